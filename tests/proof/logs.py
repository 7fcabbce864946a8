"""The tables' logs, read from the database itself."""

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]  # it brings no types

from tests.proof.players import Told

Log = dict[tuple[str, int], list[list[object]]]
"""The answers `[seat, moves]` of each step, by its table and its place."""
_STEPS: Final = "SELECT \"table\", at, body FROM log WHERE kind = 'moves'"


def of_sqlite(database: Path) -> Log:
    """What a file holds."""
    connection = sqlite3.connect(database)
    rows = connection.execute(_STEPS).fetchall()
    connection.close()
    return {(table, at): json.loads(body) for table, at, body in rows}


async def of_postgresql(url: str) -> Log:
    """What a server holds."""
    connection = await asyncpg.connect(url)
    rows = await connection.fetch(_STEPS)
    await connection.close()
    return {(table, at): json.loads(body) for table, at, body in rows}


def lost(told: Iterable[Told], log: Log) -> list[Told]:
    """What was acknowledged and is not there."""
    return [
        one for one in told if [one.seat, one.moves] not in log.get((one.table, one.at - 1), [])
    ]
