"""What is kept, row by row. Plain values: no text of a game is understood here."""

from typing import Any, Final

from msgspec import Struct

from signoria.server.wire import Pace


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who came in with a name; an account is a user name and a password more."""

    id: str
    name: str
    created: float
    user_name: str = ""
    """Empty = no account."""
    password: str = ""
    """Its argon2id hash."""
    recovery: tuple[str, ...] = ()
    """Hashes of the recovery codes that are left."""


class Session(Struct, frozen=True, kw_only=True):
    """One browser of a person; the browser has the token, the store its hash."""

    token: str
    person: str
    created: float


class Seat(Struct, frozen=True, kw_only=True):
    """A chair at a table."""

    kind: str
    """person, bot, open, or invited."""
    person: str = ""
    name: str = ""
    bot: str = ""
    invite: str = ""
    """The secret of the link to this chair."""
    stand_in: str = ""
    """A bot that plays while the person is away."""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table: how it was set up, who sits there, and what a list of tables shows of it."""

    id: str
    title: str
    game: str
    rules: int
    """The rules' version that it is played by."""
    options: str
    host: str
    seats: tuple[Seat, ...]
    private: bool
    created: float
    state: str = "waiting"
    """waiting, playing, over."""
    names: tuple[str, ...] = ()
    """The seats' names as records write them; empty until it begins."""
    position: str | None = None
    moved: float = 0.0
    label: str = ""
    asked: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    again: str = ""
    pace: Pace = Pace()
    clocks: tuple[float, ...] = ()
    """Seconds that each seat had left when the clocks were last read."""
    ticked: float = 0.0
    """When that was."""
    due: float = 0.0
    """When somebody runs out of time if nothing happens; 0 = nobody does."""
    share: str = ""
    """The secret by which strangers see the result; empty = nobody does."""
    owned: tuple[tuple[str, ...], ...] = ()
    """What each seat had gathered at the end."""
    companion: bool = False
    """Played on a real table: the host answers for chance."""


SHOWN: Final = (
    "state",
    "moved",
    "label",
    "asked",
    "totals",
    "places",
    "owned",
    "clocks",
    "ticked",
    "due",
)
"""What a step of the log changes of its table's row: who sits there is no business of a move."""


class LogRow(Struct, frozen=True, kw_only=True):
    """One step of a table's log.

    `kind` "moves": `body` lists `[seat, notation]`, chance's answers included, that were played as
    one. "back": `body` is the number of moves that are left. "wish": `[seat, moves]`, somebody
    wants to go back so far; "agree": `[seats, yes or no]`, what others say to it. The log only
    grows; the Record is what its moves come to.
    """

    table: str
    at: int
    """Its place in the log, from 0; `(table, at)` is unique."""
    by: str
    """The person; empty = a bot, or the table itself."""
    kind: str
    body: Any
    time: float


class ChatRow(Struct, frozen=True, kw_only=True):
    """What somebody said at a table. It belongs to the table, and never to the Record."""

    table: str
    n: int
    """Its place, from 0; `(table, n)` is unique."""
    person: str
    seat: int | None
    """From which chair; None = a spectator."""
    name: str
    text: str
    time: float
