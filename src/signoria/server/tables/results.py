"""What became of games: their course in figures, the result for strangers, a person's own games."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from signoria.kernel.decision import Seat
from signoria.kernel.refusal import refuse
from signoria.server.refusals import NotHere, TooLate
from signoria.server.store.rows import Person, TableRow
from signoria.server.store.store import Store
from signoria.server.tables.backing import seats_of
from signoria.server.tables.chronicle import chronicle
from signoria.server.tables.listing import info
from signoria.server.tables.seating import new_id
from signoria.server.wire import Sheet, SheetLine
from signoria.server.wire_results import Chronicle, Favourite, Games, Shared, Tally

MOST_GAMES: Final = 1000
"""Of a person, the last ones first."""
MOST_KEPT: Final = 64
"""Courses of finished games that are kept, of some 15 kB each."""
MOST_RECENT: Final = 12
MOST_FAVOURITES: Final = 6
"""Of each title."""


class Results:
    """What is asked of games that are over, or as far as they have come."""

    def __init__(self, store: Store) -> None:
        """Nothing is kept yet."""
        self._store = store
        self._kept: OrderedDict[tuple[str, float], Chronicle] = OrderedDict()

    async def chronicle(self, row: TableRow, chair: Seat | None) -> Chronicle:
        """The course of a game as this chair may know it; everything once it is over."""
        if not row.names:
            raise refuse(TooLate, "server-not-begun")
        over, key = row.state == "over", (row.id, row.moved)
        if over and key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        log = await self._store.log(row.id)
        # Some ten milliseconds: nobody else waits for them.
        made = await asyncio.to_thread(chronicle, row, log, chair)
        if over:
            self._kept[key] = made
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return made

    async def shared(self, secret: str) -> Shared:
        """The result for whoever has the address."""
        row = await self._store.shared(secret)
        if row is None or not row.places:
            raise refuse(NotHere, "server-not-here")
        course = await self.chronicle(row, None)
        return Shared(info(row, "", row.moved), _sheet(row, course), course)

    async def games(self, person: Person) -> Games:
        """All that a person has played."""
        rows = await self._store.tables_of(person.id, MOST_GAMES)
        # What began from a position, as a guided round does, was not played from its beginning.
        rows = [row for row in rows if seats_of(row, person.id) and row.position is None]
        over = [row for row in rows if row.places]
        played = [one for row in over for one in _played(row, person)]
        return Games(
            playing=sum(row.state == "playing" for row in rows),
            finished=len(over),
            tallies=_tallies(played),
            favourites=_favourites(played),
            recent=[info(row, person.id, row.moved) for row in over[:MOST_RECENT]],
        )


def _sheet(row: TableRow, course: Chronicle) -> Sheet:
    """The last moment of the course is the end."""
    lines = [SheetLine(curve.say, curve.points[-1]) for curve in course.sources]
    return Sheet(lines, row.totals, row.places)


def with_share(row: TableRow, *, on: bool) -> TableRow:
    """Shared by a secret, always another one; or no longer."""
    if not row.places:
        raise refuse(TooLate, "server-not-over")
    if on and row.share:
        return row
    return replace(row, share=new_id() if on else "")


class Played(NamedTuple):
    """One game from one chair."""

    game: str
    players: int
    seat: Seat
    versus: str
    place: int
    points: int
    owned: tuple[str, ...]


def _played(row: TableRow, person: Person) -> Iterator[Played]:
    own = seats_of(row, person.id)
    others = [seat for at, seat in enumerate(row.seats) if at not in own]
    versus = "bots" if others and all(seat.kind == "bot" for seat in others) else "people"
    for seat in sorted(own):
        yield Played(
            row.game,
            len(row.seats),
            seat,
            "alone" if len(row.seats) == 1 else versus,
            row.places[seat],
            row.totals[seat],
            row.owned[seat] if row.owned else (),
        )


def _tallies(played: Iterable[Played]) -> list[Tally]:
    """One's games by title, number of players, chair, and against whom."""
    found: dict[tuple[str, int, int, str], Tally] = {}
    for one in played:
        key = one[:4]
        was = found.get(key, Tally(*key, 0, 0, 0, 0, one.points))
        found[key] = replace(
            was,
            games=was.games + 1,
            wins=was.wins + (one.place == 1),
            places=was.places + one.place,
            points=was.points + one.points,
            best=max(was.best, one.points),
        )
    return [found[key] for key in sorted(found)]


def _favourites(played: Iterable[Played]) -> list[Favourite]:
    """What was gathered in most games; of equals what won more."""
    had: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for one in played:
        for thing in set(one.owned):
            had[one.game, thing] += 1
            won[one.game, thing] += one.place == 1
    best = sorted(had, key=lambda key: (key[0], -had[key], -won[key], key[1]))
    taken: Counter[str] = Counter()
    chosen = []
    for game, thing in best:
        taken[game] += 1
        if taken[game] <= MOST_FAVOURITES:
            chosen.append(Favourite(game, thing, had[game, thing], won[game, thing]))
    return chosen
