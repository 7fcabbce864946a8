"""What became of a game: its course in figures, a shared result, a person's own games."""

from random import Random

import pytest
from msgspec.structs import replace

from signoria.games import find_game
from signoria.server.refusals import NotHere, NotYours, TooLate
from signoria.server.tables import chronicle as told
from signoria.server.tables.course import Course
from signoria.server.wire import Back, Chat, Chats, NewSeat, Recall, Refused
from signoria.server.wire_results import Chronicle, Favourite, Tally
from tests.server.tables.house import (
    BOT,
    ME,
    Eyes,
    House,
    a_finished_game,
    at_once,
    new_table,
    refused,
)


def totals(course: Chronicle) -> list[tuple[int, ...]]:
    """Everybody's points at each moment."""
    columns = zip(*(curve.points for curve in course.sources), strict=True)
    return [tuple(map(sum, zip(*lines, strict=True))) for lines in columns]


@pytest.mark.parametrize(
    ("game", "names"), [("lorenzo", "abc"), ("masters", "abcd"), ("masters", "a")]
)
@at_once
async def test_figures_sum_up(game: str, names: str) -> None:
    """The course ends with the result, and its counts are what lies on the table."""
    house = House()
    table = await a_finished_game(house, game, *names)
    row = await house.store.table(table.table)
    course = await house.tables.chronicle(None, table.table)
    match = Course(row)  # type: ignore[arg-type]  # it is there
    match.read_all(await house.store.log(table.table))

    assert row is not None
    assert row.totals == totals(course)[-1]
    title = find_game(game)
    assert [line.points for line in title.counts(match.match.state)] == [
        curve.points[-1] for curve in course.counts
    ]
    for curve in (*course.sources, *course.counts):
        assert len(course.moments) == len(curve.points)
    moves = [moment.n for moment in course.moments]
    assert moves == sorted(set(moves))
    assert len(match.match.entries) == moves[-1]
    assert row.owned == title.owned(match.match.state)


@at_once
async def test_each_moment_is_the_table_of_then() -> None:
    """Points along the way are those of the game stopped there."""
    house = House()
    table = await a_finished_game(house, "lorenzo", "a", "b")
    row = await house.store.table(table.table)
    assert row is not None
    course = Course(row)
    course.read_all(await house.store.log(table.table))
    told_ = await house.tables.chronicle(None, table.table)

    for moment, points in zip(told_.moments, totals(told_), strict=True):
        state = course.match.at(moment.n)
        assert course.game.score(state).totals == points
        if moment.seat >= 0:
            assert moment.label == course.match.entries[moment.n - 1].label


@at_once
async def test_time_is_used_by_whoever_is_asked() -> None:
    """From question to answer, also where the answer was taken back later."""
    house = House()
    table = await house.seated("masters", "Anna")
    rng = Random(4)
    house.now += 5
    await table.play(1, rng)
    await table.play(3, rng)
    house.now += 100
    await table.play(1, rng)
    eyes = table.eyes[0]
    house.now += 7
    await eyes.send(Back(9, eyes.at, eyes.undo.last))
    house.now += 20
    await table.play(1, rng)

    course = await house.tables.chronicle(table.people[0], table.table)

    # Seven seconds passed until the answer was taken back: nobody was still to answer it.
    assert (5.0 + 100.0 + 20.0,) == course.used


@at_once
async def test_sealed_answers_are_given_at_one_time() -> None:
    """While all choose at once, everybody's time runs."""
    house = House()
    table = await house.seated("masters", "Anna", "Ben")
    await table.look()
    for eyes in table.eyes:
        house.now += 30
        await eyes.all()
        assert eyes.question.sealed
        await eyes.play(eyes.question.options[0].move)

    course = await house.tables.chronicle(None, table.table)

    assert (30.0, 60.0) == course.used


@at_once
async def test_too_many_turns_are_thinned(monkeypatch: pytest.MonkeyPatch) -> None:
    """First where the label changes, then evenly; first and last moment stay."""
    house = House()
    table = await a_finished_game(house, "lorenzo", "a", "b")
    whole = await house.tables.chronicle(None, table.table)
    monkeypatch.setattr(told, "MOST_MOMENTS", 12)
    row = await house.store.table(table.table)
    assert row is not None
    few = told.chronicle(row, await house.store.log(row.id), None)

    assert 6 <= len(few.moments) <= 13 < len(whole.moments)
    assert (whole.moments[0], whole.moments[-1]) == (few.moments[0], few.moments[-1])
    assert totals(whole)[-1] == totals(few)[-1]


@at_once
async def test_a_result_is_shared_by_who_played() -> None:
    """A secret, made by a click and taken back by another; it opens that table and nothing else."""
    house = House()
    anna, ben, carla = [await house.person(name) for name in ("Anna", "Ben", "Carla")]
    waiting = await house.tables.create(anna, new_table("masters", ME, ME, private=True))
    assert "server-not-over" == await refused(
        house.tables.share(anna, waiting.id, on=True), TooLate
    )
    table = await a_finished_game(house, "masters", "Dan")
    (dan,) = table.people
    row = await house.store.table(table.table)
    assert row is not None
    await house.store.change_table(row, replace(row, private=True))

    assert "server-not-here" == await refused(house.tables.share(ben, row.id, on=True), NotHere)
    secret = (await house.tables.share(dan, row.id, on=True)).share
    assert secret
    assert secret == (await house.tables.share(dan, row.id, on=True)).share
    result = await house.tables.results.shared(secret)
    assert (row.totals, row.places) == (result.sheet.totals, result.sheet.places)
    assert "" == result.table.share
    assert not any(seat.mine for seat in result.table.seats)
    await house.tables.connect(carla, row.id, invite=secret)
    await house.tables.chronicle(None, row.id, secret)

    assert "" == (await house.tables.share(dan, row.id, on=False)).share
    await refused(house.tables.results.shared(secret), NotHere)
    await refused(house.tables.results.shared(""), NotHere)
    await refused(house.tables.connect(carla, row.id, invite=secret), NotHere)
    await refused(house.tables.chronicle(None, row.id, secret), NotHere)
    assert secret != (await house.tables.share(dan, row.id, on=True)).share


@at_once
async def test_whoever_only_watched_shares_nothing() -> None:
    """Also at a table that everybody sees."""
    house = House()
    table = await a_finished_game(house, "masters", "Dan")
    stranger = await house.person("Ben")

    await refused(house.tables.share(stranger, table.table, on=True), NotYours)
    info = await house.tables.share(table.people[0], table.table, on=True)
    assert info.share
    assert "" == (await house.tables.table(stranger, table.table)).share


@at_once
async def test_ones_own_games() -> None:
    """Summed by title, players, chair and against whom; nobody else's games are in it."""
    house = House()
    for seed in range(3):
        house.now += 1000
        await a_finished_game(house, "masters", "Anna", seed=seed)
    anna = await house.person("Anna")
    await a_finished_game(house, "lorenzo", "Ben", "Carla")
    ben = await house.person("Ben")
    bots = await house.tables.create(anna, new_table("masters", BOT, ME, BOT))
    hotseat = await house.tables.create(ben, new_table("lorenzo", ME, NewSeat("me", "Bea")))

    guided = await house.tables.learn(anna, "masters")

    mine = await house.tables.results.games(anna)
    assert guided.id not in [table_.id for table_ in mine.recent]
    rows = [await house.store.table(table_.id) for table_ in mine.recent]

    assert (1, 3) == (mine.playing, mine.finished)
    (alone,) = mine.tallies
    points = [row.totals[0] for row in rows if row]
    assert alone == Tally(
        game="masters",
        players=1,
        seat=0,
        versus="alone",
        games=3,
        wins=sum(row.places == (1,) for row in rows if row),
        places=sum(row.places[0] for row in rows if row),
        points=sum(points),
        best=max(points),
    )
    moved = [table_.moved for table_ in mine.recent]
    assert sorted(moved, reverse=True) == moved
    assert bots.id not in [table_.id for table_ in mine.recent]
    others = await house.tables.results.games(ben)
    assert (1, 1) == (others.playing, others.finished)
    assert {("lorenzo", 2, 0, "people")} == {
        (one.game, one.players, one.seat, one.versus) for one in others.tallies
    }
    assert hotseat.id


@at_once
async def test_favourites_are_what_was_gathered_most() -> None:
    """Of a title's things the most frequent first, then what has won more."""
    house = House()
    table = await a_finished_game(house, "masters", "Anna")
    (anna,) = table.people
    row = await house.store.table(table.table)
    assert row is not None
    owned = ["card:1", "card:2"], ["card:2"], ["card:2", "card:3"]
    for at, things in enumerate(owned):
        place = 1 if "card:3" in things else 2
        again = replace(row, id=f"t{at}", owned=(tuple(things),), places=(place,))
        await house.store.add_table(again)
    await house.store.change_table(row, replace(row, owned=()))

    mine = await house.tables.results.games(anna)

    assert [
        Favourite("masters", "card:2", 3, 1),
        Favourite("masters", "card:3", 1, 1),
        Favourite("masters", "card:1", 1, 0),
    ] == mine.favourites


@at_once
async def test_against_bots() -> None:
    """A game with bots alone counts apart."""
    house, rng = House(), Random(2)
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table("masters", ME, BOT))
    eyes = await house.look(anna, table.id)
    while not eyes.over:
        await house.until_quiet()
        await eyes.all()
        if eyes.ask is not None:
            await eyes.play(rng.choice(eyes.ask.options).move)

    (tally,) = (await house.tables.results.games(anna)).tallies

    assert ("masters", 2, 0, "bots", 1) == (
        tally.game,
        tally.players,
        tally.seat,
        tally.versus,
        tally.games,
    )


@at_once
async def test_nothing_before_the_beginning() -> None:
    """A table that waits has no course; somebody without a game has empty figures."""
    house = House()
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table("masters", ME, NewSeat("friend")))

    assert "server-not-begun" == await refused(house.tables.chronicle(anna, table.id), TooLate)
    mine = await house.tables.results.games(anna)
    assert (0, 0, [], [], []) == (
        mine.playing,
        mine.finished,
        mine.tallies,
        mine.favourites,
        mine.recent,
    )


@at_once
async def test_what_was_said_is_not_shared() -> None:
    """Whoever comes by the secret sees the game, and nothing of what people said at it."""
    house = House()
    table = await a_finished_game(house, "masters", "Dan")
    row = await house.store.table(table.table)
    assert row is not None
    await house.store.change_table(row, replace(row, private=True, share="s"))
    await table.eyes[0].send(Chat(1, "between us"))
    stranger = await house.person("Eve")

    guest = Eyes(await house.tables.connect(stranger, row.id, invite="s"))
    await table.eyes[0].send(Chat(2, "still between us"))
    recalled = await guest.send(Recall(3, None))
    said = await guest.send(Chat(4, "hello"))

    assert Chats(3, []) in recalled
    assert isinstance(said[-1], Refused)
    assert not any(b"between" in frame for frame in guest.raw)
