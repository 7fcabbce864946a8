"""How many bytes a move is, and how long it takes: `python -m tests.server.tables.measure`.

Four people play by chance in one process with a store in memory, every chair watched; so this is
the price of the rules, the four pictures and their patches in time of the processor, without a disk
and without sockets.
"""

import asyncio
import gc
import sys
import time
import tracemalloc
import zlib
from collections import defaultdict
from random import Random
from statistics import median, quantiles

from signoria.server.wire import Play
from tests.server.tables.house import Eyes, House


async def play(
    game: str, seed: int, sizes: dict[str, list[int]], times: list[float], reading: list[float]
) -> None:
    """One game, and then reading it from its log."""
    house, rng = House(seed=seed), Random(seed)
    round_ = await house.seated(game, "Anna", "Ben", "Carla", "Dan")
    lines_ = [Line() for _ in round_.eyes]
    while not round_.eyes[0].over:
        eyes = await round_.asked()
        assert eyes.ask is not None
        move = rng.choice(eyes.ask.options).move
        begun = time.process_time()
        await eyes.connection.receive(Play(1, eyes.at, move))
        times.append(time.process_time() - begun)
        await round_.look()
        for each, line_ in zip(round_.eyes, lines_, strict=True):
            weigh(each, line_, sizes)
    again = House(house.store)
    begun = time.process_time()
    fresh = await again.look(round_.people[0], round_.table)
    reading.append(time.process_time() - begun)
    sizes["sight"].append(len(fresh.raw[0]))


async def weigh_tables(game: str, many: int = 50) -> float:
    """Kilobytes of a live table in the middle of its game, four looking on."""
    house, rng = House(), Random(1)
    sizes: list[int] = []
    tracemalloc.start()
    for at in range(many):
        round_ = await house.seated(game, *(f"{name}{at}" for name in "abcd"))
        await round_.play(40, rng)
        for each in round_.eyes:
            each.raw.clear()
        del round_.eyes
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return (sizes[-1] - sizes[0]) / (many - 1) / 1000


class Line:
    """A socket that compresses what it carries, as browsers ask for it."""

    def __init__(self) -> None:
        """Nothing was sent yet."""
        self.deflate = zlib.compressobj(wbits=-15)

    def bytes_of(self, frame: bytes) -> int:
        """What a frame is on the line."""
        return len(self.deflate.compress(frame) + self.deflate.flush(zlib.Z_SYNC_FLUSH))


def weigh(eyes: Eyes, line_: Line, sizes: dict[str, list[int]]) -> None:
    """The steps that were seen."""
    for raw in eyes.raw:
        small = line_.bytes_of(raw)
        if raw.startswith(b'{"kind":"step"'):
            kind = "asked" if b'"ask":{' in raw else "not asked"
            sizes[kind].append(len(raw))
            sizes[f"{kind}, compressed"].append(small)
    eyes.raw.clear()


def line(name: str, values: list[int]) -> str:
    """Median and the highest of ten."""
    return f"  {name}: median {median(values):.0f}, p90 {quantiles(values, n=10)[-1]:.0f} bytes"


def main() -> None:
    """Both titles, three games each."""
    for game in ("lorenzo", "masters"):
        sizes: dict[str, list[int]] = defaultdict(list)
        times: list[float] = []
        reading: list[float] = []
        for seed in range(3):
            asyncio.run(play(game, seed, sizes, times, reading))
        middle, slow = median(times), quantiles(times, n=100)[-1]
        lines = [f"{game}: {len(times)} answers, {1e3 * middle:.2f} ms, p99 {1e3 * slow:.2f} ms"]
        lines += [line(name, values) for name, values in sizes.items()]
        lines.append(f"  a finished game is read from its log in {1e3 * median(reading):.1f} ms")
        lines.append(f"  a live table takes {asyncio.run(weigh_tables(game)):.0f} kB")
        sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
