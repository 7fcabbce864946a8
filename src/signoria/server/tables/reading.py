"""Records and positions that people bring: read beside the tables, and not for ever."""

import asyncio
from typing import Any, Final, NamedTuple, Protocol

from signoria.games import TITLES, find_game
from signoria.kernel.decision import Seat
from signoria.kernel.game import Game
from signoria.kernel.match import BrokenRecord, Match
from signoria.kernel.message import Message
from signoria.kernel.refusal import InvalidRecord, Objection, Refusal, refuse
from signoria.kernel.texts import headers_of, is_record, replayed
from signoria.server.refusals import NotNow
from signoria.server.tables.workers import Workers

MOST_BYTES: Final = 256 * 1024
"""A long game has some 6 kB; comments may be as long as one likes."""
MOST_MOVES: Final = 3000
"""A long game has some 450; every table that is opened plays them."""
SECONDS: Final = 10.0
"""So long a text may be read, the start of the process included."""


class Break(NamedTuple):
    """Where a record breaks off, and why."""

    message: Message
    line: int
    column: int
    objections: tuple[Objection, ...]


class Reading(NamedTuple):
    """What a text comes to, as plain values."""

    game: str
    rules: int
    options: str
    names: tuple[str, ...]
    position: str | None
    turns: tuple[tuple[tuple[Seat, str], ...], ...]
    """The moves, turn by turn: seat and notation."""
    label: str
    asked: tuple[Seat, ...]
    totals: tuple[int, ...]
    """As if the game ended here."""
    places: tuple[int, ...]
    owned: tuple[tuple[str, ...], ...]
    broken: Break | None
    """Set when only what stands before it could be read."""

    @property
    def moves(self) -> int:
        """How many."""
        return sum(map(len, self.turns))

    @property
    def over(self) -> bool:
        """Has the game come to its end?"""
        return not self.asked


class Reader(Protocol):
    """Somebody who reads what people bring."""

    async def read(self, text: str, moves: int | None = None) -> Reading:
        """What the text comes to; with `moves`, only so many of them."""
        ...

    async def close(self) -> None:
        """Read no more."""
        ...


class ReaderBeside:
    """Reads in a process of its own; what takes too long is given up."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Start nothing yet."""
        self._seconds = seconds
        self._workers = Workers()
        self._turn = asyncio.Lock()

    async def read(self, text: str, moves: int | None = None) -> Reading:
        """One after the other; a hostile text is only ever in the way of other texts."""
        check_size(text)
        async with self._turn:
            try:
                async with asyncio.timeout(self._seconds):
                    return await self._workers.run(read, text, moves)
            except TimeoutError:
                self._workers.stop()
                raise refuse(NotNow, "server-record-slow") from None

    async def close(self) -> None:
        """Stop, whatever is being read."""
        self._workers.stop()


class ReaderHere:
    """Reads in this process: for tests, and where nobody else is kept waiting."""

    async def read(self, text: str, moves: int | None = None) -> Reading:
        """At once."""
        return read(text, moves)

    async def close(self) -> None:
        """Nothing to stop."""


def check_size(text: str) -> None:
    """Refuse what is far too long for a record before anything in it is looked at."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise refuse(InvalidRecord, "server-record-long", most=MOST_BYTES // 1024)


def read(text: str, moves: int | None = None) -> Reading:
    """Play a text through, every move checked; refused when nothing of it is good."""
    check_size(text)
    if not text.strip():
        raise refuse(InvalidRecord, "server-record-empty")
    text = text.removeprefix("\ufeff")
    broken: Break | None = None
    try:
        match = _match(text)
    except BrokenRecord as refusal:
        match, broken = refusal.match, _break(refusal)
    if len(match.entries) > MOST_MOVES:
        raise refuse(InvalidRecord, "server-record-moves", most=MOST_MOVES)
    if moves is not None and 0 <= moves <= len(match.entries):
        match, broken = match.fork(count=moves), None
    return _reading(match, broken)


def _break(refusal: Refusal) -> Break:
    reasons: tuple[Objection, ...] = getattr(refusal, "objections", ())
    return Break(refusal.message, refusal.line, refusal.column, reasons)


def _match(text: str) -> Match[Any]:
    """The match that a record or a position describes."""
    named = headers_of(text).get("Game", "")
    if named and named not in TITLES:
        raise refuse(InvalidRecord, "server-record-game", found=named[:40], known=", ".join(TITLES))
    if is_record(text):
        return replayed(find_game(named or TITLES[0]), text)
    return _placed([find_game(title) for title in ([named] if named else TITLES)], text)


def _placed(games: list[Game[Any]], text: str) -> Match[Any]:
    """A position need not name its game: it is the one that understands it, or most of it."""
    refusals: list[Refusal] = []
    for game in games:
        try:
            return Match.from_position(game, text)
        except Refusal as refusal:
            refusals.append(refusal)
    raise max(refusals, key=lambda refusal: (refusal.line, refusal.column))


def _reading(match: Match[Any], broken: Break | None) -> Reading:
    game, state = match.game, match.state
    sheet = game.score(state)
    turns: list[tuple[str, Seat, list[tuple[Seat, str]]]] = []
    for entry in match.entries:
        if not turns or turns[-1][:2] != (entry.label, entry.seat):
            turns.append((entry.label, entry.seat, []))
        turns[-1][2].append((entry.seat, entry.move.text))
    return Reading(
        game=game.name,
        rules=game.version,
        options=str(match.options),
        names=match.names,
        position=match.position,
        turns=tuple(tuple(moves) for _, _, moves in turns),
        label=game.label(state),
        asked=tuple(decision.seat for decision in match.decisions),
        totals=sheet.totals,
        places=sheet.places,
        owned=game.owned(state),
        broken=broken,
    )
