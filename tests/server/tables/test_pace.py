"""Clocks: whose time runs, what is given and kept, and what happens when it is over."""

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from signoria.kernel.refusal import InvalidOptions
from signoria.server.steady import Steady
from signoria.server.store.memory import MemoryStore
from signoria.server.tables import timekeeper
from signoria.server.tables.timekeeper import Timekeeper
from signoria.server.wire import Agree, Back, Done, NewTable, Pace, People, Sit, StandIn, Start
from tests.server.tables.house import (
    BOT,
    ME,
    OPEN,
    Eyes,
    House,
    Hub,
    Round,
    Slow,
    at_once,
    refused,
)

LIVE = Pace("live", time=600, more=10)
DAILY = Pace("days", time=86_400)
DAY = 86_400


async def turn(eyes: Eyes, rng: Random) -> None:
    """Answer until somebody else is asked."""
    while eyes.ask is not None:
        assert isinstance(await eyes.play(rng.choice(eyes.ask.options).move), Done)


def left(eyes: Eyes) -> tuple[float, ...]:
    """What each seat has left, as this browser was told."""
    assert eyes.clocks is not None
    return eyes.clocks.left


def running(eyes: Eyes) -> tuple[int, ...]:
    """Whose time runs."""
    assert eyes.clocks is not None
    return eyes.clocks.running


async def in_turns(house: House, pace: Pace) -> tuple[Round, Eyes, Eyes]:
    """Two people at a table where one is asked after the other; and who is asked first."""
    house.pace = pace
    table = await house.seated("lorenzo", "Anna", "Ben")
    first = await table.asked()
    (other,) = (each for each in table.eyes if each is not first)
    return table, first, other


def at(eyes: Eyes) -> int:
    """On which chair."""
    assert eyes.connection.chair is not None
    return eyes.connection.chair


@at_once
async def test_only_the_time_of_who_is_asked_runs() -> None:
    """A turn costs what it took, and gives something back when it is handed in."""
    house = House()
    table, first, other = await in_turns(house, LIVE)
    assert (600.0, 600.0) == left(first)
    assert (at(first),) == running(other)

    house.now += 45
    await turn(first, Random(1))
    await table.look()

    assert 565.0 == left(other)[at(first)]
    assert 600.0 == left(other)[at(other)]
    assert (at(other),) == running(first)


@at_once
async def test_a_turn_handed_in_piece_by_piece_gives_once() -> None:
    """Nobody gathers time by answering in small pieces."""
    house = House()
    table, first, _ = await in_turns(house, LIVE)
    pieces = 0
    rng = Random(2)
    while first.ask is not None:
        # The option with the most to follow: a servant more, never the end.
        assert isinstance(await first.play(first.ask.options[pieces % 2].move), Done)
        pieces += 1
        if pieces > 8:
            await turn(first, rng)
    await table.look()

    assert pieces > 1
    assert 610.0 == left(first)[at(first)]


@at_once
async def test_all_who_are_asked_at_once_pay_for_themselves() -> None:
    """A draft: whoever has answered waits without paying."""
    house = House()
    house.pace = LIVE
    table = await house.seated("masters", "Anna", "Ben", "Carla")
    anna, ben, carla = table.eyes
    assert (0, 1, 2) == running(anna)

    house.now += 20
    assert isinstance(await anna.play(anna.question.options[0].move), Done)
    house.now += 30
    assert isinstance(await carla.play(carla.question.options[0].move), Done)
    await table.look()

    assert (1,) == running(ben)
    assert (590.0, 550.0, 560.0) == left(ben)

    assert isinstance(await ben.play(ben.question.options[0].move), Done)
    await table.look()
    assert 560.0 == left(ben)[1], "the last answer ends a turn too, whoever is asked next"


@at_once
async def test_out_of_time_a_bot_plays_on() -> None:
    """Whoever sits there sees it, and plays again with a little time when they say so."""
    house = House()
    table, first, other = await in_turns(house, LIVE)
    house.now += 599
    await house.tables.waking.strike()
    assert not first.waiting

    house.now += 1
    await house.tables.waking.strike()
    await house.until_quiet()
    await table.look()

    assert "greedy" == first.table.seats[at(first)].stand_in
    assert 0.0 == left(first)[at(first)]
    assert (at(other),) == running(first), "the bot has answered"

    person = first.connection.person
    assert person is not None
    await house.tables.stand_in(person, table.table, StandIn(on=False))
    await turn(other, Random(1))
    await table.look()
    assert "" == first.table.seats[at(first)].stand_in
    assert 40.0 == left(first)[at(first)]
    assert (at(first),) == running(first)


@at_once
async def test_tables_of_older_rules_hold_up_no_clock() -> None:
    """Nobody can play on there. However many are overdue, the clocks of the others are kept."""
    house = House()
    table, first, _ = await in_turns(house, LIVE)
    row = await house.store.table(table.table)
    assert row is not None
    for n in range(100):
        old = replace(row, id=f"old{n}", rules=row.rules - 1, due=1.0)
        await house.store.add_table(old)

    again = House(house.store)
    again.now = house.now + 600
    for _ in range(2):
        await again.tables.waking.strike()
    await again.until_quiet()

    assert [] == await again.store.overdue(again.now)
    after = await again.store.table(table.table)
    assert after is not None
    assert "greedy" == after.seats[at(first)].stand_in


@at_once
async def test_opening_the_table_is_coming_back() -> None:
    """The same allowance for whoever was away; who has more than that keeps it."""
    house = House()
    table, first, other = await in_turns(house, LIVE)
    person = first.connection.person
    assert person is not None
    await first.connection.close()
    house.now += 10_000
    await house.tables.waking.strike()
    await house.until_quiet()

    back = await house.look(person, table.table)
    assert 40.0 == left(back)[at(back)]
    await house.tables.leave(person, table.table)
    await other.all()
    await house.tables.stand_in(person, table.table, StandIn(on=False))
    await back.all()
    assert 40.0 == left(back)[at(back)]


@at_once
async def test_a_bot_costs_nobody() -> None:
    """However long it thinks, and for whomever."""
    bots = Slow()
    house = House(bots=bots)
    anna = await house.person("Anna")
    table = await house.tables.create(anna, NewTable("lorenzo", [ME, BOT], pace=LIVE))
    bots.go.set()
    await house.until_quiet()
    eyes = await house.look(anna, table.id)
    bots.go.clear()
    await turn(eyes, Random(1))
    assert () == running(eyes)

    house.now += 5000
    await house.tables.waking.strike()
    bots.go.set()
    await house.until_quiet()
    await eyes.all()

    assert (610.0, 600.0) == left(eyes)


@at_once
async def test_a_turn_a_day() -> None:
    """Every turn has its whole time; a turn in pieces has it once."""
    house = House()
    table, first, other = await in_turns(house, DAILY)
    house.now += 80_000
    assert isinstance(await first.play(first.question.options[0].move), Done)
    if first.ask is not None:
        assert 6400.0 == left(first)[at(first)]
    await turn(first, Random(1))
    await table.look()
    assert float(DAY) == left(other)[at(other)]

    house.now += DAY
    await house.tables.waking.strike()
    await house.until_quiet()
    await table.look()

    assert "greedy" == other.table.seats[at(other)].stand_in
    assert float(DAY) == left(first)[at(first)]


@at_once
async def test_a_sweep_finds_who_is_late_where_nobody_looks() -> None:
    """Tables that no process has open go on too."""
    house = House()
    table, first, other = await in_turns(house, DAILY)
    for eyes in (first, other):
        await eyes.connection.close()
    await house.until_quiet()
    assert {} == house.tables._live
    late = at(first)

    house.now += DAY
    await house.tables.waking.strike()
    await house.until_quiet()

    row = await house.store.table(table.table)
    assert row is not None
    assert ["greedy" if seat == late else "" for seat in (0, 1)] == [s.stand_in for s in row.seats]
    assert (at(other),) == row.asked
    assert house.now + DAY == row.due


@at_once
async def test_a_restart_stops_no_clock() -> None:
    """Time goes on from where it was; what is left is the same to the second."""
    house = House()
    table, first, _ = await in_turns(house, LIVE)
    house.now += 100
    again = House(house.store)
    again.now = house.now + 50
    person = first.connection.person
    assert person is not None

    eyes = await again.look(person, table.table)

    assert 450.0 == left(eyes)[at(eyes)]
    again.now += 450
    await again.tables.waking.strike()
    await eyes.all()
    assert "greedy" == eyes.table.seats[at(eyes)].stand_in


@at_once
async def test_of_two_processes_one_lets_a_bot_play() -> None:
    """Both see that the time is over; there is one change, and nobody is played for twice."""
    store, hub = MemoryStore(), Hub()
    one, two = House(store, hub.end(), seed=1), House(store, hub.end(), seed=2)
    for house in (one, two):
        await house.tables.open()
    anna, ben = await one.person("Anna"), await one.person("Ben")
    wanted = NewTable("lorenzo", [OPEN, OPEN], private=False, pace=LIVE)
    table = await one.tables.create(anna, wanted)
    await one.tables.sit(anna, table.id, Sit())
    await two.tables.sit(ben, table.id, Sit())
    eyes = [await one.look(anna, table.id), await two.look(ben, table.id)]
    before = len(await store.log(table.id))
    for house in (one, two):
        house.now += 600

    await asyncio.gather(one.tables.waking.strike(), two.tables.waking.strike())
    for house in (one, two, one, two):
        await house.until_quiet()

    log = await store.log(table.id)
    row = await store.table(table.id)
    assert row is not None
    assert list(range(len(log))) == [step.at for step in log]
    assert 1 == sum(bool(seat.stand_in) for seat in row.seats)
    late = next(at for at, seat in enumerate(row.seats) if seat.stand_in)
    answers = [step for step in log[before:] if step.body[0][0] == late]
    assert answers
    for each in eyes:
        await each.all()
        assert (1 - late,) == running(each)
    assert left(eyes[0]) == left(eyes[1])
    for house in (one, two):
        await house.tables.close()


@at_once
async def test_a_clock_set_back_takes_and_gives_nothing() -> None:
    """Nobody has less than nothing, nobody is put out; time goes on from there."""
    house = House()
    table, first, _ = await in_turns(house, LIVE)
    house.now += 100
    person = first.connection.person
    assert person is not None
    await house.tables.stand_in(person, table.table, StandIn(on=True, bot="random"))
    house.now -= 5000
    await house.until_quiet()
    await house.tables.stand_in(person, table.table, StandIn(on=False))
    await table.look()
    assert 500.0 == left(first)[at(first)]

    for eyes in (first, await table.asked()):
        house.now += 1
        await house.tables.waking.strike()
        await eyes.all()
    assert ["", ""] == [seat.stand_in for seat in first.table.seats]
    assert all(0 <= has <= 600 for has in left(first))


@at_once
async def test_taking_back_gives_no_time() -> None:
    """What was used is used; what handing in had given is lost with the turn."""
    house = House()
    table, first, other = await in_turns(house, LIVE)
    house.now += 100
    await turn(first, Random(1))
    await table.look()
    assert 510.0 == left(first)[at(first)]
    house.now += 20

    await first.send(Back(1, first.at, first.undo.last))
    if first.undo.asked is not None:
        await other.all()
        await other.send(Agree(1, other.at, yes=True))
    await table.look()

    assert (at(first),) == running(first)
    assert 500.0 == left(first)[at(first)]
    assert 580.0 == left(first)[at(other)]


@at_once
async def test_taking_back_by_turns_of_a_day() -> None:
    """One goes on with what one had; an hour at least, and never more than it was."""
    house = House()
    table, first, other = await in_turns(house, DAILY)
    house.now += DAY - 60
    await turn(first, Random(1))
    await table.look()
    await first.send(Back(1, first.at, first.undo.last))
    if first.undo.asked is not None:
        await other.all()
        await other.send(Agree(1, other.at, yes=True))
    await table.look()

    assert (at(first),) == running(first)
    assert 3600.0 == left(first)[at(first)]


@at_once
async def test_a_wish_does_not_hold_up_a_table_with_clocks() -> None:
    """Bots wait for it, and nobody's time runs: it ends by itself."""
    bots = Slow()
    bots.go.set()
    house = House(bots=bots)
    anna, ben = await house.person("Anna"), await house.person("Ben")
    wanted = NewTable("lorenzo", [ME, OPEN, BOT], private=False, pace=LIVE)
    table = await house.tables.create(anna, wanted)
    await house.tables.sit(ben, table.id, Sit())
    eyes = [await house.look(anna, table.id), await house.look(ben, table.id)]
    rng = Random(3)
    while True:
        await house.until_quiet()
        bots.go.clear()
        for each in eyes:
            await each.all()
        asked = next(each for each in eyes if each.ask is not None)
        await turn(asked, rng)
        for each in eyes:
            await each.all()
        if all(each.ask is None for each in eyes) and len({*eyes[0].sight.asked}) == 1:
            break
        bots.go.set()
    await asked.send(Back(1, asked.at, 0))
    assert asked.undo.asked is not None

    for seconds, there in ((59, True), (2, False)):
        house.now += seconds
        await house.tables.waking.strike()
        await asked.all()
        assert there == (asked.undo.asked is not None)
    bots.go.set()
    await house.until_quiet()
    for each in eyes:
        await each.all()
    assert any(each.ask is not None for each in eyes)


@at_once
async def test_the_lobby_tells_how_long_there_is() -> None:
    """For every table of one's own."""
    house = House()
    table, first, _ = await in_turns(house, LIVE)
    house.now += 30
    person = first.connection.person

    (listed,) = (await house.tables.lobby(person)).mine

    assert LIVE == listed.pace
    assert listed.clocks is not None
    assert 570.0 == listed.clocks.left[at(first)]
    assert table.table == listed.id


@at_once
async def test_a_rematch_has_the_same_pace() -> None:
    """And a table that waits has no clocks yet; one that is over none any more."""
    house = House()
    anna = await house.person("Anna")
    waiting = await house.tables.create(anna, NewTable("masters", [ME, OPEN], pace=LIVE))
    assert waiting.clocks is None
    begun = await house.tables.start(anna, waiting.id, Start(bot="random"))
    assert begun.clocks is not None
    assert (600.0, 600.0) == begun.clocks.left
    await house.tables.stand_in(anna, waiting.id, StandIn(on=True, bot="random"))
    await house.until_quiet()
    over = await house.tables.table(anna, waiting.id)
    assert ("over", None) == (over.state, over.clocks)

    again = await house.tables.rematch(anna, waiting.id)

    assert LIVE == again.pace
    await house.tables.close()


@pytest.mark.parametrize(
    "pace",
    [
        Pace("live", time=0),
        Pace("live", time=36_001),
        Pace("live", time=600, more=-1),
        Pace("live", time=600, more=601),
        Pace("days", time=60),
        Pace("days", time=31 * DAY),
    ],
)
@at_once
async def test_a_pace_that_cannot_be_played(pace: Pace) -> None:
    """One sentence says what can."""
    house = House()
    anna = await house.person("Anna")
    asked = house.tables.create(anna, NewTable("lorenzo", [ME, BOT], pace=pace))

    assert "server-pace-wrong" == await refused(asked, InvalidOptions)


@at_once
async def test_without_a_clock_nobody_is_late() -> None:
    """And nothing is told of clocks."""
    house = House()
    table = await house.seated("masters", "Anna", "Ben")
    house.now += 1000 * DAY
    await house.tables.waking.strike()

    assert [] == [frame for frame in await table.eyes[1].all() if not isinstance(frame, People)]
    assert table.eyes[0].clocks is None


# The clock itself


def test_the_house_has_a_clock_that_nobody_sets() -> None:
    """The time of day is read once."""
    wall, elapsed = 1000.0, 5.0
    clock = Steady(lambda: wall, lambda: elapsed)
    assert 1000.0 == clock()
    wall, elapsed = 3.0, 9.0
    assert 1004.0 == clock()


@at_once
async def test_nobody_is_late_while_the_server_was_away() -> None:
    """After a start, and after a sleep of the machine, people first come back."""
    now, struck = 100.0, []

    async def strike(everywhere: bool) -> None:  # noqa: FBT001 - as it is called
        struck.append((now, everywhere))

    keeper = Timekeeper(lambda: now, strike)
    for _ in range(29):
        now += 1
        await keeper.tick()
    assert [] == struck
    now += 1
    await keeper.tick()
    assert [(130.0, True)] == struck

    now += 8 * 3600
    slept_until = now
    for _ in range(40):
        await keeper.tick()
        now += 1
    assert slept_until + timekeeper.GRACE == struck[1][0]
