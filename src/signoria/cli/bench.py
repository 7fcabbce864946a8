"""`signoria bench`: how fast the rules are on this machine, this minute."""

import argparse
import json
from typing import Any

from signoria.bots.bench import bench
from signoria.cli.parser import positive


def add_parser(subparsers: Any) -> None:  # noqa: ANN401 - argparse keeps the class to itself
    """The command's arguments."""
    parser = subparsers.add_parser("bench", help="how fast the rules are here")
    parser.add_argument("game", help="the title")
    parser.add_argument("--seats", type=positive, default=None, help="players (as many as fit)")
    parser.add_argument("--json", action="store_true", help="one JSON object")


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
