"""What holds in every game of Lorenzo, tried on games that nobody thought of.

A stateful machine whose rule is "answer with a drawn legal move" finds short games that break a
law; whole games from seeds show that laws hold to the end, and that games end. The slow run prints
what the largest list of answers was.
"""

from itertools import islice
from random import Random

import pytest
from hypothesis import settings

from signoria.games.lorenzo.board import LEADERS_EACH, MEMBERS, SPACES
from signoria.kernel.decision import NATURE
from signoria.kernel.match import Match
from tests.games import laws
from tests.games.dealer import NAMES, everything
from tests.games.lorenzo.dealer import DEALER, LORENZO
from tests.games.lorenzo.laws import LAWS

WIDEST = len(MEMBERS) * len(SPACES) + 2 * LEADERS_EACH
"""No list of answers is longer: every member on every space, every leader played or discarded."""


class Play(laws.Play):
    """One game of Lorenzo."""

    laws = LAWS


Play.TestCase.settings = settings(max_examples=25, stateful_step_count=10)
TestPlay = Play.TestCase


class LongPlay(Play):
    """The same, given time."""


LongPlay.TestCase.settings = settings(Play.TestCase.settings, max_examples=2000)
TestLongPlay = pytest.mark.slow(LongPlay.TestCase)


@pytest.mark.parametrize("seed", range(24))
def test_a_whole_game_keeps_the_laws(seed: int) -> None:
    """L-3, L-213: a game ends after six rounds, and everything holds until then."""
    match, widest = LAWS.whole_game(seed, every=6)

    assert 6 == match.state.round
    assert widest <= WIDEST


def test_nature_is_looked_at_too() -> None:
    """RN-1 to RN-5: chance answers from a list like everybody else."""
    rng = Random(7)
    match = Match(LORENZO, DEALER.options("players=3 advanced"), NAMES[:3])
    asks = set()
    for decision in islice(everything(match, rng), 400):
        if decision.seat == NATURE:
            asks.add(decision.ask)
            assert len(decision.weights or decision.moves) == len(decision.moves)
            if decision.ask != "roll":
                LAWS.options_are_good(match.state, decision, rng, sample=2)
                LAWS.hidden_things_are_hidden(match.state, rng)

    assert {"draw-tile", "draw-order", "deal", "reveal", "roll"} == asks


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
