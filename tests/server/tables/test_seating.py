"""Setting up, sitting down, getting up, and who may see what of it."""

import pytest

from signoria.kernel.record import check_names
from signoria.kernel.refusal import InvalidOptions
from signoria.server.refusals import NotHere, NotYours, TooLate
from signoria.server.store.rows import Seat
from signoria.server.tables.seating import record_names
from signoria.server.wire import NewSeat, NewTable, Sit, StandIn, Start
from tests.server.tables.house import BOT, FRIEND, ME, OPEN, House, at_once, new_table, refused


@at_once
async def test_a_link_opens_a_private_table_and_its_chair() -> None:
    """Whoever has it sits down, and then the table begins; the host alone can read it."""
    house = House()
    anna, ben = await house.person("Anna"), await house.person("Ben")
    table = await house.tables.create(anna, new_table("lorenzo", ME, FRIEND, private=True))
    invite = table.seats[1].invite
    assert invite
    assert "waiting" == table.state

    seen = await house.tables.table(ben, table.id, invite)
    assert "" == seen.seats[1].invite
    table = await house.tables.sit(ben, table.id, Sit(invite=invite))

    assert "playing" == table.state
    assert [("person", "Anna", False), ("person", "Ben", True)] == [
        (seat.kind, seat.name, seat.mine) for seat in table.seats
    ]


@at_once
async def test_a_private_table_looks_to_strangers_like_none() -> None:
    """The same refusal, word for word, whatever they ask."""
    house = House()
    anna, eve = await house.person("Anna"), await house.person("Eve")
    table = await house.tables.create(anna, new_table("lorenzo", ME, FRIEND, private=True))

    for id_ in (table.id, "no-such-table"):
        for person in (eve, None):
            assert "server-not-here" == await refused(house.tables.table(person, id_), NotHere)
            assert "server-not-here" == await refused(house.tables.connect(person, id_), NotHere)
            wrong = house.tables.table(person, id_, "guessed")
            assert "server-not-here" == await refused(wrong, NotHere)
        for asked in (
            house.tables.sit(eve, id_, Sit()),
            house.tables.leave(eve, id_),
            house.tables.start(eve, id_, Start()),
            house.tables.stand_in(eve, id_, StandIn(on=True)),
            house.tables.rematch(eve, id_),
        ):
            assert "server-not-here" == await refused(asked, NotHere)
    assert [] == (await house.tables.lobby(eve)).open


@at_once
async def test_an_empty_chair_of_a_private_table_has_a_link() -> None:
    """Nobody else would ever see it."""
    house = House()
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table("masters", ME, OPEN, private=True))

    assert "invited" == table.seats[1].kind
    assert table.seats[1].invite


@at_once
async def test_chairs_are_taken_once() -> None:
    """The one asked for, or any; who sits stays where they sit."""
    house = House()
    anna, ben, carla = [await house.person(name) for name in ("Anna", "Ben", "Carla")]
    table = await house.tables.create(anna, new_table("lorenzo", OPEN, OPEN, OPEN))

    await house.tables.sit(ben, table.id, Sit(seat=2))
    again = await house.tables.sit(ben, table.id, Sit(seat=1))
    assert [False, False, True] == [seat.mine for seat in again.seats]
    taken = house.tables.sit(carla, table.id, Sit(seat=2))
    assert "server-chair-taken" == await refused(taken, TooLate)
    for nowhere in (3, -1, 10**30):
        await refused(house.tables.sit(carla, table.id, Sit(seat=nowhere)), TooLate)
    await house.tables.sit(carla, table.id, Sit())
    await house.tables.sit(anna, table.id, Sit())
    eve = await house.person("Eve")
    assert "server-begun" == await refused(house.tables.sit(eve, table.id, Sit()), TooLate)


@at_once
async def test_a_link_that_was_used_finds_another_chair() -> None:
    """One link in a group of friends is enough, as long as there are chairs for friends."""
    house = House()
    people = [await house.person(name) for name in ("Anna", "Ben", "Carla", "Dan")]
    wanted = new_table("lorenzo", ME, FRIEND, FRIEND, private=True)
    table = await house.tables.create(people[0], wanted)
    link = Sit(invite=table.seats[2].invite)

    first = await house.tables.sit(people[1], table.id, link)
    assert first.seats[2].mine
    second = await house.tables.sit(people[2], table.id, link)
    assert second.seats[1].mine
    await refused(house.tables.sit(people[3], table.id, link), TooLate)


@at_once
async def test_getting_up_before_the_beginning() -> None:
    """The chair is free again; a host hands the table on, and with the last one it is gone."""
    house = House()
    anna, ben = await house.person("Anna"), await house.person("Ben")
    table = await house.tables.create(anna, new_table("lorenzo", ME, OPEN, OPEN))
    await house.tables.sit(ben, table.id, Sit())

    left = await house.tables.leave(anna, table.id)
    assert ["open", "person", "open"] == [seat.kind for seat in left.seats]
    assert left.seats[1].host
    assert 1 == len((await house.tables.lobby(anna)).open)
    assert "over" == (await house.tables.leave(ben, table.id)).state
    lobby = await house.tables.lobby(ben)
    assert ([], [], []) == (lobby.mine, lobby.open, lobby.finished)


@at_once
async def test_the_host_need_not_wait() -> None:
    """Bots take the empty chairs, or these are taken away; nobody else may say so."""
    house = House()
    anna, ben = await house.person("Anna"), await house.person("Ben")
    one = await house.tables.create(anna, new_table("lorenzo", ME, OPEN, OPEN, advanced=True))
    two = await house.tables.create(anna, new_table("lorenzo", ME, OPEN, OPEN, advanced=True))

    await house.tables.sit(ben, one.id, Sit())
    not_his = house.tables.start(ben, one.id, Start())
    assert "server-host-only" == await refused(not_his, NotYours)
    few = await house.tables.start(anna, one.id, Start())
    assert ("playing", 2) == (few.state, len(few.seats))
    assert few.options.startswith("players=2 advanced")
    assert "options-players" == await refused(house.tables.start(anna, two.id, Start()))
    full = await house.tables.start(anna, two.id, Start(bot="greedy"))
    assert ["person", "bot", "bot"] == [seat.kind for seat in full.seats]
    assert "playing" == full.state
    await house.tables.close()


@at_once
async def test_who_watches_and_sits_down_gets_their_own_eyes() -> None:
    """Nobody has to open the page again."""
    house = House()
    anna, ben = await house.person("Anna"), await house.person("Ben")
    table = await house.tables.create(anna, new_table("masters", ME, OPEN))
    eyes = await house.look(ben, table.id)
    first = eyes.sight

    await house.tables.sit(ben, table.id, Sit())
    await eyes.all()

    assert [None, 1] == [first.chair, eyes.sight.chair]
    assert 1 == eyes.question.seat


@at_once
async def test_who_gets_up_sees_nothing_more_of_the_chair() -> None:
    """Also when the chairs move up, or somebody else takes it: every frame shows one's own."""
    house = House()
    anna, ben, carla = [await house.person(name) for name in ("Anna", "Ben", "Carla")]
    table = await house.tables.create(anna, new_table("masters", ME, OPEN, OPEN, OPEN))
    for at, person in ((1, ben), (3, carla)):
        await house.tables.sit(person, table.id, Sit(seat=at))
    eyes = [await house.look(person, table.id) for person in (ben, carla)]
    assert [1, 3] == [each.sight.chair for each in eyes]
    await house.tables.leave(ben, table.id)
    dan = await house.person("Dan")
    await house.tables.sit(dan, table.id, Sit(seat=1))
    await house.tables.start(anna, table.id, Start())

    for each in eyes:
        await each.all()

    assert [None, 2] == [each.sight.chair for each in eyes]
    packets = [player["packet"] for player in eyes[0].picture["players"]]
    assert [[None] * 4] * 3 == packets
    packets = [player["packet"] for player in eyes[1].picture["players"]]
    assert [[None] * 4] * 2 == packets[:2]
    assert None not in packets[2]


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        (new_table("chess", ME, BOT), "game-unknown"),
        (new_table("lorenzo", ME), "options-players"),
        (new_table("lorenzo", *[ME] * 500), "options-players"),
        (new_table("lorenzo"), "options-players"),
        (new_table("lorenzo", ME, BOT, colour=True), "options-unknown"),
        (NewTable("lorenzo", [ME, BOT], {"players": 4}), "options-unknown"),
        (NewTable("lorenzo", [ME, BOT], {"switches": True}), "options-unknown"),
        (new_table("lorenzo", ME, BOT, advanced="maybe"), "options-setting"),
        (new_table("lorenzo", ME, BOT, advanced=1), "options-setting"),
        (new_table("lorenzo", ME, NewSeat("bot", bot="deep thought")), "bot-unknown"),
    ],
)
@at_once
async def test_what_cannot_be_set_up(wanted: NewTable, why: str) -> None:
    """One sentence says what is wrong with it."""
    house = House()
    anna = await house.person("Anna")

    assert why == await refused(house.tables.create(anna, wanted), InvalidOptions)
    assert [] == (await house.tables.lobby(anna)).mine


@pytest.mark.parametrize(
    ("called", "written"),
    [
        (("Anna", "Anna", "Anna"), ("Anna", "Anna-2", "Anna-3")),
        (("Anna María", "nature", "na: [me]"), ("Anna-María", "nature-2", "na-me")),
        (("", "   ", "#?+-"), ("seat1", "seat2", "seat3")),
        (("محمد علي", "李 小龙", "🦁"), ("محمد-علي", "李-小龙", "🦁")),
        (("\u202eevil", "a\x00b\tc", "x" * 10_000_000), ("evil", "ab-c", "x" * 24)),
        (("a-2", "a", "a"), ("a-2", "a", "a-3")),
    ],
)
def test_names_as_records_write_them(called: tuple[str, ...], written: tuple[str, ...]) -> None:
    """Whatever people are called, a record of their game can be written and read."""
    names = record_names([Seat(kind="person", name=name) for name in called])

    assert written == names
    assert names == check_names(names)


@at_once
async def test_ones_own_turn_comes_first_in_the_lobby() -> None:
    """Then what moved last; finished games and open tables apart."""
    house = House()
    anna, ben = await house.person("Anna"), await house.person("Ben")
    mine = await house.tables.create(anna, new_table("masters", ME))
    house.now += 10
    waits = await house.tables.create(anna, new_table("masters", ME, OPEN))
    house.now += 10
    newer = await house.tables.create(anna, new_table("lorenzo", ME, OPEN))

    lobby = await house.tables.lobby(anna)

    assert [mine.id, newer.id, waits.id] == [table.id for table in lobby.mine]
    assert [True, False, False] == [table.mine for table in lobby.mine]
    assert [] == lobby.open
    assert {newer.id, waits.id} == {table.id for table in (await house.tables.lobby(ben)).open}
    assert 2 == len((await house.tables.lobby(None)).open)
