"""The agenda: order of the tasks, sealed answers, loops, and tasks as JSON."""

import json

import pytest

from signoria.kernel import agenda
from signoria.kernel.agenda import Together
from signoria.kernel.decision import NATURE, Decision, Move
from tests.kernel.coins import (
    COINS,
    MOVES,
    STEPS,
    Bid,
    Drop,
    Round,
    Spend,
    State,
    Toss,
    options,
)


def play(s: State, *answers: str) -> list[str]:
    """Answer `seat: move` (`-1` is Nature) one after another; returns the events as texts."""
    events: list[str] = []
    for answer in answers:
        seat, _, text = answer.partition(": ")
        events += [str(event.message) for event in COINS.apply(s, MOVES[text], int(seat))]
    return events


def dealt(players: int = 2) -> State:
    """A game in which the bids of the first round are open."""
    s = COINS.new(options(players))
    play(s, "-1: heads", *["-1: drop 2"] * players)
    return s


def asked(s: State) -> list[tuple[int, str]]:
    """Seats and questions."""
    return [(decision.seat, decision.ask) for decision in COINS.decisions(s)]


def test_the_last_task_pushed_is_done_first() -> None:
    """Order is the order of pushing: the toss was pushed last, the drops before it."""
    s = COINS.new(options(3))

    assert [Round(2), Drop(2), Drop(1), Drop(0), Toss()] == [s.agenda[0], *s.agenda[2:]]
    assert [(NATURE, "toss")] == asked(s)
    play(s, "-1: tails")
    assert Drop(0) == s.agenda[-1]
    play(s, "-1: drop 1", "-1: drop 2", "-1: drop 3")
    assert [(1,), (2,), (3,)] == s.purses


def test_automatic_tasks_are_done_until_somebody_is_asked() -> None:
    """`start` runs by itself: a new game has begun its first round, a spent one its second."""
    s = COINS.new(options())
    assert ("round 1",) == s.log

    play(s, "-1: heads", "-1: drop 1", "-1: drop 1", "0: bid 0", "1: bid 0")

    assert ("round 1", "round 2") == (s.log[0], s.log[-1])
    assert [(NATURE, "toss")] == asked(s)


def test_options_belong_to_the_seat_of_the_task() -> None:
    """A Decision has the seat of its task, the question, and the complete list of answers."""
    s = dealt()
    play(s, "0: bid 2", "1: bid 0")

    expected = Decision(0, "spend", (MOVES["+1"], MOVES["+2"], MOVES["stop"]))
    assert (expected,) == COINS.decisions(s)


def test_weights_and_audience_come_from_the_table() -> None:
    """Nature's weights, and who learns a secret answer, stand in the Decision."""
    s = COINS.new(options(2))
    (toss,) = COINS.decisions(s)
    assert ((3, 1), None) == (toss.weights, toss.audience)

    play(s, "-1: heads")
    (drop,) = COINS.decisions(s)

    assert (None, (0,)) == (drop.weights, drop.audience)


def test_a_decision_with_one_answer_is_forced() -> None:
    """A Decision with one answer is still a Decision."""
    assert Decision(0, "x", (MOVES["stop"],)).forced
    assert not Decision(0, "x", (MOVES["stop"], MOVES["+1"])).forced


def test_together_asks_every_seat_at_once() -> None:
    """Several Decisions are open, and who has answered is not asked again."""
    s = dealt(3)
    assert [(0, "bid"), (1, "bid"), (2, "bid")] == asked(s)

    play(s, "1: bid 3")

    assert [(0, "bid"), (2, "bid")] == asked(s)


def test_answers_stay_sealed_until_all_are_in() -> None:
    """No event is told and nothing changes but the sealed answer itself."""
    s = dealt(3)
    before = s.copy()

    assert [] == play(s, "2: bid 3", "0: bid 1")

    assert [before.points, before.purses, before.log] == [s.points, s.purses, s.log]
    assert (MOVES["bid 1"], None, MOVES["bid 3"]) == s.agenda[-1].answers


def test_sealed_answers_open_in_the_order_of_the_asks() -> None:
    """Whoever answers first, the first ask is opened first; what it pushes is done last."""
    s = dealt(3)

    events = play(s, "2: bid 3", "0: bid 1", "1: bid 2")

    assert [f"event-bid seat={seat} n={n}" for seat, n in ((0, 1), (1, 2), (2, 3))] == events
    assert ("0 bids 1", "1 bids 2", "2 bids 3") == s.log[-3:]
    assert [Spend(0, 1, ()), Spend(1, 2, ()), Spend(2, 3, ())] == s.agenda[-3:]


def test_a_loop_pushes_back_its_remainder() -> None:
    """Each answer leaves a smaller task of the same kind, and the last one none."""
    s = dealt()
    play(s, "0: bid 3", "1: bid 0", "0: +1")
    assert Spend(0, 2, (1,)) == s.agenda[-1]

    play(s, "0: +1")
    assert Spend(0, 1, (1, 1)) == s.agenda[-1]
    play(s, "0: +1")

    assert Toss() == s.agenda[-1]
    assert [0, 0] == s.points


def test_an_empty_agenda_is_the_end() -> None:
    """Nothing is asked when nothing is left."""
    s = COINS.new(options(2, rounds=1))
    play(s, "-1: tails", "-1: drop 1", "-1: drop 1", "0: bid 0", "1: bid 0")

    assert [] == s.agenda
    assert () == COINS.decisions(s)


@pytest.mark.parametrize(
    "task",
    [
        Toss(),
        Drop(1),
        Spend(2, 3, (1, 2)),
        Spend(2, 3, ()),
        Together((Bid(0), Bid(2)), (None, None)),
        Together((Bid(0), Bid(2)), (None, MOVES["bid 1"])),
    ],
)
def test_a_task_comes_back_from_json(task: agenda.Task) -> None:
    """dump_task writes kind and fields, load_task makes the same task, tuples and all."""
    text = json.dumps(agenda.dump_task(task))

    loaded = agenda.load_task(json.loads(text), STEPS, MOVES.__getitem__)

    assert (type(task), task) == (type(loaded), loaded)


def test_a_task_as_json_is_readable() -> None:
    """The form is the kind's name and the fields in their order."""
    assert ["Spend", 2, 3, [1, 2]] == agenda.dump_task(Spend(2, 3, (1, 2)))
    assert ["Together", [["Bid", 0], ["Bid", 1]], ["bid 2", None]] == agenda.dump_task(
        Together((Bid(0), Bid(1)), (MOVES["bid 2"], None))
    )


def test_a_state_is_saved_in_the_middle_of_a_sealed_choice() -> None:
    """load(dump(s)) == s, with one answer sealed and the others open."""
    s = dealt(3)
    play(s, "1: bid 2")

    assert s == COINS.load(json.loads(json.dumps(COINS.dump(s))))


def test_moves_are_equal_by_their_text() -> None:
    """Two moves with one text are one move; repr is what makes it, str the notation."""
    move = Move("bid", (1,), "bid 1", ("bid:1",))

    assert MOVES["bid 1"] == move
    assert 1 == len({move, MOVES["bid 1"]})
    assert MOVES["bid 2"] != move
    assert "bid 1" != move
    assert "bid 1" == str(move)
    assert "Move('bid', (1,), 'bid 1', ('bid:1',))" == repr(move)
