"""What holds in every game of Lorenzo, tried on games that nobody thought of.

A stateful machine whose rule is "answer with a drawn legal move" finds short games that break a
law; whole games from seeds show that laws hold to the end, and that games end. The slow run prints
what the largest list of answers was.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from signoria.games.lorenzo.board import LEADERS_EACH, MEMBERS, SPACES
from signoria.games.lorenzo.state import SWITCHES, State
from signoria.kernel.decision import NATURE
from signoria.kernel.game import parse_options
from signoria.kernel.match import Match
from signoria.kernel.record import read_record
from tests.games.lorenzo import laws
from tests.games.lorenzo.dealer import LORENZO, NAMES, deal, sensible, some_options

LONGEST = 1500
WIDEST = len(MEMBERS) * len(SPACES) + 2 * LEADERS_EACH
"""No list of answers is longer: every member on every space, every leader played or discarded."""


class Play(RuleBasedStateMachine):
    """One game; its one rule is to answer with a drawn legal move."""

    match: Match[State] | None = None

    @initialize(seed=st.integers(0, 2**16), moves=st.integers(0, 300))
    def deal(self, seed: int, moves: int) -> None:
        """Options by the seed, and so many moves ahead that all rounds are seen."""
        rng = Random(seed)
        self.rng = rng
        self.match = deal(some_options(rng), seed)
        while not self.match.over and len(self.match.entries) < moves:
            decision = rng.choice(self.match.decisions)
            self.match.choose(decision.seat, sensible(decision, rng))

    @precondition(lambda self: self.match is not None and self.match.over)
    @rule(seed=st.integers(0, 2**16))
    def begin_another(self, seed: int) -> None:
        """Nothing is left to answer."""
        self.match = deal(some_options(Random(seed)), seed)

    @precondition(lambda self: self.match is not None and not self.match.over)
    @rule(draw=st.data())
    def answer(self, draw: Any) -> None:  # noqa: ANN401 - Hypothesis does not name the type
        """Any legal move of any seat that is asked."""
        assert self.match is not None
        decision = draw.draw(st.sampled_from(self.match.decisions))
        move = draw.draw(st.sampled_from(decision.moves))
        laws.nobody_hears_more(self.match.state, decision, move, self.rng)
        before, count = self.match.state.copy(), len(self.match.entries)

        events = self.match.choose(decision.seat, move)

        after, entries = self.match.state.copy(), self.match.entries[:]
        while len(self.match.entries) > count:
            self.match.undo(decision.seat, keeper=True)
        assert before == self.match.state
        again = []
        while len(self.match.entries) < len(entries):
            again += self.match.redo()
        assert events == again
        assert (after, entries) == (self.match.state, self.match.entries)

    @precondition(lambda self: self.match is not None)
    @invariant()
    def laws_hold(self) -> None:
        """After every move."""
        assert self.match is not None
        look_at(self.match.state, self.rng, sample=12)


Play.TestCase.settings = settings(max_examples=25, stateful_step_count=10)
TestPlay = Play.TestCase


def look_at(s: State, rng: Random, sample: int) -> None:
    """Everything that can be looked at between two moves."""
    laws.hold(s)
    laws.it_is_saved_and_loaded(s)
    laws.hidden_things_are_hidden(s, rng)
    laws.others_are_refused(s, rng, sample)
    for decision in LORENZO.decisions(s):
        laws.options_are_good(s, decision, rng, sample)


def whole_game(seed: int, every: int) -> tuple[Match[State], int]:
    """A game to the end, looked at about `every` so many moves; and its longest list of answers.

    Odd seeds move with some sense, even ones at random.
    """
    rng = Random(seed)
    match = deal(some_options(rng), seed)
    widest = 0
    while not match.over:
        assert len(match.entries) < LONGEST
        decision = rng.choice(match.decisions)
        assert decision.seat != NATURE
        widest = max(widest, len(decision.moves))
        move = sensible(decision, rng) if seed % 2 else rng.choice(decision.moves)
        laws.hold(match.state)
        if rng.randrange(every) == 0:
            look_at(match.state, rng, sample=4)
            laws.nobody_hears_more(match.state, decision, move, rng)
        match.choose(decision.seat, move)
    look_at(match.state, rng, sample=4)
    again = Match.from_record(LORENZO, read_record(match.record()))
    assert match.state == again.state
    assert match.entries == again.entries
    return match, widest


@pytest.mark.parametrize("seed", range(24))
def test_a_whole_game_keeps_the_laws(seed: int) -> None:
    """L-3, L-213: a game ends after six rounds, and everything holds until then."""
    match, widest = whole_game(seed, every=6)

    assert 6 == match.state.round
    assert widest <= WIDEST


def test_nature_is_looked_at_too() -> None:
    """RN-1 to RN-5: chance answers from a list like everybody else."""
    rng = Random(7)
    match = Match(LORENZO, parse_options("players=3 advanced", SWITCHES, range(2, 5)), NAMES[:3])
    asks = set()
    for decision in islice(_everything(match, rng), 400):
        if decision.seat == NATURE:
            asks.add(decision.ask)
            assert len(decision.weights or decision.moves) == len(decision.moves)
            if decision.ask != "roll":
                laws.options_are_good(match.state, decision, rng, sample=2)
                laws.hidden_things_are_hidden(match.state, rng)

    assert {"draw-tile", "draw-order", "deal", "reveal", "roll"} == asks


def _everything(match: Match[State], rng: Random) -> Iterator[Any]:
    """Each decision of a game, Nature's too, before it is answered at random."""
    while not match.over:
        decision = rng.choice(match.decisions)
        yield decision
        match.choose(decision.seat, rng.choice(decision.moves))


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(20))
def test_two_thousand_games_keep_the_laws(hundred: int) -> None:
    """The same on many games; run with -s to see how long and how wide they were."""
    longest = widest = 0
    for seed in range(1000 + 100 * hundred, 1100 + 100 * hundred):
        match, wide = whole_game(seed, every=60)
        longest, widest = max(longest, len(match.entries)), max(widest, wide)

    print(f"\n100 games: at most {longest} moves, {widest} answers")  # noqa: T201 - for the reader
    assert widest <= WIDEST
