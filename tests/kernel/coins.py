"""Coins, a game invented to try the kernel: a toss, a hidden purse, sealed bids, and spending.

Each round Nature tosses a coin that falls on heads three times in four, and drops an amount into
every seat's purse, which only its owner sees. All bid at once, sealed: one's points. Then the
highest bidders spend their bids, bit by bit: a loop.
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from signoria.kernel import agenda
from signoria.kernel.agenda import Steps, Table, Together, together
from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.game import Line, Options, ScoreSheet, Setting, Switch, parse_options
from signoria.kernel.message import Message, message
from signoria.kernel.refusal import InvalidMove, InvalidPosition, Objection, refuse
from signoria.kernel.view import Event, View

UNKNOWN = -1
ROUNDS = Switch("rounds", (2, 1, 40))
BENT = Switch("bent", (True, False))
FIRST = Switch("first", ("left", "right"))
MOST = 3

MOVES = {
    move.text: move
    for move in (
        Move("toss", (1,), "heads", ("coin",)),
        Move("toss", (0,), "tails", ("coin",)),
        *(Move("drop", (n,), f"drop {n}") for n in (1, 2, 3)),
        *(Move("bid", (n,), f"bid {n}", (f"bid:{n}",)) for n in range(MOST + 1)),
        *(Move("spend", (n,), f"+{n}") for n in range(1, MOST + 1)),
        Move("stop", (), "stop"),
    )
}
SEALED = Move("sealed", (), "?")


class State:
    """The table of Coins."""

    def __init__(self, options: Options) -> None:
        """Nothing is done yet."""
        self.options = options
        self.round = 0
        self.heads = 0
        self.points = [0] * options.players
        self.purses: list[tuple[int, ...]] = [()] * options.players
        self.log: tuple[str, ...] = ()
        self.agenda: list[agenda.Task] = []
        self.news: list[Event] | None = None

    def copy(self) -> "State":
        """Independent."""
        other = State(self.options)
        other.__dict__.update(self.__dict__, news=None)
        other.points, other.purses = self.points[:], self.purses[:]
        other.agenda = self.agenda[:]
        return other

    def __eq__(self, other: object) -> bool:
        """All that is true on the table."""
        return isinstance(other, State) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]  # it changes


class Round(NamedTuple):
    """A round begins."""

    number: int


class Toss(NamedTuple):
    """Heads or tails."""

    seat: Seat = NATURE


class Drop(NamedTuple):
    """An amount into the purse of `to`."""

    to: Seat
    seat: Seat = NATURE


class Bids(NamedTuple):
    """All bid at once."""


class Bid(NamedTuple):
    """One of the sealed bids."""

    seat: Seat


class Spend(NamedTuple):
    """The loop: `left` is still to be spent; `path` is a tuple in a task."""

    seat: Seat
    left: int
    path: tuple[int, ...]


def tell(s: State, audience: tuple[Seat, ...] | None, id_: str, **args: int) -> None:
    """Tell who may know it."""
    if s.news is not None:
        s.news.append(Event(message(id_, **args), audience))


def start_round(s: State, t: Round) -> None:
    """The tasks of a round, last one first; then the next round."""
    s.round = t.number
    s.log += (f"round {t.number}",)
    rounds = s.options.get(ROUNDS)
    assert isinstance(rounds, int)
    if t.number < rounds:
        s.agenda.append(Round(t.number + 1))
    s.agenda.append(Bids())
    s.agenda += [Drop(seat) for seat in reversed(range(s.options.players))]
    s.agenda.append(Toss())


def tossed(s: State, t: Toss, move: Move) -> None:
    """Heads are counted."""
    s.heads += move.args[0]
    s.log += (move.text,)
    tell(s, None, "event-toss", heads=move.args[0])


def dropped(s: State, t: Drop, move: Move) -> None:
    """Only the owner sees it."""
    s.purses[t.to] += move.args
    tell(s, (t.to,), "event-drop", seat=t.to, n=move.args[0])


def ask_bids(s: State, t: Bids) -> None:
    """All at once."""
    s.agenda.append(together(tuple(Bid(seat) for seat in range(s.options.players))))


def bid(s: State, t: Bid, move: Move) -> None:
    """Opened one after another: each is worth its points, and may be spent."""
    (amount,) = move.args
    s.log += (f"{t.seat} bids {amount}",)
    s.points[t.seat] += amount
    tell(s, None, "event-bid", seat=t.seat, n=amount)
    if amount:
        s.agenda.append(Spend(t.seat, amount, ()))


def spend_options(s: State, t: Spend) -> tuple[Move, ...]:
    """Any part of what is left, or no more."""
    return (*(MOVES[f"+{n}"] for n in range(1, t.left + 1)), MOVES["stop"])


def spent(s: State, t: Spend, move: Move) -> None:
    """A loop is a task that pushes back its remainder."""
    tell(s, None, "event-spend", seat=t.seat, n=sum(move.args))
    if move.args:
        s.points[t.seat] -= move.args[0]
        if t.left > move.args[0]:
            s.agenda.append(Spend(t.seat, t.left - move.args[0], t.path + move.args))


def weights(s: State, t: Toss) -> tuple[int, ...]:
    """The coin is bent."""
    return (3, 1) if s.options.get(BENT) else (1, 1)


def of_verb(verb: str) -> Callable[[State, agenda.Task], tuple[Move, ...]]:
    """All moves of a verb, whatever the State."""
    moves = tuple(move for move in MOVES.values() if move.verb == verb)

    def options(s: State, t: agenda.Task) -> tuple[Move, ...]:
        return moves

    return options


STEPS: Table[State] = {
    Round: Steps(start=start_round),
    Bids: Steps(start=ask_bids),
    Toss: Steps(ask="toss", options=of_verb("toss"), chosen=tossed, weights=weights),
    Drop: Steps(
        ask="drop",
        options=of_verb("drop"),
        chosen=dropped,
        secret=lambda t: (t.to,),
    ),
    Bid: Steps(ask="bid", options=of_verb("bid"), chosen=bid),
    Spend: Steps(ask="spend", options=spend_options, chosen=spent),
}


class Coins:
    """The rulebook."""

    name: str = "coins"
    version: int = 7
    seats: range = range(2, 4)
    switches: tuple[Switch, ...] = (ROUNDS, BENT, FIRST)

    def new(self, options: Options) -> State:
        """The first round waits."""
        s = State(options)
        s.agenda.append(Round(1))
        agenda.settle(s, STEPS)
        return s

    def copy(self, s: State) -> State:
        """Independent."""
        return s.copy()

    def decisions(self, s: State) -> tuple[Decision, ...]:
        """What is open."""
        return agenda.open_decisions(s, STEPS)

    def apply(
        self, s: State, move: Move, seat: Seat | None = None, *, tell: bool = True
    ) -> list[Event]:
        """Trusting the move."""
        news: list[Event] = []
        s.news = news if tell else None
        agenda.answer(s, s.agenda[-1].seat if seat is None else seat, move, STEPS)
        s.news = None
        return news

    def objections(self, s: State, seat: Seat, wish: Move) -> list[Objection]:
        """One reason is enough here."""
        mine = [decision for decision in self.decisions(s) if decision.seat == seat]
        if mine and wish in mine[0].moves:
            return []
        return [Objection("C-1", message("no-option", move=wish.text))]

    def wishes(self, s: State, seat: Seat, text: str) -> tuple[Move, ...]:
        """Nothing but moves."""
        del s, seat
        return (self.parse(text),)

    def view(self, s: State, seat: Seat | None) -> View[State]:
        """Other purses and sealed bids are blank."""
        seen = s.copy()
        for other, purse in enumerate(seen.purses):
            if other != seat:
                seen.purses[other] = (UNKNOWN,) * len(purse)
        top = seen.agenda[-1] if seen.agenda else None
        if isinstance(top, Together):
            answers = tuple(
                SEALED if answer and ask.seat != seat else answer
                for ask, answer in zip(top.asks, top.answers, strict=True)
            )
            seen.agenda[-1] = Together(top.asks, answers)
        return View(seat, seen)

    def guess(self, view: View[State], rng: Random) -> State:
        """Somehow."""
        s = view.state.copy()
        s.purses = [
            tuple(rng.randint(1, 3) if coin == UNKNOWN else coin for coin in purse)
            for purse in s.purses
        ]
        return s

    def score(self, s: State) -> ScoreSheet:
        """Points and purses; the seat with more is before."""
        purses = tuple(sum(purse) for purse in s.purses)
        lines = (Line(message("points"), tuple(s.points)), Line(message("purses"), purses))
        totals = ScoreSheet(lines, ()).totals
        return ScoreSheet(
            lines, tuple(1 + sum(other > total for other in totals) for total in totals)
        )

    def counts(self, s: State) -> tuple[Line, ...]:
        """The sheet has it all."""
        del s
        return ()

    def owned(self, s: State) -> tuple[tuple[str, ...], ...]:
        """Coins have no names."""
        return ((),) * len(s.purses)

    def worth(self, s: State, seat: Seat) -> float:
        """What is in the purse."""
        return float(sum(s.purses[seat]))

    def picture(self, s: State) -> dict[str, Any]:
        """All that there is."""
        return {"points": s.points, "purses": s.purses}

    def describe(self, s: State, move: Move) -> Message:
        """By its verb."""
        del s
        return message(f"move-{move.verb}")

    def explain(self, thing: str) -> Message | None:
        """The coin alone has rules."""
        return message("rules-coin") if thing == "coin" else None

    def cards(self) -> list[dict[str, Any]]:
        """Nothing is printed."""
        return []

    def label(self, s: State) -> str:
        """The round."""
        return f"r{s.round}"

    def parse(self, text: str) -> Move:
        """By its text."""
        if text not in MOVES:
            raise refuse(InvalidMove, "move-unknown", text=text[:40])
        return MOVES[text]

    def dump(self, s: State) -> dict[str, Any]:
        """As JSON."""
        data = {**s.__dict__, "options": str(s.options)}
        data["agenda"] = [agenda.dump_task(task) for task in s.agenda]
        del data["news"]
        return data

    def load(self, data: dict[str, Any]) -> State:
        """Also after a way through JSON text."""
        s = State(parse_options(data["options"], self.switches, self.seats))
        s.round, s.heads, s.points = data["round"], data["heads"], list(data["points"])
        s.purses = [tuple(purse) for purse in data["purses"]]
        s.log = tuple(data["log"])
        s.agenda = [agenda.load_task(task, STEPS, MOVES.__getitem__) for task in data["agenda"]]
        return s

    def position(self, text: str) -> tuple[Options, tuple[str, ...], State]:
        """`round 2; points 1 0`; unless headers say more, two players, seats ann and bob."""
        headers = dict(re.findall(r'\[(\w+) "([^"]*)"\]', text))
        chosen = parse_options(headers.get("Options", "players=2"), self.switches, self.seats)
        names = tuple(headers.get("Seats", "ann bob").split())
        s = State(chosen)
        number = 1
        rest = re.sub(r"\[[^]]*\]", "", text)
        for statement in rest.replace("\n", ";").split(";"):
            word, *numbers = statement.split() or ["", "0"]
            if word == "round":
                number = int(numbers[0])
            elif word == "points":
                s.points = [int(points) for points in numbers]
            elif word:
                raise refuse(InvalidPosition, "position-statement", text=word).at(1, 1)
        s.agenda.append(Round(number))
        agenda.settle(s, STEPS)
        return chosen, names, s


COINS = Coins()


def options(players: int = 2, **settings: Setting) -> Options:
    """Options as they are, unchecked."""
    return Options(players, tuple(settings.items()))
