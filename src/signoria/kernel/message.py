"""A sentence before it has a language: an id of the catalogues and its arguments.

Rules, events, objections and errors carry messages; only a table (a terminal, a browser) turns
them into sentences. So nothing in the kernel or in a game speaks English.
"""

from typing import NamedTuple, TypeAlias, Union

Value: TypeAlias = Union[int, str, "Message", tuple["Message", ...]]


class Message(NamedTuple):
    """`id` stands in every catalogue; `args` are what its sentence needs, by name."""

    id: str
    args: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        """Readable without a catalogue: `surcharge needs=3 has=2`."""
        return " ".join([self.id, *(f"{name}={_plain(value)}" for name, value in self.args)])

    def get(self, name: str) -> Value:
        """The argument of that name."""
        return dict(self.args)[name]


def message(id_: str, /, **args: Value) -> Message:
    """`message("surcharge", needs=3, has=2)`."""
    return Message(id_, tuple(args.items()))


def _plain(value: Value) -> str:
    if isinstance(value, Message):
        return f"({value})"
    if isinstance(value, tuple):
        return "[" + ", ".join(str(part) for part in value) + "]"
    return str(value)
