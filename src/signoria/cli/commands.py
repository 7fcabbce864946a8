"""What can be typed at the plain table besides moves: one function for each word."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signoria.cli.cards import card_lines
from signoria.cli.drawing import drawing
from signoria.cli.files import what
from signoria.cli.sheet import sheet_lines
from signoria.cli.why import reason_lines, reasons
from signoria.kernel.decision import Decision

if TYPE_CHECKING:
    from signoria.cli.plain import PlainTable

LOG_LINES: Final = 30


class Leave(Exception):
    """The person at the keyboard leaves the table."""


def show_help(table: "PlainTable", decision: Decision, rest: str) -> None:
    """What can be typed, with examples from what is asked."""
    move = decision.moves[0].text
    part = table.match.game.describe(table.match.state, decision.moves[0])
    word = table.words.say(part).split()[-1].strip(".,:;()")
    said = table.words.text("cli-plain-help", move=f"{move:<21}", part=f"{word:<21}")
    table.lines(said.splitlines())


def why(table: "PlainTable", decision: Decision, rest: str) -> None:
    """Why not?"""
    table.lines(reason_lines(reasons(table.match, decision.seat, rest, table.words), table.words))


def undo(table: "PlainTable", decision: Decision, rest: str) -> None:
    """Take the last answer back."""
    table.sitting.undo(decision.seat)
    count = len(table.match.entries)
    table.heard = {seat: min(heard, count) for seat, heard in table.heard.items()}
    table.say("cli-undone")
    table.keep()


def redo(table: "PlainTable", decision: Decision, rest: str) -> None:
    """Play again what was taken back."""
    table.sitting.redo()
    table.keep()


def save(table: "PlainTable", decision: Decision, rest: str) -> None:
    """Write the game, to another file if one is named."""
    try:
        path = table.seating.store(Path(rest).expanduser() if rest else None)
    except OSError as error:
        raise what(error) from None
    table.say("cli-saved", path=str(path))


def show(table: "PlainTable", decision: Decision, rest: str) -> None:
    """The whole table."""
    table.lines(drawing(table.match, table.state, table.words))


def score(table: "PlainTable", decision: Decision, rest: str) -> None:
    """As if the game ended now."""
    sheet = table.match.game.score(table.state)
    table.lines(sheet_lines(sheet, table.match.names, table.words))


def cards(table: "PlainTable", decision: Decision, rest: str) -> None:
    """What a card or a leader says."""
    touches = {thing for move in decision.moves for thing in move.touches}
    table.lines(card_lines(table.match.game, rest, sorted(touches), table.words))


def log(table: "PlainTable", decision: Decision, rest: str) -> None:
    """What has happened lately."""
    count = int(rest[:9]) if rest.isascii() and rest.isdigit() else LOG_LINES
    table.lines(table.words.events(table.known_events(0))[-count:])


def leave(table: "PlainTable", decision: Decision, rest: str) -> None:
    """Get up."""
    raise Leave


COMMANDS: Final[dict[str, Callable[["PlainTable", Decision, str], None]]] = {
    "?": show_help,
    "help": show_help,
    "why": why,
    "undo": undo,
    "redo": redo,
    "save": save,
    "show": show,
    "score": score,
    "cards": cards,
    "log": log,
    "quit": leave,
    "exit": leave,
}
