"""Taking back: alone to the last new information, further when everybody agrees."""

from random import Random

from signoria.server.wire import Agree, Asked, Back, Done, People, Refused, Sight, Step
from tests.server.tables.house import BOT, ME, Eyes, House, Round, Slow, at_once, new_table


async def a_turn_of_two_answers(table: Round) -> tuple[Eyes, Eyes]:
    """Somebody has answered twice, and is asked or was asked last; and the other."""
    rng = Random(1)
    while True:
        player = await table.asked()
        await table.play(1, rng)
        if player.ask is not None and player.undo.alone is not None:
            break
    (other,) = [each for each in table.eyes if each is not player]
    return player, other


@at_once
async def test_alone_back_to_the_last_new_information() -> None:
    """At once, without asking; everybody sees the table as it was."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    player, other = await a_turn_of_two_answers(table)
    assert player.undo.last == player.undo.alone
    assert player.undo.why is None
    moves = player.undo.last

    frames = await player.send(Back(4, player.at, moves))

    assert [Step, Done] == [type(frame) for frame in frames]
    (step,) = await other.all()
    assert isinstance(step, Step)
    assert step.back
    assert moves == step.moves
    fresh = await house.look(None, table.table)
    assert (
        fresh.picture["players"][other.sight.chair or 0]["goods"]
        == (other.picture["players"][other.sight.chair or 0]["goods"])
    )
    assert player.ask is not None
    assert isinstance(await player.play(player.ask.options[0].move), Done)
    assert "back" in [step.kind for step in await house.store.log(table.table)]
    await other.all()
    own = other.connection
    assert other.lines == (await house.look(own.person, table.table, own.chair)).lines


@at_once
async def test_the_button_says_why_not() -> None:
    """Nothing yet; or somebody else has answered since."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    player, other = await a_turn_of_two_answers(table)
    newcomer = await house.look(None, table.table)

    assert (None, None, None) == (newcomer.undo.alone, newcomer.undo.last, newcomer.undo.why)
    while player.ask is not None:
        await table.play(1, Random(2))
    await table.play(1, Random(3))

    assert player.undo.last is not None
    assert player.undo.alone is None
    assert player.undo.why.id in ("undo-seat", "undo-chance")
    assert other.sight.undo.why is not None


async def further(table: Round) -> tuple[Eyes, Eyes]:
    """Somebody asks to go back beyond the other's answer."""
    player = await table.asked()
    while player.undo.last is None or player.undo.alone is not None:
        await table.play(1, Random(4))
        player = table.eyes[0]
    (other,) = [each for each in table.eyes if each is not player]
    frames = await player.send(Back(1, player.at, player.undo.last))
    assert [People, Done] == [type(frame) for frame in frames]
    return player, other


@at_once
async def test_further_when_everybody_agrees() -> None:
    """The others are asked; it happens when the last one has said yes."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    player, other = await further(table)
    (people,) = await other.all()
    assert isinstance(people, People)
    asked = people.undo.asked
    assert Asked(player.sight.chair or 0, player.undo.last, (other.sight.chair or 0,)) == asked

    frames = await other.send(Agree(9, other.at, yes=True))

    assert [Step, Done] == [type(frame) for frame in frames]
    (step,) = await player.all()
    assert isinstance(step, Step)
    assert step.back
    assert asked is not None
    assert asked.to == step.moves
    assert step.undo.asked is None


@at_once
async def test_a_no_ends_the_wish() -> None:
    """And the wisher may say it too."""
    house = House()
    for says_no in (0, 1):
        table = await house.seated("lorenzo", f"Anna{says_no}", f"Ben{says_no}")
        both = await further(table)
        await table.look()
        moves = both[0].at

        await both[says_no].send(Agree(1, moves, yes=False))

        await table.look()
        assert both[0].undo.asked is None
        assert both[0].at == moves, "the game is as it was"
        (late,) = await both[1].send(Agree(2, moves, yes=True))
        assert isinstance(late, Refused)
        assert "server-no-wish" == late.say.id


@at_once
async def test_who_leaves_agrees() -> None:
    """The bot that plays for them does not mind."""
    house = House(bots=Slow())
    table = await house.seated("lorenzo", "Anna", "Ben")
    player, other = await further(table)
    to = player.undo.last
    leaver = other.connection.person
    assert leaver is not None

    await house.tables.leave(leaver, table.table)

    frames = await player.all()
    assert [to] == [frame.moves for frame in frames if isinstance(frame, Step)]
    assert player.undo.asked is None
    await house.tables.close()


@at_once
async def test_a_move_ends_the_wish() -> None:
    """Who was asked need not answer, and can simply play on."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    player, _ = await further(table)

    await table.play(1, Random(5))

    assert player.undo.asked is None


@at_once
async def test_bots_always_agree() -> None:
    """Whoever plays with bots alone may go back any distance, chance or not."""
    house = House()
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table("masters", ME, BOT, BOT))
    await house.until_quiet()
    eyes = await house.look(anna, table.id)
    first = eyes.sight.moves
    for _ in range(8):
        assert eyes.ask is not None
        await eyes.play(eyes.ask.options[0].move)
        await house.until_quiet()
        await eyes.all()
    assert 0 == eyes.undo.alone

    frames = await eyes.send(Back(1, eyes.at, first))

    assert first == next(frame.moves for frame in frames if isinstance(frame, Step))
    assert eyes.ask is not None
    await eyes.send(Back(1, eyes.at, 0))
    await house.until_quiet()
    assert eyes.ask is not None, "chance has dealt anew"


@at_once
async def test_a_late_or_senseless_wish() -> None:
    """A table that moved on gets looked at again; a place that is none is refused."""
    house = House()
    table = await house.seated("lorenzo", "Anna", "Ben")
    player, _ = await a_turn_of_two_answers(table)

    (sight,) = await player.send(Back(1, player.at - 1, 0))
    assert isinstance(sight, Sight)
    for to in (-1, 10_000, sight.moves):
        (refused,) = await player.send(Back(1, player.at, to))
        assert isinstance(refused, Refused)
        assert "undo-nothing" == refused.say.id
