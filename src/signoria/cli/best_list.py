"""The personal best list of games that one plays alone: a small file beside the saved games.

It holds the list of all such games that were played to the end: title, date, points, won, turns,
record. Whatever happens to the file, no game is stopped by it.
"""

import json
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from signoria.cli import saves
from signoria.cli.complaint import complaint
from signoria.cli.layout import table
from signoria.cli.seating import PERSON, Seating
from signoria.kernel.message import message
from signoria.kernel.refusal import Refusal
from signoria.locale import Words

NAME: Final = "best.json"
SHOWN: Final = 10
_MOST_BYTES: Final = 2_000_000


class Result(NamedTuple):
    """How one game ended."""

    title: str
    date: str
    """ISO, with the offset of the clock it was played by."""
    points: int
    won: bool
    turns: int
    record: str
    """The file of the game; no two results are of the same one."""


def path() -> Path:
    """Where the list is kept."""
    return saves.folder() / NAME


def results(title: str = "") -> list[Result]:
    """All results, or those of one title, the best first; a file that is no list is refused."""
    found = [result for result in _read() if title in ("", result.title)]
    return sorted(sorted(found, key=_date, reverse=True), key=_rank)


def _date(result: Result) -> str:
    return result.date


def _rank(result: Result) -> tuple[bool, int, int]:
    """Victories by points, then by turns; defeats have no points, so the latest comes first."""
    return (False, -result.points, result.turns) if result.won else (True, 0, 0)


def _read() -> list[Result]:
    """What the file says."""
    file = path()
    if not file.exists():
        return []
    try:
        with file.open("rb") as stream:
            data = json.loads(stream.read(_MOST_BYTES))
        return [_result(each) for each in data]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Refusal(message("cli-best-broken", name=str(file))) from None


def _result(data: dict[str, Any]) -> Result:
    """One entry, every field of its type, and nothing that a terminal would obey."""
    result = Result(*(data[name] for name in Result._fields))
    for value, type_ in zip(result, Result.__annotations__.values(), strict=True):
        if type(value) is not type_:
            raise TypeError
    datetime.fromisoformat(result.date)
    if not result.title.isprintable():
        raise ValueError
    return result


def enter(result: Result) -> None:
    """Put a result on the list, in the place of an older one of the same game."""
    try:
        before = _read()
    except Refusal:
        saves.keep_older(path())
        before = []
    if any(_same(result, other) for other in before):
        return
    after = [*(other for other in before if other.record != result.record), result]
    text = json.dumps([each._asdict() for each in after], indent=1, ensure_ascii=False)
    path().parent.mkdir(parents=True, exist_ok=True)
    saves.write(path(), text + "\n")


def _same(one: Result, other: Result) -> bool:
    """The same end of the same game, whenever it was looked at."""
    return one._replace(date=other.date) == other


def result_of(seating: Seating) -> Result | None:
    """The result for the list, if a person has played alone, from the beginning, by chance."""
    match = seating.match
    alone = seating.players == (PERSON,) and not seating.real and match.position is None
    if not (alone and match.over):
        return None
    sheet = match.game.score(match.state)
    return Result(
        match.game.name,
        datetime.now().astimezone().isoformat(timespec="seconds"),
        sheet.totals[0],
        bool(sheet.winners),
        match.game.picture(match.state)["turn"],
        str(seating.save),
    )


def ended(seating: Seating, words: Words) -> list[str]:
    """After a game that one plays alone: keep its result, and say how it compares."""
    result = result_of(seating)
    if result is None:
        return []
    try:
        enter(result)
        found = results(result.title)
    except (OSError, Refusal) as error:
        return [complaint(error, seating.language)]
    at = next(at for at, other in enumerate(found, 1) if other.record == result.record)
    lines = [words.text("cli-best-title"), *list_lines(found, words, result.record)]
    if at == 1 and result.won and len(found) > 1:
        return [words.text("cli-best-first"), *lines]
    return lines


def list_lines(found: Iterable[Result], words: Words, record: str = "") -> list[str]:
    """The best few as columns, and the one just played; that one has an arrow."""
    text = words.text
    heads = ("points", "result", "turns", "date")
    rows = [("", *(text(f"cli-best-{head}") for head in heads))]
    for at, result in enumerate(found, 1):
        own = result.record == record
        if at > SHOWN and not own:
            continue
        points = str(result.points) if result.won else "–"
        status = text("cli-best-won" if result.won else "cli-best-lost")
        when = result.date[:16].replace("T", " ")
        rows.append((f"{'▶' if own else ' '} {at}.", points, status, str(result.turns), when))
    return table(rows)
