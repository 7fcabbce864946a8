"""A fork: another table that goes on from a moment, exactly, and leaves the first one alone."""

from random import Random
from typing import Any

import pytest

from signoria.games import find_game
from signoria.kernel.match import Match
from signoria.kernel.record import read_record
from signoria.kernel.refusal import InvalidMove, InvalidOptions
from signoria.server.refusals import NotHere, NotYours, TooLate
from signoria.server.wire import Fork, NewSeat, Sit, Start
from tests.server.tables.house import BOT, FRIEND, ME, House, Round, at_once, new_table, refused


async def over(house: House, game: str, **switches: bool) -> Round:
    """A game that two people have played to its end."""
    table = await house.seated(game, "Anna", "Ben", **switches)
    rng = Random(2)
    while not table.eyes[0].over:
        await table.play(1, rng)
    return table


@pytest.mark.parametrize(("game", "switches"), [("lorenzo", {"advanced": True}), ("masters", {})])
@at_once
async def test_a_finished_game_goes_on_from_any_move(game: str, switches: dict[str, bool]) -> None:
    """The same moves up to there, then others; its record is whole and can be replayed."""
    house = House(seed=2)
    table = await over(house, game, **switches)
    title = find_game(game)
    first = await house.tables.record(None, table.table)
    match: Match[Any] = Match.from_record(title, read_record(first))
    n = len(match.entries) // 2

    fork = await house.tables.fork(table.people[1], table.table, Fork(n, [ME, BOT], "Again"))

    assert (fork.state, fork.title, fork.game) == ("playing", "Again", game)
    ben = await house.look(table.people[1], fork.id)
    assert ben.sight.chair == 0
    rng = Random(1)
    while not ben.over:
        await house.until_quiet()
        await ben.all()
        if ben.ask is not None:
            await ben.play(rng.choice(ben.ask.options).move)
    again = read_record(await house.tables.record(table.people[1], fork.id))
    second: Match[Any] = Match.from_record(title, again)
    assert second.over
    assert match.entries[:n] == second.entries[:n]
    assert first == await house.tables.record(None, table.table), "the first game stays"


@at_once
async def test_what_is_hidden_is_not_forked() -> None:
    """While it runs, only somebody who knows every move of it goes on with it elsewhere."""
    house = House(seed=2)
    secret = await house.seated("masters", "Anna", "Ben")
    await secret.play(6, Random(1))
    fork = Fork(30, [ME, BOT])
    why = await refused(house.tables.fork(secret.people[0], secret.table, fork), NotYours)
    assert why == "server-fork-hidden"

    open_ = await house.seated("lorenzo", "Carla", "Dan")
    await open_.play(16, Random(1))
    table = await house.tables.fork(secret.people[0], open_.table, fork)
    assert table.state == "playing", "nothing is hidden in the basic game"

    alone = await house.tables.create(secret.people[0], new_table("masters", ME, ME, private=True))
    eyes = [await house.look(secret.people[0], alone.id, seat) for seat in (0, 1)]
    both = Round(alone.id, secret.people[:1], eyes)
    await both.play(6, Random(1))
    table = await house.tables.fork(secret.people[0], alone.id, fork)
    assert table.state == "playing", "who plays for everybody knows everything"


@at_once
async def test_friends_come_to_a_fork() -> None:
    """It waits for them where it will go on; nobody can be left out, for they have played."""
    house = House(seed=2)
    table = await over(house, "masters")
    anna, ben = table.people
    wanted = Fork(20, [FRIEND, ME], private=True)
    fork = await house.tables.fork(anna, table.table, wanted)
    assert fork.state == "waiting"
    assert fork.label
    assert not fork.mine
    assert "server-fork-seats" == await refused(
        house.tables.start(anna, fork.id, Start()), InvalidOptions
    )
    assert "server-not-here" == await refused(house.tables.table(ben, fork.id), NotHere)

    begun = await house.tables.sit(ben, fork.id, Sit(invite=fork.seats[0].invite))

    assert begun.state == "playing"
    eyes = await house.look(ben, fork.id)
    assert eyes.sight.chair == 0
    assert eyes.sight.moves >= 20
    assert eyes.undo.last is None, "what was played before is not taken back here"


@at_once
async def test_forks_that_cannot_be() -> None:
    """One sentence each, and no table."""
    house = House(seed=2)
    table = await over(house, "masters")
    anna, id_ = table.people[0], table.table
    eyes = table.eyes[0].connection.live.course
    assert eyes is not None
    last = eyes.moves
    before = len(await house.store.tables_of(anna.id))
    for fork, kind, why in (
        (Fork(last, [ME, BOT]), TooLate, "server-fork-over"),
        (Fork(last + 1, [ME, BOT]), InvalidMove, "server-no-move"),
        (Fork(-1, [ME, BOT]), InvalidMove, "server-no-move"),
        (Fork(9, [ME]), InvalidOptions, "server-fork-seats"),
        (Fork(9, [ME, NewSeat("bot", bot="deep")]), InvalidOptions, "bot-unknown"),
    ):
        assert why == await refused(house.tables.fork(anna, id_, fork), kind)
    waiting = await house.tables.create(anna, new_table("masters", ME, FRIEND, private=True))
    begin = Fork(0, [ME, BOT])
    assert "server-not-begun" == await refused(house.tables.fork(anna, waiting.id, begin), TooLate)
    eve = await house.person("Eve")
    assert "server-not-here" == await refused(house.tables.fork(eve, waiting.id, begin), NotHere)
    assert before + 1 == len(await house.store.tables_of(anna.id))

    again = await house.tables.fork(anna, id_, begin)
    assert again.state == "playing", "from before the first move it is the same set-up anew"
