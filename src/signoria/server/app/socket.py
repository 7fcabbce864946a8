"""The socket of a table: frames go out as they come, messages go in one after the other."""

import asyncio
from contextlib import suppress
from logging import getLogger
from random import random
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec.structs import replace

from signoria.kernel.refusal import Refusal, refuse
from signoria.server.app.house import House
from signoria.server.app.limits import Bucket
from signoria.server.app.names import line_of
from signoria.server.app.troubles import TooMuch, broken, status_of
from signoria.server.app.viewers import Viewer
from signoria.server.refusals import NotNow
from signoria.server.said import refused
from signoria.server.tables import Connection
from signoria.server.wire import Chat, Refused, ToBrowser, ToServer

MOST_FRAME: Final = 16 * 1024
"""Bytes of the largest message; far below what the socket itself lets in before it closes."""
CLOSED: Final = 4000
"""Our own codes for closing are those of HTTP and this: 4401, 4404."""
LOGGED_OUT: Final = CLOSED + 401
RECHECK: Final = 60.0
"""Seconds, about, after which a session is looked up again: another process may have ended it."""

Browser = WebSocket[Any, Any, State]
_log = getLogger("signoria.app")
_decoder: Final = msgspec.json.Decoder(ToServer)


class _Numbered(msgspec.Struct):
    """All that is asked of a message that is not understood."""

    id: int = 0


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Browser,
    table: FromPath[str],
    chair: FromQuery[int | None] = None,
    invite: Annotated[str, QueryParameter(name="i")] = "",
) -> None:
    """Look at a table, and play at it."""
    house = socket.app.state.house
    assert isinstance(house, House)
    token = house.cookies.token(socket.headers.get("cookie", ""))
    await socket.accept()
    try:
        visitor = await house.people.visitor(token)
        person = None if visitor is None else visitor.person
        connection = await house.tables.connect(person, table, chair, invite)
    except Refusal as refusal:
        house.meter.refused(refusal.message.id)
        await _send(socket, _encoded(refusal, 0))
        await socket.close(CLOSED + status_of(refusal))
        return
    try:
        with house.viewers.looking(visitor) as viewer:
            await _Talk(socket, connection, house, viewer).until_over()
    finally:
        await connection.close()


class _Talk:
    """One browser and one connection, until either of them ends it."""

    def __init__(
        self, socket: Browser, connection: Connection, house: House, viewer: Viewer
    ) -> None:
        """Nothing said yet."""
        self._socket = socket
        self._connection = connection
        self._house = house
        self._viewer = viewer
        self._pace: Bucket | None = house.limits.bucket("message")

    async def until_over(self) -> None:
        """Both ways at once. Who only sends would never learn that the browser has gone."""
        ways = [self._in(), self._out(), self._until_out()]
        tasks = [asyncio.ensure_future(way) for way in ways]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()
        if self._viewer.out.is_set():
            await self._socket.close(LOGGED_OUT)

    async def _out(self) -> None:
        """Frames, as fast as the browser takes them."""
        while True:
            frame = await self._connection.frame()
            self._house.meter.sent(len(frame))
            await _send(self._socket, frame)

    async def _in(self) -> None:
        """Messages, until the browser has gone."""
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            if message["type"] == "websocket.receive":
                await self._take(message.get("text") or message.get("bytes") or "")

    async def _take(self, data: str | bytes) -> None:
        """One message; whatever is wrong with it, the table goes on."""
        try:
            self._check(data)
            await self._connection.receive(self._cleaned(_decoded(data)))
        except Refusal as refusal:
            self._house.meter.refused(refusal.message.id)
            await _send(self._socket, _encoded(refusal, _number(data)))
        except WebSocketDisconnect:
            raise
        except Exception:  # noqa: BLE001 - a fault of ours must not end the table for this browser
            _log.exception("broken", extra={"path": self._socket.url.path})
            await _send(self._socket, _encoded(broken(), _number(data)))

    def _check(self, data: str | bytes) -> None:
        """Refused when it is too large or comes too soon."""
        if len(data) > MOST_FRAME:
            raise refuse(TooMuch, "app-too-large", most=MOST_FRAME // 1024)
        if self._pace is not None and not self._pace.take():
            raise refuse(TooMuch, "app-too-often")

    def _cleaned(self, message: ToServer) -> ToServer:
        """What is said can be shown to everybody, and does not come too fast."""
        if not isinstance(message, Chat):
            return message
        message = replace(message, text=line_of(message.text))
        self._house.limits.take("chat", self._viewer.person)
        return message

    async def _until_out(self) -> None:
        """Until the person logs out: here, or in another process, so it is looked up."""
        while not self._viewer.out.is_set():
            # Not all at once, when a server has started and everybody comes back.
            wait = RECHECK * (0.5 + random()) if self._viewer.session else None
            with suppress(TimeoutError):
                await asyncio.wait_for(self._viewer.out.wait(), wait)
            await self._recheck()

    async def _recheck(self) -> None:
        """Is this still the browser of that person? Nobody knows while the store is away.

        By its session as it is now: an account gives the browser another one.
        """
        with suppress(NotNow):
            session = self._viewer.session
            if session and not await self._house.people.lasts(session):
                self._viewer.out.set()


def _decoded(data: str | bytes) -> ToServer:
    try:
        message: ToServer = _decoder.decode(data)
    except msgspec.ValidationError as error:
        # `$.moves`, where the library says it: names of our own fields, nothing of what was sent.
        _, _, place = str(error).rpartition("at `$.")
        name = place.rstrip("`")[:40]
        if name and name.isidentifier():
            raise refuse(Refusal, "app-field-wrong", name=name) from None
        raise refuse(Refusal, "app-body-wrong") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refuse(Refusal, "app-body-wrong") from None
    return message


def _number(data: str | bytes) -> int:
    """The number of a message that is refused, if it has one."""
    if len(data) > MOST_FRAME:
        return 0
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0


def _encoded(refusal: Refusal, id_: int) -> bytes:
    say, reasons = refused(refusal)
    frame: ToBrowser = Refused(id=id_, say=say, objections=reasons)
    return msgspec.json.encode(frame)


async def _send(socket: Browser, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
