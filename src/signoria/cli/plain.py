"""The table line by line, for pipes, screen readers and those who like it plain."""

import sys
from typing import Any, Final

from signoria.cli import saves
from signoria.cli.best_list import ended
from signoria.cli.commands import COMMANDS, Leave
from signoria.cli.complaint import complaint, one_line, reason
from signoria.cli.drawing import drawing, name_of, question, shown_before, title_of
from signoria.cli.layout import wrapped
from signoria.cli.listing import Option, fitting, option_list, options_of
from signoria.cli.moves import MOST_LETTERS, NotPlayed, play_line
from signoria.cli.seating import Seating
from signoria.cli.sheet import sheet_lines, winner_line
from signoria.cli.table.sitting import Sitting
from signoria.cli.try_ import refusal_line
from signoria.kernel.decision import NATURE, Decision, Seat
from signoria.kernel.match import Match
from signoria.kernel.refusal import InvalidMove, Refusal
from signoria.kernel.view import Event
from signoria.locale import Words

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"


def told_together(events: list[Event], words: Words) -> list[str]:
    """Sentences, but `Card: a` and `Card: b` become `Card: a, b` where they follow each other."""
    lines: list[str] = []
    before = ""
    for event in events:
        said = words.say(event.message)
        head, colon, rest = said.partition(": ")
        if colon and f"{event.message.id} {head}" == before:
            lines[-1] += f", {rest}"
        else:
            lines.append(said)
        before = f"{event.message.id} {head}"
    return [short for line in lines for short in wrapped(line)]


class PlainTable:
    """Asks people line by line, lets bots answer, and tells everybody what they may know."""

    def __init__(self, seating: Seating) -> None:
        """Sit down."""
        self.seating = seating
        self.words: Words = seating.words
        self.sitting = Sitting(seating)
        self.match: Match[Any] = seating.match
        self.heard: dict[Seat | None, int] = {}
        """How many moves of the game each seat has been told about."""
        self.keyboard: Seat | None = None
        """The person at the keyboard."""
        self.narrowed: list[Option] = []

    # The game

    def run(self) -> int:
        """Play until the game is over or somebody leaves; either way it is kept."""
        self.greet()
        try:
            while not self.match.over:
                self.go_on()
        except Leave:
            path = self.seating.store()
            self.say("cli-kept", path=str(path))
            command = "--continue" if path.parent == saves.folder() else f"--load {path}"
            command = f"signoria play {self.match.game.name} {command}"
            self.say("cli-go-on", command=command)
            return 0
        self.tell()
        sheet = self.match.game.score(self.match.state)
        names = self.match.names
        self.lines(["", *sheet_lines(sheet, names, self.words), ""])
        self.lines([winner_line(self.match.game.name, sheet, names, self.words)])
        path = self.seating.store()
        best = ended(self.seating, self.words)
        self.lines(["", *best, ""] if best else [])
        self.say("cli-record", path=str(path))
        return 0

    def go_on(self) -> None:
        """One answer: a bot's, the only one there is, or a person's."""
        decision = self.sitting.bot_asked()
        if decision is not None:
            move = self.seating.bot_move(decision)
            self.sitting.play(decision.seat, move, unasked=decision.forced)
            return
        decision = self.sitting.person_asked()
        assert decision is not None, "somebody is asked until the game is over"
        self.seat_at_keyboard(decision.seat)
        if decision.forced:
            self.answer_unasked(decision)
        else:
            self.tell()
            self.ask(decision)

    def answer_unasked(self, decision: Decision) -> None:
        """There is only one answer: give it, and say so."""
        (move,) = decision.moves
        said = self.words.say(self.match.game.describe(self.state, move))
        self.tell()
        self.say("cli-only-answer", move=said)
        self.sitting.play(decision.seat, move, unasked=True)
        self.keep()

    def seat_at_keyboard(self, seat: Seat) -> None:
        """Somebody else takes the keyboard; where there are secrets, they go first."""
        if seat in (NATURE, self.keyboard):
            return
        if self.has_secrets(seat):
            if self.keyboard is not None and sys.stdout.isatty():
                print(CLEAR, end="")
            self.say("cli-pass-keyboard", name=self.match.names[seat])
            if sys.stdin.isatty():
                self.read()
        self.keyboard = seat

    def has_secrets(self, seat: Seat | None) -> bool:
        """Is there anything that the other people at this keyboard should not see?"""
        several = not self.seating.real and len(self.seating.people) > 1
        return several and self.sitting.has_secrets(seat)

    @property
    def state(self) -> object:
        """The table as the person at the keyboard may see it."""
        if self.seating.real:
            return self.match.state
        return self.match.view(self.keyboard).state

    # What is told

    def lines(self, lines: list[str]) -> None:
        """Print them."""
        for line in lines:
            print(line)

    def say(self, id_: str, **args: str | int) -> None:
        """Print a sentence of the catalogue, in one line, so that paths can be copied."""
        print(self.words.text(id_, **args))

    def greet(self) -> None:
        """Who plays what, and how to get help."""
        bots = (
            f"{name} ({player})" if player != "me" else name
            for name, player in zip(self.match.names, self.seating.players, strict=True)
        )
        game = title_of(self.match, self.words)
        options = str(self.match.options)
        self.say("cli-greeting", game=game, options=options, names=", ".join(bots))
        self.say("cli-greeting-help")

    def tell(self) -> None:
        """What has happened since the person at the keyboard was told last."""
        seat = self.keyboard
        events = self.known_events(self.heard.get(seat, 0))
        if events:
            self.lines(["", *told_together(events, self.words)])
        # Without secrets all have heard it: it stands on the screen before them.
        for hearer in (seat,) if self.has_secrets(seat) else (seat, *self.seating.people):
            self.heard[hearer] = len(self.match.entries)

    def known_events(self, since: int) -> list[Event]:
        """What has happened since that many moves, as far as who sits here may know it."""
        events = [e for told in self.sitting.told if told.count > since for e in told.events]
        return [e for e in events if self.seating.real or e.known_to(self.keyboard)]

    # Asking

    def ask(self, decision: Decision) -> None:
        """Print the table and the question, then obey lines until the table has changed."""
        if decision.seat != NATURE and shown_before(self.match, decision):
            self.lines(["", *drawing(self.match, self.state, self.words, full=False)])
        options = options_of(self.match, self.state, decision, self.words)
        self.narrowed = options
        self.lines(["", question(decision, self.words), *option_list(options, self.words)])
        before = self.match.state
        count = len(self.match.entries)
        while self.match.state is before and len(self.match.entries) == count:
            try:
                self.obey(decision, options, self.read())
            except NotPlayed as refused:
                self.lines(wrapped(refusal_line(refused, self.words)))
            except Refusal as refusal:
                self.lines(wrapped(one_line(reason(refusal, self.words))))

    def read(self) -> str:
        """A line from the keyboard or the pipe; the end of it is leaving."""
        typed = sys.stdin.isatty()
        if typed:
            print("> ", end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            if typed:
                print()
            raise Leave
        if not typed:
            print("> " + one_line(line[:200]))
        return line.strip()

    def obey(self, decision: Decision, options: list[Option], line: str) -> None:
        """A command, a number, moves, or a part of an option."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if len(line) > MOST_LETTERS:
            self.say("cli-line-long", most=MOST_LETTERS)
        elif not line:
            self.enter(decision)
        elif command is not None:
            command(self, decision, rest.strip())
        elif line.isascii() and line.isdigit():
            self.choose(decision, options, int(line[:9]))
        else:
            self.play(decision, options, line)

    def enter(self, decision: Decision) -> None:
        """An empty line: plays what alone is left of the list, else shows the list again."""
        if len(self.narrowed) == 1:
            self.answer(decision, self.narrowed[0].move.text)
        else:
            self.lines(option_list(self.narrowed, self.words))

    def choose(self, decision: Decision, options: list[Option], number: int) -> None:
        """An option by its number."""
        if not 1 <= number <= len(options):
            self.say("cli-number", n=number, most=len(options))
        else:
            self.answer(decision, options[number - 1].move.text)

    def play(self, decision: Decision, options: list[Option], line: str) -> None:
        """Moves in notation; what is none is looked for in the options."""
        try:
            self.answer(decision, line)
        except NotPlayed as refused:
            if not isinstance(refused.cause, InvalidMove):
                raise
            self.narrowed = fitting(options, line)
            if not self.narrowed:
                self.narrowed = options
                raise
            self.lines(option_list(self.narrowed, self.words))
            if len(self.narrowed) == 1:
                self.say("cli-enter-plays")

    def answer(self, decision: Decision, line: str) -> None:
        """Play all moves of a line or none: they are tried on a fork first."""
        name = name_of(self.match, decision.seat)
        steps = list(play_line(self.match.fork(), f"{name}: {line}"))
        for step in steps:
            self.sitting.play(step.seat, step.move, unasked=step.forced)
        self.keep()

    def keep(self) -> None:
        """Write the game after every answer; a full disk does not end the evening."""
        try:
            self.seating.store()
        except OSError as error:
            self.lines([complaint(error, self.seating.language)])
