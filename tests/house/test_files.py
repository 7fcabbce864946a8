"""What every file of the checkout keeps to."""

import json
import re
import tomllib
from pathlib import Path

import signoria
from tests.house.tree import PACKAGE, ROOT, files, name_of, python_files, text_of

LOOK_TWICE = 450
TOO_LONG = 600

MACHINE_PATH = re.compile(r"(?<![\w.~}/-])/(?:work|root|home|Users)/")


def test_no_file_names_a_path_of_one_machine() -> None:
    """What runs here must run in any folder of anybody's machine."""
    found = [
        f"{name_of(path)}:{number}: {line.strip()[:80]}"
        for path in files()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]

    assert [] == found


def test_lock_files_name_no_package_index() -> None:
    """Versions and hashes say what is installed; where from is the reader's own choice."""
    locks = [path for path in files() if path.name.endswith(".lock")]

    assert ["requirements-dev.lock", "requirements.lock"] == [name_of(path) for path in locks]
    assert [] == [name_of(path) for path in locks if "://" in text_of(path)]


def test_the_clients_lock_names_no_registry() -> None:
    """Nor does npm's; what it has of addresses leads to those who ask for a gift."""
    packages = json.loads(text_of(ROOT / "web/package-lock.json"))["packages"]

    assert [] == [name for name, about in packages.items() if "resolved" in about]
    assert "registry=" not in text_of(ROOT / "web/.npmrc")


def locked(name: str) -> dict[str, str]:
    """Return the versions that a lock file names."""
    found = re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / name).read_text("utf-8"), re.MULTILINE)
    return dict(found)


def test_both_lock_files_agree() -> None:
    """One environment holds what both name, so the tools take the runtime's versions."""
    runtime = locked("requirements.lock")

    assert runtime.items() <= locked("requirements-dev.lock").items()


def test_every_dependency_has_its_reason() -> None:
    """docs/dependencies.md speaks of each package that we ask for, and of no other."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    client = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    asked = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["dev"],
        *project["project"]["optional-dependencies"]["club"],
        *client["dependencies"],
        *client["devDependencies"],
        *project["dependency-groups"]["install"],
        *project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["dependencies"],
    ]
    explained = re.findall(
        r"^\| `([\w./@-]+)` \|", (ROOT / "docs/dependencies.md").read_text("utf-8"), re.MULTILINE
    )

    assert {re.split(r"[<>=!~\[; ]", each)[0] for each in asked} == set(explained)


def test_every_ruff_ignore_has_its_reason() -> None:
    """A rule that is switched off says why, on its own line."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    ignores = re.findall(r'^ +"[A-Z]+\d+",.*$', text, re.MULTILINE)

    assert ignores
    assert [] == [line for line in ignores if not re.search(r", +# \w.{4,}", line)]


def test_every_noqa_and_type_ignore_has_its_reason() -> None:
    """An exception inside a file names the rule and says why, after a dash."""
    mark = re.compile(r"#\s*(?:noqa|type:\s*ignore)\b(.*)")
    reason = re.compile(r"^(?:: [A-Z]+\d+(?:, ?[A-Z]+\d+)*|\[[\w, -]+\]) +(?:–|-|#) +\w")
    found = [
        f"{name_of(path)}:{number}: {line.strip()}"
        for path in python_files()
        if path != Path(__file__)
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if (hit := mark.search(line)) and not reason.match(hit[1])
    ]

    assert [] == found


def test_no_python_file_is_too_long() -> None:
    """A file that nobody can finish is two files; from the first limit on it is listed."""
    lengths = {name_of(path): len(text_of(path).splitlines()) for path in python_files()}
    for name, length in lengths.items():
        if length > LOOK_TWICE:
            print(f"{name}: {length} lines; is it two?")  # noqa: T201 – a list for the reader

    assert {} == {name: length for name, length in lengths.items() if length > TOO_LONG}


def test_the_tests_see_the_plain_python() -> None:
    """A compiled module left in the sources would shadow what was edited."""
    assert signoria.__file__ is not None
    assert PACKAGE == Path(signoria.__file__).parent
    sources = PACKAGE.parent
    assert [] == [name_of(path) for kind in ("*.so", "*.pyd") for path in sources.rglob(kind)]


def test_decisions_are_short() -> None:
    """An ADR has its date, its context, its decision and its price, on one screen."""
    for path in sorted((ROOT / "docs" / "adr").glob("*.md")):
        text = text_of(path)

        assert len(text.splitlines()) <= 40, name_of(path)
        assert re.match(r"# \d{4} ", text), name_of(path)
        assert path.name[:4] == text[2:6], name_of(path)
        assert re.search(r"^Date: \d{4}-\d\d-\d\d$", text, re.MULTILINE), name_of(path)
        headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
        assert ["Context", "Decision", "Price"] == headings, name_of(path)
