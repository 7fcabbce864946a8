"""Talk over sockets: cleaned, bounded, and only from people with a name."""

from pathlib import Path

from signoria.server.wire import Chat, Chats, Chatted, Done, Recall, Refused, Score, Scored
from tests.server.app.place import ME, over_sockets, place


@over_sockets
async def test_talk_is_cleaned_and_stays_text(tmp_path: Path) -> None:
    """What others get is what can be shown; too long, empty, and a stranger's are refused."""
    async with place(tmp_path) as here:
        anna, eve = await here.browser().come_in("Anna"), here.browser()
        table = await anna.new_table(ME, ME, private=False)
        async with anna.socket(table.id) as line, eve.socket(table.id) as other:
            await other.ask(Recall(1))
            text = "<a href='https://evil.example'>\u202ehere</a>\nhttps://evil.example"
            assert isinstance(await line.ask(Chat(2, text)), Done)
            while not isinstance(told := await other.frame(), Chatted):
                pass
            shown = "<a href='https://evil.example'>here</a> https://evil.example"
            assert shown == told.line.text
            for said, why in (("x" * 301, "app-name-long"), (" \x00", "app-line-empty")):
                refused = await line.ask(Chat(3, said))
                assert isinstance(refused, Refused)
                assert why == refused.say.id
            long = await line.ask(Chat(3, "x", key="k" * 41))
            assert isinstance(long, Refused)
            assert ("app-field-wrong", {"name": "key"}) == (long.say.id, long.say.args)
            stranger = await other.ask(Chat(4, "psst"))
            assert isinstance(stranger, Refused)
            assert "app-come-in" == stranger.say.id
            recalled = await line.ask(Recall(5))
            assert isinstance(recalled, Chats)
            assert [shown] == [one.text for one in recalled.lines]


@over_sockets
async def test_whoever_talks_too_fast_has_to_wait(tmp_path: Path) -> None:
    """However many sockets they open; moves are not held up by it."""
    async with place(tmp_path) as here:
        anna = await here.browser().come_in("Anna")
        table = await anna.new_table(ME, ME)
        async with anna.socket(table.id) as line, anna.socket(table.id) as other:
            told = [await each.ask(Chat(n, f"{n}")) for n in range(8) for each in (line, other)]
            refused = [each.say.id for each in told if isinstance(each, Refused)]
            assert ["app-too-often"] == list(dict.fromkeys(refused))
            assert 8 <= sum(isinstance(each, Done) for each in told) < 16
            assert isinstance(await line.ask(Score(99)), Scored)
