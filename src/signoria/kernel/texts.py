"""Texts that people hand over: is it a record or a position, and of which game?"""

import re
from typing import Any, Final

from signoria.kernel.game import Game
from signoria.kernel.match import BrokenRecord, Match
from signoria.kernel.record import HEADERS, NATURE_NAME, Written, read_record
from signoria.kernel.refusal import InvalidRecord, Refusal

_HEADER: Final = re.compile(r'\[(\w+) "([^"\n]*)"\]')
_MOVE_LINE: Final = re.compile(r"\s*\S+\s+(\S+)\s*:")


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


def replayed(game: Game[Any], text: str) -> Match[Any]:
    """The record of a text played through; a line that is none breaks it as a wrong move does."""
    try:
        record = read_record(text)
    except InvalidRecord as refusal:
        line, column = refusal.line, refusal.column
        before = "\n".join(text.splitlines()[: max(line - 1, 0)])
        try:
            match = Match.from_record(game, read_record(before))
        except BrokenRecord:
            raise  # something is wrong even before that line
        except Refusal:
            raise refusal from None
        raise BrokenRecord(refusal, Written("", "", "", line, column), (), match) from None
    return Match.from_record(game, record)
