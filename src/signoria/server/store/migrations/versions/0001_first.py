"""People, sessions, tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("user_name", sa.Text, nullable=False),
        sa.Column("user_key", sa.Text, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("recovery", sa.Text, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    _tables()
    op.create_table(
        "chairs",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("ix_chairs_table", "chairs", ["table"])
    op.create_table(
        "log",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("moved", sa.Double, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("totals", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("again", sa.Text, nullable=False),
        sa.Column("free", sa.SmallInteger, nullable=False),
    )
    op.create_index("ix_tables_open", "tables", ["state", "private", "created"])
