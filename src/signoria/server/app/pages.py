"""Things that are the same for everybody: sent packed, and not at all to whoever has them."""

import gzip
import hashlib
from typing import Final

REVALIDATE: Final = "no-cache"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files that have their content's hash in the name."""
_SMALL: Final = 600
"""Bytes below which packing gains nothing."""

Headers = list[tuple[str, str]]


class Page:
    """A body in every encoding there is of it, with its mark (ETag)."""

    def __init__(self, body: bytes, kind: str, cache: str = REVALIDATE) -> None:
        """Packed as gzip where it pays; `also` adds encodings made elsewhere."""
        self._kind = kind
        self._cache = cache
        self._bodies = {"": body}
        self.mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        if len(body) > _SMALL and _packs(kind):
            self._bodies["gzip"] = gzip.compress(body, mtime=0)

    @property
    def text(self) -> str:
        """What it says."""
        return self._bodies[""].decode()

    def also(self, encoding: str, body: bytes) -> None:
        """The same, encoded in another way."""
        self._bodies[encoding] = body

    def answer(self, accepts: str, known: str) -> tuple[int, Headers, bytes]:
        """Status, headers and body for a browser: what it unpacks, and what it has already."""
        headers = [("etag", self.mark), ("cache-control", self._cache)]
        if len(self._bodies) > 1:
            headers.append(("vary", "accept-encoding"))
        if self.mark in known.replace("W/", "").split(", "):
            return 304, headers, b""
        encoding = self._best(accepts)
        if encoding:
            headers.append(("content-encoding", encoding))
        body = self._bodies[encoding]
        return 200, [*headers, ("content-type", self._kind)], body

    def _best(self, accepts: str) -> str:
        """The smallest body that the browser unpacks."""
        asked = {part.partition(";")[0].strip() for part in accepts.lower().split(",")}
        able = [name for name in self._bodies if not name or name in asked]
        return min(able, key=lambda name: len(self._bodies[name]))


def _packs(kind: str) -> bool:
    """Is it text?"""
    return kind.startswith("text/") or any(part in kind for part in ("json", "svg", "javascript"))
