"""Leader actions: requirements, windows, discarding, once a round (L-140 to L-189, L-212)."""

import pytest

from signoria.games.lorenzo.cards import LEADERS
from tests.games.lorenzo.table import Table, lorenzo

FOUR = '[Options "players=4 advanced"]; all: nothing; dice 6 6 6; '
TWO = '[Options "players=2 advanced"]; all: nothing; dice 6 6 6; '


def in_play(table: Table, name: str) -> list[str]:
    """The leaders that a player has in play."""
    return [LEADERS[at].key for at in table.state.players[table.match.seat(name)].played]


# Requirements


@pytest.mark.parametrize(
    ("leader", "enough"),
    [
        ("sforza", "cards 73 74 75 76 77"),
        ("ariosto", "cards 49 50 51 52 53"),
        ("brunelleschi", "cards 25 26 27 28 29"),
        ("malatesta", "7 military, 3 faith"),
        ("savonarola", "18 coins"),
        ("michelangelo", "10 stone"),
        ("giovanni", "12 military"),
        ("cesare", "cards 25 26 27, 12 coins, 2 faith"),
        ("leonardo", "cards 49 50 51 52 1 2"),
        ("botticelli", "10 wood"),
        ("moro", "cards 1 2 25 26 49 50 73 74"),
        ("lucrezia", "cards 1 2 3 4 5 6"),
        ("lucrezia", "cards 49 50 51 52 53 54"),
        ("lucrezia", "cards 25 26 27 28 29 30"),
        ("lucrezia", "cards 73 74 75 76 77 78"),
        ("federico", "cards 1 2 3 4 5"),
        ("lorenzo", "35 vp"),
        ("sisto", "6 coins, 6 wood, 6 stone, 6 servants"),
        ("rita", "8 faith"),
        ("cosimo", "cards 49 50 25 26 27 28"),
        ("colleoni", "cards 73 74 1 2 3 4"),
        ("gonzaga", "15 servants"),
        ("pico", "cards 73 74 75 76 25 26"),
    ],
)
def test_a_leader_whose_requirement_is_met_is_played(leader: str, enough: str) -> None:
    """L-143, L-170..L-189: exactly what is needed is enough, and nothing of it is paid."""
    table = lorenzo(f"{FOUR} a: {enough}, hand {leader}")
    before, cards = table.goods("a"), table.cards("a")

    table.play(f"a: play {leader}")

    assert [leader] == in_play(table, "a")
    assert () == table.state.players[0].hand
    assert (before, cards, "a turn") == (table.goods("a"), table.cards("a"), table.asked)


SIX_EACH = [
    f"no-need cost=(good-{kind} n=6) has=5" for kind in ("coins", "wood", "stone", "servants")
]


@pytest.mark.parametrize(
    ("leader", "rule", "short", "objections"),
    [
        ("sforza", "L-170", "cards 73 74 75 76", ["no-need cost=(cards-venture n=5) has=4"]),
        ("ariosto", "L-171", "cards 49 50 51 52", ["no-need cost=(cards-character n=5) has=4"]),
        ("brunelleschi", "L-172", "cards 25 26 27 28", ["no-need cost=(cards-building n=5) has=4"]),
        (
            "malatesta",
            "L-173",
            "6 military, 2 faith",
            [
                "no-need cost=(good-military n=7) has=6",
                "no-need cost=(good-faith n=3) has=2",
            ],
        ),
        ("savonarola", "L-174", "17 coins", ["no-need cost=(good-coins n=18) has=17"]),
        ("michelangelo", "L-175", "9 stone, 9 wood", ["no-need cost=(good-stone n=10) has=9"]),
        ("giovanni", "L-176", "11 military", ["no-need cost=(good-military n=12) has=11"]),
        (
            "cesare",
            "L-177",
            "cards 25 26, 11 coins, 1 faith",
            [
                "no-need cost=(good-coins n=12) has=11",
                "no-need cost=(good-faith n=2) has=1",
                "no-need cost=(cards-building n=3) has=2",
            ],
        ),
        (
            "leonardo",
            "L-178",
            "cards 49 50 51 1",
            [
                "no-need cost=(cards-territory n=2) has=1",
                "no-need cost=(cards-character n=4) has=3",
            ],
        ),
        ("botticelli", "L-179", "9 wood", ["no-need cost=(good-wood n=10) has=9"]),
        (
            "moro",
            "L-180",
            "cards 1 25 49 73",
            [
                f"no-need cost=(cards-{kind} n=2) has=1"
                for kind in ("territory", "character", "building", "venture")
            ],
        ),
        (
            "lucrezia",
            "L-181",
            "cards 1 2 3 4 5 25 26 27 28 29 49 50 51 52 53 73 74 75 76 77",
            ["no-need cost=(cards-one-kind n=6) has=5"],
        ),
        ("federico", "L-182", "cards 1 2 3 4", ["no-need cost=(cards-territory n=5) has=4"]),
        ("lorenzo", "L-183", "34 vp", ["no-need cost=(good-vp n=35) has=34"]),
        ("sisto", "L-184", "5 coins, 5 wood, 5 stone, 5 servants", SIX_EACH),
        ("rita", "L-185", "7 faith", ["no-need cost=(good-faith n=8) has=7"]),
        (
            "cosimo",
            "L-186",
            "cards 49 25 26 27",
            [
                "no-need cost=(cards-character n=2) has=1",
                "no-need cost=(cards-building n=4) has=3",
            ],
        ),
        (
            "colleoni",
            "L-187",
            "cards 73 1 2 3",
            [
                "no-need cost=(cards-territory n=4) has=3",
                "no-need cost=(cards-venture n=2) has=1",
            ],
        ),
        ("gonzaga", "L-188", "14 servants", ["no-need cost=(good-servants n=15) has=14"]),
        (
            "pico",
            "L-189",
            "cards 73 74 75 25",
            [
                "no-need cost=(cards-building n=2) has=1",
                "no-need cost=(cards-venture n=4) has=3",
            ],
        ),
    ],
)
def test_a_leader_whose_requirement_is_not_met_stays_in_hand(
    leader: str, rule: str, short: str, objections: list[str]
) -> None:
    """L-143, L-170..L-189: one short of anything, and every shortage is told with its figures."""
    table = lorenzo(f"{FOUR} a: {short}, hand {leader}")

    assert [f"{rule} {one}" for one in objections] == table.refused(f"a: play {leader}")
    assert [f"discard {leader}"] == table.options("a")[-1:]


def test_requirements_do_not_have_to_last() -> None:
    """L-143: Savonarola stays when the 18 coins are spent."""
    table = lorenzo(f"{TWO} a: 18 coins, hand savonarola; floor character.1 51")

    table.play("a: play savonarola; white>character.1 +0; use savonarola")

    assert "14 coins, 1 faith" == table.goods("a")


# Once a round


@pytest.mark.parametrize(
    ("leader", "rule", "gain"),
    [
        ("savonarola", "L-174", "1 faith"),
        ("michelangelo", "L-175", "3 coins"),
        ("giovanni", "L-176", "1 coin, 1 wood, 1 stone"),
        ("botticelli", "L-179", "2 military, 1 vp"),
        ("cosimo", "L-186", "3 servants, 1 vp"),
        ("colleoni", "L-187", "4 vp"),
    ],
)
def test_a_leader_of_goods_is_used_once(leader: str, rule: str, gain: str) -> None:
    """L-144, L-174..L-187: what it gives, and face down it gives no more this round."""
    table = lorenzo(f"{FOUR} a: played {leader}")

    table.play(f"a: use {leader}")

    assert (gain, "a turn") == (table.goods("a"), table.asked), rule
    assert [f"L-144 no-used leader={leader}"] == table.refused(f"a: use {leader}")


def test_gonzaga_gives_a_privilege() -> None:
    """L-188: any entry of the menu."""
    table = lorenzo(f"{FOUR} a: played gonzaga").play("a: use gonzaga")

    assert "a privilege" == table.asked
    assert 5 == len(table.options("a"))
    assert "2 military" == table.play("a: privilege military").goods("a")
    assert ["L-144 no-used leader=gonzaga"] == table.refused("a: use gonzaga")


def test_a_leader_is_used_in_the_turn_it_is_played() -> None:
    """L-144: before the placement, nothing has to be waited for."""
    table = lorenzo(f"{FOUR} a: 10 stone, hand michelangelo")

    assert "3 coins, 10 stone" == table.play("a: play michelangelo; use michelangelo").goods("a")


def test_leaders_turn_face_up_at_the_end_of_the_round() -> None:
    """L-144, L-212: used in round 1, used again in round 2."""
    table = lorenzo(f"{TWO} b: played colleoni; turn b lap 4")
    table.play("b: use colleoni; white>palace +0; privilege faith")
    while table.asked == "nature reveal":
        table.play("nature: " + table.options("nature")[0])
    table.play("nature: dice 1 1 1")

    # b was the only one in the palace and begins.
    assert "b turn" == table.asked
    assert "1 coin, 1 faith, 8 vp" == table.play("b: use colleoni").goods("b")


def test_all_leaders_of_all_players_turn_face_up() -> None:
    """L-212, L-144: whatever was used and by whom, the next round finds every leader face up."""
    once = [leader.key for leader in LEADERS if leader.once]
    table = lorenzo(f"""{TWO} round 1; a: played {" ".join(once[:6])}, used {" ".join(once[:6])}
        b: played {" ".join(once[6:])}, used {" ".join(once[6:])}; turn b lap 4""")
    table.play("b: white>palace +0; privilege faith").new_round("1 1 1")

    assert [0, 0] == [player.used for player in table.state.players]


@pytest.mark.parametrize("leader", ["ariosto", "rita", "sisto", "moro"])
def test_a_permanent_leader_is_not_used(leader: str) -> None:
    """L-145: it works from the moment it is played, by itself."""
    table = lorenzo(f"{FOUR} a: played {leader}")

    assert [f"L-145 no-once leader={leader}"] == table.refused(f"a: use {leader}")


def test_a_permanent_leader_works_at_once() -> None:
    """L-145: Malatesta played, the neutral member placed with 3 in the same turn."""
    table = lorenzo(f"{FOUR} a: 7 military, 3 faith, hand malatesta; floor territory.2 2")

    table.play("a: play malatesta; neutral>territory.2 +0")

    assert "1 wood, 7 military, 3 faith" == table.goods("a")


# Discarding, and the order of things


def test_a_discarded_leader_gives_a_privilege() -> None:
    """L-140, L-146: it is out of the game, whether its requirement was met or not."""
    table = lorenzo(f"{FOUR} a: hand pico rita").play("a: discard pico")

    assert "a privilege" == table.asked
    table.play("a: privilege wood+stone")
    assert ("1 wood, 1 stone", "a turn") == (table.goods("a"), table.asked)
    assert ["pico"] == [LEADERS[at].key for at in table.state.discarded]
    assert ["L-140 no-hand leader=pico"] == table.refused("a: play pico")
    assert ["L-140 no-hand leader=pico"] == table.refused("a: discard pico")


def test_only_leaders_in_hand_are_discarded() -> None:
    """L-146: what is in play stays in play."""
    table = lorenzo(f"{FOUR} a: played pico, hand rita")

    assert ["L-140 no-hand leader=pico"] == table.refused("a: discard pico")
    assert ["L-140 no-played leader=rita"] == table.refused("a: use rita")


def test_any_number_of_leader_actions_in_any_order() -> None:
    """L-140: used, discarded, played and used, all in one turn and before the placement."""
    table = lorenzo(
        f"{FOUR} a: 10 wood, 10 stone, played cosimo, hand rita botticelli michelangelo"
    )

    table.play(
        "a: use cosimo; discard rita; privilege coins; play michelangelo; play botticelli;"
        "use michelangelo; use botticelli"
    )

    assert "5 coins, 10 wood, 10 stone, 3 servants, 2 military, 2 vp" == table.goods("a")
    assert "a turn" == table.asked


def test_leader_actions_are_never_owed() -> None:
    """L-140: everything could be done and nothing has to be; the turn ends as one likes."""
    table = lorenzo(f"{TWO} a: 10 wood, played cosimo, hand rita botticelli")

    table.play("a: white>palace +0; privilege faith")
    assert ["play botticelli", "use cosimo", "discard rita", "discard botticelli", "end"] == (
        table.options("a")
    )
    assert "b turn" == table.play("a: end").asked


def test_only_in_the_own_turn() -> None:
    """L-141: b plays, uses and discards nothing while a is asked."""
    table = lorenzo(f"{TWO} b: 10 wood, played cosimo, hand botticelli")

    for move in ("play botticelli", "use cosimo", "discard botticelli"):
        assert ["L-141 no-turn asked=[seat seat=0]"] == table.refused(f"b: {move}")


def test_not_in_the_report() -> None:
    """L-141: phase C belongs to nobody's turn."""
    table = lorenzo(
        '[Options "players=2 advanced"]; round 2; all: nothing; a: 3 faith, hand rita; report'
    )

    assert ["L-142 no-question ask=(ask-church)"] == table.refused("a: discard rita")


def test_the_windows_before_and_after_the_placement() -> None:
    """L-142, L-143, S-36: 9 wood are too few before; the floor's wood comes with the placement."""
    table = lorenzo(f"{TWO} a: 9 wood, hand botticelli; floor territory.3 1")

    assert ["L-179 no-need cost=(good-wood n=10) has=9"] == table.refused("a: play botticelli")
    table.play("a: white>territory.3 +0")
    assert "a window" == table.asked
    table.play("a: play botticelli; use botticelli")
    assert ("10 wood, 2 military, 1 vp", "b turn") == (table.goods("a"), table.asked)


@pytest.mark.parametrize(
    ("moves", "ask"),
    [
        ("white>territory.1", "servants"),
        ("white>territory.1 +0", "privilege"),
        ("black>character.1 +0; first action", "take"),
        ("orange>production +0", "exchange"),
    ],
)
def test_nothing_in_the_middle_of_a_placement(moves: str, ask: str) -> None:
    """L-142, L-105, S-36: not between floor bonus and effect, not before a bonus action."""
    table = lorenzo(
        f"{TWO} round 5; a: 9 wood, 10 coins, played cosimo, hand rita, cards 29;"
        "floor territory.1 21; floor character.1 72"
    ).play(f"a: {moves}")

    assert f"a {ask}" == table.asked
    for move in ("use cosimo", "discard rita"):
        assert [f"L-142 no-question ask=(ask-{ask})"] == table.refused(f"a: {move}")


def test_after_the_bonus_action() -> None:
    """L-142: the window opens when the placement is resolved with its bonus actions."""
    table = lorenzo(f"{TWO} round 5; a: 6 coins, hand rita; floor character.1 72")

    table.play("a: white>character.1 +0; first privilege; privilege faith; take territory.4")

    assert "a servants" == table.asked
    assert "a window" == table.play("a: +0").asked


def test_without_a_leader_action_there_is_no_window() -> None:
    """L-142: a used leader, or one whose requirement is not met, is nothing to ask about."""
    used = lorenzo(f"{TWO} a: played colleoni, used colleoni")

    assert "b turn" == used.play("a: white>market.1 +0").asked


def test_no_leaders_in_the_basic_game() -> None:
    """L-140, L-26: leaders belong to the advanced game."""
    table = lorenzo('[Options "players=2"]; all: nothing; dice 6 6 6')

    assert "b turn" == table.play("a: white>market.1 +0").asked
    assert ["L-141 no-turn asked=[seat seat=1]", "L-140 no-hand leader=pico"] == table.refused(
        "a: discard pico"
    )
