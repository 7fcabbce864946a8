"""The description of the routes, and what is written once."""

import json
import logging
from pathlib import Path

import pytest

from signoria.locale import LANGUAGES
from signoria.locale.catalogue import entries
from signoria.server import wire
from signoria.server.app.logs import JsonLines
from tests.server.app.place import over_sockets, place

ROUTES = {
    "/api/me": {"get"},
    "/api/come-in": {"post"},
    "/api/me/name": {"post"},
    "/api/account": {"post"},
    "/api/account/password": {"post"},
    "/api/log-in": {"post"},
    "/api/recover": {"post"},
    "/api/log-out": {"post"},
    "/api/log-out-everywhere": {"post"},
    "/api/lobby": {"get"},
    "/api/titles": {"get"},
    "/api/tables": {"post"},
    "/api/tables/{table}": {"get"},
    "/api/tables/{table}/sit": {"post"},
    "/api/tables/{table}/leave": {"post"},
    "/api/tables/{table}/start": {"post"},
    "/api/tables/{table}/stand-in": {"post"},
    "/api/tables/{table}/rematch": {"post"},
    "/api/tables/{table}/fork": {"post"},
    "/api/tables/{table}/chronicle": {"get"},
    "/api/tables/{table}/share": {"post"},
    "/api/shared/{secret}": {"get"},
    "/api/shared/{secret}/picture.svg": {"get"},
    "/api/me/games": {"get"},
    "/api/tables/{table}/record": {"get"},
    "/api/records/read": {"post"},
    "/api/records": {"post"},
    "/api/words/{language}": {"get"},
    "/api/words/{language}/{game}": {"get"},
    "/api/words/{language}/{game}/all": {"get"},
    "/api/guides/{game}": {"get"},
    "/api/learn/{game}": {"post"},
    "/api/cards/{game}": {"get"},
    "/api/rules/{language}/{game}": {"get"},
    "/health": {"get"},
}
"""As the wire lists them."""


@over_sockets
async def test_the_description_has_every_route(tmp_path: Path) -> None:
    """With its method, what it is for, and how it is refused."""
    async with place(tmp_path) as here:
        told = (await here.browser().get("/schema")).json()
        also = await here.browser().get("/schema/openapi.yaml")

    assert ROUTES == {path: set(methods) for path, methods in told["paths"].items()}
    assert 200 == also.status_code
    for path, methods in told["paths"].items():
        for method in methods.values():
            assert method["description"], path
            assert {"401", "404", "413", "429"} <= set(method["responses"])
    assert {"Me", "TableInfo", "NewTable", "Trouble"} <= set(told["components"]["schemas"])


def test_the_wire_lists_every_route() -> None:
    """The client is written after that list."""
    assert wire.__doc__ is not None
    listed = [path.replace("{table}", "{id}") for path in ROUTES if path != "/health"]

    assert [] == [path for path in listed if path not in wire.__doc__]


@pytest.mark.parametrize("language", LANGUAGES)
@over_sockets
async def test_words_for_shell_and_titles(tmp_path: Path, language: str) -> None:
    """The shell has what every game says and what the server says; a title has its own."""
    async with place(tmp_path) as here:
        browser = here.browser()
        shell = entries((await browser.get(f"/api/words/{language}")).text)
        title = entries((await browser.get(f"/api/words/{language}/masters")).text)

    assert {"move-illegal", "app-come-in", "server-not-here", "store-away"} <= set(shell)
    assert set() == {
        id_ for id_ in shell if id_.startswith(("cli-", "table-", "serve-", "lorenzo"))
    }
    assert "masters-card-1" in title
    assert set() == {id_ for id_ in title if not id_.startswith(("masters-", "event-", "-"))} & set(
        shell
    )


@over_sockets
async def test_cards_travel_without_a_language(tmp_path: Path) -> None:
    """Their sentences are messages, which the browser words."""
    async with place(tmp_path) as here:
        cards = (await here.browser().get("/api/cards/lorenzo")).json()

    (card,) = [card for card in cards if card["thing"] == "card:29"]
    assert "list-sentences" == card["sentence"][0]
    assert "lorenzo-card-29" == card["name_id"]


@over_sockets
async def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    """An unknown language, title or route."""
    async with place(tmp_path) as here:
        for path in (
            "words/xx",
            "words/en/chess",
            "words/../lorenzo",
            "cards/chess",
            "rules/en/x",
            "guides/x",
            "rules/xx/lorenzo",
            "x",
        ):
            told = await here.browser().get(f"/api/{path}")

            assert (404, "app-no-page") == (told.status_code, told.json()["say"][0]), path


@over_sockets
async def test_titles_name_what_can_be_set_up(tmp_path: Path) -> None:
    """Seats, switches with their rules, bots."""
    async with place(tmp_path) as here:
        titles = {
            title["game"]: title for title in (await here.browser().get("/api/titles")).json()
        }

    assert ([2, 3, 4], [1, 2, 3, 4]) == (titles["lorenzo"]["seats"], titles["masters"]["seats"])
    assert "random" in titles["lorenzo"]["bots"]
    assert all(switch["rule"] for switch in titles["lorenzo"]["switches"])


@over_sockets
async def test_health_is_that_of_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whatever watches over the server."""

    async def ill() -> bool:
        return False

    async with place(tmp_path) as here:
        well = await here.browser().get("/health")
        monkeypatch.setattr(here.house.store, "healthy", ill)
        told = await here.browser().get("/health")

    assert (200, {"store": True}) == (well.status_code, well.json())
    assert (503, {"store": False}) == (told.status_code, told.json())


def test_a_line_of_the_log_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever somebody put into a path."""
    logging.getLogger("signoria.app").warning("as\nked", extra={"path": "/\n{}\x1b", "odd": object})
    line = JsonLines().format(caplog.records[0])

    assert 1 == len(line.splitlines())
    assert "/\n{}\x1b" == json.loads(line)["path"]
