"""Excommunication tiles in force (section 11), every tile of the first two periods."""

import pytest

from signoria.games.lorenzo.effects import KINDS
from signoria.kernel.decision import NATURE
from tests.games.lorenzo.table import Table, lorenzo

SECOND = "round 3; all: nothing; dice 6 6 6; "
"""The first round in which a tile of period I is in force; all dice show 6."""
THIRD = "round 5; all: nothing; dice 6 6 6; "
"""The first round with a tile of period II."""
ADVANCED = '[Options "players=4 advanced"]; '
BUILDINGS = "floor building.1 48; floor building.2 42; floor building.3 41"
"""None of them costs servants."""
RICH = "20 coins, 20 wood, 20 stone, 20 military"


def deal(table: Table) -> Table:
    """Let Nature answer with its first move until a player is asked."""
    while (decision := table.match.decision(NATURE)) is not None:
        table.match.choose(NATURE, decision.moves[0])
    return table


# One fewer: I-1 to I-4


@pytest.mark.parametrize(
    ("tile", "space", "left"),
    [
        ("1.1", "market.3", "2 coins, 2 military"),
        ("1.2", "market.1", "4 coins"),
        ("1.2", "market.3", "1 coin, 3 military"),
        ("1.3", "market.2", "4 servants"),
        ("1.4", "market.1", "5 coins"),
    ],
)
def test_a_source_gives_one_fewer(tile: str, space: str, left: str) -> None:
    """L-120: each tile takes one of the thing it names from a source, and nothing else."""
    table = lorenzo(f"{SECOND} a: banned {tile}")

    assert left == table.play(f"a: white>{space} +0").goods("a")


@pytest.mark.parametrize(
    ("tile", "position", "moves", "left"),
    [
        ("1.1", "1 wood, 1 stone; floor building.3 39", "white>building.3 +0", "3 vp"),
        (
            "1.2",
            "8 military; floor venture.3 87",
            "white>venture.3 +0",
            "4 coins, 4 military, 1 faith",
        ),
        ("1.3", "cards 2", "white>harvest +0", "2 wood, 1 stone"),
        ("1.4", "5 coins; floor character.3 63", "white>character.3 +0", "3 faith"),
    ],
)
def test_one_fewer_than_one_is_none(tile: str, position: str, moves: str, left: str) -> None:
    """L-120: a source of one gives nothing; it never takes what the player has."""
    table = lorenzo(f"{SECOND} a: banned {tile}, {position}")

    assert left == table.play(f"a: {moves}").goods("a")


def test_a_smaller_floor_bonus_pays_less() -> None:
    """L-120, L-74: with I-2 the third floor has no coin to help with Hiring Soldiers' 6."""
    table = lorenzo(f"{SECOND} a: banned 1.2, 5 coins; b: 5 coins; floor venture.3 81")

    assert ["L-75 no-cost cost=(good-coins n=6) has=5"] == table.refused("a: white>venture.3")
    table.play("a: white>palace +0; privilege faith")
    assert "6 military" == table.play("b: white>venture.3 +0").goods("b")


def test_floor_bonus_and_card_are_two_sources() -> None:
    """L-121, S-25: 2 coins of the floor and 5 of the card, each one fewer: 1 + 4."""
    table = lorenzo(f"{SECOND} a: banned 1.2, 8 military, 1 servant; floor venture.4 87")

    table.play("a: white>venture.4 +1")

    assert "5 coins, 4 military, 1 faith" == table.goods("a")


def test_tile_and_each_card_of_an_activation_are_sources() -> None:
    """L-121, L-95, S-25: the bonus tile's 2 coins and the Bank's 5: 1 + 4."""
    table = lorenzo(f"{THIRD} a: banned 1.2, cards 41")

    assert "5 coins, 1 military" == table.play("a: white>production +0").goods("a")


def test_each_territory_is_a_source() -> None:
    """L-121: Commercial Hub 1 - 1, Gold Mine 2 - 1, Dukedom 1 - 1 coins."""
    table = lorenzo(f"{SECOND} a: banned 1.2, cards 1 9 16")

    table.play("a: white>harvest +0")

    assert "1 coin, 3 wood, 2 stone, 1 servant" == table.goods("a")


@pytest.mark.parametrize(("setting", "coins"), [("", 1), (" bonus_tile_is_source=false", 2)])
def test_the_bonus_tile_is_a_source(setting: str, coins: int) -> None:
    """L-121, switch bonus_tile_is_source: 2 coins of the tile less 1; without it all 2."""
    table = lorenzo(f'[Options "players=4{setting}"]; {SECOND} a: banned 1.2')

    table.play("a: white>production +0")

    assert coins == table.state.players[0].goods[0]


@pytest.mark.parametrize(
    ("tile", "leader", "left"),
    [
        ("1.1", "botticelli", "1 military, 1 vp"),
        ("1.2", "michelangelo", "2 coins"),
        ("1.2", "giovanni", "1 wood, 1 stone"),
        ("1.3", "cosimo", "2 servants, 1 vp"),
        ("1.1", "savonarola", "1 faith"),
    ],
)
def test_a_leader_is_a_source(tile: str, leader: str, left: str) -> None:
    """L-121: what one leader card gives is one source."""
    table = lorenzo(f"{ADVANCED} {SECOND} a: banned {tile}, played {leader}")

    assert left == table.play(f"a: use {leader}").goods("a")


@pytest.mark.parametrize(
    ("privilege", "left"), [("coins", "2 coins"), ("servants", "2 servants"), ("faith", "1 faith")]
)
def test_a_privilege_belongs_to_its_space(privilege: str, left: str) -> None:
    """L-122, S-25: palace coin and privilege are one source; with coins 1 + 2 - 1."""
    table = lorenzo(f"{SECOND} a: banned 1.2")

    table.play(f"a: white>palace +0; privilege {privilege}")

    assert left == table.goods("a")


def test_a_privilege_belongs_to_its_card() -> None:
    """L-122: Support to the King, 5 coins and a privilege taken as coins: 5 + 2 - 1."""
    table = lorenzo(f"{SECOND} a: banned 1.2, 6 military; floor venture.1 84")

    table.play("a: white>venture.1 +0; privilege coins")

    assert "6 coins, 3 military" == table.goods("a")


def test_each_thing_named_loses_its_own_one() -> None:
    """L-122: with I-1, I-2 and I-3 three privileges of one card lose one of each thing."""
    table = lorenzo(f"{SECOND} a: banned 1.1 1.2 1.3, 5 coins; floor character.1 64")

    table.play("a: white>character.1 +0; privilege coins; privilege servants; privilege military")

    assert "1 coin, 1 servant, 1 military" == table.goods("a")


def test_the_privilege_of_a_discarded_leader_is_a_source() -> None:
    """L-122: 2 coins for a discarded leader less 1; another one loses its own."""
    table = lorenzo(f"{ADVANCED} {SECOND} a: banned 1.2, hand pico rita")

    table.play("a: discard pico; privilege coins; discard rita; privilege coins")

    assert "2 coins" == table.goods("a")


def test_the_privilege_of_gonzaga_is_a_source() -> None:
    """L-121, L-188: a leader's privilege taken as servants: 2 - 1."""
    table = lorenzo(f"{ADVANCED} {SECOND} a: banned 1.3, played gonzaga")

    assert "1 servant" == table.play("a: use gonzaga; privilege servants").goods("a")


OWN = '[Options "players=4 privilege_own_source"]; '


def test_a_privilege_may_be_a_source_by_itself() -> None:
    """L-122, switch privilege_own_source: palace 0 + 1, Support to the King 4 + 1 coins."""
    palace = lorenzo(f"{OWN} {SECOND} a: banned 1.2")
    king = lorenzo(f"{OWN} {SECOND} a: banned 1.2, 6 military; floor venture.1 84")

    assert "1 coin" == palace.play("a: white>palace +0; privilege coins").goods("a")
    king.play("a: white>venture.1 +0; privilege coins")
    assert "5 coins, 3 military" == king.goods("a")


# Wood or stone: I-4


@pytest.mark.parametrize(
    ("lost", "left"), [("wood", "1 coin, 1 stone"), ("stone", "1 coin, 1 wood")]
)
def test_one_of_wood_and_stone_is_lost(lost: str, left: str) -> None:
    """L-123, DP-15: a source of both loses one unit in all, which one the player chooses."""
    table = lorenzo(f"{SECOND} a: banned 1.4")

    table.play("a: white>palace +0; privilege wood+stone")

    assert "a lose" == table.asked
    assert ["lose wood", "lose stone"] == table.options("a")
    assert left == table.play(f"a: lose {lost}").goods("a")
    assert "b turn" == table.asked


def test_of_one_kind_there_is_no_choice() -> None:
    """L-123: a source of stone alone loses a stone, and nobody is asked."""
    table = lorenzo(f"{SECOND} a: banned 1.4, cards 12")

    table.play("a: white>harvest +0; lose wood")

    # The tile's 1 wood and 1 stone less the wood; Rock Pit's 3 stones less 1.
    assert "3 stone, 1 servant" == table.goods("a")
    assert "b turn" == table.asked


def test_each_source_of_both_asks() -> None:
    """L-123, L-95: the bonus tile and Dukedom (2 wood, 1 stone, 1 coin) lose one each."""
    table = lorenzo(f"{SECOND} a: banned 1.4, cards 16")

    table.play("a: white>harvest +0; lose wood; lose stone")

    assert "1 coin, 2 wood, 1 stone, 1 servant" == table.goods("a")
    assert "b turn" == table.asked


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ("privilege wood+stone; lose wood", "2 stone"),
        ("privilege wood+stone; lose stone", "1 wood, 1 stone"),
        ("privilege faith", "1 faith"),
    ],
)
def test_card_and_its_privilege_lose_one_in_all(moves: str, left: str) -> None:
    """L-122, L-123: Province gives 1 stone and a privilege; together they lose one unit."""
    table = lorenzo(f"{THIRD} a: banned 1.4; floor territory.1 21")

    table.play(f"a: white>territory.1 +0; {moves}")

    assert left == table.goods("a")
    assert "b turn" == table.asked


def test_a_leader_of_both_asks() -> None:
    """L-123: Giovanni gives 1 wood, 1 stone and 1 coin; one of wood and stone is lost."""
    table = lorenzo(f"{ADVANCED} {SECOND} a: banned 1.4, played giovanni")

    table.play("a: use giovanni; lose stone")

    assert "1 coin, 1 wood" == table.goods("a")


EACH = '[Options "players=4 wood_stone_each"]; '


def test_wood_and_stone_may_lose_one_each() -> None:
    """L-123, switch wood_stone_each: a source of both loses both, nothing is chosen."""
    palace = lorenzo(f"{EACH} {SECOND} a: banned 1.4")
    harvest = lorenzo(f"{EACH} {SECOND} a: banned 1.4, cards 16")

    palace.play("a: white>palace +0; privilege wood+stone")
    harvest.play("a: white>harvest +0")

    assert ("1 coin", "b turn") == (palace.goods("a"), palace.asked)
    # Tile 0 + 0, Dukedom 1 + 0.
    assert ("1 coin, 1 wood, 1 servant", "b turn") == (harvest.goods("a"), harvest.asked)


@pytest.mark.parametrize(
    ("setting", "moves", "left"),
    [
        # The card with its privilege is one source: 1 wood and 2 stone lose 1 of each.
        ("wood_stone_each", "privilege wood+stone", "1 stone"),
        # Two sources: the card's stone is lost, and one of the privilege.
        ("privilege_own_source", "privilege wood+stone; lose wood", "1 stone"),
        ("privilege_own_source", "privilege wood+stone; lose stone", "1 wood"),
        ("privilege_own_source wood_stone_each", "privilege wood+stone", "-"),
    ],
)
def test_card_and_privilege_with_the_switches(setting: str, moves: str, left: str) -> None:
    """L-122, L-123, switches privilege_own_source and wood_stone_each together: Province."""
    table = lorenzo(f'[Options "players=4 {setting}"]; {THIRD} a: banned 1.4; floor territory.1 21')

    table.play(f"a: white>territory.1 +0; {moves}")

    assert (left, "b turn") == (table.goods("a"), table.asked)


# Santa Rita, exchanges, what is no source


@pytest.mark.parametrize(("tile", "coins"), [("", 8), (", banned 1.2", 7)])
def test_santa_rita_doubles_before_one_is_lost(tile: str, coins: int) -> None:
    """L-124, S-27: Dukedom's 4 coins, doubled 8, with I-2 one fewer."""
    table = lorenzo(f"{ADVANCED} {SECOND} a: played rita{tile}; floor territory.1 16")

    assert f"{coins} coins" == table.play("a: white>territory.1 +0").goods("a")


@pytest.mark.parametrize(("tile", "coins"), [("", 12), (", banned 1.2", 11)])
def test_santa_rita_and_a_privilege_of_the_card(tile: str, coins: int) -> None:
    """L-122, L-124, S-27: Support to the King 2 x 5, and 2 coins by privilege, less 1."""
    table = lorenzo(f"{ADVANCED} {SECOND} a: played rita, 6 military{tile}; floor venture.1 84")

    table.play("a: white>venture.1 +0; privilege coins")

    assert f"{coins} coins, 3 military" == table.goods("a")


def test_santa_rita_with_wood_and_stone() -> None:
    """L-123, L-124: Military Conquest gives 6 of each with Rita; I-4 takes one of the player's."""
    table = lorenzo(
        f"{ADVANCED} {THIRD} a: played rita, banned 1.4, 12 military; floor venture.1 93"
    )

    table.play("a: white>venture.1 +0; lose stone")

    assert "6 coins, 6 wood, 5 stone, 6 military" == table.goods("a")


def test_what_an_exchange_gives_is_a_gain() -> None:
    """L-125: Carpenter's Shop 3 - 1 coins for 1 wood, bonus tile 2 - 1."""
    table = lorenzo(f"{SECOND} a: banned 1.2, cards 29, 1 wood")

    table.play("a: white>production +0; exchange 29.1")

    assert "3 coins, 1 military" == table.goods("a")


def test_payments_are_never_changed() -> None:
    """L-125: with I-2 to I-4 a card costs what it says, and servants raise as before."""
    table = lorenzo(
        f"{SECOND} dice 2 2 2; a: banned 1.2 1.3 1.4, 2 coins, 2 wood, 2 stone, 1 servant;"
        "floor building.2 40"
    )

    assert "8 vp" == table.play("a: white>building.2 +1").goods("a")


def test_an_exchange_of_both_asks() -> None:
    """L-123, L-125: Marketplace pays 3 coins in full for 2 wood and 2 stone, one of them lost."""
    table = lorenzo(f"{SECOND} a: banned 1.4, cards 33, 3 coins")

    table.play("a: white>production +0; exchange 33.1; lose wood")

    assert "2 coins, 1 wood, 2 stone, 1 military" == table.goods("a")


def test_supporting_the_church_is_no_source() -> None:
    """L-126: the VP of a report come whole whatever tiles of period I one has."""
    table = lorenzo("round 4; all: nothing; a: banned 1.1 1.2 1.3 1.4, 6 faith; report")

    assert "7 vp" == table.play("a: support").goods("a")


# Values: I-5 to II-4


@pytest.mark.parametrize(
    ("tile", "space", "cards", "left"),
    [
        # Value 3: Mountain Town (3) works, Mining Town (4) does not.
        ("1.5", "harvest", "10 11", "3 wood, 1 stone, 1 servant, 1 military"),
        ("1.6", "harvest", "10 11", "3 wood, 3 stone, 2 servants, 1 military"),
        # Value 3: Mint (5) does not work.
        ("1.6", "production", "25", "2 coins, 1 military"),
        ("1.5", "production", "25", "3 coins, 1 military"),
        # Value 5: Stronghold (6) does not work, Mint (5) does.
        ("1.7", "production", "25 40", "4 coins, 1 military"),
        ("1.7", "harvest", "8 11", "1 wood, 3 stone, 2 servants"),
    ],
)
def test_a_lower_value_activates_less(tile: str, space: str, cards: str, left: str) -> None:
    """L-53, L-51: I-5 and I-6 take 3 off a harvest or production, I-7 1 off coloured members."""
    table = lorenzo(f"{SECOND} a: banned {tile}, cards {cards}")

    assert left == table.play(f"a: white>{space} +0").goods("a")


@pytest.mark.parametrize(
    ("tile", "space", "dice", "value"),
    [
        ("1.5", "harvest", "1 1 1", -2),
        ("1.5", "harvest.large", "5 5 5", -1),
        ("1.6", "production", "3 3 3", 0),
        ("1.6", "production.large", "6 6 6", 0),
        ("1.7", "market.1", "1 1 1", 0),
        ("1.7", "palace", "1 1 1", 0),
    ],
)
def test_servants_lift_a_lower_value(tile: str, space: str, dice: str, value: int) -> None:
    """L-53, L-54: -3 and the large space's -3 add up; servants start from below 0."""
    table = lorenzo(f"{SECOND} dice {dice}; a: banned {tile}, 5 servants")
    lacks = 1 - value
    poor = lorenzo(f"{SECOND} dice {dice}; a: banned {tile}, {lacks - 1} servants")

    assert [
        f"L-55 no-value needs=1 value={value} servants={lacks} has={lacks - 1}"
    ] == poor.refused(f"a: white>{space}")
    assert [f"+{servants}" for servants in range(lacks, 6)] == table.play(
        f"a: white>{space}"
    ).options("a")


def test_the_neutral_member_keeps_its_value() -> None:
    """L-51: I-7 lowers coloured members only."""
    table = lorenzo(f"{SECOND} a: banned 1.7, 1 servant")

    assert "5 coins" == table.play("a: neutral>market.1 +1").goods("a")


TOWERS = [("2.1", "territory"), ("2.2", "building"), ("2.3", "character"), ("2.4", "venture")]


@pytest.mark.parametrize(("tile", "kind"), TOWERS)
def test_actions_for_a_kind_of_card_are_lower(tile: str, kind: str) -> None:
    """L-52: II-1 to II-4 take 4 off the actions of their tower alone: a 6 is a 2 there."""
    table = lorenzo(f"{THIRD} a: banned {tile}, {RICH}; {BUILDINGS}")
    others = [other for other in KINDS if other != kind]

    assert ["L-52 no-value needs=3 value=2 servants=1 has=0"] == table.refused(f"a: white>{kind}.2")
    assert f"white>{kind}.1" in table.options("a")
    assert [f"white>{other}.3" for other in others] == [
        move for other in others for move in table.options("a", f"white>{other}.3")
    ]


@pytest.mark.parametrize(("tile", "kind"), TOWERS)
def test_bonus_actions_for_a_kind_of_card_are_lower(tile: str, kind: str) -> None:
    """L-100: the -4 of the tile holds for bonus actions; the Ambassador's 7 is a 3."""
    table = lorenzo(
        f"{THIRD} a: banned {tile}, {RICH}; {BUILDINGS}; floor character.1 72; floor character.2 69"
    )
    # He himself costs the action for characters; from the first floor it needs 1.
    table.play("a: white>character.1 +0; first privilege; privilege faith")

    assert f"take {kind}.2" in table.options("a")
    assert ["L-52 no-value needs=5 value=3 servants=2 has=0"] == table.refused(f"a: take {kind}.3")


@pytest.mark.parametrize("space", ["market.1", "market.2", "market.3", "market.4"])
def test_the_market_is_barred(space: str) -> None:
    """L-65: II-5 lets nobody into the market, the neutral member neither."""
    table = lorenzo(f"{THIRD} a: banned 2.5, 3 servants")

    assert ["L-65 no-market"] * 2 == table.refused(f"a: white>{space}\na: neutral>{space}")
    assert "b turn" == table.play("a: white>palace +0; privilege faith").asked


def test_two_servants_raise_by_one() -> None:
    """L-57, S-28: II-6 in a tower, the palace and the market."""
    table = lorenzo(f"{THIRD} a: banned 2.6, 5 servants")

    assert ["L-52 no-value needs=3 value=0 servants=6 has=5"] == table.refused(
        "a: neutral>territory.2"
    )
    assert ["+2", "+3", "+4", "+5"] == table.play("a: neutral>market.2").options("a")
    assert "8 servants" == table.play("a: +2").goods("a")
    assert [] == lorenzo(f"{THIRD} a: banned 2.6, 1 servant").options("a", "neutral")
    palace = lorenzo(f"{THIRD} a: banned 2.6, 5 servants").play("a: neutral>palace")
    assert ["+2", "+3", "+4", "+5"] == palace.options("a")


def test_an_odd_servant_raises_nothing() -> None:
    """L-57: with II-6 the increase is half the servants, rounded down."""
    # Manor House works from 5 on: 4 with 1 servant is still 4.
    odd = lorenzo(f"{THIRD} dice 4 4 4; a: banned 2.6, 2 servants, cards 15")
    even = lorenzo(f"{THIRD} dice 4 4 4; a: banned 2.6, 2 servants, cards 15")

    assert "1 wood, 1 stone, 2 servants" == odd.play("a: white>harvest +1").goods("a")
    assert "1 wood, 1 stone, 3 servants, 2 military" == even.play("a: white>harvest +2").goods("a")


def test_a_cost_in_servants_stays() -> None:
    """L-57: with II-6 a Garden still costs 2 servants, here behind 2 for a raise by 1."""
    table = lorenzo(
        f"{THIRD} dice 2 2 2; a: banned 2.6, 4 wood, 2 stone, 4 servants; floor building.2 43"
    )

    assert ["+2"] == table.play("a: white>building.2").options("a")
    assert "10 vp" == table.play("a: +2").goods("a")


def test_bonus_actions_take_two_servants_each() -> None:
    """L-57, L-100: the Cardinal's harvest at 4 is raised by 1 with 2 servants."""
    table = lorenzo(f"{THIRD} a: banned 2.6, 4 coins, 2 servants, cards 15; floor character.1 69")

    table.play("a: white>character.1 +0; first goods; +2")

    assert "1 wood, 1 stone, 3 servants, 2 military, 2 faith" == table.goods("a")
    # To 5 and no further: a card of 6 sleeps on.
    sixth = lorenzo(f"{THIRD} a: banned 2.6, 4 coins, 2 servants, cards 16; floor character.1 69")
    sixth.play("a: white>character.1 +0; first goods; +2")
    assert "1 wood, 1 stone, 1 servant, 2 faith" == sixth.goods("a")


# In force


def test_a_tile_counts_from_the_report_on() -> None:
    """L-129: excommunicated in the report of round 2, at once and in round 3."""
    table = lorenzo(
        "round 2; dice 6 6 6; tiles 1.2 2.1 3.1; all: nothing; b: 3 faith; c: 3 faith; d: 3 faith;"
        "report"
    )
    table.play("b: support\nc: support\nd: support")
    deal(table)

    assert "a turn" == table.asked
    # Nature's first throw is a one on every die.
    assert "4 coins" == table.play("a: white>market.1 +0").goods("a")
    assert "2 coins, 1 military, 3 vp" == table.play("b: white>production +0").goods("b")


def test_several_tiles_add_up() -> None:
    """L-129: a 6 with I-7 is a 5, with II-1 as well a 1 for territories."""
    table = lorenzo(f"{THIRD} a: banned 1.7 2.1")

    assert ["L-52 no-value needs=3 value=1 servants=2 has=0"] == table.refused(
        "a: white>territory.2"
    )
    assert "white>territory.1" in table.options("a")
