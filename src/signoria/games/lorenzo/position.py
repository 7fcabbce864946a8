"""A position written by hand: only the differences from a fresh game.

    [Options "players=3 advanced"] [Seats "anna ben carla"]
    round 3; dice 6 2 1; tiles 1.2 2.6 3.4; order ben anna carla
    all: nothing
    anna: 5 coins, 2 wood, cards 29 34, played botticelli, hand sforza, tile b, banned 1.2
    floor building.3 43; at palace: carla white, anna neutral
    turn anna

Statements stand on lines of their own or behind `;`. What is not said is as after the set-up:
seats a b c d in turn order, the cards with the lowest numbers on the floors.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from signoria.games.lorenzo.position_reader import Reader, bad
from signoria.games.lorenzo.state import SEATS, SWITCHES, State
from signoria.kernel.game import Options, make_options, parse_options
from signoria.kernel.record import check_names
from signoria.kernel.refusal import Refusal

MOST_BYTES: Final = 100_000
_HEADER: Final = re.compile(r'\[(\w+) "([^"\n]*)"\]')


class Statement(NamedTuple):
    """One statement and its place in the text."""

    line: int
    column: int
    text: str


def statements(text: str) -> Iterator[Statement]:
    """The statements of a position; `#` begins a comment."""
    for number, line in enumerate(text.splitlines(), 1):
        for header in _HEADER.finditer(line.partition("#")[0]):
            yield Statement(number, header.start() + 1, header.group())
        # Headers leave blanks behind, so that columns stay right.
        line = _HEADER.sub(lambda header: " " * len(header.group()), line)  # noqa: PLW2901 - as said
        at = 0
        for piece in line.partition("#")[0].split(";"):
            stripped = piece.strip()
            if stripped:
                yield Statement(number, at + len(piece) - len(piece.lstrip()) + 1, stripped)
            at += len(piece) + 1


def read(text: str) -> tuple[Options, tuple[str, ...], State]:
    """The options, the names of the seats and the State of a position."""
    if len(text) > MOST_BYTES:
        raise bad("position-too-long", most=MOST_BYTES)
    headers: list[Statement] = []
    rest: list[Statement] = []
    for statement in statements(text):
        (headers if statement.text.startswith("[") else rest).append(statement)
    options, names = read_headers(headers)
    reader = Reader(options, names)
    for statement in rest:
        try:
            reader.take(statement.text, (statement.line, statement.column))
        except Refusal as refusal:
            raise refusal.at(statement.line, statement.column) from None
    return options, names, reader.finish()


def read_headers(headers: Iterable[Statement]) -> tuple[Options, tuple[str, ...]]:
    """`[Options "players=3 advanced"] [Seats "anna ben carla"]`, or what holds without them."""
    options = make_options(SEATS[-1], SWITCHES, SEATS)
    names: tuple[str, ...] = ()
    place = (0, 0)
    for line, column, text in headers:
        try:
            if _HEADER.sub("", text).strip():
                raise bad("position-statement", text=text[:60])
            for name, value in _HEADER.findall(text):
                if name == "Options":
                    options = parse_options(value, SWITCHES, SEATS)
                elif name == "Seats":
                    names, place = check_names(value.split()), (line, column)
                elif name not in ("Game", "Rules"):
                    raise bad("position-header", name=name)
        except Refusal as refusal:
            raise refusal.at(line, column) from None
    names = names or tuple("abcd"[: options.players])
    if len(names) != options.players:
        raise bad("record-seats", n=len(names), players=options.players).at(*place)
    return options, names
