"""Kill the server at any moment: what it acknowledged is there, and the game goes on."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.proof import logs
from tests.proof.players import Games
from tests.proof.servers import Server


@pytest.mark.parametrize("kills", [12, pytest.param(1000, marks=pytest.mark.slow)])
def test_sqlite(tmp_path: Path, kills: int) -> None:
    """A server with SQLite, killed at random moments: no acknowledged answer is lost."""
    games, complaints = asyncio.run(killed(tmp_path, kills))

    assert [] == games.troubles
    assert "" == complaints
    assert [] == logs.lost(games.told, logs.of_sqlite(tmp_path / "signoria.sqlite"))
    assert len(games.told) > 5 * kills, "people played between the kills"


async def killed(data: Path, kills: int) -> tuple[Games, str]:
    """People play while the server is killed so many times."""
    rng = Random(kills)
    server = Server(data)
    await server.start()
    games = Games(server.address, [server.port], "lorenzo", kills)
    await games.begin(3)
    for _ in range(kills):
        await games.told_more(6)
        await asyncio.sleep(rng.random() * 0.05)
        await server.kill()
        await server.start()
        while games.running < 3:
            await games.one_more()
    await games.end()
    await server.stop()
    return games, server.complaints()
