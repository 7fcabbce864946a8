"""How long people may think, and what they say to each other."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there go on without a clock."""
    for name, kind, before in (
        ("pace", sa.Text, "{}"),
        ("clocks", sa.Text, "[]"),
        ("ticked", sa.Double, "0"),
        ("due", sa.Double, "0"),
    ):
        column = sa.Column(name, kind, nullable=False, server_default=before)
        op.add_column("tables", column)
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "chat",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
