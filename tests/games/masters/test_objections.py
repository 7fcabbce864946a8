"""Why not? Reasons with their numbers, and wishes that point at a thing (M-3 to M-7)."""

import pytest

from signoria.kernel.decision import NATURE
from signoria.kernel.refusal import InvalidMove
from tests.games.masters.table import MASTERS, masters, seated


def meant(position: str, text: str) -> list[str]:
    """What a means by a word."""
    return [move.text for move in MASTERS.wishes(masters(position).state, 0, text)]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("17", "buy 17"),
        ("card 30", "buy 30"),
        ("1", "activate 1"),
        ("53", "play 53"),
        ("leader 54", "play 54"),
        ("61", "activate 61"),
        ("base", "activate base"),
        ("row.2", "row 2"),
        ("Column 4", "column 4"),
        ("discard 53", "discard 53"),
    ],
)
def test_what_is_meant(text: str, move: str) -> None:
    """M-3.2, M-9.2: a card is bought or used, a leader played or used, a line taken."""
    assert [move] == meant("a: cards 1, played 61, hand 53; turn a", text)


def test_chance_turns_cards_up() -> None:
    """M-2.1: what is a purchase to a player is a card uncovered to Nature."""
    (move,) = MASTERS.wishes(masters("turn a").state, NATURE, "card 17")

    assert ("reveal", (17,)) == (move.verb, move.args)


@pytest.mark.parametrize("text", ["0", "65", "card 99", "6" * 5000, "²"])
def test_what_is_nothing(text: str) -> None:
    """M-1.5: there are 48 cards and 16 leaders."""
    with pytest.raises(InvalidMove):
        meant("turn a", text)


def test_several_reasons_at_once() -> None:
    """M-6.1, M-6.3, M-6.4: not on top, no slot, too dear: all are said."""
    assert [
        "M-6.4 masters-no-top card=37",
        "M-6.1 masters-no-slot level=3",
        "M-6.3 masters-no-cost cost=(masters-good-shield n=5) has=1",
        "M-6.3 masters-no-cost cost=(masters-good-servant n=2) has=0",
    ] == masters("a: 1 shield top; turn a").refused("a: buy 37")


def test_several_needs_at_once() -> None:
    """M-9.3: each missing colour with its figures."""
    assert [
        "M-9.3 masters-no-need cost=(masters-cards-blue n=1) has=0",
        "M-9.3 masters-no-need cost=(masters-cards-yellow n=2) has=1",
    ] == masters("a: hand 57, cards 4; turn a").refused("a: play 57")


def test_reasons_out_of_turn() -> None:
    """M-3.1, M-6.3: not asked, and too dear as well."""
    assert [
        "M-3.1 no-turn asked=[seat seat=0]",
        "M-6.3 masters-no-cost cost=(masters-good-shield n=2) has=0",
    ] == masters("turn a").refused("b: buy 1")


def test_chance_is_nobodys() -> None:
    """M-1.5, M-2.2, M-2.4, M-2.5, M-13.2: no player deals marbles, cards, leaders or tokens."""
    table = masters("turn a")

    for rule, move in (
        ("M-2.2", "marble white"),
        ("M-2.4", "deal 49"),
        ("M-1.5", "card 1"),
        ("M-2.5", "first 1"),
        ("M-13.2", "token green"),
    ):
        assert f"{rule} no-nature" in table.refused(f"a: {move}")


def test_nature_waits() -> None:
    """M-3.1: while a player is asked, nothing is left to chance."""
    table = masters("turn a")

    assert "M-3.1 no-turn asked=[seat seat=0]" in table.refused("nature: marble white")
    assert None is table.match.decision(NATURE)


def test_an_allowed_wish_has_no_reasons() -> None:
    """M-3.2: every answer that is offered, and no other, is free of objections."""
    table = masters("a: hand 49 53, cards 1, box 9 coins; turn a")
    decision = table.match.decision(0)

    assert decision is not None
    assert [[]] * len(decision.moves) == [
        table.match.objections(0, move) for move in decision.moves
    ]


def test_start_resources_that_do_not_fit() -> None:
    """M-2.5, M-4.1: a second coin does not go to the top, and no leader has an extra depot yet."""
    table = seated(1).play("b: coin>1\nc: coin>1\nd: coin>2")

    reason = "M-4.1 masters-no-room goods=(masters-good-coin n=2) places=1"
    assert [reason] == table.refused("d: coin>1")
    reason = "M-4.2 masters-no-extra good=(masters-good-coin n=1)"
    assert [reason] == table.refused("d: coin>extra")


def test_a_full_depot_with_room_beside_it() -> None:
    """M-4.1: what would lie in the leader's depot does not lie here."""
    table = masters("market gwww bbgp yyrw p; a: played 53, 1 stone top; turn a").play("a: row 1")

    reason = "M-4.1 masters-no-room goods=(masters-good-stone n=2) places=1"
    assert [reason] == table.refused("a: stone>1")


def test_only_what_waits_is_put_away() -> None:
    """M-5.6: what is left is said; where the player orders it, each of it may come next."""
    position = "market gyww bbgp yprw w; turn a"
    table = masters(position).play("a: row 1")
    assert ["M-5.6 masters-no-next good=(masters-good-coin n=1)"] == table.refused("a: stone>1")

    table = masters(f'[Options "discard_what_fits=false"]; {position}').play("a: row 1")
    waiting = "M-5.6 masters-no-waiting goods=[masters-good-coin n=1, masters-good-stone n=1]"
    assert [waiting] == table.refused("a: shield>out")
    assert ["M-5.6 masters-no-throw-fits"] == table.refused("a: stone>out")
