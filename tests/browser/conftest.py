"""A house, a browser, and people."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.house import House
from tests.browser.person import Person

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PROGRAM = shutil.which("chromium")


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Debian's; nothing is downloaded."""
    if PROGRAM is None and not os.environ.get("CI"):
        pytest.skip("Chromium is not installed here: apt-get install chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that leave it alone."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()
    assert [] == house.troubles()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    house = House(tmp_path)
    yield house
    house.stop()


Invite = Callable[..., Person]


@pytest.fixture
def invite(chromium: Browser, shared_house: House) -> Iterator[Invite]:
    """Somebody new at a screen of that size: `invite(width=390, height=844)`.

    `beside=` opens another page of the same browser, `house=` another house. At the end nothing
    must have gone wrong in any page, and nobody outside must have been asked for anything.
    """
    people: list[Person] = []
    contexts: list[BrowserContext] = []

    def come(
        *,
        width: int = 1366,
        height: int = 768,
        locale: str = "en-US",
        house: House = shared_house,
        beside: Person | None = None,
        **settings: Any,  # noqa: ANN401 - whatever Playwright's contexts can be set to
    ) -> Person:
        if beside is None:
            size = {"width": width, "height": height}
            context = chromium.new_context(viewport=size, locale=locale, **settings)  # type: ignore[arg-type]  # a TypedDict of its own
            contexts.append(context)
        else:
            context = beside.context
        touch = bool(settings.get("has_touch"))
        person = Person(context, house.address, seed=str(len(people)), touch=touch)
        people.append(person)
        return person

    yield come
    doubled = [person.doubled_ids() for person in people if not person.page.is_closed()]
    for context in contexts:
        context.close()
    assert [] == [ids for ids in doubled if ids]
    for person in people:
        assert [] == person.troubles
        assert [] == person.strangers
