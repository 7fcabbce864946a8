"""L-40 to L-59, DP-3, DP-4, DP-11: turns, forced placements, the values of members and actions."""

import pytest

from tests.games.lorenzo.table import lorenzo

TWO = '[Options "players=2 advanced"]'
FOUR = '[Options "players=4 advanced"]'
ALONE = '[Options "players=4 advanced member_alone_at_least_1"]'


# Turns


def test_l40_four_laps_in_turn_order() -> None:
    """L-40, L-45: one placement a turn; the palace changes the order only for the next round."""
    table = lorenzo('[Options "players=2"]; order b a; all: 1 servant')
    for member in ("white", "black", "orange"):
        for name in ("b", "a"):
            assert f"{name} turn" == table.asked
            table.play(f"{name}: {member}>palace +0; privilege faith")
    table.play("b: neutral>palace +1; privilege faith")

    assert ["L-40 no-member member=(member-white)"] == table.refused("a: white>market.1 +0")
    table.play("a: neutral>market.1 +1")
    assert "nature reveal" == table.asked


def test_l40_only_in_the_own_turn() -> None:
    """L-40: nobody is placed in the turn of another."""
    (reason,) = lorenzo("order c a b d").refused("a: white>market.1 +0")

    assert reason.startswith("L-40 no-turn asked=")


def test_l41_one_placement_and_leaders_around_it() -> None:
    """L-41, DP-3: leader actions, one placement, leader actions, then the turn is ended."""
    table = lorenzo(f"{TWO}; all: nothing; a: hand sforza, hand pico, played gonzaga")
    table.play("a: discard sforza; privilege faith; use gonzaga; privilege coins")
    assert "a turn" == table.asked
    table.play("a: white>market.1 +0")

    assert ["discard pico", "end"] == table.options("a")
    refused = table.refused("a: black>market.2 +0")
    assert ["L-41 no-question ask=(ask-window)"] == refused
    table.play("a: discard pico; privilege faith")
    assert "b turn" == table.asked
    assert "7 coins, 2 faith" == table.goods("a")


def test_l41_no_window_without_an_action() -> None:
    """L-41, DP-3: nothing is asked after a placement when no leader action is possible."""
    table = lorenzo(f"{TWO}; a: played botticelli, used botticelli").play("a: white>market.1 +0")

    assert "b turn" == table.asked


def test_l42_every_legal_placement_is_offered() -> None:
    """L-42, DP-4: neither forfeiting nor ending is among the answers while one can place."""
    table = lorenzo("all: nothing; dice 1 1 1")
    places = ("market.1", "market.2", "market.3", "market.4", "palace", "harvest", "production")

    expected = {f"white>{space}" for space in (*places, "territory.1")}
    # Nobody has goods, so only a territory can be taken.
    assert expected == set(table.options("a", "white"))
    assert all(">" in text for text in table.options("a"))


def test_l42_possible_by_a_card() -> None:
    """L-42, L-55: the Farmer makes a harvest possible for the neutral member, so it is owed."""
    table = lorenzo("""all: nothing; a: cards 53
        at palace: a white, a black, a orange; turn a""")

    assert {"neutral>harvest"} == set(table.options("a"))
    assert "L-42 no-forfeit" in table.refused("a: forfeit")


FEDERICO = f"{TWO}; round 3; dice 1 1 1; all: nothing; a: banned 1.7"


def test_l43_leader_actions_are_not_owed() -> None:
    """L-43: Federico could make a placement possible, but nobody has to use him."""
    table = lorenzo(f"{FEDERICO}, played federico")
    assert ["forfeit", "use federico"] == table.options("a")

    table.play("a: forfeit")
    assert "b turn" == table.asked


def test_l43_once_possible_it_is_compulsory() -> None:
    """L-43, L-42, L-51: after Federico black counts 6 - 1 = 5 and must be placed."""
    table = lorenzo(f"{FEDERICO}, played federico").play("a: use federico; six black")

    assert "black>market.1" in table.options("a")
    assert [] == table.options("a", "white")
    assert "L-42 no-forfeit" in table.refused("a: forfeit")


def test_l44_forfeited_turn() -> None:
    """L-44: leader actions are allowed in it; the member may be placed in a later turn."""
    table = lorenzo(f"{FEDERICO}, hand sforza, hand pico; turn a lap 3")
    table.play("a: discard sforza; privilege faith; forfeit\nb: white>market.1 +0")
    assert "a turn" == table.asked

    table.play("a: discard pico; privilege servants; white>palace +1; privilege faith")
    assert "1 coin, 1 servant, 2 faith" == table.goods("a")
    assert ["black", "orange", "neutral"] == table.left("a")


def test_l45_order_stands_all_round() -> None:
    """L-45: being first in the palace brings no earlier turn in this round."""
    table = lorenzo('[Options "players=3"]; turn a').play(
        "a: white>market.1 +0\nb: white>market.2 +0"
    )
    table.play("c: white>palace +0; privilege faith")

    assert ("a turn", "a b c") == (table.asked, table.order)


# Members


def value(member: str, more: str) -> int:
    """A member's value, read from the servants that it needs for 7 under II-1 (-4)."""
    table = lorenzo(f"{FOUR}; round 3; all: nothing; a: 30 servants, banned 2.1; {more}")
    table.play(f"a: {member}>territory.4")
    return 11 - int(table.options("a")[0])


@pytest.mark.parametrize(("dice", "worth"), [("1 2 3", [1, 2, 3, 0]), ("6 5 4", [6, 5, 4, 0])])
def test_l50_base_values(dice: str, worth: list[int]) -> None:
    """L-50: a coloured member has the value of its die, the neutral one 0."""
    members = ("white", "black", "orange", "neutral")

    assert worth == [value(member, f"dice {dice}") for member in members]


@pytest.mark.parametrize(
    ("member", "more", "worth"),
    [
        ("white", "dice 2 1 1; a: played moro, played lucrezia", 7),
        ("white", "dice 1 1 1; a: played federico, six white, played lucrezia", 8),
        ("white", "dice 5 1 1; a: banned 1.7", 4),
        ("white", "dice 5 1 1; a: banned 1.7, played moro", 4),
        ("white", "dice 6 1 1; a: played moro", 5),
        ("white", "dice 1 1 1; a: played moro, played federico, six white", 6),
        ("black", "dice 1 2 1; a: played moro, played federico, six white", 5),
        ("white", "dice 3 1 1; a: played lucrezia", 5),
        ("white", "dice 3 1 1; a: played lucrezia, banned 1.7", 4),
        ("white", "dice 3 1 1; a: played malatesta", 3),
        ("white", "dice 1 1 1; a: banned 1.7", 0),
        ("neutral", "a: played malatesta", 3),
        ("neutral", "a: played malatesta, banned 1.7", 3),
        ("neutral", "a: played moro, played lucrezia", 0),
        ("neutral", "a: banned 1.7", 0),
    ],
)
def test_l51_stacking(member: str, more: str, worth: int) -> None:
    """L-51, S-31: die or set value, then leaders' bonuses, then the penalty of I-7."""
    assert worth == value(member, more)


def test_l51_order_of_playing_does_not_matter() -> None:
    """L-51: Moro played after Lucrezia does not wipe her bonus out."""
    assert 7 == value("white", "dice 6 1 1; a: played lucrezia, played moro")


def test_l51_federico_chooses_an_unplaced_member() -> None:
    """L-51, DP-11: one of the own coloured members not yet placed."""
    table = lorenzo(f"{FOUR}; dice 1 1 1; a: played federico; at palace: a black; turn a")
    table.play("a: use federico")

    assert ["six white", "six orange"] == table.options("a")
    assert "L-40 no-member member=(member-black)" in table.refused("a: six black")


# Actions


def tower_needs(kind: str, more: str) -> int:
    """The servants that a white 1 needs for floor 4 of a tower."""
    table = lorenzo(f"round 3; dice 1 1 1; all: 30 coins, 30 wood, 30 stone, 30 servants; {more}")
    table.play(f"a: white>{kind}.4")
    return int(table.options("a")[0])


@pytest.mark.parametrize(
    ("kind", "card", "tile"),
    [
        ("territory", 49, "2.1"),
        ("building", 50, "2.2"),
        ("character", 51, "2.3"),
        ("venture", 52, "2.4"),
    ],
)
def test_l52_tower_value(kind: str, card: int, tile: str) -> None:
    """L-52: a character helps by 2 and a tile takes 4, in its own tower only."""
    towers = [one for one in ("territory", "character", "building", "venture") if one != kind]
    ventures = "floor venture.4 86"

    assert 6 == tower_needs(kind, ventures)
    assert 4 == tower_needs(kind, f"a: cards {card}; {ventures}")
    assert 10 == tower_needs(kind, f"a: banned {tile}; {ventures}")
    assert 8 == tower_needs(kind, f"a: cards {card}, banned {tile}; {ventures}")
    for other in towers:
        assert 6 == tower_needs(other, f"a: cards {card}, banned {tile}; {ventures}")


WORK = "dice 4 4 4; all: nothing; a: 20 servants"


@pytest.mark.parametrize(
    ("space", "cards", "tile"), [("harvest", "53 61", "1.5"), ("production", "54 62", "1.6")]
)
def test_l53_work_value(space: str, cards: str, tile: str) -> None:
    """L-53, S-29: +2 and +3 of characters, -3 of the tile, -3 of the large space, which add up."""

    def needs(where: str, more: str) -> int:
        table = lorenzo(f"{WORK}; round 3; {more}").play(f"a: white>{where}")
        return int(table.options("a")[0])

    large = f"{space}.large"
    assert 0 == needs(large, "")
    assert 3 == needs(large, f"a: banned {tile}")
    assert 1 == needs(large, f"a: banned {tile}; dice 6 1 1")
    assert 6 == needs(large, f"a: banned {tile}; dice 1 1 1")
    assert 1 == needs(large, f"a: banned {tile}, cards {cards}; dice 1 1 1")
    assert 2 == needs(space, f"a: banned {tile}; dice 2 1 1")


def test_l54_negative_values() -> None:
    """L-54, S-29: harvest under I-5 with a die of 1 is -2: 3 servants reach 1."""
    table = lorenzo("round 3; dice 1 1 1; all: nothing; a: 3 servants, banned 1.5, cards 1 2")
    refused = table.refused("a: white>harvest +2")
    assert ["L-55 no-value needs=1 value=-2 servants=3 has=2"] == refused

    # Value 1 wakes the Commercial Hub (1), not the Woods (2).
    table.play("a: white>harvest +3")
    assert "1 coin, 1 wood, 1 stone, 1 servant" == table.goods("a")


def test_l55_cards_help_in_their_action_only() -> None:
    """L-55: the Farmer brings the neutral member to a harvest of 2, not into market or palace."""
    table = lorenzo("all: nothing; a: cards 53 2")
    for space in ("market.1", "palace", "production"):
        refused = table.refused(f"a: neutral>{space} +0")
        assert ["L-55 no-value needs=1 value=0 servants=1 has=0"] == refused

    assert "2 wood, 1 stone, 1 servant" == table.play("a: neutral>harvest +0").goods("a")


def test_l55_the_final_value_counts() -> None:
    """L-55: with a member of 4 the large space (-3) is possible, with one of 3 it is not."""
    table = lorenzo("dice 4 3 1; all: nothing")

    assert "white>harvest.large" in table.options("a")
    refused = table.refused("a: black>harvest.large +0")
    assert ["L-55 no-value needs=1 value=0 servants=1 has=0"] == refused


@pytest.mark.parametrize("card", [49, 50, 51, 52, 53, 54])
def test_l55_no_character_helps_in_market_and_palace(card: int) -> None:
    """L-55: a bonus names its action; in market and palace the member and servants count alone."""
    table = lorenzo(f"all: nothing; a: cards {card}")

    assert [] == table.options("a", "neutral>market") + table.options("a", "neutral>palace")
    assert ["L-55 no-value needs=1 value=0 servants=1 has=0"] == table.refused("a: neutral>palace")


def test_l55_member_alone() -> None:
    """L-55: with member_alone_at_least_1 the Farmer does not help the member itself to 1."""
    table = lorenzo(f"{ALONE}; all: nothing; a: cards 53 2, 1 servant")
    table.play("a: neutral>harvest")
    assert ["+1"] == table.options("a")

    table.play("a: +1")
    assert "2 wood, 1 stone, 1 servant" == table.goods("a")


def test_l55_member_alone_is_enough_by_itself() -> None:
    """L-55: a die of 3 is 1 already, so the switch asks for no servant more than the space does."""
    for space, least in (("market.1", 0), ("harvest", 0), ("harvest.large", 1), ("territory.3", 2)):
        table = lorenzo(f"{ALONE}; dice 3 1 1; all: nothing; a: 4 servants")
        servants = table.play(f"a: white>{space}").options("a")
        assert [f"+{count}" for count in range(least, 5)] == servants


def test_l55_member_alone_without_servants() -> None:
    """L-55: with the switch the neutral member without servants cannot harvest at all."""
    table = lorenzo(f"{ALONE}; all: nothing; a: cards 53 2")

    assert [] == table.options("a", "neutral")


def test_l55_member_alone_in_towers() -> None:
    """L-55: with the switch on a tower bonus does not save the servant; without it it does."""
    position = "round 3; all: nothing; a: cards 49, 3 servants"
    strict = lorenzo(f"{ALONE}; {position}").play("a: neutral>territory.1")
    assert ["+1", "+2", "+3"] == strict.options("a")

    plain = lorenzo(f"{FOUR}; {position}").play("a: neutral>territory.1")
    assert ["+0", "+1", "+2", "+3"] == plain.options("a")


def test_l56_any_number_of_servants() -> None:
    """L-56: more than needed may be spent, no more than one has."""
    table = lorenzo("all: nothing; a: 3 servants").play("a: white>market.1")
    assert ["+0", "+1", "+2", "+3"] == table.options("a")
    assert ["L-56 no-servants needs=4 has=3"] == table.refused("a: +4")

    assert "5 coins" == table.play("a: +3").goods("a")


def test_l56_paid_before_the_gain() -> None:
    """L-56, L-58: servants that the space will give cannot be spent on it."""
    table = lorenzo("all: nothing; a: 1 servant").play("a: neutral>market.2")

    assert ["+1"] == table.options("a")
    assert "5 servants" == table.play("a: +1").goods("a")


def test_l57_an_odd_servant_is_lost() -> None:
    """L-57: under II-6 five servants add 2."""
    table = lorenzo("round 5; dice 1 1 1; all: nothing; a: 5 servants, banned 2.6, cards 9 10")
    table.play("a: white>harvest +5")

    # Value 3 wakes both, Gold Mine (1) and Mountain Town (3).
    assert "2 coins, 3 wood, 1 stone, 1 servant, 1 military" == table.goods("a")

    table = lorenzo("round 5; dice 1 1 1; all: nothing; a: 3 servants, banned 2.6, cards 9 10")
    table.play("a: white>harvest +3")
    assert "2 coins, 1 wood, 1 stone, 1 servant" == table.goods("a")


def test_l57_not_for_a_cost() -> None:
    """L-57: under II-6 the Garden still costs 2 servants; +3 takes 6 more."""
    table = lorenzo("""round 5; dice 4 1 1; all: nothing; floor building.4 43
        a: 8 servants, 4 wood, 2 stone, banned 2.6""")
    table.play("a: white>building.4")
    assert ["+6"] == table.options("a")

    assert "2 military, 10 vp" == table.play("a: +6").goods("a")


def test_l57_bonus_and_leader_actions() -> None:
    """L-57: 2 for 1 holds when a bonus action or a leader's action is raised."""
    leader = lorenzo(f"""{FOUR}; round 5; all: nothing
        a: played leonardo, 3 servants, banned 2.6""").play("a: use leonardo")
    assert ["+2", "+3", "decline"] == leader.options("a")
    refused = leader.refused("a: +1")
    assert ["L-55 no-value needs=1 value=0 servants=2 has=1"] == refused

    bonus = lorenzo("""round 5; dice 6 1 1; all: nothing; floor character.1 72
        a: 6 coins, 5 servants, banned 2.6, banned 1.7""")
    bonus.play("a: white>character.1 +0; first action; take territory.4")
    assert "+0" == bonus.options("a")[0]


def test_l57_exchanges_are_untouched() -> None:
    """L-57: under II-6 the Barracks still turn 1 servant into 3 MP."""
    table = lorenzo("round 5; dice 1 1 1; all: nothing; a: 1 servant, cards 39, banned 2.6")
    table.play("a: white>production +0; exchange 39.1")

    assert "2 coins, 4 military" == table.goods("a")


def test_l58_harvested_servants_come_too_late() -> None:
    """L-58: the bonus tile's servant cannot raise the harvest that gives it."""
    table = lorenzo("dice 4 1 1; all: nothing; a: cards 7").play("a: white>harvest")

    assert ["+0"] == table.options("a")
    assert "1 wood, 1 stone, 1 servant" == table.play("a: +0").goods("a")


def test_l59_nothing_is_carried_over() -> None:
    """L-59: servants spent with one member do nothing for the next."""
    table = lorenzo('[Options "players=2"]; dice 1 1 1; all: nothing; a: 6 servants, cards 2')
    table.play("a: white>market.1 +5\nb: white>palace +0; privilege faith\na: black>harvest +0")

    assert "5 coins, 1 wood, 1 stone, 2 servants" == table.goods("a")
