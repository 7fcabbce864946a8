"""Trying moves and asking why not: on a guess, so that no answer knows more than its seat."""

import re
from typing import Any, Final

from signoria.kernel.decision import NATURE, Move, Seat
from signoria.kernel.game import Game
from signoria.kernel.message import message
from signoria.kernel.refusal import IllegalMove, InvalidMove, Objection, Refusal, refuse
from signoria.kernel.view import Event
from signoria.server.said import objections, said
from signoria.server.tables.attempt import MOST_LETTERS, pieces_of
from signoria.server.tables.course import Course, asked_of, is_sealed
from signoria.server.tables.guess import guessed
from signoria.server.tables.patch import difference
from signoria.server.tables.saying import question
from signoria.server.wire import Reasons, Walked, Wish

_PLACE: Final = re.compile(r"([a-z_-]+):(.+)")
MOST_WISHES: Final = 20


class Walk:
    """Moves of one seat on a table of its own."""

    def __init__(self, course: Course, seat: Seat) -> None:
        """Begin where the table is."""
        self.course = course
        self.game: Game[Any] = course.game
        self.seat = seat
        self.state: Any = guessed(course, seat)
        self.told: list[Event] = []
        self.ended = False
        """What comes next is another's to say, or chance's: nothing more can be tried."""

    def go(self, moves: str) -> None:
        """Play them, or refuse."""
        for piece in pieces_of(moves) if moves.strip() else ():
            move = self.game.parse(piece)
            reasons = self.objections(move)
            if reasons or self.ended:
                raise IllegalMove(message("move-illegal", move=move.text), reasons)
            self._step(move)

    def _step(self, move: Move) -> None:
        # A sealed answer shows nothing until all are in, and then what others chose.
        if is_sealed(self.state):
            self.ended = True
            return
        self.told += self.game.apply(self.state, move, self.seat)
        self.ended = asked_of(self.game, self.state, self.seat) is None

    def objections(self, wish: Move) -> list[Objection]:
        """Every reason against it here."""
        return self.game.objections(self.state, self.seat, wish)


def wishes(game: Game[Any], state: Any, seat: Seat, thing: str) -> tuple[Move, ...]:  # noqa: ANN401 - any title's State
    """The moves that somebody may mean by a place or a notation; none is known for some."""
    place = _PLACE.fullmatch(thing)
    if place is None:
        return game.wishes(state, seat, thing)
    kind, key = place.groups()
    try:
        # A number alone may be many things.
        text = f"{kind} {key}" if key.isascii() and key.isdigit() else key
        return game.wishes(state, seat, text)
    except Refusal:
        return ()


def walked(course: Course, seat: Seat, chair: Seat | None, id_: int, at: int, moves: str) -> Walked:
    """The table as it would be after these moves of a seat, seen from a chair."""
    walk = Walk(course, seat)
    walk.go(moves)
    game = course.game
    # What chance is asked next may be another's to say.
    ended = walk.ended or seat == NATURE
    decision = None if ended else asked_of(game, walk.state, seat)
    now = game.picture(course.match.view(chair).state)
    then = game.picture(game.view(walk.state, chair).state)
    return Walked(
        id=id_,
        at=at,
        patch=difference(now, then),
        ask=None if decision is None else question(game, walk.state, decision),
        says=[said(event.message) for event in walk.told if event.known_to(chair)],
    )


def reasons(course: Course, seat: Seat, id_: int, moves: str, thing: str) -> Reasons:
    """What stands in the way of what is meant by a place or a notation."""
    if len(thing) > MOST_LETTERS:
        raise refuse(InvalidMove, "server-moves-long", most=MOST_LETTERS)
    walk = Walk(course, seat)
    walk.go(moves)
    meant = wishes(course.game, walk.state, seat, thing)[:MOST_WISHES]
    return Reasons(
        id_,
        [Wish(move.text, move.touches, objections(walk.objections(move))) for move in meant],
    )
