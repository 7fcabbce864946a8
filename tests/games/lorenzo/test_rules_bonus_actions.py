"""L-83 to L-85, L-100 to L-105, DP-6 to DP-9: effects in their order, actions without a member."""

import pytest

from tests.games.lorenzo.table import lorenzo

FOUR = '[Options "players=4 advanced"]'


# Order of the parts


CAPTAIN = """round 3; dice 1 1 1; all: nothing; floor character.1 57; floor territory.1 9
a: 4 coins, cards 1 2, 1 military"""


def test_l83_goods_first() -> None:
    """L-83, DP-6: the Captain's 2 MP, taken first, open the third slot of the territory row."""
    table = lorenzo(CAPTAIN).play("a: white>character.1 +0")
    # Without the 2 MP there is no target, so there is nothing to choose.
    assert "3 military" == table.goods("a")

    table.play("a: take territory.1 +0")
    assert "1 coin, 3 military" == table.goods("a")


def test_l83_the_player_chooses() -> None:
    """L-83, DP-6, S-15: with a target at once the Captain asks what comes first."""
    first = lorenzo(f"{CAPTAIN}; a: 3 military").play("a: white>character.1 +0")
    assert ["first goods", "first action"] == first.options("a")
    first.play("a: first action")
    assert "3 military" == first.goods("a")
    first.play("a: take territory.1 +0")
    assert ("b turn", "1 coin, 5 military") == (first.asked, first.goods("a"))

    second = lorenzo(f"{CAPTAIN}; a: 3 military").play("a: white>character.1 +0; first goods")
    assert "5 military" == second.goods("a")


HERO = "round 3; dice 1 1 1; all: nothing; floor character.1 60; floor venture.1 86"


def test_l83_privilege_pays_for_the_action() -> None:
    """L-83: the Hero's privilege, taken first, may pay for the venture of his action."""
    table = lorenzo(f"{HERO}; a: 4 coins, 3 wood")
    # With 3 wood Hosting Foreigners (4 wood) cannot be paid yet, so the privilege comes first.
    table.play("a: white>character.1 +0; privilege wood+stone; take venture.1 +0")

    assert "1 stone, 5 servants" == table.goods("a")


def test_l83_action_before_the_privilege() -> None:
    """L-83: action first, the privilege comes when it is done."""
    table = lorenzo(f"{HERO}; a: 4 coins, 4 wood").play("a: white>character.1 +0")
    assert ["first privilege", "first action"] == table.options("a")

    table.play("a: first action; take venture.1 +0")
    assert ("a privilege", "5 servants") == (table.asked, table.goods("a"))


def test_l83_unasked_goods_then_privilege() -> None:
    """L-83: Building the Walls gives 2 MP, then its privilege, without a question."""
    table = lorenzo("all: nothing; floor venture.1 75; a: 3 stone").play("a: white>venture.1 +0")

    assert ("a privilege", "2 military") == (table.asked, table.goods("a"))


def test_l83_refused_part() -> None:
    """L-83: only parts that are left can be chosen."""
    table = lorenzo(f"{HERO}; a: 4 coins, 4 wood").play("a: white>character.1 +0")

    assert ["L-41 no-option move=first goods"] == table.refused("a: first goods")


# Actions inside actions


PATRON = "round 3; dice 6 1 1; all: nothing; floor character.1 59"


def test_l84_nested_bonus_actions() -> None:
    """L-84: the Patron brings the Architect, and he a building: each at his own discount."""
    table = lorenzo(f"{PATRON}; floor character.3 58; floor building.1 33; a: 8 coins, 1 wood")
    table.play("a: white>character.1 +0; take character.3 +0")

    # 3, then 3 for the tower and 4 - 2; floor 3 gives a stone. The Marketplace costs 2 wood and
    # 1 stone, less 1 and 1.
    assert ("a take", "1 wood, 1 stone") == (table.asked, table.goods("a"))
    table.play("a: take building.1 +0")
    assert ("b turn", "1 stone, 3 vp") == (table.asked, table.goods("a"))


def test_l84_the_outer_effect_waits() -> None:
    """L-84, L-83: the Ambassador's privilege waits until the Cardinal's harvest is over."""
    table = lorenzo("""round 5; dice 6 1 1; all: nothing
        floor character.1 72; floor character.2 69; a: 13 coins, cards 1""")
    table.play("a: white>character.1 +0; first action; take character.2 +0")
    assert ["first goods", "first action"] == table.options("a")
    table.play("a: first action; +0")
    # His harvest, then his 2 faith, and only then the Ambassador's privilege.
    assert ("a privilege", "1 coin, 1 wood, 1 stone, 1 servant, 2 faith") == (
        table.asked,
        table.goods("a"),
    )

    table.play("a: privilege coins")
    assert ("b turn", "3 coins, 1 wood, 1 stone, 1 servant, 2 faith") == (
        table.asked,
        table.goods("a"),
    )


def test_l84_declining_the_inner_one() -> None:
    """L-84, L-104: what is left of the outer effect comes all the same."""
    table = lorenzo("""round 5; dice 6 1 1; all: nothing
        floor character.1 72; floor character.2 69; a: 13 coins""")
    table.play("a: white>character.1 +0; first action; take character.2 +0; first goods; decline")

    assert ("a privilege", "2 faith") == (table.asked, table.goods("a"))


@pytest.mark.parametrize(
    ("card", "cost", "count"), [(76, "2 wood, 2 stone", 2), (75, "3 stone", 1)]
)
def test_l85_different_within_one_effect(card: int, cost: str, count: int) -> None:
    """L-85, DP-7: Raising a Statue grants two different privileges, Building the Walls one."""
    table = lorenzo(f"all: nothing; floor venture.1 {card}; a: {cost}").play(
        "a: white>venture.1 +0"
    )

    entries = ["faith", "military", "coins"]
    for left in range(count):
        assert 5 - left == len(table.options("a"))
        table.play(f"a: privilege {entries[left]}")
    assert "b turn" == table.asked


# Their value


def abbess(more: str) -> list[str]:
    """The territories that the Abbess's action of value 4 can take: floors by the number."""
    table = lorenzo(
        f"""{FOUR}; dice 6 1 1; all: nothing; floor character.1 56; a: 3 coins; {more}"""
    )
    table.play("a: white>character.1 +0; first goods")
    return table.options("a", "take territory")


def test_l100_printed_value() -> None:
    """L-100, D-23: value 4 takes from floors 1 and 2."""
    assert ["take territory.1", "take territory.2"] == abbess("")


def test_l100_servants() -> None:
    """L-100, DP-8: a servant brings floor 3 (5), three bring floor 4 (7)."""
    assert 3 == len(abbess("a: 1 servant"))
    assert 4 == len(abbess("a: 3 servants"))


def test_l100_characters_and_tiles_of_the_action() -> None:
    """L-100: the Warlord's 2 count, and so do the 4 of II-1."""
    assert 3 == len(abbess("a: cards 49"))
    assert [] == abbess("a: banned 2.1, 2 wood; floor building.1 31")
    assert 1 == len(abbess("a: banned 2.1, 1 servant"))


@pytest.mark.parametrize(
    "more", ["played lucrezia", "played moro", "played malatesta", "played federico, six white"]
)
def test_l100_nothing_that_changes_members(more: str) -> None:
    """L-100: leaders who change members do not help."""
    assert 2 == len(abbess(f"a: {more}"))


def test_l100_the_penalty_of_members_does_not_count() -> None:
    """L-100: I-7 lowers coloured members, not the printed value 4."""
    assert 2 == len(abbess("a: banned 1.7"))


def test_l100_two_servants_for_one() -> None:
    """L-100, L-57: under II-6 floor 3 takes 2 servants, floor 4 takes 6."""
    assert 2 == len(abbess("a: banned 2.6, 1 servant"))
    assert 3 == len(abbess("a: banned 2.6, 5 servants"))
    assert 4 == len(abbess("a: banned 2.6, 6 servants"))


def test_l100_value_is_refused_with_figures() -> None:
    """L-100, L-52: floor 4 asks for 7, the Abbess has 4."""
    table = lorenzo("dice 6 1 1; all: nothing; floor character.1 56; a: 3 coins")
    table.play("a: white>character.1 +0; first goods")

    refused = table.refused("a: take territory.4")
    assert ["L-52 no-value needs=7 value=4 servants=3 has=0"] == refused


# Bonus tower actions


def test_l101_own_member_of_the_same_turn() -> None:
    """L-101, L-72: the Patron stands in the tower of his own action: 3 coins more."""
    table = lorenzo(f"{PATRON}; floor character.2 61; a: 8 coins")
    table.play("a: white>character.1 +0; take character.2 +0")

    # 3 for him, 3 for the tower, 4 - 2 for the Peasant.
    assert "-" == table.goods("a")
    table = lorenzo(f"{PATRON}; floor character.2 61; a: 5 coins").play("a: white>character.1 +0")
    assert "b turn" == table.asked


def test_l101_colours_do_not_matter() -> None:
    """L-101, L-61: no member is placed, so the own white one in the tower is no obstacle."""
    table = lorenzo("""dice 1 6 1; all: nothing; floor character.1 56; a: 6 coins
        at territory.1: a white; turn a""")
    table.play("a: black>character.1 +0; first goods; take territory.2 +0")

    assert ("-", 0) == (table.at("territory.2"), table.floor("territory.2"))


def test_l101_floor_bonus_is_taken() -> None:
    """L-101, L-74: the 2 coins of venture floor 4 come with a bonus action and pay the card."""
    table = lorenzo("""dice 6 1 1; all: nothing; floor character.1 56; floor venture.4 73
        a: 5 coins, 3 servants""")
    table.play("a: white>character.1 +0; first goods; take venture.4 +3")

    assert "5 military, 1 faith" == table.goods("a")


def test_l101_surcharge_not_from_the_floor_bonus() -> None:
    """L-101, L-72: the surcharge of a bonus action is paid before its floor bonus, too."""
    table = lorenzo("""order b a c d; dice 6 1 1; all: nothing; floor character.1 56
        floor venture.4 73; at venture.1: b white; a: 5 coins, 3 servants; turn a""")
    table.play("a: white>character.1 +0; first goods")

    refused = table.refused("a: take venture.4")
    assert "L-72 no-surcharge needs=3 has=2" in refused


def test_l101_only_the_kind_of_the_action() -> None:
    """L-101: the Captain's action takes territories only."""
    table = lorenzo("""round 3; dice 6 1 1; all: nothing; floor character.1 57
        floor character.2 59; a: 10 coins""")
    table.play("a: white>character.1 +0; first goods")

    refused = table.refused("a: take character.2")
    assert ["L-101 no-kind kinds=[kind-territory]"] == refused


def test_l101_territory_requirement_and_cost() -> None:
    """L-101, L-78: the MP for the next slot must be there for a bonus action, too."""
    table = lorenzo(
        f"{FOUR}; dice 6 1 1; all: nothing; floor character.1 56; a: 3 coins, cards 1 2"
    )
    table.play("a: white>character.1 +0")
    assert "b turn" == table.asked

    table = lorenzo("""dice 6 1 1; all: nothing; floor character.1 56; floor building.1 31
        a: 3 coins, 2 wood, cards 1 2""")
    table.play("a: white>character.1 +0; first goods")
    refused = table.refused("a: take territory.1")
    assert ["L-78 no-territory needs=3 has=0 slot=3"] == refused


def test_l101_cost_alternatives() -> None:
    """L-101, DP-8, DP-5: which cost of a venture is asked in a bonus action as well."""
    table = lorenzo("""dice 6 1 1; all: nothing; floor character.1 56; floor venture.1 80
        a: 5 coins, 1 wood, 1 stone, 4 military""")
    table.play("a: white>character.1 +0; first goods; take venture.1 +0")
    assert ["pay goods", "pay military"] == table.options("a")

    assert "2 coins, 1 wood, 1 stone, 2 military, 4 faith" == table.play("a: pay military").goods(
        "a"
    )


def test_l102_the_floor_is_empty_for_the_round() -> None:
    """L-102, L-70: neither a member nor another bonus action finds a card there."""
    table = lorenzo("""[Options "players=2"]; dice 6 6 6; all: nothing; floor character.1 56
        a: 3 coins; b: 9 coins""")
    table.play("a: white>character.1 +0; first goods; take territory.2 +0")

    assert ["L-70 no-card space=territory.2"] == table.refused("b: white>territory.2 +0")
    table.play("b: white>territory.1 +0")
    assert "9 coins" == table.goods("b")


# Bonus harvest and production


CARDINAL = "round 5; dice 1 1 1; all: nothing; floor character.1 69; a: 4 coins, cards 4 7"


def test_l103_uses_no_space() -> None:
    """L-103: the harvest of 4 goes on while both spaces are taken, without -3, and takes none."""
    table = lorenzo(f"""order b c a d; {CARDINAL}; at harvest: b white
        at harvest.large: c white; turn a""")
    table.play("a: white>character.1 +0; first goods; +0")

    # Gravel Pit (4) is awake, the Citadel (5) is not.
    assert "1 wood, 3 stone, 1 servant, 2 faith" == table.goods("a")
    assert ("b white", "c white") == (table.at("harvest"), table.at("harvest.large"))


def test_l103_makes_no_space_occupied() -> None:
    """L-103, L-62: after a bonus harvest the own coloured member may still go there."""
    table = lorenzo(f'[Options "players=2"]; {CARDINAL}')
    table.play("a: white>character.1 +0; first goods; +0\nb: white>market.1 +0")

    assert "black>harvest" in table.options("a")


def test_l103_raised_by_servants_and_cards() -> None:
    """L-103, L-100, DP-9: a servant, or the Farmer, wakes the Citadel (5), too."""
    servant = lorenzo(f"{CARDINAL}, 1 servant").play("a: white>character.1 +0; first goods")
    assert ["+0", "+1", "decline"] == servant.options("a")
    assert ["L-56 no-servants needs=2 has=1"] == servant.refused("a: +2")
    servant.play("a: +1")
    assert "1 wood, 4 stone, 1 servant, 2 military, 2 faith" == servant.goods("a")

    farmer = lorenzo(f"{CARDINAL} 53").play("a: white>character.1 +0; first goods; +0")
    assert "1 wood, 4 stone, 1 servant, 2 military, 2 faith" == farmer.goods("a")


ROADS = "round 5; dice 1 1 1; all: nothing; floor venture.1 94; a: 4 coins, banned 1.6"


def test_l103_below_1_nothing_happens() -> None:
    """L-103: Improving the Roads produces at 3; under I-6 that is 0, so it needs a servant more."""
    table = lorenzo(f"{ROADS}, 3 servants").play("a: white>venture.1 +0")
    assert ("b turn", "-") == (table.asked, table.goods("a"))

    table = lorenzo(f"{ROADS}, 4 servants").play("a: white>venture.1 +0")
    assert ["+1", "decline"] == table.options("a")
    refused = table.refused("a: +0")
    assert ["L-55 no-value needs=1 value=0 servants=1 has=0"] == refused
    assert "2 coins, 1 military" == table.play("a: +1").goods("a")


def test_l104_declined_or_impossible() -> None:
    """L-104, DP-8, DP-9: a declined or impossible action is lost, the card and the rest stay."""
    declined = lorenzo(CARDINAL).play("a: white>character.1 +0; first goods; decline")
    assert ("b turn", "2 faith") == (declined.asked, declined.goods("a"))
    assert 69 in declined.cards("a")

    poor = lorenzo("round 3; all: nothing; floor character.1 58; a: 4 coins")
    poor.play("a: white>character.1 +0")
    assert ("b turn", "-", [58]) == (poor.asked, poor.goods("a"), poor.cards("a"))


def test_l105_no_leader_inside() -> None:
    """L-105, L-142: while a bonus action is open, leaders are neither discarded nor used."""
    table = lorenzo(f"""{FOUR}; dice 6 1 1; all: nothing; floor character.1 56
        a: 3 coins, hand sforza, played savonarola""")
    table.play("a: white>character.1 +0; first goods")

    assert ["L-142 no-question ask=(ask-take)"] == table.refused("a: discard sforza")
    assert ["L-142 no-question ask=(ask-take)"] == table.refused("a: use savonarola")
    table.play("a: take territory.1")
    assert ["L-142 no-question ask=(ask-servants)"] == table.refused("a: use savonarola")
    table.play("a: +0; use savonarola")
    assert "a window" == table.asked
    assert "2 faith" == table.goods("a")


def test_l105_it_belongs_to_the_turn() -> None:
    """L-105: it cannot be put off; the turn of the next player comes after it."""
    table = lorenzo("dice 6 1 1; all: nothing; floor character.1 56; a: 3 coins")
    table.play("a: white>character.1 +0; first goods")

    (reason,) = table.refused("b: white>market.1 +0")
    assert reason.startswith("L-40 no-turn")
    assert "a take" == table.asked
