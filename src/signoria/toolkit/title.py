"""A title's functions behind the kernel's Game protocol, by table and not by inheritance."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

from signoria.kernel import agenda
from signoria.kernel.agenda import Table
from signoria.kernel.decision import Decision, Move, Seat
from signoria.kernel.game import Line, Options, ScoreSheet, Switch, parse_options
from signoria.kernel.message import Message
from signoria.kernel.refusal import Objection
from signoria.kernel.view import Event, View
from signoria.toolkit.saving import dump_state, load_state


class HasTable(Protocol):
    """What all titles' States agree on."""

    agenda: list[agenda.Task]
    news: list[Event] | None

    def copy(self) -> Self:
        """Independent."""
        ...


S = TypeVar("S", bound=HasTable)


@dataclass(frozen=True, kw_only=True)
class Title(Generic[S]):
    """The functions of one title, each from the room that is named for it."""

    name: str
    version: int
    seats: range
    switches: tuple[Switch, ...]
    steps: Table[S]
    fresh: Callable[[Options], S]
    """An empty table."""
    begin: Callable[[Options], S]
    """The table with the set-up on its agenda."""
    label: Callable[[S], str]
    parse: Callable[[str], Move]
    objections: Callable[[S, Seat, Move], list[Objection]]
    wishes: Callable[[S, Seat, str], tuple[Move, ...]]
    view: Callable[[S, Seat | None], View[S]]
    guess: Callable[[View[S], Random], S]
    score: Callable[[S], ScoreSheet]
    counts: Callable[[S], tuple[Line, ...]]
    owned: Callable[[S], tuple[tuple[str, ...], ...]]
    worth: Callable[[S, Seat], float]
    picture: Callable[[S], dict[str, Any]]
    describe: Callable[[S, Move], Message]
    explain: Callable[[str], Message | None]
    cards: Callable[[], list[dict[str, Any]]]
    position: Callable[[str], tuple[Options, tuple[str, ...], S]]

    def new(self, options: Options) -> S:
        """A fresh table, up to its first decision."""
        s = self.begin(options)
        agenda.settle(s, self.steps)
        return s

    def copy(self, s: S) -> S:
        """An independent copy."""
        return s.copy()

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """What is open."""
        return agenda.open_decisions(s, self.steps)

    def apply(
        self, s: S, move: Move, seat: Seat | None = None, *, tell: bool = True
    ) -> list[Event]:
        """Change `s` by a move of an open decision, trusting it."""
        news: list[Event] = []
        s.news = news if tell else None
        agenda.answer(s, s.agenda[-1].seat if seat is None else seat, move, self.steps)
        s.news = None
        return news

    def dump(self, s: S) -> dict[str, Any]:
        """The State as JSON."""
        return dump_state(s)

    def load(self, data: dict[str, Any]) -> S:
        """The State that `dump` wrote."""
        s = self.fresh(parse_options(data["options"], self.switches, self.seats))
        load_state(s, data, self.steps, self.parse)
        return s
