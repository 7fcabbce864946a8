"""What holds of every State of every title; each title adds what its own rules conserve."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.record import read_record
from signoria.kernel.view import Event
from tests.games.dealer import Dealer, S

LONGEST = 1500
"""No game has more moves."""


def nothing_more(before: S, after: S) -> None:
    """A title whose States say it all."""


@dataclass(frozen=True, kw_only=True)
class Laws(Generic[S]):
    """The laws of a title, and what is looked at between two moves."""

    dealer: Dealer[S]
    every_move: tuple[Move, ...]
    letters: str
    """What its rule numbers begin with."""
    anywhere: tuple[Callable[[S], None], ...]
    """What holds of every State, also of one that somebody wrote by hand."""
    from_set_up: tuple[Callable[[S], None], ...]
    """What holds besides if nothing was missing from the table when the game began."""
    from_to: Callable[[S, S], None] = nothing_more
    """What holds between a State and the next."""

    @property
    def game(self) -> Game[S]:
        """The title."""
        return self.dealer.game

    def hold(self, s: S) -> None:
        """All the title's own."""
        self.hold_anywhere(s)
        for law in self.from_set_up:
            law(s)

    def hold_anywhere(self, s: S) -> None:
        """Those that hold of positions too."""
        for law in self.anywhere:
            law(s)

    def look_at(self, s: S, rng: Random, sample: int) -> None:
        """Everything that can be looked at between two moves."""
        self.hold(s)
        self.it_is_saved_and_loaded(s)
        self.hidden_things_are_hidden(s, rng)
        self.others_are_refused(s, rng, sample)
        for decision in self.game.decisions(s):
            self.options_are_good(s, decision, rng, sample)

    # The answers

    def options_are_good(self, s: S, decision: Decision, rng: Random, sample: int) -> None:
        """Options print apart and parse back, nothing stands against them, and every one applies.

        `sample` is the most that are applied; what is applied leaves the State itself alone.
        """
        assert decision.moves
        texts = [move.text for move in decision.moves]
        assert len(texts) == len(set(texts))
        for move in decision.moves:
            parsed = self.game.parse(move.text)
            assert (move.verb, move.args, move.text) == (parsed.verb, parsed.args, parsed.text)
            assert [] == self.game.objections(s, decision.seat, move)
        before = s.copy()
        few = decision.moves if len(texts) <= sample else rng.sample(decision.moves, sample)
        for move in few:
            after = self.game.copy(s)
            told = self.game.apply(after, move, decision.seat)
            self.hold_anywhere(after)
            self.from_to(s, after)
            self.game.decisions(after)
            silent = self.game.copy(s)
            assert [] == self.game.apply(silent, move, decision.seat, tell=False)
            assert after == silent
            assert all(isinstance(event, Event) for event in told)
        assert before == s

    def others_are_refused(self, s: S, rng: Random, sample: int) -> None:
        """Whatever is not in the list has a reason against it, with a rule."""
        asked = {decision.seat: decision.moves for decision in self.game.decisions(s)}
        for move in rng.sample(self.every_move, sample):
            for seat in (*range(len(s.players)), NATURE):
                if move in asked.get(seat, ()):
                    continue
                why = self.game.objections(s, seat, move)
                assert why, f"{seat}: {move}"
                assert all(one.rule.startswith(self.letters) for one in why)

    # Saving, and what is hidden

    def it_is_saved_and_loaded(self, s: S) -> None:
        """load(dump(s)) == s, also after a way through JSON text."""
        assert s == self.game.load(json.loads(self.dealer.dumped(s)))

    def hidden_things_are_hidden(self, s: S, rng: Random) -> None:
        """Whatever the hidden things are, no byte of a view changes, and a view is no State.

        A guess differs from the truth in hidden things alone, and keeps the laws.
        """
        for seat in (*range(len(s.players)), None):
            seen = self.game.view(s, seat)
            guessed = self.game.guess(seen, rng)
            self.hold(guessed)
            again = self.game.view(guessed, seat)
            assert (seat, seen.state) == (again.seat, again.state)
            assert self.dealer.dumped(seen.state) == self.dealer.dumped(again.state)
            if seat is not None:
                self._asked_alike(s, guessed, seat)

    def _asked_alike(self, s: S, guessed: S, seat: Seat) -> None:
        """What a seat may do hangs on nothing that it does not know."""
        mine = [decision for decision in self.game.decisions(s) if decision.seat == seat]
        theirs = [decision for decision in self.game.decisions(guessed) if decision.seat == seat]
        assert mine == theirs
        asked = [(decision.seat, decision.ask) for decision in self.game.decisions(s)]
        assert asked == [(one.seat, one.ask) for one in self.game.decisions(guessed)]

    def nobody_hears_more(self, s: S, decision: Decision, move: Move, rng: Random) -> None:
        """A move tells a seat the same, and shows it the same, whatever it cannot see.

        Where an answer is another seat's secret, or opens secrets, worlds may rightly differ.
        """
        if decision.audience is not None:
            return
        for seat in (*range(len(s.players)), None):
            other = self.game.guess(self.game.view(s, seat), rng)
            here = next(one for one in self.game.decisions(other) if one.seat == decision.seat)
            if move not in here.moves:
                continue
            true = self.game.copy(s)
            told, heard = (
                [e for e in self.game.apply(world, move, decision.seat) if e.known_to(seat)]
                for world in (true, other)
            )
            assert told == heard
            views = (self.game.view(world, seat).state for world in (true, other))
            shown, seen = map(self.dealer.dumped, views)
            assert shown == seen

    # Whole games

    def whole_game(self, seed: int, every: int) -> tuple[Match[S], int]:
        """A game to the end, looked at about every so many moves, and its longest list of answers.

        Odd seeds move with some sense, even ones at random.
        """
        rng = Random(seed)
        match = self.dealer.deal(self.dealer.some_options(rng), seed)
        widest = 0
        while not match.over:
            assert len(match.entries) < LONGEST
            decision = rng.choice(match.decisions)
            assert decision.seat != NATURE
            widest = max(widest, len(decision.moves))
            sensible = seed % 2
            move = self.dealer.sensible(decision, rng) if sensible else rng.choice(decision.moves)
            before = match.state.copy()
            self.hold(before)
            if rng.randrange(every) == 0:
                self.look_at(match.state, rng, sample=4)
                self.nobody_hears_more(match.state, decision, move, rng)
            match.choose(decision.seat, move)
            self.from_to(before, match.state)
        self.look_at(match.state, rng, sample=4)
        again = Match.from_record(self.game, read_record(match.record()))
        assert match.state == again.state
        assert match.entries == again.entries
        return match, widest


class Play(RuleBasedStateMachine):
    """One game; its one rule is to answer with a drawn legal move."""

    laws: ClassVar[Laws[Any]]
    match: Match[Any] | None = None

    @initialize(seed=st.integers(0, 2**16), moves=st.integers(0, 300))
    def deal(self, seed: int, moves: int) -> None:
        """Options by the seed, and so many moves ahead that the whole game is seen."""
        rng = Random(seed)
        self.rng = rng
        dealer = self.laws.dealer
        self.match = dealer.deal(dealer.some_options(rng), seed)
        while not self.match.over and len(self.match.entries) < moves:
            decision = rng.choice(self.match.decisions)
            self.match.choose(decision.seat, dealer.sensible(decision, rng))

    @precondition(lambda self: self.match is not None and self.match.over)
    @rule(seed=st.integers(0, 2**16))
    def begin_another(self, seed: int) -> None:
        """Nothing is left to answer."""
        dealer = self.laws.dealer
        self.match = dealer.deal(dealer.some_options(Random(seed)), seed)

    @precondition(lambda self: self.match is not None and not self.match.over)
    @rule(draw=st.data())
    def answer(self, draw: Any) -> None:  # noqa: ANN401 - Hypothesis does not name the type
        """Any legal move of any seat that is asked; taken back and played again it is the same."""
        assert self.match is not None
        decision = draw.draw(st.sampled_from(self.match.decisions))
        move = draw.draw(st.sampled_from(decision.moves))
        self.laws.nobody_hears_more(self.match.state, decision, move, self.rng)
        before, count = self.match.state.copy(), len(self.match.entries)

        events = self.match.choose(decision.seat, move)

        after, entries = self.match.state.copy(), self.match.entries[:]
        self.laws.from_to(before, after)
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
        self.laws.look_at(self.match.state, self.rng, sample=12)
