"""Positions as texts: whatever is written, it is a position that can be played, or a refusal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.lorenzo.effects import COINS
from signoria.kernel.match import Match
from signoria.kernel.refusal import InvalidPosition
from tests.games.lorenzo.laws import LAWS
from tests.games.lorenzo.table import LORENZO
from tests.games.positions import look_at, outcome, play_on

ADVANCED = '[Options "players=2 advanced"]'
WORDS = (
    '[Options "players=2"]', '[Options "players=3 advanced"]', '[Seats "a b c"]', "round",
    "1", "2", "3", "6", "03", "0034", "dice", "order", "tiles", "1.2", "2.6", "3.4", "floor",
    "building.3", "43", "26", "0026", "002699", "-", "at", "at palace:", "at market.1:", "white",
    "black", "neutral", "turn", "lap", "extra", "report", "over", "a", "b", "c", "a:", "b:", "all:",
    "nothing", "coins", "wood", "faith", "cards", "played", "hand", "used", "copied", "lorenzo",
    "sforza", "tile", "banned", "six", ",", ";", "\n", "#",
)  # fmt: skip

STATEMENTS = (
    "round 2", "round 3", "round 6", "dice 6 2 1", "tiles 1.2 2.6 3.4", "tiles 1.4 2.7 3.5",
    "order b a", "order c b a", "floor building.3 26", "floor venture.1 -", "floor character.4 62",
    "at palace: b white, a neutral", "at market.1: a white", "at harvest: a black, b white",
    "at harvest: a orange", "at territory.2: b neutral", "at building.4: a white, b black",
    "at production.large: c white", "all: nothing", "all: banned 2.7", "a: banned 1.4 2.6",
    "a: 5 coins, 9 servants, 12 military", "a: cards 1 2 9 25 26 49 73", "b: cards 1 3 50 74 75",
    "a: played lorenzo ariosto federico, copied botticelli", "b: played botticelli",
    "b: played cosimo pico rita", "a: hand sforza gonzaga", "b: hand moro savonarola",
    "c: hand sisto, tile c, 15 faith", "a: tile b, six white", "b: tile d, six black orange",
    "a: 40 vp, 15 faith", "turn a", "turn b", "turn b lap 3", "turn a extra", "report", "over",
)  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "round 00034",
        "round 0",
        "round 7",
        "floor building.3 002699",
        "floor building.3 97",
        "a: cards 00269",
        "dice 1 2 7",
        "dice 1 2 00061",
        "turn a lap 00049",
        "a: " + "9" * 5000 + " coins",
    ],
)
def test_a_number_out_of_bounds_is_refused(text: str) -> None:
    """However many digits it has, also nothings before it."""
    assert outcome(LAWS, f"{text}; turn a") is None
    assert outcome(LAWS, text) is None


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("dice 1 2 3\n  report", "line 2, column 3: position-report n=1"),
        (
            "at market.1: a white; dice 1 2 3; at market.1: b white",
            "line 1, column 35: position-crowded name=market.1",
        ),
        (
            "at building.2: a white; floor building.2 26",
            "line 1, column 25: position-floor-taken name=building.2",
        ),
        (
            f"{ADVANCED}\na: played lorenzo; b: copied cosimo",
            "line 2, column 20: position-not-played name=lorenzo",
        ),
        (
            "at venture.1: a white; at venture.4: a black",
            "line 1, column 24: position-colours name=venture.4 who=a",
        ),
        (
            "at harvest: a white\nat harvest.large: b white, a neutral, a black",
            "line 2, column 1: position-colours name=harvest.large who=a",
        ),
        ("turn a\na: 5 coins, 3 coins", "line 2, column 1: position-twice text=coins"),
    ],
)
def test_what_does_not_fit_the_rest_has_a_place(text: str, refusal: str) -> None:
    """L-60 to L-62 and others: seen at the end, told where it was said."""
    with pytest.raises(InvalidPosition) as caught:
        Match.from_position(LORENZO, text)

    assert refusal == str(caught.value)


def test_the_later_statement_holds() -> None:
    """A text can be put before another one."""
    state = Match.from_position(LORENZO, "round 5; a: 5 coins; round 3; a: 6 coins").state

    assert (3, 6) == (state.round, state.players[0].goods[COINS])


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
    for candidate in (text, f"a: {text}", f"round {text}", f"turn {text}", f"at palace: {text}"):
        match = outcome(LAWS, candidate)
        assert match is None or match.state.round
