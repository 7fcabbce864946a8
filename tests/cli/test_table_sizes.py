"""The table in windows of many sizes and in every language: all is there, nothing lies on top."""

from itertools import combinations
from pathlib import Path

import pytest

from signoria.cli.table.narrowing import choice, narrow
from signoria.cli.table.places import TABS, Place, plan
from signoria.kernel.decision import Move
from signoria.locale import LANGUAGES, words
from tests.cli.sitting_room import LORENZO, Room, seating, sit

SIZES = [(80, 24), (120, 40), (100, 30), (116, 33), (200, 60), (60, 18), (40, 12)]
LATE = """\
[Options "players=4 advanced"] [Seats "anna ben carla dora"]
round 6; dice 6 6 6; order anna ben carla dora
all: 60 coins, 40 wood, 40 stone, 30 servants, 25 military, 12 faith, 99 vp
anna: cards 1 2 3 4 5 25 26 27 28 29 30 49 50 51 52 53 73 74 75 76 77, played sisto federico
anna: hand sforza gonzaga, banned 1.1 2.2; tiles 1.1 2.2 3.3
at palace: carla white, dora white, dora black, ben orange
turn anna
"""
"""Much of everything: the longest rows there are."""


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in an empty folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def late(lang: str = "en"):  # type: ignore[no-untyped-def]  # noqa: ANN201 - as `seating`
    """A game near its end."""
    return seating("anna=me ben=random carla=random dora=random", lang=lang, position=LATE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tab", TABS)
def test_parts_lie_inside_the_window_and_beside_each_other(size: tuple[int, int], tab: str) -> None:
    """Whatever the size, no part covers another one, and line and options are always there."""
    width, height = size
    places = {name: place for name, place in plan(width, height, 4, tab).items() if place.height}

    assert {"filter", "options", "prompt", "bar", "keys"} <= places.keys()
    assert [] == [name for name, place in places.items() if not inside(place, width, height)]
    assert [] == [
        (one, other) for (one, a), (other, b) in combinations(places.items(), 2) if overlap(a, b)
    ]


def inside(place: Place, width: int, height: int) -> bool:
    """Does it end before the window does?"""
    return place.x + place.width <= width and place.y + place.height <= height


def overlap(a: Place, b: Place) -> bool:
    """Have they a cell in common?"""
    beside = a.x + a.width <= b.x or b.x + b.width <= a.x
    above = a.y + a.height <= b.y or b.y + b.height <= a.y
    return not beside and not above


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 18)])
def test_every_option_can_be_reached_and_read(size: tuple[int, int]) -> None:
    """Going down the list shows each option in full."""

    async def play(room: Room) -> None:
        await room.type("venture")
        assert room.options
        for at in range(len(room.options)):
            assert at == room.app.table.options.highlighted
            chosen = room.app.table.options.under_cursor
            assert chosen is not None
            seen = " ".join(room.seen().split())
            assert all(word in seen for word in chosen.words.split())
            await room.press("down")

    sit(late(), play, size)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
def test_what_matters_is_on_the_screen_in_every_language(lang: str, size: tuple[int, int]) -> None:
    """Names of towers, everybody's goods and points, dice, church and the own cards."""

    async def play(room: Room) -> None:
        seen = room.seen()
        while not room.app.table.wide and room.app.table.tab != TABS[-1]:
            await room.press("tab")
            seen += room.seen()
            await room.press(*["ctrl+down"] * 4)
            seen += room.seen()
        say = words(lang)
        picture = LORENZO.picture(room.match.state)
        wanted = [
            *(say.text(f"table-tower-{tower['kind']}") for tower in picture["towers"]),
            *(say.text(f"lorenzo-excommunication-{key}") for key in ("1-1", "2-2", "3-3")),
            *(say.text(f"table-{area}") for area in ("palace", "harvest", "production", "market")),
            *(say.text(f"lorenzo-card-{card}") for card in (1, 25, 49)),
            *(say.text(f"table-letter-{each}") + "6" for each in ("white", "black", "orange")),
            "anna",
            "ben",
            "carla",
            "dora",
            "99",
            "60",
            "25",
            say.text("ask-turn"),
        ]
        assert [] == [text for text in wanted if text not in seen]

    sit(late(lang), play, size)


def test_the_window_can_change_its_size_at_any_time() -> None:
    """From large to small and back: the question stays, what is typed stays."""

    async def play(room: Room) -> None:
        await room.type("palace")
        left = room.options
        for width, height in (*SIZES, (120, 40)):
            await room.pilot.resize_terminal(width, height)
            await room.pilot.pause()
            assert (width, height) == tuple(room.app.size)
            assert left == room.options
            assert "palace" == room.app.table.filter.value
        assert "Council Palace" in room.seen()

    sit(late(), play)


def test_own_cards_that_do_not_fit_are_scrolled_not_lost() -> None:
    """All cards are on the sheet, and the sheet is as long as it must be."""

    async def play(room: Room) -> None:
        pane = room.app.table.pane("own")
        say = words("en")
        for card in (1, 29, 53, 77):
            assert say.text(f"lorenzo-card-{card}")[:9] in pane.sheet.plain
        assert pane.max_scroll_y > 0

    sit(late(), play)


def test_narrowing_puts_the_best_first() -> None:
    """A notation typed in full comes before what only begins so; first letters are enough."""
    texts = ("white>harvest.large", "white>harvest", "black>building.3", "black>territory.3")
    choices = [choice(Move("place", (), text, ("member:white",)), text) for text in texts]

    def left(typed: str) -> list[str]:
        return [each.move.text for each in narrow(choices, typed, frozenset())]

    assert ["white>harvest", "white>harvest.large"] == left("white>harvest")
    assert ["black>building.3"] == left("bb3")
    assert ["black>building.3", "black>territory.3"] == left("black 3")
    assert [] == left("xyz")
    assert list(texts) == left("")
