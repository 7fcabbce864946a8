"""What a seat may know (L-252), and a full State that fits a view."""

from random import Random

from signoria.games.lorenzo.cards import LEADERS
from signoria.games.lorenzo.notation import KEEP
from signoria.games.lorenzo.state import State
from signoria.kernel.agenda import Together, unsealed
from signoria.kernel.decision import Seat
from signoria.kernel.view import View
from signoria.toolkit.hands import dealt_anew, hidden


def view(s: State, seat: Seat | None) -> View[State]:
    """L-147, L-252: leaders in hand and in packets are their owner's secret."""
    return hidden(s, seat)


def guess(view_: View[State], rng: Random) -> State:
    """Deal the leaders that this seat cannot see anew; answer sealed decisions somehow."""
    s = dealt_anew(view_, range(len(LEADERS)), rng)
    if s.agenda and isinstance(s.agenda[-1], Together):
        unsealed(s.agenda, lambda ask: KEEP[rng.choice(s.players[ask.seat].packet)])
    return s
