"""Counts what a browser and the server really send each other."""

import socket
import threading
from dataclasses import dataclass, field
from types import TracebackType
from typing import Final, Self

_PIECE: Final = 1 << 16


@dataclass
class Count:
    """Bytes of the sockets of tables, as they are on the line: compressed, with their frames."""

    up: int = 0
    down: int = 0
    """To the browser."""
    lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, size: int, *, up: bool) -> None:
        """A piece went by."""
        with self.lock:
            if up:
                self.up += size
            else:
                self.down += size


class Proxy:
    """Stands on a port of its own before a server."""

    def __init__(self, port: int) -> None:
        """Before the server on that port."""
        self.count = Count()
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        """Listen."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        """No longer."""
        self._listener.close()

    def _listen(self) -> None:
        while True:
            try:
                browser = self._listener.accept()[0]
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self._port))
            table = threading.Event()
            for one, other, up in ((browser, server, True), (server, browser, False)):
                threading.Thread(
                    target=self._pump, args=(one, other, table, up), daemon=True
                ).start()

    def _pump(
        self,
        one: socket.socket,
        other: socket.socket,
        table: threading.Event,
        up: bool,  # noqa: FBT001 - an argument of a thread
    ) -> None:
        try:
            while piece := one.recv(_PIECE):
                # What begins a line of a table is no move yet.
                if table.is_set():
                    self.count.add(len(piece), up=up)
                elif up and b"/socket" in piece.split(b"\r\n", 1)[0]:
                    table.set()
                other.sendall(piece)
        except OSError:
            pass
        finally:
            for end in (one, other):
                end.close()
