"""What a seat may know (1.5), and a full State that fits a view."""

from random import Random

from signoria.games.masters.cards import LEADERS
from signoria.games.masters.notation import KEEP
from signoria.games.masters.state import State
from signoria.kernel.agenda import Together, unsealed
from signoria.kernel.decision import Seat
from signoria.kernel.view import View
from signoria.toolkit.hands import dealt_anew, hidden


def view(s: State, seat: Seat | None) -> View[State]:
    """1.5: leaders in hand are their owner's secret; decks lie in no order anyway."""
    return hidden(s, seat)


def guess(view_: View[State], rng: Random) -> State:
    """Deal the leaders that this seat cannot see anew; answer sealed decisions somehow."""
    s = dealt_anew(view_, LEADERS, rng)
    if s.agenda and isinstance(s.agenda[-1], Together):
        unsealed(s.agenda, lambda ask: KEEP[_pair(s.players[ask.seat].packet, rng)])
    return s


def _pair(packet: tuple[int, ...], rng: Random) -> tuple[int, int]:
    first, second = sorted(rng.sample(packet, 2))
    return first, second
