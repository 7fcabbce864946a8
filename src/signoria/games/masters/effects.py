"""The effect nodes of Masters: what a card or a leader can say. Inert and closed."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from signoria.toolkit.goods import Goods as ToolkitGoods


class Goods(ToolkitGoods):
    """The four resources, and faith, which is never stored (1.1)."""

    kinds = ("coin", "stone", "shield", "servant", "faith")
    constants = ("COIN", "STONE", "SHIELD", "SERVANT", "FAITH")


COINS: Final = 0
STONES: Final = 1
SHIELDS: Final = 2
SERVANTS: Final = 3
FAITH_POINTS: Final = 4
RESOURCES: Final = (COINS, STONES, SHIELDS, SERVANTS)

NOTHING: Final = Goods((0, 0, 0, 0, 0))
COIN: Final = Goods((1, 0, 0, 0, 0))
STONE: Final = Goods((0, 1, 0, 0, 0))
SHIELD: Final = Goods((0, 0, 1, 0, 0))
SERVANT: Final = Goods((0, 0, 0, 1, 0))
FAITH: Final = Goods((0, 0, 0, 0, 1))

# The colours in the order of the columns (2.1).
GREEN: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
PURPLE: Final = 3
COLOURS: Final = ("green", "blue", "yellow", "purple")
LEVELS: Final = (1, 2, 3)
Colour: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Power:
    """One production (7.1): goods in and out, and how many of each are of choice."""

    pays: Goods
    gives: Goods
    any_in: int = 0
    any_out: int = 0


class Effect:
    """What a leader says always, once it is played (9.4)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Discount(Effect):
    """Cards that cost this resource cost one less of it (6.2)."""

    kind: int


@dataclass(frozen=True, slots=True)
class Depot(Effect):
    """An extra depot for this resource (4.2)."""

    kind: int
    places: int


@dataclass(frozen=True, slots=True)
class White(Effect):
    """White marbles give this resource (5.4)."""

    kind: int


@dataclass(frozen=True, slots=True)
class Produces(Effect):
    """One more production power (7.1)."""

    power: Power


@dataclass(frozen=True, slots=True)
class Card:
    """A development card; it has no name, only colour, level and number."""

    number: int
    colour: Colour
    level: int
    points: int
    cost: Goods
    work: Power


@dataclass(frozen=True, slots=True)
class Needs:
    """What must be there to play a leader (9.3): cards, one card of level II, resources."""

    cards: tuple[int, int, int, int] = (0, 0, 0, 0)
    level_two: Colour = -1
    goods: Goods = NOTHING


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader card."""

    number: int
    points: int
    needs: Needs
    always: Effect
