"""The screen with the table on it: parts in their places, drawn from one scene."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input, OptionList

from signoria.cli.table.narrowing import Choice, narrow, touched
from signoria.cli.table.options import Filter, Options
from signoria.cli.table.pane import Pane, Sheet, settle
from signoria.cli.table.places import TABS, is_wide, plan
from signoria.cli.table.showing import Showing

DRAWN: Final = ("shared", "side", "players", "own")
TOLD: Final = ("bar", "tabs", "prompt", "detail", "log", "keys")


class TableScreen(Screen[None]):
    """All parts and the narrowing of the options."""

    def __init__(self, host: Showing) -> None:
        """`host` knows the game."""
        super().__init__()
        self.host = host
        self.choices: tuple[Choice, ...] = ()
        self.pinned: frozenset[str] = frozenset()
        self.tab = TABS[0]

    def compose(self) -> ComposeResult:
        """All parts; the plan gives them their places."""
        for name in (*DRAWN, *TOLD):
            yield Pane(name)
        yield Filter(id="filter", compact=True)
        yield Options(id="options", markup=False)

    def on_mount(self) -> None:
        """Whatever is typed goes into the line."""
        self.filter.focus()

    def on_resize(self) -> None:
        """Everything has a new place."""
        self.redraw()

    @property
    def filter(self) -> Filter:
        """The line to type in."""
        return self.query_one(Filter)

    @property
    def options(self) -> Options:
        """The list."""
        return self.query_one(Options)

    @property
    def wide(self) -> bool:
        """Does everything lie side by side?"""
        return is_wide(*self.size)

    # What is asked

    def ask(self, choices: Sequence[Choice]) -> None:
        """Show the options of a question; () = nothing is asked."""
        self.choices = tuple(choices)
        self.pinned = frozenset()
        with self.filter.prevent(Input.Changed):
            self.filter.value = ""
        self.narrow()

    def reword(self, choices: Sequence[Choice]) -> None:
        """The same options in other words."""
        self.choices = tuple(choices)
        self.narrow()

    def narrow(self) -> None:
        """Show what is left."""
        left = narrow(self.choices, self.filter.value, self.pinned)
        cursor = 0 if left and (self.filter.value or self.pinned) else None
        with self.options.prevent(OptionList.OptionHighlighted):
            self.options.fill(left, cursor)
        self.redraw()

    def pin(self, thing: str) -> bool:
        """Narrow to the options about a thing, or let it go; False = there are none."""
        if thing in self.pinned:
            self.pinned -= {thing}
        elif any(self.pinned | {thing} <= set(each.move.touches) for each in self.choices):
            self.pinned |= {thing}
        elif any(thing in each.move.touches for each in self.choices):
            self.pinned = frozenset({thing})
        else:
            return False
        self.narrow()
        return True

    def clear(self) -> bool:
        """Show all options again; False = they were."""
        if not self.pinned and not self.filter.value:
            return False
        self.pinned = frozenset()
        with self.filter.prevent(Input.Changed):
            self.filter.value = ""
        self.narrow()
        return True

    def turn_over(self, by: int) -> None:
        """Show the next part in a small window."""
        self.open_tab(TABS[(TABS.index(self.tab) + by) % len(TABS)])

    def open_tab(self, tab: str) -> None:
        """Show one part in a small window."""
        self.tab = tab
        self.redraw()

    # What is seen

    def redraw(self) -> None:
        """Draw every part anew."""
        if not self.is_mounted or not self.size.width:
            return
        host = self.host
        scene = host.scene()
        places = plan(self.size.width, self.size.height, len(scene.names), self.tab)
        for name, place in places.items():
            settle(self.query_one(f"#{name}"), place)
        choice = self.options.under_cursor
        scene = replace(
            scene,
            lit=touched(self.options.choices),
            pinned=self.pinned,
            marked=frozenset(choice.move.touches) if choice else frozenset(),
        )
        for name in DRAWN:
            self.pane(name).draw(partial(getattr(host.board, name), scene))
        left = len(self.options.choices)
        self.pane("bar").draw(lambda width, _: host.board.bar(scene, width))
        look = (host.language, host.colours)
        self.pane("tabs").draw(lambda *_: host.tabs(scene, self.tab), *look, self.tab)
        self.pane("prompt").draw(lambda width, _: host.prompt(scene, choice, left, width))
        self.pane("detail").draw(lambda *_: host.detail(choice, left), *look, choice, left)
        self.pane("keys").draw(lambda width, _: host.keys(scene, width), *look)
        log = self.pane("log")
        if log.draw(lambda width, _: host.log_text(width), *look, host.log_state()):
            log.call_after_refresh(log.scroll_end, animate=False)
        self.filter.placeholder = scene.words.text("table-type")

    def pane(self, name: str) -> Pane:
        """A part by its name."""
        return self.query_one(f"#{name}", Pane)

    @on(Input.Changed, "#filter")
    def _typed(self) -> None:
        self.narrow()

    @on(OptionList.OptionHighlighted)
    def _pointed(self) -> None:
        self.redraw()

    def texts(self) -> str:
        """All that is written in the parts, also what is scrolled out of sight."""
        return "\n".join(sheet.plain for sheet in self.query(Sheet))
