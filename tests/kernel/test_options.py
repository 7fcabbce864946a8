"""Options and score sheets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.game import (
    Line,
    Options,
    ScoreSheet,
    Setting,
    Switch,
    make_options,
    parse_options,
    sum_line,
)
from signoria.kernel.message import message
from signoria.kernel.refusal import InvalidOptions, Refusal

ADVANCED = Switch("advanced", (False, True))
CAP = Switch("cap", (25, 0, 40))
WAY = Switch("way", ("right", "left"))
LONG = Switch("long", (True, False))
SWITCHES = (ADVANCED, CAP, WAY, LONG)
SEATS = range(2, 5)
CHOSEN = st.fixed_dictionaries(
    {}, optional={one.name: st.sampled_from(one.settings) for one in SWITCHES}
)


def test_only_what_differs_from_the_default_is_kept() -> None:
    """Equal games have equal options, in the order of the switches."""
    options = make_options(3, SWITCHES, SEATS, long=True, way="left", advanced=True, cap=25)

    assert Options(3, (("advanced", True), ("way", "left"))) == options
    assert "players=3 advanced way=left" == str(options)


def test_options_tell_each_setting() -> None:
    """The default, unless it is said otherwise."""
    options = make_options(2, SWITCHES, SEATS, cap=0)

    assert (False, 0, "right", True) == tuple(options.get(switch) for switch in SWITCHES)


@given(st.sampled_from(SEATS), CHOSEN)
def test_options_come_back_from_their_text(players: int, chosen: dict[str, Setting]) -> None:
    """parse(str(options)) == options."""
    options = make_options(players, SWITCHES, SEATS, **chosen)

    assert options == parse_options(str(options), SWITCHES, SEATS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "players=4"),
        ("advanced players=2", "players=2 advanced"),
        ("players=2 advanced=true", "players=2 advanced"),
        ("players=2 advanced=false", "players=2"),
        ("players=2 long=false", "players=2 long=false"),
        ("  players=3\tcap=0 ", "players=3 cap=0"),
    ],
)
def test_options_are_read_as_people_write_them(text: str, expected: str) -> None:
    """Any order, defaults said or not; without a number the largest table."""
    assert expected == str(parse_options(text, SWITCHES, SEATS))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("players=1", "options-players most=4 least=2 n=1"),
        ("players=5", "options-players most=4 least=2 n=5"),
        ("players", "options-number name=players value="),
        ("players=two", "options-number name=players value=two"),
        ("players=-2", "options-number name=players value=-2"),
        ("players=²", "options-number name=players value=²"),
        ("players=٣", "options-number name=players value=٣"),
        ("fast", "options-unknown name=fast known=advanced, cap, way, long"),
        ("=2", "options-unknown name= known=advanced, cap, way, long"),
        ("cap", "options-setting name=cap value=true known=25, 0, 40"),
        ("cap=26", "options-setting name=cap value=26 known=25, 0, 40"),
        ("way=up", "options-setting name=way value=up known=right, left"),
        ("advanced=1", "options-setting name=advanced value=1 known=false, true"),
    ],
)
def test_options_that_a_game_does_not_have_are_refused(text: str, reason: str) -> None:
    """Each refusal names what was said and what may be said."""
    with pytest.raises(InvalidOptions) as refusal:
        parse_options(text, SWITCHES, SEATS)

    assert reason == str(refusal.value)


def test_a_number_of_players_longer_than_python_reads_is_refused() -> None:
    """Text from outside never raises anything but a Refusal."""
    with pytest.raises(Refusal):
        parse_options("players=" + "9" * 5000, SWITCHES, SEATS)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"fast": True}, "options-unknown name=fast known=advanced, cap, way, long"),
        ({"advanced": 1}, "options-setting name=advanced value=1 known=false, true"),
        ({"cap": False}, "options-setting name=cap value=false known=25, 0, 40"),
        ({"way": "up"}, "options-setting name=way value=up known=right, left"),
    ],
)
def test_settings_are_held_against_the_switch(settings: dict[str, Setting], reason: str) -> None:
    """True is not 1 and False is not 0, although Python says so."""
    with pytest.raises(InvalidOptions) as refusal:
        make_options(2, SWITCHES, SEATS, **settings)

    assert reason == str(refusal.value)


@given(st.text(max_size=60))
def test_any_text_is_options_or_a_refusal(text: str) -> None:
    """Text from outside never raises anything but a Refusal."""
    try:
        options = parse_options(text, SWITCHES, SEATS)
    except Refusal:
        return
    assert options == parse_options(str(options), SWITCHES, SEATS)


def test_a_sheet_sums_its_lines() -> None:
    """Totals are derived, and whoever is in the first place has won."""
    lines = (Line(message("a"), (1, 5, 3)), Line(message("b"), (4, 0, -4)))
    sheet = ScoreSheet(lines, (1, 1, 3))

    assert (5, 5, -1) == sheet.totals
    assert Line(message("score-total"), (5, 5, -1)) == sum_line(sheet)
    assert (0, 1) == sheet.winners
