"""What a seat may know (L-252), and a full State that fits a view."""

from random import Random

from signoria.games.lorenzo.cards import LEADERS
from signoria.games.lorenzo.state import UNKNOWN, State
from signoria.kernel.agenda import Together
from signoria.kernel.decision import Move, Seat
from signoria.kernel.view import View

HIDDEN = Move("hidden", (), "?")
"""A sealed answer of another seat: that it is given is known."""


def view(s: State, seat: Seat | None) -> View[State]:
    """L-147, L-252: leaders in hand and in packets are their owner's secret."""
    seen = s.copy()
    for other, p in enumerate(seen.players):
        if other != seat:
            p.hand = (UNKNOWN,) * len(p.hand)
            p.packet = (UNKNOWN,) * len(p.packet)
    if seen.agenda and isinstance(seen.agenda[-1], Together):
        open_ = seen.agenda[-1]
        answers = tuple(
            answer if answer is None or ask.seat == seat else HIDDEN
            for ask, answer in zip(open_.asks, open_.answers, strict=True)
        )
        seen.agenda[-1] = Together(open_.asks, answers)
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
        _unseal(s, s.agenda[-1], rng)
    return s


def _unseal(s: State, open_: Together, rng: Random) -> None:
    from signoria.games.lorenzo.notation import KEEP  # noqa: PLC0415 - only here

    answers = tuple(
        KEEP[rng.choice(s.players[ask.seat].packet)] if answer == HIDDEN else answer
        for ask, answer in zip(open_.asks, open_.answers, strict=True)
    )
    s.agenda[-1] = Together(open_.asks, answers)
