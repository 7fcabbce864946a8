"""A table for tests of any title: a position written by hand, moves and questions in notation."""

from typing import Generic, Self, TypeVar

import pytest

from signoria.kernel.agenda import HasAgenda
from signoria.kernel.decision import NATURE, Seat
from signoria.kernel.game import Game, parse_options
from signoria.kernel.match import Match
from signoria.kernel.record import NATURE_NAME
from signoria.kernel.refusal import IllegalMove
from signoria.kernel.view import Event

S = TypeVar("S", bound=HasAgenda)


class Table(Generic[S]):
    """A match without chance of its own: a person answers for Nature."""

    def __init__(self, match: Match[S]) -> None:
        """Sit down at it."""
        self.match = match
        self.events: list[Event] = []
        """What happened since the table was laid."""

    @property
    def state(self) -> S:
        """All that is true on the table."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked and what: `a turn`, `a keep, b keep`, or `over`."""
        asked = [f"{self._name(one.seat)} {one.ask}" for one in self.match.decisions]
        return ", ".join(asked) or "over"

    def play(self, text: str) -> Self:
        """Play `a: white>market.1 +0`, one line or several; nature's are `nature: dice 1 2 3`."""
        for name, moves in self._lines(text):
            self.events += self.match.play(self.match.seat(name), moves)
        return self

    def refused(self, text: str) -> list[str]:
        """The reasons (`L-72 no-surcharge needs=3 has=2`) why each line is refused.

        Of `white>venture.4 +0; pay military` the first move may be legal: either all are played or
        none, and that none was is looked at here.
        """
        reasons: list[str] = []
        for name, moves in self._lines(text):
            before = self.match.game.copy(self.state)
            with pytest.raises(IllegalMove) as refusal:
                self.match.play(self.match.seat(name), moves)
            assert before == self.state
            reasons += map(str, refusal.value.objections)
        return reasons

    def options(self, name: str = "a", start: str = "") -> list[str]:
        """The answers of what this seat is asked, those that begin with `start`."""
        decision = self.match.decision(self.match.seat(name))
        assert decision is not None, f"{name} is not asked, but {self.asked}"
        return [move.text for move in decision.moves if move.text.startswith(start)]

    @property
    def points(self) -> dict[str, int]:
        """The score of everybody, as if the game ended now."""
        return dict(zip(self.match.names, self.match.game.score(self.state).totals, strict=True))

    # Words

    def _lines(self, text: str) -> list[tuple[str, str]]:
        """Name and moves of each line."""
        lines = [line.strip().partition(":") for line in text.splitlines() if line.strip()]
        return [(name, moves) for name, _, moves in lines]

    def _name(self, seat: Seat) -> str:
        return NATURE_NAME if seat == NATURE else self.match.names[seat]


def at_position(game: Game[S], position: str) -> Match[S]:
    """A match in this position; what it does not say is as in a fresh game."""
    return Match.from_position(game, position)


def at_start(game: Game[S], options: str) -> Match[S]:
    """A match before the set-up: Nature is asked first."""
    chosen = parse_options(options, game.switches, game.seats)
    return Match(game, chosen, "abcd"[: chosen.players])
