"""The form of a position written by hand: headers, then statements behind `;` or on lines.

What the statements say is the title's: its reader takes them one by one.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, Protocol, TypeVar

from signoria.kernel.game import Options, Switch, make_options, parse_options
from signoria.kernel.record import check_names
from signoria.kernel.refusal import InvalidPosition, Refusal, refuse

MOST_BYTES: Final = 100_000
MOST_SHOWN: Final = 60
DEFAULT_NAMES: Final = "abcdefgh"
_HEADER: Final = re.compile(r'\[(\w+) "([^"\n]*)"\]')
S_co = TypeVar("S_co", covariant=True)


class Statement(NamedTuple):
    """One statement and its place in the text."""

    line: int
    column: int
    text: str


class Reader(Protocol[S_co]):
    """What a title makes of statements."""

    def take(self, text: str, place: tuple[int, int]) -> None:
        """One statement, and its place in the text."""
        ...

    def finish(self) -> S_co:
        """The State, all statements taken."""
        ...


class MakesReader(Protocol[S_co]):
    """How a title's reader is made."""

    def __call__(self, options: Options, names: tuple[str, ...]) -> Reader[S_co]:
        """After the headers."""
        ...


def bad(id_: str, **args: str | int) -> Refusal:
    """A refusal of the position."""
    return refuse(InvalidPosition, id_, **args)


def statements(text: str) -> Iterator[Statement]:
    """The headers and statements of a position; `#` begins a comment."""
    for number, line in enumerate(text.splitlines(), 1):
        for header in _HEADER.finditer(line.partition("#")[0]):
            yield Statement(number, header.start() + 1, header.group())
        # Headers leave blanks behind, so that columns stay right.
        bare = _HEADER.sub(lambda header: " " * len(header.group()), line)
        at = 0
        for piece in bare.partition("#")[0].split(";"):
            stripped = piece.strip()
            if stripped:
                yield Statement(number, at + len(piece) - len(piece.lstrip()) + 1, stripped)
            at += len(piece) + 1


def read_position(
    text: str, switches: Iterable[Switch], seats: range, make: MakesReader[S_co]
) -> tuple[Options, tuple[str, ...], S_co]:
    """The options, the names of the seats and the State of a position."""
    if len(text) > MOST_BYTES:
        raise bad("position-too-long", most=MOST_BYTES)
    headers: list[Statement] = []
    rest: list[Statement] = []
    for statement in statements(text):
        (headers if statement.text.startswith("[") else rest).append(statement)
    options, names = read_headers(headers, tuple(switches), seats)
    reader = make(options, names)
    for statement in rest:
        try:
            reader.take(statement.text, (statement.line, statement.column))
        except Refusal as refusal:
            raise refusal.at(statement.line, statement.column) from None
    return options, names, reader.finish()


def read_headers(
    headers: Iterable[Statement], switches: tuple[Switch, ...], seats: range
) -> tuple[Options, tuple[str, ...]]:
    """`[Options "players=3"] [Seats "anna ben carla"]`, or what holds without them."""
    options = make_options(seats[-1], switches, seats)
    names: tuple[str, ...] = ()
    place = (0, 0)
    for line, column, text in headers:
        try:
            if _HEADER.sub("", text).strip():
                raise bad("position-statement", text=text[:MOST_SHOWN])
            for name, value in _HEADER.findall(text):
                if name == "Options":
                    options = parse_options(value, switches, seats)
                elif name == "Seats":
                    names, place = check_names(value.split()), (line, column)
                elif name not in ("Game", "Rules"):
                    raise bad("position-header", name=name)
        except Refusal as refusal:
            raise refusal.at(line, column) from None
    names = names or tuple(DEFAULT_NAMES[: options.players])
    if len(names) != options.players:
        raise bad("record-seats", n=len(names), players=options.players).at(*place)
    return options, names


class Words:
    """Reads single words of statements; titles build their readers on it."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """The names of the seats."""
        self.names = names
        self._said: set[str] = set()

    def clauses(self, head: str, rest: str) -> Iterator[tuple[int, list[str]]]:
        """`anna: 5 coins, faith 2`: the seat and the words of each clause; `all` is every seat."""
        for seat in range(len(self.names)) if head == "all" else (self.seat(head),):
            self._said = set()
            for clause in rest.split(","):
                yield seat, clause.split()

    def once(self, what: str) -> None:
        """No clause takes another one of its statement back; that of a later statement may."""
        if what in self._said:
            raise bad("position-twice", text=what)
        self._said.add(what)

    def seat(self, name: str) -> int:
        """By name."""
        if name not in self.names:
            raise bad("record-seat-unknown", name=name[:MOST_SHOWN], known=", ".join(self.names))
        return self.names.index(name)

    def number(self, words: list[str], least: int, most: int) -> int:
        """One number."""
        word = " ".join(words)
        good = word.isascii() and word.isdigit() and len(word) <= len(str(most))
        if not (good and least <= int(word) <= most):
            raise bad("position-number", text=word[:MOST_SHOWN], least=least, most=most)
        return int(word)

    def known(self, word: str, table: dict[str, int], id_: str) -> int:
        """A key of a table."""
        if word not in table:
            raise bad(id_, name=word[:MOST_SHOWN], known=", ".join(table))
        return table[word]
