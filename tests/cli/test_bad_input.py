"""Whatever is wrong: one line on stderr says what and where, exit status 2, nothing written."""

from pathlib import Path

import pytest

from tests.cli.terminal import POSITION, Terminal

TOO_LARGE = 10_000_000
FRESH = '[Game "lorenzo"] [Rules "1"] [Options "players=2"] [Seats "a b"]\n'


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ((), "a command is missing: play, "),
        (("--", "rules", "chess"), "there is no command “--”; there are play, "),
        (("dance",), "there is no command “dance”; there are play, "),
        (("rules",), "missing: GAME; try: signoria rules --help"),
        (("play", "--spin"), "there is no argument --spin; try: signoria --help"),
        (("play", "chess"), "there is no game “chess”; there are lorenzo, masters"),
        (("cards", "chess"), "there is no game “chess”; there are lorenzo, masters"),
        (("arena", "chess", "--bots", "random,random"), "there is no game “chess”"),
        (("play", "lorenzo", "--option", "speed"), "there is no option “speed”; there are "),
        (("play", "lorenzo", "--option", "military_cap=7"), "cannot be “7”; it can be 25, 0"),
        (("play", "lorenzo", "--players", "x"), "--players needs a whole number, not “x”"),
        (("play", "lorenzo", "--players", "5"), "5 players cannot play: the game is for 2 to 4"),
        (("play", "lorenzo", "--players", "-1"), "players needs a number, not “-1”"),
        (("play", "lorenzo", "--players", "1000000000"), "players needs a number, not"),
        (("play", "lorenzo", "--players", "3", "--seats", "me,me"), "2 seats for 3 players"),
        (("play", "lorenzo", "--basic", "--advanced"), "--advanced does not go with --basic"),
        (("play", "lorenzo", "--seats", "me"), "1 player cannot play"),
        (("play", "lorenzo", "--seats", "me,hal"), "there is no bot “hal”; there are "),
        (("play", "lorenzo", "--seats", "me,"), "there is no bot “”"),
        (("play", "lorenzo", "--seats", ""), "there is no bot “”"),
        (("play", "lorenzo", "--seats", "=me,me"), "who sits here? “=me”"),
        (("play", "lorenzo", "--seats", "a=me,a=me"), "the name “a” is taken"),
        (("play", "lorenzo", "--seats", "a b=me,me"), "“a b” cannot be the name of a seat"),
        (("play", "lorenzo", "--seats", "me,me,nature=random"), "only a person can answer"),
        (("play", "lorenzo", "--lang", "xx"), "there is no language “xx”; there are en, cs, pl"),
        (("rules", "lorenzo", "--lang", "it"), "there is no language “it”"),
        (("rules", "lorenzo", "L-9999"), "there is no rule L-9999 of lorenzo"),
        (("cards", "lorenzo", "--kind", "horse"), "there is no kind “horse”; there are territory"),
        (("arena", "lorenzo", "--bots", "hal,random"), "there is no bot “hal”"),
        (("play", "--continue"), "there is no unfinished game in "),
        (("play", "--load", "gone.txt"), "there is no file gone.txt"),
        (("play", "--load", ""), "--load needs a value; try: signoria play --help"),
        (("play", "lorenzo", "--save", ""), "--save needs a value"),
        (("replay", ""), "FILE needs a value"),
        (("show", ""), "FILE needs a value"),
        (("replay", "gone.txt"), "there is no file gone.txt"),
        (("show", "folder"), "folder is a folder, not a file"),
        (("replay", "position.txt/x"), "position.txt/x does not lie in a folder"),
        (("show", "position.txt", "--seat", "zoe"), "no seat is called “zoe”; there are anna, "),
        (("show", "position.txt", "--game", "chess"), "position.txt: there is no game “chess”"),
        (("why", "position.txt", "zork"), "“zork” is no move"),
        (("why", "position.txt", ""), "there is no move here"),
        (("why", "position.txt", "card 999"), "999"),
        (("why", "position.txt", "x" * 30_000), "too long for moves: more than 20,000 letters"),
        (("try", "position.txt", ""), "there is no move here"),
        (("try", "position.txt", "blakc>palace"), "move 1 (blakc>palace): “blakc>palace” is no"),
        (("try", "position.txt", "zoe: white>palace"), "no seat is called “zoe”"),
        (("try", "position.txt", "x" * 30_000), "too long for moves"),
        (("play", "lorenzo", "--save", "folder"), "folder is a folder, not a file"),
        (("play", "lorenzo", "--save", "gone/x"), "there is no file "),
        (("play", "lorenzo", "--save", "locked.txt"), "no permission for locked.txt"),
        (("play", "lorenzo", "--save", "/dev/null"), "/dev/null is no ordinary file"),
        (("play", "--load", "position.txt", "--advanced"), "has its options and its players"),
        (("play", "--load", "position.txt", "--seats", "me,me"), "2 names for 3 players"),
        (("play", "--load", "position.txt", "--seats", "zoe=me,me,me"), "no seat is called “zoe”"),
    ],
)
def test_one_line_says_what_is_wrong(
    terminal: Terminal, args: tuple[str, ...], reason: str
) -> None:
    """Unknown words, impossible numbers and files that are none; nothing is written or changed."""
    (terminal.folder / "folder").mkdir()
    terminal.write("position.txt", POSITION)
    terminal.write("locked.txt", "mine")
    (terminal.folder / "locked.txt").chmod(0o444)
    before = {path: path.stat().st_mtime_ns for path in terminal.folder.rglob("*")}

    assert reason in terminal.run(*args).refusal
    assert before == {path: path.stat().st_mtime_ns for path in terminal.folder.rglob("*")}


@pytest.mark.parametrize("command", ["show", "replay", "why", "try", "play"])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\xff\xfe", "file.txt:1:1: this is no text in UTF-8"),
        ("ok\nže".encode("iso-8859-2"), "file.txt:2:1: this is no text in UTF-8"),
        (b"a" * TOO_LARGE, "file.txt: too large for a game: more than 2,000,000 bytes"),
        ('[Game "chess"] [Rules "1"] [Options ""] [Seats "a b"]\n', "there is no game “chess”"),
        (
            '[Game "lorenzo"] [Rules "9"] [Options "players=2"] [Seats "a b"]\n',
            "file.txt:1:18: written under rules 9 of lorenzo; here are rules 1",
        ),
        (
            FRESH + "setup a palace\n",
            "file.txt:2:1: a line of moves begins “label name:”",
        ),
        (
            FRESH + "setup nature: tile 1.1; tile 1.2\n",
            "file.txt:2:25: tile 1.2 is not possible now",
        ),
        (
            '[Game "lorenzo"] [Rules "1"] [Options "players=7"] [Seats "a b"]\n',
            "file.txt:1:30: 7 players cannot play",
        ),
        (
            '[Game "lorenzo"] [Rules "1"] [Options "players=2"] [Seats "a a"]\n',
            "file.txt:1:52: the name “a” is taken",
        ),
        (
            f'# by hand\n{FRESH[:-1]} [Position "round 2; dance"]\n',
            "file.txt:2:86: ",
        ),
        (
            f'{FRESH[:-1]}\n[Position "dice 6 2"]\n',
            "file.txt:2:12: three dice: white, black, orange",
        ),
    ],
)
def test_a_broken_file_is_refused_with_its_place(
    terminal: Terminal, command: str, content: bytes | str, reason: str
) -> None:
    """Line and column, where there are any, stand behind the name of the file."""
    terminal.write("file.txt", content)
    args = {
        "why": ("why", "file.txt", "palace"),
        "try": ("try", "file.txt", "white>palace"),
        "play": ("play", "--load", "file.txt"),
    }.get(command, (command, "file.txt"))

    assert reason in terminal.run(*args).refusal
    assert not (terminal.folder / "data").exists()


@pytest.mark.parametrize("command", ["show", "why", "try", "play"])
@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("turn zoe", "file.txt:3:1: no seat is called “zoe”"),
        ("  anna: 5 carrots", "file.txt:3:"),
        ("dice 6 2", "file.txt:3:1: three dice: white, black, orange"),
        ("dance", "file.txt:3:1: "),
        ("floor building.3 41", "file.txt:3:1: card 41"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(
    terminal: Terminal, command: str, statement: str, reason: str
) -> None:
    """A position written by hand names the line and the column of what cannot be."""
    text = f'[Options "players=2"] [Seats "anna ben"]\nround 1\n{statement}\n'
    terminal.write("file.txt", text)
    args = {
        "why": ("why", "file.txt", "palace"),
        "try": ("try", "file.txt", "white>palace"),
        "play": ("play", "--load", "file.txt"),
    }.get(command, (command, "file.txt"))

    assert terminal.run(*args).refusal.startswith(reason)


def test_a_position_is_no_record(terminal: Terminal, position: str) -> None:
    """`replay` wants a record and says at which line it is none."""
    assert f"{position}:2:1: a line of moves begins" in terminal.run("replay", position).refusal


def test_a_record_of_another_game_is_not_loaded(terminal: Terminal) -> None:
    """The game that is asked for and the one in the file must be the same."""
    terminal.write("file.txt", '[Game "chess"]\nround 1\n')

    refusal = terminal.run("play", "lorenzo", "--load", "file.txt").refusal
    assert "file.txt: this is a game of chess, not of lorenzo" == refusal


@pytest.mark.parametrize("language", ["cs", "pl", "sk"])
@pytest.mark.parametrize(
    ("args", "kept"),
    [
        (("arena", "lorenzo"), "--bots"),
        (("play", "--spin"), "--spin"),
        (("play", "--players"), "--players"),
        (("replay", "x", "--at", "y"), "“y”"),
        (("bench", "lorenzo", "--seats", "0"), "“0”"),
        (("arena", "lorenzo", "--bots", "a,b", "--seed", "y"), "“y”"),
        (("play", "lorenzo", "--basic", "--advanced"), "--basic"),
        (("play", "lorenzo", "--basic=2"), "“2”"),
        (("play", "lorenzo", "--s", "me"), "--seats"),
    ],
)
def test_wrong_arguments_are_refused_in_every_language(
    terminal: Terminal, args: tuple[str, ...], kept: str, language: str
) -> None:
    """The words are the person's; only what was typed, and names of arguments, stay."""
    english = terminal.run(*args, "--lang", "en").refusal
    said = terminal.run(*args, "--lang", language).refusal

    spoken = {"cs": "zkus:", "pl": "pomoc:", "sk": "skús:"}
    assert spoken[language] in said
    assert kept.strip("“”") in said
    assert kept in english
    for word in ("arguments", "expected", "invalid", "needs", "could", "match", "value"):
        assert f"{word} " not in said


@pytest.mark.parametrize("language", ["en", "cs", "pl", "sk"])
def test_reasons_have_a_language(terminal: Terminal, position: str, language: str) -> None:
    """The line on stderr is in the language of the person, with rule number and figures."""
    ran = terminal.run("try", position, "white>building.3", "--lang", language)

    words = {"en": "wood", "cs": "dřev", "pl": "drewna", "sk": "drev"}
    assert "L-75: " in ran.refusal
    assert words[language] in ran.refusal
    assert "4" in ran.refusal


def test_signs_that_command_a_terminal_are_not_passed_on(terminal: Terminal, position: str) -> None:
    """A refused text cannot clear the screen or break the line."""
    refusal = terminal.run("try", position, "a\x1b[2J\x07\u202eb").refusal

    assert refusal.isprintable()


def test_a_refused_start_keeps_the_older_game(terminal: Terminal) -> None:
    """A wrong option is found before anything is moved aside for the new game."""
    terminal.write("mine.txt", "an older game")

    terminal.run("play", "lorenzo", "--option", "speed", "--save", "mine.txt")
    assert "an older game" == terminal.read("mine.txt")
    assert not Path("mine.txt~").exists()
