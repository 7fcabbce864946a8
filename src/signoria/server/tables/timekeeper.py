"""Looks at the clocks once a second: so that nobody has to move for a bot to play on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

TICK: Final = 1.0
SWEEP: Final = 15
"""Ticks between looks at the tables at which nobody looks here."""
ASLEEP: Final = 10.0
"""Seconds between two ticks after which this process, or its machine, has been asleep."""
GRACE: Final = 30.0
"""Seconds after a start, or a sleep, in which nobody runs out of time: first they come back."""

_LOG: Final = logging.getLogger(__name__)


class Timekeeper:
    """Calls `strike` every tick; `True` means that all tables of the store are to be looked at."""

    def __init__(
        self, clock: Callable[[], float], strike: Callable[[bool], Awaitable[None]]
    ) -> None:
        """`begin` begins."""
        self._clock = clock
        self._strike = strike
        self._last = clock()
        self._patient = self._last + GRACE
        self._ticks = 0
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Tick until `stop`."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> list[asyncio.Task[None]]:
        """No more; the task that is ending."""
        if self._task is None:
            return []
        self._task.cancel()
        return [self._task]

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception:  # noqa: BLE001 - whatever it is, time goes on
                _LOG.exception("the clocks were not looked at")

    async def tick(self) -> None:
        """Once a second."""
        now = self._clock()
        if now - self._last > ASLEEP:
            self._patient = now + GRACE
        self._last = now
        self._ticks += 1
        if now >= self._patient:
            await self._strike(self._ticks % SWEEP == 0)
