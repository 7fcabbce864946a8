"""The 21 excommunication tiles (section 11) and the personal bonus tiles (L-13)."""

from typing import Final

from signoria.games.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    COIN,
    COINS,
    HARVEST,
    I,
    II,
    III,
    MILITARY,
    MP,
    PRODUCTION,
    SERVANT,
    SERVANTS,
    STONE,
    STONES,
    TERRITORY,
    VENTURE,
    WOOD,
    WOODS,
    BonusTile,
    Effect,
    Excommunication,
    Less,
    LosesPerBuildingCost,
    LosesPerMilitary,
    LosesPerPoints,
    LosesPerResource,
    NoMarket,
    NoPointsFor,
    Raises,
    RaisesMembers,
    ServantsPerValue,
    SkipsFirstTurn,
)


def _always(period: int, index: int, effect: Effect) -> Excommunication:
    return Excommunication(period, index, (effect,), ())


def _end(period: int, index: int, effect: Effect) -> Excommunication:
    return Excommunication(period, index, (), (effect,))


EXCOMMUNICATIONS: Final[tuple[Excommunication, ...]] = (
    _always(I, 1, Less((MILITARY,))),
    _always(I, 2, Less((COINS,))),
    _always(I, 3, Less((SERVANTS,))),
    _always(I, 4, Less((WOODS, STONES))),
    _always(I, 5, Raises(HARVEST, -3)),
    _always(I, 6, Raises(PRODUCTION, -3)),
    _always(I, 7, RaisesMembers(coloured=True, by=-1)),
    _always(II, 1, Raises(TERRITORY, -4)),
    _always(II, 2, Raises(BUILDING, -4)),
    _always(II, 3, Raises(CHARACTER, -4)),
    _always(II, 4, Raises(VENTURE, -4)),
    _always(II, 5, NoMarket()),
    _always(II, 6, ServantsPerValue(2)),
    _always(II, 7, SkipsFirstTurn()),
    _end(III, 1, NoPointsFor(CHARACTER)),
    _end(III, 2, NoPointsFor(VENTURE)),
    _end(III, 3, NoPointsFor(TERRITORY)),
    _end(III, 4, LosesPerPoints(5)),
    _end(III, 5, LosesPerMilitary()),
    _end(III, 6, LosesPerBuildingCost()),
    _end(III, 7, LosesPerResource()),
)

BONUS_TILES: Final[tuple[BonusTile, ...]] = (
    BonusTile("basic", MP + 2 * COIN, WOOD + STONE + SERVANT),
    BonusTile("a", 2 * SERVANT + COIN, WOOD + STONE + MP),
    BonusTile("b", 2 * MP + COIN, WOOD + STONE + SERVANT),
    BonusTile("c", SERVANT + 2 * COIN, WOOD + STONE + MP),
    BonusTile("d", 2 * MP + SERVANT, WOOD + STONE + COIN),
)
