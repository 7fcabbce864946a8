"""`signoria try`: play moves from a position or a record and see what comes of them."""

import argparse
import sys
from typing import Any

from signoria.cli.complaint import one_line, reason
from signoria.cli.drawing import decision_data, name_of, players, players_data, print_json
from signoria.cli.files import after, match_from, read_text
from signoria.cli.layout import paragraphs
from signoria.cli.moves import NotPlayed, Step, play_line
from signoria.cli.parser import path
from signoria.cli.sheet import sheet_data, sheet_lines, winner_line
from signoria.cli.show import decision_pieces
from signoria.kernel.match import Match
from signoria.kernel.message import Message, Value
from signoria.kernel.refusal import IllegalMove, Objection
from signoria.locale import Words, words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`signoria try FILE 'moves'`."""
    parser = subparsers.add_parser(
        "try",
        help="play moves from a position or a record",
        description="Play moves from a position or a record, and print what happened, what "
        "everybody has then and what is asked next; or every reason why not (exit status 2). "
        "The file is left as it is.",
        epilog="Moves are written as in a record: 'a: white>market.1 +0; privilege coins'. "
        "Without a name they are those of the seat that is asked; several seats stand on lines "
        "of their own or with ' / ' between them; 'nature: dice 1 2 3' is chance.",
    )
    parser.add_argument(
        "file", type=path, metavar="FILE", help="a record or a position; - for stdin"
    )
    parser.add_argument("moves", metavar="MOVES", help="moves in the notation of records")
    parser.add_argument("--at", type=int, metavar="N", help="after N moves of a record")
    parser.add_argument("--game", default="", help="the game of a position that does not name it")
    parser.add_argument(
        "--no-auto", action="store_true", help="do not give the only possible answers unasked"
    )
    parser.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace) -> int:
    """Play, then print."""
    match = after(match_from(args.file, read_text(args.file), args.game), args.at)
    say = words(args.lang, match.names)
    steps: list[Step] = []
    refused: NotPlayed | None = None
    try:
        for step in play_line(match, args.moves, auto=not args.no_auto):
            steps.append(step)  # noqa: PERF402 - what was played before a refusal is kept
    except NotPlayed as error:
        refused = error
    if args.json:
        print_json(_failed(refused, steps, match, say) if refused else _played(steps, match, say))
    elif refused is None:
        print("\n".join(_lines(steps, match, say)))
    if refused is None:
        return 0
    print(f"signoria: {refusal_line(refused, say)}", file=sys.stderr)
    return 2


def refusal_line(refused: NotPlayed, say: Words) -> str:
    """Which move, and every reason."""
    text = reason(refused.cause, say)
    return one_line(say.text("cli-move-refused", n=refused.at_move, move=refused.text, why=text))


def step_lines(step: Step, match: Match[Any], say: Words) -> list[str]:
    """A move and its events."""
    line = f"{name_of(match, step.seat)}: {step.move.text}"
    if step.forced:
        line = say.text("cli-only-answer", move=line)
    return [line, *(f"  {said}" for said in say.events(step.events))]


def _lines(steps: list[Step], match: Match[Any], say: Words) -> list[str]:
    """For people."""
    pieces = [[line for step in steps for line in step_lines(step, match, say)]]
    pieces.append(players(match, match.state, say))
    if match.over:
        sheet = match.game.score(match.state)
        pieces.append(sheet_lines(sheet, match.names, say))
        pieces.append([winner_line(match.game.name, sheet, match.names, say)])
    return paragraphs([*pieces, *decision_pieces(match, match.state, None, say)])


def _played(steps: list[Step], match: Match[Any], say: Words) -> dict[str, Any]:
    """For machines."""
    data: dict[str, Any] = {
        "ok": True,
        "moves": moves_data(steps, match),
        "events": events_data(steps, say),
        "players": players_data(match, match.state),
        "over": match.over,
    }
    decisions = [decision_data(match, match.state, each, say) for each in match.decisions]
    if match.over:
        data["score"] = sheet_data(match.game.score(match.state), match.names, say)
    else:
        data["decision"] = decisions[0]
        data["decisions"] = decisions
    return data


def _failed(refused: NotPlayed, steps: list[Step], match: Match[Any], say: Words) -> dict[str, Any]:
    """For machines: what was refused, and what had been played before it."""
    found = refused.cause.objections if isinstance(refused.cause, IllegalMove) else ()
    return {
        "ok": False,
        "error": one_line(say.refusal(refused.cause)),
        "id": refused.cause.message.id,
        "at": refused.at_move,
        "move": refused.text,
        "seat": None if refused.seat is None else name_of(match, refused.seat),
        "objections": [objection_data(objection, say) for objection in found],
        "moves": moves_data(steps, match),
        "events": events_data(steps, say),
    }


def objection_data(objection: Objection, say: Words) -> dict[str, Any]:
    """A reason with its rule and figures."""
    return {
        "rule": objection.rule,
        "id": objection.message.id,
        "text": say.objection(objection),
        "args": {name: _plain(value, say) for name, value in objection.message.args},
    }


def moves_data(steps: list[Step], match: Match[Any]) -> list[dict[str, Any]]:
    """Every move that was played, also those that nobody gave."""
    return [
        {"seat": name_of(match, step.seat), "move": step.move.text, "forced": step.forced}
        for step in steps
    ]


def events_data(steps: list[Step], say: Words) -> list[dict[str, Any]]:
    """Everything that happened."""
    return [
        {
            "id": event.message.id,
            "args": {name: _plain(value, say) for name, value in event.message.args},
            "text": say.say(event.message),
        }
        for step in steps
        for event in step.events
    ]


def _plain(value: Value, say: Words) -> int | str | list[str]:
    if isinstance(value, Message):
        return say.say(value)
    if isinstance(value, tuple):
        return [say.say(part) for part in value]
    return value
