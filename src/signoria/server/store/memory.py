"""A store that forgets everything at the end of the process: for tests, and for a quick look."""

import heapq
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from signoria.server.store.rows import SHOWN, ChatRow, LogRow, Person, Session, TableRow
from signoria.server.store.store import Taken

OPEN: Final = "open"
PLAYING: Final = "playing"
WAITING: Final = "waiting"


class MemoryStore:
    """Dictionaries. Rows are frozen, so what was read never changes under anybody's hands."""

    def __init__(self) -> None:
        """Empty."""
        self._people: dict[str, Person] = {}
        self._user_names: dict[str, str] = {}
        self._sessions: dict[str, Session] = {}
        self._tables: dict[str, TableRow] = {}
        self._logs: dict[str, list[LogRow]] = {}
        self._chats: dict[str, list[ChatRow]] = {}

    async def open(self) -> None:
        """Always ready."""

    async def close(self) -> None:
        """Nothing is on its way."""

    async def healthy(self) -> bool:
        """Memory is."""
        return True

    # People

    async def add_person(self, person: Person) -> None:
        """Somebody new; `Taken` when the user name is another's."""
        self._write_person(person)

    async def person(self, id_: str) -> Person | None:
        """By id."""
        return self._people.get(id_)

    async def person_called(self, user_name: str) -> Person | None:
        """By user name, capitals apart."""
        id_ = self._user_names.get(user_name.casefold())
        return None if id_ is None else self._people[id_]

    async def change_person(self, before: Person, after: Person) -> None:
        """Replace who was read; `Taken` when that has changed, or the user name is another's."""
        if self._people.get(before.id) != before:
            raise Taken
        self._write_person(after)

    def _write_person(self, person: Person) -> None:
        key = person.user_name.casefold()
        if key and self._user_names.get(key, person.id) != person.id:
            raise Taken
        before = self._people.get(person.id)
        if before is not None:
            self._user_names.pop(before.user_name.casefold(), None)
        if key:
            self._user_names[key] = person.id
        self._people[person.id] = person

    async def add_session(self, session: Session) -> None:
        """Another browser."""
        self._sessions[session.token] = session

    async def session(self, token: str) -> Session | None:
        """By the token's hash."""
        return self._sessions.get(token)

    async def end_session(self, token: str) -> None:
        """Log out."""
        self._sessions.pop(token, None)

    async def end_sessions(self, person: str) -> None:
        """Log out everywhere."""
        for token in [each.token for each in self._sessions.values() if each.person == person]:
            del self._sessions[token]

    async def end_sessions_before(self, time: float) -> None:
        """Log out every browser that came in earlier."""
        for token in [each.token for each in self._sessions.values() if each.created < time]:
            del self._sessions[token]

    # Tables

    async def add_table(self, table: TableRow, log: Sequence[LogRow] = ()) -> None:
        """A new one; `Taken` when there is one of this id."""
        if table.id in self._tables:
            raise Taken
        self._tables[table.id] = table
        self._logs[table.id] = list(log)
        self._chats[table.id] = []

    async def table(self, id_: str) -> TableRow | None:
        """By id."""
        return self._tables.get(id_)

    async def change_table(self, before: TableRow, after: TableRow) -> None:
        """Replace what was read; `Taken` when it has changed meanwhile."""
        if self._tables.get(before.id) != before:
            raise Taken
        self._tables[after.id] = after

    async def append(self, row: LogRow, table: TableRow | None = None) -> None:
        """The next step of a log, and with it in one what lists show of the table."""
        log = self._logs.get(row.table)
        if log is None or len(log) != row.at:
            raise Taken
        log.append(row)
        if table is not None:
            shown = {name: getattr(table, name) for name in SHOWN}
            self._tables[table.id] = replace(self._tables[table.id], **shown)

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """The steps from `since` on."""
        return self._logs.get(table, [])[since:]

    async def tables_of(self, person: str, most: int = 100) -> list[TableRow]:
        """Where this person sits or is host, the last moved first."""
        theirs = (
            table
            for table in self._tables.values()
            if table.host == person or any(seat.person == person for seat in table.seats)
        )
        return _first(theirs, most, "moved")

    async def open_tables(self, most: int = 100) -> list[TableRow]:
        """Public ones with an open chair, the newest first."""
        waiting = (
            table
            for table in self._tables.values()
            if table.state == WAITING
            and not table.private
            and any(seat.kind == OPEN for seat in table.seats)
        )
        return _first(waiting, most, "created")

    async def shared(self, secret: str) -> TableRow | None:
        """The table that was shared by this secret."""
        found = (table for table in self._tables.values() if table.share == secret)
        return next(found, None) if secret else None

    async def running(self) -> list[str]:
        """The ids of all tables in play."""
        return [table.id for table in self._tables.values() if table.state == PLAYING]

    async def overdue(self, now: float, most: int = 100) -> list[str]:
        """The ids of tables in play where somebody has run out of time."""
        late = (
            table
            for table in self._tables.values()
            if table.state == PLAYING and 0 < table.due <= now
        )
        return [table.id for table in heapq.nsmallest(most, late, key=lambda table: table.due)]

    # Chat

    async def say(self, row: ChatRow) -> None:
        """The next line."""
        chat = self._chats[row.table]
        if len(chat) != row.n:
            raise Taken
        chat.append(row)

    async def chat(
        self, table: str, since: int = 0, before: int | None = None, most: int = 100
    ) -> list[ChatRow]:
        """The last lines from `since` on and before `before`."""
        return self._chats.get(table, [])[since:before][-most:]


def _first(tables: Iterable[TableRow], most: int, by: str) -> list[TableRow]:
    """The `most` with the highest figure; of equals, the one added last."""
    ranked = ((getattr(table, by), at, table) for at, table in enumerate(tables))
    return [table for _, _, table in heapq.nlargest(most, ranked)]
