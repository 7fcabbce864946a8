"""Stepping back, why not, languages, names, sizes, movement."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person
from tests.browser.seating import turn_of, two

LANGUAGES = {
    "English": "Your turn",
    "Čeština": "Jsi na tahu",
    "Polski": "Twoja kolej",
    "Slovenčina": "Si na ťahu",
}
LOCALES = {"cs-CZ": "cs", "pl-PL": "pl", "sk-SK": "sk", "en-GB": "en", "de-DE": "en"}
SIZES = [(1366, 768), (1920, 1080), (1024, 768), (390, 844), (360, 640)]
NAMES = ["أنّا بنت لورنزو", "<b onclick=alert(1)>", "Łucja ✦ 👩‍🎨"]
LETTERS = 10_000_000
_LABELS = "(all) => all.map((one) => one.getAttribute('aria-label'))"

MOVING = """() => {
  window.moved = 0
  const look = () => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const { duration } = effect.getComputedTiming()
      return playState === 'running' && duration > 0
    })
    window.moved = Math.max(window.moved, moving.length)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_step_back(invite: Invite) -> None:
    """Escape steps back from what was chosen; the undo button says why it does nothing."""
    anna = invite().play_now("Lorenzo")
    anna.wait()
    anna.act()
    expect(anna.page.locator("[data-state=selected]").first).to_be_visible(timeout=SOON)

    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")

    expect(anna.page.locator("[data-state=selected]")).to_have_count(0, timeout=SOON)
    undo = anna.button("Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "there is nothing to take back")


def test_who_has_the_inkwell(invite: Invite) -> None:
    """M-2.4, M-2.5: nobody while leaders are chosen; then one player, who may be oneself."""
    anna = invite().play_now("Masters")
    anna.wait()
    inkwell = anna.page.get_by_role("img", name="first player", exact=True)
    assert inkwell.count() == 0

    anna.play_turn()
    anna.wait()

    expect(inkwell).to_have_count(1, timeout=SOON)


def test_why_not(invite: Invite) -> None:
    """A place that cannot be chosen says why, with the number of the rule."""
    anna = invite().play_now("Masters")
    card = anna.page.locator("[data-thing^='card:']:not([data-state=option])").first
    expect(card).to_be_visible(timeout=SOON)
    anna.play_turn()
    anna.wait()

    card.click(force=True)

    expect(anna.page.locator("[data-state=refused]")).to_be_visible(timeout=SOON)
    rule = anna.page.get_by_role("alert").get_by_role("button", name=re.compile(r"^M-\d"))
    expect(rule.first).to_be_visible(timeout=SOON)


def test_languages(invite: Invite) -> None:
    """All four, at the table, without a reload."""
    anna = invite().play_now("Lorenzo")
    anna.wait()
    anna.page.evaluate("window.kept = 'the same page'")
    anna.button("Table and settings").click()
    for name, turn in LANGUAGES.items():
        anna.button(name).click()

        expect(anna.flag()).to_have_text(turn, timeout=SOON)
    assert anna.page.evaluate("window.kept") == "the same page"


def test_language_of_the_browser(invite: Invite) -> None:
    """The first page speaks it, where Signoria does."""
    for locale, language in LOCALES.items():
        anna = invite(locale=locale).go()

        expect(anna.page.locator("html")).to_have_attribute("lang", language, timeout=SOON)
        expect(anna.page.locator("h2").first).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("title", ["Lorenzo", "Masters"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_one_screen(invite: Invite, title: str, width: int, height: int) -> None:
    """The page never scrolls, and a turn is played there, by finger on a small screen."""
    small = width < 500
    anna = invite(width=width, height=height, has_touch=small, is_mobile=small).play_now(title)
    anna.wait()

    assert anna.fits()
    anna.play_turn()
    assert anna.fits()


def test_movement(invite: Invite) -> None:
    """What moved, moves on the screen too."""
    anna = invite().play_now("Lorenzo")
    anna.page.evaluate(MOVING)

    anna.play_turn()
    anna.wait()

    assert anna.page.evaluate("window.moved") > 0


def test_no_movement(invite: Invite) -> None:
    """Nothing does where somebody asked their system for less movement."""
    anna = invite(reduced_motion="reduce").play_now("Lorenzo")
    anna.page.evaluate(MOVING)

    anna.play_turn()
    anna.wait()

    assert anna.page.evaluate("window.moved") == 0
    assert anna.page.locator(".rising").count() == 0


@pytest.mark.parametrize("name", NAMES)
def test_names(invite: Invite, name: str) -> None:
    """A name is a text in any script, and nothing else."""
    anna = invite().play_now("Masters", name=name)

    expect(anna.page.get_by_text(name).first).to_be_attached(timeout=SOON)
    assert anna.page.locator("[onclick]").count() == 0


def test_capital_letters_are_whole(invite: Invite) -> None:
    """What stands on them is not cut off where a name has one line."""
    anna = invite().play_now("Lorenzo", name="Žofie")
    name = anna.page.locator(".order").get_by_text("Žofie")

    cut = name.evaluate(
        """(one) => {
          const letters = document.createRange()
          letters.selectNodeContents(one)
          return one.getBoundingClientRect().top - letters.getBoundingClientRect().top
        }"""
    )

    assert cut <= 0


def test_ten_megabytes(invite: Invite) -> None:
    """A paste of 10 MB is cut by the field; whoever gets past that gets one sentence."""
    anna = invite().go()
    paste = "x" * LETTERS
    anna.button(re.compile("Play now: Masters")).click()
    field = anna.page.get_by_role("dialog").get_by_role("textbox")
    field.focus()
    anna.page.keyboard.insert_text(paste)
    assert len(field.input_value()) < 100

    field.evaluate("(e) => { e.value = 'x'.repeat(1e7); e.dispatchEvent(new Event('input')) }")
    field.press("Enter")

    expect(anna.page.get_by_text("too large").first).to_be_visible(timeout=SOON)
    anna.forgive("413")
    anna.come_in("Anna")
    anna.at_table()
    anna.wait()
    anna.page.keyboard.press("o")
    anna.page.get_by_role("combobox").focus()
    anna.page.keyboard.insert_text(paste)
    assert len(anna.page.get_by_role("combobox").input_value()) < 100
    anna.page.keyboard.press("Escape")
    assert anna.wait()


@pytest.mark.parametrize("title", ["Lorenzo", "Masters"])
def test_what_was_done_last(invite: Invite, title: str) -> None:
    """The rail says it of everybody, after a reload too; the log draws goods that have names."""
    anna = invite().play_now(title)
    for _ in range(4):
        anna.play_turn()
    anna.wait()
    goods = anna.log().get_by_role("img", name=re.compile(r"^\d+ (coin|wood|stone|servant|shield)"))
    expect(goods.first).to_be_attached(timeout=SOON)
    last = [text.removeprefix("just now").strip() for text in _last(anna)]
    assert all(last)
    anna.page.reload()
    anna.at_table()
    anna.wait()
    assert last == _last(anna)


def _last(person: Person) -> list[str]:
    return [
        " ".join(text.split()) for text in person.page.locator(".rail .last").all_text_contents()
    ]


def test_what_was_taken_last_stays_in_sight(invite: Invite) -> None:
    """Below the market, for everybody: the marbles of the line before it was pushed."""
    people = two(invite, "Masters")
    choice = "[data-thing^='market:'][data-state=option]"
    one, other = turn_of(*people)
    one.wait()
    while one.page.locator(choice).count() == 0:
        one.play_turn()
        one, other = turn_of(*people)
        one.wait()
    assert other.page.locator(".took .icon").count() == 0

    one.page.locator(choice).first.click()
    expect(one.page.locator(".took .just")).to_be_visible(timeout=SOON)
    line = one.page.locator(".took .just").inner_text()
    marbles = one.page.locator(".took [role=img]").evaluate_all(_LABELS)
    one.play_turn()

    expect(other.page.locator(".took b")).to_have_text(line, timeout=SOON)
    who, *seen = other.page.locator(".took [role=img]").evaluate_all(_LABELS)
    assert who in {"Anna", "Béla"}
    assert len(marbles) in {3, 4}
    assert marbles == seen
