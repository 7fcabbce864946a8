"""The arguments that every command takes, and what it costs to read them."""

import subprocess
import sys

import pytest

import signoria
from tests.cli.terminal import Terminal


def test_the_version_is_told(terminal: Terminal) -> None:
    """`--version` prints one line and ends well."""
    ran = terminal.run("--version")

    assert (0, f"signoria {signoria.__version__}\n", "") == ran


def test_the_version_needs_no_heavy_library() -> None:
    """What only answers a short question loads neither the catalogues nor the screen."""
    code = (
        "import sys; from signoria.cli.main import main; main(['--version']); print(*sys.modules)"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    loaded = {name.partition(".")[0] for name in result.stdout.split()}

    assert set() == loaded & {"fluent", "textual", "rich", "babel"}


@pytest.mark.parametrize(
    "command", ["play", "serve", "replay", "show", "try", "why", "cards", "rules", "arena", "bench"]
)
def test_every_command_has_help(terminal: Terminal, command: str) -> None:
    """`--help` of a command names its arguments, the language among them."""
    ran = terminal.run(command, "--help")

    assert (0, "") == (ran.status, ran.err)
    assert f"usage: signoria {command}" in ran.out
    assert "--lang" in ran.out


def test_the_help_names_every_command(terminal: Terminal) -> None:
    """`signoria --help` is the table of contents."""
    ran = terminal.run("--help")

    for command in (
        "play",
        "serve",
        "replay",
        "show",
        "try",
        "why",
        "cards",
        "rules",
        "arena",
        "bench",
    ):
        assert f"\n    {command} " in ran.out


@pytest.mark.parametrize(
    ("variables", "args", "said"),
    [
        ({}, (), "there is no game"),
        ({"LANG": "cs_CZ.UTF-8"}, (), "tu není"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, (), "nie ma gry"),
        ({"LANG": "de_DE.UTF-8"}, (), "there is no game"),
        ({"LANG": "C.UTF-8"}, (), "there is no game"),
        ({"LANG": "cs_CZ.UTF-8", "SIGNORIA_LANG": "en"}, (), "there is no game"),
        ({"SIGNORIA_LANG": "en"}, ("--lang", "cs"), "tu není"),
        ({"SIGNORIA_LANG": "en"}, ("--lang=cs",), "tu není"),
    ],
)
def test_the_language_is_found(
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    args: tuple[str, ...],
    said: str,
) -> None:
    """`--lang` goes before $SIGNORIA_LANG, that before the locale, and that before English."""
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert said in terminal.run("rules", "chess", *args).refusal


def test_the_language_may_stand_before_the_command(terminal: Terminal) -> None:
    """`signoria --lang cs rules chess` is as good as `signoria rules chess --lang cs`."""
    after = terminal.run("rules", "chess", "--lang", "cs")

    assert after == terminal.run("--lang", "cs", "rules", "chess")
