"""A plan: answers of all seats on a copy in which what is hidden is guessed.

It is made of what one chair may know and of nothing else, it is kept by whoever makes it, and
nobody hears of it.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.message import message
from signoria.kernel.refusal import IllegalMove, InvalidMove, refuse
from signoria.server.said import objections
from signoria.server.tables.attempt import MOST_LETTERS, Attempt
from signoria.server.tables.bots import Riddle
from signoria.server.tables.course import Course, Told, asked_of, is_sealed
from signoria.server.tables.history import state_at
from signoria.server.tables.patch import difference
from signoria.server.tables.saying import lines_of, question
from signoria.server.tables.seating import BEST
from signoria.server.tables.walking import MOST_WISHES, wishes
from signoria.server.wire import Plan, Planned, Reasons, Wish

MOST_MOVES: Final = 400
"""Further nobody thinks ahead; whole games are that long."""


class Planning(Attempt):
    """A plan as far as it was sent."""

    def __init__(self, course: Course, chair: Seat, wanted: Plan) -> None:
        """From after `n` moves, on a guess that is the same every time; then play what was sent."""
        super().__init__(course)
        self.chair = chair
        self.wanted = wanted
        self.told: list[Told] = []
        view = self.game.view(state_at(course, wanted.n), chair)
        self.state = self.game.guess(view, Random(f"{wanted.n} {chair}"))
        self._decisions = None
        self._play(wanted.moves)

    def _play(self, moves: list[tuple[Seat, str]]) -> None:
        if len(moves) > MOST_MOVES:
            raise refuse(InvalidMove, "server-plan-long", most=MOST_MOVES)
        for seat, text in moves:
            move = self.game.parse(text)
            decision = self._decision(seat)
            if decision is None or move not in decision.moves:
                known = 0 <= seat < len(self.course.match.names)
                reasons = self.game.objections(self.state, seat, move) if known else []
                raise IllegalMove(message("move-illegal", move=move.text), reasons)
            self._apply(seat, move)

    def _apply(self, seat: Seat, move: Move) -> None:
        decision, label = self._decision(seat), self.game.label(self.state)
        events = tuple(self.game.apply(self.state, move, seat))
        n, ask = self.wanted.n + len(self.given), decision.ask if decision else ""
        self.told.append(Told(n, seat, label, ask, move, None, events))
        self.given.append((seat, move.text))
        self._decisions = None

    @property
    def open(self) -> Decision | None:
        """The question to be answered next; one's own first, where several are asked at once."""
        own = self._decision(self.chair)
        return own or next(iter(self.decisions), None)

    def riddle(self, bot_at: Callable[[Seat], str]) -> Riddle | None:
        """What a bot is asked that shall answer; None = nobody is asked anything."""
        decision = self.open
        if decision is None or decision.seat == NATURE:
            return None
        seen = self.game.view(self.state, decision.seat).state
        bot = bot_at(decision.seat) or BEST
        return Riddle(self.game.name, self.game.dump(seen), decision.seat, bot)

    def go(self) -> None:
        """Chance answers as it may, and whoever has no choice."""
        self.settle(Random(f"{self.wanted.n} {self.chair} {self.wanted.roll} {len(self.given)}"))

    def planned(self, now: Any) -> Planned:  # noqa: ANN401 - a picture
        """How it stands; `now` is the picture that the chair has before it."""
        game, decision = self.game, self._next()
        return Planned(
            id=self.wanted.id,
            at=self.course.changed,
            n=self.wanted.n,
            moves=self.given,
            patch=difference(now, game.picture(self.state)),
            label=game.label(self.state),
            asked=tuple(each.seat for each in self.decisions),
            ask=None if decision is None else question(game, self.state, decision),
            lines=lines_of(self.told, None, everything=True),
            totals=game.score(self.state).totals,
        )

    def _next(self) -> Decision | None:
        if self.wanted.then != "stop" or not self.given:
            decision = self.open
            return None if decision is None or decision.seat == NATURE else decision
        # What is asked after a sealed answer is asked of somebody else.
        if is_sealed(self.state):
            return None
        return asked_of(self.game, self.state, self.given[-1][0])

    def reasons(self) -> Reasons:
        """Why whoever is asked cannot do that."""
        thing, decision = self.wanted.why, self.open
        if len(thing) > MOST_LETTERS:
            raise refuse(InvalidMove, "server-moves-long", most=MOST_LETTERS)
        seat = self.chair if decision is None else decision.seat
        meant = wishes(self.game, self.state, seat, thing)[:MOST_WISHES]
        game, state = self.game, self.state
        return Reasons(
            self.wanted.id,
            [
                Wish(move.text, move.touches, objections(game.objections(state, seat, move)))
                for move in meant
            ],
        )
