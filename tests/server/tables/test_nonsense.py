"""Whatever a browser sends: an answer, and the table goes on."""

import asyncio
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.server.wire import (
    Agree,
    Back,
    Chair,
    Earlier,
    Play,
    Score,
    ToServer,
    Walk,
    Why,
)
from tests.server.tables.house import House

NUMBERS: Final = st.integers(-(2**63), 2**63 - 1) | st.integers(-2, 40)
VOCABULARY: Final = """
    card leader space seat member power row column base white take keep end play buy pay less
    + > : ; . - 0 1 9 29 64 999 99999999999999999999 ² ٣ market.1 building.3 tower:1 +3
"""
PIECES: Final = st.sampled_from(VOCABULARY.split())
TEXTS: Final = (
    st.text(max_size=20)
    | st.lists(PIECES, max_size=6).map(" ".join)
    | (st.lists(PIECES, max_size=4).map("".join))
)
IDS: Final = st.integers(0, 3)


def messages(at: int) -> st.SearchStrategy[ToServer]:
    """Anything that the wire lets through, mostly about the table as it is."""
    ats = st.just(at) | NUMBERS
    return st.one_of(
        st.builds(Play, IDS, ats, TEXTS),
        st.builds(Walk, IDS, ats, TEXTS),
        st.builds(Why, IDS, ats, TEXTS, TEXTS),
        st.builds(Why, IDS, ats, st.just(""), TEXTS),
        st.builds(Score, IDS),
        st.builds(Back, IDS, ats, NUMBERS),
        st.builds(Agree, IDS, ats, st.booleans()),
        st.builds(Chair, IDS, st.none() | NUMBERS),
        st.builds(Earlier, IDS, NUMBERS),
    )


@pytest.mark.parametrize("game", ["lorenzo", "masters"])
@settings(max_examples=10)
@given(draw=st.data(), answers=st.integers(0, 20))
def test_everything_is_answered(game: str, draw: st.DataObject, answers: int) -> None:
    """By a frame each; afterwards the one who is asked can play."""

    async def talk() -> None:
        house = House()
        table = await house.seated(game, "Anna", "Ben")
        await table.play(answers, Random(answers))
        player = await table.asked()
        for _ in range(20):
            await player.all()
            assert await player.send(draw.draw(messages(player.at)))
        for each in table.eyes:
            await each.send(Agree(1, each.at, yes=False))
            if each.connection.chair is None:
                await each.send(Chair(1, table.eyes.index(each)))
        await table.play(1, Random(1))

    asyncio.run(talk())
