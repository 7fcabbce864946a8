"""Territories 1-24: harvested (`yields`)."""

from typing import Final

from signoria.games.lorenzo.cards.declare import at, privilege, territory
from signoria.games.lorenzo.effects import COIN, FP, I, II, III, MP, SERVANT, STONE, VP, WOOD, Card

# fmt: off - a card is a line
TERRITORIES: Final[tuple[Card, ...]] = (
    territory("commercial-hub", 1, I, yields=at(1, COIN)),
    territory("woods", 2, I, now=WOOD, yields=at(2, WOOD)),
    territory("village", 3, I, yields=at(3, COIN + SERVANT)),
    territory("gravel-pit", 4, I, now=2 * STONE, yields=at(4, 2 * STONE)),
    territory("forest", 5, I, now=WOOD, yields=at(5, 3 * WOOD)),
    territory("monastery", 6, I, now=SERVANT + 2 * MP, yields=at(6, STONE + FP)),
    territory("citadel", 7, I, yields=at(5, STONE + 2 * MP)),
    territory("city", 8, I, now=3 * COIN, yields=at(6, privilege())),
    territory("gold-mine", 9, II, now=COIN, yields=at(1, 2 * COIN)),
    territory("mountain-town", 10, II, now=SERVANT, yields=at(3, 2 * WOOD + MP)),
    territory("mining-town", 11, II, now=STONE + 2 * SERVANT, yields=at(4, 2 * STONE + SERVANT)),
    territory("rock-pit", 12, II, now=WOOD, yields=at(3, 3 * STONE)),
    territory("estate", 13, II, now=WOOD + 2 * SERVANT, yields=at(4, 2 * WOOD + COIN)),
    territory("hermitage", 14, II, now=FP, yields=at(2, FP)),
    territory("manor-house", 15, II, yields=at(5, 2 * SERVANT + 2 * MP)),
    territory("dukedom", 16, II, now=4 * COIN, yields=at(6, 2 * WOOD + STONE + COIN)),
    territory("trading-town", 17, III, now=COIN + SERVANT, yields=at(1, 3 * COIN)),
    territory("farm", 18, III, now=WOOD + VP, yields=at(3, 2 * WOOD + 2 * VP)),
    territory("colony", 19, III, now=2 * MP, yields=at(5, WOOD + 4 * VP)),
    territory("marble-pit", 20, III, now=3 * VP, yields=at(2, 2 * STONE + VP)),
    territory("province", 21, III, now=(STONE, privilege()), yields=at(6, STONE + 4 * VP)),
    territory("sanctuary", 22, III, now=FP, yields=at(1, COIN + FP)),
    territory("castle", 23, III, now=2 * COIN + 2 * VP, yields=at(4, SERVANT + 3 * MP)),
    territory("fortified-town", 24, III, now=SERVANT + 2 * MP, yields=at(2, 2 * SERVANT + MP)),
)
