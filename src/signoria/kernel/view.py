"""What a seat may know: events as they happen, and the State seen from its chair."""

from typing import Generic, NamedTuple, TypeVar

from signoria.kernel.decision import Seat
from signoria.kernel.message import Message

S = TypeVar("S")


class Event(NamedTuple):
    """Something that happened; `audience` None = everybody may know."""

    message: Message
    audience: tuple[Seat, ...] | None = None

    def known_to(self, seat: Seat | None) -> bool:
        """May this seat (None = a spectator) know it?"""
        return self.audience is None or seat in self.audience


class View(NamedTuple, Generic[S]):
    """A State of the same class with every thing that `seat` may not know made blank.

    Two States that differ only in hidden things give equal views.
    """

    seat: Seat | None
    state: S
