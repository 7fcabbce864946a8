"""The effect nodes of Lorenzo: what a card, a leader or a tile can say. Inert and closed.

Nodes are declared in `cards/`, derived into tables by `values.py`, resolved by `resolve.py` and
printed by `printer.py`; a test walks every card and fails on a node that is not handled.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from signoria.toolkit.goods import Goods as ToolkitGoods


class Goods(ToolkitGoods):
    """Resources and points (L-1), in this order everywhere."""

    kinds = ("coins", "wood", "stone", "servants", "military", "faith", "vp")
    constants = ("COIN", "WOOD", "STONE", "SERVANT", "MP", "FP", "VP")


COINS: Final = 0
WOODS: Final = 1
STONES: Final = 2
SERVANTS: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
POINTS: Final = 6
RESOURCES: Final = (COINS, WOODS, STONES, SERVANTS)

NOTHING: Final = Goods((0, 0, 0, 0, 0, 0, 0))
COIN: Final = Goods((1, 0, 0, 0, 0, 0, 0))
WOOD: Final = Goods((0, 1, 0, 0, 0, 0, 0))
STONE: Final = Goods((0, 0, 1, 0, 0, 0, 0))
SERVANT: Final = Goods((0, 0, 0, 1, 0, 0, 0))
MP: Final = Goods((0, 0, 0, 0, 1, 0, 0))
FP: Final = Goods((0, 0, 0, 0, 0, 1, 0))
VP: Final = Goods((0, 0, 0, 0, 0, 0, 1))

# The four kinds of cards in the order of the towers (L-2), and the two areas. All six are actions.
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
HARVEST: Final = 4
PRODUCTION: Final = 5
KINDS: Final = ("territory", "character", "building", "venture")
ACTIONS: Final = (*KINDS, "harvest", "production")
ANY_KIND: Final = (TERRITORY, CHARACTER, BUILDING, VENTURE)

Kind: TypeAlias = int
I: Final = 1  # noqa: E741 - the periods are printed as Roman numbers
II: Final = 2
III: Final = 3


class Effect:
    """One thing a card says."""

    __slots__ = ()


# What happens once: `now` on a card, `once` on a leader, inside `work` and `yields`


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Receive goods."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class GainPerCard(Effect):
    """Receive goods for each own card of a kind, this one included (L-82)."""

    goods: Goods
    kind: Kind


@dataclass(frozen=True, slots=True)
class GainPerMilitary(Effect):
    """Receive goods for every `each` military points held (L-82)."""

    goods: Goods
    each: int


@dataclass(frozen=True, slots=True)
class Privileges(Effect):
    """Receive so many different council privileges (L-85)."""

    count: int


@dataclass(frozen=True, slots=True)
class TakeCard(Effect):
    """A bonus tower action of that value (L-101), the card costing `less`."""

    kinds: tuple[Kind, ...]
    value: int
    less: Goods


@dataclass(frozen=True, slots=True)
class Activate(Effect):
    """A bonus harvest or production (L-103); `plain`: raised by servants alone (L-190)."""

    area: Kind
    value: int
    plain: bool


@dataclass(frozen=True, slots=True)
class Way:
    """One arrow of an exchange: pay this, receive that."""

    pay: Goods
    goods: Goods
    privileges: int


@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """Once per activation, if the owner likes, one of the ways (L-91)."""

    ways: tuple[Way, ...]

    def __or__(self, other: "Exchange") -> "Exchange":
        """`pay(WOOD, 3 * COIN) | pay(2 * WOOD, 5 * COIN)`."""
        return Exchange(self.ways + other.ways)


@dataclass(frozen=True, slots=True)
class SetOneMember(Effect):
    """One coloured member counts as a die of `value` (L-193)."""

    value: int


# What holds while one owns it: `always`


@dataclass(frozen=True, slots=True)
class Raises(Effect):
    """The value of an action is higher, or lower (L-52, L-53)."""

    action: Kind
    by: int


@dataclass(frozen=True, slots=True)
class Cheaper(Effect):
    """Cards of these kinds cost less (L-76); `one_of`: the owner takes one of the goods."""

    kinds: tuple[Kind, ...]
    less: Goods
    one_of: bool


@dataclass(frozen=True, slots=True)
class NoFloorBonus(Effect):
    """No floor bonus in the towers (L-74)."""


@dataclass(frozen=True, slots=True)
class RaisesMembers(Effect):
    """The owner's coloured members, or the neutral one, have a higher or lower value (L-51)."""

    coloured: bool
    by: int


@dataclass(frozen=True, slots=True)
class SetsMembers(Effect):
    """Coloured members have this value whatever the dice (L-51)."""

    value: int


@dataclass(frozen=True, slots=True)
class EntersTaken(Effect):
    """Members may enter occupied spaces (L-191)."""


@dataclass(frozen=True, slots=True)
class NoSurcharge(Effect):
    """Occupied towers cost nothing more (L-73)."""


@dataclass(frozen=True, slots=True)
class FreeTerritories(Effect):
    """Territories need no military points (L-177)."""


@dataclass(frozen=True, slots=True)
class CopiesLeader(Effect):
    """Has the ability of a leader that another player has in play (L-194)."""


@dataclass(frozen=True, slots=True)
class Supporting(Effect):
    """Receive goods whenever supporting the Church (L-195)."""

    goods: Goods


@dataclass(frozen=True, slots=True)
class DoublesGoods(Effect):
    """Resources of the immediate effects of own cards come twice (L-196)."""


@dataclass(frozen=True, slots=True)
class Less(Effect):
    """Each source gives one fewer of these (L-120); of two kinds, one in total (L-123)."""

    kinds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NoMarket(Effect):
    """No member in the market (L-65)."""


@dataclass(frozen=True, slots=True)
class ServantsPerValue(Effect):
    """So many servants raise a value by one (L-57)."""

    servants: int


@dataclass(frozen=True, slots=True)
class SkipsFirstTurn(Effect):
    """The first turn of a round is skipped, the last member comes after all others (L-127)."""


# What counts at the end: `end`


@dataclass(frozen=True, slots=True)
class NoPointsFor(Effect):
    """No victory points for cards of this kind (L-220)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class LosesPerPoints(Effect):
    """One point less for every `each` victory points before the final scoring (L-220)."""

    each: int


@dataclass(frozen=True, slots=True)
class LosesPerMilitary(Effect):
    """One point less for each military point (L-220)."""


@dataclass(frozen=True, slots=True)
class LosesPerBuildingCost(Effect):
    """One point less for each wood and stone printed as a cost of the own buildings (L-220)."""


@dataclass(frozen=True, slots=True)
class LosesPerResource(Effect):
    """One point less for each resource left (L-220)."""


# Prices, cards, leaders, tiles


@dataclass(frozen=True, slots=True)
class Price:
    """One alternative of a cost; a military price is paid only by who has `needs` (L-77)."""

    goods: Goods
    needs: int = 0


@dataclass(frozen=True, slots=True)
class Work:
    """What an activation at `value` or more does (L-90)."""

    value: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A development card. Its names stand in the catalogues under its number."""

    number: int
    key: str
    kind: Kind
    period: int
    cost: tuple[Price, ...]
    now: tuple[Effect, ...]
    always: tuple[Effect, ...]
    work: Work | None
    end: int


@dataclass(frozen=True, slots=True)
class Needs:
    """What must be there to play a leader (L-143): goods, cards by kind, cards of any one kind."""

    goods: Goods = NOTHING
    cards: tuple[int, int, int, int] = (0, 0, 0, 0)
    of_one_kind: int = 0


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader: permanent (`always`) or once per round (`once`)."""

    key: str
    rule: str
    needs: Needs
    once: tuple[Effect, ...]
    always: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Excommunication:
    """An excommunication tile of a period."""

    period: int
    index: int
    always: tuple[Effect, ...]
    end: tuple[Effect, ...]

    @property
    def key(self) -> str:
        """`1.4`, as in the notation."""
        return f"{self.period}.{self.index}"


@dataclass(frozen=True, slots=True)
class BonusTile:
    """A personal bonus tile (L-13)."""

    key: str
    production: Goods
    harvest: Goods
