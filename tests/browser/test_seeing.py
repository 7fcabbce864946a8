"""For eyes that need more: twice the size, larger letters, the system's own few colours."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import FLAGS, PROGRAM, Invite
from tests.browser.house import House
from tests.browser.person import SOON, Person, play_together

ZOOMED = {"width": 683, "height": 384, "device_scale_factor": 2}
"""A page of 1366 x 768 at 200 %."""
ON_ITS_SIDE = {"width": 844, "height": 390, "has_touch": True, "is_mobile": True}
LARGE = "--blink-settings=defaultFontSize=32"
"""As the setting of the browser does it: letters of 32 where they were of 16."""

OUTLINE = """(one) => {
  const { outlineStyle, outlineWidth, outlineColor } =
    getComputedStyle(one.matches('[data-ring=own]') ? (one.querySelector('.ring') ?? one) : one)
  return `${outlineStyle} ${outlineWidth} ${outlineColor}`
}"""


def board_height(person: Person) -> float:
    """So much of the board is to be seen."""
    box = person.page.get_by_role("region", name="Board", exact=True).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("title", ["Lorenzo", "Masters"])
@pytest.mark.parametrize("size", [ZOOMED, ON_ITS_SIDE])
def test_low_screen(invite: Invite, title: str, size: dict[str, object]) -> None:
    """Board and question lie side by side, nothing of the page is cut, and turns are played."""
    anna = invite(**size).play_now(title)
    anna.wait()
    anna.page.get_by_role("tab").first.click()

    assert anna.fits()
    assert board_height(anna) > 200
    for _ in range(2):
        anna.play_turn()
        assert anna.fits()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "settings"), [("Lorenzo", ZOOMED), ("Masters", {"forced_colors": "active"})]
)
def test_whole_game(invite: Invite, title: str, settings: dict[str, object]) -> None:
    """To the end: one title at twice the size, the other in the system's colours."""
    anna = invite(**settings).play_now(title)

    play_together([anna])

    expect(anna.page.get_by_role("dialog", name="Game over")).to_be_visible(timeout=SOON)


def test_larger_letters(chromium: Browser, shared_house: House) -> None:
    """Whoever sets letters twice as large gets everything twice as large, and all of it."""
    browser = chromium.browser_type.launch(executable_path=PROGRAM, args=[*FLAGS, LARGE])
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-US")
    anna = Person(context, shared_house.address).play_now("Lorenzo")
    anna.wait()

    assert anna.flag().evaluate("(one) => getComputedStyle(one).fontSize") == "34px"
    assert anna.fits()
    assert board_height(anna) > 400
    anna.play_turn()
    assert anna.fits()
    assert [] == anna.troubles
    browser.close()


def test_few_colours(invite: Invite) -> None:
    """What may be chosen, what is chosen, what is refused and the rest have lines of their own."""
    anna = invite(forced_colors="active").play_now("Lorenzo")
    anna.wait()
    lines = {"option": "", "selected": "", "refused": "", "rest": ""}
    member = anna.page.locator("[data-thing^='member:'][data-state=option]").first
    lines["option"] = member.evaluate(OUTLINE)
    member.click()
    expect(anna.page.locator("[data-state=selected]").first).to_be_visible(timeout=SOON)
    lines["selected"] = anna.page.locator("[data-state=selected]").first.evaluate(OUTLINE)
    refused = anna.page.locator("[data-thing^='space:'][data-state=rest]").first
    lines["rest"] = refused.evaluate(OUTLINE)
    anna.page.keyboard.press("?")
    refused.click(force=True)
    expect(anna.page.locator("[data-state=refused]")).to_be_visible(timeout=SOON)
    lines["refused"] = anna.page.locator("[data-state=refused]").evaluate(OUTLINE)

    assert len(set(lines.values())) == len(lines), lines
    assert " 0px " in lines["rest"]
