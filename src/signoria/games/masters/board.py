"""The boards: market, grid, faith track, warehouse, with their printed figures."""

from typing import Final

from signoria.games.masters.effects import COINS, COLOURS, LEVELS, SERVANTS, SHIELDS, STONES

# The market (2.2, 5.1 to 5.3): three rows of four marbles, and the spare one behind them.
WHITE_MARBLE: Final = 0
RED_MARBLE: Final = 5
MARBLES: Final = ("white", "blue", "grey", "yellow", "purple", "red")
MARBLE_COUNTS: Final = (4, 2, 2, 2, 2, 1)
MARBLE_GIVES: Final = {1: SHIELDS, 2: STONES, 3: COINS, 4: SERVANTS}
ROWS: Final = 3
COLUMNS: Final = 4
SPARE: Final = ROWS * COLUMNS
ALL_MARBLES: Final = SPARE + 1

LINES: Final[tuple[tuple[int, ...], ...]] = (
    *(tuple(range(row * COLUMNS, row * COLUMNS + COLUMNS)) for row in range(ROWS)),
    *(tuple(range(column, SPARE, COLUMNS)) for column in range(COLUMNS)),
)
"""5.2: the places of each line in the order marbles move: rows to the left, columns up."""
LINE_NAMES: Final = (
    *(f"row {row + 1}" for row in range(ROWS)),
    *(f"column {column + 1}" for column in range(COLUMNS)),
)

# The grid (2.1): a pile for each colour and level.
PILES: Final = len(COLOURS) * len(LEVELS)
SLOTS: Final = 3
SEVENTH: Final = 7
"""6.5, 11.1: the card that ends the game."""

# The faith track (8.1, 8.2, 12.2)
LAST_SPACE: Final = 24
SECTIONS: Final = ((5, 8), (12, 16), (19, 24))
FAVOUR_POINTS: Final = (2, 3, 4)
FAITH_POINTS: Final = (
    *(0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 9, 9, 9, 12, 12, 12, 16, 16, 16, 20),
)
PENDING: Final = 0
KEPT: Final = 1
LOST: Final = 2

# The warehouse (4.1)
DEPOTS: Final = (1, 2, 3)
EXTRA: Final = len(DEPOTS)
"""The place after the base depots: the extra depot of a resource (4.2)."""
DEPOT_NAMES: Final = ("1", "2", "3", "extra")

# Set-up
LEADERS_DEALT: Final = 4
LEADERS_KEPT: Final = 2
START_RESOURCES: Final = (0, 1, 1, 2)
START_FAITH: Final = (0, 0, 1, 1)
"""2.5: by place in the turn order."""

# Solo (13.1): the tokens, and how many of each.
TOKENS: Final = (*COLOURS, "+2", "+1")
TOKEN_COUNTS: Final = (1, 1, 1, 1, 2, 1)
CROSS_TWO: Final = 4
CROSS_ONE: Final = 5
TOKEN_CARDS: Final = 2
"""How many cards a token of a colour discards."""


def pile_of(colour: int, level: int) -> int:
    """The place of a pile in the grid."""
    return colour * len(LEVELS) + level - 1
