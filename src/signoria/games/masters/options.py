"""What may be chosen: the complete list of answers for each task that is a decision."""

from itertools import combinations
from operator import lt

from signoria.games.masters import notation
from signoria.games.masters.board import (
    DEPOTS,
    EXTRA,
    LEADERS_KEPT,
    LINES,
    MARBLE_COUNTS,
    TOKEN_COUNTS,
)
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import RESOURCES
from signoria.games.masters.objections import buy_barred, needs_unmet, power_barred
from signoria.games.masters.state import Player, State
from signoria.games.masters.tasks import (
    ChooseIn,
    ChooseOut,
    ChoosePay,
    ChooseSlot,
    ChooseWhite,
    DealLeader,
    DealMarble,
    DrawFirst,
    DrawToken,
    KeepLeaders,
    LeaderWindow,
    Producing,
    Reveal,
    Store,
    TakeStart,
    TakeTurn,
)
from signoria.games.masters.values import (
    fits,
    powers,
    slots_for,
    stock,
    stored,
    warehouse,
    whites,
)
from signoria.kernel.decision import Move, Seat

PLACES = (*range(len(DEPOTS)), EXTRA)

# Chance


def marbles_left(s: State) -> list[int]:
    """How many marbles of each colour are not yet in the market."""
    return [count - s.market.count(marble) for marble, count in enumerate(MARBLE_COUNTS)]


def marbles(s: State, t: DealMarble) -> tuple[Move, ...]:
    """2.2: any colour that is left."""
    left = marbles_left(s)
    return tuple(move for move, count in zip(notation.MARBLE, left, strict=True) if count)


def marble_weights(s: State, t: DealMarble) -> tuple[int, ...]:
    """2.2: marbles of one colour are alike."""
    return tuple(count for count in marbles_left(s) if count)


def cards_to_reveal(s: State, t: Reveal) -> tuple[Move, ...]:
    """1.5: any card below."""
    return tuple(notation.REVEAL[number] for number in s.piles[t.pile])


def leaders_to_deal(s: State, t: DealLeader) -> tuple[Move, ...]:
    """2.4: any leader not dealt yet."""
    dealt = {leader for p in s.players for leader in p.packet}
    return tuple(move for number, move in notation.DEAL.items() if number not in dealt)


def firsts(s: State, t: DrawFirst) -> tuple[Move, ...]:
    """2.5: any seat."""
    return notation.FIRST[: s.rules.players]


def tokens_left(s: State) -> tuple[int, ...]:
    """13.2: how many of each token are face down; the seven of a new stack when there is none."""
    return s.tokens if any(s.tokens) else TOKEN_COUNTS


def tokens(s: State, t: DrawToken) -> tuple[Move, ...]:
    """13.2."""
    left = tokens_left(s)
    return tuple(move for move, count in zip(notation.TOKEN, left, strict=True) if count)


def token_weights(s: State, t: DrawToken) -> tuple[int, ...]:
    """13.1: two of the seven are alike."""
    return tuple(count for count in tokens_left(s) if count)


# Set-up


def leaders_to_keep(s: State, t: KeepLeaders) -> tuple[Move, ...]:
    """2.4: any two of the four."""
    packet = sorted(s.players[t.seat].packet)
    return tuple(
        notation.KEEP[first, second] for first, second in combinations(packet, LEADERS_KEPT)
    )


def starts(s: State, t: TakeStart) -> tuple[Move, ...]:
    """2.5: a resource of choice, in any depot that can take it."""
    return tuple(move for kind in RESOURCES for move in storing(s.players[t.seat], kind))


# Turns


def turn(s: State, t: TakeTurn) -> tuple[Move, ...]:
    """3.1, 3.2: a line of the market, a card, a production; or a leader action before it."""
    p = s.players[t.seat]
    has = stock(p)
    moves = list(notation.TAKE[: len(LINES)])
    moves += [
        notation.BUY[number]
        for number in s.tops
        if number and not buy_barred(s, p, number, has, None)
    ]
    moves += activations(p, (), has)
    return (*moves, *leader_actions(s, t.seat))


def activations(p: Player, chosen: tuple[int, ...], left: list[int]) -> list[Move]:
    """7.2, 7.3: the powers that can still be paid, beside those chosen."""
    return [
        notation.ACTIVATE[number]
        for number in powers(p)
        if not power_barred(p, number, chosen, left, None)
    ]


def window(s: State, t: LeaderWindow) -> tuple[Move, ...]:
    """3.1: after the main action."""
    return (*leader_actions(s, t.seat), notation.END)


def leader_actions(s: State, seat: Seat) -> list[Move]:
    """9.1, 9.2: play or discard."""
    p = s.players[seat]
    moves = [notation.PLAY[leader] for leader in p.hand if not needs_unmet(s, p, leader, None)]
    return moves + [notation.DISCARD[leader] for leader in p.hand]


# Market


def white_choices(s: State, t: ChooseWhite) -> tuple[Move, ...]:
    """5.4: one of the two resources."""
    return tuple(notation.WHITE[kind] for kind in sorted(whites(s.players[t.seat])))


def storing(p: Player, kind: int) -> list[Move]:
    """The depots that can take one more of a resource."""
    return [notation.STORE[kind][at] for at in PLACES if stored(p, kind, at) is not None]


def next_kinds(s: State, t: Store) -> list[int]:
    """5.6: one resource after the other; by the other reading it is the player who orders them.

    Where only what fits nowhere may go, it matters what is stored first.
    """
    return list(t.waiting[:1] if s.rules.discard_what_fits else dict.fromkeys(t.waiting))


def stores(s: State, t: Store) -> tuple[Move, ...]:
    """5.6: a depot, or out; out only for what fits nowhere, and for what is stored, by switches."""
    p = s.players[t.seat]
    kinds = next_kinds(s, t)
    moves = [move for kind in kinds for move in storing(p, kind)]
    out = [kind for kind in kinds if s.rules.discard_what_fits or not fits(p, kind)]
    if out and s.rules.discard_stored:
        out += [kind for kind in RESOURCES if kind not in kinds and warehouse(p)[kind]]
    moves += [notation.THROW[kind] for kind in out]
    return tuple(moves)


# Purchase and production


def slots(s: State, t: ChooseSlot) -> tuple[Move, ...]:
    """6.1."""
    free = slots_for(s.players[t.seat], CARDS[t.card].level)
    return tuple(notation.SLOT[slot] for slot in free)


def split(p: Player, kind: int, owed: int) -> tuple[int, int]:
    """4.6: the least and the most that the warehouse can pay of what is owed."""
    return max(owed - p.strongbox[kind], 0), min(warehouse(p)[kind], owed)


def to_split(p: Player, owed: tuple[int, ...]) -> list[int]:
    """4.6: the kinds owed that warehouse and strongbox can both pay."""
    return [kind for kind in RESOURCES if owed[kind] and lt(*split(p, kind, owed[kind]))]


def payments(s: State, t: ChoosePay) -> tuple[Move, ...]:
    """4.6: one kind after the other, or all from the warehouse first; that frees places."""
    p = s.players[t.seat]
    kind, *others = to_split(p, t.owed)
    owed = t.owed[kind]
    least, most = split(p, kind, owed)
    splits = tuple(notation.PAY[kind][n][owed - n] for n in range(most, least - 1, -1))
    return (notation.WAREHOUSE_FIRST, *splits) if others else splits


def left_after(p: Player, owed: tuple[int, ...]) -> list[int]:
    """What is on hand beside what is owed already."""
    return [has - amount for has, amount in zip(stock(p), owed, strict=True)]


def producing(s: State, t: Producing) -> tuple[Move, ...]:
    """7.2: another power, or produce."""
    p = s.players[t.seat]
    return (*activations(p, t.powers, left_after(p, t.owed)), notation.PRODUCE)


def inputs(s: State, t: ChooseIn) -> tuple[Move, ...]:
    """7.4: two resources of choice that are on hand."""
    left = left_after(s.players[t.seat], t.owed)
    return tuple(
        move
        for (one, other), move in notation.INTO.items()
        if (left[one] > 1 if one == other else left[one] and left[other])
    )


def outputs(s: State, t: ChooseOut) -> tuple[Move, ...]:
    """7.4: a resource of choice, not faith."""
    return notation.OUT


assert set(LEADERS).isdisjoint(CARDS), "powers are numbered by cards and leaders alike"
