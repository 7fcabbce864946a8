"""What a node says in figures: as data with named fields, and in the few signs of a card."""

from collections.abc import Callable
from typing import Any, Final

from signoria.games.lorenzo.board import SURCHARGE
from signoria.games.lorenzo.effects import (
    ACTIONS,
    ANY_KIND,
    COINS,
    KINDS,
    Activate,
    Cheaper,
    CopiesLeader,
    DoublesGoods,
    Effect,
    EntersTaken,
    Exchange,
    FreeTerritories,
    Gain,
    GainPerCard,
    GainPerMilitary,
    Goods,
    Kind,
    Less,
    LosesPerBuildingCost,
    LosesPerMilitary,
    LosesPerPoints,
    LosesPerResource,
    NoFloorBonus,
    NoMarket,
    NoPointsFor,
    NoSurcharge,
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
)
from signoria.games.lorenzo.sentences import ON_CARDS

Data = dict[str, Any]
Figures = tuple[Data, str]

_SIGNS: Final = ("coin", "wood", "stone", "servant", "MP", "FP", "VP")
_COUNTED: Final = ("coin", "servant")


def figures(node: Effect) -> Figures:
    """Data with a `kind`, and the same in short."""
    return FIGURES[type(node)](node)


def amounts(goods: Goods) -> dict[str, int]:
    """`{"wood": 2, "coins": 1}`: what is there."""
    return {Goods.kinds[kind]: amount for kind, amount in goods.pairs}


def brief(goods: Goods) -> str:
    """`2 wood, 1 coin`."""
    return ", ".join(_amounts(goods))


def _amounts(goods: Goods) -> list[str]:
    return [
        f"{goods.amounts[kind]} {_sign(kind, goods.amounts[kind])}"
        for kind in ON_CARDS
        if goods.amounts[kind]
    ]


def _discount(goods: Goods, between: str) -> str:
    """`−1 wood −1 stone`."""
    return between.join(f"−{amount}" for amount in _amounts(goods))


def _sign(kind: int, amount: int) -> str:
    sign = _SIGNS[kind]
    return f"{sign}s" if sign in _COUNTED and amount > 1 else sign


def _kinds(kinds: tuple[Kind, ...]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


def _brief_kinds(kinds: tuple[Kind, ...]) -> str:
    return "card" if kinds == ANY_KIND else "/".join(_kinds(kinds))


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def _gain(node: Gain) -> Figures:
    return {"kind": "gain", "goods": amounts(node.goods)}, brief(node.goods)


def _gain_per_card(node: GainPerCard) -> Figures:
    data = {"kind": "gain-per-card", "goods": amounts(node.goods), "cards": KINDS[node.kind]}
    return data, f"{brief(node.goods)} per {KINDS[node.kind]}"


def _gain_per_military(node: GainPerMilitary) -> Figures:
    data = {"kind": "gain-per-military", "goods": amounts(node.goods), "each": node.each}
    return data, f"{brief(node.goods)} per {node.each} MP"


def _privileges(node: Privileges) -> Figures:
    return {"kind": "privileges", "count": node.count}, _brief_privileges(node.count)


def _brief_privileges(count: int) -> str:
    return "1 privilege" if count == 1 else f"{count} different privileges"


def _take_card(node: TakeCard) -> Figures:
    data = {
        "kind": "take-card",
        "cards": _kinds(node.kinds),
        "value": node.value,
        "less": amounts(node.less),
    }
    less = _discount(node.less, " ")
    return data, f"take {_brief_kinds(node.kinds)} {node.value} {less}".strip()


def _activate(node: Activate) -> Figures:
    area = ACTIONS[node.area]
    data = {"kind": "activate", "area": area, "value": node.value, "only_servants": node.plain}
    return data, f"{area} {node.value}{' (servants only)' if node.plain else ''}"


def _exchange(node: Exchange) -> Figures:
    ways = [
        {"pay": amounts(way.pay), "goods": amounts(way.goods), "privileges": way.privileges}
        for way in node.ways
    ]
    return {"kind": "exchange", "ways": ways}, " / ".join(map(_brief_way, node.ways))


def _brief_way(way: Way) -> str:
    gets = [brief(way.goods)] if way.goods else []
    if way.privileges:
        gets.append(_brief_privileges(way.privileges))
    return f"{brief(way.pay)} → {', '.join(gets)}"


def _set_one_member(node: SetOneMember) -> Figures:
    return {"kind": "set-one-member", "value": node.value}, f"1 coloured member = {node.value}"


def _raises(node: Raises) -> Figures:
    action = ACTIONS[node.action]
    return {"kind": "raises", "action": action, "by": node.by}, f"{action} {_signed(node.by)}"


def _cheaper(node: Cheaper) -> Figures:
    data = {
        "kind": "cheaper",
        "cards": _kinds(node.kinds),
        "less": amounts(node.less),
        "one_of": node.one_of,
    }
    less = _discount(node.less, " or " if node.one_of else " ")
    return data, f"{_brief_kinds(node.kinds)} {less}"


def _raises_members(node: RaisesMembers) -> Figures:
    whom = "coloured" if node.coloured else "neutral"
    data = {"kind": "raises-members", "members": whom, "by": node.by}
    return data, f"{whom} members {_signed(node.by)}"


def _sets_members(node: SetsMembers) -> Figures:
    return {"kind": "sets-members", "value": node.value}, f"coloured members = {node.value}"


def _supporting(node: Supporting) -> Figures:
    data = {"kind": "supporting", "goods": amounts(node.goods)}
    return data, f"supporting the Church {brief(node.goods)}"


def _less(node: Less) -> Figures:
    goods = [Goods.kinds[kind] for kind in node.kinds]
    signs = " or ".join(_SIGNS[kind] for kind in node.kinds)
    return {"kind": "less", "goods": goods}, f"each gain −1 {signs}"


def _servants_per_value(node: ServantsPerValue) -> Figures:
    data = {"kind": "servants-per-value", "servants": node.servants}
    return data, f"{node.servants} servants = +1"


def _no_points_for(node: NoPointsFor) -> Figures:
    kind = KINDS[node.kind]
    return {"kind": "no-points-for", "cards": kind}, f"no VP for {kind} cards"


def _loses_per_points(node: LosesPerPoints) -> Figures:
    return {"kind": "loses-per-points", "each": node.each}, f"−1 VP per {node.each} VP"


def _no_surcharge(_node: NoSurcharge) -> Figures:
    data = {"kind": "no-surcharge", "goods": {Goods.kinds[COINS]: SURCHARGE}}
    return data, "occupied tower +0 coins"


def _without_figures(kind: str, printed: str) -> Callable[[Effect], Figures]:
    return lambda _node: ({"kind": kind}, printed)


FIGURES: Final[dict[type[Effect], Callable[[Any], Figures]]] = {
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
    NoFloorBonus: _without_figures("no-floor-bonus", "no floor bonus"),
    RaisesMembers: _raises_members,
    SetsMembers: _sets_members,
    EntersTaken: _without_figures("enters-taken", "may enter occupied spaces"),
    NoSurcharge: _no_surcharge,
    FreeTerritories: _without_figures("free-territories", "territories need no MP"),
    CopiesLeader: _without_figures("copies-leader", "copies a leader of another player"),
    Supporting: _supporting,
    DoublesGoods: _without_figures("doubles-goods", "resources of immediate effects × 2"),
    Less: _less,
    NoMarket: _without_figures("no-market", "no market"),
    ServantsPerValue: _servants_per_value,
    SkipsFirstTurn: _without_figures("skips-first-turn", "first turn of a round last"),
    NoPointsFor: _no_points_for,
    LosesPerPoints: _loses_per_points,
    LosesPerMilitary: _without_figures("loses-per-military", "−1 VP per MP"),
    LosesPerBuildingCost: _without_figures(
        "loses-per-building-cost", "−1 VP per wood and stone in costs of own buildings"
    ),
    LosesPerResource: _without_figures("loses-per-resource", "−1 VP per resource"),
}
"""What each type of node says."""
