"""Texts that people hand over: records and positions, from a file or from stdin."""

import re
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from signoria.games import TITLES, find_game
from signoria.kernel.game import Game
from signoria.kernel.match import BrokenRecord, Match
from signoria.kernel.message import message
from signoria.kernel.record import HEADERS, MOST_BYTES, NATURE_NAME, Written, read_record
from signoria.kernel.refusal import InvalidRecord, Refusal, refuse

STDIN: Final = "-"
_HEADER: Final = re.compile(r'\[(\w+) "([^"\n]*)"\]')
_MOVE_LINE: Final = re.compile(r"\s*\S+\s+(\S+)\s*:")


class InFile(Refusal):
    """A refusal with the file it is about; `cause` has the place in it and the reason."""

    def __init__(self, path: str, cause: Refusal) -> None:
        """Keep both."""
        super().__init__(cause.message, cause.line, cause.column)
        self.path = path
        self.cause = cause


def read_text(path: str) -> str:
    """The text of a file, or of stdin for `-`; refused when it is too large or not UTF-8."""
    if path == STDIN:
        stream = getattr(sys.stdin, "buffer", None)
        data = sys.stdin.read(MOST_BYTES + 1).encode() if stream is None else _some(stream)
    else:
        try:
            with Path(path).open("rb") as file:
                data = _some(file)
        except OSError as error:  # reading, unlike opening, does not say which file it is
            error.filename = path
            raise
    try:
        if len(data) > MOST_BYTES:
            raise refuse(InvalidRecord, "cli-file-large", most=MOST_BYTES)
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        raise InFile(path, refuse(InvalidRecord, "cli-file-utf8").at(line, column)) from None
    except Refusal as refusal:
        raise InFile(path, refusal) from None


def _some(stream: Any) -> bytes:  # noqa: ANN401 - a file or what stands in for stdin
    data: bytes = stream.read(MOST_BYTES + 1)
    return data


def headers_of(text: str) -> dict[str, str]:
    """What the headers of a text say, however the rest of it looks."""
    return {
        name: value
        for line in text.splitlines()
        if line.lstrip().startswith("[")
        for name, value in _HEADER.findall(line)
    }


def is_record(text: str) -> bool:
    """A record names the version of the rules, and its lines begin with a label and a seat."""
    headers = headers_of(text)
    if "Rules" not in headers:
        return False
    if all(name in headers for name in HEADERS):
        return True
    names = (*headers.get("Seats", "").split(), NATURE_NAME)
    found = (_MOVE_LINE.match(line) for line in text.splitlines())
    return any(line is not None and line[1] in names for line in found)


def game_of(text: str, game: str = "") -> str:
    """The title that a text is about: what it says itself, else `game`, else the first one."""
    said = headers_of(text).get("Game", "")
    if said and game and said != game:
        raise refuse(InvalidRecord, "cli-other-game", found=said[:40], game=game)
    return said or game or TITLES[0]


def match_from(path: str, text: str, game: str = "", nature: Random | None = None) -> Match[Any]:
    """The match that a record or a position describes; with `nature`, chance goes on by itself."""
    try:
        title = find_game(game_of(text, game))
        if not is_record(text):
            return Match.from_position(title, text, nature)
        match = _played(title, text)
        return match if nature is None else match.fork(nature)
    except Refusal as refusal:
        raise InFile(path, refusal) from None


def after(match: Match[Any], count: int | None) -> Match[Any]:
    """The match as it was after so many moves; None = as it is."""
    if count is None:
        return match
    most = len(match.entries)
    if not 0 <= count <= most:
        raise Refusal(message("cli-at", n=count, most=most))
    return match.fork(count=count)


def record_from(path: str, text: str, game: str = "") -> Match[Any]:
    """The match that a record describes; a position is refused as no record."""
    try:
        return _played(find_game(game_of(text, game)), text)
    except Refusal as refusal:
        raise InFile(path, refusal) from None


def _played(title: Game[Any], text: str) -> Match[Any]:
    """The record of a text played through; a line that is none breaks it as a wrong move does."""
    try:
        record = read_record(text)
    except InvalidRecord as refusal:
        line, column = refusal.line, refusal.column
        before = "\n".join(text.splitlines()[: max(line - 1, 0)])
        try:
            match = Match.from_record(title, read_record(before))
        except BrokenRecord:
            raise  # something is wrong even before that line
        except Refusal:
            raise refusal from None
        raise BrokenRecord(refusal, Written("", "", "", line, column), (), match) from None
    return Match.from_record(title, record)


def what(error: OSError) -> Refusal:
    """An error of the operating system as a refusal, so that it has a language."""
    known = {
        FileNotFoundError: "cli-file-missing",
        IsADirectoryError: "cli-file-directory",
        NotADirectoryError: "cli-file-no-directory",
        PermissionError: "cli-file-permission",
    }
    name = str(error.filename or "?")
    if type(error) in known:
        return Refusal(message(known[type(error)], name=name))
    return Refusal(message("cli-file-error", name=name, reason=error.strerror or str(error)))
