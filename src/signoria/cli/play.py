"""`signoria play`: a table in the browser, or a game at this terminal."""

import argparse
import sys
from datetime import datetime

from signoria.bots import BOTS
from signoria.cli import saves
from signoria.cli.arguments import Subparsers, add_game, add_option
from signoria.cli.parser import Parser, path
from signoria.cli.seating import take_seats
from signoria.games import TITLES
from signoria.locale import Words, words


def add_parser(subparsers: Subparsers, say: Words) -> None:
    """`signoria play [GAME]`."""
    parser = subparsers.add_parser(
        "play",
        say=say,
        help=say.text("help-play"),
        description=say.text("help-play-about"),
        epilog=say.text("help-play-more", bots=", ".join(BOTS)),
    )
    add_game(parser, say, required=False)
    _add_players(parser, say)
    file = say.text("help-word-file")
    add_option(parser, say)
    seed = say.text("help-word-seed")
    parser.add_argument("--seed", metavar=seed, help=say.text("help-play-seed"))
    parser.add_argument("--real", action="store_true", help=say.text("help-play-real"))
    parser.add_argument("--load", type=path, metavar=file, help=say.text("help-play-load"))
    parser.add_argument(
        "--continue", dest="resume", action="store_true", help=say.text("help-play-continue")
    )
    parser.add_argument("--save", type=path, metavar=file, help=say.text("help-play-save"))
    parser.add_argument("--saves", action="store_true", help=say.text("help-play-saves"))
    parser.add_argument("--terminal", action="store_true", help=say.text("help-play-terminal"))
    parser.add_argument("--plain", action="store_true", help=say.text("help-play-plain"))


def _add_players(parser: Parser, say: Words) -> None:
    """Who plays, and which of the two games."""
    who = say.text("help-word-who")
    parser.add_argument("--seats", metavar=who, help=say.text("help-play-seats"))
    parser.add_argument("--players", type=int, metavar="N", help=say.text("help-play-players"))
    parser.add_argument("--solo", action="store_true", help=say.text("help-play-solo"))
    level = parser.add_mutually_exclusive_group()
    level.add_argument(
        "--basic",
        dest="advanced",
        action="store_false",
        default=None,
        help=say.text("help-play-basic"),
    )
    level.add_argument(
        "--advanced", dest="advanced", action="store_true", help=say.text("help-play-advanced")
    )


def run(args: argparse.Namespace) -> int:
    """Sit down at the table that was meant."""
    if not _in_terminal(args):
        from signoria.cli.browser import play  # noqa: PLC0415 - one of three tables

        return play(args.lang)
    if args.saves:
        return _list(args)
    if not (args.load or args.resume):
        args.game = args.game or TITLES[0]
    seating = take_seats(args)
    if args.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from signoria.cli.plain import PlainTable  # noqa: PLC0415 - one of three tables

        return PlainTable(seating).run()
    from signoria.cli.table.app import run as run_table  # noqa: PLC0415 - slow to import

    return run_table(seating)


def _in_terminal(args: argparse.Namespace) -> bool:
    """Was anything said that only a table in the terminal understands?"""
    told = {name: value for name, value in vars(args).items() if name not in ("command", "lang")}
    return args.advanced is not None or any(told.values())


def _list(args: argparse.Namespace) -> int:
    """The saved games, the newest first."""
    say = words(args.lang)
    found = saves.listing(args.game)
    for saved in found:
        when = datetime.fromtimestamp(saved.when).astimezone()
        status = saved.result or say.text("cli-unfinished")
        print(f"{when:%Y-%m-%d %H:%M}  {saved.game}  {', '.join(saved.names)}  {status}")
        print(f"    {saved.path}")
    if not found:
        print(say.text("cli-no-saved", folder=str(saves.folder())))
    return 0
