"""II-7, the skipped first turn and the extra turn (L-127, L-128), played through the laps."""

import pytest

from tests.games.lorenzo.table import Table, lorenzo

TWO = '[Options "players=2"]; round 5; all: nothing, 9 servants; '
ADVANCED = '[Options "players=2 advanced"]; round 5; all: nothing, 9 servants; '
MEMBERS = ("white", "black", "orange", "neutral")


def palace(table: Table, name: str) -> Table:
    """The next member of a player goes to the palace."""
    left = table.state.players[table.match.seat(name)].members
    member = next(each for at, each in enumerate(MEMBERS) if left >> at & 1)
    return table.play(f"{name}: {member}>palace +1; privilege servants")


def turns(table: Table, most: int = 99) -> list[str]:
    """Play turns in the palace until Nature is asked; who was asked."""
    asked: list[str] = []
    while not table.asked.startswith(("nature", "over")) and len(asked) < most:
        name = table.asked.partition(" ")[0]
        asked.append(name)
        palace(table, name)
    return asked


def test_the_first_turn_is_skipped() -> None:
    """L-127: b's first turn in the lap is passed over, and the lap goes on."""
    table = lorenzo(f"{TWO} b: banned 2.7; turn a")

    seat = table.match.seat("a")
    events = table.match.play(seat, "white>palace +1; privilege servants")

    assert ["event-skip seat=1"] == [
        str(event.message) for event in events if event.message.id == "event-skip"
    ]
    assert "a turn" == table.asked
    assert 4 == table.state.players[1].members.bit_count()


def test_the_laps_of_a_player_who_skips() -> None:
    """L-128, DP-13: b acts in laps 2, 3 and 4, and once more when a is through."""
    table = lorenzo(f"{TWO} b: banned 2.7; turn a")

    assert list("aababab") == turns(table, 7)
    assert "b turn" == table.asked
    assert 1 == table.state.players[1].members.bit_count()
    assert "decline" in table.options("b")
    assert ["b"] == turns(table)
    assert "nature reveal" == table.asked


def test_the_first_player_of_a_round_skips_as_well() -> None:
    """L-127, L-129: round 5 begins with the second player, then the first has three turns."""
    table = lorenzo(
        '[Options "players=2"]; round 4; tiles 1.1 2.7 3.1; all: nothing, 9 servants; b: 4 faith;'
        "at palace: a white, a black, a orange, a neutral, b white, b black, b orange;"
        "turn b lap 4"
    )
    palace(table, "b")
    table.play("b: support")
    deal_round(table)

    assert ("a b", "b turn") == (table.order, table.asked)
    assert list("babababa") == turns(table)


def deal_round(table: Table) -> None:
    """Nature lays out the cards and rolls sixes."""
    while table.asked == "nature reveal":
        table.play("nature: " + table.options("nature")[0])
    table.play("nature: dice 6 6 6")


def test_extra_turns_come_in_turn_order() -> None:
    """L-127: of two who skipped, the one earlier in the turn order places first."""
    table = lorenzo(
        "round 5; all: nothing, 9 servants; order c b a d; b: banned 2.7; c: banned 2.7;"
        "turn d lap 4"
    )

    assert list("dcb") == turns(table)


def test_the_extra_turn_may_be_declined() -> None:
    """L-127, L-42, DP-13: only here a player who could place may decline."""
    table = lorenzo(f"{TWO} b: banned 2.7; turn b extra")

    assert "decline" in table.options("b")
    assert "white>palace" in table.options("b")
    assert "forfeit" not in table.options("b")
    assert "nature reveal" == table.play("b: decline").asked


def test_a_common_turn_cannot_be_declined() -> None:
    """L-42: who skipped the first turn must place in the others."""
    table = lorenzo(f"{TWO} b: banned 2.7; turn b lap 2")

    assert "decline" not in table.options("b")
    assert ["L-42 no-decline"] == table.refused("b: decline")


def test_nobody_without_a_member_left_is_asked() -> None:
    """L-127: the extra turn is for a member left over."""
    table = lorenzo(
        f"{TWO} b: banned 2.7; at palace: b white, b black, b orange, b neutral; turn a extra"
    )

    assert "nature reveal" == table.play("a: decline").asked


def test_extra_turns_belong_to_phase_b() -> None:
    """L-127: a privilege of the extra turn still helps in the report that follows."""
    table = lorenzo(
        '[Options "players=2"]; round 6; tiles 1.1 2.7 3.7; all: nothing; dice 6 6 6;'
        "a: 5 faith; b: banned 2.7, 4 faith; turn b extra"
    )

    table.play("b: white>palace +0; privilege faith")

    assert "over" == table.asked
    # 5 FP are worth 5 VP, and b is not excommunicated by III-7.
    assert "1 coin, 5 vp" == table.goods("b")
    assert table.state.players[0].banned == 0
    assert 1 == table.state.players[1].banned.bit_count()


def test_leader_actions_in_the_extra_turn() -> None:
    """L-127, L-141: before the placement of the extra turn, and after it."""
    table = lorenzo(f"{ADVANCED} b: banned 2.7, hand pico rita; turn b extra")

    assert ["discard pico", "discard rita"] == table.options("b", "discard")
    table.play("b: discard pico; privilege faith; white>palace +1; privilege coins")
    assert ["discard rita", "end"] == table.options("b")


@pytest.mark.parametrize(
    ("setting", "asked"), [("", "a turn"), (" leaders_in_skipped_turn", "b window")]
)
def test_leader_actions_in_the_skipped_turn(setting: str, asked: str) -> None:
    """L-127, switch leaders_in_skipped_turn: as a rule the whole turn is skipped."""
    table = lorenzo(
        f'[Options "players=2 advanced{setting}"]; round 5; all: nothing, 9 servants;'
        "b: banned 2.7, hand pico; turn a"
    )

    assert asked == palace(table, "a").asked


def test_a_skipped_turn_with_leader_actions_has_no_placement() -> None:
    """L-127, switch leaders_in_skipped_turn: discard or end, then the lap goes on."""
    table = lorenzo(
        '[Options "players=2 advanced leaders_in_skipped_turn"]; round 5; all: nothing;'
        "dice 6 6 6; b: banned 2.7, hand pico rita; turn a"
    )
    table.play("a: white>palace +0; privilege faith")

    assert ["discard pico", "discard rita", "end"] == table.options("b")
    table.play("b: discard pico; privilege faith; end")
    assert ("a turn", "1 faith") == (table.asked, table.goods("b"))
    assert 4 == table.state.players[1].members.bit_count()
