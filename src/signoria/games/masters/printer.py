"""Placeholder until the printer stands."""

from typing import Any

from signoria.games.masters.state import State
from signoria.kernel.decision import Move
from signoria.kernel.message import Message, message


def describe(s: State, move: Move) -> Message:
    """An option as a sentence."""
    return message("move", move=move.text)


def explain(thing: str) -> Message | None:
    """Rules text."""
    return None


def cards() -> list[dict[str, Any]]:
    """All cards."""
    return []
