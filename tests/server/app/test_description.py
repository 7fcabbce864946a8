"""The description of the routes says what is sent."""

from pathlib import Path

import msgspec
import yaml  # type: ignore[import-untyped]  # it brings no types

from signoria.server.wire import Say, Trouble
from tests.server.app.place import over_sockets, place


@over_sockets
async def test_it_describes_what_is_sent(tmp_path: Path) -> None:
    """A sentence is a list on the wire, and a field that nobody knows is refused."""
    async with place(tmp_path) as here:
        browser = here.browser()
        told = (await browser.get("/schema/openapi.json")).json()
        again = yaml.safe_load((await browser.get("/schema/openapi.yaml")).text)

    types = told["components"]["schemas"]
    assert told == again
    assert ("array", 1) == (types["Say"]["type"], types["Say"]["minItems"])
    assert not types["NewTable"]["additionalProperties"]
    assert b'["app-broken",{}]' == msgspec.json.encode(Say("app-broken"))
    assert {"say", "objections", "line", "column"} == set(types["Trouble"]["properties"])
    assert set(types["Trouble"]["properties"]) == set(Trouble.__struct_fields__)


@over_sockets
async def test_every_route_is_described(tmp_path: Path) -> None:
    """Each says in a sentence what it is for, and what it answers when it refuses."""
    async with place(tmp_path) as here:
        told = (await here.browser().get("/schema/openapi.json")).json()

    for path, methods in told["paths"].items():
        for route in methods.values():
            assert route["description"].endswith("."), path
            assert {"200", "400", "429", "500"} <= set(route["responses"]), path
