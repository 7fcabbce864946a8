"""Games of a real table: the host keeps them, and answers for chance and for whoever does not.

What only one seat may know is asked of whoever sits on that chair here. The keeper sees no secret
of theirs, except by sitting down on their chair.
"""

from random import Random
from typing import Final

from signoria.kernel.decision import NATURE, Decision, Seat
from signoria.server.store.rows import TableRow
from signoria.server.tables.course import Course, asked_of

GUESSES: Final = 64
"""So many hands of the others that nothing they may hold stays unseen: once in ten million."""


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
        decision = course.decision(NATURE)
        return decision if _all_kept(row) else _unspoilt(course, decision)
    return own


def _all_kept(row: TableRow) -> bool:
    """Has the keeper entered everybody's cards anyway?"""
    return all(_kept(row, seat) for seat in range(len(row.seats)))


def _unspoilt(course: Course, decision: Decision | None) -> Decision | None:
    """With all that this seat may hold for possible: what is missing would be in others' hands."""
    if decision is None or not decision.audience:
        return decision
    game, view = course.game, course.match.view(decision.audience[0])
    moves = set(decision.moves)
    for n in range(GUESSES):
        guess = game.guess(view, Random(f"{course.moves} {n}"))
        asked = asked_of(game, guess, NATURE)
        moves.update(asked.moves if asked else ())
    return decision._replace(moves=tuple(sorted(moves, key=lambda move: (move.verb, move.args))))
