"""Scenarios that the list names without a text, each written from the rules it is listed under."""

import pytest

from tests.games.lorenzo.table import Table, lorenzo

FOUR = '[Options "players=4 advanced"]'


def test_s20_the_last_report_is_scored_before_the_penalty() -> None:
    """S-20 (L-204, L-205, L-207, L-220): 26 VP and 4 for faith lose 6; who supports loses none."""
    table = lorenzo("""round 6; tiles 1.1 2.1 3.4; report; all: nothing; c: 1 military
        a: 26 vp, 4 faith; b: 26 vp, 5 faith""")

    assert ("over", "30 vp", "31 vp") == (table.asked, table.goods("a"), table.goods("b"))
    assert (["3.4"], []) == (table.banned("a"), table.banned("b"))
    # The second military prize, for no points at all, is 2 for everybody else.
    assert {"a": 30 - 6 + 2, "b": 31 + 2, "c": 5, "d": 2} == table.points


def test_s20_an_earlier_excommunication_changes_no_report() -> None:
    """S-20 (L-201, L-202, L-208): the second report asks for 4 FP, whatever the first one did."""
    table = lorenzo("""round 4; tiles 1.1 2.1 3.1; report; all: nothing
        a: 3 faith, banned 1.1; b: 15 faith, banned 1.1; c: 4 faith""")
    assert "b church" == table.asked
    table.play("b: support\nc: refuse")

    assert [["1.1", "2.1"], ["1.1"], ["2.1"], ["2.1"]] == [table.banned(name) for name in "abcd"]
    assert ["3 faith", "30 vp", "4 faith", "-"] == [table.goods(name) for name in "abcd"]


S23 = """round 6; over; all: nothing; b: 9 military
a: cards 1 2 3 49 50 25 73, 31 vp, 4 military, 2 wood, 3 stone, 4 coins, 1 servant"""


@pytest.mark.parametrize(
    ("tile", "lost"),
    [
        ("", 0),
        (", banned 3.1", 3),  # two characters
        (", banned 3.2", 4),  # Hiring Recruits
        (", banned 3.3", 1),  # three territories
        (", banned 3.4", 6),  # of 31 alone, not of what the cards bring
        (", banned 3.5", 4),
        (", banned 3.6", 4),  # the Mint is printed with 1 wood and 3 stone
        (", banned 3.7", 10),  # the 2 points for them stay
    ],
)
def test_s23_the_last_tiles(tile: str, lost: int) -> None:
    """S-23 (L-220 to L-223): 31 + 1 + 3 + 4 + 2 + 2 = 43, less what the tile takes."""
    assert 43 - lost == lorenzo(f"{S23}{tile}").points["a"]


def test_s26_each_source_loses_one_of_wood_and_stone() -> None:
    """S-26 (L-120, L-123, L-95): the tile and the Dukedom ask, Rock Pit and Estate do not."""
    table = lorenzo("round 3; dice 6 6 6; all: nothing; a: banned 1.4, cards 12 13 16")
    table.play("a: white>harvest +0; lose stone; lose stone")

    # Tile 1 + 1 - 1 stone; Rock Pit 3 - 1 stone; Estate 2 - 1 wood; Dukedom 2 + 1 - 1 stone.
    assert "2 coins, 4 wood, 2 stone, 1 servant" == table.goods("a")


def test_s26_two_privileges_of_one_space() -> None:
    """S-26 (L-112, L-122): both privileges of market.4 together lose one coin or one servant."""
    start = "round 3; all: nothing; a: banned 1.2 1.3"
    table = lorenzo(start).play("a: white>market.4 +0; privilege coins; privilege servants")
    assert "1 coin, 1 servant" == table.goods("a")

    own = lorenzo(f'[Options "players=4 wood_stone_each"]; {start} 1.4')
    own.play("a: white>market.4 +0; privilege wood+stone; privilege faith")
    assert "1 faith" == own.goods("a")


def laps(table: Table) -> str:
    """Every turn goes to the palace with the next member; who had it, in order."""
    asked = ""
    while table.asked.endswith(" turn"):
        name = table.asked[0]
        table.play(f"{name}: {table.left(name)[0]}>palace +1; privilege servants")
        asked += name
    return asked


def test_s30_skipping_the_first_turn() -> None:
    """S-30 (L-127, L-128, L-211): b and c come last; the order counts their first members."""
    table = lorenzo("""[Options "players=3"]; round 5; dice 6 6 6; all: nothing, 4 servants
        b: banned 2.7; c: banned 2.7; order c a b; turn a""")

    assert "a" + "cab" * 3 + "cb" == laps(table)
    assert "a c b" == table.order


def test_s30_the_member_left_over_may_stay() -> None:
    """S-30 (L-127): declined, the member comes home with the others."""
    table = lorenzo("""[Options "players=2"]; round 5; dice 6 6 6; all: nothing
        b: banned 2.7; at palace: a white, b white, a black; turn b extra""")
    table.play("b: decline").new_round("1 2 3")

    assert ("a b", "a turn") == (table.order, table.asked)
    assert 4 == len(table.left("b"))


@pytest.mark.parametrize(
    ("leader", "card", "banned", "least"),
    [
        ("sforza", 53, "", 0),  # at 1, where the Farmer's 2 do not count
        ("sforza", 53, ", banned 1.5", 3),
        ("sforza", 53, ", banned 1.5 2.6", 6),
        ("leonardo", 54, "", 1),
        ("leonardo", 54, ", banned 1.6", 4),
        ("leonardo", 54, ", banned 1.6 2.6", 8),
    ],
)
def test_s35_leaders_who_work(leader: str, card: int, banned: str, least: int) -> None:
    """S-35 (L-53, L-54, L-57, L-190): only servants raise the value, from below nothing too."""
    position = f"{FOUR}; round 5; all: nothing; a: played {leader}, cards {card}{banned}"
    table = lorenzo(f"{position}, 9 servants").play(f"a: use {leader}")

    assert f"+{least}" == table.options("a")[0]
    if least:
        short = lorenzo(f"{position}, {least - 1} servants")
        assert f"use {leader}" not in short.options("a")
        (reason,) = short.refused(f"a: use {leader}")
        assert reason.startswith("L-190 no-value needs=1 ")
