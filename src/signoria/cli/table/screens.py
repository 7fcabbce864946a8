"""What lies over the table for a while: curtain, panels, a line to type, a list of choices."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen, ScreenResultType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option


class Passing(Screen[ScreenResultType]):
    """Goes away once: a key that comes too late would take away what lies beneath."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        """Give the result, unless that was done before."""
        if self.is_active:
            return super().dismiss(result)
        nothing: AwaitComplete = AwaitComplete.nothing()  # type: ignore[no-untyped-call]  # Textual's
        return nothing


class Curtain(Passing[bool]):
    """Nothing is seen until the next person is there; False = step back instead."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding("escape", "dismiss(False)", show=False),
        Binding("ctrl+q,ctrl+c", "app.leave", show=False),
    ]

    def __init__(self, title: str, hint: str) -> None:
        """Who comes, and what to press."""
        super().__init__()
        self._title = title
        self._hint = hint

    def compose(self) -> ComposeResult:
        """Two lines in the middle."""
        with Vertical(id="curtain"):
            yield Static(self._title, id="curtain-title", markup=False)
            yield Static(self._hint, id="curtain-hint", markup=False)


class Panel(Passing[str], ModalScreen[str]):
    """A text over the table. Keys in `answers` close it and say what was wanted."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q", "close", show=False),
        Binding("up", "roll(-1)", show=False),
        Binding("down", "roll(1)", show=False),
        Binding("pageup", "roll(-10)", show=False),
        Binding("pagedown", "roll(10)", show=False),
        Binding("ctrl+q,ctrl+c", "app.leave", show=False),
    ]

    def __init__(
        self,
        title: str,
        text: RenderableType,
        hint: str,
        answers: Sequence[str] = (),
        *,
        wide: bool = False,
    ) -> None:
        """`hint` says how to go on."""
        super().__init__()
        self._title = title
        self.text = text
        self._hint = hint
        self._wide = wide
        for key in answers:
            self._bindings.bind(key, f"close('{key}')", show=False)

    def compose(self) -> ComposeResult:
        """Title, text, hint."""
        with Vertical(id="panel", classes="-wide" if self._wide else ""):
            yield Static(self._title, id="panel-title", markup=False)
            with VerticalScroll(id="panel-body", can_focus=False):
                yield Static(self.text, markup=False)
            yield Static(self._hint, id="panel-hint", markup=False)

    def on_resize(self) -> None:
        """A long text scrolls, title and hint stay."""
        self.query_one("#panel-body").styles.max_height = max(3, self.size.height - 9)

    def action_close(self, answer: str = "") -> None:
        """Back to the table."""
        self.dismiss(answer)

    def action_roll(self, by: int) -> None:
        """Scroll."""
        self.query_one("#panel-body").scroll_relative(y=by, animate=False)

    def on_click(self) -> None:
        """A click anywhere is enough."""
        self.dismiss("")


class Line(Passing[str], ModalScreen[str]):
    """One line to type; "" = nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('')", show=False, priority=True),
    ]

    def __init__(self, title: str, value: str, hint: str) -> None:
        """What for, and what stands there already."""
        super().__init__()
        self._title = title
        self._value = value
        self._hint = hint

    def compose(self) -> ComposeResult:
        """Title, line, hint."""
        with Vertical(id="panel"):
            yield Static(self._title, id="panel-title", markup=False)
            yield Input(self._value, compact=True, id="line")
            yield Static(self._hint, id="panel-hint", markup=False)

    def on_mount(self) -> None:
        """Type at once."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Done."""
        self.dismiss(event.value.strip())


class Settings(Passing[bool], ModalScreen[bool]):
    """A list of things to set: Enter or → turns a line on, ← back; the last line begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(False)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("ctrl+q,ctrl+c", "app.leave", show=False),
    ]

    def __init__(
        self,
        title: str,
        lines: Callable[[], list[str]],
        turn: Callable[[int, int], None],
        hint: str,
    ) -> None:
        """`lines` says all lines, `turn(at, by)` changes one; the last of the lines is done."""
        super().__init__()
        self._title = title
        self._lines = lines
        self._turn = turn
        self._hint = hint

    def compose(self) -> ComposeResult:
        """Title, lines, hint."""
        with Vertical(id="panel", classes="-wide"):
            yield Static(self._title, id="panel-title", markup=False)
            yield OptionList(*map(Option, self._lines()), id="settings", markup=False)
            yield Static(self._hint, id="panel-hint", markup=False)

    def on_mount(self) -> None:
        """The first line."""
        options = self.query_one(OptionList)
        options.highlighted = 0
        options.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Turn a line, or begin."""
        if event.option_index == event.option_list.option_count - 1:
            self.dismiss(True)  # noqa: FBT003 - what Textual calls a result
        else:
            self.action_turn(1)

    def action_turn(self, by: int) -> None:
        """Turn the line under the cursor."""
        options = self.query_one(OptionList)
        at = options.highlighted or 0
        if at == options.option_count - 1:
            return
        self._turn(at, by)
        for place, line in enumerate(self._lines()):
            options.replace_option_prompt_at_index(place, line)
