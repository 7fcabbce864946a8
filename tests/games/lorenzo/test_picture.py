"""What the picture says for the screen is what the rules know: no figure is reckoned there."""

import pytest

from signoria.games.lorenzo import board
from signoria.games.lorenzo.effects import Goods
from signoria.games.lorenzo.picture import Picture
from signoria.kernel.message import message
from tests.games.lorenzo.table import LORENZO, Table, lorenzo, new_game

TWO = '[Options "players=2"]; all: nothing; dice 6 6 6; '


def picture(table: Table) -> Picture:
    """What a screen draws."""
    return LORENZO.picture(table.state)


def goods(amounts: Goods, privileges: int = 0) -> dict[str, int]:
    """As the screen gets them."""
    named = {Goods.kinds[kind]: amount for kind, amount in amounts.pairs}
    return named | ({"privileges": privileges} if privileges else {})


def test_what_is_printed() -> None:
    """L-3, L-5 to L-9, L-11, L-12, L-72, L-80: points begin with one card."""
    printed = picture(new_game())["printed"]

    assert [
        {"coins": 5},
        {"servants": 5},
        {"coins": 2, "military": 3},
        {"privileges": 2},
    ] == printed["market"]
    assert {"coins": 1, "privileges": 1} == printed["palace"]
    menu = zip(board.PRIVILEGE_NAMES, map(goods, board.PRIVILEGES), strict=True)
    assert list(menu) == list(printed["privileges"].items())
    assert [0, 0, 3, 7, 12, 18] == printed["needs"]
    assert [0, 0, 1, 4, 10, 20] == printed["points"]["territory"]
    assert [1, 3, 6, 10, 15, 21] == printed["points"]["character"]
    assert ([3, 4, 5], -3, 3, 6) == tuple(
        printed[key] for key in ("faith", "large", "surcharge", "cards")
    )
    assert (6, 4, [2, 4, 6]) == tuple(printed[key] for key in ("rounds", "laps", "reports"))


@pytest.mark.parametrize(
    ("has", "slots"),
    [("2 military", 2), ("3 military", 3), ("17 military", 5), ("18 military", 6)],
)
def test_territories_that_there_is_room_for(has: str, slots: int) -> None:
    """L-78: by the military points held."""
    assert slots == picture(lorenzo(f"{TWO} a: {has}; turn a"))["players"][0]["open"]


def test_a_leader_makes_room_for_territories() -> None:
    """L-78, L-190: with Cesare Borgia all places are open."""
    table = lorenzo('[Options "players=2 advanced"]; all: nothing; a: played cesare; turn a')

    assert board.MOST_CARDS == picture(table)["players"][0]["open"]


def test_the_next_order_as_the_palace_stands() -> None:
    """L-211: the first member counts; who is not there comes as before."""
    table = lorenzo(f"{TWO} order a b; at palace: b neutral; turn a")

    assert ([0, 1], [1, 0]) == (picture(table)["order"], picture(table)["next_order"])


def test_laps_and_reports() -> None:
    """L-3, L-40: where in the round the table is, and whether a report closes it."""
    third = picture(lorenzo(f"{TWO} round 2; turn b lap 3"))
    before = picture(new_game())

    assert (3, True) == (third["lap"], third["report"]["due"])
    assert (0, False) == (before["lap"], before["report"]["due"])
    assert picture(lorenzo(f"{TWO} round 3; turn a"))["report"]["due"] is False


@pytest.mark.parametrize(("setting", "end"), [("25", 25), ("0", None)])
def test_where_the_military_track_ends(setting: str, end: int | None) -> None:
    """L-250: at 25, or by a switch nowhere."""
    assert end == picture(new_game(f"players=2 military_cap={setting}"))["military_cap"]


@pytest.mark.parametrize(("round_", "said"), [(4, None), (6, 5)])
def test_refusing_in_the_last_round_says_what_it_brings(round_: int, said: int | None) -> None:
    """L-205: then the faith is scored all the same; before, nothing is."""
    table = lorenzo(
        f'[Options "players=2 round6_ask"]; all: nothing; round {round_}; tiles 1.3 2.5 3.2;'
        "b: 5 faith; report"
    )
    (decision,) = table.match.decisions
    refusal = next(move for move in decision.moves if move.text == "refuse")

    args = dict(LORENZO.describe(table.state, refusal).args)
    goods = (message("good-vp", n=said),) if said else None
    assert goods == args.get("goods")
    assert bool(said) == ("faith" in args)
