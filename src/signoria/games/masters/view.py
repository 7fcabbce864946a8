"""What a seat may know (1.5), and a full State that fits a view."""

from random import Random

from signoria.games.masters.cards import LEADERS
from signoria.games.masters.notation import KEEP
from signoria.games.masters.state import UNKNOWN, State
from signoria.kernel.agenda import Together, censored, unsealed
from signoria.kernel.decision import Seat
from signoria.kernel.view import View


def view(s: State, seat: Seat | None) -> View[State]:
    """1.5: leaders in hand are their owner's secret; decks lie in no order anyway."""
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
    unseen = [leader for leader in LEADERS if leader not in seen]
    rng.shuffle(unseen)
    for p in s.players:
        p.hand = tuple(unseen.pop() if leader == UNKNOWN else leader for leader in p.hand)
        p.packet = tuple(unseen.pop() if leader == UNKNOWN else leader for leader in p.packet)
    if s.agenda and isinstance(s.agenda[-1], Together):
        unsealed(s.agenda, lambda ask: KEEP[_pair(s.players[ask.seat].packet, rng)])
    return s


def _pair(packet: tuple[int, ...], rng: Random) -> tuple[int, int]:
    first, second = sorted(rng.sample(packet, 2))
    return first, second
