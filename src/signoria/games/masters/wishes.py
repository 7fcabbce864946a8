"""Why not? Every reason against a wish, from the functions that make the options."""

from collections.abc import Callable
from typing import Any, Final

from signoria.games.masters import notation
from signoria.games.masters.board import LINE_NAMES
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import RESOURCES
from signoria.games.masters.objections import (
    Why,
    buy_barred,
    goods_message,
    goods_name,
    needs_unmet,
    not_in,
    note,
    place_barred,
    power_barred,
    short_of,
)
from signoria.games.masters.options import left_after, next_kinds, split, to_split
from signoria.games.masters.state import State
from signoria.games.masters.steps import STEPS
from signoria.games.masters.tasks import ChooseIn, ChoosePay, ChooseSlot, Producing, Store
from signoria.games.masters.values import POWERS, slots_for, stock, whites
from signoria.kernel.agenda import open_decisions
from signoria.kernel.decision import NATURE, Move, Seat
from signoria.kernel.message import message
from signoria.kernel.refusal import InvalidMove, Objection, refuse

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


def objections(s: State, seat: Seat, wish: Move) -> list[Objection]:
    """Every reason why this seat may not do that now; [] when it may."""
    decisions = open_decisions(s, STEPS)
    own = next((decision for decision in decisions if decision.seat == seat), None)
    if own is not None and wish in own.moves:
        return []
    why: list[Objection] = []
    if not decisions:
        note(why, "M-11.2", "masters-no-over")
    elif own is None:
        asked = tuple(
            message("seat-nature") if d.seat == NATURE else message("seat", seat=d.seat)
            for d in decisions
        )
        note(why, "M-3.1", "no-turn", asked=asked)
    elif own.ask not in _ASKED_BY[wish.verb]:
        rule = "M-3.3" if wish.verb in ("play", "discard") else "M-3.1"
        note(why, rule, "no-question", ask=message(f"ask-{own.ask}"))
    special = _REASONS.get(wish.verb)
    if special is not None and seat != NATURE:
        special(s, seat, wish, why)
    if not why:
        note(why, "M-3.2", "no-option", move=wish.text)
    return why


def _on_top(s: State, seat: Seat) -> Any:  # noqa: ANN401 - tasks are of many types
    """The task that asks this seat, if any."""
    task = s.agenda[-1] if s.agenda else None
    return task if getattr(task, "seat", None) == seat else None


def _buy(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """6.1 to 6.4."""
    p = s.players[seat]
    buy_barred(s, p, wish.args[0], stock(p), why)


def _activate(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """7.1 to 7.3."""
    p = s.players[seat]
    task = _on_top(s, seat)
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
        note(why, "M-5.4", "masters-no-white", good=goods_name(wish.args[0], 1))


def _store(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """4.1 to 4.4."""
    kind, depot = wish.args
    task = _on_top(s, seat)
    if isinstance(task, Store):
        _waits(s, task, kind, why)
    place_barred(s.players[seat], kind, depot, why)


def _waits(s: State, task: Store, kind: int, why: Why) -> bool:
    """5.6: is it the turn of this resource? Says what is, if not."""
    if kind not in task.waiting:
        waiting = goods_message([task.waiting.count(other) for other in RESOURCES])
        return not note(why, "M-5.6", "masters-no-waiting", goods=waiting)
    if kind not in next_kinds(s, task):
        return not note(why, "M-5.6", "masters-no-next", good=goods_name(task.waiting[0], 1))
    return True


def _throw(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """5.6, 4.4: only what is being taken right now."""
    task = _on_top(s, seat)
    if not isinstance(task, Store):
        note(why, "M-4.4", "masters-no-throw")
    elif _waits(s, task, wish.args[0], why) and not s.rules.discard_what_fits:
        note(why, "M-5.6", "masters-no-throw-fits")


def _slot(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """6.1."""
    task = _on_top(s, seat)
    if isinstance(task, ChooseSlot):
        level = CARDS[task.card].level
        if wish.args[0] not in slots_for(s.players[seat], level):
            note(why, "M-6.1", "masters-no-slot", level=level)


def _pay(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """4.6: exactly what is owed of the resource that is asked about, from what lies there."""
    task = _on_top(s, seat)
    kind, from_warehouse, from_strongbox = wish.args
    if not isinstance(task, ChoosePay):
        return
    p = s.players[seat]
    asked = to_split(p, task.owed)[0]
    owed = task.owed[asked]
    least, most = split(p, asked, owed)
    if kind != asked or from_warehouse + from_strongbox != owed:
        note(why, "M-4.6", "masters-no-sum", cost=goods_name(asked, owed))
    elif not least <= from_warehouse <= most:
        note(why, "M-4.6", "masters-no-split", least=least, most=most)


def _with(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """7.3: the two resources must be on hand beside what is owed already."""
    task = _on_top(s, seat)
    if isinstance(task, ChooseIn):
        left = left_after(s.players[seat], task.owed)
        short_of(left, tuple(wish.args.count(kind) for kind in RESOURCES), "M-7.3", why)


def _nature(s: State, seat: Seat, wish: Move, why: Why) -> None:
    """2.2: chance is nobody's."""
    note(why, "M-2.2", "no-nature")


_REASONS: Final[dict[str, Callable[[State, Seat, Move, Why], None]]] = {
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
    "marble": _nature,
    "reveal": _nature,
    "deal": _nature,
    "first": _nature,
    "token": _nature,
}
"""The reasons that belong to each kind of wish."""


def wishes(s: State, seat: Seat, text: str) -> tuple[Move, ...]:
    """A move as it stands; or what may be meant by the number of a card or leader, or a line."""
    word = " ".join(text.lower().split())
    number = word.removeprefix("card").removeprefix("leader").removeprefix("power").strip()
    if number.isascii() and number.isdigit():
        return _by_number(s, seat, int(number) if len(number) <= len("64") else 0)
    if word.replace(".", " ") in LINE_NAMES:
        return (notation.parse(word.replace(".", " ")),)
    if word == "base":
        return (notation.ACTIVATE[notation.BASE_POWER],)
    return (notation.parse(text),)


def _by_number(s: State, seat: Seat, number: int) -> tuple[Move, ...]:
    p = s.players[max(seat, 0)]
    if number in CARDS:
        own = number in p.cards
        return (notation.ACTIVATE[number] if own else notation.BUY[number],)
    if number in LEADERS:
        used = number in p.played and number in POWERS
        return (notation.ACTIVATE[number] if used else notation.PLAY[number],)
    raise refuse(InvalidMove, "masters-wish-no-card", card=number)


assert len(RESOURCES) == len(notation.STORE), "every resource can be stored"
