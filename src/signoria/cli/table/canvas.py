"""A sheet of character cells to draw on: colours, and what a click on a cell means."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.strip import Strip

Piece: TypeAlias = tuple[str, str]
"""A bit of text and its role (`wood`, `soft`, `loss`), for which the palette has a colour."""


class Ink(NamedTuple):
    """How a cell looks: text colour, ground (None = as it is), bold, underlined, in italics."""

    color: str
    ground: str | None = None
    bold: bool = False
    underline: bool = False
    italic: bool = False


class Canvas:
    """So many columns and rows; what is put beyond the edge is not seen."""

    def __init__(self, width: int, height: int, color: str, ground: str) -> None:
        """Begin with an empty sheet."""
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.chars = [[" "] * self.width for _ in range(self.height)]
        self.inks = [[Ink(color, ground)] * self.width for _ in range(self.height)]
        self.things: list[list[str]] = [[""] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, ink: Ink, width: int | None = None) -> int:
        """Write, and give the column behind it; more than `width` columns end with an ellipsis.

        Without a ground of its own the text takes that of its first cell.
        """
        room = self.width - x if width is None else min(width, self.width - x)
        if not 0 <= y < self.height or room <= 0 or x < 0:
            return x
        if cell_len(text) > room:
            text = set_cell_size(text, room - 1) + "…"
        row, inks = self.chars[y], self.inks[y]
        if ink.ground is None:
            ink = ink._replace(ground=inks[x].ground)
        size = cell_len(text)
        if size == len(text):
            row[x : x + size] = text
            inks[x : x + size] = [ink] * size
            return x + size
        for char in text:
            columns = cell_len(char)
            if columns:
                row[x : x + columns] = [char, *[""] * (columns - 1)]
                inks[x : x + columns] = [ink] * columns
                x += columns
            else:
                row[x - 1] += char
        return x

    def pieces(
        self,
        x: int,
        y: int,
        pieces: Iterable[Piece],
        color_of: Callable[[str], str],
        width: int | None = None,
        *,
        bold: bool = False,
    ) -> int:
        """Write pieces one behind the other; what does not fit ends with an ellipsis."""
        end = self.width if width is None else x + width
        pieces = list(pieces)
        if x + sum(cell_len(text) for text, _ in pieces) > end:
            pieces = [*cut(pieces, end - x - 1), ("…", "soft")]
        for text, role in pieces:
            x = self.put(x, y, text, Ink(color_of(role), bold=bold), end - x)
        return x

    def wash(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Lay a ground under a rectangle."""
        for inks in self.inks[max(y, 0) : y + height]:
            for column in range(max(x, 0), min(x + width, self.width)):
                inks[column] = inks[column]._replace(ground=ground)

    def touch(self, x: int, y: int, width: int, height: int, thing: str) -> None:
        """A click into this rectangle means that thing."""
        for things in self.things[max(y, 0) : y + height]:
            for column in range(max(x, 0), min(x + width, self.width)):
                things[column] = thing

    def paste(self, x: int, y: int, other: "Canvas") -> None:
        """Lay another sheet on this one."""
        end = min(x + other.width, self.width)
        for row in range(min(other.height, self.height - y)):
            self.chars[y + row][x:end] = other.chars[row][: end - x]
            self.inks[y + row][x:end] = other.inks[row][: end - x]
            self.things[y + row][x:end] = other.things[row][: end - x]

    def strips(self) -> list[Strip]:
        """The sheet for the screen, row by row; cells carry their thing as `meta`."""
        strips: list[Strip] = []
        for chars, inks, things in zip(self.chars, self.inks, self.things, strict=True):
            cells = zip(chars, inks, things, strict=True)
            segments = [
                Segment("".join(char for char, _, _ in group), style(ink, thing))
                for (ink, thing), group in groupby(cells, key=itemgetter(1, 2))
            ]
            strips.append(Strip(segments, self.width))
        return strips

    def text(self) -> Text:
        """The same as one text, for what wants one."""
        text = Text(no_wrap=True, end="")
        for y, strip in enumerate(self.strips()):
            text.append("\n" if y else "")
            for segment in strip:
                text.append(segment.text, segment.style)
        return text


@lru_cache(maxsize=8192)
def style(ink: Ink, thing: str = "") -> Style:
    """The ink as Rich wants it, with the thing that a click means."""
    return Style(
        color=ink.color,
        bgcolor=ink.ground,
        bold=ink.bold,
        underline=ink.underline,
        italic=ink.italic,
        meta={"thing": thing} if thing else None,
    )


def cut(pieces: Iterable[Piece], width: int) -> list[Piece]:
    """As much of the pieces as fits into so many columns."""
    kept: list[Piece] = []
    for text, role in pieces:
        size = cell_len(text)
        if size > width:
            kept.append((set_cell_size(text, max(width, 0)), role))
            break
        kept.append((text, role))
        width -= size
    return kept


def length(pieces: Iterable[Piece]) -> int:
    """The columns that pieces take."""
    return sum(cell_len(text) for text, _ in pieces)
