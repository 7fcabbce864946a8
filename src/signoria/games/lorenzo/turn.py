"""Set-up, rounds, the Vatican report: everything between the actions."""

from signoria.games.lorenzo import notation
from signoria.games.lorenzo.board import (
    ALL_MEMBERS,
    FAITH_NEEDED,
    FAITH_STEPS,
    FLOORS,
    LAPS,
    LEADERS_EACH,
    PALACE,
    ROUNDS,
    START_COINS,
    START_GOODS,
)
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import COINS, FAITH, POINTS
from signoria.games.lorenzo.gains import goods_message, tell, tell_to
from signoria.games.lorenzo.state import State
from signoria.games.lorenzo.tasks import (
    Afterwards,
    ChooseBonusTile,
    Church,
    DealLeader,
    DealtLeaders,
    DrawOrder,
    DrawTile,
    EndRound,
    KeepLeader,
    NextTurn,
    PassPackets,
    Report,
    Reveal,
    Roll,
    StartRound,
    TakeTurn,
)
from signoria.games.lorenzo.values import packet_from, standing
from signoria.kernel.agenda import together
from signoria.kernel.decision import Move, Seat
from signoria.kernel.game import Options
from signoria.kernel.message import message

# Set-up (section 2)


def new(options: Options) -> State:
    """L-27: tiles, turn order and coins, bonus tiles, leaders, round 1."""
    s = State.fresh(options)
    for p in s.players:
        for kind, amount in START_GOODS.pairs:
            p.goods[kind] = amount
        if not s.rules.advanced:
            p.tile = 0
    s.agenda.append(StartRound(1))
    if s.rules.advanced:
        s.agenda.append(DealtLeaders())
        for seat in reversed(range(s.rules.players)):
            s.agenda += [DealLeader(seat)] * LEADERS_EACH
    s.agenda.append(DrawOrder())
    s.agenda += [DrawTile(3), DrawTile(2), DrawTile(1)]
    return s


def tile_drawn(s: State, t: DrawTile, move: Move) -> None:
    """L-21."""
    s.tiles += (move.args[0],)
    tell(s, "event-tile", tile=EXCOMMUNICATIONS[move.args[0]].key)


def order_drawn(s: State, t: DrawOrder, move: Move) -> None:
    """L-24, L-25: coins by turn order, then bonus tiles against it."""
    s.order = move.args
    tell_order(s)
    for place, seat in enumerate(s.order):
        s.players[seat].goods[COINS] += START_COINS[place]
    if s.rules.advanced:
        s.agenda += [ChooseBonusTile(seat) for seat in s.order]


def tell_order(s: State) -> None:
    """The turn order, as a sentence."""
    seats = tuple(message("seat", seat=seat) for seat in s.order)
    tell(s, "event-order", seats=seats)


def bonus_tile_chosen(s: State, t: ChooseBonusTile, move: Move) -> None:
    """DP-1."""
    s.players[t.seat].tile = move.args[0]
    tell(s, "event-bonus-tile", seat=t.seat, tile=BONUS_TILES[move.args[0]].key)


def leader_dealt(s: State, t: DealLeader, move: Move) -> None:
    """RN-4: only the receiver sees it."""
    s.players[t.to].packet += move.args
    if s.news is not None:
        leader = message("leader", leader=LEADERS[move.args[0]].key)
        tell_to(s, (t.to,), "event-deal", seat=t.to, leader=leader)


def draft(s: State, t: DealtLeaders | None = None) -> None:
    """L-26: everybody keeps one, all at once; the last of a packet is kept without choice."""
    if len(s.players[0].packet) == 1:
        for seat, p in enumerate(s.players):
            keep(s, seat, p.packet[0])
        return
    s.agenda.append(PassPackets())
    s.agenda.append(together(tuple(KeepLeader(seat) for seat in range(s.rules.players))))


def leader_kept(s: State, t: KeepLeader, move: Move) -> None:
    """DP-2."""
    keep(s, t.seat, move.args[0])


def keep(s: State, seat: Seat, leader: int) -> None:
    """From the packet to the hand."""
    p = s.players[seat]
    p.packet = tuple(other for other in p.packet if other != leader)
    p.hand += (leader,)
    if s.news is not None:
        tell_to(
            s,
            (seat,),
            "event-keep",
            seat=seat,
            leader=message("leader", leader=LEADERS[leader].key),
        )


def pass_packets(s: State, t: PassPackets) -> None:
    """L-26: all at once."""
    packets = [p.packet for p in s.players]
    for seat, p in enumerate(s.players):
        p.packet = packets[packet_from(s, seat)]
    draft(s)


# Rounds


def start_round(s: State, t: StartRound) -> None:
    """L-3: phases A to D; L-30: a new period brings new cards."""
    s.round = t.round
    tell(s, "event-round", n=t.round)
    if t.round % 2:
        s.piles = tuple(
            tuple(n for n, card in CARDS.items() if card.kind == kind and card.period == s.period)
            for kind in range(4)
        )
    close_round(s)
    s.agenda.append(NextTurn(0))
    s.agenda.append(Roll())
    for space in reversed(range(FLOORS)):
        # Every pile has at least four cards, but for positions written by hand.
        if space & 3 < len(s.piles[space >> 2]):
            s.agenda.append(Reveal(space))


def close_round(s: State) -> None:
    """L-3: what comes after the turns, phase D and before it in every second round C."""
    s.agenda.append(EndRound())
    if reports(s.round):
        s.agenda.append(Report(0))


def reports(round_: int) -> bool:
    """L-3: does a Vatican report close the round?"""
    return round_ % 2 == 0


def revealed(s: State, t: Reveal, move: Move) -> None:
    """L-30."""
    number = move.args[0]
    kind = t.space >> 2
    piles = list(s.piles)
    piles[kind] = tuple(other for other in piles[kind] if other != number)
    s.piles = tuple(piles)
    s.floors[t.space] = number
    tell(s, "event-reveal", card=number)


def rolled(s: State, t: Roll, move: Move) -> None:
    """L-31."""
    s.dice = move.args
    white, black, orange = s.dice
    tell(s, "event-dice", white=white, black=black, orange=orange)


def next_turn(s: State, t: NextTurn) -> None:
    """L-40, L-127: four laps in turn order, then who skipped the first turn has one more."""
    players = s.rules.players
    regular = LAPS * players
    if t.turn >= regular + players:
        return
    s.agenda.append(NextTurn(t.turn + 1))
    seat = s.order[t.turn % players]
    p = s.players[seat]
    skips = standing(p).skips
    if t.turn < players and skips:
        tell(s, "event-skip", seat=seat)
        if s.rules.leaders_in_skipped_turn:
            s.agenda.append(Afterwards(seat))
    elif t.turn < regular:
        s.agenda.append(TakeTurn(seat, extra=False))
    elif skips and p.members:
        s.agenda.append(TakeTurn(seat, extra=True))


def lap_of(turn: int, players: int) -> int:
    """L-40: the lap of a turn counted from 0; an extra turn belongs to the last."""
    return min(LAPS, max(turn, 0) // players + 1)


# The Vatican report (section 13)


def report(s: State, t: Report) -> None:
    """L-200: one player after another in turn order."""
    if t.place == s.rules.players:
        return
    if t.place == 0:
        tell(s, "event-report", period=s.period)
    s.agenda.append(Report(t.place + 1))
    seat = s.order[t.place]
    if s.players[seat].goods[FAITH] < FAITH_NEEDED[s.period - 1]:
        condemn(s, seat)
    elif s.round == ROUNDS and not s.rules.round6_ask:
        support(s, seat)  # L-206
    else:
        s.agenda.append(Church(seat))


def church_answered(s: State, t: Church, move: Move) -> None:
    """L-202."""
    if move is notation.SUPPORT or move == notation.SUPPORT:
        support(s, t.seat)
    else:
        condemn(s, t.seat)


def support(s: State, seat: Seat) -> None:
    """L-202, L-195: the step's points, Sisto's too, and all faith is spent."""
    score_faith(s, seat, "event-support")
    for kind, amount in standing(s.players[seat]).supporting:
        s.players[seat].goods[kind] += amount
        tell(s, "event-gain", seat=seat, goods=goods_message(((kind, amount),)))


def score_faith(s: State, seat: Seat, id_: str) -> None:
    """L-202: the points of the step; the marker goes back."""
    goods = s.players[seat].goods
    points = FAITH_STEPS[goods[FAITH]]
    tell(s, id_, seat=seat, faith=goods[FAITH], points=points)
    goods[POINTS] += points
    goods[FAITH] = 0


def condemn(s: State, seat: Seat) -> None:
    """L-201, L-129; in round 6 the faith is scored all the same (L-205)."""
    tile = s.tiles[s.period - 1]
    s.players[seat].banned |= 1 << tile
    tell(s, "event-excommunicated", seat=seat, tile=EXCOMMUNICATIONS[tile].key)
    if s.round == ROUNDS:
        score_faith(s, seat, "event-last-faith")


# The end of a round (section 14)


def end_round(s: State, t: EndRound) -> None:
    """L-210 to L-213."""
    s.floors = [0] * FLOORS
    s.order = new_order(s)
    s.spaces = [()] * len(s.spaces)
    for p in s.players:
        p.members = ALL_MEMBERS
        p.used = 0
        p.sixes = 0
    tell_order(s)
    if s.round < ROUNDS:
        s.agenda.append(StartRound(s.round + 1))
    else:
        tell(s, "event-over")


def new_order(s: State) -> tuple[int, ...]:
    """L-211: by the first own member in the palace, then the others as before."""
    order: list[int] = []
    for code in s.spaces[PALACE]:
        if code >> 2 not in order:
            order.append(code >> 2)
    return (*order, *(seat for seat in s.order if seat not in order))
