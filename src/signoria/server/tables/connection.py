"""One viewer of a table: messages in, frames out."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from signoria.kernel.decision import NATURE, Seat
from signoria.kernel.refusal import Refusal, refuse
from signoria.server.refusals import NotYours, TooLate
from signoria.server.said import refused
from signoria.server.store.rows import Person
from signoria.server.tables.attempt import Attempt
from signoria.server.tables.backing import consenting, may_go, seats_of, waiting_for
from signoria.server.tables.chat import line_of
from signoria.server.tables.course import Course
from signoria.server.tables.gallery import MOST_LINES, encode
from signoria.server.tables.history import between, looked
from signoria.server.tables.keeping import answers_chance, chairs_of, keeps
from signoria.server.tables.live import Live, Overtaken
from signoria.server.tables.notifier import CHAT
from signoria.server.tables.planning import Planning
from signoria.server.tables.saying import lines_of, sheet_of
from signoria.server.tables.seating import replaced
from signoria.server.tables.thinking import thought
from signoria.server.tables.walking import reasons, walked
from signoria.server.wire import (
    Agree,
    Back,
    Between,
    Chair,
    Chat,
    Chats,
    Done,
    Earlier,
    Lines,
    Look,
    Plan,
    Play,
    Recall,
    Refused,
    Score,
    Scored,
    ToServer,
    Walk,
    Why,
)

MOST_FRAMES: Final = 64
"""Frames that may wait for a slow viewer; then one Sight stands for all of them."""
PATIENCE: Final = 6.0
"""Seconds for a bot that is asked about a plan; then its first answer is taken."""


class Connection:
    """A browser at a table. It sees what its chair may see."""

    def __init__(self, live: Live, person: Person | None, chair: Seat | None) -> None:
        """Looks already; nobody else knows yet."""
        self.live = live
        self.person = person
        self.chair = chair
        self.watches = False
        """It chose to look as a spectator does."""
        self.guest = False
        """Came by a shared result: sees the game, and not what people said at it."""
        self.closed: Callable[[], None] = lambda: None
        """Called when the browser is gone, or has no more wishes: is anybody left at the table?"""
        self._frames: deque[bytes] = deque()
        self._look = False
        self._news = asyncio.Event()
        self._pondering: asyncio.Task[None] | None = None
        """A bot thinks about this browser's plan."""

    # Out

    async def frame(self) -> bytes:
        """The next frame for the browser, as soon as there is one."""
        while not (self._look or self._frames):
            self._news.clear()
            await self._news.wait()
        if self._look:
            self._look = False
            return self.live.gallery.sight(self)
        return self._frames.popleft()

    def push(self, frame: bytes) -> None:
        """News; a Sight that is still to come knows it already."""
        if not self._look:
            self._add(frame)

    def look_again(self) -> None:
        """Whatever waits is out of date: the next frame is a Sight."""
        self._frames.clear()
        self._look = True
        self._news.set()

    def _answer(self, message: Struct) -> None:
        """To this browser alone."""
        self._add(encode(message))

    def _add(self, frame: bytes) -> None:
        if len(self._frames) >= MOST_FRAMES:
            self.look_again()
            return
        self._frames.append(frame)
        self._news.set()

    async def close(self) -> None:
        """The browser is gone."""
        self._stop_pondering()
        if self in self.live.gallery.viewers:
            self.live.gallery.leave(self)
            self.closed()

    # In

    async def receive(self, message: ToServer) -> None:
        """Do what the browser asks for; the answer comes out of `frame`."""
        began = time.perf_counter()
        await self.live.house.finish(self._receive(message, began))

    async def _receive(self, message: ToServer, began: float) -> None:
        meter = self.live.house.meter
        self.live.users += 1
        try:
            await self._obey(message)
            if isinstance(message, Play):
                meter.answered(time.perf_counter() - began)
        except Overtaken:
            self.look_again()
        except Refusal as refusal:
            meter.refused(refusal.message.id)
            self._answer(Refused(message.id, *refused(refusal)))
        finally:
            self.live.users -= 1
            self.closed()

    async def _obey(self, message: ToServer) -> None:
        match message:
            case Play():
                await self._play(message)
            case Walk():
                self._walk(message)
            case Why():
                self._why(message)
            case Score():
                self._score(message)
            case Back():
                await self._back(message)
            case Agree():
                await self._agree(message)
            case Chair():
                self._turn(message)
            case Earlier() | Look() | Between() | Plan():
                self._beside(message)
            case Chat() | Recall():
                await self._talk(message)

    def _game(self) -> Course:
        """What is played here."""
        if self.live.course is None:
            raise refuse(TooLate, "server-not-begun")
        return self.live.course

    def _own(self) -> Seat:
        """One's own chair, from which one looks."""
        if self.chair is None or self.chair not in chairs_of(self.live.row, self._by()):
            raise refuse(NotYours, "server-not-your-chair")
        return self.chair

    def _answering(self, course: Course) -> Seat:
        """For whom one answers: the chair from which one looks, or chance."""
        if course.decision(self.chair) is None and answers_chance(
            course, self.live.row, self._by(), self.chair
        ):
            return NATURE
        return self._own()

    def _by(self) -> str:
        return self.person.id if self.person else ""

    async def _play(self, message: Play) -> None:
        async with self.live.lock:
            course = self._game()
            seat = self._answering(course)
            if not course.fits(seat, message.at):
                raise Overtaken
            attempt = Attempt(course)
            attempt.hand_in(seat, message.moves)
            if self.live.bot_at(seat):
                # Who plays has returned.
                await self.live.change(lambda row: replaced(row, [seat], ""))
            await self.live.play(attempt, self._by())
            self._answer(Done(message.id, course.changed))

    def _walk(self, message: Walk) -> None:
        course = self._game()
        seat = self._answering(course)
        self._fits(message.at, seat, course)
        at, moves = course.changed, message.moves
        self._answer(walked(course, seat, self.chair, message.id, at, moves))

    def _why(self, message: Why) -> None:
        course = self._game()
        seat = self._answering(course)
        self._fits(message.at, seat, course)
        self._answer(reasons(course, seat, message.id, message.moves, message.thing))

    def _fits(self, at: int, seat: Seat, course: Course) -> None:
        if not course.fits(seat, at):
            raise refuse(TooLate, "server-moved-on")

    def _score(self, message: Score) -> None:
        course = self._game()
        seen = course.match.view(self.chair).state
        self._answer(Scored(message.id, sheet_of(course.game, seen)))

    async def _back(self, message: Back) -> None:
        async with self.live.lock:
            course = self._game()
            seat = self._answering(course) if keeps(self.live.row, self._by()) else self._own()
            if message.at != course.changed:
                raise Overtaken
            if may_go(course, self.live.row, self._by(), message.to):
                await self.live.go_back(message.to, self._by())
            else:
                await self.live.append("wish", [seat, message.to], self._by())
            self._answer(Done(message.id, course.changed))

    async def _agree(self, message: Agree) -> None:
        async with self.live.lock:
            self._own()
            course = self._game()
            if message.at != course.changed:
                raise Overtaken
            seats = consenting(course, self.live.row, self._by())
            asked = waiting_for(course, self.live.row)
            wish = course.wish
            assert wish is not None
            if message.yes and asked is not None and set(asked.waiting) <= seats:
                await self.live.go_back(wish.to, self._by())
            else:
                body = [sorted(seats), message.yes]
                await self.live.append("agree", body, self._by())
            self._answer(Done(message.id, course.changed))

    async def _talk(self, message: Chat | Recall) -> None:
        if isinstance(message, Recall):
            rows = [] if self.guest else await self.live.chat.last(message.before)
            self._answer(Chats(message.id, [line_of(row, self.person) for row in rows]))
            return
        if self.person is None:
            raise refuse(NotYours, "app-come-in")
        if self.guest:
            raise refuse(NotYours, "server-not-your-chair")
        own = self.chair in seats_of(self.live.row, self.person.id)
        seat = self.chair if own else None
        await self.live.chat.say(self.person, seat, message.text, message.key)
        self._answer(Done(message.id, self.live.gallery.mark.at))
        await self.live.announce(CHAT)

    def _turn(self, message: Chair) -> None:
        chairs = chairs_of(self.live.row, self._by())
        if message.seat is not None and message.seat not in chairs:
            raise refuse(NotYours, "server-not-your-chair")
        self.watches = message.seat is None and bool(chairs)
        self.live.gallery.turn(self, message.seat)

    def _earlier(self, message: Earlier) -> None:
        before = [told for told in self._game().told if told.n < message.n]
        self._answer(Lines(message.id, lines_of(before, self.chair)[-MOST_LINES:]))

    # Looking back and ahead: for this browser alone

    def _beside(self, message: Earlier | Look | Between | Plan) -> None:
        if isinstance(message, Plan):
            self._plan(message)
        elif isinstance(message, Earlier):
            self._earlier(message)
        elif isinstance(message, Between):
            self._answer(between(self._game(), self.chair, message))
        else:
            before = self.live.gallery.before(self)
            self._answer(looked(self._game(), self.chair, before, message))

    def _plan(self, message: Plan) -> None:
        planning = Planning(self._game(), self._own(), message)
        self._stop_pondering()
        if message.why:
            self._answer(planning.reasons())
        elif message.then == "bot":
            self._pondering = asyncio.create_task(self._ponder(planning))
        else:
            if message.then == "go":
                planning.go()
            self._answer(planning.planned(self.live.gallery.before(self)))

    async def _ponder(self, planning: Planning) -> None:
        """A bot thinks about a plan in its own process; nobody waits but whoever asked."""
        riddle = planning.riddle(self.live.bot_at)
        if riddle is not None:
            async with self.live.house.thoughts:
                answers = await thought(self.live.house, riddle, PATIENCE)
            planning.follow(riddle.seat, answers)
        planning.go()
        self._answer(planning.planned(self.live.gallery.before(self)))

    def _stop_pondering(self) -> None:
        if self._pondering is not None:
            self._pondering.cancel()
            self._pondering = None
