"""Pending work as data: tasks on a stack inside the State.

A Task is an immutable tuple of numbers, strings and tuples, so a State can be copied, compared and
saved in the middle of a choice. What a kind of task does stands in one literal table per title:

    STEPS = {
        TakeTurn: Steps(ask="turn", options=turn_options, chosen=turn_chosen),
        EndRound: Steps(start=end_round),
    }

A task with `options` is a Decision of its `seat`; any other is done by `start` as soon as it is on
top. Order is the order of pushing: the last task pushed is done first.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from signoria.kernel.decision import Decision, Move, Seat

Task: TypeAlias = Any  # a NamedTuple of the title; its type is the key of the title's table


class HasAgenda(Protocol):
    """What the kernel needs to know of a State."""

    agenda: list[Task]


S = TypeVar("S", bound=HasAgenda)


class Steps(Generic[S]):
    """What one kind of task does."""

    __slots__ = ("ask", "chosen", "options", "rest", "secret", "start", "weights")

    def __init__(
        self,
        *,
        start: Callable[[S, Any], None] | None = None,
        ask: str = "",
        options: Callable[[S, Any], tuple[Move, ...]] | None = None,
        chosen: Callable[[S, Any, Move], None] | None = None,
        weights: Callable[[S, Any], tuple[int, ...]] | None = None,
        secret: Callable[[Any], tuple[Seat, ...]] | None = None,
        rest: bool = False,
    ) -> None:
        """Either `start`, or `ask`, `options` and `chosen`; `secret`: who learns the answer.

        `rest`: the question begins something, and is no part of what the seat did before.
        """
        self.start = start
        self.ask = ask
        self.options = options
        self.chosen = chosen
        self.weights = weights
        self.secret = secret
        self.rest = rest


class Together(NamedTuple):
    """Decisions of several seats at once. Answers lie sealed until all are in."""

    asks: tuple[Task, ...]
    answers: tuple[Move | None, ...]


def together(asks: tuple[Task, ...]) -> Together:
    """Ask all of them, nothing answered yet."""
    return Together(asks, (None,) * len(asks))


Table: TypeAlias = Mapping[type, Steps[S]]


def settle(s: S, table: Table[S]) -> None:
    """Do the automatic work until a Decision is on top or nothing is left."""
    agenda = s.agenda
    while agenda:
        task = agenda[-1]
        if type(task) is Together:
            return
        start = table[type(task)].start
        if start is None:
            return
        agenda.pop()
        start(s, task)


def open_decisions(s: S, table: Table[S]) -> tuple[Decision, ...]:
    """The decision on top of the agenda, or all unanswered ones of a Together; () when over."""
    if not s.agenda:
        return ()
    task = s.agenda[-1]
    if type(task) is Together:
        return tuple(
            _decision(s, ask, table)
            for ask, answer in zip(task.asks, task.answers, strict=True)
            if answer is None
        )
    return (_decision(s, task, table),)


def _decision(s: S, task: Task, table: Table[S]) -> Decision:
    steps = table[type(task)]
    assert steps.options is not None  # a task without options was started by settle
    weights = None if steps.weights is None else steps.weights(s, task)
    audience = None if steps.secret is None else steps.secret(task)
    return Decision(task.seat, steps.ask, steps.options(s, task), weights, audience, steps.rest)


def answer(s: S, seat: Seat, move: Move, table: Table[S]) -> None:
    """Give `seat`'s answer to what it is asked, trusting the move, and do what follows."""
    task = s.agenda.pop()
    if type(task) is Together:
        _seal(s, task, seat, move, table)
    else:
        chosen = table[type(task)].chosen
        assert chosen is not None
        chosen(s, task, move)
    settle(s, table)


def _seal(s: S, task: Together, seat: Seat, move: Move, table: Table[S]) -> None:
    """Lay the answer aside; when it was the last, open all of them in the order of the asks."""
    answers = tuple(
        move if ask.seat == seat else old for ask, old in zip(task.asks, task.answers, strict=True)
    )
    if None in answers:
        s.agenda.append(Together(task.asks, answers))
        return
    for ask, sealed in zip(task.asks, answers, strict=True):
        chosen = table[type(ask)].chosen
        assert chosen is not None
        assert sealed is not None
        chosen(s, ask, sealed)


HIDDEN: Final = Move("hidden", (), "?")
"""In a view: a sealed answer of another seat. That it is given is known."""


def censored(agenda: list[Task], seat: Seat | None) -> None:
    """Blank the sealed answers that this seat may not see; the agenda is a view's own."""
    if agenda and isinstance(agenda[-1], Together):
        asks, answers = agenda[-1]
        known = tuple(
            answer if answer is None or ask.seat == seat else HIDDEN
            for ask, answer in zip(asks, answers, strict=True)
        )
        agenda[-1] = Together(asks, known)


def unsealed(agenda: list[Task], invent: Callable[[Task], Move]) -> None:
    """Put an invented answer wherever one is blank."""
    asks, answers = agenda[-1]
    guessed = tuple(
        invent(ask) if answer == HIDDEN else answer
        for ask, answer in zip(asks, answers, strict=True)
    )
    agenda[-1] = Together(asks, guessed)


def dump_task(task: Task) -> list[Any]:
    """A task as JSON: its kind and its fields."""
    if isinstance(task, Together):
        sealed = [None if move is None else move.text for move in task.answers]
        return ["Together", [dump_task(ask) for ask in task.asks], sealed]
    return [type(task).__name__, *(_listed(value) for value in task)]


def load_task(data: list[Any], table: Table[Any], parse: Callable[[str], Move]) -> Task:
    """The task that `dump_task` wrote."""
    kind, *fields = data
    if kind == "Together":
        asks = tuple(load_task(ask, table, parse) for ask in fields[0])
        sealed = {None: None, HIDDEN.text: HIDDEN}
        answers = (sealed[text] if text in sealed else parse(text) for text in fields[1])
        return Together(asks, tuple(answers))
    kinds = {task.__name__: task for task in table}
    return kinds[kind](*(tupled(value) for value in fields))


def _listed(value: Any) -> Any:  # noqa: ANN401 - JSON is what it is
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


def tupled(value: Any) -> Any:  # noqa: ANN401 - JSON is what it is
    """Lists of a JSON text as the tuples they were."""
    return tuple(tupled(part) for part in value) if isinstance(value, list) else value
