"""Sforza, Leonardo, and Lorenzo who copies (L-170, L-178, L-183, L-190, L-194)."""

import pytest

from signoria.games.lorenzo.cards import LEADERS
from tests.games.lorenzo.table import lorenzo

FOUR = '[Options "players=4 advanced"]; all: nothing; dice 6 6 6; '
TWO = '[Options "players=2 advanced"]; all: nothing; dice 6 6 6; '


# Sforza and Leonardo


def test_sforza_harvests_at_1() -> None:
    """L-170, L-190, DP-9: servants raise it, the Farmer and the Peasant do not."""
    table = lorenzo(
        f"{FOUR} round 3; a: played sforza, 2 servants, cards 1 2 3 53 61; at harvest: b white;"
        "turn a"
    )

    table.play("a: use sforza")
    assert ["+0", "+1", "+2", "decline"] == table.options("a")
    # At 2: Commercial Hub and Woods, not the Village (3); and the tile.
    assert "1 coin, 2 wood, 1 stone, 2 servants" == table.play("a: +1").goods("a")
    assert ("a turn", "b white") == (table.asked, table.at("harvest"))


def test_sforza_may_be_declined() -> None:
    """L-104: used and turned all the same."""
    table = lorenzo(f"{FOUR} a: played sforza").play("a: use sforza; decline")

    assert ("-", "a turn") == (table.goods("a"), table.asked)
    assert ["L-144 no-used leader=sforza"] == table.refused("a: use sforza")


def test_leonardo_needs_a_servant() -> None:
    """L-178, L-190: production at 0; Artisan and Scholar do not raise it."""
    short = lorenzo(f"{FOUR} round 3; a: played leonardo, cards 54 62")
    table = lorenzo(f"{FOUR} round 3; a: played leonardo, 2 servants, cards 54 62 38, 1 faith")

    assert ["L-190 no-value needs=1 value=0 servants=1 has=0"] == short.refused("a: use leonardo")
    assert ["+1", "+2", "decline"] == table.play("a: use leonardo").options("a")
    # At 2 the Baptistery works.
    table.play("a: +2; exchange 38.1")
    assert "4 coins, 1 military, 2 vp" == table.goods("a")


def test_leonardo_pays_from_the_snapshot() -> None:
    """L-190, L-92: the servant of the raise is gone before the Barracks could be paid."""
    table = lorenzo(f"{FOUR} round 3; a: played leonardo, 1 servant, cards 39")

    table.play("a: use leonardo; +1")

    assert ("2 coins, 1 military", "a turn") == (table.goods("a"), table.asked)


@pytest.mark.parametrize(
    ("leader", "tiles", "least"),
    [
        ("sforza", "1.5", 3),
        ("sforza", "1.6", 0),
        ("sforza", "1.7", 0),
        ("sforza", "2.6", 0),
        ("sforza", "1.5 2.6", 6),
        ("leonardo", "1.6", 4),
        ("leonardo", "1.5", 1),
        ("leonardo", "2.6", 2),
        ("leonardo", "1.6 2.6", 8),
    ],
)
def test_excommunications_hold_for_sforza_and_leonardo(leader: str, tiles: str, least: int) -> None:
    """L-190, L-57: -3 for the action and two servants for one; nothing about members."""
    enough = lorenzo(f"{FOUR} round 5; a: played {leader}, 9 servants, banned {tiles}")

    assert f"+{least}" == enough.play(f"a: use {leader}").options("a")[0]
    if least:
        short = lorenzo(f"{FOUR} round 5; a: played {leader}, {least - 1} servants, banned {tiles}")
        assert "L-190 no-value" == " ".join(short.refused(f"a: use {leader}")[0].split()[:2])


# Lorenzo de' Medici


def test_lorenzo_copies_once_per_round() -> None:
    """L-183, L-194, S-37: Cosimo lies face down before b, and a uses the copy all the same."""
    table = lorenzo(f"{FOUR} a: 35 vp, hand lorenzo; b: played cosimo, used cosimo")

    table.play("a: play lorenzo; copy cosimo; use lorenzo")

    assert "3 servants, 36 vp" == table.goods("a")
    assert ["L-144 no-used leader=lorenzo"] == table.refused("a: use lorenzo")
    assert ["L-140 no-played leader=cosimo"] == table.refused("a: use cosimo")


def test_the_copy_does_not_turn_the_original() -> None:
    """L-194, S-37: b uses his own in the same round."""
    table = lorenzo(f"{TWO} a: played lorenzo; b: played cosimo; turn a")

    table.play(
        """a: copy cosimo; use lorenzo; white>market.1 +0
        b: use cosimo"""
    )

    assert ("3 servants, 1 vp", "5 coins, 3 servants, 1 vp") == (table.goods("b"), table.goods("a"))


def test_the_choice_is_final() -> None:
    """L-194: a second leader is refused, the same one too."""
    table = lorenzo(f"{FOUR} a: played lorenzo; b: played cosimo; c: played rita")

    table.play("a: copy cosimo")

    assert ["L-194 no-copy-again leader=cosimo"] * 2 == table.refused(
        "a: copy rita\na: copy cosimo"
    )
    assert [] == table.options("a", "copy")


def test_what_can_be_copied() -> None:
    """L-194, DP-12: leaders in play of others; not from hands, not one's own."""
    table = lorenzo(
        f"{FOUR} a: played lorenzo rita; b: played cosimo, hand pico; c: played ariosto;"
        "d: hand moro"
    )

    assert ["copy ariosto", "copy cosimo"] == table.options("a", "copy")
    for leader in ("pico", "moro", "rita"):
        assert [f"L-194 no-copy-target leader={leader}"] == table.refused(f"a: copy {leader}")


def test_a_discarded_leader_cannot_be_copied() -> None:
    """L-194, L-146: it is out of the game."""
    table = lorenzo(f"{TWO} a: played lorenzo; b: hand pico rita; turn b")

    table.play("b: discard pico; privilege faith; white>market.1 +0; end")

    assert ["L-194 no-copy-target leader=pico"] == table.refused("a: copy pico")


def test_only_lorenzo_copies() -> None:
    """L-194: in play, not in hand."""
    table = lorenzo(f"{FOUR} a: hand lorenzo; b: played cosimo")

    assert ["L-194 no-copier"] == table.refused("a: copy cosimo")
    assert ["L-194 no-copier", "L-194 no-copy-target leader=rita"] == table.refused("a: copy rita")
    assert [] == table.options("a", "copy")


def test_the_choice_may_wait() -> None:
    """L-194, DP-12, S-37: nothing to copy, or nothing wanted, until a later own turn."""
    table = lorenzo(f"{TWO} a: 35 vp, hand lorenzo; b: 7 military, 3 faith, hand malatesta; turn a")

    table.play("a: play lorenzo")
    assert [] == table.options("a", "copy")
    assert ["L-145 no-once leader=lorenzo"] == table.refused("a: use lorenzo")
    table.play(
        """a: white>market.1 +0
        b: play malatesta; white>market.2 +0
        a: black>palace +0; privilege faith"""
    )
    assert ["copy malatesta", "end"] == table.options("a")
    table.play(
        """a: end
        b: black>palace +0; privilege faith
        a: copy malatesta"""
    )
    # The neutral member has 3 now: Woods on the second floor.
    table.play("a: neutral>territory.2 +0")
    assert "6 coins, 1 wood, 1 faith, 35 vp" == table.goods("a")


@pytest.mark.parametrize(
    ("leader", "position", "moves", "left"),
    [
        (
            "brunelleschi",
            "a: 2 coins; at character.2: b white; floor character.1 49",
            "white>character.1 +0",
            "3 military",
        ),
        ("ariosto", "at market.1: b white", "white>market.1 +0", "5 coins"),
        ("malatesta", "", "neutral>market.1 +0", "5 coins"),
        ("moro", "dice 1 1 1", "white>territory.3 +0", "1 wood"),
        ("lucrezia", "dice 5 5 5", "white>territory.4 +0", "2 wood"),
        ("cesare", "a: cards 1 2; floor territory.3 7", "white>territory.3 +0", "1 wood"),
        ("rita", "floor territory.1 8", "white>territory.1 +0", "6 coins"),
        ("pico", "floor character.1 53", "white>character.1 +0", "-"),
        ("federico", "dice 1 1 1", "use lorenzo; six white; white>territory.3 +0", "1 wood"),
        ("sforza", "", "use lorenzo; +0", "1 wood, 1 stone, 1 servant"),
        ("leonardo", "a: 1 servant", "use lorenzo; +1", "2 coins, 1 military"),
        ("gonzaga", "", "use lorenzo; privilege coins", "2 coins"),
        ("savonarola", "", "use lorenzo", "1 faith"),
        ("giovanni", "", "use lorenzo", "1 coin, 1 wood, 1 stone"),
    ],
)
def test_lorenzo_has_exactly_that_ability(
    leader: str, position: str, moves: str, left: str
) -> None:
    """L-194: permanent from now on or once per round, and nothing of its requirement is needed."""
    table = lorenzo(
        f"{FOUR} floor territory.3 1; floor territory.4 3; a: played lorenzo; b: played {leader};"
        f"{position}"
    )

    table.play(f"a: copy {leader}; {moves}")

    assert left == table.goods("a")


def test_the_copy_leaves_other_leaders_as_they_are() -> None:
    """L-194, L-144: Lorenzo works as Savonarola, Michelangelo as himself, each once a round."""
    table = lorenzo(f"{FOUR} a: played michelangelo lorenzo moro; b: played savonarola")

    table.play("a: copy savonarola; use michelangelo")
    assert "3 coins" == table.goods("a")
    assert ["L-145 no-once leader=moro"] == table.refused("a: use moro")
    table.play("a: use lorenzo")
    assert "3 coins, 1 faith" == table.goods("a")
    assert ["L-144 no-used leader=lorenzo"] == table.refused("a: use lorenzo")
    assert "L-140 no-played leader=savonarola" in table.refused("a: use savonarola")


def test_every_leader_but_lorenzo_can_be_copied() -> None:
    """L-194: nineteen leaders, whatever they do."""
    keys = [leader.key for leader in LEADERS if leader.key != "lorenzo"]
    table = lorenzo(f"{FOUR} a: played lorenzo; b: played {' '.join(keys)}")

    assert [f"copy {key}" for key in keys] == table.options("a", "copy")
