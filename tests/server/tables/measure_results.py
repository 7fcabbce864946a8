"""What the end of a game costs: `python -m tests.server.tables.measure_results`.

The course of a game of four by chance, read from its log; and the page of a person with so many
finished games in SQLite, in time of the processor, the best of ten.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from signoria.server.store import open_store
from signoria.server.store.memory import MemoryStore
from signoria.server.tables.chronicle import chronicle
from signoria.server.tables.results import Results
from tests.server.tables.house import House, a_finished_game

GAMES = 500


def say(line: str) -> None:
    """It is what the program is for."""
    sys.stdout.write(line + "\n")


async def best(work: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds."""
    found = []
    for _ in range(10):
        begun = time.process_time()
        await work()
        found.append((time.process_time() - begun) * 1000)
    return min(found)


async def course(game: str) -> None:
    """One game."""
    house = House(MemoryStore(), seed=3)
    played = await a_finished_game(house, game, *"abcd")
    row = await house.store.table(played.table)
    assert row is not None
    log = await house.store.log(row.id)

    async def work() -> None:
        chronicle(row, log, None)

    told = chronicle(row, log, None)
    size = len(msgspec.json.encode(told)) / 1000
    say(f"{game}: {len(told.moments)} moments, {size:.1f} kB, {await best(work):.1f} ms")


async def own_games(folder: str) -> None:
    """Five hundred of them."""
    store = open_store(f"sqlite:///{Path(folder) / 'games.sqlite'}")
    await store.open()
    house = House(store, seed=5)
    played = await a_finished_game(house, "lorenzo", *"abcd")
    row = await store.table(played.table)
    assert row is not None
    for at in range(GAMES - 1):
        await store.add_table(replace(row, id=f"t{at}", moved=row.moved + at))
    results, (person, *_) = Results(store), played.people

    async def work() -> None:
        await results.games(person)

    took = await best(work)
    say(f"a person with {(await results.games(person)).finished} games: {took:.0f} ms")
    await store.close()


def main() -> None:
    """All of it."""
    for game in ("lorenzo", "masters"):
        asyncio.run(course(game))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(own_games(folder))


if __name__ == "__main__":
    main()
