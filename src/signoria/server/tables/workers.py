"""Processes for work that must not hold up the tables."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Final, TypeVar

T = TypeVar("T")
BEHIND: Final = 5
"""How far work stands behind the tables, as the system counts it: at 19 bots would starve on a busy
machine.
"""


class Workers:
    """So many processes, started when there is something to do for the first time."""

    def __init__(self, processes: int = 1) -> None:
        """Start nothing yet."""
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """In another process; one that died is replaced once."""
        try:
            return await self._submit(work, *args)
        except BrokenProcessPool:
            self._pool = None
            return await self._submit(work, *args)

    async def _submit(self, work: Callable[..., T], *args: object) -> T:
        if self._pool is None:
            # A fresh interpreter: a fork would take along the threads of the server.
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=stand_behind
            )
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def stop(self) -> None:
        """Stop the processes, whatever they do; the next work starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = list(pool._processes.values())  # noqa: SLF001 - there is no other way to stop one that is at work
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


def stand_behind() -> None:
    """Where there are too few cores the tables go first."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(BEHIND)
    end_with_server()


def end_with_server() -> None:
    """Let nothing work on for a server that was killed."""
    server = parent_process()
    if server is not None:
        threading.Thread(target=_end_after, args=(server.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
