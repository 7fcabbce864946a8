"""What a running table of Lorenzo weighs, opened with an empty cache: `scripts/weigh [--json]`.

Bytes and requests are held to limits; times are a machine's, and only said. Which encoding a
browser asks for depends on where the house is: every file is asked for once more in both.
"""

import argparse
import json
import os
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Final

import httpx
from playwright.sync_api import Browser, StorageState, sync_playwright

from tests.browser.conftest import FLAGS, PROGRAM
from tests.browser.house import House
from tests.browser.opening import DESK, PHONE, Asked, Opening, open_cold, sizes
from tests.browser.person import SOON, Person
from tests.browser.seating import open_table

RUNS: Final = 3
ENCODINGS: Final = {"br": "br, gzip", "gzip": "gzip"}
"""What a browser asks for: nothing is packed by Brotli that is written for one person."""


@dataclass(frozen=True)
class Goal:
    """What was aimed at, and what must not be exceeded: where it was missed, what was reached."""

    name: str
    unit: str
    aim: float
    limit: float | None = None


SCRIPTS: Final = Goal("scripts until one can choose (br)", "kB", 50, 50)
ALL: Final = Goal("all bytes, afterwards too (br)", "kB", 250, 190)
REQUESTS: Final = Goal("requests until one can choose, the socket too", "", 12, 12)
HERE: Final = Goal("playable here", "s", 0.8)
ON_A_PHONE: Final = Goal("playable on a phone", "s", 2.5)


@dataclass(frozen=True)
class Figure:
    """One measured against its goal."""

    goal: Goal
    value: float

    @property
    def met(self) -> bool:
        """As good as was aimed at?"""
        return self.value <= self.goal.aim

    @property
    def too_much(self) -> bool:
        """More than what was reached once?"""
        return self.goal.limit is not None and self.value > self.goal.limit

    def __str__(self) -> str:
        """A line."""
        verdict = "met" if self.met else "missed"
        limit = "" if self.goal.limit is None else f", limit {self.goal.limit:g}"
        more = "  TOO MUCH" if self.too_much else ""
        value = f"{self.value:.4g} {self.goal.unit}".strip()
        return f"{self.goal.name}: {value} (goal {self.goal.aim:g}: {verdict}{limit}){more}"


def seated(browser: Browser, house: House) -> tuple[str, StorageState]:
    """The address of a running game whose turn it is, and the browser of who sits there."""
    context = browser.new_context(**DESK)
    anna = Person(context, house.address)
    open_table(anna, "Lorenzo", "bot")
    anna.page.locator(".prompt.mine").wait_for(timeout=SOON)
    address, who = anna.page.url, context.storage_state()
    context.close()
    return address, who


def packed(house: House, asked: list[Asked], encoding: str, who: StorageState) -> list[Asked]:
    """The same files, as they go to a browser that asks for one encoding; bodies alone."""
    cookies = {one["name"]: one["value"] for one in who["cookies"]}
    with httpx.Client(
        base_url=house.address, headers={"accept-encoding": ENCODINGS[encoding]}
    ) as http:
        http.cookies.update(cookies)
        return [
            Asked(one.kind, one.path, one.at, encoding, _length(http, one.path)) for one in asked
        ]


def _length(http: httpx.Client, path: str) -> int:
    with http.stream("GET", path) as answer:
        return sum(len(piece) for piece in answer.iter_raw())


def figures(house: House, who: StorageState, opening: Opening) -> list[Figure]:
    """Bytes and requests against what may be."""
    files = sizes(packed(house, opening.first(), "br", who))
    later = sizes(packed(house, opening.later(), "br", who))
    return [
        Figure(SCRIPTS, files["Script"] / 1000),
        Figure(ALL, (files + later).total() / 1000),
        Figure(REQUESTS, len(opening.first()) + opening.sockets),
    ]


def _kinds(asked: list[Asked]) -> str:
    by_kind = sizes(asked)
    parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in by_kind.most_common())
    return f"{by_kind.total() / 1000:.1f} kB in {len(asked)} requests: {parts}"


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _report(house: House, who: StorageState, name: str, runs: list[Opening]) -> None:
    opening = runs[0]
    seen = ", ".join(sorted({one.encoding or "as it is" for one in opening.asked}))
    _say(f"{name}; encodings on this line: {seen}; sockets: {opening.sockets}")
    for when, asked in (("until playable", opening.first()), ("afterwards", opening.later())):
        _say(f"  {when}, on the line with headers: {_kinds(asked)}")
        for encoding in ENCODINGS:
            _say(f"    bodies by {encoding}: {_kinds(packed(house, asked, encoding, who))}")
    for label, values in (
        ("something glows", [run.glowed for run in runs]),
        ("a click is answered", [run.playable for run in runs]),
        ("processor time of the page", [run.work for run in runs]),
    ):
        _say(f"  {label}: " + ", ".join(f"{value:.0f}" for value in sorted(values)) + " ms")


def main() -> int:
    """1 = too much."""
    parser = argparse.ArgumentParser(prog="scripts/weigh", description=__doc__)
    parser.add_argument("--json", action="store_true", help="every request, and the verdicts")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        browser = play.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        address, who = seated(browser, house)
        here = [open_cold(browser, address, who) for _ in range(RUNS)]
        phone = [open_cold(browser, address, who, PHONE, slow=True) for _ in range(RUNS)]
        found = [
            *figures(house, who, here[0]),
            Figure(HERE, median(run.playable for run in here) / 1000),
            Figure(ON_A_PHONE, median(run.playable for run in phone) / 1000),
        ]
        load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
        if told.json:
            said = [{**asdict(one), "met": one.met, "too_much": one.too_much} for one in found]
            runs = {"here": [asdict(run) for run in here], "phone": [asdict(run) for run in phone]}
            _say(json.dumps({"load": load, "figures": said, **runs}, indent=1))
        else:
            _say(load)
            _report(house, who, "1366 × 768", here)
            _report(house, who, "a phone: 390 × 844, 150 ms, 1.6 Mbit/s, a quarter", phone)
            for one in found:
                _say(str(one))
        browser.close()
        house.stop()
    return int(any(one.too_much for one in found))


if __name__ == "__main__":
    sys.exit(main())
