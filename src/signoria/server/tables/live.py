"""One table that somebody looks at, or where a bot thinks: its row, its game, its viewers."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from signoria.kernel.decision import NATURE, Seat
from signoria.server.store.rows import LogRow, Person, TableRow
from signoria.server.store.store import Store, Taken
from signoria.server.tables.attempt import Attempt
from signoria.server.tables.backing import chair_for, undo_of, waiting_for
from signoria.server.tables.bots import Bots
from signoria.server.tables.course import Course
from signoria.server.tables.listing import info
from signoria.server.tables.notifier import Notifier
from signoria.server.tables.patch import difference
from signoria.server.tables.saying import ask_of, end_sheet, lines_of, picture_of
from signoria.server.wire import People, Sight, Step, TableInfo

MOST_LINES: Final = 60
"""Lines of the log that come with a Sight; earlier ones are asked for."""

T = TypeVar("T")
_LOG: Final = logging.getLogger(__name__)
encode: Final = msgspec.json.Encoder().encode


class House(NamedTuple):
    """What all tables of a process share."""

    store: Store
    notifier: Notifier
    bots: Bots
    clock: Callable[[], float]
    nature: Random
    thoughts: asyncio.Semaphore
    under_way: set["asyncio.Task[Any]"]

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Done to the end, also when whoever asked for it goes away: what is saved is told."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)


class Viewer(Protocol):
    """Somebody who looks at the table."""

    person: Person | None
    chair: Seat | None
    watches: bool
    """It chose to look as a spectator does."""

    def push(self, frame: bytes) -> None:
        """The next frame."""
        ...

    def look_again(self) -> None:
        """Whatever waits is out of date: the next frame is a Sight."""
        ...


class Mark(NamedTuple):
    """How far the game had come."""

    at: int
    moves: int


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
        self.viewers: list[Viewer] = []
        self.lock = asyncio.Lock()
        self.users = 0
        """Calls under way: it must not be let go meanwhile."""
        self.changed: Callable[[], None] = lambda: None
        """Called after every change: bots may be asked now."""
        self._pictures: dict[Seat | None, dict[str, Any]] = {}
        """What the viewers on each chair have before them."""

    # Reading

    async def load(self) -> None:
        """Read the log, if the game has begun and it was not read yet. Holds the lock."""
        if self.course is None and self.row.state != "waiting":
            log = await self.house.store.log(self.row.id)
            self.row = await self._row()
            if self.row.names:
                self.course = Course(self.row)
                self.course.read_all(log)
                self._reseat()
                self.show_all()
        # Somebody may have died, or the store gone away, between a step and chance's answer to it.
        if self.course is not None and NATURE in self.course.asked:
            await self.settle()

    async def _row(self) -> TableRow:
        row = await self.house.store.table(self.row.id)
        return self.row if row is None else row

    async def catch_up(self) -> None:
        """Read what others have written, and tell the viewers. Holds the lock."""
        before, was = self.row, self.mark
        log = await self.house.store.log(self.row.id, self.course.at) if self.course else []
        self.row = await self._row()
        if self.course is None:
            await self._begin()
            return
        least = was.moves
        for step in log:
            least = min(least, self._read(step))
        if log:
            self._tell_steps(was, least)
        if self._head(before) != self._head(self.row):
            self._reseat()
            self.tell_people()
        self.changed()

    async def _begin(self) -> None:
        """The game, if there is one now; before that people only come and go."""
        self._reseat()
        await self.load()
        if self.course is None:
            self.tell_people()

    def _read(self, step: LogRow) -> int:
        assert self.course is not None
        self.course.read(step)
        return self.course.moves

    @property
    def mark(self) -> Mark:
        """How far it has come."""
        return Mark(self.course.changed, self.course.moves) if self.course else Mark(0, 0)

    # Writing

    async def play(self, attempt: Attempt, by: str) -> None:
        """Save what was tried, then tell. Holds the lock."""
        attempt.settle(self.house.nature)
        body = [[seat, text] for seat, text in attempt.given]
        await self.append("moves", body, by, attempt.state)

    async def settle(self) -> None:
        """What needs nobody: chance at the beginning, only answers."""
        assert self.course is not None
        attempt = Attempt(self.course)
        attempt.settle(self.house.nature)
        if attempt.given:
            with suppress(Overtaken):
                await self.play(attempt, "")

    async def go_back(self, to: int, by: str) -> None:
        """Leave so many moves; what chance had to say then, it says anew. Holds the lock."""
        assert self.course is not None
        await self.append("back", to, by, self.course.match.at(to))
        await self.settle()

    async def append(self, kind: str, body: Any, by: str, state: Any = None) -> None:  # noqa: ANN401 - JSON, and any title's State
        """Save a step, then tell; `Overtaken` when its place in the log is taken."""
        course = self.course
        assert course is not None
        now = self.house.clock()
        step = LogRow(table=self.row.id, at=course.at, by=by, kind=kind, body=body, time=now)
        row = self.row if state is None else _shown(self.row, course, state, now)
        try:
            await self.house.store.append(step, None if state is None else row)
        except Taken:
            await self.catch_up()
            raise Overtaken from None
        was, before = self.mark, self.row
        self.row = row
        least = min(was.moves, self._read(step))
        self._tell_steps(was, least)
        if row.state != before.state:
            self.tell_people()
        await self._announce()

    async def change(self, make: Callable[[TableRow], TableRow]) -> None:
        """Change who sits there, whatever others change meanwhile. Holds the lock."""
        while True:
            after = make(self.row)
            if after == self.row:
                return
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
            self._reseat()
            self.tell_people()
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
        try:
            await self.house.notifier.tell(self.row.id)
        except Exception:  # noqa: BLE001 - whatever it is: what it says only saves waiting
            _LOG.warning("nobody was told of a table's news", exc_info=True)

    # Viewers

    def info(self, person: Person | None) -> TableInfo:
        """The head of the page."""
        return info(self.row, person.id if person else "", self.here)

    @property
    def here(self) -> frozenset[str]:
        """People who have the table open."""
        return frozenset(viewer.person.id for viewer in self.viewers if viewer.person)

    def join(self, viewer: Viewer) -> None:
        """Another viewer; its first frame will be a Sight."""
        before = self.here
        self.viewers.append(viewer)
        self._seen_from(viewer)
        viewer.look_again()
        if self.here != before:
            self.tell_people(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        """One less."""
        before = self.here
        self.viewers.remove(viewer)
        self._forget_pictures()
        if self.here != before:
            self.tell_people()

    def turn(self, viewer: Viewer, chair: Seat | None) -> None:
        """It looks from another chair now."""
        viewer.chair = chair
        self._seen_from(viewer)
        self._forget_pictures()
        viewer.look_again()

    def _reseat(self) -> None:
        """Whoever sat down sees their own, whoever got up nothing more; chairs may have moved."""
        for viewer in self.viewers:
            person = viewer.person.id if viewer.person else ""
            chair = chair_for(self.row, person, viewer.chair)
            if chair != viewer.chair and not viewer.watches:
                self.turn(viewer, chair)

    def _seen_from(self, viewer: Viewer) -> None:
        if viewer.chair not in self._pictures:
            self._pictures[viewer.chair] = picture_of(self.course, viewer.chair)

    def _forget_pictures(self) -> None:
        chairs = {viewer.chair for viewer in self.viewers}
        self._pictures = {at: seen for at, seen in self._pictures.items() if at in chairs}

    def sight(self, viewer: Viewer) -> bytes:
        """The whole table as this viewer may know it."""
        course, chair = self.course, viewer.chair
        return encode(
            Sight(
                at=self.mark.at,
                moves=self.mark.moves,
                table=self.info(viewer.person),
                chair=chair,
                picture=picture_of(course, chair),
                asked=course.asked if course else (),
                ask=ask_of(course, chair) if course else None,
                undo=undo_of(course, self.row, chair),
                lines=lines_of(course.told, chair)[-MOST_LINES:] if course else [],
                sheet=end_sheet(course),
            )
        )

    def show_all(self) -> None:
        """Everybody looks again: the game begins, or is another."""
        for chair in self._pictures:
            self._pictures[chair] = picture_of(self.course, chair)
        for viewer in self.viewers:
            viewer.look_again()

    def _tell_steps(self, was: Mark, least: int) -> None:
        """What changed: one frame for all who look from one chair."""
        if self.mark.moves == was.moves == least:
            self.tell_people()
            return
        if least < min(was.moves, self.mark.moves):
            # Some were taken back and others played, and all of it is new here.
            self.show_all()
            return
        frames = {chair: encode(self._step(chair, was, least)) for chair in self._pictures}
        for viewer in self.viewers:
            viewer.push(frames[viewer.chair])

    def _step(self, chair: Seat | None, was: Mark, least: int) -> Step:
        course = self.course
        assert course is not None
        before = self._pictures[chair]
        now = self._pictures[chair] = picture_of(course, chair)
        return Step(
            was=was.at,
            at=course.changed,
            moves=course.moves,
            patch=difference(before, now),
            lines=lines_of(course.told[least:], chair),
            back=least < was.moves,
            asked=course.asked,
            ask=ask_of(course, chair),
            undo=undo_of(course, self.row, chair),
            over=course.match.over,
            sheet=end_sheet(course),
        )

    def tell_people(self, but: Viewer | None = None) -> None:
        """Who is here, who sits where, who wants to go back."""
        for viewer in self.viewers:
            if viewer is not but:
                undo = undo_of(self.course, self.row, viewer.chair)
                viewer.push(encode(People(self.info(viewer.person), undo)))

    @staticmethod
    def _head(row: TableRow) -> tuple[object, ...]:
        """What Steps do not tell."""
        return row.seats, row.host, row.again, row.state

    # Bots

    def bot_at(self, seat: Seat) -> str:
        """Who answers for this chair, if no person does."""
        if not 0 <= seat < len(self.row.seats):
            return ""
        chair = self.row.seats[seat]
        return chair.bot if chair.kind == "bot" else chair.stand_in


def _shown(row: TableRow, course: Course, state: Any, now: float) -> TableRow:  # noqa: ANN401 - any title's State
    """What lists of tables show, once the table is in this State."""
    game = course.game
    decisions = game.decisions(state)
    score = None if decisions else game.score(state)
    return replace(
        row,
        state="playing" if decisions else "over",
        moved=now,
        label=game.label(state),
        asked=tuple(decision.seat for decision in decisions),
        totals=score.totals if score else (),
        places=score.places if score else (),
    )
