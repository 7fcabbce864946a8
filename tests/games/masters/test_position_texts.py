"""Positions as texts: whatever is written, it is a position that can be played, or a refusal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.masters.laws import LAWS
from tests.games.positions import look_at, outcome, play_on

WORDS = (
    '[Options "players=1"]', '[Options "players=3"]', '[Seats "a b c"]', "market", "wgyy", "bpwr",
    "pwgw", "b", "first", "top", "gone", "reports", "cross", "tokens", "turn", "ending", "over",
    "1", "2", "3", "17", "017", "0017", "24", "25", "48", "50", "53", "64", "65", "0", "-1", "a",
    "a:", "b:", "all:", "coin", "coins", "stones", "shield", "servants", "faith", "middle",
    "bottom", "extra", "box", "cards", "played", "hand", "favours", "kept", "lost", "pending",
    "green", "purple", "+2", "+1", ",", ";", "\n", "#",
)  # fmt: skip

STATEMENTS = (
    "market wgyy bpwr pwgw b", "market wwww bbgg yypp r", "market rgyy bpww pwgw b", "first b",
    "first a", "top 1 18 35", "top 13 30 48", "gone 1 5 9", "gone 2 6 10 14 18 22 26 30 34 38",
    "gone 33 37 41 45", "reports 1", "reports 1 2", "cross 21", "cross 23", "tokens green +2 +1",
    "tokens +2 +2 purple", "a: 1 coin top, 2 shields middle, 3 servants bottom",
    "a: 1 stone bottom", "a: played 53 60, 2 stones extra", "a: played 57 59, hand 61",
    "a: hand 49 62", "b: hand 54 63",
    "b: 2 stones middle", "b: played 50 52, box 9 coins, box 9 shields, box 4 stones",
    "c: box 39 coins, faith 16", "all: faith 7", "all: box 3 servants", "a: cards 3 17 36",
    "a: cards 1, cards 4", "b: cards 2 18 34, cards 7 19, cards 8 20", "b: cards 5 21",
    "a: faith 23, favours kept kept", "b: faith 22, favours lost kept", "a: faith 24", "turn a",
    "turn b", "turn c", "ending", "over",
)  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "top 00017",
        "top 49",
        "top 0",
        "gone 0048",
        "gone 49",
        "reports 4",
        "reports 01",
        "a: faith 25",
        "a: faith 024",
        "a: 2 coins top",
        "a: 0 coins top",
        "a: 4 coins bottom",
        "a: cards 00003",
        "a: hand 48",
        "a: played 65",
        "a: box 40 coins",
        "a: " + "9" * 5000 + " coins bottom",
        '[Options "players=1"]; cross 25',
    ],
)
def test_a_number_out_of_bounds_is_refused(text: str) -> None:
    """However many digits it has, also nothings before it."""
    assert outcome(LAWS, f"{text}; turn a") is None
    assert outcome(LAWS, text) is None


@pytest.mark.parametrize(
    "text",
    [
        '[Options "players=1"]; ending; turn a',
        '[Options "players=1"]; gone 2 6 10 14 18 22 26 30 34 38 42 46; turn a',
        '[Options "players=1"]; cross 24; turn a',
        '[Options "players=1"]; a: faith 24; turn a',
        '[Options "players=1"]; a: cards 1 17 33, cards 2 18 34, cards 3; turn a',
    ],
)
def test_what_no_game_comes_to_is_refused(text: str) -> None:
    """M-11.1, M-13.4, M-13.5: a last round of one player, a solo game that is over and goes on."""
    assert outcome(LAWS, text) is None


@pytest.mark.parametrize(
    "text", ["b: faith 24", "b: cards 1 17 33, cards 2 18 34, cards 3", "b: faith 24; ending"]
)
def test_the_last_round_is_seen(text: str) -> None:
    """M-11.1: a marker on 24 or a seventh card says it by itself."""
    match = outcome(LAWS, f"{text}; reports 1 2 3; turn a")

    assert match is not None
    assert match.state.ending


@pytest.mark.parametrize(
    "text",
    [
        "a: 1 coin top, 1 stone top",
        "a: faith 3, faith 4",
        "a: box 1 coin, box 2 coins",
        "a: favours kept, favours lost",
        "a: played 53, 1 stone extra, 2 stones extra",
        "top 2 6",
    ],
)
def test_nothing_is_said_twice_in_one_statement(text: str) -> None:
    """What would be lost without a word is refused; a statement of its own may correct another."""
    assert outcome(LAWS, f"{text}; turn a") is None


def test_a_later_statement_corrects_an_earlier_one() -> None:
    """`all:` first, then whoever differs."""
    match = outcome(LAWS, "all: box 1 coin, faith 3; a: box 2 coins; top 2; top 6; turn a")

    assert match is not None
    assert [(2, 3), (1, 3)] == [(p.strongbox[0], p.faith) for p in match.state.players[:2]]
    assert 6 in match.state.tops


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("cross 24", 2),
        ("gone 2 6 10 14 18 22 26 30 34 38 42 46", 2),
        ("a: faith 24", 1),
        ("a: cards 1 17 33, cards 2 18 34, cards 3", 1),
    ],
)
def test_how_a_solo_game_ended_is_seen(text: str, place: int) -> None:
    """M-13.4, M-13.5, M-13.7: a position that is over is won or lost by what lies there."""
    match = outcome(LAWS, f'[Options "players=1"]; {text}; over')

    assert match is not None
    assert (place,) == match.game.score(match.state).places


@given(st.lists(st.sampled_from(WORDS), max_size=24).map(" ".join))
def test_any_words_are_a_position_or_a_refusal(text: str) -> None:
    """What is read keeps the laws, and comes back from its own record."""
    match = outcome(LAWS, text)
    if match is not None:
        look_at(LAWS, match)


@given(
    st.sampled_from(["", *WORDS[:3]]),
    st.lists(st.sampled_from(STATEMENTS), max_size=8, unique=True).map("; ".join),
    st.integers(0, 2**16),
)
def test_a_position_can_be_played_on(headers: str, statements: str, seed: int) -> None:
    """Whatever statements come together, the game goes on from there by the laws."""
    play_on(LAWS, outcome(LAWS, f"{headers}\n{statements}"), seed)


@given(st.text(max_size=80))
def test_any_text_is_a_position_or_a_refusal(text: str) -> None:
    """No text from outside raises anything but a Refusal."""
    for candidate in (text, f"a: {text}", f"top {text}", f"turn {text}", f"market {text}"):
        match = outcome(LAWS, candidate)
        assert match is None or len(match.names) == len(match.state.players)
