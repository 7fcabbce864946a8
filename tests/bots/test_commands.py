"""`signoria arena` and `signoria bench`, as they are typed."""

import json

import pytest

from signoria.cli.main import main

ARENA = ["arena", "lorenzo", "--bots", "random,random", "--games", "3", "--seed", "2"]


def test_the_arena_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    """One object on one line, for programs."""
    assert 0 == main([*ARENA, "--option", "advanced=false", "--json"])

    result = json.loads(capsys.readouterr().out)
    assert "players=2" == result["options"]
    assert 4 == result["games"]
    assert 2 == len(result["results"])


def test_the_arena_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each entry, for people."""
    assert 0 == main(ARENA)

    lines = capsys.readouterr().out.splitlines()
    assert 2 == sum(line.startswith("random ") for line in lines)


def test_the_benchmark_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    """One object on one line, for programs."""
    assert 0 == main(["bench", "lorenzo", "--seats", "2", "--json"])

    result = json.loads(capsys.readouterr().out)
    assert 5 <= len(result["decisions_per_s"])


@pytest.mark.parametrize(
    "argv",
    [
        ["arena", "lorenzo", "--bots", "random,gredy"],
        ["arena", "lorenzo", "--bots", "random"],
        [*ARENA, "--option", "nothing"],
        [*ARENA, "--games", "0"],
        [*ARENA, "--jobs", "many"],
        ["arena", "lorenza", "--bots", "random,random"],
        ["bench", "lorenza"],
        ["bench", "lorenzo", "--seats", "7"],
    ],
)
def test_bad_input_is_one_line_and_status_2(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong is said in one line on stderr, and nothing on stdout."""
    assert 2 == main(argv)

    out, err = capsys.readouterr()
    assert "" == out
    assert 1 == len(err.splitlines())
