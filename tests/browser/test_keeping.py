"""A game of a real table: one enters it, others follow on their phones."""

from random import Random
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person, click_until

ASKED: Final = """() => {
  if (document.querySelector('.end[role=dialog]')) return 'over'
  if (document.querySelector('dialog[open] .stone:enabled')) return 'chance'
  const prompt = document.querySelector('.prompt.mine')
  return prompt && !prompt.textContent.includes('What does the table say?') ? 'seat' : ''
}"""


def kept(host: Person, title: str, *seats: str) -> None:
    """A table for a game that is played elsewhere."""
    host.go("new")
    host.choose("Title", title)
    host.choose("Played", "on a real table")
    host.choose("Players", str(len(seats) + 1))
    for seat, kind in enumerate(seats, 2):
        host.choose(f"Seat {seat}", kind)
    host.button("Open the table").click()
    host.come_in("Anna")
    host.page.wait_for_url("**/t/*")


def asked(host: Person) -> str:
    """What the keeper is asked for."""
    found = host.page.wait_for_function(ASKED, timeout=SOON, polling=20)
    return str(found.json_value())


def tell(host: Person, rng: Random) -> None:
    """What the real table says: a stone, or a number of each row."""
    sheet = host.page.locator("dialog[open]")
    told = len(host.frames)
    rows = sheet.locator(".dial")
    if rows.count():
        for row in rows.all():
            row.get_by_role("radio").nth(rng.randrange(6)).click()
        sheet.get_by_role("button", name="Enter it").click()
    else:
        stones = sheet.locator(".stone:enabled")
        stones.nth(rng.randrange(stones.count())).click()
    while not any('"done"' in str(frame) for frame in host.frames[told:]):
        host.next_frame()
    host.next_frame()


def test_masters_at_a_real_table(invite: Invite) -> None:
    """Marbles, cards and hands are told, then turns are entered; a phone sees them at once."""
    anna, phone = invite(), invite(width=390, height=844, has_touch=True)
    kept(anna, "Masters", "you enter")
    phone.page.goto(anna.page.url)
    phone.at_table()
    expect(phone.page.locator(".prompt .flag")).to_have_text("Anna enters it")
    rng = Random(3)
    turns = 0
    while turns < 6:
        state = asked(anna)
        if state == "chance":
            tell(anna, rng)
        elif state == "seat":
            anna.play_turn()
            turns += 1
    shown = anna.page.locator(".prompt .flag").text_content()

    expect(phone.page.locator(".prompt .flag")).to_contain_text(str(shown).split()[0])
    assert "Real table" in str(anna.page.locator("header.bar").text_content())
    phone.button("Table and settings").click()
    expect(phone.page.get_by_role("link", name="Save the record")).to_be_visible()


def test_lorenzo_first_round(invite: Invite) -> None:
    """Sixteen cards and three dice, a friend who enters by phone, undo of what was told."""
    anna, ben = invite(), invite(width=390, height=844, has_touch=True)
    kept(anna, "Lorenzo", "friend")
    link = anna.page.locator("[title*='?i=']").first.get_attribute("title")
    ben.page.goto(str(link))
    ben.page.get_by_role("button", name="Sit down").first.click()
    ben.come_in("Ben")
    ben.at_table()
    anna.at_table()
    rng = Random(1)
    told = 0
    while asked(anna) == "chance":
        tell(anna, rng)
        told += 1
        if told == 6:
            before = anna.page.locator("dialog[open] h2").text_content()
            tell(anna, rng)
            anna.button("Take back the last").click()
            expect(anna.page.locator("dialog[open] h2")).to_have_text(str(before))
        if ben.page.locator(".prompt.mine").count():
            break
        if told > 21 and anna.page.locator("dialog[open]").count() == 0:
            break
    assert told >= 20

    # The palace has room for every member with a die: no round is over before six answers.
    enough = anna.answers + ben.answers + 6
    click_until((anna, ben), lambda _: anna.answers + ben.answers >= enough)
    expect(ben.page.locator("header.bar")).to_contain_text("1")
    assert ben.places()
