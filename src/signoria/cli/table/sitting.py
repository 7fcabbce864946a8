"""A game in play: whose answer is awaited, what was told, and the way back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.cli.seating import Seating
from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.match import Match
from signoria.kernel.view import Event


@dataclass(frozen=True, slots=True)
class Told:
    """What one answer set off: `count` moves of the game were played then."""

    count: int
    seat: Seat
    events: tuple[Event, ...]


class Sitting:
    """The people and the bots around one match."""

    def __init__(self, seating: Seating) -> None:
        """Sit down; what happened before is told once more."""
        self.seating = seating
        self.told: list[Told] = self._retell()
        self._unasked: set[int] = set()
        """Places in the record of answers that were played without asking: there was no other."""

    @property
    def match(self) -> Match[Any]:
        """The game."""
        return self.seating.match

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return self.seating.people

    def bot_asked(self) -> Decision | None:
        """The first question that a bot has to answer."""
        return next((d for d in self.match.decisions if not self.seating.is_person(d.seat)), None)

    def person_asked(self) -> Decision | None:
        """The first question that a person has to answer."""
        return next((d for d in self.match.decisions if self.seating.is_person(d.seat)), None)

    def has_secrets(self, seat: Seat | None) -> bool:
        """Does this seat see anything that not everybody sees?"""
        if seat is None or seat == NATURE:
            return False
        seen: bool = self.match.view(seat).state != self.match.view(None).state
        return seen

    # Playing

    def play(self, seat: Seat, answer: Move | str, *, unasked: bool = False) -> None:
        """Play a move, or a text that may hold several."""
        before = len(self.match.entries)
        if isinstance(answer, Move):
            events = self.match.choose(seat, answer)
        else:
            events = self.match.play(seat, answer)
        if unasked:
            self._unasked.add(before)
        self._tell(seat, events)

    def undo(self, seat: Seat) -> None:
        """Take back the last answer that somebody really gave, and what followed by itself."""
        real = self.seating.real
        self.match.undo(seat, keeper=real)
        while len(self.match.entries) in self._unasked:
            if self.match.may_undo(seat, keeper=real) is not None:
                break
            self.match.undo(seat, keeper=real)
        count = len(self.match.entries)
        self.told = [told for told in self.told if told.count <= count]
        self._unasked = {at for at in self._unasked if at < count}

    def redo(self) -> None:
        """Play again what was taken back, one answer and what follows by itself."""
        seat = self.match.undone[-1].seat if self.match.undone else NATURE
        self._tell(seat, self.match.redo())
        while self.match.undone and self._forced(self.match.undone[-1].seat):
            self._unasked.add(len(self.match.entries))
            self._tell(self.match.undone[-1].seat, self.match.redo())

    def _forced(self, seat: Seat) -> bool:
        decision = self.match.decision(seat)
        return decision is not None and decision.forced

    # What was told

    def _tell(self, seat: Seat, events: Sequence[Event]) -> None:
        if events:
            self.told.append(Told(len(self.match.entries), seat, tuple(events)))

    def _retell(self) -> list[Told]:
        """The events of a game that begins, or goes on from a file."""
        match = self.match
        state = match.at(0)
        told: list[Told] = []
        for count, entry in enumerate(match.entries, 1):
            events = match.game.apply(state, entry.move, entry.seat)
            if events:
                told.append(Told(count, entry.seat, tuple(events)))
        return told

    def since(self, seat: Seat | None) -> int:
        """The number of moves after the last one that this seat chose itself."""
        for at in range(len(self.match.entries) - 1, -1, -1):
            if self.match.entries[at].seat == seat and at not in self._unasked:
                return at + 1
        return 0

    def fresh(self, seat: Seat | None) -> frozenset[str]:
        """Things touched by the others since then."""
        return frozenset(
            thing
            for entry in self.match.entries[self.since(seat) :]
            if entry.seat != seat and entry.audience is None
            for thing in entry.move.touches
        )
