"""Set-up and the order of turns."""

from typing import Final

from signoria.games.masters import sentences
from signoria.games.masters.board import (
    ALL_MARBLES,
    LEADERS_DEALT,
    PILES,
    START_FAITH,
    START_RESOURCES,
    TOKEN_COUNTS,
    pile_of,
)
from signoria.games.masters.cards import CARDS
from signoria.games.masters.faith import advance, tell
from signoria.games.masters.resolve import one, store
from signoria.games.masters.state import State
from signoria.games.masters.tasks import (
    DealLeader,
    DealMarble,
    Dealt,
    DrawFirst,
    DrawToken,
    KeepLeaders,
    NextTurn,
    Reveal,
    TakeStart,
    TakeTurn,
)
from signoria.kernel.agenda import together
from signoria.kernel.decision import Move
from signoria.kernel.game import Options
from signoria.kernel.message import message
from signoria.kernel.view import Event

FULL_PILES: Final = tuple(
    tuple(number for number, card in CARDS.items() if pile_of(card.colour, card.level) == pile)
    for pile in range(PILES)
)
"""2.1: the cards of each pile, in no order."""


def new(options: Options) -> State:
    """Section 2: the market, the grid, the leaders, the first player."""
    s = State.fresh(options)
    s.piles = FULL_PILES
    s.tokens = TOKEN_COUNTS if s.solo else ()
    s.agenda += [NextTurn(), DrawFirst(), Dealt()]
    for seat in reversed(range(s.rules.players)):
        s.agenda += [DealLeader(seat)] * LEADERS_DEALT
    s.agenda += [Reveal(pile) for pile in reversed(range(PILES))]
    s.agenda += [DealMarble()] * ALL_MARBLES
    return s


def marble_dealt(s: State, t: DealMarble, move: Move) -> None:
    """2.2: place after place, the spare last."""
    s.market += move.args


def revealed(s: State, t: Reveal, move: Move) -> None:
    """1.5."""
    (number,) = move.args
    piles = list(s.piles)
    piles[t.pile] = tuple(other for other in piles[t.pile] if other != number)
    s.piles = tuple(piles)
    tops = list(s.tops)
    tops[t.pile] = number
    s.tops = tuple(tops)
    tell(s, "masters-event-reveal", card=number)


def leader_dealt(s: State, t: DealLeader, move: Move) -> None:
    """2.4: only the receiver sees it."""
    s.players[t.to].packet += move.args
    if s.news is not None:
        dealt = message("masters-event-deal", seat=t.to, leader=move.args[0])
        s.news.append(Event(dealt, (t.to,)))


def dealt(s: State, t: Dealt) -> None:
    """2.4: everybody keeps two, all at once."""
    s.agenda.append(together(tuple(KeepLeaders(seat) for seat in range(s.rules.players))))


def leaders_kept(s: State, t: KeepLeaders, move: Move) -> None:
    """2.4: the other two go back to the box unseen."""
    p = s.players[t.seat]
    p.hand = move.args
    p.packet = ()
    if s.news is not None:
        first, second = move.args
        kept = message("masters-event-keep", seat=t.seat, first=first, second=second)
        s.news.append(Event(kept, (t.seat,)))


def first_drawn(s: State, t: DrawFirst, move: Move) -> None:
    """2.5: the inkwell, and what the later seats get for it."""
    (s.first,) = move.args
    tell(s, "masters-event-first", seat=s.first)
    players = s.rules.players
    for place in reversed(range(players)):
        seat = (s.first + place) % players
        s.agenda += [TakeStart(seat)] * START_RESOURCES[place]
        if START_FAITH[place]:
            advance(s, {seat: START_FAITH[place]})


def start_taken(s: State, t: TakeStart, move: Move) -> None:
    """2.5."""
    tell(s, "masters-event-gain", seat=t.seat, goods=sentences.goods(one(move.args[0])))
    store(s, t.seat, *move.args)


def next_turn(s: State, t: NextTurn) -> None:
    """3.1, 11.2: clockwise; the last round is played to its end. Solo: Lorenzo after each turn."""
    players = s.rules.players
    if s.ending and s.turn % players == 0:
        tell(s, "masters-event-over")
        return
    seat = (s.first + s.turn) % players
    s.agenda.append(NextTurn())
    s.agenda.append(TakeTurn(seat))
    if s.solo and s.turn:
        s.agenda.append(DrawToken())
    s.turn += 1
