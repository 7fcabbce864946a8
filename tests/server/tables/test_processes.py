"""Restarts, and several processes on one store: nothing lives in memory alone."""

import asyncio
from random import Random

import pytest

from signoria.server.store.memory import MemoryStore
from signoria.server.store.rows import LogRow, TableRow
from signoria.server.store.store import Taken
from signoria.server.tables.notifier import ANY
from signoria.server.wire import Agree, Back, Done, People, Play, Sight, Sit, Start, Step
from tests.server.tables.house import (
    BOT,
    ME,
    OPEN,
    Eyes,
    House,
    Hub,
    HubEnd,
    at_once,
    new_table,
)


async def look_anew(house: House, eyes: Eyes, table: str) -> bytes:
    """What the person behind these eyes would see now, to the byte."""
    fresh = await house.look(eyes.connection.person, table, eyes.connection.chair)
    await fresh.connection.close()
    return fresh.raw[0]


@pytest.mark.parametrize("game", ["lorenzo", "masters"])
@at_once
async def test_a_restart_at_any_moment_changes_no_byte(game: str) -> None:
    """Another process reads the same table, wishes to go back included."""
    house, rng = House(), Random(1)
    table = await house.seated(game, "Anna", "Ben", "Carla")
    for answers in (0, 1, 4, 9, 20):
        await table.play(answers, rng)
        for wish in (False, True):
            player = table.eyes[0]
            if wish and player.undo.last is not None:
                await player.send(Back(1, player.at, player.undo.last))
            again = House(house.store)
            others = [await again.look(person, table.table) for person in table.people]
            for eyes, other in zip(table.eyes, others, strict=True):
                assert await look_anew(house, eyes, table.table) == (
                    await look_anew(again, other, table.table)
                )
        await table.look()
    await house.tables.close()


@at_once
async def test_bots_go_on_after_a_restart() -> None:
    """Nobody has to come and wake them."""
    house = House()
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table("masters", BOT, BOT))
    await house.tables.close()
    assert "playing" == (await house.tables.table(anna, table.id)).state

    again = House(house.store)
    await again.tables.open()
    await again.until_quiet()

    assert "over" == (await again.tables.table(anna, table.id)).state
    assert {} == again.tables._live


class Died(Exception):
    """The process is no more."""


class Dies(MemoryStore):
    """A store whose process dies before the first step of a log."""

    dead = True

    async def append(self, row: LogRow, table: TableRow | None = None) -> None:
        """Not while it is dead."""
        if self.dead:
            raise Died
        await super().append(row, table)


@at_once
async def test_a_set_up_that_was_cut_short_goes_on() -> None:
    """A table that began and was never dealt is dealt after the restart."""
    store = Dies()
    house = House(store)
    anna = await house.person("Anna")
    with pytest.raises(Died):
        await house.tables.create(anna, new_table("masters", ME, ME))
    (row,) = await store.tables_of(anna.id)
    assert "playing" == row.state
    store.dead = False

    again = House(store)
    await again.tables.open()
    await again.until_quiet()

    assert (await again.look(anna, row.id)).ask is not None


async def two_houses() -> tuple[House, House]:
    """Two processes with one store."""
    store, hub = MemoryStore(), Hub()
    houses = House(store, hub.end(), seed=1), House(store, hub.end(), seed=2)
    for house in houses:
        await house.tables.open()
    return houses


@at_once
async def test_two_processes_serve_one_table() -> None:
    """Each move is seen in both, and both may play, sit and take back."""
    one, two = await two_houses()
    anna, ben = await one.person("Anna"), await one.person("Ben")
    table = await one.tables.create(anna, new_table("lorenzo", OPEN, OPEN))
    there = await two.look(ben, table.id)
    await one.tables.sit(anna, table.id, Sit())
    await two.until_quiet()
    assert [People] == [type(frame) for frame in await there.all()]
    await two.tables.sit(ben, table.id, Sit())
    await one.until_quiet()
    here = await one.look(anna, table.id)
    there = await two.look(ben, table.id)

    rng = Random(1)
    for _ in range(30):
        for eyes, house in ((here, one), (there, two)):
            await house.until_quiet()
            await eyes.all()
            if eyes.ask is not None:
                assert isinstance(await eyes.play(rng.choice(eyes.ask.options).move), Done)
    for house, eyes in ((one, here), (two, there)):
        await house.until_quiet()
        await eyes.all()
    assert here.picture["players"][0]["goods"] == there.picture["players"][0]["goods"]
    assert here.at == there.at

    player, other = (here, there) if here.undo.last is not None else (there, here)
    await player.send(Back(1, player.at, 21))
    await one.until_quiet()
    await two.until_quiet()
    await other.all()
    assert other.undo.asked is not None
    frames = await other.send(Agree(1, other.at, yes=True))
    assert any(isinstance(frame, Step) and frame.back for frame in frames)
    await one.until_quiet()
    await two.until_quiet()
    frames = await player.all()
    assert any(isinstance(frame, Step) and frame.back for frame in frames)
    assert await house_sight(one, player, table.id) == await house_sight(two, player, table.id)


async def house_sight(house: House, eyes: Eyes, table: str) -> dict[str, object]:
    """The picture that this process has for these eyes."""
    fresh = await house.look(eyes.connection.person, table, eyes.connection.chair)
    await fresh.connection.close()
    return fresh.picture


@at_once
async def test_who_is_overtaken_gets_a_fresh_look() -> None:
    """The other process was faster and its news is not here yet: no error, and no lost move."""
    store = MemoryStore()
    one, two = House(store, seed=1), House(store, seed=2)
    anna = await one.person("Anna")
    table = await one.tables.create(anna, new_table("masters", ME, ME))
    here, there = await one.look(anna, table.id, 0), await two.look(anna, table.id, 0)
    assert here.ask is not None
    move = here.ask.options[0].move
    assert isinstance(await here.play(move), Done)

    frames = await there.send(Play(1, there.at, move))

    assert [Sight] == [type(frame) for frame in frames]
    assert here.at == there.at
    assert here.picture == there.picture


@at_once
async def test_news_that_nobody_told_of_is_found_after_a_break() -> None:
    """The notifier was away meanwhile, and says so when it is back: every table is looked at."""
    store, hub = MemoryStore(), Hub()
    one, two = House(store, seed=1), House(store, hub.end(), seed=2)
    await two.tables.open()
    anna = await one.person("Anna")
    table = await one.tables.create(anna, new_table("masters", ME, ME))
    here, there = await one.look(anna, table.id, 0), await two.look(anna, table.id, 0)
    assert here.ask is not None
    assert isinstance(await here.play(here.ask.options[0].move), Done)

    hub.listeners[0](ANY)
    await two.until_quiet()

    await there.all()
    assert here.at == there.at
    assert here.picture == there.picture


@at_once
async def test_of_many_who_append_at_once_one_is_first() -> None:
    """All processes try the same place of the log; the table stays whole."""
    store = MemoryStore()
    houses = [House(store, seed=seed) for seed in range(5)]
    anna = await houses[0].person("Anna")
    table = await houses[0].tables.create(anna, new_table("masters", ME, ME))
    eyes = [await house.look(anna, table.id, 0) for house in houses]

    answers = await asyncio.gather(
        *(each.play(each.question.options[at].move) for at, each in enumerate(eyes))
    )

    assert [Done, *[Sight] * 4] == sorted((type(one) for one in answers), key=lambda t: t.__name__)
    assert [0, 1] == [step.at for step in await store.log(table.id)]
    await eyes[0].all()
    for house, each in zip(houses, eyes, strict=True):
        assert await house_sight(house, each, table.id) == eyes[0].picture


@at_once
async def test_seats_change_although_a_move_came_between() -> None:
    """What was read of a row is old; it is read again, and nothing of either is lost."""
    store = MemoryStore()
    one, two = House(store, seed=1), House(store, seed=2)
    anna = await one.person("Anna")
    table = await one.tables.create(anna, new_table("masters", ME, OPEN, OPEN))
    ben = await two.person("Ben")
    looker = await two.look(anna, table.id)
    await one.tables.sit(ben, table.id, Sit(seat=1))

    started = await two.tables.start(anna, table.id, Start())

    assert ["Anna", "Ben"] == [seat.name for seat in started.seats]
    assert isinstance((await looker.all())[-1], Sight)
    assert 2 == len(looker.picture["players"])


class Waits(MemoryStore):
    """A store that takes its time."""

    slow = False

    async def append(self, row: LogRow, table: TableRow | None = None) -> None:
        """After everybody else had a turn."""
        if self.slow:
            for _ in range(5):
                await asyncio.sleep(0)
        await super().append(row, table)


class Deaf(Hub):
    """What one process tells the other comes late, twice or never."""

    def __init__(self, rng: Random) -> None:
        """By chance."""
        super().__init__()
        self.rng = rng

    def end(self) -> HubEnd:
        """One that forgets."""
        return DeafEnd(self)


class DeafEnd(HubEnd):
    """A process's end of it."""

    hub: Deaf

    async def tell(self, table: str) -> None:
        """Some hear it."""
        for listener in self.hub.listeners:
            for _ in range(self.hub.rng.choice((0, 0, 1, 2))):
                listener(table)


@pytest.mark.parametrize("seed", range(4))
@at_once
async def test_processes_that_hear_little_of_each_other(seed: int) -> None:
    """Nobody is stuck, nothing is lost, and at the end all see one game."""
    rng = Random(seed)
    store, hub = Waits(), Deaf(rng)
    store.slow = True
    houses = [House(store, hub.end(), seed=seed * 10 + at) for at in range(3)]
    for house in houses:
        await house.tables.open()
    people = [await houses[0].person(name) for name in ("Anna", "Ben")]
    wanted = new_table("masters", OPEN, OPEN, BOT)
    table = await houses[0].tables.create(people[0], wanted)
    for person, house in zip(people, houses, strict=False):
        await house.tables.sit(person, table.id, Sit())
    eyes = [
        await house.look(person, table.id, at)
        for at, person in enumerate(people)
        for house in houses
    ]

    acknowledged = 0
    while not all(each.over for each in eyes):
        each = rng.choice(eyes)
        await each.all()
        if each.ask is None:
            await asyncio.sleep(0)
            # Like a browser whose line broke: it comes back and looks.
            await each.send(Play(1, each.at - 1, "end"))
            if rng.random() < 0.3:
                await each.connection.live.house.notifier.tell(table.id)
            continue
        answer = await each.play(rng.choice(each.ask.options).move)
        acknowledged += isinstance(answer, Done)

    log = await store.log(table.id)
    ours = {person.id for person in people}
    assert acknowledged == sum(step.by in ours for step in log)
    assert list(range(len(log))) == [step.at for step in log]
    for each in eyes:
        same = eyes[0] if each.connection.chair == eyes[0].connection.chair else eyes[-1]
        assert same.picture == each.picture
    for house in houses:
        await house.tables.close()


@at_once
async def test_a_move_of_somebody_who_goes_away_is_told() -> None:
    """The line broke while it was being saved: it is saved, and the others see it."""
    store = Waits()
    house = House(store)
    table = await house.seated("masters", "Anna", "Ben")
    anna, ben = table.eyes
    await table.look()
    store.slow = True
    play = Play(1, anna.at, anna.question.options[0].move)
    talk = asyncio.create_task(anna.connection.receive(play))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    talk.cancel()
    await anna.connection.close()
    assert 1 == len(await store.log(table.table)), "still being saved"

    await house.tables.close()

    assert 2 == len(await store.log(table.table))
    assert [Step] == [type(frame) for frame in await ben.all() if not isinstance(frame, People)]


class Away(MemoryStore):
    """A store that somebody unplugs."""

    away = False

    async def append(self, row: LogRow, table: TableRow | None = None) -> None:
        """Nobody is sure whether it was written: it was."""
        await super().append(row, table)
        if self.away:
            raise Taken


@at_once
async def test_a_write_of_unknown_end_is_looked_up() -> None:
    """The answer was lost, the step was not: one looks again, and there it is."""
    store = Away()
    house = House(store)
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table("masters", ME, ME))
    eyes = await house.look(anna, table.id, 0)
    store.away = True
    (frame,) = await eyes.send(Play(1, eyes.at, eyes.question.options[0].move))
    store.away = False

    assert isinstance(frame, Sight)
    assert 2 == frame.at
    assert isinstance(await eyes.send(Play(1, eyes.at, "end")), list)
