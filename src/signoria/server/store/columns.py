"""How rows lie in columns, and come out of them again."""

from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import RowMapping

from signoria.server.store.rows import ChatRow, LogRow, Person, Session, TableRow

R = TypeVar("R", Person, Session, TableRow, LogRow, ChatRow)

PACKED: Final = {
    "recovery",
    "seats",
    "names",
    "asked",
    "totals",
    "places",
    "owned",
    "pace",
    "clocks",
    "body",
}
"""What lies in a column as JSON: nothing is ever searched in it."""


def pack(row: Person | Session | TableRow | LogRow | ChatRow) -> dict[str, Any]:
    """A row as columns."""
    return {
        name: msgspec.json.encode(value).decode() if name in PACKED else value
        for name, value in msgspec.structs.asdict(row).items()
    }


def unpack(kind: type[R], row: RowMapping) -> R:
    """Columns as a row; those that only serve a search are left out."""
    values = {
        name: msgspec.json.decode(row[name]) if name in PACKED else row[name]
        for name in kind.__struct_fields__
    }
    return msgspec.convert(values, kind)


def of_person(person: Person) -> dict[str, Any]:
    """A person, with what user names are searched by."""
    return pack(person) | {"user_key": person.user_name.casefold() or None}


def of_table(table: TableRow) -> dict[str, Any]:
    """A table, with what the list of open ones is searched by."""
    return pack(table) | {"free": sum(seat.kind == "open" for seat in table.seats)}


def chairs_of(table: TableRow) -> list[dict[str, str]]:
    """Whose table it is, a row for each."""
    people = {table.host} | {seat.person for seat in table.seats if seat.person}
    return [{"person": person, "table": table.id} for person in sorted(people)]
