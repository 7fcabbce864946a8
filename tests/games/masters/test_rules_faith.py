"""The faith track and the vatican reports (M-8)."""

import pytest

from tests.games.masters.table import masters, score_lines, solo

FULL = "1 coin top, 2 stones middle, 3 shields bottom"
FOUR = "market yypp wwww bbgg r"
"""Its first row gives a full warehouse of FULL four discards."""
OUT = "a: row 1; coin>out; coin>out; servant>out; servant>out"


def test_a_marker_stops_at_the_end() -> None:
    """M-8.1: from 23 four spaces further is 24; the rest is lost."""
    table = masters(f'[Options "players=2"]; {FOUR}; a: {FULL}; b: faith 23; turn a').play(OUT)

    assert [0, 24] == table.faith()
    (told,) = [one.message for one in table.events if one.message.id == "masters-event-faith"]
    assert {"seat": 1, "n": 1, "space": 24} == dict(told.args)


def test_the_cross_stops_at_the_end() -> None:
    """M-8.1, M-13.3: the black cross neither."""
    table = solo(f"{FOUR}; cross 23; a: {FULL}; turn a").play(OUT)

    assert 24 == table.state.cross
    (told,) = [one.message for one in table.events if one.message.id == "masters-event-cross"]
    assert {"n": 1, "space": 24} == dict(told.args)


def test_a_marker_at_the_end_stays_there() -> None:
    """M-8.1: more faith is lost and not told; the last round is not announced twice."""
    table = masters("ending; reports 1 2 3; a: faith 24, hand 49; turn a").play("a: discard 49")

    assert ([24, 0, 0, 0], ["discard"]) == (table.faith(), table.told)


@pytest.mark.parametrize(
    ("section", "first", "pope", "points"), [(1, 5, 8, 2), (2, 12, 16, 3), (3, 19, 24, 4)]
)
def test_the_sections(section: int, first: int, pope: int, points: int) -> None:
    """M-8.2, M-8.3: who is in the section or beyond keeps the tile; one space short loses it."""
    done = " ".join(str(before) for before in range(1, section))
    table = masters(
        f"a: faith {pope - 1}, hand 49; b: faith {first}; c: faith {first - 1}; turn a"
        + (f"; reports {done}" if done else "")
    ).play("a: discard 49")

    tiles = [table.favours(name).split()[section - 1] for name in "abcd"]
    assert ["kept", "kept", "lost", "lost"] == tiles
    assert (points, points, 0, 0) == score_lines(table)["favours"]


@pytest.mark.parametrize(("pope", "done"), [(8, ""), (16, "reports 1"), (24, "reports 1 2")])
def test_one_space_before_is_not_there(pope: int, done: str) -> None:
    """M-8.3: the report comes on the pope's space, not before it."""
    table = masters(f"a: faith {pope - 2}, hand 49 50; turn a; {done}")

    table.play("a: discard 49")
    assert 0 == table.told.count("favour")
    table.play("a: discard 50")
    assert 1 == table.told.count("favour")


def test_each_section_once() -> None:
    """M-8.3, M-8.6: who reaches space 8 second changes nothing more."""
    table = masters("a: faith 8; b: faith 7, hand 49; reports 1; turn b").play("b: discard 49")

    assert "pending pending pending" == table.favours("d")
    assert ["discard", "faith"] == table.told


def test_passing_counts_as_reaching() -> None:
    """M-8.3: from 7 to 9 over the pope's space."""
    table = masters("a: faith 7, cards 2 18, box 1 coin; turn a").play("a: activate 18; produce")

    assert ([9, 0, 0, 0], 0b1) == (table.faith(), table.state.reports)


def test_all_markers_first_then_the_report() -> None:
    """M-8.4: c comes from 1 to 5 in the movement that takes b to 8, and keeps its tile."""
    table = masters(f'[Options "players=3"]; {FOUR}; a: {FULL}; b: faith 4; c: faith 1; turn a')

    table.play(OUT)
    assert [0, 8, 5] == table.faith()
    assert ["lost", "kept", "kept"] == [table.favours(name).split()[0] for name in "abc"]


def test_several_sections_in_ascending_order() -> None:
    """M-8.5: nine spaces from 7 to 16: section 1, then 2, both on the places after it."""
    table = masters(
        "a: faith 7, cards 1 17 41, cards 2 18 42, cards 3 19 43; b: faith 6; c: faith 12; turn a; "
        "a: box 1 coin, box 1 stone, box 1 servant"
    ).play("a: activate 41; activate 42; activate 43; produce")

    reports = [one.message.get("section") for one in table.events if "favour" in one.message.id]
    assert ([16, 6, 12, 0], [1, 1, 1, 1, 2, 2, 2, 2]) == (table.faith(), reports)
    assert ["kept kept", "kept lost", "kept kept", "lost lost"] == [
        table.favours(name).removesuffix(" pending") for name in "abcd"
    ]


def test_two_on_the_popes_space_at_once() -> None:
    """M-8.6: b and c both reach 8: one report."""
    table = masters(f'[Options "players=3"]; {FOUR}; a: {FULL}; b: faith 4; c: faith 4; turn a')

    table.play(OUT)
    assert ([0, 8, 8], 0b1) == (table.faith(), table.state.reports)
    assert 2 == table.told.count("favour")


def test_the_last_space_ends_the_game() -> None:
    """M-8.7, M-11.1: report 3 and the last round."""
    table = masters("a: faith 23, hand 49; b: faith 19; reports 1 2; turn a").play("a: discard 49")

    assert (0b111, True) == (table.state.reports, table.state.ending)
    assert ["kept", "kept", "lost", "lost"] == [table.favours(n).split()[2] for n in "abcd"]
    assert "last-round" == table.told[-1]


def test_the_cross_makes_reports() -> None:
    """M-8.3, M-13.3: Lorenzo's cross passes 8; the player on 5 keeps, on 4 loses the tile."""
    for faith, tile in ((5, "kept"), (4, "lost")):
        table = solo(f"market wwww bbgg yypp r; cross 7; a: faith {faith}; turn a")
        table.play("a: row 1\nnature: token 2")
        assert (9, f"{tile} pending pending") == (table.state.cross, table.favours())
