"""Buying a development card: slots, price, grid (M-6)."""

import pytest

from tests.games.masters.table import masters, solo

RICH = "box 9 coins, box 9 stones, box 9 shields, box 9 servants"


def test_the_top_of_every_pile() -> None:
    """M-6.1: with slots for all levels and enough of everything, all twelve can be bought."""
    table = masters(f"all: box 1 coin; a: cards 2 18, cards 3, {RICH}; turn a")

    tops = {f"buy {top}" for top in table.state.tops}
    assert 12 == len(tops)
    assert tops == set(table.options("a", "buy"))


@pytest.mark.parametrize(
    ("cards", "one", "two", "three"),
    [
        ("faith 0", [1, 2, 3], [], []),
        ("cards 2", [2, 3], [1], []),
        ("cards 2 18", [2, 3], [], [1]),
        ("cards 2 18 34", [2, 3], [], []),
        ("cards 2 18, cards 3", [3], [2], [1]),
        ("cards 2, cards 3, cards 4", [], [1, 2, 3], []),
        ("cards 2 18, cards 3 19, cards 4 20", [], [], [1, 2, 3]),
        ("cards 2 18 34, cards 3 19 35, cards 4 20 36", [], [], []),
    ],
)
def test_slots(cards: str, one: list[int], two: list[int], three: list[int]) -> None:
    """M-6.1: level I on an empty slot, II on I, III on II; three cards fill a slot."""
    for number, slots in ((1, one), (17, two), (33, three)):
        table = masters(f"top {number}; a: {cards}, box 9 shields; turn a")
        if not slots:
            refused = table.refused(f"a: buy {number}")
            level = {1: 1, 17: 2, 33: 3}[number]
            assert [f"M-6.1 masters-no-slot level={level}"] == refused
            continue
        table.play(f"a: buy {number}")
        if len(slots) > 1:
            assert [f"slot {slot}" for slot in slots] == table.options()
            table.play(f"a: slot {slots[-1]}")
        assert number == table.slots()[slots[-1] - 1][-1]


def test_colours_do_not_matter() -> None:
    """M-6.1: yellow II goes on purple I."""
    table = masters("top 20; a: cards 2, box 4 stones; turn a").play("a: buy 20")

    assert [[2, 20], [], []] == table.slots()


def test_the_price() -> None:
    """M-6.2, M-6.3: what is printed, from warehouse and strongbox together."""
    table = masters("top 5; a: 1 stone top, 1 shield middle, box 1 servant; turn a")

    table.play("a: buy 5; slot 1")
    assert ("- / - / -", "-") == (table.depots(), table.box())


def test_too_dear() -> None:
    """M-6.3: every kind that is missing is named with its figures."""
    table = masters("top 5; a: 1 stone top; turn a")

    assert [
        "M-6.3 masters-no-cost cost=(masters-good-shield n=1) has=0",
        "M-6.3 masters-no-cost cost=(masters-good-servant n=1) has=0",
    ] == table.refused("a: buy 5")
    assert "buy 5" not in table.options()


@pytest.mark.parametrize(
    ("leader", "card", "good"),
    [(49, 2, "servant"), (50, 1, "shield"), (51, 4, "stone"), (52, 3, "coin")],
)
def test_each_discount(leader: int, card: int, good: str) -> None:
    """M-6.2: 1 less of its kind where the cost has that kind."""
    position = f"top {card}; a: box 1 {good}"

    assert [f"M-6.3 masters-no-cost cost=(masters-good-{good} n=2) has=1"] == masters(
        f"{position}; turn a"
    ).refused(f"a: buy {card}")
    table = masters(f"{position}; a: played {leader}; turn a").play(f"a: buy {card}; slot 1")
    assert "-" == table.box()


def test_a_discount_takes_the_last_one_off() -> None:
    """M-6.2: of a cost of 1 nothing is left, and the others stay."""
    table = masters("top 5; a: played 50, box 1 stone, box 1 servant; turn a")

    table.play("a: buy 5; slot 1")
    assert "-" == table.box()


def test_a_discount_never_pays_back() -> None:
    """M-6.2: a cost without that kind stays as it is, never below zero."""
    table = masters("top 3; a: played 50, box 2 coins, box 1 shield; turn a")

    table.play("a: buy 3; slot 1")
    assert "1 shield" == table.box()


def test_two_discounts_for_one_card() -> None:
    """M-6.2: servants and shields, each 1 less."""
    table = masters("top 30; a: cards 2, played 49 50, box 2 shields, box 2 servants; turn a").play(
        "a: buy 30"
    )

    assert ("-", [[2, 30], [], []]) == (table.box(), table.slots())


def test_paying_more_is_no_option() -> None:
    """M-6.2: a discount is not declined."""
    table = masters("top 3; a: played 52, 1 coin top, box 2 coins; turn a").play("a: buy 3; slot 1")

    assert ["coin 1+0", "coin 0+1"] == table.options()
    assert ["M-4.6 masters-no-sum cost=(masters-good-coin n=1)"] == table.refused("a: coin 1+1")


def test_the_card_below_is_seen() -> None:
    """M-6.4: the pile is not refilled; the next card lies on top."""
    table = masters("top 1; a: box 2 shields; turn a").play("a: buy 1; slot 1")

    assert "nature masters-reveal" == table.asked
    table.play("nature: card 9")
    assert (9, (5, 13)) == (table.state.tops[0], table.state.piles[0])
    assert "b masters-turn" == table.asked


def test_an_empty_pile_stays_empty() -> None:
    """M-6.4: after the fourth card there is none of that colour and level."""
    table = masters("gone 1 5 9; a: box 4 shields, box 4 coins; turn a").play("a: buy 13; slot 1")

    assert ("b masters-turn", 0) == (table.asked, table.state.tops[0])
    assert "M-6.4 masters-no-top card=13" in table.refused("b: buy 13")


def test_the_seventh_card_ends_the_game() -> None:
    """M-6.5: the last round begins; with six it does not."""
    position = "top 3; a: box 2 coins, cards 1 17 33, cards 2 18"

    six = masters(f"{position}; turn a").play("a: buy 3")
    assert not six.state.ending
    seven = masters(f"{position} 34; turn a").play("a: buy 3")
    assert seven.state.ending


def test_the_seventh_card_in_solo() -> None:
    """M-6.5, M-13.5: alone the game is won at once."""
    table = solo("top 3; a: box 2 coins, cards 1 17 33, cards 2 18 34; turn a").play("a: buy 3")

    assert ("over", 1) == (table.asked, table.state.result)


def test_buying_needs_no_warehouse() -> None:
    """M-6.3: what is paid goes to the supply, not to another place."""
    table = masters("top 3; a: 2 coins middle, box 1 stone; turn a").play("a: buy 3; slot 2")

    assert ("- / - / -", "1 stone") == (table.depots(), table.box())
    assert [[], [3], []] == table.slots()
