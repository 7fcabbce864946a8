"""Characters 49-72: `now`, and for as long as they stay (`always`)."""

from typing import Final

from signoria.games.lorenzo.cards.declare import (
    character,
    each,
    harvest,
    per_military,
    privilege,
    production,
    take,
)
from signoria.games.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    COIN,
    FP,
    HARVEST,
    I,
    II,
    III,
    MP,
    PRODUCTION,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
    Card,
    Cheaper,
    NoFloorBonus,
    Raises,
)

# fmt: off - a card is a line
CHARACTERS: Final[tuple[Card, ...]] = (
    character("warlord", 49, I, cost=2 * COIN, now=3 * MP, always=Raises(TERRITORY, 2)),
    character(
        "stonemason",
        50,
        I,
        cost=4 * COIN,
        always=(Raises(BUILDING, 2), Cheaper((BUILDING,), WOOD + STONE, one_of=True)),
    ),
    character(
        "dame",
        51,
        I,
        cost=4 * COIN,
        always=(Raises(CHARACTER, 2), Cheaper((CHARACTER,), COIN, one_of=False)),
    ),
    character("knight", 52, I, cost=2 * COIN, now=privilege(), always=Raises(VENTURE, 2)),
    character("farmer", 53, I, cost=3 * COIN, always=Raises(HARVEST, 2)),
    character("artisan", 54, I, cost=3 * COIN, always=Raises(PRODUCTION, 2)),
    character("preacher", 55, I, cost=2 * COIN, now=4 * FP, always=NoFloorBonus()),
    character("abbess", 56, I, cost=3 * COIN, now=(FP, take(value=4))),
    character("captain", 57, II, cost=4 * COIN, now=(2 * MP, take(TERRITORY, value=6))),
    character("architect", 58, II, cost=4 * COIN, now=take(BUILDING, value=6, less=WOOD + STONE)),
    character("patron", 59, II, cost=3 * COIN, now=take(CHARACTER, value=6, less=2 * COIN)),
    character("hero", 60, II, cost=4 * COIN, now=(privilege(), take(VENTURE, value=6))),
    character("peasant", 61, II, cost=4 * COIN, always=Raises(HARVEST, 3)),
    character("scholar", 62, II, cost=4 * COIN, always=Raises(PRODUCTION, 3)),
    character("papal-messenger", 63, II, cost=5 * COIN, now=3 * FP),
    character("royal-messenger", 64, II, cost=5 * COIN, now=privilege(3)),
    character("noble", 65, III, cost=6 * COIN, now=each(2 * VP, TERRITORY)),
    character("governor", 66, III, cost=6 * COIN, now=each(2 * VP, BUILDING)),
    character("paramour", 67, III, cost=7 * COIN, now=each(2 * VP, CHARACTER)),
    character("herald", 68, III, cost=6 * COIN, now=each(2 * VP, VENTURE)),
    character("cardinal", 69, III, cost=4 * COIN, now=(2 * FP, harvest(4))),
    character("bishop", 70, III, cost=5 * COIN, now=(FP, production(4))),
    character("general", 71, III, cost=5 * COIN, now=per_military(VP, 2)),
    character("ambassador", 72, III, cost=6 * COIN, now=(privilege(), take(value=7))),
)
