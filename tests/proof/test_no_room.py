"""The disk is full, the database goes away and comes back: it is said, and nothing is lost."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.proof import logs
from tests.proof.players import Games
from tests.proof.servers import Server
from tests.server.store import postgres


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 4 MB."""
    if os.geteuid() != 0:
        pytest.skip("only root may mount a small disk")
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("this machine lets nobody mount a small disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_full_disk(small_disk: Path) -> None:
    """Who plays is told that there is no room; as soon as there is, the game goes on."""
    games = asyncio.run(filled(small_disk))

    assert [] == games.troubles
    assert [] == logs.lost(games.told, logs.of_sqlite(small_disk / "signoria.sqlite"))


async def filled(disk: Path) -> Games:
    """People play, the disk fills up, and somebody tidies up."""
    server = Server(disk)
    await server.start()
    games = Games(server.address, [server.port], "lorenzo", 1)
    await games.begin(1)
    await games.told_more(5)
    fill(disk / "filler")
    await games.refused("store-full")
    (disk / "filler").unlink()
    await games.told_more(10)
    await games.end()
    await server.stop()
    return games


def fill(file: Path) -> None:
    """Until nothing more fits."""
    with file.open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(bytes(1024))
        except OSError:
            return


def test_database_away(tmp_path: Path, postgres_folder: Path, postgresql: str) -> None:
    """Who plays is told that nothing can be saved; when it is back, the game goes on."""
    games = asyncio.run(gone(tmp_path, postgres_folder, postgresql))

    assert [] == games.troubles
    assert [] == logs.lost(games.told, asyncio.run(logs.of_postgresql(postgresql)))


def test_database_hangs(tmp_path: Path, postgres_folder: Path, postgresql: str) -> None:
    """It is said as well when the database neither answers nor is gone, and nobody is lost."""
    games = asyncio.run(hung(tmp_path, postgres_folder, postgresql))

    assert [] == games.troubles
    assert [] == logs.lost(games.told, asyncio.run(logs.of_postgresql(postgresql)))


async def hung(data: Path, folder: Path, database: str) -> Games:
    """People play, the database stops where it is, and goes on from there."""
    server = Server(data, database)
    await server.start()
    games = Games(server.address, [server.port], "lorenzo", 3)
    await games.begin(1)
    await games.told_more(5)
    with postgres.hanging(folder):
        async with httpx.AsyncClient(trust_env=False, timeout=30) as browser:
            health = browser.get(f"{server.address}/health")
            told, _ = await asyncio.gather(health, games.refused("store-away"))
    assert 503 == told.status_code
    await games.told_more(10)
    await games.end()
    await server.stop()
    return games


async def gone(data: Path, folder: Path, database: str) -> Games:
    """People play, the database goes away at once, and comes back."""
    server = Server(data, database)
    await server.start()
    games = Games(server.address, [server.port], "lorenzo", 2)
    await games.begin(1)
    await games.told_more(5)
    await asyncio.to_thread(postgres.stop, folder)
    await games.refused("store-away")
    await asyncio.to_thread(postgres.start, folder)
    await games.told_more(10)
    await games.end()
    await server.stop()
    return games
