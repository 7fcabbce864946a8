"""Why not? Every reason against a wish, from the functions that make the options."""

from typing import Final

from signoria.games.masters import notation, sentences
from signoria.games.masters.board import LINE_NAMES
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import RESOURCES
from signoria.games.masters.objections import (
    buy_barred,
    needs_unmet,
    not_in,
    place_barred,
    power_barred,
    short_of,
)
from signoria.games.masters.options import left_after, next_kinds, split, to_split
from signoria.games.masters.state import State
from signoria.games.masters.steps import STEPS
from signoria.games.masters.tasks import ChooseIn, ChoosePay, ChooseSlot, Producing, Store
from signoria.games.masters.values import POWERS, slots_for, stock, warehouse, whites
from signoria.kernel.decision import NATURE, Move, Seat
from signoria.kernel.refusal import InvalidMove, Objection, refuse
from signoria.toolkit.reasons import Moment, OwnReason, Why, against, asking, note

_ASKED_BY: Final = {
    "take": ("masters-turn",),
    "buy": ("masters-turn",),
    "activate": ("masters-turn", "masters-produce"),
    "produce": ("masters-produce",),
    "play": ("masters-turn", "masters-window"),
    "discard": ("masters-turn", "masters-window"),
    "end": ("masters-window",),
    "white": ("masters-white",),
    "store": ("masters-store", "masters-start"),
    "throw": ("masters-store",),
    "slot": ("masters-slot",),
    "pay": ("masters-pay",),
    "warehouse": ("masters-pay",),
    "with": ("masters-in",),
    "for": ("masters-out",),
    "keep": ("masters-keep",),
    "marble": ("masters-marble",),
    "reveal": ("masters-reveal",),
    "deal": ("masters-deal",),
    "first": ("masters-first",),
    "token": ("masters-token",),
}
"""The questions that each verb can answer."""


_TURN: Final = Moment(over="M-11.2", turn="M-3.1", question="M-3.1", option="M-3.2")
_LEADER: Final = Moment(over="M-11.2", turn="M-3.1", question="M-3.3", option="M-3.2")


def objections(s: State, seat: Seat, wish: Move) -> list[Objection]:
    """Every reason why this seat may not do that now; [] when it may."""
    moment = _LEADER if wish.verb in ("play", "discard") else _TURN
    return against(s, seat, wish, steps=STEPS, asked_by=_ASKED_BY, moment=moment, own=_REASONS)


def _buy(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """6.1 to 6.4."""
    p = s.players[seat]
    buy_barred(s, p, wish.args[0], stock(p), why)


def _activate(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """7.1 to 7.3."""
    p = s.players[seat]
    task = asking(s, seat)
    if wish.args[0] not in POWERS:
        note(why, "M-7.1", "masters-no-power", power=wish.args[0])
    elif isinstance(task, Producing):
        power_barred(p, wish.args[0], task.powers, left_after(p, task.owed), why)
    else:
        power_barred(p, wish.args[0], (), stock(p), why)


def _play(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """9.2."""
    p = s.players[seat]
    if not not_in(p.hand, wish.args[0], why, "M-9.2", "masters-no-hand"):
        needs_unmet(s, p, wish.args[0], why)


def _discard(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """9.1: only from the hand."""
    not_in(s.players[seat].hand, wish.args[0], why, "M-9.1", "masters-no-hand")


def _keep(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """2.4."""
    for leader in wish.args:
        not_in(s.players[seat].packet, leader, why, "M-2.4", "masters-no-packet")


def _white(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """5.4."""
    if wish.args[0] not in whites(s.players[seat]):
        note(why, "M-5.4", "masters-no-white", good=sentences.good(wish.args[0], 1))


def _store(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """4.1 to 4.4."""
    kind, depot = wish.args
    task = asking(s, seat)
    if isinstance(task, Store):
        _waits(s, task, kind, why)
    place_barred(s.players[seat], kind, depot, why)


def _waits(s: State, task: Store, kind: int, why: Why) -> bool:
    """5.6: is it the turn of this resource? Says what is, if not."""
    if kind not in task.waiting:
        waiting = sentences.goods([task.waiting.count(other) for other in RESOURCES])
        return not note(why, "M-5.6", "masters-no-waiting", goods=waiting)
    if kind not in next_kinds(s, task):
        return not note(why, "M-5.6", "masters-no-next", good=sentences.good(task.waiting[0], 1))
    return True


def _throw(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """5.6, 4.4: only what is being taken right now; by a switch also what is stored."""
    task = asking(s, seat)
    (kind,) = wish.args
    also = s.rules.discard_stored and warehouse(s.players[seat])[kind]
    if not isinstance(task, Store):
        note(why, "M-4.4", "masters-no-throw")
    elif also or (_waits(s, task, kind, why) and not s.rules.discard_what_fits):
        note(why, "M-5.6", "masters-no-throw-fits")


def _slot(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """6.1."""
    task = asking(s, seat)
    if isinstance(task, ChooseSlot):
        level = CARDS[task.card].level
        if wish.args[0] not in slots_for(s.players[seat], level):
            note(why, "M-6.1", "masters-no-slot", level=level)


def _pay(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """4.6: exactly what is owed of the resource that is asked about, from what lies there."""
    task = asking(s, seat)
    kind, from_warehouse, from_strongbox = wish.args
    if not isinstance(task, ChoosePay):
        return
    p = s.players[seat]
    asked = to_split(p, task.owed)[0]
    owed = task.owed[asked]
    least, most = split(p, asked, owed)
    if kind != asked or from_warehouse + from_strongbox != owed:
        note(why, "M-4.6", "masters-no-sum", cost=sentences.good(asked, owed))
    elif not least <= from_warehouse <= most:
        note(why, "M-4.6", "masters-no-split", least=least, most=most)


def _with(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """7.3: the two resources must be on hand beside what is owed already."""
    task = asking(s, seat)
    if isinstance(task, ChooseIn):
        left = left_after(s.players[seat], task.owed)
        short_of(left, tuple(wish.args.count(kind) for kind in RESOURCES), "M-7.3", why)


def _nature(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """Chance is nobody's, by the rule that leaves it to chance."""
    note(why, _CHANCE[wish.verb], "no-nature")


_CHANCE: Final = {
    "marble": "M-2.2",
    "reveal": "M-1.5",
    "deal": "M-2.4",
    "first": "M-2.5",
    "token": "M-13.2",
}


_REASONS: Final[dict[str, OwnReason[State]]] = {
    "buy": _buy,
    "activate": _activate,
    "play": _play,
    "discard": _discard,
    "keep": _keep,
    "white": _white,
    "store": _store,
    "throw": _throw,
    "slot": _slot,
    "pay": _pay,
    "with": _with,
    **dict.fromkeys(_CHANCE, _nature),
}
"""The reasons that belong to each kind of wish."""


def wishes(s: State, seat: Seat, text: str) -> tuple[Move, ...]:
    """A move as it stands; or what may be meant by the number of a card or leader, or a line."""
    word = " ".join(text.lower().split())
    number = word.removeprefix("card").removeprefix("leader").removeprefix("power").strip()
    if number.isascii() and number.isdigit():
        return _by_number(s, seat, number[:9])
    if word.replace(".", " ") in LINE_NAMES:
        return (notation.parse(word.replace(".", " ")),)
    if word == "base":
        return (notation.ACTIVATE[notation.BASE_POWER],)
    return (notation.parse(text),)


def _by_number(s: State, seat: Seat, digits: str) -> tuple[Move, ...]:
    number = int(digits)
    p = s.players[max(seat, 0)]
    if seat == NATURE and number in CARDS:
        return (notation.REVEAL[number],)
    if number in CARDS:
        own = number in p.cards
        return (notation.ACTIVATE[number] if own else notation.BUY[number],)
    if number in LEADERS:
        used = number in p.played and number in POWERS
        return (notation.ACTIVATE[number] if used else notation.PLAY[number],)
    raise refuse(InvalidMove, "masters-wish-no-card", card=digits)


assert len(RESOURCES) == len(notation.STORE), "every resource can be stored"
