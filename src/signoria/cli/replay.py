"""`signoria replay`: hold a record against the rules, move by move, and count the points."""

import argparse
from pathlib import Path
from typing import Any

from signoria.cli import saves
from signoria.cli.drawing import drawing, name_of, print_json, title_of, verdict
from signoria.cli.files import InFile, after, read_text, record_from
from signoria.cli.layout import paragraphs
from signoria.cli.parser import path
from signoria.cli.sheet import sheet_data, sheet_lines, winner_line
from signoria.cli.show import decision_pieces
from signoria.kernel.match import BrokenRecord, Match
from signoria.locale import Words, words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`signoria replay FILE`."""
    parser = subparsers.add_parser(
        "replay",
        help="verify a record and print its score sheet",
        description="Verify a record move by move and print its score sheet line by line. A "
        "broken record is refused with the place and every reason (exit status 2).",
    )
    parser.add_argument("file", type=path, metavar="FILE", help="a record; - for stdin")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N moves")
    parser.add_argument("--moves", action="store_true", help="every move and what happened")
    parser.add_argument(
        "--save-valid",
        type=path,
        metavar="OUT",
        help="write what is valid, if only a part of it is",
    )
    parser.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace) -> int:
    """Play it through, then print."""
    try:
        match = record_from(args.file, read_text(args.file))
    except InFile as refusal:
        if args.save_valid and isinstance(refusal.cause, BrokenRecord):
            saves.write(Path(args.save_valid), refusal.cause.match.record())
        raise
    if args.save_valid:
        saves.write(Path(args.save_valid), match.record())
    say = words(args.lang, match.names)
    match = after(match, args.at)
    print_json(_data(match, say)) if args.json else print("\n".join(_lines(match, args, say)))
    return 0


def _lines(match: Match[Any], args: argparse.Namespace, say: Words) -> list[str]:
    """For people."""
    status = "cli-replay-over" if match.over else "cli-replay-open"
    head = say.text(
        status,
        game=title_of(match, say),
        rules=match.game.version,
        options=str(match.options),
        n=len(match.entries),
    )
    pieces = [[head]]
    if args.moves:
        pieces.append(_move_lines(match, say))
    if args.at is not None:
        pieces.append(drawing(match, match.state, say))
        pieces += decision_pieces(match, match.state, None, say)
    sheet = match.game.score(match.state)
    pieces.append(sheet_lines(sheet, match.names, say))
    if match.over:
        winner = winner_line(match.game.name, sheet, match.names, say)
        pieces.append([winner, *filter(None, [verdict(match, say)])])
    return paragraphs(pieces)


def _move_lines(match: Match[Any], say: Words) -> list[str]:
    """Every move with what it led to."""
    lines: list[str] = []
    state = match.at(0)
    for count, entry in enumerate(match.entries, 1):
        events = match.game.apply(state, entry.move, entry.seat)
        name = name_of(match, entry.seat)
        lines.append(f"{count:4} {entry.label} {name}: {entry.move.text}")
        lines += [f"       {said}" for said in say.events(events)]
    return lines


def _data(match: Match[Any], say: Words) -> dict[str, Any]:
    """For machines."""
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "options": str(match.options),
        "seats": list(match.names),
        "moves": len(match.entries),
        "over": match.over,
        "scores": sheet_data(match.game.score(match.state), match.names, say),
        "state": match.game.picture(match.state),
    }
