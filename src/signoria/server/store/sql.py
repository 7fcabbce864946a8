"""People and tables in SQLite or PostgreSQL, by SQLAlchemy's Core.

One connection writes, others read. Steps that come while one transaction is being made durable wait
for the next and go into it together: a thousand tables share the price of a commit.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Executable,
    Select,
    bindparam,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import ReturningInsert

from signoria.kernel.refusal import refuse
from signoria.server.refusals import NotNow
from signoria.server.store.columns import R, chairs_of, of_person, of_table, pack, unpack
from signoria.server.store.migrations.upgrade import upgrade
from signoria.server.store.rows import SHOWN, ChatRow, LogRow, Person, Session, TableRow
from signoria.server.store.schema import CHAIRS, CHAT, LOG, PEOPLE, SESSIONS, TABLES
from signoria.server.store.store import Taken

_LOG: Final = logging.getLogger(__name__)

MOST_STEPS: Final = 500
"""Steps of one transaction: a wait that nobody feels."""

PATIENCE: Final = 5.0
"""Seconds that a server has for a transaction; browsers wait a little longer for an answer."""

_PRAGMAS: Final = (
    # Durable even when the power fails, not only when this process does.
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


def _if_free(steps: sqlite.Insert | postgresql.Insert) -> ReturningInsert[str, int]:
    """Add the steps whose place is free, and say which."""
    return steps.on_conflict_do_nothing().returning(LOG.c.table, LOG.c.at)


class Step(NamedTuple):
    """A step that waits to be written, and whoever waits for it."""

    row: LogRow
    table: TableRow | None
    written: "asyncio.Future[None]"


class SqlStore:
    """One database. `url` is SQLAlchemy's: `sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """Connect to nothing yet."""
        # A server may have hung up meanwhile: ask before a connection is used. A file does not.
        remote = not url.startswith("sqlite")
        # A server may also hang, and hold up everybody who waits for their turn. SQLite has a limit
        # of its own, and what its thread has begun cannot be left.
        self._patience = patience if remote else None
        known: dict[str, Any] = {"pool_pre_ping": remote}
        if remote:
            known["connect_args"] = {"timeout": patience}
        self._write_engine = create_async_engine(url, pool_size=1, max_overflow=0, **known)
        self._read_engine = create_async_engine(url, isolation_level="AUTOCOMMIT", **known)
        if self._write_engine.dialect.name == "sqlite":
            _tune(self._write_engine, writes=True)
            _tune(self._read_engine, writes=False)
            self._add_steps = _if_free(sqlite.insert(LOG))
        else:
            self._add_steps = _if_free(postgresql.insert(LOG))
        self._turn = asyncio.Lock()
        self._waiting: list[Step] = []
        self._flusher: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the schema up to date, however long that takes."""
        with _reachable():
            async with self._turn, self._write_engine.begin() as connection:
                await connection.run_sync(upgrade)

    async def close(self) -> None:
        """What waits is written first."""
        if self._flusher is not None:
            await self._flusher
        for engine in (self._write_engine, self._read_engine):
            # A server that hangs does not even say goodbye.
            with suppress(TimeoutError):
                async with asyncio.timeout(self._patience):
                    await engine.dispose()

    async def healthy(self) -> bool:
        """A transaction that writes nothing tells as much as one that does."""
        try:
            async with self._write() as connection:
                await connection.execute(text("SELECT 1"))
        except NotNow:
            return False
        return True

    # Reading and writing

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """The one transaction that may write, committed when the block ends well."""
        with _reachable():
            within = asyncio.timeout(self._patience)
            async with within, self._turn, self._write_engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        """Beside whoever writes."""
        with _reachable():
            async with asyncio.timeout(self._patience), self._read_engine.connect() as connection:
                yield connection

    async def _rows(self, kind: type[R], query: Executable) -> list[R]:
        async with self._read() as connection:
            found = await connection.execute(query)
            return [unpack(kind, row) for row in found.mappings()]

    async def _row(self, kind: type[R], query: Executable) -> R | None:
        return next(iter(await self._rows(kind, query)), None)

    async def _ids(self, query: Select[Any]) -> list[str]:
        async with self._read() as connection:
            return [id_ for (id_,) in await connection.execute(query)]

    # People

    async def add_person(self, person: Person) -> None:
        """Somebody new."""
        async with self._write() as connection:
            await connection.execute(insert(PEOPLE).values(of_person(person)))

    async def person(self, id_: str) -> Person | None:
        """By id."""
        return await self._row(Person, select(PEOPLE).where(PEOPLE.c.id == id_))

    async def person_called(self, user_name: str) -> Person | None:
        """By user name, capitals apart."""
        query = select(PEOPLE).where(PEOPLE.c.user_key == user_name.casefold())
        return await self._row(Person, query)

    async def change_person(self, before: Person, after: Person) -> None:
        """Compare and replace in one transaction."""
        here = select(PEOPLE).where(PEOPLE.c.id == before.id).with_for_update()
        change = update(PEOPLE).where(PEOPLE.c.id == before.id).values(of_person(after))
        try:
            async with self._write() as connection:
                found = (await connection.execute(here)).mappings().first()
                if found is None or unpack(Person, found) != before:
                    raise Taken(before.id)
                await connection.execute(change)
        except IntegrityError:
            raise Taken(after.user_name) from None

    async def add_session(self, session: Session) -> None:
        """Another browser."""
        async with self._write() as connection:
            await connection.execute(insert(SESSIONS).values(pack(session)))

    async def session(self, token: str) -> Session | None:
        """By the token's hash."""
        return await self._row(Session, select(SESSIONS).where(SESSIONS.c.token == token))

    async def end_session(self, token: str) -> None:
        """Log out."""
        async with self._write() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == token))

    async def end_sessions(self, person: str) -> None:
        """Log out everywhere."""
        async with self._write() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))

    async def end_sessions_before(self, time: float) -> None:
        """Log out every browser that came in earlier."""
        async with self._write() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.created < time))

    # Tables

    async def add_table(self, table: TableRow, log: Sequence[LogRow] = ()) -> None:
        """A new one, with what has happened there already."""
        async with self._write() as connection:
            await connection.execute(insert(TABLES).values(of_table(table)))
            await connection.execute(insert(CHAIRS), chairs_of(table))
            if log:
                await connection.execute(insert(LOG), [pack(row) for row in log])

    async def table(self, id_: str) -> TableRow | None:
        """By id."""
        return await self._row(TableRow, select(TABLES).where(TABLES.c.id == id_))

    async def change_table(self, before: TableRow, after: TableRow) -> None:
        """Compare and replace in one transaction."""
        here = select(TABLES).where(TABLES.c.id == before.id).with_for_update()
        change = update(TABLES).where(TABLES.c.id == before.id).values(of_table(after))
        async with self._write() as connection:
            found = (await connection.execute(here)).mappings().first()
            if found is None or unpack(TableRow, found) != before:
                raise Taken(before.id)
            await connection.execute(change)
            await connection.execute(delete(CHAIRS).where(CHAIRS.c.table == before.id))
            await connection.execute(insert(CHAIRS), chairs_of(after))

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """The steps from `since` on."""
        query = select(LOG).where(LOG.c.table == table, LOG.c.at >= since).order_by(LOG.c.at)
        return await self._rows(LogRow, query)

    async def tables_of(self, person: str, most: int = 100) -> list[TableRow]:
        """Where this person sits or is host, the last moved first."""
        mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person)
        last = (TABLES.c.moved.desc(), TABLES.c.created.desc())
        query = select(TABLES).where(TABLES.c.id.in_(mine)).order_by(*last).limit(most)
        return await self._rows(TableRow, query)

    async def open_tables(self, most: int = 100) -> list[TableRow]:
        """Public ones with an open chair, the newest first."""
        is_open = (TABLES.c.state == "waiting", TABLES.c.private.is_(False), TABLES.c.free > 0)
        query = select(TABLES).where(*is_open).order_by(TABLES.c.created.desc()).limit(most)
        return await self._rows(TableRow, query)

    async def shared(self, secret: str) -> TableRow | None:
        """The table that was shared by this secret."""
        query = select(TABLES).where(TABLES.c.share == secret)
        return await self._row(TableRow, query) if secret else None

    async def running(self) -> list[str]:
        """The ids of all tables in play."""
        return await self._ids(select(TABLES.c.id).where(TABLES.c.state == "playing"))

    async def overdue(self, now: float, most: int = 100) -> list[str]:
        """The ids of tables in play where somebody has run out of time."""
        late = (TABLES.c.due > 0, TABLES.c.due <= now, TABLES.c.state == "playing")
        query = select(TABLES.c.id).where(*late).order_by(TABLES.c.due).limit(most)
        return await self._ids(query)

    # Chat

    async def say(self, row: ChatRow) -> None:
        """The next line."""
        try:
            async with self._write() as connection:
                await connection.execute(insert(CHAT).values(pack(row)))
        except IntegrityError:
            raise Taken(row.table) from None

    async def chat(
        self, table: str, since: int = 0, before: int | None = None, most: int = 100
    ) -> list[ChatRow]:
        """The last lines from `since` on and before `before`."""
        query = select(CHAT).where(CHAT.c.table == table, CHAT.c.n >= since)
        if before is not None:
            query = query.where(CHAT.c.n < before)
        rows = await self._rows(ChatRow, query.order_by(CHAT.c.n.desc()).limit(most))
        return rows[::-1]

    # The log

    async def append(self, row: LogRow, table: TableRow | None = None) -> None:
        """Queue the step, and wait until it is durable."""
        step = Step(row, table, asyncio.get_running_loop().create_future())
        self._waiting.append(step)
        if self._flusher is None:
            self._flusher = asyncio.create_task(self._flush())
        await step.written

    async def _flush(self) -> None:
        """Write until nobody waits."""
        try:
            while self._waiting:
                steps, self._waiting = self._waiting[:MOST_STEPS], self._waiting[MOST_STEPS:]
                await self._write_steps(steps)
        finally:
            self._flusher = None

    async def _write_steps(self, steps: list[Step]) -> None:
        """One transaction; everybody is told how his own step fared."""
        try:
            async with self._write() as connection:
                won = await self._insert_steps(connection, steps)
        except Exception as broken:  # noqa: BLE001 - whoever waits is told, whatever it is
            for step in steps:
                _tell(step, broken)
            return
        for step in steps:
            _tell(step, None if step in won else Taken(f"{step.row.table} {step.row.at}"))

    async def _insert_steps(self, connection: AsyncConnection, steps: list[Step]) -> list[Step]:
        """Those whose place was free. Of two for one place the first in the queue has it."""
        first = {(step.row.table, step.row.at): step for step in reversed(steps)}
        rows = [pack(step.row) for step in first.values()]
        done = await connection.execute(self._add_steps, rows)
        won = [first[table, at] for table, at in done]
        # Of two steps of one table in one transaction the later one says how it stands now.
        latest = {
            step.row.table: _shown(step.table)
            for step in sorted(won, key=lambda step: step.row.at)
            if step.table is not None
        }
        if latest:
            await connection.execute(_SHOW, list(latest.values()))
        return won


_SHOW: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("this"))
    .values({name: bindparam(f"new_{name}") for name in SHOWN})
)


def _shown(table: TableRow) -> dict[str, Any]:
    values = pack(table)
    return {"this": table.id} | {f"new_{name}": values[name] for name in SHOWN}


def _tell(step: Step, broken: Exception | None) -> None:
    if step.written.done():  # whoever waited has gone away
        return
    if broken is None:
        step.written.set_result(None)
    else:
        step.written.set_exception(broken)


# Connections


@contextmanager
def _reachable() -> Iterator[None]:
    """A database that is away, full or locked is a refusal like any other."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError) as away:
        _LOG.warning("the database does not answer: %s", type(away).__name__)
        raise refuse(NotNow, _why(str(getattr(away, "orig", away)))) from away


def _why(said: str) -> str:
    """The id of a sentence for what SQLite or PostgreSQL said."""
    if "is full" in said or "No space left" in said:
        return "store-full"
    if "not a database" in said:
        return "store-foreign"
    return "store-away"


def _write_ahead(connection: Any, cursor: Any) -> None:  # noqa: ANN401 - a driver's own types
    """Keep SQLite's log beside the file; of several that open an empty one it refuses some."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            connection.run_async(lambda _: asyncio.sleep(0.02))
        else:
            return


def _tune(engine: AsyncEngine, *, writes: bool) -> None:
    """SQLite's switches; and transactions that begin when we say so, not when the driver does."""

    def connect(connection: Any, record: object) -> None:  # noqa: ANN401 - a driver's own type
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        _write_ahead(connection, cursor)
        cursor.close()

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine.sync_engine, "connect", connect)
    if writes:
        event.listen(engine.sync_engine, "begin", begin)
