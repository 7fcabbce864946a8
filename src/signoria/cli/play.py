"""`signoria play`: a table in the browser, or a game at this terminal."""

import argparse
import sys
from datetime import datetime

from signoria.cli import saves
from signoria.cli.parser import path
from signoria.cli.seating import take_seats
from signoria.games import TITLES
from signoria.locale import words

ABOUT = """\
Without arguments the table opens in the browser; `signoria serve` has the settings for that. Any
argument but --lang means the table in the terminal.

seats: 'me' is a person at this terminal, anything else the name of a bot (random, greedy). Names
may be given: --seats anna=me,ben=me,carla=greedy. With nature=me (or --real) a person also answers
for dice and cards: so a game of a real table is written down.

Without --seats it is you against two greedy bots, in the basic game; --solo is you alone, where a
game has rules for that. The game is kept after every
answer; --continue goes on with the one played last.
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`signoria play [GAME]`."""
    parser = subparsers.add_parser(
        "play",
        help="play, in the browser or in the terminal",
        description="Play in the browser; with --terminal or a game's name in the terminal.",
        epilog=ABOUT,
    )
    parser.add_argument("game", metavar="GAME", nargs="?", default="", help=", ".join(TITLES))
    parser.add_argument("--seats", metavar="WHO,…", help="who plays, in seating order")
    parser.add_argument("--players", type=int, metavar="N", help="you and N - 1 greedy bots")
    parser.add_argument("--solo", action="store_true", help="you alone, by the game's solo rules")
    level = parser.add_mutually_exclusive_group()
    level.add_argument(
        "--basic", dest="advanced", action="store_false", default=None, help="the basic game"
    )
    level.add_argument("--advanced", dest="advanced", action="store_true", help="the advanced game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="as in a record"
    )
    parser.add_argument("--seed", metavar="TEXT", help="the same chance and bots every time")
    parser.add_argument("--real", action="store_true", help="a person answers for chance, too")
    parser.add_argument(
        "--load", type=path, metavar="FILE", help="go on from a saved game, record, position"
    )
    parser.add_argument(
        "--continue", dest="resume", action="store_true", help="go on with the last unfinished game"
    )
    parser.add_argument("--save", type=path, metavar="FILE", help="where the game is kept")
    parser.add_argument("--saves", action="store_true", help="list the saved games, play none")
    parser.add_argument("--terminal", action="store_true", help="in the terminal")
    parser.add_argument("--plain", action="store_true", help="there as lines of text, no screen")


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
