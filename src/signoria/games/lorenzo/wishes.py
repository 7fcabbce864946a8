"""Why not? Every reason that stands in the way of a wish, from the functions that make the options."""

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
from signoria.games.lorenzo.effects import FAITH, KINDS, NOTHING, SERVANTS
from signoria.games.lorenzo.objections import (
    Why,
    card_barred,
    copy_barred,
    most_servants,
    needs_unmet,
    no_leader_in,
    no_such_member,
    note,
    payable,
    same_colour,
    space_barred,
    too_weak,
    use_barred,
)
from signoria.games.lorenzo.state import NONE, State
from signoria.games.lorenzo.steps import STEPS
from signoria.games.lorenzo.tasks import (
    BonusTake,
    BonusWork,
    ChoosePrice,
    Church,
    Privilege,
    SpendServants,
    Trade,
)
from signoria.games.lorenzo.values import members_left, prices, stock_for_card, surcharge
from signoria.kernel.agenda import open_decisions
from signoria.kernel.decision import NATURE, Move, Seat
from signoria.kernel.message import message
from signoria.kernel.refusal import InvalidMove, Objection, refuse

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
_TURN_RULE: Final = {"play": "L-141", "use": "L-141", "copy": "L-141", "discard": "L-141"}


def objections(s: State, seat: Seat, wish: Move) -> list[Objection]:
    """Every reason why this seat may not do that now; [] when it may."""
    decisions = open_decisions(s, STEPS)
    own = next((decision for decision in decisions if decision.seat == seat), None)
    if own is not None and wish in own.moves:
        return []
    why: list[Objection] = []
    if not decisions:
        note(why, "L-213", "no-over")
    elif own is None:
        rule = _TURN_RULE.get(wish.verb, "L-40")
        asked = tuple(
            message("seat-nature" if d.seat == NATURE else "seat", seat=d.seat) for d in decisions
        )
        note(why, rule, "no-turn", asked=asked)
    elif own.ask not in _ASKED_BY[wish.verb]:
        rule = "L-142" if wish.verb in _TURN_RULE else "L-41"
        note(why, rule, "no-question", ask=message(f"ask-{own.ask}"))
    if seat != NATURE:
        _special(s, seat, wish, why)
    if not why:
        note(why, "L-41", "no-option", move=wish.text)
    return why


def _special(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """The reasons that belong to the kind of wish."""
    p = s.players[seat]
    task = s.agenda[-1] if s.agenda else None
    if wish.verb == "place":
        _place(s, seat, wish, why)
    elif wish.verb in ("servants", "take", "price", "privilege", "exchange", "church"):
        _inside(s, seat, wish, why)
    elif wish.verb == "forfeit" and options.placements(s, seat):
        note(why, "L-42", "no-forfeit")
    elif wish.verb in ("play", "discard"):
        (leader,) = wish.args
        if not no_leader_in(p.hand, leader, why, "no-hand") and wish.verb == "play":
            needs_unmet(p, leader, why)
    elif wish.verb == "use":
        (leader,) = wish.args
        if not no_leader_in(p.played, leader, why, "no-played"):
            use_barred(s, p, leader, why)
    elif wish.verb == "copy":
        copy_barred(s, seat, wish.args[0], why)
    elif wish.verb == "keep":
        no_leader_in(p.packet, wish.args[0], why, "no-packet")
    elif wish.verb == "bonus" and any(wish.args[0] == other.tile for other in s.players):
        note(why, "L-25", "no-bonus-tile")
    elif wish.verb == "six":
        no_such_member(p, wish.args[0], why)
    elif wish.verb in ("roll", "reveal", "tile", "order", "deal"):
        note(why, "L-31", "no-nature")
    elif wish.verb == "decline" and task is not None:
        note(why, "L-42", "no-decline")


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
        short = min(coins, p.goods[0])
        most_servants(s, p, space, short, NOTHING.amounts, why)
    else:
        space_barred(s, p, space, why)
    begun = options.placing(s, seat, member, space)
    most = begun.most if begun.most >= 0 else p.goods[SERVANTS]
    too_weak(s, space, begun.value, begun.least, most, why)


def _inside(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """An answer to a question inside an action."""
    task = s.agenda[-1] if s.agenda else None
    p = s.players[seat]
    if task is None or getattr(task, "seat", NONE) != seat:
        return
    first = wish.args[0]
    if wish.verb == "servants" and isinstance(task, SpendServants):
        if first < task.least:
            too_weak(s, task.space, task.value, task.least, first, why)
        elif first > p.goods[SERVANTS]:
            note(why, "L-56", "no-servants", needs=first, has=p.goods[SERVANTS])
        else:
            note(why, "L-70", "no-servants-for-cost", most=task.most)
    elif wish.verb == "servants" and isinstance(task, BonusWork):
        if first < task.least:
            too_weak(s, PALACE, task.value, task.least, first, why)
        else:
            note(why, "L-56", "no-servants", needs=first, has=p.goods[SERVANTS])
    elif wish.verb == "take" and isinstance(task, BonusTake):
        _take(s, task, first, why)
    elif wish.verb == "price" and isinstance(task, ChoosePrice):
        _price(s, task, wish, why)
    elif wish.verb == "privilege" and isinstance(task, Privilege):
        note(why, "L-85", "no-privilege-twice")
    elif wish.verb == "exchange" and isinstance(task, Trade):
        _exchange(task, wish, why)
    elif wish.verb == "church" and not isinstance(task, Church):
        needs = FAITH_NEEDED[s.period - 1]
        if p.goods[FAITH] < needs:
            note(why, "L-201", "no-faith", needs=needs, has=p.goods[FAITH])


def _take(s: State, task: BonusTake, space: int, why: Why) -> None:
    p = s.players[task.seat]
    if space >> 2 not in task.kinds:
        kinds = tuple(message(f"kind-{KINDS[kind]}") for kind in task.kinds)
        note(why, "L-101", "no-kind", kinds=kinds)
    coins = surcharge(s, p, space >> 2, bonus=True)
    card_barred(s, p, space, coins, why, bonus=True)
    most_servants(s, p, space, min(coins, p.goods[0]), task.less, why)
    begun = options.taking(s, task, space)
    most = begun.most if begun.most >= 0 else p.goods[SERVANTS]
    too_weak(s, space, begun.value, begun.least, most, why)


def _price(s: State, task: ChoosePrice, wish: Move, why: Why) -> None:
    p = s.players[task.seat]
    coins = surcharge(s, p, task.space >> 2, bonus=task.member == NONE)
    stock = stock_for_card(s, p, task.space, coins)
    stock[SERVANTS] -= task.servants
    for price in prices(s, p, s.floors[task.space], task.less):
        if price[0] == wish:
            payable(stock, price, why)


def _exchange(task: Trade, wish: Move, why: Why) -> None:
    number, way = wish.args
    if number != task.cards[0]:
        note(why, "L-91", "no-exchange-card", card=task.cards[0])
    elif way >= 0:
        cost = notation.EXCHANGES[number].ways[way].pay.pairs
        for kind, amount in cost:
            if task.budget[kind] < amount:
                payable(list(task.budget), (wish, ((kind, amount),), 0), why)


# What somebody means who names a thing


def wishes(s: State, seat: Seat, text: str) -> tuple[Move, ...]:
    """A move as it stands; or all that may be meant by a space, a card, a member or a leader."""
    word = " ".join(text.lower().split())
    p = s.players[seat] if seat != NATURE else s.players[0]
    members = members_left(p) or range(len(MEMBERS))
    if word in SPACES:
        return _at_space(s, SPACES.index(word), list(members))
    card = word.removeprefix("card ").strip()
    if card.isascii() and card.isdigit() and int(card[:4]) in CARDS:
        number = int(card)
        if number in s.floors:
            return _at_space(s, s.floors.index(number), list(members))
        if number in notation.WAYS:
            return notation.WAYS[number]
    if word in MEMBERS:
        return tuple(notation.PLACE[MEMBERS.index(word)][space] for space in s.rules.spaces)
    keys = [leader.key for leader in LEADERS]
    if word in keys:
        leader = keys.index(word)
        if leader in p.played:
            return (notation.USE[leader],)
        others = [leader in other.played for other in s.players]
        return (notation.COPY[leader] if any(others) else notation.PLAY[leader],)
    if word in PRIVILEGE_NAMES:
        return (notation.PRIVILEGE[PRIVILEGE_NAMES.index(word)],)
    try:
        return (notation.parse(text),)
    except InvalidMove as unknown:
        if word.startswith("card "):
            raise refuse(InvalidMove, "wish-card", text=card[:40]) from None
        raise unknown from None


def _at_space(s: State, space: int, members: list[int]) -> tuple[Move, ...]:
    if s.agenda and isinstance(s.agenda[-1], BonusTake) and space < FLOORS:
        return (notation.TAKE[space],)
    return tuple(notation.PLACE[member][space] for member in members)
