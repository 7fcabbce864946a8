"""Texts that people hand over: records and positions, from a file or from stdin."""

import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from signoria.games import TITLES, find_game
from signoria.kernel.match import Match
from signoria.kernel.message import message
from signoria.kernel.record import MOST_BYTES
from signoria.kernel.refusal import InvalidRecord, Refusal, refuse
from signoria.kernel.texts import headers_of, is_record, replayed

STDIN: Final = "-"


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
        match = replayed(title, text)
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
        return replayed(find_game(game_of(text, game)), text)
    except Refusal as refusal:
        raise InFile(path, refusal) from None


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
