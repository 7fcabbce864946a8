"""A turn: one main action, leader actions before and after it (M-3)."""

from tests.games.masters.table import masters

M = "market wgyy bpwr pwgw b"
WHITES = "market wwww bbgg yypp r"
LINES = ["row 1", "row 2", "row 3", "column 1", "column 2", "column 3", "column 4"]


def test_seats_act_clockwise() -> None:
    """M-3.1: from the first player on, round after round."""
    table = masters('[Options "players=3"]; first b; turn b; all: box 9 coins')

    for name in "bcab":
        assert f"{name} masters-turn" == table.asked
        table.play(f"{name}: activate base; with coin+coin; for coin; produce")
    assert 5 == table.state.turn


def test_one_main_action() -> None:
    """M-3.2: market, purchase or production, exactly one."""
    table = masters(f"{WHITES}; top 1; a: box 2 shields; turn a")

    assert [*LINES, "buy 1", "activate base"] == table.options()
    table.play("a: row 1")
    assert "b masters-turn" == table.asked


def test_nobody_passes() -> None:
    """M-3.2: a turn cannot be ended without a main action, and the market is always open."""
    table = masters("a: hand 49; turn a")

    assert [*LINES, "discard 49"] == table.options()
    assert ["M-3.1 no-question ask=(ask-masters-turn)"] == table.refused("a: end")


def test_not_out_of_turn() -> None:
    """M-3.1: b is not asked while a is."""
    assert ["M-3.1 no-turn asked=[seat seat=0]"] == masters("turn a").refused("b: row 1")


def test_any_number_of_leader_actions() -> None:
    """M-3.1: both leaders before the main action, or both after it, or one on each side."""
    position = f"{WHITES}; a: hand 49 50; turn a"

    for moves in (
        "discard 49; discard 50; row 1",
        "row 1; discard 50; discard 49",
        "discard 50; row 1; discard 49",
    ):
        table = masters(position).play(f"a: {moves}")
        assert ("b masters-turn", [2, 0, 0, 0]) == (table.asked, table.faith())


def test_the_window_after_the_main_action() -> None:
    """M-3.1: open while there is a leader in hand; `end` closes it."""
    table = masters(f"{WHITES}; a: hand 49 50; turn a").play("a: row 1")

    assert ["discard 49", "discard 50", "end"] == table.options()
    table.play("a: end")
    assert "b masters-turn" == table.asked


def test_no_second_main_action() -> None:
    """M-3.2: in the window after the main action there is no other one."""
    table = masters(f"{WHITES}; a: hand 49; turn a").play("a: row 1")

    assert ["M-3.1 no-question ask=(ask-masters-window)"] == table.refused("a: row 2")


def test_no_window_without_a_leader() -> None:
    """M-3.1: a question with one answer is not asked."""
    assert "b masters-turn" == masters(f"{WHITES}; turn a").play("a: row 1").asked


def test_no_leader_while_storing() -> None:
    """M-3.3: not while resources wait to be stored."""
    table = masters(f"{M}; a: hand 53, box 5 coins; turn a").play("a: row 1")

    refused = ["M-3.3 no-question ask=(ask-masters-store)"]
    assert refused == table.refused("a: play 53")
    assert refused == table.refused("a: discard 53")


def test_no_leader_while_producing() -> None:
    """M-3.3: not while powers are chosen."""
    table = masters("a: hand 53, box 5 coins, cards 1; turn a").play("a: activate 1")

    assert ["M-3.3 no-question ask=(ask-masters-produce)"] == table.refused("a: discard 53")


def test_no_leader_while_buying() -> None:
    """M-3.3: not while a slot is chosen or a price is paid."""
    table = masters("top 3; a: hand 53, 2 coins middle, box 5 coins; turn a").play("a: buy 3")

    assert ["M-3.3 no-question ask=(ask-masters-slot)"] == table.refused("a: play 53")
    table.play("a: slot 1")
    assert ["M-3.3 no-question ask=(ask-masters-pay)"] == table.refused("a: play 53")


def test_an_ability_works_at_once() -> None:
    """M-3.4: played before the market, the leader turns its white marbles in the same turn."""
    table = masters(f"{WHITES}; a: hand 60, cards 1, cards 2, cards 6; turn a")

    table.play("a: play 60; row 1; coin>3; coin>3; coin>3; coin>out")
    assert "- / - / 3 coins" == table.depots()


def test_a_discount_works_at_once() -> None:
    """M-3.4: played before the purchase, it makes it cheaper."""
    table = masters("top 1; a: hand 50, cards 3, cards 2, 1 shield top; turn a")

    assert ["M-6.3 masters-no-cost cost=(masters-good-shield n=2) has=1"] == table.refused(
        "a: buy 1"
    )
    table.play("a: play 50; buy 1")
    assert [[3], [2], [1]] == table.slots()


def test_a_power_works_at_once() -> None:
    """M-3.4: played before the production, it can be activated."""
    table = masters("a: hand 61, cards 4 20, 1 shield top; turn a")

    table.play("a: play 61; activate 61; for coin; produce")
    assert ("1 coin", [1, 0, 0, 0]) == (table.box(), table.faith())


def test_an_ability_comes_too_late() -> None:
    """M-3.4: played after the main action it changes nothing of it."""
    table = masters(f"{WHITES}; a: hand 60, cards 1, cards 2, cards 6; turn a")

    table.play("a: row 1; play 60")
    assert ("- / - / -", "b masters-turn") == (table.depots(), table.asked)


def test_nothing_after_the_end() -> None:
    """M-11.2: the game is over."""
    assert ["M-11.2 no-over"] == masters("over").refused("a: row 1")
