"""Back and ahead: any move of the game, its link, another table from there, one's own plans."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person

_SHARED = "() => [...document.querySelectorAll('.shared [data-thing]')].map((e) => e.innerText)"


def shared(person: Person) -> list[str]:
    """What lies in the middle of the table."""
    return [str(text) for text in person.page.evaluate(_SHARED)]


def until(person: Person, look: list[str]) -> None:
    """The middle of the table looks like this."""
    script = f"(wanted) => JSON.stringify(({_SHARED})()) === JSON.stringify(wanted)"
    person.page.wait_for_function(script, arg=look, timeout=SOON)


def moment(person: Person) -> int:
    """The move that the address points at."""
    person.page.wait_for_url(re.compile(r"\?at=\d+$"))
    return int(person.page.url.rpartition("=")[2])


_SET_UP = """async () => {
  const headers = { 'content-type': 'application/json' }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = JSON.stringify({ game: 'masters', seats, private: false })
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id
}"""


def bar(person: Person) -> None:
    """The past lies over the table."""
    expect(person.page.get_by_role("slider")).to_be_visible(timeout=SOON)


def table(person: Person) -> None:
    """It does not."""
    expect(person.page.get_by_role("slider")).to_be_hidden(timeout=SOON)


def test_any_move_and_back(invite: Invite) -> None:
    """By keys, by the slider, by the log; the table then looks as it did, and the game goes on."""
    anna = invite().play_now("Lorenzo")
    page = anna.page
    anna.wait()
    page.keyboard.press("h")
    bar(anna)
    before, was = moment(anna), shared(anna)
    page.keyboard.press("Escape")
    table(anna)
    anna.play_turn()
    anna.wait()
    table_now = shared(anna)

    page.keyboard.press("h")
    bar(anna)
    after, now = moment(anna), shared(anna)
    assert was != now
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    page.wait_for_url("**?at=0")
    page.keyboard.press("End")
    page.wait_for_url(f"**?at={after}")
    until(anna, now)
    slider = page.get_by_role("slider")
    slider.focus()
    while moment(anna) > before:
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(300)
    until(anna, was)
    assert "after move" in str(slider.get_attribute("aria-valuetext"))
    expect(
        page.locator(".turn[aria-current]").or_(page.locator("li[aria-current]"))
    ).not_to_have_count(0)
    anna.log().last.click()
    page.wait_for_url(f"**?at={after}")

    page.go_back()
    table(anna)
    until(anna, table_now)
    assert anna.fits()
    anna.play_turn()


def test_turns_have_short_names(invite: Invite) -> None:
    """A page names a turn by the card that was taken or the place that was gone to."""
    anna = invite().play_now("Lorenzo")
    anna.play_turn()
    anna.wait()

    anna.page.keyboard.press("h")
    bar(anna)

    turns = anna.page.locator(".page .turn")
    expect(anna.page.locator(".page .coming")).to_have_count(0, timeout=SOON)
    expect(turns).not_to_have_count(0)
    for turn in turns.all():
        told, short = str(turn.get_attribute("title")), turn.locator("b").first.inner_text()
        cards = re.findall(r"takes a card: ([^;]+)", told)
        place = re.search(r"market \d|council palace|Harvests|Produces", told)
        if cards:
            assert short == ", ".join(cards)
        elif place:
            assert short[:4].lower() == place[0][:4].lower()
        assert len(short) < 40


def test_a_link_to_a_position(invite: Invite) -> None:
    """Whoever may see the table opens it there, and from there comes to the table as it is."""
    anna = invite().play_now("Masters")
    anna.wait()
    anna.page.goto(f"{anna.page.url}?at=30")
    bar(anna)
    was = shared(anna)
    other = invite(beside=anna)
    other.page.goto(anna.page.url)
    bar(other)
    until(other, was)
    expect(other.page.get_by_role("dialog", name="Game over")).to_be_hidden()

    other.button("To the table").click()

    table(other)
    assert other.page.url == anna.page.url.partition("?")[0]
    assert other.wait()


def test_a_fork_goes_on(invite: Invite) -> None:
    """At a table of its own, from that move; the first one stays as it is."""
    anna = invite().play_now("Lorenzo")
    anna.play_turn()
    anna.wait()
    first = anna.id
    anna.button("History").click()
    bar(anna)
    anna.page.keyboard.press("PageUp")
    n = moment(anna)

    anna.button("Fork from here").click()
    anna.button("Open the new table").click()

    anna.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    anna.at_table()
    table(anna)
    anna.play_turn()
    anna.wait()
    anna.page.goto(f"{anna.address}t/{first}?at={n}")
    bar(anna)
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"after move {n} of"))


def test_several_at_one_screen_have_names(invite: Invite) -> None:
    """Whoever takes a bot's chair at the same screen is called otherwise, as the chair says."""
    anna = invite().play_now("Lorenzo")
    anna.play_turn()
    anna.wait()
    first = anna.id
    anna.page.keyboard.press("h")
    bar(anna)
    anna.button("Fork from here").click()
    seat = anna.page.get_by_role("group", name="Seat 2")
    seat.get_by_text("me", exact=True).click()
    field = anna.page.get_by_role("textbox", name="Name at seat 2")
    assert field.get_attribute("placeholder") == "Anna 2"

    anna.button("Open the new table").click()

    anna.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    expect(anna.page.get_by_text("Anna 2").first).to_be_attached(timeout=SOON)


def test_a_plan_is_kept_and_nobody_sees_it(invite: Invite) -> None:
    """Two turns ahead on a guess, step by step back, and one's own choice stands at the table."""
    anna, bela = invite().play_now("Masters"), invite()
    address = f"t/{anna.page.evaluate(_SET_UP)}"
    bela.go(address)
    bela.button("Sit down").last.click()
    bela.come_in("Béla")
    anna.go(address)
    people = [anna, bela]
    for person in people:
        person.at_table()
    while not anna.page.get_by_text("Go to the market").is_visible():
        for person in people:
            person.act()
    before, frames = shared(bela), len(bela.frames)

    anna.page.keyboard.press("p")
    expect(anna.page.get_by_text("What is hidden is guessed")).to_be_visible(timeout=SOON)
    names: set[str] = set()
    ahead = 0
    while len(names) < 2 or ahead < 2:
        names.add(anna.page.locator(".prompt .flag").inner_text())
        ahead += 1
        anna.button("Bot answers").click()
        expect(anna.page.locator(".ahead")).to_contain_text(f"{ahead} step", timeout=SOON)
    assert names >= {"Plan: Anna", "Plan: Béla"}
    expect(anna.page.locator("li.guess")).not_to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".plan-bar")).to_be_visible()
    anna.button("Keep").click()

    expect(anna.page.locator(".plan-bar")).to_be_hidden()
    assert before == shared(bela)
    assert frames == len(bela.frames), "nobody else hears of it"
    told = bela.log().all_inner_texts()
    anna.page.locator(".prompt .commit").click(timeout=SOON)
    expect(bela.log()).not_to_have_text(told, timeout=SOON)
