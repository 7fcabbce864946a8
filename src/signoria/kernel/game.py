"""The protocol of a title, its options and its score sheet."""

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from signoria.kernel.agenda import HasAgenda
from signoria.kernel.decision import Decision, Move, Seat
from signoria.kernel.message import Message, message
from signoria.kernel.refusal import InvalidOptions, Objection, refuse
from signoria.kernel.view import Event, View

Setting: TypeAlias = bool | int | str


class Switch(NamedTuple):
    """One option of a game: the settings it may have, the first is the default."""

    name: str
    settings: tuple[Setting, ...]
    rule: str = ""

    @property
    def default(self) -> Setting:
        """What holds unless it is said otherwise."""
        return self.settings[0]


class Options(NamedTuple):
    """How a game is played: its number of players and the switches that differ from the default."""

    players: int
    changed: tuple[tuple[str, Setting], ...] = ()

    def __str__(self) -> str:
        """`players=4 windy most_flour=9`."""
        words = [f"players={self.players}"]
        for name, setting in self.changed:
            words.append(name if setting is True else f"{name}={_word(setting)}")
        return " ".join(words)

    def get(self, switch: Switch) -> Setting:
        """The setting of one switch."""
        return dict(self.changed).get(switch.name, switch.default)


def make_options(
    players: int, switches: Iterable[Switch], seats: range, **settings: Setting
) -> Options:
    """Options of a title, each setting checked; only what differs from the default is kept."""
    if players not in seats:
        raise refuse(InvalidOptions, "options-players", most=seats[-1], least=seats[0], n=players)
    known = {switch.name: switch for switch in switches}
    for name, setting in settings.items():
        if name not in known:
            raise refuse(InvalidOptions, "options-unknown", name=name, known=", ".join(known))
        if not any(setting == one and type(setting) is type(one) for one in known[name].settings):
            choices = ", ".join(_word(one) for one in known[name].settings)
            raise refuse(
                InvalidOptions, "options-setting", name=name, value=_word(setting), known=choices
            )
    changed = [
        (name, settings[name])
        for name, switch in known.items()
        if name in settings and settings[name] != switch.default
    ]
    return Options(players, tuple(changed))


def parse_options(text: str, switches: Iterable[Switch], seats: range) -> Options:
    """Read what `str(options)` wrote."""
    switches = tuple(switches)
    known = {switch.name: switch for switch in switches}
    players = seats[-1]
    settings: dict[str, Setting] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name == "players":
            if not (value.isascii() and value.isdigit() and len(value) <= 3):  # noqa: PLR2004 - no table has more
                raise refuse(InvalidOptions, "options-number", name=name, value=value)
            players = int(value)
        elif name in known:
            settings[name] = _setting(known[name], value)
        else:
            raise refuse(InvalidOptions, "options-unknown", name=name, known=", ".join(known))
    return make_options(players, switches, seats, **settings)


def _setting(switch: Switch, value: str) -> Setting:
    """The setting that prints as `value`; the bare name means true."""
    for setting in switch.settings:
        if _word(setting) == (value or "true"):
            return setting
    choices = ", ".join(_word(one) for one in switch.settings)
    raise refuse(
        InvalidOptions, "options-setting", name=switch.name, value=value or "true", known=choices
    )


def _word(setting: Setting) -> str:
    return str(setting).lower()


class Line(NamedTuple):
    """One line of a score sheet: what it is for and the points of each seat."""

    label: Message
    points: tuple[int, ...]


class ScoreSheet(NamedTuple):
    """Points line by line; `places` gives each seat's place (1 = first)."""

    lines: tuple[Line, ...]
    places: tuple[int, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's sum."""
        return tuple(map(sum, zip(*(line.points for line in self.lines), strict=True)))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Everybody in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


S = TypeVar("S", bound=HasAgenda)


class Game(Protocol[S]):
    """A rulebook: a handful of functions and a rules version."""

    name: str
    version: int
    """Changes exactly when behaviour changes; refactoring or speed leave it alone."""
    seats: range
    switches: tuple[Switch, ...]

    def new(self, options: Options) -> S:
        """A fresh table; set-up is on the agenda, chance comes as decisions."""
        ...

    def copy(self, s: S) -> S:
        """An independent copy."""
        ...

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """What is open: () = over, several = simultaneous."""
        ...

    def apply(
        self, s: S, move: Move, seat: Seat | None = None, *, tell: bool = True
    ) -> list[Event]:
        """Change `s` by a move of the open decision, trusting it.

        `seat` says whose answer it is where several are asked at once; with `tell` false nobody
        listens and no event is made (search).
        """
        ...

    def objections(self, s: S, seat: Seat, wish: Move) -> list[Objection]:
        """Every reason why `seat` may not do this now; [] = it may."""
        ...

    def wishes(self, s: S, seat: Seat, text: str) -> tuple[Move, ...]:
        """The moves that somebody may mean who points at a thing: a place, a piece, a name."""
        ...

    def view(self, s: S, seat: Seat | None) -> View[S]:
        """What `seat` may know; None = a spectator."""
        ...

    def guess(self, view: View[S], rng: Random) -> S:
        """A State that looks the same from that chair, the rest dealt anew."""
        ...

    def score(self, s: S) -> ScoreSheet:
        """As if the game ended now."""
        ...

    def counts(self, s: S) -> tuple[Line, ...]:
        """What is counted of each seat beside points, for charts; a label says only of what."""
        ...

    def owned(self, s: S) -> tuple[tuple[str, ...], ...]:
        """The things each seat has gathered so far and everybody sees: `card:29`."""
        ...

    def worth(self, s: S, seat: Seat) -> float:
        """What the table is worth to `seat` beyond the score sheet, in points: for bots."""
        ...

    def label(self, s: S) -> str:
        """Where in the game we are, one word: it begins the lines of a record."""
        ...

    def parse(self, text: str) -> Move:
        """The move that prints as `text`, or InvalidMove."""
        ...

    def dump(self, s: S) -> dict[str, Any]:
        """The State as JSON."""
        ...

    def load(self, data: dict[str, Any]) -> S:
        """The State that `dump` wrote."""
        ...

    def picture(self, s: S) -> dict[str, Any]:
        """The table as plain data: what a screen draws. Takes a State or that of a view."""
        ...

    def describe(self, s: S, move: Move) -> Message:
        """An option of the open decision as a sentence."""
        ...

    def explain(self, thing: str) -> Message | None:
        """The rules text of a thing that moves touch; None = it has none."""
        ...

    def cards(self) -> list[dict[str, Any]]:
        """Every printed thing of the title as plain data, with what it says."""
        ...

    def position(self, text: str) -> tuple[Options, tuple[str, ...], S]:
        """A position written by hand: options, names of the seats and the State."""
        ...


def sum_line(sheet: ScoreSheet) -> Line:
    """The sheet's last line."""
    return Line(message("score-total"), sheet.totals)
