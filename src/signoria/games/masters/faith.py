"""The faith track (section 8): markers move, then reports follow, then the end is looked at."""

from signoria.games.masters.board import FAVOUR_POINTS, KEPT, LAST_SPACE, LOST, SECTIONS
from signoria.games.masters.state import State
from signoria.kernel.decision import Seat
from signoria.kernel.message import Message, Value, message
from signoria.kernel.view import Event


def tell(s: State, id_: str, /, **args: Value) -> None:
    """Everybody may know it."""
    if s.news is not None:
        s.news.append(Event(message(id_, **args)))


def advance(s: State, steps: dict[Seat, int], cross: int = 0) -> None:
    """8.4, 8.5: move all markers, then judge. Push nothing after it: the game may be over."""
    for seat, by in steps.items():
        p = s.players[seat]
        moved = reached(p.faith, by) - p.faith
        if moved:
            p.faith += moved
            tell(s, "masters-event-faith", seat=seat, n=moved, space=p.faith)
    moved = reached(s.cross, cross) - s.cross
    if moved:
        s.cross += moved
        tell(s, "masters-event-cross", n=moved, space=s.cross)
    furthest = max(*(p.faith for p in s.players), s.cross)
    for section, (first, pope) in enumerate(SECTIONS):
        if furthest >= pope and not s.reports >> section & 1:
            report(s, section, first)
    if any(p.faith == LAST_SPACE for p in s.players):
        if s.solo:
            finish(s, 1, message("masters-end-faith"))
        else:
            end_is_near(s)
    elif s.cross == LAST_SPACE:
        finish(s, -1, message("masters-end-cross"))


def reached(space: int, by: int) -> int:
    """8.4: where a marker then stands; nobody goes past the last space."""
    return min(space + by, LAST_SPACE)


def report(s: State, section: int, first: int) -> None:
    """8.3: everybody is judged at the same instant, once a section."""
    s.reports |= 1 << section
    for seat, p in enumerate(s.players):
        kept = p.faith >= first
        favours = list(p.favours)
        favours[section] = KEPT if kept else LOST
        p.favours = tuple(favours)
        id_ = "masters-event-favour" if kept else "masters-event-no-favour"
        tell(s, id_, seat=seat, section=section + 1, points=FAVOUR_POINTS[section])


def end_is_near(s: State) -> None:
    """11.1: this round is the last."""
    if not s.ending:
        s.ending = True
        tell(s, "masters-event-last-round")


def finish(s: State, result: int, reason: Message) -> None:
    """13.4, 13.5: a solo game is over at once; why is told."""
    s.result = result
    s.agenda.clear()
    tell(s, "masters-event-won" if result > 0 else "masters-event-lost", reason=reason)
