"""A house in this process, whose time a test can make run faster."""

import asyncio
import threading
import time
from contextlib import nullcontext
from pathlib import Path

import uvicorn

from signoria.server.app.client import Client
from signoria.server.app.house import House
from signoria.server.app.serve import address_of, listen, server
from signoria.server.app.settings import Settings
from tests.server.app.place import PATIENCE, parts


class Clock:
    """Seconds, `speed` of them in one."""

    def __init__(self) -> None:
        """As late as it is."""
        self.speed = 1.0
        self._real = time.monotonic()
        self._now = time.time()

    def __call__(self) -> float:
        """Now."""
        real = time.monotonic()
        self._now += (real - self._real) * self.speed
        self._real = real
        return self._now


class TimedHouse:
    """Its own loop in a thread of its own; a store in memory, bots that answer at once."""

    def __init__(self, folder: Path) -> None:
        """Open when it returns."""
        self.clock = Clock()
        self._settings = Settings(data=folder, unlimited=True)
        self._open = threading.Event()
        self._server: uvicorn.Server | None = None
        self.address = ""
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._open.wait(PATIENCE)

    async def _serve(self) -> None:
        house = House(parts(unlimited=True), self.clock)
        await house.open()
        listener = listen(self._settings.host, 0)
        self._server = server(house, Client(), self._settings)
        # Only the main thread hears signals.
        self._server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]  # it is no method any more
        self.address = address_of(listener)
        self._open.set()
        await self._server.serve(sockets=[listener])
        await house.close()

    def stop(self) -> None:
        """In good order."""
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join()
