"""What permanent leaders and Federico do (L-171 to L-197), alone and together."""

import pytest

from tests.games.lorenzo.table import Table, lorenzo

FOUR = '[Options "players=4 advanced"]; all: nothing; dice 6 6 6; '
TWO = '[Options "players=2 advanced"]; all: nothing; dice 6 6 6; '


def value(table: Table, member: str) -> int:
    """The value of a member in a harvest, before servants."""
    table.play(f"a: {member}>harvest")
    servants = table.options("a")[0]
    events = table.match.play(0, servants)
    (told,) = (event.message for event in events if event.message.id == "event-harvest")
    worked = told.get("value")
    assert isinstance(worked, int)
    return worked - int(servants)


# Values of members: Moro, Lucrezia, Federico, Malatesta


@pytest.mark.parametrize(
    ("leaders", "member", "expected"),
    [
        ("moro", "white", 5),  # the die shows 2
        ("moro", "orange", 5),  # the die shows 6: Moro is no choice
        ("moro", "neutral", 0),
        ("lucrezia", "white", 4),
        ("lucrezia", "orange", 8),
        ("lucrezia", "neutral", 0),
        ("moro lucrezia", "white", 7),
        ("lucrezia moro", "white", 7),  # in whatever order they were played
        ("malatesta", "neutral", 3),
        ("malatesta", "white", 2),
        ("malatesta moro lucrezia", "neutral", 3),
        ("federico, six white", "white", 6),
        ("federico, six white", "black", 4),
        ("federico moro, six white", "white", 6),  # the better of both
        ("federico moro, six white", "black", 5),
        ("federico lucrezia, six white", "white", 8),
        ("moro lucrezia federico, six white", "white", 8),
        ("moro lucrezia federico, six white", "black", 7),
        ("moro lucrezia federico, six white", "neutral", 0),
    ],
)
def test_leaders_set_and_raise_members(leaders: str, member: str, expected: int) -> None:
    """L-51, L-173, L-180, L-181, L-182: a set value takes the die's place, bonuses come on top."""
    table = lorenzo(f"{FOUR} dice 2 4 6; a: 3 servants, played {leaders}")

    assert expected == value(table, member)


@pytest.mark.parametrize(
    ("leaders", "member", "expected"),
    [
        ("", "black", 3),
        (", played moro", "white", 4),
        (", played lucrezia", "white", 3),
        (", played federico, six white", "white", 5),
        (", played moro lucrezia federico, six white", "white", 7),
        (", played malatesta", "neutral", 3),
    ],
)
def test_the_penalty_comes_after_a_set_value(leaders: str, member: str, expected: int) -> None:
    """L-51: I-7 takes 1 off coloured members, also off those that a leader has set."""
    table = lorenzo(f"{FOUR} round 3; dice 2 4 6; a: 3 servants, banned 1.7{leaders}")

    assert expected == value(table, member)


def test_moro_and_lucrezia_reach_the_top() -> None:
    """L-51: die 2, Moro 5, Lucrezia 7: the fourth floor without a servant."""
    table = lorenzo(f"{FOUR} dice 2 2 2; a: played moro lucrezia; floor territory.4 1")

    assert "2 wood" == table.play("a: white>territory.4 +0").goods("a")


def test_member_leaders_do_not_raise_bonus_actions() -> None:
    """L-100: no member acts, so the Abbess stays at 4 with Moro and Lucrezia."""
    table = lorenzo(f"{FOUR} a: played moro lucrezia, 3 coins; floor character.1 56")
    table.play("a: white>character.1 +0; first goods")

    assert ["L-52 no-value needs=5 value=4 servants=1 has=0"] == table.refused(
        "a: take territory.3"
    )


def test_federico_asks_for_a_member() -> None:
    """L-193, DP-11: a coloured one not yet placed, and the leader is used."""
    table = lorenzo(f"{TWO} dice 1 1 1; a: played federico; at palace: a black; turn a")

    table.play("a: use federico")
    assert ["six white", "six orange"] == table.options("a")
    table.play("a: six white")
    assert "a turn" == table.asked
    assert ["L-144 no-used leader=federico"] == table.refused("a: use federico")


def test_federico_lasts_until_the_member_is_placed() -> None:
    """L-193: chosen after the first placement, it counts in the next turn of the round."""
    table = lorenzo(f"{TWO} dice 1 1 1; a: played federico; turn a")

    table.play(
        """a: black>market.1 +0; use federico; six white
        b: white>market.2 +0"""
    )

    assert 6 == value(table, "white")


def test_federico_ends_with_the_round() -> None:
    """L-193: a member left unplaced is as its die in the next round."""
    table = lorenzo(f"{TWO} dice 1 1 1; a: played federico, six white; turn b lap 4")
    table.play("b: white>market.1 +0")
    while table.asked == "nature reveal":
        table.play("nature: " + table.options("nature")[0])
    table.play("nature: dice 1 1 1")

    assert 1 == value(table, "white")


@pytest.mark.parametrize("left", ["", ", a neutral"])
def test_federico_without_a_member_has_no_effect(left: str) -> None:
    """L-193: used with nobody left, or the neutral one alone; it is used all the same."""
    table = lorenzo(
        f"{TWO} a: played federico; at palace: a white, a black, a orange{left}; turn a lap 4"
    )

    assert "a turn" == table.play("a: use federico").asked
    assert ["L-144 no-used leader=federico"] == table.refused("a: use federico")


# Towers: Brunelleschi, Cesare Borgia, Pico


def test_brunelleschi_pays_no_surcharge() -> None:
    """L-172, L-73: the tower is occupied, the card's price is all."""
    board = f"{FOUR} at character.2: b white; floor character.1 53;"
    without = lorenzo(f"{board} a: 3 coins")

    assert ["L-75 no-cost cost=(good-coins n=3) has=0"] == without.refused("a: white>character.1")
    table = lorenzo(f"{board} a: 3 coins, played brunelleschi")
    assert "-" == table.play("a: white>character.1 +0").goods("a")


S_41 = "round 3; at character.3: b white; floor character.1 59; floor character.2 61; "


def test_brunelleschi_in_a_bonus_action() -> None:
    """L-73, L-76, S-41: Patron for 3 and Peasant for 4 - 2, no surcharge for either."""
    table = lorenzo(f"{FOUR} {S_41} a: 5 coins, played brunelleschi")

    table.play("a: white>character.1 +0; take character.2 +0")

    assert ("-", "b turn") == (table.goods("a"), table.asked)


def test_brunelleschi_may_pay_in_a_bonus_action() -> None:
    """L-73, S-41, switch brunelleschi_bonus_actions=false: surcharge 3 for the bonus action."""
    options = '[Options "players=4 advanced brunelleschi_bonus_actions=false"];'
    start = f"{options} all: nothing; dice 6 6 6; {S_41}"
    poor = lorenzo(f"{start} a: 5 coins, played brunelleschi").play("a: white>character.1 +0")
    rich = lorenzo(f"{start} a: 8 coins, played brunelleschi").play("a: white>character.1 +0")

    assert ("2 coins", "b turn") == (poor.goods("a"), poor.asked)
    assert "-" == rich.play("a: take character.2 +0").goods("a")


def test_without_brunelleschi_the_placement_is_too_dear() -> None:
    """L-72, S-41: 5 coins less the surcharge leave 2 for the Patron's 3."""
    table = lorenzo(f"{FOUR} {S_41} a: 5 coins")

    assert ["L-75 no-cost cost=(good-coins n=3) has=2"] == table.refused("a: white>character.1")


def test_cesare_needs_no_military_points() -> None:
    """L-177, L-78, S-9: Colony in the third slot, with 0 MP and Cesare."""
    board = f"{FOUR} round 5; floor territory.1 19;"
    short = lorenzo(f"{board} a: 2 military, cards 1 2")
    table = lorenzo(f"{board} a: cards 1 2, played cesare")

    assert ["L-78 no-territory needs=3 has=2 slot=3"] == short.refused("a: white>territory.1")
    assert "2 military" == table.play("a: white>territory.1 +0").goods("a")


def test_cesare_in_a_bonus_action_and_the_last_slot() -> None:
    """L-177, L-80: the sixth territory by the Captain with 2 MP, but never a seventh."""
    table = lorenzo(
        f"{FOUR} round 3; a: 4 coins, cards 1 2 3 4 5, played cesare; floor character.1 57"
    )

    table.play("a: white>character.1 +0; first goods; take territory.1 +0")
    assert 6 == len(table.state.players[0].cards[0])
    table.play("b: white>palace +0; privilege faith")
    table.play("c: white>palace +0; privilege faith")
    table.play("d: white>palace +0; privilege faith")
    assert ["L-80 no-seventh kind=(kind-territory) n=6"] == table.refused("a: black>territory.2")


@pytest.mark.parametrize(
    ("position", "moves", "left"),
    [
        # S-12: with Dame 3 - 1 - 3 is nothing, the surcharge stays.
        (
            "a: cards 51, 3 coins; at character.2: b white; floor character.1 53",
            "white>character.1",
            "-",
        ),
        ("round 5; a: cards 51, 2 coins; floor character.1 65", "white>character.1", "-"),
        ("a: 1 coin; floor venture.1 73", "white>venture.1", "5 military"),
        ("round 5; a: 1 coin, 3 wood; floor building.1 42", "white>building.1", "8 vp"),
        # What is left of the 3 is lost.
        ("a: 2 coins; floor character.1 49", "white>character.1", "2 coins, 3 military"),
        # He lowers coins and nothing else.
        ("a: 1 coin, 2 wood; floor building.1 31", "white>building.1", "1 coin, 1 faith"),
        ("a: 1 wood, 1 stone; floor venture.1 80", "white>venture.1", "3 faith"),
    ],
)
def test_pico_takes_3_coins_off(position: str, moves: str, left: str) -> None:
    """L-189, L-76, L-197: off every card that costs coins, in every tower."""
    table = lorenzo(f"{FOUR} a: played pico; {position}")

    assert left == table.play(f"a: {moves} +0").goods("a")


def test_pico_takes_nothing_off_the_surcharge() -> None:
    """L-189, S-12: 2 coins do not open an occupied tower."""
    table = lorenzo(
        f"{FOUR} a: played pico, cards 51, 2 coins; at character.2: b white; floor character.1 53"
    )

    assert ["L-72 no-surcharge needs=3 has=2"] == table.refused("a: white>character.1")


def test_pico_lowers_the_cost_chosen() -> None:
    """L-197: Support to the Pope for 3 wood, 3 stone and 4 - 3 coins, or for 5 of 10 MP."""
    start = f"{FOUR} round 5; a: played pico, 1 coin, 3 wood, 3 stone, 10 military;"
    start += "floor venture.1 96"

    goods = lorenzo(start).play("a: white>venture.1 +0; pay goods")
    points = lorenzo(start).play("a: white>venture.1 +0; pay military")

    assert "10 military, 2 faith" == goods.goods("a")
    assert "1 coin, 3 wood, 3 stone, 5 military, 2 faith" == points.goods("a")


def test_pico_adds_to_the_discount_of_a_bonus_action() -> None:
    """L-76, L-197: Patron for 3 - 3, then Papal Messenger for 5 - 2 - 3 and the surcharge."""
    table = lorenzo(
        f"{FOUR} round 3; a: played pico, 3 coins; floor character.1 59; floor character.2 63"
    )

    table.play("a: white>character.1 +0; take character.2 +0")

    assert "3 faith" == table.goods("a")


# Spaces: Ariosto


def test_ariosto_enters_a_taken_market_space() -> None:
    """L-171, L-191, S-34: only he may."""
    board = f"{FOUR} at market.1: b white;"

    assert ["L-60 no-taken space=market.1 seat=1"] == lorenzo(board).refused("a: white>market.1")
    table = lorenzo(f"{board} a: played ariosto")
    assert "5 coins" == table.play("a: white>market.1 +0").goods("a")


@pytest.mark.parametrize(("space", "value_there"), [("production", 4), ("production.large", 1)])
def test_ariosto_second_in_the_small_space(space: str, value_there: int) -> None:
    """L-192, S-34: value 4 without -3, which belongs to the large space."""
    table = lorenzo(f"{FOUR} dice 4 4 4; a: played ariosto; at production: b black")

    events = table.match.play(0, f"white>{space} +0")

    assert [value_there] == [
        event.message.get("value") for event in events if event.message.id == "event-production"
    ]


def test_ariosto_keeps_the_colours() -> None:
    """L-191, L-61, L-62, S-34: one coloured member in an area; the neutral one is free."""
    table = lorenzo(
        f"{FOUR} a: played ariosto, 2 servants; at production: b black, a black; turn a"
    )

    assert ["L-62 no-same-colour space=production"] * 2 == table.refused(
        "a: white>production\na: white>production.large"
    )
    assert "2 coins, 1 servant, 1 military" == table.play("a: neutral>production +1").goods("a")


def test_ariosto_takes_no_card_that_is_gone() -> None:
    """L-191, S-34: an occupied floor has no card, so it is no target."""
    table = lorenzo(f"{FOUR} a: played ariosto, 3 coins; at territory.3: b white")

    assert ["L-70 no-card space=territory.3"] == table.refused("a: white>territory.3")


def test_ariosto_opens_no_covered_space() -> None:
    """L-191, L-22, S-34: with two players he enters the small harvest, not the large one."""
    table = lorenzo(f"{TWO} a: played ariosto; at harvest: b white; turn a")

    assert ["L-22 no-covered space=harvest.large players=2"] == table.refused(
        "a: white>harvest.large"
    )
    assert "1 wood, 1 stone, 1 servant" == table.play("a: white>harvest +0").goods("a")


BONUS_ONLY = (
    '[Options "players=4 advanced ariosto_floor_bonus_only"]; all: nothing; dice 6 6 6; round 3; '
)


def test_a_floor_for_its_bonus_alone() -> None:
    """L-191, switch ariosto_floor_bonus_only: surcharge and value as ever, the wood, no card."""
    occupied = f"{BONUS_ONLY} at territory.3: b white;"

    assert ["L-60 no-taken space=territory.3 seat=1"] == lorenzo(f"{occupied} a: 3 coins").refused(
        "a: white>territory.3"
    )
    assert ["L-72 no-surcharge needs=3 has=2"] == lorenzo(
        f"{occupied} a: 2 coins, played ariosto"
    ).refused("a: white>territory.3")
    table = lorenzo(f"{occupied} a: 3 coins, played ariosto")
    assert "1 wood" == table.play("a: white>territory.3 +0").goods("a")
    assert [] == table.cards("a")


def test_an_empty_floor_is_free_to_all_for_its_bonus() -> None:
    """L-191, switch ariosto_floor_bonus_only: its card went by a bonus action, nobody is there."""
    table = lorenzo(f"{BONUS_ONLY} floor territory.3 -")

    assert "1 wood" == table.play("a: white>territory.3 +0").goods("a")
    assert ["L-70 no-card space=territory.3"] == lorenzo(f"{FOUR} floor territory.3 -").refused(
        "a: white>territory.3"
    )


def test_a_floor_without_a_card_opens_no_slot() -> None:
    """L-78, switch ariosto_floor_bonus_only: the MP are needed to put a territory down."""
    table = lorenzo(f"{BONUS_ONLY} floor territory.3 -; a: cards 1 2")

    assert "1 wood" == table.play("a: white>territory.3 +0").goods("a")


# Santa Rita


@pytest.mark.parametrize(
    ("position", "moves", "left"),
    [
        # S-27: City's 3 coins twice, the floor's 2 wood once.
        ("a: 1 servant; floor territory.4 8", "white>territory.4 +1", "6 coins, 2 wood"),
        ("a: 3 wood; floor venture.1 78", "white>venture.1 +0", "8 servants"),
        # Points come once.
        ("floor territory.1 6", "white>territory.1 +0", "2 servants, 2 military"),
        ("round 5; floor territory.1 18", "white>territory.1 +0", "2 wood, 1 vp"),
        # The privilege and what it gives come once.
        (
            "round 5; floor territory.1 21",
            "white>territory.1 +0; privilege wood+stone",
            "1 wood, 3 stone",
        ),
        # Spaces and harvests are no cards taken.
        ("a: cards 8", "white>market.1 +0", "5 coins"),
        ("a: cards 1 2", "white>harvest +0", "1 coin, 2 wood, 1 stone, 1 servant"),
        # A card taken by a bonus action counts.
        (
            "a: 3 coins; floor character.1 56; floor territory.1 8",
            "white>character.1 +0; first goods; take territory.1 +0",
            "6 coins, 1 faith",
        ),
        # What a bonus harvest yields does not.
        (
            "round 5; a: 4 coins, cards 17; floor character.1 69",
            "white>character.1 +0; first goods; +0",
            "3 coins, 1 wood, 1 stone, 1 servant, 2 faith",
        ),
        ("a: played michelangelo", "use michelangelo", "3 coins"),
    ],
)
def test_santa_rita_doubles_resources_of_cards(position: str, moves: str, left: str) -> None:
    """L-185, L-196, S-27: what is doubled and what is not."""
    table = lorenzo(f"{FOUR} a: played rita; {position}")

    assert left == table.play(f"a: {moves}").goods("a")
