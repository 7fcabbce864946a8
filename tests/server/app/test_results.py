"""Shared results over HTTP: the page, its head, its picture; one's own games."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from signoria.server.store.rows import TableRow
from tests.server.app.place import Place, over_sockets, place
from tests.server.tables import house as tables

SPITE = '"><script>a</script>'
NAMES = [SPITE, "'onload=alert(1)", "</title>&amp;", "أنّا بنت", "Łucja ✦ 👩‍🎨"]
INDEX = """<!doctype html><html><head><title>Signoria</title><script>let a = 1</script></head>
<body><div id="app"></div></body></html>"""


def client(folder: Path) -> Path:
    """A client that is built, as far as anybody looks."""
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    return folder


async def a_result(
    here: Place, *names: str, game: str = "masters", share: str = "s3cret"
) -> TableRow:
    """A finished private game in the store of this server, shared."""
    house = tables.House()
    seats = [f"p{at}" for at in range(len(names))]
    played = await tables.a_finished_game(house, game, *seats)
    row = await house.store.table(played.table)
    assert row is not None
    called = tuple(replace(seat, name=name) for seat, name in zip(row.seats, names, strict=True))
    row = replace(row, seats=called, private=True, share=share, title=names[0])
    await here.house.store.add_table(row)
    for step in await house.store.log(row.id):
        await here.house.store.append(step)
    return row


class Head(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        """Read it."""
        super().__init__()
        self.metas: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Every element."""
        self.tags.append(tag)
        found = dict(attrs)
        if tag == "meta":
            self.metas[found["property"] or ""] = found["content"] or ""


@pytest.mark.parametrize("name", NAMES)
@over_sockets
async def test_the_head_of_a_shared_page(tmp_path: Path, name: str) -> None:
    """Who won stands in it, whatever the names are made of; nothing breaks out of them."""
    async with place(client(tmp_path)) as here:
        row = await a_result(here, name, "Ben")
        told = await here.browser().get("/s/s3cret", **{"accept-language": "xx, cs;q=0.9"})

    head = Head(told.text)
    assert 200 == told.status_code
    assert "text/html; charset=utf-8" == told.headers["content-type"]
    assert "script-src 'self' 'sha256-" in told.headers["content-security-policy"]
    kinds = ["html", "head", "script", "title", *["meta"] * 11, "body", "div"]
    assert kinds == head.tags
    winner = row.seats[row.places.index(1)].name
    assert winner in head.metas["og:title"]
    assert "vítězí" in head.metas["og:title"]
    for seat, points in zip(row.seats, row.totals, strict=True):
        assert f"{seat.name} {points}" in head.metas["og:description"]
    assert head.metas["og:image"] == f"{here.address}api/shared/s3cret/picture.svg"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "cs", "pl", "sk", "xx", '"><b>'])
@over_sockets
async def test_the_picture(tmp_path: Path, name: str, language: str) -> None:
    """It is a drawing with everybody's name and points, and no script, whatever the names are."""
    async with place(tmp_path) as here:
        row = await a_result(here, name, "Ben", "Carla", "Dan", game="lorenzo")
        told = await here.browser().get(f"/api/shared/s3cret/picture.svg?lang={language}")

    drawn = ET.fromstring(told.text)  # noqa: S314 - our own drawing
    texts = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "image/svg+xml" == told.headers["content-type"].partition(";")[0]
    assert {*(seat.name for seat in row.seats), *map(str, row.totals)} <= set(texts)
    known = {"title", "rect", "path", "polyline", "text", "g", "svg"}
    assert {element.tag.rpartition("}")[2] for element in drawn.iter()} == known
    assert not re.search(r"href|<script|<style|url\(", told.text)


@over_sockets
async def test_a_host_breaks_out_of_nothing(tmp_path: Path) -> None:
    """What a browser says of the address is a text too."""
    async with place(client(tmp_path), host="0.0.0.0") as here:  # noqa: S104 - names are let in then
        await a_result(here, "Anna")
        told = await here.browser().get("/s/s3cret", host='x"><script>')

    assert "script" not in Head(told.text).tags[4:]


@over_sockets
async def test_a_result_that_is_not_shared(tmp_path: Path) -> None:
    """The page says so in the person's language; nothing stands in its head."""
    async with place(client(tmp_path)) as here:
        row = await a_result(here, "Anna", share="")
        browser = here.browser()
        for secret in ("s3cret", row.id, "%20"):
            page = await browser.get(f"/s/{secret}")
            assert 404 == page.status_code, secret
            assert INDEX == page.text
            assert 404 == (await browser.get(f"/api/shared/{secret}")).status_code
            assert 404 == (await browser.get(f"/api/shared/{secret}/picture.svg")).status_code
        assert 404 == (await browser.get(f"/api/tables/{row.id}/chronicle")).status_code


@over_sockets
async def test_a_stranger_watches_by_the_secret(tmp_path: Path) -> None:
    """The end of a private game, its course, and the socket of its table."""
    async with place(tmp_path) as here:
        row = await a_result(here, "Anna")
        browser = here.browser()
        told = (await browser.get("/api/shared/s3cret")).json()
        info = await browser.get(f"/api/tables/{row.id}?i=s3cret")
        course = await browser.get(f"/api/tables/{row.id}/chronicle?i=s3cret")
        async with browser.socket(row.id, "?i=s3cret") as line:
            sight = await line.frame()

    assert (200, 200) == (info.status_code, course.status_code)
    assert course.json() == told["chronicle"]
    assert "sight" == sight.__struct_config__.tag
    assert "s3cret" not in info.text


@over_sockets
async def test_the_log_keeps_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever reads it cannot open what was shared."""
    with caplog.at_level("INFO", "signoria.app"):
        async with place(client(tmp_path)) as here:
            await a_result(here, "Anna")
            browser = here.browser()
            for path in ("/s/s3cret", "/api/shared/s3cret", "/api/shared/s3cret/picture.svg"):
                assert 200 == (await browser.get(path)).status_code

    paths = [getattr(line, "path", "") for line in caplog.records]
    assert ["/s/…", "/api/shared/…", "/api/shared/…/picture.svg"] == [p for p in paths if p]


@over_sockets
async def test_ones_own_games_need_a_name(tmp_path: Path) -> None:
    """Strangers have none; whoever just came in has an empty list."""
    async with place(tmp_path) as here:
        browser = here.browser()
        stranger = await browser.get("/api/me/games")
        await browser.come_in("Anna")
        mine = await browser.get("/api/me/games")

    assert 401 == stranger.status_code
    assert (0, []) == (mine.json()["finished"], mine.json()["recent"])
