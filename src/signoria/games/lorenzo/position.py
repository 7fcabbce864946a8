"""A position written by hand: only the differences from a fresh game.

    [Options "players=3 advanced"] [Seats "anna ben carla"]
    round 3; dice 6 2 1; tiles 1.2 2.6 3.4; order ben anna carla
    all: nothing
    anna: 5 coins, 2 wood, cards 29 34, played botticelli, hand sforza, tile b, banned 1.2
    floor building.3 35; at palace: carla white, anna neutral
    turn anna

Statements stand on lines of their own or behind `;`. What is not said is as after the set-up:
seats a b c d in turn order, the cards with the lowest numbers on the floors.
"""

from signoria.games.lorenzo.position_reader import LorenzoReader
from signoria.games.lorenzo.state import SEATS, SWITCHES, State
from signoria.kernel.game import Options
from signoria.toolkit.position import read_position


def read(text: str) -> tuple[Options, tuple[str, ...], State]:
    """The options, the names of the seats and the State of a position."""
    return read_position(text, SWITCHES, SEATS, LorenzoReader)
