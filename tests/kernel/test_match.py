"""Match: the door for people, through the game of Coins."""

import copy
import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.decision import NATURE
from signoria.kernel.match import STRIDE, Match
from signoria.kernel.refusal import (
    IllegalMove,
    InvalidMove,
    InvalidPosition,
    InvalidRecord,
    Refusal,
)
from tests.kernel.coins import COINS, MOVES, UNKNOWN, State, options

ANN, BOB, CAT = range(3)


def match(players: int = 2, *, rounds: int = 2) -> Match[State]:
    """A match whose Nature is a person."""
    return Match(COINS, options(players, rounds=rounds), ("ann", "bob", "cat")[:players])


def dealt(players: int = 2, *, rounds: int = 2) -> Match[State]:
    """The bids of the first round are open."""
    m = match(players, rounds=rounds)
    m.play(NATURE, "; ".join(["heads", *["drop 2"] * players]))
    return m


def spending() -> Match[State]:
    """Ann has three to spend, nobody else anything."""
    m = dealt()
    m.play(ANN, "bid 3")
    m.play(BOB, "bid 0")
    return m


def play_out(m: Match[State], rng: Random) -> None:
    """Answer whatever is asked until the game is over."""
    while not m.over:
        decision = rng.choice(m.decisions)
        m.choose(decision.seat, rng.choice(decision.moves))


# Who is asked


def test_a_match_needs_a_name_for_every_seat() -> None:
    """As many names as players."""
    with pytest.raises(InvalidRecord) as refusal:
        Match(COINS, options(3), ("ann", "bob"))

    assert "record-seats n=2 players=3" == str(refusal.value)


def test_seats_are_found_by_name() -> None:
    """Names of seats, `nature`, and a refusal that tells the names there are."""
    m = match()

    assert (ANN, BOB, NATURE) == (m.seat("ann"), m.seat("bob"), m.seat("nature"))
    with pytest.raises(InvalidRecord) as refusal:
        m.seat("Ann")
    assert "record-seat-unknown name=Ann known=ann, bob" == str(refusal.value)


def test_a_seat_that_is_not_asked_has_no_decision() -> None:
    """A Decision belongs to a seat; with several open, each finds its own."""
    m = dealt()
    assert ("bid", "bid") == tuple(m.decisions[seat].ask for seat in (ANN, BOB))

    m.play(BOB, "bid 0")

    assert m.decision(BOB) is None
    assert m.decision(NATURE) is None
    assert m.decisions == (m.decision(ANN),)


# Chance


def test_without_nature_a_person_answers_for_chance() -> None:
    """A game on a real table is written down by somebody who says what fell."""
    m = match()
    assert [] == m.opening
    assert NATURE == m.decisions[0].seat

    m.play(NATURE, "tails; drop 3; drop 1")

    assert [(3,), (1,)] == m.state.purses


def test_nature_answers_for_itself_before_anybody_is_asked() -> None:
    """With a generator the opening is played, told and recorded at once."""
    m = Match(COINS, options(), ("ann", "bob"), Random(1))

    assert ["event-toss", "event-drop", "event-drop"] == [one.message.id for one in m.opening]
    assert [NATURE] * 3 == [entry.seat for entry in m.entries]
    assert {ANN, BOB} == {decision.seat for decision in m.decisions}


def test_nature_answers_what_a_move_brings_up() -> None:
    """The events of chance come back with the move that led to it."""
    m = Match(COINS, options(), ("ann", "bob"), Random(1))
    m.play(ANN, "bid 0")

    events = m.play(BOB, "bid 0")

    ids = [event.message.id for event in events]
    assert ["event-bid"] * 2 + ["event-toss"] + ["event-drop"] * 2 == ids


def test_the_same_generator_makes_the_same_game() -> None:
    """Chance has no other source."""
    first, second = (Match(COINS, options(), ("ann", "bob"), Random(5)) for _ in range(2))

    assert first.entries == second.entries


def test_weights_hold() -> None:
    """The bent coin falls on heads three times in four, the straight one on both sides alike."""
    fell = {
        bent: Counter(
            Match(COINS, options(bent=bent), ("ann", "bob"), rng).entries[0].move.text
            for rng in [Random(11)] * 400
        )
        for bent in (True, False)
    }

    assert 260 < fell[True]["heads"] < 340
    assert 160 < fell[False]["heads"] < 240


# Playing


def test_several_moves_are_played_at_once() -> None:
    """`;` parts moves, and one that begins with `+` may follow a blank."""
    m = spending()

    events = m.play(ANN, "+1 +1; stop")

    assert ["event-spend"] * 3 == [event.message.id for event in events]
    assert ["+1", "+1", "stop"] == [entry.move.text for entry in m.entries[-3:]]
    assert [1, 0] == m.state.points


@pytest.mark.parametrize("bad", ["+1; +3", "+1; heads", "+1; nonsense", "+1; +1; +1; +1"])
def test_all_moves_are_played_or_none(bad: str) -> None:
    """A refusal in the middle leaves State, Record and what was undone as they were."""
    m = spending()
    m.play(ANN, "+1")
    m.undo(ANN)
    before = (m.state.copy(), m.entries[:], m.undone[:])

    with pytest.raises(Refusal):
        m.play(ANN, bad)

    assert before == (m.state, m.entries, m.undone)


def test_chance_answers_after_the_last_move() -> None:
    """A second move that hangs on what falls is no way to try again until it falls well."""
    rng = Random(1)
    m = Match(COINS, options(), ("ann", "bob"), rng)
    m.play(ANN, "bid 1")
    m.play(BOB, "bid 0")
    before = (m.state.copy(), m.entries[:], rng.getstate())

    with pytest.raises(IllegalMove) as refusal:
        m.play(ANN, "stop; bid 1")

    assert "not-asked name=ann asked=nature" == str(refusal.value.message)
    assert before == (m.state, m.entries, rng.getstate())


def test_nothing_follows_the_answer_that_opens_the_others() -> None:
    """What the others answered is not seen by trying: `+1` would be ann's, were it played alone."""
    m = match()
    m.play(NATURE, "heads; drop 1; drop 2")
    m.play(BOB, "bid 0")
    before = (m.state.copy(), m.entries[:])

    with pytest.raises(InvalidMove) as refusal:
        m.play(ANN, "bid 3; +1")

    assert ("move-after-opening", 8) == (str(refusal.value.message), refusal.value.column)
    assert before == (m.state, m.entries)
    m.play(ANN, "bid 3")
    m.play(ANN, "+1")


def test_a_text_that_is_no_move_is_invalid() -> None:
    """InvalidMove: not a move of this game; the column is where it begins."""
    m = spending()

    with pytest.raises(InvalidMove) as refusal:
        m.play(ANN, "+1;  nonsense")

    assert "move-unknown text=nonsense" == str(refusal.value.message)
    assert 6 == refusal.value.column


def test_a_move_that_does_not_answer_is_illegal() -> None:
    """IllegalMove: a move, but not now; with the reasons of the game."""
    m = spending()

    with pytest.raises(IllegalMove) as refusal:
        m.play(ANN, "bid 1")

    assert "move-illegal move=bid 1" == str(refusal.value.message)
    assert ["C-1 no-option move=bid 1"] == list(map(str, refusal.value.objections))
    assert [] == m.objections(ANN, MOVES["+3"])


def test_who_is_not_asked_may_not_move() -> None:
    """The refusal names who is asked; when the game is over that is nobody."""
    m = dealt(rounds=1)
    with pytest.raises(IllegalMove) as refusal:
        m.play(NATURE, "heads")
    assert "not-asked name=nature asked=ann, bob" == str(refusal.value.message)

    m.play(ANN, "bid 0")
    m.play(BOB, "bid 0")

    assert m.over
    with pytest.raises(IllegalMove) as refusal:
        m.play(BOB, "bid 0")
    assert "not-asked name=bob asked=-" == str(refusal.value.message)


@pytest.mark.parametrize("text", ["", "  ", ";", " ; ;\t;"])
def test_an_empty_answer_is_refused(text: str) -> None:
    """Nothing is no move."""
    with pytest.raises(InvalidMove, match="move-empty"):
        spending().play(ANN, text)


@pytest.mark.parametrize("text", ["+1 stop", "+1; +1 stop", "+1 1", "+1 + 1"])
def test_no_part_of_an_answer_is_passed_over(text: str) -> None:
    """What stands behind a `+n` without `;` is refused, not forgotten."""
    m = spending()
    before = m.state.copy()

    with pytest.raises(InvalidMove):
        m.play(ANN, text)

    assert before == m.state


def test_choose_takes_a_move_as_it_is() -> None:
    """Bots and buttons have moves, and the list is the law for them too."""
    m = spending()

    assert ["event-spend"] == [event.message.id for event in m.choose(ANN, MOVES["+3"])]
    with pytest.raises(IllegalMove):
        m.choose(ANN, MOVES["stop"])


def test_events_are_told_to_who_may_know() -> None:
    """What falls into a purse is its owner's secret."""
    m = match()
    m.play(NATURE, "heads")

    (event,) = m.play(NATURE, "drop 3")

    assert [True, False, False] == [event.known_to(seat) for seat in (ANN, BOB, None)]


def test_a_view_is_a_state_with_blanks() -> None:
    """The own purse is seen, other purses and sealed bids are not."""
    m = dealt()
    m.play(ANN, "bid 2")

    seen = m.view(BOB).state

    assert [(UNKNOWN,), (2,)] == seen.purses
    assert ["?", "None"] == [str(answer) for answer in seen.agenda[-1].answers]
    assert [(UNKNOWN,), (UNKNOWN,)] == m.view(None).state.purses


# Back and forth


def test_the_last_move_may_be_taken_back() -> None:
    """One move at a time, as long as they are one's own."""
    m = spending()
    before = m.state.copy()
    m.play(ANN, "+1 +1")

    m.undo(ANN)
    m.undo(ANN)

    assert before == m.state


@pytest.mark.parametrize(("seat", "reason"), [(BOB, None), (ANN, "undo undo-other name=bob")])
def test_another_seats_answer_is_new_information(seat: int, reason: str | None) -> None:
    """Undo goes back to it and no further."""
    m = dealt(3)
    m.play(ANN, "bid 1")
    m.play(BOB, "bid 2")

    objection = m.may_undo(seat)

    assert reason == (None if objection is None else str(objection))


def test_chance_is_new_information() -> None:
    """What fell cannot be asked for again."""
    m = Match(COINS, options(), ("ann", "bob"), Random(1))
    m.play(ANN, "bid 0")
    m.play(BOB, "bid 0")
    before = m.state.copy()

    with pytest.raises(IllegalMove) as refusal:
        m.undo(BOB)

    assert "undo-chance" == str(refusal.value.message)
    assert ["undo undo-chance"] == list(map(str, refusal.value.objections))
    assert before == m.state


def test_opened_answers_are_new_information() -> None:
    """Whose answer opened the sealed ones has seen them, and may not answer anew."""
    m = dealt()
    m.play(ANN, "bid 3")
    m.play(BOB, "bid 0")

    assert m.may_undo(BOB) is not None
    with pytest.raises(IllegalMove):
        m.undo(BOB)


def test_a_sealed_answer_may_be_taken_back_while_others_think() -> None:
    """Nothing has been learned from it yet."""
    m = dealt()
    m.play(BOB, "bid 3")

    m.undo(BOB)

    assert {ANN, BOB} == {decision.seat for decision in m.decisions}


def test_at_the_beginning_nothing_can_be_taken_back() -> None:
    """There is no move."""
    with pytest.raises(IllegalMove, match="undo-nothing"):
        match().undo(ANN)


def test_the_keeper_may_take_back_anything() -> None:
    """Who writes down a game of a real table corrects what was misheard."""
    m = spending()

    while m.entries:
        m.undo(ANN, keeper=True)

    assert COINS.new(m.options) == m.state
    assert ["heads", "drop 2", "drop 2", "bid 3", "bid 0"] == [
        entry.move.text for entry in reversed(m.undone)
    ]


def test_undo_then_redo_is_identity() -> None:
    """Also with two open bids, across rounds and to the very beginning."""
    m = match(3)
    play_out(m, Random(2))
    states = [m.at(count) for count in range(len(m.entries) + 1)]
    record = m.record()

    for state in reversed(states):
        assert state == m.state
        if m.entries:
            m.undo(ANN, keeper=True)
    for state in states[1:]:
        m.redo()
        assert state == m.state

    assert record == m.record()


def test_redo_tells_what_happens() -> None:
    """The events are those of the first time."""
    m = spending()
    events = m.play(ANN, "+2")
    m.undo(ANN)

    assert events == m.redo()


def test_a_new_move_ends_redo() -> None:
    """What was undone is gone as soon as something else is played."""
    m = spending()
    m.play(ANN, "+2")
    m.undo(ANN)
    m.play(ANN, "+1")
    with pytest.raises(IllegalMove, match="redo-nothing"):
        m.redo()

    m.undo(ANN)
    m.choose(ANN, MOVES["stop"])
    with pytest.raises(IllegalMove, match="redo-nothing"):
        m.redo()


def test_earlier_states_are_found() -> None:
    """at(n) is the State after n moves, whatever was copied on the way, and it is a copy."""
    m = match(2, rounds=40)
    rng = Random(3)
    states = [m.state.copy()]
    while len(m.entries) < 3 * STRIDE + 5:
        decision = rng.choice(m.decisions)
        m.choose(decision.seat, rng.choice(decision.moves))
        states.append(m.state.copy())

    assert states == [m.at(count) for count in range(len(states))]
    while m.entries:
        m.undo(ANN, keeper=True)
        states.pop()
        assert states[-1] == m.state
        assert states[-7:] == [m.at(count) for count in range(len(states))[-7:]]

    m.at(0).points[0] = 99
    assert [0, 0] == m.at(0).points


def test_a_fork_is_independent() -> None:
    """What happens in one match leaves the other alone."""
    m = spending()
    other = m.fork()
    assert (m.state, m.entries) == (other.state, other.entries)

    other.play(ANN, "+1")
    before = m.state.copy()
    m.play(ANN, "stop")

    assert [2, 0] == other.state.points
    assert [3, 0] == m.state.points
    assert before.points == [3, 0]
    assert len(m.entries) == len(other.entries)


def test_a_fork_begins_where_it_is_asked_to() -> None:
    """After so many moves, and from there with a Nature of its own."""
    m = spending()

    other = m.fork(Random(1), count=1)

    assert m.entries[0] == other.entries[0]
    assert ["event-drop"] * 2 == [event.message.id for event in other.opening]
    assert m.fork(count=0).state == COINS.new(m.options)


@given(st.integers(0, 2**32), st.integers(0, 60))
def test_a_fork_anywhere_is_the_game_up_to_there(seed: int, count: int) -> None:
    """fork(count).state == at(count), for every game and place."""
    m = match(3)
    play_out(m, Random(seed))
    count = min(count, len(m.entries))

    assert m.at(count) == m.fork(count=count).state


# Positions


def test_a_match_begins_from_a_position() -> None:
    """The headers say who plays, the statements what differs."""
    text = '[Options "players=3 rounds=1"] [Seats "dan eva fay"]\nround 1\npoints 1 2 0 # so far'

    m = Match.from_position(COINS, text.partition("#")[0])

    assert ("dan", "eva", "fay") == m.names
    assert [1, 2, 0] == m.state.points
    assert "players=3 rounds=1" == str(m.options)


def test_statements_behind_the_headers_count() -> None:
    """A position on one line is the same position."""
    m = Match.from_position(COINS, '[Options "players=2 rounds=1"]; points 4 1')

    assert [4, 1] == m.state.points


def test_a_position_stands_in_the_record() -> None:
    """A game from a position is replayed from it."""
    m = Match.from_position(COINS, "round 2\npoints 4 1")
    m.play(NATURE, "heads; drop 1; drop 1")

    text = m.record()

    assert '[Position "round 2; points 4 1"]' in text
    fork = m.fork()
    assert m.state == fork.state


def test_a_position_that_cannot_be_is_refused() -> None:
    """With its place."""
    with pytest.raises(InvalidPosition) as refusal:
        Match.from_position(COINS, "sunshine")

    assert "line 1, column 1: position-statement text=sunshine" == str(refusal.value)


# Values


def test_refusals_survive_another_process() -> None:
    """A match may be played in a worker; what it refuses comes back as it was."""
    m = spending()
    with pytest.raises(IllegalMove) as refusal:
        m.play(ANN, "+1; bid 1")

    back = pickle.loads(pickle.dumps(refusal.value))  # noqa: S301 - our own bytes

    assert refusal.value.message == back.message
    assert refusal.value.objections == back.objections
    assert 5 == back.column


def test_moves_survive_another_process() -> None:
    """Pickled as what makes them."""
    move = MOVES["bid 2"]

    assert move.args == copy.deepcopy(move).args
    assert move == pickle.loads(pickle.dumps(move))  # noqa: S301 - our own bytes
