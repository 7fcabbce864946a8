"""Cards and rules to read: found, opened at an address, printed, in every language."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person

DRAWN = "main section li"


def gallery(person: Person, title: str) -> Person:
    """Its cards are drawn."""
    person.go(f"cards/{title}")
    expect(person.page.locator(DRAWN).first).to_be_visible(timeout=SOON)
    return person


@pytest.mark.parametrize(("title", "count"), [("lorenzo", 142), ("masters", 64)])
def test_every_card_is_drawn(invite: Invite, title: str, count: int) -> None:
    """Cards, leaders and tiles, each a button that says what the card says."""
    anna = gallery(invite(), title)

    expect(anna.page.locator(DRAWN)).to_have_count(count)
    labels = anna.page.locator("main li button").evaluate_all(
        "buttons => buttons.map(button => button.getAttribute('aria-label'))"
    )
    assert count == len(set(labels))


@pytest.mark.parametrize(
    ("typed", "thing"),
    [
        ("29", "card:29"),
        ("carpenter", "card:29"),
        ("tesarska dilna", "card:29"),
        ("WARSZTAT CIE", "card:29"),
        ("falegnameria", "card:29"),
        ("l-171", "leader:ariosto"),
        ("occupied spaces", "leader:ariosto"),
    ],
)
def test_a_card_is_found(invite: Invite, typed: str, thing: str) -> None:
    """By number, by name in any language and without accents, by rule, by words of its sentence."""
    anna = gallery(invite(), "lorenzo")
    anna.page.get_by_role("searchbox").fill(typed)

    expect(anna.page.locator(DRAWN)).to_have_count(1, timeout=SOON)
    expect(anna.page.locator(f"[id='{thing}']")).to_be_visible()


def test_filters(invite: Invite) -> None:
    """A kind, a period and what a card gives, together."""
    anna = gallery(invite(), "lorenzo")
    for name in ("Buildings", "II", "faith points"):
        anna.button(name, exact=True).click()

    names = anna.page.locator("main li .head b")
    expect(names.first).to_be_visible()
    assert 0 < names.count() < 8
    assert 1 == anna.page.locator("main section:has(li)").count()
    anna.button("Show all").click()
    expect(anna.page.locator(DRAWN)).to_have_count(142)


def test_a_card_large(invite: Invite) -> None:
    """At its own address: sentence, rules as links, where its figures are from; arrows go on."""
    anna = invite()
    anna.go("cards/lorenzo#card:41")
    large = anna.page.get_by_role("dialog")

    expect(large.get_by_text("13 of 15 sources")).to_be_visible(timeout=SOON)
    anna.page.keyboard.press("ArrowRight")
    expect(large.get_by_text("no. 42")).to_be_visible()
    anna.page.keyboard.press("ArrowLeft")
    large.get_by_role("link", name="L-91").click()
    anna.page.wait_for_url("**/rules/lorenzo#L-91")
    expect(anna.page.locator("[id='L-91'].wanted")).to_be_in_viewport(timeout=SOON)


@pytest.mark.parametrize("locale", ["en-US", "cs-CZ", "pl-PL", "sk-SK"])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_books_fit(invite: Invite, locale: str, width: int, height: int) -> None:
    """Nothing is wider than the screen, in any language."""
    anna = invite(width=width, height=height, locale=locale)
    for page in ("cards/lorenzo", "rules/masters"):
        anna.go(page)
        expect(anna.page.locator("main")).to_be_visible(timeout=SOON)

        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page


def test_rules_are_found(invite: Invite) -> None:
    """A word is marked where it stands; a number in the text leads to its rule."""
    anna = invite()
    anna.go("rules/lorenzo")
    anna.page.get_by_role("searchbox").fill("surcharge")
    expect(anna.page.locator("mark").first).to_be_visible(timeout=SOON)
    anna.page.get_by_role("searchbox").fill("L-72")
    anna.page.locator("p.rule a", has_text="L-72").first.click()

    expect(anna.page.locator("[id='L-72'].wanted")).to_be_in_viewport(timeout=SOON)
    expect(anna.page).to_have_url(re.compile("#L-72$"))


@pytest.mark.parametrize("page", ["cards/lorenzo", "rules/masters"])
def test_a_long_paste_is_cut(invite: Invite, page: str) -> None:
    """Nobody looks for so many letters, and a page that did would stand still."""
    anna = invite().go(page)
    field = anna.page.get_by_role("searchbox")
    field.focus()

    anna.page.keyboard.insert_text("x" * 10_000)

    assert 0 < len(field.input_value()) < 100


def test_on_paper(invite: Invite) -> None:
    """Bars and filters stay away, every card has its sentence, and night becomes black on white."""
    anna = gallery(invite(color_scheme="dark"), "masters")
    anna.page.emulate_media(media="print")

    for away in ("header:has(.mark)", ".tools", "nav"):
        assert not anna.page.locator(away).first.is_visible(), away
    expect(anna.page.locator("main li .says").first).to_be_visible()
    ink, paper = anna.page.evaluate(
        "[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]"
    )
    assert ("rgb(0, 0, 0)", "rgb(255, 255, 255)") == (ink, paper)
    assert anna.page.pdf().startswith(b"%PDF")
