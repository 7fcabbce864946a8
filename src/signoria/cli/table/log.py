"""What happened, in sentences."""

import textwrap
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.text import Text

from signoria.cli.table.canvas import Ink, style
from signoria.cli.table.palette import Palette
from signoria.cli.table.scene import SHAPES
from signoria.cli.table.sitting import Told
from signoria.kernel.decision import NATURE, Seat
from signoria.kernel.view import Event
from signoria.locale import Words

MOST: Final = 160
"""Older answers are in the record, not on the screen."""


def story(
    told: Iterable[Told], words: Words, palette: Palette, viewer: Seat | None, width: int, since: int
) -> Text:
    """Every answer with what it set off; what happened after `since` moves has a mark."""
    text = Text(end="")
    for each in list(told)[-MOST:]:
        lines = sentences(words, (event for event in each.events if event.known_to(viewer)))
        fresh = each.count > since
        for at, (line, loud) in enumerate(lines):
            if text:
                text.append("\n")
            _line(text, palette, each, line, width, first=at == 0, loud=loud, fresh=fresh)
    return text


def sentences(words: Words, events: Iterable[Event]) -> list[tuple[str, bool]]:
    """Sentences; neighbours that begin alike become one: `On the board: Woods, Forest`.

    A sentence about nobody is loud: a new round, a report.
    """
    said: list[tuple[str, bool]] = []
    for id_, group in groupby(events, key=lambda event: event.message.id):
        same = list(group)
        loud = not any(name == "seat" for name, _ in same[0].message.args)
        for start, ends in groupby(map(words.say, (event.message for event in same)), key=_start):
            joined = ", ".join(sentence[len(start) :] for sentence in ends)
            said.append((start + joined, loud and id_ != "event-reveal"))
    return said


def _start(sentence: str) -> str:
    """What stands before a colon."""
    start, colon, _ = sentence.partition(": ")
    return start + colon if colon else ""


def _line(  # noqa: PLR0913 - one line with all its marks
    text: Text,
    palette: Palette,
    told: Told,
    line: str,
    width: int,
    *,
    first: bool,
    loud: bool,
    fresh: bool,
) -> None:
    """A sentence, wrapped, with the shape of who acted and a bar while it is news."""
    seat = told.seat
    rows = textwrap.wrap(line, max(width - 4, 8)) or [""]
    for at, row in enumerate(rows):
        if at:
            text.append("\n")
        text.append("▎" if fresh else " ", style(Ink(palette.changed)))
        shape = SHAPES[seat] if seat != NATURE and first and not at else " "
        color = palette.seats[seat] if seat != NATURE else palette.soft
        text.append(shape, style(Ink(color, bold=True)))
        quiet = seat == NATURE and not loud
        ink = Ink(palette.soft if quiet else palette.ink, bold=loud and seat == NATURE)
        text.append(f" {row}", style(ink))
