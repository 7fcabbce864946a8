"""What holds in every game of Masters, tried on games that nobody thought of.

A stateful machine whose rule is "answer with a drawn legal move" finds short games that break a
law; whole games from seeds show that laws hold to the end, and that games end. The slow run prints
what the largest list of answers was.
"""

from itertools import islice
from random import Random

import pytest
from hypothesis import settings

from signoria.games.masters.board import LEADERS_KEPT, LINES, PILES, SLOTS
from signoria.kernel.decision import NATURE
from signoria.kernel.match import Match
from tests.games import laws
from tests.games.dealer import NAMES, everything
from tests.games.masters.dealer import DEALER, MASTERS
from tests.games.masters.laws import LAWS

POWERS = 1 + SLOTS + LEADERS_KEPT
WIDEST = len(LINES) + PILES + POWERS + 2 * LEADERS_KEPT
"""No list of answers is longer: lines, piles, powers, each leader played or discarded."""


class Play(laws.Play):
    """One game of Masters."""

    laws = LAWS


Play.TestCase.settings = settings(max_examples=25, stateful_step_count=10)
TestPlay = Play.TestCase


class LongPlay(Play):
    """The same, given time."""


LongPlay.TestCase.settings = settings(Play.TestCase.settings, max_examples=2000)
TestLongPlay = pytest.mark.slow(LongPlay.TestCase)


@pytest.mark.parametrize("seed", range(24))
def test_a_whole_game_keeps_the_laws(seed: int) -> None:
    """M-11.2, M-13.2: everybody has had equally many turns, and everything holds until then."""
    match, widest = LAWS.whole_game(seed, every=6)

    assert 0 == match.state.turn % len(match.names)
    assert widest <= WIDEST


@pytest.mark.parametrize(("options", "token"), [("players=3", False), ("players=1", True)])
def test_nature_is_looked_at_too(options: str, *, token: bool) -> None:
    """M-2.1 to M-2.5, M-13.1: chance answers from a list like everybody else."""
    rng = Random(7)
    about = DEALER.options(options)
    match = Match(MASTERS, about, NAMES[: about.players])
    asks = set()
    for decision in islice(everything(match, rng), 200):
        if decision.seat == NATURE:
            asks.add(decision.ask)
            assert len(decision.weights or decision.moves) == len(decision.moves)
            LAWS.options_are_good(match.state, decision, rng, sample=2)
            LAWS.hidden_things_are_hidden(match.state, rng)

    asked = {"masters-marble", "masters-reveal", "masters-deal", "masters-first"}
    assert asked | ({"masters-token"} if token else set()) == asks


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(20))
def test_two_thousand_games_keep_the_laws(hundred: int) -> None:
    """The same on many games; run with -s to see how long and how wide they were."""
    longest = widest = 0
    for seed in range(1000 + 100 * hundred, 1100 + 100 * hundred):
        match, wide = LAWS.whole_game(seed, every=60)
        longest, widest = max(longest, len(match.entries)), max(widest, wide)

    print(f"\n100 games: at most {longest} moves, {widest} answers")  # noqa: T201 - for the reader
    assert widest <= WIDEST
