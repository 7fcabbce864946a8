"""A question to one seat with the complete list of its answers, and the answers."""

from typing import Final, NamedTuple, TypeAlias, final

Seat: TypeAlias = int
NATURE: Final = -1
"""The seat that answers for dice and deals."""


@final
class Move:
    """One answer. Titles make each of their moves once; it carries its own text.

    `verb` and `args` are the structure that the rules read, `text` the notation, and `touches`
    names the places on the table that the answer is about (`space:mill`, `seat:2`).
    """

    __slots__ = ("args", "text", "touches", "verb")

    def __init__(
        self, verb: str, args: tuple[int, ...], text: str, touches: tuple[str, ...] = ()
    ) -> None:
        """Take every field as it is."""
        self.verb: str = verb
        self.args: tuple[int, ...] = args
        self.text: str = text
        self.touches: tuple[str, ...] = touches

    def __eq__(self, other: object) -> bool:
        """Two moves with one text are one move: ambiguity is impossible by test."""
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        """By the text, as equality."""
        return hash(self.text)

    def __str__(self) -> str:
        """The notation."""
        return self.text

    def __repr__(self) -> str:
        """What makes it."""
        return f"Move({self.verb!r}, {self.args!r}, {self.text!r}, {self.touches!r})"

    def __reduce__(self) -> tuple[type["Move"], tuple[object, ...]]:
        """Pickle as what makes it."""
        return Move, (self.verb, self.args, self.text, self.touches)


class Decision(NamedTuple):
    """What is asked of `seat`: `ask` names the question, `moves` are all its answers.

    `weights` belong to Nature (None = all alike). A `secret` answer is known to the seats in
    `audience` alone; while several decisions are open, every answer is sealed anyway. With `rest`
    the question begins something: what the seat did before is complete and can be judged.
    """

    seat: Seat
    ask: str
    moves: tuple[Move, ...]
    weights: tuple[int, ...] | None = None
    audience: tuple[Seat, ...] | None = None
    rest: bool = False

    @property
    def forced(self) -> bool:
        """One answer only."""
        return len(self.moves) == 1
