"""Looking back: the table after any number of its moves, as those eyes could know it then."""

from typing import Any, Final, NamedTuple

from signoria.kernel.decision import NATURE, Seat
from signoria.kernel.refusal import InvalidMove, refuse
from signoria.server.refusals import NotYours
from signoria.server.tables.course import Course, Told
from signoria.server.tables.patch import difference
from signoria.server.tables.saying import known_to, lines_of
from signoria.server.wire import Between, Eyes, Lines, Look, Looked, Turn

MOST_BETWEEN: Final = 400
"""Lines that come at once; a round of the longest game has some hundred."""


class Looker(NamedTuple):
    """Whose knowledge it is: a chair's, a spectator's (None), or everything."""

    chair: Seat | None
    everything: bool = False

    def sees(self, course: Course, state: Any) -> Any:  # noqa: ANN401 - any title's State
        """The State as these eyes may know it."""
        return state if self.everything else course.game.view(state, self.chair).state

    def knows(self, told: Told) -> bool:
        """What was answered there?"""
        return self.everything or known_to(told, self.chair)


def looker(course: Course, chair: Seat | None, eyes: Eyes) -> Looker:
    """One's own chair while the game runs; when it is over, whoever one likes."""
    if eyes in ("own", chair):
        return Looker(chair)
    if not course.match.over:
        raise refuse(NotYours, "server-own-eyes")
    if isinstance(eyes, int) and not 0 <= eyes < len(course.match.names):
        raise refuse(NotYours, "server-no-chair")
    return Looker(None, everything=True) if eyes == "all" else Looker(int(eyes))


def looked(course: Course, chair: Seat | None, now: Any, wanted: Look) -> Looked:  # noqa: ANN401 - a picture
    """The table then; `now` is the picture that the chair has before it."""
    who = looker(course, chair, wanted.eyes)
    game, state = course.game, state_at(course, wanted.n)
    seen = who.sees(course, state)
    since = wanted.since
    return Looked(
        id=wanted.id,
        at=course.changed,
        n=wanted.n,
        moves=course.moves,
        patch=difference(now, game.picture(seen)),
        label=game.label(seen),
        asked=tuple(decision.seat for decision in game.decisions(state)),
        totals=game.score(seen).totals,
        turns=[] if since is None else [turn for turn in turns(course, who) if turn.n >= since],
    )


def state_at(course: Course, n: int) -> Any:  # noqa: ANN401 - any title's State
    """A copy of the State after so many moves, if there are."""
    if not 0 <= n <= course.moves:
        raise refuse(InvalidMove, "server-no-move", n=n, most=course.moves)
    return course.match.at(n)


def turns(course: Course, who: Looker) -> list[Turn]:
    """The moves in stretches: another seat or another part of the game begins the next one.

    Chance that answers in the middle of somebody's turn belongs to it.
    """
    found: list[Turn] = []
    for told in course.told:
        last = found[-1] if found else None
        if last is None or told.label != last.label or told.seat not in (last.seat, NATURE):
            ask = told.ask if who.knows(told) else ""
            found.append(Turn(told.n, told.seat, told.label, ask))
    return found


def between(course: Course, chair: Seat | None, wanted: Between) -> Lines:
    """The lines of some moves, as those eyes may read them."""
    who = looker(course, chair, wanted.eyes)
    told = course.told[max(wanted.first, 0) : max(wanted.last, 0)][:MOST_BETWEEN]
    return Lines(wanted.id, lines_of(told, who.chair, everything=who.everything))
