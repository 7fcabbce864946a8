"""How tests play Masters."""

from random import Random
from typing import Final

from signoria.games import find_game
from signoria.games.masters.state import SWITCHES
from signoria.kernel.decision import Move
from signoria.kernel.game import Options, Setting, make_options
from tests.games.dealer import Dealer

MASTERS: Final = find_game("masters")

# How much sooner a mover with some sense takes this than anything else.
_LIKED: Final = {"buy": 60, "activate": 3, "produce": 2, "take": 2, "play": 30, "store": 4}


def some_options(rng: Random) -> Options:
    """One to four players; each switch is turned once in three times."""
    chosen: dict[str, Setting] = {}
    for switch in SWITCHES:
        if rng.random() < 1 / 3:
            chosen[switch.name] = rng.choice(switch.settings)
    return make_options(rng.choice((1, 2, 3, 4)), SWITCHES, MASTERS.seats, **chosen)


def liking(at: int, move: Move) -> float:
    """Cards before productions before the market; what fits is stored, leaders are kept."""
    return 0.3 if move.verb == "discard" else float(_LIKED.get(move.verb, 1))


DEALER: Final = Dealer(MASTERS, some_options, liking)
