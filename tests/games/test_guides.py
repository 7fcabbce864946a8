"""The guided first rounds: real positions, hints that can be followed, and nothing left out."""

from random import Random
from typing import Any, NamedTuple

import pytest

from signoria.bots import BOTS, find_bot
from signoria.games import TITLES, find_game, guide_of
from signoria.kernel.decision import Decision, Move
from signoria.kernel.match import Match
from signoria.locale import LANGUAGES, words
from signoria.toolkit.guide import Hint

ME = 0
MOST_ANSWERS = 60
SEEDS = range(1, 5)


class Walked(NamedTuple):
    """How a guide went: the hints that could not be followed, and every thing that was touched."""

    left_out: list[str]
    touched: set[str]


class Learner:
    """Somebody who does what the hints say, against the bot that a guided table has."""

    def __init__(self, title: str, seed: int) -> None:
        self.guide = guide_of(title)
        game = find_game(title)
        self.match: Match[Any] = Match.from_position(game, self.guide.position, Random(seed))
        self.bot = find_bot(BOTS[-1], seed, title)
        self.touched = {card["thing"] for card in game.cards()}
        self.fresh = True
        """My turn has just begun: nothing is chosen of it."""

    def walk(self) -> Walked:
        """Through all hints, as the client passes on from one to the next."""
        left_out = [hint.say for hint in self.guide.hints if hint.does and not self.follow(hint)]
        return Walked(left_out, self.touched)

    def follow(self, hint: Hint) -> bool:
        """Answer questions until one can be answered as the hint says; false = it is left out."""
        for _ in range(MOST_ANSWERS):
            decision = self.asked()
            if decision is None:
                return False
            self.touched.update(thing for move in decision.moves for thing in move.touches)
            fitting = [move for move in decision.moves if _fits(move, hint.does)]
            if fitting:
                self.play(decision, _as_shown(fitting, hint))
                return True
            if self.fresh:
                return False
            self.play(decision, self.bot.choose(self.match.view(ME), decision))
        return False

    def asked(self) -> Decision | None:
        """My next question; the others answer theirs."""
        while not self.match.over:
            decision = self.match.decisions[0]
            if decision.seat == ME:
                return decision
            self.match.choose(decision.seat, self.bot.choose(self.match.view(1), decision))
            self.fresh = True
        return None

    def play(self, decision: Decision, move: Move) -> None:
        """One answer."""
        self.match.choose(decision.seat, move)
        self.fresh = False


def _fits(move: Move, does: tuple[str, ...]) -> bool:
    return any(thing in (move.touches or ("",)) for thing in does)


def _as_shown(moves: list[Move], hint: Hint) -> Move:
    """The move that touches most of what is pointed at."""
    return max(moves, key=lambda move: len(set(move.touches) & set(hint.shows)))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("title", TITLES)
def test_a_guide_can_be_followed_to_its_end(title: str, seed: int) -> None:
    """Whatever the bot does, no hint of something to do is left out."""
    walked = Learner(title, seed).walk()

    assert [] == walked.left_out


@pytest.mark.parametrize("title", TITLES)
def test_a_guide_points_at_things_that_there_are(title: str) -> None:
    """Everything it speaks of is touched by some option on the way, or has a text of its own."""
    explain = find_game(title).explain
    touched = Learner(title, 1).walk().touched
    hints = guide_of(title).hints

    assert 8 <= len(hints) <= 12
    for hint in hints:
        unknown = [thing for thing in hint.shows if thing not in touched and not explain(thing)]
        assert [] == unknown, hint.say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_guide_speaks_every_language(title: str, language: str) -> None:
    """Each hint has its sentence."""
    said = [words(language).text(hint.say) for hint in guide_of(title).hints]

    assert len(said) == len(set(said))
