"""Moves as people type them: several in a line, the only possible answers left out."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from signoria.kernel.decision import Move, Seat
from signoria.kernel.match import Match
from signoria.kernel.record import split_moves
from signoria.kernel.refusal import InvalidMove, Refusal, refuse
from signoria.kernel.view import Event

MOST_LETTERS: Final = 20_000
"""More than a whole game; what is longer was pasted by mistake."""
_PARTS: Final = re.compile(r"\n|\s/(?=\s)")
_NAMED: Final = re.compile(r"\s*([^\s:;>+]+)\s*:(.*)", re.DOTALL)


class Step(NamedTuple):
    """One move that was played; `forced` = nobody gave it, it was the only answer."""

    seat: Seat
    move: Move
    forced: bool
    events: list[Event]


class NotPlayed(Refusal):
    """A move that was refused: which one it is in the line (from 1), its text, and why."""

    def __init__(self, cause: Refusal, at: int, text: str, seat: Seat | None) -> None:
        """Keep the cause as it is."""
        super().__init__(cause.message)
        self.cause = cause
        self.at_move = at
        self.text = text
        self.seat = seat


def split_line(text: str) -> Iterator[tuple[str, str]]:
    """Name ("" = whoever is asked) and moves of `a: white>palace +0 / b: forfeit`."""
    for part in _PARTS.split(text):
        named = _NAMED.fullmatch(part)
        name, moves = (named[1], named[2]) if named else ("", part)
        if moves.strip() or name:
            yield name, moves


def wishes_about(match: Match[Any], seat: Seat, thing: str) -> list[Move]:
    """The moves meant by who clicks on a thing."""
    try:
        return list(match.game.wishes(match.state, seat, pointing_at(thing)))
    except Refusal:
        return []


def pointing_at(thing: str) -> str:
    """A thing as a wish; a number alone may be many things."""
    kind, _, key = thing.partition(":")
    return f"{kind} {key}" if key.isdigit() else key


def play_line(match: Match[Any], text: str, *, auto: bool = True) -> Iterator[Step]:
    """Play what a line says, move by move, for the seats that it names."""
    if len(text) > MOST_LETTERS:
        raise refuse(InvalidMove, "cli-line-long", most=MOST_LETTERS)
    at = 0
    for name, moves in split_line(text):
        seat = match.seat(name) if name else None
        for _, piece in split_moves(moves):
            at += 1
            try:
                for step in play_move(match, seat, piece, auto=auto):
                    yield step
                    if not step.forced:
                        seat = step.seat
            except Refusal as refusal:
                raise NotPlayed(refusal, at, piece, seat) from None
    if not at:
        raise refuse(InvalidMove, "move-empty")


def play_move(
    match: Match[Any], seat: Seat | None, text: str, *, auto: bool = True
) -> Iterator[Step]:
    """Play one move of a seat (None = whoever is asked) after the only answers before it."""
    move = match.game.parse(text)
    while auto:
        decisions = match.decisions
        if len(decisions) != 1 or not decisions[0].forced or move in decisions[0].moves:
            break
        (only,) = decisions[0].moves
        yield Step(decisions[0].seat, only, True, match.choose(decisions[0].seat, only))  # noqa: FBT003 - a field
    if seat is None:
        seat = next((d.seat for d in match.decisions if move in d.moves), None)
    if seat is None:
        seat = match.decisions[0].seat if match.decisions else 0
    yield Step(seat, move, False, match.choose(seat, move))  # noqa: FBT003 - a field
