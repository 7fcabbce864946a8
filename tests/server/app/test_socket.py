"""The socket of a table: frames out, messages in, and whatever else somebody sends."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from signoria.kernel.refusal import refuse
from signoria.server.app import socket as room
from signoria.server.app.house import House
from signoria.server.refusals import NotNow
from signoria.server.store.rows import Session
from signoria.server.tables import Connection
from signoria.server.wire import (
    Done,
    Fork,
    Look,
    Looked,
    People,
    Plan,
    Planned,
    Play,
    Refused,
    Score,
    Scored,
    Sight,
    Step,
    TableInfo,
)
from tests.server.app.place import BOT, FRIEND, ME, over_sockets, place, sentence


@over_sockets
async def test_a_move_is_seen_by_whoever_looks(tmp_path: Path) -> None:
    """Hand in a move over one socket; another one gets the step."""
    async with place(tmp_path) as here:
        anna, eve = await here.browser().come_in("Anna"), here.browser()
        table = await anna.new_table(ME, ME, private=False)
        async with anna.socket(table.id) as line, eve.socket(table.id) as other:
            sight, seen = await line.frame(), await other.frame()
            assert isinstance(sight, Sight)
            assert isinstance(seen, Sight)
            assert sight.ask is not None
            assert (None, None) == (seen.chair, seen.ask)

            move = sight.ask.options[0].move
            assert isinstance(await line.ask(Play(7, sight.at, move)), Done)
            while isinstance(step := await other.frame(), People):
                pass
            assert isinstance(step, Step)
            assert step.lines


@pytest.mark.parametrize(
    ("sent", "id_", "say"),
    [
        ("", 0, "app-body-wrong"),
        ("{", 0, "app-body-wrong"),
        ("null", 0, "app-body-wrong"),
        (b"\x00\xff\xfe", 0, "app-body-wrong"),
        ('{"kind": "fly", "id": 3}', 3, "app-field-wrong"),
        ('{"kind": "score"}', 0, "app-body-wrong"),
        ('{"kind": "score", "id": "x"}', 0, "app-field-wrong"),
        ('{"kind": "play", "id": 5, "at": 1, "moves": 7}', 5, "app-field-wrong"),
        ('{"kind": "score", "id": 6, "spin": 1}', 6, "app-body-wrong"),
        ("[" * 10_000, 0, "app-body-wrong"),
        ('{"kind": "score", "id": 1e999}', 0, "app-field-wrong"),
        ('{"kind": "score", "id": 8}' + " " * 17_000, 0, "app-too-large"),
    ],
)
@over_sockets
async def test_a_malformed_message_gets_a_sentence(
    tmp_path: Path, sent: str | bytes, id_: int, say: str
) -> None:
    """With the number it came with, where there is one; the table goes on."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        async with anna.socket(table.id) as line:
            told = await line.ask(sent)
            assert isinstance(told, Refused)
            assert (id_, say) == (told.id, told.say.id)
            assert isinstance(await line.ask(Score(9)), Scored)


@over_sockets
async def test_a_fault_of_ours_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever breaks behind it, the browser is answered and the socket stays."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        async with anna.socket(table.id) as line:
            with monkeypatch.context() as broken:
                broken.setattr(Connection, "receive", None)
                told = await line.ask(Score(4))
            assert isinstance(told, Refused)
            assert (4, "app-broken") == (told.id, told.say.id)
            assert isinstance(await line.ask(Score(5)), Scored)


@over_sockets
async def test_too_many_messages_are_refused_one_by_one(tmp_path: Path) -> None:
    """Each of them with its number; later ones are answered again."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        async with anna.socket(table.id) as line:
            number = 0
            while isinstance(told := await line.ask("null"), Refused):
                number += 1
                if told.say.id == "app-too-often":
                    break
            assert number >= 120
            while not isinstance(await line.ask(Score(1)), Scored):
                pass


@over_sockets
async def test_a_flood_closes_only_its_own_socket(tmp_path: Path) -> None:
    """A frame without end is not read to its end; the others go on looking."""
    async with place(tmp_path) as here:
        anna, ben = await here.browser().come_in("Anna"), await here.browser().come_in("Ben")
        table = await anna.new_table(ME, ME, private=False)
        async with anna.socket(table.id) as line, ben.socket(table.id) as other:
            await other.socket.send("x" * 1_000_000)
            assert 1009 == await other.end()
            assert isinstance(await line.ask(Score(1)), Scored)


@over_sockets
async def test_a_private_table_is_closed_to_strangers(tmp_path: Path) -> None:
    """They see what they would see of none: 404, and the socket closed with a sentence."""
    async with place(tmp_path) as here:
        anna, eve = await here.browser().come_in("Anna"), await here.browser().come_in("Eve")
        table = await anna.new_table(ME, FRIEND, BOT)
        for browser in (eve, here.browser()):
            told = await browser.get(f"/api/tables/{table.id}")
            none = await browser.get("/api/tables/AAAAAAAAAAAAAAAA")
            guessed = await browser.get(f"/api/tables/{table.id}?i=AAAAAAAA")
            assert (404, 404, 404) == (told.status_code, none.status_code, guessed.status_code)
            assert told.content == none.content == guessed.content
            for name in (table.id, "AAAAAAAAAAAAAAAA"):
                async with browser.socket(name) as line:
                    refused = await line.frame()
                    assert isinstance(refused, Refused)
                    assert "server-not-here" == refused.say.id
                    assert 4404 == await line.end()
        lobby = (await eve.get("/api/lobby")).json()
        assert ([], [], []) == (lobby["mine"], lobby["open"], lobby["finished"])

        link = next(seat.invite for seat in table.seats if seat.invite)
        assert 200 == (await eve.get(f"/api/tables/{table.id}?i={link}")).status_code
        sat = await eve.post(f"/api/tables/{table.id}/sit", {"invite": link})
        assert "playing" == sat.json()["state"]


@over_sockets
async def test_a_page_of_somebody_else_gets_no_socket(tmp_path: Path) -> None:
    """Browsers send cookies along with any socket, so the page that opens it must be ours."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        with pytest.raises(InvalidStatus) as refused:
            async with anna.socket(table.id, origin="https://evil.example"):
                pass

        assert 403 == refused.value.response.status_code


@over_sockets
async def test_logging_out_closes_the_socket(tmp_path: Path) -> None:
    """At once where it is the same process; at the next message where it is another."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        async with anna.socket(table.id) as line:
            await line.frame()
            await anna.post("/api/log-out")
            assert 4401 == await line.end()


@over_sockets
async def test_a_session_ended_elsewhere_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may have ended it: it is looked up again after a while."""
    monkeypatch.setattr(room, "RECHECK", 0.001)
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        async with anna.socket(table.id) as line:
            assert isinstance(await line.ask(Score(1)), Scored)
            visitor = await here.house.people.visitor(here.house.cookies.token(anna.cookie))
            assert visitor is not None
            await here.house.people.log_out(visitor)
            # Whoever only watches is shown nothing more either.
            assert 4401 == await line.end()


@over_sockets
async def test_an_account_keeps_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its fresh token belongs to the same browser: whoever gets one at the table stays there."""
    monkeypatch.setattr(room, "RECHECK", 0.001)
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        async with anna.socket(table.id) as line:
            await line.frame()
            await anna.account("anna", "a sentence nobody guesses")
            await _looked_up_again(here.house, monkeypatch)
            assert isinstance(await line.ask(Score(1)), Scored)


@over_sockets
async def test_a_cookie_of_nobody_only_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser that was logged out while it was away looks on like any other stranger."""
    monkeypatch.setattr(room, "RECHECK", 0.001)
    async with place(tmp_path) as here:
        anna, eve = await here.browser().come_in("Anna"), await here.browser().come_in("Eve")
        table = await anna.new_table(ME, ME, private=False)
        visitor = await here.house.people.visitor(here.house.cookies.token(eve.cookie))
        assert visitor is not None
        await here.house.people.log_out(visitor)
        async with anna.socket(table.id), eve.socket(table.id) as line:
            await line.frame()
            await _looked_up_again(here.house, monkeypatch)
            assert isinstance(await line.ask(Score(1)), Scored)


async def _looked_up_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every session in use has been looked up a few times more."""
    asked, session = asyncio.Semaphore(0), house.store.session

    async def counted(token: str) -> Session | None:
        asked.release()
        return await session(token)

    monkeypatch.setattr(house.store, "session", counted)
    for _ in range(5):
        await asyncio.wait_for(asked.acquire(), 10)


@over_sockets
async def test_a_store_that_is_away_logs_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose browser it is cannot be looked up just now: the table goes on."""
    monkeypatch.setattr(room, "RECHECK", 0.001)
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        async with anna.socket(table.id) as line:
            asked = asyncio.Semaphore(0)

            async def away(_: str) -> None:
                asked.release()
                raise refuse(NotNow, "store-away")

            monkeypatch.setattr(here.house.store, "session", away)
            for _ in range(3):
                await asked.acquire()
            assert isinstance(await line.ask(Score(1)), Scored)


@over_sockets
async def test_who_leaves_is_let_go(tmp_path: Path) -> None:
    """However a browser goes, its connection is closed: nobody is shown as here for ever."""
    async with place(tmp_path) as here:
        anna, ben = await here.browser().come_in("Anna"), await here.browser().come_in("Ben")
        table = await anna.new_table(ME, ME, private=False)
        async with ben.socket(table.id) as other:
            await other.frame()
            async with anna.socket(table.id) as line:
                await line.frame()
                line.socket.transport.abort()

            async def anna_is_gone() -> bool:
                info = (await ben.get(f"/api/tables/{table.id}")).json()
                return not any(seat["here"] for seat in info["seats"])

            while not await anna_is_gone():
                pass


@over_sockets
async def test_a_plan_and_a_look_back_are_nobody_elses(tmp_path: Path) -> None:
    """Another browser at the table hears the next move and nothing before it."""
    async with place(tmp_path) as here:
        anna, eve = await here.browser().come_in("Anna"), here.browser()
        table = await anna.new_table(ME, ME, private=False)
        async with anna.socket(table.id) as line, eve.socket(table.id) as other:
            sight, seen = await line.frame(), await other.frame()
            assert isinstance(sight, Sight)
            assert isinstance(seen, Sight)
            assert sight.ask is not None
            answer = (sight.ask.seat, sight.ask.options[0].move)
            for message, kind in (
                (Plan(1, sight.moves, [answer]), Planned),
                (Plan(2, sight.moves, [answer], then="bot"), Planned),
                (Look(3, 0, since=0), Looked),
            ):
                assert isinstance(await line.ask(message), kind)
            assert isinstance(await line.ask(Play(4, sight.at, answer[1])), Done)

            told = [await other.frame()]
            while not isinstance(told[-1], Step):
                told.append(await other.frame())
            assert {People, Step} >= {type(frame) for frame in told}


@over_sockets
async def test_a_fork_by_its_address(tmp_path: Path) -> None:
    """Set up like any other table; what is wrong with it is a sentence."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        told = await anna.post(f"/api/tables/{table.id}/fork", Fork(3, [ME, BOT], title="Else"))
        assert told.status_code == 200, told.text
        fork = msgspec.json.decode(told.content, type=TableInfo)
        assert (fork.title, fork.state) == ("Else", "playing")
        assert fork.id != table.id

        wrong = await anna.post(f"/api/tables/{table.id}/fork", Fork(3, [ME]))
        assert wrong.status_code == 400
        assert "2 players" in sentence(wrong)
