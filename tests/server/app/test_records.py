"""Records over HTTP: written out, looked at, brought, gone on with, refused."""

from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from signoria.server.app.record_routes import MOST_BODY
from signoria.server.tables.reading import MOST_BYTES
from signoria.server.wire import NewSeat, Sight
from signoria.server.wire_records import NewRecord, RecordInfo, RecordText
from tests.server.app.place import Browser, over_sockets, place, sentence
from tests.server.tables.test_reading import GOLDEN, HOSTILE, RECORDS, spoilt

BASIC: Final = (RECORDS / "lorenzo" / "basic-2.txt").read_text()
BEGUN: Final = "\n".join(BASIC.splitlines()[:6]) + "\n"
"""Up to a turn of the first round."""


async def anna_at(here: Any) -> Browser:  # noqa: ANN401 - a Place, which this file has no other use for
    """Somebody who has come in."""
    anna: Browser = here.browser()
    await anna.come_in("Anna")
    return anna


async def shown(browser: Browser, text: str) -> RecordInfo:
    """What the server makes of a text."""
    told = await browser.post("/api/records/read", RecordText(text))
    assert 200 == told.status_code, told.text
    return msgspec.json.decode(told.content, type=RecordInfo)


@over_sockets
async def test_a_finished_record_is_a_table_to_look_at(tmp_path: Path) -> None:
    """For everybody who has the link; the record that comes out is the one that went in."""
    async with place(tmp_path) as here:
        anna = await anna_at(here)
        info = await shown(anna, BASIC)
        assert (info.game, info.over, info.trouble) == ("lorenzo", True, None)
        assert max(info.totals) == info.totals[info.places.index(1)]

        told = await anna.post("/api/records", NewRecord(BASIC, title="Sunday"))
        table = told.json()
        assert ("over", "Sunday") == (table["state"], table["title"])
        assert ["anna", "ben"] == [seat["name"] for seat in table["seats"]]

        stranger = here.browser()
        async with stranger.socket(table["id"]) as eyes:
            sight = await eyes.frame()
        assert isinstance(sight, Sight)
        assert sight.sheet is not None
        assert list(info.totals) == list(sight.sheet.totals)

        written = await stranger.get(f"/api/tables/{table['id']}/record")
        assert "text/plain; charset=utf-8" == written.headers["content-type"]
        assert f"lorenzo-{table['id'][:8]}.txt" in written.headers["content-disposition"]
        assert written.text.splitlines() == BASIC.splitlines()[2:]
        lobby = (await anna.get("/api/lobby")).json()
        assert [table["id"]] == [each["id"] for each in lobby["finished"]]


@over_sockets
async def test_an_unfinished_record_goes_on(tmp_path: Path) -> None:
    """With its people on its chairs, from where it stands."""
    async with place(tmp_path) as here:
        anna = await anna_at(here)
        info = await shown(anna, BEGUN)
        assert not info.over
        seats = [NewSeat("me"), NewSeat("friend")]
        waiting = (await anna.post("/api/records", NewRecord(BEGUN, seats=seats))).json()
        assert ("waiting", ["Anna", "ben"]) == (
            waiting["state"],
            [seat["name"] for seat in waiting["seats"]],
        )

        ben = here.browser()
        await ben.come_in("Ben")
        invite = waiting["seats"][1]["invite"]
        sat = await ben.post(f"/api/tables/{waiting['id']}/sit", {"seat": None, "invite": invite})
        assert "playing" == sat.json()["state"]
        who = (anna, ben)[info.asked[0]]
        async with who.socket(waiting["id"]) as eyes:
            sight = await eyes.frame()
        assert isinstance(sight, Sight)
        assert sight.moves == info.moves
        assert sight.ask is not None


@over_sockets
async def test_what_was_valid_before_the_break(tmp_path: Path) -> None:
    """The place and the reason first; then so many moves of it are a table."""
    broken = BASIC.replace("r2 ", "r3 ", 1)
    async with place(tmp_path) as here:
        anna = await anna_at(here)
        info = await shown(anna, broken)
        assert info.trouble is not None
        line = broken[: broken.index("r3 ")].count("\n") + 1
        assert ("record-label", line) == (info.trouble.say.id, info.trouble.line)

        whole = await anna.post("/api/records", NewRecord(broken))
        assert (400, line) == (whole.status_code, whole.json()["line"])
        part = await anna.post("/api/records", NewRecord(broken, moves=info.moves))
        assert 200 == part.status_code
        assert ("over", []) == (part.json()["state"], part.json()["places"])


@over_sockets
async def test_a_position_is_a_table(tmp_path: Path) -> None:
    """It begins there; and the same again begins there again."""
    text = '[Options "players=2"] [Seats "x y"]\nround 6; all: nothing; x: 9 coins; turn x'
    async with place(tmp_path) as here:
        anna = await anna_at(here)
        info = await shown(anna, text)
        assert (info.position, info.moves, info.label) == (True, 0, "r6")

        seats = [NewSeat("me"), NewSeat("bot", bot="random")]
        made = (await anna.post("/api/records", NewRecord(text, seats=seats))).json()
        assert "playing" == made["state"]
        async with anna.socket(made["id"]) as eyes:
            sight = await eyes.frame()
            rng = Random(1)
            while not isinstance(sight, Sight) or sight.ask is None:
                sight = await eyes.frame()
        assert sight.ask.options
        assert rng.choice(sight.ask.options).say.id


@over_sockets
async def test_sizes(tmp_path: Path) -> None:
    """One sentence, before anything is read; a record of the largest size is read."""
    async with place(tmp_path) as here:
        anna = await anna_at(here)
        for size in (MOST_BYTES + 1, MOST_BODY + 1, 10_000_000):
            told = await anna.post("/api/records/read", RecordText("x" * size))
            assert told.status_code in (400, 413)
            assert "That is too long for a record: 256 kB at most." == sentence(told)
        rest = MOST_BYTES - len(BASIC.encode()) - 2
        assert (await shown(anna, BASIC + "# " + "\n" * rest)).over


@over_sockets
async def test_hostile_texts(tmp_path: Path) -> None:
    """Every answer is a reading or a sentence, and never a fault of ours."""
    rng = Random(7)
    texts = [*HOSTILE.values(), *(spoilt(rng.choice(GOLDEN).read_text(), rng) for _ in range(40))]
    async with place(tmp_path, unlimited=True) as here:
        anna = await anna_at(here)
        for text in texts:
            body = msgspec.json.encode({"text": text.encode("utf-8", "replace").decode()})
            for path in ("/api/records/read", "/api/records"):
                told = await anna.http.post(
                    path, content=body, headers={"content-type": "application/json"}
                )
                assert told.status_code in (200, 400, 413), text[:80]
                if told.status_code != 200:
                    assert sentence(told)


@pytest.mark.parametrize(
    "body",
    [
        b'{"text": "\\ud800"}',
        b'{"text": 7}',
        b'{"text": ["x"]}',
        b"[" * 100_000,
        b'{"text": "x", "seats": [{"kind": "king"}]}',
        b'{"text": "x", "moves": 1e400}',
    ],
)
@over_sockets
async def test_bodies_that_are_none(tmp_path: Path, body: bytes) -> None:
    """A sentence each."""
    async with place(tmp_path) as here:
        anna = await anna_at(here)
        told = await anna.http.post(
            "/api/records", content=body, headers={"content-type": "application/json"}
        )
        assert 400 == told.status_code
        assert sentence(told)


@over_sockets
async def test_who_may(tmp_path: Path) -> None:
    """Only somebody with a name brings one; of a private table strangers see none."""
    async with place(tmp_path) as here:
        told = await here.browser().post("/api/records/read", RecordText(BASIC))
        assert (401, "Please tell your name first.") == (told.status_code, sentence(told))
        anna = await anna_at(here)
        made = (await anna.post("/api/records", NewRecord(BASIC, private=True))).json()
        assert 404 == (await here.browser().get(f"/api/tables/{made['id']}/record")).status_code
        assert 200 == (await anna.get(f"/api/tables/{made['id']}/record")).status_code


@over_sockets
async def test_chairs_that_do_not_fit(tmp_path: Path) -> None:
    """As many as the record has; and none can be taken away."""
    async with place(tmp_path) as here:
        anna = await anna_at(here)
        told = await anna.post("/api/records", NewRecord(BEGUN, seats=[NewSeat("me")]))
        assert (400, "1 name for 2 players") == (told.status_code, sentence(told))
        seats = [NewSeat("me"), NewSeat("open")]
        made = (await anna.post("/api/records", NewRecord(BEGUN, seats=seats))).json()
        fewer = await anna.post(f"/api/tables/{made['id']}/start", {"bot": ""})
        assert "This game goes on with 2 players." == sentence(fewer)
        bots = await anna.post(f"/api/tables/{made['id']}/start", {"bot": "random"})
        assert "playing" == bots.json()["state"]
