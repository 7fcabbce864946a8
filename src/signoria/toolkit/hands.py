"""Cards that their owner alone may see: hidden in a view, dealt anew in a guess.

It asks of a State only what titles with such cards agree on: `players` with a `hand`, a `packet`
and what they have `played`, and the cards `discarded`.
"""

from collections.abc import Iterable
from random import Random
from typing import Any, Final, TypeVar

from signoria.kernel.agenda import censored
from signoria.kernel.decision import Seat
from signoria.kernel.view import View

UNKNOWN: Final = -1
"""In a view: a card that this seat may not see."""

S = TypeVar("S", bound=Any)


def hidden(s: S, seat: Seat | None) -> View[S]:
    """The view of this seat, or of a spectator; sealed answers are hidden too."""
    seen: S = s.copy()
    for other, p in enumerate(seen.players):
        if other != seat:
            p.hand = (UNKNOWN,) * len(p.hand)
            p.packet = (UNKNOWN,) * len(p.packet)
    censored(seen.agenda, seat)
    return View(seat, seen)


def dealt_anew(view: View[S], cards: Iterable[int], rng: Random) -> S:
    """A State that fits the view: of all these cards, those not seen are dealt again."""
    s: S = view.state.copy()
    seen = set(s.discarded)
    for p in s.players:
        seen.update(p.played, p.hand, p.packet)
    unseen = [card for card in cards if card not in seen]
    rng.shuffle(unseen)
    for p in s.players:
        p.hand = tuple(unseen.pop() if card == UNKNOWN else card for card in p.hand)
        p.packet = tuple(unseen.pop() if card == UNKNOWN else card for card in p.packet)
    return s
