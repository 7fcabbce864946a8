"""The options: a line to type in, and the list that gets shorter."""

import textwrap
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from signoria.cli.table.narrowing import Choice

FEW: Final = 12
"""So many options or fewer: the first one is under the cursor at once."""


class Filter(Input):
    """What is typed narrows the list; all other keys are commands of the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.cursor(-1)", show=False),
        Binding("down", "app.cursor(1)", show=False),
        Binding("pageup", "app.cursor(-8)", show=False),
        Binding("pagedown", "app.cursor(8)", show=False),
        Binding("ctrl+up", "app.roll('log', -3)", show=False),
        Binding("ctrl+down", "app.roll('log', 3)", show=False),
        Binding("shift+up", "app.roll('own', -3)", show=False),
        Binding("shift+down", "app.roll('own', 3)", show=False),
        Binding("escape", "app.step_back", show=False),
        Binding("tab", "app.turn_over(1)", show=False),
        Binding("shift+tab", "app.turn_over(-1)", show=False),
        Binding("ctrl+w", "app.why_not", show=False),
        Binding("ctrl+z", "app.undo", show=False),
        Binding("ctrl+y", "app.redo", show=False),
        Binding("ctrl+s", "app.save_as", show=False),
        Binding("ctrl+n", "app.new_game", show=False),
        Binding("ctrl+q,ctrl+c", "app.leave", show=False),
    ]

    class Command(Message):
        """A sign that is a command, not a letter."""

        def __init__(self, sign: str) -> None:
            """`?` or `!`."""
            super().__init__()
            self.sign = sign

    async def _on_key(self, event: events.Key) -> None:
        if event.character in ("?", "!"):
            event.prevent_default()
            event.stop()
            self.post_message(self.Command(event.character))
            return
        await super()._on_key(event)


class Options(OptionList, can_focus=False):
    """The options that are left; a click plays one."""

    choices: tuple[Choice, ...] = ()
    rows: tuple[Option, ...] = ()
    """The lines that show them."""

    def fill(self, choices: Sequence[Choice], cursor: int | None = None) -> None:
        """Show these; with few of them the first is under the cursor."""
        self.choices = tuple(choices)
        self.clear_options()
        width = self.room
        self.rows = tuple(Option(_line(choice, width)) for choice in choices)
        self.add_options(self.rows)
        if cursor is None and 0 < len(choices) <= FEW:
            cursor = 0
        self.highlighted = cursor

    @property
    def room(self) -> int:
        """The columns of a line."""
        return max(self.size.width - 3, 20)

    @property
    def under_cursor(self) -> Choice | None:
        """The option that Enter would play."""
        at = self.highlighted
        return None if at is None or at >= len(self.choices) else self.choices[at]

    def shown_as(self, row: Option) -> Choice | None:
        """The option that a line shows; None = it is not in the list any more."""
        pairs = zip(self.rows, self.choices, strict=True)
        return next((choice for one, choice in pairs if one is row), None)

    def move(self, by: int) -> None:
        """Move the cursor; past an end it stays there, a single step goes round."""
        count = len(self.choices)
        if not count:
            return
        at = self.highlighted
        if at is None:
            self.highlighted = 0 if by > 0 else count - 1
        elif abs(by) == 1:
            self.highlighted = (at + by) % count
        else:
            self.highlighted = max(0, min(count - 1, at + by))


def _line(choice: Choice, width: int) -> Text:
    """The sentence, and at the right the notation where there is room for it."""
    rows = textwrap.wrap(choice.words, width, subsequent_indent="  ")
    text = Text("\n".join(rows))
    notation = choice.move.text
    gap = width - cell_len(rows[-1]) - cell_len(notation)
    if notation != choice.words and gap > 1:
        text.append(" " * gap + notation, "italic")
    return text
