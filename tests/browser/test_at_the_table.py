"""Undo, why not, languages, names, sizes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON

LANGUAGES = {
    "English": "Your turn",
    "Čeština": "Jsi na tahu",
    "Polski": "Twoja kolej",
    "Slovenčina": "Si na ťahu",
}
SIZES = [(1366, 768), (1920, 1080), (1024, 768), (390, 844), (360, 640)]
NAMES = ["أنّا بنت لورنزو", "<b onclick=alert(1)>", "Łucja ✦ 👩‍🎨"]


def test_step_back_and_undo(invite: Invite) -> None:
    """Escape steps back from what was chosen; the undo button says why it does nothing."""
    anna = invite().play_now("Lorenzo")
    anna.wait()
    anna.page.locator("[data-state=option]:visible").first.click()
    expect(anna.page.locator("[data-state=selected]").first).to_be_visible(timeout=SOON)

    anna.page.keyboard.press("Escape")

    expect(anna.page.locator("[data-state=selected]")).to_have_count(0)
    undo = anna.button("Undo", exact=True)
    assert undo.get_attribute("aria-disabled") == "true"
    assert undo.get_attribute("title")


def test_why_not(invite: Invite) -> None:
    """A place that cannot be chosen says why, with the number of the rule."""
    anna = invite().play_now("Masters")
    while (
        anna.wait() != "over"
        and anna.page.locator("[data-state=option][data-thing^='card:']").count()
    ):
        anna.play_turn()
    anna.page.locator("[data-thing^='card:'][data-state=rest]:visible").first.click(force=True)

    expect(anna.page.locator("[data-state=refused]")).to_be_visible(timeout=SOON)
    expect(anna.page.get_by_text(re.compile(r"M-\d+\.\d+")).first).to_be_visible(timeout=SOON)


def test_languages(invite: Invite) -> None:
    """All four, at the table, without a reload."""
    anna = invite().play_now("Lorenzo")
    anna.wait()
    anna.page.evaluate("window.kept = 'the same page'")
    anna.button("Table and settings").click()
    for name, turn in LANGUAGES.items():
        anna.button(name).click()

        expect(anna.page.locator(".prompt").get_by_text(turn)).to_be_visible(timeout=SOON)
    assert anna.page.evaluate("window.kept") == "the same page"


@pytest.mark.parametrize("title", ["Lorenzo", "Masters"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_one_screen(invite: Invite, title: str, width: int, height: int) -> None:
    """Nothing has to be scrolled for at any size, in any theme, and a turn is played there."""
    anna = invite(width=width, height=height, has_touch=width < 500).play_now(title)
    anna.wait()

    assert anna.fits()
    anna.play_turn()
    assert anna.fits()


@pytest.mark.parametrize("name", NAMES)
def test_names(invite: Invite, name: str) -> None:
    """A name is a text in any script, and nothing else."""
    anna = invite().play_now("Masters", name=name)
    anna.wait()

    expect(anna.page.get_by_text(name[:20]).first).to_be_attached()
    assert anna.page.locator("[onclick]").count() == 0


def test_ten_megabytes(invite: Invite) -> None:
    """A paste of 10 MB into a name gets one sentence, and another name is fine."""
    anna = invite()
    anna.go()
    anna.page.get_by_role("button", name=re.compile("Play now: Masters")).click()
    field = anna.page.get_by_role("dialog").get_by_role("textbox")
    paste = "(e) => { e.value = 'x'.repeat(1e7); e.dispatchEvent(new Event('input')) }"
    field.evaluate(paste)
    field.press("Enter")

    expect(anna.page.get_by_text("too large").first).to_be_visible(timeout=SOON)
    anna.come_in("Anna")
    anna.at_table()
    anna.forgive("413")
