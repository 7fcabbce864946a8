"""Ask pip-audit and npm for known faults of the locked packages; `scripts/audit` calls it.

Exit status 1 = there is one, 2 = an answer that nobody understands. Where a database cannot be
reached it says so, and that is no fault of the packages.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock")
NOT_AUDITED = "not audited: no advisory database could be reached"
AWAY = re.compile(
    r"(?i:connect|timed? ?out|unreachable|ENOTFOUND|EAI_AGAIN|proxy|getaddrinfo)|\b[45]\d\d [A-Z]"
)


class Verdict(NamedTuple):
    """What is to be said, and how bad it is."""

    lines: list[str]
    status: int = 0


def asked(command: list[str], folder: Path) -> tuple[str, str]:
    """What a program writes."""
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)  # noqa: S603 - programs of the environment
    return done.stdout, done.stderr


def of_pip(answer: str, complaints: str) -> Verdict:
    """What pip-audit has found."""
    try:
        packages = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return silence(complaints)
    found = [
        f"{each['name']} {each['version']}: {fault['id']}, mended in "
        f"{', '.join(fault['fix_versions']) or 'no version yet'}"
        for each in packages
        for fault in each.get("vulns", ())
    ]
    if found:
        return Verdict(found, 1)
    unknown = [each["name"] for each in packages if "skip_reason" in each]
    if len(unknown) == len(packages):
        return Verdict([NOT_AUDITED])
    if unknown:
        return Verdict([f"not audited, the database has no {', '.join(unknown)}"])
    return Verdict([f"{len(packages)} packages, no known fault"])


def of_npm(answer: str, complaints: str) -> Verdict:
    """What npm has found."""
    try:
        told = json.loads(answer)
    except ValueError:
        return silence(complaints)
    if "vulnerabilities" not in told:
        return silence(f"{told.get('message', '')} {complaints}")
    found = [
        f"{name} {each['range']}: {each['severity']}" + (": " + "; ".join(whys) if whys else "")
        for name, each in sorted(told["vulnerabilities"].items())
        for whys in [[via["title"] for via in each["via"] if isinstance(via, dict)]]
    ]
    if found:
        return Verdict(found, 1)
    return Verdict([f"{told['metadata']['dependencies']['total']} packages, no known fault"])


def silence(complaints: str) -> Verdict:
    """There was no answer: because nobody could be reached, or because something is wrong here."""
    if AWAY.search(complaints):
        return Verdict([NOT_AUDITED])
    return Verdict(complaints.strip().splitlines()[-10:] or ["no answer"], 2)


def main(arguments: list[str]) -> int:
    """Ask both, and tell both."""
    from hatch_build import npm  # noqa: PLC0415 - found only once the folder above is known

    tool = str(Path(sys.executable).with_name("pip-audit"))
    locks = [word for lock in LOCKS for word in ("-r", lock)]
    how = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    verdicts = {
        "Python": of_pip(*asked([tool, *locks, *how, *arguments], ROOT)),
        "client": of_npm(*asked([*npm(), "audit", "--package-lock-only", "--json"], ROOT / "web")),
    }
    for whose, verdict in verdicts.items():
        for line in verdict.lines:
            print(f"{whose}: {line}", flush=True)
    return max(verdict.status for verdict in verdicts.values())


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
