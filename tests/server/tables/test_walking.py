"""Trying moves, asking why not, counting points: nothing of it changes the table."""

from random import Random

import pytest

from signoria.server.wire import Reasons, Refused, Score, Scored, Sight, Walk, Walked, Why
from tests.server.tables.house import Eyes, House, at_once, patched


async def at_a_turn(house: House, game: str, ask: str, **switches: bool) -> Eyes:
    """Somebody who is asked this."""
    table = await house.seated(game, "Anna", "Ben", **switches)
    rng = Random(1)
    while True:
        eyes = await table.asked()
        if eyes.question.ask == ask and len(eyes.question.options) > 3:
            return eyes
        await table.play(1, rng)


@pytest.mark.parametrize(
    ("game", "ask", "first"),
    [("lorenzo", "turn", "harvest"), ("masters", "masters-turn", "row")],
)
@at_once
async def test_a_walk_shows_what_would_come(game: str, ask: str, first: str) -> None:
    """The table as it would be, the next question, and what would be told; the table stays."""
    house = House()
    eyes = await at_a_turn(house, game, ask)
    before = await house.store.log(eyes.sight.table.id)
    move = next(option.move for option in eyes.question.options if first in option.move)

    while True:
        (answer,) = await eyes.send(Walk(6, eyes.at, move))
        assert isinstance(answer, Walked)
        assert (6, eyes.at) == (answer.id, answer.at)
        if answer.says or answer.ask is None:
            break
        assert eyes.question.seat == answer.ask.seat
        move += f"; {answer.ask.options[0].move}"

    assert answer.says
    assert answer.patch
    assert eyes.picture.keys() == patched(eyes.picture, answer.patch).keys()
    assert before == await house.store.log(eyes.sight.table.id)


@at_once
async def test_an_empty_walk_is_the_table_as_it_is() -> None:
    """No patch, the same question."""
    house = House()
    eyes = await at_a_turn(house, "lorenzo", "turn")

    (answer,) = await eyes.send(Walk(1, eyes.at, ""))

    assert isinstance(answer, Walked)
    assert ([], eyes.ask, []) == (answer.patch, answer.ask, answer.says)


@at_once
async def test_a_sealed_answer_shows_nothing_yet() -> None:
    """What the others chose is not to be had by trying."""
    house = House()
    table = await house.seated("masters", "Anna", "Ben")
    anna, ben = table.eyes
    await ben.play(ben.question.options[0].move)
    await anna.all()

    (answer,) = await anna.send(Walk(1, anna.at, anna.question.options[0].move))

    assert isinstance(answer, Walked)
    assert ([], None, []) == (answer.patch, answer.ask, answer.says)
    both = "; ".join(option.move for option in anna.question.options[:2])
    (refused,) = await anna.send(Walk(2, anna.at, both))
    assert isinstance(refused, Refused)


@at_once
async def test_why_not_names_the_rule() -> None:
    """Every reason against what is meant by a place or a notation, also after some moves."""
    house = House()
    eyes = await at_a_turn(house, "lorenzo", "turn")

    (answer,) = await eyes.send(Why(1, eyes.at, "", "+3"))
    assert isinstance(answer, Reasons)
    (wish,) = answer.wishes
    assert "+3" == wish.move
    assert all(objection.rule.startswith("L-") for objection in wish.objections)
    assert wish.objections

    (answer,) = await eyes.send(Why(1, eyes.at, "", "space:market.4"))
    assert isinstance(answer, Reasons)
    assert answer.wishes
    assert all(wish.objections for wish in answer.wishes), "not with two players"

    (answer,) = await eyes.send(Why(1, eyes.at, "", "space:no-such"))
    assert isinstance(answer, Reasons)
    assert [] == answer.wishes

    possible = eyes.question.options[0].move
    (answer,) = await eyes.send(Why(1, eyes.at, "", possible))
    assert isinstance(answer, Reasons)
    assert [[]] == [wish.objections for wish in answer.wishes]

    (answer,) = await eyes.send(Why(1, eyes.at, possible, possible))
    assert isinstance(answer, Reasons)
    assert answer.wishes[0].objections


@at_once
async def test_questions_that_make_no_sense() -> None:
    """One sentence each."""
    house = House()
    eyes = await at_a_turn(house, "lorenzo", "turn")
    at = eyes.at

    for message, why in (
        (Walk(1, at, "nonsense"), "move-unknown"),
        (Walk(1, at, "+3"), "move-illegal"),
        (Walk(1, at, "x" * 5_000_000), "server-moves-long"),
        (Why(1, at, "", "gibberish"), "move-unknown"),
        (Why(1, at, "", "x" * 5_000_000), "server-moves-long"),
        (Why(1, at, "+3", "+3"), "move-illegal"),
        (Walk(1, at - 1, ""), "server-moved-on"),
        (Why(1, at + 1, "", "+3"), "server-moved-on"),
    ):
        (answer,) = await eyes.send(message)
        assert isinstance(answer, Refused)
        assert answer.say.id.startswith(why)


async def points(eyes: Eyes) -> Scored:
    """The score sheet as it is now."""
    answer = (await eyes.send(Score(3)))[-1]
    assert isinstance(answer, Scored)
    return answer


@pytest.mark.parametrize("game", ["lorenzo", "masters"])
@at_once
async def test_points_at_any_time(game: str) -> None:
    """As if the game ended now, for spectators too; at the end it is the sheet of the game."""
    house = House()
    table = await house.seated(game, "Anna", "Ben")
    watcher = await house.look(None, table.table)
    rng = Random(2)
    scored = await points(watcher)
    while not watcher.over:
        await table.play(1, rng)
        scored = await points(watcher)
        assert scored == await points(table.eyes[1])

    sheet = scored.sheet
    assert sheet.totals == tuple(map(sum, zip(*(line.points for line in sheet.lines), strict=True)))
    fresh = await house.look(None, table.table)
    assert isinstance(fresh.sight, Sight)
    assert sheet == fresh.sight.sheet
