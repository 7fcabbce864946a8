"""What a seat may know (M-1.5, M-2.4): views, events, records, guesses."""

from random import Random

from signoria.toolkit.hands import UNKNOWN
from tests.games.masters.table import MASTERS, dealt, laid, masters, seated


def test_leaders_in_hand_are_hidden() -> None:
    """M-1.5, M-2.4: everybody sees how many, only the owner which."""
    table = masters("a: hand 49 50; b: hand 51, played 53; turn a")

    seen = [p.hand for p in table.match.view(0).state.players]
    assert [(49, 50), (UNKNOWN,), (), ()] == seen
    seen = [p.hand for p in table.match.view(None).state.players]
    assert [(UNKNOWN, UNKNOWN), (UNKNOWN,), (), ()] == seen
    assert (53,) == table.match.view(0).state.players[1].played


def test_leaders_dealt_are_hidden() -> None:
    """M-1.5, M-2.4: the four of the others before two are kept."""
    view = dealt("players=2").match.view(1).state

    assert [(UNKNOWN,) * 4, (53, 54, 55, 56)] == [p.packet for p in view.players]


def test_views_of_what_cannot_be_told_apart() -> None:
    """M-1.5: another hand, the same view for everybody else."""
    one, other = (masters(f"a: hand {hand}; turn b").match for hand in ("49 50", "51 64"))

    for seat in (1, 2, 3, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)


def test_a_sealed_choice_is_hidden() -> None:
    """M-2.4: b knows that a has chosen, not what."""
    one, other = (dealt("players=2").play(f"a: keep {pair}").match for pair in ("49 50", "51 52"))

    assert one.view(1) == other.view(1)
    assert "b masters-keep" == ", ".join(f"b {d.ask}" for d in one.decisions)


def test_deals_and_choices_are_told_to_their_owner() -> None:
    """M-2.4: nobody else hears which leaders they were."""
    table = seated(1, "players=2")

    heard = [one for one in table.events if one.message.id.endswith(("deal", "keep"))]
    assert 8 + 2 == len(heard)
    for one in heard:
        seat = one.message.get("seat")
        assert [seat] == [each for each in (0, 1, None) if one.known_to(each)]


def test_records_for_a_seat_hide_the_others() -> None:
    """M-2.4: in b's record a's leaders are question marks."""
    record = seated(1, "players=2").match.record(1, whole=False)

    assert "deal 49" not in record
    assert "keep 49" not in record
    assert "deal 53" in record
    assert "keep 53 54" in record


def test_the_whole_record_is_for_afterwards() -> None:
    """M-2.4: when the game is over everybody may read everything."""
    assert "keep 49 50" in seated(1, "players=2").match.record()


def test_cards_below_have_no_order() -> None:
    """M-1.5: a view holds which ones they are, as everybody can count, and no order."""
    table = laid("players=2")

    assert all(pile == tuple(sorted(pile)) for pile in table.match.view(None).state.piles)


def test_a_guess_fits_the_view() -> None:
    """M-1.5: dealt anew, it looks the same from that chair, and no leader is there twice."""
    match = masters("a: hand 49 50; b: hand 51, played 53; c: hand 60 61; turn a").match

    for seed in range(5):
        s = MASTERS.guess(match.view(0), Random(seed))
        assert match.view(0) == MASTERS.view(s, 0)
        leaders = [leader for p in s.players for leader in (*p.hand, *p.played)]
        assert len(leaders) == len(set(leaders))


def test_a_guess_while_others_choose() -> None:
    """M-2.4: packets and sealed answers are invented, those one knows are kept."""
    match = dealt("players=2").play("a: keep 49 50").match

    s = MASTERS.guess(match.view(1), Random(1))
    assert match.view(1) == MASTERS.view(s, 1)
    assert (53, 54, 55, 56) == s.players[1].packet
    assert UNKNOWN not in s.players[0].packet
