"""Buildings 25-48: produce (`work`)."""

from typing import Final

from signoria.games.lorenzo.cards.declare import at, building, each, pay, privilege
from signoria.games.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    COIN,
    FP,
    I,
    II,
    III,
    MP,
    SERVANT,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
    Card,
)

# fmt: off - a card is a line
BUILDINGS: Final[tuple[Card, ...]] = (
    building("mint", 25, I, cost=WOOD + 3 * STONE, now=5 * VP, work=at(5, each(COIN, BUILDING))),
    building(
        "tax-office", 26, I, cost=3 * WOOD + STONE, now=5 * VP, work=at(5, each(COIN, TERRITORY))
    ),
    building(
        "triumphal-arch",
        27,
        I,
        cost=2 * STONE + 2 * COIN,
        now=6 * VP,
        work=at(6, each(VP, VENTURE)),
    ),
    building(
        "theater", 28, I, cost=2 * WOOD + 2 * COIN, now=6 * VP, work=at(6, each(VP, CHARACTER))
    ),
    building(
        "carpenters-shop",
        29,
        I,
        cost=2 * WOOD + COIN,
        now=3 * VP,
        work=at(4, pay(WOOD, 3 * COIN) | pay(2 * WOOD, 5 * COIN)),
    ),
    building(
        "stonemasons-shop",
        30,
        I,
        cost=2 * STONE + COIN,
        now=2 * VP,
        work=at(3, pay(STONE, 3 * COIN) | pay(2 * STONE, 5 * COIN)),
    ),
    building("chapel", 31, I, cost=2 * WOOD, now=FP, work=at(2, pay(COIN, FP))),
    building("residence", 32, I, cost=2 * STONE, now=VP, work=at(1, pay(COIN, privilege()))),
    building(
        "marketplace",
        33,
        II,
        cost=2 * WOOD + STONE,
        now=3 * VP,
        work=at(3, pay(3 * COIN, 2 * WOOD + 2 * STONE)),
    ),
    building(
        "treasury",
        34,
        II,
        cost=3 * WOOD,
        now=4 * VP,
        work=at(3, pay(COIN, 3 * VP) | pay(2 * COIN, 5 * VP)),
    ),
    building(
        "painters-guild",
        35,
        II,
        cost=4 * WOOD,
        now=5 * VP,
        work=at(4, pay(WOOD, 3 * VP) | pay(3 * WOOD, 7 * VP)),
    ),
    building(
        "sculptors-guild",
        36,
        II,
        cost=4 * STONE,
        now=6 * VP,
        work=at(5, pay(STONE, 3 * VP) | pay(3 * STONE, 7 * VP)),
    ),
    building(
        "stonemasons-guild",
        37,
        II,
        cost=WOOD + 2 * STONE,
        now=4 * VP,
        work=at(4, pay(WOOD + STONE + SERVANT, 6 * VP)),
    ),
    building(
        "baptistery",
        38,
        II,
        cost=3 * STONE,
        now=FP + 2 * VP,
        work=at(2, pay(FP, 2 * COIN + 2 * VP)),
    ),
    building("barracks", 39, II, cost=WOOD + STONE, now=3 * VP, work=at(1, pay(SERVANT, 3 * MP))),
    building(
        "stronghold",
        40,
        II,
        cost=2 * WOOD + 2 * STONE + 2 * COIN,
        now=8 * VP,
        work=at(6, 2 * MP + 2 * VP),
    ),
    building("bank", 41, III, cost=WOOD + 3 * STONE + 3 * COIN, now=7 * VP, work=at(2, 5 * COIN)),
    building(
        "fair",
        42,
        III,
        cost=3 * WOOD + 4 * COIN,
        now=8 * VP,
        work=at(4, pay(4 * COIN, 3 * WOOD + 3 * STONE)),
    ),
    building(
        "garden", 43, III, cost=4 * WOOD + 2 * STONE + 2 * SERVANT, now=10 * VP, work=at(1, 3 * VP)
    ),
    building(
        "fortress",
        44,
        III,
        cost=2 * WOOD + 4 * STONE + 2 * COIN,
        now=9 * VP,
        work=at(5, 2 * VP, privilege()),
    ),
    building(
        "palace",
        45,
        III,
        cost=3 * WOOD + STONE + 3 * COIN,
        now=9 * VP,
        work=at(6, pay(COIN, 2 * SERVANT + 4 * VP)),
    ),
    building(
        "church",
        46,
        III,
        cost=WOOD + 4 * STONE,
        now=FP + 5 * VP,
        work=at(1, pay(WOOD, 2 * FP) | pay(STONE, 2 * FP)),
    ),
    building(
        "military-academy",
        47,
        III,
        cost=2 * WOOD + 2 * STONE + SERVANT,
        now=7 * VP,
        work=at(3, pay(SERVANT, 3 * MP + VP)),
    ),
    building("cathedral", 48, III, cost=4 * WOOD + 4 * STONE, now=3 * FP + 7 * VP, work=at(2, VP)),
)
