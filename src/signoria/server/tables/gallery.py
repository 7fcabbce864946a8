"""Those who look at a table: what each has before its eyes, and what it is told."""

from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from signoria.kernel.decision import Seat
from signoria.server.store.rows import Person, TableRow
from signoria.server.tables import pace
from signoria.server.tables.backing import chair_for, undo_of
from signoria.server.tables.course import Course
from signoria.server.tables.keeping import chance_for, question_for
from signoria.server.tables.listing import info
from signoria.server.tables.patch import difference
from signoria.server.tables.saying import ask_of, end_sheet, lines_of
from signoria.server.wire import Patch, People, Sight, Step, TableInfo

MOST_LINES: Final = 60
"""Lines of the log that come with a Sight; earlier ones are asked for."""

encode: Final = msgspec.json.Encoder().encode
Picture = dict[str, Any]
Hands: TypeAlias = tuple[Seat | None, str]
"""A chair, and the person who answers from it."""


class Viewer(Protocol):
    """Somebody who looks at the table."""

    person: Person | None
    chair: Seat | None
    watches: bool
    """It chose to look as a spectator does."""
    guest: bool
    """It came by a shared result."""

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


class Shown(Protocol):
    """The table that is looked at."""

    row: TableRow
    course: Course | None

    @property
    def now(self) -> float:
        """How late it is."""
        ...


class Pictures:
    """The pictures of one moment. Chairs from which the table looks alike share one."""

    def __init__(self, course: Course | None) -> None:
        """Nobody has looked yet."""
        self._course = course
        self._made: list[tuple[Any, Picture]] = []

    def seen_from(self, chair: Seat | None) -> Picture:
        """The table as this chair may know it; nothing before the game has begun."""
        if self._course is None:
            return {}
        seen = self._course.match.view(chair).state
        for state, picture in self._made:
            if state == seen:
                return picture
        picture = self._course.game.picture(seen)
        self._made.append((seen, picture))
        return picture


class Gallery:
    """The viewers of a table."""

    def __init__(self, table: Shown) -> None:
        """Nobody looks."""
        self._table = table
        self.viewers: list[Viewer] = []
        self._pictures: dict[Seat | None, Picture] = {}
        """What the viewers on each chair have before them."""

    @property
    def mark(self) -> Mark:
        """How far the game has come."""
        course = self._table.course
        return Mark(course.changed, course.moves) if course else Mark(0, 0)

    def info(self, person: Person | None) -> TableInfo:
        """The head of the page."""
        return info(self._table.row, person.id if person else "", self._table.now, self.here)

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

    def reseat(self) -> None:
        """Whoever sat down sees their own, whoever got up nothing more; chairs may have moved."""
        for viewer in self.viewers:
            person = viewer.person.id if viewer.person else ""
            chair = chair_for(self._table.row, person, viewer.chair)
            if chair != viewer.chair and not viewer.watches:
                self.turn(viewer, chair)

    def _seen_from(self, viewer: Viewer) -> None:
        if viewer.chair not in self._pictures:
            now = Pictures(self._table.course)
            self._pictures[viewer.chair] = now.seen_from(viewer.chair)

    def before(self, viewer: Viewer) -> Picture:
        """What it has before its eyes, once all it was told has arrived."""
        return self._pictures[viewer.chair]

    def _forget_pictures(self) -> None:
        chairs = {viewer.chair for viewer in self.viewers}
        self._pictures = {at: seen for at, seen in self._pictures.items() if at in chairs}

    def sight(self, viewer: Viewer) -> bytes:
        """The whole table as this viewer may know it."""
        course, row = self._table.course, self._table.row
        chair, person = self._hands(viewer)
        return encode(
            Sight(
                at=self.mark.at,
                moves=self.mark.moves,
                table=self.info(viewer.person),
                chair=chair,
                picture=Pictures(course).seen_from(chair),
                asked=course.asked if course else (),
                ask=ask_of(course, question_for(course, row, person, chair)) if course else None,
                undo=undo_of(course, row, chair, person),
                lines=lines_of(course.told, chair)[-MOST_LINES:] if course else [],
                sheet=end_sheet(course),
                chance_for=chance_for(course, row) if course else (),
            )
        )

    def _hands(self, viewer: Viewer) -> Hands:
        """Who looks from one chair has one person's questions; where a game is kept, their own."""
        row, chair = self._table.row, viewer.chair
        if row.companion:
            return chair, viewer.person.id if viewer.person else ""
        return chair, "" if chair is None else row.seats[chair].person

    def show_all(self) -> None:
        """Everybody looks again: the game begins, or is another."""
        now = Pictures(self._table.course)
        for chair in self._pictures:
            self._pictures[chair] = now.seen_from(chair)
        for viewer in self.viewers:
            viewer.look_again()

    def tell_steps(self, was: Mark, least: int) -> None:
        """What changed: one frame for all who look from one chair."""
        if self.mark.moves == was.moves == least:
            self.tell_people()
            return
        if least < min(was.moves, self.mark.moves):
            # Some were taken back and others played, and all of it is new here.
            self.show_all()
            return
        patches = self._turn_pages()
        frames: dict[Hands, bytes] = {}
        for viewer in self.viewers:
            hands = self._hands(viewer)
            if hands not in frames:
                frames[hands] = encode(self._step(hands, patches[hands[0]], was, least))
            viewer.push(frames[hands])

    def _turn_pages(self) -> dict[Seat | None, Patch]:
        """From the pictures before to those of now; what two chairs share is compared once."""
        now = Pictures(self._table.course)
        compared: dict[tuple[int, int], Patch] = {}
        patches: dict[Seat | None, Patch] = {}
        before, self._pictures = self._pictures, {c: now.seen_from(c) for c in self._pictures}
        for chair, after in self._pictures.items():
            pair = id(before[chair]), id(after)
            if pair not in compared:
                compared[pair] = difference(before[chair], after)
            patches[chair] = compared[pair]
        return patches

    def _step(self, hands: Hands, patch: Patch, was: Mark, least: int) -> Step:
        course, row = self._table.course, self._table.row
        chair, person = hands
        assert course is not None
        return Step(
            was=was.at,
            at=course.changed,
            moves=course.moves,
            patch=patch,
            lines=lines_of(course.told[least:], chair),
            back=least < was.moves,
            asked=course.asked,
            ask=ask_of(course, question_for(course, row, person, chair)),
            undo=undo_of(course, row, chair, person),
            over=course.match.over,
            sheet=end_sheet(course),
            clocks=pace.told(self._table.row, self._table.now),
            chance_for=chance_for(course, row),
        )

    def tell_people(self, but: Viewer | None = None) -> None:
        """Who is here, who sits where, who wants to go back."""
        for viewer in self.viewers:
            if viewer is not but:
                undo = undo_of(self._table.course, self._table.row, *self._hands(viewer))
                viewer.push(encode(People(self.info(viewer.person), undo)))
