"""The rules text of everything that moves touch, in three doors: describe, explain, cards."""

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo import sentences
from signoria.games.lorenzo.board import (
    FLOOR_BONUS,
    FLOOR_VALUES,
    FLOORS,
    LARGE_HARVEST,
    LARGE_PRODUCTION,
    LARGE_SPACE,
    MARKET,
    MARKET_GOODS,
    MARKET_PRIVILEGES,
    MEMBERS,
    NEUTRAL,
    PALACE,
    PALACE_GOODS,
    PRIVILEGE_NAMES,
    SPACES,
    area_of,
)
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.describe import describe
from signoria.games.lorenzo.effects import ACTIONS, KINDS
from signoria.games.lorenzo.listing import cards
from signoria.kernel.message import Message, message

__all__ = ["cards", "describe", "explain"]

_LEADERS: Final = {leader.key: leader for leader in LEADERS}
_TILES: Final = {tile.key: tile for tile in EXCOMMUNICATIONS}
_BONUS: Final = {tile.key: tile for tile in BONUS_TILES}
_NUMBERS: Final = {str(number): card for number, card in CARDS.items()}


def explain(thing: str) -> Message | None:
    """`card:29`, `leader:sforza`, `space:building.3` and the like; None = nothing to say."""
    kind, _, key = thing.partition(":")
    about = _THINGS.get(kind)
    found = None if about is None else about(key)
    return None if found is None else message("about", name=found[0], text=found[1])


About = tuple[Message, Message]


def _card(key: str) -> About | None:
    card = _NUMBERS.get(key)
    if card is None:
        return None
    kind = KINDS[card.kind]
    name = message("title-card", card=card.number, kind=kind, period=card.period)
    return name, sentences.card(card)


def _leader(key: str) -> About | None:
    leader = _LEADERS.get(key)
    if leader is None:
        return None
    return message("title-leader", leader=key), sentences.leader(leader)


def _excommunication(key: str) -> About | None:
    tile = _TILES.get(key)
    if tile is None:
        return None
    return message("title-excommunication", tile=key), sentences.excommunication(tile)


def _bonus(key: str) -> About | None:
    tile = _BONUS.get(key)
    if tile is None:
        return None
    return message("title-bonus", tile=key), sentences.bonus_tile(tile)


def _privilege(key: str) -> About | None:
    if key not in PRIVILEGE_NAMES:
        return None
    goods = sentences.privilege(PRIVILEGE_NAMES.index(key))
    return message("title-privilege"), message("about-privilege", goods=goods)


def _member(key: str) -> About | None:
    if key not in MEMBERS:
        return None
    neutral = key == MEMBERS[NEUTRAL]
    text = message("about-neutral") if neutral else message("about-coloured", member=key)
    return message("title-member", member=key), text


def _space(key: str) -> About | None:
    if key not in SPACES:
        return None
    return message("title-space", space=key), _space_text(SPACES.index(key))


def _space_text(space: int) -> Message:
    """What a space asks for and gives (section 1)."""
    if space < FLOORS:
        value, bonus = FLOOR_VALUES[space & 3], sentences.goods(FLOOR_BONUS[space])
        if bonus:
            return message("about-floor-bonus", value=value, goods=bonus)
        return message("about-floor", value=value)
    if space < PALACE:
        stall = space - MARKET
        goods = sentences.goods(MARKET_GOODS[stall], MARKET_PRIVILEGES[stall])
        return message("about-space", goods=goods)
    if space == PALACE:
        return message("about-open-space", goods=sentences.goods(PALACE_GOODS, 1))
    area = ACTIONS[area_of(space)]
    if space in (LARGE_HARVEST, LARGE_PRODUCTION):
        return message("about-work-large", area=area, less=-LARGE_SPACE)
    return message("about-work", area=area)


_THINGS: Final[dict[str, Callable[[str], About | None]]] = {
    "card": _card,
    "leader": _leader,
    "excommunication": _excommunication,
    "bonus": _bonus,
    "space": _space,
    "privilege": _privilege,
    "member": _member,
}
