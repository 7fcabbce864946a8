"""Messages of the rules as sentences."""

from collections.abc import Iterable
from typing import Final

from signoria.kernel.decision import NATURE
from signoria.kernel.message import Message, Value
from signoria.kernel.refusal import Objection, Refusal
from signoria.kernel.view import Event
from signoria.locale.catalogue import Argument, Catalogue

LISTS: Final = ("list-and", "list-or", "list-either", "list-then", "list-sentences")
"""Messages that join their `parts`: entries of a `$first` and a `$last`, with `.more` between."""


class Words:
    """One language at one table."""

    def __init__(self, texts: Catalogue, names: tuple[str, ...]) -> None:
        """`names` by seat; seats without a name are numbered."""
        self._texts = texts
        self._names = names

    def say(self, what: Message) -> str:
        """A message as a sentence; messages inside it are rendered first."""
        if what.id in LISTS:
            parts = what.get("parts")
            assert isinstance(parts, tuple)
            return self._join(what.id, parts)
        args = {name: self._argument(name, value) for name, value in what.args}
        return self._texts.text(what.id, args)

    def text(self, id_: str, /, **args: Value) -> str:
        """A text by its id."""
        return self.say(Message(id_, tuple(args.items())))

    def has(self, id_: str) -> bool:
        """Is there a text of this id?"""
        return self._texts.has(id_)

    def attribute(self, id_: str, name: str) -> str | None:
        """`.origin` and the like, None = the entry has no such attribute."""
        return self._texts.attribute(id_, name)

    def objection(self, reason: Objection) -> str:
        """`L-72: 3 coins for an occupied tower; you have 2`; only rules of a book have numbers."""
        said = self.say(reason.message)
        if not any(letter.isdigit() for letter in reason.rule):
            return said
        return self.text("objection", rule=reason.rule, reason=said)

    def refusal(self, refused: Refusal) -> str:
        """What was wrong and where. The objections of an illegal move are said one by one."""
        said = self.say(refused.message)
        line, column = refused.line, refused.column
        if line and column:
            return self.text("refusal-place", line=line, column=column, what=said)
        if line:
            return self.text("refusal-line", line=line, what=said)
        if column:
            return self.text("refusal-column", column=column, what=said)
        return said

    def events(self, events: Iterable[Event]) -> list[str]:
        """Sentences of what happened."""
        return [self.say(event.message) for event in events]

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        if seat == NATURE:
            return self.text("nature")
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self.text("seat-unnamed", n=seat + 1)

    def _argument(self, name: str, value: Value) -> Argument:
        """An argument as Fluent takes it."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return self._join("list-and", value)
        if name == "seat" and isinstance(value, int):
            return self.seat(value)
        return value

    def _join(self, id_: str, parts: tuple[Message, ...]) -> str:
        """Parts one after another: `a, b and c`."""
        if not parts:
            return self.text("list-nothing")
        first, *others = map(self.say, parts)
        for place, other in enumerate(others, 1):
            form = "" if place == len(others) else "more"
            first = self._texts.text(id_, {"first": first, "last": other}, form)
        return first
