"""What every store promises."""

import asyncio

import pytest
from msgspec.structs import replace

from signoria.server.store import Store, Taken
from signoria.server.store.rows import ChatRow, LogRow, Person, Seat, Session, TableRow
from signoria.server.wire import Pace

pytestmark = pytest.mark.anyio

ANNA = Person(id="p-anna", name="Анна ✦", created=1.5)
BELA = Person(id="p-bela", name="بيلا", created=2.5, user_name="Bela", recovery=("r",))


def table(id_: str = "t1", **changes: object) -> TableRow:
    """A table that waits for somebody."""
    row = TableRow(
        id=id_,
        title="Sunday",
        game="lorenzo",
        rules=1,
        options="players=2",
        host=ANNA.id,
        seats=(Seat(kind="person", person=ANNA.id, name="Anna"), Seat(kind="open", invite="s3")),
        private=False,
        created=10.0,
    )
    return replace(row, **changes)


def step(at: int, id_: str = "t1", by: str = ANNA.id) -> LogRow:
    """A step of the log."""
    return LogRow(table=id_, at=at, by=by, kind="moves", body=[[0, f"move {at}"]], time=20.0 + at)


# People


async def test_person(store: Store) -> None:
    """A person comes back as it was."""
    await store.add_person(ANNA)
    await store.add_person(BELA)

    assert ANNA == await store.person(ANNA.id)
    assert BELA == await store.person(BELA.id)
    assert await store.person("p-nobody") is None


async def test_user_name(store: Store) -> None:
    """A user name is found whatever its capitals."""
    await store.add_person(BELA)

    assert BELA == await store.person_called("bELA")
    assert await store.person_called("bel") is None


async def test_no_user_name(store: Store) -> None:
    """People without an account are not found by an empty name."""
    await store.add_person(ANNA)
    await store.add_person(replace(ANNA, id="p-2"))

    assert await store.person_called("") is None


async def test_user_name_taken(store: Store) -> None:
    """A user name belongs to one person."""
    await store.add_person(ANNA)
    await store.add_person(BELA)

    with pytest.raises(Taken):
        await store.change_person(ANNA, replace(ANNA, user_name="BELA"))

    assert ANNA == await store.person(ANNA.id)


async def test_person_changes(store: Store) -> None:
    """A person changes and keeps the user name."""
    await store.add_person(BELA)
    changed = replace(BELA, name="Béla", recovery=())

    await store.change_person(BELA, changed)

    assert changed == await store.person_called("bela")


async def test_user_name_freed(store: Store) -> None:
    """A given up user name is free again."""
    await store.add_person(ANNA)
    await store.add_person(BELA)
    await store.change_person(BELA, replace(BELA, user_name="Other"))

    await store.change_person(ANNA, replace(ANNA, user_name="Bela"))

    found = await store.person_called("bela")
    assert found is not None
    assert ANNA.id == found.id


async def test_person_changes_once(store: Store) -> None:
    """Of many who change what they have read one does, and the others know."""
    await store.add_person(BELA)
    codes = [replace(BELA, recovery=(f"r{n}",)) for n in range(8)]

    async def change(after: Person) -> bool:
        try:
            await store.change_person(BELA, after)
        except Taken:
            return False
        return True

    changed = await asyncio.gather(*map(change, codes))

    assert 1 == changed.count(True)
    assert codes[changed.index(True)] == await store.person(BELA.id)


async def test_nobody_changes(store: Store) -> None:
    """Who is not there is not changed, and does not come to be."""
    with pytest.raises(Taken):
        await store.change_person(BELA, replace(BELA, name="Béla"))

    assert await store.person(BELA.id) is None


async def test_sessions(store: Store) -> None:
    """Sessions end one by one or all at once."""
    await store.add_person(ANNA)
    await store.add_person(BELA)
    owners = {"a": ANNA, "b": ANNA, "c": ANNA, "d": BELA}
    sessions = {
        token: Session(token=token, person=person.id, created=3.0)
        for token, person in owners.items()
    }
    for session in sessions.values():
        await store.add_session(session)

    await store.end_session("a")
    assert await store.session("a") is None
    assert sessions["b"] == await store.session("b")

    await store.end_sessions(ANNA.id)
    assert [await store.session(token) for token in "bc"] == [None, None]
    assert await store.session("d") is not None


async def test_old_sessions(store: Store) -> None:
    """Those from before a moment end, whosever they are; later ones do not."""
    await store.add_person(ANNA)
    await store.add_person(BELA)
    for token, person, created in (("a", ANNA, 3.0), ("b", ANNA, 5.0), ("c", BELA, 4.9)):
        await store.add_session(Session(token=token, person=person.id, created=created))

    await store.end_sessions_before(5.0)

    assert ["b"] == [token for token in "abc" if await store.session(token) is not None]


# Tables


async def test_table_with_a_past(store: Store) -> None:
    """A table may come with its log; what happens next goes on from there."""
    await store.add_person(ANNA)
    await store.add_table(table(companion=True), [step(0), step(1)])

    assert table(companion=True) == await store.table("t1")
    assert [step(0), step(1)] == await store.log("t1")
    with pytest.raises(Taken):
        await store.append(step(1))
    await store.append(step(2))


async def test_table(store: Store) -> None:
    """A table comes back as it was."""
    played = table(
        state="over", names=("anna", "bot"), position="[x]", totals=(40, 39), places=(1, 2)
    )
    await store.add_table(played)

    assert played == await store.table("t1")
    assert await store.table("t2") is None


async def test_table_changes_once(store: Store) -> None:
    """A table changes once for each time it was read."""
    await store.add_table(table())
    seated = replace(table(), seats=(table().seats[0], Seat(kind="person", person=BELA.id)))

    await store.change_table(table(), seated)
    with pytest.raises(Taken):
        await store.change_table(table(), replace(table(), title="Monday"))

    assert seated == await store.table("t1")


async def test_last_chair(store: Store) -> None:
    """Of many who want the last chair one gets it."""
    await store.add_table(table())

    async def sit(person: str) -> bool:
        chair = Seat(kind="person", person=person)
        try:
            await store.change_table(table(), replace(table(), seats=(table().seats[0], chair)))
        except Taken:
            return False
        return True

    seated = await asyncio.gather(*(sit(f"p-{n}") for n in range(8)))

    assert 1 == seated.count(True)


async def test_tables_of(store: Store) -> None:
    """My tables are those where I sit or am host."""
    elsewhere = (Seat(kind="person", person=BELA.id), Seat(kind="bot", bot="greedy"))
    await store.add_table(table("t1", moved=1.0))
    await store.add_table(table("t2", moved=3.0, host=BELA.id))
    await store.add_table(table("t3", moved=2.0, host=BELA.id, seats=elsewhere))

    assert ["t2", "t1"] == [row.id for row in await store.tables_of(ANNA.id)]
    assert ["t2", "t3"] == [row.id for row in await store.tables_of(BELA.id)]
    assert ["t2"] == [row.id for row in await store.tables_of(ANNA.id, most=1)]


async def test_tables_of_after_leaving(store: Store) -> None:
    """Whoever left a table has it no longer."""
    seats = (Seat(kind="person", person=ANNA.id), Seat(kind="person", person=BELA.id))
    full = table(seats=seats)
    await store.add_table(full)

    await store.change_table(full, table())

    assert [] == await store.tables_of(BELA.id)


async def test_open_tables(store: Store) -> None:
    """Open tables are public waiting and have a chair."""
    await store.add_table(table("t1"))
    await store.add_table(table("t2", created=11.0))
    await store.add_table(table("t3", private=True))
    await store.add_table(table("t4", state="playing"))
    await store.add_table(table("t5", seats=(Seat(kind="invited", invite="s"),)))

    assert ["t2", "t1"] == [row.id for row in await store.open_tables()]
    assert ["t2"] == [row.id for row in await store.open_tables(most=1)]


async def test_shared(store: Store) -> None:
    """A table is found by the secret by which it was shared, none by an empty one."""
    await store.add_person(ANNA)
    await store.add_table(table(share="s9"))
    await store.add_table(table("t2"))

    assert table(share="s9") == await store.shared("s9")
    assert await store.shared("s8") is None
    assert await store.shared("") is None


async def test_running(store: Store) -> None:
    """Running tables are those in play."""
    await store.add_table(table("t1"))
    await store.add_table(table("t2", state="playing"))
    await store.add_table(table("t3", state="over"))

    assert ["t2"] == await store.running()


async def test_overdue(store: Store) -> None:
    """Overdue are tables in play whose time has come."""
    await store.add_table(table("t1", state="playing", due=50.0))
    await store.add_table(table("t2", state="playing", due=40.0))
    await store.add_table(table("t3", state="playing"))
    await store.add_table(table("t4", state="over", due=40.0))
    await store.add_table(table("t5", state="playing", due=60.0))

    assert [] == await store.overdue(39.9)
    assert ["t2", "t1"] == await store.overdue(50.0)
    assert ["t2"] == await store.overdue(100.0, most=1)


async def test_pace(store: Store) -> None:
    """How long people may think and what they have left come back as they were."""
    timed = table(pace=Pace("live", 600, 10), clocks=(599.25, 0.0), ticked=10.5, due=70.0)
    await store.add_table(timed)

    assert timed == await store.table("t1")
    after = replace(timed, clocks=(5.5, 1.0), ticked=30.0, due=0.0)
    await store.append(step(0), after)
    assert after == await store.table("t1")


# Chat


def line(n: int, id_: str = "t1", text: str = "Dobrý den 🎲") -> ChatRow:
    """Something that somebody said."""
    return ChatRow(
        table=id_, n=n, person=ANNA.id, seat=n % 2 or None, name="Anna", text=text, time=1.0 + n
    )


async def test_chat(store: Store) -> None:
    """What was said is read from the end, from any line, and before any."""
    await store.add_table(table())
    await store.add_table(table("t2"))
    for n in range(5):
        await store.say(line(n))
    await store.say(line(0, "t2"))

    assert [line(n) for n in range(5)] == await store.chat("t1")
    assert [line(3), line(4)] == await store.chat("t1", since=3)
    assert [line(3), line(4)] == await store.chat("t1", most=2)
    assert [line(1), line(2)] == await store.chat("t1", before=3, most=2)
    assert [] == await store.chat("t1", before=0)
    assert [line(0, "t2")] == await store.chat("t2")
    assert [] == await store.chat("t3")


async def test_chat_in_turn(store: Store) -> None:
    """Of many who speak at once one is first, and the others know."""
    await store.add_table(table())

    async def say(text: str) -> str:
        try:
            await store.say(line(0, text=text))
        except Taken:
            return ""
        return text

    said = [text for text in await asyncio.gather(*(say(f"me {n}") for n in range(5))) if text]

    assert 1 == len(said)
    assert [line(0, text=said[0])] == await store.chat("t1")


# The log


async def test_log(store: Store) -> None:
    """The log is read from any step."""
    await store.add_table(table())
    await store.add_table(table("t2"))
    for at in range(3):
        await store.append(step(at))
    await store.append(step(0, "t2"))

    assert [step(0), step(1), step(2)] == await store.log("t1")
    assert [step(2)] == await store.log("t1", since=2)
    assert [] == await store.log("t1", since=3)
    assert [step(0, "t2")] == await store.log("t2")


async def test_place_taken_once(store: Store) -> None:
    """A place in the log is taken once."""
    await store.add_table(table())
    await store.append(step(0))

    with pytest.raises(Taken):
        await store.append(step(0, by=BELA.id), table(label="R2"))

    assert [step(0)] == await store.log("t1")
    assert table() == await store.table("t1")


async def test_one_wins(store: Store) -> None:
    """Of many at one place one wins and the others know."""
    await store.add_table(table())

    async def take(by: str) -> str:
        try:
            await store.append(step(0, by=by))
        except Taken:
            return ""
        return by

    winners = [by for by in await asyncio.gather(*(take(f"p-{n}") for n in range(9))) if by]

    assert 1 == len(winners)
    assert [step(0, by=winners[0])] == await store.log("t1")


async def test_many_tables(store: Store) -> None:
    """Steps of many tables at once are all kept."""
    tables = [f"t{n}" for n in range(40)]
    for id_ in tables:
        await store.add_table(table(id_))

    async def play(id_: str) -> None:
        for at in range(5):
            await store.append(step(at, id_))

    await asyncio.gather(*map(play, tables))

    for id_ in tables:
        assert [step(at, id_) for at in range(5)] == await store.log(id_)


async def test_append_shows(store: Store) -> None:
    """A step changes what lists show and nothing else."""
    await store.add_table(table(state="playing"))
    after = table(
        state="over", moved=30.0, label="R6", asked=(1,), totals=(50, 40), places=(1, 2), seats=()
    )

    await store.append(step(0), after)

    assert replace(after, seats=table().seats) == await store.table("t1")


# As a whole


async def test_healthy(store: Store) -> None:
    """A store is healthy."""
    assert await store.healthy()
