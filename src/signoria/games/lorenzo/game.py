"""The title: its functions gathered behind the kernel's protocol."""

from random import Random
from typing import Any, Final

from signoria.games.lorenzo import notation, picture, position, printer, turn, wishes
from signoria.games.lorenzo import view as views
from signoria.games.lorenzo.score import score
from signoria.games.lorenzo.state import SEATS, SWITCHES, Player, State
from signoria.games.lorenzo.steps import STEPS
from signoria.games.lorenzo.worth import worth
from signoria.kernel import agenda
from signoria.kernel.decision import Decision, Move, Seat
from signoria.kernel.game import Options, ScoreSheet, Switch, parse_options
from signoria.kernel.message import Message
from signoria.kernel.refusal import Objection
from signoria.kernel.view import Event, View


class Lorenzo:
    """Lorenzo il Magnifico."""

    name: Final = "lorenzo"
    version: Final = 1
    seats: Final = SEATS
    switches: Final[tuple[Switch, ...]] = SWITCHES

    def new(self, options: Options) -> State:
        """A fresh table; set-up is on the agenda."""
        s = turn.new(options)
        agenda.settle(s, STEPS)
        return s

    def copy(self, s: State) -> State:
        """An independent copy."""
        return s.copy()

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """What is open."""
        return agenda.open_decisions(s, STEPS)

    def apply(
        self, s: State, move: Move, seat: Seat | None = None, *, tell: bool = True
    ) -> list[Event]:
        """Change `s` by a move of an open decision, trusting it."""
        news: list[Event] = []
        s.news = news if tell else None
        agenda.answer(s, s.agenda[-1].seat if seat is None else seat, move, STEPS)
        s.news = None
        return news

    def objections(self, s: State, seat: Seat, wish: Move) -> list[Objection]:
        """Every reason why not."""
        return wishes.objections(s, seat, wish)

    def wishes(self, s: State, seat: Seat, text: str) -> tuple[Move, ...]:
        """The moves somebody may mean who names a card, a space, a member or a leader."""
        return wishes.wishes(s, seat, text)

    def view(self, s: State, seat: Seat | None) -> View[State]:
        """What a seat may know."""
        return views.view(s, seat)

    def guess(self, view: View[State], rng: Random) -> State:
        """A full State that fits a view."""
        return views.guess(view, rng)

    def score(self, s: State) -> ScoreSheet:
        """As if the game ended now."""
        return score(s)

    def worth(self, s: State, seat: Seat) -> float:
        """What the sheet does not show yet: goods, yields, faith, leaders."""
        return worth(s, seat)

    def label(self, s: State) -> str:
        """`setup`, or the round."""
        return f"r{s.round}" if s.round else "setup"

    def parse(self, text: str) -> Move:
        """The move that prints as `text`."""
        return notation.parse(text)

    def dump(self, s: State) -> dict[str, Any]:
        """The State as JSON."""
        data: dict[str, Any] = {"options": str(s.rules.options)}
        for name in State.__slots__:
            if name not in ("rules", "news", "agenda", "players"):
                data[name] = getattr(s, name)
        data["players"] = [dict(zip(Player.__slots__, p.fields(), strict=True)) for p in s.players]
        data["agenda"] = [agenda.dump_task(task) for task in s.agenda]
        return data

    def load(self, data: dict[str, Any]) -> State:
        """The State that `dump` wrote, also after a way through JSON text."""
        s = State.fresh(parse_options(data["options"], SWITCHES, self.seats))
        for name in State.__slots__:
            if name not in ("rules", "news", "agenda", "players"):
                setattr(s, name, agenda.tupled(data[name]))
        s.floors = list(s.floors)
        s.spaces = list(s.spaces)
        for p, fields in zip(s.players, data["players"], strict=True):
            for name in Player.__slots__:
                setattr(p, name, agenda.tupled(fields[name]))
            p.goods = list(p.goods)
        s.agenda = [agenda.load_task(task, STEPS, notation.parse) for task in data["agenda"]]
        return s

    def picture(self, s: State) -> dict[str, Any]:
        """The table as plain data: what a screen draws."""
        return picture.picture(s)

    def describe(self, s: State, move: Move) -> Message:
        """An option of the open decision as a sentence."""
        return printer.describe(s, move)

    def explain(self, thing: str) -> Message | None:
        """The rules text of a thing that moves touch: `card:29`, `leader:sforza`."""
        return printer.explain(thing)

    def cards(self) -> list[dict[str, Any]]:
        """Every card, leader and tile as plain data, with what is printed on it."""
        return printer.cards()

    def position(self, text: str) -> tuple[Options, tuple[str, ...], State]:
        """A position written by hand."""
        return position.read(text)


GAME: Final = Lorenzo()
