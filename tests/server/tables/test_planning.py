"""Plans: several turns ahead for everybody, on a guess, and nobody else hears of it."""

from copy import deepcopy
from random import Random

import pytest

from signoria.kernel.decision import NATURE
from signoria.server.wire import Plan, Planned, Reasons, Refused, Score
from tests.server.tables.house import Eyes, House, Round, Slow, at_once, patched

TITLES = [("lorenzo", {"advanced": True}), ("masters", {})]


async def planned(eyes: Eyes, message: Plan) -> Planned:
    """The plan as it stands."""
    (answer,) = await eyes.send(message)
    assert isinstance(answer, Planned)
    assert eyes.at == answer.at
    return answer


def moves_of(table: Round) -> int:
    """How many moves the game has."""
    course = table.eyes[0].connection.live.course
    assert course is not None
    return course.moves


@pytest.mark.parametrize(("game", "switches"), TITLES)
@at_once
async def test_several_turns_ahead(game: str, switches: dict[str, bool]) -> None:
    """Whoever is asked is answered for; chance answers by itself; the table stays as it is."""
    house = House(seed=1)
    table = await house.seated(game, "Anna", "Ben", **switches)
    rng = Random(1)
    await table.play(14, rng)
    anna, ben = table.eyes
    log = await house.store.log(table.table)
    n, at = moves_of(table), anna.at
    plan = await planned(anna, Plan(1, n, []))
    seats = set()

    for _ in range(60):
        if plan.ask is None:
            break
        seats.add(plan.ask.seat)
        move = rng.choice(plan.ask.options).move
        tried = await planned(anna, Plan(2, n, [*plan.moves, (plan.ask.seat, move)], then="stop"))
        assert tried.ask is None or tried.ask.seat == plan.ask.seat
        before = plan.moves
        plan = await planned(anna, Plan(3, n, [*plan.moves, (plan.ask.seat, move)]))
        assert plan.moves[: len(before) + 1] == [*before, (tried.moves[-1][0], move)]
        assert plan.patch
        assert all(line.n >= n for line in plan.lines)

    assert seats == {0, 1}
    assert any(seat == NATURE for seat, _ in plan.moves)
    picture = patched(deepcopy(anna.picture), plan.patch)
    assert picture.keys() == anna.picture.keys()
    assert log == await house.store.log(table.table)
    assert at == anna.at
    assert not ben.waiting, "nobody else hears of it"


@at_once
async def test_chance_stays_what_it_was() -> None:
    """It stands in the plan; another roll gives another chance where it has not answered yet."""
    house = House(seed=1)
    table = await house.seated("lorenzo", "Anna", "Ben")
    await table.look()
    anna = table.eyes[0]
    n, rng = moves_of(table), Random(3)
    plan = await planned(anna, Plan(1, n, []))
    before: list[tuple[int, str]] = []
    while all(seat != NATURE for seat, _ in plan.moves):
        assert plan.ask is not None
        before = [*plan.moves, (plan.ask.seat, rng.choice(plan.ask.options).move)]
        plan = await planned(anna, Plan(1, n, before))

    assert plan == await planned(anna, Plan(1, n, before))
    assert plan.moves == (await planned(anna, Plan(1, n, plan.moves, roll=5))).moves
    rolls = {str((await planned(anna, Plan(1, n, before, roll=roll))).moves) for roll in range(5)}
    assert len(rolls) > 1


@at_once
async def test_a_plan_outlives_the_tables_next_move() -> None:
    """It goes on from where it began; once that is taken back, it is refused."""
    house = House(seed=1)
    table = await house.seated("lorenzo", "Anna", "Ben")
    await table.look()
    anna, rng = table.eyes[0], Random(1)
    n = moves_of(table)
    plan = await planned(anna, Plan(1, n, []))
    assert plan.ask is not None
    answers = [*plan.moves, (plan.ask.seat, plan.ask.options[0].move)]
    plan = await planned(anna, Plan(1, n, answers))
    then = patched(deepcopy(anna.picture), plan.patch)

    await table.play(3, rng)

    again = await planned(anna, Plan(1, n, answers))
    assert plan.moves == again.moves
    assert then == patched(deepcopy(anna.picture), again.patch)
    (refused,) = await anna.send(Plan(1, moves_of(table) + 1, []))
    assert isinstance(refused, Refused)


@pytest.mark.parametrize(("game", "switches"), TITLES)
@at_once
async def test_a_bot_answers_for_whoever_is_asked(game: str, switches: dict[str, bool]) -> None:
    """A turn of it; a failed one's first answer is taken."""
    table = await House(seed=1).seated(game, "Anna", "Ben", **switches)
    await table.look()
    anna = table.eyes[0]
    n = moves_of(table)
    plan = await planned(anna, Plan(1, n, []))
    for _ in range(6):
        await anna.connection.receive(Plan(2, n, plan.moves, then="bot"))
        after = await anna.next()
        assert isinstance(after, Planned)
        assert len(after.moves) > len(plan.moves)
        plan = after


@at_once
async def test_a_slow_bot_holds_nobody_up() -> None:
    """The planner goes on meanwhile; another plan, or going away, ends its thought."""
    bots = Slow()
    table = await House(bots=bots).seated("lorenzo", "Anna", "Ben")
    await table.look()
    anna = table.eyes[0]
    n = moves_of(table)
    await anna.connection.receive(Plan(2, n, [], then="bot"))
    assert len(await anna.send(Score(3))) == 1
    assert isinstance((await anna.send(Plan(4, n, [])))[0], Planned)

    await anna.connection.receive(Plan(5, n, [], then="bot"))
    await table.play(1, Random(1))
    bots.go.set()
    answer = await anna.next()
    assert isinstance(answer, Planned)
    assert answer.id == 5
    assert answer.at == anna.at
    await anna.connection.receive(Plan(6, n, [], then="bot"))
    await anna.connection.close()


@at_once
async def test_why_not_there() -> None:
    """The reasons are those of whoever is asked in the plan."""
    table = await House(seed=1).seated("lorenzo", "Anna", "Ben")
    eyes = await table.asked()
    n = moves_of(table)
    (answer,) = await eyes.send(Plan(1, n, [], why="space:market.4"))
    assert isinstance(answer, Reasons)
    assert answer.wishes
    assert all(wish.objections for wish in answer.wishes)


@at_once
async def test_plans_that_make_no_sense() -> None:
    """One sentence each; who has no seat has no plan."""
    house = House(seed=1)
    table = await house.seated("lorenzo", "Anna", "Ben")
    await table.look()
    anna = await table.asked()
    n, seat = moves_of(table), anna.question.seat
    watcher = await house.look(None, table.table)

    for eyes, message, why in (
        (anna, Plan(1, n, [(seat, "nonsense")]), "move-unknown"),
        (anna, Plan(1, n, [(seat, "+3")]), "move-illegal"),
        (anna, Plan(1, n, [(99, "+3")]), "move-illegal"),
        (anna, Plan(1, n, [(NATURE, "+3")]), "move-illegal"),
        (anna, Plan(1, n, [(seat, "x")] * 500), "server-plan-long"),
        (anna, Plan(1, n, [], why="x" * 10_000), "server-moves-long"),
        (anna, Plan(1, -1, []), "server-no-move"),
        (watcher, Plan(1, n, []), "server-not-your-chair"),
    ):
        (answer,) = await eyes.send(message)
        assert isinstance(answer, Refused), message
        assert answer.say.id.startswith(why)
