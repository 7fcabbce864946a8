"""Guided first rounds: tables that begin from a position, and what becomes of them."""

from signoria.games import TITLES
from signoria.server.store.rows import Person
from signoria.server.tables.seating import again
from signoria.server.wire import Fork, Sit
from tests.server.tables.house import BOT, FRIEND, ME, House, at_once, new_table


@at_once
async def test_a_guided_round_begins_at_once() -> None:
    """At a private table, with bots on the other chairs, whatever somebody is called."""
    house = House()
    anna = await house.person("all: nothing; a")
    for title in TITLES:
        table = await house.tables.learn(anna, title)

        assert ("playing", True, True) == (table.state, table.private, table.guided)
        assert [True, False] == [seat.mine for seat in table.seats]
        sight = (await house.look(anna, table.id)).sight
        assert (0,) == sight.asked
        assert sight.ask is not None


@at_once
async def test_other_tables_have_no_guide() -> None:
    """Only what began in its position has one."""
    house = House()
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table("lorenzo", ME, BOT))

    assert not table.guided


@at_once
async def test_a_position_calls_seats_by_its_own_names() -> None:
    """Whoever plays on from there, in a fork or once more, sits where the position has names."""
    house = House()
    anna, ben = await house.person("Anna"), await house.person("Ben")
    table = await house.tables.learn(anna, "lorenzo")
    fork = await house.tables.fork(anna, table.id, Fork(0, [ME, FRIEND], "", private=True))
    fork = await house.tables.sit(ben, fork.id, Sit(invite=fork.seats[1].invite))

    assert "playing" == fork.state
    assert (0,) == (await house.look(ben, fork.id)).sight.asked
    row = await house.store.table(table.id)
    assert row is not None
    once_more = again(row, Person(id=anna.id, name="Anna", created=0), 1.0)
    assert (row.names, row.position) == (once_more.names, once_more.position)
