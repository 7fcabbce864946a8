"""Each switch in all its settings (M-4.4, M-5.5, M-5.6, M-5.7, M-9.3, M-12.6, M-13.5)."""

import pytest

from signoria.games.masters.state import SWITCHES
from tests.games.masters.table import Table, masters, reason, solo

M = "market wgyy bpwr pwgw b"
FULL = "1 coin top, 2 stones middle, 3 shields bottom"


def two(options: str, position: str) -> Table:
    """Two players and these options."""
    return masters(f'[Options "players=2 {options}"]; {position}')


def test_their_rules() -> None:
    """Which rule each is about, and the setting that holds unless it is said otherwise."""
    assert [
        ("discard_what_fits", "M-5.6", True),
        ("discard_stored", "M-4.4", False),
        ("red_marble_first", "M-5.5", True),
        ("discards_one_by_one", "M-5.7", False),
        ("discards_player_by_player", "M-5.7", False),
        ("level_two_or_higher", "M-9.3", False),
        ("full_tie_shared", "M-12.6", True),
        ("seventh_card_wins", "M-13.5", False),
    ] == [(switch.name, switch.rule, switch.default) for switch in SWITCHES]


def order_of_faith(table: Table) -> list[str]:
    """Who moved and where a report came in: `b moves`, `report`."""
    order: list[str] = []
    for event in table.events:
        told = dict(event.message.args)
        if event.message.id == "masters-event-faith":
            order.append(f"{table.match.names[int(str(told['seat']))]} moves")
        elif event.message.id.endswith("favour") and order[-1:] != ["report"]:
            order.append("report")
    return order


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


def test_own_faith_last() -> None:
    """M-5.5, red_marble_first=last: the others together, then a's report finds b on 6."""
    table = two("red_marble_first=last", f"{RED}; turn a").play("a: row 2; shield>out; servant>out")

    assert ([8, 6], "kept pending pending") == (table.faith(), table.favours("b"))
    assert ["b moves", "a moves", "report"] == order_of_faith(table)


def test_own_faith_comes_too_late() -> None:
    """M-5.5: b's two spaces bring the report; a on 4 is in the section only if it moved before."""
    position = f"{RED.replace('faith 7', 'faith 4').replace('b: faith 4', 'b: faith 7')}; turn a"
    for setting, tile in (("true", "kept"), ("false", "kept"), ("last", "lost")):
        table = two(f"red_marble_first={setting}", position)
        table.play("a: row 2; shield>out; servant>out")
        assert ([5, 9], f"{tile} pending pending") == (table.faith(), table.favours("a"))


@pytest.mark.parametrize("setting", ["false", "last"])
def test_later_faith_without_discards(setting: str) -> None:
    """M-5.5: what waits is not forgotten when all is stored or nothing taken."""
    for market, moves in ((M, "row 2; shield>1; servant>2"), ("market rwww bbgg pypy w", "row 1")):
        table = two(f"red_marble_first={setting}", f"{market}; a: faith 1; turn a")
        table.play(f"a: {moves}")
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


@pytest.mark.parametrize(
    "settings",
    [
        "red_marble_first=last",
        "red_marble_first=last discards_one_by_one",
        "red_marble_first=false discards_one_by_one",
        "red_marble_first=false discards_player_by_player",
    ],
)
def test_solo_with_own_faith_last(settings: str) -> None:
    """M-5.5, M-13.4: the cross is first, and a loss stays a loss, told once."""
    table = solo(f"{SOLO_RED} a: faith 23, {FULL}", f" {settings}")

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


# discards_player_by_player


def three(options: str, position: str) -> Table:
    """Three players and these options."""
    return masters(f'[Options "players=3 {options}"]; {position}')


@pytest.mark.parametrize(
    ("turn", "tile"),
    [("c", "kept pending pending"), ("a", "lost pending pending")],
)
def test_one_player_after_the_other(turn: str, tile: str) -> None:
    """M-5.7, discards_player_by_player: clockwise from the taker, each with its own report.

    c discards three: a on 2 gets them before b, who is on 7, brings the report; so a is on 5 then.
    a discards three: b brings the report before c, on 2, gets anything.
    """
    late = "a" if turn == "c" else "c"
    position = f"{M}; {turn}: {FULL}; b: faith 7; {late}: faith 2; turn {turn}"
    table = three("discards_player_by_player", position)

    table.play(f"{turn}: row 1; coin>out; coin>out; stone>out")
    assert (10, 5) == (table.of("b").faith, table.of(late).faith)
    assert tile == table.favours(late)


def test_each_players_spaces_are_one_movement() -> None:
    """M-5.7, discards_player_by_player: b, on 4, is on 7 before c's report; one by one not yet."""
    position = f"{M}; a: {FULL}; b: faith 4; c: faith 7; turn a"
    moves = "a: row 1; coin>out; coin>out; stone>out"
    table = three("discards_player_by_player", position).play(moves)

    assert ["b moves", "c moves", "report"] == order_of_faith(table)
    assert ([0, 7, 10], "kept pending pending") == (table.faith(), table.favours("b"))


def test_player_by_player_and_one_by_one() -> None:
    """M-5.7, both switches turned: a space for b, a space for c, and once more."""
    settings = "discards_one_by_one discards_player_by_player"
    table = three(settings, f"{M}; a: {FULL}; b: faith 3; c: faith 7; turn a")

    table.play("a: row 1; coin>out; coin>out; stone>out")
    moves = ["b moves", "c moves"]
    assert [*moves, "report", *moves, *moves] == order_of_faith(table)
    assert ([0, 6, 10], "lost pending pending") == (table.faith(), table.favours("b"))


def test_player_by_player_and_own_faith_last() -> None:
    """M-5.5, M-5.7: the own faith comes when all others have moved, however it is put off."""
    for setting in ("false", "last"):
        table = three(
            f"red_marble_first={setting} discards_player_by_player", f"{RED}; c: faith 7; turn b"
        )
        table.play("b: row 2; shield>out; servant>out")
        assert ["c moves", "report", "a moves", "b moves"] == order_of_faith(table)


def test_player_by_player_in_solo() -> None:
    """M-5.7, discards_player_by_player: there is only the cross; it moves all spaces at once."""
    table = solo(f"{ONE}; cross 3; turn a", " discards_player_by_player")

    table.play("a: row 1; coin>out; coin>out; stone>out")
    assert (6, 1) == (table.state.cross, table.told.count("cross"))


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


# full_tie_shared

TIE = "over; a: faith 3, box 3 coins; b: box 1 coin; c: faith 4, box 3 stones; d: faith 3"


@pytest.mark.parametrize(
    ("setting", "first", "places"),
    [
        ("", "b", (1, 4, 1, 3)),
        ("full_tie_shared=false", "a", (1, 4, 2, 3)),
        ("full_tie_shared=false", "b", (2, 4, 1, 3)),
        ("full_tie_shared=false", "d", (1, 4, 2, 3)),
    ],
)
def test_a_full_tie(setting: str, first: str, places: tuple[int, ...]) -> None:
    """M-12.6: a and c share the win; with full_tie_shared=false it is for the first in the order.

    d has as many points, but no resources: the order of play comes after them.
    """
    table = masters(f'[Options "players=4 {setting}"]; first {first}; {TIE}')

    assert places == table.places


def test_a_tie_below_the_winner() -> None:
    """M-12.6, full_tie_shared=false: nobody shares any place."""
    table = masters('[Options "players=4 full_tie_shared=false"]; first c; over; b: faith 3')

    assert (4, 1, 2, 3) == table.places


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
