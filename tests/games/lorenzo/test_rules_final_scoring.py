"""The final scoring and the limits (L-220 to L-226, L-250, L-251)."""

import pytest

from signoria.kernel.message import Message
from signoria.kernel.view import Event
from tests.games.lorenzo.table import LORENZO, Table, lorenzo

END = "round 6; all: nothing; "


def line(table: Table, name: str) -> list[int]:
    """One line of the score sheet."""
    points = {line.label.id: line.points for line in LORENZO.score(table.state).lines}
    return list(points[f"score-{name}"])


@pytest.mark.parametrize(
    ("count", "territories", "characters"),
    [(0, 0, 0), (1, 0, 1), (2, 0, 3), (3, 1, 6), (4, 4, 10), (5, 10, 15), (6, 20, 21)],
)
def test_territories_and_characters(count: int, territories: int, characters: int) -> None:
    """L-220, L-12: points by the number of cards."""
    cards = [*range(1, 1 + count), *range(49, 49 + count)]
    table = lorenzo(f"{END} a: 0 vp{', cards ' if cards else ''}{' '.join(map(str, cards))}; over")

    assert territories == line(table, "territories")[0]
    assert characters == line(table, "characters")[0]


def test_ventures() -> None:
    """L-221: 4 + 5 + 8 + 10 of the ventures owned; b has 1."""
    table = lorenzo(f"{END} a: cards 73 74 95 96; b: cards 80; over")

    assert [27, 1, 0, 0] == line(table, "ventures")


@pytest.mark.parametrize(
    ("military", "prizes"),
    [
        ((10, 10, 8, 8), [5, 5, 0, 0]),
        ((10, 8, 8, 3), [5, 2, 2, 0]),
        ((1, 2, 3, 4), [0, 0, 2, 5]),
        ((0, 0, 0, 0), [5, 5, 5, 5]),
        ((3, 0, 0, 0), [5, 2, 2, 2]),
        ((9, 9, 9, 1), [5, 5, 5, 0]),
        ((0, 0), [5, 5]),
        ((4, 0), [5, 2]),
        ((2, 7, 7), [0, 5, 5]),
        ((2, 7, 2), [2, 5, 2]),
    ],
)
def test_military(military: tuple[int, ...], prizes: list[int]) -> None:
    """L-222, S-21: 5 and 2 VP; ties for the first leave no second; no least number of MP."""
    held = "; ".join(f"{name}: {n} military" for name, n in zip("abcd", military, strict=False))
    table = lorenzo(f'[Options "players={len(military)}"]; {END} {held}; over')

    assert prizes == line(table, "military")


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("2 coins, 1 wood, 1 stone", 0),
        ("2 coins, 1 wood, 1 stone, 1 servant", 1),
        ("3 wood, 1 stone, 2 servants, 5 coins", 2),
        ("14 stone", 2),
        ("15 servants, 9 military, 9 faith", 3),
    ],
)
def test_resources(goods: str, points: int) -> None:
    """L-223: 1 VP for every 5 of all resources together, rounded down; points are none."""
    assert points == line(lorenzo(f"{END} a: {goods}; over"), "resources")[0]


def test_the_final_sum() -> None:
    """L-220, S-22: 30 + 4 + 6 + 9 + 2 + 2."""
    table = lorenzo(
        f"{END} a: 30 vp, cards 1 2 3 4 49 50 51 73 74, 3 military, 3 wood, 1 stone, 2 servants,"
        "5 coins; b: 4 military; over"
    )

    assert 53 == table.points["a"]


def test_the_final_sum_with_all_resources_lost() -> None:
    """L-220, L-223, S-22: III-7 takes 11 for 11 resources, which still score their 2."""
    table = lorenzo(
        f"{END} a: 30 vp, cards 1 2 3 4 49 50 51 73 74, 3 military, 3 wood, 1 stone, 2 servants,"
        "5 coins, banned 3.7; b: 4 military; over"
    )

    assert 42 == table.points["a"]
    assert [2, -11] == [line(table, "resources")[0], line(table, "excommunication")[0]]


@pytest.mark.parametrize(
    ("tile", "lost"),
    [
        ("3.1", 10),  # four characters
        ("3.2", 9),  # ventures 4 + 5
        ("3.3", 20),  # six territories
        ("3.4", 8),  # 42 VP
        ("3.5", 7),  # 7 MP
        ("3.6", 8),  # Mint 1 + 3, Carpenter's Shop 2, Residence 2; coins are none
        ("3.7", 12),  # 3 + 4 + 5 resources, which score 2 all the same
    ],
)
def test_the_tiles_of_the_third_period(tile: str, lost: int) -> None:
    """L-220, L-224: what each takes off the same final sum; a player has one of them."""
    own = (
        "42 vp, 7 military, 3 coins, 4 wood, 5 servants, 9 faith,"
        "cards 1 2 3 4 5 6 49 50 51 52 73 74 25 29 32"
    )
    free = lorenzo(f"{END} a: {own}; b: 8 military; over")
    table = lorenzo(f"{END} a: {own}, banned {tile}; b: 8 military; over")

    # 42 + 20 + 10 + 9 + 2 + 2
    assert 85 == free.points["a"]
    assert 85 - lost == table.points["a"]
    others = [points for name, points in free.points.items() if name != "a"]
    assert others == [points for name, points in table.points.items() if name != "a"]


@pytest.mark.parametrize(
    ("tile", "category"), [("3.1", "characters"), ("3.2", "ventures"), ("3.3", "territories")]
)
def test_a_category_that_scores_nothing(tile: str, category: str) -> None:
    """L-220: III-1 to III-3 leave the others' lines alone."""
    table = lorenzo(f"{END} a: cards 1 2 3 4 49 50 73, banned {tile}; over")
    expected = {"characters": 3, "ventures": 4, "territories": 4, category: 0}

    assert expected == {name: line(table, name)[0] for name in expected}


@pytest.mark.parametrize(("vp", "lost"), [(26, 5), (25, 5), (24, 4), (4, 0), (0, 0)])
def test_a_fifth_of_the_score_before_the_end(vp: int, lost: int) -> None:
    """L-220: III-4 looks at the points before final scoring, the rulebook's 26 lose 5."""
    table = lorenzo(f"{END} a: {vp} vp, cards 1 2 3 4 5 6, banned 3.4; over")

    assert -lost == line(table, "excommunication")[0]


def test_printed_costs_count_whatever_was_paid() -> None:
    """L-220: III-6 for Painters' Guild is 4, though the Architect took it for 3 wood."""
    table = lorenzo(
        '[Options "players=2"]; round 3; all: nothing; dice 6 6 6; a: 4 coins, 3 wood, banned 3.6;'
        "floor character.1 58; floor building.1 35"
    )

    table.play("a: white>character.1 +0; take building.1 +0")

    assert "5 vp" == table.goods("a")
    assert [-4, 0] == line(table, "excommunication")


def test_excommunications_of_other_periods_cost_nothing_at_the_end() -> None:
    """L-220: only III-4 to III-7 take points."""
    table = lorenzo(f"{END} a: 40 vp, 9 military, 9 coins, cards 25, banned 1.1 1.7 2.3 2.7; over")

    assert [0, 0, 0, 0] == line(table, "excommunication")


def test_a_tile_of_each_period_at_most() -> None:
    """L-224: three reports, three cubes; the third period has one tile for all."""
    table = lorenzo(
        '[Options "players=2"]; round 6; all: nothing; tiles 1.2 2.2 3.5; a: banned 1.2 2.2; report'
    )

    assert [3, 1] == [player.banned.bit_count() for player in table.state.players]


def test_after_the_end_there_is_nothing_to_do() -> None:
    """L-213: nobody is asked any more."""
    table = lorenzo(f"{END} dice 6 6 6; over")

    assert "over" == table.asked
    assert "L-213 no-over" in table.refused("a: white>market.1")


def test_the_most_points_win() -> None:
    """L-225: places by points, whatever the turn order."""
    table = lorenzo(f"{END} a: 10 vp; b: 30 vp; c: 20 vp; d: 40 vp; over")

    assert (4, 2, 3, 1) == LORENZO.score(table.state).places
    assert (3,) == LORENZO.score(table.state).winners


def test_a_tie_goes_to_the_earlier() -> None:
    """L-225, L-213, S-24: 60 : 60 for b and d, order d a b c."""
    table = lorenzo(f"{END} order d a b c; a: 10 vp; b: 60 vp; c: 10 vp; d: 60 vp; over")

    sheet = LORENZO.score(table.state)
    assert (65, 65) == (sheet.totals[1], sheet.totals[3])
    assert (3, 2, 4, 1) == sheet.places
    assert (3,) == sheet.winners


def test_the_last_palace_decides_a_tie() -> None:
    """L-213, L-225: b comes before a only by the order that phase D of round 6 makes."""
    table = lorenzo(
        '[Options "players=2"]; round 6; all: nothing; dice 6 6 6; at palace: b neutral; a: 1 vp;'
        "b: 1 vp; turn b lap 4"
    )

    table.play("b: white>palace +0; privilege wood+stone")

    sheet = LORENZO.score(table.state)
    assert ((6, 6), (2, 1)) == (sheet.totals, sheet.places)


def test_a_sum_below_nothing_stays() -> None:
    """L-226: 5 for the military prize, 4 for 21 resources, less 21."""
    table = lorenzo(f"{END} a: 21 stone, banned 3.7; b: 6 stone; over")

    assert {"a": -12, "b": 6, "c": 5, "d": 5} == table.points
    assert (4, 1, 2, 3) == LORENZO.score(table.state).places


def test_points_are_scored_as_if_the_game_ended_now() -> None:
    """L-220: in the middle of round 3, with the tiles one has."""
    table = lorenzo("round 3; all: nothing; a: 7 vp, cards 1 2 3, 1 military; over")

    assert {"a": 13, "b": 2, "c": 2, "d": 2} == table.points


# Limits


@pytest.mark.parametrize(
    ("position", "moves", "left"),
    [
        ("a: 24 military", "white>market.3 +0", "2 coins, 25 military"),
        ("a: 25 military", "white>palace +0; privilege military", "1 coin, 25 military"),
        ("round 3; a: 5 coins, 14 faith; floor character.1 63", "white>character.1 +0", "15 faith"),
        ("a: 15 faith", "white>palace +0; privilege faith", "1 coin, 15 faith"),
        # S-40: Fighting Heresies pays 3 of 25.
        ("a: 25 military; floor venture.1 79", "white>venture.1 +0", "22 military, 2 faith"),
        # The floor's 2 MP do not fit in, then the card takes its stones.
        (
            "a: 25 military, 2 stone, 1 servant; floor building.4 32",
            "white>building.4 +1",
            "25 military, 1 vp",
        ),
    ],
)
def test_the_tracks_end(position: str, moves: str, left: str) -> None:
    """L-250, S-40: 25 MP and 15 FP; gains beyond are lost."""
    table = lorenzo(f"all: nothing; dice 6 6 6; {position}")

    assert left == table.play(f"a: {moves}").goods("a")


@pytest.mark.parametrize(
    ("position", "moves", "told"),
    [
        ("24 military", "white>market.3 +0", [{"coins": 2, "military": 1}]),
        ("25 military", "white>market.3 +0", [{"coins": 2}]),
        ("15 faith", "white>palace +0; privilege faith", [{"coins": 1}]),
        ("14 faith", "white>palace +0; privilege faith", [{"coins": 1}, {"faith": 1}]),
    ],
)
def test_what_is_lost_is_not_told_as_gained(
    position: str, moves: str, told: list[dict[str, int]]
) -> None:
    """L-250: the log names what came, not what went beyond the end of a track."""
    table = lorenzo(f"all: nothing; a: {position}").play(f"a: {moves}")

    assert told == [goods_of(event) for event in table.events if event.message.id == "event-gain"]


def goods_of(event: Event) -> dict[str, object]:
    """The goods that a sentence names, and how many of each."""
    goods = event.message.get("goods")
    assert isinstance(goods, tuple)
    return {
        each.id.removeprefix("good-"): each.get("n") for each in goods if isinstance(each, Message)
    }


def test_the_military_track_may_have_no_end() -> None:
    """L-250, switch military_cap=0: 24 and 3 MP are 27; faith ends at 15 as ever."""
    table = lorenzo(
        '[Options "players=4 military_cap=0"]; all: nothing; dice 6 6 6; a: 24 military, 15 faith'
    )

    table.play("a: white>market.3 +0")

    assert "2 coins, 27 military, 15 faith" == table.goods("a")


def test_the_military_track_without_end_is_still_spent() -> None:
    """L-250, L-77: 27 MP pay for a Sacred War."""
    table = lorenzo(
        '[Options "players=4 military_cap=0"]; round 5; all: nothing; dice 6 6 6; a: 27 military;'
        "floor venture.1 95"
    )

    assert "19 military, 4 faith" == table.play("a: white>venture.1 +0").goods("a")


def test_the_supply_has_no_end() -> None:
    """L-251: nobody holds too much to gain more."""
    table = lorenzo("all: nothing; dice 6 6 6; a: 999 servants, 999 coins")

    table.play("a: white>market.2 +0")

    assert "999 coins, 1004 servants" == table.goods("a")
    table.play(
        """b: white>market.1 +0
        c: white>market.3 +0
        d: white>palace +0; privilege coins
        a: black>palace +0; privilege coins"""
    )
    assert "1002 coins, 1004 servants" == table.goods("a")
