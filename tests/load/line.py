"""The client's end of a socket: just enough of WebSockets to be cheap, compression included."""

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import Final, cast

_TAIL: Final = b"\x00\x00\xff\xff"
_TEXT: Final = 0x1
_CLOSE: Final = 0x8
_PING: Final = 0x9
_PONG: Final = 0xA
_SHORT: Final = 126
_LONG: Final = 127

Hear = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One browser's socket at a table; `hear` gets every message, unpacked."""

    def __init__(self, host: str, path: str, cookie: str, hear: Hear) -> None:
        """Not connected yet."""
        self._host = host
        self._path = path
        self._cookie = cookie
        self._hear = hear
        self._buffer = bytearray()
        self._open = False
        self._inflate = zlib.decompressobj(wbits=-15)
        self._transport: asyncio.Transport
        self.bytes = 0
        """What came over the line."""
        self.closed = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket, as browsers do."""
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"Cookie: {self._cookie}\r\nOrigin: http://{self._host}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Messages, as far as they are here."""
        self.bytes += len(data)
        self._buffer += data
        if not self._open:
            head, end, _ = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head[:200])
            self._open = True
            del self._buffer[: len(head) + len(end)]
        while self._next():
            pass

    def _next(self) -> bool:
        """One frame, if it is whole."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size >= _SHORT:
            start += 2 if size == _SHORT else 8
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        first, body = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._take(first, body)
        return True

    def _take(self, first: int, body: bytes) -> None:
        kind = first & 0x0F
        if kind == _TEXT:
            assert first & 0x80, "the server sends every message as one frame"
            self._hear(self._inflate.decompress(body + _TAIL) if first & 0x40 else body)
        elif kind == _PING:
            self._send(_PONG, body)
        elif kind == _CLOSE:
            self._transport.close()

    def connection_lost(self, _exc: Exception | None) -> None:
        """The server has gone, or we have."""
        self.closed.set()

    def send(self, message: bytes) -> None:
        """One message, as one frame."""
        self._send(_TEXT, message)

    def _send(self, kind: int, body: bytes) -> None:
        # A mask of zeros is a mask, and saves the work of applying it.
        size = len(body)
        if size < _SHORT:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | _SHORT)) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + body)

    def close(self) -> None:
        """Go."""
        self._transport.close()
