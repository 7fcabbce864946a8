"""Who may import whom: kernel ← toolkit ← games/x ← everybody else, through signoria.games."""

import sys

import pytest

from tests.house.tree import PACKAGE, imports_of, module_of, name_of, python_files

# What a title is written in. Its own package comes on top, for each title another one.
BELOW = {
    "kernel": ("signoria.kernel",),
    "toolkit": ("signoria.kernel", "signoria.toolkit"),
    "games": ("signoria.kernel", "signoria.toolkit"),
}
TITLES = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}


def inside(name: str, package: str) -> bool:
    """Tell whether a dotted name is a package or lies in it."""
    return name == package or name.startswith(package + ".")


def breach(module: str, imported: str, titles: set[str]) -> str | None:
    """Return why a module may not import a name, or None if it may."""
    _, room, *rest = [*module.split("."), "", ""]
    if room in BELOW:
        own = "signoria.games"
        if room == "games" and rest[0] in titles:
            own = f"signoria.games.{rest[0]}"
        allowed = (*BELOW[room], own) if room == "games" else BELOW[room]
        if imported.partition(".")[0] in sys.stdlib_module_names:
            return None
        if any(inside(imported, package) for package in allowed):
            return None
        return f"{room} may import the standard library and {', '.join(allowed)} only"
    for title in titles:
        if inside(imported, f"signoria.games.{title}"):
            return f"{room or 'signoria'} reaches {title} through signoria.games only"
    return None


def test_every_import_keeps_to_the_law() -> None:
    """No room imports what stands above it, and the rules import nothing but Python."""
    broken = [
        f"{name_of(path)} imports {imported}: {why}"
        for path in python_files(PACKAGE)
        for imported in imports_of(
            path.read_text(encoding="utf-8"),
            module_of(path),
            is_package=path.name == "__init__.py",
        )
        if (why := breach(module_of(path), imported, TITLES))
    ]

    assert [] == broken


@pytest.mark.parametrize(
    ("module", "line", "lawful"),
    [
        ("signoria.kernel.game", "from random import Random", True),
        ("signoria.kernel.game", "from .agenda import Task", True),
        ("signoria.kernel.game", "from signoria.toolkit import Goods", False),
        ("signoria.kernel.game", "from ..games import GAMES", False),
        ("signoria.toolkit.goods", "from signoria.kernel import Seat", True),
        ("signoria.toolkit.goods", "import numpy as np", False),
        ("signoria.games", "from signoria.games import lorenzo", True),
        ("signoria.games.lorenzo.turn", "from . import resolve", True),
        ("signoria.games.lorenzo.turn", "from .. import masters", False),
        ("signoria.games.lorenzo.turn", "import signoria.games.masters.turn", False),
        ("signoria.games.lorenzo.view", "import textual", False),
        ("signoria.games.lorenzo.view", "from fluent.runtime import FluentBundle", False),
        ("signoria.bots.search", "from signoria.games import GAMES", True),
        ("signoria.bots.search", "from signoria.games import lorenzo", False),
        ("signoria.cli.main", "from signoria.games.lorenzo.state import State", False),
        ("signoria.cli.main", "from textual.app import App", True),
    ],
)
def test_the_law_tells_right_from_wrong(module: str, line: str, *, lawful: bool) -> None:
    """The law itself is tried on imports whose lawfulness is known."""
    (imported,) = imports_of(line, module, is_package=module == "signoria.games")

    assert lawful == (breach(module, imported, {"lorenzo", "masters"}) is None)
