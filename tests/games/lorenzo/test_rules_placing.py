"""L-60 to L-66, L-110 to L-112, L-191: spaces, who may stand there, market, palace, privileges."""

import pytest

from signoria.games.lorenzo.board import SPACES
from tests.games.lorenzo.table import lorenzo

AFTER_B = "order b a c d; turn a; all: nothing"


@pytest.mark.parametrize(
    "space", ["market.1", "market.2", "market.3", "market.4", "harvest", "production"]
)
def test_l60_one_member_per_space(space: str) -> None:
    """L-60: a space with a member of anybody, the own ones too, is closed."""
    table = lorenzo(f"{AFTER_B}; at {space}: b white")
    assert [f"L-60 no-taken space={space} seat=1"] == table.refused(f"a: white>{space} +0")

    table = lorenzo(f"all: nothing; at {space}: a white; turn a; a: 1 servant")
    assert [f"L-60 no-taken space={space} seat=0"] == table.refused(f"a: neutral>{space} +1")


@pytest.mark.parametrize("space", ["palace", "harvest.large", "production.large"])
def test_l60_any_number_of_members(space: str) -> None:
    """L-60, L-6, L-8: the palace and the large spaces hold any number."""
    table = lorenzo(f"""dice 6 6 6; order d c b a; all: nothing; turn a
        at {space}: b white, b neutral, c white, c neutral, d white, d neutral""")
    table.play(f"a: white>{space} +0")

    assert "b white, b neutral, c white, c neutral, d white, d neutral, a white" == table.at(space)


def test_l60_a_floor_holds_one_member() -> None:
    """L-60, L-70: a taken floor has no card either, and all reasons are named."""
    table = lorenzo(f"{AFTER_B}; dice 6 1 1; at territory.2: b white")

    refused = table.refused("a: white>territory.2 +0")
    assert [
        "L-60 no-taken space=territory.2 seat=1",
        "L-70 no-card space=territory.2",
        "L-72 no-surcharge needs=3 has=0",
    ] == sorted(refused)


RICH = "dice 6 6 6; all: 9 coins, 9 servants"


def test_l61_two_coloured_members_in_a_tower() -> None:
    """L-61: the colour is the player's: white bars black and orange, but not others' members."""
    table = lorenzo(f"{RICH}; order b a c d; at territory.1: a white; turn b lap 1")
    table.play("b: white>territory.2 +0")

    for member in ("black", "orange"):
        refused = table.refused(f"a: {member}>territory.3 +0")
        assert ["L-61 no-same-colour space=territory.1"] == refused
    assert "black>character.1" in table.options("a")


@pytest.mark.parametrize("taken", SPACES[:16])
def test_l61_the_whole_tower_and_no_other(taken: str) -> None:
    """L-61: wherever white stands in a tower, black is kept off its other floors, and only them."""
    table = lorenzo(
        f"all: nothing, 9 servants, 9 coins, 9 wood, 9 stone; at {taken}: a white; turn a"
    )
    tower = taken.partition(".")[0]

    for space in SPACES[:16]:
        if space == taken:
            continue
        if space.startswith(tower):
            refused = table.refused(f"a: black>{space}")
            assert f"L-61 no-same-colour space={taken}" in refused
        else:
            assert [f"black>{space}"] == table.options("a", f"black>{space}")


@pytest.mark.parametrize("who", "abcd")
def test_l61_members_of_others_are_of_another_colour(who: str) -> None:
    """L-61, L-62: white members of the three others keep nobody's white member off."""
    first, second, third = (name for name in "abcd" if name != who)
    table = lorenzo(
        f"{RICH}; at territory.1: {first} white; at harvest.large: {second} white;"
        f"at production: {third} white; at market.1: {who} black; turn {who}"
    )

    wished = {"white>territory.2", "white>harvest", "white>production.large"}
    assert wished <= set(table.options(who))


def test_l61_neutral_member_does_not_count() -> None:
    """L-61: a coloured and the neutral member of one player may share a tower, in either order."""
    first = lorenzo(f"{RICH}; at territory.1: a white; turn a")
    first.play("a: neutral>territory.2 +3")
    assert ("a white", "a neutral") == (first.at("territory.1"), first.at("territory.2"))

    second = lorenzo(f"{RICH}; at territory.1: a neutral; turn a")
    second.play("a: black>territory.2 +0")
    assert "a black" == second.at("territory.2")

    third = lorenzo(f"{RICH}; at territory.1: a neutral; at territory.3: a white; turn a")
    assert "L-61 no-same-colour space=territory.3" in third.refused("a: orange>territory.2 +0")


def test_l61_neutral_members_of_several_players() -> None:
    """L-61: the neutral member has no colour at all, so those of B and C are no obstacle."""
    table = lorenzo(f"{RICH}; at territory.1: b neutral; at territory.2: c neutral; order b c a d")
    table.play("b: white>market.1 +0\nc: white>market.2 +0\na: neutral>territory.3 +5")

    assert "a neutral" == table.at("territory.3")


@pytest.mark.parametrize("area", ["harvest", "production"])
@pytest.mark.parametrize(
    ("first", "second"), [("", ".large"), (".large", ""), (".large", ".large")]
)
def test_l62_one_coloured_member_in_an_area(area: str, first: str, second: str) -> None:
    """L-62: two coloured members may not stand in one area, not even both on the large space."""
    table = lorenzo(f"{RICH}; at {area}{first}: a white; turn a")

    refused = table.refused(f"a: black>{area}{second} +0")
    assert [f"L-62 no-same-colour space={area}{first}"] == refused
    other = "production" if area == "harvest" else "harvest"
    assert f"black>{other}" in table.options("a")


@pytest.mark.parametrize(("coloured", "neutral"), [("", ".large"), (".large", ""), (".large",) * 2])
def test_l62_neutral_member_may_join(coloured: str, neutral: str) -> None:
    """L-62: one on each space, or both on the large one."""
    table = lorenzo(f"{RICH}; at harvest{coloured}: a white; turn a")
    table.play(f"a: neutral>harvest{neutral} +4")
    assert "a neutral" in table.at(f"harvest{neutral}")

    table = lorenzo(f"{RICH}; at harvest{neutral}: a neutral; turn a")
    table.play(f"a: white>harvest{coloured} +0")
    assert "a white" in table.at(f"harvest{coloured}")


def test_l63_no_colours_in_market_and_palace() -> None:
    """L-63: a player may stand there with several coloured members."""
    table = lorenzo("""all: nothing; at market.1: a white; at palace: a black; turn a""")

    assert {"orange>market.2", "orange>palace"} <= set(table.options("a"))


def test_l64_large_space_while_the_small_one_is_free() -> None:
    """L-64: nobody must take the small space first."""
    table = lorenzo("dice 6 1 1; all: nothing").play("a: white>harvest.large +0")

    assert ("-", "a white") == (table.at("harvest"), table.at("harvest.large"))


def test_l65_no_market() -> None:
    """L-65: under II-5 the four market spaces are closed, the palace is not."""
    table = lorenzo("round 5; all: nothing; a: banned 2.5")

    for space in ("market.1", "market.2", "market.3", "market.4"):
        assert ["L-65 no-market"] == table.refused(f"a: white>{space} +0")
    assert "white>palace" in table.options("a")


def test_l65_and_l60_together() -> None:
    """L-65, L-60, L-22: every reason is named."""
    table = lorenzo("""[Options "players=3"]
        round 5; order b a c; turn a; a: banned 2.5; at market.1: b white""")

    refused = table.refused("a: white>market.1 +0")
    assert ["L-65 no-market", "L-60 no-taken space=market.1 seat=1"] == refused
    refused = table.refused("a: white>market.3 +0")
    assert ["L-22 no-covered space=market.3 players=3", "L-65 no-market"] == refused


def test_l66_gains_are_taken_at_once() -> None:
    """L-66: nobody is asked whether to take what a market space or a floor gives."""
    table = lorenzo("dice 1 6 1; all: nothing; floor territory.3 7")
    table.play("a: white>market.3 +0\nb: black>territory.3 +0")

    assert "c turn" == table.asked
    assert "2 coins, 3 military" == table.goods("a")
    assert "1 wood" == table.goods("b")


def test_l110_order_of_arrival() -> None:
    """L-110, L-211: members stand as they came; a player's first one counts for the next round."""
    table = lorenzo('[Options "players=2"]; all: nothing')
    table.play("a: white>market.1 +0\nb: black>palace +0; privilege faith")
    table.play("a: black>palace +0; privilege faith\nb: white>palace +0; privilege faith")
    assert "b black, a black, b white" == table.at("palace")

    table.play("a: orange>market.2 +0\nb: orange>harvest +0")
    table.play("a: neutral>production +1\nb: neutral>palace +1; privilege faith")
    assert "b a" == table.order


def test_l111_privilege_is_used_at_once() -> None:
    """L-111: it can be neither kept nor refused, and the turn does not go on without it."""
    table = lorenzo("all: nothing").play("a: white>palace +0")

    assert "a privilege" == table.asked
    assert "L-42 no-decline" in table.refused("a: decline")
    assert ["L-41 no-question ask=(ask-privilege)"] == table.refused("a: end")


def test_l112_two_different_privileges() -> None:
    """L-112, L-85: in market.4 the two differ."""
    table = lorenzo("all: nothing").play("a: white>market.4 +0; privilege servants")

    left = ["wood+stone", "coins", "military", "faith"]
    assert [f"privilege {entry}" for entry in left] == table.options("a")
    assert ["L-85 no-privilege-twice"] == table.refused("a: privilege servants")
    assert "2 servants, 2 military" == table.play("a: privilege military").goods("a")


def test_l112_one_privilege_in_the_palace() -> None:
    """L-112, L-6: coin and privilege are one effect, then the turn is over."""
    table = lorenzo("all: nothing").play("a: white>palace +0; privilege wood+stone")

    assert "b turn" == table.asked
    assert "1 coin, 1 wood, 1 stone" == table.goods("a")


# Ariosto on a floor without a card


ARIOSTO = "order b a c d; dice 6 6 6; all: nothing; at territory.4: b white; turn a"


def test_l191_floor_bonus_only() -> None:
    """L-191, L-70: with ariosto_floor_bonus_only Ariosto enters for the 2 wood, surcharge paid."""
    table = lorenzo(f"""[Options "players=4 advanced ariosto_floor_bonus_only"]
        {ARIOSTO}; a: played ariosto, 3 coins, 1 servant""")
    table.play("a: white>territory.4 +1")

    assert ("2 wood", "b white, a white") == (table.goods("a"), table.at("territory.4"))


def test_l191_floor_bonus_only_needs_ariosto() -> None:
    """L-191, L-60: without him the occupied floor stays closed."""
    table = lorenzo(f"""[Options "players=4 advanced ariosto_floor_bonus_only"]
        {ARIOSTO}; a: 3 coins, 1 servant""")

    refused = table.refused("a: white>territory.4 +1")
    assert ["L-60 no-taken space=territory.4 seat=1"] == refused


def test_l191_empty_floor_for_everybody() -> None:
    """L-191: with the switch a floor whose card is gone may be entered by anybody if it is free."""
    text = "order b a c d; dice 6 6 6; all: nothing; floor territory.3 -; turn a"
    table = lorenzo(f'[Options "players=4 ariosto_floor_bonus_only"]; {text}')
    assert "1 wood" == table.play("a: white>territory.3 +0").goods("a")

    assert ["L-70 no-card space=territory.3"] == lorenzo(text).refused("a: white>territory.3 +0")


def test_l191_floor_bonus_only_takes_no_card() -> None:
    """L-191, L-78, L-80: limits of cards do not matter where none is taken, the others do."""
    switch = '[Options "players=4 ariosto_floor_bonus_only"]; floor territory.3 -; all: nothing'
    full = lorenzo(f"{switch}; dice 6 1 1; a: cards 1 2 3 4 5 6")
    assert ["white>territory.3"] == full.options("a", "white>territory")

    table = lorenzo(f"{switch}; order b a c d; dice 4 1 1; at territory.1: b white; turn a")
    assert [
        "L-52 no-value needs=5 value=4 servants=1 has=0",
        "L-72 no-surcharge needs=3 has=0",
    ] == sorted(table.refused("a: white>territory.3 +0"))


def test_l191_no_bonus_action_without_a_card() -> None:
    """L-191, L-101: the switch is for members; a bonus action takes a card or nothing."""
    table = lorenzo("""[Options "players=4 advanced ariosto_floor_bonus_only"]; dice 6 6 6
        all: nothing; floor character.1 56; floor territory.2 -; a: 3 coins, played ariosto""")
    table.play("a: white>character.1 +0; first goods")

    assert ["take territory.1"] == table.options("a", "take territory")
    assert ["L-70 no-card space=territory.2"] == table.refused("a: take territory.2")


# Reasons without trying


def test_l40_objections_without_playing() -> None:
    """L-40, L-60: asking why changes nothing, and for what is allowed there is no reason."""
    match = lorenzo("order b a c d; at market.1: b white; turn a; all: nothing").match
    before = match.state.copy()
    allowed, taken = (match.game.parse(f"white>market.{space}") for space in (2, 1))

    assert [] == match.objections(0, allowed)
    assert ["L-60 no-taken space=market.1 seat=1"] == list(map(str, match.objections(0, taken)))
    assert 1 == len(match.objections(2, allowed))
    assert before == match.state
