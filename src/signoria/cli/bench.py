"""`signoria bench`: how fast the rules are on this machine, this minute."""

import argparse
import json
from typing import Any

from signoria.bots.bench import bench
from signoria.cli.arguments import Subparsers, add_game, add_json
from signoria.cli.parser import positive
from signoria.locale import Words


def add_parser(subparsers: Subparsers, say: Words) -> None:
    """The command's arguments."""
    parser = subparsers.add_parser(
        "bench", say=say, help=say.text("help-bench"), description=say.text("help-bench-about")
    )
    add_game(parser, say)
    parser.add_argument("--seats", type=positive, metavar="N", help=say.text("help-bench-seats"))
    add_json(parser, say)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    result = bench(args.game, args.seats)
    print(json.dumps(result) if args.json else table(result))
    return 0


def table(result: dict[str, Any]) -> str:
    """The result for people: a figure a line."""
    shown = {name: value for name, value in result.items() if not isinstance(value, list)}
    width = max(map(len, shown))
    return "\n".join(f"{name:<{width}}  {value}" for name, value in shown.items())
