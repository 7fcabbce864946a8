"""People and tables, kept: one contract (`store.py`), one suite of tests for every store."""

from pathlib import Path

from signoria.kernel.refusal import refuse
from signoria.server.refusals import NotNow
from signoria.server.store.store import Store, Taken

__all__ = ["Store", "Taken", "open_store"]


def open_store(url: str) -> Store:
    """The store of a URL: `memory:`, `sqlite:///file`, or `postgresql://user@host/name`.

    Nothing is connected yet; `Store.open` does that.
    """
    kind, _, place = url.partition(":")
    # Each brings its own libraries along: what is not used is not loaded.
    if kind == "memory":
        from signoria.server.store.memory import MemoryStore  # noqa: PLC0415 - see above

        return MemoryStore()
    if kind == "sqlite" and place.startswith("///") and len(place) > len("///"):
        file = Path(place.removeprefix("///"))
        file.parent.mkdir(parents=True, exist_ok=True)
        return _sql(f"sqlite+aiosqlite:///{file}")
    if kind in {"postgresql", "postgres"} and place.startswith("//"):
        return _sql(f"postgresql+asyncpg:{place}")
    raise refuse(NotNow, "store-url", kind=kind[:40])


def _sql(url: str) -> Store:
    from signoria.server.store.sql import SqlStore  # noqa: PLC0415 - see above

    return SqlStore(url)
