"""The bots of one table: whoever is asked thinks, beside the table and beside each other."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from signoria.kernel.decision import Seat
from signoria.kernel.refusal import Refusal
from signoria.server.tables.attempt import Attempt
from signoria.server.tables.bots import Riddle
from signoria.server.tables.course import Course
from signoria.server.tables.live import House, Live, Overtaken

LONGEST_THOUGHT: Final = 30.0
"""Seconds; then the first answer is taken, so that nobody waits for ever."""
PAUSE: Final = 1.0
"""Seconds before another try when the store cannot be reached."""

_LOG: Final = logging.getLogger(__name__)


async def thought(house: House, riddle: Riddle, seconds: float) -> tuple[str, ...]:
    """A bot's answers; none when it fails or takes longer."""
    began, failed = time.perf_counter(), False
    house.meter.thinks()
    try:
        async with asyncio.timeout(seconds):
            return await house.bots.think(riddle)
    except Exception:  # noqa: BLE001 - whatever it is, the table goes on
        _LOG.exception("a bot has failed; its first answer is taken")
        failed = True
        return ()
    finally:
        house.meter.thought(riddle.bot, time.perf_counter() - began, failed=failed)


class Thinking:
    """Asks bots, one task for each chair that is asked."""

    def __init__(self, live: Live, done: Callable[[], None]) -> None:
        """`done` is called when a bot has answered, or has nothing to answer any more."""
        self._live = live
        self._done = done
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Does anybody think?"""
        return bool(self._tasks)

    def wake(self) -> None:
        """Ask every bot that is to answer and does not think yet."""
        course = self._live.course
        if self._stopped or course is None or course.wish is not None:
            return
        for seat in course.asked:
            if self._live.bot_at(seat) and seat not in self._tasks:
                task = asyncio.create_task(self._answer(seat))
                self._tasks[seat] = task
                task.add_done_callback(partial(self._finished, seat))

    def _finished(self, seat: Seat, task: asyncio.Task[None]) -> None:
        del self._tasks[seat]
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            _LOG.error("a bot's answer was not played", exc_info=error)
        else:
            self.wake()
        self._done()

    def stop(self) -> list[asyncio.Task[None]]:
        """Think no more; the tasks that are ending."""
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        return tasks

    async def _answer(self, seat: Seat) -> None:
        """Think without holding anybody up, then play what still fits."""
        async with self._live.house.thoughts:
            course, bot = self._live.course, self._live.bot_at(seat)
            decision = course.decision(seat) if course else None
            if course is None or decision is None or not bot:
                return
            before, sealed = course.changed, course.sealed
            answers = await self._think(course, seat, bot)
        async with self._live.lock:
            fits = course.changed == before or (sealed and course.decision(seat) == decision)
            fits = fits and self._live.bot_at(seat) == bot and course.wish is None
            saved = not fits or await self._play(course, seat, answers)
        if not saved:
            await asyncio.sleep(PAUSE)

    async def _think(self, course: Course, seat: Seat, bot: str) -> tuple[str, ...]:
        """The bot's answers; none when it fails."""
        seen: dict[str, Any] = course.game.dump(course.match.view(seat).state)
        riddle = Riddle(course.game.name, seen, seat, bot)
        return await thought(self._live.house, riddle, LONGEST_THOUGHT)

    async def _play(self, course: Course, seat: Seat, answers: tuple[str, ...]) -> bool:
        """Played as far as it goes; False = the store has refused, one has to try again."""
        attempt = Attempt(course)
        attempt.follow(seat, answers)
        try:
            await self._live.play(attempt, "")
        except Overtaken:
            return True
        except Refusal:
            _LOG.warning("a bot's answer could not be saved", exc_info=True)
            return False
        return True
