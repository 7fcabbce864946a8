"""Figures for Prometheus: what is counted, and that they tell of nobody."""

import re
from pathlib import Path
from typing import Final

import msgspec
import pytest
from litestar.types import HTTPRequestEvent, HTTPScope, Message
from prometheus_client.parser import text_string_to_metric_families

from signoria.bots import BOTS
from signoria.cli.serve import settings_of
from signoria.games import TITLES
from signoria.kernel.refusal import InvalidOptions
from signoria.server.app.metrics import ABOUT, Metrics
from signoria.server.tables.bots import Riddle
from signoria.server.wire import Play, Refused, Sight, Step
from tests.house.tree import PACKAGE
from tests.server.app.place import BOT, ME, Line, over_sockets, place

ROUTES: Final = {
    *("/api/account", "/api/cards", "/api/come-in", "/api/lobby", "/api/log-in", "/api/log-out"),
    *("/api/log-out-everywhere", "/api/me", "/api/records", "/api/recover", "/api/rules"),
    *("/api/shared", "/api/tables", "/api/titles", "/api/words"),
    *("/health", "/s", "/schema", "/t", "client", "other"),
}
LABELS: Final = {
    "route": ROUTES,
    "status": {"2xx", "3xx", "4xx", "5xx"},
    "about": {*ABOUT, "other"},
    "title": {*TITLES, "other"},
    "bot": {*BOTS, "other"},
}
"""Everything that a figure may be told apart by."""


async def shown(metrics: Metrics, path: str = "/metrics", method: str = "GET") -> tuple[int, str]:
    """What Prometheus is told."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> HTTPRequestEvent:
        raise AssertionError

    scope: HTTPScope = {"type": "http", "path": path, "method": method, "headers": []}  # type: ignore[typeddict-item]  # all that is looked at
    await metrics(scope, receive, send)
    start, body = sent
    assert start["type"] == "http.response.start"
    assert body["type"] == "http.response.body"
    return start["status"], body["body"].decode()


async def figures(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Each sample by its name and its labels' values."""
    _, text = await shown(metrics)
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


class Broken:
    """Bots that never find an answer."""

    async def think(self, riddle: Riddle) -> tuple[str, ...]:
        """Nothing."""
        raise RuntimeError(riddle.bot)

    async def close(self) -> None:
        """Nothing to stop."""


async def asked(line: Line) -> tuple[int, str]:
    """As soon as one is asked: where the game stands, and an answer."""
    while True:
        frame = await line.frame()
        if isinstance(frame, Sight | Step) and frame.ask is not None:
            return frame.at, frame.ask.options[0].move


@over_sockets
async def test_a_table_is_counted(tmp_path: Path) -> None:
    """An answer, its step, the moves, frames, who looks on, what was refused; then nobody looks."""
    metrics = Metrics()
    async with place(tmp_path, metrics=metrics) as here:
        anna = await here.browser().come_in("Anna")
        await anna.get("/api/tables/none")
        table = await anna.new_table(ME, BOT)
        async with anna.socket(table.id) as line:
            at, move = await asked(line)
            before = await figures(metrics)
            await line.ask(Play(1, at, move))
            assert isinstance(await line.ask("nonsense"), Refused)
            after = await figures(metrics)

    def gained(*what: str) -> float:
        return after[what] - before.get(what, 0)

    assert 1 == gained("signoria_answer_seconds_count")
    assert 1 <= gained("signoria_step_saved_seconds_count")
    assert 1 <= gained("signoria_moves_total", "lorenzo")
    assert 2 <= gained("signoria_frames_total")
    assert 100 < gained("signoria_frame_bytes_total")
    assert 1 == gained("signoria_refusals_total", "app")
    now = ("signoria_tables", "signoria_watched", "signoria_viewers")
    assert [1, 1, 1] == [after[name,] for name in now]
    assert 1 == after["signoria_requests_total", "/api/tables", "4xx"]
    assert 1 == after["signoria_requests_total", "/api/come-in", "2xx"]
    assert 1 == after["signoria_refusals_total", "server"]
    left = await figures(metrics)
    assert [0, 0] == [left[name,] for name in now[1:]]


@pytest.mark.parametrize("bots", [None, Broken()])
@over_sockets
async def test_bots_are_counted(tmp_path: Path, bots: Broken | None) -> None:
    """How long each kind thinks, and how often it came to nothing; nobody thinks at the end."""
    metrics = Metrics()
    counted: dict[tuple[str, ...], float] = {}
    async with place(tmp_path, bots=bots, metrics=metrics) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, BOT)
        async with anna.socket(table.id) as line:
            while not counted.get(("signoria_thought_seconds_count", "random")):
                at, move = await asked(line)
                # What comes next is told before it is said that this was done.
                await line.socket.send(msgspec.json.encode(Play(1, at, move)).decode())
                counted = await figures(metrics)
    counted = await figures(metrics)

    failures = counted["signoria_thought_failures_total", "random"]
    thoughts = counted["signoria_thought_seconds_count", "random"]
    assert failures == (thoughts if bots else 0)
    assert 0 == counted["signoria_thinking",]


@over_sockets
async def test_no_label_tells_of_anybody(tmp_path: Path) -> None:
    """Whatever is asked for: a few values that stand here, and no name, table, link or address."""
    metrics = Metrics()
    async with place(tmp_path, metrics=metrics) as here:
        anna = await here.browser().come_in("Anna Secret")
        table = await anna.new_table(ME, BOT)
        async with anna.socket(table.id, "?i=a-secret-link") as line:
            await line.frame()
        for path in (
            *("/", "/t/x", f"/api/tables/{table.id}/record", "/api/shared/abc", "/s/abc"),
            *("/api/abc", "/api/", "/api/tables/" + "x" * 999, "/schema", "/schema/x", "/health"),
            *("/api/words/cs", "/api/rules/xx/yy", "/healthy", "/nowhere/at/all", "/api/me/games"),
        ):
            await anna.get(path)
            await anna.post(path, {"name": "Eve"})
    _, text = await shown(metrics)
    labels = [
        (name, value)
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name.startswith("signoria_")
        for name, value in sample.labels.items()
        if name != "le"
    ]

    assert [] == [(name, value) for name, value in labels if value not in LABELS[name]]
    for secret in (table.id, "Anna", "Eve", "secret", "127.0.0.1", "abc", anna.cookie):
        assert secret not in text


def test_every_refusal_belongs_to_a_family() -> None:
    """What is refused in a server is counted by what it is about; nothing new is only “other”."""
    rooms = ("bots", "games", "kernel", "server", "toolkit")
    asked = re.compile(r'\brefuse\(\s*[\w.]+,\s*"([a-z]+)-')
    found = {
        about
        for room in rooms
        for path in (PACKAGE / room).rglob("*.py")
        for about in asked.findall(path.read_text("utf-8"))
    }

    # A start that is refused ends the program, and bots do not compete here.
    assert found - {"serve", "arena"} <= ABOUT
    assert {"app", "server", "store"} <= found


@over_sockets
async def test_nothing_else_is_at_that_port() -> None:
    """One address, to be looked at only."""
    metrics = Metrics()

    assert (404, "") == await shown(metrics, "/")
    assert (404, "") == await shown(metrics, "/metrics", "POST")
    assert (200, "") == await shown(metrics, "/metrics", "HEAD")


@pytest.mark.parametrize(
    ("told", "where"),
    [
        ("9100", ("127.0.0.1", 9100)),
        ("0.0.0.0:9100", ("0.0.0.0", 9100)),  # noqa: S104 - only read here
        ("[::1]:0", ("::1", 0)),
    ],
)
def test_where_figures_are_shown(told: str, where: tuple[str, int]) -> None:
    """By flag or variable; this machine alone unless a host is named; nowhere by itself."""
    assert where == settings_of({"metrics": told}, {}).metrics
    assert where == settings_of({}, {"SIGNORIA_METRICS": told}).metrics
    assert settings_of({}, {}).metrics is None


@pytest.mark.parametrize("told", ["x", ":9100", "localhost", "1:2:", "70000", "9" * 5000, "-1"])
def test_a_wrong_place_for_figures_is_named(told: str) -> None:
    """One clear line."""
    with pytest.raises(InvalidOptions) as refused:
        settings_of({"metrics": told}, {})

    assert "--metrics" == refused.value.message.get("name")
