"""A house with tables for tests: a store in memory, a clock that stands still, people and eyes."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from random import Random
from typing import Any, Final

import msgspec
import pytest

from signoria.kernel.refusal import Refusal
from signoria.server.store.memory import MemoryStore
from signoria.server.store.rows import Person
from signoria.server.store.store import Store
from signoria.server.tables import Connection, Tables
from signoria.server.tables.bots import Bots, BotsHere, Riddle
from signoria.server.tables.notifier import Listener, MemoryNotifier, Notifier
from signoria.server.wire import (
    Ask,
    Clocks,
    Done,
    NewSeat,
    NewTable,
    Pace,
    Patch,
    People,
    Play,
    Refused,
    Sight,
    Sit,
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
        self.pace = Pace()
        """Of the tables that are set up next."""
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

    async def seated(self, game: str, *names: str, **switches: bool | int | str) -> "Round":
        """These people at a table of their own, each looking."""
        people = [await self.person(name) for name in names]
        wanted = NewTable(game, [OPEN] * len(people), dict(switches), private=False, pace=self.pace)
        table = await self.tables.create(people[0], wanted)
        for person in people:
            table = await self.tables.sit(person, table.id, Sit())
        return Round(table.id, people, [await self.look(person, table.id) for person in people])

    async def until_quiet(self) -> None:
        """Every bot has answered, and everybody was told."""
        for _ in range(100_000):
            await asyncio.sleep(0)
            thinking = any(each.busy for each in self.tables._thinking.values())
            if not thinking and not self.tables._errands:
                return
        pytest.fail("the bots never end")


class Round:
    """A table with people around it."""

    def __init__(self, table: str, people: list[Person], eyes: list["Eyes"]) -> None:
        """Everybody has looked."""
        self.table = table
        self.people = people
        self.eyes = eyes

    async def look(self) -> None:
        """Everybody draws what was told."""
        for each in self.eyes:
            await each.all()

    async def asked(self) -> "Eyes":
        """Somebody who is to answer."""
        await self.look()
        return next(each for each in self.eyes if each.ask is not None)

    async def play(self, answers: int, rng: Random) -> None:
        """So many answers, by chance."""
        for _ in range(answers):
            eyes = await self.asked()
            assert eyes.ask is not None
            assert isinstance(await eyes.play(rng.choice(eyes.ask.options).move), Done)
        await self.look()


async def a_finished_game(
    house: House, game: str, *names: str, seed: int = 1, **switches: bool
) -> Round:
    """Played to its end by chance, ten seconds an answer."""
    round_, rng = await house.seated(game, *names, **switches), Random(seed)
    while not round_.eyes[0].over:
        house.now += 10
        await round_.play(1, rng)
    return round_


class Eyes:
    """A browser: what it was told, and the table as it would draw it."""

    def __init__(self, connection: Connection) -> None:
        """Before the first frame."""
        self.connection = connection
        self.raw: list[bytes] = []
        self.sight: Sight
        self.at = 0
        self.moves = 0
        self.picture: dict[str, Any] = {}
        self.ask: Ask | None = None
        self.asked: tuple[int, ...] = ()
        self.undo: Any = None
        self.over = False
        self.clocks: Clocks | None = None
        self.lines: list[Any] = []
        self.table: TableInfo

    @property
    def question(self) -> Ask:
        """What one is asked; it is one's turn."""
        assert self.ask is not None
        return self.ask

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
            if frame.back:
                self.lines = [line for line in self.lines if line.n < frame.moves]
            self.lines += frame.lines
            self.over = frame.over
        elif isinstance(frame, People):
            self.table = frame.table
        if isinstance(frame, (Sight, Step)):
            self.at, self.ask, self.undo = frame.at, frame.ask, frame.undo
            self.moves = frame.moves
            self.clocks = frame.clocks if isinstance(frame, Step) else frame.table.clocks
            self.asked = frame.asked
        elif isinstance(frame, People):
            self.undo, self.clocks = frame.undo, frame.table.clocks


def patched(picture: dict[str, Any], patch: Patch) -> dict[str, Any]:
    """The picture after the changes, as a browser makes it."""
    root: dict[str | int, Any] = {"root": picture}
    for path, value in patch:
        place = root
        keys: list[str | int] = ["root", *path]
        for key in keys[:-1]:
            place = place[key]
        place[keys[-1]] = value
    after: dict[str, Any] = root["root"]
    return after


def new_table(
    game: str, *seats: NewSeat, private: bool = False, **switches: bool | int | str
) -> NewTable:
    """A table to be set up."""
    return NewTable(game=game, seats=list(seats), switches=switches, private=private)


async def refused(asked: Coroutine[Any, Any, object], kind: type[Refusal] = Refusal) -> str:
    """The id of the sentence by which this is refused."""
    with pytest.raises(kind) as refusal:
        await asked
    return refusal.value.message.id


class Fails:
    """Bots that break."""

    async def think(self, riddle: Riddle) -> tuple[str, ...]:
        """Never a word."""
        raise OSError(riddle.bot)

    async def close(self) -> None:
        """Nothing to stop."""


class Slow:
    """Bots that think until they are told to answer."""

    def __init__(self) -> None:
        """Nobody asked yet."""
        self.asked: list[int] = []
        self.go = asyncio.Event()

    async def think(self, riddle: Riddle) -> tuple[str, ...]:
        """When it is time."""
        self.asked.append(riddle.seat)
        await self.go.wait()
        return await BotsHere().think(riddle)

    async def close(self) -> None:
        """Nothing to stop."""
