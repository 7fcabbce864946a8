"""What a table's log comes to: the match, what it told, and what may be taken back."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from signoria.games import find_game
from signoria.kernel.agenda import Together
from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.game import Game, parse_options
from signoria.kernel.match import Match
from signoria.kernel.refusal import refuse
from signoria.kernel.view import Event
from signoria.server.refusals import TooLate
from signoria.server.store.rows import LogRow, TableRow


class Told(NamedTuple):
    """What move `n` (from 0) told; where it happened, the `audience` knows (None = everybody)."""

    n: int
    seat: Seat
    label: str
    ask: str
    move: Move
    audience: tuple[Seat, ...] | None
    events: tuple[Event, ...]


class Wish(NamedTuple):
    """Somebody wants to go back to `to` moves; these seats have agreed."""

    by: Seat
    to: int
    agreed: frozenset[Seat] = frozenset()


class Course:
    """A game as far as it has come. Everything follows from the row and its log.

    Nothing is ever played on the match that is not in the log: what somebody wants to play is
    tried on a copy, appended to the store, and then read here like any other step.
    """

    def __init__(self, row: TableRow) -> None:
        """The game before the first step of its log."""
        game = find_game(row.game)
        if row.rules != game.version:
            raise refuse(TooLate, "server-old-rules", found=row.rules, here=game.version)
        options = parse_options(row.options, game.switches, game.seats)
        self.game = game
        self.match: Match[Any] = Match(game, options, row.names, position=row.position)
        self.at = 0
        """The length of the log."""
        self.changed = 0
        """Its length when the game itself last changed."""
        self.open_since = 0
        """Its length when what is open now was first asked: who saw that much may still answer."""
        self.told: list[Told] = []
        self.starts: list[tuple[int, Seat]] = []
        """Where what was handed in as one began, and whose it was."""
        self.wish: Wish | None = None

    # What is asked

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All that is open."""
        return self.match.decisions

    def decision(self, seat: Seat | None) -> Decision | None:
        """What this seat is asked, if anything."""
        return next((one for one in self.decisions if one.seat == seat), None)

    @property
    def moves(self) -> int:
        """How many moves the game has."""
        return len(self.match.entries)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that have to answer now."""
        return tuple(decision.seat for decision in self.decisions)

    @property
    def sealed(self) -> bool:
        """Are answers laid aside until all are in?"""
        return is_sealed(self.match.state)

    # Reading the log

    def read_all(self, log: Iterable[LogRow]) -> None:
        """A whole log. What was taken back later is not even played."""
        for row in still_there(log):
            self.read(row)

    def read(self, row: LogRow) -> None:
        """The next step."""
        assert row.at >= self.at, "steps are read in their order"
        self.at = row.at + 1
        sealed = self.sealed
        if row.kind == "moves":
            self._read_moves(row)
        elif row.kind == "back":
            self.cut(row.body)
        elif row.kind == "wish":
            seat, to = row.body
            self.wish = Wish(seat, to)
            return
        elif row.kind == "agree":
            seats, yes = row.body
            self._hear(seats, yes=yes)
            return
        self.wish = None
        self.changed = self.at
        # What another has answered in secret changes nothing for those who have not.
        if not (sealed and self.sealed and row.kind == "moves" and not self._opened(row)):
            self.open_since = self.at

    def _opened(self, row: LogRow) -> bool:
        """Was a secret opened by it?"""
        return any(entry.opens for entry in self.match.entries[-len(row.body) :])

    def fits(self, seat: Seat, at: int) -> bool:
        """Is what this seat saw then still what it is asked?"""
        if at == self.changed:
            return True
        return self.open_since <= at < self.changed and self.decision(seat) is not None

    def _read_moves(self, row: LogRow) -> None:
        # What a table began with was handed in by nobody, whoever's moves they are.
        began = row.at == 0 and not row.by
        self.starts.append((self.moves, NATURE if began else row.body[0][0]))
        for seat, text in row.body:
            self._answer(seat, self.game.parse(text))

    def _answer(self, seat: Seat, move: Move) -> None:
        decision = self.decision(seat)
        audience = None if decision is None else decision.audience
        ask = "" if decision is None else decision.ask
        if self.sealed:
            audience = (seat,)
        n, label = self.moves, self.game.label(self.match.state)
        events = tuple(self.match.choose(seat, move))
        self.told.append(Told(n, seat, label, ask, move, audience, events))

    def cut(self, count: int) -> None:
        """Leave so many moves."""
        if count < self.moves:
            self.match = self.match.fork(count=count)
        del self.told[count:]
        self.starts = [start for start in self.starts if start[0] < count]

    def _hear(self, seats: list[Seat], *, yes: bool) -> None:
        if self.wish is not None:
            agreed = self.wish.agreed.union(seats)
            self.wish = self.wish._replace(agreed=agreed) if yes else None


def still_there(log: Iterable[LogRow]) -> list[LogRow]:
    """The steps without the moves that were taken back."""
    steps: list[LogRow] = []
    for row in log:
        if row.kind == "back":
            _take_back(steps, row.body)
        steps.append(row)
    return steps


def _take_back(steps: list[LogRow], to: int) -> None:
    count = sum(len(row.body) for row in steps if row.kind == "moves")
    for at in range(len(steps) - 1, -1, -1):
        if count <= to:
            break
        row = steps[at]
        if row.kind == "moves":
            count -= len(row.body)
            left = row.body[: max(to - count, 0)]
            count += len(left)
            steps[at : at + 1] = [replace(row, body=left)] if left else []


def is_sealed(state: Any) -> bool:  # noqa: ANN401 - any title's State
    """Are several seats asked at once?"""
    return bool(state.agenda) and isinstance(state.agenda[-1], Together)


def asked_of(game: Game[Any], state: Any, seat: Seat) -> Decision | None:  # noqa: ANN401 - as above
    """What this seat is asked."""
    return next((one for one in game.decisions(state) if one.seat == seat), None)
