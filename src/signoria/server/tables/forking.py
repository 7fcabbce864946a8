"""Another table that goes on from a moment of this one."""

from typing import NamedTuple

from msgspec.structs import replace

from signoria.kernel.decision import Seat
from signoria.kernel.game import parse_options
from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.server.refusals import NotYours, TooLate
from signoria.server.store.rows import LogRow, Person, TableRow
from signoria.server.tables.course import Course
from signoria.server.tables.history import state_at
from signoria.server.tables.saying import known_to
from signoria.server.tables.seating import set_up
from signoria.server.wire import Fork, NewTable


class Forked(NamedTuple):
    """A new table, and the step that its log begins with; None = from the very beginning."""

    row: TableRow
    step: LogRow | None


def forked(
    row: TableRow, course: Course, own: frozenset[Seat], person: Person, wanted: Fork, now: float
) -> Forked:
    """The same game up to there, exactly, with other people; who keeps secrets keeps them.

    A guess has no place here: a record holds what has happened (ADR 15).
    """
    state = state_at(course, wanted.n)
    decisions = course.game.decisions(state)
    if not decisions:
        raise refuse(TooLate, "server-fork-over")
    if not course.match.over and not all_known(course, own, wanted.n):
        raise refuse(NotYours, "server-fork-hidden")
    options = parse_options(row.options, course.game.switches, course.game.seats)
    if len(wanted.seats) != options.players:
        raise refuse(InvalidOptions, "server-fork-seats", n=options.players)
    table = NewTable(
        row.game, wanted.seats, dict(options.changed), wanted.title, private=wanted.private
    )
    fresh = replace(
        set_up(person, table, now),
        position=row.position,
        # A position's sentences name its seats.
        names=() if row.position is None else row.names,
        label=course.game.label(state),
        asked=tuple(decision.seat for decision in decisions),
    )
    body = [[each.seat, each.move.text] for each in course.told[: wanted.n]]
    if not body:
        return Forked(fresh, None)
    return Forked(fresh, LogRow(table=fresh.id, at=0, by="", kind="moves", body=body, time=now))


def all_known(course: Course, own: frozenset[Seat], n: int) -> bool:
    """Does whoever has these seats know every move so far? Then nothing is hidden from them."""
    return all(
        known_to(told, None) or any(known_to(told, seat) for seat in own)
        for told in course.told[:n]
    )
