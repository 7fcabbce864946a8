"""The course of a game in figures: points, goods and tracks after every turn, and the time used."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from signoria.kernel.decision import NATURE, Seat
from signoria.kernel.game import Game, Line
from signoria.server.said import said
from signoria.server.store.rows import LogRow, TableRow
from signoria.server.tables.course import Course, is_sealed, still_there
from signoria.server.wire_results import Chronicle, Curve, Moment

MOST_MOMENTS: Final = 200
"""More turns than a chart has room for: then only where the label changes, and evenly of those."""


class Point(NamedTuple):
    """The figures at one moment."""

    moment: Moment
    sheet: tuple[Line, ...]
    counts: tuple[Line, ...]


def chronicle(row: TableRow, log: Iterable[LogRow], chair: Seat | None) -> Chronicle:
    """As this chair may know it; at the end everything lies open."""
    log = list(log)
    course = Course(row)
    walk = _Walk(course.game, course.match.state)
    walk.read(log)
    kept = _chosen(walk.ends)
    points = list(_points(course.game, Course(row).match.state, walk, kept, chair))
    return Chronicle(
        moments=[point.moment for point in points],
        sources=_curves([point.sheet for point in points]),
        counts=_curves([point.counts for point in points]),
        used=tuple(round(walk.used.get(seat, 0.0), 1) for seat in range(len(row.seats))),
    )


class _Walk:
    """Through the log once: whose turn ended where, and how long it took."""

    def __init__(self, game: Game[Any], state: Any) -> None:  # noqa: ANN401 - any title's State
        """Before the first step; `state` is used up."""
        self.game, self.state = game, state
        self.moves: list[tuple[Seat, Any]] = []
        self.ends: list[Moment] = [Moment(0, game.label(state), NATURE)]
        """After so many moves a turn was over; the last one of a game that runs may go on."""
        self.used: dict[Seat, float] = {}
        self._before: float | None = None
        self._sealed_since: float | None = None

    def read(self, log: list[LogRow]) -> None:
        """Every step; what was taken back later only took time."""
        there = {row.at: row for row in still_there(log) if row.kind == "moves"}
        for row in log:
            if row.kind not in {"moves", "back"}:
                continue
            if row.kind == "moves":
                self._pass(row.body[0][0], row.time)
            if row.at in there:
                self._play(there[row.at])
            self._before = row.time
            if not is_sealed(self.state):
                self._sealed_since = None
            elif self._sealed_since is None:
                self._sealed_since = row.time

    def _pass(self, seat: Seat, now: float) -> None:
        """The time since this seat was asked is its own."""
        since = self._before if self._sealed_since is None else self._sealed_since
        if seat != NATURE and since is not None:
            self.used[seat] = self.used.get(seat, 0.0) + max(0.0, now - since)

    def _play(self, row: LogRow) -> None:
        for seat, text in row.body:
            label = self.game.label(self.state)
            move = self.game.parse(text)
            self.game.apply(self.state, move, seat, tell=False)
            self.moves.append((seat, move))
            self._end(label, seat)

    def _end(self, label: str, seat: Seat) -> None:
        """Here a turn may be over; all that happens before the first one is the beginning."""
        last, now = self.ends[-1], Moment(len(self.moves), label, seat)
        if len(self.ends) == 1 and label == last.label:
            self.ends = [replace(now, seat=NATURE)]
        elif seat != NATURE and (last.label, last.seat) == (label, seat):
            self.ends[-1] = now
        elif seat != NATURE:
            self.ends.append(now)


def _chosen(ends: list[Moment]) -> list[Moment]:
    """Not more than a chart has room for, the first and the last always among them."""
    if len(ends) > MOST_MOMENTS:
        pairs = zip(ends, [*ends[1:], None], strict=True)
        ends = [one for one, after in pairs if after is None or after.label != one.label]
    step = -(-len(ends) // MOST_MOMENTS)
    return [*ends[:-1:step], ends[-1]]


def _points(
    game: Game[Any],
    state: Any,  # noqa: ANN401 - any title's State
    walk: _Walk,
    kept: list[Moment],
    chair: Seat | None,
) -> Iterator[Point]:
    over, done = not walk.state.agenda, 0
    for moment in kept:
        for seat, move in walk.moves[done : moment.n]:
            game.apply(state, move, seat, tell=False)
        done = moment.n
        # What a sheet sums up may be hidden from a chair while the game runs.
        seen = state if over else game.view(state, chair).state
        yield Point(moment, game.score(seen).lines, game.counts(seen))


def _curves(lines: list[tuple[Line, ...]]) -> list[Curve]:
    """The lines of all moments, turned: each label with its figures from the first to the last."""
    return [
        Curve(said(same[0].label), [line.points for line in same])
        for same in zip(*lines, strict=True)
    ]
