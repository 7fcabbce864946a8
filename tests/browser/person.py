"""Somebody at a screen: what they see, click and type. Texts are found as the page says them."""

import re
from random import Random
from typing import Final

from playwright.sync_api import BrowserContext, Locator, Page, Request, expect

SOON: Final = 15_000
"""Milliseconds that anything may take on a busy machine."""

_STATE: Final = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const shown = (selector) => all(selector).some((element) => element.checkVisibility())
  if (shown('.end[role=dialog]')) return 'over'
  if (shown('.prompt .commit:enabled')) return 'commit'
  if (!shown('.prompt.mine')) return ''
  if (shown('[data-state=option]')) return 'place'
  return shown('.prompt .choice:enabled') ? 'choice' : ''
}"""
"""What there is to do, from the most final on; '' = to wait."""


class Person:
    """One page of one browser."""

    def __init__(self, context: BrowserContext, address: str, seed: str = "") -> None:
        """Open nothing yet."""
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.chance = Random(seed)
        self.troubles: list[str] = []
        self.strangers: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self._heard(said.type, said.text))
        self.page.on("request", self._asked)

    def _heard(self, kind: str, text: str) -> None:
        # That a line is lost is what some tests are about.
        if kind in {"error", "warning"} and "ERR_CONNECTION" not in text:
            self.troubles.append(text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:")):
            self.strangers.append(request.url)

    def forgive(self, *words: str) -> None:
        """A test that asks for trouble knows what the browser writes of it."""
        self.troubles = [one for one in self.troubles if not any(word in one for word in words)]

    # Coming and going

    def go(self, path: str = "") -> "Person":
        """Open a page of the house."""
        self.page.goto(self.address + path)
        return self

    def button(self, name: str, *, exact: bool = False) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def come_in(self, name: str) -> None:
        """Say one's name where it is asked for."""
        field = self.page.get_by_role("dialog").get_by_role("textbox")
        field.fill(name)
        field.press("Enter")

    def play_now(self, title: str, name: str = "Anna") -> "Person":
        """One click, and a game against bots is running."""
        self.go()
        self.page.get_by_role("button", name=re.compile(f"Play now: {title}")).click()
        self.come_in(name)
        self.page.wait_for_url("**/t/*")
        self.at_table()
        return self

    def at_table(self) -> None:
        """The board is there."""
        expect(self.page.locator(".prompt")).to_be_visible(timeout=SOON)

    @property
    def id(self) -> str:
        """The table's."""
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found is not None
        return found[1]

    # Playing by clicks

    def state(self) -> str:
        """What there is to do."""
        return str(self.page.evaluate(_STATE))

    def wait(self) -> str:
        """Until there is something to do."""
        found = self.page.wait_for_function(_STATE, timeout=SOON, polling=20)
        return str(found.json_value())

    def act(self) -> str:
        """One click, on anything that may be clicked; the state that it was for."""
        state = self.state()
        if state == "commit":
            self.page.locator(".prompt .commit").click()
        elif state in {"place", "choice"}:
            places = self.page.locator("[data-state=option]:visible, .prompt .choice:enabled")
            number = places.count()
            if number:
                # Something may have changed between looking and clicking: people miss, too.
                places.nth(self.chance.randrange(number)).click(timeout=SOON, force=True)
        return state

    def play_turn(self) -> None:
        """Click until one's answer is handed in."""
        while self.wait() != "over":
            if self.act() == "commit":
                return

    def log(self) -> Locator:
        """The log's lines."""
        return self.page.locator("[data-log] li")

    def fits(self) -> bool:
        """Nothing has to be scrolled to be seen."""
        return bool(
            self.page.evaluate(
                "() => { const e = document.documentElement;"
                " return e.scrollWidth <= innerWidth && e.scrollHeight <= innerHeight }"
            )
        )
