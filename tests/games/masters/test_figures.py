"""The declarations agree with a listing of the printed figures, where one lies beside the checkout.

The listing was made from other sources than the declarations and is no part of the project, so
these tests are skipped elsewhere; test_cards.py holds the figures by itself.
"""

import json
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from signoria.games.masters import board
from signoria.games.masters.cards import BASE, CARDS, LEADERS
from signoria.games.masters.effects import (
    COLOURS,
    FAITH_POINTS,
    Depot,
    Discount,
    Effect,
    Goods,
    Needs,
    Power,
    Produces,
    White,
)

LISTING = Path(__file__).parents[4] / "shared" / "data" / "masters.json"

Fact: TypeAlias = dict[str, Any]
needs_listing = pytest.mark.skipif(
    not LISTING.exists(), reason="no listing of the printed figures lies beside the checkout"
)


def printed(group: str) -> Any:  # noqa: ANN401 - one group of a JSON text
    """One group of the listing."""
    return json.loads(LISTING.read_text("utf-8"))[group]


# Declarations in the words of the listing


def resources(what: Goods) -> dict[str, int]:
    """Amounts by kind, without faith."""
    return {Goods.kinds[kind]: amount for kind, amount in what.pairs if kind != FAITH_POINTS}


def production(power: Power) -> Fact:
    """What a card makes of what."""
    faith = power.gives.amounts[FAITH_POINTS]
    return {"input": resources(power.pays), "output": resources(power.gives), "faith": faith}


def requirement(needs: Needs) -> Fact:
    """What a leader needs."""
    if needs.goods:
        return {"resources": resources(needs.goods)}
    cards = [
        {"color": COLOURS[colour], "level": None, "count": count}
        for colour, count in enumerate(needs.cards)
        if count
    ]
    if needs.level_two >= 0:
        cards.append({"color": COLOURS[needs.level_two], "level": 2, "count": 1})
    return {"cards": cards}


def ability(effect: Effect) -> Fact:
    """What a leader does."""
    if isinstance(effect, Discount):
        return {"type": "discount", "resource": Goods.kinds[effect.kind], "amount": 1}
    if isinstance(effect, Depot):
        places = {"capacity": effect.places}
        return {"type": "extra_depot", "resource": Goods.kinds[effect.kind], **places}
    if isinstance(effect, White):
        return {"type": "white_marble", "resource": Goods.kinds[effect.kind]}
    assert isinstance(effect, Produces)
    made = production(effect.power)
    return {
        "type": "extra_production",
        "input": made["input"],
        "output_any": effect.power.any_out,
        "faith": made["faith"],
    }


@needs_listing
@pytest.mark.parametrize("number", range(1, 49))
def test_the_card_has_its_printed_figures(number: int) -> None:
    """M-6.1, M-6.2, M-7.1, M-12.1: colour, level, points, cost and production of every card."""
    card = CARDS[number]
    (fact,) = (each for each in printed("development_cards") if each["id"] == number)

    assert (fact["color"], fact["level"]) == (COLOURS[card.colour], card.level)
    assert (fact["vp"], fact["cost"]) == (card.points, resources(card.cost))
    assert fact["production"] == production(card.work)
    assert (0, 0) == (card.work.any_in, card.work.any_out)


@needs_listing
@pytest.mark.parametrize("number", range(49, 65))
def test_the_leader_has_its_printed_figures(number: int) -> None:
    """M-9.3, M-9.4, M-12.4: requirement, ability and points of every leader."""
    leader = LEADERS[number]
    (fact,) = (each for each in printed("leader_cards") if each["id"] == number)

    assert fact["vp"] == leader.points
    needed = fact["requirement"]
    if "cards" in needed:
        needed["cards"].sort(key=lambda card: COLOURS.index(card["color"]))
    assert needed == requirement(leader.needs)
    assert fact["ability"] == ability(leader.always)


@needs_listing
def test_the_market_has_its_printed_figures() -> None:
    """M-2.2, M-5.3: rows, columns, marbles and what they give."""
    fact = printed("market")

    assert (fact["rows"], fact["columns"]) == (board.ROWS, board.COLUMNS)
    gives = {
        **{marble: Goods.kinds[kind] for marble, kind in board.MARBLE_GIVES.items()},
        board.RED_MARBLE: "faith",
    }
    assert [(each["color"], each["count"], each["gives"]) for each in fact["marbles"]] == [
        (name, board.MARBLE_COUNTS[marble], gives.get(marble))
        for marble, name in enumerate(board.MARBLES)
    ]


@needs_listing
def test_the_faith_track_has_its_printed_figures() -> None:
    """M-8.1, M-8.2, M-12.2, M-12.3: spaces, sections, points."""
    fact = printed("faith_track")

    assert fact["last_space"] == board.LAST_SPACE
    assert fact["vp_by_space"] == list(board.FAITH_POINTS)
    assert [
        (each["first"], each["pope_space"], each["favour_vp"]) for each in fact["vatican_sections"]
    ] == [
        (*section, points)
        for section, points in zip(board.SECTIONS, board.FAVOUR_POINTS, strict=True)
    ]


@needs_listing
def test_the_rest_has_its_printed_figures() -> None:
    """M-2.4, M-2.5, M-4.1, M-6.1, M-7.1, M-13.1: warehouse, slots, base power, seats, tokens."""
    assert printed("card_grid")["columns_left_to_right"] == list(COLOURS)
    assert printed("warehouse")["depots"] == list(board.DEPOTS)
    assert printed("development_slots")["count"] == board.SLOTS
    base = printed("base_production")
    assert (base["input_any"], base["output_any"]) == (BASE.any_in, BASE.any_out)
    seats = printed("setup_by_seat")
    assert [each["resources_of_choice"] for each in seats] == list(board.START_RESOURCES)
    assert [each["faith"] for each in seats] == list(board.START_FAITH)
    deck = printed("leader_deck")
    kept = (board.LEADERS_DEALT, board.LEADERS_KEPT)
    assert (deck["dealt_per_player"], deck["kept_per_player"]) == kept
    tokens = [
        each["color"] if each["effect"] == "discard" else f"+{each['steps']}"
        for each in printed("solo_tokens")
    ]
    assert [tokens.count(token) for token in board.TOKENS] == list(board.TOKEN_COUNTS)
    assert printed("end_of_game")["development_cards_limit"] == board.SEVENTH
