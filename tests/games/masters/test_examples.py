"""The worked examples of rules.md, E1 to E31, each with its figures.

E4, E8, E11, E16, E19, E26 and E29 do not exist; the numbers are kept as they are.
"""

import pytest

from tests.games.masters.table import Table, masters, score_lines, seated, solo

M = "market wgyy bpwr pwgw b"
"""The market of the examples; its rows and columns are counted from 1 here."""


def test_e1_a_row_without_a_leader() -> None:
    """E1 (M-5.1, M-5.2, M-5.3): 1 stone and 2 coins; the spare comes in at the right end."""
    table = masters(f"{M}; turn a").play("a: row 1")
    table.play("a: coin>2; coin>2; stone>1")

    assert "1 stone / 2 coins / -" == table.depots()
    assert "gyyb bpwr pwgw w" == table.market


def test_e2_a_column_with_the_red_marble() -> None:
    """E2 (M-5.2, M-5.3): yellow, red, white give 1 coin and 1 faith; the yellow one goes out."""
    table = masters(f"{M}; a: faith 2; turn a").play("a: column 4; coin>1")

    assert "1 coin / - / -" == table.depots()
    assert [3, 0, 0, 0] == table.faith()
    assert "wgyr bpww pwgb y" == table.market


def test_e3_whites_with_one_leader() -> None:
    """E3 (M-5.4): leader 60 makes two white marbles 2 coins, beside a servant and a stone."""
    table = masters(f"{M}; a: played 60; turn a").play("a: row 3")
    table.play("a: coin>3; coin>3; stone>1; servant>2")

    assert "1 stone / 1 servant / 2 coins" == table.depots()
    assert "wgyy bpwr wgwb p" == table.market
    assert "b masters-turn" == table.asked


E5 = "a: 1 servant top, 1 coin middle, 3 shields bottom; turn a"


def test_e5_a_coin_more() -> None:
    """E5 (M-4.1): the coin joins the coin in the middle."""
    table = masters(f"market ywww bbgg pprw y; {E5}").play("a: row 1; coin>2")

    assert "1 servant / 2 coins / 3 shields" == table.depots()


def test_e5_a_servant_more() -> None:
    """E5 (M-4.3): the coin goes to the top and leaves the middle to 2 servants."""
    table = masters(f"market pwww bbgg pyrw y; {E5}").play("a: row 1")

    assert ["servant>2", "servant>out"] == table.options()
    table.play("a: servant>2")
    assert "1 coin / 2 servants / 3 shields" == table.depots()
    assert [0, 0, 0, 0] == table.faith()


@pytest.mark.parametrize(
    ("moves", "depots"),
    [
        ("coin>2; servant>out", "1 servant / 2 coins / 3 shields"),
        ("coin>out; servant>2", "1 coin / 2 servants / 3 shields"),
    ],
)
def test_e5_both(moves: str, depots: str) -> None:
    """E5 (M-5.6, M-5.7): one of the two is discarded, which one is free; the others get 1 faith."""
    table = masters(f"market ypww bbgg pyrw w; {E5}").play(f"a: row 1; {moves}")

    assert depots == table.depots()
    assert [0, 1, 1, 1] == table.faith()


def test_e5_not_both() -> None:
    """E5 (M-4.1): with the coin stored there is no place for the servant any more."""
    table = masters(f"market ypww bbgg pyrw w; {E5}").play("a: row 1; coin>2")

    assert ["servant>out"] == table.options()


FULL = "a: 1 coin top, 2 stones middle, 3 shields bottom"


def test_e6_nothing_fits() -> None:
    """E6 (M-5.6, M-5.7): three discards; both others move 3, the taker does not."""
    table = masters(f'[Options "players=3"]; {M}; {FULL}; turn a').play("a: row 1")

    for good in ("coin", "coin", "stone"):
        assert [f"{good}>out"] == table.options()
        table.play(f"a: {good}>out")
    assert [0, 3, 3] == table.faith()
    assert "1 coin / 2 stones / 3 shields" == table.depots()


def test_e7_an_extra_depot_saves_two() -> None:
    """E7 (M-4.2, M-4.3): two stones go to the extra depot, so only one coin is discarded."""
    table = masters(f'[Options "players=3"]; {M}; {FULL}, played 53; turn a').play("a: row 1")

    table.play("a: coin>2; coin>out; stone>extra")
    assert "1 stone / 2 coins / 3 shields / extra 2 stones" == table.depots()
    assert [0, 1, 1] == table.faith()


def test_e7_fewer_is_impossible() -> None:
    """E7 (M-4.1): with both coins kept there is a place for neither the stone nor a third one."""
    table = masters(f'[Options "players=3"]; {M}; {FULL}, played 53; turn a').play("a: row 1")

    table.play("a: coin>2")
    assert ["coin>out"] == table.options()


def test_e9_the_report_comes_before_the_discards() -> None:
    """E9 (M-5.5, M-8.3): a's red marble reports first, b's step to 5 comes too late."""
    table = masters(f'[Options "players=2"]; {M}; a: faith 7; b: faith 4; turn a')

    table.play("a: row 2; shield>1")
    assert ([8, 4], "kept pending pending") == (table.faith(), table.favours("a"))
    assert "lost pending pending" == table.favours("b")
    table.play("a: servant>out")
    assert ([8, 5], "lost pending pending") == (table.faith(), table.favours("b"))


def test_e10_a_report_for_three() -> None:
    """E10 (M-8.3, M-8.4): a reaches 8; b on 6 keeps tile 1 as well, c on 3 loses it."""
    table = masters(
        '[Options "players=3"]; a: faith 7, hand 49; b: faith 6; c: faith 3; turn a'
    ).play("a: discard 49")

    assert [8, 6, 3] == table.faith()
    assert ["kept", "kept", "lost"] == [table.favours(name).split()[0] for name in "abc"]


E12 = "top 3 17 35; a: cards 2, box 9 coins, box 9 shields; turn a"


def test_e12_level_one_in_an_empty_slot() -> None:
    """E12 (M-6.1): blue 3 goes into either empty slot and nowhere else."""
    table = masters(E12).play("a: buy 3")

    assert ["slot 2", "slot 3"] == table.options()
    assert ["M-6.1 masters-no-slot level=1"] == table.refused("a: slot 1")


def test_e12_level_two_on_level_one() -> None:
    """E12 (M-6.1): green 17 goes on card 2; there is nothing to choose."""
    table = masters(E12).play("a: buy 17")

    assert [[2, 17], [], []] == table.slots()


def test_e12_level_three_has_no_slot() -> None:
    """E12 (M-6.1): blue 35 is dear enough but lies on level II only."""
    table = masters(E12)

    assert ["M-6.1 masters-no-slot level=3"] == table.refused("a: buy 35")
    assert "buy 35" not in table.options()


def test_e13_two_discounts() -> None:
    """E13 (M-4.6, M-6.2, M-6.3): 2 coins and 2 shields buy card 29; nothing is left."""
    table = masters("top 29; a: played 50 52, cards 1, 2 shields middle, box 2 coins; turn a").play(
        "a: buy 29"
    )

    assert [[1, 29], [], []] == table.slots()
    assert ("- / - / -", "-") == (table.depots(), table.box())


def test_e14_a_discount_of_another_kind() -> None:
    """E14 (M-6.2): leader 50 takes a shield off, so card 3 still costs 2 coins."""
    dear = masters("top 3; a: played 50, box 1 coin; turn a")
    assert ["M-6.3 masters-no-cost cost=(masters-good-coin n=2) has=1"] == dear.refused("a: buy 3")

    paid = masters("top 3; a: played 50, box 3 coins; turn a").play("a: buy 3; slot 1")
    assert ("1 coin", "- / - / -") == (paid.box(), paid.depots())


E15 = "a: cards 8, cards 1, 1 shield top; turn a"


def test_e15_both_powers() -> None:
    """E15 (M-7.3): the coin that card 8 makes does not feed card 1."""
    table = masters(E15)

    refused = table.refused("a: activate 8; activate 1")
    assert ["M-7.3 masters-no-cost cost=(masters-good-coin n=1) has=0"] == refused


def test_e15_one_power() -> None:
    """E15 (M-7.3, M-7.5): card 8 alone puts a coin into the strongbox."""
    table = masters(E15).play("a: activate 8; produce")

    assert ("- / - / -", "1 coin") == (table.depots(), table.box())
    assert [0, 0, 0, 0] == table.faith()


def test_e17_six_stones() -> None:
    """E17 (M-1.4, M-4.5): six stones are six stones, however many pieces lie there."""
    table = masters("a: cards 2 18 46, cards 1 17 33, box 3 coins; turn a")

    table.play("a: activate 46; activate 33; produce")
    assert "6 stones, 1 servant" == table.box()
    assert 1 == score_lines(table)["resources"][0]


def test_e18_covered_cards() -> None:
    """E18 (M-7.6, M-9.3): the covered green card meets the requirement but cannot produce."""
    table = masters("a: cards 1 18, cards 4, hand 49, box 1 coin; turn a").play("a: play 49")

    assert (49,) == table.of("a").played
    assert ["M-7.1 masters-no-power power=1"] == table.refused("a: activate 1")
    assert ["activate 18"] == table.options("a", "activate")


def test_e20_a_leader_before_the_main_action() -> None:
    """E20 (M-3.1, M-9.1): faith 8 and its report come first, then the market, then the other."""
    table = masters(f"{M}; a: faith 7, hand 53 54, box 5 coins; turn a").play("a: discard 54")

    assert ([8, 0, 0, 0], "kept pending pending") == (table.faith(), table.favours())
    assert "a masters-turn" == table.asked
    table.play("a: row 1; coin>2; coin>2; stone>1")
    assert ["play 53", "discard 53", "end"] == table.options()
    table.play("a: play 53")
    assert "b masters-turn" == table.asked


WHITES = "market wwww bbgg yypp r"
"""The first row of this market gives nothing: a turn without consequences, once."""


def test_e21_the_seventh_card() -> None:
    """E21 (M-6.5, M-11.1, M-11.2): b buys the seventh; c and d play one turn each, a none."""
    table = masters(
        "market wwww bbgg yypp r; top 19; turn b; b: cards 1 17 33, cards 2 18, cards 3; "
        "b: box 4 coins"
    ).play("b: buy 19")
    table.play("nature: card 23")

    assert "c masters-turn" == table.asked
    table.play("c: row 1")
    assert "d masters-turn" == table.asked
    table.play("d: row 3; coin>2; coin>2; servant>3; servant>3")
    assert "over" == table.asked
    assert 7 == len(table.of("b").cards)


E22 = f"{WHITES}; a: faith 23; all: 1 coin top, 2 stones middle, 3 shields bottom"


def test_e22_somebody_else_reaches_the_end() -> None:
    """E22 (M-11.1, M-11.4): b's discard puts a on 24; c and d still play, a does not."""
    table = masters(f"{E22}; turn b").play("b: row 3; coin>out; coin>out; servant>out; servant>out")

    assert [24, 0, 4, 4] == table.faith()
    assert 0b111 == table.state.reports
    assert "c masters-turn" == table.asked
    table.play("c: row 1")
    assert "d masters-turn" == table.asked
    table.play("d: column 1; coin>out; shield>out")
    assert "over" == table.asked


def test_e22_in_the_last_turn() -> None:
    """E22 (M-11.2): in the turn of the last seat, the game is over right after it."""
    table = masters(f"{E22}; turn d").play("d: row 3; coin>out; coin>out; servant>out; servant>out")

    assert "over" == table.asked


E23 = (
    "cards 1 18 41, cards 5 21, cards 2 20, favours kept kept lost, faith 15, played 49 53, "
    "3 shields bottom, 2 coins middle, box 7 stones"
)


def test_e23_the_score() -> None:
    """E23 (M-12.1..5): 31 + 5 + 9 + 5 + 2 = 52."""
    table = masters(f"a: {E23}; over")

    lines = {name: points[0] for name, points in score_lines(table).items()}
    assert {"cards": 31, "favours": 5, "faith": 9, "leaders": 5, "resources": 2} == lines
    assert 52 == table.points["a"]


def test_e24_the_tie_break() -> None:
    """E24 (M-12.6): 52 points each; 12 resources win against 9."""
    table = masters(
        f'[Options "players=2"]; over; a: {E23}; b: cards 3 19 43, cards 6 22, cards 4 24; '
        "b: favours kept kept lost, faith 15, played 50 54, box 9 coins"
    )

    assert {"a": 52, "b": 52} == table.points
    assert (1, 2) == table.places


def test_e24_a_full_tie() -> None:
    """E24 (M-12.6): with 12 resources each the win is shared."""
    table = masters(
        f'[Options "players=2"]; over; a: {E23}; b: cards 3 19 43, cards 6 22, cards 4 17; '
        "b: favours kept kept lost, faith 15, played 50 54, box 12 coins"
    )

    assert {"a": 52, "b": 52} == table.points
    assert (1, 1) == table.places


def fourth() -> Table:
    """Seat d is asked for its start resources."""
    return seated(1).play("b: coin>1\nc: coin>1")


def test_e25_two_coins() -> None:
    """E25 (M-2.5, M-4.1): two coins share the middle or the bottom depot, not the top one."""
    for first in ("coin>1", "coin>2", "coin>3"):
        table = fourth().play(f"d: {first}")
        assert ["coin>2", "coin>3"] == table.options("d", "coin")
        assert "- / 2 coins / -" == table.play("d: coin>2").depots("d")
        assert [0, 0, 1, 1] == table.faith()


def test_e25_a_coin_and_a_stone() -> None:
    """E25 (M-2.5, M-4.1): different resources lie in different depots."""
    table = fourth().play("d: coin>1; stone>3")

    assert "1 coin / - / 1 stone" == table.depots("d")
    assert 1 == table.of("d").faith


def test_e27_a_colour_is_gone() -> None:
    """E27 (M-13.2, M-13.4): the last two purple cards are discarded: lost at once."""
    table = solo(f"{WHITES}; gone 2 6 10 14 18 22 26 30 34 38; turn a").play("a: row 1")

    table.play("nature: token purple")
    assert "nature masters-reveal" == table.asked
    table.play("nature: card 46")
    assert "over" == table.asked
    assert (-1, ("lost",)) == (table.state.result, tuple(table.told[-1:]))


def test_e28_the_cross_at_the_end() -> None:
    """E28 (M-8.1, M-13.3, M-13.4): 23 + 2 is 24; the report is still resolved; lost."""
    table = solo(f"{WHITES}; cross 23; reports 1 2; a: faith 22; turn a").play("a: row 1")

    table.play("nature: token 2")
    assert (24, [22]) == (table.state.cross, table.faith())
    assert "pending pending kept" == table.favours()
    assert ("over", -1) == (table.asked, table.state.result)


def test_e30_discards_move_the_cross() -> None:
    """E30 (M-5.7, M-13.4, M-13.6): three discards take the cross from 21 to 24: lost, no token."""
    table = solo(
        "market wwyw bbpg wgpy r; cross 21; reports 1 2; turn a; "
        "a: faith 10, 1 coin top, 2 stones middle, 3 shields bottom"
    ).play("a: column 3; coin>out; servant>out; servant>out")

    assert (24, -1) == (table.state.cross, table.state.result)
    assert "over" == table.asked


def test_e31_a_new_stack() -> None:
    """E31 (M-13.2): the cross moves 1 and all seven tokens make the new stack."""
    table = solo(f"{WHITES}; tokens green blue +2 +1; turn a").play("a: row 1")

    assert ["token green", "token blue", "token 2", "token 1"] == table.options("nature")
    table.play("nature: token 1")
    assert (1, (1, 1, 1, 1, 2, 1)) == (table.state.cross, table.state.tokens)
    assert "a masters-turn" == table.asked
