"""The notation of a title: all its moves by their texts."""

import difflib
from collections.abc import Iterable

from signoria.kernel.decision import Move
from signoria.kernel.refusal import InvalidMove, refuse

SHOWN = 40
"""So much of a text that is no move is repeated in the refusal."""


class Notation:
    """Moves are made once; parsing is looking them up."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._known: dict[str, Move] = {}

    def add(
        self, text: str, verb: str, args: tuple[int, ...] = (), touches: Iterable[str] = ()
    ) -> Move:
        """A move that prints as nothing else does."""
        move = Move(verb, args, text, tuple(touches))
        assert text not in self._known, f"two moves print as {text}"
        self._known[text] = move
        return move

    def all(self) -> Iterable[Move]:
        """Every move there is."""
        return self._known.values()

    def parse(self, text: str) -> Move:
        """The move that prints as `text`; blanks and capitals do not matter."""
        move = self._known.get(text)
        if move is None:
            move = self._known.get(" ".join(text.lower().split()))
        if move is None:
            shown = text if len(text) <= SHOWN else text[:SHOWN] + "…"
            close = difflib.get_close_matches(text.lower()[:60], self._known, 3)
            if close:
                raise refuse(InvalidMove, "move-unknown-close", text=shown, close=", ".join(close))
            raise refuse(InvalidMove, "move-unknown", text=shown)
        return move
