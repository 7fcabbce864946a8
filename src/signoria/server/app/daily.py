"""What is done when a server starts, and from then on once a day."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Final

DAY: Final = 24 * 60 * 60.0
_log = getLogger("signoria.app")


class Daily:
    """One task in the background; a day on which it goes wrong is no reason to stop."""

    def __init__(self, work: Callable[[], Awaitable[None]]) -> None:
        """`begin` begins."""
        self._work = work
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """At once, and every day until `stop`."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._work()
            except Exception:  # noqa: BLE001 - whatever it is, there is another day
                _log.exception("not tidied up today")
            await asyncio.sleep(DAY)
