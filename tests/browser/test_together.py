"""Several people at one table: links, undo, whoever leaves, whoever looks on."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person
from tests.browser.seating import link_of, open_table, sit_down, turn_of, two


def test_a_link_is_enough(invite: Invite) -> None:
    """One click and a name, and one sits; who comes by it later looks on."""
    anna, bela, carla = invite(), invite(), invite()
    open_table(anna, "Masters", "friend")
    link = link_of(anna)

    sit_down(bela, link)

    anna.at_table()
    expect(bela.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    carla.page.goto(link)
    carla.come_in("Carla")
    expect(carla.page.get_by_text("The game has begun already")).to_be_visible(timeout=SOON)
    expect(carla.button("Undo", exact=True)).to_have_count(0)
    carla.forgive("409")


def test_next_table(invite: Invite) -> None:
    """While the other thinks, the prompt leads to where it is my turn."""
    anna = invite()
    anna.play_now("Masters")
    anna.wait()
    other = anna.id
    bela = invite()
    anna.go("new")
    anna.choose("Players", "2")
    anna.button("Open the table").click()
    anna.page.wait_for_url(re.compile(f"/t/(?!{other})"))
    sit_down(bela, link_of(anna))
    anna.at_table()
    first, _ = turn_of(anna, bela)
    if first is anna:
        anna.play_turn()

    anna.page.get_by_role("link", name="Your turn: Masters of Renaissance").click()

    anna.page.wait_for_url(f"**/t/{other}")
    anna.wait()


def test_undo(invite: Invite) -> None:
    """Alone while nobody has answered; then the button says why not, and the other is asked."""
    first, second = turn_of(*two(invite, "Lorenzo"))
    undo = first.button("Undo", exact=True)
    first.wait()
    before, lines = first.places(), first.log().count()
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert undo.get_attribute("title")

    first.play_turn()
    expect(undo).to_have_attribute("title", re.compile("Take back"), timeout=SOON)
    undo.click()

    first.wait()
    assert before == first.places()
    expect(second.log()).to_have_count(lines, timeout=SOON)

    first.play_turn()
    second.play_turn()
    first.wait()
    expect(undo).to_have_attribute("title", re.compile("needs everybody's consent"), timeout=SOON)
    for answer in ("No", "All right"):
        undo.click()
        first.button("Ask the others").click()
        question = second.page.get_by_role("alertdialog")
        question.get_by_role("button", name=answer, exact=True).click()
        expect(first.page.get_by_role("alertdialog")).to_have_count(0, timeout=SOON)

    expect(first.log()).to_have_count(lines, timeout=SOON)
    first.wait()
    assert before == first.places()
    expect(second.log()).to_have_count(lines, timeout=SOON)


def test_leaving(invite: Invite) -> None:
    """A bot takes the seat of whoever gets up, and gives it back when they return."""
    anna, bela = two(invite, "Masters")
    table = bela.page.url
    bela.button("Table and settings").click()
    expect(bela.button("Copy the record")).to_be_visible(timeout=SOON)
    expect(bela.button("Copy link")).to_have_count(0)
    bela.button("Get up").click()
    bela.page.wait_for_url(bela.address)

    anna.play_turn()
    anna.wait()
    anna.play_turn()
    anna.wait()
    sign = anna.page.locator(".rail").get_by_title("A bot plays for Béla")
    expect(sign).to_be_visible(timeout=SOON)
    expect(anna.log().filter(has_text="Béla").first).to_be_attached(timeout=SOON)

    bela.page.goto(table)
    bela.at_table()
    expect(sign).to_have_count(0, timeout=SOON)
    while turn_of(anna, bela)[0] is anna:
        anna.play_turn()
    assert bela.wait()


def test_whoever_is_away(invite: Invite) -> None:
    """The host lets a bot play for somebody who closed the page."""
    anna, bela = two(invite, "Masters")
    table = bela.page.url
    bela.page.close()
    anna.button("Table and settings").click()
    anna.button("Let a bot play", exact=True).click()
    expect(anna.page.get_by_text("a bot stands in")).to_be_visible(timeout=SOON)
    anna.page.keyboard.press("Escape")
    anna.play_turn()
    anna.wait()

    back = invite(beside=bela)
    back.page.goto(table)
    back.at_table()
    expect(anna.page.locator(".rail").get_by_title("A bot plays for Béla")).to_have_count(
        0, timeout=SOON
    )


def test_spectator(invite: Invite) -> None:
    """Whoever looks on is told nothing that a hand holds, and can do nothing."""
    anna, bela, carla = invite(), invite(), invite()
    open_table(anna, "Masters", "open", visible=True)
    table = anna.page.url
    sit_down(bela, table)
    anna.at_table()
    carla.page.goto(table)
    carla.at_table()
    for _ in range(4):
        turn_of(anna, bela)[0].play_turn()
    waiting = turn_of(anna, bela)[1]
    expect(carla.flag()).to_have_text(waiting.flag().inner_text(), timeout=SOON)

    hands = [leaders(person) for person in (anna, bela)]
    assert all(hands)
    assert not hands[0] & hands[1]
    assert not leaders(carla)
    assert [] == known_hands(carla)
    assert known_hands(anna)
    expect(carla.button("Undo", exact=True)).to_have_count(0)
    assert carla.page.locator("[data-state=option], .prompt.mine").count() == 0
    carla.button("Table and settings").click()
    expect(carla.button("Copy link")).to_be_visible(timeout=SOON)


def leaders(person: Person) -> set[str]:
    """Those that are seen."""
    places = person.page.locator("[data-thing^='leader:']")
    return set(places.evaluate_all("all => all.map((one) => one.dataset.thing)"))


def known_hands(person: Person) -> list[Any]:
    """Every card in a hand of which this page was ever told."""
    cards: list[Any] = []

    def search(node: Any, held: bool) -> None:  # noqa: ANN401, FBT001 - any JSON
        if isinstance(node, dict):
            for key, each in node.items():
                search(each, held or key == "hand")
        elif isinstance(node, list):
            # A change of a picture is a path and a value.
            inside = held or (len(node) == 2 and isinstance(node[0], list) and "hand" in node[0])
            for each in node[1:] if inside and not held else node:
                search(each, inside)
        elif held and node is not None:
            cards.append(node)

    for frame in person.frames:
        search(json.loads(frame), held=False)
    return cards
