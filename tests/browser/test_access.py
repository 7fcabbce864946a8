"""Every screen for everybody: axe finds nothing grave on any of them, in either theme."""

import re

import pytest

from tests.browser.axe import findings
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.seating import open_table

THEMES = ("light", "dark")


def look(person: Person, where: str, found: dict[str, list[str]]) -> None:
    """Note what axe says of what is on the screen."""
    person.be_still()
    if grave := findings(person.page):
        found[where] = grave


@pytest.mark.parametrize("theme", THEMES)
def test_around_the_table(invite: Invite, theme: str) -> None:
    """Lobby, coming in, new table, waiting room, account, a wrong address."""
    found: dict[str, list[str]] = {}
    anna = invite(color_scheme=theme)
    anna.go()
    anna.page.get_by_role("heading", name="My tables").wait_for()
    look(anna, "lobby", found)
    anna.button(re.compile("Play now: Lorenzo")).click()
    anna.page.get_by_role("dialog").wait_for()
    look(anna, "come in", found)
    anna.go("account")
    anna.page.get_by_role("main").wait_for()
    look(anna, "account", found)
    anna.go("nowhere")
    anna.page.get_by_role("main").wait_for()
    look(anna, "nowhere", found)
    anna.forgive("404")
    anna.go("new")
    anna.page.get_by_role("main").wait_for()
    look(anna, "new", found)
    open_table(anna, "Lorenzo", "friend", "friend")
    anna.page.get_by_role("region", name="Beginning").wait_for()
    look(anna, "waiting", found)

    assert {} == found


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("title", ["Lorenzo", "Masters"])
@pytest.mark.parametrize("width", [1366, 390])
def test_at_the_table(invite: Invite, title: str, theme: str, width: int) -> None:
    """The table, and all that opens above it."""
    found: dict[str, list[str]] = {}
    anna = invite(color_scheme=theme, width=width, height=768 if width > 390 else 844)
    anna.play_now(title)
    for _ in range(3):
        anna.play_turn()
    anna.wait()
    look(anna, "table", found)
    for key, where in (("o", "options"), ("?", "why not"), ("s", "score"), ("r", "rules")):
        anna.page.keyboard.press(key)
        anna.next_frame()
        look(anna, where, found)
        anna.page.keyboard.press("Escape")
    anna.button("Table and settings").click()
    look(anna, "menu", found)

    assert {} == found
