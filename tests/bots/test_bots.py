"""Bots see a View and nothing more, and greedy sees what is good."""

from random import Random
from typing import Any

import pytest

from signoria.bots import BOTS, find_bot
from signoria.bots.arena import usual_options
from signoria.games import find_game
from signoria.kernel.decision import NATURE
from signoria.kernel.match import Match
from signoria.kernel.refusal import Refusal

LORENZO = find_game("lorenzo")


def at_the_table(seed: int, moves: int) -> Match[Any]:
    """Return a match of four after so many moves by chance."""
    rng = Random(seed)
    match = Match(LORENZO, usual_options(LORENZO, 4), ["a", "b", "c", "d"], rng)
    for _ in range(moves):
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(decision.moves))
    return match


def position(text: str) -> Match[Any]:
    """Return a match of two from a position written by hand."""
    text = f'[Options "players=2 advanced"] [Seats "a b"]\n{text}'
    options, names, _ = LORENZO.position(text)
    return Match(LORENZO, options, names, position=text)


def greedy_choice(match: Match[Any]) -> str:
    """Return what greedy answers now."""
    (decision,) = match.decisions
    return find_bot("greedy", 1).choose(match.view(decision.seat), decision).text


def test_a_bot_that_is_not_there_is_refused_with_those_that_are() -> None:
    """A wrong name is answered with the right ones."""
    with pytest.raises(Refusal) as refused:
        find_bot("gredy")

    assert "bot-unknown" == refused.value.message.id
    assert ", ".join(BOTS) == refused.value.message.get("known")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("moves", [4, 9, 20, 60])
def test_what_is_hidden_does_not_change_a_choice(name: str, moves: int) -> None:
    """L-147, L-252: the same view and the same seed give the same move, whatever others hold."""
    match = at_the_table(moves, moves)
    for decision in match.decisions:
        seat = decision.seat
        view = match.view(seat)
        other = LORENZO.guess(view, Random(99))
        hands = [p.hand + p.packet for p in match.state.players]
        assert hands != [p.hand + p.packet for p in other.players], "something else is hidden"

        choices = [
            find_bot(name, 5).choose(LORENZO.view(s, seat), decision) for s in (match.state, other)
        ]

        assert choices[0] == choices[1]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_the_view_as_it_is(name: str) -> None:
    """What a bot tries, it tries on copies."""
    match = at_the_table(3, 40)
    (decision,) = match.decisions
    view = match.view(decision.seat)
    before = LORENZO.dump(view.state)

    find_bot(name, 1).choose(view, decision)

    assert before == LORENZO.dump(view.state)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("words", [["advanced"], ["advanced=false"]])
def test_every_choice_of_greedy_is_a_move_of_its_decision(players: int, words: list[str]) -> None:
    """The list is the law: in both games and at every size greedy answers from it."""
    options = usual_options(LORENZO, players, words)
    rng = Random(players)
    bot = find_bot("greedy", 1)
    s = LORENZO.new(options)
    while decisions := LORENZO.decisions(s):
        decision = decisions[0]
        move = rng.choice(decision.moves)
        if decision.seat == 0:
            move = bot.choose(LORENZO.view(s, 0), decision)
        assert move in decision.moves
        LORENZO.apply(s, move, decision.seat, tell=False)

    assert players == len(LORENZO.score(s).totals)


def test_random_answers_with_every_move() -> None:
    """Uniform: in five hundred answers to six moves none is missing, and none rules."""
    match = at_the_table(1, 0)
    decision = match.decisions[0]
    bot = find_bot("random", 1)
    counts = dict.fromkeys(decision.moves, 0)
    for _ in range(100 * len(decision.moves)):
        counts[bot.choose(match.view(decision.seat), decision)] += 1

    assert all(60 < count < 150 for count in counts.values())


def test_equal_seeds_give_equal_choices() -> None:
    """A bot owns its generator: nobody else's draws disturb it."""
    match = at_the_table(2, 30)
    (decision,) = match.decisions
    view = match.view(decision.seat)
    first, second = find_bot("random", "s"), find_bot("random", "s")

    chosen = [[bot.choose(view, decision) for _ in range(20)] for bot in (first, second)]

    assert chosen[0] == chosen[1]


def test_no_servant_is_spent_for_nothing() -> None:
    """L-56: more servants than needed may be spent; greedy keeps them where they bring nothing."""
    match = position("round 3; dice 6 6 6; all: nothing; a: 12 servants, 5 coins; turn a")
    match.play(0, "white>market.1")

    assert "+0" == greedy_choice(match)


def test_servants_are_spent_where_they_pay() -> None:
    """L-53: a servant more that brings the Stronghold's 2 MP and 2 VP is spent."""
    match = position("round 6; dice 5 1 1; all: nothing; a: 5 servants, cards 40 43; turn a")
    match.play(0, "white>production")

    assert "+1" == greedy_choice(match)


def test_the_church_is_supported_for_many_points() -> None:
    """L-202: with all faith there is, support scores 30 points and spares the excommunication."""
    assert "support" == greedy_choice(position("round 2; all: nothing; a: 15 faith; report"))


def test_an_exchange_that_pays_is_made() -> None:
    """L-91: the Treasury makes 5 VP out of 2 coins, in the last round worth more than they are."""
    match = position("round 6; dice 6 1 1; all: nothing; a: 2 coins, cards 34; turn a")
    match.play(0, "white>production +0")

    assert "exchange 34.2" == greedy_choice(match)


def test_a_leader_is_played_when_it_can_be() -> None:
    """L-140: 4 VP of Colleoni each round are worth more than a privilege once."""
    match = position(
        "round 3; dice 1 1 1; all: nothing\n"
        "a: 3 servants, hand colleoni, cards 1 2 3 4 73 74; turn a"
    )

    assert "play colleoni" == greedy_choice(match)


def test_worth_is_nothing_when_the_game_is_over() -> None:
    """The sheet says it all when nothing is left to be done."""
    rng = Random(4)
    match = Match(LORENZO, usual_options(LORENZO, 2), ["a", "b"], rng)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(decision.moves))

    assert [0.0, 0.0] == [LORENZO.worth(match.state, seat) for seat in range(2)]
    assert all(entry.seat >= NATURE for entry in match.entries)
