"""How a server is to be run: what flags and environment come to."""

from pathlib import Path
from typing import Final, NamedTuple

PORT: Final = 8321
HOST: Final = "127.0.0.1"
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


class Address(NamedTuple):
    """Where to listen."""

    host: str
    port: int


class Settings(NamedTuple):
    """Everything that can be set; `docs/deploying.md` explains each."""

    data: Path
    """Where the secret lies, and the database unless another one is named."""
    host: str = HOST
    port: int = PORT
    """0 = any free one."""
    database: str = ""
    """Empty = SQLite in `data`."""
    notify: str = ""
    """Empty = this process is the only one."""
    secret: str = ""
    """Empty = the one that is kept in `data`."""
    bots: int = 1
    behind_proxy: bool = False
    unlimited: bool = False
    """No limits of pace: for load tests."""
    log_level: str = "info"
    metrics: Address | None = None
    """Where figures are shown to Prometheus; None = nowhere, and nothing is counted."""

    @property
    def store(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{self.data / 'signoria.sqlite'}"

    @property
    def loopback(self) -> bool:
        """Can only this machine reach it?"""
        return self.host in ("localhost", "::1") or self.host.startswith("127.")
