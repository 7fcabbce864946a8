"""What is built for others holds what the program needs."""

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import hatch_build
import signoria
from tests.house.tree import PACKAGE, ROOT, files

CLIENT = "signoria/server/client"
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


def test_the_wheel_holds_the_client(built: Path) -> None:
    """As it was built of today's sources, packed and whole: whoever installs it needs no Node."""
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        page = archive.read(f"{CLIENT}/index.html").decode()
        named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)

        assert named
        assert set() == {f"{CLIENT}/{name}" for name in named} - set(archive.namelist())
        assert f"{CLIENT}/index.html.br" in archive.namelist()
        assert hatch_build.checksum(ROOT) == archive.read(f"{CLIENT}/{hatch_build.STAMP}").decode()


def test_the_source_distribution_holds_what_builds_it(built: Path) -> None:
    """Another wheel can be made from it, with its licence."""
    (archive,) = built.glob("*.tar.gz")
    top = f"signoria-{signoria.__version__}"
    with tarfile.open(archive) as tar:
        names = {name.removeprefix(top + "/") for name in tar.getnames()}

    needed = {"pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE"}
    assert set() == needed - names
    assert set() == {f"src/{name}" for name in package_files()} - names
    # The client both ways: to be built again, and as it is for those without a network.
    assert {"hatch_build.py", "web/package-lock.json", "web/src/main.ts", "web/.npmrc"} <= names
    assert f"src/{CLIENT}/index.html" in names
    assert [] == [name for name in names if "node_modules" in name]
