"""Somebody who hears the table: the tree of names and roles, and what live regions tell."""

import re
from typing import Final

from playwright.sync_api import Locator

from tests.browser.person import Person

_HEAR: Final = """
window.heard = []
new MutationObserver((changes) => {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]'
  const told = new Map()
  for (const { target, addedNodes } of changes) {
    const at = target.nodeType === 1 ? target : target.parentElement
    const region = at?.closest(LIVE)
    const live = region?.getAttribute('aria-live')
    for (const node of addedNodes) {
      const inner = node.nodeType === 1 ? [node, ...node.querySelectorAll('[role=alert]')] : []
      const alerts = inner.filter((one) => one.getAttribute('role') === 'alert')
      for (const one of alerts) told.set(one, one.textContent)
    }
    if (!region || live === 'off') continue
    if (region.getAttribute('role') === 'log') {
      for (const node of addedNodes) told.set(node, node.textContent)
    } else told.set(region, region.textContent)
  }
  for (const text of told.values()) {
    const said = text.replace(/\\s+/g, ' ').trim()
    if (said) window.heard.push(said)
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
_BUTTON: Final = re.compile(r'(?m)^  - \'?button "((?:[^"\\]|\\.)*)"(?! \[(?:disabled|pressed)\])')
_NO_ANSWER: Final = re.compile(r"Back|Less|More")


class Listener:
    """A person's page without its picture: no place on the screen, no class, no data of it."""

    def __init__(self, person: Person) -> None:
        """From the next page on."""
        self.person = person
        self.page = person.page
        self.page.add_init_script(_HEAR)

    @property
    def prompt(self) -> Locator:
        """The part of the page that says what is asked."""
        return self.page.get_by_role("region", name="What is asked")

    def heard(self) -> list[str]:
        """All that was told so far without being looked for."""
        return [str(text) for text in self.page.evaluate("() => window.heard")]

    def over(self) -> bool:
        """Does the end lie open?"""
        return self.page.get_by_role("dialog", name="Game over").is_visible()

    def act(self) -> str:
        """One step, by the names of buttons or by the list; empty = there was nothing to do."""
        if self.over():
            return "over"
        options = self.page.get_by_role("listbox").get_by_role("option")
        if (many := options.count()) > 0:
            options.nth(self.person.chance.randrange(many)).click()
            return "list"
        if self.prompt.count() == 0:
            return ""
        tree = self.prompt.aria_snapshot()
        if "Your turn" not in tree:
            return ""
        names = [str(name).replace('\\"', '"') for name in _BUTTON.findall(tree)]
        lists = [name for name in names if name.endswith("as a list")]
        answers = lists or [name for name in names if not _NO_ANSWER.fullmatch(name)]
        if not answers:
            return ""
        name = answers[0]
        self.prompt.get_by_role("button", name=name, exact=True).first.click()
        if lists:
            options.first.wait_for()
        return name
