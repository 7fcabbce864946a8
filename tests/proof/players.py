"""People who play on whatever happens to the server, and remember what they were told."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

import msgspec

from signoria.server.wire import Ask, Done, Play, Refused, Sight, Step, ToBrowser
from tests.load.crowd import Crowd
from tests.load.line import Line

_DECODER: Final = msgspec.json.Decoder(ToBrowser)
PAUSE: Final = 0.02
"""Seconds between two tries to reach a server that is away."""


THOUGHT: Final = 0.1
"""Seconds that an answer takes at most."""
SOON: Final = 30.0
"""Seconds after which nobody plays any more."""


class Told(NamedTuple):
    """An acknowledged answer: the place in the log that it was told to have."""

    table: str
    at: int
    seat: int
    moves: str


class Player:
    """Somebody on a chair, who comes back when the line breaks."""

    def __init__(
        self, table: str, seat: int, cookie: str, ports: Sequence[int], rng: Random
    ) -> None:
        """Not there yet. `ports`: where the house can be reached; tried in turn."""
        self.table, self.seat, self.cookie, self.rng = table, seat, cookie, rng
        self.ports = list(ports)
        self.told: list[Told] = []
        self.at = 0
        self.over = False
        self.waits: list[float] = []
        """Seconds from being asked to the acknowledgement, lines that broke included."""
        self.troubles: list[str] = []
        self.refusals: list[str] = []
        """Sentences of a store that could not save anything."""
        self._line: Line | None = None
        self._ask: Ask | None = None
        self._sent: int | None = None
        self._moves: dict[int, str] = {}
        self._wished = 0.0
        self._number = 0

    async def play(self) -> None:
        """Until the game is over, or whoever began this ends it."""
        while not self.over:
            await self._connect()
            assert self._line is not None
            await self._line.closed.wait()
            self.ports.append(self.ports.pop(0))

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.table}/socket?chair={self.seat}"
        while True:
            port = self.ports[0]
            try:
                _, self._line = await loop.create_connection(
                    partial(Line, f"127.0.0.1:{port}", path, self.cookie, self._hear),
                    "127.0.0.1",
                    port,
                )
            except ConnectionError:
                self.ports.append(self.ports.pop(0))
                await asyncio.sleep(PAUSE)
            else:
                return

    def _hear(self, raw: bytes) -> None:
        frame = _DECODER.decode(raw)
        if isinstance(frame, Done):
            self._acknowledged(frame)
        elif isinstance(frame, Refused):
            self._refused(frame)
        elif isinstance(frame, Sight | Step):
            self._see(frame)

    def _refused(self, frame: Refused) -> None:
        """The database may be away: that is said, and one tries again."""
        if not frame.say.id.startswith("store-"):
            self.troubles.append(str(frame.say))
            return
        self.refusals.append(frame.say.id)
        self._sent = None
        self._go_on()

    def _acknowledged(self, done: Done) -> None:
        self.told.append(Told(self.table, done.at, self.seat, self._moves.pop(done.id)))
        if self._wished:
            self.waits.append(time.perf_counter() - self._wished)
        self._wished = 0.0
        if done.id == self._sent:
            self._sent = None
        self._go_on()

    def _see(self, frame: Sight | Step) -> None:
        last = self.told[-1].at if self.told else 0
        if frame.at < last:
            self.troubles.append(f"{self.table}: {last} was told, and now there is {frame.at}")
        self.at = frame.at
        self.over = frame.table.state == "over" if isinstance(frame, Sight) else frame.over
        if isinstance(frame, Sight):
            # What was under way may be lost or done: nobody was told, so ask again what is asked.
            self._sent = None
        self._ask = frame.ask
        self._go_on()

    def _go_on(self) -> None:
        if self.over:
            self.close()
        elif self._ask is not None and self._sent is None:
            self._wished = self._wished or time.perf_counter()
            asyncio.get_running_loop().call_later(THOUGHT * self.rng.random(), self._think, self.at)

    def _think(self, at: int) -> None:
        """Answer, if what was thought about is still asked."""
        line = self._line
        if at == self.at and self._ask is not None and self._sent is None and line is not None:
            self._answer(self.rng.choice(self._ask.options).move)

    def _answer(self, moves: str) -> None:
        assert self._line is not None
        self._number += 1
        self._sent = self._number
        self._moves[self._number] = moves
        self._line.send(msgspec.json.encode(Play(self._number, self.at, moves)))

    def close(self) -> None:
        """Go."""
        if self._line is not None:
            self._line.close()

    async def gone(self) -> None:
        """Nothing of the line is left."""
        self.close()
        if self._line is not None:
            await self._line.closed.wait()


def _broken(task: asyncio.Task[None]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is not None


class Games:
    """Tables of people, and new ones as soon as they end."""

    def __init__(self, address: str, ports: Sequence[int], game: str, seed: int) -> None:
        """Nobody plays."""
        self.crowd = Crowd(address, seed)
        self.ports, self.game = ports, game
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, tables: int, people: int = 4) -> None:
        """So many tables, with so many people and otherwise bots, playing."""
        await self.crowd.come_in(8)
        for _ in range(tables):
            await self.one_more(people)

    async def one_more(self, people: int = 4) -> None:
        """Another table, and its people; they come to the house by any of its doors."""
        table, cookies = await self.crowd.set_up(self.game, people)
        for seat, cookie in enumerate(cookies):
            rng = Random(self.crowd.rng.random())
            doors = rng.sample(self.ports, len(self.ports))
            player = Player(table, seat, cookie, doors, rng)
            self.players.append(player)
            self._tasks.append(asyncio.create_task(player.play()))

    async def refused(self, by: str) -> None:
        """Until somebody was told so."""
        async with asyncio.timeout(SOON):
            while not any(by in player.refusals for player in self.players):  # noqa: ASYNC110 - as below
                await asyncio.sleep(PAUSE)

    async def told_more(self, answers: int) -> None:
        """Until so many more have been acknowledged."""
        wanted = len(self.told) + answers
        async with asyncio.timeout(SOON):
            while len(self.told) < wanted:  # noqa: ASYNC110 - by any of many players
                await asyncio.sleep(PAUSE)

    @property
    def told(self) -> list[Told]:
        """Everything that anybody was told is done."""
        return [one for player in self.players for one in player.told]

    @property
    def troubles(self) -> list[str]:
        """Whatever was not as it should be."""
        broken = [repr(task.exception()) for task in self._tasks if _broken(task)]
        return [trouble for player in self.players for trouble in player.troubles] + broken

    @property
    def running(self) -> int:
        """Tables that are not over."""
        return len({player.table for player in self.players if not player.over})

    async def end(self) -> None:
        """Everybody goes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self.players:
            await player.gone()
        await self.crowd.close()
