"""`signoria serve`: the table in the browser, for this machine, a house or a club."""

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from signoria.cli import saves
from signoria.cli.arguments import Subparsers
from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.locale import Words, words
from signoria.server.app.settings import HOST, LOG_LEVELS, PORT, Address, Settings

_PREFIX: Final = "SIGNORIA_"
_YES: Final = ("yes", "true", "on", "1")
_NO: Final = ("no", "false", "off", "0", "")
_MOST_PORT: Final = 65535
_MOST_BOTS: Final = 256
_LONGEST: Final = 10
"""Digits of a number that is read at all."""


def add_parser(subparsers: Subparsers, say: Words) -> None:
    """`signoria serve`."""
    parser = subparsers.add_parser(
        "serve",
        say=say,
        help=say.text("help-serve"),
        description=say.text("help-serve-about"),
        epilog=say.text("help-serve-more"),
    )
    folder, level = say.text("help-word-folder"), say.text("help-word-level")
    levels = ", ".join(LOG_LEVELS)
    for flag, metavar, told in (
        ("--host", "HOST", say.text("help-serve-host", host=HOST)),
        ("--port", "PORT", say.text("help-serve-port", port=str(PORT))),
        ("--database", "URL", say.text("help-serve-database")),
        ("--notify", "URL", say.text("help-serve-notify")),
        ("--data", folder, say.text("help-serve-data")),
        ("--bots", "N", say.text("help-serve-bots")),
        ("--metrics", "[HOST:]PORT", say.text("help-serve-metrics")),
        ("--log-level", level, say.text("help-serve-log-level", levels=levels)),
    ):
        parser.add_argument(flag, metavar=metavar, help=told)
    for flag, told in (
        ("--behind-proxy", say.text("help-serve-behind-proxy")),
        ("--unlimited", say.text("help-serve-unlimited")),
    ):
        parser.add_argument(flag, action="store_true", default=None, help=told)


def run(args: argparse.Namespace) -> int:
    """Serve until a signal comes."""
    from signoria.server.app.serve import serve  # noqa: PLC0415 - slow to import

    say = words(args.lang)
    settings = settings_of(vars(args), os.environ)
    serve(settings, lambda address: print(say.text("serve-open", address=address), flush=True))
    return 0


def settings_of(flags: Mapping[str, object], environ: Mapping[str, str]) -> Settings:
    """Flags go before the environment, that before the defaults."""
    told = _Told(flags, environ)
    data = told.text("data")
    return Settings(
        data=Path(data).expanduser().absolute() if data else saves.folder(),
        host=told.text("host") or HOST,
        port=told.number("port", PORT, _MOST_PORT),
        database=told.text("database"),
        notify=told.text("notify"),
        secret=environ.get(f"{_PREFIX}SECRET", ""),
        bots=told.number("bots", 1, _MOST_BOTS),
        behind_proxy=told.yes("behind_proxy"),
        unlimited=told.yes("unlimited"),
        log_level=told.one_of("log_level", LOG_LEVELS, "info"),
        metrics=told.address("metrics"),
    )


def _is_number(text: str, most: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) < _LONGEST and int(text) <= most


class _Told:
    """What was told, by flag or by variable; refused when it makes no sense."""

    def __init__(self, flags: Mapping[str, object], environ: Mapping[str, str]) -> None:
        """A flag that was not given is None, or not there."""
        self._flags = flags
        self._environ = environ

    def text(self, name: str) -> str:
        """As it is."""
        flag = self._flags.get(name)
        return self._environ.get(_PREFIX + name.upper(), "") if flag is None else str(flag)

    def number(self, name: str, otherwise: int, most: int) -> int:
        """From 0 to `most`."""
        text = self.text(name)
        if not text:
            return otherwise
        if not _is_number(text, most):
            raise self._wrong(name, text, f"0–{most}")
        return int(text)

    def address(self, name: str) -> Address | None:
        """`PORT` of this machine alone, or `HOST:PORT`; None = nothing was told."""
        text = self.text(name)
        if not text:
            return None
        host, colon, port = text.rpartition(":")
        if not _is_number(port, _MOST_PORT) or (colon and not host):
            raise self._wrong(name, text, f"[HOST:]PORT, PORT 0–{_MOST_PORT}")
        return Address(host.strip("[]") or HOST, int(port))

    def yes(self, name: str) -> bool:
        """On or off; off unless it is told."""
        if self._flags.get(name):
            return True
        return self.one_of(name, (*_YES, *_NO), "no") in _YES

    def one_of(self, name: str, known: tuple[str, ...], otherwise: str) -> str:
        """A word of a few."""
        text = self.text(name).lower() or otherwise
        if text not in known:
            raise self._wrong(name, text, ", ".join(filter(None, known)))
        return text

    def _wrong(self, name: str, text: str, known: str) -> Exception:
        """Name it as whoever wrote it did."""
        told = self._flags.get(name) is not None
        called = "--" + name.replace("_", "-") if told else _PREFIX + name.upper()
        return refuse(InvalidOptions, "serve-setting", name=called, value=text[:40], known=known)
