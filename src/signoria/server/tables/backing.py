"""How far one may go back, alone or when the others agree, and why not further."""

from signoria.kernel.decision import NATURE, Seat
from signoria.kernel.message import Message, message
from signoria.kernel.refusal import IllegalMove, refuse
from signoria.server.refusals import TooLate
from signoria.server.said import said
from signoria.server.store.rows import TableRow
from signoria.server.tables.course import Course
from signoria.server.tables.keeping import chairs_of, keeps
from signoria.server.wire import Asked, Undo


def seats_of(row: TableRow, person: str) -> frozenset[Seat]:
    """The chairs that belong to this person."""
    return frozenset(
        at for at, seat in enumerate(row.seats) if seat.kind == "person" and seat.person == person
    )


def chair_for(row: TableRow, person: str, wanted: Seat | None) -> Seat | None:
    """Where a person looks from: the wanted chair, one's own that is asked, any of one's own."""
    own = seats_of(row, person)
    if wanted in chairs_of(row, person):
        return wanted
    asked = [seat for seat in row.asked if seat in own]
    return min(asked or own, default=None)


def others(row: TableRow, person: str) -> frozenset[Seat]:
    """Seats whose people have to agree; bots do, and those who play for somebody who left.

    Whoever keeps a game of a real table asks nobody here.
    """
    if keeps(row, person):
        return frozenset()
    return frozenset(
        at
        for at, seat in enumerate(row.seats)
        if seat.kind == "person" and seat.person != person and not seat.stand_in
    )


def alone_to(course: Course, own: frozenset[Seat]) -> int:
    """The last new information for whoever owns these seats: so many moves have to stay."""
    entries = course.match.entries
    count = len(entries)
    while count and entries[count - 1].seat in own and not entries[count - 1].opens:
        count -= 1
    return count


def barrier(course: Course, count: int) -> Message:
    """Why one may not go back alone to fewer moves than `count`."""
    if not count:
        return message("undo-nothing")
    entry = course.match.entries[count - 1]
    if entry.seat == NATURE:
        return message("undo-chance")
    if entry.opens:
        return message("undo-opened")
    return message("undo-seat", seat=entry.seat)


def undo_of(course: Course | None, row: TableRow, chair: Seat | None, person: str) -> Undo:
    """For the button of this person on this chair."""
    if course is None:
        return Undo()
    asked = waiting_for(course, row)
    own, keeper = seats_of(row, person), keeps(row, person)
    if chair is None and not keeper:
        return Undo(asked=asked)
    last = next((n for n, seat in reversed(course.starts) if keeper or seat in own), None)
    if last is None:
        return Undo(why=said(message("undo-nothing")), asked=asked)
    if not others(row, person):
        return Undo(alone=0, last=last, asked=asked)
    stays = alone_to(course, own)
    why = said(barrier(course, stays)) if last < stays else None
    return Undo(stays if stays < course.moves else None, last, why, asked)


def waiting_for(course: Course, row: TableRow) -> Asked | None:
    """A wish that has not been answered by everybody."""
    wish = course.wish
    if wish is None:
        return None
    missing = others(row, row.seats[wish.by].person) - wish.agreed
    return Asked(wish.by, wish.to, tuple(sorted(missing)))


def may_go(course: Course, row: TableRow, person: str, to: int) -> bool:
    """At once, without asking anybody? False = the others have to agree."""
    if not 0 <= to < course.moves:
        raise refuse(IllegalMove, "undo-nothing")
    return not others(row, person) or to >= alone_to(course, seats_of(row, person))


def consenting(course: Course, row: TableRow, person: str) -> frozenset[Seat]:
    """The seats by which this person answers a wish."""
    wish = course.wish
    if wish is None:
        raise refuse(TooLate, "server-no-wish")
    return seats_of(row, person)
