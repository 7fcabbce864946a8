"""Shared results, and what each seat had gathered at the end."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that ended before this keep their result; what was gathered in them is not known."""
    op.add_column("tables", sa.Column("share", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("owned", sa.Text, nullable=False, server_default="[]"))
    op.create_index("ix_tables_share", "tables", ["share"])
