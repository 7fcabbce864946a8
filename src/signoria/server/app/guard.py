"""What stands before every route: who may ask, how often, and what goes out with each answer."""

import re
import time
from collections.abc import Iterable
from http import HTTPStatus
from ipaddress import ip_address
from logging import getLogger
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from signoria.kernel.refusal import Refusal, refuse
from signoria.server.app.client import Client
from signoria.server.app.cookies import token_hash
from signoria.server.app.house import House
from signoria.server.app.troubles import Foreign, status_of, trouble

_log = getLogger("signoria.app")
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_JSON: Final = "application/json"
_SERVER: Final = ("/api/", "/schema", "/health", "/s/", "/t/")
"""Where the routes lie; everything else is the client's."""
_SECRET: Final = re.compile(r"^(/s/|/api/shared/)[^/]+")
"""By which a result was shared."""
CLIENT: Final = "client"
"""The family of all files of the client."""
_PAIRS = Iterable[tuple[bytes, bytes]]


class Guard:
    """The outermost layer: limits, origins, headers, a line of the log; and the client's files."""

    def __init__(
        self,
        app: ASGIApp,
        client: Client,
        house: House,
        families: frozenset[str],
        *,
        behind_proxy: bool,
        loopback: bool,
    ) -> None:
        """`loopback`: only browsers of this machine are expected, so no other name for it.

        `families`: what the addresses of the routes begin with, to count requests by.
        """
        self._app = app
        self._client = client
        self._cookies = house.cookies
        self._limits = house.limits
        self._meter = house.meter
        self._families = families
        self._behind_proxy = behind_proxy
        self._loopback = loopback and not behind_proxy
        self._headers = _headers(client.inline)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket from its first moment to its last."""
        if self._behind_proxy:
            _believe_proxy(scope)
        began = time.monotonic()
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*self._missing(message["headers"]), *message["headers"]]
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            await self._refuse(scope, send_on, refusal)
        else:
            await self._pass_on(scope, receive, send_on)
        if scope["type"] == ScopeType.HTTP:
            took = time.monotonic() - began
            self._meter.asked(self._family(scope["path"]), status, took)
            _log.info("asked", extra=_line(scope, status, took))

    def _family(self, path: str) -> str:
        """Where a request went, as one of a few."""
        if not path.startswith(_SERVER):
            return CLIENT
        family = family_of(path)
        return family if family in self._families else ""

    async def _refuse(self, scope: Scope, send: Send, refusal: Refusal, status: int = 0) -> None:
        self._meter.refused(refusal.message.id)
        await _refuse(scope, send, refusal, status)

    def _missing(self, there: _PAIRS) -> list[tuple[bytes, bytes]]:
        """The headers of every answer, where it has not its own."""
        names = {name.lower() for name, _ in there}
        return [(name, value) for name, value in self._headers if name not in names]

    def _check(self, scope: HTTPScope | WebSocketScope) -> None:
        """Refused unless it may ask, in this way and just now."""
        headers = _texts(scope["headers"])
        host = headers.get("host", "")
        if self._loopback and not _names_this_machine(host):
            raise refuse(Foreign, "app-foreign-host")
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in _SAFE:
            _check_origin(headers, host)
        if scope["type"] == ScopeType.HTTP and scope["method"] not in _SAFE:
            _check_kind(headers)
        if scope["path"].startswith(_SERVER):
            self._limits.take("ask", self._asker(scope, headers))

    def _asker(self, scope: HTTPScope | WebSocketScope, headers: dict[str, str]) -> str:
        """A browser that came in, else an address."""
        token = self._cookies.token(headers.get("cookie", ""))
        address = scope["client"][0] if scope["client"] else ""
        return token_hash(token) if token else address

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """To the routes, or to the client's files."""
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(_SERVER):
            await self._send_file(scope, send)
        else:
            await self._app(scope, receive, send)

    async def _send_file(self, scope: HTTPScope, send: Send) -> None:
        headers = _texts(scope["headers"])
        found = self._client.page(scope["path"])
        if found is None and "text/html" in headers.get("accept", ""):
            found = self._client.nowhere
        if found is None or scope["method"] not in _SAFE:
            nothing = refuse(Refusal, "app-no-page")
            await self._refuse(scope, send, nothing, HTTPStatus.NOT_FOUND)
            return
        status, page = found
        known = headers.get("if-none-match", "")
        found_status, fields, body = page.answer(headers.get("accept-encoding", ""), known)
        status = found_status if status == HTTPStatus.OK else status
        await _answer(scope, send, status, fields, body)


def family_of(path: str) -> str:
    """What an address begins with: `/api/tables` for everything below it."""
    return "/".join(path.split("/", 3)[:3] if path.startswith("/api/") else path.split("/", 2)[:2])


def _headers(inline: dict[str, list[str]]) -> list[tuple[bytes, bytes]]:
    """Nothing comes from elsewhere, goes elsewhere, or is shown inside another page."""
    scripts = " ".join(["'self'", *inline["script"]])
    styles = " ".join(["'self'", *inline["style"]])
    policy = (
        f"default-src 'none'; script-src {scripts}; style-src {styles}; connect-src 'self'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )
    return [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
        (b"cache-control", b"no-store"),
    ]


def _check_origin(headers: dict[str, str], host: str) -> None:
    """Browsers say which page asks; whatever is no browser has nobody's cookie by mistake."""
    site = headers.get("sec-fetch-site", "same-origin")
    origin = headers.get("origin", "")
    if site != "same-origin" or (origin and origin.partition("://")[2] != host):
        raise refuse(Foreign, "app-foreign")


def _check_kind(headers: dict[str, str]) -> None:
    """A body is JSON, which no form of another page can send."""
    kind = headers.get("content-type")
    if kind is None:
        if headers.get("content-length", "0") != "0" or "transfer-encoding" in headers:
            raise refuse(NotJson, "app-not-json")
    elif kind.partition(";")[0].strip().lower() != _JSON:
        raise refuse(NotJson, "app-not-json")


class NotJson(Refusal):
    """A body of another kind."""


def _names_this_machine(host: str) -> bool:
    """A name that no stranger's name server can give to this machine."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _believe_proxy(scope: HTTPScope | WebSocketScope) -> None:
    """Take scheme and address from the proxy: the last of each is what it wrote itself."""
    headers = _texts(scope["headers"])
    scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip()
    if scheme in ("http", "https"):
        scope["scheme"] = scheme
    address = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
    if address:
        scope["client"] = (address, 0)


def _texts(pairs: _PAIRS) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in pairs}


async def _refuse(scope: Scope, send: Send, refusal: Refusal, status: int = 0) -> None:
    """With a sentence; a socket is not opened."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    assert scope["type"] == ScopeType.HTTP
    if isinstance(refusal, NotJson):
        status = HTTPStatus.UNSUPPORTED_MEDIA_TYPE
    body = msgspec.json.encode(trouble(refusal))
    status = status or status_of(refusal)
    await _answer(scope, send, status, [("content-type", _JSON)], body)


async def _answer(
    scope: HTTPScope, send: Send, status: int, fields: list[tuple[str, str]], body: bytes
) -> None:
    headers = [(name.encode(), value.encode()) for name, value in fields]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": int(status), "headers": headers})
    shown = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": shown, "more_body": False})


def _line(scope: HTTPScope, status: int, took: float) -> dict[str, object]:
    """What the log says of a request: no query, no cookie, no body, no secret."""
    return {
        "method": scope["method"],
        "path": _SECRET.sub(r"\1…", scope["path"][:200]),
        "status": status,
        "ms": round(took * 1000, 1),
        "from": scope["client"][0] if scope["client"] else "",
    }
