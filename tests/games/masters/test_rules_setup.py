"""What lies on the table and how it gets there (M-1, M-2)."""

import pytest

from signoria.games.masters.cards import CARDS, LEADERS
from signoria.kernel.decision import NATURE
from tests.games.masters.table import (
    MASTERS,
    Table,
    dealt,
    laid,
    masters,
    new_game,
    seated,
    solo,
)

# The table


def test_four_resources_and_faith() -> None:
    """M-1.1: four kinds are stored; faith moves the marker instead."""
    table = masters("market yrww bbgg pypw w; turn a").play("a: row 1")

    assert [1, 0, 0, 0] == table.faith()
    assert ["coin>1", "coin>2", "coin>3", "coin>out"] == table.options()


def test_faith_is_no_resource() -> None:
    """M-1.1: there is no move that stores faith."""
    assert {"coin", "stone", "shield", "servant"} == {
        move.partition(">")[0] for move in seated(1).options("b")
    }


def test_what_is_common() -> None:
    """M-1.2: 13 marbles, 12 piles, nobody's report yet, no last round."""
    table = seated(1)

    assert ("wgyy bpwr pwgw b", 12) == (table.market, sum(map(bool, table.state.tops)))
    assert [3] * 12 == [len(pile) for pile in table.state.piles]
    assert (0, False, 0) == (table.state.reports, table.state.ending, table.state.first)


def test_what_is_common_in_solo() -> None:
    """M-1.2, M-13.1: the black cross on space 0 and seven tokens face down."""
    table = seated(1, "players=1")

    assert (0, (1, 1, 1, 1, 2, 1)) == (table.state.cross, table.state.tokens)


def test_what_everybody_has() -> None:
    """M-1.3, M-2.3: empty warehouse and strongbox, three slots, space 0, three tiles pending."""
    table = seated(1)

    assert ("- / - / -", "-", [[], [], []]) == (table.depots(), table.box(), table.slots())
    assert (0, "pending pending pending") == (table.of("a").faith, table.favours())
    assert ((49, 50), ()) == (table.of("a").hand, table.of("a").played)


def test_the_supply_never_ends() -> None:
    """M-1.4: there are 16 pieces of a resource in the box, and a 17th coin all the same."""
    table = masters("all: box 15 coins; a: box 16 coins, box 2 stones; turn a")

    table.play("a: activate base; with stone+stone; for coin; produce")
    assert "17 coins" == table.box()


def test_only_the_top_card_is_known() -> None:
    """M-1.5, M-6.4: a card further down can be anything that is left; nobody can buy it."""
    table = masters("top 1; a: box 4 shields; turn a")

    assert ["M-6.4 masters-no-top card=5"] == [
        why for why in table.refused("a: buy 5") if "top" in why
    ]
    table.play("a: buy 1; slot 1")
    assert ["card 5", "card 9", "card 13"] == table.options("nature")


# Set-up


def test_marbles_are_dealt_by_chance() -> None:
    """M-2.2: thirteen marbles, row by row and the spare last; each as likely as any other."""
    table = new_game()
    decision = table.match.decision(NATURE)

    assert decision is not None
    assert ("masters-marble", (4, 2, 2, 2, 2, 1)) == (decision.ask, decision.weights)
    table.play("nature: marble red; marble white; marble white; marble white; marble white")
    after = table.match.decision(NATURE)
    assert after is not None
    assert ["marble blue", "marble grey", "marble yellow", "marble purple"] == table.options(
        "nature"
    )
    assert (2, 2, 2, 2) == after.weights


def test_the_red_marble_may_be_the_spare() -> None:
    """M-2.2: all thirteen are mixed."""
    table = new_game()
    table.play("nature: marble white; marble white; marble white; marble white")
    for marble in ("blue", "grey", "yellow", "purple"):
        table.play(f"nature: marble {marble}; marble {marble}")

    assert ["marble red"] == table.options("nature")


def test_the_grid_has_twelve_piles() -> None:
    """M-2.1: green, blue, yellow, purple; of each the levels I, II, III with four cards."""
    table = new_game()
    while table.asked == "nature masters-marble":
        table.play(f"nature: {table.options('nature')[0]}")

    for colour in range(4):
        for level in (1, 2, 3):
            cards = [int(move.removeprefix("card ")) for move in table.options("nature")]
            assert 4 == len(cards)
            assert {(colour, level)} == {(CARDS[n].colour, CARDS[n].level) for n in cards}
            table.play(f"nature: card {cards[-1]}")
    assert "nature masters-deal" == table.asked


def test_leaders_are_dealt_from_sixteen() -> None:
    """M-2.4: four each, none twice."""
    table = laid("players=2")

    assert [f"deal {leader}" for leader in LEADERS] == table.options("nature")
    table.play("nature: deal 50")
    assert "deal 50" not in table.options("nature")
    table.play("nature: deal 49; deal 51; deal 52; deal 60; deal 61; deal 62; deal 63")
    assert ((50, 49, 51, 52), (60, 61, 62, 63)) == (table.of("a").packet, table.of("b").packet)


def test_everybody_keeps_two_at_once() -> None:
    """M-2.4: any two of the four; nothing happens until all have chosen."""
    table = dealt("players=3")

    assert "a masters-keep, b masters-keep, c masters-keep" == table.asked
    pairs = ["53 54", "53 55", "53 56", "54 55", "54 56", "55 56"]
    assert [f"keep {pair}" for pair in pairs] == table.options("b")
    table.play("c: keep 57 60\na: keep 50 51")
    assert ((), ()) == (table.of("a").hand, table.of("c").hand)
    table.play("b: keep 54 55")
    assert [(50, 51), (54, 55), (57, 60)] == [table.of(name).hand for name in "abc"]


def test_the_others_go_without_faith() -> None:
    """M-2.4: two leaders go back to the box; that is no discard (M-9.1)."""
    table = seated(1)

    assert [()] * 4 == [table.of(name).packet for name in "abcd"]
    assert () == table.state.discarded
    assert [0, 0, 1, 1] == table.faith()


def test_only_dealt_leaders_can_be_kept() -> None:
    """M-2.4: leader 53 was dealt to b."""
    table = dealt()

    assert ["M-2.4 masters-no-packet leader=53"] == table.refused("a: keep 49 53")


def test_leaders_come_before_the_inkwell() -> None:
    """M-2.4, M-2.5: nobody knows the first player when choosing."""
    table = dealt("players=2").play("a: keep 49 50\nb: keep 53 54")

    assert ["first 1", "first 2"] == table.options("nature")


def test_the_picture_says_no_first_player_too_early() -> None:
    """M-2.4: it is not the first seat by mistake; from the draw on it is the one drawn."""
    table = dealt("players=2")
    assert MASTERS.picture(table.state)["first"] is None
    table.play("a: keep 49 50\nb: keep 53 54")
    assert MASTERS.picture(table.state)["first"] is None
    drawn = MASTERS.picture(table.play("nature: first 2").state)
    assert (1, [1, 0]) == (drawn["first"], drawn["order"])


def starts(table: Table) -> list[str]:
    """Who is asked for a start resource, one after the other."""
    asked = []
    while table.asked.endswith("masters-start"):
        asked.append(table.asked[0])
        table.play(f"{asked[-1]}: {table.options(asked[-1])[-1]}")
    return asked


@pytest.mark.parametrize(
    ("players", "first", "asked", "faith"),
    [
        (1, 1, "", [0]),
        (2, 1, "b", [0, 0]),
        (2, 2, "a", [0, 0]),
        (3, 3, "ab", [0, 1, 0]),
        (4, 1, "bcdd", [0, 0, 1, 1]),
        (4, 3, "dabb", [1, 1, 0, 0]),
    ],
)
def test_what_the_seats_get(players: int, first: int, asked: str, faith: list[int]) -> None:
    """M-2.5: nothing; 1 resource; 1 resource and 1 faith; 2 resources and 1 faith, clockwise."""
    table = seated(first, f"players={players}")

    assert (asked, faith) == ("".join(starts(table)), table.faith())
    assert f"{'abcd'[first - 1]} masters-turn" == table.asked


def test_start_resources_are_not_refused() -> None:
    """M-2.5: any of the four, into a depot; discarding is not offered."""
    table = seated(2)

    goods = ("coin", "stone", "shield", "servant")
    assert [f"{good}>{depot}" for good in goods for depot in (1, 2, 3)] == table.options("c")
    assert "M-4.4 masters-no-throw" in table.refused("c: coin>out")


def test_a_position_of_one_seat() -> None:
    """M-2.5, M-13.1: alone one is the first player and gets nothing."""
    table = solo("turn a")

    assert ("a masters-turn", "- / - / -", [0]) == (table.asked, table.depots(), table.faith())
