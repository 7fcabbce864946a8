"""From the first chair to the last point."""

from random import Random

import pytest

from signoria.server.wire import (
    Chair,
    Done,
    Earlier,
    Lines,
    NewSeat,
    People,
    Play,
    Refused,
    Sight,
    Step,
)
from tests.server.tables.house import BOT, ME, House, at_once, new_table


@pytest.mark.parametrize(
    ("game", "seats"), [("lorenzo", 2), ("lorenzo", 4), ("masters", 1), ("masters", 4)]
)
@at_once
async def test_a_whole_game_with_bots(game: str, seats: int) -> None:
    """Set up, sit, play to the end; what was patched is what a newcomer sees."""
    house = House()
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table(game, ME, *[BOT] * (seats - 1)))
    assert "playing" == table.state
    eyes = await house.look(anna, table.id)

    while not eyes.over:
        await house.until_quiet()
        await eyes.all()
        if eyes.ask is not None:
            assert isinstance(await eyes.play(eyes.ask.options[-1].move), Done)

    await house.until_quiet()
    await eyes.all()
    again = await house.look(anna, table.id)
    assert eyes.picture == again.picture
    assert eyes.lines[-40:] == again.lines[-40:]
    assert again.sight.sheet is not None
    assert "over" == eyes.table.state
    assert again.sight.sheet.totals == eyes.table.totals
    assert [table.id] == [one.id for one in (await house.tables.lobby(anna)).finished]


@at_once
async def test_a_move_is_told_to_everybody() -> None:
    """In a Step; whoever played gets Done after it."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    player = await table.asked()
    (other,) = [each for each in table.eyes if each is not player]
    assert player.ask is not None

    frames = await player.send(Play(5, player.at, player.ask.options[0].move))

    assert [Step, Done] == [type(frame) for frame in frames]
    assert Done(5, player.at) == frames[-1]
    assert [Step] == [type(frame) for frame in await other.all()]
    assert player.at == other.at


@at_once
async def test_a_stale_or_doubled_move_gets_a_fresh_look() -> None:
    """No error, and nothing is played twice."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    player = await table.asked()
    assert player.ask is not None
    play = Play(1, player.at, player.ask.options[0].move)

    await player.send(play)
    (sight,) = await player.send(play)

    assert isinstance(sight, Sight)
    assert player.at == sight.at
    log = await house.store.log(table.table)
    assert 2 == len(log), "the set-up, and one answer"


@at_once
async def test_people_who_answer_at_once_do_not_disturb_each_other() -> None:
    """Nobody is too late because somebody else has given a secret answer meanwhile."""
    house = House()
    table = await house.seated("masters", "Anna", "Ben", "Carla")
    plays = [Play(1, each.at, each.question.options[0].move) for each in table.eyes]

    for each, play in zip(table.eyes, plays, strict=True):
        await each.connection.receive(play)
    for each in table.eyes:
        assert Done in [type(frame) for frame in await each.all()]
    assert 4 == len(await house.store.log(table.table))
    for each, play in zip(table.eyes, plays, strict=True):
        assert [Sight] == [type(frame) for frame in await each.send(play)]
    assert 4 == len(await house.store.log(table.table))


@at_once
async def test_a_secret_answer_given_twice() -> None:
    """The second time one looks again; the others are still asked."""
    house = House()
    table = await house.seated("masters", "Anna", "Ben", "Carla")
    anna = table.eyes[0]
    play = Play(1, anna.at, anna.question.options[0].move)
    await anna.send(play)
    assert [Sight] == [type(frame) for frame in await anna.send(play)]
    assert (1, 2) == anna.sight.asked


@at_once
async def test_moves_handed_in_together_are_all_or_none() -> None:
    """One that cannot be takes the others with it, and says why with the rule's number."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    player = await table.asked()
    while player.ask is None or player.ask.ask != "turn":
        await table.play(1, Random(1))
        player = await table.asked()
    assert player.ask is not None
    first = next(option.move for option in player.ask.options if option.move.endswith(".1"))
    log = await house.store.log(table.table)

    (answer,) = await player.send(Play(1, player.at, f"{first}; +99"))

    assert isinstance(answer, Refused)
    assert "move-illegal" == answer.say.id
    assert all(objection.rule.startswith("L-") for objection in answer.objections)
    assert answer.objections
    assert log == await house.store.log(table.table)
    assert isinstance(await player.play(first), Done)


@at_once
async def test_nobody_answers_for_another() -> None:
    """Neither out of turn, nor from a chair of somebody else, nor without any."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    player = await table.asked()
    (other,) = [each for each in table.eyes if each is not player]
    stranger = await house.look(None, table.table)
    assert player.ask is not None
    move = player.ask.options[0].move

    (early,) = await other.send(Play(1, other.at, move))
    (foreign,) = await stranger.send(Play(2, stranger.at, move))
    (chair,) = await stranger.send(Chair(3, 0))

    assert isinstance(early, Refused)
    assert "server-not-asked" == early.say.id
    assert early.objections
    for refused in (foreign, chair):
        assert isinstance(refused, Refused)
        assert "server-not-your-chair" == refused.say.id
    assert stranger.ask is None
    assert stranger.sight.chair is None


@pytest.mark.parametrize("text", ["", " ;; ", "nonsense", "x" * 5_000_000, "\x00", "🦁>🦁"])
@at_once
async def test_what_is_no_move_is_refused(text: str) -> None:
    """In a sentence; the table goes on."""
    house = House()
    table = await house.seated("masters", "Anna", "Ben")
    player = await table.asked()

    (answer,) = await player.send(Play(1, player.at, text))

    assert isinstance(answer, Refused)
    assert len(str(answer.say)) < 400
    assert player.ask is not None
    assert isinstance(await player.play(player.ask.options[0].move), Done)


@at_once
async def test_chance_is_kept_with_the_move_that_called_for_it() -> None:
    """One step of the log: nothing can fall between the two."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    rng = Random(3)
    while "r2" != (await house.tables.table(None, table.table)).label:
        await table.play(1, rng)

    log = await house.store.log(table.table)

    seats = [[seat for seat, _ in step.body] for step in log]
    assert {-1} == set(seats[0]), "the set-up is chance alone"
    assert all(step[0] >= 0 for step in seats[1:])
    assert any(-1 in step for step in seats[2:])


@at_once
async def test_only_answers_are_given_unasked() -> None:
    """Nobody is asked what has one answer."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben", "Carla", advanced=True)
    rng = Random(5)

    for _ in range(60):
        player = await table.asked()
        assert player.ask is not None
        assert player.ask.sealed or len(player.ask.options) > 1
        await table.play(1, rng)


@at_once
async def test_several_chairs_of_one_person() -> None:
    """A hotseat: one chair's eyes after the other; each sees what it may see."""
    house = House()
    anna = await house.person("Anna")
    seats = [ME, NewSeat("me", name="Grandma"), BOT]
    table = await house.tables.create(anna, new_table("masters", *seats))
    assert ["Anna", "Grandma", "random"] == [seat.name for seat in table.seats]
    await house.until_quiet()
    eyes = await house.look(anna, table.id)
    first = eyes.sight.chair
    assert first in (0, 1)
    hands = [player["packet"] or player["hand"] for player in eyes.picture["players"]]
    other = 1 - first
    assert None not in hands[first]
    assert {None} == set(hands[other])

    (sight,) = await eyes.send(Chair(1, other))

    assert isinstance(sight, Sight)
    assert other == sight.chair
    hands = [player["packet"] or player["hand"] for player in eyes.picture["players"]]
    assert None not in hands[other]
    assert {None} == set(hands[first])
    assert eyes.ask is not None
    assert other == eyes.ask.seat
    assert isinstance(await eyes.play(eyes.ask.options[0].move), Done)
    await eyes.send(Chair(1, None))
    assert eyes.sight.chair is None
    assert eyes.ask is None


@at_once
async def test_who_has_the_table_open() -> None:
    """Everybody sees friends come and go; somebody who only watches is nobody's business."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    await table.look()
    anna, ben = table.eyes
    assert [True, True] == [seat.here for seat in anna.table.seats]

    await ben.connection.close()
    assert [People] == [type(frame) for frame in await anna.all()]
    assert [True, False] == [seat.here for seat in anna.table.seats]
    await house.look(None, table.table)
    assert [] == await anna.all()


@at_once
async def test_a_slow_viewer_gets_one_sight_for_many_steps() -> None:
    """Its queue has an end, and nothing is lost by that."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben", "Carla", "Dan")
    slow = await house.look(None, table.table)
    await table.play(100, Random(7))

    frames = await slow.all()

    assert len(frames) < 66
    assert isinstance(frames[0], Sight)
    fresh = await house.look(None, table.table)
    assert fresh.picture == slow.picture
    assert fresh.at == slow.at


@at_once
async def test_earlier_lines_of_the_log() -> None:
    """What a Sight has no room for is there when somebody scrolls."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben", "Carla", "Dan")
    await table.play(90, Random(9))
    eyes = await house.look(None, table.table)
    lines = list(eyes.lines)

    while True:
        (answer,) = await eyes.send(Earlier(1, lines[0].n))
        assert isinstance(answer, Lines)
        if not answer.lines:
            break
        lines = answer.lines + lines

    numbers = [line.n for line in lines]
    assert sorted(set(numbers)) == numbers
    assert len(numbers) > 100


@at_once
async def test_a_table_where_nobody_looks_is_let_go() -> None:
    """It comes back from the store when somebody looks again."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    assert [table.table] == list(house.tables._live)

    for each in table.eyes:
        await each.connection.close()
    await house.until_quiet()

    assert {} == house.tables._live
    assert {} == house.tables._thinking
    assert (await house.look(table.people[0], table.table)).sight.moves > 0


@at_once
async def test_the_record_of_a_table() -> None:
    """Before the end as one may know it, after it whole."""
    house = House()
    table = await house.seated("masters", "Anna", "Ben")
    rng = Random(11)
    await table.play(1, rng)
    own = await house.tables.record(table.people[0], table.table)
    public = await house.tables.record(None, table.table)
    assert public.count("?") > own.count("?") > 0

    while not table.eyes[0].over:
        await table.play(1, rng)

    whole = await house.tables.record(None, table.table)
    assert "?" not in whole
    assert '[Seats "Anna Ben"]' in whole
