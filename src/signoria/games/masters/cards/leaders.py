"""The sixteen leaders: what they need, and their ability."""

from typing import Final

from signoria.games.masters.cards.declare import (
    depot,
    discount,
    has,
    level_two,
    owns,
    produces,
    white,
)
from signoria.games.masters.effects import (
    BLUE,
    COIN,
    COINS,
    GREEN,
    PURPLE,
    SERVANT,
    SERVANTS,
    SHIELD,
    SHIELDS,
    STONE,
    STONES,
    YELLOW,
    Leader,
)

# fmt: off - a leader is a line
LEADERS: Final[tuple[Leader, ...]] = (
    discount(49, owns(green=1, yellow=1), SERVANTS),
    discount(50, owns(blue=1, purple=1), SHIELDS),
    discount(51, owns(blue=1, green=1), STONES),
    discount(52, owns(purple=1, yellow=1), COINS),
    depot(53, has(5 * COIN), STONES),
    depot(54, has(5 * STONE), SERVANTS),
    depot(55, has(5 * SERVANT), SHIELDS),
    depot(56, has(5 * SHIELD), COINS),
    white(57, owns(blue=1, yellow=2), SERVANTS),
    white(58, owns(green=2, purple=1), SHIELDS),
    white(59, owns(blue=2, yellow=1), STONES),
    white(60, owns(green=1, purple=2), COINS),
    produces(61, level_two(YELLOW), SHIELD),
    produces(62, level_two(BLUE), SERVANT),
    produces(63, level_two(PURPLE), STONE),
    produces(64, level_two(GREEN), COIN),
)
