"""The door to all tables: what the routes and the socket call.

Whatever is not allowed raises a `Refusal` (`server/refusals.py` has the kinds); nothing else is
raised for anything that a person can do.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from secrets import SystemRandom
from typing import Final, NamedTuple

from msgspec.structs import replace

from signoria.games import TITLES, find_game
from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.server.meter import Meter, NoMeter
from signoria.server.refusals import NotHere, NotYours, TooLate
from signoria.server.store.rows import Person, TableRow
from signoria.server.store.store import Store
from signoria.server.tables import listing, pace, seating
from signoria.server.tables.backing import chair_for, seats_of
from signoria.server.tables.bots import Bots
from signoria.server.tables.bringing import brought
from signoria.server.tables.chat import Heard
from signoria.server.tables.connection import Connection
from signoria.server.tables.forking import forked
from signoria.server.tables.live import House, Live
from signoria.server.tables.notifier import ANY, CHAT, Notifier
from signoria.server.tables.reading import Reading
from signoria.server.tables.results import Results, with_share
from signoria.server.tables.thinking import Thinking
from signoria.server.tables.timekeeper import Timekeeper
from signoria.server.tables.waking import Waking
from signoria.server.wire import Fork, Lobby, NewTable, Sit, StandIn, Start, TableInfo
from signoria.server.wire_records import NewRecord
from signoria.server.wire_results import Chronicle

MOST_THOUGHTS: Final = 16
"""Bots that are asked at once; the others wait, and their time does not run meanwhile."""
SECONDS_TO_END: Final = 0.8
"""So long what is being saved may take at the end."""

_LOG: Final = logging.getLogger(__name__)


class Busy(NamedTuple):
    """What goes on in a process, in figures."""

    tables: int
    watched: int
    viewers: int


class Tables:
    """All tables of one process."""

    def __init__(
        self,
        store: Store,
        notifier: Notifier,
        bots: Bots,
        clock: Callable[[], float],
        nature: Random | None = None,
        meter: Meter | None = None,
    ) -> None:
        """Only keep them; `open` begins. `nature` throws the dice; nobody foresees it."""
        thoughts = asyncio.Semaphore(MOST_THOUGHTS)
        nature, meter = nature or SystemRandom(), meter or NoMeter()
        self._house = House(store, notifier, bots, clock, nature, thoughts, set(), meter, Heard())
        self.results = Results(store)
        self._live: dict[str, Live] = {}
        self._thinking: dict[str, Thinking] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self.waking = Waking(self._house, self._live, self._at)
        self._timekeeper = Timekeeper(clock, self.waking.strike)

    async def open(self) -> None:
        """Listen, and wake the tables where a bot is asked."""
        for title in TITLES:
            # Read now, not while somebody waits for a table.
            find_game(title)
        await self._house.notifier.open(self._heard)
        self._run(self.waking.wake_all())
        self._timekeeper.begin()

    async def close(self) -> None:
        """Let go of everything within a second; nothing is lost, it is all in the store."""
        await self._house.notifier.close()
        if self._house.under_way:
            await asyncio.wait(self._house.under_way, timeout=SECONDS_TO_END)
        ending = [*self._errands, *self._timekeeper.stop()]
        for errand in ending:
            errand.cancel()
        for thinking in self._thinking.values():
            ending += thinking.stop()
        await asyncio.gather(*ending, return_exceptions=True)
        self._live.clear()
        self._thinking.clear()

    def busy(self) -> Busy:
        """What goes on just now."""
        viewers = [len(live.gallery.viewers) for live in self._live.values()]
        return Busy(len(viewers), sum(map(bool, viewers)), sum(viewers))

    # Lists

    async def lobby(self, person: Person | None) -> Lobby:
        """What a person sees on the way in; None = somebody without a name."""
        mine = await self._house.store.tables_of(person.id) if person else []
        others = await self._house.store.open_tables()
        return listing.lobby(
            (self._info(row, person) for row in mine), (self._info(row, person) for row in others)
        )

    def _info(self, row: TableRow, person: Person | None) -> TableInfo:
        live, now = self._live.get(row.id), self._house.clock()
        here = live.gallery.here if live else ()
        return listing.info(row, person.id if person else "", now, here)

    async def table(self, person: Person | None, id_: str, invite: str = "") -> TableInfo:
        """The head of a table's page; `NotHere` for a stranger at a private one.

        The link's secret opens a private table as well as its chair.
        """
        return self._info(await self._row(person, id_, invite), person)

    async def _row(self, person: Person | None, id_: str, invite: str = "") -> TableRow:
        """The table, if this person may see it."""
        row = await self._house.store.table(id_)
        if row is None or not listing.admits(row, person.id if person else "", invite):
            raise refuse(NotHere, "server-not-here")
        return row

    # Setting up

    async def create(self, person: Person, wanted: NewTable) -> TableInfo:
        """Set up a table. It begins at once when every chair is taken."""
        wanted = replace(wanted, pace=pace.checked(wanted.pace))
        row = seating.set_up(person, wanted, self._house.clock())
        await self._house.store.add_table(row)
        return await self._change(row, person, lambda row: row)

    async def bring(
        self, person: Person, reading: Reading, called: tuple[str, ...], wanted: NewRecord
    ) -> TableInfo:
        """Set up a table of a record or a position."""
        row, log = brought(person, reading, called, wanted, self._house.clock())
        await self._house.store.add_table(row, log)
        return await self._change(row, person, lambda row: row)

    async def learn(self, person: Person, game: str) -> TableInfo:
        """A guided first round, at a table of one's own."""
        row = seating.guided(person, game, self._house.clock())
        await self._house.store.add_table(row)
        return await self._change(row, person, lambda row: row)

    async def sit(self, person: Person, id_: str, wanted: Sit) -> TableInfo:
        """Take a chair; the table begins when it was the last one."""
        row = await self._row(person, id_, wanted.invite)
        return await self._change(row, person, lambda row: seating.seated(row, person, wanted))

    async def leave(self, person: Person, id_: str) -> TableInfo:
        """Get up: before the beginning the chair is free again, later a bot stands in."""

        def make(row: TableRow) -> TableRow:
            if row.state == "waiting":
                return seating.risen(row, person)
            if row.state == "over":
                return row
            return seating.replaced(row, seats_of(row, person.id), seating.BEST)

        return await self._change(await self._row(person, id_), person, make)

    async def start(self, person: Person, id_: str, wanted: Start) -> TableInfo:
        """The host begins without waiting for the empty chairs."""
        row = await self._row(person, id_)
        bot = wanted.bot
        fewer = not bot and row.state == "waiting" and not row.companion
        if fewer and (row.position is not None or await self._house.store.log(row.id)):
            # It goes on from somewhere: those who play it were settled there.
            raise refuse(InvalidOptions, "server-fork-seats", n=len(row.seats))
        return await self._change(
            row, person, lambda row: seating.without_waiting(row, person, bot)
        )

    async def stand_in(self, person: Person, id_: str, wanted: StandIn) -> TableInfo:
        """A bot plays for somebody, or no longer."""
        row = await self._row(person, id_)
        bot = seating.known_bot(wanted.bot) if wanted.on else ""

        def make(row: TableRow) -> TableRow:
            own = seats_of(row, person.id)
            if wanted.seat is None:
                return seating.replaced(row, own, bot)
            if wanted.seat not in own:
                self._may_replace(row, person, wanted.seat)
            return seating.replaced(row, [wanted.seat], bot)

        return await self._change(row, person, make)

    def _may_replace(self, row: TableRow, person: Person, seat: int) -> None:
        """The host lets a bot play for somebody who is away; whoever is here plays themselves."""
        if row.host != person.id:
            raise refuse(NotYours, "server-host-only")
        live = self._live.get(row.id)
        if live and 0 <= seat < len(row.seats) and row.seats[seat].person in live.gallery.here:
            raise refuse(NotYours, "server-still-here")

    async def _change(
        self, row: TableRow, person: Person, make: Callable[[TableRow], TableRow]
    ) -> TableInfo:
        """Change who sits there; a table with all chairs taken begins."""
        now = self._house.clock()

        def make_and_begin(row: TableRow) -> TableRow:
            after = make(row)
            if after.state == "waiting" and seating.full(after):
                return seating.begun(after, now)
            return after

        async def work() -> TableInfo:
            async with self._at(row) as live, live.lock:
                if live.row != row:
                    await live.catch_up()
                await live.change(make_and_begin)
                if live.row.state == "playing":
                    await live.load()
                return live.gallery.info(person)

        return await self._house.finish(work())

    async def rematch(self, person: Person, id_: str) -> TableInfo:
        """The same again, the people invited; the second who asks gets the first's."""
        row = await self._row(person, id_)
        if not any(seat.person == person.id for seat in row.seats):
            raise refuse(NotYours, "server-not-your-chair")
        if row.state != "over":
            raise refuse(TooLate, "server-not-over")
        if not row.again:
            row = await self._set_up_again(row, person)
        return await self.sit(person, row.again, Sit())

    async def _set_up_again(self, row: TableRow, person: Person) -> TableRow:
        """The table with its successor; of two that are set up at once, one is put away."""
        fresh = seating.again(row, person, self._house.clock())
        await self._house.store.add_table(fresh)
        async with self._at(row) as live, live.lock:
            await live.change(lambda row: row if row.again else replace(row, again=fresh.id))
            after = live.row
        if after.again != fresh.id:
            await self._house.store.change_table(fresh, replace(fresh, state="over"))
        return after

    async def fork(self, person: Person, id_: str, wanted: Fork) -> TableInfo:
        """Another table that goes on from a moment of this one, with whatever people."""
        row = await self._row(person, id_)
        async with self._at(row) as live:
            async with live.lock:
                await live.load()
            if live.course is None:
                raise refuse(TooLate, "server-not-begun")
            own = seats_of(live.row, person.id)
            fork = forked(live.row, live.course, own, person, wanted, self._house.clock())
        await self._house.store.add_table(fork.row, () if fork.step is None else (fork.step,))
        return await self._change(fork.row, person, lambda row: row)

    async def share(self, person: Person, id_: str, *, on: bool) -> TableInfo:
        """Let whoever has the address see the result, or no longer; whoever played may say so."""
        row = await self._row(person, id_)
        if not seats_of(row, person.id):
            raise refuse(NotYours, "server-not-your-chair")
        return await self._change(row, person, lambda row: with_share(row, on=on))

    # Looking

    async def chronicle(self, person: Person | None, id_: str, invite: str = "") -> Chronicle:
        """The course of a game in figures, as far as this person may know it."""
        row = await self._row(person, id_, invite)
        own = chair_for(row, person.id, None) if person else None
        return await self.results.chronicle(row, own)

    async def connect(
        self, person: Person | None, id_: str, chair: int | None = None, invite: str = ""
    ) -> Connection:
        """Look at a table: from that chair, else from one's own that is asked, else as a spectator.

        The first frame is a Sight. `NotHere` for a stranger at a private table, unless its result
        was shared.
        """
        row = await self._row(person, id_, invite)
        async with self._at(row) as live:
            async with live.lock:
                await live.load()
            if person is not None and person.id not in live.gallery.here:
                await self._returned(live, person)
            own = chair_for(live.row, person.id, chair) if person else None
            connection = Connection(live, person, own)
            connection.guest = not listing.admits(row, person.id if person else "")
            connection.closed = lambda: self._let_go(live)
            live.gallery.join(connection)
            return connection

    async def _returned(self, live: Live, person: Person) -> None:
        """Whoever opens the table again plays again."""
        own = seats_of(live.row, person.id)
        if any(live.row.seats[seat].stand_in for seat in own):
            async with live.lock:
                await live.change(lambda row: seating.replaced(row, own, ""))

    async def record(self, person: Person | None, id_: str) -> str:
        """The record: whole once it is over, before that as this person may know it."""
        row = await self._row(person, id_)
        async with self._at(row) as live:
            async with live.lock:
                await live.load()
            if live.course is None:
                raise refuse(TooLate, "server-not-begun")
            own = seats_of(live.row, person.id) if person else frozenset()
            match = live.course.match
            return match.record(min(own, default=None), whole=row.state == "over")

    # Tables in this process

    @asynccontextmanager
    async def _at(self, row: TableRow) -> AsyncIterator[Live]:
        """The table, as long as it is used."""
        live = self._live.get(row.id)
        if live is None:
            live = self._live[row.id] = Live(self._house, row)
            thinking = Thinking(live, lambda: self._let_go(live))
            self._thinking[row.id] = thinking
            live.changed = thinking.wake
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.changed()
            self._let_go(live)

    def _let_go(self, live: Live) -> None:
        """Forget a table where nobody looks and nobody thinks."""
        id_ = live.row.id
        used = live.users or live.gallery.viewers
        if self._live.get(id_) is live and not used and not self._thinking[id_].busy:
            del self._live[id_], self._thinking[id_]

    # News

    def _run(self, errand: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._run_out)

    def _run_out(self, task: "asyncio.Task[None]") -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("news of a table were not read", exc_info=error)

    def _heard(self, id_: str) -> None:
        """Another process has news of a table, or nobody knows of which."""
        for live in list(self._live.values()):
            if id_ in (live.row.id, ANY):
                self._run(self._catch_up(live))
            if id_ in (CHAT + live.row.id, ANY):
                self._run(self._hear(live))

    async def _catch_up(self, live: Live) -> None:
        async with self._at(live.row) as here, here.lock:
            await here.catch_up()

    async def _hear(self, live: Live) -> None:
        async with self._at(live.row) as here:
            await here.chat.catch_up()
