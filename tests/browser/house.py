"""A server of our own, as people start it, that can be killed and started again at its place."""

import json
import re
import subprocess
import sys
from contextlib import closing
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path


class House:
    """`signoria serve` in a process of its own, with SQLite in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        """Start it on any free port."""
        self.folder = folder
        self.port = 0
        self.address = ""
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[str]":
        flags = ("--data", str(self.folder), "--unlimited", "--lang", "en")
        command = [sys.executable, "-m", "signoria", "serve", "--port", str(self.port), *flags]
        with (self.folder / "serve.log").open("a") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://[^ ]+:(\d+)/", said)
        assert found is not None, (self.folder / "serve.log").read_text()
        self.address, self.port = found[0], int(found[1])
        return process

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.communicate()

    def start_again(self) -> None:
        """At the same place."""
        self.process = self._start()

    def stop(self) -> None:
        """In good order."""
        self.process.terminate()
        self.process.communicate(timeout=10)

    def troubles(self) -> list[str]:
        """What the server itself thinks went wrong."""
        lines = (self.folder / "serve.log").read_text().splitlines()
        return [line for line in lines if json.loads(line)["level"] in {"error", "critical"}]

    def healthy(self) -> bool:
        """Does it answer?"""
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=10)) as line:
            line.request("GET", "/health")
            return line.getresponse().status == HTTPStatus.OK
