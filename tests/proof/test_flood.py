"""A flood of nonsense over real sockets: every message is answered, and the table lives on."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.load.line import Line
from tests.proof.nonsense import nonsense
from tests.proof.players import Games
from tests.proof.servers import Server

AT_ONCE: Final = 50
"""Messages after which the server has to answer a sensible one."""
SENSIBLE: Final = 987_654_321
"""Its number."""


@pytest.mark.parametrize("messages", [3_000, pytest.param(1_000_000, marks=pytest.mark.slow)])
def test_flood(tmp_path: Path, messages: int) -> None:
    """Nobody gets a fault of ours, no table dies, and others play on."""
    kinds, played, troubles, complaints = asyncio.run(flooded(tmp_path, messages))

    assert [] == troubles
    assert "" == complaints
    assert kinds["scored"] >= messages // AT_ONCE
    assert kinds["refused"] > messages // 2
    assert played > 0, "the others were kept from playing"


async def flooded(data: Path, messages: int) -> tuple[dict[str, int], int, list[str], str]:
    """One of four at a table sends nonsense while another table is played at."""
    server = Server(data)
    await server.start()
    games = Games(server.address, [server.port], "lorenzo", 1)
    await games.begin(1)
    table, cookies = await games.crowd.set_up("lorenzo", 1)
    vandal = Vandal(server.port, table, cookies[0])
    await vandal.flood(messages, Random(messages))
    await games.end()
    await server.stop()
    return vandal.kinds, len(games.told), [*vandal.troubles, *games.troubles], server.complaints()


class Vandal:
    """Somebody with a chair who sends nonsense."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        """Not there yet."""
        self.port = port
        self.kinds: dict[str, int] = {}
        self.troubles: list[str] = []
        self._answered = asyncio.Event()
        path = f"/api/tables/{table}/socket?chair=0"
        self.line = Line(f"127.0.0.1:{port}", path, cookie, self._hear)

    def _hear(self, raw: bytes) -> None:
        frame: dict[str, Any] = json.loads(raw)
        kind = frame["kind"]
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        if kind == "sight" or frame.get("id") == SENSIBLE:
            self._answered.set()
        if kind == "refused" and frame["say"][0] == "app-broken":
            self.troubles.append(raw.decode())

    async def flood(self, messages: int, rng: Random) -> None:
        """So many, and a sensible one after each heap."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.line, "127.0.0.1", self.port)
        await asyncio.wait_for(self._answered.wait(), 30)
        for _ in range(messages // AT_ONCE):
            for _ in range(AT_ONCE):
                self.line.send(nonsense(rng))
            self._answered.clear()
            self.line.send(json.dumps({"kind": "score", "id": SENSIBLE}).encode())
            await asyncio.wait_for(self._answered.wait(), 30)
        self.line.close()
        await self.line.closed.wait()
