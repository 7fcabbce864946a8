"""Every move of Masters, made once, with its text. Parsing is looking it up."""

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from typing import Final

from signoria.games.masters.board import (
    DEPOT_NAMES,
    DEPOTS,
    EXTRA,
    LINE_NAMES,
    MARBLES,
    SLOTS,
    TOKENS,
)
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import RESOURCES, Goods
from signoria.kernel.decision import Move
from signoria.toolkit.moves import Notation

BASE_POWER: Final = 0
"""The base power's place among the powers; the others have the number of their card."""
MOST_PAID: Final = 40
NAMES: Final = Goods.kinds
_known: Final = Notation()
parse = _known.parse

# Chance
MARBLE: Final = tuple(_known.add(f"marble {m}", "marble", (i,)) for i, m in enumerate(MARBLES))
REVEAL: Final = {
    number: _known.add(f"card {number}", "reveal", (number,), (f"card:{number}",))
    for number in CARDS
}
DEAL: Final = {
    number: _known.add(f"deal {number}", "deal", (number,), (f"leader:{number}",))
    for number in LEADERS
}
FIRST: Final = tuple(
    _known.add(f"first {seat + 1}", "first", (seat,), (f"seat:{seat}",)) for seat in range(4)
)
# Not `token +2`: in a line of moves a blank and a plus begin the next one.
TOKEN: Final = tuple(
    _known.add(f"token {t.removeprefix('+')}", "token", (i,), (f"token:{t}",))
    for i, t in enumerate(TOKENS)
)

# Set-up and leaders
KEEP: Final = {
    pair: _known.add(
        f"keep {pair[0]} {pair[1]}", "keep", pair, (f"leader:{pair[0]}", f"leader:{pair[1]}")
    )
    for pair in combinations(LEADERS, 2)
}
PLAY: Final = {
    number: _known.add(f"play {number}", "play", (number,), (f"leader:{number}",))
    for number in LEADERS
}
DISCARD: Final = {
    number: _known.add(f"discard {number}", "discard", (number,), (f"leader:{number}",))
    for number in LEADERS
}
END: Final = _known.add("end", "end")

# Market and warehouse
TAKE: Final = tuple(
    _known.add(name, "take", (line,), (f"market:{name.replace(' ', '.')}",))
    for line, name in enumerate(LINE_NAMES)
)
WHITE: Final = tuple(
    _known.add(f"white {NAMES[kind]}", "white", (kind,), (f"good:{NAMES[kind]}",))
    for kind in RESOURCES
)
STORE: Final = tuple(
    tuple(
        _known.add(
            f"{NAMES[kind]}>{DEPOT_NAMES[depot]}",
            "store",
            (kind, depot),
            (f"good:{NAMES[kind]}", f"depot:{DEPOT_NAMES[depot]}"),
        )
        for depot in (*range(len(DEPOTS)), EXTRA)
    )
    for kind in RESOURCES
)
THROW: Final = tuple(
    _known.add(f"{NAMES[kind]}>out", "throw", (kind,), (f"good:{NAMES[kind]}", "depot:out"))
    for kind in RESOURCES
)

# Purchase
BUY: Final = {
    number: _known.add(f"buy {number}", "buy", (number,), (f"card:{number}",)) for number in CARDS
}
SLOT: Final = tuple(
    _known.add(f"slot {slot + 1}", "slot", (slot,), (f"slot:{slot + 1}",)) for slot in range(SLOTS)
)
PAY: Final = tuple(
    tuple(
        tuple(
            _known.add(
                f"{NAMES[kind]} {warehouse}+{strongbox}", "pay", (kind, warehouse, strongbox)
            )
            for strongbox in range(MOST_PAID)
        )
        for warehouse in range(len(DEPOTS) + 3)
    )
    for kind in RESOURCES
)
"""By kind, how many from the warehouse and how many from the strongbox."""
WAREHOUSE_FIRST: Final = _known.add("warehouse first", "warehouse")
"""All kinds at once, from the strongbox only what the warehouse has not."""

# Production
ACTIVATE: Final = {
    BASE_POWER: _known.add("activate base", "activate", (BASE_POWER,), ("power:base",)),
    **{
        number: _known.add(f"activate {number}", "activate", (number,), (f"power:{number}",))
        for number in (*CARDS, *LEADERS)
    },
}
PRODUCE: Final = _known.add("produce", "produce")
INTO: Final = {
    pair: _known.add(
        f"with {NAMES[pair[0]]}+{NAMES[pair[1]]}",
        "with",
        pair,
        tuple(f"good:{NAMES[k]}" for k in pair),
    )
    for pair in combinations_with_replacement(RESOURCES, 2)
}
OUT: Final = tuple(
    _known.add(f"for {NAMES[kind]}", "for", (kind,), (f"good:{NAMES[kind]}",)) for kind in RESOURCES
)


def all_moves() -> Iterable[Move]:
    """Every move there is."""
    return _known.all()
