"""The table without a mouse."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person

FURTHEST = 60
"""So many times nobody presses Tab."""


def tab_to(person: Person, there: Locator) -> None:
    """As somebody without a mouse gets there."""
    expect(there).to_be_visible(timeout=SOON)
    for _ in range(FURTHEST):
        if there.evaluate("(one) => one === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    msg = "Tab does not lead there"
    raise AssertionError(msg)


def test_whole_game(invite: Invite) -> None:
    """From the lobby to the end of a solo game: Tab, letters, arrows, Enter."""
    anna = invite().go()
    page, keys = anna.page, anna.page.keyboard
    stepper = page.get_by_role("region", name="Masters of Renaissance")
    tab_to(anna, stepper.get_by_role("button", name="Fewer"))
    while not stepper.get_by_text("alone").is_visible():
        keys.press("Enter")
    tab_to(anna, stepper.get_by_role("button", name=re.compile("Play now")))
    keys.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused(timeout=SOON)
    keys.type("Anna")
    keys.press("Enter")
    anna.at_table()

    while (state := anna.wait()) != "over":
        if state == "commit":
            keys.press("Control+Enter")
        elif state == "list":
            for _ in range(anna.chance.randrange(6)):
                keys.press("ArrowDown")
            keys.press("Enter")
        else:
            keys.press("o")

    assert page.get_by_role("dialog", name="Game over").is_visible()


def test_places_by_arrows(invite: Invite) -> None:
    """Arrow keys go from place to place, Enter chooses, Escape steps back, ? asks why not."""
    anna = invite().play_now("Lorenzo")
    page, keys = anna.page, anna.page.keyboard
    anna.wait()
    focused = "document.activeElement.dataset.thing ?? ''"

    keys.press("ArrowDown")
    first = page.evaluate(focused)
    keys.press("ArrowRight")
    second = page.evaluate(focused)
    assert first
    assert second not in {"", first}

    page.locator("[data-state=option]").first.focus()
    keys.press("Enter")
    expect(page.locator("[data-state=selected]").first).to_be_visible(timeout=SOON)
    keys.press("Escape")
    expect(page.locator("[data-state=selected]")).to_have_count(0, timeout=SOON)
    keys.press("?")
    page.locator("[data-thing^='space:']").first.focus()
    keys.press("Enter")
    expect(page.locator("[data-state=refused]")).to_have_count(1, timeout=SOON)
    keys.press("Escape")
    expect(page.locator("[data-state=refused]")).to_have_count(0, timeout=SOON)
