"""`signoria why`: every reason that stands in the way of a wish."""

import argparse
from typing import Any

from signoria.cli.cards import MOST_FOUND, things_named
from signoria.cli.drawing import name_of, print_json
from signoria.cli.files import after, match_from, read_text
from signoria.cli.moves import MOST_LETTERS, NotPlayed, play_line, pointing_at, wishes_about
from signoria.cli.parser import path
from signoria.cli.try_ import objection_data
from signoria.kernel.decision import Move, Seat
from signoria.kernel.match import Match
from signoria.kernel.record import split_moves
from signoria.kernel.refusal import IllegalMove, InvalidMove, Objection, Refusal, refuse
from signoria.locale import Words, words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`signoria why FILE WISH`."""
    parser = subparsers.add_parser(
        "why",
        help="say why something is not allowed",
        description="Say every reason why a seat may not do something now, with rule and figures.",
        epilog="A wish is a move (white>building.3, +3, or several: 'white>building.3 +2; less "
        "wood') or a thing: a space, a card by number or name, a member, a leader.",
    )
    parser.add_argument(
        "file", type=path, metavar="FILE", help="a record or a position; - for stdin"
    )
    parser.add_argument("wish", metavar="WISH", help="a move or a thing")
    parser.add_argument("--at", type=int, metavar="N", help="after N moves of a record")
    parser.add_argument("--seat", metavar="NAME", help="who wishes it; default: who is asked")
    parser.add_argument("--game", default="", help="the game of a position that does not name it")
    parser.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace) -> int:
    """Ask the rules, print their answer."""
    match = after(match_from(args.file, read_text(args.file), args.game), args.at)
    say = words(args.lang, match.names)
    asked = match.decisions[0].seat if match.decisions else 0
    seat = asked if args.seat is None else match.seat(args.seat)
    found = reasons(match, seat, args.wish, say)
    if args.json:
        print_json(
            {
                "seat": name_of(match, seat),
                "wish": args.wish,
                "moves": [
                    {
                        "move": move.text,
                        "ok": not objections,
                        "objections": [objection_data(each, say) for each in objections],
                    }
                    for move, objections in found
                ],
            }
        )
    else:
        print("\n".join(reason_lines(found, say)))
    return 0


def reasons(
    match: Match[Any], seat: Seat, wish: str, say: Words
) -> list[tuple[Move, list[Objection]]]:
    """The moves that may be meant, each with what stands in its way. The match stays as it is."""
    if len(wish) > MOST_LETTERS:
        raise refuse(InvalidMove, "cli-line-long", most=MOST_LETTERS)
    pieces = [text for _, text in split_moves(wish)]
    if not pieces:
        raise refuse(InvalidMove, "move-empty")
    *before, last = pieces
    if before:
        match = match.fork()
        try:
            list(play_line(match, f"{name_of(match, seat)}: {'; '.join(before)}"))
        except NotPlayed as refused:
            if not isinstance(refused.cause, IllegalMove):
                raise refused.cause from None
            return [(match.game.parse(refused.text), list(refused.cause.objections))]
    return [(move, match.objections(seat, move)) for move in _meant(match, seat, last, say)]


def _meant(match: Match[Any], seat: Seat, text: str, say: Words) -> tuple[Move, ...]:
    """The moves that a notation means, or else the name of a thing in the person's language."""
    try:
        return match.game.wishes(match.state, seat, text)
    except Refusal as refusal:
        touched = {thing for d in match.decisions for move in d.moves for thing in move.touches}
        named = things_named(match.game, text, sorted(touched), say)[:MOST_FOUND]
        if len(named) == 1:
            return match.game.wishes(match.state, seat, pointing_at(named[0]))
        moves = (move for thing in named for move in wishes_about(match, seat, thing))
        meant = tuple(dict.fromkeys(moves))
        if not meant:
            raise refusal from None
        return meant


def reason_lines(found: list[tuple[Move, list[Objection]]], say: Words) -> list[str]:
    """A line for each move, and under it one for each reason."""
    lines: list[str] = []
    for move, objections in found:
        if not objections:
            lines.append(say.text("cli-allowed", move=move.text))
            continue
        lines.append(say.text("cli-not-allowed", move=move.text))
        lines += [f"  {say.objection(objection)}" for objection in objections]
    return lines
