"""What lies before each seat in numbers and by name: for charts and for what somebody likes."""

from signoria.games.masters.effects import Goods
from signoria.games.masters.state import State
from signoria.games.masters.values import stock
from signoria.kernel.game import Line
from signoria.kernel.message import message


def counts(s: State) -> tuple[Line, ...]:
    """Resources wherever they lie, faith, cards; solo also how far the black cross has come."""
    stocks = [(*stock(p), p.faith) for p in s.players]
    goods = [
        Line(message(f"masters-board-goods-{name}"), tuple(have[kind] for have in stocks))
        for kind, name in enumerate(Goods.kinds)
    ]
    cards = Line(message("masters-board-cards"), tuple(len(p.cards) for p in s.players))
    cross = [Line(message("masters-board-cross"), (s.cross,))] if s.solo else []
    return (*goods, cards, *cross)


def owned(s: State) -> tuple[tuple[str, ...], ...]:
    """Development cards and leaders in play."""
    return tuple(
        (
            *(f"card:{number}" for number in p.cards),
            *(f"leader:{leader}" for leader in p.played),
        )
        for p in s.players
    )
