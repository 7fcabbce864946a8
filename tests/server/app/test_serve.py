"""`signoria serve` and `signoria play` as processes: how they start, refuse to, and stop."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from signoria.cli import browser as desktop
from signoria.cli.serve import settings_of
from signoria.kernel.refusal import InvalidOptions
from signoria.server.app.serve import listen
from signoria.server.wire import NewSeat, NewTable
from tests.server.tables.house import at_once

SIGNORIA = (sys.executable, "-m", "signoria")
STOPPED = 2.0
"""Seconds in which a server is down, whoever looks on."""


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """Variables of an English terminal with its data below `tmp_path`."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH")}
    return {**kept, "LANG": "C.UTF-8", "HOME": str(tmp_path), "PYTHONWARNINGS": "error"}


class Serving:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        """It has said its address."""
        self.process = process
        self.address = address

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[float, str]:
        """Send it a signal: how long it took, and the whole log."""
        began = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(timeout=30)
        took = time.monotonic() - began
        # Read to the end only now: a process that it started may still hold the other end.
        return took, self.process.communicate(timeout=30)[1]


@contextmanager
def serving(surroundings: dict[str, str], *args: str) -> Iterator[Serving]:
    """A server at a free port."""
    process = subprocess.Popen(
        [*SIGNORIA, "serve", "--port", "0", *args],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        assert "Signoria is at http://127.0.0.1:" in said, process.communicate()[1]
        yield Serving(process, said.split()[3])
    finally:
        process.kill()
        process.communicate()


def refusal(surroundings: dict[str, str], *args: str) -> str:
    """The one line of a server that does not start."""
    result = subprocess.run(
        [*SIGNORIA, "serve", *args],
        env=surroundings,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (2, "") == (result.returncode, result.stdout), result.stderr
    *log, line = result.stderr.splitlines()
    assert all(json.loads(each)["level"] in ("warning", "error") for each in log)
    assert line.startswith("signoria: ")
    return line.removeprefix("signoria: ")


def anna_at_a_table(address: str) -> tuple[str, str]:
    """Somebody comes in and plays against a bot: the cookie and the socket's address."""
    with httpx.Client(base_url=address, trust_env=False, verify=False) as http:  # noqa: S501 - no https here
        http.post("/api/come-in", json={"name": "Anna"}).raise_for_status()
        wanted = NewTable(game="lorenzo", seats=[NewSeat("me"), NewSeat("bot", bot="random")])
        body = msgspec.to_builtins(wanted)
        table = http.post("/api/tables", json=body).raise_for_status().json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return cookie, f"{address.replace('http', 'ws', 1)}api/tables/{table}/socket"


def code_at_end(viewer: ClientConnection) -> int:
    """Read until the server closes."""
    try:
        while True:
            viewer.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_in_good_order_with_viewers(
    surroundings: dict[str, str], how: signal.Signals
) -> None:
    """Whoever looks is told to come back (1012); no traceback; status 0; bots end with it."""
    with serving(surroundings) as here:
        cookie, address = anna_at_a_table(here.address)
        with connect(address, additional_headers={"cookie": cookie}, proxy=None) as viewer:
            viewer.recv()
            took, log = here.stop(how)
            assert 1012 == code_at_end(viewer)

        assert took < STOPPED
        assert 0 == here.process.returncode
        assert ["open", "closed"] == [
            json.loads(line)["what"]
            for line in log.splitlines()
            if json.loads(line)["what"] != "asked"
        ]


def test_everything_is_there_after_a_restart(surroundings: dict[str, str]) -> None:
    """The person, by the cookie of before, and the table."""
    with serving(surroundings) as here:
        cookie, _ = anna_at_a_table(here.address)
        here.stop(signal.SIGKILL)
    with serving(surroundings) as here:
        me = httpx.get(f"{here.address}api/me", headers={"cookie": cookie}, trust_env=False)
        lobby = httpx.get(f"{here.address}api/lobby", headers={"cookie": cookie}, trust_env=False)

    assert "Anna" == me.json()["name"]
    assert 1 == len(lobby.json()["mine"])


def test_the_log_tells_no_secrets(surroundings: dict[str, str], tmp_path: Path) -> None:
    """No cookie, no link of a chair, nothing after a question mark; at any level."""
    with serving(surroundings, "--log-level", "debug") as here:
        cookie, address = anna_at_a_table(here.address)
        table = address.replace("ws", "http", 1).removesuffix("/socket")
        httpx.get(f"{table}?i=a-secret-link", headers={"cookie": cookie}, trust_env=False)
        with connect(
            f"{address}?chair=0&i=a-secret-link", additional_headers={"cookie": cookie}, proxy=None
        ) as viewer:
            viewer.recv()
        _, log = here.stop()

    lines = [json.loads(line) for line in log.splitlines()]
    (asked,) = [line for line in lines if line.get("path", "") == httpx.URL(table).path]
    assert ("GET", 200) == (asked["method"], asked["status"])
    key = (tmp_path / ".local/share/signoria/secret").read_text()
    for secret in ("a-secret-link", cookie.partition("=")[2], key):
        assert secret not in log


def test_what_is_kept_is_ones_own(surroundings: dict[str, str], tmp_path: Path) -> None:
    """The key of the cookies is for its owner alone."""
    with serving(surroundings) as here:
        here.stop()

    assert 0o600 == (tmp_path / ".local/share/signoria/secret").stat().st_mode & 0o777


def test_a_taken_port_is_told(surroundings: dict[str, str]) -> None:
    """One line, status 2, and nothing is made."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refusal(surroundings, "--port", port)

    assert f"port {port} of 127.0.0.1 is taken by another program" in said


def test_a_taken_port_for_figures_is_told(surroundings: dict[str, str]) -> None:
    """The same line, with the flag that was wrong."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refusal(surroundings, "--port", "0", "--metrics", port)

    assert f"port {port} of 127.0.0.1 is taken" in said
    assert "--metrics names another one" in said


def test_figures_have_a_port_of_their_own(surroundings: dict[str, str]) -> None:
    """Where it is stands in the log; the players' port has none; it ends with the server."""
    with serving(surroundings, "--metrics", "0") as here:
        at_players = httpx.get(f"{here.address}metrics", trust_env=False)
        assert here.process.stderr is not None
        address = json.loads(here.process.stderr.readline())["address"]
        told = httpx.get(address, trust_env=False)
        took, _ = here.stop()

    assert (404, 200) == (at_players.status_code, told.status_code)
    assert 'signoria_requests_total{route="client",status="4xx"} 1.0' in told.text
    assert "process_resident_memory_bytes" in told.text
    assert (True, 0) == (took < STOPPED, here.process.returncode)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--database", "mysql://x/y"), "“mysql” is no database"),
        (("--database", "postgresql://nobody@127.0.0.1:1/none"), "database cannot be reached"),
        (("--notify", "smoke://x"), "“smoke” is nothing that processes can tell each other"),
        (("--data", "/dev/null/x"), "/dev/null"),
        (("--host", "nowhere.invalid"), "there is no host nowhere.invalid"),
        (("--host", "192.0.2.1"), "192.0.2.1 is not an address of this machine"),
        (("--metrics", "x"), "--metrics cannot be “x”; it can be [HOST:]PORT"),
        (("--port", "70000"), "--port cannot be “70000”; it can be 0–65535"),
        (("--port", "x"), "--port cannot be “x”"),
        (("--bots", "-1"), "--bots cannot be “-1”"),
        (("--log-level", "loud"), "--log-level cannot be “loud”; it can be debug, info"),
    ],
)
def test_what_cannot_be_is_told(
    surroundings: dict[str, str], args: tuple[str, ...], said: str
) -> None:
    """One line that names it, status 2, no traceback."""
    assert said in refusal(surroundings, "--port", "0", *args)


def test_the_environment_sets_what_flags_do_not(tmp_path: Path) -> None:
    """Flags first, then SIGNORIA_…, then the defaults."""
    environ = {
        "SIGNORIA_HOST": "0.0.0.0",  # noqa: S104 - only read here
        "SIGNORIA_PORT": "9000",
        "SIGNORIA_DATA": str(tmp_path),
        "SIGNORIA_BEHIND_PROXY": "Yes",
        "SIGNORIA_SECRET": "new key of length,old key of length",
    }
    settings = settings_of({"port": "9001", "behind_proxy": None}, environ)

    assert ("0.0.0.0", 9001, True) == (settings.host, settings.port, settings.behind_proxy)  # noqa: S104 - see above
    assert f"sqlite:///{tmp_path}/signoria.sqlite" == settings.store
    assert not settings.loopback
    assert settings_of({}, {}).loopback


def test_a_wrong_variable_is_named() -> None:
    """As whoever wrote it called it."""
    with pytest.raises(InvalidOptions) as refused:
        settings_of({}, {"SIGNORIA_BEHIND_PROXY": "perhaps"})

    assert "SIGNORIA_BEHIND_PROXY" == refused.value.message.get("name")


def test_playing_opens_the_browser(tmp_path: Path, surroundings: dict[str, str]) -> None:
    """On a desktop the page opens by itself; a second start opens the page of the first."""
    opened = tmp_path / "opened"
    program = tmp_path / "program"
    program.write_text(f'#!/bin/sh\necho "$1" >>"{opened}"\n')
    program.chmod(0o755)
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    play = [*SIGNORIA, "play"]
    env = {**surroundings, "BROWSER": f"{program} %s", "SIGNORIA_PORT": str(port)}
    first = subprocess.Popen(play, env=env, stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    try:
        address = f"http://127.0.0.1:{port}/"
        assert f"Signoria is at {address}" in first.stdout.readline()
        second = subprocess.run(play, env=env, check=False, capture_output=True, text=True)
        assert (0, f"Signoria is already at {address}\n") == (second.returncode, second.stdout)
    finally:
        first.send_signal(signal.SIGINT)
        first.communicate(timeout=30)

    assert 0 == first.returncode
    assert [address, address] == opened.read_text().split()


def test_without_a_desktop_the_address_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """No browser inside the terminal takes the place of the server's lines."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)

    assert not desktop.has_desktop()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert desktop.has_desktop()


@at_once
async def test_small_frames_do_not_wait() -> None:
    """What is told goes out at once, not when the browser has acknowledged what was told before."""
    accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def come(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        here = writer.get_extra_info("socket")
        accepted.set_result(here.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listener = listen("127.0.0.1", 0)
    async with await asyncio.start_server(come, sock=listener):
        _, writer = await asyncio.open_connection(*listener.getsockname())
        assert await accepted
        writer.close()
        await writer.wait_closed()
