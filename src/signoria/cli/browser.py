"""`signoria play` in the browser: a server for this machine, and a page that opens by itself."""

import http.client
import json
import os
import sys
import threading
import webbrowser
from contextlib import closing
from typing import Final

from signoria.cli.serve import settings_of
from signoria.locale import words
from signoria.server.app.settings import Settings

_SOON: Final = 2
"""Seconds in which a server on this machine answers."""
_MOST: Final = 1000


def play(language: str) -> int:
    """Serve this machine; where that is done already, only open the page."""
    say = words(language)
    settings = settings_of({}, {"SIGNORIA_LOG_LEVEL": "warning", **os.environ})
    if _runs(settings):
        address = f"http://{settings.host}:{settings.port}/"
        print(say.text("serve-running", address=address), flush=True)
        show(address).join(_SOON)
        return 0

    def opened(address: str) -> None:
        print(say.text("serve-open", address=address), flush=True)
        show(address)

    from signoria.server.app.serve import serve  # noqa: PLC0415 - slow to import

    serve(settings, opened)
    return 0


def _runs(settings: Settings) -> bool:
    """Is a Signoria there already? Another program at that port is not one."""
    connection = http.client.HTTPConnection(settings.host, settings.port, timeout=_SOON)
    with closing(connection):
        try:
            connection.request("GET", "/health")
            told = json.loads(connection.getresponse().read(_MOST))
        except (OSError, ValueError, http.client.HTTPException):
            return False
    return isinstance(told, dict) and "store" in told


def show(address: str) -> threading.Thread:
    """Open it in the person's browser, where there is a desktop; the server does not wait."""
    opening = threading.Thread(target=_open, args=(address,), daemon=True)
    opening.start()
    return opening


def _open(address: str) -> None:
    if has_desktop():
        webbrowser.open(address)


def has_desktop() -> bool:
    """Would a browser have a screen? One inside the terminal is of no use here."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
