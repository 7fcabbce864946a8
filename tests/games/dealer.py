"""Games that play themselves for tests, whatever the title: everything comes from one seed."""

import hashlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from signoria.kernel.decision import Decision, Move
from signoria.kernel.game import Game, Options, parse_options
from signoria.kernel.match import Match
from signoria.toolkit.title import HasTable

NAMES: Final = ("anna", "ben", "carla", "dan")
BLESS: Final = bool(os.environ.get("SIGNORIA_BLESS"))
"""Golden files are written anew instead of being compared; look at the diff before you commit."""


class HasPlayers(HasTable, Protocol):
    """A State as tests of any title know it."""

    @property
    def players(self) -> Sequence[Any]:
        """What lies before each seat."""
        ...


S = TypeVar("S", bound=HasPlayers)


@dataclass(frozen=True)
class Dealer(Generic[S]):
    """How tests play a title."""

    game: Game[S]
    some_options: Callable[[Random], Options]
    """Any number of players; each switch is turned now and then."""
    liking: Callable[[int, Move], float]
    """The weight that a mover with some sense gives to the move at this place of the list."""

    def options(self, text: str) -> Options:
        """The options that a record writes like this."""
        return parse_options(text, self.game.switches, self.game.seats)

    def deal(self, options: Options, seed: int) -> Match[S]:
        """A new match, its Nature from the seed."""
        return Match(self.game, options, NAMES[: options.players], Random(seed))

    def sensible(self, decision: Decision, rng: Random) -> Move:
        """A move by weight; a random mover is soon poor, this one meets more of the rules."""
        weights = [self.liking(at, move) for at, move in enumerate(decision.moves)]
        return rng.choices(decision.moves, weights)[0]

    def play_sensibly(self, match: Match[S], rng: Random) -> None:
        """To the end; of several seats asked, any one answers first."""
        while not match.over:
            decision = rng.choice(match.decisions)
            match.choose(decision.seat, self.sensible(decision, rng))

    def dumped(self, s: S) -> str:
        """The State as one line of JSON."""
        return json.dumps(self.game.dump(s), sort_keys=True)

    def digest(self, s: S) -> str:
        """A short name for all that is true on the table."""
        return hashlib.sha256(self.dumped(s).encode()).hexdigest()[:12]


def everything(match: Match[S], rng: Random) -> Iterator[Decision]:
    """Each decision of a game before it is answered at random, Nature's too if nobody is it."""
    while not match.over:
        decision = rng.choice(match.decisions)
        yield decision
        match.choose(decision.seat, rng.choice(decision.moves))


def golden(path: Path, made: str) -> str:
    """What the golden file says; with SIGNORIA_BLESS=1 it is made to say what was made now."""
    if BLESS:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made, encoding="utf-8")
    return path.read_text(encoding="utf-8")
