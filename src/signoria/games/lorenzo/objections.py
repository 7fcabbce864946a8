"""Why something is not allowed, each reason with its rule number.

The options are made by these same functions. Called with `why` None they say yes (true: it stands
in the way) as soon as one reason is found; called with a list they look on and write every reason
down with its figures.
"""

from typing import Final

from signoria.games.lorenzo.board import (
    ALL_COLOURED,
    FLOOR_VALUES,
    FLOORS,
    LARGE_HARVEST,
    MARKET,
    MEMBERS,
    MOST_CARDS,
    NEUTRAL,
    PALACE,
    SPACES,
    TERRITORY_NEEDS,
    UNLIMITED,
    area_of,
)
from signoria.games.lorenzo.cards import LEADERS
from signoria.games.lorenzo.effects import (
    COINS,
    HARVEST,
    KINDS,
    MILITARY,
    SERVANTS,
    TERRITORY,
    Activate,
    Goods,
)
from signoria.games.lorenzo.state import NONE, Player, State
from signoria.games.lorenzo.values import (
    Pairs,
    PricePairs,
    acts_as,
    copier_of,
    prices,
    servants_of,
    standing,
    stock_for_card,
)
from signoria.kernel.decision import Seat
from signoria.kernel.message import Message, message
from signoria.toolkit.reasons import Why, note

FREE_FLOORS: Final = 4 * (TERRITORY + 1)
"""L-75: territories, the first tower, cost nothing."""


def _goods_name(kind: int, amount: int) -> Message:
    return message(f"good-{Goods.kinds[kind]}", n=amount)


# Spaces


def space_barred(s: State, p: Player, space: int, why: Why) -> bool:
    """What keeps every member of the player away from a space that is not in a tower."""
    barred = False
    if space in s.rules.covered:
        barred = note(why, "L-22", "no-covered", space=SPACES[space], players=s.rules.players)
        if why is None:
            return True
    if MARKET <= space < PALACE and standing(p).no_market:
        barred = note(why, "L-65", "no-market")
        if why is None:
            return True
    if taken(s, p, space, why):
        barred = True
    return barred


def taken(s: State, p: Player, space: int, why: Why) -> bool:
    """L-60: one member per space, but for who has Ariosto (L-191)."""
    if not s.spaces[space] or space in UNLIMITED or standing(p).enters_taken:
        return False
    return note(why, "L-60", "no-taken", space=SPACES[space], seat=s.spaces[space][0] >> 2)


def same_colour(s: State, seat: Seat, space: int, member: int, why: Why) -> bool:
    """L-61, L-62: one coloured member in a tower, and in the two spaces of an area."""
    area = area_of(space)
    if member == NEUTRAL or area < 0:
        # The neutral member has no colour; market and palace have no such rule (L-63).
        return False
    if s.players[seat].members & ALL_COLOURED == ALL_COLOURED:
        return False  # none of them stands anywhere
    if area < HARVEST:
        first, last, rule = area * 4, area * 4 + 4, "L-61"
    else:
        first = LARGE_HARVEST - 1 + 2 * (area - HARVEST)
        last, rule = first + 2, "L-62"
    for other in range(first, last):
        for code in s.spaces[other]:
            if code >> 2 == seat and code & 3 != NEUTRAL:
                return note(why, rule, "no-same-colour", space=SPACES[other])
    return False


def no_such_member(p: Player, member: int, why: Why) -> bool:
    """L-40: a member is placed once a round."""
    if p.members >> member & 1:
        return False
    return note(why, "L-40", "no-member", member=message(f"member-{MEMBERS[member]}"))


# Cards


def card_barred(
    s: State, p: Player, space: int, coins: int, why: Why, *, bonus: bool = False
) -> bool:
    """L-70: what keeps the card of a floor away, whoever goes for it; `coins` = the surcharge."""
    kind = space >> 2
    barred = False
    if not s.floors[space] and (bonus or not s.rules.ariosto_floor_bonus_only):
        barred = note(why, "L-70", "no-card", space=SPACES[space])
        if why is None:
            return True
    if not bonus and s.spaces[space] and taken(s, p, space, why):
        barred = True
        if why is None:
            return True
    # Who enters a floor for its bonus alone takes no card, so nothing is asked of one.
    count = len(p.cards[kind]) if s.floors[space] else 0
    if count >= MOST_CARDS:
        barred = note(why, "L-80", "no-seventh", kind=message(f"kind-{KINDS[kind]}"), n=count)
        if why is None:
            return True
    if p.goods[COINS] < coins:
        barred = note(why, "L-72", "no-surcharge", needs=coins, has=p.goods[COINS])
        if why is None:
            return True
    if kind == TERRITORY and territory_closed(p, count, why):
        barred = True
    return barred


def territory_closed(p: Player, count: int, why: Why) -> bool:
    """L-78: the next slot must be open by the military points held; not with Cesare Borgia."""
    if count >= MOST_CARDS:
        return False
    needs = TERRITORY_NEEDS[count]
    has = p.goods[MILITARY]
    if has >= needs or standing(p).free_territories:
        return False
    return note(why, "L-78", "no-territory", needs=needs, has=has, slot=count + 1)


def payable(stock: list[int], price: PricePairs, why: Why) -> bool:
    """L-75, L-77: does the stock cover this alternative?"""
    good = True
    needs = price[2]
    if needs and stock[MILITARY] < needs:
        note(why, "L-77", "no-military", needs=needs, has=stock[MILITARY])
        if why is None:
            return False
        good = False
    for kind, amount in price[1]:
        if stock[kind] < amount and not (needs and kind == MILITARY):
            if why is None:
                return False
            good = False
            # Coins may be below nothing here when the surcharge alone is too much.
            has = max(stock[kind], 0)
            note(why, "L-75", "no-cost", cost=_goods_name(kind, amount), has=has)
    return good


def exchange_short(budget: tuple[int, ...], pay: Pairs, why: Why) -> bool:
    """L-92: what this arrow asks for that the frozen stock has not, or has no more."""
    short = False
    for kind, amount in pay:
        if budget[kind] < amount:
            if why is None:
                return True
            cost = _goods_name(kind, amount)
            short = note(why, "L-92", "no-exchange", cost=cost, has=budget[kind])
    return short


def most_servants(
    s: State, p: Player, space: int, coins: int, less: tuple[int, ...], why: Why
) -> int:
    """How many servants can be spent on the value so that the card can still be paid; -1 = none."""
    number = s.floors[space]
    if not number or space < FREE_FLOORS:
        return p.goods[SERVANTS]
    stock = stock_for_card(s, p, space, coins)
    most = -1
    alternatives = prices(s, p, number, less)
    for price in alternatives:
        if payable(stock, price, None):
            left = stock[SERVANTS] - servants_of(price[1])
            most = max(most, left)
    if most < 0 and why is not None:
        for price in alternatives:
            payable(stock, price, why)
    return most


# Values


def servants_needed(s: State, p: Player, number: int, value: int, member_value: int) -> int:
    """L-55 to L-57: servants that lift an action of `value` to the `number` of its space."""
    lacks = number - value
    if s.rules.member_alone_at_least_1:
        lacks = max(lacks, 1 - member_value)
    return lacks * standing(p).slow if lacks > 0 else 0


def weakest_member(s: State, number: int, by: int, lift: int) -> int:
    """The lowest value of a member that servants lift by `lift` to the `number` of a space.

    `by` is what the space adds to the member's value; it says of all members at once what
    `servants_needed` says of one.
    """
    if s.rules.member_alone_at_least_1:
        return max(number - by, 1) - lift
    return number - by - lift


def too_weak(s: State, space: int, value: int, least: int, most: int, why: Why) -> bool:
    """L-52, L-53, L-55: the value with all servants that can be spent is below the space's."""
    if least <= most:
        return False
    number = FLOOR_VALUES[space & 3] if space < FLOORS else 1
    rule = "L-52" if space < FLOORS else "L-55"
    return note(why, rule, "no-value", needs=number, value=value, servants=least, has=max(most, 0))


# Leaders (section 12)


def no_leader_in(cards: tuple[int, ...], leader: int, why: Why, id_: str) -> bool:
    """L-140: discard and play from the hand, use and copy in play."""
    if leader in cards:
        return False
    return note(why, "L-140", id_, leader=LEADERS[leader].key)


def needs_unmet(p: Player, leader: int, why: Why) -> bool:
    """L-143: the requirement is looked at when the leader is played."""
    needs = LEADERS[leader].needs
    rule = LEADERS[leader].rule
    unmet = False
    for kind, amount in needs.goods.pairs:
        if p.goods[kind] < amount:
            if why is None:
                return True
            has = p.goods[kind]
            unmet = note(why, rule, "no-need", cost=_goods_name(kind, amount), has=has)
    for kind, count in enumerate(needs.cards):
        if len(p.cards[kind]) < count:
            if why is None:
                return True
            cards = message(f"cards-{KINDS[kind]}", n=count)
            unmet = note(why, rule, "no-need", cost=cards, has=len(p.cards[kind]))
    if needs.of_one_kind:
        most = max(map(len, p.cards))
        if most < needs.of_one_kind:
            cards = message("cards-one-kind", n=needs.of_one_kind)
            unmet = note(why, rule, "no-need", cost=cards, has=most)
    return unmet


def use_barred(s: State, p: Player, leader: int, why: Why) -> bool:
    """L-144: once per round; Sforza and Leonardo only where a value of 1 is reached (L-190)."""
    once = LEADERS[acts_as(p, leader)].once
    if not once:
        return note(why, "L-145", "no-once", leader=LEADERS[leader].key)
    barred = False
    if p.used >> leader & 1:
        barred = note(why, "L-144", "no-used", leader=LEADERS[leader].key)
        if why is None:
            return True
    for effect in once:
        if isinstance(effect, Activate):
            value = effect.value + standing(p).raises[effect.area]
            least = servants_needed(s, p, 1, value, 1)
            if least > p.goods[SERVANTS]:
                has = p.goods[SERVANTS]
                barred = note(
                    why, "L-190", "no-value", needs=1, value=value, servants=least, has=has
                )
    return barred


def copy_barred(s: State, seat: Seat, leader: int, why: Why) -> bool:
    """L-194: a leader that another player has in play, chosen once."""
    p = s.players[seat]
    copier = copier_of(p)
    barred = False
    if copier == NONE:
        barred = note(why, "L-194", "no-copier")
    elif p.copied != NONE:
        barred = note(why, "L-194", "no-copy-again", leader=LEADERS[p.copied].key)
    if barred and why is None:
        return True
    if not any(leader in o.played for other, o in enumerate(s.players) if other != seat):
        barred = note(why, "L-194", "no-copy-target", leader=LEADERS[leader].key)
    return barred
