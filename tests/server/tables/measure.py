"""How many bytes a move is, and how long it takes: `python -m tests.server.tables.measure`.

Four people play by chance in one process with a store in memory, every chair watched; so this is
the price of the rules, the four pictures and their patches, without a disk and without sockets.
"""

import asyncio
import sys
import time
from random import Random
from statistics import median, quantiles

from signoria.server.wire import Play
from tests.server.tables.house import Eyes, House


async def play(game: str, seed: int, sizes: dict[str, list[int]], times: list[float]) -> None:
    """One game."""
    house, rng = House(seed=seed), Random(seed)
    round_ = await house.seated(game, "Anna", "Ben", "Carla", "Dan")
    while not round_.eyes[0].over:
        eyes = await round_.asked()
        assert eyes.ask is not None
        move = rng.choice(eyes.ask.options).move
        begun = time.perf_counter()
        await eyes.connection.receive(Play(1, eyes.at, move))
        times.append(time.perf_counter() - begun)
        await round_.look()
        for each in round_.eyes:
            weigh(each, sizes)


def weigh(eyes: Eyes, sizes: dict[str, list[int]]) -> None:
    """The steps that were seen."""
    for raw in eyes.raw:
        if raw.startswith(b'{"kind":"step"'):
            sizes["asked" if b'"ask":{' in raw else "not asked"].append(len(raw))
    eyes.raw.clear()


def line(name: str, values: list[int]) -> str:
    """Median and the highest of ten."""
    return f"  {name}: median {median(values):.0f}, p90 {quantiles(values, n=10)[-1]:.0f} bytes"


def main() -> None:
    """Both titles, three games each."""
    for game in ("lorenzo", "masters"):
        sizes: dict[str, list[int]] = {"asked": [], "not asked": []}
        times: list[float] = []
        for seed in range(3):
            asyncio.run(play(game, seed, sizes, times))
        middle, slow = median(times), quantiles(times, n=100)[-1]
        lines = [f"{game}: {len(times)} answers, {1e3 * middle:.2f} ms, p99 {1e3 * slow:.2f} ms"]
        lines += [line(name, values) for name, values in sizes.items()]
        sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
