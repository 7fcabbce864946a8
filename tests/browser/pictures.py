"""Every screen as a picture: `python -m tests.browser.pictures FOLDER`.

For looking at them side by side with the drafts, and for the pictures in `docs/images`, which
`--docs` writes. Tables are played by chance up to where there is something to see, from one seed.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, PROGRAM
from tests.browser.house import House
from tests.browser.person import Person

SIZES: Final = {1366: (1366, 768), 390: (390, 844), 768: (768, 1024), 1920: (1920, 1080)}
THEMES: Final = {"parchment": "light", "night": "dark"}
DOCS: Final = {
    ("choice", 1366, "parchment"): "lorenzo",
    ("masters", 1366, "night"): "masters",
    ("lobby", 1366, "parchment"): "lobby",
    ("end", 1366, "parchment"): "end",
    ("why-not", 1366, "night"): "why-not",
    ("past", 1366, "parchment"): "past",
    ("lorenzo", 390, "night"): "phone",
}
"""The pictures of the papers."""

PAST: Final = 140
"""The move of a game at which it is looked back."""

_FUNCTIONS: Final = """
const post = (path, body) => fetch(path, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
}).then((answer) => answer.json())
const listen = (id, hear) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
  socket.onmessage = async ({ data }) => {
    const frame = JSON.parse(typeof data === 'string' ? data : await data.text())
    const heard = hear(frame, (message) => socket.send(JSON.stringify(message)))
    if (heard === undefined) return
    socket.close()
    done(heard)
  }
})
"""
_SET_UP: Final = (
    f"async (wanted) => {{{_FUNCTIONS} return (await post('/api/tables', wanted)).id }}"
)
_FINISH: Final = f"""async (id) => {{{_FUNCTIONS}
  let away = false
  await listen(id, (frame) => {{
    if (frame.over || frame.table?.state === 'over') return true
    // Whoever opens a table plays, so the bot is asked when it is open.
    if (!away) post(`/api/tables/${{id}}/stand-in`, {{ on: true, bot: 'greedy' }})
    away = true
  }})
}}"""
"""A bot plays for whoever sits there, to the end."""
_FORK: Final = f"""async ([id, part, seats, title]) => {{{_FUNCTIONS}
  const turns = await listen(id, (frame, send) => {{
    if (frame.kind === 'sight') send({{ kind: 'look', id: 1, n: 0, since: 0 }})
    return frame.kind === 'looked' ? frame.turns : undefined
  }})
  const own = turns.filter((turn) => turn.seat === 0)
  const {{ n }} = own[Math.floor(part * (own.length - 1))]
  return (await post(`/api/tables/${{id}}/fork`, {{ n, seats, title, private: false }})).id
}}"""
"""A table from such a game, where the first seat is to move."""
_BOT: Final = {"kind": "bot", "bot": "greedy"}
_ME: Final = {"kind": "me"}


_TOWER: Final = ".towers [data-thing^='space:'][data-state=option]"
_TOLD: Final = """() => {
  const told = [...document.querySelectorAll('.page .turn:not(.ahead) b')]
  return document.querySelector('.phone .past.prompt') !== null
    || (told.length > 4 && !document.querySelector('.coming'))
}"""
"""One looks back at some turns, and each has its sentence."""


class Painter:
    """Somebody whose screens are kept as pictures."""

    def __init__(self, person: Person, save: Callable[[str, Person], None]) -> None:
        """In the lobby, with a name."""
        self.person = person
        self.save = save
        person.go()
        person.page.evaluate(
            "(name) => fetch('/api/come-in', {method: 'POST', headers: {'Content-Type':"
            " 'application/json'}, body: JSON.stringify({name})})",
            "Ginevra",
        )

    def set_up(self, game: str, seats: list[dict[str, str]], title: str, **switches: object) -> str:
        """A table."""
        wanted = {"game": game, "seats": seats, "switches": switches, "title": title}
        return str(self.person.page.evaluate(_SET_UP, {**wanted, "private": False}))

    def over(self, game: str, title: str, bots: int, **switches: object) -> str:
        """A table whose game is over."""
        id_ = self.set_up(game, [_ME, *[_BOT] * bots], title, **switches)
        self.person.page.evaluate(_FINISH, id_)
        return id_

    def middle(self, over: str, title: str, bots: int, part: float = 0.45) -> str:
        """A table in the middle of that game, where it is one's turn."""
        wanted = [over, part, [_ME, *[_BOT] * bots], title]
        return str(self.person.page.evaluate(_FORK, wanted))

    def picture(self, name: str) -> None:
        """What is on the screen, once nothing moves."""
        page = self.person.page
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready")
        self.person.be_still()
        self.person.next_frame()
        self.save(name, self.person)

    def at(self, path: str, name: str) -> None:
        """A page."""
        self.person.go(path)
        self.person.page.get_by_role("main").first.wait_for()
        self.picture(name)

    def sit(self, id_: str) -> None:
        """A table at which one is asked."""
        self.person.go(f"t/{id_}")
        self.person.at_table()
        self.person.wait()

    def open(self, key: str, name: str) -> None:
        """What a key opens, and away again."""
        self.person.page.keyboard.press(key)
        self.person.next_frame()
        self.picture(name)
        self.person.page.keyboard.press("Escape")


def paint(painter: Painter) -> None:
    """Every screen."""
    bankers = painter.over("lorenzo", "Against the bankers", 3, advanced=True)
    lorenzo = _placing(painter, bankers)
    press = painter.over("masters", "Quick one", 3)
    masters = painter.middle(press, "Two at the press", 3)
    draft = painter.set_up("lorenzo", [_ME, *[_BOT] * 3], "Long winter", advanced=True)
    alone = painter.middle(painter.over("masters", "Alone on Sunday", 0), "Alone", 0)
    friends = [_ME, {"kind": "friend"}, {"kind": "open"}]
    waiting = painter.set_up("lorenzo", friends, "Sunday")
    painter.at("", "lobby")
    painter.at("new", "new")
    painter.at("account", "account")
    painter.at("me", "me")
    painter.at(f"t/{waiting}", "waiting")
    painter.sit(draft)
    painter.picture("draft")
    for id_, name in ((lorenzo, "lorenzo"), (masters, "masters"), (alone, "solo")):
        painter.sit(id_)
        painter.picture(name)
    painter.sit(lorenzo)
    _choice(painter)
    for key, name in (("o", "options"), ("s", "score"), ("r", "rules"), ("p", "plan")):
        painter.sit(lorenzo)
        painter.open(key, name)
    painter.person.go(f"t/{bankers}?at={PAST}")
    painter.person.page.locator(".past.prompt").wait_for()
    for _ in range(7):
        painter.person.page.keyboard.press("PageDown")
    painter.person.page.wait_for_function(_TOLD)
    painter.picture("past")
    painter.sit(lorenzo)
    _why_not(painter)
    painter.person.go(f"t/{bankers}")
    painter.person.page.locator(".end[role=dialog]").wait_for()
    painter.picture("end")
    for game in ("lorenzo", "masters"):
        painter.at(f"cards/{game}", f"cards-{game}")
        painter.at(f"rules/{game}", f"rules-{game}")


def _placing(painter: Painter, over: str) -> str:
    """A table in the middle of that game where a tower may be gone to, and no report is held."""
    id_ = ""
    for part in (0.45, 0.5, 0.55, 0.4, 0.6, 0.35):
        id_ = painter.middle(over, "Palazzo on Thursday", 3, part)
        painter.sit(id_)
        if painter.person.page.locator(_TOWER).count() > 0:
            break
    return id_


def _choice(painter: Painter) -> None:
    """A card of a tower, as it would be taken: what it costs and brings.

    One that asks for something more first is left for the next.
    """
    page = painter.person.page
    commit = page.locator(".prompt .commit")
    member = page.locator("[data-thing^='member:'][data-state=option]")
    places = page.locator(_TOWER)
    for at in range(places.count()):
        if at >= places.count():
            break
        places.nth(at).click(force=True)
        painter.person.next_frame()
        if member.count() > 0:
            member.last.click(force=True)
            painter.person.next_frame()
        if commit.count() > 0:
            break
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    painter.picture("choice")


def _why_not(painter: Painter) -> None:
    """A card that cannot be taken says why."""
    page = painter.person.page
    page.locator(".shared [data-thing^='space:']:not([data-state=option])").last.click(force=True)
    page.get_by_role("alert").get_by_role("button").first.wait_for()
    painter.picture("why-not")


@contextmanager
def painters(
    browser: Browser, house: House, sizes: list[int], themes: list[str]
) -> Iterator[list[tuple[int, str, Person]]]:
    """Somebody for each size and theme."""
    people = []
    for size in sizes:
        width, height = SIZES[size]
        for theme in themes:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=THEMES[theme],  # type: ignore[arg-type]  # one of the words it knows
                locale="en-US",
                reduced_motion="reduce",
                has_touch=width < 800,
            )
            people.append((size, theme, Person(context, house.address, seed=theme)))
    yield people
    for _, _, person in people:
        person.context.close()


def main() -> None:
    """All, or those that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.pictures", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", type=int, action="append", choices=list(SIZES))
    parser.add_argument("--theme", action="append", choices=list(THEMES))
    parser.add_argument(
        "--docs", action="store_true", help="only those of the papers, by their names"
    )
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)

    def keep(size: int, theme: str) -> Callable[[str, Person], None]:
        def save(name: str, person: Person) -> None:
            known = DOCS.get((name, size, theme)) if args.docs else f"{name}-{size}-{theme}"
            if known is not None:
                person.page.screenshot(path=args.folder / f"{known}.png")
                sys.stdout.write(f"{known}\n")

        return save

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        browser = play.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        sizes, themes = args.size or [1366, 390], args.theme or list(THEMES)
        with painters(browser, house, sizes, themes) as people:
            for size, theme, person in people:
                paint(Painter(person, keep(size, theme)))
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
