"""How often somebody may ask: buckets that fill again by time."""

from collections.abc import Callable
from typing import Final, NamedTuple

from signoria.kernel.refusal import refuse
from signoria.server.app.troubles import TooMuch


class Pace(NamedTuple):
    """So many at once, and then so many a second."""

    at_once: int
    a_second: float


PACES: Final = {
    # A browser that opens a table asks a dozen times; a house of players may share an address.
    "ask": Pace(400, 40.0),
    "come-in": Pace(60, 0.5),
    "set-up": Pace(60, 0.5),
    # A whole game is gone through for it.
    "look-back": Pace(60, 2.0),
    # Reading one takes a process a moment.
    "record": Pace(30, 0.5),
    # For one address, and for one user name from everywhere: guessing is slow, and whoever knows
    # the password is hardly ever kept out by others' guesses.
    "log-in": Pace(15, 0.2),
    "log-in-name": Pace(60, 0.05),
    "message": Pace(120, 30.0),
    "chat": Pace(8, 0.4),
}
_MOST_KEYS: Final = 50_000


class Bucket:
    """What is left of one pace for one asker."""

    __slots__ = ("_at", "_clock", "_left", "_pace")

    def __init__(self, pace: Pace, clock: Callable[[], float]) -> None:
        """Full."""
        self._pace = pace
        self._clock = clock
        self._left = float(pace.at_once)
        self._at = clock()

    def take(self) -> bool:
        """Take one; False = it is empty just now."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        """Nobody has asked for long, so there is nothing to remember."""
        self._fill()
        return self._left >= self._pace.at_once

    def _fill(self) -> None:
        now = self._clock()
        gained = (now - self._at) * self._pace.a_second
        self._left = min(float(self._pace.at_once), self._left + max(0.0, gained))
        self._at = now


class Limits:
    """The buckets of this process, by what is asked and who asks."""

    def __init__(self, clock: Callable[[], float], *, on: bool = True) -> None:
        """`clock` only goes forward; off = everybody may do everything."""
        self._clock = clock
        self._on = on
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, what: str, who: str) -> None:
        """Refused when it is too often."""
        if not self._on:
            return
        bucket = self._buckets.get((what, who))
        if bucket is None:
            self._forget()
            bucket = self._buckets[what, who] = Bucket(PACES[what], self._clock)
        if not bucket.take():
            raise refuse(TooMuch, "app-too-often")

    def bucket(self, what: str) -> Bucket | None:
        """One that its asker keeps; None = no limit."""
        return Bucket(PACES[what], self._clock) if self._on else None

    def __len__(self) -> int:
        """How many buckets are remembered."""
        return len(self._buckets)

    def _forget(self) -> None:
        """Keep memory in bounds: first those who have not asked for long, then the oldest."""
        if len(self) < _MOST_KEYS:
            return
        self._buckets = {key: each for key, each in self._buckets.items() if not each.full()}
        # A tenth at a time, so that a flood does not pay for it with every request.
        for key in list(self._buckets)[: max(0, len(self) - _MOST_KEYS * 9 // 10)]:
            del self._buckets[key]
