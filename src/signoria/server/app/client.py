"""The client as it was built: a handful of files, kept in memory."""

import base64
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from signoria.server.app.pages import FOREVER, REVALIDATE, Page

FOLDER: Final = Path(__file__).resolve().parents[1] / "client"
_PAGES: Final = re.compile(r"/|/new|/account|/me|/(?:cards|rules|learn)/[a-z]+")
"""Addresses that the client itself makes a page of."""
_HASHED: Final = re.compile(r"-[\w-]{8}\.\w+$")
_PACKED: Final = {".br": "br", ".gz": "gzip"}
_INLINE: Final = re.compile(rb"<(script|style)>(.*?)</\1>", re.DOTALL)
_TITLE: Final = re.compile(rb"<title>[^<]*</title>")
_MISSING: Final = b"""<!doctype html>
<meta charset="utf-8"><title>Signoria</title>
<p>The client is not built. In a checkout <code>scripts/play</code> builds it.</p>
"""


class Client:
    """Every file of the client by its address."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Read them all."""
        self._files: dict[str, Page] = {}
        index = folder / "index.html"
        self.built = index.is_file()
        start = index.read_bytes() if self.built else _MISSING
        self._start = start
        self._index = Page(start, "text/html; charset=utf-8")
        self.inline = _hashes(start)
        """What the page itself may hold of scripts and styles: their hashes, for its policy."""
        if self.built:
            self._read(folder)

    def page(self, path: str) -> tuple[int, Page] | None:
        """What lies at an address, and the status it is sent with; None = nothing."""
        if path in self._files:
            return 200, self._files[path]
        if _PAGES.fullmatch(path):
            return 200 if self.built else 503, self._index
        return None

    def table_page(self, game: str) -> Page:
        """For a table of that title: it names the files that are needed there at once."""
        return self._files.get(f"/{game}.html", self._index)

    @property
    def nowhere(self) -> tuple[int, Page]:
        """For whoever followed a wrong link: the client says so, in the person's language."""
        return 404, self._index

    def page_with(self, head: str) -> Page:
        """The page with more in its head; whoever writes it has escaped every text in it."""
        before, end, after = _TITLE.sub(b"", self._start, count=1).partition(b"</head>")
        return Page(before + (head.encode() if end else b"") + end + after, "text/html")

    def _read(self, folder: Path) -> None:
        """Every file, with what the build has packed beside it."""
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        for path in paths:
            address = "/" + path.relative_to(folder).as_posix()
            encoding = _PACKED.get(path.suffix)
            if encoding is None:
                kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                kind += "; charset=utf-8" if kind.startswith("text/") else ""
                cache = FOREVER if _HASHED.search(path.name) else REVALIDATE
                self._files[address] = Page(path.read_bytes(), kind, cache)
        for path in paths:
            whole = self._files.get("/" + path.relative_to(folder).with_suffix("").as_posix())
            if whole is not None and path.suffix in _PACKED:
                whole.also(_PACKED[path.suffix], path.read_bytes())
        self._index = self._files["/index.html"]


def _hashes(page: bytes) -> dict[str, list[str]]:
    """Of every inline script and style, as a content security policy names them."""
    found: dict[str, list[str]] = {"script": [], "style": []}
    for tag, content in _INLINE.findall(page):
        digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
        found[tag.decode()].append(f"'sha256-{digest}'")
    return found
