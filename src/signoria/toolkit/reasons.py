"""Why not? The reasons that every title gives in the same way, and how a reason is written down.

A title's own reasons are functions that its options ask as well: called with None they say yes
(true: it stands in the way) as soon as one is found; called with a list they write every one down.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

from signoria.kernel.agenda import HasAgenda, Table, open_decisions
from signoria.kernel.decision import NATURE, Move, Seat
from signoria.kernel.message import Message, Value, message
from signoria.kernel.refusal import Objection

S = TypeVar("S", bound=HasAgenda)
Why: TypeAlias = list[Objection] | None
OwnReason: TypeAlias = Callable[[S, Seat, Move, Why], None]


class Moment(NamedTuple):
    """The rules that say why this is not the moment for a wish."""

    over: str
    """The game is over."""
    turn: str
    """Somebody else is asked."""
    question: str
    """Another question is asked."""
    option: str
    """The question is the right one, and this is no answer to it."""


def note(why: Why, rule: str, id_: str, /, **args: Value) -> bool:
    """Write a reason down, if anybody asked; always true."""
    if why is not None:
        why.append(Objection(rule, message(id_, **args)))
    return True


def against(
    s: S,
    seat: Seat,
    wish: Move,
    *,
    steps: Table[S],
    asked_by: Mapping[str, tuple[str, ...]],
    moment: Moment,
    own: Mapping[str, OwnReason[S]],
    chance: Mapping[str, OwnReason[S]] | None = None,
) -> list[Objection]:
    """Every reason why this seat may not do that now; [] when it may.

    `asked_by` names the questions that each verb can answer, `own` the title's reasons by verb,
    and `chance` those against a person who answers for Nature.
    """
    decisions = open_decisions(s, steps)
    asked = next((decision for decision in decisions if decision.seat == seat), None)
    if asked is not None and wish in asked.moves:
        return []
    why: list[Objection] = []
    if not decisions:
        note(why, moment.over, "no-over")
    elif asked is None:
        note(why, moment.turn, "no-turn", asked=tuple(_name(one.seat) for one in decisions))
    elif asked.ask not in asked_by[wish.verb]:
        note(why, moment.question, "no-question", ask=message(f"ask-{asked.ask}"))
    special = ((chance or {}) if seat == NATURE else own).get(wish.verb)
    if special is not None:
        special(s, seat, wish, why)
    if not why:
        note(why, moment.option, "no-option", move=wish.text)
    return why


def asking(s: HasAgenda, seat: Seat) -> Any:  # noqa: ANN401 - tasks are of many types
    """The task that asks this seat, if any."""
    task = s.agenda[-1] if s.agenda else None
    return None if task is None or getattr(task, "seat", None) != seat else task


def _name(seat: Seat) -> Message:
    return message("seat-nature") if seat == NATURE else message("seat", seat=seat)
