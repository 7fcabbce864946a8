"""The 48 development cards: colour, number, level, points, cost, production."""

from typing import Final

from signoria.games.masters.cards.declare import blue, green, purple, turn, yellow
from signoria.games.masters.effects import COIN, FAITH, SERVANT, SHIELD, STONE, Card

I, II, III = 1, 2, 3  # noqa: E741 - the levels are printed as Roman numbers

# fmt: off - a card is a line
DEVELOPMENT: Final[tuple[Card, ...]] = (
    green(1, I, 1, cost=2 * SHIELD, work=turn(COIN, FAITH)),
    purple(2, I, 1, cost=2 * SERVANT, work=turn(STONE, FAITH)),
    blue(3, I, 1, cost=2 * COIN, work=turn(SHIELD, FAITH)),
    yellow(4, I, 1, cost=2 * STONE, work=turn(SERVANT, FAITH)),
    green(5, I, 2, cost=STONE + SHIELD + SERVANT, work=turn(STONE, SERVANT)),
    purple(6, I, 2, cost=COIN + SHIELD + SERVANT, work=turn(COIN, SHIELD)),
    blue(7, I, 2, cost=COIN + STONE + SERVANT, work=turn(SERVANT, STONE)),
    yellow(8, I, 2, cost=COIN + STONE + SHIELD, work=turn(SHIELD, COIN)),
    green(9, I, 3, cost=3 * SHIELD, work=turn(2 * SERVANT, COIN + STONE + SHIELD)),
    purple(10, I, 3, cost=3 * SERVANT, work=turn(2 * COIN, STONE + SHIELD + SERVANT)),
    blue(11, I, 3, cost=3 * COIN, work=turn(2 * STONE, COIN + SHIELD + SERVANT)),
    yellow(12, I, 3, cost=3 * STONE, work=turn(2 * SHIELD, COIN + STONE + SERVANT)),
    green(13, I, 4, cost=2 * COIN + 2 * SHIELD, work=turn(STONE + SERVANT, 2 * COIN + FAITH)),
    purple(14, I, 4, cost=2 * STONE + 2 * SERVANT, work=turn(COIN + SHIELD, 2 * STONE + FAITH)),
    blue(15, I, 4, cost=2 * COIN + 2 * SERVANT, work=turn(STONE + SHIELD, 2 * SERVANT + FAITH)),
    yellow(16, I, 4, cost=2 * STONE + 2 * SHIELD, work=turn(COIN + SERVANT, 2 * SHIELD + FAITH)),
    green(17, II, 5, cost=4 * SHIELD, work=turn(STONE, 2 * FAITH)),
    purple(18, II, 5, cost=4 * SERVANT, work=turn(COIN, 2 * FAITH)),
    blue(19, II, 5, cost=4 * COIN, work=turn(SERVANT, 2 * FAITH)),
    yellow(20, II, 5, cost=4 * STONE, work=turn(SHIELD, 2 * FAITH)),
    green(21, II, 6, cost=3 * SHIELD + 2 * SERVANT, work=turn(SHIELD + SERVANT, 3 * STONE)),
    purple(22, II, 6, cost=2 * COIN + 3 * SERVANT, work=turn(COIN + SERVANT, 3 * SHIELD)),
    blue(23, II, 6, cost=3 * COIN + 2 * STONE, work=turn(COIN + STONE, 3 * SERVANT)),
    yellow(24, II, 6, cost=3 * STONE + 2 * SHIELD, work=turn(STONE + SHIELD, 3 * COIN)),
    green(25, II, 7, cost=5 * SHIELD, work=turn(2 * COIN, 2 * STONE + 2 * FAITH)),
    purple(26, II, 7, cost=5 * SERVANT, work=turn(2 * STONE, 2 * COIN + 2 * FAITH)),
    blue(27, II, 7, cost=5 * COIN, work=turn(2 * SERVANT, 2 * SHIELD + 2 * FAITH)),
    yellow(28, II, 7, cost=5 * STONE, work=turn(2 * SHIELD, 2 * SERVANT + 2 * FAITH)),
    green(29, II, 8, cost=3 * COIN + 3 * SHIELD, work=turn(COIN, 2 * SHIELD + FAITH)),
    purple(30, II, 8, cost=3 * SHIELD + 3 * SERVANT, work=turn(STONE, 2 * SERVANT + FAITH)),
    blue(31, II, 8, cost=3 * COIN + 3 * STONE, work=turn(SERVANT, 2 * STONE + FAITH)),
    yellow(32, II, 8, cost=3 * STONE + 3 * SERVANT, work=turn(SHIELD, 2 * COIN + FAITH)),
    green(33, III, 9, cost=6 * SHIELD, work=turn(2 * COIN, 3 * STONE + 2 * FAITH)),
    purple(34, III, 9, cost=6 * SERVANT, work=turn(2 * STONE, 3 * COIN + 2 * FAITH)),
    blue(35, III, 9, cost=6 * COIN, work=turn(2 * SERVANT, 3 * SHIELD + 2 * FAITH)),
    yellow(36, III, 9, cost=6 * STONE, work=turn(2 * SHIELD, 3 * SERVANT + 2 * FAITH)),
    green(
        37,
        III,
        10,
        cost=5 * SHIELD + 2 * SERVANT,
        work=turn(COIN + SERVANT, 2 * STONE + 2 * SHIELD + FAITH),
    ),
    purple(
        38,
        III,
        10,
        cost=2 * COIN + 5 * SERVANT,
        work=turn(STONE + SHIELD, 2 * COIN + 2 * SERVANT + FAITH),
    ),
    blue(
        39,
        III,
        10,
        cost=5 * COIN + 2 * STONE,
        work=turn(COIN + SHIELD, 2 * STONE + 2 * SERVANT + FAITH),
    ),
    yellow(
        40,
        III,
        10,
        cost=5 * STONE + 2 * SERVANT,
        work=turn(STONE + SERVANT, 2 * COIN + 2 * SHIELD + FAITH),
    ),
    green(41, III, 11, cost=7 * SHIELD, work=turn(SERVANT, COIN + 3 * FAITH)),
    purple(42, III, 11, cost=7 * SERVANT, work=turn(COIN, STONE + 3 * FAITH)),
    blue(43, III, 11, cost=7 * COIN, work=turn(STONE, SHIELD + 3 * FAITH)),
    yellow(44, III, 11, cost=7 * STONE, work=turn(SHIELD, SERVANT + 3 * FAITH)),
    green(45, III, 12, cost=4 * COIN + 4 * SHIELD, work=turn(STONE, 3 * COIN + SHIELD)),
    purple(46, III, 12, cost=4 * SHIELD + 4 * SERVANT, work=turn(COIN, 3 * STONE + SERVANT)),
    blue(47, III, 12, cost=4 * COIN + 4 * STONE, work=turn(SERVANT, COIN + 3 * SHIELD)),
    yellow(48, III, 12, cost=4 * STONE + 4 * SERVANT, work=turn(SHIELD, STONE + 3 * SERVANT)),
)
