"""What strangers find out: of a private table nothing, of secrets in the database nothing."""

import asyncio
from pathlib import Path
from secrets import SystemRandom
from typing import Final

from signoria.server.app.cookies import token_hash
from signoria.server.store import open_store
from tests.server.app.place import BOT, FRIEND, ME, over_sockets, place
from tests.server.app.test_people import LONG

NONE: Final = "AAAAAAAAAAAAAAAA"
BODIES: Final = {
    "sit": {},
    "start": {},
    "stand-in": {"on": True},
    "share": {"on": True},
    "fork": {"n": 0, "seats": [{"kind": "me"}, {"kind": "me"}]},
}
"""What each route has to be asked with; the others need nothing."""


@over_sockets
async def test_no_route_tells_a_private_table_from_none(tmp_path: Path) -> None:
    """Every route with a table in its address, to somebody with a name and to nobody: the same."""
    async with place(tmp_path) as here:
        anna, eve = await here.browser().come_in("Anna"), await here.browser().come_in("Eve")
        told = (await anna.get("/schema/openapi.json")).json()
        routes = [
            (path, method)
            for path, methods in told["paths"].items()
            if "{table}" in path
            for method in methods
        ]
        assert 8 <= len(routes)
        for table in (await anna.new_table(ME, FRIEND), await anna.new_table(ME, BOT)):
            for path, method in routes:
                body = BODIES.get(path.rpartition("/")[2])
                for browser, refused in ((eve, 404), (here.browser(), 401)):
                    ask = browser.get if method == "get" else browser.post
                    answers = []
                    for name in (table.id, NONE):
                        address = path.replace("{table}", name)
                        asked = ask(address) if body is None else browser.post(address, body)
                        answers.append(await asked)
                    there, none = answers
                    expected = 404 if method == "get" else refused
                    assert (expected, there.content) == (there.status_code, none.content), path


async def an_account(folder: Path) -> tuple[str, list[str]]:
    """Somebody's token and recovery codes, once the server is gone."""
    store = open_store(f"sqlite:///{folder / 'tables.sqlite'}")
    async with place(folder, store=store) as here:
        anna = await here.browser().come_in("Anna")
        codes = await anna.account("anna", LONG)
        return here.house.cookies.token(anna.cookie), codes


def test_the_database_makes_nobody_anybody(tmp_path: Path) -> None:
    """Whoever reads it finds hashes: no token, no password, no recovery code."""
    token, codes = asyncio.run(an_account(tmp_path))
    written = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))

    assert token_hash(token).encode() in written
    assert b"$argon2id$" in written
    for secret in (token, LONG, *codes, *(code.replace("-", "") for code in codes)):
        assert secret.encode() not in written


@over_sockets
async def test_nobody_foresees_chance(tmp_path: Path) -> None:
    """A running server draws from the system's own generator, which has no seed."""
    async with place(tmp_path) as here:
        assert isinstance(here.house.tables._house.nature, SystemRandom)
