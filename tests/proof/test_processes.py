"""Two processes serve the same tables while one after the other is killed."""

import asyncio
from itertools import cycle, islice
from pathlib import Path
from typing import Final

import pytest

from tests.proof import logs
from tests.proof.players import Games
from tests.proof.servers import Server

LONGEST: Final = 3.0
"""Seconds that anybody may have to wait."""


@pytest.mark.parametrize("kills", [4, pytest.param(60, marks=pytest.mark.slow)])
def test_killed_in_turn(tmp_path: Path, postgresql: str, notifier: str, kills: int) -> None:
    """PostgreSQL and Redis: nothing acknowledged is lost, and nobody is stuck."""
    games = asyncio.run(killed_in_turn(tmp_path, postgresql, notifier, kills))

    assert [] == games.troubles
    assert [] == logs.lost(games.told, asyncio.run(logs.of_postgresql(postgresql)))
    assert max(wait for player in games.players for wait in player.waits) < LONGEST
    assert len({player.table for player in games.players if player.told}) >= 4


async def killed_in_turn(data: Path, database: str, notify: str, kills: int) -> Games:
    """People and bots play while one process is killed, and then the other."""
    secret = "the same for both"  # noqa: S105 - of a test
    servers = [Server(data, database, notify, secret) for _ in range(2)]
    for server in servers:
        await server.start()
    games = Games(servers[0].address, [server.port for server in servers], "lorenzo", kills)
    await games.begin(2)
    await games.begin(2, people=2)
    for server in islice(cycle(servers), kills):
        while games.running < 4:
            await games.one_more(people=2)
        await games.told_more(20)
        await server.kill()
        await games.told_more(20)
        await server.start()
    await games.end()
    for server in servers:
        await server.stop()
        assert "" == server.complaints()
    return games
