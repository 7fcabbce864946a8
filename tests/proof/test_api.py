"""Every route against its own description: what it allows, what it forbids, and nonsense.

Schemathesis makes the requests of the description at `/schema` and holds every answer against it:
no fault of ours, a status and a kind of body that are described, a body as it is described, and
what does not fit is refused.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok

from tests.proof.servers import Server

SEATS: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
SENSIBLE: Final = {"game": "lorenzo", "bot": "random", "seats": SEATS, "moves": 3, "seat": 0}
"""Fields that mostly decide whether a request gets further than its first check."""
ENDS_A_SESSION: Final = ("log-out", "log-in", "recover", "password", "account")
load_all_checks()
UNSAID: Final = CHECKS.get_by_names(["positive_data_acceptance"])
"""Names, chairs, records, paces and what may be done just now have rules that no schema says."""
MANY: Final = 300
HEALTH: Final = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One in a process of its own, with nothing in it yet."""
    running = Server(tmp_path_factory.mktemp("server"))
    asyncio.run(running.start())
    yield running
    asyncio.run(running.stop())


@contextmanager
def browser(server: Server, name: str = "") -> Iterator[httpx.Client]:
    """Somebody's, or nobody's."""
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        if name:
            client.post("/api/come-in", json={"name": name}).raise_for_status()
        yield client


def cookie(client: httpx.Client) -> dict[str, str]:
    """What the browser sends along."""
    return {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}


class Place:
    """What is there to be asked for."""

    def __init__(self, anna: httpx.Client) -> None:
        """Anna has a table where she waits and one where she plays."""
        self.waiting = _table(anna, [{"kind": "me"}, {"kind": "open"}])
        self.playing = _table(anna, SEATS)
        self.record = anna.get(f"/api/tables/{self.playing}/record").text

    def known(self, table: str) -> dict[str, str]:
        """Parts of addresses that lead somewhere."""
        return {"table": table, "game": "lorenzo", "language": "cs", "secret": "none"}

    def sensible(self, body: dict[str, Any]) -> dict[str, Any]:
        """The same request, with fields that get further."""
        fields = {**SENSIBLE, "text": self.record}
        return {name: fields.get(name, value) for name, value in body.items()}


def _table(anna: httpx.Client, seats: list[dict[str, str]]) -> str:
    wanted = {"game": "masters", "seats": seats, "private": False}
    told = anna.post("/api/tables", json=wanted).raise_for_status()
    return str(told.json()["id"])


def requests_of(operation: Any, place: Place) -> st.SearchStrategy[Any]:  # noqa: ANN401 - the library's
    """Whatever fits the description, and what does not; in vain, and to where something is."""
    modes = schemathesis.GenerationMode
    parameters = {each.name for each in operation.path_parameters}
    kinds = [operation.as_strategy(mode) for mode in (modes.POSITIVE, modes.NEGATIVE)]
    for table in (place.waiting, place.playing):
        known = {name: part for name, part in place.known(table).items() if name in parameters}
        if known:
            kinds.append(operation.as_strategy(modes.POSITIVE, path_parameters=known))
    return st.one_of(kinds)


def operations_of(server: Server) -> list[Any]:
    """All that the description has."""
    with browser(server) as nobody:
        told = nobody.get("/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(told, config=SchemathesisConfig())
    schema.config.update(base_url=server.address)
    found = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert len(found) == sum(len(methods) for methods in told["paths"].values())
    return found


def ask(operation: Any, place: Place, headers: dict[str, str], examples: int) -> None:  # noqa: ANN401 - the library's
    """So many requests of one kind."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=examples < MANY,
        suppress_health_check=HEALTH,
        phases=[Phase.generate, Phase.shrink],
    )
    @given(case=requests_of(operation, place), further=st.booleans())
    def once(case: Any, further: bool) -> None:  # noqa: ANN401, FBT001 - Hypothesis calls it
        if further and isinstance(case.body, dict):
            case.body = place.sensible(case.body)
        case.call_and_validate(headers=headers, excluded_checks=UNSAID)

    once()


@pytest.mark.parametrize("whose", ["", "Ben"])
@pytest.mark.parametrize("examples", [8, pytest.param(MANY, marks=pytest.mark.slow)])
def test_every_route_does_what_it_says(server: Server, whose: str, examples: int) -> None:
    """With and without a session; afterwards the server is well and has no fault to tell of."""
    operations = operations_of(server)
    with browser(server, "Anna") as anna:
        place = Place(anna)
        for operation in operations:
            # Whoever asks these may not be somebody afterwards.
            ends = any(word in operation.path for word in ENDS_A_SESSION)
            with browser(server, whose if ends else "") as ben:
                ask(operation, place, cookie(anna if whose and not ends else ben), examples)
        health = anna.get("/health")

    assert 30 < len(operations)
    assert (200, {"store": True}) == (health.status_code, health.json())
    assert "" == server.complaints()
