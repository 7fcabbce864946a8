"""Servers that are killed and started again many times, each forked from one that has read all."""

import asyncio
import multiprocessing
import os
import signal
import socket
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from signoria.server.app.serve import serve
from signoria.server.app.settings import Settings
from signoria.server.tables.workers import end_with_server

SOON: Final = 20.0
_FORKS: Final = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.proof.servers", "signoria.games.lorenzo.game"])


def free_port() -> int:
    """One that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`signoria serve`, always at the same port and with the same data."""

    def __init__(self, data: Path, database: str = "", notify: str = "", secret: str = "") -> None:
        """Start nothing yet."""
        self.port = free_port()
        self.settings = Settings(
            data=data,
            port=self.port,
            database=database,
            notify=notify,
            secret=secret,
            unlimited=True,
            log_level="error",
        )
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: BaseProcess | None = None

    async def start(self) -> None:
        """Until browsers may come."""
        ours, theirs = _FORKS.Pipe(duplex=False)
        log = self.settings.data / f"serve-{self.port}.log"
        process = _FORKS.Process(target=_run, args=(self.settings, theirs, log))
        process.start()
        theirs.close()
        self._process = process
        opened = await asyncio.to_thread(ours.poll, SOON)
        assert opened, "the server does not open"
        ours.recv()
        ours.close()

    async def kill(self) -> None:
        """As a power cut would."""
        process = self._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        await asyncio.to_thread(process.join, SOON)
        assert process.exitcode == -signal.SIGKILL, "it had ended by itself"

    async def stop(self) -> None:
        """In good order."""
        if self._process is not None:
            self._process.terminate()
            await asyncio.to_thread(self._process.join, SOON)
            # A signal that comes before it serves ends it at once.
            assert self._process.exitcode in (0, -signal.SIGTERM)

    def complaints(self) -> str:
        """What it wrote of errors."""
        log = self.settings.data / f"serve-{self.port}.log"
        return log.read_text() if log.exists() else ""


def _run(settings: Settings, opened: Connection, log: Path) -> None:
    with log.open("a") as file:
        os.dup2(file.fileno(), 2)
    end_with_server()
    serve(settings, opened.send)
