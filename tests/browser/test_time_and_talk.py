"""Clocks, talk, and what calls one to the table."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from signoria.server.tables import timekeeper
from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person
from tests.browser.timed import TimedHouse

LIVE = {"kind": "live", "time": 60, "more": 0}
NO_CLOCK = {"kind": "none", "time": 0, "more": 0}

RECORDED = """
  window.notes = []
  window.Notification = class {
    static permission = Notification.permission
    static requestPermission() {
      window.asked = (window.asked ?? 0) + 1
      this.permission = 'granted'
      return Promise.resolve('granted')
    }
    constructor(title, more) { window.notes.push({ title, ...more, note: this }) }
    close() {}
  }
  window.contexts = 0
  const Context = window.AudioContext
  window.AudioContext = class extends Context { constructor() { super(); window.contexts += 1 } }
  window.away = false
  Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away })
"""
"""Notes what a page asks its browser for, and lets a test look away."""


@pytest.fixture
def timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TimedHouse]:
    """A house whose time can run faster."""
    monkeypatch.setattr(timekeeper, "TICK", 0.1)
    house = TimedHouse(tmp_path)
    yield house
    house.stop()


def seated(people: list[Person], pace: dict[str, object], game: str = "lorenzo") -> None:
    """Everybody at one table that all can see, each at a browser of their own."""
    names = ["Anna", "Béla", "Carla"]
    table = ""
    for person, name in zip(people, names, strict=False):
        person.go()
        post(person, "/api/come-in", {"name": name})
        if not table:
            seats = [{"kind": "open", "name": "", "bot": ""}] * len(people)
            wanted = {"game": game, "seats": seats, "switches": {}, "title": "", "private": False}
            table = str(post(person, "/api/tables", {**wanted, "pace": pace})["id"])
        post(person, f"/api/tables/{table}/sit", {"seat": None, "invite": ""})
    for person in people:
        person.go(f"t/{table}").at_table()


def post(person: Person, path: str, body: object) -> dict[str, object]:
    """What the page itself would ask."""
    script = """async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, { method: 'POST', headers, body })
      return answer.json()
    }"""
    told: dict[str, object] = person.page.evaluate(script, [path, json.dumps(body)])
    return told


def in_order(people: list[Person]) -> list[Person]:
    """Whoever is asked comes first."""
    return sorted(people, key=lambda person: person.page.locator(".prompt.mine").count() == 0)


def test_out_of_time(invite: Invite, timed: TimedHouse) -> None:
    """The clock runs out, a bot plays; one click, and one plays again with a little time."""
    people = [invite(house=timed), invite(house=timed)]
    # A busy machine takes long to open pages: meanwhile no time passes in the house.
    timed.clock.speed = 0
    seated(people, LIVE)
    first, other = in_order(people)
    for person in people:
        expect(person.page.locator(".flag [role=timer]")).to_contain_text("only 0:")
    expect(other.page.locator(".prompt > [role=timer]")).to_contain_text("1:00")
    expect(first.page.locator(".rail [role=timer]")).to_contain_text("1:00")

    # Not faster: the other's minute begins when the first's ends; a busy machine sees that late.
    timed.clock.speed = 10
    said = first.page.get_by_text("Your time is over; a bot plays for you.")
    said.wait_for(timeout=SOON)
    timed.clock.speed = 0
    expect(other.page.locator(".prompt.mine")).to_be_visible(timeout=SOON)
    expect(other.page.get_by_role("img", name="A bot plays for")).to_be_visible()

    first.button("Play again myself").click()
    expect(said).to_be_hidden()
    expect(other.page.get_by_role("img", name="A bot plays for")).to_be_hidden()
    other.play_turn()
    expect(first.page.locator(".prompt.mine")).to_be_visible(timeout=SOON)
    expect(first.page.locator(".flag [role=timer]")).to_contain_text("only 0:")
    first.play_turn()


def test_talk(invite: Invite) -> None:
    """Two people talk: text stays text, what is new is counted, a muted person never learns."""
    anna, bela = people = [invite(), invite()]
    seated(people, NO_CLOCK, "masters")
    anna.page.get_by_role("tab", name="Chat").click()
    text = "<b>look</b> https://evil.example"
    field = anna.page.get_by_role("textbox", name="Say something")
    field.fill(text)
    field.press("Enter")
    expect(anna.page.get_by_role("log", name="Chat").get_by_text(text)).to_be_visible()

    tab = bela.page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("1 new line", timeout=SOON)
    tab.click()
    log = bela.page.get_by_role("log", name="Chat")
    expect(log.get_by_text(text)).to_be_visible()
    assert 0 == log.locator("a, bdi b").count()
    expect(tab).not_to_contain_text("new")

    log.get_by_role("button", name="Anna").click()
    bela.button("Mute Anna").click()
    expect(log.get_by_text(text)).to_be_hidden()
    field.fill("still there?")
    field.press("Enter")
    expect(anna.page.get_by_role("log", name="Chat").get_by_text("still there?")).to_be_visible()
    expect(log.get_by_text("2 lines folded away")).to_be_visible(timeout=SOON)

    bela.page.reload()
    bela.at_table()
    bela.page.get_by_role("tab", name="Chat").click()
    expect(log.get_by_text("2 lines folded away")).to_be_visible(timeout=SOON)
    bela.button("Show Anna again").click()
    expect(log.get_by_text("still there?")).to_be_visible()


def test_called_to_the_table(invite: Invite) -> None:
    """Notifications are asked for by a click only; then one's turn is told where nobody looks."""
    people = [invite(), invite()]
    for person in people:
        person.context.grant_permissions(["notifications"])
        person.context.add_init_script(RECORDED)
    seated(people, NO_CLOCK)
    other, anna = in_order(people)
    page = anna.page
    assert page.evaluate("window.asked") is None
    anna.button("Table and settings").click()
    page.get_by_role("switch", name="Notifications").click()
    expect(page.get_by_role("switch", name="Notifications")).to_be_checked()
    assert 1 == page.evaluate("window.asked")
    page.keyboard.press("Escape")

    plain = page.evaluate("() => document.querySelector('link[rel=icon]').href")
    look = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(f"window.away = true; {look}")
    other.play_turn()

    page.wait_for_function("() => window.notes.length === 1", timeout=SOON)
    assert "Your turn" == page.evaluate("window.notes[0].title")
    page.wait_for_function("() => document.title.startsWith('●')")
    page.wait_for_function("() => !document.title.startsWith('●')", timeout=SOON)
    sign = f"document.querySelector('link[rel=icon]').href !== {plain!r}"
    page.wait_for_function(f"() => {sign}")
    page.evaluate(f"window.notes[0].note.onclick(); window.away = false; {look}")
    page.wait_for_function(f"() => document.title.startsWith('●') && !{sign}")


def test_sounds_are_off(invite: Invite) -> None:
    """Nothing makes a sound until somebody wants it; the wish is kept."""
    anna = invite()
    anna.context.add_init_script(RECORDED)
    anna.play_now("Masters")
    anna.play_turn()
    anna.wait()
    assert 0 == anna.page.evaluate("window.contexts")

    anna.button("Table and settings").click()
    switch = anna.page.get_by_role("switch", name="Sounds")
    expect(switch).not_to_be_checked()
    switch.click()
    anna.page.wait_for_function("() => window.contexts === 1")
    expect(anna.page.get_by_role("slider", name="Volume")).to_have_value("60")

    anna.page.reload()
    anna.at_table()
    anna.button("Table and settings").click()
    expect(switch).to_be_checked()
