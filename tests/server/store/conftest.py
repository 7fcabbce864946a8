"""Every store that the contract is held against, empty and open."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it brings no types
import pytest

from signoria.server.store import Store, open_store
from tests.server.store import postgres

_NUMBER = count()


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[Path]:
    """The socket's folder of a server that runs for the tests."""
    if postgres.programs() is None and not os.environ.get("CI"):
        pytest.skip("PostgreSQL's server is not installed here: apt-get install postgresql")
    with postgres.running() as folder:
        yield folder


@pytest.fixture
def postgres_url(postgres_folder: Path) -> str:
    """A fresh database."""
    name = f"test{next(_NUMBER)}"

    async def create() -> None:
        connection = await asyncpg.connect(
            host=str(postgres_folder), user="signoria", database="postgres"
        )
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"postgresql://signoria@/{name}?host={postgres_folder}"


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place for each kind of store."""
    if request.param == "memory":
        return "memory:"
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture
def anyio_backend() -> str:
    """What the server runs on."""
    return "asyncio"


@pytest.fixture
async def store(url: str, anyio_backend: str) -> AsyncIterator[Store]:
    """A store, open."""
    opened = open_store(url)
    await opened.open()
    yield opened
    await opened.close()
