"""Where games are kept, and how: a record each, written beside and renamed, so never by halves.

A saved game is a record with two headers more: `Players` says who plays each seat (`me` or a bot),
`Result` is there when the game is over.
"""

import contextlib
import errno
import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from signoria.kernel.match import Match
from signoria.kernel.message import message
from signoria.kernel.refusal import Refusal
from signoria.kernel.texts import headers_of

_HEAD_BYTES: Final = 100_000


class Saved(NamedTuple):
    """One saved game as its headers tell it."""

    path: Path
    game: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    result: str
    when: float

    @property
    def over(self) -> bool:
        """Has it been played to the end?"""
        return bool(self.result)


def folder() -> Path:
    """The folder of the user's data that holds the games."""
    told = os.environ.get("XDG_DATA_HOME", "")
    data = Path(told) if Path(told).is_absolute() else Path("~/.local/share").expanduser()
    return data / "signoria"


def new_file(game: str) -> Path:
    """A name for a new game that no other game has, even one begun in the same second."""
    now = datetime.now().astimezone()
    return folder() / f"{game}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(4)}.txt"


def check(path: Path) -> None:
    """See that a game can be kept there, before somebody has played an hour."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "", str(path))
    if path.exists() and not path.is_file():
        raise Refusal(message("cli-file-special", name=str(path)))
    # By the mode, because a superuser may write anything and still should not here.
    if path.exists() and not path.stat().st_mode & 0o222:
        raise PermissionError(errno.EACCES, "", str(path))
    parent = path.resolve().parent
    if not parent.exists():
        raise FileNotFoundError(errno.ENOENT, "", str(parent))
    if not parent.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, "", str(parent))
    if not os.access(parent, os.W_OK):
        raise PermissionError(errno.EACCES, "", str(parent))


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all; a link stays a link, and what it points at is replaced."""
    check(path)
    target = path.resolve()
    beside = target.with_name(f".{target.name[:80]}.{secrets.token_hex(4)}.part")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def keep_older(path: Path) -> None:
    """A file that a new game is about to be written over is kept as `FILE~`."""
    if path.is_file() and path.stat().st_size:
        check(path)
        target = path.resolve()
        target.replace(target.with_name(target.name + "~"))


def text_of(match: Match[Any], players: tuple[str, ...]) -> str:
    """The record of a game with the headers of a saved one."""
    first, _, rest = match.record().partition("\n")
    extra = [f'[Players "{" ".join(players)}"]']
    if match.over:
        totals = match.game.score(match.state).totals
        result = " ".join(f"{name} {n}" for name, n in zip(match.names, totals, strict=True))
        extra.append(f'[Result "{result}"]')
    return f"{first}\n{' '.join(extra)}\n{rest}"


def listing(game: str = "") -> list[Saved]:
    """All saved games, or those of one title, the newest first; other files are passed over."""
    found: list[Saved] = []
    for path in folder().glob("*.txt"):
        with contextlib.suppress(OSError):
            with path.open("rb") as file:
                head = file.read(_HEAD_BYTES).decode("utf-8", "replace")
            saved = _saved(path, headers_of(head))
            if saved is not None and game in ("", saved.game):
                found.append(saved)
    return sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True)


def _saved(path: Path, headers: dict[str, str]) -> Saved | None:
    if "Game" not in headers or "Players" not in headers:
        return None
    return Saved(
        path,
        headers["Game"],
        tuple(headers.get("Seats", "").split()),
        tuple(headers["Players"].split()),
        headers.get("Result", ""),
        path.stat().st_mtime,
    )


def newest(game: str = "") -> Path:
    """The unfinished game played last."""
    for saved in listing(game):
        if not saved.over:
            return saved.path
    raise Refusal(message("cli-no-saved", folder=str(folder())))
