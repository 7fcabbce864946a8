"""Passwords and recovery codes: only their hashes are kept, and hashing waits in a thread."""

import asyncio
import hashlib
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

CODES: Final = 8
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no letter that looks like another."""
_GROUPS: Final = 4
_AT_ONCE: Final = 2
"""Each takes 64 MiB while it hashes."""


class Passwords:
    """Argon2id, with the library's parameters (RFC 9106's second recommendation)."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """`hasher` = another one, with other parameters."""
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="passwords")
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, kept: str, password: str) -> bool:
        """Is it the one? Where nothing is kept it takes as long to say no."""
        if not self._nobody:
            self._nobody = await self.hash(secrets.token_hex())
        loop = asyncio.get_running_loop()
        against = kept or self._nobody
        fits = await loop.run_in_executor(self._threads, self._verify, against, password)
        return fits and bool(kept)

    def old(self, kept: str) -> bool:
        """Was it hashed with weaker parameters than today's?"""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """No more of them."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def new_codes() -> list[str]:
    """Recovery codes, 80 bits each, to be written down: `7KQ2-M9XD-0VBN-4TRC`."""
    return [
        "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(_GROUPS))
        for _ in range(CODES)
    ]


def code_hash(code: str) -> str:
    """What is kept of a code, however it is typed. It is random: a slow hash would add nothing."""
    plain = "".join(sign for sign in code.upper() if sign.isalnum())
    plain = plain.replace("O", "0").replace("I", "1").replace("L", "1")
    return hashlib.sha256(plain.encode()).hexdigest()
