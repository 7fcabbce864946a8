"""The answers of a question as Messages: one function for each verb of the notation."""

from collections.abc import Callable
from typing import Final

from signoria.games.masters import sentences
from signoria.games.masters.board import (
    COLUMNS,
    DEPOT_NAMES,
    DEPOTS,
    EXTRA,
    LINES,
    MARBLE_GIVES,
    MARBLES,
    RED_MARBLE,
    ROWS,
    TOKENS,
    WHITE_MARBLE,
)
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import FAITH_POINTS, RESOURCES, Goods
from signoria.games.masters.notation import BASE_POWER
from signoria.games.masters.options import split
from signoria.games.masters.state import Player, State
from signoria.games.masters.tasks import ChoosePay, Producing, Store, TakeStart
from signoria.games.masters.values import POWERS, Layout, price, stored, whites
from signoria.kernel.agenda import Task, Together
from signoria.kernel.decision import NATURE, Move
from signoria.kernel.message import Message, message


def describe(s: State, move: Move) -> Message:
    """An option of the open decision; what answers another question stays in notation."""
    task = s.agenda[-1] if s.agenda else None
    if isinstance(task, Together):
        task = task.asks[0]
    return VERBS[move.verb](s, task, move)


def _text(move: Move) -> Message:
    return message("move-text", move=move.text)


def _asked(s: State, task: Task | None) -> Player | None:
    """Who is asked, if it is a player."""
    seat: int = getattr(task, "seat", NATURE)
    return None if seat == NATURE else s.players[seat]


# Market and warehouse


def _take(s: State, task: Task | None, move: Move) -> Message:
    """`Take row 1: 1 stone and 2 coins; the white marble gives nothing`."""
    (at,) = move.args
    p = _asked(s, task)
    if p is None or not s.market:
        return _text(move)
    marbles = [s.market[place] for place in LINES[at]]
    kinds = whites(p)
    taken = [0] * len(Goods.kinds)
    for marble in marbles:
        if marble in MARBLE_GIVES:
            taken[MARBLE_GIVES[marble]] += 1
        elif marble == RED_MARBLE:
            taken[FAITH_POINTS] += 1
        elif len(kinds) == 1:
            taken[kinds[0]] += 1
    found = sentences.goods(taken)
    parts: sentences.Messages = (message("list-and", parts=found),) if found else ()
    blank = marbles.count(WHITE_MARBLE)
    if blank and not kinds:
        parts += (message("masters-whites-nothing", n=blank),)
    elif blank and len(kinds) > 1:
        choice = message("list-or", parts=tuple(sentences.good(kind, 1) for kind in sorted(kinds)))
        parts += (message("masters-whites-choice", n=blank, goods=choice),)
    return message(
        "masters-move-take", line=sentences.line(at), what=message("list-then", parts=parts)
    )


def _white(s: State, task: Task | None, move: Move) -> Message:
    return message("masters-move-white", goods=sentences.good(move.args[0], 1))


def _store(s: State, task: Task | None, move: Move) -> Message:
    """`1 coin into the middle depot`, and what is moved about for it (4.3)."""
    kind, depot = move.args
    p = _asked(s, task)
    where = {"goods": sentences.good(kind, 1), "depot": DEPOT_NAMES[depot]}
    layout = None
    if p is not None and isinstance(task, (Store, TakeStart)):
        layout = stored(p, kind, depot)
    moved = () if p is None or layout is None else _moved(p, layout, kind, depot)
    if not moved:
        return message("masters-move-store", **where)
    return message("masters-move-store-moving", **where, moved=moved)


def _moved(p: Player, layout: Layout, kind: int, depot: int) -> tuple[Message, ...]:
    """What lies elsewhere afterwards, beside the one that is new."""
    before, after = _places(p.depots, p.extra), _places(*layout)
    after[depot][kind] -= 1
    return tuple(
        message("masters-put", goods=sentences.good(k, n), depot=DEPOT_NAMES[place])
        for place in range(len(DEPOTS) + 1)
        for k in RESOURCES
        if (n := after[place][k] - before[place][k]) > 0
    )


def _places(depots: tuple[tuple[int, int], ...], extra: tuple[int, ...]) -> list[list[int]]:
    """How many of each resource lie in each depot, those of leaders last."""
    amounts = [[count if kind == k else 0 for k in RESOURCES] for kind, count in depots]
    assert len(amounts) == EXTRA
    return [*amounts, list(extra)]


def _throw(s: State, task: Task | None, move: Move) -> Message:
    """5.7: who gains by it."""
    id_ = "masters-move-throw-solo" if s.solo else "masters-move-throw"
    return message(id_, goods=sentences.good(move.args[0], 1))


# Purchase


def _buy(s: State, task: Task | None, move: Move) -> Message:
    """`Buy purple II no. 18: 4 servants`, discounts taken off (6.2)."""
    (number,) = move.args
    p = _asked(s, task)
    cost = CARDS[number].cost.amounts if p is None else price(p, number)
    return message("masters-move-buy", card=number, goods=sentences.goods(cost))


def _slot(s: State, task: Task | None, move: Move) -> Message:
    """6.1: what the card covers there."""
    (slot,) = move.args
    p = _asked(s, task)
    if p is None or not p.slots[slot]:
        return message("masters-move-slot", n=slot + 1)
    return message("masters-move-slot-covers", n=slot + 1, card=p.slots[slot][-1])


def _pay(s: State, task: Task | None, move: Move) -> Message:
    """`Pay 2 coins from the warehouse and 1 coin from the strongbox`."""
    kind, from_warehouse, from_strongbox = move.args
    if not from_strongbox:
        return message("masters-move-pay-warehouse", goods=sentences.good(kind, from_warehouse))
    if not from_warehouse:
        return message("masters-move-pay-strongbox", goods=sentences.good(kind, from_strongbox))
    return message(
        "masters-move-pay-both",
        warehouse=sentences.good(kind, from_warehouse),
        strongbox=sentences.good(kind, from_strongbox),
    )


def _warehouse(s: State, task: Task | None, move: Move) -> Message:
    """All kinds at once; without a payment to look at it stays in notation."""
    p = _asked(s, task)
    if p is None or not isinstance(task, ChoosePay):
        return _text(move)
    most = [split(p, kind, owed)[1] for kind, owed in enumerate(task.owed)]
    rest = [owed - there for owed, there in zip(task.owed, most, strict=True)]
    from_warehouse, from_strongbox = sentences.goods(most), sentences.goods(rest)
    if not from_strongbox:
        return message("masters-move-pay-warehouse", goods=from_warehouse)
    return message("masters-move-pay-both", warehouse=from_warehouse, strongbox=from_strongbox)


# Production


def _activate(s: State, task: Task | None, move: Move) -> Message:
    """`Activate green I no. 5: 1 stone for 1 servant`."""
    (number,) = move.args
    if number not in POWERS:
        return _text(move)
    says = sentences.way(POWERS[number])
    if number == BASE_POWER:
        return message("masters-move-activate-base", way=says)
    if number in LEADERS:
        return message("masters-move-activate-leader", leader=number, way=says)
    return message("masters-move-activate", card=number, way=says)


def _produce(s: State, task: Task | None, move: Move) -> Message:
    """All that is paid and gained together (7.3)."""
    if not isinstance(task, Producing):
        return _text(move)
    pay, gain = sentences.goods(task.owed), sentences.goods(task.gives)
    return message("masters-move-produce", pay=pay, goods=gain)


def _with(s: State, task: Task | None, move: Move) -> Message:
    amounts = [move.args.count(kind) for kind in RESOURCES]
    return message("masters-move-with", goods=sentences.goods(amounts))


def _for(s: State, task: Task | None, move: Move) -> Message:
    return message("masters-move-for", goods=sentences.good(move.args[0], 1))


# Leaders


def _keep(s: State, task: Task | None, move: Move) -> Message:
    first, second = move.args
    return message("masters-move-keep", first=first, second=second)


def _leader(s: State, task: Task | None, move: Move) -> Message:
    """`play`, `discard`, `deal`."""
    return message(f"masters-move-{move.verb}", leader=move.args[0])


# Chance


def _marble(s: State, task: Task | None, move: Move) -> Message:
    # Whoever lays the marbles out is told where the next one lies; the spare is in no row.
    row, column = divmod(len(s.market), COLUMNS)
    row = 0 if row == ROWS else row + 1
    return message(f"masters-marble-{MARBLES[move.args[0]]}", row=row, column=column + 1)


def _reveal(s: State, task: Task | None, move: Move) -> Message:
    return message("masters-move-reveal", card=move.args[0])


def _first(s: State, task: Task | None, move: Move) -> Message:
    return message("masters-move-first", seat=move.args[0])


def token(number: int) -> Message:
    """What a solo token does (13.2)."""
    return message(f"masters-token-{TOKENS[number].strip('+')}")


def _token(s: State, task: Task | None, move: Move) -> Message:
    return token(move.args[0])


def _plain(s: State, task: Task | None, move: Move) -> Message:
    """Nothing to add: `end`, a sealed answer."""
    return message(f"move-{move.verb}")


VERBS: Final[dict[str, Callable[[State, Task | None, Move], Message]]] = {
    "take": _take,
    "white": _white,
    "store": _store,
    "throw": _throw,
    "buy": _buy,
    "slot": _slot,
    "pay": _pay,
    "warehouse": _warehouse,
    "activate": _activate,
    "produce": _produce,
    "with": _with,
    "for": _for,
    "keep": _keep,
    "play": _leader,
    "discard": _leader,
    "deal": _leader,
    "end": _plain,
    "hidden": _plain,
    "marble": _marble,
    "reveal": _reveal,
    "first": _first,
    "token": _token,
}
"""What each verb of the notation says."""
