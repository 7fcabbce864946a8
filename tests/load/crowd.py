"""Tables full of people who play by chance, each at a socket of their own."""

import asyncio
import time
from collections.abc import Callable
from http.cookiejar import Cookie, CookieJar
from random import Random
from typing import Any, Final

import httpx
import msgspec

from tests.load.line import Line

AT_ONCE: Final = 16
"""Requests under way while the tables are set up."""


class _Option(msgspec.Struct):
    move: str


class _Ask(msgspec.Struct):
    options: list[_Option]


class _Frame(msgspec.Struct):
    """What a player reads of a frame."""

    kind: str
    at: int = 0
    moves: int = 0
    ask: _Ask | None = None
    over: bool = False
    say: Any = None


_decode: Final = msgspec.json.Decoder(_Frame).decode
_encode: Final = msgspec.json.Encoder().encode


class Table:
    """Four people and their sockets; one answer is under way at a time."""

    def __init__(self, id_: str, rng: Random) -> None:
        """Nobody looks yet."""
        self.id = id_
        self.rng = rng
        self.lines: list[Line] = []
        self.at = [0] * 4
        self.asks: list[_Ask | None] = [None] * 4
        self.over = False
        self.refused = 0
        self.answers = 0
        self.moves = 0
        """Of the record: chance's answers and only answers are moves, too."""
        self.ready: Callable[[Table], None] = lambda _: None
        """Called when somebody may answer."""
        self.seen: Callable[[float, float], None] = lambda _, __: None
        """Called with the times from sending to Done, and to the last of four who saw it."""
        self.steps: list[int] = []
        """Bytes of the steps before compression."""
        self._begun = 0.0
        self._waits = 0
        self._done = 0.0
        self._seen = 0.0
        self._arriving = 0
        self._arrived = asyncio.Event()

    async def open(self, port: int, cookies: list[str]) -> None:
        """Four sockets, until each has its first picture."""
        loop = asyncio.get_running_loop()
        self._arriving = len(cookies)
        for seat, cookie in enumerate(cookies):

            def make(seat: int = seat, cookie: str = cookie) -> Line:
                path = f"/api/tables/{self.id}/socket?chair={seat}"
                return Line(f"127.0.0.1:{port}", path, cookie, lambda raw: self._hear(seat, raw))

            _, line = await loop.create_connection(make, "127.0.0.1", port)
            self.lines.append(line)
        await self._arrived.wait()

    def _hear(self, seat: int, raw: bytes) -> None:
        if raw.startswith(b'{"kind":"people"'):
            return
        frame = _decode(raw)
        if frame.kind == "done":
            self._done = time.perf_counter()
            self._heard()
            return
        if frame.kind == "refused":
            self.refused += 1
            return
        self.at[seat], self.asks[seat] = frame.at, frame.ask
        self.moves, self.over = frame.moves, self.over or frame.over
        if frame.kind == "step":
            self.steps.append(len(raw))
            self._seen = time.perf_counter()
            self._heard()
        elif self._arriving:
            self._arriving -= 1
            if not self._arriving:
                self._arrived.set()

    def _heard(self) -> None:
        """One of what an answer brings: its Done, and a step at each socket."""
        self._waits -= 1
        if not self._waits:
            self.seen(self._done - self._begun, self._seen - self._begun)
            if not self.over:
                self.ready(self)

    def answer(self) -> None:
        """Somebody who is asked answers anything."""
        seat = next(seat for seat, ask in enumerate(self.asks) if ask is not None)
        ask = self.asks[seat]
        assert ask is not None
        self.answers += 1
        move = self.rng.choice(ask.options).move
        message = {"kind": "play", "id": self.answers, "at": self.at[seat], "moves": move}
        self._waits = len(self.lines) + 1
        self._begun = time.perf_counter()
        self.lines[seat].send(_encode(message))

    def close(self) -> None:
        """Everybody goes."""
        for line in self.lines:
            line.close()


class _Nobody(CookieJar):
    """A jar that nothing stays in."""

    def set_cookie(self, cookie: Cookie) -> None:
        """Let it fall."""


class Crowd:
    """People who set up tables of four and sit down at them."""

    def __init__(self, address: str, seed: int = 1) -> None:
        """Nobody has come in."""
        self.address = address.rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        self.rng = Random(seed)
        self.cookies: list[str] = []
        self.tables: list[Table] = []
        # It keeps no cookies: each request says itself whose it is.
        self._client = httpx.AsyncClient(base_url=self.address, timeout=60, cookies=_Nobody())

    async def come_in(self, many: int) -> None:
        """So many people, with a name each."""

        async def one(number: int) -> None:
            answer = await self._client.post("/api/come-in", json={"name": f"Player {number}"})
            answer.raise_for_status()
            self.cookies.append(answer.headers["set-cookie"].partition(";")[0])

        await _all(one(number) for number in range(many))

    async def sit_down(self, game: str, tables: int, **switches: object) -> None:
        """So many tables of four people each, all begun and looked at."""
        await _all(self._table(game, switches) for _ in range(tables))

    async def _table(self, game: str, switches: dict[str, object]) -> None:
        id_, people = await self.set_up(game, 4, **switches)
        table = Table(id_, Random(self.rng.random()))
        self.tables.append(table)
        await table.open(self.port, people)

    async def set_up(self, game: str, many: int = 4, **switches: object) -> tuple[str, list[str]]:
        """A table of four that has begun: its id, the cookies of its people; the rest are bots."""
        people = self.rng.sample(self.cookies, many)
        wanted = {
            "game": game,
            "seats": [
                {"kind": "me"},
                *[{"kind": "open"}] * (many - 1),
                *[{"kind": "bot", "bot": "random"}] * (4 - many),
            ],
            "switches": switches,
            "private": False,
        }
        made = await self._post("/api/tables", wanted, people[0])
        for seat, cookie in enumerate(people[1:], 1):
            await self._post(f"/api/tables/{made['id']}/sit", {"seat": seat}, cookie)
        return made["id"], people

    async def _post(self, path: str, body: object, cookie: str) -> Any:  # noqa: ANN401 - JSON
        answer = await self._client.post(path, json=body, headers={"cookie": cookie})
        answer.raise_for_status()
        return answer.json()

    async def bots_sit_down(self, game: str, tables: int) -> None:
        """Tables where only bots play."""
        wanted = {"game": game, "seats": [{"kind": "bot", "bot": "greedy"}] * 4, "private": False}
        for _ in range(tables):
            await self._post("/api/tables", wanted, self.cookies[0])

    async def close(self) -> None:
        """Everybody goes."""
        for table in self.tables:
            table.close()
        await self._client.aclose()


async def _all(works: Any) -> None:  # noqa: ANN401 - any coroutines
    """All of them, a few at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(work: Any) -> None:  # noqa: ANN401 - as above
        async with turn:
            await work

    await asyncio.gather(*(one(work) for work in works))
