"""Arguments that several commands take."""

import argparse
from typing import TypeAlias

from signoria.cli.parser import Parser, path
from signoria.games import TITLES
from signoria.locale import Words

Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001 - argparse keeps it to itself
"""Where a command puts its parser."""


def add_game(parser: Parser, say: Words, *, required: bool = True) -> None:
    """The game that is meant; "" = none was named."""
    parser.add_argument(
        "game",
        metavar=say.text("help-word-game"),
        nargs=None if required else "?",
        default="",
        help=", ".join(TITLES),
    )


def add_option(parser: Parser, say: Words) -> None:
    """Options of the game, each with a flag of its own."""
    name = say.text("help-word-option")
    parser.add_argument(
        "--option", action="append", default=[], metavar=name, help=say.text("help-option")
    )


def add_table(parser: Parser, say: Words) -> None:
    """A file with a table in it, and which table of it."""
    file, game = say.text("help-word-file"), say.text("help-word-game")
    parser.add_argument("file", type=path, metavar=file, help=say.text("help-file"))
    parser.add_argument("--at", type=int, metavar="N", help=say.text("help-at"))
    parser.add_argument("--game", default="", metavar=game, help=say.text("help-game"))


def add_json(parser: Parser, say: Words) -> None:
    """For programs that read it."""
    parser.add_argument("--json", action="store_true", help=say.text("help-json"))
