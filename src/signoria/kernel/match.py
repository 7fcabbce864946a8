"""The door for people: texts in, everything checked, every move kept."""

import re
from collections.abc import Iterable
from random import Random
from typing import Final, Generic, TypeVar

from signoria.kernel.agenda import HasAgenda, Together
from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.game import Game, Options, parse_options
from signoria.kernel.message import message
from signoria.kernel.record import (
    HIDDEN,
    NATURE_NAME,
    Entry,
    Record,
    Written,
    check_names,
    split_moves,
    write_record,
)
from signoria.kernel.refusal import (
    IllegalMove,
    InvalidMove,
    InvalidRecord,
    Objection,
    Refusal,
    refuse,
)
from signoria.kernel.view import Event, View

S = TypeVar("S", bound=HasAgenda)
_HEADER: Final = re.compile(r'\[\w+ "[^"\n]*"\]')
STRIDE: Final = 32
"""A copy of the State is kept every so many moves: any earlier one is that close."""


class Match(Generic[S]):
    """One game being played: the State, and the Record of how it came about.

    With `nature` given, chance answers itself; without it a person answers for Nature, as when a
    game on a real table is written down.
    """

    def __init__(
        self,
        game: Game[S],
        options: Options,
        names: Iterable[str],
        nature: Random | None = None,
        *,
        position: str | None = None,
    ) -> None:
        """Begin a game; `position` is a text to begin from instead of the set-up."""
        self.game = game
        self.options = options
        self.names = seated(names, options)
        self.nature = nature
        self.position = position
        self.state = game.new(options) if position is None else self._placed(position)
        self.entries: list[Entry] = []
        self.undone: list[Entry] = []
        self._kept: list[S] = [game.copy(self.state)]
        self._open: tuple[Decision, ...] | None = None
        self.opening: list[Event] = self._let_nature_answer()
        """What happened before anybody was asked."""

    def _placed(self, position: str) -> S:
        """The State of a position; the match knows its headers."""
        headers = f'[Options "{self.options}"] [Seats "{" ".join(self.names)}"]; '
        try:
            return self.game.position(headers + position)[2]
        except Refusal as refusal:  # the place is told as if the headers did not stand before it
            raise refusal.at(refusal.line, max(0, refusal.column - len(headers))) from None

    # What is asked

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All that is open; () when the game is over. Many ask, so it is found once."""
        if self._open is None:
            self._open = self.game.decisions(self.state)
        return self._open

    @property
    def over(self) -> bool:
        """Nothing is left to be decided."""
        return not self.state.agenda

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked, if anything."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def view(self, seat: Seat | None) -> View[S]:
        """The table as this seat may know it."""
        return self.game.view(self.state, seat)

    def seat(self, name: str) -> Seat:
        """The seat of that name."""
        if name == NATURE_NAME:
            return NATURE
        if name not in self.names:
            known = ", ".join(self.names)
            raise refuse(InvalidRecord, "record-seat-unknown", name=name, known=known)
        return self.names.index(name)

    # Playing

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Play one move or several (`miller>mill.3 +2; sell flour`): all of them or none.

        Nothing new is learned between them: chance answers after the last, and an answer that opens
        sealed ones is the last. Otherwise a move refused on purpose would be a way back.
        """
        before = len(self.entries)
        events: list[Event] = []
        pieces = tuple(split_moves(text))
        if not pieces:
            raise refuse(InvalidMove, "move-empty")
        try:
            for at, piece in pieces:
                try:
                    if len(self.entries) > before and self.entries[-1].opens:
                        raise refuse(InvalidMove, "move-after-opening")
                    events += self._play_one(seat, piece)
                except Refusal as refusal:
                    raise refusal.at(refusal.line, refusal.column or at + 1) from None
        except Refusal:
            self._back_to(before)
            raise
        self.undone.clear()
        return events + self._let_nature_answer()

    def _play_one(self, seat: Seat, text: str) -> list[Event]:
        move = self.game.parse(text)
        return self._answer(seat, self._legal(seat, move), move)

    def choose(self, seat: Seat, move: Move) -> list[Event]:
        """Play a move that is already a move: bots and buttons."""
        decision = self._legal(seat, move)
        self.undone.clear()
        return self._answer(seat, decision, move) + self._let_nature_answer()

    def _legal(self, seat: Seat, move: Move) -> Decision:
        """The decision that `move` answers; else every reason why not."""
        decision = self.decision(seat)
        if decision is not None and _among(move, decision.moves):
            return decision
        objections = self.objections(seat, move)
        if decision is None:
            asked = ", ".join(self._name(one.seat) for one in self.decisions)
            what = message("not-asked", name=self._name(seat), asked=asked or "-")
        else:
            what = message("move-illegal", move=move.text)
        raise IllegalMove(what, objections)

    def _answer(self, seat: Seat, decision: Decision, move: Move) -> list[Event]:
        """Change the State and the Record."""
        return self._do(Entry(self.game.label(self.state), seat, move, decision.audience))

    def _do(self, entry: Entry, *, tell: bool = True) -> list[Event]:
        sealed = self._sealed()
        self._open = None
        events = self.game.apply(self.state, entry.move, entry.seat, tell=tell)
        opens = sealed > 0 and self._sealed() <= sealed
        self.entries.append(entry._replace(opens=opens))
        if len(self.entries) % STRIDE == 0:
            self._kept.append(self.game.copy(self.state))
        return events

    def _sealed(self) -> int:
        """How many answers lie sealed; 0 when one decision is open after the other."""
        top = self.state.agenda[-1] if self.state.agenda else None
        if not isinstance(top, Together):
            return 0
        return sum(answer is not None for answer in top.answers)

    def _let_nature_answer(self) -> list[Event]:
        events: list[Event] = []
        while self.nature is not None:
            decision = self.decision(NATURE)
            if decision is None:
                break
            (move,) = self.nature.choices(decision.moves, decision.weights)
            label = self.game.label(self.state)
            events += self._do(Entry(label, NATURE, move, decision.audience))
        return events

    def objections(self, seat: Seat, wish: Move) -> list[Objection]:
        """Every reason why this seat may not do that now."""
        return self.game.objections(self.state, seat, wish)

    def _name(self, seat: Seat) -> str:
        return NATURE_NAME if seat == NATURE else self.names[seat]

    # Back and forth

    def at(self, count: int) -> S:
        """A copy of the State after `count` moves."""
        near = min(count // STRIDE, len(self._kept) - 1)
        state = self.game.copy(self._kept[near])
        for entry in self.entries[near * STRIDE : count]:
            self.game.apply(state, entry.move, entry.seat, tell=False)
        return state

    def may_undo(self, seat: Seat, *, keeper: bool = False) -> Objection | None:
        """Why this seat may not take its last move back; None = it may.

        One goes back to the last new information: chance, or another seat's answer. The `keeper`
        who writes down a game of a real table may take back anything.
        """
        if not self.entries:
            return Objection("undo", message("undo-nothing"))
        last = self.entries[-1].seat
        if keeper or (last == seat and not self.entries[-1].opens):
            return None
        if last == seat:
            return Objection("undo", message("undo-opened"))
        if last == NATURE:
            return Objection("undo", message("undo-chance"))
        return Objection("undo", message("undo-other", name=self._name(last)))

    def undo(self, seat: Seat, *, keeper: bool = False) -> None:
        """Take the last move back."""
        objection = self.may_undo(seat, keeper=keeper)
        if objection is not None:
            raise IllegalMove(objection.message, [objection])
        self.undone.append(self.entries[-1])
        self._back_to(len(self.entries) - 1)

    def redo(self) -> list[Event]:
        """Play again the move last taken back."""
        if not self.undone:
            raise IllegalMove(message("redo-nothing"))
        return self._do(self.undone.pop())

    def _back_to(self, count: int) -> None:
        if count == len(self.entries):
            return
        self.state = self.at(count)
        self._open = None
        del self.entries[count:]
        del self._kept[count // STRIDE + 1 :]

    def fork(self, nature: Random | None = None, count: int | None = None) -> "Match[S]":
        """Another match that goes on from here, or from after `count` moves."""
        other = Match(self.game, self.options, self.names, None, position=self.position)
        for entry in self.entries if count is None else self.entries[:count]:
            other._do(entry, tell=False)
        other.nature = nature
        other.opening = other._let_nature_answer()
        return other

    # Records and positions

    @classmethod
    def from_position(cls, game: Game[S], text: str, nature: Random | None = None) -> "Match[S]":
        """Begin from a position written by hand."""
        options, names, _ = game.position(text)
        return cls(game, options, names, nature, position=one_line(text))

    def record(self, seat: Seat | None = None, *, whole: bool = True) -> str:
        """The record of this game; unless it is the `whole`, as `seat` may know it."""
        headers = [
            ("Game", self.game.name),
            ("Rules", str(self.game.version)),
            ("Options", str(self.options)),
            ("Seats", " ".join(self.names)),
        ]
        if self.position is not None:
            headers.append(("Position", self.position))
        entries = list(self.entries)
        for at in range(len(entries) - self._sealed(), len(entries)):
            entries[at] = entries[at]._replace(audience=(entries[at].seat,))
        return write_record(headers, self.names, entries, seat, whole=whole or self.over)

    @classmethod
    def from_record(cls, game: Game[S], record: Record) -> "Match[S]":
        """Play a record through, every move checked.

        A refusal carries the place; its `match` is the part that was valid.
        """
        options, names = _headers(game, record)
        if record.has("Position"):
            with record.reading("Position") as position:
                match = cls(game, options, names, position=position)
        else:
            match = cls(game, options, names)
        for written in record.moves:
            try:
                match._replay(written)
            except Refusal as refusal:
                reasons = refusal.objections if isinstance(refusal, IllegalMove) else ()
                raise BrokenRecord(refusal, written, reasons, match) from None
        return match

    def _replay(self, written: Written) -> None:
        """One move of a record: seat, label and move must fit."""
        seat = self.seat(written.name)
        label = self.game.label(self.state)
        if written.label != label:
            raise refuse(InvalidRecord, "record-label", found=written.label, label=label)
        if written.text == HIDDEN:
            raise refuse(InvalidRecord, "record-hidden")
        move = self.game.parse(written.text)
        decision = self._legal(seat, move)
        self._do(Entry(label, seat, move, decision.audience), tell=False)


def seated(names: Iterable[str], options: Options) -> tuple[str, ...]:
    """The names of the seats, one for every player."""
    names = check_names(names)
    if len(names) != options.players:
        raise refuse(InvalidRecord, "record-seats", n=len(names), players=options.players)
    return names


def _headers(game: Game[S], record: Record) -> tuple[Options, tuple[str, ...]]:
    """What the headers of a record say, held against the game."""
    with record.reading("Game") as found:
        if found != game.name:
            raise refuse(InvalidRecord, "record-game", found=found, here=game.name)
    with record.reading("Rules") as found:
        if found != str(game.version):
            raise refuse(
                InvalidRecord, "record-version", name=game.name, found=found, here=game.version
            )
    with record.reading("Options") as said:
        options = parse_options(said, game.switches, game.seats)
    with record.reading("Seats") as said:
        return options, seated(said.split(), options)


def _among(move: Move, moves: tuple[Move, ...]) -> bool:
    """Is it one of them? Titles make each move once, so mostly it is the very same."""
    for one in moves:
        if one is move:
            return True
    return move in moves


def one_line(position: str) -> str:
    """A position as it stands in a header: its statements behind each other, headers left out."""
    lines = (_HEADER.sub("", line.partition("#")[0]) for line in position.splitlines())
    return "; ".join(piece for line in lines if (piece := line.strip(" \t;")))


class BrokenRecord(InvalidRecord):
    """A record refused at one move; `match` holds what was valid before it."""

    def __init__(
        self, cause: Refusal, written: Written, objections: Iterable[Objection], match: Match[S]
    ) -> None:
        """Place and reason, and the match so far."""
        super().__init__(cause.message, written.line, written.column)
        self.objections = tuple(objections)
        self.match = match
