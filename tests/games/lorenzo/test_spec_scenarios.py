"""The scenarios S-1 to S-16: values, servants, harvest, production and towers."""

from tests.games.lorenzo.table import lorenzo, new_game

TILES = "nature: tile 1.1; tile 2.1; tile 3.1"


def test_s1_start_stock() -> None:
    """S-1 (L-22, L-23, L-24): goods and coins by turn order, all tracks 0, no cube used."""
    table = new_game("players=4").play(TILES).play("nature: order 3 1 4 2")

    assert "5 coins, 2 wood, 2 stone, 3 servants" == table.goods("c")
    assert "6 coins, 2 wood, 2 stone, 3 servants" == table.goods("a")
    assert "7 coins, 2 wood, 2 stone, 3 servants" == table.goods("d")
    assert "8 coins, 2 wood, 2 stone, 3 servants" == table.goods("b")
    assert [[]] * 4 == [table.banned(name) for name in "abcd"]


def test_s1_covered_spaces_for_two() -> None:
    """S-1 (L-22): two players have neither market.3 and market.4 nor the large spaces."""
    two = lorenzo('[Options "players=2"]; turn a')

    for space in ("market.3", "market.4", "harvest.large", "production.large"):
        assert [f"L-22 no-covered space={space} players=2"] == two.refused(f"a: white>{space} +0")


def test_s1_covered_spaces_for_three() -> None:
    """S-1 (L-22): three players have the large spaces, but not market.3 and market.4."""
    three = lorenzo('[Options "players=3"]; turn a')

    for space in ("market.3", "market.4"):
        refused = three.refused(f"a: white>{space} +0")
        assert [f"L-22 no-covered space={space} players=3"] == refused
    assert "white>harvest.large" in three.options("a")
    assert "white>production.large" in three.options("a")


def test_s2_servants_raise() -> None:
    """S-2 (L-55, L-56): a die of 4 needs no servant; the neutral member needs one, paid first."""
    coloured = lorenzo("dice 4 1 1; all: nothing; a: 3 servants")
    coloured.play("a: white>market.1 +0")
    assert "5 coins, 3 servants" == coloured.goods("a")

    neutral = lorenzo("dice 4 1 1; all: nothing; a: 3 servants")
    assert ["L-55 no-value needs=1 value=0 servants=1 has=0"] == neutral.refused(
        "a: neutral>market.2 +0"
    )
    neutral.play("a: neutral>market.2 +1")
    assert "7 servants" == neutral.goods("a")


S3 = "round 5; dice 3 1 1; all: nothing; a: 2 servants, cards 5 15 20 6"


def test_s3_harvest_of_the_rulebook() -> None:
    """S-3 (L-53, L-90, L-97): value 5 wakes Forest, Manor House, Marble Pit, not the Monastery."""
    table = lorenzo(S3).play("a: white>harvest +2")

    assert "4 wood, 3 stone, 3 servants, 2 military, 1 vp" == table.goods("a")


def test_s3_the_same_on_the_large_space() -> None:
    """S-3 (L-53, L-97): on the large space the value is 2, which wakes only the Marble Pit."""
    table = lorenzo(S3).play("a: white>harvest.large +2")

    assert "1 wood, 3 stone, 1 servant, 1 vp" == table.goods("a")


def test_s4_production_snapshot() -> None:
    """S-4 (L-92): the Carpenter's coins cannot feed the Treasury, as the snapshot has none."""
    table = lorenzo("round 3; dice 6 1 1; all: nothing; a: 1 wood, 1 servant, cards 34 29")
    table.play("a: white>production.large +1")

    assert ["exchange 29.1", "skip 29"] == table.options("a")
    assert [
        "L-91 no-exchange-card card=29",
        "L-92 no-exchange cost=(good-coins n=1) has=0",
    ] == table.refused("a: exchange 34.1")
    table.play("a: exchange 29.1")
    assert "b turn" == table.asked
    assert "5 coins, 1 military" == table.goods("a")


S5 = "round 3; dice 2 2 1; all: nothing; a: 6 servants, 1 wood, 1 stone, cards 37 39"


def test_s5_both_exchanges_from_one_stock() -> None:
    """S-5 (L-92, L-56): 2 servants are left after the raise, enough for both exchanges."""
    table = lorenzo(S5).play("a: orange>production +4; exchange 37.1; exchange 39.1")

    assert "2 coins, 4 military, 6 vp" == table.goods("a")


def test_s5_one_servant_for_one_exchange() -> None:
    """S-5 (L-92, L-56): with 5 spent only 1 servant is left: either exchange, not both."""
    table = lorenzo(S5).play("a: orange>production +5; exchange 37.1")
    assert "b turn" == table.asked
    assert "2 coins, 1 military, 6 vp" == table.goods("a")

    table = lorenzo(S5).play("a: orange>production +5; skip 37; exchange 39.1")
    assert "2 coins, 1 wood, 1 stone, 4 military" == table.goods("a")


S6 = "dice 6 1 1; all: nothing; floor venture.4 73; a: 1 servant"


def test_s6_surcharge_and_floor_coins() -> None:
    """S-6 (L-72, L-74): 5 coins pay 3, take 2 and pay 4; with 4 coins the card is too dear."""
    table = lorenzo(f"{S6}, 5 coins; at venture.1: b white").play("a: white>venture.4 +1")
    assert "5 military" == table.goods("a")

    table = lorenzo(f"{S6}, 4 coins; at venture.1: b white")
    refused = table.refused("a: white>venture.4 +1")
    assert ["L-75 no-cost cost=(good-coins n=4) has=3"] == refused


def test_s6_surcharge_not_from_the_floor_bonus() -> None:
    """S-6 (L-72): with 2 coins the surcharge cannot be paid, the bonus comes after it."""
    table = lorenzo(f"{S6}, 2 coins; at venture.1: b white")

    assert "L-72 no-surcharge needs=3 has=2" in table.refused("a: white>venture.4 +1")


def test_s6_empty_tower() -> None:
    """S-6 (L-74): in an empty tower 2 coins and the 2 of the floor pay the 4 of the card."""
    table = lorenzo(f"{S6}, 2 coins").play("a: white>venture.4 +1")

    assert "5 military" == table.goods("a")


S7 = "dice 1 6 1; all: nothing; at territory.1: a white; turn a"


def test_s7_own_member_counts() -> None:
    """S-7 (L-61, L-72): the own neutral member may follow, for 3 coins; the black one may not."""
    table = lorenzo(f"{S7}; a: 3 coins, 3 servants")
    refused = table.refused("a: black>territory.2 +0")
    assert ["L-61 no-same-colour space=territory.1"] == refused

    table.play("a: neutral>territory.2 +3")
    assert "-" == table.goods("a")
    assert "a neutral" == table.at("territory.2")


def test_s7_own_member_costs_three_coins() -> None:
    """S-7 (L-72): 2 coins are not enough for the tower with the own white member in it."""
    table = lorenzo(f"{S7}; a: 2 coins, 3 servants")

    refused = table.refused("a: neutral>territory.2 +3")
    assert ["L-72 no-surcharge needs=3 has=2"] == refused


S8 = "dice 6 1 1; all: nothing; floor venture.1 80"


def test_s8_military_cost() -> None:
    """S-8 (L-77): Support to the Bishop needs 4 MP and takes 2 of them."""
    table = lorenzo(f"{S8}; a: 4 military").play("a: white>venture.1 +0")

    assert "2 military, 3 faith" == table.goods("a")


def test_s8_only_goods() -> None:
    """S-8 (L-77): with 3 MP only the goods can be paid, and the MP stay."""
    table = lorenzo(f"{S8}; a: 3 military, 1 wood, 1 stone, 2 coins")
    table.play("a: white>venture.1 +0")

    assert "b turn" == table.asked
    assert "3 military, 3 faith" == table.goods("a")


def test_s8_neither() -> None:
    """S-8 (L-77): 3 MP and no goods cannot pay."""
    table = lorenzo(f"{S8}; a: 3 military")

    assert [
        "L-75 no-cost cost=(good-wood n=1) has=0",
        "L-75 no-cost cost=(good-stone n=1) has=0",
        "L-75 no-cost cost=(good-coins n=2) has=0",
        "L-77 no-military needs=4 has=3",
    ] == sorted(table.refused("a: white>venture.1 +0"), key=_order_of_goods)


def _order_of_goods(reason: str) -> int:
    """Wood, stone, coins, military: the order does not matter to the rule."""
    return next(
        i for i, word in enumerate(("wood", "stone", "coins", "military")) if word in reason
    )


S9 = '[Options "players=4 advanced"]; round 5; dice 6 1 1; floor territory.1 19; all: nothing'


def test_s9_own_effect_comes_later() -> None:
    """S-9 (L-78): slot 3 asks for 3 MP; the 2 MP of the Colony itself come too late."""
    table = lorenzo(f"{S9}; a: cards 1 2, 2 military")

    refused = table.refused("a: white>territory.1 +0")
    assert ["L-78 no-territory needs=3 has=2 slot=3"] == refused


def test_s9_military_is_not_spent() -> None:
    """S-9 (L-78): with 3 MP the Colony may be taken and leaves 5."""
    table = lorenzo(f"{S9}; a: cards 1 2, 3 military").play("a: white>territory.1 +0")

    assert "5 military" == table.goods("a")


def test_s9_cesare_borgia() -> None:
    """S-9 (L-78, L-177): Cesare Borgia takes it with 0 MP."""
    table = lorenzo(f"{S9}; a: cards 1 2, played cesare").play("a: white>territory.1 +0")

    assert "2 military" == table.goods("a")


SIX_BUILDINGS = (
    "round 3; dice 6 6 6; a: cards 25 26 27 28 29 30, 9 coins, 9 wood, 9 stone, 9 servants"
)


def test_s10_six_cards() -> None:
    """S-10 (L-80): who owns 6 buildings cannot be placed on any floor of their tower."""
    table = lorenzo(SIX_BUILDINGS)

    for floor in (1, 2, 3, 4):
        refused = table.refused(f"a: white>building.{floor} +1")
        assert ["L-80 no-seventh kind=(kind-building) n=6"] == refused


def test_s10_architect_without_target() -> None:
    """S-10 (L-80, L-104): the Architect is taken, his bonus action is lost."""
    table = lorenzo(f"{SIX_BUILDINGS}; floor character.1 58").play("a: white>character.1 +0")

    assert "b turn" == table.asked
    assert [58, 25, 26, 27, 28, 29, 30] == table.cards("a")


S12 = '[Options "players=4 advanced"]; dice 6 1 1; all: nothing; a: cards 51, played pico'


def test_s12_dame_and_pico() -> None:
    """S-12 (L-76): 3 coins pay the surcharge; Dame and Pico make a card of 3 coins free."""
    table = lorenzo(f"{S12}, 3 coins; floor character.2 53; at character.1: b white")
    table.play("a: white>character.2 +0")
    assert "-" == table.goods("a")


def test_s12_discount_not_on_the_surcharge() -> None:
    """S-12 (L-76, L-72): with 2 coins the surcharge cannot be paid, no discount helps."""
    table = lorenzo(f"{S12}, 2 coins; floor character.2 53; at character.1: b white")

    refused = table.refused("a: white>character.2 +0")
    assert ["L-72 no-surcharge needs=3 has=2"] == refused


def test_s12_six_less_four() -> None:
    """S-12 (L-76): a character for 6 coins costs 2."""
    table = lorenzo(f"{S12}, 2 coins; round 5; floor character.1 65").play(
        "a: white>character.1 +0"
    )
    assert "-" == table.goods("a")

    table = lorenzo(f"{S12}, 1 coin; round 5; floor character.1 65")
    refused = table.refused("a: white>character.1 +0")
    assert ["L-75 no-cost cost=(good-coins n=2) has=1"] == refused


S14 = """order a d b c; dice 6 1 1; all: nothing; floor character.1 56; floor building.1 31
a: 6 coins, 2 wood"""


def test_s14_bonus_action_in_an_occupied_tower() -> None:
    """S-14 (L-101, L-72): the Abbess brings the Chapel for its surcharge of 3 and 2 wood."""
    table = lorenzo(f"{S14}; at building.2: c white").play("a: white>character.1 +0; first goods")
    assert "3 coins, 2 wood, 1 faith" == table.goods("a")

    table.play("a: take building.1 +0")
    assert "2 faith" == table.goods("a")


def test_s14_no_card_is_left() -> None:
    """S-14 (L-102): nobody can be placed on the floor whose card was taken."""
    table = lorenzo(f"{S14}; at building.2: c white; d: 9 coins")
    table.play("a: white>character.1 +0; first goods; take building.1 +0")

    refused = table.refused("d: white>building.1 +0")
    assert ["L-70 no-card space=building.1"] == refused


def test_s14_no_member_no_surcharge() -> None:
    """S-14 (L-72, L-101): without C nobody pays, neither for the bonus action nor D after it."""
    table = lorenzo(f"{S14}; floor building.3 26; d: 3 wood, 1 stone")
    table.play("a: white>character.1 +0; first goods; take building.1 +0")
    assert "3 coins, 2 faith" == table.goods("a")

    table.play("d: white>building.3 +0")
    assert "1 military, 5 vp" == table.goods("d")


def test_s16_three_different_privileges() -> None:
    """S-16 (L-85): the Royal Messenger's three privileges differ."""
    table = lorenzo("round 3; dice 6 1 1; all: nothing; floor character.1 64; a: 5 coins")
    table.play("a: white>character.1 +0; privilege coins")

    assert ["L-85 no-privilege-twice"] == table.refused("a: privilege coins")
    table.play("a: privilege servants; privilege faith")
    assert "2 coins, 2 servants, 1 faith" == table.goods("a")


def test_s16_alike_in_different_effects() -> None:
    """S-16 (L-85): City's privilege and later one of a production may be alike."""
    table = lorenzo("""[Options "players=2"]
        dice 6 6 6; all: nothing; a: 1 coin, cards 8 32""")
    table.play("a: white>harvest +0; privilege servants\nb: white>market.1 +0")
    assert "1 coin, 1 wood, 1 stone, 3 servants" == table.goods("a")

    table.play("a: black>production +0; exchange 32.1; privilege servants")
    assert "2 coins, 1 wood, 1 stone, 5 servants, 1 military" == table.goods("a")
