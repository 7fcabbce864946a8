"""A table of a record or a position: to look at, or to go on from."""

from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.server.store.rows import LogRow, Person, Seat, TableRow
from signoria.server.tables.reading import Reading
from signoria.server.tables.seating import chair, new_id
from signoria.server.wire_records import NewRecord


def brought(
    person: Person, reading: Reading, called: tuple[str, ...], wanted: NewRecord, now: float
) -> tuple[TableRow, list[LogRow]]:
    """The row and its log; `called` are the names of the record's seats as they are shown.

    A game that is over, or that nobody goes on with, is only looked at.
    """
    goes_on = bool(wanted.seats) and not reading.over
    if goes_on and len(wanted.seats) != len(reading.names):
        n, players = len(wanted.seats), len(reading.names)
        raise refuse(InvalidOptions, "record-seats", n=n, players=players)
    seats = (
        tuple(
            chair(person, seat, private=wanted.private, called=name)
            for seat, name in zip(wanted.seats, called, strict=True)
        )
        if goes_on
        else tuple(Seat(kind="person", name=name) for name in called)
    )
    row = TableRow(
        id=new_id(),
        title=wanted.title,
        game=reading.game,
        rules=reading.rules,
        options=reading.options,
        host=person.id,
        seats=seats,
        private=wanted.private,
        created=now,
        moved=now,
        state="waiting" if goes_on else "over",
        # Of a position they stay what they are, whoever sits there: its sentences name them.
        names=() if goes_on and reading.position is None else reading.names,
        position=reading.position,
        label=reading.label,
        asked=reading.asked if goes_on else (),
        totals=reading.totals if reading.over else (),
        places=reading.places if reading.over else (),
        owned=reading.owned if reading.over else (),
        companion=wanted.companion and goes_on,
    )
    return row, _log(row.id, reading, now)


def _log(table: str, reading: Reading, now: float) -> list[LogRow]:
    """A step for each turn, so that one can go back turn by turn."""
    return [
        LogRow(
            table=table,
            at=at,
            by="",
            kind="moves",
            body=[[seat, text] for seat, text in turn],
            time=now,
        )
        for at, turn in enumerate(reading.turns)
    ]
