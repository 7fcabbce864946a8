"""What people say to each other at a table: beside the log, and never in a Record."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from signoria.kernel.decision import Seat
from signoria.server.store.rows import ChatRow, Person
from signoria.server.store.store import Taken
from signoria.server.tables.gallery import encode
from signoria.server.wire import ChatLine, Chatted

if TYPE_CHECKING:
    from signoria.server.tables.live import Live

MOST_LINES: Final = 100
"""Lines that come at once."""


MOST_KEYS: Final = 5000
"""Lines of all tables that are known again if they come twice: minutes of the busiest house."""


class Heard:
    """What was said lately in this process, by the keys that browsers give to their lines."""

    def __init__(self) -> None:
        """Nothing."""
        self._keys: dict[tuple[str, str, str], None] = {}

    def knows(self, table: str, person: str, key: str) -> bool:
        """Was it said already?"""
        return (table, person, key) in self._keys

    def add(self, table: str, person: str, key: str) -> None:
        """It is kept, and known again if it comes once more."""
        if key:
            self._keys[table, person, key] = None
        while len(self._keys) > MOST_KEYS:
            del self._keys[next(iter(self._keys))]


class Chat:
    """The lines of one table, as far as those who look at it here have them."""

    def __init__(self, live: "Live") -> None:
        """Nobody has read it yet."""
        self._live = live
        self._lock = asyncio.Lock()
        self._next: int | None = None
        """The place of the next line, once somebody has read."""

    async def last(self, before: int | None) -> list[ChatRow]:
        """The last lines, or those before one."""
        async with self._lock:
            return await self._read(before)

    async def _read(self, before: int | None) -> list[ChatRow]:
        store, table = self._live.house.store, self._live.row.id
        rows = await store.chat(table, before=before, most=MOST_LINES)
        if before is None and self._next is None:
            self._next = rows[-1].n + 1 if rows else 0
        return rows

    async def say(self, person: Person, seat: Seat | None, text: str, key: str = "") -> None:
        """Save it, then tell everybody who looks; once, however often it comes with its key."""
        house, table = self._live.house, self._live.row
        name = person.name if seat is None else table.seats[seat].name
        async with self._lock:
            if house.heard.knows(table.id, person.id, key):
                return
            if self._next is None:
                await self._read(None)
            while True:
                assert self._next is not None
                row = ChatRow(
                    table=table.id,
                    n=self._next,
                    person=person.id,
                    seat=seat,
                    name=name,
                    text=text,
                    time=house.clock(),
                )
                try:
                    await house.store.say(row)
                except Taken:
                    await self._catch_up()
                else:
                    house.heard.add(table.id, person.id, key)
                    self._tell([row])
                    break

    async def catch_up(self) -> None:
        """Tell what was said in other processes; who has not read yet will read it."""
        async with self._lock:
            if self._next is not None:
                await self._catch_up()

    async def _catch_up(self) -> None:
        assert self._next is not None
        table = self._live.row.id
        self._tell(await self._live.house.store.chat(table, since=self._next, most=MOST_LINES))

    def _tell(self, rows: Iterable[ChatRow]) -> None:
        for row in rows:
            self._next = row.n + 1
            for viewer in (one for one in self._live.gallery.viewers if not one.guest):
                viewer.push(encode(Chatted(line_of(row, viewer.person))))


def line_of(row: ChatRow, person: Person | None) -> ChatLine:
    """As this person reads it."""
    mine = person is not None and person.id == row.person
    return ChatLine(row.n, _token(row.person), row.seat, row.name, row.text, row.time, mine)


def _token(person: str) -> str:
    """The same for everything a person says, and of no other use."""
    return urlsafe_b64encode(blake2b(person.encode(), digest_size=9).digest()).decode()
