"""Which faith comes first, where the switches say so."""

import pytest

from tests.games.masters.table import masters

FULL = "1 coin top, 2 shields middle, 3 servants bottom"


@pytest.mark.parametrize(
    ("switches", "result"),
    [
        ("", 1),
        ("discards_one_by_one", 1),
        ("red_marble_first=false discards_one_by_one", -1),
    ],
)
def test_a_solo_game_ends_once(switches: str, result: int) -> None:
    """M-13.4, M-13.6: the first marker to arrive decides; what would come after it does not."""
    table = masters(
        f'[Options "players=1 {switches}"]\nmarket rgww bpyw pwgb y; cross 23; reports 1 2;'
        f"a: {FULL}, faith 23, favours kept kept; turn a"
    )

    table.play("a: row 1")
    if table.asked != "over":
        table.play("a: stone>out")

    assert "over" == table.asked
    assert result == table.state.result
