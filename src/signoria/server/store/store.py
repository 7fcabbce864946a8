"""The contract of every store.

A method returns when what it writes is durable. `append` is the one door for what happens at a
table: whoever is first at `(table, at)` wins, the other gets `Taken` and reads what is new.
"""

from collections.abc import Sequence
from typing import Protocol

from signoria.server.store.rows import ChatRow, LogRow, Person, Session, TableRow


class Taken(Exception):
    """That place is taken: a step of the log, a user name, a change of a row seen too late."""


class Store(Protocol):
    """People, tables and their logs."""

    async def open(self) -> None:
        """Make ready; bring an older schema up to date."""
        ...

    async def close(self) -> None:
        """Finish what is being written."""
        ...

    async def healthy(self) -> bool:
        """Can it be read and written just now?"""
        ...

    # People

    async def add_person(self, person: Person) -> None:
        """Somebody new."""
        ...

    async def person(self, id_: str) -> Person | None:
        """By id."""
        ...

    async def person_called(self, user_name: str) -> Person | None:
        """By user name, capitals apart."""
        ...

    async def change_person(self, before: Person, after: Person) -> None:
        """Replace who was read; `Taken` when that has changed, or the user name is another's."""
        ...

    async def add_session(self, session: Session) -> None:
        """Another browser."""
        ...

    async def session(self, token: str) -> Session | None:
        """By the token's hash."""
        ...

    async def end_session(self, token: str) -> None:
        """Log out."""
        ...

    async def end_sessions(self, person: str) -> None:
        """Log out everywhere."""
        ...

    async def end_sessions_before(self, time: float) -> None:
        """Log out every browser that came in earlier."""
        ...

    # Tables

    async def add_table(self, table: TableRow, log: Sequence[LogRow] = ()) -> None:
        """A new one, with what has happened there already."""
        ...

    async def table(self, id_: str) -> TableRow | None:
        """By id."""
        ...

    async def change_table(self, before: TableRow, after: TableRow) -> None:
        """Replace what was read; `Taken` when it has changed meanwhile."""
        ...

    async def append(self, row: LogRow, table: TableRow | None = None) -> None:
        """The next step of a log, and with it in one what lists show of the table (`SHOWN`)."""
        ...

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """The steps from `since` on."""
        ...

    async def tables_of(self, person: str, most: int = 100) -> list[TableRow]:
        """Where this person sits or is host, the last moved first."""
        ...

    async def open_tables(self, most: int = 100) -> list[TableRow]:
        """Public ones with an open chair, the newest first."""
        ...

    async def shared(self, secret: str) -> TableRow | None:
        """The table that was shared by this secret; none by an empty one."""
        ...

    async def running(self) -> list[str]:
        """The ids of all tables in play: after a start, bots may have to be woken."""
        ...

    async def overdue(self, now: float, most: int = 100) -> list[str]:
        """The ids of tables in play where somebody has run out of time, the longest ago first."""
        ...

    # Chat

    async def say(self, row: ChatRow) -> None:
        """The next line; `Taken` when its place is."""
        ...

    async def chat(
        self, table: str, since: int = 0, before: int | None = None, most: int = 100
    ) -> list[ChatRow]:
        """The last lines from `since` on and before `before`, in their order."""
        ...
