"""Where games are kept: whole or not at all, found again, never in each other's way."""

from pathlib import Path

import pytest

from signoria.cli import saves
from signoria.kernel.refusal import Refusal
from tests.cli.terminal import Terminal


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    """The new text replaces the old one, and nothing else is left in the folder."""
    path = tmp_path / "game.txt"
    saves.write(path, "one\n")
    saves.write(path, "two – dvě\n")

    assert "two – dvě\n" == path.read_text(encoding="utf-8")
    assert [path] == list(tmp_path.iterdir())


def test_what_cannot_be_written_leaves_the_old_text(tmp_path: Path) -> None:
    """A text that breaks while it is written neither harms the file nor leaves a half one."""
    path = tmp_path / "game.txt"
    saves.write(path, "one\n")

    with pytest.raises(UnicodeEncodeError):
        saves.write(path, "two \udcff\n")
    assert "one\n" == path.read_text(encoding="utf-8")
    assert [path] == list(tmp_path.iterdir())


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """What it points at gets the new text."""
    target = tmp_path / "there.txt"
    target.write_text("one\n")
    link = tmp_path / "here.txt"
    link.symlink_to(target)
    saves.write(link, "two\n")

    assert link.is_symlink()
    assert "two\n" == target.read_text(encoding="utf-8")


def test_a_read_only_file_is_not_replaced(tmp_path: Path) -> None:
    """Who protects a file means it, even where the folder would allow to replace it."""
    path = tmp_path / "game.txt"
    path.write_text("mine\n")
    path.chmod(0o444)

    with pytest.raises(PermissionError):
        saves.write(path, "yours\n")
    assert "mine\n" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["folder", "gone/game.txt", "file.txt/game.txt"])
def test_places_that_hold_no_file(tmp_path: Path, name: str) -> None:
    """A folder, a folder that is not there, a file in the place of a folder."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file.txt").write_text("a file")

    with pytest.raises(OSError, match=name.partition("/")[0]):
        saves.write(tmp_path / name, "game\n")


def test_new_games_have_names_of_their_own(terminal: Terminal) -> None:
    """A hundred games of the same second have a hundred names."""
    assert 100 == len({saves.new_file("lorenzo") for _ in range(100)})
    assert terminal.folder / "data" / "signoria" == saves.new_file("lorenzo").parent


def test_a_relative_data_folder_is_not_taken(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """$XDG_DATA_HOME counts when it is absolute, as its specification says."""
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    monkeypatch.setenv("HOME", str(terminal.folder))

    assert terminal.folder / ".local/share/signoria" == saves.folder()


def test_other_files_are_no_games(terminal: Terminal) -> None:
    """What lies in the folder and was not saved by a table is passed over."""
    folder = terminal.folder / "data" / "signoria"
    folder.mkdir(parents=True)
    (folder / "notes.txt").write_text("buy bread")
    (folder / "picture.txt").write_bytes(b"\xff\xfe\x00")
    (folder / "folder.txt").mkdir()

    assert [] == saves.listing()
    with pytest.raises(Refusal):
        saves.newest()
