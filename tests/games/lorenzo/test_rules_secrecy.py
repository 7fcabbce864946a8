"""What a seat may know (L-26, L-28, L-147, L-252): the draft, views, events, records."""

import re
from random import Random

import pytest

from signoria.games.lorenzo.cards import LEADERS
from signoria.toolkit.hands import UNKNOWN
from tests.games.lorenzo.table import LORENZO, Table, lorenzo, new_game

PACKETS = {
    "a": "sforza ariosto brunelleschi malatesta",
    "b": "savonarola michelangelo giovanni cesare",
    "c": "leonardo botticelli moro lucrezia",
}
KEYS = [leader.key for leader in LEADERS]


def draft(setting: str = "", packets: dict[str, str] = PACKETS) -> Table:
    """Three players before the first leader is kept."""
    table = new_game(f"players=3 advanced{setting}")
    table.play(
        """nature: tile 1.1; tile 2.1; tile 3.1; order 1 2 3
        c: bonus a
        b: bonus b
        a: bonus c"""
    )
    for packet in packets.values():
        for leader in packet.split():
            table.play(f"nature: deal {leader}")
    return table


def hand(table: Table, name: str) -> str:
    """The leaders in a hand."""
    return " ".join(KEYS[at] for at in table.state.players[table.match.seat(name)].hand)


def keeps(table: Table, name: str) -> str:
    """The leaders to choose from."""
    return " ".join(move.removeprefix("keep ") for move in table.options(name))


# The draft


def test_all_choose_at_once_from_their_packets() -> None:
    """L-26, DP-2: each from the four dealt to it."""
    table = draft()

    assert "a keep, b keep, c keep" == table.asked
    assert PACKETS == {name: keeps(table, name) for name in "abc"}


def test_a_choice_stays_sealed_until_all_are_made() -> None:
    """L-26, DP-2: nothing changes and nobody hears, whichever leader it was."""
    table, other = draft(), draft()

    assert [] == table.match.play(1, "keep cesare")
    assert [] == other.match.play(1, "keep giovanni")

    assert "a keep, c keep" == table.asked
    for seat in (0, 2, None):
        assert table.match.view(seat) == other.match.view(seat)
    assert table.match.view(1) != other.match.view(1)
    assert "" == hand(table, "b")


def test_packets_of_others_are_hidden() -> None:
    """L-26, L-147: a sees the four leaders dealt to it, and only how many the others have."""
    table = draft()
    other = draft(packets={**PACKETS, "b": PACKETS["c"], "c": "rita sisto pico cosimo"})

    assert table.match.view(0) == other.match.view(0)
    assert table.match.view(None) == other.match.view(None)
    assert table.match.view(1) != other.match.view(1)
    assert (UNKNOWN,) * 4 == table.match.view(0).state.players[1].packet


@pytest.mark.parametrize(
    ("setting", "received"),
    [
        # S-38: a passes to c, the seat before it, and receives from b.
        ("", {"a": "michelangelo giovanni cesare", "b": "leonardo moro lucrezia"}),
        (
            " draft_direction=left",
            {"a": "leonardo moro lucrezia", "b": "sforza ariosto brunelleschi"},
        ),
    ],
)
def test_the_rest_is_passed_on(setting: str, received: dict[str, str]) -> None:
    """L-26, L-28, S-38, switch draft_direction: to the right, or to the left."""
    table = draft(setting)

    table.play("c: keep botticelli\na: keep malatesta\nb: keep savonarola")

    assert received == {name: keeps(table, name) for name in "ab"}
    assert ("malatesta", "savonarola", "botticelli") == tuple(hand(table, name) for name in "abc")


def test_the_fourth_leader_comes_by_itself() -> None:
    """L-26, S-38: three choices, then the last of each packet."""
    table = draft()
    for _ in range(3):
        for name in "abc":
            table.play(f"{name}: {table.options(name)[0]}")

    assert "nature reveal" == table.asked
    # a: a1, b2, c3, and what is left of its own packet comes from b's last.
    assert "sforza michelangelo moro malatesta" == hand(table, "a")
    assert "savonarola botticelli brunelleschi cesare" == hand(table, "b")
    assert "leonardo ariosto giovanni lucrezia" == hand(table, "c")


def test_who_hears_of_the_draft() -> None:
    """L-26, L-147: a leader dealt is told to its receiver, a leader kept to its owner."""
    table = new_game("players=2 advanced")
    table.play("nature: tile 1.1; tile 2.1; tile 3.1; order 1 2\nb: bonus a\na: bonus b")

    events = table.match.play(-1, "deal pico; deal rita; deal moro; deal sisto; deal cosimo")
    assert [(0,)] * 4 + [(1,)] == [event.audience for event in events]
    table.play("nature: deal sforza; deal ariosto; deal cesare\na: keep rita")
    told = table.match.play(1, "keep cosimo")

    assert [(0,), (1,)] == [event.audience for event in told if event.message.id == "event-keep"]
    assert [True, False, False] == [told[0].known_to(seat) for seat in (0, 1, None)]


# Views


TWO = '[Options "players=2 advanced"]; '


def test_hands_of_others_are_hidden() -> None:
    """L-147: two tables that differ in b's hand look the same to a and to a spectator."""
    one = lorenzo(f"{TWO} a: hand sforza; b: hand pico rita").match
    other = lorenzo(f"{TWO} a: hand sforza; b: hand moro sisto").match

    assert (UNKNOWN, UNKNOWN) == one.view(0).state.players[1].hand
    assert one.state.players[0].hand == one.view(0).state.players[0].hand
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


def test_the_number_of_leaders_in_hand_is_open() -> None:
    """L-147: two and three cards can be told apart."""
    one = lorenzo(f"{TWO} b: hand pico rita").match
    other = lorenzo(f"{TWO} b: hand pico rita moro").match

    assert (2, 3) == tuple(len(match.view(0).state.players[1].hand) for match in (one, other))


def test_leaders_in_play_are_open() -> None:
    """L-147: with what is face down and what Lorenzo copied."""
    match = lorenzo(
        f"{TWO} a: played cosimo; b: hand pico, played lorenzo colleoni, used colleoni,"
        "copied cosimo"
    ).match
    seen, real = match.view(0).state.players[1], match.state.players[1]

    assert (real.played, real.used, real.copied) == (seen.played, seen.used, seen.copied)


def test_a_discarded_leader_is_open() -> None:
    """L-146, L-252: it is shown, and everybody hears of it."""
    table = lorenzo(f"{TWO} a: hand pico rita")

    (told,) = table.match.play(0, "discard pico")

    assert (None, "event-discard-leader") == (told.audience, told.message.id)
    assert (KEYS.index("pico"),) == table.match.view(1).state.discarded


def test_playing_a_leader_is_heard_by_all() -> None:
    """L-147: it comes from a secret hand into play."""
    table = lorenzo(f"{TWO} a: 10 wood, hand botticelli")

    (told,) = table.match.play(0, "play botticelli")

    assert (None, "event-play-leader") == (told.audience, told.message.id)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everything_else_is_open(seat: int | None) -> None:
    """L-252: without leaders in hand a view is the whole table."""
    table = lorenzo("round 4; a: 3 coins, cards 1 29 49 73, banned 1.2; b: 7 vp")
    table.play("a: white>palace +0; privilege coins")

    assert table.state == table.match.view(seat).state


def test_a_view_is_a_copy() -> None:
    """L-252: what is done to a view is not done to the table."""
    match = lorenzo(f"{TWO} b: hand pico").match

    match.view(0).state.players[1].goods[0] = 99

    assert 6 == match.state.players[1].goods[0]
    assert (KEYS.index("pico"),) == match.state.players[1].hand


def test_the_order_of_the_decks_is_nowhere() -> None:
    """L-252: any card of the eight may come next, then any of those left; the sets are known."""
    table = new_game("players=2").play("nature: tile 1.1; tile 2.1; tile 3.1; order 1 2")

    assert [f"card {number}" for number in range(1, 9)] == sorted(table.options("nature"))
    table.play("nature: card 5; card 2; card 8")
    assert [f"card {number}" for number in (1, 3, 4, 6, 7)] == sorted(table.options("nature"))
    assert table.state == table.match.view(1).state


def test_a_guess_fits_what_was_seen() -> None:
    """L-252: leaders that a cannot see are dealt anew from those nowhere in sight."""
    match = lorenzo(f"{TWO} a: hand sforza, played cosimo; b: hand pico rita, played moro").match
    view = match.view(0)

    guesses = [LORENZO.guess(view, Random(seed)) for seed in range(20)]

    for guess in guesses:
        assert view == LORENZO.view(guess, 0)
        hands = [leader for player in guess.players for leader in (*player.hand, *player.played)]
        assert len(hands) == len(set(hands))
        assert UNKNOWN not in hands
    assert 1 < len({guess.players[1].hand for guess in guesses})


# Records


def test_the_record_of_a_seat_hides_what_it_may_not_know() -> None:
    """L-26, L-147: leaders dealt to others and kept by others are question marks."""
    table = draft().play("b: keep cesare\nc: keep moro\na: keep sforza")
    whole, own, spectator = (
        table.match.record(),
        table.match.record(1, whole=False),
        table.match.record(None, whole=False),
    )

    packets = " ".join(PACKETS.values()).split()
    assert [*packets, "cesare", "moro", "sforza"] == leaders_in(whole)
    assert [*PACKETS["b"].split(), "cesare"] == leaders_in(own)
    assert [] == leaders_in(spectator)
    assert "tile 1.1; tile 2.1; tile 3.1; order 1 2 3" in spectator


def leaders_in(record: str) -> list[str]:
    """The leaders that a record names, in its order."""
    return re.findall(r"(?:deal|keep) (\w+)", record)
