"""A PostgreSQL server of our own, from Debian's package: made for the tests, gone with them."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

USER = "postgres"
"""Debian's user for it: the server refuses to run as root."""


def programs() -> Path | None:
    """Where the newest installed server lies; None = there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


@contextmanager
def running() -> Iterator[Path]:
    """A server that listens on a socket in the folder that this gives, and nowhere else."""
    bin_ = programs()
    assert bin_ is not None
    folder = Path(tempfile.mkdtemp(prefix="signoria-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        data = folder / "data"
        _run(bin_ / "initdb", "-D", data, "-U", "signoria", "-A", "trust", "-E", "UTF8", "-N")
        start(folder)
        try:
            yield folder
        finally:
            stop(folder)
    finally:
        shutil.rmtree(folder)


def start(folder: Path) -> None:
    """The server of this folder, until it answers."""
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    _control(folder, "-l", folder / "log", "-o", options, "-w", "start")


def stop(folder: Path) -> None:
    """At once, whoever is connected."""
    _control(folder, "-m", "immediate", "-w", "stop")


@contextmanager
def hanging(folder: Path) -> Iterator[None]:
    """The server of this folder is there, and answers nothing."""
    processes = [int((folder / "data" / "postmaster.pid").read_text().split()[0])]
    os.kill(processes[0], signal.SIGSTOP)  # first: it would make more of the others
    children = Path(f"/proc/{processes[0]}/task/{processes[0]}/children")
    processes += map(int, children.read_text().split())
    try:
        for process in processes[1:]:
            os.kill(process, signal.SIGSTOP)
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def _control(folder: Path, *what: object) -> None:
    bin_ = programs()
    assert bin_ is not None
    _run(bin_ / "pg_ctl", "-D", folder / "data", *what)


def _run(*command: object) -> None:
    """As the server's user where the tests run as root."""
    words = [str(word) for word in command]
    if os.geteuid() == 0:
        words = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", *words]
    done = subprocess.run(words, check=False, cwd="/", stdout=subprocess.DEVNULL, timeout=60)
    assert done.returncode == 0, words
