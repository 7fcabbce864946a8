"""The table as plain data with the names of the notation: what a screen draws.

Made from a State or from a view of one; what a seat may not know is null.
"""

from typing import Any

from signoria.games.masters.board import (
    COLUMNS,
    DEPOTS,
    FAITH_POINTS,
    FAVOUR_POINTS,
    MARBLES,
    ROWS,
    SECTIONS,
    SPARE,
    TOKENS,
    pile_of,
)
from signoria.games.masters.cards import LEADERS
from signoria.games.masters.effects import COLOURS, LEVELS, Depot, Goods
from signoria.games.masters.options import tokens_left
from signoria.games.masters.state import UNKNOWN, Player, State
from signoria.games.masters.values import powers, stock

Picture = dict[str, Any]
FAVOURS = ("pending", "kept", "lost")


def picture(s: State) -> Picture:
    """Everything that lies on the table."""
    return {
        "turn": s.turn,
        "first": s.first,
        "order": [(s.first + place) % s.rules.players for place in range(s.rules.players)],
        "ending": s.ending,
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
        "players": [_player(s, seat) for seat in range(len(s.players))],
    }


def _market(s: State) -> Picture:
    marbles = [MARBLES[marble] for marble in s.market]
    rows = [marbles[row * COLUMNS : row * COLUMNS + COLUMNS] for row in range(ROWS)]
    return {"rows": rows, "spare": marbles[SPARE] if len(marbles) > SPARE else None}


def _solo(s: State) -> Picture | None:
    """13.1: the black cross and what is known of the tokens."""
    if not s.solo:
        return None
    return {
        "cross": s.cross,
        "tokens": dict(zip(TOKENS, tokens_left(s), strict=True)),
        "result": {0: None, 1: "won", -1: "lost"}[s.result],
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
        "powers": ["base" if power == 0 else str(power) for power in powers(p)],
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
