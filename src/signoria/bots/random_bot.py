"""The bot that everybody should beat."""

from random import Random
from typing import Any, Final

from signoria.bots.bot import Seed
from signoria.kernel.decision import Decision, Move
from signoria.kernel.view import View


class RandomBot:
    """Every move is as likely as any other."""

    name: Final = "random"

    def __init__(self, seed: Seed) -> None:
        """Only a generator."""
        self._rng = Random(seed)

    def choose(
        self,
        view: View[Any],  # noqa: ARG002 - it does not look
        decision: Decision,
    ) -> Move:
        """Any of them."""
        return self._rng.choice(decision.moves)
