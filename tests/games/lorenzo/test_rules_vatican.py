"""The Vatican report and the end of a round (L-200 to L-213)."""

import pytest

from signoria.games.lorenzo.cards import EXCOMMUNICATIONS
from tests.games.lorenzo.table import Table, lorenzo

FOUR = '[Options "players=4 advanced"]; all: nothing; '
TWO = '[Options "players=2"]; all: nothing; dice 6 6 6; '


def banned(table: Table, name: str) -> list[str]:
    """The tiles with a cube of this player."""
    bits = table.state.players[table.match.seat(name)].banned
    return [tile.key for index, tile in enumerate(EXCOMMUNICATIONS) if bits >> index & 1]


# Phase C


def test_the_report_of_round_2() -> None:
    """L-201, L-202, L-195, S-18: too little faith, support, refusal, support with Sisto."""
    table = lorenzo(
        f"{FOUR} round 2; tiles 1.4 2.1 3.1; a: 2 faith; b: 3 faith; c: 5 faith;"
        "d: 7 faith, played sisto; report"
    )

    assert "b church" == table.asked
    table.play("b: support\nc: refuse\nd: support")

    assert ["2 faith", "3 vp", "5 faith", "14 vp"] == [table.goods(name) for name in "abcd"]
    assert [["1.4"], [], ["1.4"], []] == [banned(table, name) for name in "abcd"]


@pytest.mark.parametrize(("round_", "faith", "tile"), [(2, 3, "1.3"), (4, 4, "2.5"), (6, 5, "3.2")])
def test_the_faith_needed(round_: int, faith: int, tile: str) -> None:
    """L-201, L-202, L-205, L-206, L-9: 3, 4 and 5 FP, and the tile of the period."""
    table = lorenzo(
        f'[Options "players=2 round6_ask"]; all: nothing; round {round_}; tiles 1.3 2.5 3.2;'
        f"a: {faith - 1} faith; b: {faith} faith; report"
    )

    assert "b church" == table.asked
    assert ["support", "refuse"] == table.options("b")
    assert ([tile], []) == (banned(table, "a"), banned(table, "b"))


def test_without_the_faith_there_is_nothing_to_say() -> None:
    """L-201: a player short of faith cannot support, the FP stay."""
    table = lorenzo(f"{TWO} round 2; a: 2 faith; b: 3 faith; report")

    assert ["L-40 no-turn asked=[seat seat=1]", "L-201 no-faith needs=3 has=2"] == table.refused(
        "a: support"
    )
    assert "2 faith" == table.goods("a")


def test_the_players_are_dealt_with_in_turn_order() -> None:
    """L-200, DP-14: the order of the round just played, though the palace will change it."""
    table = lorenzo(
        '[Options "players=4"]; all: nothing, 4 faith; round 4; order c a d b;'
        "at palace: b white, d white; report"
    )

    asked = []
    while "church" in table.asked:
        asked.append(table.asked)
        table.play(f"{table.asked[0]}: support")

    assert ["c church", "a church", "d church", "b church"] == asked
    assert "b d c a" == table.order


def test_answers_are_open() -> None:
    """L-200: everybody learns who supports and who is excommunicated."""
    table = lorenzo("round 2; all: nothing, 3 faith; report")

    events = table.match.play(0, "support") + table.match.play(1, "refuse")

    assert ["event-support", "event-excommunicated"] == [event.message.id for event in events]
    assert [None, None] == [event.audience for event in events]


STEPS = {3: 3, 4: 4, 5: 5, 6: 7, 7: 9, 8: 11, 9: 13, 10: 15, 11: 17, 12: 19, 13: 22, 14: 25, 15: 30}


@pytest.mark.parametrize(("faith", "points"), STEPS.items())
def test_supporting_takes_all_faith(faith: int, points: int) -> None:
    """L-202, L-203, L-9: the VP of the step, and the marker goes back to 0."""
    table = lorenzo(f"{TWO} round 2; a: {faith} faith; report")

    assert f"{points} vp" == table.play("a: support").goods("a")


def test_points_of_faith_are_added() -> None:
    """L-202: to the points there are."""
    table = lorenzo(f"{TWO} round 4; a: 4 faith, 20 vp; report")

    assert "24 vp" == table.play("a: support").goods("a")


@pytest.mark.parametrize(
    ("round_", "answer", "left"),
    [(2, "support", "10 vp"), (4, "support", "11 vp"), (4, "refuse", "4 faith, 2 vp")],
)
def test_sisto_pays_for_support(round_: int, answer: str, left: str) -> None:
    """L-184, L-195: 5 VP at every report in which the Church is supported."""
    faith = round_ // 2 + 2
    table = lorenzo(f"{FOUR} round {round_}; a: {faith} faith, 2 vp, played sisto; report")

    assert left == table.play(f"a: {answer}").goods("a")


def test_a_copied_sisto_pays() -> None:
    """L-194, L-195: for each of the two."""
    table = lorenzo(
        f"{FOUR} round 2; a: 3 faith, played lorenzo, copied sisto; b: 3 faith, played sisto;report"
    )

    table.play("a: support\nb: support")

    assert ("8 vp", "8 vp") == (table.goods("a"), table.goods("b"))


def test_the_report_of_round_6() -> None:
    """L-204, L-205, L-206, S-19: nobody is asked; a is excommunicated and scores all the same."""
    table = lorenzo(
        f"{FOUR} round 6; tiles 1.1 2.1 3.3; a: 4 faith; b: 5 faith; c: 15 faith, played sisto;"
        "d: 3 faith; report"
    )

    assert "over" == table.asked
    assert ["4 vp", "5 vp", "35 vp", "3 vp"] == [table.goods(name) for name in "abcd"]
    assert [["3.3"], [], [], ["3.3"]] == [banned(table, name) for name in "abcd"]


def test_sisto_pays_nothing_to_the_excommunicated() -> None:
    """L-195, L-205: in round 6 with 4 FP there are 4 VP and no support."""
    table = lorenzo(f"{FOUR} round 6; a: 4 faith, played sisto; report")

    assert "4 vp" == table.goods("a")


@pytest.mark.parametrize(
    ("answer", "left", "tiles"), [("support", "14 vp", []), ("refuse", "9 vp", ["3.4"])]
)
def test_round_6_may_ask(answer: str, left: str, tiles: list[str]) -> None:
    """L-206, L-205, switch round6_ask: who declines is excommunicated, then scores."""
    table = lorenzo(
        '[Options "players=2 advanced round6_ask"]; all: nothing; round 6; tiles 1.1 2.1 3.4;'
        "a: 7 faith, played sisto; b: 1 faith; report"
    )

    assert "a church" == table.asked
    table.play(f"a: {answer}")
    assert (left, tiles) == (table.goods("a"), banned(table, "a"))
    assert ("1 vp", "over") == (table.goods("b"), table.asked)


def test_faith_of_round_6_counts_before_the_final_scoring() -> None:
    """L-207: III-4 takes 1 of every 5 VP, those of the last faith included."""
    table = lorenzo(f"{TWO} round 6; tiles 1.1 2.1 3.4; a: 22 vp, 4 faith; b: 5 faith; report")

    assert "26 vp" == table.goods("a")
    # 26 - 5, and the military prize both have with 0 MP.
    assert {"a": 26, "b": 10} == table.points


def test_faith_beyond_the_track_is_lost() -> None:
    """L-208, L-250: 14 and 3 FP are 15, worth 30 VP and no more."""
    table = lorenzo(
        '[Options "players=2"]; round 4; all: nothing; dice 6 6 6; a: 14 faith, 5 coins;'
        "floor character.1 63; turn a lap 4"
    )

    table.play("a: white>character.1 +0")
    assert "15 faith" == table.goods("a")
    table.play("b: white>palace +0; privilege coins\na: support")
    assert "30 vp" == table.goods("a")


def test_no_report_in_odd_rounds() -> None:
    """L-3, L-200: rounds 1, 3 and 5 go from phase B to phase D."""
    table = lorenzo(f"{TWO} round 3; a: 5 faith; turn b lap 4")

    assert "nature reveal" == table.play("b: white>palace +0; privilege coins").asked
    assert ("5 faith", []) == (table.goods("a"), banned(table, "b"))


def test_a_round_from_its_cards_to_its_report() -> None:
    """L-3, L-200, L-213: a round that was dealt has its four laps, then C if it is even, then D."""
    table = lorenzo(f"{TWO} all: 9 servants, 4 faith; turn b lap 4")
    table.play("b: white>market.1 +0").new_round("6 6 6")
    for member in ("white", "black", "orange", "neutral"):
        for name in table.order.split():
            assert f"{name} turn" == table.asked
            table.play(f"{name}: {member}>palace +1; privilege coins")

    assert (2, "a church") == (table.state.round, table.asked)
    table.play("a: support\nb: refuse")
    assert (3, "nature reveal") == (table.state.round, table.asked)


# Phase D


def test_the_board_is_cleared() -> None:
    """L-210, L-212: cards left in the towers are out of the game, members come home."""
    table = lorenzo(f"{TWO} at market.1: a white; at territory.1: a black; turn b lap 4")
    left = {number for number in table.state.floors if number}

    table.play("b: white>palace +0; privilege coins")

    assert [0] * 16 == table.state.floors
    assert left.isdisjoint(number for pile in table.state.piles for number in pile)
    assert all(() == codes for codes in table.state.spaces)
    assert [4, 4] == [player.members.bit_count() for player in table.state.players]


@pytest.mark.parametrize(
    ("palace", "order"),
    [
        # S-17
        ("c neutral, a white, c white, d white", "c a d b"),
        ("", "a b c d"),
        ("d neutral", "d a b c"),
        ("b orange, b black", "b a c d"),
        ("d white, c white, b white, a white", "d c b a"),
    ],
)
def test_the_palace_makes_the_new_order(palace: str, order: str) -> None:
    """L-211, S-17: by the first member there, the others as before."""
    at = f"at palace: {palace};" if palace else ""
    table = lorenzo(f"round 1; all: nothing; dice 6 6 6; {at} turn d lap 4")
    assert "a b c d" == table.order

    table.play("d: black>market.1 +0")

    assert order == table.order


def test_the_old_order_counts_behind_the_palace() -> None:
    """L-211: those who are not there keep the order of this round, not that of the seats."""
    table = lorenzo(
        "round 1; all: nothing; dice 6 6 6; order d b a c; at palace: a white; turn c lap 4"
    )

    table.play("c: white>market.1 +0")

    assert "a d b c" == table.order


def test_phase_d_is_done_after_round_6() -> None:
    """L-213: the palace of the last round makes the order that breaks ties."""
    table = lorenzo(f"{TWO} round 6; at palace: b black; turn b lap 4")

    table.play("b: white>market.1 +0")

    assert ("over", "b a") == (table.asked, table.order)
    assert table.match.over
    assert ("-", "-") == (table.at("palace"), table.at("market.1"))
