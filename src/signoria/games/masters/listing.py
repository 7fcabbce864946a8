"""Cards and leaders as plain data: what is listed, to be held beside the printed ones."""

from collections.abc import Callable
from typing import Any, Final

from signoria.games.masters import sentences
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.cards.provenance import source
from signoria.games.masters.effects import (
    COLOURS,
    Card,
    Depot,
    Discount,
    Effect,
    Goods,
    Leader,
    Needs,
    Power,
    Produces,
    White,
)

Data = dict[str, Any]
Figures = tuple[Data, str]


def cards() -> list[Data]:
    """Everything printed. `sentence` is a Message, `name_id` the id of the name in catalogues."""
    return [*map(_card, CARDS.values()), *map(_leader, LEADERS.values())]


def _amounts(goods: Goods) -> dict[str, int]:
    """`{"coin": 2, "faith": 1}`: what is there."""
    return {Goods.kinds[kind]: amount for kind, amount in goods.pairs}


def _brief(goods: Goods, of_choice: int = 0) -> str:
    """`2 coins, 1 of choice, 1 faith`."""
    faith = [f"{amount} faith" for kind, amount in goods.pairs if kind == sentences.FAITH_KIND]
    words = [_counted(kind, n) for kind, n in goods.pairs if kind != sentences.FAITH_KIND]
    if of_choice:
        words.append(f"{of_choice} of choice")
    return ", ".join(words + faith)


def _counted(kind: int, amount: int) -> str:
    return f"{amount} {Goods.kinds[kind]}{'s' if amount > 1 else ''}"


def _card(card: Card) -> Data:
    """A development card. It has no name: it is called by colour, level and number."""
    return {
        "number": card.number,
        "kind": "development",
        "colour": COLOURS[card.colour],
        "level": card.level,
        "points": card.points,
        "name_id": f"masters-card-{card.number}",
        "thing": f"card:{card.number}",
        "cost": [_amounts(card.cost)],
        "work": data_of(card.work),
        "printed": f"costs {_brief(card.cost)} | production {_printed_power(card.work)}"
        f" | {card.points} VP",
        "sentence": sentences.card(card),
        "provenance": source(card.number),
    }


def data_of(power: Power) -> Data:
    """What a production takes and gives."""
    return {
        "pays": _amounts(power.pays),
        "gives": _amounts(power.gives),
        "any_in": power.any_in,
        "any_out": power.any_out,
    }


def _printed_power(power: Power) -> str:
    return f"{_brief(power.pays, power.any_in)} → {_brief(power.gives, power.any_out)}"


def _leader(leader: Leader) -> Data:
    """A leader. It has no name either."""
    data, printed = FIGURES[type(leader.always)](leader.always)
    return {
        "number": leader.number,
        "kind": "leader",
        "points": leader.points,
        "name_id": f"masters-leader-{leader.number}",
        "thing": f"leader:{leader.number}",
        "needs": _needs(leader.needs),
        "always": [data],
        "printed": f"needs {_printed_needs(leader.needs)} | {printed} | {leader.points} VP",
        "sentence": sentences.leader(leader),
        "provenance": source(leader.number),
    }


def _discount(node: Discount) -> Figures:
    good = Goods.kinds[node.kind]
    return {"kind": "discount", "goods": {good: 1}}, f"cards −1 {good}"


def _depot(node: Depot) -> Figures:
    goods = {Goods.kinds[node.kind]: node.places}
    return {"kind": "depot", "goods": goods}, f"depot {_counted(node.kind, node.places)}"


def _white(node: White) -> Figures:
    good = Goods.kinds[node.kind]
    return {"kind": "white", "goods": {good: 1}}, f"white marble = 1 {good}"


def _produces(node: Produces) -> Figures:
    data = {"kind": "produces", "work": data_of(node.power)}
    return data, f"production {_printed_power(node.power)}"


FIGURES: Final[dict[type[Effect], Callable[[Any], Figures]]] = {
    Discount: _discount,
    Depot: _depot,
    White: _white,
    Produces: _produces,
}
"""What a leader does, as data and in the few signs of the card."""


def _needs(needs: Needs) -> Data:
    cards = {COLOURS[colour]: count for colour, count in enumerate(needs.cards) if count}
    data: Data = {"goods": _amounts(needs.goods), "cards": cards}
    if needs.level_two >= 0:
        data["level_two"] = COLOURS[needs.level_two]
    return data


def _printed_needs(needs: Needs) -> str:
    words = [f"{count} {COLOURS[colour]}" for colour, count in enumerate(needs.cards) if count]
    if needs.level_two >= 0:
        words.append(f"1 {COLOURS[needs.level_two]} II")
    if needs.goods:
        words.append(_brief(needs.goods))
    return ", ".join(words)
