"""Where a game is put together."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite

READABLE = 150
"""Pixels that a sentence is wide at least, also on a phone."""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_rulings_in_words(invite: Invite, width: int, height: int) -> None:
    """A ruling with three settings is a sentence and its choices; one is chosen, and stays."""
    page = invite(locale="pl-PL", width=width, height=height).go("new").page
    page.locator("label", has_text="Masters of Renaissance").click()
    ruling = page.locator("li", has=page.locator("#switch-red_marble_first"))
    expect(ruling).to_be_attached()
    if not ruling.is_visible():
        page.locator("summary").click()

    for sentence in page.locator('[id^="switch-"]').all():
        box = sentence.bounding_box()
        assert box is not None
        assert box["width"] > READABLE, sentence.inner_text()

    ruling.locator("label").last.click()
    expect(ruling.get_by_role("radio").last).to_be_checked()
