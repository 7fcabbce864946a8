"""The order of checks, the last round, the score (M-10, M-11, M-12)."""

import pytest

from signoria.games.masters.board import FAITH_POINTS
from tests.games.masters.table import Table, masters, score_lines

WHITES = "market wwww bbgg yypp r"
FULL = "1 coin top, 2 stones middle, 3 shields bottom"

# The order of checks


def test_faith_moves_then_reports_then_the_end() -> None:
    """M-10.1: marker, report, last round, one after the other in what is told."""
    table = masters(
        '[Options "players=2"]; a: faith 23, hand 49; b: faith 19; reports 1 2; turn a'
    ).play("a: discard 49")

    assert ["discard", "faith", "favour", "favour", "last-round"] == table.told


def test_a_purchase_is_checked_after_it_is_paid() -> None:
    """M-10.2: paid, laid down, counted."""
    table = masters("top 3; a: box 2 coins, cards 1 17 33, cards 2 18 34; turn a").play("a: buy 3")

    assert ["pay", "card", "last-round"] == table.told


# The last round (M-11)

SIX = "cards 1 17 33, cards 2 18 34"


def played_on(table: Table) -> str:
    """Who still gets a turn; everybody produces."""
    names = ""
    while table.asked != "over":
        name = table.asked[0]
        if table.asked.startswith("nature"):
            table.play(f"nature: {table.options('nature')[0]}")
        else:
            names += name
            table.play(f"{name}: activate base; with coin+coin; for coin; produce")
    return names


@pytest.mark.parametrize(
    ("first", "buyer", "after"),
    [("a", "a", "bcd"), ("a", "b", "cd"), ("a", "d", ""), ("c", "d", "ab"), ("c", "b", "")],
)
def test_the_round_is_finished(first: str, buyer: str, after: str) -> None:
    """M-11.1, M-11.2: on to the player at the first player's right; all have as many turns."""
    table = masters(
        f"first {first}; turn {buyer}; top 3; all: box 2 coins; {buyer}: {SIX}, box 4 coins"
    )

    table.play(f"{buyer}: buy 3")
    assert after == played_on(table)


def test_the_running_turn_is_finished() -> None:
    """M-11.2: leader actions after the main action are still allowed."""
    table = masters(f"top 3; turn d; d: {SIX}, box 2 coins, hand 49")

    table.play("d: buy 3\nnature: card 7")
    assert "d masters-window" == table.asked
    table.play("d: discard 49")
    assert ("over", [0, 0, 0, 1]) == (table.asked, table.faith())


def test_faith_is_a_trigger_too() -> None:
    """M-11.1: a marker on 24, in its own turn."""
    table = masters(f"{WHITES}; all: box 2 coins; b: faith 23, hand 49; turn b")

    table.play("b: discard 49; row 1")
    assert "cd" == played_on(table)


def test_the_last_round_is_like_any_other() -> None:
    """M-11.3: an eighth card, discards and reports; a second trigger changes nothing."""
    table = masters(
        f"{WHITES}; ending; top 19; c: {SIX}, cards 3, box 4 coins; turn c; "
        f"reports 1 2; d: {FULL}; a: faith 23; b: faith 20"
    ).play("c: buy 19\nnature: card 23")

    assert 8 == len(table.of("c").cards)
    table.play("d: row 2; stone>out; stone>out; shield>out; shield>out")
    assert ("over", [24, 24, 4, 0]) == (table.asked, table.faith())
    assert ["kept", "kept", "lost", "lost"] == [table.favours(n).split()[2] for n in "abcd"]
    assert 0 == table.told.count("last-round")


def test_somebody_elses_marker() -> None:
    """M-11.4: d reaches 24 by b's discards, and still has its turn in this round."""
    table = masters(f"{WHITES}; all: box 2 coins; b: {FULL}; d: faith 22; turn b")

    table.play("b: row 2; stone>out; stone>out; shield>out; shield>out")
    assert 24 == table.of("d").faith
    assert "cd" == played_on(table)


# The score (M-12)


def line(position: str, name: str) -> int:
    """One line of a's score."""
    return score_lines(masters(f"{position}; over"))[name][0]


def test_cards_score_covered_ones_too() -> None:
    """M-12.1: 1 + 5 + 9 and 2."""
    assert 17 == line("a: cards 1 17 33, cards 5", "cards")


def test_faith_scores_the_highest_step() -> None:
    """M-12.2: 0, 1, 2, 4, 6, 9, 12, 16, 20 points, from every third space on; not added up."""
    steps = (0, 1, 2, 4, 6, 9, 12, 16)
    assert (*(points for points in steps for _ in range(3)), 20) == FAITH_POINTS
    for faith, points in ((2, 0), (3, 1), (8, 2), (9, 4), (17, 9), (23, 16), (24, 20)):
        assert points == line(f"a: faith {faith}", "faith")


@pytest.mark.parametrize(
    ("tiles", "points"),
    [("kept", 2), ("lost kept", 3), ("lost lost kept", 4), ("kept kept kept", 9), ("lost", 0)],
)
def test_tiles_kept(tiles: str, points: int) -> None:
    """M-12.3: 2, 3 and 4; neither lost nor pending ones."""
    assert points == line(f"a: favours {tiles}", "favours")


@pytest.mark.parametrize(("leader", "points"), [(49, 2), (53, 3), (61, 4), (57, 5)])
def test_leaders_in_play(leader: int, points: int) -> None:
    """M-12.4: those in hand are worth nothing."""
    assert points == line(f"a: played {leader}", "leaders")
    assert 0 == line(f"a: hand {leader}", "leaders")


def test_resources_by_five() -> None:
    """M-12.5: warehouse, strongbox and extra depots together, of all kinds, rounded down."""
    assert 1 == line(
        "a: played 53, 1 coin top, 1 stone extra, box 2 servants, box 1 coin", "resources"
    )
    rest = "a: played 53, 1 coin top, 2 stones extra, 2 shields middle"

    assert 1 == line(rest, "resources")
    assert 1 == line(f"{rest}, box 4 servants", "resources")
    assert 2 == line(f"{rest}, box 4 servants, box 1 coin", "resources")


def test_most_points_win() -> None:
    """M-12.6: places by points first."""
    table = masters("a: faith 3; b: faith 9; c: faith 6, box 4 coins; over")

    assert {"a": 1, "b": 4, "c": 2, "d": 0} == table.points
    assert (3, 1, 2, 4) == table.places


def test_a_tie_goes_to_the_resources() -> None:
    """M-12.6: 4 left beat 3, though both are worth nothing."""
    table = masters(
        '[Options "players=2"]; a: faith 3, box 3 coins; b: faith 4, box 4 stones; over'
    )

    assert (2, 1) == table.places


def test_a_full_tie_is_shared() -> None:
    """M-12.6: as many points and resources: both win, the third is third."""
    table = masters(
        '[Options "players=3"]; over; '
        "a: faith 3, box 3 coins; b: box 1 coin; c: faith 4, box 3 stones"
    )

    assert (1, 3, 1) == table.places
