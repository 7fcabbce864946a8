"""The questions that leaders and boards answer: prices, powers, what is on hand, where it fits."""

from functools import lru_cache
from itertools import permutations
from typing import Final

from signoria.games.masters.board import DEPOTS, EXTRA
from signoria.games.masters.cards import BASE, CARDS, LEADERS
from signoria.games.masters.effects import (
    LEVELS,
    RESOURCES,
    Depot,
    Discount,
    Power,
    Produces,
    White,
)
from signoria.games.masters.notation import BASE_POWER
from signoria.games.masters.state import EMPTY, Player

POWERS: Final[dict[int, Power]] = {
    BASE_POWER: BASE,
    **{number: card.work for number, card in CARDS.items()},
    **{
        number: leader.always.power
        for number, leader in LEADERS.items()
        if isinstance(leader.always, Produces)
    },
}
"""Every production power (7.1) by its number."""

COSTS: Final = {number: card.cost.amounts[: len(RESOURCES)] for number, card in CARDS.items()}
"""What is printed, without the faith that no card costs."""


def price(p: Player, number: int) -> tuple[int, ...]:
    """6.2: printed cost less the discounts, by resource."""
    cost = COSTS[number]
    if not p.played:
        return cost
    less = [0] * len(RESOURCES)
    for leader in p.played:
        effect = LEADERS[leader].always
        if isinstance(effect, Discount):
            less[effect.kind] += 1
    return tuple(max(amount - off, 0) for amount, off in zip(cost, less, strict=True))


def warehouse(p: Player) -> list[int]:
    """How many of each resource lie in the depots, extra ones too."""
    amounts = list(p.extra)
    for kind, count in p.depots:
        if count:
            amounts[kind] += count
    return amounts


def stock(p: Player) -> list[int]:
    """12.5: everything that can pay."""
    amounts = warehouse(p)
    for kind in RESOURCES:
        amounts[kind] += p.strongbox[kind]
    return amounts


def whites(p: Player) -> list[int]:
    """5.4: what white marbles can give this player."""
    found = []
    for leader in p.played:
        effect = LEADERS[leader].always
        if isinstance(effect, White):
            found.append(effect.kind)
    return found


def powers(p: Player) -> list[int]:
    """7.1, 7.6: the base power, the top card of each slot, played leaders that produce."""
    found = [BASE_POWER]
    found += [slot[-1] for slot in p.slots if slot]
    found += [leader for leader in p.played if leader in POWERS]
    return found


def extra_room(p: Player) -> tuple[int, ...]:
    """4.2: the free places of the extra depots, by resource."""
    room = NO_ROOM
    for leader in p.played:
        effect = LEADERS[leader].always
        if isinstance(effect, Depot):
            at = effect.kind
            room = (*room[:at], effect.places - p.extra[at], *room[at + 1 :])
    return room


Depots = tuple[tuple[int, int], ...]
Layout = tuple[Depots, tuple[int, ...]]
NO_ROOM: Final[tuple[int, ...]] = (0,) * len(RESOURCES)
MOST_LAYOUTS: Final = 1 << 14
"""So many answers are remembered: in play the same small warehouses come up over and over."""


def stored(p: Player, kind: int, depot: int) -> Layout | None:
    """4.1 to 4.4: the warehouse with one more resource in that depot; None = it cannot be.

    The others stay where they are if they can; else they are moved about, as few as possible, and
    none is ever thrown away.
    """
    return _stored(p.depots, p.extra, extra_room(p), kind, depot)


@lru_cache(MOST_LAYOUTS)
def _stored(
    depots: Depots, extra: tuple[int, ...], room: tuple[int, ...], kind: int, depot: int
) -> Layout | None:
    """4.1 to 4.4."""
    if depot == EXTRA:
        if room[kind] < 1:
            return None
        return depots, (*extra[:kind], extra[kind] + 1, *extra[kind + 1 :])
    there, count = depots[depot]
    elsewhere = any(k == kind and n and i != depot for i, (k, n) in enumerate(depots))
    if not elsewhere and (not count or (there == kind and count < DEPOTS[depot])):
        return (*depots[:depot], (kind, count + 1), *depots[depot + 1 :]), extra
    full = there == kind and count == DEPOTS[depot]
    return None if full else _rearranged(depots, extra, room, kind, depot)


def _rearranged(
    before: Depots, extra_before: tuple[int, ...], room: tuple[int, ...], kind: int, depot: int
) -> Layout | None:
    """4.3: the kind into that depot, the others around it; what is over into extra depots."""
    counts = {k: n for k, n in before if n}
    own = counts.pop(kind, 0) + 1
    own_over = max(own - DEPOTS[depot], 0)
    if own_over > room[kind]:
        return None
    places = [other for other in range(len(DEPOTS)) if other != depot]
    if len(counts) > len(places) and not any(room):
        return None
    # A fourth kind has no base depot: all of it must go to its extra one.
    places += [EXTRA] * (len(counts) - len(places))
    best: Layout | None = None
    fewest = 100
    for chosen in permutations(places, len(counts)):
        depots = [(EMPTY, 0)] * len(DEPOTS)
        depots[depot] = (kind, own - own_over)
        extra = list(extra_before)
        extra[kind] += own_over
        moved = 0
        for (other, count), place in zip(counts.items(), chosen, strict=True):
            stays = 0 if place == EXTRA else min(count, DEPOTS[place])
            if count - stays > room[other]:
                break
            extra[other] += count - stays
            if stays:
                depots[place] = (other, stays)
            moved += count - stays if stays and before[place][0] == other else count
        else:
            if moved < fewest:
                fewest = moved
                best = tuple(depots), tuple(extra)
    return best


def fits(p: Player, kind: int) -> bool:
    """Is there a place for one more of this resource?"""
    return any(stored(p, kind, depot) is not None for depot in (*range(len(DEPOTS)), EXTRA))


def slots_for(p: Player, level: int) -> list[int]:
    """6.1: the slots that can take a card of this level."""
    return [slot for slot, cards in enumerate(p.slots) if len(cards) == level - 1]


def next_levels(p: Player) -> list[int | None]:
    """6.1: the level that each slot can take now; None where it is full."""
    return [
        next((level for level in LEVELS if slot in slots_for(p, level)), None)
        for slot in range(len(p.slots))
    ]


def has_slot(p: Player, level: int) -> bool:
    """6.1: is there a slot that can take a card of this level?"""
    first, second, third = p.slots
    return level - 1 in (len(first), len(second), len(third))


def resources(p: Player) -> int:
    """12.5, 12.6: all resources left."""
    return sum(stock(p))
