"""`signoria show`: the table that a record or a position describes."""

import argparse
from typing import Any

from signoria.cli.drawing import (
    decision_data,
    drawing,
    option_lines,
    players_data,
    print_json,
    question,
)
from signoria.cli.files import after, match_from, read_text
from signoria.cli.layout import paragraphs
from signoria.cli.parser import path
from signoria.cli.sheet import sheet_data, sheet_lines, winner_line
from signoria.kernel.decision import Decision, Seat
from signoria.kernel.match import Match
from signoria.locale import Words, words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`signoria show FILE`."""
    parser = subparsers.add_parser(
        "show",
        help="show the table of a record or of a position written by hand",
        description="Show the table of a record or of a position written by hand, and what is "
        "asked. A text with a [Rules] header is a record.",
    )
    parser.add_argument(
        "file", type=path, metavar="FILE", help="a record or a position; - for stdin"
    )
    parser.add_argument("--at", type=int, metavar="N", help="after N moves of a record")
    parser.add_argument("--seat", metavar="NAME", help="only what this seat may know")
    parser.add_argument("--game", default="", help="the game of a position that does not name it")
    parser.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace) -> int:
    """Print it."""
    match = after(match_from(args.file, read_text(args.file), args.game), args.at)
    seat = None if args.seat is None else match.seat(args.seat)
    state = match.state if seat is None else match.view(seat).state
    say = words(args.lang, match.names)
    decisions = tuple(d for d in match.decisions if seat in (None, d.seat))
    if args.json:
        print_json(table_data(match, state, decisions, say))
        return 0
    pieces = [drawing(match, state, say)]
    if match.over:
        pieces.append(sheet_lines(match.game.score(state), match.names, say))
        pieces.append([winner_line(match.game.name, match.game.score(state), match.names, say)])
    pieces += decision_pieces(match, state, seat, say)
    print("\n".join(paragraphs(pieces)))
    return 0


def decision_pieces(
    match: Match[Any],
    state: object,
    seat: Seat | None,
    say: Words,
) -> list[list[str]]:
    """The open questions; with their options where it is this seat that is asked."""
    pieces: list[list[str]] = []
    for decision in match.decisions:
        lines = [question(decision, say)]
        if seat in (None, decision.seat):
            lines += option_lines(match, state, decision, say)
        pieces.append(lines)
    return pieces


def table_data(
    match: Match[Any],
    state: object,
    decisions: tuple[Decision, ...],
    say: Words,
) -> dict[str, Any]:
    """The table for machines."""
    sheet = match.game.score(state)
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "options": str(match.options),
        "seats": list(match.names),
        "moves": len(match.entries),
        "over": match.over,
        "players": players_data(match, state),
        "scores": sheet_data(sheet, match.names, say),
        "decisions": [decision_data(match, state, decision, say) for decision in decisions],
        "state": match.game.picture(state),
    }
