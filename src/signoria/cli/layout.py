"""Lines of text for people: columns that fit every script, and lines of a bearable length."""

import shutil
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

WIDEST: Final = 100
"""Longer lines are hard to read, on however wide a screen."""


def width() -> int:
    """How long a line may be here."""
    return max(40, min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST))


def wrapped(text: str, indent: str = "", more: str = "    ") -> list[str]:
    """A text as lines; those after the first begin with `more` blanks."""
    return textwrap.wrap(
        text,
        width(),
        initial_indent=indent,
        subsequent_indent=indent + more,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [indent.rstrip()]


def cells(text: str) -> int:
    """How many columns a terminal gives a text: some signs are wide, some stand on others."""
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)
    return len(text) + wide - sum(unicodedata.combining(sign) > 0 for sign in text)


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right."""
    widths = [max(cells(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            _filled(cell, wide, left=column == 0)
            for column, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _filled(text: str, wide: int, *, left: bool) -> str:
    blanks = " " * (wide - cells(text))
    return text + blanks if left else blanks + text


def folded(text: str) -> str:
    """A text for comparing what people type: no capitals, no accents, single blanks."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(s for s in plain if not unicodedata.combining(s)).split())


def paragraphs(pieces: Iterable[Iterable[str]]) -> list[str]:
    """Pieces of several lines with a blank line between them."""
    lines: list[str] = []
    for piece in pieces:
        some = list(piece)
        if some and lines:
            lines.append("")
        lines += some
    return lines
