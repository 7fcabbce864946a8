"""Coming in, keeping oneself, coming back."""

import asyncio
from pathlib import Path

from signoria.kernel.refusal import Refusal
from signoria.server.app.names import name_key
from signoria.server.wire import NewPassword, Recover
from tests.server.app.place import BOT, ME, Browser, over_sockets, place, sentence

LONG = "a sentence nobody guesses"


@over_sockets
async def test_a_name_is_enough(tmp_path: Path) -> None:
    """Come in, and be known from then on; another name is another name of the same person."""
    async with place(tmp_path) as here:
        anna = here.browser()
        assert {"name": "", "user_name": "", "codes": 0} == (await anna.get("/api/me")).json()

        await anna.come_in("Anna")
        assert "Anna" == (await anna.get("/api/me")).json()["name"]
        assert "Ann" == (await anna.post("/api/me/name", {"name": "Ann"})).json()["name"]
        assert "" == (await here.browser().get("/api/me")).json()["name"]


@over_sockets
async def test_a_name_is_data_and_nothing_else(tmp_path: Path) -> None:
    """Right to left, with tags in it: it comes back as it is, and as JSON."""
    async with place(tmp_path) as here:
        for name in ("علي بن أبي طالب", '"><script>alert(1)</'):
            told = await here.browser().post("/api/come-in", {"name": f"  {name} "})

            assert name == told.json()["name"]
            assert "application/json" == told.headers["content-type"]


@over_sockets
async def test_a_refused_name_makes_nobody(tmp_path: Path) -> None:
    """No cookie comes with it."""
    async with place(tmp_path) as here:
        told = await here.browser().post("/api/come-in", {"name": "\u202egnp.exe"})

        assert 400 == told.status_code
        assert "cannot be shown" in sentence(told)
        assert "set-cookie" not in told.headers


@over_sockets
async def test_half_a_letter_is_refused(tmp_path: Path) -> None:
    r"""`\ud800` in JSON is no text at all."""
    async with place(tmp_path) as here:
        told = await here.browser().post("/api/come-in", rb'{"name": "\ud800"}')

        assert (400, True) == (told.status_code, bool(sentence(told)))


@over_sockets
async def test_an_account_is_the_same_person_elsewhere(tmp_path: Path) -> None:
    """User name, in capitals or not, and password; the tables come along."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        codes = await anna.account("Anna.K", LONG)
        assert (8, 8) == (len(set(codes)), (await anna.get("/api/me")).json()["codes"])

        phone = here.browser()
        told = await phone.post("/api/log-in", {"user_name": "anna.k", "password": LONG})
        assert {"name": "Anna", "user_name": "Anna.K", "codes": 8} == told.json()


@over_sockets
async def test_what_is_wrong_is_not_told(tmp_path: Path) -> None:
    """A wrong password and a user name that nobody has look the same."""
    async with place(tmp_path) as here:
        await (await here.browser().come_in("Anna")).account("anna", LONG)
        stranger = here.browser()
        wrong = await stranger.post("/api/log-in", {"user_name": "anna", "password": "x" * 12})
        nobody = await stranger.post("/api/log-in", {"user_name": "ben", "password": "x" * 12})
        odd = await stranger.post("/api/log-in", {"user_name": "\x00", "password": ""})

        assert 403 == wrong.status_code == nobody.status_code == odd.status_code
        assert wrong.content == nobody.content == odd.content


@over_sockets
async def test_a_user_name_is_one_persons(tmp_path: Path) -> None:
    """In capitals or not; whoever wanted it, too, stays who they were."""
    async with place(tmp_path) as here:
        await (await here.browser().come_in("Somebody")).account("taken", LONG)
        anna = await here.browser().come_in("Anna")
        told = await anna.post("/api/account", {"user_name": "TAKEN", "password": LONG})

        assert (409, "That user name is taken.") == (told.status_code, sentence(told))
        assert {"name": "Anna", "user_name": "", "codes": 0} == (await anna.get("/api/me")).json()


@over_sockets
async def test_one_account_a_person(tmp_path: Path) -> None:
    """Whoever has one gets no second; whoever is nobody gets none."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        await anna.account("anna", LONG)
        again = await anna.post("/api/account", {"user_name": "ann", "password": LONG})
        nobody = await here.browser().post("/api/account", {"user_name": "x2", "password": LONG})

        assert "You have an account already." == sentence(again)
        assert (401, "Please tell your name first.") == (nobody.status_code, sentence(nobody))


@over_sockets
async def test_a_recovery_code_works_once(tmp_path: Path) -> None:
    """However it is typed; it brings a new password and new codes, and logs everybody out."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        codes = await anna.account("anna", LONG)
        typed = codes[3].lower().replace("-", " ").replace("0", "o").replace("1", "l")

        phone = here.browser()
        wanted = {"user_name": "anna", "code": typed, "password": "another sentence"}
        told = await phone.post("/api/recover", wanted)
        assert set() == set(told.json()["codes"]) & set(codes)
        assert "Anna" == (await phone.get("/api/me")).json()["name"]
        assert "" == (await anna.get("/api/me")).json()["name"]

        again = await here.browser().post("/api/recover", wanted)
        assert "each code works once" in sentence(again)
        assert 403 == await _log_in(here.browser(), "anna", LONG)
        assert 200 == await _log_in(here.browser(), "anna", "another sentence")


@over_sockets
async def test_of_two_who_hand_in_one_code_one_is_let_in(tmp_path: Path) -> None:
    """Also when both come at once: it was good for one."""
    async with place(tmp_path) as here:
        people = here.house.people
        codes = await (await here.browser().come_in("Anna")).account("anna", LONG)
        wanted = [Recover("anna", codes[0], f"another sentence {n}") for n in range(2)]

        told = await asyncio.gather(*map(people.recover, wanted), return_exceptions=True)

        (refused,) = [one for one in told if isinstance(one, BaseException)]
        assert isinstance(refused, Refusal)
        assert "app-recover-wrong" == refused.message.id
        won = 1 - told.index(refused)
        statuses = [await _log_in(here.browser(), "anna", one.password) for one in wanted]
        assert (200, 403) == (statuses[won], statuses[1 - won])


@over_sockets
async def test_a_name_and_a_password_at_once(tmp_path: Path) -> None:
    """Whichever is written first, the other does not undo it."""
    async with place(tmp_path) as here:
        people = here.house.people
        await (await here.browser().come_in("Anna")).account("anna", LONG)
        anna = await here.house.store.person_called("anna")
        assert anna is not None
        new = "quite another sentence"

        await asyncio.gather(
            people.new_password(anna, NewPassword(LONG, new)), people.rename(anna, "Ann")
        )
        await people.rename(anna, "Annie")

        assert [403, 200] == [await _log_in(here.browser(), "anna", each) for each in (LONG, new)]
        after = await here.house.store.person_called("anna")
        assert after is not None
        assert "Annie" == after.name


@over_sockets
async def test_a_password_is_compared_with_the_one_that_is_replaced(tmp_path: Path) -> None:
    """Of two who change it at once, the second knew the old one only."""
    async with place(tmp_path) as here:
        people = here.house.people
        await (await here.browser().come_in("Anna")).account("anna", LONG)
        anna = await here.house.store.person_called("anna")
        assert anna is not None
        wanted = [NewPassword(LONG, f"another sentence {n}") for n in range(2)]

        told = await asyncio.gather(
            *(people.new_password(anna, one) for one in wanted), return_exceptions=True
        )

        (refused,) = [one for one in told if isinstance(one, Refusal)]
        assert "app-password-wrong" == refused.message.id


@over_sockets
async def test_log_out_everywhere(tmp_path: Path) -> None:
    """Every browser of the person, their open sockets too, and nobody else's."""
    async with place(tmp_path) as here:
        anna, phone, ben = here.browser(), here.browser(), here.browser()
        await (await anna.come_in("Anna")).account("anna", LONG)
        assert 200 == await _log_in(phone, "anna", LONG)
        await ben.come_in("Ben")
        table = await anna.new_table(ME, BOT)
        async with phone.socket(table.id) as line:
            await line.frame()
            assert "" == (await anna.post("/api/log-out-everywhere")).json()["name"]
            assert 4401 == await line.end()

        for browser, name in ((anna, ""), (phone, ""), (ben, "Ben")):
            assert name == (await browser.get("/api/me")).json()["name"]


@over_sockets
async def test_log_out_is_for_one_browser(tmp_path: Path) -> None:
    """The other one stays in; the token is worth nothing, wherever it was copied to."""
    async with place(tmp_path) as here:
        anna, phone, thief = here.browser(), here.browser(), here.browser()
        await (await anna.come_in("Anna")).account("anna", LONG)
        assert 200 == await _log_in(phone, "anna", LONG)
        stolen = {"cookie": phone.cookie}
        await phone.post("/api/log-out")

        assert "Anna" == (await anna.get("/api/me")).json()["name"]
        assert "" == (await thief.get("/api/me", **stolen)).json()["name"]


@over_sockets
async def test_a_new_password_logs_the_others_out(tmp_path: Path) -> None:
    """It wants the old one; this browser stays in."""
    async with place(tmp_path) as here:
        anna, phone = here.browser(), here.browser()
        await (await anna.come_in("Anna")).account("anna", LONG)
        assert 200 == await _log_in(phone, "anna", LONG)
        path, new = "/api/account/password", "quite another sentence"
        wrong = await anna.post(path, {"before": "x" * 12, "password": new})
        assert "That is not your password." == sentence(wrong)
        assert 200 == (await anna.post(path, {"before": LONG, "password": new})).status_code

        assert "Anna" == (await anna.get("/api/me")).json()["name"]
        assert "" == (await phone.get("/api/me")).json()["name"]
        assert 200 == await _log_in(phone, "anna", new)


@over_sockets
async def test_an_account_gets_a_fresh_token(tmp_path: Path) -> None:
    """What was known of the browser before it had an account is worth nothing after."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        before = anna.cookie
        await anna.account("anna", LONG)

        told = await here.browser().get("/api/me", cookie=before)
        assert "" == told.json()["name"]


@over_sockets
async def test_guessing_is_slow(tmp_path: Path) -> None:
    """After some wrong passwords one has to wait; those who are in do not notice."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        await anna.account("anna", LONG)
        thief = here.browser()
        statuses = [await _log_in(thief, "anna", f"guess {n:09}") for n in range(30)]

        assert 403 == statuses[0]
        assert 429 == statuses[-1]
        assert 200 == (await anna.get("/api/me")).status_code


@over_sockets
async def test_guesses_count_for_the_name_however_it_is_written(tmp_path: Path) -> None:
    """Blanks, capitals and wide letters make no other name of it: the guesses are the same."""
    async with place(tmp_path) as here:
        spellings = ("anna", " anna", "Anna  ", "\uff41nna")
        keys = {name_key(spelling) for spelling in spellings}
        await (await here.browser().come_in("Anna")).account("anna", LONG)
        assert [200] * 4 == [await _log_in(here.browser(), each, LONG) for each in spellings]

        assert {"anna"} == keys
        assert "x" * 64 == name_key("x" * 5000)


async def _log_in(browser: Browser, user_name: str, password: str) -> int:
    told = await browser.post("/api/log-in", {"user_name": user_name, "password": password})
    return told.status_code
