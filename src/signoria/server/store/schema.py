"""The tables of the database. `migrations/` brings a database there; a test compares the two."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("user_name", Text, nullable=False),
    # The user name without its capitals; null where there is no account.
    Column("user_key", Text, unique=True),
    Column("password", Text, nullable=False),
    Column("recovery", Text, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("position", Text),
    Column("moved", Double, nullable=False),
    Column("label", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("totals", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("again", Text, nullable=False),
    Column("share", Text, nullable=False, server_default=""),
    Column("owned", Text, nullable=False, server_default="[]"),
    Column("companion", Boolean, nullable=False, server_default=false()),
    # How many chairs anybody may take: what the list of open tables asks for.
    Column("free", SmallInteger, nullable=False),
    Column("pace", Text, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("ticked", Double, nullable=False),
    Column("due", Double, nullable=False),
    Index("ix_tables_open", "state", "private", "created"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_share", "share"),
)

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    # Host and everybody seated; it follows from `tables` and saves a search through all of them.
    Column("person", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), primary_key=True, index=True),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("at", Integer, primary_key=True, autoincrement=False),
    Column("by", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("time", Double, nullable=False),
    # Rows lie in the order of their key: a table's log is read in one stretch.
    sqlite_with_rowid=False,
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Double, nullable=False),
    sqlite_with_rowid=False,
)
