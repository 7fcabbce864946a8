"""The bot that takes what looks best one move ahead.

It deals anew what it cannot see, tries every move on a copy and judges what comes of it: the points
of the score sheet and what the title says the rest is worth. A move is often only the first of some
small decisions (a placement, its servants, the price): those that follow at once are answered as
well, one after the other, each by its best outcome, before the table is judged.
"""

from random import Random
from typing import Any, Final

from signoria.bots.bot import Seed
from signoria.kernel.decision import Decision, Move, Seat
from signoria.kernel.game import Game
from signoria.kernel.view import View

PATIENCE: Final = 4
"""Of a later decision no more is tried after so many moves without a better one: the lists begin
with the cheapest."""
MOST_STEPS: Final = 40
"""A bound for what may follow one move; in a real game a quarter of it is rarely seen."""


class Greedy:
    """Tries each move, takes the best; chance decides between equals."""

    name: Final = "greedy"

    def __init__(self, seed: Seed, game: Game[Any]) -> None:
        """A generator and the rules."""
        self._rng = Random(seed)
        self._game = game

    def choose(self, view: View[Any], decision: Decision) -> Move:
        """The move with the best outlook."""
        if decision.forced:
            return decision.moves[0]
        s = self._game.guess(view, self._rng)
        others = [one for one in self._game.decisions(s) if one.seat != decision.seat]
        best: list[Move] = []
        most = float("-inf")
        for move in decision.moves:
            value = self._outlook(s, decision.seat, move, others)
            if value > most:
                best = [move]
                most = value
            elif value == most:
                best.append(move)
        return self._rng.choice(best)

    def _outlook(
        self,
        s: Any,  # noqa: ANN401 - any title's State
        seat: Seat,
        move: Move,
        others: list[Decision],
    ) -> float:
        """Judge the table after the move and what the seat answers next.

        Where all answer at once, the `others` answer somehow, so that the seals are opened.
        """
        s = self._after(s, seat, move)
        for other in others:
            self._game.apply(s, self._rng.choice(other.moves), other.seat, tell=False)
        value = None
        for _ in range(MOST_STEPS):
            decision = self._follow_up(s, seat)
            if decision is None:
                break
            s, value = self._best_answer(s, decision)
            if value is not None:
                return value
        return self._value(s, seat)

    def _best_answer(
        self,
        s: Any,  # noqa: ANN401 - any title's State
        decision: Decision,
    ) -> tuple[Any, float | None]:
        """The table after the best answer, and its value if nothing more follows."""
        seat = decision.seat
        most = float("-inf")
        best = None
        waited = 0
        for move in decision.moves:
            after = self._after(s, seat, move)
            value, complete = self._at_first_sight(after, seat)
            if value > most:
                most, best, waited = value, (after, value if complete else None), 0
            else:
                waited += 1
                if waited == PATIENCE:
                    break
        assert best is not None  # a decision has a move
        return best

    def _at_first_sight(self, s: Any, seat: Seat) -> tuple[float, bool]:  # noqa: ANN401 - any title's State
        """The value when the first move of each list is made from here; were there any?"""
        decision = self._follow_up(s, seat)
        if decision is None:
            return self._value(s, seat), True
        s = self._game.copy(s)
        for _ in range(MOST_STEPS):
            self._game.apply(s, decision.moves[0], seat, tell=False)
            decision = self._follow_up(s, seat)
            if decision is None:
                break
        return self._value(s, seat), False

    def _after(self, s: Any, seat: Seat, move: Move) -> Any:  # noqa: ANN401 - any title's State
        """A copy with the move made."""
        s = self._game.copy(s)
        self._game.apply(s, move, seat, tell=False)
        return s

    def _follow_up(self, s: Any, seat: Seat) -> Decision | None:  # noqa: ANN401 - any title's State
        """What the seat is asked as a part of the same move."""
        # Looking at the task first spares another seat's list of moves, which takes its time.
        if not s.agenda or getattr(s.agenda[-1], "seat", None) != seat:
            return None
        (decision,) = self._game.decisions(s)
        return None if decision.rest else decision

    def _value(self, s: Any, seat: Seat) -> float:  # noqa: ANN401 - any title's State
        return self._game.score(s).totals[seat] + self._game.worth(s, seat)
