"""What cards say, as Messages: one function for each type of node, found by its type.

The catalogues have the words. Everything a player reads on a card comes from the node that the
rules resolve, so text and behaviour cannot part.
"""

from collections.abc import Callable
from typing import Any, Final

from signoria.games.lorenzo.board import PRIVILEGES
from signoria.games.lorenzo.effects import (
    ACTIONS,
    ANY_KIND,
    COINS,
    FAITH,
    KINDS,
    MILITARY,
    POINTS,
    SERVANTS,
    STONES,
    TERRITORY,
    WOODS,
    Activate,
    BonusTile,
    Card,
    Cheaper,
    CopiesLeader,
    DoublesGoods,
    Effect,
    EntersTaken,
    Exchange,
    Excommunication,
    FreeTerritories,
    Gain,
    GainPerCard,
    GainPerMilitary,
    Goods,
    Kind,
    Leader,
    Less,
    LosesPerBuildingCost,
    LosesPerMilitary,
    LosesPerPoints,
    LosesPerResource,
    Needs,
    NoFloorBonus,
    NoMarket,
    NoPointsFor,
    NoSurcharge,
    Price,
    Privileges,
    Raises,
    RaisesMembers,
    ServantsPerValue,
    SetOneMember,
    SetsMembers,
    SkipsFirstTurn,
    Supporting,
    TakeCard,
    Way,
    Work,
)
from signoria.kernel.message import Message, message

Messages = tuple[Message, ...]
ON_CARDS: Final = (WOODS, STONES, SERVANTS, COINS, MILITARY, FAITH, POINTS)
"""Goods in the order in which cards print them."""


# Goods and lists


def good(kind: int, amount: int) -> Message:
    """`3 coins`."""
    return message(f"good-{Goods.kinds[kind]}", n=amount)


def goods(what: Goods, privileges: int = 0) -> Messages:
    """`2 wood and 3 coins`, and council privileges (L-85)."""
    found = tuple(good(kind, what.amounts[kind]) for kind in ON_CARDS if what.amounts[kind])
    return (*found, message("good-privileges", n=privileges)) if privileges else found


def one_of(parts: Messages) -> Message:
    """`a or b`."""
    return message("list-or", parts=parts)


def either(parts: Messages) -> Message:
    """`a and b, or c and d`."""
    return message("list-either", parts=parts)


def sentences(parts: Messages) -> Message:
    """Sentences behind each other."""
    return message("list-sentences", parts=parts)


def effects(nodes: tuple[Effect, ...]) -> Message:
    """Everything that an effect list says; goods and privileges beside them are gained at once."""
    parts: list[Message] = []
    for before, node in zip((None, *nodes), nodes, strict=False):
        if isinstance(before, Gain) and isinstance(node, Privileges):
            parts[-1] = message("effect-gain", goods=goods(before.goods, node.count))
        else:
            parts.append(effect(node))
    return message("list-then", parts=tuple(parts))


def effect(node: Effect) -> Message:
    """What one node says."""
    return EFFECTS[type(node)](node)


# Effects


def _gain(node: Gain) -> Message:
    return message("effect-gain", goods=goods(node.goods))


def _gain_per_card(node: GainPerCard) -> Message:
    return message("effect-gain-per-card", goods=goods(node.goods), cards=KINDS[node.kind])


def _gain_per_military(node: GainPerMilitary) -> Message:
    return message("effect-gain-per-military", goods=goods(node.goods), each=node.each)


def _privileges(node: Privileges) -> Message:
    return message("effect-gain", goods=(message("good-privileges", n=node.count),))


def _kind(kinds: tuple[Kind, ...]) -> str:
    """The kind of card, or `any` of them; no printed card names two."""
    if len(kinds) == 1:
        return KINDS[kinds[0]]
    assert kinds == ANY_KIND
    return "any"


def _take_card(node: TakeCard) -> Message:
    cards = _kind(node.kinds)
    if not node.less:
        return message("effect-take-card", cards=cards, value=node.value)
    less = goods(node.less)
    return message("effect-take-card-less", cards=cards, value=node.value, less=less)


def _activate(node: Activate) -> Message:
    id_ = "effect-activate-plain" if node.plain else "effect-activate"
    return message(id_, area=ACTIONS[node.area], value=node.value)


def way(arrow: Way) -> Message:
    """One arrow of an exchange."""
    return message("exchange-way", pay=goods(arrow.pay), goods=goods(arrow.goods, arrow.privileges))


def _exchange(node: Exchange) -> Message:
    return message("effect-exchange", ways=either(tuple(way(arrow) for arrow in node.ways)))


def _set_one_member(node: SetOneMember) -> Message:
    return message("effect-set-one-member", value=node.value)


def _raises(node: Raises) -> Message:
    id_ = "effect-raises" if node.by > 0 else "effect-lowers"
    return message(id_, action=ACTIONS[node.action], by=abs(node.by))


def _cheaper(node: Cheaper) -> Message:
    less = goods(node.less)
    less = (one_of(less),) if node.one_of else less
    return message("effect-cheaper", cards=_kind(node.kinds), less=less)


def _raises_members(node: RaisesMembers) -> Message:
    verb = "raises" if node.by > 0 else "lowers"
    whom = "coloured" if node.coloured else "neutral"
    return message(f"effect-{verb}-{whom}", by=abs(node.by))


def _sets_members(node: SetsMembers) -> Message:
    return message("effect-sets-members", value=node.value)


def _supporting(node: Supporting) -> Message:
    return message("effect-supporting", goods=goods(node.goods))


def _less(node: Less) -> Message:
    return message("effect-less", goods=(one_of(tuple(good(kind, 1) for kind in node.kinds)),))


def _servants_per_value(node: ServantsPerValue) -> Message:
    return message("effect-servants-per-value", servants=node.servants)


def _no_points_for(node: NoPointsFor) -> Message:
    return message("effect-no-points-for", cards=KINDS[node.kind])


def _loses_per_points(node: LosesPerPoints) -> Message:
    return message("effect-loses-per-points", each=node.each)


def _always_the_same(id_: str) -> Callable[[Effect], Message]:
    """A node without figures."""
    return lambda _node: message(id_)


EFFECTS: Final[dict[type[Effect], Callable[[Any], Message]]] = {
    Gain: _gain,
    GainPerCard: _gain_per_card,
    GainPerMilitary: _gain_per_military,
    Privileges: _privileges,
    TakeCard: _take_card,
    Activate: _activate,
    Exchange: _exchange,
    SetOneMember: _set_one_member,
    Raises: _raises,
    Cheaper: _cheaper,
    NoFloorBonus: _always_the_same("effect-no-floor-bonus"),
    RaisesMembers: _raises_members,
    SetsMembers: _sets_members,
    EntersTaken: _always_the_same("effect-enters-taken"),
    NoSurcharge: _always_the_same("effect-no-surcharge"),
    FreeTerritories: _always_the_same("effect-free-territories"),
    CopiesLeader: _always_the_same("effect-copies-leader"),
    Supporting: _supporting,
    DoublesGoods: _always_the_same("effect-doubles-goods"),
    Less: _less,
    NoMarket: _always_the_same("effect-no-market"),
    ServantsPerValue: _servants_per_value,
    SkipsFirstTurn: _always_the_same("effect-skips-first-turn"),
    NoPointsFor: _no_points_for,
    LosesPerPoints: _loses_per_points,
    LosesPerMilitary: _always_the_same("effect-loses-per-military"),
    LosesPerBuildingCost: _always_the_same("effect-loses-per-building-cost"),
    LosesPerResource: _always_the_same("effect-loses-per-resource"),
}
"""What each type of node says."""


# Cards, leaders, tiles


def price(one: Price) -> Message:
    """One alternative of a cost."""
    paid = message("list-and", parts=goods(one.goods))
    return message("price-military", pay=paid, needs=one.needs) if one.needs else paid


def card(one: Card) -> Message:
    """A development card."""
    parts = [_cost(one.cost)]
    if one.now:
        parts.append(message("card-now", effects=effects(one.now)))
    if one.always:
        parts.append(message("card-always", effects=effects(one.always)))
    if one.work is not None:
        parts.append(_work(one.kind, one.work))
    if one.end:
        parts.append(message("card-end", points=good(POINTS, one.end)))
    return sentences(tuple(parts))


def _cost(cost: tuple[Price, ...]) -> Message:
    if not cost:
        return message("card-free")
    return message("card-cost", cost=either(tuple(price(one) for one in cost)))


def _work(kind: Kind, work: Work) -> Message:
    area = "harvest" if kind == TERRITORY else "production"
    return message(f"card-{area}", value=work.value, effects=effects(work.effects))


def needs(what: Needs) -> Messages:
    """What must be there to play a leader."""
    cards = tuple(
        message(f"cards-{KINDS[kind]}", n=count) for kind, count in enumerate(what.cards) if count
    )
    alike = (message("cards-one-kind", n=what.of_one_kind),) if what.of_one_kind else ()
    return (*cards, *alike, *goods(what.goods))


def leader(one: Leader) -> Message:
    """A leader."""
    parts = [message("leader-needs", needs=needs(one.needs))]
    if one.once:
        parts.append(message("leader-once", effects=effects(one.once)))
    if one.always:
        parts.append(message("leader-always", effects=effects(one.always)))
    return sentences(tuple(parts))


def excommunication(one: Excommunication) -> Message:
    """An excommunication tile."""
    if one.always:
        return message("excommunication-always", effects=effects(one.always))
    return message("excommunication-end", effects=effects(one.end))


def bonus_tile(one: BonusTile) -> Message:
    """A personal bonus tile."""
    return sentences(
        (
            message("bonus-production", goods=goods(one.production)),
            message("bonus-harvest", goods=goods(one.harvest)),
        )
    )


def privilege(entry: int) -> Messages:
    """An entry of the menu of privileges (L-7)."""
    return goods(PRIVILEGES[entry])
