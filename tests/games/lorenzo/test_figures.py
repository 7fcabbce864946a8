"""The declarations agree with a listing of the printed figures, where one lies beside the checkout.

The listing was made from other sources than the declarations and is no part of the project, so
these tests are skipped elsewhere; test_cards.py holds the figures by itself.
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from signoria.games.lorenzo import board
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import (
    ACTIONS,
    ANY_KIND,
    KINDS,
    RESOURCES,
    Activate,
    Card,
    Cheaper,
    CopiesLeader,
    DoublesGoods,
    Effect,
    EntersTaken,
    Exchange,
    FreeTerritories,
    Gain,
    GainPerCard,
    GainPerMilitary,
    Goods,
    Kind,
    Leader,
    Less,
    LosesPerBuildingCost,
    LosesPerMilitary,
    LosesPerPoints,
    LosesPerResource,
    NoFloorBonus,
    NoMarket,
    NoPointsFor,
    NoSurcharge,
    Price,
    Privileges,
    Raises,
    RaisesMembers,
    ServantsPerValue,
    SetOneMember,
    SetsMembers,
    SkipsFirstTurn,
    Supporting,
    TakeCard,
    Way,
)
from signoria.games.lorenzo.state import SEATS

LISTING = Path(__file__).parents[4] / "shared" / "data" / "lorenzo_base.json"

Fact: TypeAlias = dict[str, Any]
needs_listing = pytest.mark.skipif(
    not LISTING.exists(), reason="no listing of the printed figures lies beside the checkout"
)


def printed(group: str) -> list[Fact]:
    """One group of the listing."""
    found: list[Fact] = json.loads(LISTING.read_text("utf-8"))[group]
    return found


# Declarations in the words of the listing


def goods(what: Goods) -> dict[str, int]:
    """Amounts by kind."""
    return {Goods.kinds[kind]: amount for kind, amount in what.pairs}


def gain(what: Goods) -> list[Fact]:
    """A gain, if there is anything to gain."""
    return [{"kind": "gain", "resources": goods(what)}] if what else []


def privileges(count: int) -> list[Fact]:
    """Council privileges; several are different."""
    if count > 1:
        return [{"kind": "privilege", "count": count, "all_different": True}]
    return [{"kind": "privilege", "count": 1}] if count else []


def way(one: Way) -> Fact:
    """One arrow of an exchange."""
    return {"pay": goods(one.pay), "receive": gain(one.goods) + privileges(one.privileges)}


def action(kind: Kind) -> Fact:
    """What is done: a card taken, a harvest, a production."""
    if kind in ANY_KIND:
        return {"action": "take_card", "card_type": KINDS[kind]}
    return {"action": ACTIONS[kind]}


def bonus_card(effect: TakeCard) -> Fact:
    """A bonus tower action."""
    kind = "any" if effect.kinds == ANY_KIND else " ".join(KINDS[each] for each in effect.kinds)
    less = {"discount_all_of": goods(effect.less)} if effect.less else {}
    taken = {"action": "take_card", "card_type": kind, "value": effect.value}
    return {"kind": "bonus_action", **taken, **less}


def bonus_work(effect: Activate) -> Fact:
    """A bonus harvest or production."""
    by_servants = {"servants_may_increase": True, "card_bonuses_apply": False}
    plain = by_servants if effect.plain else {}
    return {"kind": "bonus_action", **action(effect.area), "value": effect.value, **plain}


def per_card(effect: GainPerCard) -> Fact:
    """A gain for each card of a kind."""
    each = {"cards_of_type": KINDS[effect.kind], "each": 1}
    counts = {"counts_this_card_if_same_type": True}
    return {"kind": "gain_per", "resources": goods(effect.goods), "per": each, **counts}


def per_military(effect: GainPerMilitary) -> Fact:
    """A gain for so many military points."""
    each = {"points": "military", "each": effect.each}
    rounds = {"rounding": "down"}
    return {"kind": "gain_per", "resources": goods(effect.goods), "per": each, **rounds}


def exchange(effect: Exchange) -> Fact:
    """An exchange with its arrows."""
    rest = {"times_per_activation": 1, "optional": True}
    return {"kind": "exchange", **rest, "alternatives": [way(one) for one in effect.ways]}


ONCE: dict[type[Effect], Callable[[Any], Fact]] = {
    GainPerCard: per_card,
    GainPerMilitary: per_military,
    TakeCard: bonus_card,
    Activate: bonus_work,
    Exchange: exchange,
    SetOneMember: lambda effect: {
        "kind": "family_member_value_set",
        "members": "coloured_one_of_choice",
        "value": effect.value,
    },
}
"""What happens once and is not a plain gain."""


def once(effects: Iterable[Effect]) -> list[Fact]:
    """What happens once, one thing after another."""
    found: list[Fact] = []
    for effect in effects:
        if isinstance(effect, Gain):
            found += gain(effect.goods)
        elif isinstance(effect, Privileges):
            found += privileges(effect.count)
        else:
            found.append(ONCE[type(effect)](effect))
    return found


def permanent(card: Card) -> Fact | None:
    """What a card does later."""
    if card.work is not None:
        kind = "harvest" if KINDS[card.kind] == "territory" else "production"
        return {"kind": kind, "value": card.work.value, "effects": once(card.work.effects)}
    if card.end:
        return {"kind": "end_game_vp", "vp": card.end}
    found: Fact = {}
    for effect in card.always:
        if isinstance(effect, Raises):
            found |= {"kind": "action_value_bonus", **action(effect.action), "value": effect.by}
        elif isinstance(effect, NoFloorBonus):
            floors = [floor + 1 for floor in range(4) if board.FLOOR_BONUS[floor]]
            found |= {"kind": "no_tower_floor_bonus", "floors": floors}
        elif isinstance(effect, Cheaper):
            assert effect.one_of or len(effect.less.pairs) == 1
            found["discount_one_of"] = [{kind: 1} for kind in goods(effect.less)]
    return found or None


def price(one: Price) -> Fact:
    """One alternative of a cost."""
    if one.needs:
        return {"kind": "military", "needs": one.needs, "pays": goods(one.goods)["military"]}
    return {"kind": "resources", "resources": goods(one.goods)}


def plain(name: str) -> str:
    """A name as a key."""
    return name.lower().replace("'", "").replace(" ", "-")


@needs_listing
@pytest.mark.parametrize("number", range(1, 97))
def test_the_card_has_its_printed_figures(number: int) -> None:
    """L-2, L-75, L-77, L-81, L-90, L-221: every figure of every development card."""
    card = CARDS[number]
    fact = next(each for each in printed("development_cards") if each["id"] == number)

    assert plain(fact["names"]["en"]) == card.key
    assert (fact["type"], fact["period"]) == (KINDS[card.kind], card.period)
    assert fact["cost_alternatives"] == [price(one) for one in card.cost]
    assert fact["immediate"] == once(card.now)
    assert fact["permanent"] == permanent(card)


def needs(leader: Leader) -> Fact:
    """A leader's requirement."""
    pairs = leader.needs.goods.pairs
    parts: Fact = {
        "cards": {KINDS[kind]: count for kind, count in enumerate(leader.needs.cards) if count},
        "resources": {Goods.kinds[kind]: n for kind, n in pairs if kind in RESOURCES},
        "points": {Goods.kinds[kind]: n for kind, n in pairs if kind not in RESOURCES},
        "cards_of_one_type": leader.needs.of_one_kind,
    }
    return {name: part for name, part in parts.items() if part}


def losing(per: dict[str, Any], **rest: str) -> Fact:
    """What a tile of the third period takes."""
    return {"kind": "lose_vp", "amount": 1, "per": per, **rest}


ALL_RESOURCES = sorted(Goods.kinds[kind] for kind in RESOURCES)
CATEGORIES = ("territories", "characters", "buildings", "ventures")
ALWAYS: dict[type[Effect], Callable[[Any], Fact]] = {
    Raises: lambda effect: {
        "kind": "action_value_malus",
        **action(effect.action),
        "value": effect.by,
    },
    RaisesMembers: lambda effect: {
        "kind": "family_member_value_bonus",
        "members": "coloured_all" if effect.coloured else "neutral",
        "value": effect.by,
    },
    SetsMembers: lambda effect: {
        "kind": "family_member_value_set",
        "members": "coloured_all",
        "value": effect.value,
    },
    Cheaper: lambda effect: {
        "kind": "development_card_discount",
        "resources": goods(effect.less),
        "only_if_cost_has_coins": effect.kinds == ANY_KIND,
        "applies_to_occupied_tower_surcharge": False,
    },
    Supporting: lambda effect: {
        "kind": "gain_on_church_support",
        "resources": goods(effect.goods),
    },
    NoSurcharge: lambda _: {
        "kind": "no_occupied_tower_surcharge",
        "surcharge_coins": board.SURCHARGE,
    },
    DoublesGoods: lambda _: {
        "kind": "double_card_immediate_resources",
        "resources": ALL_RESOURCES,
        "from_action_spaces": False,
    },
    CopiesLeader: lambda _: {
        "kind": "copy_leader_ability",
        "of": "leader already played by another player",
        "choice_is_final": True,
    },
    EntersTaken: lambda _: {"kind": "may_place_in_occupied_action_spaces"},
    FreeTerritories: lambda _: {"kind": "ignore_territory_military_requirement"},
    Less: lambda effect: {
        "kind": "gain_reduction",
        "resources": sorted(Goods.kinds[kind] for kind in effect.kinds),
        "amount": 1,
    },
    NoMarket: lambda _: {"kind": "no_market"},
    ServantsPerValue: lambda effect: {
        "kind": "servant_exchange_rate",
        "servants": effect.servants,
        "per_value": 1,
    },
    SkipsFirstTurn: lambda _: {
        "kind": "skip_first_turn_each_round",
        "last_member_placed_after_all_others_finish": True,
    },
    NoPointsFor: lambda effect: {"kind": "no_end_score", "category": CATEGORIES[effect.kind]},
    LosesPerPoints: lambda effect: losing(
        {"points": "vp", "each": effect.each}, rounding="down", when="before final scoring"
    ),
    LosesPerMilitary: lambda _: losing({"points": "military", "each": 1}),
    LosesPerBuildingCost: lambda _: losing(
        {"cost_of": "own building cards", "resources": ["stone", "wood"], "each": 1}
    ),
    LosesPerResource: lambda _: losing({"resources": ALL_RESOURCES, "each": 1}),
}
"""What holds for as long as a leader or a tile lies there."""


def always(effect: Effect) -> Fact:
    """What a leader or a tile does."""
    return ALWAYS[type(effect)](effect)


def in_order(fact: Fact) -> Fact:
    """Kinds in one order; what only explains, a sentence or a blank, left out."""
    found: Fact = {}
    for name, value in fact.items():
        if name == "resources" and isinstance(value, list):
            found[name] = sorted(value)
        elif name == "per" and isinstance(value, dict):
            found[name] = in_order(value)
        elif name not in ("per", "applies_to"):
            found[name] = value
    return found


@needs_listing
@pytest.mark.parametrize("leader", LEADERS, ids=lambda leader: leader.key)
def test_the_leader_has_its_printed_figures(leader: Leader) -> None:
    """L-170 to L-189: requirement and ability of every leader."""
    (fact,) = (each for each in printed("leaders") if leader.key in each["id"].split("_"))

    assert fact["requirement"] == needs(leader)
    assert fact["ability_type"] == ("once_per_round" if leader.once else "permanent")
    said = once(leader.once) + [always(effect) for effect in leader.always]
    assert [in_order(one) for one in fact["ability"]] == said


@needs_listing
def test_the_tiles_have_their_printed_figures() -> None:
    """Section 11: the 21 excommunication tiles."""
    facts = {each["id"].replace("_", "."): each for each in printed("excommunication_tiles")}

    assert set(facts) == {tile.key for tile in EXCOMMUNICATIONS}
    for tile in EXCOMMUNICATIONS:
        fact = facts[tile.key]
        (effect,) = tile.always + tile.end
        assert (fact["period"], fact["scope"]) == (
            tile.period,
            "ongoing" if tile.always else "end_game",
        )
        assert in_order(fact["effect"]) == always(effect)


@needs_listing
def test_the_bonus_tiles_have_their_printed_figures() -> None:
    """L-13: the basic side and the four advanced sides."""
    facts = printed("personal_bonus_tiles")[: len(BONUS_TILES)]

    assert [(each["production"], each["harvest"]) for each in facts] == [
        (goods(tile.production), goods(tile.harvest)) for tile in BONUS_TILES
    ]


@needs_listing
def test_the_board_has_its_printed_figures() -> None:
    """L-4 to L-12: towers, market, palace, privileges, tracks, points at the end."""
    listing: Fact = json.loads(LISTING.read_text("utf-8"))
    fact, end = listing["board"], listing["end_game"]
    floors = [floor for tower in fact["towers"] for floor in tower["floors"]]

    assert [tower["type"] for tower in fact["towers"]] == list(KINDS)
    assert [floor["value"] for floor in floors] == list(board.FLOOR_VALUES) * 4
    assert [floor["bonus"] for floor in floors] == [goods(one) for one in board.FLOOR_BONUS]
    assert fact["tower_occupied_surcharge_coins"] == board.SURCHARGE
    assert [each["gain"] for each in fact["market"]] == [goods(one) for one in board.MARKET_GOODS]
    assert [each["privileges"] for each in fact["market"]] == list(board.MARKET_PRIVILEGES)
    assert fact["council_palace"]["gain"] == goods(board.PALACE_GOODS)
    assert fact["council_privilege_options"] == [goods(one) for one in board.PRIVILEGES]
    assert fact["faith_track_vp"]["steps"] == list(board.FAITH_STEPS)
    assert list(fact["faith_required_by_period"].values()) == list(board.FAITH_NEEDED)
    slots = fact["territory_slot_military_requirement"]["slots"]
    assert slots == list(board.TERRITORY_NEEDS)
    assert fact["max_cards_per_type"] == board.MOST_CARDS
    assert end["territories_vp"]["by_count"] == list(board.TERRITORY_POINTS)
    assert end["characters_vp"]["by_count"] == list(board.CHARACTER_POINTS)
    majority = end["military_majority"]
    assert (majority["first"], majority["second"]) == board.MILITARY_PRIZES


@needs_listing
def test_setup_and_church_have_their_printed_figures() -> None:
    """L-3, L-8, L-13, L-23 to L-26, L-96: what everybody begins with, periods and rounds."""
    listing: Fact = json.loads(LISTING.read_text("utf-8"))
    setup, fact = listing["setup"], listing["board"]

    assert [setup["players_min"], setup["players_max"] + 1] == [SEATS.start, SEATS.stop]
    assert setup["start_resources"] == goods(board.START_GOODS)
    assert setup["start_coins_by_turn_order"] == list(board.START_COINS)
    assert setup["family_members"]["coloured"] == list(board.MEMBERS[:3])
    assert setup["periods"] * setup["rounds_per_period"] == board.ROUNDS
    assert setup["advanced"]["leaders_dealt_per_player"] == board.LEADERS_EACH
    for area in ("harvest", "production"):
        small, large = fact[area]
        assert (small["action_value_modifier"], small["min_value"]) == (0, 1)
        assert large["action_value_modifier"] == board.LARGE_SPACE
    assert {each["activation_value"] for each in printed("personal_bonus_tiles")} == {1}
