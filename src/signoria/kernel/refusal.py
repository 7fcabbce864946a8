"""Everything that can be refused, with the reason and, in a text, the place."""

from collections.abc import Iterable
from typing import NamedTuple

from signoria.kernel.message import Message, Value, message


class Objection(NamedTuple):
    """One reason why a wish is not allowed: the rule's number and the figures."""

    rule: str
    message: Message

    def __str__(self) -> str:
        """`L-72 surcharge needs=3 has=2`."""
        return f"{self.rule} {self.message}"


class Refusal(ValueError):
    """Bad input. `message` says what is wrong, `line` and `column` (from 1) where, 0 = nowhere."""

    def __init__(self, what: Message, line: int = 0, column: int = 0) -> None:
        """Keep the message and the place."""
        super().__init__(what, line, column)
        self.message = what
        self.line = line
        self.column = column

    def at(self, line: int, column: int = 0) -> "Refusal":
        """Say where it happened, once the place is known."""
        self.line = line
        self.column = column
        return self

    def __str__(self) -> str:
        """`line 3, column 9: move-unknown text=blakc`."""
        places = [f"line {self.line}"] if self.line else []
        if self.column:
            places.append(f"column {self.column}")
        return ": ".join([", ".join(places), str(self.message)] if places else [str(self.message)])

    def __reduce__(self) -> tuple[object, ...]:
        """As it is, whatever a subclass adds: a worker process may have refused."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[Refusal], args: tuple[object, ...], fields: dict[str, object]) -> Refusal:
    refusal = kind.__new__(kind, *args)
    refusal.__dict__.update(fields)
    return refusal


class InvalidMove(Refusal):
    """The text is no move of this game."""


class IllegalMove(Refusal):
    """A move of this game, but not now. `objections` say why."""

    def __init__(self, what: Message, objections: Iterable[Objection] = ()) -> None:
        """Keep every reason."""
        super().__init__(what)
        self.objections = tuple(objections)


class InvalidRecord(Refusal):
    """A record that cannot be read or does not follow the rules."""


class InvalidPosition(Refusal):
    """A position written by hand that cannot be."""


class InvalidOptions(Refusal):
    """Options that the game does not have."""


def refuse(kind: type[Refusal], id_: str, /, **args: Value) -> Refusal:
    """A refusal to raise: its kind, the id of its sentence and the figures in it."""
    return kind(message(id_, **args))
