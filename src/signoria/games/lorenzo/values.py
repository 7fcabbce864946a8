"""The questions that permanent effects answer: values of members and actions, prices, gains.

Everything is derived from the cards, leaders and tiles a player has now; nothing is registered.
The tables below are made once from the declarations.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from signoria.games.lorenzo.board import (
    COLOURED,
    FLOOR_BONUS,
    FLOORS,
    LARGE_HARVEST,
    LARGE_PRODUCTION,
    LARGE_SPACE,
    MEMBERS,
    NEUTRAL,
    SURCHARGE,
    area_of,
)
from signoria.games.lorenzo.cards import CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import (
    ACTIONS,
    CHARACTER,
    COINS,
    NOTHING,
    SERVANTS,
    STONE,
    STONES,
    WOOD,
    WOODS,
    Cheaper,
    CopiesLeader,
    DoublesGoods,
    Effect,
    EntersTaken,
    FreeTerritories,
    Goods,
    Less,
    NoFloorBonus,
    NoMarket,
    NoSurcharge,
    Raises,
    RaisesMembers,
    ServantsPerValue,
    SetOneMember,
    SetsMembers,
    SkipsFirstTurn,
    Supporting,
)
from signoria.games.lorenzo.notation import LESS_STONE, LESS_WOOD, PAY_GOODS, PAY_MILITARY
from signoria.games.lorenzo.state import NONE, Player, State
from signoria.kernel.decision import Move

Pairs: TypeAlias = tuple[tuple[int, int], ...]
PricePairs: TypeAlias = tuple[Move, Pairs, int]
"""An alternative: the move that chooses it, what is paid, the military points needed."""


class Standing:
    """What a player's leaders in play and excommunications say always, summed up.

    Cards are not in it: they change more often, and their effects are few.
    """

    __slots__ = (
        "cheaper",
        "coloured",
        "doubles",
        "enters_taken",
        "free_territories",
        "less",
        "neutral",
        "no_market",
        "no_surcharge",
        "raises",
        "sets",
        "skips",
        "slow",
        "supporting",
    )

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        """From the nodes; a node of another kind is no standing effect."""
        said = {type(effect) for effect in effects}
        self.enters_taken: bool = EntersTaken in said
        self.no_surcharge: bool = NoSurcharge in said
        self.free_territories: bool = FreeTerritories in said
        self.doubles: bool = DoublesGoods in said
        self.no_market: bool = NoMarket in said
        self.skips: bool = SkipsFirstTurn in said
        self.less: bool = Less in said
        self.coloured: int = 0
        self.neutral: int = 0
        self.sets: int = 0
        """L-51: the value of coloured members whatever the dice; 0 = the dice."""
        self.slow: int = 1
        """L-57: servants for one point of value."""
        raises = [0] * len(ACTIONS)
        cheaper: list[Cheaper] = []
        supporting: Pairs = ()
        for effect in effects:
            if isinstance(effect, RaisesMembers):
                if effect.coloured:
                    self.coloured += effect.by
                else:
                    self.neutral += effect.by
            elif isinstance(effect, SetsMembers):
                self.sets = max(self.sets, effect.value)
            elif isinstance(effect, Raises):
                raises[effect.action] += effect.by
            elif isinstance(effect, Cheaper):
                cheaper.append(effect)
            elif isinstance(effect, Supporting):
                supporting += effect.goods.pairs
            elif isinstance(effect, ServantsPerValue):
                self.slow = effect.servants
        self.raises: tuple[int, ...] = tuple(raises)
        self.cheaper: tuple[Cheaper, ...] = tuple(cheaper)
        self.supporting: Pairs = supporting


@lru_cache(maxsize=4096)
def _standing(played: tuple[int, ...], copied: int, banned: int) -> Standing:
    """The same leaders and tiles always say the same, so it is summed up once."""
    effects: list[Effect] = []
    for leader in played:
        effects += LEADERS[leader].always
    if copied != NONE:
        effects += LEADERS[copied].always
    for index, tile in enumerate(EXCOMMUNICATIONS):
        if banned >> index & 1:
            effects += tile.always
    return Standing(tuple(effects))


_NOTHING_YET: Final = Standing(())


def standing(p: Player) -> Standing:
    """What holds for this player now."""
    if not (p.played or p.banned):
        return _NOTHING_YET  # long true in every game, and cheaper to see than the cache
    return _standing(p.played, p.copied, p.banned)


COPIER: Final = next(
    index
    for index, leader in enumerate(LEADERS)
    if any(isinstance(effect, CopiesLeader) for effect in leader.always)
)
SET_ONE: Final = next(
    effect.value for leader in LEADERS for effect in leader.once if isinstance(effect, SetOneMember)
)
_LESS_KINDS: Final[tuple[tuple[int, tuple[int, ...]], ...]] = tuple(
    (index, effect.kinds)
    for index, tile in enumerate(EXCOMMUNICATIONS)
    for effect in tile.always
    if isinstance(effect, Less)
)
WOOD_STONE_TILE: Final = next(index for index, kinds in _LESS_KINDS if len(kinds) > 1)
"""The tile that takes one wood or one stone (L-123), as its place in EXCOMMUNICATIONS."""
_RAISES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    number: tuple((node.action, node.by) for node in card.always if isinstance(node, Raises))
    for number, card in CARDS.items()
}
_CHEAPER: Final[dict[int, tuple[Cheaper, ...]]] = {
    number: tuple(node for node in card.always if isinstance(node, Cheaper))
    for number, card in CARDS.items()
    if any(isinstance(node, Cheaper) for node in card.always)
}
_NO_FLOOR_BONUS: Final[frozenset[int]] = frozenset(
    number
    for number, card in CARDS.items()
    if any(isinstance(node, NoFloorBonus) for node in card.always)
)
PRINTED: Final[dict[int, tuple[PricePairs, ...]]] = {
    number: tuple(
        (PAY_MILITARY if price.needs else PAY_GOODS, price.goods.pairs, price.needs)
        for price in card.cost
    )
    or ((PAY_GOODS, (), 0),)
    for number, card in CARDS.items()
}
"""The alternatives of each cost as printed."""
KIND: Final[dict[int, int]] = {number: card.kind for number, card in CARDS.items()}
WORK_VALUE: Final[dict[int, int]] = {
    number: card.work.value for number, card in CARDS.items() if card.work is not None
}


def copier_of(p: Player) -> int:
    """The leader in play that copies another (L-194), or NONE."""
    return COPIER if COPIER in p.played else NONE


def acts_as(p: Player, leader: int) -> int:
    """The leader whose ability this one has: itself, or the one it copied."""
    return p.copied if leader == COPIER and p.copied != NONE else leader


# Values (section 5)


def member_value(s: State, p: Player, member: int) -> int:
    """L-51: die or set value, then bonuses and penalties; servants come on top."""
    holds = standing(p)
    if member == NEUTRAL:
        return holds.neutral
    value = holds.sets or s.dice[member]
    if p.sixes >> member & 1:
        value = max(holds.sets, SET_ONE)
    return value + holds.coloured


def card_raises(p: Player) -> list[int]:
    """By how much the own characters raise each action (L-52, L-53)."""
    raises = [0] * len(ACTIONS)
    for number in p.cards[CHARACTER]:
        for action, by in _RAISES[number]:
            raises[action] += by
    return raises


def raises_of(p: Player) -> list[int]:
    """Cards and excommunications together, by action (L-52, L-53)."""
    raises = list(standing(p).raises)
    for number in p.cards[CHARACTER]:
        for action, by in _RAISES[number]:
            raises[action] += by
    return raises


def space_value(space: int, raises: list[int]) -> int:
    """What the space itself adds to a member's value: bonuses of its action, large space (L-53)."""
    area = area_of(space)
    by = raises[area] if area >= 0 else 0
    return by + LARGE_SPACE if space in (LARGE_HARVEST, LARGE_PRODUCTION) else by


# Towers (section 7)


def occupied(s: State, kind: int) -> bool:
    """Does a member of anybody stand in this tower (L-72)?"""
    spaces = s.spaces
    first = kind * 4
    return bool(spaces[first] or spaces[first + 1] or spaces[first + 2] or spaces[first + 3])


def surcharge(s: State, p: Player, kind: int, *, bonus: bool = False) -> int:
    """L-72, L-73: coins for an occupied tower."""
    if not occupied(s, kind):
        return 0
    free = standing(p).no_surcharge and (not bonus or s.rules.brunelleschi_bonus_actions)
    return 0 if free else SURCHARGE


def floor_bonus(p: Player, space: int) -> Pairs:
    """L-74: what the floor gives; the Preacher's owner gets nothing."""
    pairs = FLOOR_BONUS[space].pairs
    if pairs:
        for number in p.cards[CHARACTER]:
            if number in _NO_FLOOR_BONUS:
                return ()
    return pairs


def discounts(p: Player, kind: int) -> list[Cheaper]:
    """L-76: everything that makes cards of this kind cheaper."""
    found: list[Cheaper] = []
    for number in p.cards[CHARACTER]:
        if number in _CHEAPER:
            found += _CHEAPER[number]
    if p.played:
        found += standing(p).cheaper
    return [node for node in found if kind in node.kinds] if found else found


def prices(s: State, p: Player, number: int, less: tuple[int, ...]) -> tuple[PricePairs, ...]:
    """L-75 to L-77: the alternatives of a card's cost after all discounts."""
    cheaper = discounts(p, KIND[number])
    if not cheaper and less == NOTHING.amounts:
        return PRINTED[number]
    fixed = Goods(less)
    choice = False
    for node in cheaper:
        if node.one_of and not s.rules.stonemason_discount_both:
            choice = True
        else:
            fixed += node.less
    if not choice:
        return tuple(
            (move, _cheapened(pairs, fixed), needs) for move, pairs, needs in PRINTED[number]
        )
    pairs = PRINTED[number][0][1]
    wood = _cheapened(pairs, fixed + WOOD)
    stone = _cheapened(pairs, fixed + STONE)
    if wood == stone:
        return ((LESS_WOOD, wood, 0),)
    return ((LESS_WOOD, wood, 0), (LESS_STONE, stone, 0))


def _cheapened(pairs: Pairs, less: Goods) -> Pairs:
    """L-76: each kind on its own, never below nothing; military points are never cheaper."""
    return tuple(
        (kind, amount - less.amounts[kind]) for kind, amount in pairs if amount > less.amounts[kind]
    )


# Gains (section 11)


def after_tiles(s: State, p: Player, pairs: Pairs, hit: int) -> tuple[Pairs, int, bool]:
    """L-120 to L-123: what is left of a gain.

    `hit` has the bits of the goods of which this source has given one fewer already; the third
    result says that one wood or one stone is still to be lost, the player chooses which.
    """
    amounts: dict[int, int] = {}
    for kind, amount in pairs:
        amounts[kind] = amounts.get(kind, 0) + amount
    lose = False
    for index, kinds in _LESS_KINDS:
        if not p.banned >> index & 1:
            continue
        there = [kind for kind in kinds if amounts.get(kind, 0) and not hit >> kind & 1]
        if not there:
            continue
        each = s.rules.wood_stone_each
        if len(there) > 1 and not each:
            lose = True
        else:
            for kind in there:
                amounts[kind] -= 1
        for kind in there if each else kinds:
            hit |= 1 << kind
    return tuple((kind, amount) for kind, amount in amounts.items() if amount > 0), hit, lose


def stock_for_card(s: State, p: Player, space: int, coins: int) -> list[int]:
    """L-71, L-74: what can pay for the card of a floor: surcharge gone, floor bonus there."""
    stock = p.goods[:]
    stock[COINS] -= coins
    if FLOOR_BONUS[space].pairs:
        add_floor_bonus(s, p, space, stock)
    return stock


def add_floor_bonus(s: State, p: Player, space: int, stock: list[int]) -> None:
    """L-74, L-120: what the floor adds to the stock."""
    pairs = floor_bonus(p, space)
    if pairs and standing(p).less:
        pairs = after_tiles(s, p, pairs, 0)[0]
    for kind, amount in pairs:
        stock[kind] += amount


def packet_from(s: State, seat: int) -> int:
    """L-28: packets go to the right, which is the seat before; or as the switch says."""
    step = 1 if s.rules.draft_direction == "right" else -1
    return (seat + step) % len(s.players)


def members_left(p: Player) -> list[int]:
    """The members not yet placed."""
    return [member for member in range(len(MEMBERS)) if p.members >> member & 1]


def servants_of(pairs: Pairs) -> int:
    """How many servants a price takes."""
    for kind, amount in pairs:
        if kind == SERVANTS:
            return amount
    return 0


assert len(FLOOR_BONUS) == FLOORS, "every floor has its bonus"
assert COLOURED == (0, 1, 2), "dice are numbered as the coloured members"
assert (WOODS, STONES) == (1, 2), "less wood and less stone stand for these kinds"
