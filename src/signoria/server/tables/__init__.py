"""People at tables: who sits where, whose turn it is, what each chair gets to see.

Knows people, seats and matches; no sockets, no pages, no game.
"""

from signoria.server.tables.connection import Connection
from signoria.server.tables.tables import Busy, Tables

__all__ = ["Busy", "Connection", "Tables"]
