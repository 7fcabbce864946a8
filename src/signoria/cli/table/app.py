"""The table in the terminal: asks people, lets bots answer, keeps the game."""

import asyncio
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text
from textual import on, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList

from signoria.cli.complaint import complaint, reason
from signoria.cli.moves import play_line
from signoria.cli.seating import Seating
from signoria.cli.table import texts
from signoria.cli.table.css import CSS
from signoria.cli.table.log import Story
from signoria.cli.table.narrowing import Choice, choice
from signoria.cli.table.new_game import NewGame, again
from signoria.cli.table.options import Filter, Options
from signoria.cli.table.palette import PALETTES, theme
from signoria.cli.table.pane import Pointed, Touched
from signoria.cli.table.places import TABS
from signoria.cli.table.scene import Board, Scene, letters_of
from signoria.cli.table.screens import Curtain, Line, Panel, Settings
from signoria.cli.table.sitting import Sitting
from signoria.cli.table.table_screen import TableScreen
from signoria.cli.table.whynot import answers, known_things, wishes_about, wishes_of
from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.refusal import Refusal
from signoria.locale import LANGUAGES, Words, words

PACES: Final = (0.0, 0.6, 1.5)
"""Seconds between the moves of bots: at once, brisk, slow."""
MOST_STEPS: Final = 6
"""Of small questions that a preview answers."""


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
        Binding("f6", "theme", show=False),
        Binding("f7", "language", show=False),
        Binding("f8", "pace", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False),
    ]

    def __init__(self, seating: Seating, language: str = "", pace: float = PACES[1]) -> None:
        """`pace` = how long one sees what a bot did."""
        self.colours = next(iter(PALETTES))
        super().__init__()
        self.pace = pace
        self.auto = True
        """Are answers played at once where there is no other?"""
        self.language = language or spoken(seating)
        self.hurry = asyncio.Event()
        self.asked: Decision | None = None
        """What a person is asked just now."""
        self.viewer: Seat | None = None
        self.shown: Seat = 0
        self.sit_down(seating)

    def sit_down(self, seating: Seating) -> None:
        """Begin a game, or go on with one."""
        self.sitting = Sitting(seating)
        self.match = seating.match
        name = self.match.game.name
        board: Board = import_module(f"signoria.cli.boards.{name}_table").BOARD
        self.board = board
        self.faces = {card["thing"]: card for card in self.match.game.cards()}
        self.letters = letters_of(self.match.names)
        people = seating.people
        self.viewer = people[0] if len(people) == 1 else None
        self.shown = people[0] if people else 0
        self.words: Words = words(self.language, self.match.names)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The names of colours that every theme of ours has."""
        return theme(PALETTES[self.colours]).variables

    def on_mount(self) -> None:
        """Lay the table and begin."""
        for palette in PALETTES.values():
            self.register_theme(theme(palette))
        self.theme = self.colours
        self.table = TableScreen(self)
        self.push_screen(self.table)
        self.call_after_refresh(self.drive)

    # Whose turn

    @work(exclusive=True, group="drive")
    async def drive(self) -> None:
        """Let everybody answer who needs no person, then ask the next person."""
        self.hurry.clear()
        self.ask(None)
        while not self.match.over:
            decision = self.sitting.bot_asked()
            if decision is not None:
                await self._bot(decision)
                continue
            decision = self.sitting.person_asked()
            assert decision is not None, "somebody is asked until the game is over"
            if self.auto and decision.forced:
                self.play(decision.seat, decision.moves[0], unasked=True)
                continue
            if not await self._seated(decision.seat):
                continue
            self.ask(decision)
            return
        if len(self.sitting.people) > 1:
            self.viewer = None
        self.table.redraw()
        self.action_score()

    async def _bot(self, decision: Decision) -> None:
        """A bot thinks beside the screen; then one has a moment to see what it did."""
        self.table.redraw()
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
        if self.pace and not self.hurry.is_set():
            try:
                await asyncio.wait_for(self.hurry.wait(), self.pace)
            except TimeoutError:
                return
        else:
            await asyncio.sleep(0)

    async def _seated(self, seat: Seat) -> bool:
        """Somebody else takes the keyboard; where there are secrets, behind a curtain."""
        if seat == self.viewer or seat == NATURE:
            return True
        secrets = self.sitting.has_secrets(seat) or self.sitting.has_secrets(self.viewer)
        if secrets and len(self.sitting.people) > 1 and not self.sitting.seating.real:
            self.viewer = None
            self.table.ask(())
            text = self.words.text
            curtain = Curtain(
                text("table-curtain", name=self.match.names[seat]), text("table-curtain-hint")
            )
            if not await self.push_screen_wait(curtain):
                self._step_back()
                return False
        self.viewer = seat
        self.shown = seat
        return True

    def ask(self, decision: Decision | None) -> None:
        """Put a question on the table, or none."""
        self.asked = decision
        self.table.ask(self.choices())

    def choices(self) -> tuple[Choice, ...]:
        """The options of the question in words."""
        if self.asked is None:
            return ()
        state = self.state()
        picture = self.match.game.picture(state)
        return tuple(
            choice(
                move,
                self.words.say(self.match.game.describe(state, move)) or move.text,
                self.board.names(self.words, move, picture),
            )
            for move in self.asked.moves
        )

    def play(self, seat: Seat, move: Move, *, unasked: bool = False) -> None:
        """Play a move and keep the game."""
        self.sitting.play(seat, move, unasked=unasked)
        self.keep()

    def keep(self) -> None:
        """Write the game after every answer; a full disk does not end the evening."""
        try:
            self.sitting.seating.store()
        except (OSError, Refusal) as error:
            self.notify(complaint(error, self.language), severity="error")

    def choose(self, move: Move) -> None:
        """Play an option."""
        assert self.asked is not None
        self.play(self.asked.seat, move)
        self.drive()

    def answer(self, text: str) -> None:
        """Play what was chosen or typed: all of it or nothing."""
        assert self.asked is not None
        seat = self.asked.seat
        name = "nature" if seat == NATURE else self.match.names[seat]
        try:
            steps = list(play_line(self.match.fork(), f"{name}: {text}"))
        except Refusal as refusal:
            cause = getattr(refusal, "cause", refusal)
            self.notify(reason(cause, self.words), severity="warning", timeout=8)
            return
        for step in steps:
            self.sitting.play(step.seat, step.move, unasked=step.forced)
        self.keep()
        self.drive()

    # What is seen

    def state(self) -> Any:  # noqa: ANN401 - any title's State
        """The table as the viewer may see it."""
        if self.sitting.seating.real:
            return self.match.state
        return self.match.view(self.viewer).state

    def scene(self) -> Scene:
        """The table now."""
        return Scene(
            picture=self.match.game.picture(self.state()),
            words=self.words,
            names=self.match.names,
            letters=self.letters,
            palette=PALETTES[self.colours],
            faces=self.faces,
            viewer=self.viewer,
            asked=frozenset(decision.seat for decision in self.match.decisions),
            shown=self.shown,
            fresh=self.sitting.fresh(self.viewer),
        )

    def prompt(self, option: Choice | None, left: int, width: int, height: int) -> Text:
        """What is asked and by whom, and what the option under the cursor brings."""
        scene = self.scene()
        text = self.words.text
        if self.match.over:
            return Text(f" {text('table-over')}", no_wrap=True)
        if self.asked is None:
            seat = self.match.decisions[0].seat
            return texts.flag(scene, seat, text("table-thinks"))
        question = text(f"ask-{self.asked.ask}")
        said = texts.flag(scene, self.asked.seat, question)
        if option is None:
            tail = Text(f" {text('table-options', n=left)} ")
        else:
            tail = texts.outcome(scene.palette, *self.preview(option.move))
            tail.append(" ↵ ", texts.style(texts.Ink(scene.palette.option, bold=True), "do:take"))
        if said.cell_len + tail.cell_len > width:
            said.truncate(max(0, width - tail.cell_len), overflow="ellipsis")
        said.append(" " * (width - said.cell_len - tail.cell_len))
        return said.append_text(tail)

    def preview(self, move: Move) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """What a move takes and brings, when small questions get their first answer."""
        assert self.asked is not None
        seat = self.asked.seat
        if seat == NATURE or self.asked.audience is not None:
            return [], []  # a secret answer waits for the others, and nobody knows theirs
        game = self.match.game
        state = game.copy(self.state())
        before = game.picture(state)
        for _ in range(MOST_STEPS):
            game.apply(state, move, seat, tell=False)
            open_ = game.decisions(state)
            if len(open_) != 1 or open_[0].seat != seat:
                break
            if not open_[0].forced and open_[0].ask not in self.board.steps:
                break
            move = open_[0].moves[0]
        return self.board.change(before, game.picture(state), seat)

    def detail(self, option: Choice | None, width: int, height: int) -> Text:
        """The option in full, and the rules of what it is about."""
        if option is None:
            if self.asked is None:
                return Text()
            fits = bool(self.table.options.choices)
            return Text(self.words.text("table-detail-none" if fits else "table-none-fits"))
        scene = self.scene()
        text = Text(overflow="ellipsis")
        if len(option.words) > self.table.options.room:
            text.append(option.words, texts.style(texts.Ink(scene.palette.ink, bold=True)))
        picture = scene.picture
        things = [each for thing in option.move.touches for each in self.board.about(thing, picture)]
        cards = [thing for thing in things if thing in self.faces]
        rules = texts.explained(scene, self.match.game, cards)
        if rules and text:
            text.append("\n")
        return text.append_text(rules)

    def log_text(self, width: int, height: int) -> Text:
        """The story so far."""
        since = self.sitting.since(self.viewer)
        real = self.sitting.seating.real
        log = Story(self.words, self.match.names, PALETTES[self.colours], width)
        return log.tell(self.sitting.told, self.viewer, since, all_known=real)

    def keys(self, width: int, height: int) -> Text:
        """The line of keys."""
        return texts.keys_line(self.scene(), width)

    def tabs(self, tab: str, width: int, height: int) -> Text:
        """The parts of a small window."""
        return texts.tabs_line(self.scene(), TABS, tab)

    # Keys and clicks

    @on(Touched)
    def _touched(self, event: Touched) -> None:
        kind, _, key = event.thing.partition(":")
        if kind == "do":
            self.call_later(self.run_action, f"app.{key}")
        elif kind == "tab":
            self.table.open_tab(key)
        elif kind == "seat":
            self.shown = int(key)
            self.table.redraw()
        elif self.asked is not None and not self.table.pin(event.thing):
            self._refuse_thing(event.thing)

    def _refuse_thing(self, thing: str) -> None:
        """No option is about it: say why, or else what it is."""
        assert self.asked is not None
        wishes = wishes_about(self.match, self.asked.seat, thing)
        if wishes:
            self._show_reasons(wishes)
        else:
            self._explain([thing])

    @on(Pointed)
    def _pointed(self, event: Pointed) -> None:
        things = self.board.about(event.thing, self.scene().picture) if event.thing else []
        said = texts.explained(self.scene(), self.match.game, things)
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
        options = self.table.query_one(Options)
        self.choose(options.choices[event.option_index].move)

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

    def action_back(self) -> None:
        """Take back a letter, a click, or the last answer."""
        if not self.table.clear():
            self.action_undo()

    def action_undo(self) -> None:
        """Take the last answer back, as far as nothing new was learned."""
        try:
            self._undo()
        except Refusal as refusal:
            self.notify(reason(refusal, self.words), severity="warning")
            return
        self.drive()

    def _undo(self) -> None:
        entries = self.match.entries
        person = bool(entries) and self.sitting.seating.is_person(entries[-1].seat)
        seat = entries[-1].seat if person else self.viewer
        self.sitting.undo(NATURE if seat is None else seat)
        self.keep()

    def _step_back(self) -> None:
        """From the curtain: the one before wants the last answer back."""
        try:
            self._undo()
        except Refusal as refusal:
            self.notify(reason(refusal, self.words), severity="warning")

    def action_redo(self) -> None:
        """Play again what was taken back."""
        try:
            self.sitting.redo()
        except Refusal as refusal:
            self.notify(reason(refusal, self.words), severity="warning")
            return
        self.keep()
        self.drive()

    def action_turn_over(self, by: int) -> None:
        """The next part of a small window; in a large one the next player's cards."""
        if self.table.wide:
            self.action_others(by)
        else:
            self.table.turn_over(by)

    def action_others(self, by: int = 1) -> None:
        """Look at the next player's cards."""
        order = self.scene().picture["order"]
        self.shown = order[(order.index(self.shown) + by) % len(order)]
        self.table.redraw()

    def action_auto(self) -> None:
        """Play only answers by themselves, or ask each time."""
        self.auto = not self.auto
        self.notify(self.words.text("table-auto-on" if self.auto else "table-auto-off"))
        if self.auto and self.asked is not None and self.asked.forced:
            self.drive()

    def action_pace(self) -> None:
        """How long one sees what bots do."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)] if self.pace in PACES else 0.0
        self.notify(self.words.text("table-pace", seconds=f"{self.pace:g}"))

    def action_theme(self) -> None:
        """Parchment or night."""
        names = list(PALETTES)
        self.colours = names[(names.index(self.colours) + 1) % len(names)]
        self.theme = self.colours
        self.table.narrow()

    def action_language(self) -> None:
        """The next language, at once."""
        at = LANGUAGES.index(self.language) if self.language in LANGUAGES else -1
        self.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        self.words = words(self.language, self.match.names)
        self.table.reword(self.choices())
        self.notify(self.words.text("table-language"))

    # Panels

    def panel(self, title: str, text: RenderableType, *, wide: bool = False) -> None:
        """Show a text over the table."""
        hint = self.words.text("table-panel-hint")
        self.push_screen(Panel(self.words.text(title), text, hint, wide=wide))

    def action_help(self) -> None:
        """Keys and signs."""
        scene = self.scene()
        text = texts.help_text(scene, self.board.legend(scene), min(100, self.size.width - 4))
        self.panel("table-help-title", text, wide=True)

    def action_score(self) -> None:
        """The score sheet; at the end with what may come next."""
        over = self.match.over
        scene = self.scene()
        sheet = self.match.game.score(self.state())
        text = texts.score_text(scene, sheet, self.match.game.name, over=over)
        if not over:
            self.panel("table-score-title", text)
            return
        title, hint = self.words.text("table-score-title"), self.words.text("table-over-hint")
        self.push_screen(Panel(title, text, hint, ("s", "n", "a")), self._after_score)

    def _after_score(self, wanted: str | None) -> None:
        if wanted == "s":
            self.action_save_as()
        elif wanted == "n":
            self.action_new_game()
        elif wanted == "a":
            self._begin(again(self.sitting.seating, self.language))

    def action_details(self) -> None:
        """The rules of the option under the cursor, or of what was typed."""
        option = self.table.options.under_cursor
        picture = self.scene().picture
        typed = self.table.filter.value.strip()
        if option is not None:
            things = list(option.move.touches)
        elif typed:
            known = known_things(self.board, self.words, picture)
            things = [thing for thing, title in known.items() if texts.matches(typed, title)][:3]
        else:
            things = list(self.table.pinned)
        if not things:
            self.notify(self.words.text("table-details-what"))
            return
        self._explain(things)

    def _explain(self, things: list[str]) -> None:
        scene = self.scene()
        about = [each for thing in things for each in self.board.about(thing, scene.picture)]
        text = texts.explained(scene, self.match.game, dict.fromkeys(about))
        if text:
            self.panel("table-details-title", text)

    def action_why_not(self) -> None:
        """Every reason against what was typed or clicked."""
        if self.asked is None:
            return
        seat = self.asked.seat
        typed = self.table.filter.value.strip()
        if typed:
            known = known_things(self.board, self.words, self.scene().picture)
            try:
                wishes = wishes_of(self.match, seat, typed, known)
            except Refusal as refusal:
                self.notify(reason(refusal, self.words), severity="warning")
                return
        else:
            wishes = [m for thing in self.table.pinned for m in wishes_about(self.match, seat, thing)]
        if wishes:
            self._show_reasons(wishes)
        else:
            self.notify(self.words.text("table-why-what"))

    def _show_reasons(self, wishes: list[Move]) -> None:
        assert self.asked is not None
        found = answers(self.match, self.asked.seat, wishes)
        text = texts.reasons_text(self.words, PALETTES[self.colours], found, self._title)
        self.panel("table-why-title", text)

    def _title(self, wish: Move) -> str:
        """A wish by its things, with the notation."""
        titles = [self.board.title(self.words, thing) for thing in wish.touches]
        return " · ".join([*filter(None, titles), wish.text])

    def action_save_as(self) -> None:
        """Write the record to a file of one's own."""
        text = self.words.text
        name = f"{self.match.game.name}.txt"
        line = Line(text("table-save-title"), name, text("table-save-hint"))
        self.push_screen(line, self._save_as)

    def _save_as(self, name: str | None) -> None:
        if not name:
            return
        try:
            path = self.sitting.seating.store(Path(name).expanduser())
        except (OSError, Refusal) as error:
            self.notify(complaint(error, self.language), severity="error")
            return
        self.notify(self.words.text("table-saved", path=str(path)))

    def action_new_game(self) -> None:
        """Choose seats and options, then begin; the game before is kept."""
        wanted = NewGame(self.match.game, self.sitting.seating)
        text = self.words.text

        def begin(sure: bool | None) -> None:  # noqa: FBT001 - Textual hands the result over
            if sure:
                self._begin(wanted.seating(self.language))

        screen = Settings(
            text("table-new-title"),
            lambda: wanted.lines(self.words),
            wanted.turn,
            text("table-new-hint"),
        )
        self.push_screen(screen, begin)

    def _begin(self, seating: Seating) -> None:
        self.sit_down(seating)
        self.keep()
        self.drive()

    def action_leave(self) -> None:
        """Get up; the game is kept."""
        self.keep()
        self.exit(0)


def spoken(seating: Seating) -> str:
    """The language that the seating's words speak."""
    for language in LANGUAGES:
        if seating.words.text("table-language") == words(language).text("table-language"):
            return language
    return LANGUAGES[0]


def run(seating: Seating) -> int:
    """Sit down at the table; the exit status."""
    status = TableApp(seating).run()
    return 0 if status is None else status
