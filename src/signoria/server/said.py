"""What the rules say, as the wire carries it: still an id and its arguments."""

from collections.abc import Iterable
from typing import Any

from signoria.kernel import refusal
from signoria.kernel.message import Message, Value
from signoria.server.wire import Objection, Say


def said(what: Message) -> Say:
    """A message, with those inside it."""
    return Say(what.id, {name: _argument(value) for name, value in what.args})


def _argument(value: Value) -> Any:  # noqa: ANN401 - numbers, texts, Says: what JSON takes
    if isinstance(value, Message):
        return said(value)
    if isinstance(value, tuple):
        return [said(part) for part in value]
    return value


def objections(reasons: Iterable[refusal.Objection]) -> list[Objection]:
    """Reasons with the numbers of their rules."""
    return [Objection(reason.rule, said(reason.message)) for reason in reasons]


def refused(error: refusal.Refusal) -> tuple[Say, list[Objection]]:
    """A refusal: its sentence, and every objection of the rules."""
    reasons = error.objections if isinstance(error, refusal.IllegalMove) else ()
    return said(error.message), objections(reasons)
