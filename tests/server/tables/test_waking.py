"""What happens without anybody's asking: a table that is broken keeps no other waiting."""

import pytest

from signoria.server.store.memory import MemoryStore
from signoria.server.store.rows import TableRow
from signoria.server.wire import NewTable, Pace, TableInfo
from tests.server.tables.house import BOT, ME, House, Slow, at_once


class Broken(MemoryStore):
    """A store in which one row cannot be understood."""

    broken = ""

    async def table(self, id_: str) -> TableRow | None:
        """By id."""
        if id_ == self.broken:
            msg = "not a row"
            raise ValueError(msg)
        return await super().table(id_)


async def two_tables(house: House) -> list[TableInfo]:
    """Where a person and a bot are asked, by a clock."""
    anna = await house.person("Anna")
    pace = Pace("live", time=600, more=10)
    wanted = NewTable("masters", [ME, BOT], pace=pace)
    return [await house.tables.create(anna, wanted) for _ in range(2)]


def complaints(caplog: pytest.LogCaptureFixture, table: str) -> list[str]:
    """Levels of what was said of a table."""
    return [each.levelname for each in caplog.records if table in each.getMessage()]


def test_the_others_are_woken(caplog: pytest.LogCaptureFixture) -> None:
    """After a start the bots of every table that can be read think again."""

    @at_once
    async def run() -> None:
        store = Broken()
        before = House(store, bots=Slow())
        first, second = await two_tables(before)
        await before.tables.close()
        was = await store.log(second.id)
        store.broken = first.id

        after = House(store)
        await after.tables.open()
        await after.until_quiet()

        assert was != await store.log(second.id)
        assert ["ERROR"] == complaints(caplog, first.id)
        await after.tables.close()

    run()


def test_the_others_run_out_of_time(caplog: pytest.LogCaptureFixture) -> None:
    """Their clocks are looked at in the same round."""

    @at_once
    async def run() -> None:
        store = Broken()
        house = House(store)
        first, second = await two_tables(house)
        await house.until_quiet()
        house.now += 10_000
        store.broken = first.id

        await house.tables.waking.strike()

        row = await store.table(second.id)
        assert row is not None
        assert row.seats[0].stand_in
        assert ["ERROR"] == complaints(caplog, first.id)
        await house.tables.close()

    run()
