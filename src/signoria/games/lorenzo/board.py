"""The board: spaces, tracks and menus with their printed figures (section 1)."""

from typing import Final

from signoria.games.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    COIN,
    FP,
    HARVEST,
    KINDS,
    MP,
    NOTHING,
    PRODUCTION,
    SERVANT,
    STONE,
    TERRITORY,
    VENTURE,
    WOOD,
    Goods,
)

# Members (L-14)
WHITE: Final = 0
BLACK: Final = 1
ORANGE: Final = 2
NEUTRAL: Final = 3
MEMBERS: Final = ("white", "black", "orange", "neutral")
COLOURED: Final = (WHITE, BLACK, ORANGE)
ALL_MEMBERS: Final = 0b1111
ALL_COLOURED: Final = 0b0111

# Spaces by number: the sixteen floors tower by tower, bottom first, then the rest.
FLOORS: Final = 16
MARKET: Final = 16
PALACE: Final = 20
SMALL_HARVEST: Final = 21
LARGE_HARVEST: Final = 22
SMALL_PRODUCTION: Final = 23
LARGE_PRODUCTION: Final = 24
SPACES: Final = (
    *(f"{kind}.{floor}" for kind in KINDS for floor in (1, 2, 3, 4)),
    *(f"market.{space}" for space in (1, 2, 3, 4)),
    "palace",
    "harvest",
    "harvest.large",
    "production",
    "production.large",
)
UNLIMITED: Final = (PALACE, LARGE_HARVEST, LARGE_PRODUCTION)
"""L-60: any number of members."""

FLOOR_VALUES: Final = (1, 3, 5, 7)
"""L-4."""
FLOOR_BONUS: Final[tuple[Goods, ...]] = tuple(
    bonus for unit in (WOOD, STONE, MP, COIN) for bonus in (NOTHING, NOTHING, unit, 2 * unit)
)
"""L-4, by space: in the order of the towers, territories first."""
SURCHARGE: Final = 3
"""L-72: coins for an occupied tower."""
MARKET_GOODS: Final = (5 * COIN, 5 * SERVANT, 3 * MP + 2 * COIN, NOTHING)
MARKET_PRIVILEGES: Final = (0, 0, 0, 2)
"""L-5."""
PALACE_GOODS: Final = COIN
PALACE_PRIVILEGES: Final = 1
"""L-6."""
PRIVILEGES: Final = (WOOD + STONE, 2 * SERVANT, 2 * COIN, 2 * MP, FP)
PRIVILEGE_NAMES: Final = ("wood+stone", "servants", "coins", "military", "faith")
"""L-7."""
LARGE_SPACE: Final = -3
"""L-8."""
FAITH_STEPS: Final = (0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30)
FAITH_NEEDED: Final = (3, 4, 5)
"""L-9: victory points by step, and faith needed for the report of each period."""
TERRITORY_NEEDS: Final = (0, 0, 3, 7, 12, 18)
"""L-11: military points that open each slot."""
MOST_CARDS: Final = 6
"""L-80."""
TERRITORY_POINTS: Final = (0, 0, 0, 1, 4, 10, 20)
CHARACTER_POINTS: Final = (0, 1, 3, 6, 10, 15, 21)
"""L-12."""
MILITARY_PRIZES: Final = (5, 2)
"""L-222."""
START_GOODS: Final = 2 * WOOD + 2 * STONE + 3 * SERVANT
START_COINS: Final = (5, 6, 7, 8)
"""L-23, L-24."""
ROUNDS: Final = 6
LAPS: Final = 4
LEADERS_EACH: Final = 4
TOP_FAITH: Final = 15


def area_of(space: int) -> int:
    """The action that a space is for: a kind of card, HARVEST, PRODUCTION, or -1."""
    if space < FLOORS:
        return space // 4
    if space in (SMALL_HARVEST, LARGE_HARVEST):
        return HARVEST
    if space in (SMALL_PRODUCTION, LARGE_PRODUCTION):
        return PRODUCTION
    return -1


def open_spaces(players: int) -> tuple[int, ...]:
    """L-22: with fewer players some spaces are covered."""
    covered: tuple[int, ...] = ()
    if players < 4:  # noqa: PLR2004 - the number stands in the rule
        covered += (MARKET + 2, MARKET + 3)
    if players < 3:  # noqa: PLR2004 - the number stands in the rule
        covered += (LARGE_HARVEST, LARGE_PRODUCTION)
    return tuple(space for space in range(len(SPACES)) if space not in covered)


assert (TERRITORY, CHARACTER, BUILDING, VENTURE) == (0, 1, 2, 3), "floors are numbered by kind"
