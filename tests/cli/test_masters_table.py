"""Masters of Renaissance on the screen: drawn, clicked, played to the end alone."""

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from signoria.bots import find_bot
from signoria.cli import saves
from signoria.cli.seating import PERSON, Seating
from signoria.cli.table.new_game import NewGame
from signoria.cli.table.places import TABS
from signoria.games import find_game
from signoria.kernel.game import make_options
from signoria.kernel.match import Match
from signoria.locale import LANGUAGES, words
from tests.cli.sitting_room import Room, sit

MASTERS = find_game("masters")
NAMES = ("anna", "ben", "carla", "dora")
TURN = """\
[Game "masters"] [Options "players=2"] [Seats "anna ben"]
market wgyy bpwr pwgw b; first anna; top 3 17; reports 1
anna: 2 coins middle, 3 shields bottom, box 4 coins, cards 8, played 53, hand 50, faith 7
ben: hand 51 52, faith 3, cards 1 18
turn anna
"""
"""anna can go to the market, buy blue 3, produce; her warehouse is nearly full."""
SOLO = """\
[Game "masters"] [Options "players=1"] [Seats "anna"]
market wgyy bpwr pwgw b; anna: 1 coin top, 2 shields middle, 3 servants bottom; turn anna
"""


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in an empty folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def seating(seats: int = 1, position: str = "", lang: str = "en", seed: int = 1) -> Seating:
    """A person in the first seat, bots in the others."""
    if position:
        match = Match.from_position(MASTERS, position, Random(seed))
    else:
        options = make_options(seats, MASTERS.switches, MASTERS.seats)
        match = Match(MASTERS, options, NAMES[:seats], Random(seed))
    players = (PERSON, *["random"] * (len(match.names) - 1))
    bots = (None, *(find_bot(name, 1, "masters") for name in players[1:]))
    return Seating(match, players, bots, words(lang, match.names), lang, saves.new_file("masters"))


def test_a_whole_game_alone_is_played_through_the_list() -> None:
    """M-13: Enter by Enter to the end; the panel says why, and shows the best list."""

    async def play(room: Room) -> None:
        while await room.asked() != "Panel":
            if room.app.table.options.highlighted is None:
                await room.press("down")
            await room.press("enter")
        assert "The game is lost: anna\nLost: " in room.panel
        assert "Your games alone, the best first:" in room.panel
        assert "▶ 1." in room.panel
        told = room.app.table.texts()
        assert "Solo token: " in told
        assert "The game is lost: " in told

    app = sit(seating(seed=7), play)
    assert app.sitting.match.over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
def test_how_many_cards_are_left_is_always_said(language: str, size: tuple[int, int]) -> None:
    """M-13.4: a colour without cards loses; no word for it is too long to say how many."""

    async def play(room: Room) -> None:
        head = next(line for line in room.seen().splitlines() if "♣" in line)
        assert 4 == head.count("12")

    sit(seating(position='[Options "players=1"]; turn a', lang=language), play, size)


def test_a_click_on_the_market_narrows() -> None:
    """A row of marbles or its arrow, and the arrow under a column, mean that line."""

    async def play(room: Room) -> None:
        await room.click("market:row.2")
        assert ["row 2"] == room.options
        await room.press("escape")
        await room.click("market:column.3")
        assert ["column 3"] == room.options

    sit(seating(position=TURN), play)


def test_cards_powers_and_leaders_can_be_clicked() -> None:
    """What can be bought, activated, played or discarded is where it lies."""

    async def play(room: Room) -> None:
        for thing, options in (
            ("card:3", ["buy 3"]),
            ("power:8", ["activate 8"]),
            ("power:base", ["activate base"]),
            ("leader:50", ["discard 50"]),
        ):
            await room.click(thing)
            assert options == room.options
            await room.press("escape")

    sit(seating(position=TURN), play)


def test_a_purchase_by_clicks() -> None:
    """M-6.1: the card, then the slot."""

    async def play(room: Room) -> None:
        await room.click("card:3")
        await room.press("enter")
        assert "masters-slot" == await room.asked()
        await room.click("slot:3")
        assert ["slot 3"] == room.options
        await room.press("enter")
        await room.asked()
        assert "slot 3" in [entry.move.text for entry in room.match.entries]

    sit(seating(position=TURN), play)


def test_storing_by_clicks() -> None:
    """M-5.6: depots and the way out can be clicked once something waits to be put away."""

    async def play(room: Room) -> None:
        await room.click("market:column.4")
        await room.press("enter")
        assert "masters-store" == await room.asked()
        waiting = list(room.options)
        await room.click("depot:2")
        assert [text for text in waiting if text.endswith(">2")] == room.options
        await room.press("escape")
        await room.click("depot:out")
        assert [text for text in waiting if text.endswith(">out")] == room.options

    position = TURN.replace("2 coins middle, 3 shields bottom", "1 coin middle, 1 shield top")
    sit(seating(position=position), play)


def test_a_click_that_cannot_be_meant_says_why() -> None:
    """A card that is too dear has its reasons; a depot has its rules, not those of card 1."""

    async def play(room: Room) -> None:
        await room.click("card:17")
        assert "M-6.3" in room.panel
        await room.press("escape")
        await room.click("depot:1")
        assert "Top depot" in room.panel
        assert "M-" not in room.panel

    sit(seating(position=TURN), play)


def test_the_prompt_warns_of_the_faith_of_the_others() -> None:
    """M-5.7: what must be discarded moves the black cross, and the prompt shows it before."""

    async def play(room: Room) -> None:
        await room.click("market:row.1")
        assert "3✠" in room.seen()

    sit(seating(position=SOLO), play)


def test_the_token_just_drawn_is_marked() -> None:
    """M-13.2: what Lorenzo did since one's own last move has a mark beside his tokens."""

    async def play(room: Room) -> None:
        await room.click("leader:50")
        await room.press("enter")
        await room.asked()
        assert "✦" not in room.seen()
        await room.click("market:column.3")
        await room.press("enter")
        while await room.asked() != "masters-turn":
            await room.press("down", "enter")
        assert "✦+2✠" in room.seen()

    text = SOLO.replace("turn anna", "anna: hand 50 51; tokens +2; turn anna")
    sit(seating(position=text), play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_window(language: str) -> None:
    """80 columns and 24 rows: every part in its turn, called as it is in this game."""

    async def play(room: Room) -> None:
        for tab in TABS:
            room.app.table.open_tab(tab)
            await room.pilot.pause()
            lines = room.seen().splitlines()
            assert 24 == len(lines)
            for id_ in ("shared", "side", "own"):
                assert words(language).text(f"masters-board-tab-{id_}") in lines[1]
        assert room.options

    sit(seating(4, lang=language), play, size=(80, 24))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(40, 12), (120, 40), (200, 60)])
def test_any_window(seats: int, size: tuple[int, int]) -> None:
    """However many play, and however large the window is."""

    async def play(room: Room) -> None:
        for tab in TABS:
            room.app.table.open_tab(tab)
            await room.pilot.pause()
        await room.press("f6", "f7", "tab", "f5")
        assert size[1] == len(room.seen().splitlines())

    sit(seating(seats), play, size=size)


def test_what_others_hold_is_hidden() -> None:
    """M-1.5: their leaders are a number; their cards and depots lie open."""

    async def play(room: Room) -> None:
        await room.press("f5")
        told = room.app.table.texts()
        assert "2 leaders in hand" in told
        assert "✿II 18 ♣I" in told

    sit(seating(position=TURN), play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_gives_examples_of_this_game(language: str) -> None:
    """What the help says can be typed narrows the options here, or is a move of this game."""

    async def play(room: Room) -> None:
        await room.press("f1")
        listed = " ".join(room.app.showing.words.text("masters-board-examples").split())
        quoted = re.findall(r"[“„](.+?)[”“]", listed)
        assert 3 == len(quoted)
        await room.press("escape")
        for example in quoted:
            every = len(room.options)
            await room.type(example)
            if room.options:
                assert len(room.options) < every
            else:
                for move in example.split("; "):
                    MASTERS.parse(move)
            await room.press("escape")

    sit(seating(position=TURN, lang=language), play)


def test_the_help_and_the_table_of_a_title_tell_of_no_other() -> None:
    """No palace, no family member and no tower in Masters."""

    async def play(room: Room) -> None:
        shown = Console(width=100, file=io.StringIO())
        shown.print(room.app.showing.help(100))
        assert isinstance(shown.file, io.StringIO)
        said = shown.file.getvalue() + room.app.showing.words.text("table-why-what")
        assert "row 2; coin>3" in said
        for word in ("palace", "building", "member"):
            assert word not in said.lower(), word

    sit(seating(position=TURN), play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_of_an_option_is_chosen_in_words(language: str) -> None:
    """M-5.5: three settings, three phrases, and around again."""
    said = words(language)
    new = NewGame(MASTERS, seating(2))
    at = next(at for at, line in enumerate(new.lines(said)) if "M-5.5" in line)
    phrases = []
    for _ in range(4):
        phrases.append(new.lines(said)[at].rpartition(": ")[2])
        new.turn(at, 1)

    ids = [f"setting-red_marble_first-{setting}" for setting in ("true", "false", "last", "true")]
    assert [said.text(id_) for id_ in ids] == phrases
