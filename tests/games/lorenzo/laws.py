"""What holds of every State of Lorenzo, however it came about."""

import json
from random import Random

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
from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.view import Event
from tests.games.lorenzo.dealer import LORENZO, dumped

EVERY_MOVE = tuple(all_moves())


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


def leaders_lie_in_one_place(s: State) -> None:
    """L-26, L-146: a leader dealt is in a packet, a hand, in play, or discarded."""
    dealt = leaders_are_apart(s)
    if s.round:
        assert dealt == (LEADERS_EACH * s.rules.players if s.rules.advanced else 0)


def leaders_are_apart(s: State) -> int:
    """No leader is there twice; how many are."""
    there = [n for p in s.players for n in (*p.packet, *p.hand, *p.played)] + [*s.discarded]
    assert len(there) == len(set(there))
    assert set(there) <= set(range(len(LEADERS)))
    return len(there)


def the_sheet_adds_up(s: State) -> None:
    """L-220, L-225: totals are the sums of the lines; places follow totals, then turn order."""
    sheet = LORENZO.score(s)
    for seat, total in enumerate(sheet.totals):
        assert total == sum(line.points[seat] for line in sheet.lines)
    ranking = sorted(range(len(s.players)), key=lambda seat: sheet.places[seat])
    keys = [(-sheet.totals[seat], s.order.index(seat)) for seat in ranking]
    assert sorted(keys) == keys
    assert [*range(1, len(s.players) + 1)] == sorted(sheet.places)


def hold(s: State) -> None:
    """All of the above."""
    goods_are_in_bounds(s)
    members_are_conserved(s)
    cards_lie_in_one_place(s)
    leaders_lie_in_one_place(s)
    the_sheet_adds_up(s)


# The answers


def options_are_good(s: State, decision: Decision, rng: Random, sample: int) -> None:
    """Options print apart and parse back, nothing stands against them, and every one applies.

    `sample` is the most that are applied; what is applied leaves the State itself alone.
    """
    assert decision.moves
    texts = [move.text for move in decision.moves]
    assert len(texts) == len(set(texts))
    for move in decision.moves:
        parsed = LORENZO.parse(move.text)
        assert (move.verb, move.args, move.text) == (parsed.verb, parsed.args, parsed.text)
        assert [] == LORENZO.objections(s, decision.seat, move)
    before = s.copy()
    few = decision.moves if len(texts) <= sample else rng.sample(decision.moves, sample)
    for move in few:
        after = LORENZO.copy(s)
        told = LORENZO.apply(after, move, decision.seat)
        goods_are_in_bounds(after)
        LORENZO.decisions(after)
        silent = LORENZO.copy(s)
        assert [] == LORENZO.apply(silent, move, decision.seat, tell=False)
        assert after == silent
        assert all(isinstance(event, Event) for event in told)
    assert before == s


def others_are_refused(s: State, rng: Random, sample: int) -> None:
    """Whatever is not in the list has a reason against it, with a rule."""
    asked = {decision.seat: decision.moves for decision in LORENZO.decisions(s)}
    for move in rng.sample(EVERY_MOVE, sample):
        for seat in (*range(len(s.players)), NATURE):
            if move in asked.get(seat, ()):
                continue
            why = LORENZO.objections(s, seat, move)
            assert why, f"{seat}: {move}"
            assert all(one.rule.startswith("L-") for one in why)


# Saving, and what is hidden


def it_is_saved_and_loaded(s: State) -> None:
    """load(dump(s)) == s, also after a way through JSON text."""
    assert s == LORENZO.load(json.loads(dumped(s)))


def hidden_things_are_hidden(s: State, rng: Random) -> None:
    """L-252: whatever the hidden things are, no byte of a view changes, and a view is no State.

    A guess differs from the truth in hidden things alone.
    """
    for seat in (*range(len(s.players)), None):
        seen = LORENZO.view(s, seat)
        guessed = LORENZO.guess(seen, rng)
        leaders_lie_in_one_place(guessed)
        again = LORENZO.view(guessed, seat)
        assert (seat, seen.state) == (again.seat, again.state)
        assert dumped(seen.state) == dumped(again.state)
        if seat is not None:
            _asked_alike(s, guessed, seat)


def _asked_alike(s: State, guessed: State, seat: Seat) -> None:
    """What a seat may do hangs on nothing that it does not know."""
    mine = [decision for decision in LORENZO.decisions(s) if decision.seat == seat]
    theirs = [decision for decision in LORENZO.decisions(guessed) if decision.seat == seat]
    assert mine == theirs
    asked = [(decision.seat, decision.ask) for decision in LORENZO.decisions(s)]
    assert asked == [(decision.seat, decision.ask) for decision in LORENZO.decisions(guessed)]


def nobody_hears_more(s: State, decision: Decision, move: Move, rng: Random) -> None:
    """L-147: a move tells a seat the same, and shows it the same, whatever it cannot see.

    Where an answer is another seat's secret, or opens secrets, worlds may rightly differ.
    """
    if decision.audience is not None:
        return
    for seat in (*range(len(s.players)), None):
        guessed = LORENZO.guess(LORENZO.view(s, seat), rng)
        here = next(one for one in LORENZO.decisions(guessed) if one.seat == decision.seat)
        if move not in here.moves:
            continue
        true, other = LORENZO.copy(s), guessed
        told = [one for one in LORENZO.apply(true, move, decision.seat) if one.known_to(seat)]
        heard = [one for one in LORENZO.apply(other, move, decision.seat) if one.known_to(seat)]
        assert told == heard
        assert dumped(LORENZO.view(true, seat).state) == dumped(LORENZO.view(other, seat).state)
