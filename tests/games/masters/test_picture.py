"""What the picture says for the screen is what the rules know: no figure is reckoned there."""

import pytest

from signoria.games.masters.picture import Picture
from tests.games.masters.table import MASTERS, Table, masters, new_game


def picture(table: Table) -> Picture:
    """What a screen draws."""
    return MASTERS.picture(table.state)


def test_what_is_printed() -> None:
    """M-2.4, M-5.4, M-7.1, M-13.2: marbles, the base power, leaders kept, tokens."""
    printed = picture(new_game())["printed"]

    given = {"blue": "shield", "grey": "stone", "yellow": "coin", "purple": "servant"}
    assert given | {"red": "faith"} == printed["marbles"]
    assert {"pays": {}, "gives": {}, "any_in": 2, "any_out": 1} == printed["base"]
    assert (2, 2) == (printed["leaders"], printed["token"])


@pytest.mark.parametrize("switches", ["", " discards_player_by_player", " discards_one_by_one"])
def test_what_a_discard_brings_the_others(switches: str) -> None:
    """M-5.7: one step for each of the others, however they move; alone, for the cross."""
    many = picture(new_game(f"players=3{switches}"))["discard"]
    alone = picture(new_game("players=1"))["discard"]

    assert ({"others": 1, "cross": 0}, {"others": 0, "cross": 1}) == (many, alone)


def test_what_each_slot_can_take() -> None:
    """M-6.1: the next level; nothing on a third card."""
    table = masters("a: cards 1 18 34, cards 4; turn a")

    assert [None, 2, 1] == picture(table)["players"][0]["fits"]
    assert [1, 1, 1] == picture(table)["players"][1]["fits"]


def test_faith_of_a_production_ends_with_the_track() -> None:
    """M-7.5, M-8.4: while powers are chosen, where the marker will stand."""
    stands = []
    for faith in (11, 23):
        table = masters(f"a: faith {faith}, cards 1 17 42, box 2 coins; reports 1 2 3; turn a")
        stands.append(picture(table.play("a: activate 42"))["producing"]["faith"])

    assert [14, 24] == stands
