"""The answers of a question as Messages: one function for each verb of the notation."""

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo import notation, sentences
from signoria.games.lorenzo.board import FAITH_STEPS, FLOORS, MEMBERS, ROUNDS, SPACES
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import (
    FAITH,
    POINTS,
)
from signoria.games.lorenzo.options import affordable, placing
from signoria.games.lorenzo.resolve import part_of
from signoria.games.lorenzo.state import State
from signoria.games.lorenzo.tasks import (
    BonusWork,
    ChoosePart,
    ChoosePrice,
    Church,
    Reveal,
    SetMember,
    SpendServants,
    TakeTurn,
)
from signoria.games.lorenzo.values import Pairs, acts_as, member_value, standing
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


def _goods(pairs: Pairs) -> tuple[Message, ...]:
    """In the order of the cards."""
    return tuple(
        sentences.good(kind, amount)
        for kind, amount in sorted(pairs, key=lambda pair: sentences.ON_CARDS.index(pair[0]))
    )


# Turns


def _place(s: State, task: Task, move: Move) -> Message:
    """`White (5) to building floor 3: Carpenter's Shop, at least 2 servants`."""
    seat = getattr(task, "seat", NATURE)
    if seat == NATURE:
        return _text(move)
    member, space = move.args
    value = member_value(s, s.players[seat], member)
    servants = placing(s, seat, member, space).least
    number = s.floors[space] if space < FLOORS else 0
    where = {"member": MEMBERS[member], "value": value, "space": SPACES[space]}
    if not number:
        return message("move-place", **where, servants=servants)
    return message("move-place-card", **where, servants=servants, card=number)


def _servants(s: State, task: Task, move: Move) -> Message:
    """`Spend 2 servants: value 7`."""
    if not isinstance(task, (SpendServants, BonusWork)):
        return _text(move)
    (servants,) = move.args
    value = task.value + servants // standing(s.players[task.seat]).slow
    return message("move-servants", n=servants, value=value)


def _take(s: State, task: Task, move: Move) -> Message:
    (space,) = move.args
    if not s.floors[space]:
        return _text(move)
    return message("move-take", card=s.floors[space], space=SPACES[space])


def _decline(s: State, task: Task, move: Move) -> Message:
    turn = isinstance(task, TakeTurn)
    return message("move-decline-turn" if turn else "move-decline-action")


def _price(s: State, task: Task, move: Move) -> Message:
    """What is paid in the end, all discounts taken off."""
    if not isinstance(task, ChoosePrice):
        return _text(move)
    pairs = dict(affordable(s, task)).get(move)
    if pairs is None:
        return _text(move)
    paid = _goods(pairs)
    discounts = {notation.LESS_WOOD: "wood", notation.LESS_STONE: "stone"}
    if move in discounts:
        less = message(f"good-{discounts[move]}", n=1)
        if not paid:
            return message("move-less-nothing", less=less)
        return message("move-less", less=less, goods=paid)
    return message("move-pay", goods=paid) if paid else message("move-pay-nothing")


def _first(s: State, task: Task, move: Move) -> Message:
    """The part of the card's immediate effect that comes first."""
    if not isinstance(task, ChoosePart):
        return _text(move)
    (part,) = move.args
    nodes = tuple(node for node in CARDS[task.card].now if part_of(node) == part)
    return message("move-first", effects=sentences.effects(nodes))


def _privilege(s: State, task: Task, move: Move) -> Message:
    return message("move-privilege", goods=sentences.privilege(move.args[0]))


def _exchange(s: State, task: Task, move: Move) -> Message:
    number, way = move.args
    if way < 0:
        return message("move-skip", card=number)
    arrow = notation.EXCHANGES[number].ways[way]
    return message("move-exchange", way=sentences.way(arrow), card=number)


def _six(s: State, task: Task, move: Move) -> Message:
    if not isinstance(task, SetMember):
        return _text(move)
    return message("move-six", member=MEMBERS[move.args[0]], value=task.value)


def _lose(s: State, task: Task, move: Move) -> Message:
    return message("move-lose", goods=_goods(((move.args[0], 1),)))


def _church(s: State, task: Task, move: Move) -> Message:
    """L-202: all faith for the points of its step, or the tile; L-205: in the end even then."""
    if not isinstance(task, Church):
        return _text(move)
    p = s.players[task.seat]
    faith = sentences.good(FAITH, p.goods[FAITH])
    gains = {POINTS: FAITH_STEPS[p.goods[FAITH]]}
    if move == notation.REFUSE:
        tile = EXCOMMUNICATIONS[s.tiles[s.period - 1]].key
        if s.round < ROUNDS:
            return message("move-refuse", tile=tile)
        return message("move-refuse", tile=tile, faith=faith, goods=_goods(tuple(gains.items())))
    for kind, amount in standing(p).supporting:
        gains[kind] = gains.get(kind, 0) + amount
    return message("move-support", faith=faith, goods=_goods(tuple(gains.items())))


# Leaders and set-up


def _leader(s: State, task: Task, move: Move) -> Message:
    """Play, keep, copy: the name is enough."""
    return message(f"move-{move.verb}", leader=LEADERS[move.args[0]].key)


def _use(s: State, task: Task, move: Move) -> Message:
    """What the leader, or the one it copies, does now."""
    (leader,) = move.args
    seat = getattr(task, "seat", NATURE)
    acts = leader if seat == NATURE else acts_as(s.players[seat], leader)
    if not LEADERS[acts].once:
        return _text(move)
    does = sentences.effects(LEADERS[acts].once)
    return message("move-use", leader=LEADERS[leader].key, effects=does)


def _discard(s: State, task: Task, move: Move) -> Message:
    one = (message("good-privileges", n=1),)
    return message("move-discard", leader=LEADERS[move.args[0]].key, goods=one)


def _bonus(s: State, task: Task, move: Move) -> Message:
    tile = BONUS_TILES[move.args[0]]
    return message("move-bonus", tile=tile.key, text=sentences.bonus_tile(tile))


# Chance


def _roll(s: State, task: Task, move: Move) -> Message:
    white, black, orange = move.args
    return message("move-roll", white=white, black=black, orange=orange)


def _reveal(s: State, task: Task, move: Move) -> Message:
    if not isinstance(task, Reveal):
        return message("move-reveal", card=move.args[0])
    return message("move-reveal", card=move.args[0], space=SPACES[task.space])


def _tile(s: State, task: Task, move: Move) -> Message:
    return message("move-tile", tile=EXCOMMUNICATIONS[move.args[0]].key)


def _order(s: State, task: Task, move: Move) -> Message:
    return message("move-order", seats=tuple(message("seat", seat=seat) for seat in move.args))


def _plain(s: State, task: Task, move: Move) -> Message:
    """Nothing to add: `forfeit`, `end`, a sealed answer."""
    return message(f"move-{move.verb}")


VERBS: Final[dict[str, Callable[[State, Task, Move], Message]]] = {
    "place": _place,
    "servants": _servants,
    "forfeit": _plain,
    "end": _plain,
    "decline": _decline,
    "take": _take,
    "price": _price,
    "first": _first,
    "privilege": _privilege,
    "exchange": _exchange,
    "six": _six,
    "lose": _lose,
    "church": _church,
    "play": _leader,
    "keep": _leader,
    "copy": _leader,
    "deal": _leader,
    "use": _use,
    "discard": _discard,
    "bonus": _bonus,
    "roll": _roll,
    "reveal": _reveal,
    "tile": _tile,
    "order": _order,
    "hidden": _plain,
}
"""What each verb of the notation says."""
