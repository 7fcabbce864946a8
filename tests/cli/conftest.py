"""A terminal for every test that wants one."""

from pathlib import Path

import pytest

from tests.cli.terminal import POSITION, Terminal


@pytest.fixture
def terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Terminal:
    """An English terminal in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Terminal(tmp_path, capsys, monkeypatch)


@pytest.fixture
def position(terminal: Terminal) -> str:
    """The path of a position written by hand."""
    return terminal.write("position.txt", POSITION)


@pytest.fixture
def record(terminal: Terminal) -> str:
    """The path of a whole game: a person who always takes the first option, and a bot."""
    path = str(terminal.folder / "game.txt")
    args = ("play", "lorenzo", "--plain", "--seats", "anna=me,ben=random", "--seed", "3")
    ran = terminal.run(*args, "--save", path, typed="1\n" * 500)
    assert 0 == ran.status
    return path
