"""`signoria arena`: bots against each other."""

import argparse
import json
from typing import Any

from signoria.bots import BOTS
from signoria.bots.arena import arena
from signoria.cli.parser import positive

ABOUT = f"""\
Every deal is played once from each rotation of the chairs, so the number of games is rounded up to
a multiple of the number of bots. The results depend on the seed alone, not on --jobs.

bots: {", ".join(BOTS)}
"""


def add_parser(subparsers: Any) -> None:  # noqa: ANN401 - argparse keeps the class to itself
    """The command's arguments."""
    parser = subparsers.add_parser("arena", help="bots against each other", epilog=ABOUT)
    parser.add_argument("game", help="the title")
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="one for each seat, separated by commas"
    )
    parser.add_argument("--games", type=positive, default=100, help="at least so many (100)")
    parser.add_argument("--seed", type=int, default=1, help="for deals and bots (1)")
    parser.add_argument("--jobs", type=positive, default=1, help="processes at once (1)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="an option of the game, as in a record; advanced is on without a word",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    bots = [name.strip() for name in args.bots.split(",")]
    result = arena(args.game, bots, args.games, args.seed, args.option, args.jobs)
    print(json.dumps(result) if args.json else table(result))
    return 0


def table(result: dict[str, Any]) -> str:
    """The result for people."""
    lines = [
        f"{result['game']} {result['options']}, seed {result['seed']}",
        f"{result['deals']} deals, {result['games']} games of {result['seconds_per_game']:.2f} s",
        f"{'bot':<12}{'wins':>8}{'95 %':>18}{'points':>9}{'place':>7}",
    ]
    for entry in result["results"]:
        low, high = entry["win_share_ci95"]
        lines.append(
            f"{entry['bot']:<12}{entry['win_share']:>8.1%}{f'{low:.1%} – {high:.1%}':>18}"
            f"{entry['mean_points']:>9.1f}{entry['mean_place']:>7.2f}"
        )
    return "\n".join(lines)
