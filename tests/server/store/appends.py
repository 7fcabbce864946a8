"""Append steps to a table without end, and print the number of each when it is acknowledged.

Run by the test that kills it.
"""

import asyncio
import sys

from signoria.server.store import open_store
from signoria.server.store.rows import LogRow


async def main() -> None:
    """Go on from where the log ends."""
    store = open_store(sys.argv[1])
    await store.open()
    at = len(await store.log("t1"))
    while True:
        await store.append(LogRow(table="t1", at=at, by="", kind="moves", body=[], time=0.0))
        sys.stdout.write(f"{at}\n")
        sys.stdout.flush()
        at += 1


asyncio.run(main())
