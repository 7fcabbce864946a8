"""What happens at a table without anybody's asking: bots that are woken, and time that is over."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, suppress
from typing import Final

from msgspec.structs import replace

from signoria.games import find_game
from signoria.kernel.decision import NATURE
from signoria.kernel.refusal import Refusal
from signoria.server.store.rows import TableRow
from signoria.server.store.store import Taken
from signoria.server.tables.live import House, Live

_LOG: Final = logging.getLogger(__name__)


class Waking:
    """Goes to all tables that need somebody. One that is broken keeps no other waiting."""

    def __init__(
        self,
        house: House,
        live: Mapping[str, Live],
        at: Callable[[TableRow], AbstractAsyncContextManager[Live]],
    ) -> None:
        """`live`: the tables of this process; `at`: the table of a row, as long as it is used."""
        self._house = house
        self._live = live
        self._at = at

    async def wake_all(self) -> None:
        """After a start: bots that are asked think again, set-ups that were cut short go on."""
        running = await self._house.store.running()
        await _each(running, self._wake, "table %s was not woken")

    async def _wake(self, id_: str) -> None:
        row = await self._house.store.table(id_)
        if row is not None and _needs_us(row):
            async with self._at(row) as live, live.lock:
                await live.load()

    async def strike(self, everywhere: bool = True) -> None:  # noqa: FBT001, FBT002 - as often as not
        """Bots play on where somebody has run out of time: at tables here, or at any."""
        now = self._house.clock()
        late = {live.row.id for live in self._live.values() if 0 < live.row.due <= now}
        if everywhere:
            late.update(await self._house.store.overdue(now))

        async def look(id_: str) -> None:
            await self._house.finish(self._run_out_of_time(id_))

        await _each(late, look, "nobody looked at the clocks of table %s")

    async def _run_out_of_time(self, id_: str) -> None:
        row = await self._house.store.table(id_)
        if row is None:
            return
        if row.rules < find_game(row.game).version:
            await self._stop_clocks(row)
            return
        async with self._at(row) as live, live.lock:
            if live.row != row:
                await live.catch_up()
            await live.run_out()

    async def _stop_clocks(self, row: TableRow) -> None:
        """Nobody plays on by older rules: overdue for ever, it would be in the way of others."""
        with suppress(Taken):
            await self._house.store.change_table(row, replace(row, due=0.0))


async def _each(tables: Iterable[str], go: Callable[[str], Awaitable[None]], failed: str) -> None:
    """One after the other, whatever is wrong at any of them."""
    for id_ in tables:
        try:
            await go(id_)
        except Refusal:
            _LOG.warning(failed, id_, exc_info=True)
        except Exception:  # noqa: BLE001 - a fault of one table is no fault of the next
            _LOG.exception(failed, id_)


def _needs_us(row: TableRow) -> bool:
    """Has it just begun, or is a bot asked, or chance?"""
    asked = [row.seats[seat] for seat in row.asked if seat != NATURE]
    return len(asked) < len(row.asked) or not asked or any(s.bot or s.stand_in for s in asked)
