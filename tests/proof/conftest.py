"""The database and the notifier of a house with several processes."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.notify.test_notifier import redis
from tests.server.store import postgres


@pytest.fixture
def postgres_folder() -> Iterator[Path]:
    """The folder of a fresh PostgreSQL."""
    if postgres.programs() is None and not os.environ.get("CI"):
        pytest.skip("PostgreSQL's server is not installed here: apt-get install postgresql")
    with postgres.running() as folder:
        yield folder


@pytest.fixture
def postgresql(postgres_folder: Path) -> str:
    """The URL of its database."""
    return f"postgresql://signoria@/postgres?host={postgres_folder}"


@pytest.fixture
def notifier(tmp_path: Path) -> Iterator[str]:
    """The URL of a Redis."""
    if shutil.which("redis-server") is None and not os.environ.get("CI"):
        pytest.skip("Redis is not installed here: apt-get install redis-server")
    socket = tmp_path / "redis.sock"
    with redis(socket):
        yield f"unix://{socket}"
