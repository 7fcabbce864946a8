"""A table of which one seat knows everything that is not a guess: for trying and for asking why."""

from random import Random
from typing import Any

from signoria.kernel.decision import NATURE, Seat
from signoria.server.tables.course import Course


def guessed(course: Course, seat: Seat) -> Any:  # noqa: ANN401 - any title's State
    """A State of one's own that looks from this chair like the true one.

    It is made of the view alone, and twice the same: so no answer that comes from it can tell
    anything that the view does not.
    """
    if seat == NATURE:  # whoever answers for chance sees the table itself
        return course.game.copy(course.match.state)
    view = course.match.view(seat)
    return course.game.guess(view, Random(f"{course.moves} {seat}"))
