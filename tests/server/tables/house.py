"""A house with tables for tests: a store in memory, a clock that stands still, people and eyes."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from random import Random
from typing import Any, Final

import msgspec

from signoria.games import find_game
from signoria.kernel.message import message
from signoria.kernel.refusal import Refusal
from signoria.server.store.memory import MemoryStore
from signoria.server.store.rows import Person
from signoria.server.store.store import Store
from signoria.server.tables import Connection, Tables
from signoria.server.tables.bots import Bots, BotsHere, Riddle
from signoria.server.tables.notifier import Listener, MemoryNotifier, Notifier
from signoria.server.wire import (
    Ask,
    Done,
    NewSeat,
    NewTable,
    People,
    Play,
    Refused,
    Sight,
    Step,
    TableInfo,
    ToBrowser,
    ToServer,
)

NOON: Final = 1_000_000.0
ME: Final = NewSeat("me")
OPEN: Final = NewSeat("open")
FRIEND: Final = NewSeat("friend")
BOT: Final = NewSeat("bot", bot="random")
_DECODER: Final = msgspec.json.Decoder(ToBrowser)

Test = Callable[..., Coroutine[Any, Any, None]]


def at_once(test: Test) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: object, **kwargs: object) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 60))

    return run


class Hub:
    """What several processes tell each other through."""

    def __init__(self) -> None:
        """Nobody listens yet."""
        self.listeners: list[Listener] = []

    def end(self) -> "HubEnd":
        """For one more process."""
        return HubEnd(self)


class HubEnd:
    """A process's end of the hub."""

    def __init__(self, hub: Hub) -> None:
        """Plugged in; `open` begins to listen."""
        self.hub = hub

    async def open(self, listener: Listener) -> None:
        """Hear what everybody tells."""
        self.hub.listeners.append(listener)

    async def close(self) -> None:
        """Whoever is closed hears nothing more."""

    async def tell(self, table: str) -> None:
        """Everybody, oneself too."""
        for listener in self.hub.listeners:
            listener(table)


class House:
    """Tables of one process, and the people who come in."""

    def __init__(
        self,
        store: Store | None = None,
        notifier: Notifier | None = None,
        bots: Bots | None = None,
        seed: int = 1,
    ) -> None:
        """By default a small house with bots that answer at once."""
        self.store = store or MemoryStore()
        self.now = NOON
        self.tables = Tables(
            self.store,
            notifier or MemoryNotifier(),
            bots or BotsHere(),
            lambda: self.now,
            Random(seed),
        )

    async def person(self, name: str) -> Person:
        """Somebody comes in."""
        person = Person(id=f"id-of-{name}", name=name, created=self.now)
        await self.store.add_person(person)
        return person

    async def look(self, person: Person | None, table: str, chair: int | None = None) -> "Eyes":
        """Somebody opens a table."""
        eyes = Eyes(await self.tables.connect(person, table, chair))
        assert isinstance(await eyes.next(), Sight)
        return eyes

    async def until_quiet(self) -> None:
        """Every bot has answered, and everybody was told."""
        for _ in range(100_000):
            await asyncio.sleep(0)
            thinking = any(each.busy for each in self.tables._thinking.values())
            if not thinking and not self.tables._errands:
                return
        raise AssertionError("the bots never end")


class Eyes:
    """A browser: what it was told, and the table as it would draw it."""

    def __init__(self, connection: Connection) -> None:
        """Before the first frame."""
        self.connection = connection
        self.raw: list[bytes] = []
        self.sight: Sight
        self.at = 0
        self.picture: dict[str, Any] = {}
        self.ask: Ask | None = None
        self.undo: Any = None
        self.over = False
        self.lines: list[Any] = []
        self.table: TableInfo

    async def next(self) -> ToBrowser:
        """The next frame, drawn."""
        raw = await self.connection.frame()
        self.raw.append(raw)
        frame: ToBrowser = _DECODER.decode(raw)
        self._draw(frame)
        return frame

    @property
    def waiting(self) -> bool:
        """Is there a frame?"""
        return bool(self.connection._frames or self.connection._look)

    async def all(self) -> list[ToBrowser]:
        """Every frame that waits."""
        frames = []
        while self.waiting:
            frames.append(await self.next())
        return frames

    async def send(self, message_: ToServer) -> list[ToBrowser]:
        """Ask for something; all that comes back."""
        await self.connection.receive(message_)
        return await self.all()

    async def play(self, moves: str) -> ToBrowser:
        """Play at the table as it was last seen; the answer."""
        answers = await self.send(Play(7, self.at, moves))
        return next(frame for frame in answers if isinstance(frame, (Done, Refused, Sight)))

    def _draw(self, frame: ToBrowser) -> None:
        if isinstance(frame, Sight):
            self.sight, self.picture, self.lines = frame, frame.picture, list(frame.lines)
            self.table, self.over = frame.table, frame.table.state == "over"
        elif isinstance(frame, Step):
            assert frame.was == self.at, "a step begins where the last one ended"
            self.picture = patched(self.picture, frame.patch)
            self.lines = [line for line in self.lines if line.n <= frame.moves - len(frame.lines)]
            self.lines += frame.lines
            self.over = frame.over
        elif isinstance(frame, People):
            self.table = frame.table
        if isinstance(frame, (Sight, Step)):
            self.at, self.ask, self.undo = frame.at, frame.ask, frame.undo
        elif isinstance(frame, People):
            self.undo = frame.undo


def patched(picture: Any, patch: Sequence[Any]) -> Any:
    """The picture after the changes, as a browser makes it."""
    root = {"root": picture}
    for path, value in patch:
        place: Any = root
        *way, last = ("root", *path)
        for key in way:
            place = place[key]
        place[last] = value
    return root["root"]


def new_table(game: str, *seats: NewSeat, private: bool = False, **switches: Any) -> NewTable:
    """A table to be set up."""
    return NewTable(game=game, seats=list(seats), switches=switches, private=private)


def sentence(refusal: Refusal) -> str:
    """The id of what was refused."""
    assert refusal.message == message(refusal.message.id, **dict(refusal.message.args))
    return refusal.message.id


class Fails:
    """Bots that break."""

    async def think(self, riddle: Riddle) -> tuple[str, ...]:
        """Never a word."""
        assert find_game(riddle.game)
        raise RuntimeError("no idea")

    async def close(self) -> None:
        """Nothing to stop."""
