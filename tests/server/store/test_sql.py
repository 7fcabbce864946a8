"""What databases do besides the contract: migrate, break, come back."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it brings no types
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from signoria.kernel.refusal import Refusal
from signoria.server.refusals import NotNow
from signoria.server.store import Store, Taken, open_store
from signoria.server.store.migrations.upgrade import upgrade
from signoria.server.store.schema import METADATA
from signoria.server.store.sql import SqlStore
from tests.server.store import postgres
from tests.server.store.test_contract import ANNA, step, table

pytestmark = pytest.mark.anyio

APPENDS = Path(__file__).with_name("appends.py")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Only real databases."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'folder' / 'tables.sqlite'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


async def test_schema(store: Store) -> None:
    """The steps lead to the declared schema."""
    assert isinstance(store, SqlStore)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with store._write() as connection:
        assert [] == await connection.run_sync(differences)


async def test_a_database_of_the_first_version(url: str) -> None:
    """Its tables come along, and go on without a clock."""
    store = open_store(url)
    assert isinstance(store, SqlStore)
    async with store._write() as connection:
        await connection.run_sync(upgrade, "0001")
        await connection.execute(text(_OLD_TABLE))

    await store.open()

    assert table(seats=(), companion=False) == await store.table("t1")
    assert [] == await store.chat("t1")
    await store.close()


_OLD_TABLE = (
    "INSERT INTO tables (id, title, game, rules, options, host, seats, private, created, state,"
    " names, moved, label, asked, totals, places, again, free) VALUES ('t1', 'Sunday', 'lorenzo',"
    " 1, 'players=2', 'p-anna', '[]', false, 10, 'waiting', '[]', 0, '', '[]', '[]', '[]', '',"
    " 0)"
)


async def test_restart(store: Store, url: str) -> None:
    """Everything is there after a restart."""
    await store.add_person(ANNA)
    await store.add_table(table())
    await store.append(step(0))

    again = open_store(url)
    await again.open()

    assert ANNA == await again.person(ANNA.id)
    assert table() == await again.table("t1")
    assert [step(0)] == await again.log("t1")
    await again.close()


async def test_open_at_once(url: str) -> None:
    """Several may open an empty database at once."""
    stores = [open_store(url) for _ in range(3)]

    await asyncio.gather(*(store.open() for store in stores))

    await stores[0].add_table(table())
    assert table() == await stores[2].table("t1")
    for store in stores:
        await store.close()


async def test_two_processes(store: Store, url: str) -> None:
    """Of two processes at one place one wins."""
    other = open_store(url)
    await other.open()
    await store.add_table(table())

    async def take(by: Store, at: int) -> bool:
        try:
            await by.append(step(at))
        except Taken:
            return False
        return True

    for at in range(20):
        assert 1 == sum(await asyncio.gather(take(store, at), take(other, at)))
    await other.close()


async def test_close_writes(url: str) -> None:
    """Steps that wait when the store closes are written."""
    store = open_store(url)
    await store.open()
    await store.add_table(table())
    waiting = [asyncio.create_task(store.append(step(at))) for at in range(3)]
    await asyncio.sleep(0)  # lets them queue; nothing is written within one turn of the loop

    await store.close()

    await asyncio.gather(*waiting)
    again = open_store(url)
    await again.open()
    assert [step(0), step(1), step(2)] == await again.log("t1")
    await again.close()


async def test_newer_database(store: Store, url: str) -> None:
    """A database of a newer version is left alone."""
    assert isinstance(store, SqlStore)
    async with store._write() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    again = open_store(url)

    with pytest.raises(NotNow, match=r"store-newer here='?9999"):
        await again.open()
    await again.close()


async def test_kill(url: str) -> None:
    """What was acknowledged survives a kill."""
    store = open_store(url)
    await store.open()
    await store.add_table(table())
    for _ in range(3):
        child = await asyncio.create_subprocess_exec(
            sys.executable, APPENDS, url, stdout=asyncio.subprocess.PIPE
        )
        assert child.stdout is not None
        told = [int(await child.stdout.readline()) for _ in range(10)][-1]
        child.kill()
        await child.communicate()

        kept = [row.at for row in await store.log("t1")]

        assert kept == list(range(len(kept)))
        assert told in kept
    await store.close()


async def test_full_disk(tmp_path: Path) -> None:
    """A full disk is said and nothing is lost."""
    store = SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'small.sqlite'}")
    await store.open()
    await store.add_table(table())
    async with store._write() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar()
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    with pytest.raises(NotNow, match="store-full"):
        await _fill(store)

    kept = [row.at for row in await store.log("t1")]
    assert kept == list(range(len(kept)))
    async with store._write() as connection:
        await connection.exec_driver_sql("PRAGMA max_page_count = 100000")
    await store.append(step(len(kept)))
    await store.close()


async def _fill(store: Store) -> None:
    for at in range(2000):
        await store.append(step(at))


async def test_hung_up(postgres_url: str, postgres_folder: Path) -> None:
    """A database that hung up is there again."""
    store = open_store(postgres_url)
    await store.open()
    await store.add_table(table())
    boss = await asyncpg.connect(host=str(postgres_folder), user="signoria", database="postgres")
    hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    await boss.execute(hang_up + " AND datname LIKE 'test%'")
    await boss.close()

    await store.append(step(0))

    assert [step(0)] == await store.log("t1")
    await store.close()


async def test_hangs(postgres_url: str, postgres_folder: Path) -> None:
    """A database that neither answers nor is gone is a refusal; then everything goes on."""
    url = postgres_url.replace("postgresql:", "postgresql+asyncpg:")
    store, late, leaving = (SqlStore(url, patience=1.0) for _ in range(3))
    await store.open()
    await leaving.open()
    await store.add_table(table())
    await store.append(step(0))
    await leaving.table("t1")

    with postgres.hanging(postgres_folder):
        async with asyncio.timeout(20):
            wanted = (store.append(step(1)), store.add_person(ANNA), store.table("t1"), late.open())
            told = await asyncio.gather(*wanted, return_exceptions=True)
            healthy = await asyncio.gather(*(store.healthy() for _ in range(20)))
            await leaving.close()

    assert ["store-away"] * 4 == [_why(one) for one in told]
    assert not any(healthy)
    await late.open()
    assert await store.healthy()
    kept = await store.log("t1")
    # What was under way may have been written: nobody was told that it was, nor that it was not.
    assert kept in ([step(0)], [step(0), step(1)])
    await store.append(step(len(kept)))
    assert table() == await store.table("t1")
    for each in (store, late):
        await each.close()


def _why(told: object) -> str:
    return told.message.id if isinstance(told, NotNow) else repr(told)


async def test_away(tmp_path: Path) -> None:
    """A database that is not there is a refusal."""
    store = open_store(f"postgresql://signoria@/nothing?host={tmp_path}")

    with pytest.raises(NotNow, match="store-away"):
        await store.open()
    assert not await store.healthy()
    await store.close()


async def test_not_a_database(tmp_path: Path) -> None:
    """A file that is no database is a refusal."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Lorenzo, " * 100)
    store = open_store(f"sqlite:///{file}")

    with pytest.raises(NotNow, match="store-foreign"):
        await store.open()
    await store.close()
    assert file.read_text().startswith("Dear Lorenzo")


@pytest.mark.parametrize("url", ["mysql://x", "tables.sqlite", "", "sqlite:///", "sqlite:x"])
def test_not_a_url(url: str) -> None:
    """A URL that names no store is a refusal."""
    with pytest.raises(Refusal, match="store-url"):
        open_store(url)


async def test_sqlite_durable(tmp_path: Path) -> None:
    """SQLite writes ahead and through."""
    file = tmp_path / "tables.sqlite"
    store = SqlStore(f"sqlite+aiosqlite:///{file}")
    await store.open()
    async with store._write() as connection:
        assert 2 == (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
    await store.close()

    with sqlite3.connect(file) as plain:
        assert ("wal",) == plain.execute("PRAGMA journal_mode").fetchone()
    plain.close()
