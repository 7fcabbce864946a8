"""What lies before each seat in numbers and by name: for charts and for what somebody likes."""

from signoria.games.lorenzo.cards import LEADERS
from signoria.games.lorenzo.effects import KINDS, POINTS, Goods
from signoria.games.lorenzo.state import State
from signoria.kernel.game import Line
from signoria.kernel.message import message


def counts(s: State) -> tuple[Line, ...]:
    """Goods and the two tracks in their order, then cards by kind; points are the sheet's."""
    goods = [
        Line(message(f"screen-good-{name}"), tuple(p.goods[kind] for p in s.players))
        for kind, name in enumerate(Goods.kinds)
        if kind != POINTS
    ]
    cards = [
        Line(message(f"kind-{name}"), tuple(len(p.cards[kind]) for p in s.players))
        for kind, name in enumerate(KINDS)
    ]
    return (*goods, *cards)


def owned(s: State) -> tuple[tuple[str, ...], ...]:
    """Development cards and leaders in play."""
    return tuple(
        (
            *(f"card:{number}" for cards in p.cards for number in cards),
            *(f"leader:{LEADERS[leader].key}" for leader in p.played),
        )
        for p in s.players
    )
