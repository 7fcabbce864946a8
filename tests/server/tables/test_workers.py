"""Work in other processes."""

import os

from signoria.server.tables.workers import BEHIND, Workers
from tests.server.tables.house import at_once


@at_once
async def test_work_stands_behind_the_tables() -> None:
    """Whoever thinks takes only what the tables leave of the processor."""
    workers = Workers()
    try:
        behind = await workers.run(os.nice, 0)
    finally:
        workers.stop()

    assert min(19, os.nice(0) + BEHIND) == behind
