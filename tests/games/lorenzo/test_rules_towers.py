"""L-70 to L-82, DP-5: what a tower action needs, its order, its cost."""

import pytest

from tests.games.lorenzo.table import lorenzo

FOUR = '[Options "players=4 advanced"]'
STONEMASON = "dice 6 1 1; all: nothing; a: cards 50"


# What must be there before anything is paid


def test_l70_every_reason_is_named() -> None:
    """L-70: colours, surcharge, MP and value, all at once."""
    table = lorenzo("""dice 1 1 1; all: nothing; a: cards 1 2 3 4 5, 1 coin
        at territory.1: a white; turn a""")

    assert [
        "L-52 no-value needs=7 value=1 servants=6 has=0",
        "L-61 no-same-colour space=territory.1",
        "L-72 no-surcharge needs=3 has=1",
        "L-78 no-territory needs=18 has=0 slot=6",
    ] == sorted(table.refused("a: black>territory.4 +0"))


def test_l70_a_seventh_card_is_not_the_only_reason() -> None:
    """L-70, L-80, L-72, L-75: behind six buildings the coins and the cost are looked at as well."""
    table = lorenzo("""dice 6 1 1; all: nothing; a: cards 25 26 27 28 29 30, 2 coins
        floor building.1 31; at building.2: b white; order b a c d; turn a""")

    assert [
        "L-72 no-surcharge needs=3 has=2",
        "L-75 no-cost cost=(good-wood n=2) has=0",
        "L-80 no-seventh kind=(kind-building) n=6",
    ] == sorted(table.refused("a: white>building.1 +0"))


def test_l70_a_cost_that_can_be_paid_is_no_reason() -> None:
    """L-70, L-77: who can pay one of two costs is not told what the other one lacks."""
    table = lorenzo("dice 1 1 1; all: nothing; floor venture.4 80; a: 4 military")

    assert ["L-52 no-value needs=7 value=1 servants=6 has=0"] == table.refused("a: white>venture.4")


def test_l70_cost_after_servants_and_surcharge() -> None:
    """L-70, L-71: servants of the cost cannot be spent on the value as well."""
    position = "round 5; dice 6 1 1; all: nothing; floor building.4 43; a: 4 wood, 2 stone"
    table = lorenzo(f"{position}, 3 servants").play("a: white>building.4")
    assert ["+1"] == table.options("a")
    assert ["L-70 no-servants-for-cost most=1"] == table.refused("a: +2")
    assert "2 military, 10 vp" == table.play("a: +1").goods("a")

    # Two servants pay the Garden or the value, not both.
    refused = lorenzo(f"{position}, 2 servants").refused("a: white>building.4 +1")
    assert ["L-52 no-value needs=7 value=6 servants=1 has=0"] == refused


def test_l70_h_cost_with_the_surcharge_gone() -> None:
    """L-70, L-75: every resource that is missing is named with its figures."""
    table = lorenzo("""round 5; dice 6 1 1; all: nothing; floor building.1 45
        at building.2: b white; a: 5 coins, 2 wood""")

    assert [
        "L-75 no-cost cost=(good-coins n=3) has=2",
        "L-75 no-cost cost=(good-stone n=1) has=0",
        "L-75 no-cost cost=(good-wood n=3) has=2",
    ] == sorted(table.refused("a: white>building.1 +0"))


def test_l71_order_of_a_tower_action() -> None:
    """L-71: servants, surcharge, floor bonus, cost, card: each is paid from what is there then."""
    table = lorenzo("""dice 6 1 1; all: nothing; floor venture.4 77; at venture.1: b white
        a: 1 servant, 3 coins, 3 military""").play("a: white>venture.4 +1")

    # 3 coins leave, 2 come from the floor, 2 MP are paid, 3 coins come from the card.
    assert "5 coins, 1 military" == table.goods("a")
    assert ("a white", 0, [77]) == (
        table.at("venture.4"),
        table.floor("venture.4"),
        table.cards("a"),
    )


def test_l71_a_card_does_not_help_itself() -> None:
    """L-71: the Dame's discount comes too late for herself, as does her 2 for the value."""
    table = lorenzo("all: nothing; floor character.1 51; a: 3 coins")
    refused = table.refused("a: white>character.1 +0")
    assert ["L-75 no-cost cost=(good-coins n=4) has=3"] == refused

    table = lorenzo("dice 1 1 1; all: nothing; floor character.2 51; a: 4 coins")
    refused = table.refused("a: white>character.2 +0")
    assert ["L-52 no-value needs=3 value=1 servants=2 has=0"] == refused


def test_l71_dame_for_the_next_character() -> None:
    """L-71, L-76: the Dame, once there, lends 2 to the value and a coin to the cost."""
    table = lorenzo("""[Options "players=2"]; dice 1 4 1; all: nothing
        floor character.1 51; floor character.2 53; a: 9 coins, 1 servant""")
    table.play("a: white>character.1 +0\nb: white>market.1 +0\na: neutral>character.2 +1")

    # 4 for her, 3 for her in the tower, 3 - 1 for the Farmer.
    assert "-" == table.goods("a")


# Surcharge and floor bonus


@pytest.mark.parametrize("member", ["b neutral", "a neutral", "b white"])
def test_l72_any_member_occupies(member: str) -> None:
    """L-72: one member of anybody, on any floor of the tower, and the action costs 3 coins."""
    table = lorenzo(f"order b a c d; all: nothing; a: 5 coins; at territory.4: {member}; turn a")

    assert "2 coins" == table.play("a: white>territory.1 +0").goods("a")


def test_l72_once_however_many() -> None:
    """L-72: three members in the tower cost the same 3 coins, and other towers cost nothing."""
    members = "at territory.2: b white; at territory.3: c white; at territory.4: d white"
    table = lorenzo(f"order b c d a; all: nothing; a: 5 coins; {members}; turn a")
    assert "2 coins" == table.play("a: white>territory.1 +0").goods("a")

    table = lorenzo(
        f"order b c d a; all: nothing; a: 5 coins; {members}; floor character.1 53; turn a"
    )
    assert "2 coins" == table.play("a: white>character.1 +0").goods("a")


def test_l73_brunelleschi_placing() -> None:
    """L-73: with Brunelleschi an occupied tower is free, for a placement under either setting."""
    for setting in ("true", "false"):
        table = lorenzo(f"""[Options "players=4 advanced brunelleschi_bonus_actions={setting}"]
            order b a c d; all: nothing; a: played brunelleschi; at territory.4: b white; turn a""")
        assert "-" == table.play("a: white>territory.1 +0").goods("a")


def test_l74_floor_bonus_pays_the_cost() -> None:
    """L-74: the coin of floor 3 pays Repairing the Church; without it the coin is missing."""
    table = lorenzo("dice 6 1 1; all: nothing; floor venture.3 74; a: 1 wood, 1 stone")
    assert "1 faith" == table.play("a: white>venture.3 +0").goods("a")

    table = lorenzo("dice 6 1 1; all: nothing; floor venture.2 74; a: 1 wood, 1 stone")
    refused = table.refused("a: white>venture.2 +0")
    assert ["L-75 no-cost cost=(good-coins n=1) has=0"] == refused


def test_l74_preacher_gets_no_floor_bonus() -> None:
    """L-74, S-11: with the Preacher in play floors 3 and 4 give nothing and pay nothing."""
    table = lorenzo("dice 6 1 1; all: nothing; floor territory.3 7; a: cards 55")
    assert "-" == table.play("a: white>territory.3 +0").goods("a")

    table = lorenzo("dice 6 1 1; all: nothing; floor venture.3 74; a: cards 55, 1 wood, 1 stone")
    refused = table.refused("a: white>venture.3 +0")
    assert ["L-75 no-cost cost=(good-coins n=1) has=0"] == refused


def test_l74_preacher_in_bonus_actions() -> None:
    """L-74, L-101: no floor bonus in his owner's bonus actions either, but in others' it is."""
    position = "dice 6 1 1; all: nothing; floor character.1 56; floor territory.3 7"
    moves = "a: white>character.1 +0; first goods; take territory.3 +1"

    with_him = lorenzo(f"{position}; a: 3 coins, 1 servant, cards 55").play(moves)
    assert "1 faith" == with_him.goods("a")
    without = lorenzo(f"{position}; a: 3 coins, 1 servant").play(moves)
    assert "1 wood, 1 faith" == without.goods("a")


@pytest.mark.parametrize(("floor", "goods"), [(3, "1 stone, 4 faith"), (4, "2 stone, 4 faith")])
def test_l74_taking_the_preacher(floor: int, goods: str) -> None:
    """L-74, L-71: the bonus of the Preacher's own floor comes before he is in play."""
    servants = 1 if floor == 4 else 0
    table = lorenzo(f"""dice 6 1 1; all: nothing; floor character.{floor} 55
        a: 2 coins, {servants} servants""")

    assert goods == table.play(f"a: white>character.{floor} +{servants}").goods("a")


# Cost


@pytest.mark.parametrize(
    ("round_", "space", "card", "cost", "goods"),
    [
        (1, "territory.1", 1, "0 coins", "-"),
        (1, "character.1", 53, "3 coins", "-"),
        (1, "building.1", 27, "2 stone, 2 coins", "6 vp"),
        (5, "building.1", 47, "2 wood, 2 stone, 1 servant", "7 vp"),
        (3, "venture.1", 82, "2 wood, 2 stone, 2 coins", "2 faith"),
        (3, "venture.1", 87, "8 military", "5 coins, 4 military, 1 faith"),
    ],
)
def test_l75_cost(round_: int, space: str, card: int, cost: str, goods: str) -> None:
    """L-75: all that is printed is paid, territories are free, characters take coins only."""
    table = lorenzo(f"round {round_}; all: nothing; floor {space} {card}; a: {cost}")

    assert goods == table.play(f"a: white>{space} +0").goods("a")


def test_l76_stonemason_chooses() -> None:
    """L-76, DP-5: his owner takes 1 wood or 1 stone off, as he likes."""
    table = lorenzo(f"{STONEMASON}, 4 wood, 2 stone; floor building.1 26")
    table.play("a: white>building.1 +0")
    assert ["less wood", "less stone"] == table.options("a")

    assert "2 wood, 1 stone, 5 vp" == table.play("a: less wood").goods("a")
    table = lorenzo(f"{STONEMASON}, 4 wood, 2 stone; floor building.1 26")
    table.play("a: white>building.1 +0; less stone")
    assert "1 wood, 2 stone, 5 vp" == table.goods("a")


def test_l76_stonemason_useless_choice() -> None:
    """L-76: on the Chapel (2 wood) he may take off the stone that is not there."""
    table = lorenzo(f"{STONEMASON}, 2 wood; floor building.1 31").play("a: white>building.1 +0")
    assert ["less wood", "less stone"] == table.options("a")

    assert "1 faith" == table.play("a: less stone").goods("a")


def test_l76_stonemason_only_what_can_be_paid() -> None:
    """L-76, L-70: with 2 wood and 1 stone only the wood of the Tax Office can be taken off."""
    table = lorenzo(f"{STONEMASON}, 2 wood, 1 stone; floor building.1 26")

    assert "5 vp" == table.play("a: white>building.1 +0").goods("a")
    table = lorenzo(f"{STONEMASON}, 2 wood; floor building.1 26")
    refused = table.refused("a: white>building.1 +0")
    assert "L-75 no-cost cost=(good-stone n=1) has=0" in refused


def test_l76_stonemason_on_a_dear_building() -> None:
    """L-76: 1 wood, 2 stone, 2 coins pay the Stronghold (2 wood, 2 stone, 2 coins) less a wood."""
    table = lorenzo("""round 3; dice 6 1 1; all: nothing; floor building.4 40
        a: cards 50, 1 wood, 2 stone, 2 coins""")
    table.play("a: white>building.4 +0")

    assert ("b turn", "2 military, 8 vp") == (table.asked, table.goods("a"))


@pytest.mark.parametrize(
    ("stock", "goods"), [("2 wood", "5 vp"), ("3 wood, 1 stone", "1 wood, 1 stone, 5 vp")]
)
def test_l76_stonemason_both(stock: str, goods: str) -> None:
    """L-76: with stonemason_discount_both the wood and the stone come off, nothing is chosen."""
    table = lorenzo(f"""[Options "players=4 stonemason_discount_both"]
        {STONEMASON}, {stock}; floor building.1 26""")
    table.play("a: white>building.1 +0")

    assert ("b turn", goods) == (table.asked, table.goods("a"))


def test_l76_stonemason_not_both() -> None:
    """L-76: without the switch 2 wood alone do not pay the Tax Office (3 wood, 1 stone)."""
    table = lorenzo(f"""[Options "players=4 stonemason_discount_both=false"]
        {STONEMASON}, 2 wood; floor building.1 26""")

    assert [] == table.options("a", "white>building.1")


def test_l76_discounts_add_up_with_the_architect() -> None:
    """L-76, S-13: 2 wood and 1 stone, the Architect's 1 and 1, the Stonemason's wood: nothing."""
    table = lorenzo("""round 3; dice 6 1 1; all: nothing; a: 4 coins, cards 50
        floor character.1 58; floor building.1 33; floor building.3 34; floor building.4 37""")
    table.play("a: white>character.1 +0")
    assert "take building.1" in table.options("a")
    # The Treasury costs 3 wood: 1 is left after both discounts.
    assert "L-75 no-cost cost=(good-wood n=1) has=0" in table.refused("a: take building.3")

    assert "3 vp" == table.play("a: take building.1 +0").goods("a")


def test_l76_nothing_is_asked_when_nothing_is_left_to_spare() -> None:
    """L-76: the Barracks (1 wood, 1 stone) are free by the Architect's discount alone."""
    table = lorenzo("""round 3; dice 6 1 1; all: nothing; a: 4 coins, cards 50
        floor character.1 58; floor building.1 39""")

    table.play("a: white>character.1 +0; take building.1 +0")

    assert ("b turn", [50, 58, 39]) == (table.asked, table.cards("a"))


def test_l76_patron_dame_and_pico() -> None:
    """L-76, S-13: the Patron's 2, the Dame's 1 and Pico's 3 make 6; nothing is paid back."""
    table = lorenzo(f"""{FOUR}; round 3; dice 6 1 1; all: nothing; a: cards 51, played pico, 3 coins
        floor character.1 59; floor character.2 63""")
    table.play("a: white>character.1 +0; take character.2 +0")

    # The Patron himself costs 3 - 4 coins; the surcharge of 3 is paid in full.
    assert "3 faith" == table.goods("a")


def test_l76_only_the_own_resource() -> None:
    """L-76: Pico's 3 coins on the Triumphal Arch (2 stone, 2 coins) spare no stone."""
    table = lorenzo(f"{FOUR}; dice 6 1 1; all: nothing; a: played pico; floor building.1 27")
    refused = table.refused("a: white>building.1 +0")
    assert ["L-75 no-cost cost=(good-stone n=2) has=0"] == refused

    table = lorenzo(f"{FOUR}; all: nothing; a: played pico, 2 stone, 1 coin; floor building.1 27")
    assert "1 coin, 6 vp" == table.play("a: white>building.1 +0").goods("a")


def test_l77_choice_of_two_costs() -> None:
    """L-77, DP-5: who can pay both chooses."""
    position = "all: nothing; floor venture.1 80; a: 5 military, 1 wood, 1 stone, 2 coins"
    table = lorenzo(position).play("a: white>venture.1 +0")
    assert ["pay goods", "pay military"] == table.options("a")

    assert "2 coins, 1 wood, 1 stone, 3 military, 3 faith" == table.play("a: pay military").goods(
        "a"
    )
    table = lorenzo(position).play("a: white>venture.1 +0; pay goods")
    assert "5 military, 3 faith" == table.goods("a")


def test_l77_discount_on_the_chosen_cost() -> None:
    """L-77, L-197: Pico takes the coins off the goods; the military points stay the same."""
    position = f"{FOUR}; all: nothing; floor venture.1 80; a: played pico"
    table = lorenzo(f"{position}, 1 wood, 1 stone").play("a: white>venture.1 +0")
    assert "3 faith" == table.goods("a")

    table = lorenzo(f"{position}, 4 military").play("a: white>venture.1 +0")
    assert "2 military, 3 faith" == table.goods("a")


def test_l77_need_more_than_is_paid() -> None:
    """L-77: Military Campaign needs 3 and takes 2; having 2 is not enough."""
    table = lorenzo("all: nothing; floor venture.1 77; a: 2 military")
    assert ["L-77 no-military needs=3 has=2"] == table.refused("a: white>venture.1 +0")
    fewer = lorenzo("all: nothing; floor venture.1 77; a: 1 military")
    assert ["L-77 no-military needs=3 has=1"] == fewer.refused("a: white>venture.1 +0")

    table = lorenzo("all: nothing; floor venture.1 77; a: 3 military")
    assert "3 coins, 1 military" == table.play("a: white>venture.1 +0").goods("a")


# Limits


def test_l78_losing_military_later() -> None:
    """L-78: four territories stay and are harvested, though the MP for them are gone."""
    table = lorenzo("""[Options "players=2"]; dice 6 6 6; all: nothing; floor venture.1 79
        floor territory.1 7; a: cards 1 2 3, 7 military""")
    table.play("a: white>territory.1 +0\nb: white>market.1 +0\na: black>venture.1 +0")
    assert "4 military, 2 faith" == table.goods("a")

    table.play("b: black>market.2 +0\na: orange>harvest +0")
    assert "2 coins, 2 wood, 2 stone, 2 servants, 6 military, 2 faith" == table.goods("a")


def test_l79_cards_only_come() -> None:
    """L-79: a card joins the others of its type; nothing asks for one to be thrown away."""
    table = lorenzo("all: nothing; floor territory.1 7; a: cards 3 1 49, 3 military").play(
        "a: white>territory.1 +0"
    )

    assert ("b turn", [3, 1, 7, 49]) == (table.asked, table.cards("a"))


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("territory", "1 2 3 4 5 6"),
        ("character", "49 50 51 52 53 54"),
        ("building", "25 26 27 28 29 30"),
        ("venture", "73 74 75 76 77 78"),
    ],
)
def test_l80_no_seventh_card(kind: str, cards: str) -> None:
    """L-80: a seventh card of any type cannot be taken."""
    table = lorenzo(f"round 3; a: 25 military, 90 coins, 90 wood, 90 stone, cards {cards}")

    refused = table.refused(f"a: white>{kind}.1 +0")
    assert [f"L-80 no-seventh kind=(kind-{kind}) n=6"] == refused


def test_l80_no_seventh_by_a_bonus_action() -> None:
    """L-80, L-101: neither by a bonus action, which still may take other types."""
    table = lorenzo("""round 5; dice 6 1 1; all: nothing; floor character.1 72; floor building.1 46
        a: cards 1 2 3 4 5 6, 25 military, 6 coins, 9 wood, 9 stone""")
    table.play("a: white>character.1 +0; first action")

    assert [] == table.options("a", "take territory")
    assert ["take building.1"] == table.options("a", "take building")
    refused = table.refused("a: take territory.1")
    assert ["L-80 no-seventh kind=(kind-territory) n=6"] == refused


# Immediate effects


def test_l81_gains_are_compulsory() -> None:
    """L-81: Fortified Town's servant and MP are not asked about."""
    table = lorenzo("round 5; all: nothing; floor territory.1 24").play("a: white>territory.1 +0")

    assert ("b turn", "1 servant, 2 military") == (table.asked, table.goods("a"))


def test_l81_bonus_actions_are_optional() -> None:
    """L-81, L-104: declining the Abbess's action leaves her faith."""
    table = lorenzo("all: nothing; floor character.1 56; a: 3 coins")
    table.play("a: white>character.1 +0; first goods; decline")

    assert ("b turn", "1 faith") == (table.asked, table.goods("a"))


@pytest.mark.parametrize(
    ("card", "own", "goods"),
    [
        (65, "1 2 3", "6 vp"),
        (66, "25 26", "4 vp"),
        (67, "49", "4 vp"),
        (67, "", "2 vp"),
        (68, "73 74 75 76", "8 vp"),
        (68, "", "-"),
    ],
)
def test_l82_counts_include_the_card(card: int, own: str, goods: str) -> None:
    """L-82: 2 VP for each card of a type; the Paramour counts herself."""
    cost = 7 if card == 67 else 6
    cards = f", cards {own}" if own else ""
    table = lorenzo(f"round 5; all: nothing; floor character.1 {card}; a: {cost} coins{cards}")

    assert goods == table.play("a: white>character.1 +0").goods("a")


@pytest.mark.parametrize(("military", "points"), [(0, 0), (1, 0), (5, 2), (6, 3), (25, 12)])
def test_l82_halves_round_down(military: int, points: int) -> None:
    """L-82: the General gives 1 VP for every 2 MP."""
    table = lorenzo(f"round 5; all: nothing; floor character.1 71; a: 5 coins, {military} military")
    table.play("a: white>character.1 +0")

    assert points == table.state.players[0].goods[6]
