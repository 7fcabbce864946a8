"""Two processes behind nginx, as deploy/nginx.conf has it: https, sockets, who asks."""

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from signoria.server.wire import Sight, ToBrowser
from tests.house.tree import ROOT
from tests.proof.servers import Server, free_port

PATIENCE: Final = 60
HOST: Final = "signoria.example"
SEATS: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
_FRAMES: Final = msgspec.json.Decoder(ToBrowser)


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[int]:
    """Debian's, as we tell it, at a port of this machine and with a made-up certificate."""
    if shutil.which("nginx", path="/usr/sbin:/usr/bin") is None:
        pytest.skip("nginx is not installed here: apt-get install nginx")
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    made = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    whose = ["-subj", f"/CN={HOST}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(["openssl", "req", *made, *whose], check=True, capture_output=True)
    port = free_port()
    ours = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for there, here in [
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ", f"listen 127.0.0.1:{port} "),
        ("127.0.0.1:8321", f"127.0.0.1:{ports[0]}"),
        ("127.0.0.1:8322", f"127.0.0.1:{ports[1]}"),
        ("/etc/ssl/signoria", str(folder)),
    ]:
        assert there in ours
        ours = ours.replace(there, here)
    whole = folder / "nginx.conf"
    places = "".join(
        f"{kind}_temp_path {folder};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole.write_text(
        f"daemon off; worker_processes 1; user root; pid {folder}/pid; error_log {folder}/errors;"
        f"events {{}} http {{ access_log off; {places} {ours} }}"
    )
    process = subprocess.Popen(["/usr/sbin/nginx", "-c", str(whole)], stderr=subprocess.PIPE)
    try:
        yield port
    finally:
        process.terminate()
        process.communicate(timeout=20)


@asynccontextmanager
async def behind(folder: Path) -> AsyncIterator[tuple[list[Server], int]]:
    """Two processes and the proxy."""
    secret = "the same for both"  # noqa: S105 - of a test
    servers = [Server(folder, secret=secret) for _ in range(2)]
    try:
        for server in servers:
            server.settings = server.settings._replace(behind_proxy=True, log_level="info")
            await server.start()
        with nginx(folder, [server.port for server in servers]) as port:
            yield servers, port
    finally:
        for server in servers:
            await server.stop()


def test_a_table_behind_a_proxy(tmp_path: Path) -> None:
    """A secure cookie, a table over wss, the true address; and one process may be killed."""
    asyncio.run(asyncio.wait_for(a_table_behind_a_proxy(tmp_path), PATIENCE))
    logs = [path.read_text("utf-8") for path in tmp_path.glob("serve-*.log")]

    assert 2 == len([log for log in logs if '"from":"127.0.0.1"' in log])
    assert not any("203.0.113.9" in log for log in logs)


async def a_table_behind_a_proxy(folder: Path) -> None:
    """With a header that pretends to come from elsewhere."""
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    headers = {"host": HOST, "origin": f"https://{HOST}", "x-forwarded-for": "203.0.113.9"}
    async with behind(folder) as (servers, port):
        base = f"https://127.0.0.1:{port}"
        transport = httpx.AsyncHTTPTransport(verify=trust, retries=20)
        async with httpx.AsyncClient(
            base_url=base, transport=transport, headers=headers, timeout=20
        ) as http:
            came = await http.post("/api/come-in", json={"name": "Anna"})
            given = came.headers["set-cookie"]
            assert given.startswith("__Host-signoria=")
            assert "; Secure" in given
            cookie = {**headers, "cookie": given.partition(";")[0]}
            wanted = {"game": "lorenzo", "seats": SEATS}
            table = (await http.post("/api/tables", json=wanted, headers=cookie)).json()["id"]
            address = f"wss://{HOST}:{port}/api/tables/{table}/socket"
            for killed in (None, servers[0]):
                if killed is not None:
                    await killed.kill()
                    servers.remove(killed)
                async with connect(
                    address,
                    host="127.0.0.1",
                    ssl=trust,
                    proxy=None,
                    origin=Origin(f"https://{HOST}:{port}"),
                    additional_headers={"cookie": cookie["cookie"]},
                ) as socket:
                    assert isinstance(_FRAMES.decode(await socket.recv()), Sight)
                for _ in range(4):
                    told = await http.get("/api/me", headers=cookie)
                    assert (200, "Anna") == (told.status_code, told.json()["name"])
