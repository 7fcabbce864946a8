"""What the client draws as printed on the board is what the rules know of it."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from signoria.games.lorenzo import board
from signoria.games.lorenzo.effects import Goods

PRINT: Final = Path(__file__).parents[3] / "web/src/boards/lorenzo/print.json"


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    """The figures that the board in the browser draws."""
    figures: dict[str, Any] = json.loads(PRINT.read_text("utf-8"))
    return figures


def goods(amounts: Goods, privileges: int = 0) -> dict[str, int]:
    """As the client writes them."""
    named = {Goods.kinds[kind]: amount for kind, amount in amounts.pairs}
    return named | ({"privileges": privileges} if privileges else {})


def test_market_and_palace(printed: dict[str, Any]) -> None:
    """L-5, L-6: what a member brings there."""
    market = map(goods, board.MARKET_GOODS, board.MARKET_PRIVILEGES)

    assert printed["market"] == list(market)
    assert printed["palace"] == goods(board.PALACE_GOODS, 1)


def test_privileges(printed: dict[str, Any]) -> None:
    """L-7: the menu, in its order."""
    menu = zip(board.PRIVILEGE_NAMES, map(goods, board.PRIVILEGES), strict=True)

    assert list(printed["privileges"].items()) == list(menu)


def test_places_of_cards(printed: dict[str, Any]) -> None:
    """L-11, L-12: what the next card needs and what it is worth; the points begin with one card."""
    assert tuple(printed["territoryNeeds"]) == board.TERRITORY_NEEDS
    assert tuple(printed["territoryPoints"]) == board.TERRITORY_POINTS[1:]
    assert tuple(printed["characterPoints"]) == board.CHARACTER_POINTS[1:]


def test_figures(printed: dict[str, Any]) -> None:
    """L-3, L-8, L-9, L-72: reports, rounds, the large spaces and occupied towers."""
    assert tuple(printed["faithNeeded"]) == board.FAITH_NEEDED
    assert printed["large"] == board.LARGE_SPACE
    assert printed["surcharge"] == board.SURCHARGE
    assert (printed["rounds"], printed["laps"]) == (board.ROUNDS, board.LAPS)
    assert sorted(printed["order"]) == sorted(Goods.kinds)
