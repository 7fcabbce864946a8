"""Games of a real table: the host keeps them, and answers for chance and for whoever does not.

What only one seat may know is asked of whoever sits on that chair here. The keeper sees no secret
of theirs, except by sitting down on their chair.
"""

from signoria.kernel.decision import NATURE, Decision, Seat
from signoria.server.store.rows import TableRow
from signoria.server.tables.course import Course


def keeps(row: TableRow, person: str) -> bool:
    """Does this person keep the game of a real table?"""
    return row.companion and bool(person) and row.host == person


def chairs_of(row: TableRow, person: str) -> frozenset[Seat]:
    """The chairs from which this person may look and answer."""
    keeper = keeps(row, person)
    return frozenset(
        at
        for at, seat in enumerate(row.seats)
        if seat.kind == "person" and (keeper or (seat.person == person and person))
    )


def chance_for(course: Course, row: TableRow) -> tuple[Seat, ...]:
    """Who alone may know what chance is asked; () = everybody may, or it is not asked."""
    decision = course.decision(NATURE) if row.companion else None
    return () if decision is None else decision.audience or ()


def answers_chance(course: Course, row: TableRow, person: str, chair: Seat | None) -> bool:
    """Does this person, from this chair, say what the dice and the piles on the table say?

    What is for one seat alone says whoever sits there; the keeper does for seats without a person
    of their own.
    """
    if not row.companion or not person or course.decision(NATURE) is None:
        return False
    audience = chance_for(course, row)
    if chair in audience:
        return chair in chairs_of(row, person)
    if row.host != person:
        return False
    return not audience or any(_kept(row, seat) for seat in audience)


def _kept(row: TableRow, seat: Seat) -> bool:
    """Does the keeper hold this seat's cards?"""
    chair = row.seats[seat]
    return chair.kind != "person" or chair.person == row.host


def question_for(course: Course, row: TableRow, person: str, chair: Seat | None) -> Decision | None:
    """What this person is asked on this chair."""
    own = course.decision(chair)
    if own is None and answers_chance(course, row, person, chair):
        return course.decision(NATURE)
    return own
