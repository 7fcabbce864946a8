"""The log: a line of JSON for each thing worth knowing, on stderr."""

import logging
import sys
import time
from typing import Final

import msgspec

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has; the rest is what was said."""


class JsonLines(logging.Formatter):
    """`{"time": …, "level": "info", "room": "app", "what": "asked", "path": "/api/me", …}`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever is in it."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "room": record.name.removeprefix("signoria."),
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stderr(level: str) -> None:
    """Everything that is said in this process, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Their own lines say nothing that ours do not.
    for name in (
        "alembic",
        "uvicorn.access",
        "uvicorn.error",
        "websockets",
        "aiosqlite",
    ):
        logging.getLogger(name).setLevel("WARNING")
    # It warns of everybody who goes while something is on its way to them.
    logging.getLogger("asyncio").setLevel("ERROR")
