"""What people say to each other: kept, told to all who look, and nobody else."""

import asyncio

from signoria.kernel.refusal import refuse
from signoria.server.refusals import NotHere, NotNow
from signoria.server.store.memory import MemoryStore
from signoria.server.store.rows import ChatRow
from signoria.server.tables.chat import MOST_KEYS, Heard
from signoria.server.wire import (
    Chat,
    ChatLine,
    Chats,
    Chatted,
    Done,
    NewTable,
    Recall,
    Refused,
    StandIn,
)
from tests.server.tables.house import FRIEND, ME, OPEN, Eyes, House, Hub, at_once, refused


async def said(eyes: Eyes) -> list[ChatLine]:
    """What these eyes have read just now."""
    return [frame.line for frame in await eyes.all() if isinstance(frame, Chatted)]


async def recalled(eyes: Eyes, before: int | None = None) -> list[ChatLine]:
    """What was said before."""
    (answer,) = [one for one in await eyes.send(Recall(3, before)) if isinstance(one, Chats)]
    return answer.lines


@at_once
async def test_everybody_at_the_table_reads_it() -> None:
    """From which chair, by whom; and whose own it is."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    eve = await house.look(await house.person("Eve"), table.table)
    anna, ben = table.eyes

    answers = await anna.send(Chat(1, "Hello 🎲"))
    assert [Chatted, Done] == [type(one) for one in answers if not hasattr(one, "table")]
    await eve.send(Chat(2, "Good luck"))

    lines = await said(ben)
    assert [(0, 0, "Anna", "Hello 🎲"), (1, None, "Eve", "Good luck")] == [
        (line.n, line.seat, line.name, line.text) for line in lines
    ]
    assert [False, False] == [line.mine for line in lines]
    assert lines[0].who != lines[1].who
    assert [True, False] == [line.mine for line in await recalled(anna)]
    assert lines == await recalled(ben)


@at_once
async def test_who_has_no_name_reads_and_does_not_write() -> None:
    """And whoever may not see the table does neither."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    nobody = await house.look(None, table.table)
    (told,) = await nobody.send(Chat(1, "Psst"))
    assert isinstance(told, Refused)
    assert "app-come-in" == told.say.id
    assert [] == await recalled(nobody)

    anna = table.people[0]
    private = await house.tables.create(anna, NewTable("lorenzo", [ME, FRIEND]))
    stranger = house.tables.connect(await house.person("Eve"), private.id)
    assert "server-not-here" == await refused(stranger, NotHere)


@at_once
async def test_talk_comes_before_the_game_and_goes_on_after_a_restart() -> None:
    """The last hundred lines at once, what is older when it is asked for."""
    house = House()
    anna = await house.person("Anna")
    table = await house.tables.create(anna, NewTable("lorenzo", [ME, OPEN], private=False))
    eyes = await house.look(anna, table.id)
    for n in range(130):
        await eyes.send(Chat(1, f"line {n}"))

    again = House(house.store)
    there = await again.look(anna, table.id)
    lines = await recalled(there)

    assert list(range(30, 130)) == [line.n for line in lines]
    assert "line 30" == lines[0].text
    assert list(range(30)) == [line.n for line in await recalled(there, before=30)]
    assert [] == await recalled(there, before=0)
    await there.send(Chat(1, "and on"))
    assert 130 == (await recalled(there))[-1].n


@at_once
async def test_it_never_comes_into_the_record() -> None:
    """Nor into the log of the game."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    before = await house.store.log(table.table)

    await table.eyes[0].send(Chat(1, "xyzzy"))

    assert before == await house.store.log(table.table)
    assert "xyzzy" not in await house.tables.record(table.people[0], table.table)


@at_once
async def test_two_processes_hear_each_other() -> None:
    """What is said in one is read in both, in one order, once; nobody counts twice."""
    store, hub = MemoryStore(), Hub()
    one, two = House(store, hub.end(), seed=1), House(store, hub.end(), seed=2)
    for house in (one, two):
        await house.tables.open()
    table = await one.seated("lorenzo", "Anna", "Ben")
    here, there = table.eyes[0], await two.look(table.people[1], table.table)
    for eyes in (here, there):
        await recalled(eyes)

    await asyncio.gather(
        *(
            eyes.connection.receive(Chat(n, f"{name} {n}"))
            for n in range(5)
            for name, eyes in (("here", here), ("there", there))
        )
    )
    for house in (one, two):
        await house.until_quiet()

    told = [[(line.n, line.text) for line in await said(eyes)] for eyes in (here, there)]
    assert told[0] == told[1]
    assert list(range(10)) == [n for n, _ in told[0]]
    for house in (one, two):
        await house.tables.close()


@at_once
async def test_what_comes_twice_is_said_once() -> None:
    """A line broke before the answer, and nobody looked meanwhile; others may say the same."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    anna, ben = table.eyes
    line = Chat(1, "Hello", key="k1")
    await anna.send(line)
    for eyes in table.eyes:
        await eyes.connection.close()

    again = await house.look(table.people[0], table.table)
    answers = await again.send(line)
    assert [Done] == [type(one) for one in answers]
    assert ["Hello"] == [each.text for each in await recalled(again)]

    ben = await house.look(table.people[1], table.table)
    await ben.send(line)
    for key in ("k2", "", ""):
        await again.send(Chat(1, "Hello", key))
    assert 5 == len(await recalled(again))
    other = await house.tables.create(table.people[0], NewTable("lorenzo", [ME, OPEN]))
    elsewhere = await house.look(table.people[0], other.id)
    await elsewhere.send(line)
    assert 1 == len(await recalled(elsewhere))


@at_once
async def test_what_is_on_its_way_is_not_said_again() -> None:
    """The second comes while the first is being kept."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    first, second = table.eyes[0], await house.look(table.people[0], table.table)
    line = Chat(1, "Hello", key="k1")

    await asyncio.gather(*(each.connection.receive(line) for each in (first, second)))

    assert ["Hello"] == [each.text for each in await said(table.eyes[1])]


@at_once
async def test_what_was_not_kept_may_be_said_again() -> None:
    """The key of a line that was refused is not known."""
    store = Away()
    house = House(store)
    table = await house.seated("lorenzo", "Anna", "Ben")
    line = Chat(1, "Hello", key="k1")
    refused_ = await table.eyes[0].send(line)
    assert [Refused] == [type(one) for one in refused_ if not hasattr(one, "table")]
    store.away = False

    await table.eyes[0].send(line)

    assert ["Hello"] == [each.text for each in await recalled(table.eyes[0])]


def test_what_was_said_long_ago_is_forgotten() -> None:
    """So that it takes no room."""
    heard = Heard()
    for n in range(MOST_KEYS + 1):
        heard.add("t", "p", f"{n}")
    heard.add("t", "p", "")

    assert [False, True, True] == [heard.knows("t", "p", f"{n}") for n in (0, 1, MOST_KEYS)]
    assert not heard.knows("t", "p", "")


class Away(MemoryStore):
    """A store that is away, and comes back."""

    away = True

    async def say(self, row: ChatRow) -> None:
        """If it is there."""
        if self.away:
            raise refuse(NotNow, "store-away")
        await super().say(row)


class Silent(MemoryStore):
    """A store that cannot be written just now."""

    async def say(self, row: ChatRow) -> None:
        """No."""
        raise OSError(row.text)


@at_once
async def test_nothing_is_told_that_was_not_kept() -> None:
    """Saved first."""
    house = House(Silent())
    table = await house.seated("lorenzo", "Anna", "Ben")
    await table.look()

    done = await asyncio.gather(
        table.eyes[0].connection.receive(Chat(1, "lost")), return_exceptions=True
    )

    assert isinstance(done[0], OSError)
    assert [] == await said(table.eyes[1])


@at_once
async def test_at_a_hotseat_the_chair_speaks() -> None:
    """By the name that it has there; also while a bot plays for it."""
    house = House()
    anna = await house.person("Anna")
    table = await house.tables.create(anna, NewTable("masters", [ME, ME]))
    eyes = await house.look(anna, table.id, 1)
    await house.tables.stand_in(anna, table.id, StandIn(on=True, seat=1))

    await eyes.send(Chat(1, "I am back soon"))

    assert [1] == [line.seat for line in await recalled(eyes)]
    await house.tables.close()
