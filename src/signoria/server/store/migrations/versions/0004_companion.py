"""Tables that keep a game of a real table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those that are there are played here."""
    column = sa.Column("companion", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
