"""One process of the server, from its settings to its last word."""

import asyncio
import contextlib
import errno
import gc
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from logging import getLogger
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from uvicorn.config import WSProtocolType

from signoria.kernel.refusal import Refusal, refuse
from signoria.server.app.client import Client
from signoria.server.app.cookies import Cookies, keys_of
from signoria.server.app.house import House, Parts
from signoria.server.app.logs import log_to_stderr
from signoria.server.app.metrics import PATH, Metrics
from signoria.server.app.passwords import Passwords
from signoria.server.app.settings import Settings
from signoria.server.app.site import site
from signoria.server.store import open_store
from signoria.server.tables.bots import BotPool
from signoria.server.tables.notifier import open_notifier
from signoria.server.tables.reading import ReaderBeside

_log = getLogger("signoria.app")

STOPPING: Final = 1
"""Seconds that requests have to end when the server is to stop; tables have another one."""
LARGEST_FRAME: Final = 64 * 1024
"""Past this a socket is closed; what is only too large for a message gets an answer."""
GARBAGE: Final = (50_000, 20, 100)
"""Tables and pictures hardly ever hold each other in circles, so circles are looked for seldom: at
the usual pace that took a fifth of the time under load."""
_REFUSED: Final = {
    errno.EADDRINUSE: "serve-port-taken",
    errno.EACCES: "serve-port-forbidden",
    errno.EADDRNOTAVAIL: "serve-host-elsewhere",
}


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Serve until a signal ends it; `opened` gets the address once browsers may come."""
    log_to_stderr(settings.log_level)
    asyncio.run(_serve(settings, opened))


async def _serve(settings: Settings, opened: Callable[[str], None]) -> None:
    async with contextlib.AsyncExitStack() as ports:
        listener = ports.enter_context(listen(settings.host, settings.port))
        metrics = None
        if settings.metrics:
            metrics = Metrics()
            where = ports.enter_context(listen(*settings.metrics, "--metrics"))
            await ports.enter_async_context(_showing(metrics, where))
        settings.data.mkdir(parents=True, exist_ok=True)
        house = _house(settings, metrics)
        try:
            await house.open()
            await _run(house, settings, listener, opened)
        finally:
            await house.close()


@contextlib.asynccontextmanager
async def _showing(metrics: Metrics, listener: socket.socket) -> AsyncIterator[None]:
    """Answer Prometheus meanwhile."""
    beside = _Beside(_config(metrics, ws="none"))
    task = asyncio.create_task(beside.serve(sockets=[listener]))
    _log.info("metrics", extra={"address": address_of(listener).rstrip("/") + PATH})
    try:
        yield
    finally:
        beside.should_exit = True
        await task


def _house(settings: Settings, metrics: Metrics | None) -> House:
    """The house that the settings describe."""
    house = House(
        Parts(
            store=open_store(settings.store),
            notifier=open_notifier(settings.notify),
            bots=BotPool(settings.bots),
            cookies=Cookies(keys_of(settings.secret, settings.data)),
            passwords=Passwords(),
            reader=ReaderBeside(),
            unlimited=settings.unlimited,
            meter=metrics,
        )
    )
    if metrics is not None:
        metrics.watch(house.tables.busy)
    return house


async def _run(
    house: House, settings: Settings, listener: socket.socket, opened: Callable[[str], None]
) -> None:
    """Let browsers in until a signal comes."""
    client = Client()
    address = address_of(listener)
    # What is there by now stays to the end: no use in looking through it for garbage again.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    _log.info("open", extra={"address": address, "client": client.built})
    opened(address)
    await server(house, client, settings).serve(sockets=[listener])
    _log.info("closed")


def server(house: House, client: Client, settings: Settings) -> uvicorn.Server:
    """What speaks HTTP for a house whose doors are open."""
    program = site(house, client, behind_proxy=settings.behind_proxy, loopback=settings.loopback)
    return _Server(_config(program, ws="websockets-sansio"))


def _config(program: ASGIApp, ws: WSProtocolType) -> uvicorn.Config:
    return uvicorn.Config(
        program,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws=ws,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=STOPPING,
    )


class _Server(uvicorn.Server):
    """Uvicorn's, but a signal only ends the serving: what is open is still to be closed."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first one ends it in good order, the second at once."""
        loop = asyncio.get_running_loop()
        signals = (signal.SIGINT, signal.SIGTERM)
        for number in signals:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in signals:
                loop.remove_signal_handler(number)


class _Beside(uvicorn.Server):
    """Ends with the other one, which hears the signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """None of its own."""
        yield


def listen(host: str, port: int, flag: str = "--port") -> socket.socket:
    """Take the port before anything else is done; refused in one sentence.

    `flag` is what names another one.
    """
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise refuse(Refusal, "serve-host-unknown", host=host[:60]) from None
    # Said to be TCP: else asyncio lets small frames wait until the last one was acknowledged.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        if error.errno in _REFUSED:
            told = {"host": host, "port": str(port), "flag": flag}
            raise refuse(Refusal, _REFUSED[error.errno], **told) from None
        raise
    listener.setblocking(False)  # noqa: FBT003 - the library's
    return listener


def address_of(listener: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - not bound here, only recognized
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
