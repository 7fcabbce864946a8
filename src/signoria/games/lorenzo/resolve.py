"""What an answer does: one short function per task."""

from signoria.games.lorenzo import notation
from signoria.games.lorenzo.board import (
    FLOORS,
    MARKET,
    MARKET_GOODS,
    MARKET_PRIVILEGES,
    MEMBERS,
    PALACE,
    PALACE_GOODS,
    PALACE_PRIVILEGES,
    PRIVILEGES,
    SPACES,
    area_of,
)
from signoria.games.lorenzo.cards import CARDS, LEADERS
from signoria.games.lorenzo.effects import (
    COINS,
    SERVANTS,
    STONES,
    WOODS,
    Activate,
    Effect,
    Gain,
    Privileges,
    SetOneMember,
    TakeCard,
)
from signoria.games.lorenzo.gains import (
    gain,
    goods_message,
    immediate_goods,
    pay,
    pay_servants,
    receive,
    tell,
)
from signoria.games.lorenzo.options import (
    affordable,
    has_bonus_target,
    leader_actions,
    members_to_set,
    placing,
    taking,
    work_least,
)
from signoria.games.lorenzo.state import NONE, State
from signoria.games.lorenzo.tasks import (
    Afterwards,
    BonusTake,
    BonusWork,
    ChoosePart,
    ChoosePrice,
    LeaderWindow,
    Lose,
    Privilege,
    Resolve,
    SetMember,
    SpendServants,
    TakeTurn,
)
from signoria.games.lorenzo.values import (
    WOOD_STONE_TILE,
    Pairs,
    acts_as,
    card_raises,
    floor_bonus,
    standing,
    surcharge,
)
from signoria.games.lorenzo.work import begin_work
from signoria.kernel.decision import Move, Seat
from signoria.kernel.message import message

GOODS_PART = 0
PRIVILEGE_PART = 1
ACTION_PART = 2


def lost(s: State, t: Lose, move: Move) -> None:
    """DP-15: the one unit that I-4 takes."""
    kind = move.args[0]
    s.players[t.seat].goods[kind] -= 1
    tell(s, "event-lose", seat=t.seat, goods=goods_message(((kind, 1),)))


# Turns and placements


def turn_taken(s: State, t: TakeTurn, move: Move) -> None:
    """L-41."""
    if move.verb == "place":
        member, space = move.args
        if s.rules.advanced:
            s.agenda.append(Afterwards(t.seat))
        s.agenda.append(placing(s, t.seat, member, space))
    elif move.verb in ("forfeit", "decline"):
        tell(s, f"event-{move.verb}", seat=t.seat)
    else:
        s.agenda.append(t)
        leader_action(s, t.seat, move)


def afterwards(s: State, t: Afterwards) -> None:
    """L-142: a window opens when there is something to do in it."""
    if leader_actions(s, t.seat):
        s.agenda.append(LeaderWindow(t.seat))


def window_used(s: State, t: LeaderWindow, move: Move) -> None:
    """Any number of leader actions, until the turn is ended."""
    if move.verb != "end":
        s.agenda.append(Afterwards(t.seat))
        leader_action(s, t.seat, move)


def servants_spent(s: State, t: SpendServants, move: Move) -> None:
    """The value is known: enter the space, or go on to the card's price."""
    servants = move.args[0]
    if t.space < FLOORS:
        price = ChoosePrice(t.seat, t.space, t.member, servants, t.less)
        found = affordable(s, price) if s.floors[t.space] else [(notation.PAY_GOODS, ())]
        if len(found) > 1:
            s.agenda.append(price)
        else:
            take_card(s, price, found[0][1])
        return
    pay_servants(s, t.seat, servants)
    stand(s, t.seat, t.member, t.space)
    if t.space == PALACE:
        hit, _ = receive(s, t.seat, PALACE_GOODS.pairs, 0)
        s.agenda.append(Privilege(t.seat, PALACE_PRIVILEGES, (), hit))
    elif t.space < PALACE:
        enter_market(s, t.seat, t.space - MARKET)
    else:
        begin_work(
            s, t.seat, area_of(t.space), t.value + servants // standing(s.players[t.seat]).slow
        )


def stand(s: State, seat: Seat, member: int, space: int) -> None:
    """Put the member on the space."""
    p = s.players[seat]
    p.members &= ~(1 << member)
    s.spaces[space] += (seat * 4 + member,)
    if s.news is not None:
        tell(
            s,
            "event-place",
            seat=seat,
            member=message(f"member-{MEMBERS[member]}"),
            space=message("space", space=SPACES[space]),
        )


def enter_market(s: State, seat: Seat, stall: int) -> None:
    """L-5."""
    if MARKET_PRIVILEGES[stall]:
        s.agenda.append(Privilege(seat, MARKET_PRIVILEGES[stall], (), 0))
    else:
        gain(s, seat, MARKET_GOODS[stall].pairs)


# Taking a card (section 7)


def price_chosen(s: State, t: ChoosePrice, move: Move) -> None:
    """DP-5."""
    for choice, pairs in affordable(s, t):
        if choice == move:
            take_card(s, t, pairs)


def take_card(s: State, t: ChoosePrice, price: Pairs) -> None:
    """L-71, in its order: servants, surcharge, member, floor bonus, cost, card, effect."""
    seat = t.seat
    p = s.players[seat]
    number = s.floors[t.space]
    bonus = t.member == NONE
    pay_servants(s, seat, t.servants)
    coins = surcharge(s, p, t.space >> 2, bonus=bonus)
    if coins:
        pay(s, seat, ((COINS, coins),))
    if not bonus:
        stand(s, seat, t.member, t.space)
    floor = floor_bonus(p, t.space)
    if floor:
        receive(s, seat, floor, 0)
    if not number:
        return  # the switch ariosto_floor_bonus_only: the bonus alone
    if price:
        pay(s, seat, price)
    s.floors[t.space] = 0
    own = list(p.cards)
    own[t.space >> 2] += (number,)
    p.cards = tuple(own)
    tell(s, "event-card", seat=seat, card=number)
    left = _PARTS[number]
    if left:
        s.agenda.append(Resolve(seat, number, left, 0))


def part_of(effect: Effect) -> int:
    """The part of an immediate effect that a node belongs to (L-83)."""
    if isinstance(effect, Privileges):
        return PRIVILEGE_PART
    return ACTION_PART if isinstance(effect, (TakeCard, Activate)) else GOODS_PART


_PARTS = {number: tuple(sorted(set(map(part_of, card.now)))) for number, card in CARDS.items()}


def resolve(s: State, t: Resolve) -> None:
    """L-81, L-83: the parts of an immediate effect, one after another.

    Goods and privileges give the same in any order, so a player is asked only when one of the parts
    is an action that can be done now; the others come in the default order.
    """
    if len(t.parts) > 1 and ACTION_PART in t.parts and action_possible(s, t.seat, t.card):
        s.agenda.append(ChoosePart(*t))
    else:
        do_part(s, t, _default_part(s, t))


def _default_part(s: State, t: Resolve) -> int:
    """Goods first; but under I-4 a privilege of the same source, which may bring wood and stone."""
    if (
        t.parts[0] == GOODS_PART
        and PRIVILEGE_PART in t.parts
        and s.players[t.seat].banned >> WOOD_STONE_TILE & 1
    ):
        return PRIVILEGE_PART
    return t.parts[0]


def part_chosen(s: State, t: ChoosePart, move: Move) -> None:
    """DP-6."""
    do_part(s, Resolve(*t), move.args[0])


def do_part(s: State, t: Resolve, part: int) -> None:
    """Resolve one part; the rest waits below it."""
    rest = tuple(other for other in t.parts if other != part)
    card = CARDS[t.card]
    if part == PRIVILEGE_PART:
        count = sum(e.count for e in card.now if isinstance(e, Privileges))
        s.agenda.append(Privilege(t.seat, count, (), t.hit, t.card, rest))
    elif part == GOODS_PART:
        hit, lose = receive(s, t.seat, immediate_goods(s, t.seat, t.card), t.hit)
        if rest:
            s.agenda.append(Resolve(t.seat, t.card, rest, hit))
        if lose:
            s.agenda.append(Lose(t.seat))
    else:
        if rest:
            s.agenda.append(Resolve(t.seat, t.card, rest, t.hit))
        for effect in card.now:
            if isinstance(effect, (TakeCard, Activate)):
                bonus_action(s, t.seat, effect)


# Bonus actions (section 9)


def bonus_action(s: State, seat: Seat, effect: TakeCard | Activate) -> None:
    """L-100; without a target it is lost (L-104)."""
    task = bonus_task(s, seat, effect)
    if task is None:
        tell(s, "event-no-action", seat=seat)
    else:
        s.agenda.append(task)


def bonus_task(s: State, seat: Seat, effect: TakeCard | Activate) -> BonusTake | BonusWork | None:
    """The decision that a bonus action begins with; None = nothing can be done."""
    p = s.players[seat]
    if isinstance(effect, TakeCard):
        task = BonusTake(seat, effect.kinds, effect.value, effect.less.amounts)
        return task if has_bonus_target(s, p, task) else None
    value = effect.value + standing(p).raises[effect.area]
    if not effect.plain:
        value += card_raises(p)[effect.area]
    least = work_least(s, p, value)
    return BonusWork(seat, effect.area, value, least) if least <= p.goods[SERVANTS] else None


def action_possible(s: State, seat: Seat, number: int) -> bool:
    """Has the card's bonus action a target now?"""
    return any(
        bonus_task(s, seat, effect) is not None
        for effect in CARDS[number].now
        if isinstance(effect, (TakeCard, Activate))
    )


def bonus_taken(s: State, t: BonusTake, move: Move) -> None:
    """DP-8."""
    if move.verb == "decline":
        tell(s, "event-decline-action", seat=t.seat)
    else:
        s.agenda.append(taking(s, t, move.args[0]))


def bonus_worked(s: State, t: BonusWork, move: Move) -> None:
    """DP-9."""
    if move.verb == "decline":
        tell(s, "event-decline-action", seat=t.seat)
        return
    servants = move.args[0]
    pay_servants(s, t.seat, servants)
    begin_work(s, t.seat, t.area, t.value + servants // standing(s.players[t.seat]).slow)


# Privileges


def privilege_chosen(s: State, t: Privilege, move: Move) -> None:
    """L-111, L-122: the goods belong to the source that granted the privilege."""
    entry = move.args[0]
    own_source = s.rules.privilege_own_source
    hit, lose = receive(s, t.seat, PRIVILEGES[entry].pairs, 0 if own_source else t.hit)
    if own_source:
        hit = t.hit
    if t.left > 1:
        s.agenda.append(t._replace(left=t.left - 1, had=(*t.had, entry), hit=hit))
    elif t.parts:
        s.agenda.append(Resolve(t.seat, t.card, t.parts, hit))
    if lose:
        s.agenda.append(Lose(t.seat))


# Leader actions (section 12)


def leader_action(s: State, seat: Seat, move: Move) -> None:
    """L-140."""
    p = s.players[seat]
    leader = move.args[0]
    key = message("leader", leader=LEADERS[leader].key)
    tell(s, f"event-{move.verb}-leader", seat=seat, leader=key)
    if move.verb == "play":
        p.hand = tuple(other for other in p.hand if other != leader)
        p.played += (leader,)
    elif move.verb == "discard":
        p.hand = tuple(other for other in p.hand if other != leader)
        s.discarded += (leader,)
        s.agenda.append(Privilege(seat, 1, (), 0))
    elif move.verb == "copy":
        p.copied = leader
    else:
        p.used |= 1 << leader
        use_leader(s, seat, LEADERS[acts_as(p, leader)].once)


def use_leader(s: State, seat: Seat, once: tuple[Effect, ...]) -> None:
    """L-144: what a once-per-round leader does."""
    for effect in once:
        if isinstance(effect, Gain):
            gain(s, seat, effect.goods.pairs)
        elif isinstance(effect, Privileges):
            s.agenda.append(Privilege(seat, effect.count, (), 0))
        elif isinstance(effect, (TakeCard, Activate)):
            bonus_action(s, seat, effect)
        elif isinstance(effect, SetOneMember):
            task = SetMember(seat, effect.value)
            if members_to_set(s, task):
                s.agenda.append(task)


def member_set(s: State, t: SetMember, move: Move) -> None:
    """DP-11, L-193."""
    member = move.args[0]
    s.players[t.seat].sixes |= 1 << member
    tell(s, "event-six", seat=t.seat, member=message(f"member-{MEMBERS[member]}"), value=t.value)


assert (WOODS, STONES) == (1, 2), "lose wood and lose stone stand for these kinds"
