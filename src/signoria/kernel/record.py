"""Records: headers and every move, Nature's included. The save file, and readable.

    [Game "mill"] [Rules "1"] [Options "players=2 windy"] [Seats "anna ben"]
    setup nature: order 2 1; …
    r1 ben: miller>mill.3 +2; sell flour

A line is `label seat: moves`; moves are separated by `;`, and one that begins with `+` may follow
its predecessor after a space. `#` begins a line of comment. `?` stands for a move that the owner
of this copy may not know.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from signoria.kernel.decision import NATURE, Move, Seat
from signoria.kernel.refusal import InvalidRecord, Refusal, refuse

HIDDEN: Final = "?"
NATURE_NAME: Final = "nature"
HEADERS: Final = ("Game", "Rules", "Options", "Seats")
MOST_BYTES: Final = 2_000_000
"""A record of a long game has some 20 kB; what is larger by two orders is no record."""

_HEADER: Final = re.compile(r'\[(\w+) "([^"\[\]\n]*)"\]')
_NAME: Final = re.compile(r"[^\s:;\[\]\"#?+][^\s:;\[\]\"]{0,39}")
_PLUS: Final = re.compile(r"(?<=\s)(?=\+)")


class Entry(NamedTuple):
    """One move of a record; `audience` None = everybody may know it.

    `opens` says that it was the last of several sealed answers, and so opened the others.
    """

    label: str
    seat: Seat
    move: Move
    audience: tuple[Seat, ...] | None = None
    opens: bool = False


class Written(NamedTuple):
    """One move as it stands in a text, with its place there."""

    label: str
    name: str
    text: str
    line: int
    column: int


class Header(NamedTuple):
    """One header as it stands in a text, with its place there."""

    name: str
    value: str
    line: int
    column: int


class Record(NamedTuple):
    """A record as read: its headers and the moves, not yet held against the rules."""

    headers: tuple[Header, ...]
    moves: tuple[Written, ...]

    def has(self, name: str) -> bool:
        """Is there such a header?"""
        return any(header.name == name for header in self.headers)

    def header(self, name: str) -> Header:
        """One header."""
        for header in self.headers:
            if header.name == name:
                return header
        raise refuse(InvalidRecord, "record-header-missing", name=name)

    @contextmanager
    def reading(self, name: str) -> Iterator[str]:
        """The value of one header; what is wrong with it is refused with its place."""
        _, value, line, column = self.header(name)
        try:
            yield value
        except Refusal as refusal:
            inside = len(name) + 2 + refusal.column if refusal.column else 0  # behind `[Name "`
            raise refusal.at(line, column + inside) from None


def check_names(names: Iterable[str]) -> tuple[str, ...]:
    """Names of seats that a record can hold: no blanks, no colons, each once."""
    names = tuple(names)
    known = {NATURE_NAME}
    for name in names:
        if not _NAME.fullmatch(name) or not name.isprintable():
            raise refuse(InvalidRecord, "record-name", name=name)
        if name in known:
            raise refuse(InvalidRecord, "record-name-taken", name=name)
        known.add(name)
    return names


def split_moves(text: str) -> Iterator[tuple[int, str]]:
    """The moves of one line with their offsets: `a>b +2; c` gives a>b, +2 and c."""
    at = 0
    for item in text.split(";"):
        start = at
        for piece in _PLUS.split(item):
            offset = text.index(piece, start)
            if piece.strip():
                yield offset + len(piece) - len(piece.lstrip()), piece.strip()
            start = offset + len(piece)
        at += len(item) + 1


def write_record(
    headers: Iterable[tuple[str, str]],
    names: tuple[str, ...],
    entries: Iterable[Entry],
    seat: Seat | None = None,
    *,
    whole: bool = True,
) -> str:
    """The text of a record; unless `whole`, as `seat` (None = a spectator) may know it."""
    lines = [" ".join(f'[{name} "{value}"]' for name, value in headers)]
    start = ""
    for entry in entries:
        name = NATURE_NAME if entry.seat == NATURE else names[entry.seat]
        known = whole or entry.audience is None or seat in entry.audience
        text = entry.move.text if known else HIDDEN
        if start != f"{entry.label} {name}:":
            start = f"{entry.label} {name}:"
            lines.append(f"{start} {text}")
        else:
            lines[-1] += (" " if text.startswith("+") else "; ") + text
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Read the form; whether the moves are allowed is seen when they are played."""
    if len(text) > MOST_BYTES:
        raise refuse(InvalidRecord, "record-too-long", most=MOST_BYTES)
    headers: dict[str, Header] = {}
    moves: list[Written] = []
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        if stripped.startswith("["):
            _read_headers(line, number, headers)
        else:
            moves += _read_moves(line, number)
    record = Record(tuple(headers.values()), tuple(moves))
    for name in HEADERS:
        record.header(name)
    return record


def _read_headers(line: str, number: int, found: dict[str, Header]) -> None:
    """Add those of one line to those that were found before."""
    for header in _HEADER.finditer(line):
        name, value = header.groups()
        column = header.start() + 1
        if name in found:
            raise refuse(InvalidRecord, "record-header-twice", name=name).at(number, column)
        found[name] = Header(name, value, number, column)
    rest = _HEADER.sub("", line)
    if rest.strip():
        column = len(line) - len(line.lstrip()) + 1
        raise refuse(InvalidRecord, "record-header", text=line.strip()[:60]).at(number, column)


def _read_moves(line: str, number: int) -> list[Written]:
    head, colon, rest = line.partition(":")
    words = head.split()
    if not colon or len(words) != 2:  # noqa: PLR2004 - a label and a name
        raise refuse(InvalidRecord, "record-line", text=line.strip()[:60]).at(number, 1)
    label, name = words
    offset = len(head) + 1
    return [Written(label, name, text, number, offset + at + 1) for at, text in split_moves(rest)]
