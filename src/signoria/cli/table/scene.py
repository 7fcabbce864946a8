"""What a title's drawing gets to see, and what it must be able to draw."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from rich.text import Text

from signoria.cli.table.canvas import Canvas, Piece
from signoria.cli.table.palette import Palette
from signoria.kernel.decision import Move, Seat
from signoria.locale import Words

Drawing: TypeAlias = Canvas | Text
"""A sheet of cells, which is quick, or a text, which wraps."""
SHAPES: Final = "●◆■▲✚"
"""A shape for each seat, so that no colour is needed to tell them apart."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table at one moment, seen from one chair."""

    picture: dict[str, Any]
    words: Words
    names: tuple[str, ...]
    letters: tuple[str, ...]
    palette: Palette
    faces: dict[str, dict[str, Any]]
    """What is printed on each card, by its thing (`card:29`)."""
    viewer: Seat | None
    """Whose eyes; None = a spectator's."""
    asked: frozenset[Seat]
    """Who is asked now."""
    shown: Seat
    """Whose cards lie open below."""
    lit: frozenset[str] = frozenset()
    """Things that an option is about."""
    pinned: frozenset[str] = frozenset()
    """Things that were clicked."""
    marked: frozenset[str] = frozenset()
    """Things of the option under the cursor."""
    fresh: frozenset[str] = frozenset()
    """Things that the others touched since one's own last move."""


class Board(Protocol):
    """The drawings of a title. Each fills `width` columns and about `height` rows."""

    @property
    def tabs(self) -> Mapping[str, str]:
        """Ids of what parts of a small window are called, where not as usual."""
        ...

    @property
    def examples(self) -> str:
        """The id of what may be typed to narrow the options, for the help."""
        ...

    @property
    def steps(self) -> frozenset[str]:
        """Questions that only finish a move: a preview gives them the first answer."""
        ...

    def bar(self, scene: Scene, width: int) -> Drawing:
        """The line at the top."""
        ...

    def shared(self, scene: Scene, width: int, height: int) -> Drawing:
        """The largest part of the board."""
        ...

    def side(self, scene: Scene, width: int, height: int) -> Drawing:
        """The rest of the board."""
        ...

    def players(self, scene: Scene, width: int, height: int) -> Drawing:
        """A row for everybody."""
        ...

    def own(self, scene: Scene, width: int, height: int) -> Drawing:
        """The cards of the seat that is shown."""
        ...

    def legend(self, scene: Scene) -> list[tuple[str, str]]:
        """The signs and what they mean."""
        ...

    def names(self, words: Words, move: Move, picture: dict[str, Any]) -> list[str]:
        """Further words by which an option is found: the card on its floor."""
        ...

    def about(self, thing: str, picture: dict[str, Any]) -> list[str]:
        """The things whose rules explain this one: a floor and the card on it."""
        ...

    def things(self, picture: dict[str, Any]) -> list[str]:
        """Everything on the table that one may ask about."""
        ...

    def title(self, words: Words, thing: str) -> str:
        """What a thing is called."""
        ...

    def change(self, before: dict[str, Any], after: dict[str, Any], seat: Seat) -> "Change":
        """What a seat pays and gains between two pictures."""
        ...


Change = tuple[list[Piece], list[Piece]]
"""Pieces for what is paid and what is gained."""


def letters_of(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each name: its first, or its number where two begin alike."""
    first = [name[:1].upper() for name in names]
    return tuple(
        letter if first.count(letter) == 1 else str(seat)
        for seat, letter in enumerate(first, start=1)
    )
