"""What axe finds on a page: rules of accessibility, by the script that the package carries."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from playwright.sync_api import Page

_RUN: Final = "() => axe.run(document, {resultTypes: ['violations']})"
_GRAVE: Final = ("serious", "critical")


@cache
def _script() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def findings(page: Page) -> list[str]:
    """Everything grave, one line for each rule and place."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_script())
    found: dict[str, Any] = page.evaluate(_RUN)
    return [
        f"{each['id']}: {' '.join(node['target'][:1])} – {node['failureSummary'][:300]}"
        for each in found["violations"]
        if each["impact"] in _GRAVE
        for node in each["nodes"][:4]
    ]
