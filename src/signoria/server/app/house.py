"""What one process of the server has: people, tables, and all that they need."""

import time
from collections.abc import Callable
from typing import NamedTuple

from signoria.server.app.cookies import Cookies
from signoria.server.app.daily import Daily
from signoria.server.app.limits import Limits
from signoria.server.app.passwords import Passwords
from signoria.server.app.people import People
from signoria.server.app.viewers import Viewers
from signoria.server.meter import Meter, NoMeter
from signoria.server.steady import Steady
from signoria.server.store.store import Store
from signoria.server.tables import Tables
from signoria.server.tables.bots import Bots
from signoria.server.tables.notifier import Notifier
from signoria.server.tables.reading import Reader


class Parts(NamedTuple):
    """What is chosen when a server starts."""

    store: Store
    notifier: Notifier
    bots: Bots
    cookies: Cookies
    passwords: Passwords
    reader: Reader
    unlimited: bool = False
    meter: Meter | None = None
    """None = nobody counts."""


class House:
    """The rooms of one process, and who looks at what."""

    def __init__(self, parts: Parts, clock: Callable[[], float] | None = None) -> None:
        """Build; `open` opens the doors."""
        clock = clock or Steady()
        self.store = parts.store
        self.cookies = parts.cookies
        self.people = People(parts.store, clock, parts.passwords)
        self.meter = parts.meter or NoMeter()
        self.tables = Tables(parts.store, parts.notifier, parts.bots, clock, meter=self.meter)
        self.limits = Limits(time.monotonic, on=not parts.unlimited)
        self.viewers = Viewers()
        self.reader = parts.reader
        self._bots = parts.bots
        self._passwords = parts.passwords
        self._tidying = Daily(self.people.end_old_sessions)

    async def open(self) -> None:
        """The store first: without it nobody may come in."""
        await self.store.open()
        await self.tables.open()
        self._tidying.begin()

    async def close(self) -> None:
        """Tables first, the store last."""
        await self._tidying.stop()
        await self.tables.close()
        await self._bots.close()
        await self.reader.close()
        self._passwords.close()
        await self.store.close()
