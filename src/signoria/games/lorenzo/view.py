"""What a seat may know (L-252), and a full State that fits a view."""

from random import Random

from signoria.games.lorenzo.cards import LEADERS
from signoria.games.lorenzo.notation import KEEP
from signoria.games.lorenzo.state import UNKNOWN, State
from signoria.kernel.agenda import Together, censored, unsealed
from signoria.kernel.decision import Seat
from signoria.kernel.view import View


def view(s: State, seat: Seat | None) -> View[State]:
    """L-147, L-252: leaders in hand and in packets are their owner's secret."""
    seen = s.copy()
    for other, p in enumerate(seen.players):
        if other != seat:
            p.hand = (UNKNOWN,) * len(p.hand)
            p.packet = (UNKNOWN,) * len(p.packet)
    censored(seen.agenda, seat)
    return View(seat, seen)


def guess(view_: View[State], rng: Random) -> State:
    """Deal the leaders that this seat cannot see anew; answer sealed decisions somehow."""
    s = view_.state.copy()
    seen = set(s.discarded)
    for p in s.players:
        seen.update(p.played, p.hand, p.packet)
    unseen = [leader for leader in range(len(LEADERS)) if leader not in seen]
    rng.shuffle(unseen)
    for p in s.players:
        p.hand = tuple(unseen.pop() if leader == UNKNOWN else leader for leader in p.hand)
        p.packet = tuple(unseen.pop() if leader == UNKNOWN else leader for leader in p.packet)
    if s.agenda and isinstance(s.agenda[-1], Together):
        unsealed(s.agenda, lambda ask: KEEP[rng.choice(s.players[ask.seat].packet)])
    return s
