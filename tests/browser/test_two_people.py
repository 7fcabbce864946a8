"""Two people in two browsers play a game to its end, click by click."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person


def set_up(host: Person, title: str) -> str:
    """A table for the host and one friend; its link."""
    host.go("new")
    page = host.page
    page.get_by_role("radio", name=re.compile(title)).click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").click()
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="friend").click()
    host.button("Open the table").click()
    host.come_in("Anna")
    return page.get_by_role("textbox", name="Link for seat 2").input_value()


@pytest.mark.parametrize("title", ["Lorenzo", "Masters"])
def test_whole_game(invite: Invite, title: str) -> None:
    """From the link to the last line of the score sheet, which both see alike."""
    anna, bela = invite(), invite()
    link = set_up(anna, title)
    bela.page.goto(link)
    bela.button("Sit down").click()
    bela.come_in("Béla")
    people = [anna, bela]
    for person in people:
        person.at_table()

    while any(person.state() != "over" for person in people):
        for person in people:
            person.act()

    for person in people:
        expect(person.page.get_by_role("dialog", name="Game over")).to_be_visible(timeout=SOON)
    sheets = [person.page.locator(".end table").inner_text() for person in people]
    assert sheets[0] == sheets[1]
    assert "Béla" in sheets[0]
    anna.button("Rematch").click()
    bela.button("rematch").click()
    for person in people:
        person.at_table()
    assert anna.id == bela.id
