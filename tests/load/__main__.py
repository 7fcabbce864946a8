"""`scripts/load`: moves in a second, how soon they are seen, and what tables weigh."""

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Coroutine
from statistics import median, quantiles
from typing import Any, Final

from tests.load.crowd import Crowd, Table
from tests.load.server import Server

Figures = dict[str, Any]
GAME: Final = "lorenzo"


def main() -> int:
    """Run what is asked for, one after the other, each on a fresh server."""
    parser = argparse.ArgumentParser(prog="scripts/load", description=__doc__)
    parser.add_argument("what", nargs="*", metavar="WHAT", help=f"of {', '.join(RUNS)}; all")
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=0, help="0 = as many as the run is about")
    args = parser.parse_args()
    unknown = [name for name in args.what if name not in RUNS]
    if unknown:
        parser.error(f"{unknown[0]} is none of {', '.join(RUNS)}")
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    for name in args.what or RUNS:
        server = Server(cores[0] if len(cores) > 1 else None)
        begun = time.process_time(), time.perf_counter()
        try:
            figures = asyncio.run(RUNS[name](server, args))
        finally:
            troubles = server.stop()
        own, clock = time.process_time() - begun[0], time.perf_counter() - begun[1]
        figures |= {"run": name, "game": args.game, "client_core": round(own / clock, 2)}
        say(figures, as_json=args.json)
        if troubles:
            sys.stderr.write("\n".join(troubles[:5]) + "\n")
            return 1
    return 0


def say(figures: Figures, *, as_json: bool) -> None:
    """One line each, or one line of JSON."""
    if as_json:
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        sys.stdout.write(f"{figures.pop('run')} ({figures.pop('game')})\n")
        sys.stdout.writelines(f"  {name}: {value}\n" for name, value in figures.items())
    sys.stdout.flush()


async def crowd(server: Server, args: argparse.Namespace, tables: int) -> Crowd:
    """People at that many tables."""
    tables = args.tables or tables
    people = Crowd(server.address)
    await people.come_in(max(8, min(400, tables)))
    await people.sit_down(args.game, tables)
    return people


async def moves(server: Server, args: argparse.Namespace) -> Figures:
    """As fast as it goes: every table answers as soon as all four have seen the last answer."""
    people = await crowd(server, args, 200)
    count = 0

    def ready(table: Table) -> None:
        nonlocal count
        count += 1
        table.answer()

    seen: list[float] = []
    for table in people.tables:
        table.ready = ready
        table.seen = lambda _, last: seen.append(last)
    before = sum(table.moves for table in people.tables)
    used, begun = server.seconds, time.perf_counter()
    for table in people.tables:
        ready(table)
    await until(lambda: sum(t.over for t in people.tables) > len(people.tables) // 2, args.seconds)
    clock, used = time.perf_counter() - begun, server.seconds - used
    played = sum(table.moves for table in people.tables) - before
    steps = [size for table in people.tables for size in table.steps]
    sent = sum(line.bytes for table in people.tables for line in table.lines)
    await people.close()
    return {
        "moves_per_s": round(played / clock),
        "moves_per_core_second": round(played / used),
        "answers_per_s": round(len(seen) / clock),
        "server_core": round(used / clock, 2),
        "answers_per_core_second": round(len(seen) / used),
        "seen_by_all_ms_p50_p99": spread(seen),
        "refused": sum(table.refused for table in people.tables),
        "step_bytes_median": median(steps),
        "line_bytes_per_answer_and_viewer": round(sent / max(1, 4 * count)),
    }


async def paced(server: Server, args: argparse.Namespace, *, rate: float, tables: int) -> Figures:
    """So many answers in a second, at tables in turn."""
    before = server.kilobytes
    people = await crowd(server, args, tables)
    figures: Figures = {"tables": len(people.tables), "sockets": 4 * len(people.tables)}
    figures["server_mb"] = server.kilobytes // 1024
    figures["kb_per_table_with_sockets"] = round((server.kilobytes - before) / len(people.tables))
    done: list[float] = []
    seen: list[float] = []

    def heard(first: float, last: float) -> None:
        done.append(first)
        seen.append(last)

    waiting = list(people.tables)
    for table in people.tables:
        table.ready, table.seen = waiting.append, heard
    used, begun, due, late = server.seconds, time.perf_counter(), 0.0, 0
    while time.perf_counter() - begun < args.seconds and waiting:
        due += 1 / rate
        pause = begun + due - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        elif pause < -0.1:
            late += 1
        waiting.pop(0).answer()
    clock, used = time.perf_counter() - begun, server.seconds - used
    await until(lambda: len(waiting) + sum(t.over for t in people.tables) >= len(people.tables), 10)
    figures |= {
        "answers_per_s": round(len(seen) / clock),
        "accepted_ms_p50_p99": spread(done),
        "seen_by_all_ms_p50_p99": spread(seen),
        "server_core": round(used / clock, 2),
        "late": late,
    }
    await people.close()
    return figures


async def seen(server: Server, args: argparse.Namespace) -> Figures:
    """200 answers in a second."""
    return await paced(server, args, rate=200, tables=100)


async def seen_with_bots(server: Server, args: argparse.Namespace) -> Figures:
    """The same while bots think all the time, on the client's cores."""
    people = Crowd(server.address)
    await people.come_in(1)
    await people.bots_sit_down(args.game, 400)
    await people.close()
    server.bots_elsewhere(os.sched_getaffinity(0))
    return await seen(server, args)


async def many(server: Server, args: argparse.Namespace) -> Figures:
    """2,000 tables with 8,000 sockets, an answer at each every 15 seconds."""
    tables = args.tables or 2000
    return await paced(server, args, rate=tables / 15, tables=tables)


async def until(reached: Callable[[], bool], seconds: float) -> None:
    """Wait for it, but not for ever."""
    end = time.perf_counter() + seconds
    while not reached() and time.perf_counter() < end:  # noqa: ASYNC110 - what is waited for are figures
        await asyncio.sleep(0.02)


def spread(times: list[float]) -> tuple[float, float]:
    """Median and the highest of a hundred, in milliseconds."""
    cuts = quantiles(times, n=100)
    return round(1e3 * median(times), 2), round(1e3 * cuts[98], 2)


RUNS: Final[dict[str, Callable[[Server, argparse.Namespace], Coroutine[Any, Any, Figures]]]] = {
    "moves": moves,
    "seen": seen,
    "seen-with-bots": seen_with_bots,
    "many": many,
}

if __name__ == "__main__":
    sys.exit(main())
