"""Every move of Lorenzo, made once, with its text. Parsing is looking it up."""

from collections.abc import Iterable
from itertools import permutations, product
from typing import Final

from signoria.games.lorenzo.board import COLOURED, FLOORS, MEMBERS, PRIVILEGE_NAMES, SPACES
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import Exchange
from signoria.kernel.decision import Move
from signoria.toolkit.moves import Notation

MOST_SERVANTS: Final = 999
_known: Final = Notation()
_move = _known.add
parse = _known.parse

# Chance
ROLLS: Final = tuple(
    _move("dice {} {} {}".format(*dice), "roll", dice) for dice in product(range(1, 7), repeat=3)
)
REVEAL: Final = {
    number: _move(f"card {number}", "reveal", (number,), (f"card:{number}",)) for number in CARDS
}
DRAW_TILE: Final = tuple(
    _move(f"tile {tile.key}", "tile", (index,), (f"excommunication:{tile.key}",))
    for index, tile in enumerate(EXCOMMUNICATIONS)
)
ORDERS: Final = {
    players: tuple(
        _move("order " + " ".join(str(seat + 1) for seat in order), "order", order)
        for order in permutations(range(players))
    )
    for players in (2, 3, 4)
}
DEAL: Final = tuple(
    _move(f"deal {leader.key}", "deal", (index,), (f"leader:{leader.key}",))
    for index, leader in enumerate(LEADERS)
)

# Set-up
BONUS_TILE: Final = tuple(
    _move(f"bonus {tile.key}", "bonus", (index,), (f"bonus:{tile.key}",))
    for index, tile in enumerate(BONUS_TILES)
)


def _leader_moves(verb: str) -> tuple[Move, ...]:
    return tuple(
        _move(f"{verb} {leader.key}", verb, (index,), (f"leader:{leader.key}",))
        for index, leader in enumerate(LEADERS)
    )


KEEP: Final = _leader_moves("keep")
DISCARD: Final = _leader_moves("discard")
PLAY: Final = _leader_moves("play")
USE: Final = _leader_moves("use")
COPY: Final = _leader_moves("copy")

# Turns
PLACE: Final = tuple(
    tuple(
        _move(f"{colour}>{name}", "place", (member, space), (f"member:{colour}", f"space:{name}"))
        for space, name in enumerate(SPACES)
    )
    for member, colour in enumerate(MEMBERS)
)
SPEND: Final = tuple(
    _move(f"+{servants}", "servants", (servants,), (f"servants:{servants}",))
    for servants in range(MOST_SERVANTS + 1)
)
FORFEIT: Final = _move("forfeit", "forfeit")
END: Final = _move("end", "end")
DECLINE: Final = _move("decline", "decline")
TAKE: Final = tuple(
    _move(f"take {SPACES[space]}", "take", (space,), (f"space:{SPACES[space]}",))
    for space in range(FLOORS)
)
PAY_GOODS: Final = _move("pay goods", "price", (0,))
PAY_MILITARY: Final = _move("pay military", "price", (1,))
LESS_WOOD: Final = _move("less wood", "price", (2,), ("good:wood",))
LESS_STONE: Final = _move("less stone", "price", (3,), ("good:stone",))
FIRST: Final = tuple(
    _move(f"first {part}", "first", (index,))
    for index, part in enumerate(("goods", "privilege", "action"))
)
PRIVILEGE: Final = tuple(
    _move(f"privilege {name}", "privilege", (index,), (f"privilege:{name}",))
    for index, name in enumerate(PRIVILEGE_NAMES)
)
EXCHANGES: Final = {
    number: effect
    for number, card in CARDS.items()
    if card.work is not None
    for effect in card.work.effects
    if isinstance(effect, Exchange)
}
"""The exchange of each card that has one."""
WAYS: Final = {
    number: tuple(
        _move(f"exchange {number}.{way + 1}", "exchange", (number, way), (f"card:{number}",))
        for way in range(len(exchange.ways))
    )
    for number, exchange in EXCHANGES.items()
}
SKIP: Final = {
    number: _move(f"skip {number}", "exchange", (number, -1), (f"card:{number}",))
    for number in EXCHANGES
}
SET_MEMBER: Final = tuple(
    _move(f"six {MEMBERS[member]}", "six", (member,), (f"member:{MEMBERS[member]}",))
    for member in COLOURED
)
LOSE_WOOD: Final = _move("lose wood", "lose", (1,), ("good:wood",))
LOSE_STONE: Final = _move("lose stone", "lose", (2,), ("good:stone",))
SUPPORT: Final = _move("support", "church", (1,))
REFUSE: Final = _move("refuse", "church", (0,))


def all_moves() -> Iterable[Move]:
    """Every move there is."""
    return _known.all()
