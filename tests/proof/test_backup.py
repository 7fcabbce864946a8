"""Backups that docs/deploying.md tells of, made while games go on, restored and played on."""

import asyncio
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.house.tree import ROOT
from tests.proof import logs
from tests.proof.players import Games, Player, Told
from tests.proof.servers import SOON, Server
from tests.server.store import postgres

SECRET: Final = "the same before and after"  # noqa: S105 - of a test
DOCUMENT: Final = ROOT / "docs" / "deploying.md"


def documented(*commands: str) -> None:
    """What is tried here is what the document says."""
    text = DOCUMENT.read_text("utf-8")
    assert [] == [command for command in commands if f"$ {command}" not in text]


def run(*command: object, into: Path | None = None) -> None:
    """A program that has to end well."""
    words = [str(word) for word in command]
    done = subprocess.run(words, check=False, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr.decode()
    if into is not None:
        into.write_bytes(done.stdout)


def test_sqlite(tmp_path: Path) -> None:
    """The program's own copy, as the document has it; a second one by what it calls itself."""
    if shutil.which("sqlite3") is None:
        pytest.skip("SQLite's program is not installed here: apt-get install sqlite3")
    documented(
        "sqlite3 /var/lib/signoria/signoria.sqlite \".backup '/backup/signoria.sqlite'\"",
        "cp /backup/signoria.sqlite /var/lib/signoria/signoria.sqlite",
    )
    before, after, backup = tmp_path / "before", tmp_path / "after", tmp_path / "backup.sqlite"
    before.mkdir()
    after.mkdir()

    def copy() -> None:
        run("sqlite3", before / "signoria.sqlite", f".backup '{backup}'")

    def restore() -> None:
        shutil.copy(backup, after / "signoria.sqlite")

    told, again = asyncio.run(backed_up(Server(before, secret=SECRET), copy, restore, after))

    assert [] == logs.lost(told, logs.of_sqlite(backup))
    assert [] == logs.lost(again, logs.of_sqlite(after / "signoria.sqlite"))


def test_postgresql(tmp_path: Path, postgresql: str, postgres_folder: Path) -> None:
    """pg_dump while games go on, psql into an empty database."""
    documented(
        "pg_dump --format=plain --no-owner --dbname=signoria --file=/backup/signoria.sql",
        "psql --quiet --set=ON_ERROR_STOP=1 --single-transaction --dbname=restored"
        " --file=/backup/signoria.sql",
    )
    programs = postgres.programs()
    assert programs is not None
    at = ("--host", postgres_folder, "--username", "signoria")
    before, after, backup = tmp_path / "before", tmp_path / "after", tmp_path / "backup.sql"
    before.mkdir()
    after.mkdir()
    restored = postgresql.replace("/postgres?", "/restored?")

    def copy() -> None:
        how = ("--format=plain", "--no-owner", "--dbname=postgres", f"--file={backup}")
        run(programs / "pg_dump", *at, *how)

    def restore() -> None:
        run(programs / "createdb", *at, "restored")
        how = ("--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction", "--dbname=restored")
        run(programs / "psql", *at, *how, f"--file={backup}")

    server = Server(before, postgresql, secret=SECRET)
    told, again = asyncio.run(backed_up(server, copy, restore, after, restored))

    there = asyncio.run(logs.of_postgresql(restored))
    assert [] == logs.lost(told, there)
    assert [] == logs.lost(again, there)


async def backed_up(
    server: Server,
    copy: Callable[[], None],
    restore: Callable[[], None],
    after: Path,
    database: str = "",
) -> tuple[list[Told], list[Told]]:
    """What was told before the copy was begun, and at the restored tables after it."""
    await server.start()
    games = Games(server.address, [server.port], "lorenzo", 1)
    await games.begin(2)
    await games.told_more(30)
    told = games.told
    await asyncio.to_thread(copy)
    await games.told_more(30)
    await games.end()
    await server.stop()
    await asyncio.to_thread(restore)
    other = Server(after, database, secret=SECRET)
    await other.start()
    again = await played_on(games.players, other.port)
    await other.stop()
    assert [] == games.troubles
    assert "" == server.complaints() + other.complaints()
    return told, again


async def played_on(people: list[Player], port: int) -> list[Told]:
    """The same people, with the cookies they have, at the same chairs."""
    rng = Random(2)
    players = [Player(each.table, each.seat, each.cookie, [port], rng) for each in people]
    tasks = [asyncio.create_task(player.play()) for player in players]
    tables = {player.table for player in players}

    def told() -> list[Told]:
        return [one for player in players for one in player.told]

    async with asyncio.timeout(SOON):
        while len(told()) < 30 or {one.table for one in told()} != tables:  # noqa: ASYNC110 - by any of many players
            await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for player in players:
        await player.gone()
    assert [] == [trouble for player in players for trouble in player.troubles]
    return told()
