"""What is to be seen and read at the table, for whoever sits there now."""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from signoria.cli.best_list import ended
from signoria.cli.drawing import verdict
from signoria.cli.moves import wishes_about
from signoria.cli.table import texts
from signoria.cli.table.canvas import Ink, Piece, style
from signoria.cli.table.log import Story
from signoria.cli.table.narrowing import Choice, choice, plain
from signoria.cli.table.palette import PALETTES, Palette
from signoria.cli.table.places import TABS
from signoria.cli.table.scene import Board, Scene, letters_of
from signoria.cli.table.sitting import Sitting
from signoria.cli.table.whynot import answers, known_things, wishes_of
from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.locale import LANGUAGES, Words, words

MOST_STEPS: Final = 6
"""Of small questions that a preview answers."""
MOST_FOUND: Final = 3
"""Things that a few letters may mean."""


def has_board(game: str) -> bool:
    """Can the table of this title be drawn?"""
    return find_spec(f"signoria.cli.boards.{game}_table") is not None


def board_of(game: str) -> Board:
    """The drawings of a title, found by its name."""
    board: Board = import_module(f"signoria.cli.boards.{game}_table").BOARD
    return board


class Showing:
    """One game, one person before the screen, one language, one palette."""

    def __init__(self, sitting: Sitting, language: str, colours: str) -> None:
        """Sit down; where several people play, nobody sees a hand before it is his turn."""
        self.sitting = sitting
        self.match = sitting.match
        self.board = board_of(self.match.game.name)
        self.faces = {card["thing"]: card for card in self.match.game.cards()}
        self.letters = letters_of(self.match.names)
        people = sitting.people
        self.viewer: Seat | None = people[0] if len(people) == 1 else None
        self.shown: Seat = people[0] if people else 0
        """Whose cards lie open below."""
        self.asked: Decision | None = None
        """What a person is asked just now."""
        self.colours = colours
        self.language = language
        self.words: Words = words(language, self.match.names)

    @property
    def palette(self) -> Palette:
        """The colours."""
        return PALETTES[self.colours]

    def state(self) -> Any:  # noqa: ANN401 - any title's State
        """The table as the viewer may see it."""
        if self.sitting.seating.real:
            return self.match.state
        return self.match.view(self.viewer).state

    def picture(self) -> dict[str, Any]:
        """The same as plain data."""
        return self.match.game.picture(self.state())

    def scene(self) -> Scene:
        """The same with all that a drawing needs."""
        return Scene(
            picture=self.picture(),
            words=self.words,
            names=self.match.names,
            letters=self.letters,
            palette=self.palette,
            faces=self.faces,
            viewer=self.viewer,
            asked=frozenset(decision.seat for decision in self.match.decisions),
            shown=self.shown,
            fresh=self.sitting.fresh(self.viewer),
        )

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

    # Around the board

    def prompt(self, scene: Scene, option: Choice | None, left: int, width: int) -> Text:
        """What is asked and by whom, and what the option under the cursor brings."""
        text = self.words.text
        if self.match.over:
            return Text(f" {text('table-over')}", no_wrap=True)
        if self.asked is None:
            bot = self.sitting.bot_asked()
            if bot is None:  # the pause in which one sees what a bot did
                return texts.flag(scene, self.match.decisions[0].seat, "")
            return texts.flag(scene, bot.seat, text("table-thinks"))
        said = texts.flag(scene, self.asked.seat, text(f"ask-{self.asked.ask}"))
        if option is None:
            tail = Text(f" {text('table-options', n=left)} ")
        else:
            tail = texts.outcome(self.palette, *self.preview(option.move))
            tail.append(" ↵ ", style(Ink(self.palette.option, bold=True), "do:take"))
        if said.cell_len + tail.cell_len > width:
            said.truncate(max(0, width - tail.cell_len), overflow="ellipsis")
        said.append(" " * (width - said.cell_len - tail.cell_len))
        return said.append_text(tail)

    def preview(self, move: Move) -> tuple[list[Piece], list[Piece]]:
        """What a move takes and brings, when small questions get their first answer."""
        assert self.asked is not None
        seat = self.asked.seat
        if seat == NATURE or self.asked.audience is not None:
            return [], []  # a secret answer waits for the others, and nobody knows theirs
        game = self.match.game
        if self.sitting.seating.real:
            state = game.copy(self.match.state)
        else:  # what comes next may ask for what is hidden here
            state = game.guess(self.match.view(self.viewer), Random(0))
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

    def detail(self, option: Choice | None, left: int) -> Text:
        """The rules of the card, or of the space, that an option is about."""
        if self.asked is None:
            return Text()
        if option is None:
            return Text(self.words.text("table-detail-none" if left else "table-none-fits"))
        target = option.move.touches[-1:]
        about = [each for thing in target for each in self.board.about(thing, self.picture())]
        rules = self.explained(about[:1])
        return Text() if rules.plain.rstrip(".") in option.words else rules

    def log_state(self) -> tuple[object, ...]:
        """What the log depends on: it stays as it is while this does."""
        told = self.sitting.told
        return (
            id(self.sitting),
            len(told),
            told[-1].count if told else 0,
            self.sitting.since(self.viewer),
            self.viewer,
        )

    def log_text(self, width: int) -> Text:
        """The story so far."""
        log = Story(self.words, self.match.names, self.palette, width)
        since = self.sitting.since(self.viewer)
        return log.tell(self.sitting.told, self.viewer, since, all_known=self.sitting.seating.real)

    @staticmethod
    def keys(scene: Scene, width: int) -> Text:
        """The line of keys."""
        return texts.keys_line(scene, width)

    def tabs(self, scene: Scene, tab: str) -> Text:
        """The parts of a small window."""
        return texts.tabs_line(scene, TABS, tab, self.board.tabs)

    def help(self, width: int) -> RenderableType:
        """Keys and signs."""
        scene = self.scene()
        return texts.help_text(scene, self.board.legend(scene), self.board.examples, width)

    def score(self) -> Text:
        """The score sheet."""
        sheet = self.match.game.score(self.state())
        scene = self.scene()
        over = self.match.over
        why = verdict(self.match, self.words) if over else ""
        text = texts.score_text(scene, sheet, self.match.game.name, over=over, why=why)
        best = ended(self.sitting.seating, self.words) if over else []
        return text.append("\n".join(["\n", *best])) if best else text

    # Rules and reasons

    def explained(self, things: Iterable[str]) -> Text:
        """The rules of things, as they stand."""
        return texts.explained(self.scene(), self.match.game, things)

    def rules(self, things: Iterable[str]) -> Text:
        """The rules of things and of what lies on them."""
        picture = self.picture()
        about = [each for thing in things for each in self.board.about(thing, picture)]
        return self.explained(dict.fromkeys(about))

    def found(self, typed: str) -> list[str]:
        """The things whose name holds what was typed."""
        known = known_things(self.board, self.words, self.picture())
        hits = (thing for thing, title in known.items() if plain(typed) in plain(title))
        return list(hits)[:MOST_FOUND]

    def wishes(self, typed: str) -> list[Move]:
        """The moves that somebody means who types this."""
        assert self.asked is not None
        known = known_things(self.board, self.words, self.picture())
        return wishes_of(self.match, self.asked.seat, typed, known)

    def wishes_about(self, things: Iterable[str]) -> list[Move]:
        """The moves that somebody means who clicks on these."""
        assert self.asked is not None
        seat = self.asked.seat
        return [move for thing in things for move in wishes_about(self.match, seat, thing)]

    def reasons(self, wishes: list[Move]) -> Text:
        """Every reason against them."""
        assert self.asked is not None
        found = answers(self.match, self.asked.seat, wishes)
        return texts.reasons_text(self.words, self.palette, found, self._title)

    def _title(self, wish: Move) -> str:
        """A wish by its things, with the notation."""
        titles = [self.board.title(self.words, thing) for thing in wish.touches]
        return " · ".join([*filter(None, titles), wish.text])

    # Turning things over

    def others(self, by: int) -> None:
        """Show the next player's cards."""
        order = self.picture()["order"]
        self.shown = order[(order.index(self.shown) + by) % len(order)]

    def next_language(self) -> None:
        """Speak another language."""
        at = LANGUAGES.index(self.language)
        self.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        self.words = words(self.language, self.match.names)

    def next_colours(self) -> None:
        """Parchment or night."""
        names = list(PALETTES)
        self.colours = names[(names.index(self.colours) + 1) % len(names)]
