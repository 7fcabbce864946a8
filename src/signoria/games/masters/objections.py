"""Why something is not allowed, each reason with its rule number.

The options are made by these same functions: with `why` None they say at once whether anything
stands in the way; with a list they write every reason down.
"""

from signoria.games.masters import sentences
from signoria.games.masters.board import DEPOTS, EXTRA
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import COLOURS, RESOURCES
from signoria.games.masters.state import Player, State
from signoria.games.masters.values import (
    POWERS,
    extra_room,
    has_slot,
    powers,
    price,
    stock,
    stored,
)
from signoria.kernel.message import message
from signoria.toolkit.reasons import Why, note

LEVEL_TWO = 2


def short_of(has: list[int], cost: tuple[int, ...], rule: str, why: Why) -> bool:
    """6.3, 7.3: is there too little of anything?"""
    short = False
    for kind in RESOURCES:
        if has[kind] < cost[kind]:
            if why is None:
                return True
            cost_ = sentences.good(kind, cost[kind])
            short = note(why, rule, "masters-no-cost", cost=cost_, has=has[kind])
    return short


def place_barred(p: Player, kind: int, depot: int, why: Why) -> bool:
    """4.1 to 4.3: has no layout one more of this resource in that depot, and what is in the way?"""
    if stored(p, kind, depot) is not None:
        return False
    room = extra_room(p)[kind]
    if depot == EXTRA:
        if p.extra[kind]:
            full = sentences.good(kind, p.extra[kind])
            return note(why, "M-4.2", "masters-no-extra-room", goods=full)
        return note(why, "M-4.2", "masters-no-extra", good=sentences.good(kind, 1))
    there = [0] * len(RESOURCES)
    for k, count in p.depots:
        if count:
            there[k] += count
    # A depot that is full of the same: what the extra one takes would not lie here.
    places = DEPOTS[depot] + (0 if p.depots[depot] == (kind, DEPOTS[depot]) else room)
    if there[kind] >= places:
        together = sentences.good(kind, there[kind] + 1)
        return note(why, "M-4.1", "masters-no-room", goods=together, places=places)
    there[kind] = 0
    return note(why, "M-4.3", "masters-no-moving", goods=sentences.goods(there))


def buy_barred(s: State, p: Player, number: int, has: list[int], why: Why) -> bool:
    """6.1 to 6.4: the top card of a pile, a slot for it, the price."""
    barred = False
    if number not in s.tops:
        barred = note(why, "M-6.4", "masters-no-top", card=number)
        if why is None:
            return True
    if not has_slot(p, CARDS[number].level):
        barred = note(why, "M-6.1", "masters-no-slot", level=CARDS[number].level)
        if why is None:
            return True
    if short_of(has, price(p, number), "M-6.3", why):
        barred = True
    return barred


def power_barred(
    p: Player, number: int, chosen: tuple[int, ...], left: list[int], why: Why
) -> bool:
    """7.1 to 7.3: an own power, once, and all chosen ones payable together."""
    barred = False
    if number not in powers(p):
        barred = note(why, "M-7.1", "masters-no-power", power=number)
        if why is None:
            return True
    if number in chosen:
        barred = note(why, "M-7.2", "masters-no-power-twice", power=number)
        if why is None:
            return True
    power = POWERS[number]
    if short_of(left, power.pays.amounts, "M-7.3", why):
        barred = True
    if power.any_in > sum(max(amount, 0) for amount in left):
        has = max(sum(left), 0)
        barred = note(why, "M-7.3", "masters-no-any", needs=power.any_in, has=has)
    return barred


def needs_unmet(s: State, p: Player, number: int, why: Why) -> bool:
    """9.2, 9.3: the requirement is looked at when the leader is played."""
    needs = LEADERS[number].needs
    unmet = False
    owned = [CARDS[card] for card in p.cards]
    for colour, count in enumerate(needs.cards):
        has = sum(card.colour == colour for card in owned) if count else 0
        if has < count:
            cards = message(f"masters-cards-{COLOURS[colour]}", n=count)
            unmet = note(why, "M-9.3", "masters-no-need", cost=cards, has=has)
    if needs.level_two >= 0:
        higher = s.rules.level_two_or_higher
        level_two = any(
            card.colour == needs.level_two
            and (card.level == LEVEL_TWO or (higher and card.level > LEVEL_TWO))
            for card in owned
        )
        if not level_two:
            cards = message(f"masters-level-two-{COLOURS[needs.level_two]}")
            unmet = note(why, "M-9.3", "masters-no-need", cost=cards, has=0)
    if needs.goods and short_of(stock(p), needs.goods.amounts, "M-9.3", why):
        unmet = True
    return unmet


def not_in(cards: tuple[int, ...], number: int, why: Why, rule: str, id_: str) -> bool:
    """9.1, 9.2: from the hand."""
    return number not in cards and note(why, rule, id_, leader=number)
