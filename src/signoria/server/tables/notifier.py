"""How processes tell each other that something happened at a table."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[str], None]
"""Gets the id of a table of which there is something new in the store."""


class Notifier(Protocol):
    """Tells every process.

    What it says may come twice, late or never: it only saves waiting; the truth is in the store.
    """

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""
        ...

    async def close(self) -> None:
        """Listen no longer."""
        ...

    async def tell(self, table: str) -> None:
        """There is something new at this table."""
        ...


class MemoryNotifier:
    """One process: there is nobody else to tell."""

    async def open(self, listener: Listener) -> None:
        """Nothing to listen to."""

    async def close(self) -> None:
        """Nothing to end."""

    async def tell(self, table: str) -> None:
        """Nobody to tell."""
