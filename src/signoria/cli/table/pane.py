"""A part of the screen: a sheet that can be clicked and, if it is too long, scrolled."""

from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from signoria.cli.table.canvas import Canvas
from signoria.cli.table.places import Place

Draw = Callable[[int, int], Canvas | Text]
"""Draws for so many columns and rows."""


class Touched(Message):
    """Somebody clicked on a thing."""

    def __init__(self, thing: str) -> None:
        """Which one: `space:building.3`."""
        super().__init__()
        self.thing: Final = thing


class Pointed(Message):
    """The pointer rests on a thing ("" = on none)."""

    def __init__(self, sheet: "Sheet", thing: str) -> None:
        """Which one, on which sheet."""
        super().__init__()
        self.sheet: Final = sheet
        self.thing: Final = thing


class Sheet(Widget):
    """What is drawn; its cells know what they stand for."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1; }"

    def __init__(self) -> None:
        """Nothing yet."""
        super().__init__()
        self.strips: list[Strip] = []
        self.pointed = ""

    def show(self, strips: list[Strip]) -> None:
        """Show these rows from now on."""
        if len(strips) != len(self.strips):
            self.styles.height = len(strips)
        self.strips = strips
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row as Textual asks for it."""
        if y < len(self.strips):
            return self.strips[y]
        return Strip.blank(self.size.width, self.rich_style)

    @property
    def plain(self) -> str:
        """All that is written on it."""
        return "\n".join(strip.text for strip in self.strips)

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        thing = event.style.meta.get("thing")
        if thing:
            event.stop()
            self.post_message(Touched(thing))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell what is pointed at, when it changes."""
        thing = event.style.meta.get("thing", "")
        if thing != self.pointed:
            self.pointed = thing
            self.post_message(Pointed(self, thing))


class Pane(VerticalScroll, can_focus=False):
    """A sheet in its place."""

    def __init__(self, name: str) -> None:
        """The name is that of its place."""
        super().__init__(id=name)
        self.place: Place | None = None
        self._drawn: tuple[object, ...] = ()
        self._too_long = False

    def compose(self) -> ComposeResult:
        """One sheet."""
        yield Sheet()

    @property
    def sheet(self) -> Sheet:
        """The sheet."""
        return self.query_one(Sheet)

    def draw(self, drawing: Draw, *reasons: object) -> bool:
        """Draw anew, unless nobody sees it or none of the reasons to do so has changed.

        A column is left to the bar if the sheet is so long that one must scroll.
        """
        if self.place is None or not self.place.height:
            return False
        _, _, width, height = self.place
        drawn = (*reasons, width, height)
        if reasons and drawn == self._drawn:
            return False
        self._drawn = drawn
        strips = self._strips(drawing, width - self._too_long, height)
        too_long = len(strips) > height
        if too_long != self._too_long:
            self._too_long = too_long
            strips = self._strips(drawing, width - too_long, height)
        self.sheet.show(strips)
        return True

    def _strips(self, drawing: Draw, width: int, height: int) -> list[Strip]:
        """The rows of a drawing, or of a text, wrapped."""
        drawn = drawing(width, height)
        if isinstance(drawn, Canvas):
            return drawn.strips()
        room = max(1, width - self.styles.padding.width)
        console, ground = self.app.console, self.rich_style
        lines = drawn.wrap(console, room, no_wrap=drawn.no_wrap)
        strips = (Strip(line.render(console)) for line in lines)
        return [strip.apply_style(ground).adjust_cell_length(room, ground) for strip in strips]


def settle(widget: Widget, place: Place) -> None:
    """Give a widget its rectangle on the screen."""
    if isinstance(widget, Pane):
        if place == widget.place:
            return
        widget.place = place
    widget.display = place.height > 0
    widget.styles.offset = (place.x, place.y)
    widget.styles.width = place.width
    widget.styles.height = place.height
