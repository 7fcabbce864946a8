"""How long it takes to look back: `python -m tests.server.tables.measure_looks`.

Games of four by chance, played to their end; then every move of each is looked at from a chair and
with every hand open, as a browser asks for it: time of the processor, until the frame is written.
"""

import asyncio
import sys
import time
from random import Random
from statistics import median, quantiles
from typing import Literal

from signoria.server.wire import Look
from tests.server.tables.house import House

GAMES = 3


async def looks(game: str, seed: int) -> tuple[list[float], list[int]]:
    """Every move of one game, twice: seconds and bytes."""
    house, rng = House(seed=seed), Random(seed)
    advanced = {"advanced": True} if game == "lorenzo" else {}
    table = await house.seated(game, "Anna", "Ben", "Carla", "Dan", **advanced)
    eyes = table.eyes[0]
    while not eyes.over:
        await table.play(1, rng)
    times: list[float] = []
    sizes: list[int] = []
    sides: tuple[Literal["own", "all"], ...] = ("own", "all")
    for who in sides:
        for n in range(eyes.moves + 1):
            eyes.raw.clear()
            begun = time.process_time()
            await eyes.connection.receive(Look(1, n, who))
            frame = await eyes.connection.frame()
            times.append(time.process_time() - begun)
            sizes.append(len(frame))
    return times, sizes


def main() -> None:
    """Both titles."""
    for game in ("lorenzo", "masters"):
        times: list[float] = []
        sizes: list[int] = []
        for seed in range(GAMES):
            taken, weighed = asyncio.run(looks(game, seed))
            times += taken
            sizes += weighed
        slow, large = quantiles(times, n=100)[-1], quantiles(sizes, n=100)[-1]
        sys.stdout.write(
            f"{game}: {len(times)} looks, p50 {1e3 * median(times):.2f} ms,"
            f" p99 {1e3 * slow:.2f} ms, most {1e3 * max(times):.2f} ms;"
            f" p50 {median(sizes):.0f} bytes, p99 {large:.0f}\n"
        )


if __name__ == "__main__":
    main()
