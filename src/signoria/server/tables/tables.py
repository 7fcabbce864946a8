"""The door to all tables: what the routes and the socket call.

Whatever is not allowed raises a `Refusal` (`server/refusals.py` has the kinds); nothing else is
raised for anything that a person can do.
"""

from collections.abc import Callable

from signoria.server.store.rows import Person
from signoria.server.store.store import Store
from signoria.server.tables.bots import Bots
from signoria.server.tables.notifier import Notifier
from signoria.server.wire import Lobby, NewTable, Sit, StandIn, Start, TableInfo, ToServer


class Connection:
    """One viewer of a table: messages in, frames out."""

    async def receive(self, message: ToServer) -> None:
        """Do what the browser asks for; the answer comes out of `frame`."""
        raise NotImplementedError

    async def frame(self) -> bytes:
        """The next frame for the browser, as soon as there is one."""
        raise NotImplementedError

    async def close(self) -> None:
        """The browser is gone."""
        raise NotImplementedError


class Tables:
    """All tables of one process."""

    def __init__(
        self,
        store: Store,
        notifier: Notifier,
        bots: Bots,
        clock: Callable[[], float],
    ) -> None:
        """Only keep them; `open` begins."""

    async def open(self) -> None:
        """Listen, and wake the tables where a bot is asked."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of everything within a second; nothing is lost, it is all in the store."""
        raise NotImplementedError

    async def lobby(self, person: Person | None) -> Lobby:
        """What a person sees on the way in; None = somebody without a name."""
        raise NotImplementedError

    async def create(self, person: Person, wanted: NewTable) -> TableInfo:
        """Set up a table. It begins at once when every chair is taken."""
        raise NotImplementedError

    async def table(self, person: Person | None, id_: str, invite: str = "") -> TableInfo:
        """The head of a table's page; `NotHere` for a stranger at a private one.

        The link's secret opens a private table as well as its chair.
        """
        raise NotImplementedError

    async def sit(self, person: Person, id_: str, wanted: Sit) -> TableInfo:
        """Take a chair; the table begins when it was the last one."""
        raise NotImplementedError

    async def leave(self, person: Person, id_: str) -> TableInfo:
        """Get up: before the beginning the chair is free again, later a bot stands in."""
        raise NotImplementedError

    async def start(self, person: Person, id_: str, wanted: Start) -> TableInfo:
        """The host begins without waiting for the empty chairs."""
        raise NotImplementedError

    async def stand_in(self, person: Person, id_: str, wanted: StandIn) -> TableInfo:
        """A bot plays for somebody, or no longer."""
        raise NotImplementedError

    async def rematch(self, person: Person, id_: str) -> TableInfo:
        """The same again, the people invited; the second who asks gets the first's."""
        raise NotImplementedError

    async def connect(
        self, person: Person | None, id_: str, chair: int | None = None
    ) -> Connection:
        """Look at a table: from that chair, else from one's own that is asked, else as a spectator.

        The first frame is a Sight. `NotHere` for a stranger at a private table.
        """
        raise NotImplementedError
