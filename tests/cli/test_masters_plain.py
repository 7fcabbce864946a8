"""Masters of Renaissance line by line: whole games, the drawing, the game that one plays alone."""

import pytest

from tests.cli.terminal import Ran, Terminal

SOLO = ("play", "masters", "--solo", "--plain", "--seed", "7")
POSITION = """\
[Game "masters"] [Options "players=2"] [Seats "anna ben"]
market wgyy bpwr pwgw b; first ben; top 17 30; reports 1
anna: played 53, 1 coin top, 2 shields middle, 1 stone extra, box 4 coins, cards 1 18, cards 4
anna: hand 50, faith 7, favours kept pending pending
ben: hand 51 52, faith 3, favours lost pending pending
turn anna
"""
ALMOST = """\
[Game "masters"] [Options "players=1"] [Seats "anna"]
anna: 2 shields middle, cards 2 18 34, cards 3 19 35, hand 50; cross 5; top 1; turn anna
"""
"""Six cards, and the price of the seventh."""


def play(terminal: Terminal, *args: str, lines: int = 600) -> Ran:
    """The first option of every list until the game is over."""
    return terminal.run(*args, typed="1\n" * lines)


def test_a_whole_game_alone_in_polish(terminal: Terminal) -> None:
    """M-13: token by token to the end; why it ended, the best list, a record that replays."""
    ran = play(terminal, *SOLO, "--lang", "pl")

    assert (0, "") == (ran.status, ran.err)
    assert "Żeton gry solo: " in ran.out
    assert "czarny krzyż" in ran.out
    (told,) = [line for line in ran.lines if line.startswith("Gra przegrana: ")][:1]
    assert "czarny krzyż stoi na ostatnim polu" in told or "nie ma już żadnej" in told
    assert "Twoje gry solo od najlepszej:" in ran.lines
    path = ran.lines[-1].removeprefix("Zapis gry: ")
    assert 0 == terminal.run("replay", path).status


def test_a_whole_game_of_three_in_polish(terminal: Terminal) -> None:
    """M-11: a person and two bots to the end; nothing of a best list."""
    args = ("play", "masters", "--plain", "--seed", "3", "--lang", "pl")
    ran = play(terminal, *args, "--seats", "anna=me,ben=random,carla=random")

    assert (0, "") == (ran.status, ran.err)
    assert any(line.startswith("  rząd 1  ") for line in ran.lines)
    assert "wygrywa" in ran.lines[-2]
    assert ["masters"] == [path.name.partition("-")[0] for path in terminal.games]


@pytest.mark.parametrize("language", ["en", "cs", "pl", "sk"])
def test_the_table_is_shown_before_a_turn(terminal: Terminal, language: str) -> None:
    """Whoever is asked for a turn sees the market and the own board above the question.

    Before the question which leaders to keep it is shown too, with what each of the four needs.
    """
    setup = terminal.run(*SOLO, "--lang", language).out
    ran = terminal.run(*SOLO, "--lang", language, typed="1\n")

    assert (1, 2) == (setup.count(GRID), ran.out.count(GRID))
    assert all(sign in setup for sign in ("2★", "(1"))


GRID = "♣ 12, ≈ 12, ☼ 12, ✿ 12"


def test_nobody_is_first_before_the_inkwell_is_drawn(terminal: Terminal) -> None:
    """M-2.4, M-2.5: leaders are chosen without knowing it; after that the heading says who."""
    four = ("play", "masters", "--players", "4", "--plain", "--seed", "1")

    choosing = terminal.run(*four).out
    assert "Set-up\n" in choosing
    assert "first player" not in choosing
    playing = terminal.run(*four, typed="1\nshow\n").out
    assert "first player: " in playing.partition("Set-up\n")[2]


def test_the_drawing_holds_everything(terminal: Terminal) -> None:
    """Market with names and spare, grid, tracks, depots from the top, slots with covered cards."""
    ran = terminal.run("show", terminal.write("p.txt", POSITION))

    assert 0 == ran.status
    rows = [line.split() for line in ran.lines]
    assert ["row", "2", "blue", "▼", "purple", "♙", "white", "–", "red", "†"] in rows
    assert ["spare", "marble:", "blue", "▼"] in rows
    assert ["♣", "Green", "II", "17", "5★", "4", "4▼", "1▣→2†"] in rows
    assert ["anna", "7", ".....--●P...----P..-----P", "I", "kept,"] in [row[:5] for row in rows]
    assert "  warehouse: top ƒ; middle ▼▼; bottom ···; leader ▣·" in ran.lines
    assert "  strongbox: 4ƒ" in ran.lines
    assert "  cards: 1: 18 ✿II 5★ 1ƒ→2† (over 1 ♣I 1★); 2: 4 ☼I 1★ 1♙→1†; 3: –" in ran.lines
    assert "  leaders in play: 53 +▣▣ (5ƒ) 3★" in ran.lines


def test_leaders_in_hand_are_seen_by_their_owner(terminal: Terminal) -> None:
    """M-1.5: the table as one seat may know it hides what the other holds."""
    path = terminal.write("p.txt", POSITION)
    seen = terminal.run("show", path, "--seat", "anna").lines

    assert "  leaders in hand: 50 −1▼ (1≈ 1✿) 2★" in seen
    assert "  leaders in hand: hidden, hidden" in seen


def test_the_drawing_of_a_game_alone(terminal: Terminal) -> None:
    """M-13.1: the black cross, the tokens still to come and those seen, cards left by colour."""
    text = '[Game "masters"] [Options "players=1"] [Seats "anna"]\n'
    text += "cross 13; tokens green blue purple +1; turn anna\n"
    lines = terminal.run("show", terminal.write("p.txt", text)).lines

    assert "tokens still face down: −2♣, −2≈, −2✿, +1✠↻" in lines
    assert "seen since the shuffle: −2☼, +2✠, +2✠" in lines
    (cross,) = [line for line in lines if line.startswith("  black cross")]
    assert ["black", "cross", "13"] == cross.split()[:3]


def test_why_the_game_is_won(terminal: Terminal) -> None:
    """M-13.5: the seventh card, in the event and under the table."""
    path = terminal.write("p.txt", ALMOST)
    ran = terminal.run("try", path, "buy 1")

    assert 0 == ran.status
    assert "The game is won: the seventh development card is bought" in ran.out


def test_why_the_game_is_lost(terminal: Terminal) -> None:
    """M-13.4: a loss has a reason in the replay, too; nobody has won."""
    play(terminal, *SOLO, "--save", "g.txt")
    lines = terminal.run("replay", "g.txt").lines

    assert "The game is lost: Player" == lines[-2]
    assert lines[-1].startswith("Lost: ")
    assert not any(line.startswith("Place") for line in lines)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Lorenzo il Magnifico has no rules for one player alone"),
        ("cs", "Lorenzo il Magnifico nemá pravidla pro jednoho hráče"),
        ("pl", "Lorenzo il Magnifico nie ma zasad dla jednego gracza"),
        ("sk", "Lorenzo il Magnifico nemá pravidlá pre jedného hráča"),
    ],
)
def test_a_game_without_solo_rules_refuses(terminal: Terminal, language: str, said: str) -> None:
    """`--solo` is for titles whose rules have it."""
    assert said == terminal.run("play", "lorenzo", "--solo", "--lang", language).refusal


@pytest.mark.parametrize(
    "more", [("--players", "3"), ("--seats", "a=me,b=random"), ("--load", "p.txt")]
)
def test_alone_means_alone(terminal: Terminal, more: tuple[str, str]) -> None:
    """One seat and a new game; whatever contradicts it is refused."""
    terminal.write("p.txt", ALMOST)

    assert terminal.run("play", "masters", "--solo", *more).refusal
