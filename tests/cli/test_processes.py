"""A few things that only real processes show."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SIGNORIA = (sys.executable, "-m", "signoria")


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """Variables of an English terminal with its games below `tmp_path`."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH")}
    return {**kept, "LANG": "C.UTF-8", "HOME": str(tmp_path)}


def test_the_module_is_the_command(tmp_path: Path, surroundings: dict[str, str]) -> None:
    """`python -m signoria` refuses like `signoria`: one line, status 2, no traceback."""
    result = subprocess.run(
        [*SIGNORIA, "replay", "gone.txt"],
        cwd=tmp_path,
        env=surroundings,
        check=False,
        capture_output=True,
        text=True,
    )

    assert (2, "", "signoria: there is no file gone.txt\n") == (
        result.returncode,
        result.stdout,
        result.stderr,
    )


def test_pipes_get_the_plain_table(tmp_path: Path, surroundings: dict[str, str]) -> None:
    """Where stdin or stdout is no terminal, `play` needs no `--plain`; games lie below the home."""
    result = subprocess.run(
        [*SIGNORIA, "play", "lorenzo", "--seed", "1"],
        input=b"white>market.1 +0\n\xff\xfe\nquit\n",
        cwd=tmp_path,
        env=surroundings,
        check=False,
        capture_output=True,
    )

    assert (0, b"") == (result.returncode, result.stderr)
    assert b"Player gains 5 coins" in result.stdout
    assert 1 == len(list((tmp_path / ".local/share/signoria").glob("lorenzo-*.txt")))


def test_a_closed_pipe_ends_quietly(tmp_path: Path, surroundings: dict[str, str]) -> None:
    """`signoria cards lorenzo | head -1` says nothing on stderr."""
    process = subprocess.Popen(
        [*SIGNORIA, "cards", "lorenzo"],
        cwd=tmp_path,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()

    assert process.wait(timeout=30)
    assert b"" == errors


def test_an_interrupt_ends_quietly(tmp_path: Path, surroundings: dict[str, str]) -> None:
    """Ctrl-C at the plain table: no traceback, and what was answered is kept."""
    process = subprocess.Popen(
        [*SIGNORIA, "play", "lorenzo", "--plain", "--seed", "1", "--save", "mine.txt"],
        cwd=tmp_path,
        env=surroundings,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"white>market.1 +0\n")
    process.stdin.flush()
    for line in process.stdout:
        if b"Player gains 5 coins" in line:
            break
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)

    assert (130, b"") == (process.returncode, errors)
    assert "white>market.1 +0" in (tmp_path / "mine.txt").read_text(encoding="utf-8")


def test_two_games_begun_at_once_do_not_meet(tmp_path: Path, surroundings: dict[str, str]) -> None:
    """Two processes in the same second keep their games in two files, both whole."""
    games = [
        subprocess.Popen(
            [*SIGNORIA, "play", "lorenzo", "--plain"],
            cwd=tmp_path,
            env=surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
        )
        for _ in range(2)
    ]
    for game in games:
        game.communicate(b"1\n1\n1\n1\n", timeout=60)

    assert [0, 0] == [game.returncode for game in games]
    kept = list((tmp_path / ".local/share/signoria").iterdir())
    assert 2 == len(kept)
    for path in kept:
        result = subprocess.run(
            [*SIGNORIA, "replay", str(path)], env=surroundings, check=False, capture_output=True
        )
        assert (0, b"") == (result.returncode, result.stderr)


def test_two_games_in_one_file_leave_a_whole_one(
    tmp_path: Path, surroundings: dict[str, str]
) -> None:
    """Two processes that were told the same file: one of the games is there, not half of each."""
    args = [*SIGNORIA, "play", "lorenzo", "--plain", "--save", "one.txt"]
    games = [
        subprocess.Popen(
            args, cwd=tmp_path, env=surroundings, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
        )
        for _ in range(2)
    ]
    for game in games:
        assert game.stdin is not None
        game.stdin.write(b"1\n" * 30)
        game.stdin.close()
    for game in games:
        game.wait(timeout=60)

    assert [0, 0] == [game.returncode for game in games]
    assert {"one.txt"} == {path.name.rstrip("~") for path in tmp_path.iterdir()}
    result = subprocess.run(
        [*SIGNORIA, "replay", "one.txt"], cwd=tmp_path, env=surroundings, check=False
    )
    assert 0 == result.returncode


def test_a_terminal_without_our_letters_is_served(
    tmp_path: Path, surroundings: dict[str, str]
) -> None:
    """What a terminal cannot print becomes a question mark, not a traceback."""
    result = subprocess.run(
        [*SIGNORIA, "cards", "lorenzo", "--lang", "cs", "--kind", "leader"],
        cwd=tmp_path,
        env={**surroundings, "PYTHONIOENCODING": "ascii"},
        check=False,
        capture_output=True,
    )

    assert (0, b"") == (result.returncode, result.stderr)
    assert b"?" in result.stdout
