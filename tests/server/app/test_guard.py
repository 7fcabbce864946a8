"""What stands before every route: origins, sizes, headers, the client's files, the log."""

import asyncio
import base64
import gzip
import hashlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from signoria.server.app.logs import JsonLines
from signoria.server.wire import NewSeat
from tests.server.app.place import BOT, ME, Browser, over_sockets, place, sentence

POLICY = "content-security-policy"
EVERY = (POLICY, "x-content-type-options", "referrer-policy", "x-frame-options", "cache-control")


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client of a few files, as the build leaves them."""
    assets = tmp_path / "assets"
    assets.mkdir()
    page = "<!doctype html><script>let theme</script>" + "<p>much</p>" * 100
    (tmp_path / "index.html").write_text(page)
    (assets / "index-BW0ySM4v.js").write_text("let x = 1;" * 100)
    (assets / "index-BW0ySM4v.js.br").write_bytes(b"packed")
    (tmp_path / "lorenzo.html").write_text(page + "<p>of its title</p>")
    (tmp_path / "robots.txt").write_text("User-agent: *")
    return tmp_path


@over_sockets
async def test_every_answer_has_the_headers(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, files, routes, refusals, faults: none is without them."""
    async with place(client) as here:
        browser = here.browser()
        await browser.come_in("Anna")
        monkeypatch.setattr(here.house.tables, "lobby", None)  # a fault of ours
        for path, status in [
            ("/", 200),
            ("/assets/index-BW0ySM4v.js", 200),
            ("/assets/none.js", 404),
            ("/api/me", 200),
            ("/api/none", 404),
            ("/api/tables/none", 404),
            ("/api/come-in", 405),
            ("/api/lobby", 500),
            ("/schema", 200),
            ("/schema/none", 404),
            ("/health", 200),
        ]:
            told = await browser.get(path)

            assert status == told.status_code, path
            assert [] == [name for name in EVERY if name not in told.headers], path
            assert "default-src 'none'" in told.headers[POLICY]
            assert "unsafe" not in told.headers[POLICY]
            assert "://" not in told.headers[POLICY]


@over_sockets
async def test_a_fault_of_ours_is_one_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No traceback for the browser; a line of the log for whoever runs the server."""
    async with place(tmp_path) as here:
        monkeypatch.setattr(here.house.tables, "lobby", None)  # a fault of ours
        told = await here.browser().get("/api/lobby")

    assert (500, True) == (told.status_code, "Something broke here" in sentence(told))
    assert "Traceback" not in told.text
    (line,) = [record for record in caplog.records if record.levelname == "ERROR"]
    said = json.loads(JsonLines().format(line))
    assert "/api/lobby" == said["path"]
    assert "TypeError" in said["error"]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "none"},
    ],
)
@over_sockets
async def test_other_sites_do_nothing_in_a_persons_name(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    """A request that another page has sent is not carried out, whatever cookie it has."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        told = await anna.post("/api/me/name", {"name": "Eve"}, **headers)
        left = await anna.post("/api/log-out", **headers)

        assert (403, 403) == (told.status_code, left.status_code)
        assert "Another site has sent this request" in sentence(told)
        assert "Anna" == (await anna.get("/api/me")).json()["name"]


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
@over_sockets
async def test_forms_are_not_read(tmp_path: Path, kind: str) -> None:
    """What a form of another page could send without asking is no JSON."""
    async with place(tmp_path) as here:
        told = await here.browser().post(
            "/api/come-in", b'{"name": "Eve"}', **{"content-type": kind}
        )

        assert (415, "The request has to be JSON.") == (told.status_code, sentence(told))


@over_sockets
async def test_a_strange_name_for_this_machine_is_refused(tmp_path: Path) -> None:
    """A name server of somebody else may lead to this machine: their page is not ours."""
    async with place(tmp_path) as here:
        port = here.address.rstrip("/").rpartition(":")[2]
        for host, status in [
            ("evil.example", 403),
            (f"evil.example:{port}", 403),
            (f"localhost:{port}", 200),
            (f"[::1]:{port}", 200),
        ]:
            assert status == (await here.browser().get("/api/me", host=host)).status_code

    async with place(tmp_path, behind_proxy=True) as here:
        assert 200 == (await here.browser().get("/api/me", host="club.example")).status_code


@over_sockets
async def test_the_proxy_is_believed_when_it_is_there(tmp_path: Path) -> None:
    """Behind one, cookies go by https alone; without one, its headers are anybody's."""
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "6.6.6.6, 9.9.9.9"}
    async with place(tmp_path, behind_proxy=True) as here:
        told = await here.browser().post("/api/come-in", {"name": "Anna"}, **headers)
        cookie = told.headers["set-cookie"]
        assert cookie.startswith("__Host-signoria=")
        assert "; Secure" in cookie

    async with place(tmp_path) as here:
        told = await here.browser().post("/api/come-in", {"name": "Anna"}, **headers)
        assert "Secure" not in told.headers["set-cookie"]


@over_sockets
async def test_the_cookie_is_out_of_reach(tmp_path: Path) -> None:
    """Not for scripts, not for other sites; a made-up or changed one is nobody's."""
    async with place(tmp_path) as here:
        told = await here.browser().post("/api/come-in", {"name": "Anna"})
        flags = {part.strip().lower() for part in told.headers["set-cookie"].split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/", "max-age=31536000"} == flags

        value = told.headers["set-cookie"].partition(";")[0]
        token, _, signature = value.partition(".")
        for wrong in (
            token,
            f"{token}.",
            f"{token}x.{signature}",
            f"{value[:-1]}",
            "signoria=.",
        ):
            asked = await here.browser().get("/api/me", cookie=wrong)
            assert (200, "") == (asked.status_code, asked.json()["name"]), wrong


@over_sockets
async def test_ten_megabytes_are_not_read(tmp_path: Path) -> None:
    """Nor is a body that does not say how long it will be."""

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(200):
            yield b" " * 1000

    async with place(tmp_path) as here:
        browser = here.browser()
        told = await browser.post("/api/come-in", b" " * 10_000_000)
        assert (413, "That is too large: 64 kB at most.") == (told.status_code, sentence(told))

        kind = {"content-type": "application/json"}
        told = await browser.http.post("/api/come-in", content=endless(), headers=kind)
        assert 413 == told.status_code
        await browser.come_in("Anna")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "not understood."),
        (b"{", "not understood."),
        (b"[]", "not understood."),
        (b'{"name": 5}', "something is wrong with name"),
        (b'{"name": "Anna", "admin": true}', "not understood"),
        (b"\xff\xfe", "not understood."),
        (b'{"name": "\xff"}', "not understood."),
        (b"[" * 60_000, "not understood."),
    ],
)
@over_sockets
async def test_bodies_that_do_not_fit(tmp_path: Path, body: bytes, why: str) -> None:
    """A sentence each, with the field where there is one; never a fault of ours."""
    async with place(tmp_path) as here:
        told = await here.browser().post("/api/come-in", body)

        assert 400 == told.status_code
        assert why in sentence(told)


async def many(browser: Browser) -> list[httpx.Response]:
    """Ask for nothing, a hundred times at once."""
    return await asyncio.gather(*[browser.get("/api/none") for _ in range(100)])


@over_sockets
async def test_too_often_is_told(tmp_path: Path) -> None:
    """With a sentence; what is asked in vain counts, too."""
    async with place(tmp_path) as here:
        browser = here.browser()
        while not (late := [told for told in await many(browser) if told.status_code != 404]):
            pass

        assert (429, True) == (late[0].status_code, "Please wait a moment" in sentence(late[0]))


@over_sockets
async def test_the_client_is_served(client: Path) -> None:
    """Its page at every address that it makes a page of; hashed files for ever; packed."""
    async with place(client) as here:
        browser = here.browser()
        for path in ("/", "/new", "/account", "/t/P-yKF1DXborI8h-L?i=secret"):
            told = await browser.get(path)
            assert (200, "text/html; charset=utf-8") == (
                told.status_code,
                told.headers["content-type"],
            )
            assert "no-cache" == told.headers["cache-control"]

        told = await browser.get("/assets/index-BW0ySM4v.js", **{"accept-encoding": "gzip, br"})
        assert "public, max-age=31536000, immutable" == told.headers["cache-control"]
        assert ("br", "accept-encoding") == (
            told.headers["content-encoding"],
            told.headers["vary"],
        )
        for path in ("/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/nix.png"):
            assert 404 == (await browser.get(path)).status_code
        lost = await browser.get("/nowhere", accept="text/html,*/*")
        assert (404, True) == (lost.status_code, "<!doctype html>" in lost.text)


@over_sockets
async def test_what_the_page_itself_holds_may_run(client: Path) -> None:
    """An inline script is named by its hash; others stay forbidden."""
    async with place(client) as here:
        policy = (await here.browser().get("/")).headers[POLICY]

        digest = base64.b64encode(hashlib.sha256(b"let theme").digest()).decode()
        assert f"script-src 'self' 'sha256-{digest}';" in policy
        assert "style-src 'self';" in policy


@over_sockets
async def test_a_running_game_has_the_page_of_its_title(client: Path) -> None:
    """For whoever may look at it; nobody else learns that it is there, or what is played."""
    async with place(client) as here:
        anna = await here.browser().come_in("Anna")
        running, waits = await anna.new_table(ME, BOT), await anna.new_table(ME, NewSeat("open"))
        pages = [
            await browser.get(f"/t/{table}")
            for browser, table in [
                (anna, running.id),
                (anna, waits.id),
                (anna, "none"),
                (here.browser(), running.id),
            ]
        ]

        assert [200] * 4 == [told.status_code for told in pages]
        assert [True, False, False, False] == ["of its title" in told.text for told in pages]


@over_sockets
async def test_both_words_come_in_one_piece(client: Path) -> None:
    """What shell and title say, each by itself."""
    async with place(client) as here:
        browser = here.browser()
        told = (await browser.get("/api/words/pl/masters/all")).json()

        assert told["shell"] == (await browser.get("/api/words/pl")).text
        assert told["title"] == (await browser.get("/api/words/pl/masters")).text


@over_sockets
async def test_what_one_has_is_not_sent_again(client: Path) -> None:
    """Marks (ETags) for pages, words, cards and rules."""
    async with place(client) as here:
        browser = here.browser()
        words = ("/api/words/cs", "/api/words/pl/masters", "/api/words/sk/lorenzo/all")
        for path in ("/", "/t/none", "/api/cards/lorenzo", *words):
            first = await browser.get(path)
            again = await browser.get(path, **{"if-none-match": f"W/{first.headers['etag']}"})

            assert (200, 304, b"") == (first.status_code, again.status_code, again.content)


@over_sockets
async def test_packing_is_for_those_who_unpack(client: Path) -> None:
    """The same text, with and without."""
    async with place(client) as here:
        browser = here.browser()
        plain = await browser.get("/api/rules/en/lorenzo", **{"accept-encoding": "identity"})
        async with browser.http.stream(
            "GET", "/api/rules/en/lorenzo", headers={"accept-encoding": "gzip"}
        ) as packed:
            raw = b"".join([part async for part in packed.aiter_raw()])

        assert "content-encoding" not in plain.headers
        assert plain.content == gzip.decompress(raw)


@over_sockets
async def test_an_unbuilt_client_says_so(tmp_path: Path) -> None:
    """One clear sentence instead of an empty page."""
    async with place(tmp_path) as here:
        told = await here.browser().get("/")

        assert 503 == told.status_code
        assert "The client is not built. In a checkout" in told.text
