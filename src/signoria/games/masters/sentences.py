"""What cards and leaders say, as Messages: made of the nodes that the rules resolve."""

from collections.abc import Callable
from typing import Any, Final

from signoria.games.masters.board import LINE_NAMES
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
from signoria.kernel.message import Message, message

Messages = tuple[Message, ...]
FAITH_KIND: Final = len(Goods.kinds) - 1


# Goods


def good(kind: int, amount: int) -> Message:
    """`3 coins`."""
    return message(f"masters-good-{Goods.kinds[kind]}", n=amount)


def goods(amounts: tuple[int, ...] | list[int], of_choice: int = 0) -> Messages:
    """`2 coins, 1 resource of your choice and 1 faith point`."""
    found = [good(kind, amount) for kind, amount in enumerate(amounts) if amount]
    if of_choice:
        faith = len(amounts) > FAITH_KIND and amounts[FAITH_KIND] > 0
        found.insert(len(found) - faith, message("masters-good-any", n=of_choice))
    return tuple(found)


def points(amount: int) -> Message:
    """`3 victory points`."""
    return message("masters-good-points", n=amount)


def line(number: int) -> Message:
    """`row 1`: a row or a column of the market."""
    word, place = LINE_NAMES[number].split()
    return message(f"masters-{word}", n=int(place))


# Productions and abilities


def way(power: Power) -> Message:
    """`1 stone for 1 servant`."""
    return message(
        "masters-way",
        pay=goods(power.pays.amounts, power.any_in),
        goods=goods(power.gives.amounts, power.any_out),
    )


def _discount(node: Discount) -> Message:
    return message("masters-effect-discount", goods=good(node.kind, 1))


def _depot(node: Depot) -> Message:
    return message("masters-effect-depot", goods=good(node.kind, node.places))


def _white(node: White) -> Message:
    return message("masters-effect-white", goods=good(node.kind, 1))


def _produces(node: Produces) -> Message:
    return message("masters-effect-produces", way=way(node.power))


EFFECTS: Final[dict[type[Effect], Callable[[Any], Message]]] = {
    Discount: _discount,
    Depot: _depot,
    White: _white,
    Produces: _produces,
}
"""What each type of node says."""


def effect(node: Effect) -> Message:
    """What an ability says."""
    return EFFECTS[type(node)](node)


# Cards and leaders


def card(one: Card) -> Message:
    """A development card."""
    return message(
        "list-sentences",
        parts=(
            message("masters-says-cost", goods=goods(one.cost.amounts)),
            message("masters-says-production", way=way(one.work)),
            message("masters-says-points", goods=points(one.points)),
        ),
    )


def leader(one: Leader) -> Message:
    """A leader."""
    return message(
        "list-sentences",
        parts=(
            message("masters-says-needs", goods=needs(one.needs)),
            message("masters-says-always", effect=effect(one.always)),
            message("masters-says-points", goods=points(one.points)),
        ),
    )


def needs(what: Needs) -> Messages:
    """What must be there to play a leader (9.3)."""
    cards = tuple(
        message(f"masters-cards-{COLOURS[colour]}", n=count)
        for colour, count in enumerate(what.cards)
        if count
    )
    level_two: Messages = ()
    if what.level_two >= 0:
        level_two = (message(f"masters-level-two-{COLOURS[what.level_two]}"),)
    return (*cards, *level_two, *goods(what.goods.amounts))
