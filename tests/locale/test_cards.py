"""Every printed thing has a sentence in every language, made of the node that the rules resolve."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from signoria.games import TITLES, find_game
from signoria.games.lorenzo import effects
from signoria.games.lorenzo.board import MEMBERS, PRIVILEGE_NAMES, SPACES
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import Effect, Goods
from signoria.games.lorenzo.figures import FIGURES
from signoria.games.lorenzo.notation import all_moves
from signoria.games.lorenzo.sentences import EFFECTS
from signoria.games.masters import effects as masters_effects
from signoria.games.masters import notation as masters_notation
from signoria.games.masters.board import DEPOT_NAMES, LINE_NAMES, TOKENS
from signoria.games.masters.values import POWERS
from signoria.kernel.message import Message
from signoria.locale import CARD_LANGUAGES, LANGUAGES, words
from tests.games.dealer import golden

LORENZO = find_game("lorenzo")
LISTED = LORENZO.cards()
HOW_MANY = {"lorenzo": 96 + 20 + 21 + 5, "masters": 48 + 16}
MOVES = {"lorenzo": all_moves, "masters": masters_notation.all_moves}
PLAIN = {"lorenzo": {"servants", "good"}, "masters": {"seat"}}
"""What moves touch that is an amount or a person."""
PLACES = {
    "lorenzo": [
        *(f"space:{space}" for space in SPACES),
        *(f"privilege:{name}" for name in PRIVILEGE_NAMES),
        *(f"member:{member}" for member in MEMBERS),
    ],
    "masters": [
        *(f"power:{number or 'base'}" for number in POWERS),
        *(f"market:{name.replace(' ', '.')}" for name in LINE_NAMES),
        *(f"depot:{name}" for name in (*DEPOT_NAMES, "out")),
        *(f"slot:{slot}" for slot in (1, 2, 3)),
        *(f"good:{name}" for name in ("coin", "stone", "shield", "servant")),
        *(f"token:{token}" for token in TOKENS),
        *(f"favour:{section}" for section in (1, 2, 3)),
    ],
}
THINGS = [
    (title, thing)
    for title in TITLES
    for thing in (*(entry["thing"] for entry in find_game(title).cards()), *PLACES[title])
]


def whole(said: str) -> bool:
    """No brace, no id and no hole is left in a sentence."""
    id_left = re.search(r"\b[a-z]{3,}-[a-z]+-[a-z]+\b", said)
    return not re.search(r"[{}$]|  | [,.;:]|\(\)|None", said) and id_left is None


def nodes(effects_: tuple[Effect, ...]) -> set[type[Effect]]:
    """The types of the nodes in an effect list."""
    return {type(effect) for effect in effects_}


def used_nodes() -> set[type[Effect]]:
    """The types of node that something printed uses."""
    used: set[type[Effect]] = set()
    for card in CARDS.values():
        used |= nodes(card.now) | nodes(card.always)
        used |= nodes(card.work.effects) if card.work else set()
    for leader in LEADERS:
        used |= nodes(leader.once) | nodes(leader.always)
    for tile in EXCOMMUNICATIONS:
        used |= nodes(tile.always) | nodes(tile.end)
    return used


def test_every_node_is_printed_and_used() -> None:
    """Each type of node has its sentence and its figures, and something printed that uses it."""
    defined = {
        node
        for node in vars(effects).values()
        if isinstance(node, type) and issubclass(node, Effect) and node is not Effect
    }

    assert defined == set(EFFECTS)
    assert defined == set(FIGURES)
    assert defined == used_nodes()


@pytest.mark.parametrize("language", CARD_LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_card_has_its_sentence(title: str, language: str) -> None:
    """96 cards, 20 leaders, 21 and 5 tiles; 48 cards, 16 leaders: each with name and sentence."""
    w = words(language)
    said = [
        f"{w.text(entry['name_id'])}: {w.say(entry['sentence'])}"
        for entry in find_game(title).cards()
    ]

    assert HOW_MANY[title] == len(said)
    assert [] == [one for one in said if not whole(one)]
    assert [] == [one for one in said if not one.endswith(".")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "thing"), THINGS)
def test_everything_can_be_explained(title: str, thing: str, language: str) -> None:
    """A card, leader, tile or place has its rules text."""
    about = find_game(title).explain(thing)

    assert about is not None
    assert whole(words(language).say(about))


@pytest.mark.parametrize("title", TITLES)
def test_what_moves_touch_is_explained(title: str) -> None:
    """Moves touch things that explain themselves, but for plain amounts and players."""
    game = find_game(title)
    touched = {thing for move in MOVES[title]() for thing in move.touches}
    silent = {thing.partition(":")[0] for thing in touched if game.explain(thing) is None}

    assert PLAIN[title] >= silent


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    "thing",
    [
        *("card:0", "card:97", "card:x", "leader:nobody", "dog:1", "", "x"),
        *("leader:48", "power:65", "market:row.4", "depot:4", "slot:0", "good:faith", "token:2"),
        "favour:0",
    ],
)
def test_what_is_not_there_has_no_text(title: str, thing: str) -> None:
    """A thing that does not exist is not explained."""
    assert find_game(title).explain(thing) is None


@pytest.mark.parametrize(
    ("title", "file"), [("lorenzo", "cards.en.golden.txt"), ("masters", "masters.en.golden.txt")]
)
def test_english_sentences_are_as_they_were(title: str, file: str) -> None:
    """The sentences of all cards are looked at when they change."""
    w = words("en")
    lines = [
        f"{entry.get('number', entry.get('key'))} {w.text(entry['name_id'])}\n"
        f"    {entry['printed']}\n"
        f"    {w.say(entry['sentence'])}\n"
        for entry in find_game(title).cards()
    ]
    made = "".join(lines)

    assert golden(Path(__file__).with_name(file), made) == made


@pytest.mark.parametrize(
    ("thing", "printed"),
    [
        ("card:29", "2 wood, 1 coin → 3 VP | production 4: 1 wood → 3 coins / 2 wood → 5 coins"),
        ("card:50", "4 coins → – | always building +2 + building −1 wood or −1 stone"),
        ("card:58", "4 coins → take building 6 −1 wood −1 stone"),
        ("card:80", "1 wood, 1 stone, 2 coins / 2 MP (of 4) → 3 FP | end 1 VP"),
        ("card:1", "free → – | harvest 1: 1 coin"),
        ("leader:cesare", "needs 3 buildings, 12 coins, 2 FP | always territories need no MP"),
        ("excommunication:1.4", "I-4 | always each gain −1 wood or stone"),
        ("bonus:basic", "production 2 coins, 1 MP | harvest 1 wood, 1 stone, 1 servant"),
    ],
)
def test_cards_are_listed_as_printed(thing: str, printed: str) -> None:
    """One line, to be held beside the card."""
    (entry,) = (entry for entry in LISTED if entry["thing"] == thing)

    assert printed == entry["printed"]


def test_a_card_is_listed_with_its_figures() -> None:
    """The Carpenter's Shop as data, as `signoria cards --json` gives it."""
    entry = next(entry for entry in LISTED if entry["thing"] == "card:29")
    ways = [
        {"pay": {"wood": 1}, "goods": {"coins": 3}, "privileges": 0},
        {"pay": {"wood": 2}, "goods": {"coins": 5}, "privileges": 0},
    ]

    assert ("building", 1, 29) == (entry["kind"], entry["period"], entry["number"])
    assert [{"coins": 1, "wood": 2}] == entry["cost"]
    assert [{"kind": "gain", "goods": {"vp": 3}}] == entry["now"]
    assert {"value": 4, "effects": [{"kind": "exchange", "ways": ways}]} == entry["work"]


def test_a_military_price_is_listed_with_what_it_needs() -> None:
    """L-77: need 4, pay 2, as the second alternative of the Support to the Bishop."""
    entry = next(entry for entry in LISTED if entry["thing"] == "card:80")

    assert [
        {"coins": 2, "wood": 1, "stone": 1},
        {"military_needs": 4, "military": 2},
    ] == entry["cost"]
    assert 1 == entry["end"]


@pytest.mark.parametrize("title", TITLES)
def test_listed_cards_are_plain_data(title: str) -> None:
    """All but the sentence goes into JSON, with goods by their names."""
    kinds = {"lorenzo": {*Goods.kinds, "military_needs"}, "masters": {*masters_effects.Goods.kinds}}
    for entry in find_game(title).cards():
        plain = {name: value for name, value in entry.items() if name != "sentence"}

        assert plain == json.loads(json.dumps(plain))
        assert isinstance(entry["sentence"], Message)
        for goods in _goods_in(plain):
            assert kinds[title] >= set(goods)


def _goods_in(data: dict[str, Any]) -> list[dict[str, int]]:
    """Everything in a card that is goods."""
    gains = [*data.get("now", []), *data.get("once", []), *data.get("always", [])]
    return [*data.get("cost", []), *(effect.get("goods", {}) for effect in gains)]


def test_figures_say_where_they_are_from() -> None:
    """Cards name the votes of the transcriptions, tiles and leaders the rulebook (L-13, L-76)."""
    source = {entry["thing"]: entry["provenance"] for entry in LISTED}

    assert "15/15" == source["card:1"]["agreement"]
    assert "12/14" == source["card:71"]["agreement"]
    assert "stonemason_discount_both" in source["card:50"]["note"]
    assert {"source": "printed rulebook"} == source["bonus:basic"]
    assert "11/11" == source["bonus:a"]["agreement"]
    assert {"source": "printed rulebook"} == source["leader:sforza"]


def test_tiles_of_all_kinds_are_listed() -> None:
    """Every tile and leader that there is, once."""
    tiles = [tile.key for tile in EXCOMMUNICATIONS] + [tile.key for tile in BONUS_TILES]
    printed = [leader.key for leader in LEADERS] + tiles
    keys = [entry["key"] for entry in LISTED if entry["kind"] not in effects.KINDS]

    assert printed == keys
