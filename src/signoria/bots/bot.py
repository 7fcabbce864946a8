"""What a bot is: a seat's eyes and a choice."""

from typing import Any, Protocol, TypeAlias

from signoria.kernel.decision import Decision, Move
from signoria.kernel.view import View

Seed: TypeAlias = int | str


class Bot(Protocol):
    """Somebody to play with.

    It sees a View and nothing more, and what it draws comes from a generator of its own: two bots
    of one kind and one seed that are asked the same questions give the same answers.
    """

    @property
    def name(self) -> str:
        """As in `find_bot`."""
        ...

    def choose(self, view: View[Any], decision: Decision) -> Move:
        """One of the decision's moves."""
        ...
