"""The cookie of a browser: a random token, signed, so that made-up ones never reach the store.

The key is made once and kept in the data folder. To change it, hand in the new one before the old,
`SIGNORIA_SECRET=new,old`: the first signs, all are believed.
"""

import hashlib
import hmac
import os
import secrets
from collections.abc import Sequence
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final

from litestar.datastructures import Cookie

from signoria.kernel.refusal import InvalidOptions, refuse

NAME: Final = "signoria"
SECURE_NAME: Final = "__Host-signoria"
"""Where the page comes by https: browsers take it from this host alone, and only so."""
SECRET_FILE: Final = "secret"  # noqa: S105 - the name of the file, not what is in it
AGE: Final = 365 * 24 * 60 * 60
"""Seconds after which a browser forgets it."""
_SHORTEST_SECRET: Final = 16


class Cookies:
    """Writes and reads them."""

    def __init__(self, keys: Sequence[str]) -> None:
        """The first key signs."""
        self._keys = [key.encode() for key in keys]

    def give(self, token: str, *, secure: bool) -> Cookie:
        """The cookie for a token; scripts cannot read it, other sites cannot use it."""
        value = f"{token}.{_signature(self._keys[0], token)}"
        return _cookie(value, AGE, secure=secure)

    @staticmethod
    def take_away(*, secure: bool) -> Cookie:
        """What makes the browser forget it."""
        return _cookie("", 0, secure=secure)

    def token(self, header: str) -> str:
        """The token in a Cookie header; empty = none of ours."""
        try:
            jar = SimpleCookie(header)
        except CookieError:
            return ""
        for name in (SECURE_NAME, NAME):
            if name in jar:
                token, _, signature = jar[name].value.partition(".")
                if any(
                    hmac.compare_digest(_signature(key, token), signature) for key in self._keys
                ):
                    return token
        return ""


def new_token() -> str:
    """Nobody guesses it."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What the store has of it: whoever reads the database cannot be anybody."""
    return hashlib.sha256(token.encode()).hexdigest()


def _signature(key: bytes, token: str) -> str:
    return hmac.new(key, token.encode(errors="replace"), "sha256").hexdigest()[:32]


def _cookie(value: str, age: int, *, secure: bool) -> Cookie:
    return Cookie(
        key=SECURE_NAME if secure else NAME,
        value=value,
        max_age=age,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def keys_of(told: str, data: Path) -> list[str]:
    """The keys that were told, or the one of the data folder, made when it is first needed."""
    keys = [key for key in map(str.strip, told.split(",")) if key]
    if keys:
        if any(len(key) < _SHORTEST_SECRET for key in keys):
            raise refuse(InvalidOptions, "serve-secret-short", least=_SHORTEST_SECRET)
        return keys
    return [_kept_key(data / SECRET_FILE)]


def _kept_key(path: Path) -> str:
    """Read it, or make it; of two processes that make it at once, one wins and both read that."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    if not path.exists():
        opened = os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(opened, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(32))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(beside, path)
        except FileExistsError:
            pass
        finally:
            beside.unlink()
    return path.read_text(encoding="ascii").strip()
