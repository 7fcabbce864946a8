"""Bots at the table: they never hold it up, and stand in for who left."""

import asyncio

import pytest

from signoria.server.refusals import NotYours
from signoria.server.tables.bots import Riddle
from signoria.server.wire import Back, Done, Sit, StandIn
from tests.server.tables.house import (
    BOT,
    ME,
    OPEN,
    Fails,
    House,
    Slow,
    at_once,
    new_table,
    refused,
)


@at_once
async def test_a_bot_that_fails_plays_its_first_answer() -> None:
    """The game goes on to its end."""
    house = House(bots=Fails())
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table("masters", BOT, BOT))

    await house.until_quiet()

    assert "over" == (await house.tables.table(anna, table.id)).state


@at_once
async def test_several_bots_think_at_once() -> None:
    """A draft asks all of them; what one answers does not make the others begin anew."""
    bots = Slow()
    house = House(bots=bots)
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table("masters", ME, BOT, BOT, BOT))
    eyes = await house.look(anna, table.id)
    await asyncio.sleep(0)
    assert [1, 2, 3] == sorted(bots.asked)
    assert (0, 1, 2, 3) == eyes.sight.asked
    assert eyes.ask is not None
    assert eyes.ask.sealed

    # Nobody waits for them.
    assert isinstance(await eyes.play(eyes.ask.options[0].move), Done)
    bots.go.set()
    await house.until_quiet()

    assert [1, 2, 3] == sorted(bots.asked[:3])
    assert set(bots.asked[3:]) <= {0, 1, 2, 3}
    log = await house.store.log(table.id)
    assert [0, 1, 2, 3] == sorted(step.body[0][0] for step in log[1:5])


@at_once
async def test_an_answer_that_comes_too_late_is_thrown_away() -> None:
    """The table has moved on meanwhile; the bot is asked again."""
    bots = Slow()
    house = House(bots=bots)
    anna = await house.person("Anna")
    bots.go.set()
    table = await house.tables.create(anna, new_table("lorenzo", ME, BOT))
    await house.until_quiet()
    eyes = await house.look(anna, table.id)
    bots.go.clear()
    asked = len(bots.asked)
    while eyes.ask is not None:
        await eyes.play(eyes.ask.options[0].move)
    await asyncio.sleep(0)
    assert asked < len(bots.asked), "a bot thinks"

    await eyes.send(Back(1, eyes.at, eyes.undo.last))
    bots.go.set()
    await house.until_quiet()

    assert "back" == (await house.store.log(table.id))[-1].kind
    # It is still this person's turn.
    assert isinstance(await eyes.play(eyes.question.options[0].move), Done)


@at_once
async def test_a_bot_plays_for_who_left_until_they_return() -> None:
    """Getting up in the middle of a game; opening the table again is coming back."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    anna, ben = table.eyes
    person = table.people[1]
    await ben.connection.close()

    left = await house.tables.leave(person, table.table)
    assert "greedy" == left.seats[1].stand_in
    for _ in range(6):
        await house.until_quiet()
        await anna.all()
        assert anna.ask is not None, "Ben's turns are played"
        await anna.play(anna.ask.options[0].move)
    back = await house.look(person, table.table, 1)

    assert "" == back.table.seats[1].stand_in
    await house.until_quiet()
    while anna.ask is not None:
        await anna.play(anna.ask.options[0].move)
    await house.until_quiet()
    await back.all()
    assert back.ask is not None, "and now nobody plays for Ben"


@at_once
async def test_who_may_let_a_bot_stand_in() -> None:
    """For oneself anybody, for others the host; and for oneself no longer."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben", "Carla")
    anna, ben, _ = table.people

    not_his = house.tables.stand_in(ben, table.table, StandIn(on=True, seat=2))
    assert "server-host-only" == await refused(not_his, NotYours)
    info = await house.tables.stand_in(ben, table.table, StandIn(on=True, bot="random"))
    assert ["", "random", ""] == [seat.stand_in for seat in info.seats]
    here = house.tables.stand_in(anna, table.table, StandIn(on=True, seat=2))
    assert "server-still-here" == await refused(here, NotYours)
    await table.eyes[2].connection.close()
    info = await house.tables.stand_in(anna, table.table, StandIn(on=True, seat=2))
    assert ["", "random", "greedy"] == [seat.stand_in for seat in info.seats]
    info = await house.tables.stand_in(ben, table.table, StandIn(on=False))
    assert ["", "", "greedy"] == [seat.stand_in for seat in info.seats]
    unknown = house.tables.stand_in(ben, table.table, StandIn(on=True, bot="hal"))
    assert "bot-unknown" == await refused(unknown)
    await house.tables.close()


@at_once
async def test_whoever_moves_themselves_needs_no_bot() -> None:
    """A move of one's own ends the standing in."""
    bots = Slow()
    house = House(bots=bots)
    table = await house.seated("lorenzo", "Anna", "Ben")
    player = await table.asked()
    person = table.people[player.sight.chair or 0]
    await house.tables.stand_in(person, table.table, StandIn(on=True))
    await player.all()
    assert player.ask is not None

    assert isinstance(await player.play(player.ask.options[0].move), Done)

    await player.all()
    assert [""] * 2 == [seat.stand_in for seat in player.table.seats]
    await house.tables.close()


@at_once
async def test_a_bot_is_told_what_its_seat_may_know() -> None:
    """A view as JSON: the hands of others are not in it."""
    heard: list[Riddle] = []

    class Ears(Fails):
        async def think(self, riddle: Riddle) -> tuple[str, ...]:
            heard.append(riddle)
            return ()

    house = House(bots=Ears())
    anna = await house.person("Anna")
    await house.tables.create(anna, new_table("masters", ME, BOT))
    await house.until_quiet()

    packets = [player["packet"] for player in heard[0].view["players"]]
    assert 1 == len(set(packets[0])), "nothing to tell one from the other"
    assert 4 == len(set(packets[1]))


@at_once
async def test_the_same_again() -> None:
    """The second who asks gets the first's; others find their chair kept, and bots stay."""
    house = House()
    people = [await house.person(name) for name in ("Anna", "Ben", "Carla")]
    anna, ben, carla = people
    seats = [ME, OPEN, OPEN, BOT]
    table = await house.tables.create(anna, new_table("masters", *seats))
    for person in (ben, carla):
        await house.tables.sit(person, table.id, Sit())
    assert "server-not-over" == await refused(house.tables.rematch(anna, table.id))
    for person in people:
        await house.tables.stand_in(person, table.id, StandIn(on=True, bot="random"))
    await house.until_quiet()

    first = await house.tables.rematch(ben, table.id)
    assert ["invited", "person", "invited", "bot"] == [seat.kind for seat in first.seats]
    assert [False, True, False, False] == [seat.host for seat in first.seats]
    (waiting,) = (await house.tables.lobby(carla)).mine
    assert first.id == waiting.id
    assert [False, False, True, False] == [seat.mine for seat in waiting.seats]
    second = await house.tables.rematch(anna, table.id)
    assert first.id == second.id
    assert "waiting" == second.state
    assert first.id == (await house.tables.table(anna, table.id)).again

    third = await house.tables.sit(carla, first.id, Sit())

    assert "playing" == third.state
    assert ["Anna", "Ben", "Carla", "random"] == [seat.name for seat in third.seats]
    eve = await house.person("Eve")
    assert "server-not-your-chair" == await refused(house.tables.rematch(eve, table.id))
    await house.tables.close()


@pytest.mark.parametrize("title", ["lorenzo", "masters"])
@at_once
async def test_bots_know_what_to_answer_to_the_end(
    title: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Also where the turn goes on to somebody whose hand they cannot see."""
    house = House()
    anna = await house.person("Anna")

    await house.tables.create(anna, new_table(title, BOT, BOT, BOT))
    await house.until_quiet()

    assert [] == caplog.records
