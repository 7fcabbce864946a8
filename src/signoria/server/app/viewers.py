"""The open sockets of this process, so that whoever logs out is shown nothing more."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from signoria.server.app.people import Visitor


class Viewer:
    """One socket."""

    def __init__(self, visitor: Visitor | None) -> None:
        """None = somebody without a name."""
        self.person = "" if visitor is None else visitor.person.id
        self.session = "" if visitor is None else visitor.session
        self.out = asyncio.Event()
        """The person has logged out."""


class Viewers:
    """All of them."""

    def __init__(self) -> None:
        """Nobody looks yet."""
        self._viewers: set[Viewer] = set()

    @contextmanager
    def looking(self, visitor: Visitor | None) -> Iterator[Viewer]:
        """While a socket is open."""
        viewer = Viewer(visitor)
        self._viewers.add(viewer)
        try:
            yield viewer
        finally:
            self._viewers.discard(viewer)

    def out(self, session: str) -> None:
        """That browser is logged out."""
        for viewer in self._viewers:
            if viewer.session == session:
                viewer.out.set()

    def out_everywhere(self, person: str) -> None:
        """Every browser of that person is."""
        for viewer in self._viewers:
            if viewer.person == person:
                viewer.out.set()

    def moved(self, before: str, after: str) -> None:
        """The same browser has another token."""
        for viewer in self._viewers:
            if viewer.session == before:
                viewer.session = after
