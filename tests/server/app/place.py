"""A server for tests: a real one, at a free port of this machine, with a store in memory."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from signoria.locale import words
from signoria.server.app.client import Client
from signoria.server.app.cookies import Cookies
from signoria.server.app.house import House, Parts
from signoria.server.app.metrics import Metrics
from signoria.server.app.passwords import Passwords
from signoria.server.app.serve import address_of, listen, server
from signoria.server.app.settings import Settings
from signoria.server.store.memory import MemoryStore
from signoria.server.store.store import Store
from signoria.server.tables.bots import Bots, BotsHere
from signoria.server.tables.notifier import MemoryNotifier
from signoria.server.tables.reading import ReaderHere
from signoria.server.wire import NewSeat, NewTable, TableInfo, ToBrowser, ToServer, Trouble

KEY: Final = "a key for tests alone"
QUICK: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Hashes that take no time, and are worth nothing."""
ME: Final = NewSeat("me")
FRIEND: Final = NewSeat("friend")
OPEN: Final = NewSeat("open")
BOT: Final = NewSeat("bot", bot="random")
PATIENCE: Final = 60
_FRAMES: Final = msgspec.json.Decoder(ToBrowser)

Test = Callable[..., Coroutine[Any, Any, None]]


def over_sockets(test: Test) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: object, **kwargs: object) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


class Place:
    """A running server."""

    def __init__(self, house: House, address: str) -> None:
        """Already open."""
        self.house = house
        self.address = address
        self._browsers: list[Browser] = []

    def browser(self, **headers: str) -> "Browser":
        """Another one, with a jar of its own."""
        self._browsers.append(Browser(self, headers))
        return self._browsers[-1]

    async def close(self) -> None:
        """Close every browser."""
        for browser in self._browsers:
            await browser.http.aclose()


class Browser:
    """Asks as browsers do: JSON, the page's origin, cookies."""

    def __init__(self, place: Place, headers: dict[str, str]) -> None:
        """Nobody's yet."""
        self.place = place
        origin = place.address.rstrip("/")
        self.http = httpx.AsyncClient(
            base_url=origin,
            headers={"origin": origin, **headers},
            trust_env=False,
            verify=False,  # noqa: S501 - there is no https here, and certificates take long to load
        )

    async def get(self, path: str, **headers: str) -> httpx.Response:
        """Look at something."""
        return await self.http.get(path, headers=headers)

    async def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Ask for something."""
        if body is None:
            return await self.http.post(path, headers=headers)
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        sent = {"content-type": "application/json", **headers}
        return await self.http.post(path, content=content, headers=sent)

    async def come_in(self, name: str) -> "Browser":
        """Be somebody."""
        assert 200 == (await self.post("/api/come-in", {"name": name})).status_code
        return self

    async def account(self, user_name: str, password: str) -> list[str]:
        """Keep oneself; the recovery codes."""
        told = await self.post("/api/account", {"user_name": user_name, "password": password})
        assert 200 == told.status_code, told.text
        codes: list[str] = told.json()["codes"]
        return codes

    async def new_table(self, *seats: NewSeat, private: bool = True) -> TableInfo:
        """Set one up."""
        wanted = NewTable(game="lorenzo", seats=list(seats), private=private)
        told = await self.post("/api/tables", wanted)
        assert 200 == told.status_code, told.text
        return msgspec.json.decode(told.content, type=TableInfo)

    @property
    def cookie(self) -> str:
        """What the browser sends along."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def socket(self, table: str, query: str = "", origin: str = "") -> AsyncIterator["Line"]:
        """Look at a table."""
        address = self.place.address.replace("http", "ws", 1)
        headers = {"cookie": self.cookie}
        async with connect(
            f"{address}api/tables/{table}/socket{query}",
            additional_headers=headers,
            origin=Origin(origin or self.place.address.rstrip("/")),
            proxy=None,
        ) as socket:
            yield Line(socket)


class Line:
    """A socket, in messages."""

    def __init__(self, socket: ClientConnection) -> None:
        """Open."""
        self.socket = socket

    async def frame(self) -> ToBrowser:
        """The next one."""
        frame: ToBrowser = _FRAMES.decode(await self.socket.recv())
        return frame

    async def ask(self, message: ToServer | str | bytes) -> ToBrowser:
        """The answer to a message, whatever else comes before it."""
        asked = (
            message if isinstance(message, (str, bytes)) else msgspec.json.encode(message).decode()
        )
        await self.socket.send(asked)
        while True:
            frame = await self.frame()
            if hasattr(frame, "id"):
                return frame

    async def end(self) -> int:
        """Read until the server closes: its code."""
        try:
            while True:
                await self.socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def parts(
    *,
    unlimited: bool,
    bots: Bots | None = None,
    metrics: Metrics | None = None,
    store: Store | None = None,
) -> Parts:
    """What a server is made of, all of it in this process."""
    return Parts(
        store=store or MemoryStore(),
        notifier=MemoryNotifier(),
        bots=bots or BotsHere(),
        cookies=Cookies([KEY]),
        passwords=Passwords(QUICK),
        reader=ReaderHere(),
        unlimited=unlimited,
        meter=metrics,
    )


@asynccontextmanager
async def place(
    folder: Path,
    *,
    bots: Bots | None = None,
    metrics: Metrics | None = None,
    store: Store | None = None,
    **changes: Any,  # noqa: ANN401 - settings of any kind
) -> AsyncIterator[Place]:
    """A server that is open while it is needed; `folder` holds its client."""
    settings = Settings(data=folder)._replace(**changes)
    house = House(parts(unlimited=settings.unlimited, bots=bots, metrics=metrics, store=store))
    if metrics is not None:
        metrics.watch(house.tables.busy)
    await house.open()
    listener = listen(settings.host, 0)
    running = server(house, Client(folder), settings)
    task = asyncio.create_task(running.serve(sockets=[listener]))
    here = Place(house, address_of(listener))
    try:
        yield here
    finally:
        await here.close()
        running.should_exit = True
        await task
        await house.close()


def sentence(response: httpx.Response) -> str:
    """Why something was refused, in English; there is always a sentence."""
    trouble = msgspec.json.decode(response.content, type=Trouble)
    say = words("en")
    assert say.has(trouble.say.id), trouble
    return say.text(trouble.say.id, **trouble.say.args)
