"""Leaders go round: a screen of its own, on which one chooses and then waits for the others."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import findings
from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person, click_until
from tests.browser.seating import link_of, sit_down, turn_of
from tests.browser.test_fitting import outside

SIZES: Final = [(1366, 768), (1920, 1080), (1024, 768), (768, 1024), (390, 844), (360, 740)]
_SET_UP: Final = """async () => {
  const post = (path, body) => fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json())
  await post('/api/come-in', { name: 'Anna' })
  const bot = { kind: 'bot', bot: 'random' }
  const seats = [{ kind: 'me' }, bot, bot, bot]
  const switches = { advanced: true }
  return (await post('/api/tables', { game: 'lorenzo', seats, switches, private: true })).id
}"""


def drafting(person: Person) -> bool:
    """Is it asked which leader stays? The prompt says it before the screen is here."""
    asked = person.page.get_by_text("Which leader to keep?").or_(person.page.locator(".draft"))
    return asked.count() > 0


def alone(person: Person) -> Person:
    """At a table with three bots, with a packet in hand."""
    person.go()
    person.go(f"t/{person.page.evaluate(_SET_UP)}")
    person.at_table()
    person.wait()
    while not drafting(person):
        person.play_turn()
        person.wait()
    expect(person.page.locator(".draft .card")).to_have_count(4, timeout=SOON)
    person.page.evaluate("() => document.fonts.ready")
    return person


def two(invite: Invite) -> tuple[Person, Person]:
    """Anna and Béla, each with a packet in hand."""
    anna, bela = invite(), invite(width=390, height=844, has_touch=True)
    anna.go("new")
    anna.choose("Title", "Lorenzo")
    anna.choose("Variant", "Advanced")
    anna.choose("Players", "2")
    anna.choose("Seat 2", "friend")
    anna.button("Open the table").click()
    anna.come_in("Anna")
    anna.page.wait_for_url("**/t/*")
    sit_down(bela, link_of(anna))
    anna.at_table()
    one, _ = turn_of(anna, bela)
    one.wait()
    while not drafting(one):
        one.play_turn()
        one, _ = turn_of(anna, bela)
        one.wait()
    for person in (anna, bela):
        expect(person.page.locator(".draft")).to_be_visible(timeout=SOON)
    return anna, bela


def cards(person: Person) -> Locator:
    """The packet."""
    return person.page.locator(".draft .card .name")


def said(person: Person, part: str) -> Locator:
    """A part of the screen by its heading."""
    return person.page.get_by_role("region", name=part, exact=True)


def test_one_stays_and_the_rest_goes_on(invite: Invite) -> None:
    """L-26: by keys and by finger; whoever has chosen waits, and sees for whom."""
    anna, bela = two(invite)
    expect(said(anna, "All choose at once")).to_contain_text("Béla choosing")
    expect(said(anna, "You begin with")).to_be_visible()
    expect(said(anna, "The packets pass on")).to_contain_text("Anna passes to Béla")
    expect(said(anna, "Kept by you")).to_contain_text("0 of 4 · only you see them")
    expect(cards(anna)).to_have_count(4)
    mine = cards(anna).all_inner_texts()

    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".prompt .commit")).to_be_enabled(timeout=SOON)
    chosen = anna.page.locator(".draft .ghost .name").inner_text()
    anna.page.locator("body").press("Control+Enter")

    expect(said(anna, "All choose at once")).to_contain_text("Anna has chosen", timeout=SOON)
    expect(anna.page.locator(".draft .ghost .name")).to_have_text(chosen)
    expect(said(bela, "All choose at once")).to_contain_text("Anna has chosen", timeout=SOON)
    expect(anna.page.locator(".draft [data-state=option]")).to_have_count(0)
    theirs = cards(bela).all_inner_texts()
    bela.page.locator(".draft .card [data-state=option]").first.tap()
    bela.page.locator(".prompt .commit").tap(timeout=SOON)

    expect(said(anna, "Kept by you")).to_contain_text("1 of 4", timeout=SOON)
    expect(said(anna, "Kept by you")).to_contain_text(chosen)
    expect(cards(anna)).to_have_text(theirs[1:])
    expect(cards(bela)).to_have_text([name for name in mine if name != chosen])
    click_until([anna, bela], lambda _: not drafting(anna) and not drafting(bela))
    expect(anna.page.locator(".own .leader")).to_have_count(4, timeout=SOON)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_fits(invite: Invite, width: int, height: int) -> None:
    """In every language nothing reaches over its edge, with a leader chosen, too."""
    anna = alone(invite(width=width, height=height))
    anna.page.locator(".draft .card [data-state=option]").nth(2).click()
    anna.page.locator(".draft .ghost").wait_for(timeout=SOON)
    anna.be_still()

    anna.button("Table and settings").click()
    for code in ("cs", "pl", "sk", "en"):
        anna.page.locator("dialog[open] select").select_option(code, force=True)
        expect(anna.page.locator("html")).to_have_attribute("lang", code, timeout=SOON)
        anna.next_frame()
        assert [] == outside(anna, ".draft .leader, .draft .slab")
    assert anna.fits()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_lies_under_it(invite: Invite, theme: str) -> None:
    """What it covers is neither reached by keys nor read out; the past shows the table again."""
    anna = alone(invite(color_scheme=theme))
    for area in (".shared", ".rail", ".own", ".side"):
        expect(anna.page.locator(f".play > {area}")).to_be_hidden()
    assert [] == findings(anna.page)

    anna.page.keyboard.press("h")
    expect(anna.page.get_by_role("slider")).to_be_visible(timeout=SOON)
    expect(anna.page.locator(".draft")).to_have_count(0)
    expect(anna.page.locator(".play > .shared")).to_be_visible()
