"""A server tidies up when it starts, and every day."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from signoria.server.app import daily
from signoria.server.app.cookies import AGE
from signoria.server.store.memory import MemoryStore
from tests.server.app.place import over_sockets, place


class Tidied(MemoryStore):
    """A store that tells how often it was tidied up, and is away the second time."""

    def __init__(self) -> None:
        """Never yet."""
        super().__init__()
        self.times = 0
        self.thrice = asyncio.Event()

    async def end_sessions_before(self, time: float) -> None:
        """Count."""
        self.times += 1
        if self.times == 2:
            raise OSError
        await super().end_sessions_before(time)
        if self.times == 3:
            self.thrice.set()


def test_old_sessions_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those whose cookies no browser has any longer: nobody else is logged out."""
    monkeypatch.setattr(daily, "DAY", 0.0)

    @over_sockets
    async def run() -> None:
        store = Tidied()
        async with place(tmp_path, store=store) as here:
            anna = await here.browser().come_in("Anna")
            visitor = await here.house.people.visitor(here.house.cookies.token(anna.cookie))
            assert visitor is not None
            young = await store.session(visitor.session)
            assert young is not None
            old = replace(young, token=visitor.session[::-1], created=young.created - AGE - 60)
            store.times = 0
            store.thrice.clear()
            await store.add_session(old)
            await store.thrice.wait()

            assert await store.session(old.token) is None
            assert "Anna" == (await anna.get("/api/me")).json()["name"]

    run()
