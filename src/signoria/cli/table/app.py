"""The table in the terminal: asks people, lets bots answer, keeps the game."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from rich.console import RenderableType
from textual import on, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList

from signoria.cli.complaint import complaint, reason
from signoria.cli.moves import NotPlayed, play_line
from signoria.cli.plain import PlainTable
from signoria.cli.seating import Seating
from signoria.cli.table.css import CSS
from signoria.cli.table.new_game import NewGame, again
from signoria.cli.table.options import Filter
from signoria.cli.table.palette import PALETTES, theme
from signoria.cli.table.pane import Pointed, Touched
from signoria.cli.table.screens import Curtain, Line, Panel, Settings
from signoria.cli.table.showing import Showing, has_board
from signoria.cli.table.sitting import Sitting
from signoria.cli.table.table_screen import TableScreen
from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.refusal import Refusal

PACES: Final = (0.0, 0.6, 1.5)
"""Seconds between the moves of bots: at once, brisk, slow."""


class TableApp(App[int]):
    """One game after another at this terminal."""

    CSS = CSS
    TITLE = "Signoria"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "auto", show=False),
        Binding("f3", "score", show=False),
        Binding("f4", "details", show=False),
        Binding("f5", "others", show=False),
        Binding("f6", "colours", show=False),
        Binding("f7", "language", show=False),
        Binding("f8", "pace", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False),
    ]

    def __init__(self, seating: Seating, pace: float = PACES[1]) -> None:
        """`pace` = how long one sees what a bot did."""
        colours = next(iter(PALETTES))
        self.showing = Showing(Sitting(seating), seating.language, colours)
        super().__init__()
        self.pace = pace
        self.auto = True
        """Are answers played at once where there is no other?"""
        self.hurry = asyncio.Event()
        """Somebody does not want to wait for the bots."""
        self.table = TableScreen(self.showing)

    @property
    def sitting(self) -> Sitting:
        """The game in play."""
        return self.showing.sitting

    @property
    def asked(self) -> Decision | None:
        """What a person is asked just now."""
        return self.showing.asked

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The names of colours that every theme of ours has."""
        return theme(self.showing.palette).variables

    def on_mount(self) -> None:
        """Lay the table and begin."""
        for palette in PALETTES.values():
            self.register_theme(theme(palette))
        self.theme = self.showing.colours
        self.push_screen(self.table)
        self.call_after_refresh(self.go_on)

    # Whose turn

    def go_on(self) -> None:
        """Find out who is next; until then nothing is asked, and a second Enter answers nothing."""
        self.ask(None)
        self.drive()

    @work(exclusive=True, group="drive")
    async def drive(self) -> None:
        """Let everybody answer who needs no person, then ask the next person."""
        self.hurry.clear()
        sitting = self.sitting
        while not sitting.match.over:
            decision = sitting.bot_asked()
            if decision is not None:
                await self._bot(decision)
                continue
            decision = sitting.person_asked()
            assert decision is not None, "somebody is asked until the game is over"
            if self.auto and decision.forced:
                self.play(decision.seat, decision.moves[0], unasked=True)
            elif await self._seated(decision.seat):
                self.ask(decision)
                return
        if len(sitting.people) > 1:
            self.showing.viewer = None
        self.table.redraw()
        self.action_score()

    async def _bot(self, decision: Decision) -> None:
        """A bot thinks beside the screen; then one has a moment to see what it did."""
        if decision.forced:
            self.play(decision.seat, decision.moves[0], unasked=True)
        else:
            move = await asyncio.to_thread(self.sitting.seating.bot_move, decision)
            self.play(decision.seat, move)
        following = self.sitting.bot_asked()
        if following is None or following.seat != decision.seat:
            self.table.redraw()
            await self._pause()

    async def _pause(self) -> None:
        """Wait a little, or not at all once somebody has pressed a key."""
        if not self.pace or self.hurry.is_set():
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self.hurry.wait(), self.pace)
        except TimeoutError:
            return

    async def _seated(self, seat: Seat) -> bool:
        """Somebody else takes the keyboard; where there are secrets, behind a curtain."""
        showing, sitting = self.showing, self.sitting
        if seat in (showing.viewer, NATURE):
            return True
        secrets = sitting.has_secrets(seat) or sitting.has_secrets(showing.viewer)
        if secrets and len(sitting.people) > 1 and not sitting.seating.real:
            showing.viewer = None
            self.table.ask(())
            text = showing.words.text
            name = sitting.match.names[seat]
            curtain = Curtain(text("table-curtain", name=name), text("table-curtain-hint"))
            if not await self.push_screen_wait(curtain):
                self._obeyed(self._undo)
                return False
        showing.viewer = seat
        showing.shown = seat
        return True

    def ask(self, decision: Decision | None) -> None:
        """Put a question on the table, or none."""
        self.showing.asked = decision
        self.table.ask(self.showing.choices())

    def play(self, seat: Seat, move: Move, *, unasked: bool = False) -> None:
        """Play a move and keep the game."""
        self.sitting.play(seat, move, unasked=unasked)
        self.keep()

    def keep(self) -> None:
        """Write the game after every answer; a full disk does not end the evening."""
        try:
            self.sitting.seating.store()
        except (OSError, Refusal) as error:
            self.notify(complaint(error, self.showing.language), severity="error")

    def choose(self, move: Move) -> None:
        """Play an option."""
        assert self.asked is not None
        self.play(self.asked.seat, move)
        self.go_on()

    def answer(self, text: str) -> None:
        """Play what was typed: all of it or nothing."""
        assert self.asked is not None
        match = self.sitting.match
        seat = self.asked.seat
        name = "nature" if seat == NATURE else match.names[seat]
        try:
            steps = list(play_line(match.fork(), f"{name}: {text}"))
        except Refusal as refusal:
            self._say_refused(refusal.cause if isinstance(refusal, NotPlayed) else refusal)
            return
        for step in steps:
            self.sitting.play(step.seat, step.move, unasked=step.forced)
        self.keep()
        self.go_on()

    def _say_refused(self, refusal: Refusal) -> None:
        self.notify(reason(refusal, self.showing.words), severity="warning", timeout=8)

    def _obeyed(self, command: Callable[[], None]) -> bool:
        """Do it, or say why it is refused."""
        try:
            command()
        except Refusal as refusal:
            self._say_refused(refusal)
            return False
        self.keep()
        return True

    def _undo(self) -> None:
        entries = self.sitting.match.entries
        person = bool(entries) and self.sitting.seating.is_person(entries[-1].seat)
        seat = entries[-1].seat if person else self.showing.viewer
        self.sitting.undo(NATURE if seat is None else seat)

    # Keys and clicks

    @on(Touched)
    def _touched(self, event: Touched) -> None:
        kind, _, key = event.thing.partition(":")
        if kind == "do":
            self.call_later(self.run_action, f"app.{key}")
        elif kind == "tab":
            self.table.open_tab(key)
        elif kind == "seat":
            self.showing.shown = int(key)
            self.table.redraw()
        elif self.asked is None or not self.table.pin(event.thing):
            self._say_about(event.thing)

    def _say_about(self, thing: str) -> None:
        """No option is about it: say why, or else what it is."""
        wishes = self.showing.wishes_about([thing]) if self.asked is not None else []
        if wishes:
            self.panel("table-why-title", self.showing.reasons(wishes))
        else:
            self._explain([thing])

    @on(Pointed)
    def _pointed(self, event: Pointed) -> None:
        said = self.showing.rules([event.thing] if event.thing else [])
        event.sheet.tooltip = said or None

    @on(Input.Submitted, "#filter")
    def action_take(self) -> None:
        """Play the option under the cursor, or what was typed."""
        if self.asked is None:
            self.hurry.set()
            return
        option = self.table.options.under_cursor
        typed = self.table.filter.value.strip()
        if option is not None:
            self.choose(option.move)
        elif typed:
            self.answer(typed)

    @on(OptionList.OptionSelected, "#options")
    def _clicked(self, event: OptionList.OptionSelected) -> None:
        choice = self.table.options.shown_as(event.option)
        if self.asked is not None and choice is not None:
            self.choose(choice.move)

    @on(Filter.Command)
    def _command(self, event: Filter.Command) -> None:
        if event.sign == "?":
            self.action_help()
        else:
            self.action_why_not()

    @on(Input.Changed, "#filter")
    def _hurried(self) -> None:
        if self.asked is None:
            self.hurry.set()

    def action_cursor(self, by: int) -> None:
        """Move in the list."""
        if self.asked is None:
            self.hurry.set()
        self.table.options.move(by)

    def action_roll(self, name: str, by: int) -> None:
        """Scroll the log or the cards; in a small window the part that is open."""
        pane = self.table.pane(name if self.table.wide else self.table.tab)
        pane.scroll_relative(y=by, animate=False)

    def action_step_back(self) -> None:
        """Take back letters and clicks, or else the last answer."""
        if not self.table.clear():
            self.action_undo()

    def action_undo(self) -> None:
        """Take the last answer back, as far as nothing new was learned."""
        if self._obeyed(self._undo):
            self.go_on()

    def action_redo(self) -> None:
        """Play again what was taken back."""
        if self._obeyed(self.sitting.redo):
            self.go_on()

    def action_turn_over(self, by: int) -> None:
        """The next part of a small window; in a large one the next player's cards."""
        if self.table.wide:
            self.action_others(by)
        else:
            self.table.turn_over(by)

    def action_others(self, by: int = 1) -> None:
        """Look at the next player's cards."""
        self.showing.others(by)
        self.table.redraw()

    def action_auto(self) -> None:
        """Play only answers by themselves, or ask each time."""
        self.auto = not self.auto
        self.notify(self.showing.words.text("table-auto-on" if self.auto else "table-auto-off"))
        if self.auto and self.asked is not None and self.asked.forced:
            self.go_on()

    def action_pace(self) -> None:
        """How long one sees what bots do."""
        at = PACES.index(self.pace) if self.pace in PACES else -1
        self.pace = PACES[(at + 1) % len(PACES)]
        self.notify(self.showing.words.text("table-pace", seconds=f"{self.pace:g}"))

    def action_colours(self) -> None:
        """Parchment or night."""
        self.showing.next_colours()
        self.theme = self.showing.colours
        self.table.redraw()

    def action_language(self) -> None:
        """The next language, at once."""
        self.showing.next_language()
        self.table.reword(self.showing.choices())
        self.notify(self.showing.words.text("table-language"))

    # Panels

    def panel(self, title: str, text: RenderableType, *, wide: bool = False) -> None:
        """Show a text over the table."""
        say = self.showing.words.text
        self.push_screen(Panel(say(title), text, say("table-panel-hint"), wide=wide))

    def action_help(self) -> None:
        """Keys and signs."""
        self.panel("table-help-title", self.showing.help(min(100, self.size.width - 4)), wide=True)

    def action_score(self) -> None:
        """The score sheet; at the end with what may come next."""
        if not self.sitting.match.over:
            self.panel("table-score-title", self.showing.score())
            return
        say = self.showing.words.text
        title, hint = say("table-score-title"), say("table-over-hint")
        panel = Panel(title, self.showing.score(), hint, ("s", "n", "a"))
        self.push_screen(panel, self._after_score)

    def _after_score(self, wanted: str | None) -> None:
        if wanted == "s":
            self.action_save_as()
        elif wanted == "n":
            self.action_new_game()
        elif wanted == "a":
            self.begin(again(self.sitting.seating, self.showing.language))

    def action_details(self) -> None:
        """The rules of the option under the cursor, or of what was typed or clicked."""
        option = self.table.options.under_cursor
        typed = self.table.filter.value.strip()
        if option is not None:
            self._explain(list(option.move.touches))
        elif typed:
            self._explain(self.showing.found(typed))
        else:
            self._explain(list(self.table.pinned))

    def _explain(self, things: list[str]) -> None:
        text = self.showing.rules(things)
        if text:
            self.panel("table-details-title", text)
        else:
            self.notify(self.showing.words.text("table-details-what"))

    def action_why_not(self) -> None:
        """Every reason against what was typed or clicked."""
        if self.asked is None:
            return
        typed = self.table.filter.value.strip()
        try:
            wishes = self.showing.wishes(typed) if typed else []
        except Refusal as refusal:
            self._say_refused(refusal)
            return
        wishes = wishes or self.showing.wishes_about(self.table.pinned)
        if wishes:
            self.panel("table-why-title", self.showing.reasons(wishes))
        else:
            self.notify(self.showing.words.text("table-why-what"))

    def action_save_as(self) -> None:
        """Write the record to a file of one's own."""
        say = self.showing.words.text
        name = f"{self.sitting.match.game.name}.txt"
        self.push_screen(Line(say("table-save-title"), name, say("table-save-hint")), self._save_as)

    def _save_as(self, name: str | None) -> None:
        if not name:
            return
        try:
            path = self.sitting.seating.store(Path(name).expanduser())
        except (OSError, RuntimeError, Refusal) as error:
            self.notify(complaint(error, self.showing.language), severity="error")
            return
        self.notify(self.showing.words.text("table-saved", path=str(path)))

    def action_new_game(self) -> None:
        """Choose seats and options, then begin; the game before is kept."""
        wanted = NewGame(self.sitting.match.game, self.sitting.seating)
        say = self.showing.words

        def begin(sure: bool | None) -> None:  # noqa: FBT001 - Textual hands the result over
            if sure:
                self.begin(wanted.seating(self.showing.language))

        self.push_screen(
            Settings(
                say.text("table-new-title"),
                lambda: wanted.lines(say),
                wanted.turn,
                say.text("table-new-hint"),
            ),
            begin,
        )

    def begin(self, seating: Seating) -> None:
        """Begin another game; the one before is kept."""
        self.keep()
        showing = self.showing
        self.showing = Showing(Sitting(seating), showing.language, showing.colours)
        self.table.host = self.showing
        self.keep()
        self.go_on()

    def action_leave(self) -> None:
        """Get up; the game is kept."""
        self.keep()
        self.exit(0)


def run(seating: Seating) -> int:
    """Sit down at the table; the exit status. A title without drawings is played line by line."""
    if not has_board(seating.match.game.name):
        return PlainTable(seating).run()
    app = TableApp(seating)
    app.run()
    return app.return_code or 0
