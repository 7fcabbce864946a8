"""What one process tells, the others hear."""

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from signoria.kernel.refusal import Refusal
from signoria.server.tables.notifier import ANY, MemoryNotifier, Notifier, open_notifier
from signoria.server.tables.redis_notifier import RedisNotifier

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    """What the server runs on."""
    return "asyncio"


@contextmanager
def redis(socket: Path) -> Iterator[int]:
    """A server, and its process; it listens on a socket of its own. Debian's package has it."""
    command = ["redis-server", "--port", "0", "--unixsocket", str(socket), "--save", ""]
    with subprocess.Popen([*command, "--dir", str(socket.parent)], stdout=subprocess.PIPE) as child:
        try:
            assert child.stdout is not None
            while b"ready to accept connections" not in (line := child.stdout.readline()).lower():
                assert line, "the server ended"
            yield child.pid
        finally:
            child.kill()
            socket.unlink(missing_ok=True)


@pytest.fixture
def socket(tmp_path: Path) -> Path:
    """Where to reach it."""
    if shutil.which("redis-server") is None and not os.environ.get("CI"):
        pytest.skip("Redis is not installed here: apt-get install redis-server")
    return tmp_path / "redis.sock"


class Ear:
    """What one process hears, in order."""

    def __init__(self, notifier: Notifier) -> None:
        """Of this notifier."""
        self.notifier = notifier
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def open(self) -> None:
        """Listen."""
        await self.notifier.open(self.heard.put_nowait)

    async def next(self) -> str:
        """What comes next, soon."""
        return await asyncio.wait_for(self.heard.get(), 10)


async def test_all_hear(socket: Path) -> None:
    """Everybody hears of every table, the teller too."""
    with redis(socket):
        ears = [Ear(open_notifier(f"unix://{socket}")) for _ in range(2)]
        for ear in ears:
            await ear.open()
            assert ANY == await ear.next()

        await ears[0].notifier.tell("t1")
        await ears[1].notifier.tell("t2")

        assert [["t1", "t2"]] * 2 == [[await ear.next(), await ear.next()] for ear in ears]
        for ear in ears:
            await ear.notifier.close()


async def test_redis_away_and_back(socket: Path) -> None:
    """Telling never fails; after a break everybody looks at everything."""
    ear = Ear(open_notifier(f"unix://{socket}"))
    await ear.open()
    await ear.notifier.tell("t1")
    for _ in range(2):
        with redis(socket):
            assert ANY == await ear.next()
            await ear.notifier.tell("t2")
            assert "t2" == await ear.next()
        await ear.notifier.tell("t3")
    await ear.notifier.close()


async def test_redis_hangs(socket: Path) -> None:
    """Nobody waits long for one that neither answers nor is gone; then everybody hears again."""
    with redis(socket) as process:
        ear = Ear(RedisNotifier(f"unix://{socket}", patience=1.0))
        await ear.open()
        assert ANY == await ear.next()
        late = Ear(RedisNotifier(f"unix://{socket}", patience=1.0))
        os.kill(process, signal.SIGSTOP)
        try:
            async with asyncio.timeout(10):
                await ear.notifier.tell("t1")
                await late.open()
        finally:
            os.kill(process, signal.SIGCONT)

        await ear.notifier.tell("t2")

        while "t2" != await ear.next():
            pass
        assert ANY == await late.next()
        for each in (ear, late):
            await each.notifier.close()


async def test_alone() -> None:
    """A single process has nobody to tell."""
    ear = Ear(open_notifier(""))
    await ear.open()

    await ear.notifier.tell("t1")

    assert isinstance(ear.notifier, MemoryNotifier)
    assert ear.heard.empty()
    await ear.notifier.close()


def test_not_a_url() -> None:
    """A URL that names no notifier is a refusal."""
    with pytest.raises(Refusal, match="notifier-url kind=http"):
        open_notifier("http://localhost")
