"""Looking back: any move, as those eyes knew the table then, and nobody else's while it runs."""

from copy import deepcopy
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from signoria.games import find_game
from signoria.kernel.match import Match
from signoria.kernel.record import read_record
from signoria.server.wire import Between, Chair, Line, Lines, Look, Looked, Refused, Turn
from tests.server.tables.house import Eyes, House, Round, at_once, patched


async def look(eyes: Eyes, n: int, who: Any = "own", since: int | None = None) -> Looked:  # noqa: ANN401 - a chair or a word
    """The table as it was."""
    answer = (await eyes.send(Look(4, n, who, since)))[-1]
    assert isinstance(answer, Looked)
    assert (4, n, eyes.at) == (answer.id, answer.n, answer.at)
    return answer


def drawn(eyes: Eyes, answer: Looked) -> dict[str, Any]:
    """The picture that a browser makes of it."""
    return patched(deepcopy(eyes.picture), answer.patch)


async def lines(eyes: Eyes, first: int, last: int, who: Any = "own") -> list[Line]:  # noqa: ANN401 - as above
    """The log of some moves."""
    answer = (await eyes.send(Between(5, first, last, who)))[-1]
    assert isinstance(answer, Lines)
    return answer.lines


async def seen_before(table: Round, answers: int) -> list[list[tuple[int, Any]]]:
    """Play on; what each chair had before its eyes after so many moves."""
    rng = Random(5)
    seen: list[list[tuple[int, Any]]] = [[] for _ in table.eyes]
    for _ in range(answers):
        await table.play(1, rng)
        for each, kept in zip(table.eyes, seen, strict=True):
            kept.append((moves_of(table), deepcopy(each.picture)))
        if table.eyes[0].over:
            break
    return seen


def moves_of(table: Round) -> int:
    """How many moves the game has."""
    course = table.eyes[0].connection.live.course
    assert course is not None
    return course.moves


@pytest.mark.parametrize(("game", "switches"), [("lorenzo", {"advanced": True}), ("masters", {})])
@at_once
async def test_every_chair_sees_again_what_it_saw(game: str, switches: dict[str, bool]) -> None:
    """Hidden hands and sealed answers too: the picture is the one that was there then."""
    table = await House(seed=3).seated(game, "Anna", "Ben", "Carla", **switches)
    seen = await seen_before(table, 40)

    for eyes, kept in zip(table.eyes, seen, strict=True):
        for n, picture in kept:
            assert picture == drawn(eyes, await look(eyes, n))


@at_once
async def test_the_turns_are_the_game_in_stretches() -> None:
    """Each begins where another seat or another round does; later ones can be had alone."""
    table = await House().seated("lorenzo", "Anna", "Ben")
    eyes = table.eyes[0]
    await table.play(60, Random(1))
    turns = (await look(eyes, 0, since=0)).turns
    told = await lines(eyes, 0, moves_of(table))

    assert [0] == [turn.n for turn in turns][:1]
    assert sorted({turn.n for turn in turns}) == [turn.n for turn in turns]
    for before, turn in pairwise(turns):
        assert (before.seat, before.label) != (turn.seat, turn.label)
        assert turn.seat >= 0 or before.label != turn.label, "chance is no turn in between"
    assert {"turn"} <= {turn.ask for turn in turns if turn.seat >= 0}
    for line in told:
        turn = max((one for one in turns if one.n <= line.n), key=lambda one: one.n)
        assert turn.label == line.label
        assert line.seat in {turn.seat, -1}

    later = turns[len(turns) // 2].n
    assert [turn for turn in turns if turn.n >= later] == (await look(eyes, 3, since=later)).turns
    assert [] == (await look(eyes, 3)).turns


@at_once
async def test_while_it_runs_one_has_ones_own_eyes() -> None:
    """Nobody else's, not even as a spectator of one's own game."""
    table = await House().seated("masters", "Anna", "Ben")
    anna = table.eyes[0]
    await table.play(4, Random(1))
    await look(anna, 2, 0)

    for who in (1, "all", -1, 99):
        for message in (Look(1, 2, who), Between(1, 0, 2, who)):
            (answer,) = await anna.send(message)
            assert isinstance(answer, Refused)
            assert answer.say.id == "server-own-eyes"


@at_once
async def test_when_it_is_over_every_hand_lies_open() -> None:
    """From any chair, or everything; for whoever looks on as well."""
    house = House(seed=2)
    table = await house.seated("masters", "Anna", "Ben")
    rng = Random(2)
    while not table.eyes[0].over:
        await table.play(1, rng)
    watcher = await house.look(None, table.table)
    record = await house.tables.record(None, table.table)
    match: Match[Any] = Match.from_record(find_game("masters"), read_record(record))

    for n in range(0, moves_of(table) + 1, 9):
        state = match.at(n)
        for who in (0, 1, None):
            seen = match.game.picture(match.game.view(state, who).state)
            eyes = "own" if who is None else who
            assert seen == drawn(watcher, await look(watcher, n, eyes))
        assert match.game.picture(state) == drawn(watcher, await look(watcher, n, "all"))

    own, everything = [await lines(watcher, 0, 60, who) for who in ("own", "all")]
    assert len(own) < len(everything)
    (refused,) = await watcher.send(Look(1, 2, 7))
    assert isinstance(refused, Refused)


@at_once
async def test_no_such_move() -> None:
    """One sentence, and everything goes on."""
    table = await House().seated("lorenzo", "Anna", "Ben")
    await table.look()
    anna = table.eyes[0]
    for n in (-1, moves_of(table) + 1, 10**30):
        (answer,) = await anna.send(Look(1, n))
        assert isinstance(answer, Refused)
        assert answer.say.id == "server-no-move"
    assert [] == await lines(anna, 10**30, 10**31)
    assert [] == await lines(anna, -5, 0)


@at_once
async def test_what_was_taken_back_is_gone() -> None:
    """The turns of another course are those of the new one."""
    house = House(seed=4)
    table = await house.seated("lorenzo", "Anna", "Ben")
    await table.play(12, Random(1))
    eyes = await table.asked()
    live = eyes.connection.live
    async with live.lock:
        await live.go_back(6, "")
    await table.look()
    turns: list[Turn] = (await look(eyes, 0, since=0)).turns
    assert max(turn.n for turn in turns) < moves_of(table)
    answer = (await eyes.send(Chair(9, eyes.connection.chair)))[-1]
    assert answer is not None
    assert eyes.picture == drawn(eyes, await look(eyes, moves_of(table)))
