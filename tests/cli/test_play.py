"""`signoria play --plain`: the table line by line."""

from pathlib import Path

import pytest

from tests.cli.terminal import Ran, Terminal

TWO = ("play", "lorenzo", "--plain", "--seed", "1", "--seats", "anna=me,ben=random")


def play(terminal: Terminal, *lines: str, args: tuple[str, ...] = TWO) -> Ran:
    """Type these lines, then nothing more."""
    return terminal.run(*args, typed="".join(f"{line}\n" for line in lines))


def after(ran: Ran, line: str) -> list[str]:
    """What was said after a line was typed, up to the next one."""
    lines = ran.lines
    start = lines.index(f"> {line}") + 1
    end = next((n for n in range(start, len(lines)) if lines[n].startswith("> ")), len(lines))
    return lines[start:end]


@pytest.mark.parametrize(
    ("language", "seats", "wins", "kept"),
    [
        ("en", "me,random", "wins with", "The record of the game: "),
        ("cs", "me,greedy,greedy", "vítězí", "Zápis hry: "),
        ("pl", "me,random", "wygrywa", "Zapis gry: "),
        ("sk", "me,random", "víťazí", "Zápis hry: "),
    ],
)
def test_a_whole_game_from_a_script(
    terminal: Terminal, language: str, seats: str, wins: str, kept: str
) -> None:
    """The first option of every list until the game is over; its record replays."""
    args = ("play", "lorenzo", "--plain", "--advanced", "--seed", "7", "--lang", language)
    ran = play(terminal, *["1"] * 600, args=(*args, "--seats", seats))

    assert (0, "") == (ran.status, ran.err)
    assert wins in ran.lines[-2]
    (path,) = terminal.games
    assert f"{kept}{path}" == "".join(ran.lines[-1:])
    assert 0 == terminal.run("replay", str(path)).status


def test_newcomers_play_against_two_bots(terminal: Terminal) -> None:
    """With no game named: a person and two greedy bots, the basic game."""
    ran = play(terminal, args=("play", "--terminal"))

    assert 0 == ran.status
    names = "Player, Bianca (greedy), Donato (greedy)"
    assert f"Lorenzo il Magnifico (players=3): {names}" == ran.lines[0]


def test_a_seed_repeats_the_game(terminal: Terminal) -> None:
    """The same chance and the same bots every time."""
    one = play(terminal, *["1"] * 600, args=(*TWO, "--save", "a.txt"))
    two = play(terminal, *["1"] * 600, args=(*TWO, "--save", "a.txt"))

    assert one == two


def test_moves_in_notation_leave_out_the_only_answers(terminal: Terminal) -> None:
    """Several moves in a line; a price that leaves no choice need not be given."""
    ran = play(terminal, "white>market.1 +1", "undo")

    assert "anna gains 5 coins" in after(ran, "white>market.1 +1")


def test_a_part_of_an_option_narrows_the_list(terminal: Terminal) -> None:
    """Words and notation count; Enter plays the only option left; numbers stay as they were."""
    ran = play(terminal, "council palace", "PALACE white", "", "+0")

    assert 4 == len(after(ran, "council palace"))
    (left, hint) = after(ran, "PALACE white")
    assert left in after(ran, "council palace")
    assert "Enter plays it" in hint
    assert "anna: How many servants for the value?" in after(ran, "")
    assert "anna gains 1 coin" in after(ran, "+0")


def test_a_refused_move_comes_with_its_reasons(terminal: Terminal) -> None:
    """Nothing of a line is played when one of its moves is not allowed."""
    ran = play(terminal, "white>market.1 +9", "why building.4", "17 palaces", "999")

    assert "move 2 (+9): +9 is not possible now; L-56: 9 servants: you have 3" in after(
        ran, "white>market.1 +9"
    )
    assert any("  L-" in line for line in after(ran, "why building.4"))
    assert ["move 1 (17 palaces): “17 palaces” is no move"] == after(ran, "17 palaces")
    assert after(ran, "999")[0].startswith("there is no option 999; the last one is ")


def test_what_can_be_asked(terminal: Terminal) -> None:
    """Help, the table, the score, cards by number and by name, the log."""
    ran = play(terminal, "?", "show", "score", "cards 29", "cards carpenter", "cards zork", "log 2")

    assert "What can be typed:" == after(ran, "?")[0]
    assert "Territories:" in after(ran, "show")
    assert any(line.startswith("Total ") for line in after(ran, "score"))
    assert after(ran, "cards 29")[0].startswith("Carpenter's Shop (29, building, period 1). Costs")
    assert after(ran, "cards 29") == after(ran, "cards carpenter")
    assert "no card, leader, tile or space is called “zork”" == after(ran, "cards zork")[0]
    assert 2 <= len(after(ran, "log 2"))


def test_why_not_can_be_asked_by_name(terminal: Terminal) -> None:
    """A card by a part of its name, as by its number; one that is not there says so."""
    ran = play(terminal, "why 29", "why carpenter", "why zork")

    assert after(ran, "why 29") == after(ran, "why carpenter")
    assert "Carpenter's Shop is neither in a tower" in after(ran, "why carpenter")[0]
    assert "“zork” is no move" == after(ran, "why zork")[0]


def test_undo_goes_back_to_new_information(terminal: Terminal) -> None:
    """The own last answer can be taken back and played again, not what others have answered."""
    ran = play(terminal, "undo", "white>market.1", "undo", "redo", "undo", "black>palace", "+0")

    assert "chance has answered since; that cannot be taken back" in after(ran, "undo")
    assert 2 == ran.lines.count("Taken back.")
    assert "anna sends the black member to the council palace" in after(ran, "+0")


def test_undo_takes_what_followed_by_itself(terminal: Terminal) -> None:
    """An only answer that the table gave goes back together with the move before it."""
    text = '[Options "players=2"] [Seats "a b"]\nall: nothing; turn a\n'
    path = terminal.write("p.txt", text)
    args = ("play", "--plain", "--load", path, "--seats", "me,me")
    ran = play(terminal, "white>palace", "undo", "black>palace", args=args)

    assert "the only answer: Spend no servants: value 3" in after(ran, "white>palace")
    assert "a: Place a family member or use a leader" in after(ran, "undo")


def test_the_end_of_the_input_keeps_the_game(terminal: Terminal) -> None:
    """EOF saves and ends well; `--continue` goes on where it was."""
    first = play(terminal, "white>market.1 +0")
    (path,) = terminal.games
    second = play(terminal, "show", args=("play", "--plain", "--continue"))

    assert (0, 0) == (first.status, second.status)
    assert [
        f"The game is kept in {path}",
        "Go on with it: signoria play lorenzo --continue",
    ] == first.lines[-2:]
    assert "Lorenzo il Magnifico (players=2): anna, ben (random)" == second.lines[0]
    assert "anna: coins 10," in second.out
    assert [path] == terminal.games


def test_the_newest_unfinished_game_is_gone_on_with(terminal: Terminal) -> None:
    """A finished game is passed over; `--saves` lists both with their results."""
    play(terminal, "quit")
    (unfinished,) = terminal.games
    play(terminal, *["1"] * 600, args=(*TWO[:-1], "carl=me,dora=random"))
    went_on = play(terminal, args=("play", "--plain", "--continue"))
    listed = terminal.run("play", "--saves")

    assert f"The game is kept in {unfinished}" in went_on.out
    assert 4 == len(listed.lines)
    assert listed.lines[0].endswith("  unfinished")
    assert "carl, dora  carl " in listed.lines[2]


def test_a_saved_game_is_kept_in_its_file(terminal: Terminal) -> None:
    """`--load` of a saved game goes on with its players and writes into the same file."""
    play(terminal, "white>market.1 +0", args=(*TWO, "--save", "mine.txt"))
    before = terminal.read("mine.txt")
    ran = play(terminal, "1", "1", args=("play", "--plain", "--load", "mine.txt"))

    assert '[Players "me random"]' in before
    assert "Go on with it: signoria play lorenzo --load mine.txt" == ran.lines[-1]
    assert before != terminal.read("mine.txt")
    assert terminal.read("mine.txt").startswith(before.rsplit("\n", 2)[0])
    assert [] == terminal.games


def test_a_foreign_record_is_left_alone(terminal: Terminal, record: str) -> None:
    """A record or a position that nobody saved while playing is gone on with in a new file."""
    terminal.run("replay", record, "--at", "40")
    text = Path(record).read_text(encoding="utf-8")
    start = "".join(
        line for line in text.splitlines(keepends=True)[:30] if not line.startswith("[Players")
    )
    foreign = terminal.write("foreign.txt", start)
    ran = play(terminal, "1", args=("play", "--plain", "--load", foreign))

    assert 0 == ran.status
    assert start == terminal.read("foreign.txt")
    assert 1 == len(terminal.games)


def test_a_new_game_does_not_lose_an_old_one(terminal: Terminal) -> None:
    """A file that `--save` names and that exists is kept beside it."""
    terminal.write("mine.txt", "an older game")
    play(terminal, args=(*TWO, "--save", "mine.txt"))

    assert "an older game" == terminal.read("mine.txt~")
    assert terminal.read("mine.txt").startswith('[Game "lorenzo"]')


def test_save_does_not_lose_an_older_file(terminal: Terminal) -> None:
    """`save FILE` keeps what stood there as `FILE~`."""
    terminal.write("mine.txt", "an older game")
    play(terminal, "save mine.txt")

    assert "an older game" == terminal.read("mine.txt~")
    assert 0 == terminal.run("replay", "mine.txt").status


def test_save_makes_a_copy(terminal: Terminal) -> None:
    """`save FILE` writes the game there; what cannot be written is told, and the game goes on."""
    ran = play(terminal, "save copy.txt", "save gone/copy.txt", "save", "white>market.1 +0")

    assert ["Saved: copy.txt"] == after(ran, "save copy.txt")
    assert after(ran, "save gone/copy.txt")[0].startswith("there is no file ")
    assert 0 == terminal.run("replay", "copy.txt").status
    assert not (terminal.folder / "copy.txt~").exists()
    assert "anna gains 5 coins" in after(ran, "white>market.1 +0")


def test_a_pasted_mountain_does_no_harm(terminal: Terminal) -> None:
    """Ten megabytes in one line, control signs and broken letters are refused; the game goes on."""
    ran = play(terminal, "x" * 10_000_000, "\x1b[2J\x00", "\ufffd;;;+++", "white>market.1 +0")

    assert "this line is too long for moves: more than 20,000 letters" in ran.lines
    assert "anna gains 5 coins" in ran.lines
    assert "\x1b" not in ran.out


def test_names_of_every_script(terminal: Terminal) -> None:
    """Arabic, Chinese and combined letters are names like others, in sentences and in records."""
    seats = "سارة=me,李雷=random,Žofie=random"
    ran = play(terminal, "white>market.1 +0", args=(*TWO[:-1], seats, "--save", "g.txt"))

    assert "سارة gains 5 coins" in ran.lines
    assert '[Seats "سارة 李雷 Žofie"]' in terminal.read("g.txt")
    columns = terminal.run("replay", "g.txt").lines
    assert any(line.split() == ["سارة", "李雷", "Žofie"] for line in columns)


def test_several_people_keep_their_secrets(terminal: Terminal) -> None:
    """L-147: before somebody's leaders are shown, the keyboard is passed on."""
    args = ("play", "--plain", "--advanced", "--seed", "1", "--seats", "anna=me,ben=me")
    ran = play(terminal, "1", "1", "1", "1", args=args)

    asked = [line for line in ran.lines if line.endswith(": Which leader to keep?")]
    assert ["anna: Which leader to keep?", "ben: Which leader to keep?"] == asked[:2]
    passed = ran.lines.index("Pass the keyboard to ben, then press Enter.")
    assert all("ben is dealt" not in line for line in ran.lines[:passed])
    assert any("ben is dealt" in line for line in ran.lines[passed:])
    assert all("anna keeps" not in line for line in ran.lines[passed : passed + 4])


def test_without_secrets_no_keyboard_is_passed(terminal: Terminal) -> None:
    """In the basic game all lies open, so several people just go on, and nothing is told twice."""
    args = ("play", "--plain", "--seed", "1", "--seats", "anna=me,ben=me")
    ran = play(terminal, "white>market.1 +0", "1", "1", args=args)

    assert "keyboard" not in ran.out
    assert 1 == ran.lines.count("anna gains 5 coins")


def test_a_person_may_answer_for_chance(terminal: Terminal) -> None:
    """With nature=me a game of a real table is written down, and anything can be taken back."""
    args = ("play", "--plain", "--seats", "a=me,b=me,nature=me", "--save", "real.txt")
    lines = ["tile 1.4; tile 2.6", "undo", "tile 2.7; tile 3.1", "order 2 1", "card 5"]
    ran = play(terminal, *lines, args=args)

    assert 0 == ran.status
    assert "chance: Draw an excommunication tile" in ran.lines
    assert "Taken back." in after(ran, "undo")
    text = terminal.read("real.txt")
    assert '[Players "me me nature=me"]' in text
    assert "setup nature: tile 1.4; tile 2.7; tile 3.1; order 2 1" in text
    again = play(terminal, "card 4", args=("play", "--plain", "--load", "real.txt"))
    assert "card 5; card 4" in terminal.read("real.txt")
    assert 0 == again.status


def test_bots_alone_play_to_the_end(terminal: Terminal) -> None:
    """Without a person the game runs through and is kept."""
    args = ("play", "--plain", "--seats", "random,random", "--seed", "1", "--save", "bots.txt")
    ran = play(terminal, args=args)

    assert " wins with " in ran.out
    assert "[Result " in terminal.read("bots.txt")


def test_a_position_can_be_played_on(terminal: Terminal, position: str) -> None:
    """`--load` of a position: the first seat is a person unless --seats says otherwise."""
    ran = play(
        terminal,
        args=("play", "--plain", "--load", position, "--seats", "carla=me,ben=random,anna=random"),
    )

    assert (
        "Lorenzo il Magnifico (players=3 advanced): anna (random), ben (random), carla"
        in (ran.lines[0])
    )
    assert 0 == terminal.run("replay", str(terminal.games[0])).status
