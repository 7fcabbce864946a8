"""What stands in deploy/ and docs/deploying.md is real: flags, variables, files, ports."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]  # it brings no types

from signoria.cli import serve
from signoria.cli.parser import Parser
from signoria.locale import words
from signoria.server.app.metrics import Metrics
from signoria.server.app.settings import PORT
from signoria.server.tables.reading import MOST_BYTES
from tests.house.tree import ROOT, text_of

DEPLOY: Final = ROOT / "deploy"
DOCUMENT: Final = ROOT / "docs" / "deploying.md"
OF_OTHERS: Final = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"}


def flags() -> set[str]:
    """Every flag of `signoria serve`."""
    say = words("en")
    parser = Parser(say)
    serve.add_parser(parser.add_subparsers(), say)
    (chosen,) = [each for each in parser._actions if each.choices]
    assert isinstance(chosen.choices, dict)
    told: Parser = chosen.choices["serve"]
    return {name for each in told._actions for name in each.option_strings} - {"-h", "--help"}


def variables() -> set[str]:
    """Their variables, and the one that has no flag."""
    ours = {"SIGNORIA_" + flag.removeprefix("--").replace("-", "_").upper() for flag in flags()}
    return ours | {"SIGNORIA_SECRET"}


def compose() -> dict[str, Any]:
    """The compose file."""
    read: dict[str, Any] = yaml.safe_load(text_of(DEPLOY / "compose.yaml"))
    return read


def test_the_document_has_every_setting() -> None:
    """And no other: a row for each, flag and variable side by side."""
    rows = re.findall(
        r"^\| (?:`(--[\w-]+)` )?\| `(SIGNORIA_\w+)` \|", text_of(DOCUMENT), re.MULTILINE
    )

    assert flags() == {flag for flag, _ in rows if flag}
    assert variables() == {variable for _, variable in rows}


@pytest.mark.parametrize("path", [DOCUMENT, *sorted(DEPLOY.iterdir())], ids=lambda at: at.name)
def test_every_variable_is_one(path: Path) -> None:
    """What is set there is read here."""
    named = set(re.findall(r"\b(?:SIGNORIA|POSTGRES)_[A-Z_]+[A-Z]\b", text_of(path)))

    assert named <= variables() | OF_OTHERS


def test_every_figure_is_one() -> None:
    """The document names all that Prometheus is shown, and nothing else."""
    named = set(re.findall(r"`(signoria_[a-z_]+)`", text_of(DOCUMENT)))
    shown = {family.name for family in Metrics()._registry.collect()}
    ours = {name for name in shown if name.startswith("signoria_")}
    now = {"signoria_tables", "signoria_watched", "signoria_viewers"}

    assert ours | now == {name.removesuffix("_total") for name in named}


def test_every_file_is_there() -> None:
    """Those that the document leads to, and those that the image is made of."""
    led = re.findall(r"\]\((\.\./[^)]+)\)", text_of(DOCUMENT))
    tests = re.findall(r"`(tests/[\w/]+\.py)`", text_of(DOCUMENT))
    copied = [
        name
        for line in re.findall(
            r"^COPY (?!--from)(.+)$", text_of(DEPLOY / "Dockerfile"), re.MULTILINE
        )
        for name in line.split()[:-1]
    ]
    let_in = re.findall(r"^!(.+)$", text_of(DEPLOY / "Dockerfile.dockerignore"), re.MULTILINE)

    assert 3 <= len(led)
    assert [] == [name for name in led if not (DOCUMENT.parent / name).exists()]
    assert [] == [name for name in [*tests, *copied] if not (ROOT / name).exists()]
    assert set(copied) == set(let_in)


def test_the_containers_reach_each_other() -> None:
    """Names and ports of the compose file fit together; only this machine can come in."""
    read = compose()
    services = read["services"]
    ours = [services["signoria-1"], services["signoria-2"]]
    for service in ours:
        environment = service["environment"]
        assert "@postgresql/" in environment["SIGNORIA_DATABASE"]
        assert environment["SIGNORIA_NOTIFY"].startswith("redis://redis:")
        assert {"postgresql", "redis"} == set(service["depends_on"])
        build = (DEPLOY / service["build"]["context"]).resolve()
        assert (ROOT, True) == (build, (build / service["build"]["dockerfile"]).is_file())
        (_, figures) = [port.rpartition(":")[2] for port in service["ports"]]
        assert environment["SIGNORIA_METRICS"].endswith(f":{figures}")
    opened = [port for service in services.values() for port in service.get("ports", ())]
    assert all(port.startswith("127.0.0.1:") for port in opened)
    assert len(opened) == len({port.split(":")[1] for port in opened})
    passed_on = re.findall(r"server (127\.0\.0\.1:\d+);", text_of(DEPLOY / "nginx.conf"))
    assert passed_on == [service["ports"][0].removesuffix(f":{PORT}") for service in ours]
    assert set(services) == {"signoria-1", "signoria-2", "postgresql", "redis"}
    assert all("healthcheck" in services[name] for name in ("postgresql", "redis"))
    assert f"EXPOSE {PORT}\n" in text_of(DEPLOY / "Dockerfile")


def test_the_proxy_lets_the_largest_record_in() -> None:
    """A record is refused by us with a sentence, not by the proxy without one."""
    (most,) = re.findall(r"client_max_body_size (\d+)m;", text_of(DEPLOY / "nginx.conf"))

    assert 2 * MOST_BYTES < int(most) * 1024 * 1024


def test_the_clubs_packages_are_taken_from_the_lock(tmp_path: Path) -> None:
    """As the image takes them: with their hashes, and nothing but them."""
    (program,) = re.findall(r"awk '([^']+)'", text_of(DEPLOY / "Dockerfile"))
    lock = str(ROOT / "requirements-dev.lock")
    taken = subprocess.run(
        ["awk", program, lock], check=True, capture_output=True, text=True
    ).stdout

    assert ["asyncpg", "redis"] == re.findall(r"^([\w-]+)==", taken, re.MULTILINE)
    assert 2 <= taken.count("--hash=sha256:")


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Every word of it, by systemd's own program."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here: apt-get install systemd")
    program = Path(sys.executable).with_name("signoria")
    unit = text_of(DEPLOY / "signoria.service")
    assert unit.count("/opt/signoria/bin/signoria serve") == 1
    copied = tmp_path / "signoria.service"
    copied.write_text(unit.replace("/opt/signoria/bin/signoria", str(program)))
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(copied)],
        check=False,
        capture_output=True,
        text=True,
    )

    assert (0, "") == (told.returncode, told.stdout + told.stderr)
