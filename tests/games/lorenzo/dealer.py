"""Games that play themselves for tests: options drawn, moves drawn, everything from one seed."""

import hashlib
import json
import os
from pathlib import Path
from random import Random
from typing import Final

from signoria.games import find_game
from signoria.games.lorenzo.state import SWITCHES, State
from signoria.kernel.decision import Decision, Move
from signoria.kernel.game import Options, Setting, make_options
from signoria.kernel.match import Match

LORENZO: Final = find_game("lorenzo")
NAMES: Final = ("anna", "ben", "carla", "dan")
BLESS: Final = bool(os.environ.get("SIGNORIA_BLESS"))
"""Golden files are written anew instead of being compared; look at the diff before you commit."""

# How much sooner a mover with some sense takes this than anything else.
_LIKED: Final = {"take": 12, "price": 3, "play": 30, "use": 20, "copy": 30, "exchange": 3}


def some_options(rng: Random) -> Options:
    """Two to four players, basic or advanced; each switch is turned once in three times."""
    chosen: dict[str, Setting] = {"advanced": rng.random() < 2 / 3}
    for switch in SWITCHES:
        if switch.name != "advanced" and rng.random() < 1 / 3:
            chosen[switch.name] = rng.choice(switch.settings)
    return make_options(rng.choice((2, 3, 4)), SWITCHES, LORENZO.seats, **chosen)


def deal(options: Options, seed: int) -> Match[State]:
    """A new match, its Nature from the seed."""
    return Match(LORENZO, options, NAMES[: options.players], Random(seed))


def sensible(decision: Decision, rng: Random) -> Move:
    """A move by weight: cards before harvests before the rest, servants only where they are needed.

    A random mover is soon poor and takes hardly any cards; this one meets more of the rules.
    """
    weights = []
    for at, move in enumerate(decision.moves):
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
        weights.append(weight)
    return rng.choices(decision.moves, weights)[0]


def play_sensibly(match: Match[State], rng: Random) -> None:
    """To the end; of several seats asked, any one answers first."""
    while not match.over:
        decision = rng.choice(match.decisions)
        match.choose(decision.seat, sensible(decision, rng))


def dumped(s: State) -> str:
    """The State as one line of JSON."""
    return json.dumps(LORENZO.dump(s), sort_keys=True)


def digest(s: State) -> str:
    """A short name for all that is true on the table."""
    return hashlib.sha256(dumped(s).encode()).hexdigest()[:12]


def golden(path: Path, made: str) -> str:
    """What the golden file says; with SIGNORIA_BLESS=1 it is made to say what was made now."""
    if BLESS:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made, encoding="utf-8")
    return path.read_text(encoding="utf-8")
