"""Clocks of a table: who has how long, whose time runs, and who has run out of it.

All of it follows from the row: what each seat had left when the clocks were last read, and who is
asked since. A seat's clock runs while a person has to answer there; chance and bots cost nobody.
Time that was used is never given back, neither by taking back nor by a wish to.

A clock that was set back takes nothing, and gives nothing.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from msgspec.structs import replace

from signoria.kernel.decision import Seat
from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.server.store.rows import TableRow
from signoria.server.tables.course import Course
from signoria.server.tables.seating import BEST, replaced
from signoria.server.wire import Clocks, Pace

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 86_400
_LIVE: Final = (MINUTE, 10 * HOUR)
_TURN: Final = (HOUR, 30 * DAY)
_MOST_MORE: Final = 10 * MINUTE

ALLOWANCE: Final = 30
"""Seconds with which one comes back to a live game after a bot has played on, and `more`."""
_ALMOST_OUT: Final = 10
"""Taking back does not make anybody run out of time: whoever has less than that keeps it."""
PATIENCE: Final = 60
"""Seconds that a wish may hold up a live game in which only bots are asked."""


def checked(pace: Pace) -> Pace:
    """A pace that can be played, or a refusal."""
    if pace.kind == "none":
        return Pace()
    least, most = _LIVE if pace.kind == "live" else _TURN
    more = pace.more if pace.kind == "live" else 0
    if not (least <= pace.time <= most and 0 <= more <= _MOST_MORE):
        raise refuse(InvalidOptions, "server-pace-wrong")
    return replace(pace, more=more)


# Reading


def running(row: TableRow) -> tuple[Seat, ...]:
    """The seats whose time runs now."""
    if row.state != "playing" or not row.clocks:
        return ()
    return tuple(seat for seat in row.asked if seat >= 0 and _is_played(row, seat))


def _is_played(row: TableRow, seat: Seat) -> bool:
    """Does a person play there, and no bot for them?"""
    return row.seats[seat].kind == "person" and not row.seats[seat].stand_in


def left(row: TableRow, now: float) -> tuple[float, ...]:
    """Seconds of each seat."""
    gone = max(0.0, now - row.ticked)
    runs = running(row)
    return tuple(max(0.0, has - gone) if at in runs else has for at, has in enumerate(row.clocks))


def told(row: TableRow, now: float) -> Clocks | None:
    """For the browser; None = there are no clocks."""
    if row.state != "playing" or not row.clocks:
        return None
    return Clocks(tuple(round(has, 1) for has in left(row, now)), running(row))


# What happens


def _with_due(row: TableRow) -> TableRow:
    """With the moment when the first clock ends."""
    runs = running(row)
    due = row.ticked + min(row.clocks[seat] for seat in runs) if runs else 0.0
    return replace(row, due=due)


def _with(row: TableRow, clocks: dict[Seat, float]) -> TableRow:
    return replace(row, clocks=tuple(clocks.get(at, has) for at, has in enumerate(row.clocks)))


def reseated(before: TableRow, after: TableRow, now: float) -> TableRow:
    """Somebody sat down, left or came back, or the game begins: `after` with its clocks."""
    pace = after.pace
    if pace.kind == "none" or after.state != "playing":
        return after
    if not after.clocks:
        full = (float(pace.time),) * len(after.seats)
        return _with_due(replace(after, clocks=full, ticked=now))
    had = left(before, now)
    fresh = float(pace.time if pace.kind == "days" else ALLOWANCE + pace.more)
    back = [at for at, seat in enumerate(before.seats) if seat.stand_in and _is_played(after, at)]
    clocks = {at: max(had[at], fresh) for at in back}
    return _with_due(_with(replace(after, clocks=had, ticked=now), clocks))


def answered(before: TableRow, after: TableRow, ended: Iterable[Seat], now: float) -> TableRow:
    """Moves were played: `ended` are the seats whose people have handed in a turn with it."""
    if not before.clocks:
        return after
    after, pace, ended = _read_from(before, after, now), before.pace, frozenset(ended)
    if pace.kind == "live":
        clocks = {seat: after.clocks[seat] + pace.more for seat in ended}
    else:
        fresh = [seat for seat in after.asked if seat not in before.asked or seat in ended]
        clocks = {seat: float(pace.time) for seat in fresh}
    return _with_due(_with(after, clocks))


def taken_back(before: TableRow, after: TableRow, undone: Iterable[Seat], now: float) -> TableRow:
    """Turns of these seats were taken back: what handing them in had given is lost again."""
    if not before.clocks:
        return after
    after, pace, undone = _read_from(before, after, now), before.pace, tuple(undone)
    if pace.kind == "live":
        clocks: dict[Seat, float] = {}
        for seat in undone:
            has = clocks.get(seat, after.clocks[seat])
            clocks[seat] = max(has - pace.more, min(has, _ALMOST_OUT))
    else:
        # A turn goes on with what it had, and is long enough to come back to.
        clocks = {seat: max(after.clocks[seat], float(HOUR)) for seat in undone}
        fresh = [seat for seat in after.asked if seat not in (*before.asked, *undone)]
        clocks |= {seat: float(pace.time) for seat in fresh}
    return _with_due(_with(after, clocks))


def _read_from(before: TableRow, after: TableRow, now: float) -> TableRow:
    return replace(after, clocks=left(before, now), ticked=now)


def wished(row: TableRow, now: float) -> TableRow:
    """Bots wait while a wish is open: where only they are asked, it may not wait for ever."""
    if not row.clocks or running(row):
        return row
    patience = PATIENCE if row.pace.kind == "live" else row.pace.time
    return replace(row, due=now + patience)


def out_of_time(row: TableRow, now: float) -> TableRow:
    """Whoever has no time left is played for."""
    has = left(row, now)
    late = [seat for seat in running(row) if has[seat] <= 0]
    after = replaced(row, late, BEST) if late else row
    return after if after != row else _with_due(row) if row.clocks else row


# What a step of the log ends


def ended_by(course: Course, body: list[Any], after: TableRow) -> list[Seat]:
    """Whose turn a person ends by this: no longer asked, sealed, or somebody answered between."""
    seat: Seat = body[0][0]
    between = any(other != seat for other, _ in body)
    return [seat] if course.sealed or between or seat not in after.asked else []


def undone_by(course: Course, to: int) -> list[Seat]:
    """Whose turns are taken back, a seat for each; what was handed in piece by piece is one."""
    ends = [*(start for start, _ in course.starts[1:]), course.moves]
    seats = [seat for (_, seat), end in zip(course.starts, ends, strict=True) if end > to]
    return [seat for seat, _ in groupby(seats) if seat >= 0]
