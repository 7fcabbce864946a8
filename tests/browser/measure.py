"""What a table costs a browser: `python -m tests.browser.measure`.

Bytes of a move on the line, through a proxy that counts; time from a click until the page is
painted anew. Two people play each title by clicks, in Chromium without a graphics card and with the
server on the same machine. What it costs to open a table says `scripts/weigh`.
"""

import os
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, PROGRAM
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.proxy import Proxy
from tests.browser.seating import link_of, open_table, sit_down, turn_of

ANSWERS = 40

WATCH = """() => {
  window.times = { narrowed: [], committed: [] }
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => then(performance.now())
    port2.postMessage(null)
  })
  addEventListener('click', ({ target, timeStamp }) => {
    const place = target.closest('[data-state=option]')
    if (place !== null) painted((now) => {
      if (place.dataset.state === 'selected') window.times.narrowed.push(now - timeStamp)
    })
    const lines = () => document.querySelectorAll('[data-log] li').length
    const before = lines()
    if (target.closest('.commit') === null) return
    const observer = new MutationObserver(() => {
      if (lines() === before) return
      observer.disconnect()
      painted((now) => window.times.committed.push(now - timeStamp))
    })
    observer.observe(document.querySelector('[data-log]'), { childList: true, subtree: true })
  }, true)
}"""


class Work:
    """Processor time that a page's own thread takes, however busy the machine is."""

    def __init__(self, person: Person) -> None:
        """From now on."""
        self._line = person.context.new_cdp_session(person.page)
        self._line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._begun = self._now()

    def _now(self) -> float:
        metrics = self._line.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    def milliseconds(self) -> float:
        """Until now."""
        return 1000 * (self._now() - self._begun)


def say(text: str) -> None:
    """A line."""
    sys.stdout.write(f"{text}\n")


def spread(values: list[float], unit: str) -> str:
    """Median and the highest of ten."""
    high = quantiles(values, n=10)[-1]
    return f"median {median(values):.0f}, p90 {high:.0f} {unit} ({len(values)})"


def measure(browser: Browser, house: House, title: str) -> None:
    """One title."""
    size = {"width": 1366, "height": 768}
    with Proxy(house.port) as one, Proxy(house.port) as other:
        anna, bela = (
            Person(browser.new_context(viewport=size, locale="en-US"), proxy.address, title)  # type: ignore[arg-type]  # a TypedDict of its own
            for proxy in (one, other)
        )
        open_table(anna, title, "friend")
        sit_down(bela, link_of(anna).replace(one.address, other.address))
        anna.at_table()
        say(f"{title}:")
        work = Work(anna)
        own, told = play([(anna, one), (bela, other)])
        say(f"  an answer, told to whoever looks on: {spread(told, 'bytes')}")
        say(f"  one's own, with all that was tried: {spread(own, 'bytes, both ways')}")
        each = work.milliseconds() / len(own)
        say(f"  work of a page for an answer of anybody, movement and all: mean {each:.0f} ms")
        for name, words in (("narrowed", "a choice made narrower"), ("committed", "handed in")):
            times = [
                time for person in (anna, bela) for time in person.page.evaluate("times")[name]
            ]
            say(f"  {words}, until painted: {spread(times, 'ms')}")


def play(people: list[tuple[Person, Proxy]]) -> tuple[list[float], list[float]]:
    """Bytes of each answer for whoever gives it and for the other."""
    own: list[float] = []
    told: list[float] = []
    for person, _ in people:
        person.page.evaluate(WATCH)
    while len(own) < ANSWERS:
        mover, other = turn_of(people[0][0], people[1][0])
        counts = {person: proxy.count for person, proxy in people}
        before = counts[mover].up + counts[mover].down, counts[other].down
        heard = len(other.frames)
        mover.play_turn()
        while not any(frame.startswith('{"kind":"step"') for frame in other.frames[heard:]):
            other.next_frame()
        own.append(counts[mover].up + counts[mover].down - before[0])
        told.append(counts[other].down - before[1])
        if any('"over":true' in frame for frame in other.frames[heard:]):
            break
    return own, told


def main() -> None:
    """Both titles."""
    say(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        for title in ("Lorenzo", "Masters"):
            measure(browser, house, title)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
