"""How tests play Lorenzo."""

from random import Random
from typing import Final

from signoria.games import find_game
from signoria.games.lorenzo.state import SWITCHES
from signoria.kernel.decision import Move
from signoria.kernel.game import Options, Setting, make_options
from tests.games.dealer import Dealer

LORENZO: Final = find_game("lorenzo")

# How much sooner a mover with some sense takes this than anything else.
_LIKED: Final = {"take": 12, "price": 3, "play": 30, "use": 20, "copy": 30, "exchange": 3}


def some_options(rng: Random) -> Options:
    """Two to four players, basic or advanced; each switch is turned once in three times."""
    chosen: dict[str, Setting] = {"advanced": rng.random() < 2 / 3}
    for switch in SWITCHES:
        if switch.name != "advanced" and rng.random() < 1 / 3:
            chosen[switch.name] = rng.choice(switch.settings)
    return make_options(rng.choice((2, 3, 4)), SWITCHES, LORENZO.seats, **chosen)


def liking(at: int, move: Move) -> float:
    """Cards before harvests before the rest, servants only where they are needed."""
    weight = float(_LIKED.get(move.verb, 1))
    if move.verb == "place":
        kind = move.args[1] // 4
        weight = 12 if kind < 4 else 4 if move.args[1] > 20 else 2
    elif move.verb == "servants":
        weight = 1 / (1 + at * at)
    elif move.verb == "discard":
        weight = 0.2
    elif move.text.startswith("skip"):
        weight = 0.5
    return weight


DEALER: Final = Dealer(LORENZO, some_options, liking)
sensible: Final = DEALER.sensible
