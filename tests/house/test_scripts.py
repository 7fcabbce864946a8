"""The scripts of the checkout, on machines that lack something."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT

SCRIPTS = ("play", "test", "check", "audit", "lock", "load", "wire")
# What the scripts use of a bare machine before Python comes in.
TOOLS = ("sh", "dirname", "cat", "head", "cksum", "id", "mkdir", "rm", "grep", "env")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Make a checkout without an environment, in a folder with a space in its name."""
    folder = tmp_path / "a checkout"
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    for name in ("pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """Make a folder of programs that stands in for a machine without Python, apt-get and sudo."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, tool
        (folder / tool).symlink_to(found)
    return folder


def start(script: Path, path: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Start a script from some other folder, with only the programs of `path`."""
    return subprocess.run(
        [str(script)],
        cwd="/",
        env={"PATH": str(path), **more},
        stdin=subprocess.DEVNULL,
        check=False,
        capture_output=True,
        text=True,
    )


def put_python(folder: Path, name: str) -> None:
    """Put this Python on the bare machine, under a name."""
    base = getattr(sys, "_base_executable", sys.executable)
    (folder / name).write_text(f'#!/bin/sh\nexec "{base}" "$@"\n')
    (folder / name).chmod(0o755)


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_can_be_started(name: str) -> None:
    """Each is a POSIX shell program with the right to run."""
    script = ROOT / "scripts" / name

    assert os.access(script, os.X_OK)
    assert script.read_text().startswith("#!/bin/sh\n")


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_old_python_is_told_in_one_line(name: str, checkout: Path, bare: Path) -> None:
    """Python 3.10 and older get one line and exit status 2, not a traceback."""
    old = bare / "python3"
    old.write_text("#!/bin/sh\nexit 0\n")  # an old Python prints nothing when asked who it is
    old.chmod(0o755)

    result = start(checkout / "scripts" / name, bare)

    assert (2, "") == (result.returncode, result.stdout)
    assert 1 == len(result.stderr.splitlines())
    assert "Python 3.11 or newer is needed" in result.stderr
    assert not (checkout / ".venv").exists()


def test_a_missing_venv_package_is_named(checkout: Path, bare: Path, tmp_path: Path) -> None:
    """Without Debian's package, and without a way to install it, one line names it."""
    put_python(bare, "python3.11")  # found although there is no python3
    lacking = tmp_path / "lacking"
    lacking.mkdir()
    (lacking / "ensurepip.py").write_text("raise ImportError\n")

    result = start(checkout / "scripts" / "play", bare, PYTHONPATH=str(lacking))

    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    assert (2, "") == (result.returncode, result.stdout)
    assert 1 == len(result.stderr.splitlines())
    assert f"the Debian package {package} is missing" in result.stderr


def test_a_missing_network_is_told_in_one_line(checkout: Path, bare: Path) -> None:
    """When nothing can be fetched, pip's many lines go to a log that the message names."""
    put_python(bare, "python3")

    # An index that cannot be asked, whatever this machine's own settings for pip are.
    result = start(
        checkout / "scripts" / "play", bare, PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull
    )

    log = checkout / ".venv" / "setup.log"
    assert (2, "") == (result.returncode, result.stdout)
    first, last = result.stderr.splitlines()
    assert "making .venv" in first
    assert "needs the network" in last
    assert str(log) in last
    assert "ERROR" in log.read_text()
    assert not (checkout / ".venv" / ".ready-play").exists()
