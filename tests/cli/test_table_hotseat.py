"""Several people at one keyboard: nobody sees another one's hand."""

from pathlib import Path

import pytest

from signoria.cli.table.screens import Curtain
from signoria.locale import words
from tests.cli.sitting_room import LORENZO, Room, seating, sit

HANDS = """\
[Options "players=2 advanced"] [Seats "anna ben"]
round 1; dice 6 2 1; order anna ben
anna: hand sforza ariosto; ben: hand moro lucrezia
turn anna
"""
SAY = words("en")
ANNA = ("Francesco Sforza", "Ludovico Ariosto")
BEN = ("Ludovico il Moro", "Lucrezia Borgia")


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in an empty folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def shows(room: Room, names: tuple[str, ...]) -> list[str]:
    """Those of the names that stand anywhere, on the screen or scrolled out of sight."""
    app = room.app
    everything = "\n".join(
        (
            room.seen(),
            app.table.texts(),
            *(choice.words for choice in app.table.options.choices),
        )
    )
    return [name for name in names if name in everything]


def test_the_curtain_hides_every_hand() -> None:
    """L-147: leaders in hand are secret; a curtain falls between two people."""

    async def play(room: Room) -> None:
        assert isinstance(room.app.screen, Curtain)
        assert "anna" in room.seen()
        assert [] == shows(room, ANNA + BEN)
        await room.press("enter")
        assert "turn" == await room.asked()
        assert list(ANNA) == shows(room, ANNA)
        assert [] == shows(room, BEN)
        await room.press("f5")
        assert [] == shows(room, BEN)
        await room.play("white>palace +0")
        await room.play("privilege coins")
        await room.play("end")
        assert isinstance(room.app.screen, Curtain)
        assert "ben" in room.seen()
        assert [] == shows(room, ANNA + BEN)
        await room.press("enter")
        assert "turn" == await room.asked()
        assert [] == shows(room, ANNA)
        assert list(BEN) == shows(room, BEN)

    sit(seating("anna=me ben=me", position=HANDS), play)


def test_reasons_and_rules_tell_nothing_of_another_hand() -> None:
    """L-147: asking about a leader that somebody else holds gives the same as about any other."""

    async def play(room: Room) -> None:
        await room.press("enter")
        answers = set()
        for key in ("moro", "pico"):
            await room.type(f"play {key}")
            await room.press("exclamation_mark")
            name = SAY.text(f"lorenzo-leader-{key}")
            answers.add(room.panel.replace(name, "-").replace(key, "-"))
            await room.press("escape", "escape")
        (answer,) = {text.splitlines()[1] for text in answers}
        assert "not in your hand" in answer

    sit(seating("anna=me ben=me", position=HANDS), play)


def test_esc_at_the_curtain_steps_back() -> None:
    """Who has noticed a slip too late can take it back before the other one has looked."""

    async def play(room: Room) -> None:
        await room.press("enter")
        await room.play("white>palace +0")
        await room.play("privilege coins")
        await room.play("end")
        await room.press("escape")
        assert "Curtain" == await room.asked()
        assert "anna" in room.seen()
        await room.press("enter")
        assert "window" == await room.asked()

    sit(seating("anna=me ben=me", position=HANDS), play)


def test_the_draft_asks_one_after_the_other() -> None:
    """L-26: all keep a leader at the same time; at one keyboard each behind the curtain."""

    async def play(room: Room) -> None:
        asked: list[int] = []
        while len(asked) < 4:
            if await room.asked() == "Curtain":
                await room.press("enter")
            elif await room.asked() == "keep":
                assert room.app.asked is not None
                seat = room.app.asked.seat
                assert list(leaders(room, seat)) == shows(room, leaders(room, seat))
                if seat not in asked:  # later on one has seen what was passed on
                    assert [] == shows(room, leaders(room, 1 - seat))
                asked.append(seat)
                await room.press("enter")
            else:
                await room.press("enter")
        assert [0, 0, 1, 1] == sorted(asked)
        assert asked[0] != asked[1]

    sit(seating("anna=me ben=me carla=random", "advanced"), play)


def leaders(room: Room, seat: int) -> tuple[str, ...]:
    """The names of the leaders that a seat chooses from."""
    player = LORENZO.picture(room.match.state)["players"][seat]
    return tuple(SAY.text(f"lorenzo-leader-{key}") for key in player["packet"])


def test_without_secrets_nobody_has_to_look_away() -> None:
    """The basic game has nothing to hide: the keyboard goes round without a curtain."""

    async def play(room: Room) -> None:
        assert "turn" == await room.asked()
        first = room.app.asked
        assert first is not None
        await room.press("down", "enter")
        while await room.asked() != "turn" or room.app.asked == first:
            await room.press("enter")
        assert room.app.asked is not None
        assert first.seat != room.app.asked.seat

    sit(seating("anna=me ben=me"), play)
