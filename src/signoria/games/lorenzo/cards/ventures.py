"""Ventures 73-96: points at the `end`."""

from typing import Final

from signoria.games.lorenzo.cards.declare import (
    goods,
    harvest,
    military,
    privilege,
    production,
    take,
    venture,
)
from signoria.games.lorenzo.effects import COIN, FP, I, II, III, MP, SERVANT, STONE, WOOD, Card

# fmt: off - a card is a line
VENTURES: Final[tuple[Card, ...]] = (
    venture("hiring-recruits", 73, I, cost=goods(4 * COIN), now=5 * MP, end=4),
    venture("repairing-the-church", 74, I, cost=goods(WOOD + STONE + COIN), now=FP, end=5),
    venture("building-the-walls", 75, I, cost=goods(3 * STONE), now=(2 * MP, privilege()), end=3),
    venture("raising-a-statue", 76, I, cost=goods(2 * WOOD + 2 * STONE), now=privilege(2), end=4),
    venture("military-campaign", 77, I, cost=military(3, 2), now=3 * COIN, end=5),
    venture("hosting-panhandlers", 78, I, cost=goods(3 * WOOD), now=4 * SERVANT, end=4),
    venture("fighting-heresies", 79, I, cost=military(5, 3), now=2 * FP, end=5),
    venture(
        "support-to-the-bishop",
        80,
        I,
        cost=(goods(WOOD + STONE + 2 * COIN), military(4, 2)),
        now=3 * FP,
        end=1,
    ),
    venture("hiring-soldiers", 81, II, cost=goods(6 * COIN), now=6 * MP, end=5),
    venture(
        "repairing-the-abbey",
        82,
        II,
        cost=goods(2 * WOOD + 2 * STONE + 2 * COIN),
        now=2 * FP,
        end=6,
    ),
    venture(
        "building-the-bastions", 83, II, cost=goods(4 * STONE), now=(3 * MP, privilege()), end=2
    ),
    venture("support-to-the-king", 84, II, cost=military(6, 3), now=(5 * COIN, privilege()), end=3),
    venture(
        "improving-the-canals", 85, II, cost=goods(3 * COIN + 2 * SERVANT), now=harvest(4), end=5
    ),
    venture("hosting-foreigners", 86, II, cost=goods(4 * WOOD), now=5 * SERVANT, end=4),
    venture("crusade", 87, II, cost=military(8, 4), now=5 * COIN + FP, end=5),
    venture(
        "support-to-the-cardinal",
        88,
        II,
        cost=(goods(2 * WOOD + 2 * STONE + 3 * COIN), military(7, 4)),
        now=3 * FP,
        end=4,
    ),
    venture("hiring-mercenaries", 89, III, cost=goods(8 * COIN), now=7 * MP, end=6),
    venture(
        "repairing-the-cathedral",
        90,
        III,
        cost=goods(3 * WOOD + 3 * STONE + 3 * COIN),
        now=(FP, take(value=7)),
        end=5,
    ),
    venture(
        "building-the-towers", 91, III, cost=goods(6 * STONE), now=(4 * MP, privilege()), end=4
    ),
    venture("promoting-sacred-art", 92, III, cost=goods(6 * WOOD), now=3 * FP, end=3),
    venture(
        "military-conquest",
        93,
        III,
        cost=military(12, 6),
        now=3 * WOOD + 3 * STONE + 3 * COIN,
        end=7,
    ),
    venture(
        "improving-the-roads", 94, III, cost=goods(4 * COIN + 3 * SERVANT), now=production(3), end=5
    ),
    venture("sacred-war", 95, III, cost=military(15, 8), now=4 * FP, end=8),
    venture(
        "support-to-the-pope",
        96,
        III,
        cost=(goods(3 * WOOD + 3 * STONE + 4 * COIN), military(10, 5)),
        now=2 * FP,
        end=10,
    ),
)
