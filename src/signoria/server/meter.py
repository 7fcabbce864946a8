"""What the rooms of a server tell of their work: numbers alone, never who or at which table."""

from typing import Protocol


class Meter(Protocol):
    """Somebody who counts. Every call is made in the server's own loop, and must be cheap."""

    def asked(self, family: str, status: int, seconds: float) -> None:
        """A request was answered; `family` is one of a few, as `/api/tables`; empty = none."""
        ...

    def refused(self, id_: str) -> None:
        """Somebody was told why not, in the sentence with this id."""
        ...

    def sent(self, size: int) -> None:
        """A frame has gone to a browser: so many bytes before packing."""
        ...

    def moved(self, title: str, moves: int) -> None:
        """So many moves of that title are durable now."""
        ...

    def answered(self, seconds: float) -> None:
        """A person's answer was accepted, so long after it had arrived."""
        ...

    def saved(self, seconds: float) -> None:
        """A step was made durable in that time."""
        ...

    def thinks(self) -> None:
        """A bot begins to think."""
        ...

    def thought(self, bot: str, seconds: float, *, failed: bool) -> None:
        """It has; failed = it was too slow or broke, and its first answer is taken."""
        ...


class NoMeter:
    """Nobody counts."""

    def asked(self, family: str, status: int, seconds: float) -> None:
        """Nothing."""

    def refused(self, id_: str) -> None:
        """Nothing."""

    def sent(self, size: int) -> None:
        """Nothing."""

    def moved(self, title: str, moves: int) -> None:
        """Nothing."""

    def answered(self, seconds: float) -> None:
        """Nothing."""

    def saved(self, seconds: float) -> None:
        """Nothing."""

    def thinks(self) -> None:
        """Nothing."""

    def thought(self, bot: str, seconds: float, *, failed: bool) -> None:
        """Nothing."""
