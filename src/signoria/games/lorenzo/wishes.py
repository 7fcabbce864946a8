"""Why not? Every reason against a wish, from the functions that make the options."""

from typing import Final

from signoria.games.lorenzo import notation, options
from signoria.games.lorenzo.board import (
    FAITH_NEEDED,
    FLOORS,
    MEMBERS,
    PALACE,
    PRIVILEGE_NAMES,
    SPACES,
)
from signoria.games.lorenzo.cards import CARDS, LEADERS
from signoria.games.lorenzo.effects import BUILDING, COINS, FAITH, KINDS, NOTHING, SERVANTS
from signoria.games.lorenzo.objections import (
    card_barred,
    copy_barred,
    exchange_short,
    most_servants,
    needs_unmet,
    no_leader_in,
    no_such_member,
    payable,
    same_colour,
    space_barred,
    too_weak,
    use_barred,
)
from signoria.games.lorenzo.state import NONE, Player, State
from signoria.games.lorenzo.steps import STEPS
from signoria.games.lorenzo.tasks import (
    BonusTake,
    BonusWork,
    ChoosePrice,
    DealLeader,
    DrawTile,
    Privilege,
    Reveal,
    SpendServants,
    Trade,
)
from signoria.games.lorenzo.values import (
    WORK_VALUE,
    members_left,
    prices,
    stock_for_card,
    surcharge,
)
from signoria.kernel.decision import NATURE, Move, Seat
from signoria.kernel.message import message
from signoria.kernel.refusal import InvalidMove, Objection, refuse
from signoria.toolkit.reasons import Moment, OwnReason, Why, against, asking, note

_ASKED_BY: Final = {
    "place": ("turn",),
    "forfeit": ("turn",),
    "servants": ("servants", "work"),
    "take": ("take",),
    "price": ("price",),
    "first": ("part",),
    "privilege": ("privilege",),
    "exchange": ("exchange",),
    "six": ("six",),
    "lose": ("lose",),
    "church": ("church",),
    "decline": ("take", "work", "turn"),
    "end": ("window",),
    "play": ("turn", "window"),
    "use": ("turn", "window"),
    "copy": ("turn", "window"),
    "discard": ("turn", "window"),
    "keep": ("keep",),
    "bonus": ("bonus-tile",),
    "roll": ("roll",),
    "reveal": ("reveal",),
    "tile": ("draw-tile",),
    "order": ("draw-order",),
    "deal": ("deal",),
}
"""The questions that each verb can answer."""
_TURN: Final = Moment(over="L-213", turn="L-40", question="L-41", option="L-41")
_LEADER: Final = Moment(over="L-213", turn="L-141", question="L-142", option="L-41")


def objections(s: State, seat: Seat, wish: Move) -> list[Objection]:
    """Every reason why this seat may not do that now; [] when it may."""
    moment = _LEADER if wish.verb in ("play", "use", "copy", "discard") else _TURN
    return against(
        s,
        seat,
        wish,
        steps=STEPS,
        asked_by=_ASKED_BY,
        moment=moment,
        own=_REASONS,
        chance=_CHANCE,
    )


def _place(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """A member on a space, with as many servants as there are."""
    member, space = wish.args
    p = s.players[seat]
    no_such_member(p, member, why)
    same_colour(s, seat, space, member, why)
    if space < FLOORS:
        coins = surcharge(s, p, space >> 2)
        card_barred(s, p, space, coins, why)
        # Short of coins for the surcharge, the card's price is judged as if it were paid.
        short = min(coins, p.goods[COINS])
        most_servants(s, p, space, short, NOTHING.amounts, why)
    else:
        space_barred(s, p, space, why)
    begun = options.placing(s, seat, member, space)
    most = begun.most if begun.most >= 0 else p.goods[SERVANTS]
    too_weak(s, space, begun.value, begun.least, most, why)


def _servants(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-56: enough for the value, and no more than there are once the card is paid."""
    task = asking(s, seat)
    has = s.players[seat].goods[SERVANTS]
    (count,) = wish.args
    if not isinstance(task, (SpendServants, BonusWork)):
        return
    if count < task.least:
        space = task.space if isinstance(task, SpendServants) else PALACE
        too_weak(s, space, task.value, task.least, count, why)
    elif count > has:
        note(why, "L-56", "no-servants", needs=count, has=has)
    elif isinstance(task, SpendServants):
        note(why, "L-70", "no-servants-for-cost", most=task.most)


def _take(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-101: the card of a floor as a bonus action."""
    task = asking(s, seat)
    if not isinstance(task, BonusTake):
        return
    p = s.players[seat]
    (space,) = wish.args
    if space >> 2 not in task.kinds:
        kinds = tuple(message(f"kind-{KINDS[kind]}") for kind in task.kinds)
        note(why, "L-101", "no-kind", kinds=kinds)
    coins = surcharge(s, p, space >> 2, bonus=True)
    card_barred(s, p, space, coins, why, bonus=True)
    most_servants(s, p, space, min(coins, p.goods[COINS]), task.less, why)
    begun = options.taking(s, task, space)
    most = begun.most if begun.most >= 0 else p.goods[SERVANTS]
    too_weak(s, space, begun.value, begun.least, most, why)


def _price(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-76, L-77: the other alternative."""
    task = asking(s, seat)
    if not isinstance(task, ChoosePrice):
        return
    p = s.players[seat]
    coins = surcharge(s, p, task.space >> 2, bonus=task.member == NONE)
    stock = stock_for_card(s, p, task.space, coins)
    stock[SERVANTS] -= task.servants
    for price in prices(s, p, s.floors[task.space], task.less):
        if price[0] == wish:
            payable(stock, price, why)


def _privilege(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-85."""
    task = asking(s, seat)
    if isinstance(task, Privilege) and wish.args[0] in task.had:
        note(why, "L-85", "no-privilege-twice")


def _exchange(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-90 to L-92: a card of this production, one after the other, from the frozen stock."""
    task = asking(s, seat)
    number, way = wish.args
    if not isinstance(task, Trade):
        return
    needs = WORK_VALUE[number]
    if number not in s.players[seat].cards[BUILDING]:
        note(why, "L-90", "no-own-card", card=number)
    elif task.value < needs:
        note(why, "L-90", "no-active", card=number, needs=needs, value=task.value)
    elif number != task.cards[0]:
        note(why, "L-91", "no-exchange-card", card=task.cards[0])
    if way >= 0:
        exchange_short(task.budget, notation.EXCHANGES[number].ways[way].pay.pairs, why)


def _church(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-201: who lacks faith is not asked."""
    needs = FAITH_NEEDED[max(s.period, 1) - 1]
    has = s.players[seat].goods[FAITH]
    if has < needs:
        note(why, "L-201", "no-faith", needs=needs, has=has)


def _forfeit(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-42: a placement is compulsory when one is possible."""
    if options.placements(s, seat):
        note(why, "L-42", "no-forfeit")


def _decline(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-42, L-104: only a bonus action and the extra turn may be declined."""
    note(why, "L-42", "no-decline")


def _play(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-143."""
    p = s.players[seat]
    if not no_leader_in(p.hand, wish.args[0], why, "no-hand"):
        needs_unmet(p, wish.args[0], why)


def _discard(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-146."""
    no_leader_in(s.players[seat].hand, wish.args[0], why, "no-hand")


def _use(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-144."""
    p = s.players[seat]
    if not no_leader_in(p.played, wish.args[0], why, "no-played"):
        use_barred(s, p, wish.args[0], why)


def _copy(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-194."""
    copy_barred(s, seat, wish.args[0], why)


def _keep(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-26."""
    no_leader_in(s.players[seat].packet, wish.args[0], why, "no-packet")


def _bonus(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-25."""
    if any(wish.args[0] == other.tile for other in s.players):
        note(why, "L-25", "no-bonus-tile")


def _six(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-193."""
    no_such_member(s.players[seat], wish.args[0], why)


def _deal(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-26: every leader is there once."""
    if wish not in options.leaders_to_deal(s, DealLeader(seat)):
        note(why, "L-26", "no-deal", leader=LEADERS[wish.args[0]].key)


def _reveal(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-30: a card of the tower and the period that has not lain there yet."""
    task = asking(s, seat)
    if isinstance(task, Reveal) and wish.args[0] not in s.piles[task.space >> 2]:
        kind = message(f"kind-{KINDS[task.space >> 2]}")
        note(why, "L-30", "no-reveal", card=wish.args[0], kind=kind, period=s.period)


def _tile(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-21: one of each period."""
    task = asking(s, seat)
    if isinstance(task, DrawTile) and wish not in options.excommunications(s, task):
        note(why, "L-21", "no-tile-period", period=task.period)


def _nature(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """L-31: dice and cards are chance."""
    note(why, "L-31", "no-nature")


_REASONS: Final[dict[str, OwnReason[State]]] = {
    "place": _place,
    "servants": _servants,
    "take": _take,
    "price": _price,
    "privilege": _privilege,
    "exchange": _exchange,
    "church": _church,
    "forfeit": _forfeit,
    "decline": _decline,
    "play": _play,
    "discard": _discard,
    "use": _use,
    "copy": _copy,
    "keep": _keep,
    "bonus": _bonus,
    "six": _six,
    "roll": _nature,
    "reveal": _nature,
    "tile": _nature,
    "order": _nature,
    "deal": _nature,
}
"""The reasons that belong to each kind of wish."""
_CHANCE: Final[dict[str, OwnReason[State]]] = {
    "deal": _deal,
    "reveal": _reveal,
    "tile": _tile,
}
"""The same where a person answers for chance."""


# What somebody means who names a thing


def wishes(s: State, seat: Seat, text: str) -> tuple[Move, ...]:
    """A move as it stands; or all that may be meant by a space, a card, a member or a leader."""
    word = " ".join(text.lower().split())
    p = s.players[max(seat, 0)]
    keys = [leader.key for leader in LEADERS]
    if word in SPACES:
        return _at_space(s, p, SPACES.index(word))
    if word in MEMBERS:
        return tuple(notation.PLACE[MEMBERS.index(word)][space] for space in s.rules.spaces)
    if word in keys:
        return (_with_leader(s, p, keys.index(word)),)
    if word in PRIVILEGE_NAMES:
        return (notation.PRIVILEGE[PRIVILEGE_NAMES.index(word)],)
    number = word.removeprefix("card").strip()
    if number.isascii() and number.isdigit():
        return _with_card(s, seat, number[:9])
    return (notation.parse(text),)


def _with_leader(s: State, p: Player, leader: int) -> Move:
    """Use it when it is in play, copy it when another has it, otherwise play it."""
    if leader in p.played:
        return notation.USE[leader]
    if any(leader in other.played for other in s.players):
        return notation.COPY[leader]
    return notation.PLAY[leader]


def _with_card(s: State, seat: Seat, digits: str) -> tuple[Move, ...]:
    """The floor it lies on, or its exchange when it is one's own; Nature turns it up."""
    number = int(digits)
    if number not in CARDS:
        raise refuse(InvalidMove, "wish-no-card", card=digits)
    if seat == NATURE:
        return (notation.REVEAL[number],)
    p = s.players[max(seat, 0)]
    if number in s.floors:
        return _at_space(s, p, s.floors.index(number))
    if number in notation.WAYS and any(number in own for own in p.cards):
        return notation.WAYS[number]
    raise refuse(InvalidMove, "wish-card", card=number)


def _at_space(s: State, p: Player, space: int) -> tuple[Move, ...]:
    """Every member there, or the bonus action that is open."""
    if s.agenda and isinstance(s.agenda[-1], BonusTake) and space < FLOORS:
        return (notation.TAKE[space],)
    members = members_left(p) or range(len(MEMBERS))
    return tuple(notation.PLACE[member][space] for member in members)
