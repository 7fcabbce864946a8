"""Somebody at a screen: what they see, click and type. Texts are found as the page says them."""

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import BrowserContext, Locator, Page, Request, WebSocket, expect

SOON: Final = 30_000
"""Milliseconds that anything may take on a busy machine."""

_LOOK: Final = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
_NO_TROUBLE: Final = ("ERR_CONNECTION", "closed before the connection is established")
"""A server that is killed on purpose, and a page that is left before its line is open."""
_ANSWER: Final = re.compile(r'{"kind":"(done|sight)"')


class Person:
    """One page of one browser."""

    def __init__(
        self, context: BrowserContext, address: str, seed: str = "", *, touch: bool = False
    ) -> None:
        """Open nothing yet."""
        self.context = context
        self.address = address
        self.touch = touch
        self.page: Page = context.new_page()
        self.chance = Random(seed)
        self.troubles: list[str] = []
        self.strangers: list[str] = []
        self.frames: list[str] = []
        """What tables told this page."""
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self._heard(said.type, said.text))
        self.page.on("request", self._asked)
        self.page.on("websocket", self._line)

    def _heard(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and not any(words in text for words in _NO_TROUBLE):
            self.troubles.append(text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:")):
            self.strangers.append(request.url)

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", self._told)

    def _told(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def forgive(self, *words: str) -> None:
        """A test that asks for trouble knows what the browser writes of it."""
        self.troubles = [one for one in self.troubles if not any(word in one for word in words)]

    # Coming and going

    def go(self, path: str = "") -> "Person":
        """Open a page of the house."""
        self.page.goto(self.address + path)
        return self

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def choose(self, group: str, choice: str) -> None:
        """One of a few choices side by side, of which the label is seen."""
        labels = self.page.get_by_role("radiogroup", name=group).or_(
            self.page.get_by_role("group", name=group)
        )
        labels.locator("label").filter(has_text=choice).click()

    def come_in(self, name: str) -> None:
        """Say one's name where it is asked for."""
        field = self.page.get_by_role("dialog").get_by_role("textbox")
        field.fill(name)
        field.press("Enter")

    def play_now(self, title: str, name: str = "Anna") -> "Person":
        """One click, and a game against bots is running."""
        self.go()
        self.button(re.compile(f"Play now: {title}")).click()
        self.come_in(name)
        self.at_table()
        return self

    def at_table(self) -> None:
        """The board is there, and what lies around it."""
        expect(self.page.locator(".play[aria-busy=false] .prompt")).to_be_visible(timeout=SOON)

    @property
    def id(self) -> str:
        """The table's."""
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found is not None
        return found[1]

    # Playing by clicks

    def wait(self) -> str:
        """Until there is something to do."""
        found = self.page.wait_for_function(_LOOK, arg=0, timeout=SOON, polling=20)
        return str(found.json_value()[0])

    def act(self) -> str:
        """One click on anything that may be clicked; what for, empty if there was nothing."""
        found = self.page.evaluate(_LOOK, self.chance.random())
        if found is None:
            return ""
        state, x, y = found
        if state != "over":
            self.tap(x, y)
        return str(state)

    def tap(self, x: float, y: float) -> None:
        """By finger or by mouse."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def play_turn(self) -> None:
        """Click until one's answer is handed in, and the page shows what came of it."""
        told = len(self.frames)
        last = time.monotonic()
        while not any(_ANSWER.match(frame) for frame in self.frames[told:]):
            did = self.act()
            if did == "over":
                return
            if did:
                last = time.monotonic()
            assert time.monotonic() - last < SOON / 1000, "there is nothing to do"
            self.next_frame()
        # It came to the browser; the page takes it after that.
        expect(self.page.locator(".prompt .commit:disabled")).to_have_count(0, timeout=SOON)
        self.next_frame()

    @property
    def answers(self) -> int:
        """How many of this page's answers the table has taken."""
        return sum('"kind":"done"' in frame for frame in self.frames)

    # Looking

    def log(self) -> Locator:
        """The log's lines."""
        return self.page.locator("[data-log] li")

    def places(self) -> list[str]:
        """What the table looks like: every place, and what it says."""
        script = "(all) => all.map((one) => `${one.dataset.thing}: ${one.textContent}`)"
        return [str(text) for text in self.page.locator("main [data-thing]").evaluate_all(script)]

    def flag(self) -> Locator:
        """Whose turn it is."""
        return self.page.locator(".prompt .flag")

    def fits(self) -> bool:
        """Nothing has to be scrolled to be seen."""
        return bool(
            self.page.evaluate(
                "() => { const e = document.documentElement;"
                " return e.scrollWidth <= innerWidth && e.scrollHeight <= innerHeight }"
            )
        )

    def doubled_ids(self) -> list[str]:
        """Names within the page that two elements have: labels that lead astray."""
        script = "(all) => all.map((one) => one.id).filter((id, at, ids) => ids.indexOf(id) < at)"
        return [str(one) for one in self.page.locator("[id]").evaluate_all(script)]

    def be_still(self) -> None:
        """Whatever slides in or fades has done so; what glows for ever may."""
        self.page.evaluate(
            "() => Promise.all(document.getAnimations()"
            ".filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))"
            ".map((one) => one.finished.catch(() => 0)))"
        )

    def next_frame(self) -> None:
        """The browser has drawn once more."""
        self.page.evaluate("() => new Promise(requestAnimationFrame)")


def play_together(people: Sequence[Person]) -> None:
    """Everybody clicks whenever there is something to click, until the game is over."""
    click_until(people, lambda did: did == ["over"] * len(people))


def click_until(people: Sequence[Person], done: Callable[[list[str]], bool]) -> None:
    """The same until `done` says so, of what each of them found."""
    last = time.monotonic()
    while not done(did := [person.act() for person in people]):
        if any(did):
            last = time.monotonic()
        assert time.monotonic() - last < SOON / 1000, "nobody finds anything to do"
        people[0].next_frame()
