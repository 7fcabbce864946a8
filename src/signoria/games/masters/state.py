"""The State of a game of Masters: all that is true on the table, nothing else."""

from typing import Any, ClassVar, Final, NamedTuple, Self

from signoria.games.masters.board import PILES
from signoria.kernel.agenda import Task
from signoria.kernel.game import Options, Switch
from signoria.kernel.view import Event

UNKNOWN: Final = -1
"""In a view: a leader that this seat may not see."""
EMPTY: Final = -1
"""The resource of an empty depot."""
SEATS: Final = range(1, 5)
LAST: Final = "last"
"""5.5: the own faith neither first nor together with that of the others, but after it."""
SWITCHES: Final = (
    Switch("discard_what_fits", (True, False), "M-5.6"),
    Switch("discard_stored", (False, True), "M-4.4"),
    Switch("red_marble_first", (True, False, LAST), "M-5.5"),
    Switch("discards_one_by_one", (False, True), "M-5.7"),
    Switch("discards_player_by_player", (False, True), "M-5.7"),
    Switch("level_two_or_higher", (False, True), "M-9.3"),
    Switch("full_tie_shared", (True, False), "M-12.6"),
    Switch("seventh_card_wins", (False, True), "M-13.5"),
)


class Rules(NamedTuple):
    """The options of a game, ready to be asked; shared by all copies of its State."""

    options: Options
    players: int
    discard_what_fits: bool
    discard_stored: bool
    red_marble_first: bool
    red_marble_last: bool
    discards_one_by_one: bool
    discards_player_by_player: bool
    level_two_or_higher: bool
    full_tie_shared: bool
    seventh_card_wins: bool


def rules_of(options: Options) -> Rules:
    """The settings of every switch; `last` is a question of its own."""
    settings: dict[str, Any] = {switch.name: options.get(switch) for switch in SWITCHES}
    last = settings["red_marble_first"] == LAST
    settings |= {"red_marble_first": settings["red_marble_first"] is True, "red_marble_last": last}
    return Rules(options, options.players, **settings)


class Player:
    """What lies before one seat."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "depots",
        "extra",
        "faith",
        "favours",
        "hand",
        "packet",
        "played",
        "slots",
        "strongbox",
    )
    __slots__ = FIELDS

    def __init__(  # noqa: PLR0913, PLR0917 - every field, so that a copy is one call
        self,
        depots: tuple[tuple[int, int], ...],
        extra: tuple[int, ...],
        strongbox: tuple[int, ...],
        slots: tuple[tuple[int, ...], ...],
        hand: tuple[int, ...],
        packet: tuple[int, ...],
        played: tuple[int, ...],
        faith: int,
        favours: tuple[int, ...],
    ) -> None:
        """Take every field as it is."""
        self.depots: tuple[tuple[int, int], ...] = depots
        """Top to bottom: the resource and how many of it."""
        self.extra: tuple[int, ...] = extra
        """How many of each resource lie in its extra depot."""
        self.strongbox: tuple[int, ...] = strongbox
        self.slots: tuple[tuple[int, ...], ...] = slots
        """Development cards, the lowest first."""
        self.hand: tuple[int, ...] = hand
        """Leaders in hand, secret (1.5)."""
        self.packet: tuple[int, ...] = packet
        """The leaders dealt, before two are kept."""
        self.played: tuple[int, ...] = played
        self.faith: int = faith
        self.favours: tuple[int, ...] = favours
        """The pope's favour tiles: pending, kept or lost."""

    def copy(self) -> "Player":
        """Independent; every field is frozen."""
        return Player(
            self.depots,
            self.extra,
            self.strongbox,
            self.slots,
            self.hand,
            self.packet,
            self.played,
            self.faith,
            self.favours,
        )

    def fields(self) -> tuple[object, ...]:
        """Every field, for comparing and saving."""
        return tuple(getattr(self, name) for name in self.FIELDS)

    def __eq__(self, other: object) -> bool:
        """The same in every field."""
        return isinstance(other, Player) and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]  # it changes

    @classmethod
    def fresh(cls) -> Self:
        """Before anything is handed out."""
        empty = ((EMPTY, 0),) * 3
        return cls(empty, (0,) * 4, (0,) * 4, ((), (), ()), (), (), (), 0, (0, 0, 0))

    @property
    def cards(self) -> tuple[int, ...]:
        """All development cards, covered ones too."""
        return self.slots[0] + self.slots[1] + self.slots[2]


class State:
    """The table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "agenda",
        "cross",
        "discarded",
        "ending",
        "first",
        "market",
        "news",
        "piles",
        "players",
        "reports",
        "result",
        "rules",
        "tokens",
        "tops",
        "turn",
    )
    __slots__ = FIELDS

    def __init__(  # noqa: PLR0913, PLR0917 - every field, so that a copy is one call
        self,
        rules: Rules,
        market: tuple[int, ...],
        tops: tuple[int, ...],
        piles: tuple[tuple[int, ...], ...],
        players: list[Player],
        first: int,
        turn: int,
        reports: int,
        ending: bool,  # noqa: FBT001 - a field like the others
        cross: int,
        tokens: tuple[int, ...],
        result: int,
        discarded: tuple[int, ...],
        agenda: list[Task],
    ) -> None:
        """Take every field as it is."""
        self.rules: Rules = rules
        self.market: tuple[int, ...] = market
        """The twelve places row by row, then the spare marble."""
        self.tops: tuple[int, ...] = tops
        """The card that can be bought of each pile; 0 = none."""
        self.piles: tuple[tuple[int, ...], ...] = piles
        """The cards below it, in no order (1.5)."""
        self.players: list[Player] = players
        self.first: int = first
        """Who has the inkwell."""
        self.turn: int = turn
        """How many turns have begun; 0 during set-up."""
        self.reports: int = reports
        """Bits of the sections resolved (8.3)."""
        self.ending: bool = ending
        """11.1: the last round is being played."""
        self.cross: int = cross
        """Solo: the space of the black cross."""
        self.tokens: tuple[int, ...] = tokens
        """Solo: how many of each token are still face down, in no order."""
        self.result: int = result
        """Solo: 1 = won, -1 = lost, 0 = neither yet."""
        self.discarded: tuple[int, ...] = discarded
        """Leaders discarded from a hand, seen by all (9.1)."""
        self.agenda: list[Task] = agenda
        self.news: list[Event] | None = None
        """Where events are told while a move is applied; None = nobody listens."""

    def copy(self) -> "State":
        """Independent; what never changes in place is shared."""
        return State(
            self.rules,
            self.market,
            self.tops,
            self.piles,
            [player.copy() for player in self.players],
            self.first,
            self.turn,
            self.reports,
            self.ending,
            self.cross,
            self.tokens,
            self.result,
            self.discarded,
            self.agenda[:],
        )

    def __eq__(self, other: object) -> bool:
        """The same in every field; who listens does not matter."""
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in self.FIELDS if name != "news"
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    @classmethod
    def fresh(cls, options: Options) -> Self:
        """An empty table; the agenda is the caller's to fill."""
        players = [Player.fresh() for _ in range(options.players)]
        empty: tuple[tuple[int, ...], ...] = ((),) * PILES
        rules = rules_of(options)
        no_cards = (0,) * PILES
        return cls(
            rules,
            (),
            no_cards,
            empty,
            players,
            0,
            0,
            0,
            ending=False,
            cross=0,
            tokens=(),
            result=0,
            discarded=(),
            agenda=[],
        )

    @property
    def solo(self) -> bool:
        """One player against Lorenzo (section 13)."""
        return self.rules.players == 1
