"""Leaders: discarding, playing, what they need (M-9)."""

import pytest

from tests.games.masters.table import masters

WHITES = "market wwww bbgg yypp r"


def test_discarding() -> None:
    """M-9.1: from the hand, 1 faith, and the others see which one it was."""
    table = masters("a: hand 49 50; turn a").play("a: discard 49")

    assert ((50,), (49,)) == (table.of("a").hand, table.state.discarded)
    assert [1, 0, 0, 0] == table.faith()


def test_a_discard_is_judged_at_once() -> None:
    """M-9.1: the report comes before anything else is asked."""
    table = masters("a: faith 7, hand 49 50; turn a").play("a: discard 49")

    assert (0b1, "a masters-turn") == (table.state.reports, table.asked)


def test_a_played_leader_is_not_discarded() -> None:
    """M-9.1: nor one that is not there."""
    table = masters("a: played 49; b: hand 50; turn a")

    assert ["M-9.1 masters-no-hand leader=49"] == table.refused("a: discard 49")
    assert ["M-9.1 masters-no-hand leader=50"] == table.refused("a: discard 50")


def test_playing_costs_nothing() -> None:
    """M-9.2: five coins must be there, and stay there."""
    table = masters("a: hand 53, 2 coins middle, box 3 coins; turn a").play("a: play 53")

    assert ("- / 2 coins / - / extra -", "3 coins") == (table.depots(), table.box())
    assert ((), (53,)) == (table.of("a").hand, table.of("a").played)


def test_a_leader_stays() -> None:
    """M-9.2: when the coins are spent, its depot and points remain."""
    table = masters(f"{WHITES}; top 11; a: hand 53, box 5 coins; turn a")

    table.play("a: play 53; buy 11; slot 1")
    assert ((53,), "2 coins") == (table.of("a").played, table.box())
    assert 6 == table.points["a"]


def test_only_from_the_own_hand() -> None:
    """M-9.2: not twice, and not that of another player."""
    table = masters("a: played 53, box 5 coins; b: hand 54; turn a")

    assert ["M-9.2 masters-no-hand leader=53"] == table.refused("a: play 53")
    assert ["M-9.2 masters-no-hand leader=54"] == table.refused("a: play 54")


COLOURS = {"green": (1, 5, 9), "blue": (3, 7, 11), "yellow": (4, 8, 12), "purple": (2, 6, 10)}


@pytest.mark.parametrize(
    ("leader", "needs"),
    [
        (49, {"green": 1, "yellow": 1}),
        (50, {"blue": 1, "purple": 1}),
        (51, {"blue": 1, "green": 1}),
        (52, {"purple": 1, "yellow": 1}),
        (57, {"blue": 1, "yellow": 2}),
        (58, {"green": 2, "purple": 1}),
        (59, {"blue": 2, "yellow": 1}),
        (60, {"green": 1, "purple": 2}),
    ],
)
def test_cards_of_colours(leader: int, needs: dict[str, int]) -> None:
    """M-9.3: so many cards of each colour; with one fewer of any the leader stays in hand."""
    cards = [COLOURS[colour][at] for colour, count in needs.items() for at in range(count)]

    def table(some: list[int]) -> str:
        return f"a: hand {leader}, {', '.join(f'cards {card}' for card in some)}; turn a"

    assert (leader,) == masters(table(cards)).play(f"a: play {leader}").of("a").played
    for colour, count in needs.items():
        fewer = [card for card in cards if card != COLOURS[colour][count - 1]]
        cost = f"cost=(masters-cards-{colour} n={count})"
        assert [f"M-9.3 masters-no-need {cost} has={count - 1}"] == masters(table(fewer)).refused(
            f"a: play {leader}"
        )


def test_any_level_and_covered_cards_count() -> None:
    """M-9.3: of green and purple cards, one above the other."""
    table = masters("a: hand 60, cards 2 18, cards 4 17; turn a").play("a: play 60")

    assert (60,) == table.of("a").played


@pytest.mark.parametrize(
    ("leader", "colour", "stacks"),
    [
        (61, "yellow", ("1 20", "1 17 36")),
        (62, "blue", ("1 19", "1 17 35")),
        (63, "purple", ("1 18", "1 17 34")),
        (64, "green", ("3 17", "3 19 33")),
    ],
)
def test_one_card_of_level_two(leader: int, colour: str, stacks: tuple[str, str]) -> None:
    """M-9.3: exactly II; a card of level III does not stand in for it."""
    two, three = stacks
    table = masters(f"a: hand {leader}, cards {two}; turn a").play(f"a: play {leader}")
    assert (leader,) == table.of("a").played

    refused = masters(f"a: hand {leader}, cards {three}; turn a").refused(f"a: play {leader}")
    assert [f"M-9.3 masters-no-need cost=(masters-level-two-{colour}) has=0"] == refused


def test_a_covered_card_of_level_two() -> None:
    """M-9.3: it counts under a card of level III."""
    table = masters("a: hand 64, cards 3 17 35; turn a").play("a: play 64")

    assert (64,) == table.of("a").played


@pytest.mark.parametrize(
    ("leader", "good"), [(53, "coin"), (54, "stone"), (55, "servant"), (56, "shield")]
)
def test_five_resources(leader: int, good: str) -> None:
    """M-9.3: warehouse and strongbox together; four are one short."""
    five = masters(f"a: hand {leader}, 2 {good} middle, box 3 {good}; turn a")
    assert (leader,) == five.play(f"a: play {leader}").of("a").played

    four = masters(f"a: hand {leader}, 2 {good} middle, box 2 {good}; turn a")
    cost = f"cost=(masters-good-{good} n=5)"
    assert [f"M-9.3 masters-no-cost {cost} has=4"] == four.refused(f"a: play {leader}")


def test_extra_depots_count() -> None:
    """M-9.3: 2 stones in the extra depot of leader 53 and 3 below make five for leader 54."""
    table = masters("a: played 53, hand 54, 2 stones extra, 3 stones bottom; turn a")

    assert (53, 54) == table.play("a: play 54").of("a").played


def test_abilities_last() -> None:
    """M-9.4: until the end of the game, turn after turn."""
    table = masters('[Options "players=2"]; market wwww bbgg yypp r; a: played 60')

    table.play("a: column 1; coin>3; coin>3; shield>1")
    table.play("b: row 3; coin>1; servant>2; servant>2")
    table.play("a: column 2; coin>3; shield>2; servant>1")
    assert "1 servant / 2 shields / 3 coins" == table.depots()


def test_an_extra_depot_starts_empty() -> None:
    """M-9.4: playing the leader puts nothing into it."""
    table = masters("a: hand 53, box 5 coins, box 5 stones; turn a").play("a: play 53")

    assert "- / - / - / extra -" == table.depots()


def test_only_in_the_own_turn() -> None:
    """M-9.5: b waits."""
    table = masters("b: hand 49 53, box 5 coins; turn a")

    for move in ("discard 49", "play 53"):
        assert ["M-3.1 no-turn asked=[seat seat=0]"] == table.refused(f"b: {move}")


def test_leaders_in_hand_score_nothing() -> None:
    """M-9.5, M-12.4: only the one in play."""
    table = masters("a: played 57, hand 58; over")

    assert 5 == table.points["a"]
