"""The table in the terminal: questions, narrowing, reasons, going back, keeping."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.widgets import OptionList

from signoria.cli.files import match_from, read_text
from signoria.cli.table.screens import Panel
from signoria.locale import LANGUAGES, words
from tests.cli.sitting_room import Room, seating, sit

BOTS = "anna=me ben=greedy carla=random"
TURN = """\
[Options "players=3 advanced"] [Seats "anna ben carla"]
round 3; dice 6 2 1; tiles 1.2 2.6 3.4; order anna ben carla
all: nothing; anna: 5 coins, 4 wood, 3 servants, played botticelli, hand sforza, tile b
floor building.3 35; floor building.4 40; at palace: carla white
turn anna
"""
"""anna is asked for a turn; Painters' Guild costs 4 wood, Stronghold more than she has."""


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in an empty folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def test_a_whole_game_against_bots_is_played_through_the_list() -> None:
    """Down and Enter are enough for a game from its set-up to the score sheet."""

    async def play(room: Room) -> None:
        while await room.asked() != "Panel":
            if room.app.table.options.highlighted is None:
                await room.press("down")
            await room.press("enter")
        assert room.match.over
        total = room.match.game.score(room.match.state).totals[0]
        assert str(total) in room.panel

    app = sit(seating("anna=me ben=greedy", "advanced"), play)
    kept = match_from("-", read_text(str(app.sitting.seating.save)))
    assert app.sitting.match.entries == kept.entries


def test_typing_narrows_by_notation_and_by_words() -> None:
    """What is typed is looked for in the notation, the sentence and the names of cards."""

    async def play(room: Room) -> None:
        every = len(room.options)
        await room.type("b3")
        assert {"building.3"} == {text.partition(">")[2] for text in room.options}
        await room.press("escape")
        assert every == len(room.options)
        await room.type("painters white")
        assert ["white>building.3"] == room.options
        await room.press("escape")
        await room.type("PALACE")
        assert {"palace"} == {text.partition(">")[2] for text in room.options}

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_typing_needs_no_accents() -> None:
    """`palac` finds the Palác."""

    async def play(room: Room) -> None:
        await room.type("palac")
        assert {"palace"} == {text.partition(">")[2] for text in room.options}

    sit(seating("anna=me ben=greedy carla=greedy", lang="cs", position=TURN), play)


def test_a_click_on_the_board_narrows() -> None:
    """A click on a space, then on a member: one option is left, and Enter plays it."""

    async def play(room: Room) -> None:
        await room.click("space:building.3")
        assert {"building.3"} == {text.partition(">")[2] for text in room.options}
        await room.click("member:white")
        assert ["white>building.3"] == room.options
        await room.press("enter")
        assert await room.asked() == "servants"
        assert "white>building.3" == room.match.entries[-1].move.text

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_a_second_click_lets_go() -> None:
    """The same thing clicked twice is no narrowing, and Esc clears all."""

    async def play(room: Room) -> None:
        every = len(room.options)
        await room.click("space:building.3")
        await room.click("space:building.3")
        assert every == len(room.options)
        await room.click("leader:botticelli")
        assert ["use botticelli"] == room.options
        await room.press("escape")
        assert every == len(room.options)

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_why_not_says_every_reason_with_its_rule() -> None:
    """L-75 and L-52 stand against a card that is too dear on a floor that is too high."""

    async def play(room: Room) -> None:
        await room.type("stronghold")
        assert [] == room.options
        await room.press("exclamation_mark")
        assert await room.asked() == "turn"
        assert "L-75" in room.panel
        assert "L-52" in room.panel
        await room.press("escape")
        await room.press("escape")
        await room.click("space:building.4")
        assert "L-75" in room.panel

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


@pytest.mark.parametrize("typed", ["building.4", "card 40", "black>building.4"])
def test_why_not_takes_what_is_typed(typed: str) -> None:
    """A space, a card by its number, a move."""

    async def play(room: Room) -> None:
        await room.type(typed)
        await room.press("ctrl+w")
        assert "L-75" in room.panel

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


@pytest.mark.parametrize(
    ("typed", "meant"), [("b4", ["white", "black", "orange", "neutral"]), ("wb4", ["white"])]
)
def test_why_not_takes_the_letters_that_narrow(typed: str, meant: list[str]) -> None:
    """What is typed for a floor that is no option is the same floor for the reasons."""

    async def play(room: Room) -> None:
        await room.type(typed)
        assert not any(text.endswith(">building.4") for text in room.options)
        wishes = [move.text for move in room.app.showing.wishes(typed)]
        assert [f"{member}>building.4" for member in meant] == wishes
        await room.press("!")
        assert "L-7" in room.panel

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_an_illegal_or_unknown_text_leaves_everything_as_it_is() -> None:
    """Enter with a text that is no option says why, plays nothing and keeps the text."""

    async def play(room: Room) -> None:
        for text in ("white>building.4 +1", "nonsense", "white>building.3 +99"):
            await room.type(text)
            await room.press("enter")
            assert "turn" == await room.asked()
            assert text == room.app.table.filter.value
            await room.press("escape")
        assert [] == room.match.entries

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_several_moves_can_be_typed_at_once() -> None:
    """A line of notation plays a placement with its servants."""

    async def play(room: Room) -> None:
        assert "window" == await room.play("white>building.3 +1")
        assert ["white>building.3", "+1"] == [e.move.text for e in room.match.entries[:2]]

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_a_second_enter_answers_nothing() -> None:
    """A key that comes before it is clear who is asked next finds no question."""

    async def play(room: Room) -> None:
        await room.type("white>building.3")
        room.app.action_take()
        room.app.action_take()
        await room.asked()
        assert ["white>building.3"] == [entry.move.text for entry in room.match.entries]
        await room.type("+0")
        room.app.action_take()
        room.app.action_undo()
        assert "servants" == await room.asked()
        room.app.action_undo()
        room.app.action_take()
        assert "turn" == await room.asked()
        assert [] == room.match.entries

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


@pytest.mark.parametrize("opens", ["f1", "f3", "ctrl+s", "ctrl+n"])
def test_what_lies_over_the_table_goes_away_alone(opens: str) -> None:
    """A key that comes when it is going away already does not take the table with it."""

    async def play(room: Room) -> None:
        await room.press(opens)
        over = room.app.screen
        assert over is not room.app.table
        for _ in range(3):
            over.dismiss(None)
        await room.pilot.pause(0.1)
        assert room.app.table is room.app.screen

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_a_click_on_a_line_that_is_gone_answers_nothing() -> None:
    """A second click may come when the list is another one already."""

    async def play(room: Room) -> None:
        options = room.app.table.options
        gone = OptionList.OptionSelected(options, options.options[-1], len(options.options) - 1)
        await room.play("white>building.3")
        room.app.post_message(gone)
        await room.pilot.pause()
        assert ["white>building.3"] == [entry.move.text for entry in room.match.entries]
        assert "servants" == await room.asked()

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_undo_and_redo() -> None:
    """Esc and Ctrl+Z take back the own last answers, Ctrl+Y plays them again, the log follows."""

    async def play(room: Room) -> None:
        await room.play("white>building.3 +0")
        log = len(room.app.sitting.told)
        await room.press("escape")
        assert "servants" == await room.asked()
        assert log - 1 == len(room.app.sitting.told)
        await room.press("ctrl+z")
        assert "turn" == await room.asked()
        assert [] == room.match.entries
        await room.press("ctrl+y")
        assert "servants" == await room.asked()
        await room.press("ctrl+y")
        assert "window" == await room.asked()
        assert log == len(room.app.sitting.told)

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_what_others_have_answered_stays() -> None:
    """After the bots have moved, the own move cannot be taken back."""

    async def play(room: Room) -> None:
        await room.play("white>building.3 +0")
        await room.play("end")
        assert "turn" == await room.asked()
        count = len(room.match.entries)
        await room.press("ctrl+z")
        assert "turn" == await room.asked()
        assert count == len(room.match.entries)

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_the_game_is_kept_after_every_answer_and_goes_on() -> None:
    """A table that is left in the middle is laid again as it was, its story too."""

    async def play(room: Room) -> None:
        await room.play("white>building.3 +2")

    first = sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play).sitting.seating
    match = match_from("-", read_text(str(first.save)))
    again = replace(first, match=match)

    async def go_on(room: Room) -> None:
        assert ["white>building.3", "+2"] == [e.move.text for e in room.match.entries]
        assert "Painters' Guild" in room.app.table.pane("log").sheet.plain

    sit(again, go_on)


def test_save_as_writes_another_file(tmp_path: Path) -> None:
    """Ctrl+S asks for a name; a bad one is refused and nothing is lost."""

    async def play(room: Room) -> None:
        for name in ("copy.txt", "missing/copy.txt"):
            await room.press("ctrl+s", "ctrl+u")
            await room.type(name)
            await room.press("enter")
        assert "turn" == await room.asked()

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)
    assert "turn anna" in (tmp_path / "copy.txt").read_text("utf-8")
    assert ["copy.txt"] == sorted(path.name for path in tmp_path.iterdir())


def test_save_as_does_not_lose_an_older_file(tmp_path: Path) -> None:
    """What stood in the file before is kept beside it."""
    (tmp_path / "copy.txt").write_text("an older game", "utf-8")

    async def play(room: Room) -> None:
        await room.press("ctrl+s", "ctrl+u")
        await room.type("copy.txt")
        await room.press("enter")

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)
    assert "turn anna" in (tmp_path / "copy.txt").read_text("utf-8")
    assert "an older game" == (tmp_path / "copy.txt~").read_text("utf-8")


def test_the_language_changes_at_once() -> None:
    """F7 goes round all languages; options, board, log and keys speak each."""

    async def play(room: Room) -> None:
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            await room.press("f7")
            say = words(language)
            seen = room.seen()
            assert say.text("table-key-help") in seen
            assert say.text("ask-turn") in seen
            assert say.text("lorenzo-card-35")[:18] in seen
            assert language == room.app.showing.language

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_score_details_help_and_others_lie_over_the_table() -> None:
    """F3, F4, F1 and ? open panels, Esc closes them; F5 shows somebody else's cards."""

    async def play(room: Room) -> None:
        await room.press("f3")
        assert "Ventures" in room.panel
        await room.press("escape")
        await room.type("painters")
        await room.press("f4")
        assert "Painters' Guild" in room.panel
        await room.press("escape", "escape")
        for key in ("f1", "question_mark"):
            await room.press(key)
            assert isinstance(room.app.screen, Panel)
            await room.press("escape")
        await room.press("f5")
        assert "Cards of ben" in room.seen()

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_only_answers_are_played_by_themselves_unless_one_wants_to_be_asked() -> None:
    """Without servants nobody is asked how many; with F2 off one is."""
    position = TURN.replace("3 servants, ", "")

    async def play(room: Room) -> None:
        assert "window" == await room.play("white>building.3")
        await room.press("ctrl+z")
        assert "turn" == await room.asked()
        await room.press("f2")
        assert "servants" == await room.play("white>building.3")

    sit(seating("anna=me ben=greedy carla=greedy", position=position), play)


def test_the_theme_changes_and_keeps_the_game() -> None:
    """F6 changes between night and parchment."""

    async def play(room: Room) -> None:
        assert "night" == room.app.theme
        before = room.seen()
        await room.press("f6")
        assert "parchment" == room.app.theme
        assert before == room.seen()

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_a_new_game_can_be_chosen_at_the_table() -> None:
    """Ctrl+N: seats and options are lines to turn; the last one begins."""

    async def play(room: Room) -> None:
        before = room.app.sitting.seating.save
        await room.press("ctrl+n", "down", "right", "down", "down", "right", "end", "enter")
        assert "turn" == await room.asked()
        assert ("me", "greedy", "greedy", "me") == room.app.sitting.seating.players
        assert before.exists()
        assert before != room.app.sitting.seating.save

    sit(seating("anna=me ben=random carla=greedy"), play)


def test_bots_do_not_stop_the_screen_and_a_key_hurries_them() -> None:
    """While bots move with long pauses, keys are heard: one skips the waiting."""

    async def play(room: Room) -> None:
        room.app.pace = 60.0
        await room.type("white>building.3 +0")
        await room.press("enter")
        assert "window" == await room.asked()
        await room.type("end")
        await room.press("enter")
        await room.pilot.pause(0.05)
        assert room.app.asked is None
        await room.press("down")
        assert "turn" == await room.asked()

    sit(seating("anna=me ben=greedy carla=greedy", position=TURN), play)


def test_only_bots_are_said_to_think() -> None:
    """In the pause after a bot's move the next person is named, and not hurried."""

    async def play(room: Room) -> None:
        room.app.pace = 60.0
        await room.type("white>building.3 +0")
        await room.press("enter")
        assert "window" == await room.asked()
        await room.type("end")
        await room.press("enter")
        while room.app.sitting.bot_asked() is not None:
            await room.pilot.pause(0.01)
        await room.pilot.pause()
        prompt = room.app.table.pane("prompt").sheet.plain
        assert room.app.asked is None
        assert "carla" in prompt
        assert "thinking" not in prompt

    open_hands = TURN.replace(", hand sforza", "")
    sit(seating("anna=me ben=greedy carla=me", position=open_hands), play)


def test_a_person_answers_for_chance_when_a_real_game_is_written_down() -> None:
    """Dice are typed, nobody is sent behind a curtain, everything can be taken back."""
    real = seating("anna=me ben=me")
    match = real.match.__class__(real.match.game, real.match.options, real.match.names)
    real = replace(real, match=match, real=True)

    async def play(room: Room) -> None:
        assert "draw-tile" == await room.asked()
        for move in ("tile 1.4", "tile 2.2", "tile 3.7", "order 2 1"):
            await room.play(move)
        while await room.asked() == "reveal":
            await room.press("enter")
        assert "roll" == await room.asked()
        assert "turn" == await room.play("dice 3 5 2")
        await room.press("ctrl+z")
        assert "roll" == await room.asked()

    sit(real, play)
