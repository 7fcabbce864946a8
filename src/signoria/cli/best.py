"""`signoria best`: the personal best list of games that one plays alone."""

import argparse

from signoria.cli import best_list
from signoria.cli.arguments import Subparsers, add_game, add_json
from signoria.cli.complaint import refused
from signoria.cli.drawing import game_name, print_json
from signoria.cli.layout import paragraphs
from signoria.games import find_game
from signoria.locale import Words, words


def add_parser(subparsers: Subparsers, say: Words) -> None:
    """`signoria best [GAME]`."""
    parser = subparsers.add_parser(
        "best", say=say, help=say.text("help-best"), description=say.text("help-best-about")
    )
    add_game(parser, say, required=False)
    add_json(parser, say)


def run(args: argparse.Namespace) -> int:
    """Print it."""
    say = words(args.lang)
    if args.game and 1 not in find_game(args.game).seats:
        raise refused("cli-no-solo", game=game_name(args.game, say))
    found = best_list.results(args.game)
    if args.json:
        print_json([each._asdict() for each in found])
        return 0
    pieces = []
    for title in dict.fromkeys(each.title for each in found):
        own = [each for each in found if each.title == title]
        pieces.append([game_name(title, say), *best_list.list_lines(own, say)])
    if not pieces:
        pieces.append([say.text("cli-best-none")])
    print("\n".join(paragraphs(pieces)))
    return 0
