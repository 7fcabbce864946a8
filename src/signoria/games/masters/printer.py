"""The rules text of everything that moves touch, in three doors: describe, explain, cards."""

from collections.abc import Callable
from typing import Final

from signoria.games.masters import sentences
from signoria.games.masters.board import (
    COLUMNS,
    DEPOT_NAMES,
    DEPOTS,
    EXTRA,
    FAVOUR_POINTS,
    LINE_NAMES,
    ROWS,
    SECTIONS,
    SLOTS,
    TOKENS,
)
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.describe import describe, token
from signoria.games.masters.effects import RESOURCES, Goods
from signoria.games.masters.listing import cards
from signoria.games.masters.notation import BASE_POWER
from signoria.games.masters.values import POWERS
from signoria.kernel.message import Message, message

__all__ = ["cards", "describe", "explain"]

About = tuple[Message, Message]
_CARDS: Final = {str(number): card for number, card in CARDS.items()}
_LEADERS: Final = {str(number): leader for number, leader in LEADERS.items()}
_POWERS: Final = {"base" if number == BASE_POWER else str(number): number for number in POWERS}
_GOODS: Final = {Goods.kinds[kind]: kind for kind in RESOURCES}
_MARKET: Final = {name.replace(" ", "."): name.split() for name in LINE_NAMES}


def explain(thing: str) -> Message | None:
    """`card:29`, `market:row.1`, `depot:extra` and the like; None = nothing to say."""
    kind, _, key = thing.partition(":")
    about = _THINGS.get(kind)
    found = None if about is None else about(key)
    return None if found is None else message("about", name=found[0], text=found[1])


def _card(key: str) -> About | None:
    card = _CARDS.get(key)
    if card is None:
        return None
    return message("masters-title-card", card=card.number), sentences.card(card)


def _leader(key: str) -> About | None:
    leader = _LEADERS.get(key)
    if leader is None:
        return None
    return message("masters-title-leader", leader=leader.number), sentences.leader(leader)


def _power(key: str) -> About | None:
    """A production; a leader that has none says what it does instead."""
    number = _POWERS.get(key)
    if number is None:
        return _leader(key)
    text = message("masters-about-power", way=sentences.way(POWERS[number]))
    if number == BASE_POWER:
        return message("masters-title-base"), text
    if number in LEADERS:
        return message("masters-title-leader", leader=number), text
    return message("masters-title-card", card=number), text


def _market(key: str) -> About | None:
    if key not in _MARKET:
        return None
    word, number = _MARKET[key]
    marbles = COLUMNS if word == "row" else ROWS
    name = message(f"masters-title-{word}", n=int(number))
    return name, message(f"masters-about-{word}", n=marbles)


def _depot(key: str) -> About | None:
    if key == "out":
        return message("masters-title-out"), message("masters-about-out")
    if key not in DEPOT_NAMES:
        return None
    name = message("masters-title-depot", depot=key)
    place = DEPOT_NAMES.index(key)
    if place == EXTRA:
        return name, message("masters-about-extra")
    return name, message("masters-about-depot", n=DEPOTS[place])


def _slot(key: str) -> About | None:
    if key not in map(str, range(1, SLOTS + 1)):
        return None
    return message("masters-title-slot", n=int(key)), message("masters-about-slot")


def _good(key: str) -> About | None:
    if key not in _GOODS:
        return None
    return message(f"masters-title-{key}"), message("masters-about-good")


def _token(key: str) -> About | None:
    if key not in TOKENS:
        return None
    return message("masters-title-token"), message(
        "masters-about-token", token=token(TOKENS.index(key))
    )


def _favour(key: str) -> About | None:
    if key not in map(str, range(1, len(SECTIONS) + 1)):
        return None
    section = int(key) - 1
    first, pope = SECTIONS[section]
    points = sentences.points(FAVOUR_POINTS[section])
    text = message("masters-about-favour", first=first, pope=pope, goods=points)
    return message("masters-title-favour", n=section + 1), text


_THINGS: Final[dict[str, Callable[[str], About | None]]] = {
    "card": _card,
    "leader": _leader,
    "power": _power,
    "market": _market,
    "depot": _depot,
    "slot": _slot,
    "good": _good,
    "token": _token,
    "favour": _favour,
}
