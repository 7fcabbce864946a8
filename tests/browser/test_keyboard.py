"""A whole game without a mouse."""

import re

from tests.browser.conftest import Invite


def test_whole_game(invite: Invite) -> None:
    """The list of options by letters and arrows, Enter to hand in: solo, to its end."""
    anna = invite()
    page = anna.page
    anna.go()
    play = page.get_by_role("button", name=re.compile("Play now: Masters"))
    fewer = page.get_by_role("button", name="Fewer").last
    fewer.focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    play.focus()
    page.keyboard.press("Enter")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    anna.at_table()

    while (state := anna.wait()) != "over":
        if state == "commit":
            page.keyboard.press("Control+Enter")
        else:
            page.keyboard.press("o")
            for _ in range(anna.chance.randrange(6)):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")

    assert page.get_by_role("dialog", name="Game over").is_visible()


def test_places_by_arrows(invite: Invite) -> None:
    """Arrow keys go from place to place, Enter chooses, Escape steps back, ? asks why not."""
    anna = invite().play_now("Lorenzo")
    page = anna.page
    anna.wait()

    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.thing")
    assert first
    assert second not in {None, first}

    page.locator("[data-state=option]").first.focus()
    page.keyboard.press("Enter")
    assert page.locator("[data-state=selected]").count() > 0
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('[data-state=selected]')")
    page.keyboard.press("?")
    page.locator("[data-thing^='space:tower'], [data-thing^='space:']").first.focus()
    page.keyboard.press("Enter")
    assert page.locator("[data-state=refused]").count() == 1
