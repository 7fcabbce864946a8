"""Where everything lies on the screen: one plan for a wide window, one for a small one."""

from typing import Final, NamedTuple

WIDE: Final = 116
TALL: Final = 33
"""From here on all lies side by side."""
TOWERS: Final = 17
TABS: Final = ("shared", "side", "players", "own", "log")
"""What a small window shows one at a time."""


class Place(NamedTuple):
    """A rectangle; without height it is not shown."""

    x: int
    y: int
    width: int
    height: int


NOWHERE: Final = Place(0, 0, 0, 0)


def is_wide(width: int, height: int) -> bool:
    """Is there room for everything at once?"""
    return width >= WIDE and height >= TALL


def plan(width: int, height: int, seats: int, tab: str) -> dict[str, Place]:
    """A place for each part of the screen."""
    if is_wide(width, height):
        return _wide(width, height, seats)
    return _small(width, height, seats, tab)


def _wide(width: int, height: int, seats: int) -> dict[str, Place]:
    """Shared above, the question in the middle, one's own below, the story at the right."""
    left = 4 * min(26, max(19, (width - 40) // 4))
    right = width - left
    players = seats + 1
    below = 1 + TOWERS + players
    rest = height - below - 2
    list_width = left * 3 // 5
    detail = 4 if rest >= 13 else 2  # noqa: PLR2004 - rows that the list can spare
    return {
        "bar": Place(0, 0, width, 1),
        "tabs": NOWHERE,
        "shared": Place(0, 1, left, TOWERS),
        "side": Place(left, 1, right, TOWERS),
        "players": Place(0, 1 + TOWERS, left, players),
        "prompt": Place(0, below, left, 1),
        "filter": Place(0, below + 1, list_width, 1),
        "options": Place(0, below + 2, list_width, rest - 1 - detail),
        "detail": Place(0, below + 1 + rest - detail, list_width, detail),
        "own": Place(list_width, below + 1, left - list_width, rest),
        "log": Place(left, 1 + TOWERS, right, height - 2 - TOWERS),
        "keys": Place(0, height - 1, width, 1),
    }


def _small(width: int, height: int, seats: int, tab: str) -> dict[str, Place]:
    """One part at a time above, the options always below."""
    options = max(4, min(12, height // 4))
    detail = 1 if height >= 20 else 0  # noqa: PLR2004 - rows that the list can spare
    players = seats + 1 if height >= TALL else 2
    if tab == "players":
        players = 0
    sheet = max(1, height - 5 - players - options - detail)
    below = 2 + sheet + players
    places = {
        "bar": Place(0, 0, width, 1),
        "tabs": Place(0, 1, width, 1),
        "players": Place(0, 2 + sheet, width, players) if players else NOWHERE,
        "prompt": Place(0, below, width, 1),
        "filter": Place(0, below + 1, width, 1),
        "options": Place(0, below + 2, width, options),
        "detail": Place(0, below + 2 + options, width, detail) if detail else NOWHERE,
        "keys": Place(0, height - 1, width, 1),
    }
    for name in TABS:
        if name == tab:
            places[name] = Place(0, 2, width, sheet)
        else:
            places.setdefault(name, NOWHERE)
    return places
