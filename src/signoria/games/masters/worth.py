"""What a table is worth beyond the score sheet, in points: for bots that look one move ahead.

Stated values, each with its reason; nothing here is a rule.
"""

from typing import Final

from signoria.games.masters.board import (
    FAITH_POINTS,
    FAVOUR_POINTS,
    LAST_SPACE,
    PENDING,
    SECTIONS,
    SEVENTH,
)
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import RESOURCES, Discount, Power
from signoria.games.masters.objections import needs_unmet
from signoria.games.masters.state import State
from signoria.games.masters.values import POWERS, powers, stock

RESOURCE: Final = 0.45
"""A level I card gives 1 to 4 points and a production for 2 to 4 resources."""
CROWD: Final = 0.04
"""Each further one of a kind is worth less: it must be spent before it counts."""
STEP: Final = 0.75
"""The whole track gives 29 points over 24 steps, most of them late."""
MADE: Final = 0.9
"""A resource more from a production, each time one produces."""
PRODUCTIONS: Final = 0.45
"""So many productions are made per card that is still missing for the end."""
LEADER_READY: Final = 0.6
"""The share of its points that a leader in hand is worth once it can be played."""
LEADER_WAITING: Final = 0.35
"""And before that."""
LEADER_PLAYED: Final = 1.5
"""What a played leader's ability adds to its points."""
SLOT: Final = 0.8
"""A slot whose top is one level higher opens dearer cards."""


def worth(s: State, seat: int) -> float:
    """Goods, faith on its way, productions still to come, leaders."""
    p = s.players[seat]
    left = max(SEVENTH - len(p.cards), 0)
    total = 0.0
    for kind in RESOURCES:
        have = min(stock(p)[kind], 12)
        total += have * RESOURCE - CROWD * have * (have - 1) / 2
    total += p.faith * STEP - FAITH_POINTS[p.faith]
    total += favours_ahead(s, seat)
    for power in powers(p):
        total += yield_of(POWERS[power]) * MADE * PRODUCTIONS * left
    for slot in p.slots:
        total += SLOT * len(slot) if len(slot) < len(p.slots) else 0
    for leader in p.hand:
        if leader >= 0:
            ready = not needs_unmet(s, p, leader, None)
            total += LEADERS[leader].points * (LEADER_READY if ready else LEADER_WAITING)
    for leader in p.played:
        effect = LEADERS[leader].always
        total += LEADER_PLAYED * (0.5 if isinstance(effect, Discount) else 1.0) * left / SEVENTH
    if s.solo:
        total -= s.cross * STEP
        total += 100 * s.result
    return total


def favours_ahead(s: State, seat: int) -> float:
    """A tile still pending is worth more the nearer its section is."""
    p = s.players[seat]
    total = 0.0
    for section, (first, _) in enumerate(SECTIONS):
        if p.favours[section] == PENDING:
            near = min(p.faith / first, 1.0)
            total += FAVOUR_POINTS[section] * near * near * 0.8
    return total


def yield_of(power: Power) -> float:
    """Resources and faith that a production gives, less what it takes."""
    out = sum(power.gives.amounts) + power.any_out
    return max(out - sum(power.pays.amounts) - power.any_in, 0) + 0.25


assert len(FAITH_POINTS) == LAST_SPACE + 1, "every space has its points"
assert CARDS, "productions are the cards'"
