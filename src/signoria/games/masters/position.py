"""A position written by hand: only the differences from a fresh game.

    [Options "players=3"] [Seats "anna ben carla"]
    market wgyy bpwr pwgw b; first ben; top 17 30; reports 1
    anna: 1 coin top, 2 shields middle, played 53, 2 stones extra, box 4 coins, box 1 stone
    anna: cards 1 18, cards 4, hand 50, faith 7, favours kept; turn anna

Statements stand on lines of their own or behind `;`, a leader before what lies in its depot. Solo
there are `cross 21` and `tokens green +2` as well. What is not said is as at the first turn: seats
a b c d, nothing in the warehouses, the cards with the lowest numbers on top. Whoever has seven
cards or stands on space 24 has brought the last round; `ending` says it without.
"""

from signoria.games.masters.position_reader import MastersReader
from signoria.games.masters.state import SEATS, SWITCHES, State
from signoria.kernel.game import Options
from signoria.toolkit.position import read_position


def read(text: str) -> tuple[Options, tuple[str, ...], State]:
    """The options, the names of the seats and the State of a position."""
    return read_position(text, SWITCHES, SEATS, MastersReader)
