"""The personal best list of games that one plays alone."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

SOLO = ("play", "masters", "--solo", "--plain")
WON = {"title": "masters", "date": "2026-01-02T03:04:05+01:00", "points": 40, "won": True}
WON |= {"turns": 21, "record": "old.txt"}
LOST = WON | {"points": 55, "won": False, "record": "older.txt"}


def best_file(terminal: Terminal) -> Path:
    """Where the list is kept."""
    return terminal.folder / "data" / "signoria" / "best.json"


def write(terminal: Terminal, text: str) -> Path:
    """A list that is there before."""
    path = best_file(terminal)
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return path


def play(terminal: Terminal, *args: str) -> list[str]:
    """A game by always the first option; what is said."""
    ran = terminal.run(*SOLO, *args, typed="1\n" * 600)
    assert (0, "") == (ran.status, ran.err)
    return ran.lines


def test_every_game_alone_is_written_down(terminal: Terminal) -> None:
    """Title, date, points, won, turns and the record's file; nothing else lies beside it."""
    lines = play(terminal, "--seed", "7")
    (entry,) = json.loads(best_file(terminal).read_text("utf-8"))

    assert ["title", "date", "points", "won", "turns", "record"] == list(entry)
    assert ("masters", False) == (entry["title"], entry["won"])
    assert lines[-1] == f"The record of the game: {entry['record']}"
    assert f"Turn {entry['turns']}; first player: Player" in lines
    assert ["best.json", Path(entry["record"]).name] == [path.name for path in terminal.games]


def test_the_list_is_shown_at_the_end_and_by_its_command(terminal: Terminal) -> None:
    """Victories by points, then defeats, which have no points; the game just played is marked."""
    write(terminal, json.dumps([LOST, WON]))
    lines = play(terminal, "--seed", "7")
    listed = terminal.run("best", "masters").lines

    assert "Masters of Renaissance" == listed[0]
    rows = [line.split() for line in listed[2:]]
    assert ["1.", "40", "won", "21", "2026-01-02", "03:04"] == rows[0]
    assert [["2.", "–", "lost"], ["3.", "–", "lost"]] == [row[:3] for row in rows[1:]]
    (own,) = [line for line in lines if line.startswith("▶")]
    assert ["▶", "2.", "–", "lost"] == own.split()[:4]


def test_the_same_game_stands_on_the_list_once(terminal: Terminal) -> None:
    """A finished game that is opened again is no new result."""
    play(terminal, "--seed", "7", "--save", "g.txt")
    before = best_file(terminal).read_text("utf-8")
    again = terminal.run("play", "--plain", "--load", "g.txt")

    assert 0 == again.status
    assert before == best_file(terminal).read_text("utf-8")


def test_a_position_by_hand_is_no_result(terminal: Terminal) -> None:
    """Only games from the beginning count."""
    text = '[Game "masters"] [Options "players=1"] [Seats "anna"]\ncross 23; turn anna\n'
    path = terminal.write("p.txt", text)
    ran = terminal.run("play", "masters", "--plain", "--load", path, typed="1\n" * 300)

    assert 0 == ran.status
    assert "The game is lost: " in ran.out
    assert not best_file(terminal).exists()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[1, 2]",
        '{"best": 3}',
        "[" * 100_000,
        json.dumps([WON | {"points": "many"}]),
        json.dumps([WON | {"date": "\x1b[2J"}]),
        json.dumps([WON | {"title": "\x1b[2J"}]),
    ],
)
def test_a_corrupted_list_stops_no_game(terminal: Terminal, text: str) -> None:
    """It is kept aside and a new list begins; only the command that shows it refuses."""
    path = write(terminal, text)

    assert f"{path} is no best list; move it away and a new one begins" == (
        terminal.run("best").refusal
    )
    play(terminal, "--seed", "7")
    assert 1 == len(json.loads(path.read_text("utf-8")))
    if text:
        assert text == path.with_name("best.json~").read_text("utf-8")


def test_a_list_that_cannot_be_written_stops_no_game(terminal: Terminal) -> None:
    """A folder in its place: one line says so, the game is kept all the same."""
    best_file(terminal).mkdir(parents=True)
    lines = play(terminal, "--seed", "7")

    assert f"{best_file(terminal)} is a folder, not a file" in lines
    assert lines[-1].startswith("The record of the game: ")


def test_the_command(terminal: Terminal) -> None:
    """Nothing yet; for machines; a title without solo; a title that is none."""
    assert ["No game has been played alone to its end yet: signoria play masters --solo"] == (
        terminal.run("best").lines
    )
    assert [] == terminal.run("best", "masters", "--json").json
    write(terminal, json.dumps([WON]))
    assert [WON] == terminal.run("best", "--json").json
    assert "has no rules for one player" in terminal.run("best", "lorenzo").refusal
    assert "there is no game “chess”" in terminal.run("best", "chess").refusal
