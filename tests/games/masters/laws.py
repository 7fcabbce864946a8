"""What holds of every State of Masters, beside the laws of every title."""

from signoria.games.masters.board import (
    DEPOTS,
    LAST_SPACE,
    LEADERS_KEPT,
    MARBLE_COUNTS,
    PENDING,
    SECTIONS,
    SEVENTH,
    TOKEN_COUNTS,
    pile_of,
)
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import COLOURS, LEVELS, RESOURCES, Depot
from signoria.games.masters.notation import all_moves
from signoria.games.masters.state import Player, State
from signoria.games.masters.values import resources
from tests.games.laws import Laws
from tests.games.masters.dealer import DEALER, MASTERS


def warehouses_are_legal(s: State) -> None:
    """M-4.1, M-4.2: one resource a depot, two depots never alike, extra ones for their leader's."""
    for p in s.players:
        kinds = [kind for kind, count in p.depots if count]
        assert len(kinds) == len(set(kinds))
        for (kind, count), places in zip(p.depots, DEPOTS, strict=True):
            assert 0 <= count <= places
            assert kind in RESOURCES or not count
        for kind in RESOURCES:
            assert 0 <= p.extra[kind] <= extra_places(p, kind)


def extra_places(p: Player, kind: int) -> int:
    """M-4.2: two for each such leader played."""
    effects = [LEADERS[leader].always for leader in p.played]
    return sum(one.places for one in effects if isinstance(one, Depot) and one.kind == kind)


def nothing_is_less_than_nothing(s: State) -> None:
    """M-4.6, M-8.1, M-13.3: strongboxes hold what they hold, markers are on the track."""
    for p in s.players:
        assert min(p.strongbox) >= 0
        assert 0 <= p.faith <= LAST_SPACE
    assert 0 <= s.cross <= LAST_SPACE
    assert not s.cross or s.solo


def marbles_are_thirteen(s: State) -> None:
    """M-2.2: the market loses no marble; before it is laid out it has none too many."""
    for marble, count in enumerate(MARBLE_COUNTS):
        assert s.market.count(marble) <= count
        assert not s.turn or s.market.count(marble) == count


def cards_lie_in_one_place(s: State) -> None:
    """M-2.1, M-6.1: a card is on top of its pile, below it, or in a slot at its level."""
    there = [number for number in s.tops if number]
    there += [number for pile in s.piles for number in pile]
    there += [number for p in s.players for number in p.cards]
    assert len(there) == len(set(there))
    for number, card in CARDS.items():
        pile = pile_of(card.colour, card.level)
        assert number not in s.tops or s.tops[pile] == number
        assert all(number not in below or at == pile for at, below in enumerate(s.piles))
    for p in s.players:
        for slot in p.slots:
            assert list(LEVELS[: len(slot)]) == [CARDS[number].level for number in slot]


def cards_leave_from_below(s: State) -> None:
    """M-6.4, M-13.2: all 48 are there; in solo those of the lowest levels may be gone."""
    grid = {number for below in s.piles for number in below} | set(s.tops) - {0}
    gone = set(CARDS) - grid - {number for p in s.players for number in p.cards}
    assert s.solo or not gone
    for colour in range(len(COLOURS)):
        of_colour = {number for number in gone if CARDS[number].colour == colour}
        levels = [CARDS[number].level for number in of_colour]
        for level in LEVELS[:-1]:
            left = [n for n in grid if (CARDS[n].colour, CARDS[n].level) == (colour, level)]
            assert not left or max(levels, default=1) <= level


def leaders_are_apart(s: State) -> None:
    """M-2.4, M-9.1: a leader is in one packet or hand, in play once, or discarded."""
    there = leaders_of(s)
    assert len(there) == len(set(there))
    assert set(there) <= set(LEADERS)


def leaders_of(s: State) -> list[int]:
    """M-2.4: those that are not in the box."""
    return [n for p in s.players for n in (*p.packet, *p.hand, *p.played)] + [*s.discarded]


def all_leaders_are_there(s: State) -> None:
    """M-2.4: as many as were kept; nobody has more than two."""
    if s.turn:
        assert LEADERS_KEPT * len(s.players) == len(leaders_of(s))
    for p in s.players:
        assert len(p.hand) + len(p.played) <= LEADERS_KEPT


def sections_are_resolved_in_time(s: State) -> None:
    """M-8.3, M-8.6: a section is resolved when a marker has reached its pope space, not before."""
    furthest = max([s.cross, *(p.faith for p in s.players)])
    for section, (_, pope) in enumerate(SECTIONS):
        resolved = bool(s.reports >> section & 1)
        assert resolved == (furthest >= pope)
        for p in s.players:
            assert resolved == (p.favours[section] != PENDING)


def the_end_is_seen(s: State) -> None:
    """M-11.1, M-13.4, M-13.5: the last round, or solo the end at once."""
    seventh = any(len(p.cards) >= SEVENTH for p in s.players)
    arrived = any(p.faith == LAST_SPACE for p in s.players)
    if s.solo:
        assert not s.ending
        assert bool(s.result) == (not s.agenda)
        assert s.result or not (seventh or arrived or s.cross == LAST_SPACE)
        assert s.result <= 0 or seventh or arrived
    else:
        assert not s.result
        assert s.ending == (seventh or arrived)


def tokens_are_seven(s: State) -> None:
    """M-13.1: no more of a token are face down than there are; without solo there are none."""
    assert bool(s.solo) == bool(s.tokens)
    for left, count in zip(s.tokens, TOKEN_COUNTS, strict=s.solo):
        assert 0 <= left <= count


def the_sheet_adds_up(s: State) -> None:
    """M-12.1 to M-12.6: totals are the sums of the lines, places follow points, then resources."""
    sheet = MASTERS.score(s)
    for seat, total in enumerate(sheet.totals):
        assert total == sum(line.points[seat] for line in sheet.lines)
    if s.solo:
        assert (1 if s.result >= 0 else 2,) == sheet.places
        return
    ranks = [(total, resources(p)) for total, p in zip(sheet.totals, s.players, strict=True)]
    best_first = sorted(ranks, reverse=True)
    places = [best_first.index(rank) + 1 for rank in ranks]
    if not s.rules.full_tie_shared:
        in_order = [(s.first + turn) % len(places) for turn in range(len(places))]
        for turn, seat in enumerate(in_order):
            places[seat] += sum(ranks[seat] == ranks[earlier] for earlier in in_order[:turn])
    assert places == [*sheet.places]


def nothing_comes_back(before: State, after: State) -> None:
    """M-8.3, M-8.1, M-9.2, M-6.4: what is resolved, played, bought or reached stays so."""
    assert before.reports == before.reports & after.reports
    assert before.cross <= after.cross
    assert before.ending <= after.ending
    for was, now in zip(before.players, after.players, strict=True):
        assert was.faith <= now.faith
        assert now.played[: len(was.played)] == was.played
        for old, new in zip(was.slots, now.slots, strict=True):
            assert new[: len(old)] == old
        for tile, later in zip(was.favours, now.favours, strict=True):
            assert tile in {later, PENDING}


LAWS = Laws(
    dealer=DEALER,
    every_move=tuple(all_moves()),
    letters="M-",
    anywhere=(
        warehouses_are_legal,
        nothing_is_less_than_nothing,
        marbles_are_thirteen,
        cards_lie_in_one_place,
        leaders_are_apart,
        tokens_are_seven,
        the_sheet_adds_up,
    ),
    from_set_up=(
        cards_leave_from_below,
        all_leaders_are_there,
        sections_are_resolved_in_time,
        the_end_is_seen,
    ),
    from_to=nothing_comes_back,
)
