"""Two people at one screen."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON
from tests.browser.seating import open_table

WATCH = """() => {
  // At every frame: whose hand lies open to the eye, and whose turn does the screen know of?
  window.seen = []
  const look = () => {
    const own = document.querySelector('.own')
    if (own !== null) {
      const { x, y, width, height } = own.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      const closed = top === null || top.closest('dialog, .closed') !== null
      const mine = document.querySelector('.prompt.mine') !== null
      const leaders = [...document.querySelectorAll('[data-thing^="leader:"]')]
      const hand = leaders.map((one) => one.dataset.thing)
      window.seen.push({ closed, mine, hand, whose: own.getAttribute('aria-label') })
    }
    requestAnimationFrame(look)
  }
  look()
}"""


def test_curtain(invite: Invite) -> None:
    """It falls with the last click of one and the other lifts it; no hand is seen between."""
    anna = invite()
    open_table(anna, "Masters", "me")
    curtain = anna.page.get_by_role("dialog", name=re.compile("Pass the device to"))
    anna.page.wait_for_selector(".play .prompt, dialog[open]")
    anna.page.evaluate(WATCH)

    passed: list[str | None] = []
    while len(passed) < 4:
        anna.page.wait_for_function(
            "() => document.querySelector('.prompt.mine') || document.querySelector('dialog[open]')"
        )
        if curtain.count() == 0:
            anna.play_turn()
            continue
        passed.append(curtain.get_attribute("aria-label"))
        told = len(anna.frames)
        anna.next_frame()
        assert [] == anna.frames[told:]
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0, timeout=SOON)

    frames = anna.page.evaluate("window.seen")
    assert len(set(passed)) == 2
    assert [] == [frame for frame in frames if not frame["closed"] and not frame["mine"]]
    hands: dict[str, set[str]] = {}
    for frame in frames:
        if not frame["closed"]:
            hands.setdefault(frame["whose"], set()).update(frame["hand"])
    one, other = hands.values()
    assert one
    assert other
    assert not one & other
