"""A table as it is listed, and the head of its page."""

from collections.abc import Collection, Iterable

from signoria.games import guide_of
from signoria.kernel.match import one_line
from signoria.server.store.rows import Seat, TableRow
from signoria.server.tables import pace
from signoria.server.tables.keeping import keeps
from signoria.server.wire import Lobby, SeatInfo, TableInfo


def info(row: TableRow, person: str, now: float, here: Collection[str] = ()) -> TableInfo:
    """What this person may know of it now; "" = somebody without a name."""
    seats = [_seat(row, seat, person, here) for seat in row.seats]
    return TableInfo(
        id=row.id,
        title=row.title,
        game=row.game,
        options=row.options,
        seats=seats,
        state=row.state,
        private=row.private,
        created=row.created,
        moved=row.moved,
        label=row.label,
        asked=row.asked,
        mine=row.state == "playing" and _is_turn_of(row, person),
        totals=row.totals,
        places=row.places,
        again=row.again,
        pace=row.pace,
        clocks=pace.told(row, now),
        share=row.share if any(seat.mine for seat in seats) else "",
        companion=row.companion,
        kept=keeps(row, person),
        guided=row.position is not None and row.position == one_line(guide_of(row.game).position),
    )


def _seat(row: TableRow, seat: Seat, person: str, here: Collection[str]) -> SeatInfo:
    host = bool(person) and person == row.host
    return SeatInfo(
        kind=seat.kind,
        name=seat.name or seat.bot,
        bot=seat.bot,
        here=seat.kind == "person" and seat.person in here,
        stand_in=seat.stand_in,
        mine=bool(person) and seat.person == person,
        host=bool(seat.person) and seat.person == row.host,
        invite=seat.invite if host and seat.kind == "invited" else "",
    )


def _is_turn_of(row: TableRow, person: str) -> bool:
    """Is it this person who is waited for?"""
    if keeps(row, person):
        return any(seat < 0 or row.seats[seat].kind == "person" for seat in row.asked)
    return any(_acts(row.seats[seat], person) for seat in row.asked if seat >= 0)


def _acts(seat: Seat, person: str) -> bool:
    """Is it this person who answers for the chair?"""
    return bool(person) and seat.person == person and not seat.stand_in


def admits(row: TableRow, person: str, invite: str = "") -> bool:
    """May this person see the table at all?"""
    if not row.private:
        return True
    if person and (row.host == person or any(seat.person == person for seat in row.seats)):
        return True
    return bool(invite) and (invites(row, invite) or (bool(row.places) and row.share == invite))


def invites(row: TableRow, invite: str) -> bool:
    """Is this the secret of one of its links?"""
    return any(seat.invite == invite for seat in row.seats)


def lobby(mine: Iterable[TableInfo], others: Iterable[TableInfo]) -> Lobby:
    """Where it is this person's turn comes first; of the rest what moved last."""
    mine = list(mine)
    known = {table.id for table in mine}
    playing = [table for table in mine if table.state != "over"]
    return Lobby(
        mine=sorted(playing, key=lambda table: (not table.mine, -table.moved)),
        open=[table for table in others if table.id not in known],
        # A table that nobody was left to wait at is over too, but there is nothing to see.
        finished=[table for table in mine if table.state == "over" and table.label],
    )
