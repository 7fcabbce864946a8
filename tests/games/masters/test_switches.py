"""Each switch in both settings (M-5.5, M-5.6, M-5.7, M-9.3, M-13.5)."""

import pytest

from signoria.games.masters.state import SWITCHES
from tests.games.masters.table import Table, masters, reason, solo

M = "market wgyy bpwr pwgw b"
FULL = "1 coin top, 2 stones middle, 3 shields bottom"


def two(options: str, position: str) -> Table:
    """Two players and these options."""
    return masters(f'[Options "players=2 {options}"]; {position}')


def test_there_are_five() -> None:
    """Their rules, and the setting that holds unless it is said otherwise."""
    assert [
        ("discard_what_fits", "M-5.6", True),
        ("discard_stored", "M-4.4", False),
        ("red_marble_first", "M-5.5", True),
        ("discards_one_by_one", "M-5.7", False),
        ("level_two_or_higher", "M-9.3", False),
        ("seventh_card_wins", "M-13.5", False),
    ] == [(switch.name, switch.rule, switch.default) for switch in SWITCHES]


# discard_what_fits


def test_what_fits_may_go() -> None:
    """M-5.6: as it is read here."""
    table = two("", f"{M}; turn a").play("a: row 1")

    assert "coin>out" in table.options()


def test_what_fits_must_stay() -> None:
    """M-5.6, discard_what_fits=false: only what has no place may be discarded."""
    table = two("discard_what_fits=false", f"{M}; turn a").play("a: row 1")

    assert [reason("M-5.6", "throw-fits")] == table.refused("a: coin>out")
    assert [] == [move for move in table.options() if move.endswith("out")]


def test_what_does_not_fit_may_go() -> None:
    """M-5.6, discard_what_fits=false: nothing fits, all three are discarded."""
    table = two("discard_what_fits=false", f"{M}; a: {FULL}; turn a").play("a: row 1")

    table.play("a: coin>out; coin>out; stone>out")
    assert [0, 3] == table.faith()


@pytest.mark.parametrize(("kept", "gone"), [("coin", "servant"), ("servant", "coin")])
def test_which_one_fits_is_free(kept: str, gone: str) -> None:
    """M-5.6, discard_what_fits=false: one place is left, and the player says who gets it."""
    table = two(
        "discard_what_fits=false",
        "market ypww bbgg pyrw w; a: 1 stone top, 3 shields bottom; turn a",
    ).play("a: row 1")

    assert ["coin>1", "coin>2", "servant>1", "servant>2"] == sorted(table.options())
    table.play(f"a: {kept}>2")
    assert [f"{gone}>out"] == table.options()
    assert [0, 1] == table.play(f"a: {gone}>out").faith()


def test_only_what_is_waiting() -> None:
    """M-5.6, discard_what_fits=false: a shield was not taken."""
    table = two("discard_what_fits=false", f"{M}; turn a").play("a: row 1")

    for move in ("shield>1", "shield>out"):
        waiting = "[masters-good-coin n=2, masters-good-stone n=1]"
        assert [reason("M-5.6", "waiting", goods=waiting)] == table.refused(f"a: {move}")


# discard_stored

SERVANT = f"market pwww bbgg yyrw p; a: {FULL}"
"""A servant is taken and has no place."""


def test_stored_resources_stay() -> None:
    """M-4.4: nothing but what is taken goes out."""
    table = two("", f"{SERVANT}; turn a").play("a: row 1")

    assert ["servant>out"] == table.options()


def test_stored_resources_make_room() -> None:
    """M-4.4, discard_stored: the coin goes out, the others get its faith, the servant stays."""
    table = two("discard_stored", f"{SERVANT}; turn a").play("a: row 1")

    assert ["servant>out", "coin>out", "stone>out", "shield>out"] == table.options()
    table.play("a: coin>out; servant>1")
    assert "1 servant / 2 stones / 3 shields" == table.depots()
    assert [0, 1] == table.faith()


def test_what_waits_goes_before_what_is_stored() -> None:
    """M-4.4, discard_stored: of a kind that is both, the one just taken goes."""
    table = two("discard_stored", "market ywww bbgg pyrw p; a: 1 coin top; turn a").play("a: row 1")

    assert "1 coin / - / -" == table.play("a: coin>out").depots()
    assert [0, 1] == table.faith()


def test_stored_resources_only_where_something_has_no_place() -> None:
    """M-4.4, M-5.6: both switches: as long as all fits, nothing goes out."""
    both = "discard_stored discard_what_fits=false"
    table = two(both, "market ppww bbgg yyrw w; a: 1 coin top, 2 stones middle; turn a")
    table.play("a: row 1")

    assert ["servant>1", "servant>2", "servant>3"] == table.options()
    assert ["M-5.6 masters-no-throw-fits"] == table.refused("a: coin>out")
    table = two(both, f"{SERVANT}; turn a").play("a: row 1")
    assert ["servant>out", "coin>out", "stone>out", "shield>out"] == table.options()


# red_marble_first

RED = f"{M}; a: faith 7, {FULL}; b: faith 4"


def test_own_faith_first() -> None:
    """M-5.5: a's report comes before b's step (E9)."""
    table = two("", f"{RED}; turn a").play("a: row 2; shield>out; servant>out")

    assert ([8, 6], "lost pending pending") == (table.faith(), table.favours("b"))


def test_own_faith_with_that_of_the_others() -> None:
    """M-5.5, red_marble_first=false: all move after the storing, and are judged together."""
    table = two("red_marble_first=false", f"{RED}; turn a").play("a: row 2")

    assert [7, 4] == table.faith()
    table.play("a: shield>out; servant>out")
    assert ([8, 6], "kept pending pending") == (table.faith(), table.favours("b"))


def test_own_faith_without_discards() -> None:
    """M-5.5, red_marble_first=false: it is not forgotten when all is stored or nothing taken."""
    for market, moves in ((M, "row 2; shield>1; servant>2"), ("market rwww bbgg pypy w", "row 1")):
        table = two("red_marble_first=false", f"{market}; a: faith 1; turn a").play(f"a: {moves}")
        assert ([2, 0], "b masters-turn") == (table.faith(), table.asked)


SOLO_RED = "market rwpp wwwb bggy y; reports 1 2; cross 22; turn a; "


def test_solo_with_own_faith_first() -> None:
    """M-5.5, M-13.6: the red marble wins."""
    table = solo(f"{SOLO_RED} a: faith 23, {FULL}").play("a: row 1")

    assert ("over", 1) == (table.asked, table.state.result)


def test_solo_with_own_faith_together() -> None:
    """M-5.5, M-13.4, red_marble_first=false: both on 24 at once: the cross was not before."""
    table = solo(f"{SOLO_RED} a: faith 23, {FULL}", " red_marble_first=false")

    table.play("a: row 1; servant>out; servant>out")
    assert (24, [24]) == (table.state.cross, table.faith())
    assert ("over", 1) == (table.asked, table.state.result)


def test_solo_with_own_faith_last() -> None:
    """M-13.4, both switches turned: the cross is first, and a loss stays a loss, told once."""
    table = solo(f"{SOLO_RED} a: faith 23, {FULL}", " red_marble_first=false discards_one_by_one")

    table.play("a: row 1; servant>out; servant>out")
    assert ("over", -1) == (table.asked, table.state.result)
    assert 1 == table.told.count("lost") + table.told.count("won")


# discards_one_by_one

ONE = f"{M}; a: {FULL}"


def test_all_discards_at_once() -> None:
    """M-5.7: b and c move three, and then c on 5 keeps the tile that b's report is about."""
    position = f'[Options "players=3"]; {ONE}; b: faith 7; c: faith 2; turn a'
    table = masters(position).play("a: row 1; coin>out; coin>out; stone>out")

    assert ([0, 10, 5], "kept pending pending") == (table.faith(), table.favours("c"))


def test_discards_one_after_the_other() -> None:
    """M-5.7, discards_one_by_one: the first space takes b to 8, and c is on 3 then."""
    position = f'[Options "players=3 discards_one_by_one"]; {ONE}; b: faith 7; c: faith 2; turn a'
    table = masters(position).play("a: row 1; coin>out; coin>out; stone>out")

    assert ([0, 10, 5], "lost pending pending") == (table.faith(), table.favours("c"))


def test_one_by_one_and_own_faith_last() -> None:
    """M-5.5, M-5.7, both switches turned: two single spaces for b, then a's own."""
    table = two("red_marble_first=false discards_one_by_one", f"{RED}; turn a")

    table.play("a: row 2; shield>out; servant>out")
    assert ([8, 6], "kept pending pending") == (table.faith(), table.favours("b"))


def test_one_by_one_in_solo() -> None:
    """M-5.7, M-13.4, discards_one_by_one: lost with the first space; the rest is not moved."""
    table = solo(f"{ONE}; cross 23; reports 1 2; turn a", " discards_one_by_one")

    table.play("a: row 1; coin>out; coin>out; stone>out")
    assert ("over", -1, 1) == (table.asked, table.state.result, table.told.count("lost"))


# level_two_or_higher


@pytest.mark.parametrize(
    ("setting", "cards", "may"),
    [("", "1 17 36", False), ("", "1 20", True)]
    + [("level_two_or_higher", cards, True) for cards in ("1 17 36", "1 20", "1 20 33")]
    + [("level_two_or_higher", "4", False)],
)
def test_level_two(setting: str, cards: str, may: bool) -> None:  # noqa: FBT001 - a column of the table
    """M-9.3: exactly II; with the switch a yellow card of level III will do, never one of I."""
    table = two(setting, f"a: hand 61, cards {cards}; turn a")

    assert may == ("play 61" in table.options())


# seventh_card_wins

LAST_BLUE = (
    "gone 7 11 15 19 23 27 31 35 39 43 47; top 3; "
    "a: box 2 coins, cards 1 17 33, cards 2 18 34; turn a"
)


@pytest.mark.parametrize(("setting", "result"), [("", -1), (" seventh_card_wins", 1)])
def test_the_seventh_card_that_empties_a_colour(setting: str, result: int) -> None:
    """M-13.5: a loss; with the switch a win."""
    table = solo(LAST_BLUE, setting).play("a: buy 3")

    assert ("over", result) == (table.asked, table.state.result)


@pytest.mark.parametrize("setting", ["", " seventh_card_wins"])
def test_either_alone(setting: str) -> None:
    """M-13.4, M-13.5: an empty colour without a seventh card is a loss either way."""
    table = solo(LAST_BLUE.replace(", cards 2 18 34", ""), setting).play("a: buy 3; slot 2")

    assert ("over", -1) == (table.asked, table.state.result)


@pytest.mark.parametrize("setting", ["", " seventh_card_wins"])
def test_the_seventh_alone(setting: str) -> None:
    """M-13.5: a seventh card with more of its colour left is a win either way."""
    table = solo(LAST_BLUE.replace(" 47", ""), setting).play("a: buy 3")

    assert ("over", 1) == (table.asked, table.state.result)
