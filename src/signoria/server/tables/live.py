"""One table that somebody looks at, or where a bot thinks: its row, its game, its viewers."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from signoria.kernel.decision import NATURE, Decision, Seat
from signoria.server.meter import Meter
from signoria.server.store.rows import LogRow, TableRow
from signoria.server.store.store import Store, Taken
from signoria.server.tables import pace
from signoria.server.tables.attempt import Attempt
from signoria.server.tables.backing import waiting_for
from signoria.server.tables.bots import Bots
from signoria.server.tables.chat import Chat, Heard
from signoria.server.tables.course import Course
from signoria.server.tables.gallery import Gallery
from signoria.server.tables.notifier import Notifier

T = TypeVar("T")
After: TypeAlias = tuple[Any, tuple[Decision, ...]]
"""A State, and what is open in it."""
_LOG: Final = logging.getLogger(__name__)


class House(NamedTuple):
    """What all tables of a process share."""

    store: Store
    notifier: Notifier
    bots: Bots
    clock: Callable[[], float]
    nature: Random
    thoughts: asyncio.Semaphore
    under_way: set["asyncio.Task[Any]"]
    meter: Meter
    heard: Heard

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Done to the end, also when whoever asked for it goes away: what is saved is told."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)


class Overtaken(Exception):
    """Somebody else was faster; what they did has been read."""


class Live:
    """A table in this process. Whoever changes it holds its `lock`.

    Nothing here is the truth: everything can be dropped, and made again from the store.
    """

    def __init__(self, house: House, row: TableRow) -> None:
        """A table as it is listed; its log is read when somebody needs it."""
        self.house = house
        self.row = row
        self.course: Course | None = None
        self.gallery = Gallery(self)
        self.chat = Chat(self)
        self.lock = asyncio.Lock()
        self.users = 0
        """Calls under way: it must not be let go meanwhile."""
        self.changed: Callable[[], None] = lambda: None
        """Called after every change: bots may be asked now."""

    @property
    def now(self) -> float:
        """How late it is."""
        return self.house.clock()

    # Reading

    async def load(self) -> None:
        """Read the log, if the game has begun and it was not read yet. Holds the lock."""
        if self.course is None and self.row.state != "waiting":
            log = await self.house.store.log(self.row.id)
            self.row = await self._row()
            if self.row.names:
                self.course = Course(self.row)
                self.course.read_all(log)
                self.gallery.reseat()
                self.gallery.show_all()
        # Somebody may have died, or the store gone away, between a step and chance's answer to it.
        playing = self.row.state == "playing"
        if playing and self.course is not None and NATURE in self.course.asked:
            await self.settle()

    async def _row(self) -> TableRow:
        row = await self.house.store.table(self.row.id)
        return self.row if row is None else row

    async def catch_up(self) -> None:
        """Read what others have written, and tell the viewers. Holds the lock."""
        before, was = self.row, self.gallery.mark
        log = await self.house.store.log(self.row.id, self.course.at) if self.course else []
        self.row = await self._row()
        if self.course is None:
            await self._begin()
            return
        least = was.moves
        for step in log:
            least = min(least, self._read(step))
        if log:
            self.gallery.tell_steps(was, least)
        if _head(before) != _head(self.row):
            self.gallery.reseat()
            self.gallery.tell_people()
        self.changed()

    async def _begin(self) -> None:
        """The game, if there is one now; before that people only come and go."""
        self.gallery.reseat()
        await self.load()
        if self.course is None:
            self.gallery.tell_people()

    def _read(self, step: LogRow) -> int:
        assert self.course is not None
        self.course.read(step)
        return self.course.moves

    # Writing

    async def play(self, attempt: Attempt, by: str) -> None:
        """Save what was tried, then tell. Holds the lock."""
        attempt.settle(self._nature)
        body = [[seat, text] for seat, text in attempt.given]
        await self.append("moves", body, by, (attempt.state, attempt.decisions))
        self.house.meter.moved(self.row.game, len(body))

    async def settle(self) -> None:
        """What needs nobody: chance at the beginning, only answers."""
        assert self.course is not None
        attempt = Attempt(self.course)
        attempt.settle(self._nature)
        if attempt.given:
            with suppress(Overtaken):
                await self.play(attempt, "")

    @property
    def _nature(self) -> Random | None:
        """Who answers for chance here; None = a person does."""
        return None if self.row.companion else self.house.nature

    async def go_back(self, to: int, by: str) -> None:
        """Leave so many moves; what chance had to say then, it says anew. Holds the lock."""
        assert self.course is not None
        state = self.course.match.at(to)
        await self.append("back", to, by, (state, self.course.game.decisions(state)))
        await self.settle()

    async def append(self, kind: str, body: Any, by: str, then: After | None = None) -> None:  # noqa: ANN401 - JSON
        """Save a step, then tell; `Overtaken` when its place in the log is taken.

        `then` is how the game stands after it, where it changes.
        """
        course = self.course
        assert course is not None
        now = self.house.clock()
        step = LogRow(table=self.row.id, at=course.at, by=by, kind=kind, body=body, time=now)
        row = self.row if then is None else _shown(self.row, course, then, now)
        row = self._timed(row, step)
        began = time.perf_counter()
        try:
            await self.house.store.append(step, None if row is self.row else row)
        except Taken:
            await self.catch_up()
            raise Overtaken from None
        self.house.meter.saved(time.perf_counter() - began)
        was, before = self.gallery.mark, self.row
        self.row = row
        least = min(was.moves, self._read(step))
        self.gallery.tell_steps(was, least)
        if row.state != before.state:
            self.gallery.tell_people()
        await self._announce()

    def _timed(self, row: TableRow, step: LogRow) -> TableRow:
        """With the clocks as they stand after this step."""
        course, body, now = self.course, step.body, step.time
        assert course is not None
        if step.kind == "moves":
            ended = pace.ended_by(course, body, row) if step.by else ()
            return pace.answered(self.row, row, ended, now)
        if step.kind == "back":
            return pace.taken_back(self.row, row, pace.undone_by(course, body), now)
        still_open = step.kind == "wish" or body[1]
        return pace.wished(row, now) if still_open else pace.reseated(row, row, now)

    async def run_out(self) -> None:
        """Bots play on for those whose time is over; nobody waits for ever. Holds the lock."""
        await self.load()
        waited = not pace.running(self.row)
        await self.change(lambda row: pace.out_of_time(row, self.now))
        wish = self.course and self.course.wish
        if waited and wish and not pace.running(self.row):
            # Bots are asked, they wait for the wish, and whoever was to agree has had time.
            with suppress(Overtaken):
                await self.append("agree", [[], False], "")

    async def change(self, make: Callable[[TableRow], TableRow]) -> None:
        """Change who sits there, whatever others change meanwhile. Holds the lock."""
        while True:
            after = make(self.row)
            if after == self.row:
                return
            after = pace.reseated(self.row, after, self.now)
            if self.course is not None and self.course.wish is not None:
                after = pace.wished(after, self.now)
            try:
                await self.house.store.change_table(self.row, after)
            except Taken:
                await self.catch_up()
                continue
            self.row = after
            break
        if self.course is None:
            await self._begin()
        else:
            self.gallery.reseat()
            self.gallery.tell_people()
            await self._grant()
        await self._announce()

    async def _grant(self) -> None:
        """Go back after all, when the last who was asked is played for by a bot now."""
        assert self.course is not None
        asked = waiting_for(self.course, self.row)
        if asked is not None and not asked.waiting:
            with suppress(Overtaken):
                await self.go_back(asked.to, self.row.seats[asked.by].person)

    async def _announce(self) -> None:
        """To the other processes; bots here may be asked now."""
        self.changed()
        await self.announce()

    async def announce(self, what: str = "") -> None:
        """To the other processes: there is something new, or only something said."""
        try:
            await self.house.notifier.tell(what + self.row.id)
        except Exception:  # noqa: BLE001 - whatever it is: what it says only saves waiting
            _LOG.warning("nobody was told of a table's news", exc_info=True)

    # Bots

    def bot_at(self, seat: Seat) -> str:
        """Who answers for this chair, if no person does."""
        if not 0 <= seat < len(self.row.seats):
            return ""
        chair = self.row.seats[seat]
        return chair.bot if chair.kind == "bot" else chair.stand_in


def _shown(row: TableRow, course: Course, then: After, now: float) -> TableRow:
    """What lists of tables show, once the game stands like this."""
    game = course.game
    state, decisions = then
    score = None if decisions else game.score(state)
    return replace(
        row,
        state="playing" if decisions else "over",
        moved=now,
        label=game.label(state),
        asked=tuple(decision.seat for decision in decisions),
        totals=score.totals if score else (),
        places=score.places if score else (),
        owned=game.owned(state) if score else (),
    )


def _head(row: TableRow) -> tuple[object, ...]:
    """What Steps do not tell."""
    return row.seats, row.host, row.again, row.state, row.share
