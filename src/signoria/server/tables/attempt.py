"""Answers tried on a copy, before anything is saved: what the next step of the log will be."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.game import Game
from signoria.kernel.message import message
from signoria.kernel.record import split_moves
from signoria.kernel.refusal import IllegalMove, InvalidMove, refuse
from signoria.server.tables.course import Course, is_sealed
from signoria.server.tables.guess import guessed

MOST_LETTERS: Final = 4000
"""A long turn has some hundreds."""


class Attempt:
    """What would be played, and the State that it leads to."""

    def __init__(self, course: Course) -> None:
        """Begin where the table is."""
        self.course = course
        self.game: Game[Any] = course.game
        self.state: Any = course.game.copy(course.match.state)
        self.given: list[tuple[Seat, str]] = []
        self._decisions: tuple[Decision, ...] | None = course.decisions

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is open now."""
        if self._decisions is None:
            self._decisions = self.game.decisions(self.state)
        return self._decisions

    def _decision(self, seat: Seat) -> Decision | None:
        return next((one for one in self.decisions if one.seat == seat), None)

    def hand_in(self, seat: Seat, text: str) -> None:
        """All these moves, or a refusal.

        Chance answers only when all are in, and nothing follows a sealed answer: otherwise one
        could try what comes, and take the refusal of a second move as a way back.
        """
        pieces = pieces_of(text)
        for at, piece in enumerate(pieces):
            move = self.game.parse(piece)
            decision = self._decision(seat)
            if decision is None or move not in decision.moves:
                raise self._not_possible(seat, pieces[:at], move, decision)
            if is_sealed(self.state) and len(pieces) > 1:
                raise refuse(InvalidMove, "server-sealed-alone")
            self._apply(seat, move)

    def _not_possible(
        self, seat: Seat, before: list[str], move: Move, decision: Decision | None
    ) -> IllegalMove:
        """The reasons come from what the seat may know, as those of `Why` do."""
        state = guessed(self.course, seat)
        for piece in before:
            self.game.apply(state, self.game.parse(piece), seat, tell=False)
        reasons = self.game.objections(state, seat, move)
        if decision is None:
            return IllegalMove(message("server-not-asked"), reasons)
        return IllegalMove(message("move-illegal", move=move.text), reasons)

    def follow(self, seat: Seat, answers: Iterable[str]) -> None:
        """A bot's answers as far as they go; the first there is, if none of them does."""
        before = len(self.given)
        for text in answers:
            decision = self._decision(seat)
            move = (
                next((one for one in decision.moves if one.text == text), None)
                if decision
                else None
            )
            if move is None:
                break
            self._apply(seat, move)
        decision = self._decision(seat)
        if len(self.given) == before and decision is not None:
            self._apply(seat, decision.moves[0])

    def settle(self, nature: Random | None) -> None:
        """Chance answers, unless a person does; and whoever has one answer only gives it."""
        while not is_sealed(self.state):
            if not self.decisions:
                break
            (decision,) = self.decisions
            if decision.seat == NATURE and nature is not None:
                self._apply(NATURE, nature.choices(decision.moves, decision.weights)[0])
            elif decision.forced:
                self._apply(decision.seat, decision.moves[0])
            else:
                break

    def _apply(self, seat: Seat, move: Move) -> None:
        self.game.apply(self.state, move, seat, tell=False)
        self.given.append((seat, move.text))
        self._decisions = None


def pieces_of(text: str) -> list[str]:
    """The moves of a text."""
    if len(text) > MOST_LETTERS:
        raise refuse(InvalidMove, "server-moves-long", most=MOST_LETTERS)
    pieces = [piece for _, piece in split_moves(text)]
    if not pieces:
        raise refuse(InvalidMove, "move-empty")
    return pieces
