"""The time of day, read once, and since then a clock that nobody sets."""

import time
from collections.abc import Callable
from typing import Final

_BOOT_TIME: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", None)
"""It goes on while a machine sleeps; not every system has it."""


def _elapsed() -> float:
    """Seconds that never jump."""
    return time.monotonic() if _BOOT_TIME is None else time.clock_gettime(_BOOT_TIME)


class Steady:
    """Seconds since 1970 that only go forward, whatever happens to the machine's clock."""

    def __init__(
        self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = _elapsed
    ) -> None:
        """It is now as late as the machine says."""
        self._elapsed = elapsed
        self._start = wall() - elapsed()

    def __call__(self) -> float:
        """Now."""
        return self._start + self._elapsed()
