"""A terminal for tests: a folder, arguments and typed lines go in, status and texts come out."""

import io
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from signoria.cli.main import main

POSITION = """\
[Options "players=3 advanced"] [Seats "anna ben carla"]
round 3; dice 6 2 1; tiles 1.2 2.6 3.4; order ben anna carla
all: nothing
anna: 5 coins, 2 wood, cards 29 34, played botticelli, hand sforza, tile b, banned 1.2
floor building.3 35; at palace: carla white, anna neutral
turn anna
"""
"""anna is asked for a turn; she has few goods and much to be told about."""


class Ran(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What it printed."""
        return self.out.splitlines()

    @property
    def json(self) -> Any:  # noqa: ANN401 - JSON is what it is
        """What it printed for machines."""
        return json.loads(self.out)

    @property
    def refusal(self) -> str:
        """The one line of what was refused with exit status 2, nothing else being said."""
        assert (2, "") == (self.status, self.out)
        (line,) = self.err.splitlines()
        assert line.startswith("signoria: ")
        return line.removeprefix("signoria: ")


class Terminal:
    """Runs commands in one folder, with games kept below it."""

    def __init__(
        self, folder: Path, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch
    ) -> None:
        """Sit down at it."""
        self.folder = folder
        self._capture = capture
        self._patch = patch

    def run(self, *args: str, typed: str = "") -> Ran:
        """Run `signoria args…` with these lines on stdin."""
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(args)
        out, err = self._capture.readouterr()
        return Ran(status, out, err)

    def write(self, name: str, text: str | bytes) -> str:
        """A file in the folder; its path."""
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    def read(self, name: str) -> str:
        """What a file in the folder holds."""
        return (self.folder / name).read_text(encoding="utf-8")

    @property
    def games(self) -> list[Path]:
        """The files in the folder where games are kept."""
        return sorted((self.folder / "data" / "signoria").glob("*"))
