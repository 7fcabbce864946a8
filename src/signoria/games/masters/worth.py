"""What a table is worth beyond the score sheet, in points: for bots that look one move ahead.

Stated values, each with its reason; nothing here is a rule. The numbers were tuned by playing.
"""

from functools import cache
from typing import Final

from signoria.games.masters.board import (
    DEPOTS,
    FAITH_POINTS,
    FAVOUR_POINTS,
    LAST_SPACE,
    PENDING,
    SECTIONS,
    SEVENTH,
)
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import FAITH_POINTS as FAITH
from signoria.games.masters.effects import RESOURCES, Discount
from signoria.games.masters.objections import needs_unmet
from signoria.games.masters.state import Player, State
from signoria.games.masters.values import POWERS, powers, price, resources, stock

TURNS: Final = 22
"""So many turns are left at the beginning; the one who is nearest to an end sets the pace."""
RESOURCE: Final = 0.3
"""Five make a point at the end, and before that each is a part of some later purchase."""
MANY: Final = 16
"""More than this will hardly be spent: what is beyond counts as at the end."""
STEP: Final = 0.6
"""The whole track gives 29 points over 24 steps, most of them late, and its end ends the game."""
SOLO_STEP: Final = 1.3
"""Alone one must arrive, and before the black cross does: most wins are made so."""
PLAN: Final = 0.6
"""The best purchase in reach is worth this share of what it brings, so that making it gains."""
MISSING: Final = 0.82
"""Each resource that is still missing for it: about a third of a turn at the market."""
PRODUCED: Final = 0.22
"""A production is made in about so many of the turns that are left; others buy meanwhile."""
SLOT: Final = 1.0
"""A card of level I or II opens the dearer and better ones above it."""
LEADER_READY: Final = 0.6
"""The share of its points that a leader in hand is worth once it can be played."""
LEADER_WAITING: Final = 0.3
"""And before that."""
LEADER_PLAYED: Final = 2.0
"""What a played leader's ability adds to its points over a whole game."""
OTHERS: Final = 0.3
"""A step that another player's marker moves costs so much of a step of one's own."""
RACE: Final = 6.0
"""Solo: who does not arrive has lost, so each seventh of the way is worth more than its points."""
WON: Final = 100.0
"""Solo: nothing else counts against it."""
NEAR: Final = 0.8
"""So much of a tile's points for who has reached its section before it is resolved."""


def worth(s: State, seat: int) -> float:
    """Goods, the next purchase, faith on its way, productions still to come, leaders."""
    if not s.agenda and not s.solo:
        return 0.0
    p = s.players[seat]
    ahead = turns_ahead(s)
    step = SOLO_STEP if s.solo else STEP
    have = resources(p)
    total = RESOURCE * min(have, MANY) - have // 5
    total += PLAN * best_purchase(s, p, ahead, step)
    total += p.faith * step - FAITH_POINTS[p.faith] + favours_ahead(p)
    total += sum(made(power, step) for power in powers(p)) * PRODUCED * ahead
    total += sum(opened(len(slot)) for slot in p.slots if slot)
    total += leaders(s, p, ahead)
    if s.solo:
        total += solo(s, p)
    else:
        others = sum(other.faith for other in s.players) - p.faith
        total -= OTHERS * STEP * others / (len(s.players) - 1)
    return total


def turns_ahead(s: State) -> float:
    """How many turns are still to come, by whoever is nearest to the end (11.1)."""
    if s.ending:
        return 0.0
    way = max(max(len(p.cards) / SEVENTH, p.faith / LAST_SPACE) for p in s.players)
    return TURNS * max(1 - max(way, s.cross / LAST_SPACE), 0)


def best_purchase(s: State, p: Player, ahead: float, step: float) -> float:
    """What the best card that a slot can take would bring, less for what is missing to pay it."""
    has = stock(p)
    best = 0.0
    levels = {len(slot) + 1 for slot in p.slots}
    for number in s.tops:
        if number and CARDS[number].level in levels:
            missing = 0
            for kind, cost in enumerate(price(p, number)):
                if cost > has[kind]:
                    missing += cost - has[kind]
            best = max(best, brought(number, ahead, step) * MISSING**missing)
    return best


def brought(number: int, ahead: float, step: float) -> float:
    """Points, productions and what it opens."""
    card = CARDS[number]
    return card.points + made(number, step) * PRODUCED * ahead + opened(card.level)


def opened(level: int) -> float:
    """A slot with so many cards takes better ones than before."""
    return SLOT * level if level < len(DEPOTS) else 0.0


@cache
def made(power: int, step: float) -> float:
    """What one production gives more than it takes, in points."""
    one = POWERS[power]
    out = sum(one.gives.amounts[:FAITH]) + one.any_out - sum(one.pays.amounts) - one.any_in
    return max(out * RESOURCE + one.gives.amounts[FAITH] * step, 0.0)


def favours_ahead(p: Player) -> float:
    """A tile still pending is worth more the nearer its section is."""
    total = 0.0
    for section, (first, _) in enumerate(SECTIONS):
        if p.favours[section] == PENDING:
            near = min(p.faith / first, 1.0)
            total += FAVOUR_POINTS[section] * near * near * NEAR
    return total


def leaders(s: State, p: Player, ahead: float) -> float:
    """Leaders in hand by their points, played ones by what they still do."""
    total = 0.0
    for leader in p.hand:
        if leader >= 0:
            ready = not needs_unmet(s, p, leader, None)
            total += LEADERS[leader].points * (LEADER_READY if ready else LEADER_WAITING)
    for leader in p.played:
        if leader not in POWERS:
            half = 0.5 if isinstance(LEADERS[leader].always, Discount) else 1.0
            total += LEADER_PLAYED * half * ahead / TURNS
    return total


def solo(s: State, p: Player) -> float:
    """13.4, 13.5: how much nearer to the end than Lorenzo."""
    way = max(len(p.cards) / SEVENTH, p.faith / LAST_SPACE)
    return WON * s.result + SEVENTH * RACE * way - s.cross * SOLO_STEP


assert len(FAITH_POINTS) == LAST_SPACE + 1, "every space has its points"
assert len(RESOURCES) == FAITH, "faith comes after the resources"
