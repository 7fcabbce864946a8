"""A table of Masters for tests: a position written by hand, moves in notation, goods as words."""

from collections.abc import Iterable

from signoria.games import find_game
from signoria.games.masters.board import COLUMNS, MARBLES, SPARE
from signoria.games.masters.effects import Goods
from signoria.games.masters.state import Player, State
from signoria.games.masters.values import extra_room
from signoria.kernel.message import Message
from tests.games import table as tables

MASTERS = find_game("masters")
FAVOURS = ("pending", "kept", "lost")


class Table(tables.Table[State]):
    """A match without chance of its own: a person answers for Nature."""

    def of(self, name: str) -> Player:
        """What lies before a player."""
        return self.state.players[self.match.seat(name)]

    # What lies before a player

    def depots(self, name: str = "a") -> str:
        """The warehouse from the top: `1 coin / - / 3 shields`, then ` / extra 2 stones`."""
        p = self.of(name)
        parts = [counted([(kind, count)]) for kind, count in p.depots]
        for kind, room in enumerate(extra_room(p)):
            if room + p.extra[kind]:
                parts.append(f"extra {counted([(kind, p.extra[kind])])}")
        return " / ".join(parts)

    def box(self, name: str = "a") -> str:
        """The strongbox: `4 coins, 1 stone`, or `-` for nothing."""
        return counted(enumerate(self.of(name).strongbox))

    def faith(self) -> list[int]:
        """Where the markers stand, seat by seat."""
        return [p.faith for p in self.state.players]

    def favours(self, name: str = "a") -> str:
        """The pope's favour tiles: `kept lost pending`."""
        return " ".join(FAVOURS[state] for state in self.of(name).favours)

    def slots(self, name: str = "a") -> list[list[int]]:
        """The development cards slot by slot, the lowest first."""
        return [list(slot) for slot in self.of(name).slots]

    # What lies on the table

    @property
    def market(self) -> str:
        """`wgyy bpwr pwgw b`: three rows, then the spare marble."""
        letters = "".join(MARBLES[marble][0] for marble in self.state.market)
        rows = [letters[at : at + COLUMNS] for at in range(0, SPARE, COLUMNS)]
        return " ".join([*rows, letters[SPARE:]])

    @property
    def told(self) -> list[str]:
        """The ids of all that happened, without `masters-event-`."""
        return [one.message.id.removeprefix("masters-event-") for one in self.events]

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 = first."""
        places: tuple[int, ...] = MASTERS.score(self.state).places
        return places


def counted(amounts: Iterable[tuple[int, int]]) -> str:
    """`2 coins, 1 stone`, or `-`."""
    words = [f"{n} {Goods.kinds[kind]}{'s' * (n > 1)}" for kind, n in amounts if n]
    return ", ".join(words) or "-"


def score_lines(table: Table) -> dict[str, tuple[int, ...]]:
    """The score sheet, its lines by their last word."""
    lines = MASTERS.score(table.state).lines
    return {line.label.id.removeprefix("masters-score-"): line.points for line in lines}


def reason(rule: str, id_: str, **args: int | str | Message) -> str:
    """`M-6.3 masters-no-cost cost=(masters-good-coin n=2) has=1`."""
    return " ".join([rule, f"masters-no-{id_}", *(f"{name}={arg}" for name, arg in args.items())])


def masters(position: str) -> Table:
    """A table in this position; what it does not say is as in the first turn of a game of four."""
    return Table(tables.at_position(MASTERS, position))


def solo(position: str, options: str = "") -> Table:
    """The same for one player, called a."""
    return masters(f'[Options "players=1{options}"]; {position}')


def new_game(options: str = "players=4") -> Table:
    """A table before the set-up: Nature is asked first."""
    return Table(tables.at_start(MASTERS, options))


def laid(options: str = "players=4") -> Table:
    """A table after the market and the grid: the leaders are dealt next.

    The market is `wgyy bpwr pwgw b`, and on each pile lies the card with the lowest number.
    """
    table = new_game(options)
    words = {"w": "white", "g": "grey", "y": "yellow", "b": "blue", "p": "purple", "r": "red"}
    for letter in "wgyybpwrpwgwb":
        table.play(f"nature: marble {words[letter]}")
    while table.asked == "nature masters-reveal":
        table.play(f"nature: {table.options('nature')[0]}")
    return table


def dealt(options: str = "players=4") -> Table:
    """And after the leaders: a has 49 to 52, b 53 to 56, c 57 to 60, d 61 to 64."""
    table = laid(options)
    for leader in range(49, 49 + 4 * len(table.match.names)):
        table.play(f"nature: deal {leader}")
    return table


def seated(first: int, options: str = "players=4") -> Table:
    """And everybody keeps the first two, and this seat (1 to 4) is the first player."""
    table = dealt(options)
    for seat, name in enumerate(table.match.names):
        table.play(f"{name}: keep {49 + 4 * seat} {50 + 4 * seat}")
    return table.play(f"nature: first {first}")
