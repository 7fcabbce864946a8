"""Two people in two browsers play a game to its end, click by click."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, play_together
from tests.browser.seating import two

STILL = {"reduced_motion": "reduce"}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("title", "guest"), [("Lorenzo", STILL), ("Masters", PHONE)])
def test_whole_game(invite: Invite, title: str, guest: dict[str, object]) -> None:
    """From the link to the score sheet, which both see alike, and on to the rematch."""
    people = anna, bela = two(invite, title, **guest)

    play_together(people)

    sheets = []
    for person in people:
        expect(person.page.get_by_role("dialog", name="Game over")).to_be_visible(timeout=SOON)
        sheets.append(person.page.locator(".end td").all_inner_texts())
    assert sheets[0] == sheets[1]
    assert len(sheets[0]) > 2
    over = anna.id
    anna.button("Rematch", exact=True).click()
    bela.button("To the rematch").click()
    for person in people:
        expect(person.page.locator(".end")).to_have_count(0, timeout=SOON)
        person.at_table()
    assert anna.id == bela.id != over
