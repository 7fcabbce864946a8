"""What holds of every State of Lorenzo, beside the laws of every title."""

from signoria.games.lorenzo.board import (
    ALL_MEMBERS,
    FLOORS,
    LEADERS_EACH,
    SPACES,
    TOP_FAITH,
    UNLIMITED,
)
from signoria.games.lorenzo.cards import CARDS, LEADERS
from signoria.games.lorenzo.effects import FAITH, MILITARY
from signoria.games.lorenzo.notation import all_moves
from signoria.games.lorenzo.state import State
from tests.games.laws import Laws
from tests.games.lorenzo.dealer import DEALER, LORENZO


def goods_are_in_bounds(s: State) -> None:
    """L-226, L-250: nothing falls below nothing, and both tracks have an end."""
    for p in s.players:
        assert min(p.goods) >= 0
        assert p.goods[FAITH] <= TOP_FAITH
        assert p.goods[MILITARY] <= s.rules.military_cap


def members_are_conserved(s: State) -> None:
    """L-23, L-60: each seat has its four members, each on a space or in hand, each once."""
    standing = [code for codes in s.spaces for code in codes]
    for seat, p in enumerate(s.players):
        placed = [code & 3 for code in standing if code >> 2 == seat]
        left = [member for member in range(4) if p.members >> member & 1]
        assert [0, 1, 2, 3] == sorted(placed + left)
        assert 0 <= p.members <= ALL_MEMBERS
    for space, codes in enumerate(s.spaces):
        # Who has Ariosto enters taken spaces (L-191), at most with all four members.
        assert len(codes) <= 1 or space in UNLIMITED or s.rules.advanced, SPACES[space]
        assert not codes or space in s.rules.spaces


def cards_lie_in_one_place(s: State) -> None:
    """L-20, L-80, L-210: a card is in a pile, on a floor, with a player, or out of the game."""
    piles = [number for pile in s.piles for number in pile]
    floors = [number for number in s.floors if number]
    owned = [number for p in s.players for cards in p.cards for number in cards]
    there = piles + floors + owned
    assert len(there) == len(set(there))
    for space in range(FLOORS):
        assert not s.floors[space] or CARDS[s.floors[space]].kind == space >> 2
    for p in s.players:
        for kind, cards in enumerate(p.cards):
            assert len(cards) <= 6
            assert all(CARDS[number].kind == kind for number in cards)
    if s.round % 2:
        # Nothing of this period has left the game yet.
        period = {number for number, card in CARDS.items() if card.period == s.period}
        assert period == {number for number in there if CARDS[number].period == s.period}


def leaders_of(s: State) -> list[int]:
    """L-26, L-146: a leader dealt is in a packet, a hand, in play, or discarded."""
    return [n for p in s.players for n in (*p.packet, *p.hand, *p.played)] + [*s.discarded]


def leaders_are_apart(s: State) -> None:
    """No leader is there twice."""
    there = leaders_of(s)
    assert len(there) == len(set(there))
    assert set(there) <= set(range(len(LEADERS)))


def all_leaders_are_there(s: State) -> None:
    """L-26, L-146: as many as were dealt."""
    if s.round:
        dealt = LEADERS_EACH * s.rules.players if s.rules.advanced else 0
        assert dealt == len(leaders_of(s))


def the_sheet_adds_up(s: State) -> None:
    """L-220, L-225: totals are the sums of the lines; places follow totals, then turn order."""
    sheet = LORENZO.score(s)
    for seat, total in enumerate(sheet.totals):
        assert total == sum(line.points[seat] for line in sheet.lines)
    ranking = sorted(range(len(s.players)), key=lambda seat: sheet.places[seat])
    keys = [(-sheet.totals[seat], s.order.index(seat)) for seat in ranking]
    assert sorted(keys) == keys
    assert [*range(1, len(s.players) + 1)] == sorted(sheet.places)


LAWS = Laws(
    dealer=DEALER,
    every_move=tuple(all_moves()),
    letters="L-",
    anywhere=(goods_are_in_bounds, members_are_conserved, leaders_are_apart, the_sheet_adds_up),
    from_set_up=(cards_lie_in_one_place, all_leaders_are_there),
)
