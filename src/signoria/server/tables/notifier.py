"""How processes tell each other that something happened at a table."""

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from signoria.kernel.refusal import refuse
from signoria.server.refusals import NotNow

Listener: TypeAlias = Callable[[str], None]
"""Gets the id of a table of which there is something new in the store, or ANY."""

ANY: Final = ""
"""Nobody listened for a while: there may be something new at any table."""

CHAT: Final = "chat:"
"""Goes before the id of a table at which somebody said something."""


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


def open_notifier(url: str) -> Notifier:
    """The notifier of a URL, `redis://host:6379/0`; an empty one is for a single process."""
    if not url:
        return MemoryNotifier()
    if url.partition(":")[0] in {"redis", "rediss", "unix"}:
        # Only a house with several processes has Redis's library.
        from signoria.server.tables.redis_notifier import RedisNotifier  # noqa: PLC0415 - see above

        return RedisNotifier(url)
    raise refuse(NotNow, "notifier-url", kind=url.partition(":")[0][:40])
