"""What an answer does: one short function per task."""

from collections.abc import Iterator, Sequence

from signoria.games.masters import sentences
from signoria.games.masters.board import (
    CROSS_ONE,
    CROSS_TWO,
    DEPOTS,
    LINES,
    MARBLE_GIVES,
    RED_MARBLE,
    SEVENTH,
    SPARE,
    TOKEN_CARDS,
    TOKEN_COUNTS,
    TOKENS,
    WHITE_MARBLE,
    pile_of,
)
from signoria.games.masters.cards import CARDS
from signoria.games.masters.effects import COLOURS, FAITH_POINTS, LEVELS, RESOURCES
from signoria.games.masters.faith import advance, end_is_near, finish, tell
from signoria.games.masters.options import next_kinds, split, to_split, tokens_left
from signoria.games.masters.state import EMPTY, State
from signoria.games.masters.tasks import (
    Afterwards,
    ChooseIn,
    ChooseOut,
    ChoosePay,
    ChooseSlot,
    ChooseWhite,
    DrawToken,
    Fill,
    LeaderWindow,
    Pay,
    Producing,
    PutAway,
    PutCard,
    Remove,
    Reveal,
    Store,
    TakeTurn,
    TurnWhites,
)
from signoria.games.masters.values import POWERS, price, slots_for, stored, whites
from signoria.kernel.decision import Move, Seat
from signoria.kernel.message import Message, message

NOT_ANY = (0,) * len(RESOURCES)


# Turns


def turn_taken(s: State, t: TakeTurn, move: Move) -> None:
    """3.1: a main action, or a leader action before it."""
    if move.verb in ("play", "discard"):
        s.agenda.append(t)
        leader_action(s, t.seat, move)
        return
    s.agenda.append(Afterwards(t.seat))
    if move.verb == "take":
        take_line(s, t.seat, move.args[0])
    elif move.verb == "buy":
        buy(s, t.seat, move.args[0])
    else:
        activate(s, Producing(t.seat, (), NOT_ANY, (0,) * 5), move.args[0])


def afterwards(s: State, t: Afterwards) -> None:
    """3.1: a window opens when there is something to do in it: a leader can be discarded."""
    if s.players[t.seat].hand:
        s.agenda.append(LeaderWindow(t.seat))


def window_used(s: State, t: LeaderWindow, move: Move) -> None:
    """3.1: any number of leader actions, until the turn is ended."""
    if move.verb != "end":
        s.agenda.append(Afterwards(t.seat))
        leader_action(s, t.seat, move)


def leader_action(s: State, seat: Seat, move: Move) -> None:
    """9.1, 9.2."""
    p = s.players[seat]
    (leader,) = move.args
    p.hand = tuple(other for other in p.hand if other != leader)
    tell(s, f"masters-event-{move.verb}", seat=seat, leader=leader)
    if move.verb == "play":
        p.played += (leader,)
    else:
        s.discarded += (leader,)
        advance(s, {seat: 1})


# Market (section 5)


def take_line(s: State, seat: Seat, line: int) -> None:
    """5.1 to 5.4: read the marbles, push, count what they give."""
    places = LINES[line]
    marbles = [s.market[place] for place in places]
    s.market = pushed(s.market, places)
    if s.news is not None:
        tell(s, "masters-event-take", seat=seat, line=sentences.line(line))
    taken = [0] * len(RESOURCES)
    for marble in marbles:
        if marble in MARBLE_GIVES:
            taken[MARBLE_GIVES[marble]] += 1
    red = RED_MARBLE in marbles
    later = red and not s.rules.red_marble_first
    s.agenda.append(TurnWhites(seat, marbles.count(WHITE_MARBLE), tuple(taken), int(later)))
    if red and not later:
        advance(s, {seat: 1})


def pushed(market: tuple[int, ...], places: tuple[int, ...]) -> tuple[int, ...]:
    """5.2: the spare marble in at the end, the first one out."""
    after = list(market)
    after[SPARE] = market[places[0]]
    for place, following in zip(places, (*places[1:], SPARE), strict=True):
        after[place] = market[following]
    return tuple(after)


def turn_whites(s: State, t: TurnWhites) -> None:
    """5.4: nothing, the one resource, or a choice for each marble."""
    kinds = whites(s.players[t.seat])
    taken = list(t.taken)
    if t.whites and len(kinds) > 1:
        s.agenda.append(ChooseWhite(*t))
        return
    if kinds:
        taken[kinds[0]] += t.whites
    if s.news is not None and any(taken):
        tell(s, "masters-event-gain", seat=t.seat, goods=sentences.goods(taken))
    waiting = tuple(kind for kind in RESOURCES for _ in range(taken[kind]))
    s.agenda.append(PutAway(t.seat, waiting, 0, t.own))


def white_chosen(s: State, t: ChooseWhite, move: Move) -> None:
    """5.4: for this marble."""
    taken = list(t.taken)
    taken[move.args[0]] += 1
    s.agenda.append(TurnWhites(t.seat, t.whites - 1, tuple(taken), t.own))


def put_away(s: State, t: PutAway) -> None:
    """5.6, 5.7: one resource after the other, then the faith of the others."""
    if t.waiting:
        s.agenda.append(Store(*t))
        return
    if t.discarded or t.own:
        for steps, cross in movements(s, t):
            if not s.result:
                advance(s, steps, cross)


def movements(s: State, t: PutAway) -> Iterator[tuple[dict[Seat, int], int]]:
    """5.5, 5.7: who moves how far together, solo the cross; one movement after the other."""
    rules = s.rules
    seats = range(rules.players)
    groups: list[Sequence[Seat]] = [seats]
    if rules.discards_player_by_player and not s.solo:
        groups = [(seat,) for seat in (*seats[t.seat + 1 :], *seats[: t.seat])]
    apart = rules.red_marble_last or rules.discards_one_by_one or rules.discards_player_by_player
    for steps in [1] * t.discarded if rules.discards_one_by_one else [t.discarded]:
        for group in groups:
            moved = {} if s.solo else dict.fromkeys(group, steps)
            moved[t.seat] = 0 if apart else t.own
            yield moved, steps if s.solo else 0
    if apart:
        yield {t.seat: t.own}, 0


def put(s: State, t: Store, move: Move) -> None:
    """5.6: into a depot, or out; 4.4: by a switch also something stored instead."""
    kind = move.args[0]
    discarded = t.discarded
    waiting = t.waiting
    if kind in next_kinds(s, t):
        at = waiting.index(kind)
        waiting = waiting[:at] + waiting[at + 1 :]
    else:
        unstore(s, t.seat, kind, 1)
    if move.verb == "store":
        store(s, t.seat, *move.args)
    else:
        discarded += 1
        if s.news is not None:
            tell(s, "masters-event-throw", seat=t.seat, goods=sentences.goods(one(kind)))
    s.agenda.append(PutAway(t.seat, waiting, discarded, t.own))


def one(kind: int) -> tuple[int, ...]:
    """One of a resource."""
    return tuple(int(other == kind) for other in RESOURCES)


def store(s: State, seat: Seat, kind: int, depot: int) -> None:
    """4.1 to 4.3."""
    p = s.players[seat]
    layout = stored(p, kind, depot)
    assert layout is not None, "only places that can take it are offered"
    p.depots, p.extra = layout


def unstore(s: State, seat: Seat, kind: int, left: int) -> None:
    """4.6: out of the warehouse; base depots are emptied before the extra one."""
    p = s.players[seat]
    depots = list(p.depots)
    for place in range(len(DEPOTS)):
        there, count = depots[place]
        if there == kind and left:
            gone = min(count, left)
            left -= gone
            depots[place] = (kind, count - gone) if count > gone else (EMPTY, 0)
    p.depots = tuple(depots)
    extra = list(p.extra)
    extra[kind] -= left
    p.extra = tuple(extra)


# Purchase (section 6)


def buy(s: State, seat: Seat, number: int) -> None:
    """6.1: a slot, if there is a choice."""
    free = slots_for(s.players[seat], CARDS[number].level)
    if len(free) > 1:
        s.agenda.append(ChooseSlot(seat, number))
    else:
        pay_for(s, seat, number, free[0])


def slot_chosen(s: State, t: ChooseSlot, move: Move) -> None:
    """6.1."""
    pay_for(s, t.seat, t.card, move.args[0])


def pay_for(s: State, seat: Seat, number: int, slot: int) -> None:
    """6.3."""
    s.agenda.append(PutCard(seat, number, slot))
    s.agenda.append(Pay(seat, price(s.players[seat], number)))


def pay(s: State, t: Pay) -> None:
    """4.6: ask only where warehouse and strongbox can both pay."""
    if to_split(s.players[t.seat], t.owed):
        s.agenda.append(ChoosePay(t.seat, t.owed))
    else:
        pay_rest(s, t.seat, t.owed)


def pay_rest(s: State, seat: Seat, owed: tuple[int, ...]) -> None:
    """4.6: from the warehouse, and from the strongbox what is not there."""
    for kind in RESOURCES:
        if owed[kind]:
            _, most = split(s.players[seat], kind, owed[kind])
            spend(s, seat, kind, most, owed[kind] - most)


def paid(s: State, t: ChoosePay, move: Move) -> None:
    """4.6."""
    if move.verb == "warehouse":
        pay_rest(s, t.seat, t.owed)
        return
    kind, from_warehouse, from_strongbox = move.args
    spend(s, t.seat, kind, from_warehouse, from_strongbox)
    owed = list(t.owed)
    owed[kind] = 0
    s.agenda.append(Pay(t.seat, tuple(owed)))


def spend(s: State, seat: Seat, kind: int, from_warehouse: int, from_strongbox: int) -> None:
    """6.3: resources go to the supply."""
    unstore(s, seat, kind, from_warehouse)
    p = s.players[seat]
    box = list(p.strongbox)
    box[kind] -= from_strongbox
    p.strongbox = tuple(box)
    if s.news is not None:
        goods = (sentences.good(kind, from_warehouse + from_strongbox),)
        tell(s, "masters-event-pay", seat=seat, goods=goods)


def put_card(s: State, t: PutCard) -> None:
    """6.4, 6.5; in solo first the column, then the seventh card (13.5)."""
    p = s.players[t.seat]
    slots = list(p.slots)
    slots[t.slot] += (t.card,)
    p.slots = tuple(slots)
    tell(s, "masters-event-card", seat=t.seat, card=t.card)
    card = CARDS[t.card]
    take_top(s, pile_of(card.colour, card.level))
    seventh = len(p.cards) >= SEVENTH
    if s.solo:
        if seventh and s.rules.seventh_card_wins:
            finish(s, 1, message("masters-end-seventh"))
        elif colour_empty(s, card.colour):
            finish(s, -1, no_card_left(card.colour))
        elif seventh:
            finish(s, 1, message("masters-end-seventh"))
    elif seventh:
        end_is_near(s)


def take_top(s: State, pile: int) -> None:
    """6.4: the card below is seen now."""
    tops = list(s.tops)
    tops[pile] = 0
    s.tops = tuple(tops)
    if s.piles[pile]:
        s.agenda.append(Reveal(pile))


def colour_empty(s: State, colour: int) -> bool:
    """13.4: no card of the colour is left in the grid."""
    return not any(
        s.tops[pile] or s.piles[pile] for pile in (pile_of(colour, level) for level in LEVELS)
    )


def no_card_left(colour: int) -> Message:
    """13.4: why a game is lost."""
    return message("masters-end-colour", colour=COLOURS[colour])


# Production (section 7)


def activate(s: State, t: Producing, number: int) -> None:
    """7.2 to 7.4: add a power to those chosen, and ask what is of choice."""
    power = POWERS[number]
    owed = tuple(a + b for a, b in zip(t.owed, power.pays.amounts, strict=False))
    gives = tuple(a + b for a, b in zip(t.gives, power.gives.amounts, strict=True))
    chosen = (*t.powers, number)
    if power.any_in:
        s.agenda.append(ChooseIn(t.seat, chosen, owed, gives))
    elif power.any_out:
        s.agenda.append(ChooseOut(t.seat, chosen, owed, gives))
    else:
        s.agenda.append(Producing(t.seat, chosen, owed, gives))


def input_chosen(s: State, t: ChooseIn, move: Move) -> None:
    """7.4."""
    owed = list(t.owed)
    for kind in move.args:
        owed[kind] += 1
    s.agenda.append(ChooseOut(t.seat, t.powers, tuple(owed), t.gives))


def output_chosen(s: State, t: ChooseOut, move: Move) -> None:
    """7.4."""
    gives = list(t.gives)
    gives[move.args[0]] += 1
    s.agenda.append(Producing(t.seat, t.powers, t.owed, tuple(gives)))


def produced(s: State, t: Producing, move: Move) -> None:
    """7.3: pay everything, then take everything."""
    if move.verb == "activate":
        activate(s, t, move.args[0])
    else:
        s.agenda.append(Fill(t.seat, t.gives))
        s.agenda.append(Pay(t.seat, t.owed))


def fill(s: State, t: Fill) -> None:
    """7.5: the strongbox, and all faith in one step."""
    p = s.players[t.seat]
    p.strongbox = tuple(
        has + new for has, new in zip(p.strongbox, t.gives[:FAITH_POINTS], strict=True)
    )
    if s.news is not None and any(t.gives[:FAITH_POINTS]):
        goods = sentences.goods(t.gives[:FAITH_POINTS])
        tell(s, "masters-event-produce", seat=t.seat, goods=goods)
    if t.gives[FAITH_POINTS]:
        advance(s, {t.seat: t.gives[FAITH_POINTS]})


# Solo (section 13)


def token_drawn(s: State, t: DrawToken, move: Move) -> None:
    """13.2."""
    (token,) = move.args
    left = list(tokens_left(s))
    left[token] -= 1
    s.tokens = tuple(left)
    tell(s, "masters-event-token", token=message(f"masters-token-{TOKENS[token].strip('+')}"))
    if token < CROSS_TWO:
        s.agenda.append(Remove(token, TOKEN_CARDS))
    elif token == CROSS_ONE:
        s.tokens = TOKEN_COUNTS
        advance(s, {}, cross=1)
    else:
        advance(s, {}, cross=2)


def remove(s: State, t: Remove) -> None:
    """13.2: the lowest level that has a card."""
    pile = next(pile for pile in (pile_of(t.colour, level) for level in LEVELS) if s.tops[pile])
    tell(s, "masters-event-remove", card=s.tops[pile])
    if t.cards > 1:
        s.agenda.append(Remove(t.colour, t.cards - 1))
    take_top(s, pile)
    if colour_empty(s, t.colour):
        finish(s, -1, no_card_left(t.colour))


assert len(COLOURS) == CROSS_TWO, "the tokens of the colours come first"
