"""`signoria arena`: bots against each other."""

import argparse
import json
from typing import Any

from signoria.bots import BOTS
from signoria.bots.arena import arena
from signoria.cli.arguments import Subparsers, add_game, add_json, add_option
from signoria.cli.parser import positive
from signoria.locale import Words


def add_parser(subparsers: Subparsers, say: Words) -> None:
    """The command's arguments."""
    parser = subparsers.add_parser(
        "arena",
        say=say,
        help=say.text("help-arena"),
        description=say.text("help-arena-about"),
        epilog=say.text("help-arena-more", bots=", ".join(BOTS)),
    )
    add_game(parser, say)
    parser.add_argument("--bots", required=True, metavar="A,B,…", help=say.text("help-arena-bots"))
    for flag, kind, default, told in (
        ("--games", positive, 100, say.text("help-arena-games")),
        ("--seed", int, 1, say.text("help-arena-seed")),
        ("--jobs", positive, 1, say.text("help-arena-jobs")),
    ):
        parser.add_argument(flag, type=kind, default=default, metavar="N", help=told)
    add_option(parser, say)
    add_json(parser, say)


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
