"""What happens when somebody opens a table with nothing in the cache: on the line, in the page."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, StorageState

from tests.browser.person import SOON

Screen = dict[str, Any]
"""Settings of a browser context, as Playwright takes them."""

DESK: Final[Screen] = {"viewport": {"width": 1366, "height": 768}, "locale": "en-US"}
PHONE: Final[Screen] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "locale": "en-US",
}
PHONE_LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PHONE_SLOWNESS: Final = 4

_PLAYED: Final = """() => {
  // The first place that glows is touched; the answer is that the prompt speaks of it, painted.
  const heading = () => document.querySelector('.play .prompt .what b')?.textContent
  let before
  const look = () => {
    const place = document.querySelector('.play [data-state=option]')
    const there = place !== null && place.getBoundingClientRect().width > 0
    if (!there) return requestAnimationFrame(look)
    painted(() => {
      window.glowed = performance.now()
      before = heading()
      place.click()
      answered()
    })
  }
  const answered = () => {
    if (heading() === before) return requestAnimationFrame(answered)
    painted(() => (window.playable = performance.now()))
  }
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}"""


_BEGINNINGS: Final = """() => Object.fromEntries(
  performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime])
)"""


@dataclass
class Asked:
    """One request."""

    kind: str
    path: str
    at: float = 0
    """Milliseconds after the page's own."""
    encoding: str = ""
    size: int = 0
    """Bytes on the line, headers and all; 0 = on its way."""


@dataclass(frozen=True)
class Opening:
    """All of it, from the address to the first answer, and what came afterwards."""

    asked: tuple[Asked, ...]
    glowed: float
    """Milliseconds until something that can be chosen is painted."""
    playable: float
    """Milliseconds until a choice was answered and painted."""
    work: float
    """Milliseconds of the processor, everything that came afterwards included."""
    sockets: int

    def first(self) -> list[Asked]:
        """What was asked for before there was anything to choose on the screen."""
        return [one for one in self.asked if one.at <= self.glowed]

    def later(self) -> list[Asked]:
        """What came afterwards."""
        return [one for one in self.asked if one.at > self.glowed]


def sizes(asked: list[Asked]) -> Counter[str]:
    """Bytes by kind."""
    total: Counter[str] = Counter()
    for one in asked:
        total[one.kind] += one.size
    return total


def open_cold(
    browser: Browser, address: str, who: StorageState, screen: Screen = DESK, *, slow: bool = False
) -> Opening:
    """Somebody who has been here before, but whose browser has forgotten all files.

    `slow`: with the line and the processor of a phone.
    """
    context = browser.new_context(storage_state=who, **screen)
    context.add_init_script(f"({_PLAYED})()")
    page = context.new_page()
    line = context.new_cdp_session(page)
    asked, sockets = _listen(line)
    if slow:
        line.send("Network.emulateNetworkConditions", PHONE_LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": PHONE_SLOWNESS})
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_function("() => window.playable !== undefined", timeout=SOON, polling=50)
    page.locator(".play[aria-busy=false]").wait_for(timeout=SOON)
    while any(one.size == 0 for one in asked.values()):
        page.wait_for_timeout(20)
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    glowed, playable = page.evaluate("() => [window.glowed, window.playable]")
    for url, at in page.evaluate(_BEGINNINGS).items():
        for one in asked.values():
            one.at = at if url.endswith(one.path) else one.at
    context.close()
    work = 1000 * float(metrics["TaskDuration"])
    return Opening(tuple(asked.values()), glowed, playable, work, len(sockets))


def _listen(line: CDPSession) -> tuple[dict[str, Asked], list[str]]:
    asked: dict[str, Asked] = {}
    sockets: list[str] = []

    def sent(event: dict[str, Any]) -> None:
        path = "/" + event["request"]["url"].split("/", 3)[3]
        asked[event["requestId"]] = Asked(event["type"], path)

    def answered(event: dict[str, Any]) -> None:
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        asked[event["requestId"]].encoding = headers.get("content-encoding", "")

    def ended(event: dict[str, Any]) -> None:
        asked[event["requestId"]].size = int(event["encodedDataLength"])

    line.on("Network.requestWillBeSent", sent)
    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", ended)
    line.on("Network.webSocketCreated", lambda event: sockets.append(event["url"]))
    line.send("Network.enable")
    return asked, sockets
