"""What happened, in sentences."""

import textwrap
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from signoria.cli.table.canvas import Ink, style
from signoria.cli.table.palette import Palette
from signoria.cli.table.scene import SHAPES
from signoria.cli.table.sitting import Told
from signoria.kernel.decision import NATURE, Seat
from signoria.kernel.view import Event
from signoria.locale import Words

MOST: Final = 100
"""Older answers are in the record, not on the screen."""


class Story:
    """The log as one viewer may read it, in some words and colours, so many columns wide."""

    def __init__(self, words: Words, names: tuple[str, ...], palette: Palette, width: int) -> None:
        """Begin with nothing told."""
        self.words = words
        self.names = names
        self.palette = palette
        self.width = width
        self.text = Text(end="")

    def tell(
        self, told: Iterable[Told], viewer: Seat | None, since: int, *, all_known: bool
    ) -> Text:
        """Everything; what happened after `since` moves has a mark."""
        recent = list(told)[-MOST:]
        happened = (
            (t.count > since, _who(event), event)
            for t in recent
            for event in t.events
            if all_known or event.known_to(viewer)
        )
        for (fresh, seat), group in groupby(happened, key=itemgetter(0, 1)):
            sentences = joined_sentences(self.words, (event for _, _, event in group))
            if seat != NATURE:
                sentences = [self._one_sentence(seat, sentences)]
            for sentence in sentences:
                self._paragraph(seat, sentence, fresh=fresh)
        return self.text

    def _one_sentence(self, seat: Seat, sentences: list[str]) -> str:
        """`anna pays 1 coin; takes a card`: the name once."""
        start = f"{self.names[seat]} "
        first, *others = sentences
        return "; ".join([first, *(each.removeprefix(start) for each in others)])

    def _paragraph(self, seat: Seat, said: str, *, fresh: bool) -> None:
        """Wrapped, with the shape of who acted and a bar while it is news."""
        palette = self.palette
        for at, row in enumerate(textwrap.wrap(said, max(self.width - 3, 8)) or [""]):
            if self.text:
                self.text.append("\n")
            self.text.append("▎" if fresh else " ", style(Ink(palette.changed)))
            if seat != NATURE and not at:
                self.text.append(SHAPES[seat], style(Ink(palette.seats[seat], bold=True)))
            else:
                self.text.append(" ")
            color = palette.soft if seat == NATURE else palette.ink
            self.text.append(f" {row}", style(Ink(color, italic=seat == NATURE)))


def _who(event: Event) -> Seat:
    """The seat that an event is about; Nature's where it is about nobody."""
    seat = dict(event.message.args).get("seat", NATURE)
    return seat if isinstance(seat, int) else NATURE


def joined_sentences(words: Words, events: Iterable[Event]) -> list[str]:
    """Sentences; neighbours that begin alike become one: `On the board: Woods, Forest`."""
    said: list[str] = []
    for _, group in groupby(events, key=lambda event: event.message.id):
        sentences = [words.say(event.message) for event in group]
        for start, alike in groupby(sentences, key=_start):
            same = list(alike)
            if same[0] == start:
                said += same
            else:
                said.append(start + ", ".join(sentence[len(start) :] for sentence in same))
    return said


def _start(sentence: str) -> str:
    """What stands before a colon; a sentence without one is like no other."""
    start, colon, _ = sentence.partition(": ")
    return start + colon if colon else sentence
