"""Production: powers, all at once, choices (M-7)."""

import pytest

from tests.games.masters.table import masters


def test_the_powers_one_has() -> None:
    """M-7.1, M-7.6: base power, the top card of each slot, each played leader: at most six."""
    table = masters(
        "a: cards 1 18, cards 2, cards 3, played 61 62, hand 63, box 9 coins, box 9 stones; "
        "a: box 9 shields, box 9 servants; turn a"
    )

    powers = ["base", "18", "2", "3", "61", "62"]
    assert [f"activate {power}" for power in powers] == table.options("a", "activate")


def test_the_powers_one_has_not() -> None:
    """M-7.1: a leader in hand, a discount leader, a card in the grid, a card of another player."""
    table = masters("a: hand 61, played 50, box 9 shields, box 9 coins; b: cards 8; turn a")

    for power in (61, 50, 1, 8):
        assert f"M-7.1 masters-no-power power={power}" in table.refused(f"a: activate {power}")


def test_all_six_at_once() -> None:
    """M-7.1, M-7.3: everything is paid, then everything is made, faith in one step."""
    table = masters(
        "a: cards 1, cards 2, cards 3, played 61 62; a: box 3 coins, box 1 stone, box 2 shields; "
        "a: box 1 servant; turn a"
    )

    table.play("a: activate base; with coin+coin; for servant")
    table.play("a: activate 1; activate 2; activate 3")
    table.play("a: activate 61; for coin; activate 62; for stone; produce")
    assert "1 coin, 1 stone, 1 servant" == table.box()
    assert [5, 0, 0, 0] == table.faith()


def test_any_part_of_the_powers() -> None:
    """M-7.2: one of two is enough, in any order."""
    position = "a: cards 1, cards 2, box 1 coin, box 1 stone; turn a"

    assert "1 coin" == masters(position).play("a: activate 2; produce").box()
    table = masters(position).play("a: activate 2; activate 1; produce")
    assert ("-", [2, 0, 0, 0]) == (table.box(), table.faith())


def test_no_power_no_production() -> None:
    """M-7.2: `produce` is offered once a power is chosen."""
    table = masters("a: cards 1, box 9 coins; turn a")

    assert "produce" not in table.options()
    assert ["M-3.1 no-question ask=(ask-masters-turn)"] == table.refused("a: produce")
    assert ["activate base", "produce"] == table.play("a: activate 1").options()


def test_each_power_once() -> None:
    """M-7.2: not twice in one action, the base power neither."""
    table = masters("a: cards 1, box 9 coins; turn a").play("a: activate 1")
    assert ["M-7.2 masters-no-power-twice power=1"] == table.refused("a: activate 1")

    table.play("a: activate base; with coin+coin; for coin")
    assert ["M-7.2 masters-no-power-twice power=0"] == table.refused("a: activate base")
    assert ["produce"] == table.options()


def test_again_in_the_next_turn() -> None:
    """M-7.2: the next production starts afresh."""
    table = masters('[Options "players=2"]; market wwww bbgg yypp r; a: cards 1, box 2 coins')

    table.play("a: activate 1; produce").play("b: row 1").play("a: activate 1; produce")
    assert [2, 0] == table.faith()


def test_nothing_made_now_pays_now() -> None:
    """M-7.3: together 3 coins are due, and there are 2."""
    table = masters("a: cards 1, box 2 coins; turn a").play("a: activate base; with coin+coin")
    table.play("a: for coin")

    refused = ["M-7.3 masters-no-cost cost=(masters-good-coin n=1) has=0"]
    assert refused == table.refused("a: activate 1")
    assert "1 coin" == table.play("a: produce").box()


def test_the_base_power_needs_two_resources() -> None:
    """M-7.1, M-7.3: any two, from anywhere; one is not enough."""
    assert ["M-7.3 masters-no-any needs=2 has=1"] == masters("a: 1 coin top; turn a").refused(
        "a: activate base"
    )
    table = masters("a: 1 coin top, box 1 stone; turn a").play("a: activate base")
    assert ["with coin+stone"] == table.options()
    table.play("a: with coin+stone; for shield; produce")
    assert ("- / - / -", "1 shield") == (table.depots(), table.box())


def test_two_alike_for_the_base_power() -> None:
    """M-7.1, M-7.4: equal or different, what is on hand beside what is due already."""
    table = masters("a: cards 1, box 3 coins, box 1 stone; turn a")

    table.play("a: activate 1; activate base")
    assert ["with coin+coin", "with coin+stone"] == table.options()
    reason = "M-7.3 masters-no-cost cost=(masters-good-stone n=2) has=1"
    assert [reason] == table.refused("a: with stone+stone")


@pytest.mark.parametrize("good", ["coin", "stone", "shield", "servant"])
def test_a_resource_of_choice(good: str) -> None:
    """M-7.4: one of the four, not faith."""
    table = masters("a: box 2 coins; turn a").play("a: activate base; with coin+coin")

    assert ["for coin", "for stone", "for shield", "for servant"] == table.options()
    assert f"1 {good}" == table.play(f"a: for {good}; produce").box()


@pytest.mark.parametrize(
    ("leader", "pays"), [(61, "shield"), (62, "servant"), (63, "stone"), (64, "coin")]
)
def test_the_leaders_powers(leader: int, pays: str) -> None:
    """M-7.1, M-7.4: 1 of its kind into 1 of choice and 1 faith."""
    table = masters(f"a: played {leader}, box 2 {pays}; turn a").play(f"a: activate {leader}")

    table.play("a: for servant; produce")
    left = {"servant": "2 servants"}.get(pays, f"1 {pays}, 1 servant")
    assert (left, [1, 0, 0, 0]) == (table.box(), table.faith())


def test_outputs_go_to_the_strongbox() -> None:
    """M-7.5, M-4.5: even with the warehouse empty."""
    table = masters("a: cards 9, 2 servants middle; turn a").play("a: activate 9; produce")

    assert ("- / - / -", "1 coin, 1 stone, 1 shield") == (table.depots(), table.box())


def test_nothing_made_is_discarded() -> None:
    """M-7.5: no question about it, no faith for the others."""
    table = masters("a: cards 9, 2 servants middle; turn a").play("a: activate 9; produce")

    assert ("b masters-turn", [0, 0, 0, 0]) == (table.asked, table.faith())


def test_faith_is_one_step() -> None:
    """M-7.5, M-8.5: 11 + 2 + 3 is 16, so both reports look at the same place."""
    table = masters(
        "a: faith 11, cards 2 18, cards 1 17 42; b: faith 5; reports 1; a: box 2 coins; turn a"
    ).play("a: activate 18; activate 42; produce")

    assert ([16, 5, 0, 0], 0b11) == (table.faith(), table.state.reports)
    assert 1 == table.told.count("faith")
    assert "1 stone" == table.box()


def test_covered_cards_do_not_produce() -> None:
    """M-7.6: card 1 under card 18; its point stays (M-12.1)."""
    table = masters("a: cards 1 18, box 2 coins; turn a")

    assert ["M-7.1 masters-no-power power=1"] == table.refused("a: activate 1")
    assert 6 == table.points["a"]


def test_what_is_made_pays_for_nothing() -> None:
    """M-7.3: two coins of the warehouse become one in the strongbox; it is not asked for."""
    table = masters('[Options "players=2"]; a: 2 coins middle; turn a')

    table.play("a: activate base; with coin+coin; for coin; produce")
    assert ("- / - / -", "1 coin") == (table.depots(), table.box())
    assert "b masters-turn" == table.asked
