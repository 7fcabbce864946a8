"""What a chair gets to see: pictures, questions, lines of the log, the score sheet."""

from collections.abc import Iterable
from typing import Any

from signoria.kernel.decision import Decision, Seat
from signoria.kernel.game import Game
from signoria.server.said import said
from signoria.server.tables.course import Course, Told, is_sealed
from signoria.server.wire import Ask, Line, Option, Sheet, SheetLine


def ask_of(course: Course, decision: Decision | None) -> Ask | None:
    """An open decision with all its answers."""
    return None if decision is None else question(course.game, course.match.state, decision)


def question(game: Game[Any], state: Any, decision: Decision) -> Ask:  # noqa: ANN401 - any title's
    """A decision with all its answers in sentences, made from what its seat may know."""
    seen = game.view(state, decision.seat).state
    options = [
        Option(move.text, move.touches, said(game.describe(seen, move))) for move in decision.moves
    ]
    return Ask(decision.seat, decision.ask, options, decision.rest, is_sealed(state))


def lines_of(told: Iterable[Told], chair: Seat | None, *, everything: bool = False) -> list[Line]:
    """The log as this chair may read it; moves that tell it nothing are left out.

    `everything` is for games that are over, and for guesses.
    """
    lines: list[Line] = []
    for each in told:
        known = everything or known_to(each, chair)
        says = [said(event.message) for event in each.events if everything or event.known_to(chair)]
        touches = each.move.touches if known else ()
        if says or touches:
            lines.append(Line(each.n, each.seat, each.label, says, touches))
    return lines


def known_to(told: Told, chair: Seat | None) -> bool:
    """Does this chair know what was answered, and so what was asked?"""
    return told.audience is None or chair in told.audience


def sheet_of(game: Game[Any], state: Any) -> Sheet:  # noqa: ANN401 - any title's State
    """Points line by line, as if the game ended now."""
    score = game.score(state)
    lines = [SheetLine(said(line.label), line.points) for line in score.lines]
    return Sheet(lines, score.totals, score.places)


def end_sheet(course: Course | None) -> Sheet | None:
    """Once it is over."""
    if course is None or not course.match.over:
        return None
    return sheet_of(course.game, course.match.state)
