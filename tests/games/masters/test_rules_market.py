"""The market: marbles, white ones, storing and discarding (M-5)."""

import pytest

from tests.games.masters.table import masters, reason, solo

M = "market wgyy bpwr pwgw b"
FULL = "1 coin top, 2 stones middle, 3 shields bottom"


@pytest.mark.parametrize(
    ("line", "moves", "depots", "faith", "market"),
    [
        ("row 1", "coin>2; coin>2; stone>1", "1 stone / 2 coins / -", 0, "gyyb bpwr pwgw w"),
        ("row 2", "shield>1; servant>2", "1 shield / 1 servant / -", 1, "wgyy pwrb pwgw b"),
        ("row 3", "stone>1; servant>2", "1 stone / 1 servant / -", 0, "wgyy bpwr wgwb p"),
        ("column 1", "shield>1; servant>2", "1 shield / 1 servant / -", 0, "bgyy ppwr bwgw w"),
        ("column 2", "stone>1; servant>2", "1 stone / 1 servant / -", 0, "wpyy bwwr pbgw g"),
        ("column 3", "coin>1; stone>2", "1 coin / 1 stone / -", 0, "wgwy bpgr pwbw y"),
        ("column 4", "coin>1", "1 coin / - / -", 1, "wgyr bpww pwgb y"),
    ],
)
def test_every_line(line: str, moves: str, depots: str, faith: int, market: str) -> None:
    """M-5.1..3, M-5.8: read first, then pushed; whites give nothing and cost nobody anything."""
    table = masters(f"{M}; turn a").play(f"a: {line}; {moves}")

    assert (depots, market) == (table.depots(), table.market)
    assert [faith, 0, 0, 0] == table.faith()
    assert "b masters-turn" == table.asked


def test_the_spare_does_not_count() -> None:
    """M-5.1: the marbles of the line are read before the spare one comes in."""
    table = masters("market wwww bbgg yypp r; turn a").play("a: row 1")

    assert ([0, 0, 0, 0], "wwwr bbgg yypp w") == (table.faith(), table.market)


def test_the_push_does_not_depend_on_the_resources() -> None:
    """M-5.2: all discarded, pushed all the same."""
    table = masters(f"{M}; turn a").play("a: row 1; coin>out; coin>out; stone>out")

    assert "gyyb bpwr pwgw w" == table.market


@pytest.mark.parametrize(
    ("marble", "good"), [("b", "shield"), ("g", "stone"), ("y", "coin"), ("p", "servant")]
)
def test_what_a_marble_gives(marble: str, good: str) -> None:
    """M-5.3: blue shield, grey stone, yellow coin, purple servant."""
    rest = "bbggyyppr".replace(marble, "", 1)
    table = masters(f"market {marble}www{rest[:8]}{rest[8:]}w; turn a").play("a: row 1")

    assert [f"{good}>{place}" for place in ("1", "2", "3", "out")] == table.options()


def test_a_red_marble_gives_faith() -> None:
    """M-5.3: 1 faith at once; it is never a question whether."""
    table = masters("market rwww bbgg pypy w; turn a").play("a: row 1")

    assert ([1, 0, 0, 0], "b masters-turn") == (table.faith(), table.asked)


# White marbles

WHITES = "market wwww bbgg yypp r"


def test_whites_without_a_leader() -> None:
    """M-5.4, M-5.8: four times nothing, and nobody else gets faith for it."""
    table = masters(f"{WHITES}; turn a").play("a: row 1")

    assert ("- / - / -", [0, 0, 0, 0]) == (table.depots(), table.faith())


@pytest.mark.parametrize(
    ("leader", "good"), [(57, "servant"), (58, "shield"), (59, "stone"), (60, "coin")]
)
def test_whites_with_one_leader(leader: int, good: str) -> None:
    """M-5.4: each white marble gives that resource; there is nothing to choose."""
    table = masters(f"{WHITES}; a: played {leader}; turn a").play("a: row 1")

    for _ in range(3):
        table.play(f"a: {good}>3")
    assert [f"{good}>out"] == table.options()
    table.play(f"a: {good}>out")
    assert (f"- / - / 3 {good}s", [0, 1, 1, 1]) == (table.depots(), table.faith())


def test_whites_with_two_leaders() -> None:
    """M-5.4: for each marble by itself one of the two, never both and never none."""
    table = masters(f"{WHITES}; a: played 57 60; turn a").play("a: row 1")

    for good in ("coin", "servant", "coin", "coin"):
        assert ["white coin", "white servant"] == table.options()
        table.play(f"a: white {good}")
    table.play("a: coin>3; coin>3; coin>3; servant>1")
    assert "1 servant / - / 3 coins" == table.depots()


def test_whites_give_only_what_leaders_say() -> None:
    """M-5.4: neither 57 nor 60 makes stones."""
    table = masters(f"{WHITES}; a: played 57 60; turn a").play("a: row 1")

    assert ["M-5.4 masters-no-white good=(masters-good-stone n=1)"] == table.refused(
        "a: white stone"
    )


def test_leaders_not_in_play_do_not_count() -> None:
    """M-5.4: one in hand and one of another player leave the marbles white."""
    table = masters(f"{WHITES}; a: hand 60; b: played 57; turn a").play("a: row 1")

    assert ("a masters-window", "- / - / -") == (table.asked, table.depots())


def test_a_discarded_leader_does_not_count() -> None:
    """M-5.4: it is gone."""
    table = masters(f"{WHITES}; a: hand 60; turn a").play("a: discard 60; row 1")

    assert "b masters-turn" == table.asked


def test_no_white_marble_no_question() -> None:
    """M-5.4: two leaders are not asked about marbles of other colours."""
    table = masters(f"{WHITES}; a: played 57 60; turn a").play("a: row 2")

    assert "a masters-store" == table.asked


def test_a_turned_marble_may_be_discarded() -> None:
    """M-5.4, M-5.7: it is a resource like any other, with the faith for the others."""
    table = masters(f"{WHITES}; a: played 60; turn a").play("a: column 1")

    table.play("a: coin>2; coin>out; shield>3")
    assert ("- / 1 coin / 1 shield", [0, 1, 1, 1]) == (table.depots(), table.faith())


# Order: own faith, resources, faith of the others


def test_the_red_marble_comes_first() -> None:
    """M-5.5: it moves the marker before anything is stored."""
    table = masters(f"{M}; turn a").play("a: row 2")

    assert ([1, 0, 0, 0], "a masters-store") == (table.faith(), table.asked)


def test_the_others_come_last() -> None:
    """M-5.5, M-5.7: their faith waits until the last resource is stored or discarded."""
    table = masters(f"{M}; a: {FULL}; turn a").play("a: row 1; coin>out; coin>out")

    assert [0, 0, 0, 0] == table.faith()
    table.play("a: stone>out")
    assert [0, 3, 3, 3] == table.faith()


# Discarding


def test_what_fits_may_be_discarded() -> None:
    """M-5.6: an empty warehouse, and still nothing is kept."""
    table = masters(f"{M}; turn a").play("a: row 1; coin>out; coin>2; stone>out")

    assert ("- / 1 coin / -", [0, 2, 2, 2]) == (table.depots(), table.faith())


def test_resources_come_one_after_the_other() -> None:
    """M-5.6: the stone is not stored before the coins."""
    table = masters(f"{M}; turn a").play("a: row 1")

    wrong = [reason("M-5.6", "next", good="(masters-good-coin n=1)")]
    assert wrong == table.refused("a: stone>1")
    assert wrong == table.refused("a: stone>out")


def test_faith_cannot_be_discarded() -> None:
    """M-5.6: the red marble that brings the report of section 3 moves the marker anyhow."""
    table = masters("market rwww bbgg pypy w; a: faith 23; turn a").play("a: row 1")

    assert ([24, 0, 0, 0], True) == (table.faith(), table.state.ending)


def test_discards_of_one_turn_are_one_movement() -> None:
    """M-5.7, M-8.4: both others move two spaces, then the report of section 1 looks at them."""
    table = masters(f'[Options "players=3"]; {M}; a: {FULL}; b: faith 7; c: faith 3; turn a')

    table.play("a: row 3; stone>out; servant>out")
    assert [0, 9, 5] == table.faith()
    assert ["lost", "kept", "kept"] == [table.favours(name).split()[0] for name in "abc"]


def test_discards_in_solo() -> None:
    """M-5.7: the black cross moves instead of the others."""
    table = solo(f"{M}; a: {FULL}; turn a").play("a: row 1; coin>out; coin>out; stone>out")

    assert (3, [0]) == (table.state.cross, table.faith())


def test_no_discard_no_faith() -> None:
    """M-5.7, M-5.8: what is stored and what is white gives nobody anything."""
    table = masters(f"{M}; turn a").play("a: row 3; stone>1; servant>2")

    assert [0, 0, 0, 0] == table.faith()


def test_taking_from_the_market_is_told() -> None:
    """M-5.1, M-5.7: the line, what it gives, what is discarded, the faith of the others."""
    table = masters(f'[Options "players=2"]; {M}; turn a').play("a: row 3; stone>1; servant>out")

    assert ["take", "gain", "throw", "faith"] == table.told
