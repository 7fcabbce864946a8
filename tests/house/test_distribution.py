"""What is built for others holds what the program needs."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import signoria
from tests.house.tree import PACKAGE, ROOT, files

DATA = {".py", ".md", ".ftl", ".txt", ".typed"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the source distribution, and the wheel out of it, as an index would."""
    folder = tmp_path_factory.mktemp("dist")
    result = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return folder


def package_files() -> set[str]:
    """Return the files of the package that must travel, as src/ holds them."""
    return {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in files()
        if path.is_relative_to(PACKAGE) and path.suffix in DATA
    }


def test_the_wheel_holds_code_and_texts(built: Path) -> None:
    """An installed package has its rules and catalogues, and is named by its version."""
    (wheel,) = built.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())

    assert f"signoria-{signoria.__version__}-py3-none-any.whl" == wheel.name
    assert set() == package_files() - names


def test_the_source_distribution_holds_what_builds_it(built: Path) -> None:
    """Another wheel can be made from it, with its licence."""
    (archive,) = built.glob("*.tar.gz")
    top = f"signoria-{signoria.__version__}"
    with tarfile.open(archive) as tar:
        names = {name.removeprefix(top + "/") for name in tar.getnames()}

    needed = {"pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE"}
    assert set() == needed - names
    assert set() == {f"src/{name}" for name in package_files()} - names
