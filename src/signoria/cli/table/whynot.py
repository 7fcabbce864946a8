"""Why not? From what somebody types or clicks to wishes, and every reason against them."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from signoria.cli.moves import wishes_about
from signoria.cli.table.narrowing import initials, plain
from signoria.cli.table.scene import Board
from signoria.kernel.decision import Move, Seat
from signoria.kernel.match import Match
from signoria.kernel.refusal import Objection, Refusal
from signoria.locale import Words

MOST: Final = 3
"""Things that a few letters may mean before one has to type more."""


class Answer(NamedTuple):
    """A wish with all that stands in its way; nothing does = it is possible."""

    wish: Move
    objections: tuple[Objection, ...]


def answers(match: Match[Any], seat: Seat, wishes: Iterable[Move]) -> list[Answer]:
    """Ask the rules about each wish."""
    return [Answer(wish, tuple(match.objections(seat, wish))) for wish in wishes]


def wishes_of(match: Match[Any], seat: Seat, typed: str, known: dict[str, str]) -> list[Move]:
    """The moves meant by a notation, by letters of a name, or by what narrows the options.

    `known` = titles by thing.
    """
    try:
        return list(match.game.wishes(match.state, seat, typed))
    except Refusal as refusal:
        wanted = plain(typed)
        found = [thing for thing, title in known.items() if wanted and wanted in plain(title)]
        moves = [move for thing in found[:MOST] for move in wishes_about(match, seat, thing)]
        moves = moves or _initialled(match, seat, wanted, known)
        if not moves:
            raise refusal from None
        return moves


def _initialled(match: Match[Any], seat: Seat, wanted: str, things: Iterable[str]) -> list[Move]:
    """`b3` as `building.3`, `wb3` as `white>building.3`."""
    moves: list[Move] = []
    for thing in things:
        short = initials(thing.partition(":")[2])
        if short and wanted.endswith(short):
            about = wishes_about(match, seat, thing)
            moves += [move for move in about if wanted in (short, initials(move.text))]
    return moves


def known_things(board: Board, words: Words, picture: dict[str, Any]) -> dict[str, str]:
    """Everything on the table that has a name, cards on floors by their floor."""
    found: dict[str, str] = {}
    for thing in board.things(picture):
        titles = [board.title(words, each) for each in board.about(thing, picture)]
        found[thing] = " ".join(titles)
    return found
