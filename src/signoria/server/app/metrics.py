"""The server's work in figures, for Prometheus, at a port of its own.

No label names a person, a table or anything that somebody typed: each has a handful of values that
stand in the program.
"""

from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Final

from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from signoria.bots import BOTS
from signoria.games import TITLES
from signoria.server.tables import Busy

PATH: Final = "/metrics"
OTHER: Final = "other"
"""Whatever is not one of the few."""
ABOUT: Final = frozenset(
    (
        *("app", "bot", "game", "language", "move", "notifier", "options", "record"),
        *("server", "store", "undo", "wish"),
        *TITLES,
    )
)
"""What the ids of refusals begin with; the rules' own begin with their title."""
_QUICK: Final = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.008, 0.012, 0.02, 0.05, 0.1, 0.3, 1.0, 3.0)
"""Seconds: an answer is to be at every browser within 3 ms, and within 8 nearly always."""
_SLOW: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


def _part(busy: Callable[[], Busy], name: str) -> float:
    part: int = getattr(busy(), name)
    return part


class Metrics:
    """Counts all that a house tells, and shows it."""

    def __init__(self) -> None:
        """Everything at nought."""
        # When each counter began is a series more for each, and tells nothing here.
        disable_created_metrics()  # type: ignore[no-untyped-call]  # theirs has no types
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        requests = Counter(
            "signoria_requests", "Requests, by route.", ("route", "status"), registry=registry
        )
        self._requests = requests
        self._request_seconds = Histogram(
            "signoria_request_seconds",
            "Until an answer.",
            ("route",),
            buckets=_SLOW,
            registry=registry,
        )
        self._refusals = Counter(
            "signoria_refusals", "Requests and messages refused.", ("about",), registry=registry
        )
        self._frames = Counter("signoria_frames", "Frames sent.", registry=registry)
        self._frame_bytes = Counter(
            "signoria_frame_bytes", "Bytes of frames before packing.", registry=registry
        )
        moves = Counter("signoria_moves", "Moves made durable.", ("title",), registry=registry)
        self._moves = {title: moves.labels(title) for title in (*TITLES, OTHER)}
        self._answers = Histogram(
            "signoria_answer_seconds",
            "From a person's answer to its acceptance.",
            buckets=_QUICK,
            registry=registry,
        )
        self._steps = Histogram(
            "signoria_step_saved_seconds",
            "Until a step of a table is durable.",
            buckets=_QUICK,
            registry=registry,
        )
        self._thinking = Gauge("signoria_thinking", "Bots that think.", registry=registry)
        thoughts = Histogram(
            "signoria_thought_seconds",
            "A bot's thought.",
            ("bot",),
            buckets=_SLOW,
            registry=registry,
        )
        self._thoughts = {bot: thoughts.labels(bot) for bot in (*BOTS, OTHER)}
        failures = Counter(
            "signoria_thought_failures",
            "Thoughts that came to nothing; the first answer was taken.",
            ("bot",),
            registry=registry,
        )
        self._failures = {bot: failures.labels(bot) for bot in (*BOTS, OTHER)}

    def watch(self, busy: Callable[[], Busy]) -> None:
        """Ask this, whenever somebody looks, what goes on just now."""
        for name, about in [
            ("tables", "Tables in memory."),
            ("watched", "Tables that somebody looks at."),
            ("viewers", "Browsers at tables."),
        ]:
            gauge = Gauge(f"signoria_{name}", about, registry=self._registry)
            gauge.set_function(partial(_part, busy, name))

    # What the rooms tell (`signoria.server.meter`)

    def asked(self, family: str, status: int, seconds: float) -> None:
        """A request was answered."""
        route = family or OTHER
        self._requests.labels(route, f"{status // 100}xx").inc()
        self._request_seconds.labels(route).observe(seconds)

    def refused(self, id_: str) -> None:
        """Somebody was told why not."""
        about = id_.partition("-")[0]
        self._refusals.labels(about if about in ABOUT else OTHER).inc()

    def sent(self, size: int) -> None:
        """A frame has gone to a browser."""
        self._frames.inc()
        self._frame_bytes.inc(size)

    def moved(self, title: str, moves: int) -> None:
        """So many moves of that title are durable now."""
        self._moves[title if title in TITLES else OTHER].inc(moves)

    def answered(self, seconds: float) -> None:
        """A person's answer was accepted."""
        self._answers.observe(seconds)

    def saved(self, seconds: float) -> None:
        """A step was made durable."""
        self._steps.observe(seconds)

    def thinks(self) -> None:
        """A bot begins to think."""
        self._thinking.inc()

    def thought(self, bot: str, seconds: float, *, failed: bool) -> None:
        """It has, or it was called off."""
        self._thinking.dec()
        known = bot if bot in BOTS else OTHER
        self._thoughts[known].observe(seconds)
        if failed:
            self._failures[known].inc()

    # What Prometheus asks

    async def __call__(self, scope: Scope, _: Receive, send: Send) -> None:
        """All figures at `/metrics`; nothing else is here."""
        assert scope["type"] == ScopeType.HTTP
        headers = dict(scope["headers"])
        encode, kind = choose_encoder(headers.get(b"accept", b"").decode("latin-1"))
        found = scope["path"] == PATH and scope["method"] in ("GET", "HEAD")
        body = encode(self._registry) if found else b""
        status = HTTPStatus.OK if found else HTTPStatus.NOT_FOUND
        fields = [
            (b"content-type", kind.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"cross-origin-resource-policy", b"same-origin"),
        ]
        await send({"type": "http.response.start", "status": int(status), "headers": fields})
        shown = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": shown, "more_body": False})
