"""The table as plain data with the names of the notation: what a screen draws.

Made from a State or from a view of one; what a seat may not know is null.
"""

from typing import Any, Final

from signoria.games.lorenzo.board import (
    CHARACTER_POINTS,
    FAITH_NEEDED,
    FAITH_STEPS,
    FLOOR_BONUS,
    FLOOR_VALUES,
    FLOORS,
    LAPS,
    LARGE_SPACE,
    MARKET_GOODS,
    MARKET_PRIVILEGES,
    MEMBERS,
    MOST_CARDS,
    PALACE_GOODS,
    PALACE_PRIVILEGES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    ROUNDS,
    SPACES,
    SURCHARGE,
    TERRITORY_NEEDS,
    TERRITORY_POINTS,
)
from signoria.games.lorenzo.cards import BONUS_TILES, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import KINDS, Goods
from signoria.games.lorenzo.objections import territory_closed
from signoria.games.lorenzo.state import NONE, UNCAPPED, Player, State
from signoria.games.lorenzo.tasks import NextTurn
from signoria.games.lorenzo.turn import lap_of, new_order, reports
from signoria.games.lorenzo.values import (
    copier_of,
    member_value,
    members_left,
    occupied,
    packet_from,
    surcharge,
)
from signoria.toolkit.hands import UNKNOWN

Picture = dict[str, Any]


def picture(s: State) -> Picture:
    """Everything that lies on the table."""
    return {
        "round": s.round,
        "period": s.period,
        "lap": _lap(s),
        "order": list(s.order),
        "next_order": list(new_order(s)),
        "dice": dict(zip(MEMBERS[:3], s.dice, strict=True)),
        "towers": [_tower(s, kind) for kind in range(len(KINDS))],
        "spaces": [_space(s, space) for space in range(FLOORS, len(SPACES))],
        "report": {
            "period": s.period,
            "faith": FAITH_NEEDED[max(s.period, 1) - 1],
            "due": bool(s.round) and reports(s.round),
        },
        "faith_track": list(FAITH_STEPS),
        "excommunications": [
            {
                "tile": EXCOMMUNICATIONS[tile].key,
                "seats": [seat for seat, p in enumerate(s.players) if p.banned >> tile & 1],
            }
            for tile in s.tiles
        ],
        "printed": PRINTED,
        "military_cap": s.rules.military_cap if s.rules.military_cap < UNCAPPED else None,
        "discarded": [LEADERS[leader].key for leader in s.discarded],
        "players": [_player(s, seat) for seat in range(len(s.players))],
    }


def _printed(goods: Goods, privileges: int = 0) -> dict[str, int]:
    """Amounts as printed: what is there."""
    named = {Goods.kinds[kind]: amount for kind, amount in goods.pairs}
    return named | ({"privileges": privileges} if privileges else {})


PRINTED: Final[Picture] = {
    "market": list(map(_printed, MARKET_GOODS, MARKET_PRIVILEGES)),
    "palace": _printed(PALACE_GOODS, PALACE_PRIVILEGES),
    "privileges": dict(zip(PRIVILEGE_NAMES, map(_printed, PRIVILEGES), strict=True)),
    "surcharge": SURCHARGE,
    "large": LARGE_SPACE,
    "cards": MOST_CARDS,
    "needs": list(TERRITORY_NEEDS),
    "points": {"territory": list(TERRITORY_POINTS[1:]), "character": list(CHARACTER_POINTS[1:])},
    "faith": list(FAITH_NEEDED),
    "reports": [round_ for round_ in range(1, ROUNDS + 1) if reports(round_)],
    "rounds": ROUNDS,
    "laps": LAPS,
}
"""What stands on the board whatever happens: sent once, as it never changes."""


def _lap(s: State) -> int:
    """L-40: the lap of the round; 0 during set-up."""
    if not s.round:
        return 0
    turns = (task.turn for task in s.agenda if isinstance(task, NextTurn))
    return lap_of(next(turns, LAPS * s.rules.players) - 1, s.rules.players)


def _goods(amounts: tuple[int, ...] | list[int]) -> dict[str, int]:
    return dict(zip(Goods.kinds, amounts, strict=True))


def _members(codes: tuple[int, ...]) -> list[dict[str, Any]]:
    return [{"seat": code >> 2, "member": MEMBERS[code & 3]} for code in codes]


def _tower(s: State, kind: int) -> Picture:
    """A tower, bottom floor first."""
    return {
        "kind": KINDS[kind],
        "occupied": occupied(s, kind),
        "floors": [
            {
                "space": SPACES[space],
                "value": FLOOR_VALUES[space & 3],
                "bonus": _printed(FLOOR_BONUS[space]),
                "card": s.floors[space] or None,
                "members": _members(s.spaces[space]),
            }
            for space in range(kind * 4, kind * 4 + 4)
        ],
    }


def _space(s: State, space: int) -> Picture:
    return {
        "space": SPACES[space],
        "covered": space in s.rules.covered,
        "members": _members(s.spaces[space]),
    }


def _player(s: State, seat: int) -> Picture:
    """What lies before a seat; `members` are those not yet placed, with their values now (L-51).

    `packet_from` is the seat whose packet comes next (L-28).
    """
    p = s.players[seat]
    return {
        "seat": seat,
        "goods": _goods(p.goods),
        "cards": {KINDS[kind]: list(cards) for kind, cards in enumerate(p.cards)},
        "members": {MEMBERS[m]: member_value(s, p, m) for m in members_left(p)},
        "surcharge": [surcharge(s, p, kind) for kind in range(len(KINDS))],
        "open": _open(p),
        "bonus": BONUS_TILES[p.tile].key if p.tile != NONE else None,
        "hand": [_leader(leader) for leader in p.hand],
        "packet": [_leader(leader) for leader in p.packet],
        "packet_from": packet_from(s, seat) if p.packet else None,
        "played": [_played(p, leader) for leader in p.played],
        "excommunications": [
            tile.key for index, tile in enumerate(EXCOMMUNICATIONS) if p.banned >> index & 1
        ],
    }


def _open(p: Player) -> int:
    """L-78: how many territories the military points held have room for."""
    slots = range(MOST_CARDS)
    return next((slot for slot in slots if territory_closed(p, slot, None)), MOST_CARDS)


def _leader(leader: int) -> str | None:
    return None if leader == UNKNOWN else LEADERS[leader].key


def _played(p: Player, leader: int) -> Picture:
    copies = leader == copier_of(p) and p.copied != NONE
    return {
        "leader": LEADERS[leader].key,
        "used": bool(p.used >> leader & 1),
        "copied": LEADERS[p.copied].key if copies else None,
    }
