"""The server under load, in a process of its own, and what it uses."""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Server:
    """`signoria serve` with SQLite in a folder that is thrown away, on a core of its own."""

    def __init__(self, core: int | None, *flags: str) -> None:
        """Start it."""
        self._folder = tempfile.TemporaryDirectory(prefix="signoria-load-")
        self._log = (Path(self._folder.name) / "serve.log").open("w")
        command = [sys.executable, "-m", "signoria", "serve", "--port", "0", "--unlimited"]
        places = ("--data", self._folder.name, "--log-level", "warning")
        self.process = subprocess.Popen(
            [*command, *places, *flags], stdout=subprocess.PIPE, stderr=self._log, text=True
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout is not None
        found = re.search(r"http://[^ ]+", self.process.stdout.readline())
        assert found is not None, (Path(self._folder.name) / "serve.log").read_text()
        self.address = found[0]

    def bots_elsewhere(self, cores: set[int]) -> None:
        """As a system that may choose would do: bots began on the server's core."""
        for child in self._proc(f"task/{self.process.pid}/children").split():
            os.sched_setaffinity(int(child), cores)

    @property
    def seconds(self) -> float:
        """Of the processor, so far; bots are processes of their own and do not count."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def kilobytes(self) -> int:
        """Of memory that is really there."""
        found = re.search(r"VmRSS:\s+(\d+)", self._proc("status"))
        assert found is not None
        return int(found[1])

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()

    def stop(self) -> list[str]:
        """In good order; what it complained of."""
        self.process.terminate()
        self.process.communicate(timeout=30)
        self._log.close()
        log = (Path(self._folder.name) / "serve.log").read_text().splitlines()
        self._folder.cleanup()
        return [line for line in log if json.loads(line)["level"] in {"error", "critical"}]
