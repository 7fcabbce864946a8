"""L-90 to L-97, DP-10: harvest and production."""

import pytest

from tests.games.lorenzo.table import lorenzo


@pytest.mark.parametrize(
    ("servants", "goods"),
    [
        (0, "1 coin, 1 wood, 1 stone, 1 servant"),
        (1, "1 coin, 2 wood, 1 stone, 1 servant"),
        (2, "2 coins, 2 wood, 1 stone, 2 servants"),
        (3, "2 coins, 2 wood, 3 stone, 2 servants"),
        (4, "2 coins, 5 wood, 3 stone, 2 servants"),
        (5, "2 coins, 5 wood, 4 stone, 2 servants, 1 faith"),
    ],
)
def test_l90_harvest_by_value(servants: int, goods: str) -> None:
    """L-90: territories of 1, 2, 3, 4, 5 and 6; a value wakes all that are not above it."""
    table = lorenzo(f"dice 1 1 1; all: nothing; a: {servants} servants, cards 1 2 3 4 5 6")

    assert goods == table.play(f"a: white>harvest +{servants}").goods("a")


@pytest.mark.parametrize(
    ("dice", "goods"),
    [
        (1, "2 coins, 1 military, 3 vp"),
        (2, "7 coins, 1 military, 4 vp"),
        (5, "12 coins, 1 military, 4 vp"),
        (6, "12 coins, 3 military, 6 vp"),
    ],
)
def test_l90_production_by_value(dice: int, goods: str) -> None:
    """L-90: Garden (1), Bank and Cathedral (2), Mint (5), Stronghold (6) and no territory."""
    table = lorenzo(f"round 5; dice {dice} 1 1; all: nothing; a: cards 43 41 48 25 40 1 9")

    assert goods == table.play("a: white>production +0").goods("a")


def test_l91_one_of_two_arrows() -> None:
    """L-91: Painters' Guild: 1 wood for 3 VP or 3 wood for 7 VP or none, and only once."""
    position = "round 3; dice 6 1 1; all: nothing; a: cards 35, 6 wood"
    table = lorenzo(position).play("a: white>production +0")
    assert ["exchange 35.1", "exchange 35.2", "skip 35"] == table.options("a")

    table.play("a: exchange 35.1")
    assert ("b turn", "2 coins, 5 wood, 1 military, 3 vp") == (table.asked, table.goods("a"))
    table = lorenzo(position).play("a: white>production +0; exchange 35.2")
    assert "2 coins, 3 wood, 1 military, 7 vp" == table.goods("a")
    table = lorenzo(position).play("a: white>production +0; skip 35")
    assert "2 coins, 6 wood, 1 military" == table.goods("a")


def test_l91_two_wood_are_no_double_exchange() -> None:
    """L-91: with 2 wood the Painters' Guild gives 3 VP; 6 VP is impossible, 7 VP too dear."""
    table = lorenzo("round 3; dice 6 1 1; all: nothing; a: cards 35, 2 wood")
    table.play("a: white>production +0")

    assert ["L-92 no-exchange cost=(good-wood n=3) has=2"] == table.refused("a: exchange 35.2")
    assert "2 coins, 1 wood, 1 military, 3 vp" == table.play("a: exchange 35.1").goods("a")


def test_l90_why_not_this_exchange() -> None:
    """L-90, L-91, L-92: whose card, which value, whose turn, and what of the stock is left."""
    table = lorenzo("dice 3 1 1; all: nothing; a: cards 31 30 29 32, 1 coin, 1 stone, 1 wood")
    table.play("a: white>production +0; exchange 31.1")

    needs = "needs=4 value=3"
    assert {
        "exchange 35.2": [
            "L-90 no-own-card card=35",
            "L-92 no-exchange cost=(good-wood n=3) has=1",
        ],
        "exchange 29.1": [f"L-90 no-active card=29 {needs}"],
        "exchange 31.1": [
            "L-91 no-exchange-card card=30",
            "L-92 no-exchange cost=(good-coins n=1) has=0",
        ],
        "skip 32": ["L-91 no-exchange-card card=30"],
        "exchange 30.2": ["L-92 no-exchange cost=(good-stone n=2) has=1"],
    } == {
        wish: table.refused(f"a: {wish}")
        for wish in (
            "exchange 35.2",
            "exchange 29.1",
            "exchange 31.1",
            "skip 32",
            "exchange 30.2",
        )
    }


def test_l91_slash_and_no_slash() -> None:
    """L-91: the Church takes wood or stone; the Stonemasons' Guild wood, stone and a servant."""
    church = lorenzo("round 5; dice 1 1 1; all: nothing; a: cards 46, 1 stone")
    church.play("a: white>production +0")
    assert ["exchange 46.2", "skip 46"] == church.options("a")
    assert "2 coins, 1 military, 2 faith" == church.play("a: exchange 46.2").goods("a")

    guild = lorenzo("round 3; dice 4 1 1; all: nothing; a: cards 37, 1 wood, 1 stone")
    guild.play("a: white>production +0")
    assert "b turn" == guild.asked


def test_l91_gains_without_payment_are_compulsory() -> None:
    """L-91: nothing is asked about cards that only give."""
    table = lorenzo("round 5; dice 6 1 1; all: nothing; a: cards 43 40")
    table.play("a: white>production +0")

    assert ("b turn", "2 coins, 3 military, 5 vp") == (table.asked, table.goods("a"))


def test_l92_servants_leave_before_the_snapshot() -> None:
    """L-92: a servant spent on the value cannot be paid to the Barracks."""
    table = lorenzo("round 3; dice 1 1 1; all: nothing; a: 1 servant, cards 39")
    table.play("a: white>production +1")

    assert ("b turn", "2 coins, 1 military") == (table.asked, table.goods("a"))


def test_l92_payments_add_up() -> None:
    """L-92: two exchanges share one coin of the stock; the order of the cards does not matter."""
    position = "dice 6 1 1; all: nothing; a: 1 coin, cards"
    table = lorenzo(f"{position} 31 32").play("a: white>production +0; exchange 31.1")
    assert ("b turn", "2 coins, 1 military, 1 faith") == (table.asked, table.goods("a"))

    table = lorenzo(f"{position} 31 32").play("a: white>production +0; skip 31; exchange 32.1")
    assert "a privilege" == table.asked
    table = lorenzo(f"{position} 32 31").play("a: white>production +0; exchange 32.1")
    assert "a privilege" == table.asked


def test_l92_points_are_no_chain_either() -> None:
    """L-92: the Baptistery cannot pay with the faith that the Chapel gives meanwhile."""
    table = lorenzo("round 3; dice 6 1 1; all: nothing; a: 1 coin, cards 31 38")
    table.play("a: white>production +0; exchange 31.1")
    assert ("b turn", "2 coins, 1 military, 1 faith") == (table.asked, table.goods("a"))

    table = lorenzo("round 3; dice 6 1 1; all: nothing; a: 1 coin, 1 faith, cards 31 38")
    table.play("a: white>production +0; exchange 31.1; exchange 38.1")
    assert "4 coins, 1 military, 1 faith, 2 vp" == table.goods("a")


def test_l92_privileges_pay_nothing() -> None:
    """L-92, L-94: a privilege is chosen when no exchange is open any more."""
    table = lorenzo("dice 6 1 1; all: nothing; a: 1 coin, cards 32 29")
    table.play("a: white>production +0; exchange 32.1; privilege wood+stone")

    assert ("b turn", "2 coins, 1 wood, 1 stone, 1 military") == (table.asked, table.goods("a"))


def test_l93_counts_cards_as_they_lie() -> None:
    """L-93: Mint, Tax Office, Triumphal Arch and Theater count what lies there."""
    table = lorenzo("dice 6 1 1; all: nothing; a: cards 25 26 27 28 1 2 3 49 50 73")
    table.play("a: white>production +0")

    # Coins 2 + 4 + 3, points 1 for the venture and 2 for the characters.
    assert "9 coins, 1 military, 3 vp" == table.goods("a")


def test_l94_privileges_after_all_gains() -> None:
    """L-94, L-85: two cards' privileges come last, each its own effect, so they may be alike."""
    table = lorenzo("round 5; dice 6 1 1; all: nothing; a: 1 coin, cards 44 32 41")
    table.play("a: white>production +0; exchange 32.1")
    assert "7 coins, 1 military, 2 vp" == table.goods("a")

    table.play("a: privilege faith; privilege faith")
    assert ("b turn", "7 coins, 1 military, 2 faith, 2 vp") == (table.asked, table.goods("a"))


@pytest.mark.parametrize(
    ("banned", "goods"),
    [
        ("", "2 coins, 1 wood, 4 stone, 6 servants, 5 military"),
        # Citadel 2, Manor House 2, Fortified Town 1: each 1 less.
        (", banned 1.1", "2 coins, 1 wood, 4 stone, 6 servants, 2 military"),
        # Bonus tile 1, Mining Town 1, Manor House 2, Fortified Town 2: each 1 less.
        (", banned 1.3", "2 coins, 1 wood, 4 stone, 2 servants, 5 military"),
        # Bonus tile 1 wood or 1 stone, Citadel 1 stone, Mining Town 2 stone: each 1 less.
        (", banned 1.4", "2 coins, 2 stone, 6 servants, 5 military"),
    ],
)
def test_l95_every_card_is_a_source(banned: str, goods: str) -> None:
    """L-95, L-121: bonus tile and each territory lose their own 1 under I-1, I-3 and I-4."""
    table = lorenzo(f"round 5; dice 6 1 1; all: nothing; a: cards 15 11 24 7 9{banned}")
    table.play("a: white>harvest +0")
    if table.asked == "a lose":
        table.play("a: lose wood")

    assert goods == table.goods("a")


def test_l96_value_1_activates_the_tile() -> None:
    """L-96: a harvest or production of 1 gives the bonus tile, whatever one owns."""
    table = lorenzo("dice 4 4 1; all: nothing; a: cards 2 31, 1 coin")
    table.play("a: white>harvest.large +0")

    assert "1 coin, 1 wood, 1 stone, 1 servant" == table.goods("a")


PRODUCTION = "round 5; dice 6 1 1; all: nothing; a: cards 34 29 44, 1 wood, 2 servants"


def test_l97_production_of_the_rulebook() -> None:
    """L-97: 6 on the large space is 3; a servant adds the Carpenter's Shop, two the Fortress."""
    table = lorenzo(f"{PRODUCTION}, 1 coin").play("a: white>production.large +0")
    assert ["exchange 34.1", "skip 34"] == table.options("a")
    table.play("a: exchange 34.1")
    assert "b turn" == table.asked
    assert "2 coins, 1 wood, 2 servants, 1 military, 3 vp" == table.goods("a")

    table = lorenzo(PRODUCTION).play("a: white>production.large +1; exchange 29.1")
    assert ("b turn", "5 coins, 1 servant, 1 military") == (table.asked, table.goods("a"))

    table = lorenzo(PRODUCTION).play("a: white>production.large +2; skip 29; privilege faith")
    assert "2 coins, 1 wood, 1 military, 1 faith, 2 vp" == table.goods("a")
