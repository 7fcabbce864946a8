"""Bring a database up to date, whoever else does the same at this moment."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from signoria.kernel.refusal import refuse
from signoria.server.refusals import NotNow


def upgrade(connection: Connection, to: str = "head") -> None:
    """The steps that are still to be done, inside the connection's transaction."""
    if connection.dialect.name == "postgresql":
        # One at a time; the lock ends with the transaction. SQLite lets only one write anyway.
        connection.execute(text("SELECT pg_advisory_xact_lock(1492)"))
    config = Config()
    config.set_main_option("script_location", "signoria.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    here = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if here is not None and here not in known:
        raise refuse(NotNow, "store-newer", here=here)
    command.upgrade(config, to)
