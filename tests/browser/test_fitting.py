"""What is printed stays inside its frame: every card and tile, in every language; upright, too."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person

LANGUAGES: Final = ("Čeština", "Polski", "Slovenčina", "English")
SEATS: Final = "abcd"
KINDS: Final = 4
CARDS: Final = 24
"""Of a kind; they are numbered kind by kind."""
LONG: Final = ("sisto", "moro", "cesare", "federico")
"""Leaders that say much, by their keys."""
TILES: Final = 7
"""Of a period."""

_POST: Final = """async ([name, text]) => {
  const post = (path, body) => fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json())
  await post('/api/come-in', { name })
  const bot = { kind: 'bot', bot: 'random' }
  const seats = [{ kind: 'me' }, bot, bot, bot]
  return (await post('/api/records', { text, seats, title: 'Fit', private: true })).id
}"""
_OUTSIDE: Final = """(boxes) => boxes.filter((box) => box.checkVisibility()).flatMap((box) => {
  const frame = box.getBoundingClientRect()
  const inside = document.createTreeWalker(box, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node; (node = inside.nextNode()); ) {
    const around = node.parentElement
    if (around.closest('svg, .unseen')) continue
    if (getComputedStyle(around).textOverflow === 'ellipsis') continue
    const text = node.nodeType === Node.TEXT_NODE && node.data.trim() !== ''
    if (!text && !node.matches?.('svg.icon')) continue
    const range = document.createRange()
    range.selectNode(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    if (left === right) continue
    const across = Math.max(right - frame.right, frame.left - left)
    const over = Math.max(across, bottom - frame.bottom, frame.top - top)
    if (over > 0.5) return [`${box.dataset.thing ?? box.className}: ${over.toFixed(1)}`]
  }
  return []
})"""


def begin(person: Person, position: str) -> Person:
    """A table that begins there."""
    person.go()
    table = person.page.evaluate(_POST, ["Anna", f'[Options "players=4 advanced"]\n{position}'])
    person.go(f"t/{table}")
    person.at_table()
    person.page.evaluate("() => document.fonts.ready")
    person.next_frame()
    return person


def outside(person: Person, boxes: str) -> list[str]:
    """Places with something that reaches over their edge."""
    return [str(one) for one in person.page.locator(boxes).evaluate_all(_OUTSIDE)]


def held(place: int) -> str:
    """Every fourth card, six of each kind."""
    return " ".join(
        str(1 + CARDS * kind + at) for kind in range(KINDS) for at in range(place, CARDS, 4)
    )


def in_every_language(person: Person, look: Callable[[], list[str]]) -> list[str]:
    """What is outside in each of them: they are switched without a reload."""
    person.page.keyboard.press("Escape")
    person.button("Table and settings").click()
    found = []
    for language in LANGUAGES:
        button = person.page.locator("dialog[open]").get_by_role("button", name=language)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true", timeout=SOON)
        person.next_frame()
        found += [f"{language}: {one}" for one in look()]
    return found


def test_all_cards_on_boards(invite: Invite) -> None:
    """Four full boards have all 96 cards."""
    seats = "\n".join(f"{seat}: cards {held(place)}" for place, seat in enumerate(SEATS))
    hand = " ".join(LONG)
    goods = "12 coins, 12 wood, 12 stone, 12 servants, 25 mp, 60 vp"
    anna = begin(invite(), f"round 6; all: {goods}\n{seats}\na: hand {hand}\nturn a")

    boxes = ".own .mini, .own .member, .own .leader"
    found = in_every_language(anna, lambda: outside(anna, boxes))
    anna.page.locator("dialog[open]").get_by_role("button", name="English").click()
    anna.page.keyboard.press("Escape")
    for panel in range(3):
        anna.page.locator(".rail .look").nth(panel).click(force=True)
        anna.page.locator(".own .back").wait_for(timeout=SOON)
        anna.next_frame()
        assert KINDS * (CARDS // 4) == anna.page.locator(".own .mini").count()
        found += outside(anna, ".own .mini")
    assert [] == found


@pytest.mark.parametrize("tile", range(1, TILES + 1))
def test_all_tiles_of_the_church(invite: Invite, tile: int) -> None:
    """With what they need and two cubes, in every language; and the first and last with four."""
    tiles = " ".join(f"{period}.{tile}" for period in (1, 2, 3))
    banned = "; ".join(f"{seat}: banned {tiles}" for seat in "ab")
    anna = begin(invite(), f"round 3; tiles {tiles}; {banned}\nturn a")
    found = in_every_language(anna, lambda: outside(anna, ".tiles .tile"))
    if tile in {1, TILES}:
        begin(anna, f"round 3; tiles {tiles}; all: banned {tiles}\nturn a")
        found += outside(anna, ".tiles .tile")
    assert [] == found


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (768, 1024), (844, 390), (390, 844)])
def test_towers_on_small_screens(invite: Invite, width: int, height: int) -> None:
    """Upright and on its side: a card that is in sight is there in full width."""
    anna = begin(invite(width=width, height=height, locale="pl-PL"), "round 5\nturn a")
    assert [] == outside(anna, ".towers .card")
    assert anna.fits()
