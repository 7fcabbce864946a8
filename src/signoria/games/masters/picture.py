"""The table as plain data with the names of the notation: what a screen draws.

Made from a State or from a view of one; what a seat may not know is null.
"""

from typing import Any, Final

from signoria.games.masters.board import (
    COLUMNS,
    DEPOTS,
    FAITH_POINTS,
    FAVOUR_POINTS,
    LAST_SPACE,
    LEADERS_KEPT,
    MARBLE_GIVES,
    MARBLES,
    RED_MARBLE,
    ROWS,
    SECTIONS,
    SEVENTH,
    SPARE,
    TOKEN_CARDS,
    TOKEN_COUNTS,
    TOKENS,
    pile_of,
)
from signoria.games.masters.cards import BASE, LEADERS
from signoria.games.masters.effects import COLOURS, LEVELS, Depot, Goods
from signoria.games.masters.effects import FAITH_POINTS as FAITH
from signoria.games.masters.faith import reached
from signoria.games.masters.listing import data_of
from signoria.games.masters.notation import BASE_POWER
from signoria.games.masters.options import tokens_left
from signoria.games.masters.resolve import movements
from signoria.games.masters.score import score
from signoria.games.masters.state import Player, State
from signoria.games.masters.tasks import ChooseIn, ChooseOut, DrawFirst, Producing, PutAway, Store
from signoria.games.masters.values import next_levels, powers, stock
from signoria.toolkit.hands import UNKNOWN

Picture = dict[str, Any]
FAVOURS = ("pending", "kept", "lost")


def picture(s: State) -> Picture:
    """Everything that lies on the table."""
    points = score(s).totals
    return {
        "turn": s.turn,
        "first": None if DrawFirst() in s.agenda else s.first,
        "order": [(s.first + place) % s.rules.players for place in range(s.rules.players)],
        "ending": s.ending,
        "goal": {"cards": SEVENTH, "faith": LAST_SPACE},
        "printed": PRINTED,
        "discard": _discard(s),
        "market": _market(s),
        "grid": [
            {
                "colour": COLOURS[colour],
                "piles": [
                    {
                        "level": level,
                        "card": s.tops[pile_of(colour, level)] or None,
                        "below": len(s.piles[pile_of(colour, level)]),
                    }
                    for level in LEVELS
                ],
            }
            for colour in range(len(COLOURS))
        ],
        "faith_track": list(FAITH_POINTS),
        "sections": [
            {
                "first": first,
                "pope": pope,
                "points": FAVOUR_POINTS[section],
                "resolved": bool(s.reports >> section & 1),
            }
            for section, (first, pope) in enumerate(SECTIONS)
        ],
        "solo": _solo(s),
        "discarded": list(s.discarded),
        "waiting": _waiting(s),
        "producing": _producing(s),
        "players": [{**_player(s, seat), "points": points[seat]} for seat in range(len(s.players))],
    }


PRINTED: Final[Picture] = {
    "marbles": {
        name: "faith" if marble == RED_MARBLE else Goods.kinds[MARBLE_GIVES[marble]]
        for marble, name in enumerate(MARBLES)
        if marble == RED_MARBLE or marble in MARBLE_GIVES
    },
    "base": data_of(BASE),
    "leaders": LEADERS_KEPT,
    "token": TOKEN_CARDS,
}
"""What stands on boards and tokens whatever happens: sent once, as it never changes."""


def _discard(s: State) -> Picture:
    """5.7: how far each resource put out moves the others, and the cross."""
    moved = list(movements(s, PutAway(0, (), 1, 0)))
    others = sum(by for steps, _ in moved for seat, by in steps.items() if seat == 1)
    return {"others": others, "cross": sum(cross for _, cross in moved)}


def _market(s: State) -> Picture:
    marbles = [MARBLES[marble] for marble in s.market]
    rows = [marbles[row * COLUMNS : row * COLUMNS + COLUMNS] for row in range(ROWS)]
    return {"rows": rows, "spare": marbles[SPARE] if len(marbles) > SPARE else None}


def _solo(s: State) -> Picture | None:
    """13.1: the black cross and what is known of the tokens."""
    if not s.solo:
        return None
    left = tokens_left(s)
    seen = [all_ - n for all_, n in zip(TOKEN_COUNTS, left, strict=True)]
    return {
        "cross": s.cross,
        "tokens": dict(zip(TOKENS, left, strict=True)),
        "seen": dict(zip(TOKENS, seen, strict=True)),
        "result": {0: None, 1: "won", -1: "lost"}[s.result],
    }


def _waiting(s: State) -> list[str]:
    """5.6: what was taken from the market and has no place yet."""
    task = s.agenda[-1] if s.agenda else None
    return [Goods.kinds[kind] for kind in task.waiting] if isinstance(task, Store) else []


def _producing(s: State) -> Picture | None:
    """7.2, 7.3: the powers chosen so far, and what they cost and give together."""
    task = s.agenda[-1] if s.agenda else None
    if not isinstance(task, (Producing, ChooseIn, ChooseOut)):
        return None
    return {
        "powers": ["base" if power == BASE_POWER else str(power) for power in task.powers],
        "pays": _resources(task.owed),
        "gives": _resources(task.gives),
        "faith": reached(s.players[task.seat].faith, task.gives[FAITH]),
    }


def _resources(amounts: tuple[int, ...] | list[int]) -> dict[str, int]:
    return dict(zip(Goods.kinds, amounts, strict=False))


def _player(s: State, seat: int) -> Picture:
    """What lies before a seat."""
    p = s.players[seat]
    return {
        "seat": seat,
        "goods": {**_resources(stock(p)), "faith": p.faith},
        "depots": [
            {"places": places, "good": Goods.kinds[kind] if count else None, "count": count}
            for places, (kind, count) in zip(DEPOTS, p.depots, strict=True)
        ],
        "extra": _extra(p),
        "strongbox": _resources(p.strongbox),
        "faith": p.faith,
        "favours": [FAVOURS[state] for state in p.favours],
        "slots": [list(slot) for slot in p.slots],
        "fits": next_levels(p),
        "powers": ["base" if power == BASE_POWER else str(power) for power in powers(p)],
        "hand": [None if leader == UNKNOWN else leader for leader in p.hand],
        "packet": [None if leader == UNKNOWN else leader for leader in p.packet],
        "played": list(p.played),
    }


def _extra(p: Player) -> list[Picture]:
    """4.2: the depots of played leaders."""
    found = []
    for leader in p.played:
        effect = LEADERS[leader].always
        if isinstance(effect, Depot):
            good = Goods.kinds[effect.kind]
            found.append({"places": effect.places, "good": good, "count": p.extra[effect.kind]})
    return found
