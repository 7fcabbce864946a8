"""Guided first rounds, as somebody new walks them: to the end, in another way, or not at all."""

import re

import pytest
from playwright.sync_api import Locator, expect

from signoria.games import guide_of
from signoria.toolkit.guide import Hint
from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person

CLICKS = 150


def begin(person: Person, title: str) -> Person:
    """From the lobby, with a name."""
    person.go()
    person.page.locator(f"a[href='/learn/{title}']").first.click()
    person.come_in("Anna")
    person.page.wait_for_url("**/t/*")
    expect(box(person)).to_be_visible(timeout=SOON)
    return person


def box(person: Person) -> Locator:
    """Where the guide speaks."""
    return person.page.locator("section.guide")


def at(person: Person) -> int:
    """Which hint is shown, from 0; -1 = none."""
    if not box(person).is_visible():
        return -1
    return int(re.findall(r"\d+", box(person).locator("header span").inner_text())[0]) - 1


def answer(person: Person, hint: Hint, *, obey: bool) -> None:
    """One click towards what the hint asks for, or towards anything else."""
    page = person.page
    for ready in (".prompt .commit:enabled", "[data-move]:visible:not([aria-pressed=true])"):
        if page.locator(ready).first.is_visible():
            page.locator(ready).first.click()
            return
    if obey and "" in hint.does and page.locator(".prompt .choice:enabled").first.is_visible():
        page.locator(".prompt .choice:enabled").last.click()
        return
    things = [thing for thing in (*hint.shows, *hint.does) if thing] if obey else []
    for thing in dict.fromkeys(things):
        place = page.locator(f"[data-thing='{thing}'][data-state=option]:visible").first
        if place.is_visible():
            place.click(timeout=SOON, force=True)
            return
    person.act()


def walk(person: Person, title: str, *, obey: bool = True) -> list[int]:
    """To the last hint; the hints that were shown."""
    hints = guide_of(title).hints
    shown: list[int] = []
    for _ in range(CLICKS):
        # What was handed in is taken: else the next click is one for a hint not yet seen.
        expect(person.page.locator(".prompt .commit:disabled")).to_have_count(0, timeout=SOON)
        number = at(person)
        if number >= 0 and number not in shown:
            shown.append(number)
        if number == len(hints) - 1:
            return shown
        button = box(person).get_by_role("button", name="Next")
        if obey and button.is_visible():
            button.click()
        elif number >= 0 and person.page.locator(".prompt.mine").is_visible():
            answer(person, hints[number], obey=obey)
        person.page.wait_for_timeout(60)
    raise AssertionError(shown)


@pytest.mark.parametrize("title", ["lorenzo", "masters"])
def test_a_guide_is_walked_to_its_end(invite: Invite, title: str) -> None:
    """Every hint is shown in its order; then one plays on at the same table."""
    anna = begin(invite(), title)

    shown = walk(anna, title)

    assert shown == list(range(len(guide_of(title).hints)))
    anna.button("Play on from here").click()
    expect(box(anna)).to_have_count(0)
    assert anna.wait() != "over"


@pytest.mark.parametrize("title", ["lorenzo", "masters"])
def test_whoever_plays_otherwise_is_not_held_up(invite: Invite, title: str) -> None:
    """Anything legal is fine: the guide goes on, or leaves a hint out."""
    anna = begin(invite(), title)

    shown = walk(anna, title, obey=False)

    assert shown == sorted(shown)


def test_a_guide_is_skipped(invite: Invite) -> None:
    """Esc takes back what was chosen first, then the guide leaves; it stays away after a reload."""
    anna = begin(invite(), "lorenzo")
    anna.page.locator("[data-thing='space:building.1'][data-state=option]").click()
    expect(anna.page.locator("[data-state=selected]").first).to_be_visible(timeout=SOON)

    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-state=selected]")).to_have_count(0)
    expect(box(anna)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(box(anna)).to_have_count(0)
    anna.page.reload()
    anna.wait()
    expect(box(anna)).to_have_count(0)


def test_a_guide_goes_on_where_it_was(invite: Invite) -> None:
    """After a reload; and on a phone nothing has to be scrolled."""
    anna = begin(invite(width=390, height=844, has_touch=True), "masters")
    box(anna).get_by_role("button", name="Next").click()
    assert 1 == at(anna)

    anna.page.reload()
    expect(box(anna)).to_be_visible(timeout=SOON)
    assert 1 == at(anna)
    assert anna.fits()


def test_the_own_inkwell(invite: Invite) -> None:
    """M-2.5: who begins sees it at the own warehouse, and no other player has it."""
    anna = begin(invite(), "masters")
    anna.wait()

    own = anna.page.locator(".ware").get_by_role("img", name="first player", exact=True)
    expect(own).to_be_visible(timeout=SOON)
    assert 1 == anna.page.get_by_role("img", name="first player", exact=True).count()
