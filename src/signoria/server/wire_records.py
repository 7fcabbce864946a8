"""Records and positions that people bring, as they travel; `wire.py` has the rest."""

from msgspec import Struct

from signoria.server.wire import NewSeat, Trouble


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records/read: what does this text come to? A record, or a position."""

    text: str


class RecordInfo(Struct, frozen=True):
    """The game that a text describes, before it is made a table."""

    game: str
    options: str
    names: tuple[str, ...]
    position: bool
    """It begins from a position, not from the set-up."""
    moves: int
    label: str
    asked: tuple[int, ...]
    over: bool
    totals: tuple[int, ...]
    """As if the game ended here."""
    places: tuple[int, ...]
    trouble: Trouble | None = None
    """Why it breaks off here; what stands before the break may be taken alone."""


class NewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records: a table of a text."""

    text: str
    seats: list[NewSeat] = []
    """Who goes on playing, chair by chair; [] = it is only looked at."""
    moves: int | None = None
    """So many of them; None = all, and none may be wrong."""
    title: str = ""
    private: bool = False
    companion: bool = False
