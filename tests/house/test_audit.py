"""What the audit says, for each answer there is; and what can be looked at without a database."""

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any, Final

import pytest

from scripts.advisories import NOT_AUDITED, of_npm, of_pip
from tests.house.tree import ROOT, text_of

CLEAN: Final = {"name": "some", "version": "1.0", "vulns": []}
AWAY: Final = {"name": "some", "skip_reason": "Dependency not found on PyPI"}
BAD: Final = {
    "name": "other",
    "version": "2.0",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"], "aliases": [], "description": "Bad."}],
}
FREE: Final = frozenset(("MIT", "BSD", "Apache", "PSF", "MPL-2.0", "Mozilla Public License 2.0"))
"""What anybody may run, change and pass on; Mozilla's asks for changes of its own files alone."""


@pytest.mark.parametrize(
    ("packages", "said", "status"),
    [
        ([CLEAN], "1 packages, no known fault", 0),
        ([AWAY], NOT_AUDITED, 0),
        ([CLEAN, AWAY], "not audited, the database has no some", 0),
        ([CLEAN, BAD, AWAY], "other 2.0: PYSEC-1, mended in 2.1", 1),
    ],
)
def test_what_pip_audit_says(packages: list[dict[str, Any]], said: str, status: int) -> None:
    """A finding fails, a database that does not answer is told."""
    assert ([said], status) == of_pip(json.dumps({"dependencies": packages, "fixes": []}), "")


def test_what_npm_says() -> None:
    """The same for the client."""
    clean = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}}
    via = ["deep", {"title": "Reads what it should not"}]
    bad = {"vulnerabilities": {"some": {"range": "<2", "severity": "high", "via": via}}}

    assert (["7 packages, no known fault"], 0) == of_npm(json.dumps(clean), "")
    assert (["some <2: high: Reads what it should not"], 1) == of_npm(json.dumps(bad), "")
    # As it answers where it may not ask.
    refused = {"message": "405 Method Not Allowed - POST somewhere", "error": {"summary": ""}}
    assert ([NOT_AUDITED], 0) == of_npm(json.dumps(refused), "npm error audit endpoint")


@pytest.mark.parametrize("ask", [of_pip, of_npm])
def test_no_answer_is_not_a_good_one(ask: Any) -> None:  # noqa: ANN401 - either function
    """Without a network it is told; whatever else is wrong fails."""
    assert ([NOT_AUDITED], 0) == ask("", "ConnectionError: Max retries exceeded: timed out")
    assert (["KeyError: line 405"], 2) == ask("", "KeyError: line 405")
    assert (["no answer"], 2) == ask("", "")


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_every_locked_package_has_hashes(lock: str) -> None:
    """What is installed is what was locked, wherever it comes from."""
    entries = re.split(r"\n(?=\S)", text_of(ROOT / lock).strip())

    assert 30 < len(entries)
    assert [] == [each for each in entries if not re.match(r"[\w.-]+==\S+ (;.* )?\\\n", each)]
    assert [] == [each for each in entries if not re.search(r"--hash=sha256:[0-9a-f]{64}\b", each)]


def test_every_package_of_the_client_has_a_hash() -> None:
    """Of npm's lock, too; one says which with sha512."""
    packages = json.loads(text_of(ROOT / "web/package-lock.json"))["packages"]
    hashes = {name: about.get("integrity", "") for name, about in packages.items() if name}

    assert 20 < len(hashes)
    assert [] == [name for name, value in hashes.items() if not value.startswith("sha512-")]


def licence(name: str) -> str:
    """What a package says of its licence: the expression, else the classifiers, else the text."""
    told = distribution(name).metadata.json
    classified = [
        each.rpartition(" :: ")[2]
        for each in told.get("classifier", [])
        if each.startswith("License ::")
    ]
    return str(told.get("license_expression") or "; ".join(classified) or told.get("license"))


def test_what_runs_may_be_run_and_passed_on() -> None:
    """The licence of every package of the runtime and of the club is one of the free ones."""
    lock = text_of(ROOT / "requirements.lock")
    locked = re.findall(r"^([\w.-]+)==\S+( ;)?", lock, re.MULTILINE)
    club = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]["optional-dependencies"]
    told = {}
    for name, elsewhere in [*locked, *((re.split("[<>=]", each)[0], "") for each in club["club"])]:
        try:
            told[name] = licence(name)
        except PackageNotFoundError:
            # For another system, or another Python.
            assert elsewhere, name

    assert {} == {
        name: text[:60] for name, text in told.items() if not any(kind in text for kind in FREE)
    }
