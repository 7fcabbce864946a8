"""From the first chair to the last point."""

import pytest

from signoria.server.wire import Done, Sight
from tests.server.tables.house import BOT, ME, House, at_once, new_table


@pytest.mark.parametrize(
    ("game", "seats"), [("lorenzo", 2), ("lorenzo", 4), ("masters", 1), ("masters", 4)]
)
@at_once
async def test_a_whole_game_with_bots(game: str, seats: int) -> None:
    """Set up, sit, play to the end; what was patched is what a newcomer sees."""
    house = House()
    anna = await house.person("Anna")
    table = await house.tables.create(anna, new_table(game, ME, *[BOT] * (seats - 1)))
    assert "playing" == table.state
    eyes = await house.look(anna, table.id)

    while not eyes.over:
        await house.until_quiet()
        await eyes.all()
        if eyes.ask is not None:
            answer = await eyes.play(eyes.ask.options[-1].move)
            assert isinstance(answer, Done)

    await house.until_quiet()
    await eyes.all()
    again = await house.look(anna, table.id)
    assert eyes.picture == again.picture
    assert isinstance(again.sight, Sight)
    assert again.sight.sheet is not None
    assert "over" == eyes.table.state
    assert again.sight.sheet.totals == eyes.table.totals
