"""A position written by hand: only the differences from a fresh game.

    [Options "players=3"] [Seats "anna ben carla"]
    market wgyy bpwr pwgw b; first ben; top 17 30; reports 1
    anna: 1 coin top, 2 shields middle, 3 servants extra, box 4 coins, box 1 stone
    anna: cards 1 18, cards 4, played 53, hand 50, faith 7, favours kept
    cross 21; tokens green +2; turn anna

Statements stand on lines of their own or behind `;`. What is not said is as at the first turn:
seats a b c d, nothing in the warehouses, the cards with the lowest numbers on top.
"""

from signoria.games.masters.position_reader import MastersReader
from signoria.games.masters.state import SEATS, SWITCHES, State
from signoria.kernel.game import Options
from signoria.toolkit.position import read_position


def read(text: str) -> tuple[Options, tuple[str, ...], State]:
    """The options, the names of the seats and the State of a position."""
    return read_position(text, SWITCHES, SEATS, MastersReader)
