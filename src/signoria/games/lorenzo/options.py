"""What may be chosen: the complete list of answers for each task that is a decision."""

from signoria.games.lorenzo import notation
from signoria.games.lorenzo.board import FLOOR_VALUES, FLOORS, MEMBERS, NEUTRAL, PALACE, WHITE
from signoria.games.lorenzo.cards import BONUS_TILES, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import ANY_KIND, NOTHING, SERVANTS
from signoria.games.lorenzo.objections import (
    card_barred,
    copy_barred,
    exchange_short,
    most_servants,
    needs_unmet,
    payable,
    same_colour,
    servants_needed,
    space_barred,
    too_weak,
    use_barred,
    weakest_member,
)
from signoria.games.lorenzo.state import NONE, Player, State
from signoria.games.lorenzo.tasks import (
    BonusTake,
    BonusWork,
    ChooseBonusTile,
    ChoosePart,
    ChoosePrice,
    Church,
    DealLeader,
    DrawOrder,
    DrawTile,
    KeepLeader,
    LeaderWindow,
    Lose,
    Privilege,
    Reveal,
    Roll,
    SetMember,
    SpendServants,
    TakeTurn,
    Trade,
)
from signoria.games.lorenzo.values import (
    copier_of,
    member_value,
    members_left,
    prices,
    raises_of,
    space_value,
    standing,
    stock_for_card,
    surcharge,
)
from signoria.kernel.decision import Move, Seat

# Set-up


def orders(s: State, t: DrawOrder) -> tuple[Move, ...]:
    """RN-3."""
    return notation.ORDERS[s.rules.players]


def excommunications(s: State, t: DrawTile) -> tuple[Move, ...]:
    """RN-2: one of the seven of the period."""
    return tuple(
        move
        for move, tile in zip(notation.DRAW_TILE, EXCOMMUNICATIONS, strict=True)
        if tile.period == t.period
    )


def bonus_tiles(s: State, t: ChooseBonusTile) -> tuple[Move, ...]:
    """L-25: an advanced side that nobody has."""
    chosen = [p.tile for p in s.players]
    return tuple(notation.BONUS_TILE[i] for i in range(1, len(BONUS_TILES)) if i not in chosen)


def leaders_to_deal(s: State, t: DealLeader) -> tuple[Move, ...]:
    """RN-4: any leader not dealt yet."""
    dealt = {leader for p in s.players for leader in p.packet}
    return tuple(move for index, move in enumerate(notation.DEAL) if index not in dealt)


def leaders_to_keep(s: State, t: KeepLeader) -> tuple[Move, ...]:
    """L-26."""
    return tuple(notation.KEEP[leader] for leader in s.players[t.seat].packet)


def cards_to_reveal(s: State, t: Reveal) -> tuple[Move, ...]:
    """L-30, L-252: any card of the pile; its order is unknown to all."""
    return tuple(notation.REVEAL[number] for number in s.piles[t.space >> 2])


def rolls(s: State, t: Roll) -> tuple[Move, ...]:
    """L-31."""
    return notation.ROLLS


# Turns


def turn(s: State, t: TakeTurn) -> tuple[Move, ...]:
    """L-41 to L-44: leader actions and placements; without a placement one may give the turn up."""
    moves = placements(s, t.seat)
    if t.extra:
        moves.append(notation.DECLINE)
    elif not moves:
        moves.append(notation.FORFEIT)
    if s.rules.advanced:
        moves += leader_actions(s, t.seat)
    return tuple(moves)


def window(s: State, t: LeaderWindow) -> tuple[Move, ...]:
    """L-142: after the placement."""
    return (*leader_actions(s, t.seat), notation.END)


def placements(s: State, seat: Seat) -> list[Move]:
    """L-42: every member on every space where it can be brought with the servants there are."""
    p = s.players[seat]
    members = [(notation.PLACE[member], member_value(s, p, member)) for member in members_left(p)]
    neutral = members[-1:] if p.members >> NEUTRAL & 1 else []
    raises = raises_of(p)
    slow = standing(p).slow
    lift = p.goods[SERVANTS] // slow
    moves: list[Move] = []
    for kind in ANY_KIND:
        able = neutral if same_colour(s, seat, kind * 4, WHITE, None) else members
        if not able:
            continue
        strongest = max([value for _, value in able])
        coins = surcharge(s, p, kind)
        for space in range(kind * 4, kind * 4 + 4):
            number = FLOOR_VALUES[space & 3]
            if strongest < weakest_member(s, number, raises[kind], lift):
                break  # the floors above ask for more
            if card_barred(s, p, space, coins, None):
                continue
            most = most_servants(s, p, space, coins, NOTHING.amounts, None)
            if most >= 0:
                least = weakest_member(s, number, raises[kind], most // slow)
                moves += [to[space] for to, value in able if value >= least]
    for space in s.rules.spaces[FLOORS:]:
        if not space_barred(s, p, space, None):
            least = weakest_member(s, 1, space_value(space, raises), lift)
            kept_off = space > PALACE and same_colour(s, seat, space, WHITE, None)
            able = neutral if kept_off else members
            moves += [to[space] for to, value in able if value >= least]
    return moves


def placing(s: State, seat: Seat, member: int, space: int) -> SpendServants:
    """The task that a placement begins with: its value, and the servants it takes."""
    p = s.players[seat]
    own = member_value(s, p, member)
    value = own + space_value(space, raises_of(p))
    most = p.goods[SERVANTS]
    number = 1
    if space < FLOORS:
        most = most_servants(s, p, space, surcharge(s, p, space >> 2), NOTHING.amounts, None)
        number = FLOOR_VALUES[space & 3]
    least = servants_needed(s, p, number, value, own)
    return SpendServants(seat, space, member, value, least, most, NOTHING.amounts)


def servants(s: State, t: SpendServants) -> tuple[Move, ...]:
    """L-56: as many as needed, or more."""
    return notation.SPEND[t.least : t.most + 1]


# Bonus actions (section 9)


def taking(s: State, t: BonusTake, space: int) -> SpendServants:
    """The task that taking the card of a floor as a bonus action begins with (L-100)."""
    p = s.players[t.seat]
    value = t.value + raises_of(p)[space >> 2]
    coins = surcharge(s, p, space >> 2, bonus=True)
    most = most_servants(s, p, space, coins, t.less, None)
    least = servants_needed(s, p, FLOOR_VALUES[space & 3], value, 1)
    return SpendServants(t.seat, space, NONE, value, least, most, t.less)


def bonus_floors(s: State, t: BonusTake) -> list[Move]:
    """L-101: every floor with a card of an allowed kind that can be reached and paid."""
    p = s.players[t.seat]
    moves: list[Move] = []
    for kind in t.kinds:
        coins = surcharge(s, p, kind, bonus=True)
        for space in range(kind * 4, kind * 4 + 4):
            if card_barred(s, p, space, coins, None, bonus=True):
                continue
            begun = taking(s, t, space)
            if not too_weak(s, space, begun.value, begun.least, begun.most, None):
                moves.append(notation.TAKE[space])
    return moves


def bonus_take(s: State, t: BonusTake) -> tuple[Move, ...]:
    """DP-8."""
    return (*bonus_floors(s, t), notation.DECLINE)


def bonus_work(s: State, t: BonusWork) -> tuple[Move, ...]:
    """DP-9: servants that reach a value of 1, or nothing."""
    most = s.players[t.seat].goods[SERVANTS]
    return (*notation.SPEND[t.least : most + 1], notation.DECLINE)


# Choices inside an action


def affordable(s: State, t: ChoosePrice) -> list[tuple[Move, tuple[tuple[int, int], ...]]]:
    """L-76, L-77: the alternatives that can be paid once servants and surcharge are gone."""
    p = s.players[t.seat]
    coins = surcharge(s, p, t.space >> 2, bonus=t.member == NONE)
    stock = stock_for_card(s, p, t.space, coins)
    stock[SERVANTS] -= t.servants
    return [
        (price[0], price[1])
        for price in prices(s, p, s.floors[t.space], t.less)
        if payable(stock, price, None)
    ]


def price_choices(s: State, t: ChoosePrice) -> tuple[Move, ...]:
    """DP-5."""
    return tuple(move for move, _ in affordable(s, t))


def parts(s: State, t: ChoosePart) -> tuple[Move, ...]:
    """DP-6, L-83."""
    return tuple(notation.FIRST[part] for part in t.parts)


def privileges(s: State, t: Privilege) -> tuple[Move, ...]:
    """DP-7, L-85: those of one effect differ."""
    if not t.had:
        return notation.PRIVILEGE
    return tuple(move for i, move in enumerate(notation.PRIVILEGE) if i not in t.had)


def ways(budget: tuple[int, ...], number: int) -> list[Move]:
    """L-91, L-92: the arrows of a card's exchange that the frozen stock can still pay."""
    exchange = notation.EXCHANGES.get(number)
    if exchange is None:
        return []
    return [
        move
        for way, move in zip(exchange.ways, notation.WAYS[number], strict=True)
        if not exchange_short(budget, way.pay.pairs, None)
    ]


def trades(s: State, t: Trade) -> tuple[Move, ...]:
    """DP-10: one of the arrows, or none."""
    return (*ways(t.budget, t.cards[0]), notation.SKIP[t.cards[0]])


def losses(s: State, t: Lose) -> tuple[Move, ...]:
    """DP-15."""
    return (notation.LOSE_WOOD, notation.LOSE_STONE)


def members_to_set(s: State, t: SetMember) -> tuple[Move, ...]:
    """DP-11, L-193: a coloured member not yet placed."""
    p = s.players[t.seat]
    return tuple(notation.SET_MEMBER[m] for m in members_left(p) if m < len(MEMBERS) - 1)


def church(s: State, t: Church) -> tuple[Move, ...]:
    """DP-14."""
    return (notation.SUPPORT, notation.REFUSE)


# Leader actions (section 12)


def leader_actions(s: State, seat: Seat) -> list[Move]:
    """L-140: play, use, copy, discard."""
    p = s.players[seat]
    moves = [notation.PLAY[leader] for leader in p.hand if not needs_unmet(p, leader, None)]
    if p.played:
        moves += [notation.USE[leader] for leader in p.played if not use_barred(s, p, leader, None)]
        if copier_of(p) != NONE and p.copied == NONE:
            moves += [
                notation.COPY[leader]
                for leader in range(len(LEADERS))
                if not copy_barred(s, seat, leader, None)
            ]
    moves += [notation.DISCARD[leader] for leader in p.hand]
    return moves


def has_bonus_target(s: State, p: Player, t: BonusTake) -> bool:
    """L-104: is there anything to take?"""
    return bool(bonus_floors(s, t))


def work_least(s: State, p: Player, value: int) -> int:
    """L-103: the servants that bring a harvest or production to 1."""
    return max(1 - value, 0) * standing(p).slow
