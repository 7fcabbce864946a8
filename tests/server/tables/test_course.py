"""What a log comes to, whichever way it is read."""

from random import Random

import pytest

from signoria.server.store.rows import LogRow, TableRow
from signoria.server.tables.course import Course
from signoria.server.wire import Agree, Back
from tests.server.tables.house import House, at_once


async def a_wild_game(game: str, seed: int) -> tuple[TableRow, list[LogRow]]:
    """Moves, wishes and ways back by chance."""
    house, rng = House(seed=seed), Random(seed)
    table = await house.seated(game, "Anna", "Ben", "Carla")
    for _ in range(60):
        await table.look()
        eyes = rng.choice(table.eyes)
        moves = eyes.sight.moves if rng.random() < 0.5 else eyes.at
        if rng.random() < 0.2:
            await eyes.send(Back(1, eyes.at, rng.randrange(max(moves, 1))))
        await table.look()
        if eyes.undo.asked is not None:
            for each in table.eyes:
                await each.send(Agree(2, each.at, yes=rng.random() < 0.8))
        await table.look()
        if any(each.ask for each in table.eyes):
            await table.play(1, rng)
    row = await house.store.table(table.table)
    assert row is not None
    return row, await house.store.log(table.table)


@pytest.mark.parametrize("game", ["lorenzo", "masters"])
@pytest.mark.parametrize("seed", range(4))
@at_once
async def test_what_was_taken_back_need_not_be_played(game: str, seed: int) -> None:
    """A log read at once comes to the same as one that was followed step by step."""
    row, log = await a_wild_game(game, seed)
    assert {"moves", "back", "wish"} <= {step.kind for step in log}
    followed = Course(row)
    for end, step in enumerate(log, 1):
        followed.read(step)
        read = Course(row)
        read.read_all(log[:end])

        assert followed.match.state == read.match.state
        assert followed.match.entries == read.match.entries
        assert followed.told == read.told
        assert followed.starts == read.starts
        assert followed.wish == read.wish
        assert (followed.at, followed.changed, followed.open_since) == (
            (read.at, read.changed, read.open_since)
        )
