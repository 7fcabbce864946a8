"""What Masters says: its options as people read them, its cards as they are printed."""

from random import Random

import pytest

from signoria.games import find_game
from signoria.games.masters import effects
from signoria.games.masters.board import MARBLES
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import COLOURS, Effect
from signoria.games.masters.listing import FIGURES
from signoria.games.masters.sentences import EFFECTS
from signoria.kernel.refusal import InvalidMove, InvalidPosition
from signoria.locale import CARD_LANGUAGES, LANGUAGES, words
from tests.games.masters.table import Table, masters, new_game, seated, solo
from tests.locale.test_cards import whole
from tests.locale.test_play import holes

MASTERS = find_game("masters")
ENTRIES = {entry["thing"]: entry for entry in MASTERS.cards()}
MARKET = "market wgyy bpwr pwgw b"
BASE = "pay 2 resources of your choice, gain 1 resource of your choice"
NO_64 = "pay 1 coin, gain 1 resource of your choice and 1 faith point"
ROMAN = ("", "I", "II", "III")


def options(table: Table, start: str, language: str = "en") -> list[str]:
    """The options of the only open question whose notation begins like this, in words."""
    (decision,) = table.match.decisions
    w = words(language, table.match.names)
    return [
        w.say(MASTERS.describe(table.state, move))
        for move in decision.moves
        if move.text.startswith(start)
    ]


@pytest.mark.parametrize(
    ("position", "start", "said"),
    [
        (MARKET, "row 1", "Take row 1: 2 coins and 1 stone; the white marble gives nothing"),
        (MARKET, "row 3", "Take row 3: 1 stone and 1 servant; 2 white marbles give nothing"),
        (
            MARKET,
            "column 4",
            "Take column 4: 1 coin and 1 faith point; the white marble gives nothing",
        ),
        (
            f"{MARKET}; a: played 60",
            "row 3",
            "Take row 3: 2 coins, 1 stone and 1 servant",
        ),
        (
            f"{MARKET}; a: played 58 60",
            "row 3",
            "Take row 3: 1 stone and 1 servant; each of 2 white marbles gives 1 coin or 1 shield",
        ),
        (
            "market wwww bbgg yypp r; a: played 58 60",
            "row 1",
            "Take row 1: each of 4 white marbles gives 1 coin or 1 shield",
        ),
        (
            "market wwww bbgg yypp r; b: played 58 60",
            "row 1",
            "Take row 1: 4 white marbles give nothing",
        ),
    ],
)
def test_the_market_says_what_is_in_a_line(position: str, start: str, said: str) -> None:
    """M-5.3, M-5.4: what the marbles give this player, white ones by the leaders in play."""
    assert [said] == options(masters(position), start)


@pytest.mark.parametrize(
    ("position", "played", "start", "said"),
    [
        # 6.2: the price is that after discounts.
        (
            "a: 2 shields middle, box 2 coins, cards 2, played 50 52; top 29",
            "",
            "buy 29",
            ["Buy green II no. 29: 2 coins and 2 shields"],
        ),
        (
            "a: box 2 shields, cards 2",
            "buy 1",
            "slot",
            ["Onto slot 2, which is empty", "Onto slot 3, which is empty"],
        ),
        (
            "a: box 4 shields, cards 2, cards 3",
            "buy 17",
            "slot",
            ["Onto slot 1, over purple I no. 2", "Onto slot 2, over blue I no. 3"],
        ),
        # 4.6
        (
            "a: 2 shields middle, box 2 shields",
            "buy 1; slot 1",
            "shield",
            [
                "Pay 2 shields from the warehouse",
                "Pay 1 shield from the warehouse and 1 shield from the strongbox",
                "Pay 2 shields from the strongbox",
            ],
        ),
        # 7.1 to 7.4
        (
            "a: box 3 coins, cards 1, played 64",
            "",
            "activate",
            [
                f"Activate the base production: {BASE}",
                "Activate green I no. 1: pay 1 coin, gain 1 faith point",
                f"Activate leader no. 64 (production: coin): {NO_64}",
            ],
        ),
        (
            "a: box 2 coins, box 1 stone",
            "activate base",
            "with",
            ["Pay 2 coins", "Pay 1 coin and 1 stone"],
        ),
        (
            "a: box 2 coins",
            "activate base; with coin+coin",
            "for",
            ["Gain 1 coin", "Gain 1 stone", "Gain 1 shield", "Gain 1 servant"],
        ),
        (
            "a: box 3 coins, cards 1",
            "activate base; with coin+coin; for stone; activate 1",
            "produce",
            ["Produce: pay 3 coins, gain 1 stone and 1 faith point"],
        ),
        # 9.1, 9.2
        (
            "a: hand 49 50, cards 1, cards 4",
            "",
            "play",
            ["Play leader no. 49 (discount: servant)"],
        ),
        (
            "a: hand 56",
            "",
            "discard",
            ["Discard leader no. 56 (depot: coins) for 1 faith point"],
        ),
        # 5.4
        (
            f"{MARKET}; a: played 58 60",
            "row 1",
            "white",
            ["The white marble gives 1 coin", "The white marble gives 1 shield"],
        ),
    ],
)
def test_answers_inside_a_turn_are_described(
    position: str, played: str, start: str, said: list[str]
) -> None:
    """M-4.6, M-6.2, M-7.4, M-9.1: what an answer pays, gains and covers."""
    table = masters(position)
    if played:
        table.play(f"a: {played}")

    assert said == options(table, start)


def test_storing_says_what_is_moved_about() -> None:
    """M-4.3: the others make room; what changes its depot is named."""
    table = masters(f"{MARKET}; a: 1 coin top, 1 stone middle; turn a").play("a: row 1")

    assert ["1 coin into the bottom depot; moved about: 1 coin into the bottom depot"] == options(
        table, "coin>3"
    )
    moved = "1 stone into the top depot and 1 coin into the middle depot"
    assert [f"1 coin into the middle depot; moved about: {moved}"] == options(table, "coin>2")


def test_storing_where_there_is_room_moves_nothing() -> None:
    """M-4.1, M-4.2: base depots and those of leaders."""
    table = masters(f"{MARKET}; a: played 56; turn a").play("a: row 1")

    assert [
        "1 coin into the top depot",
        "1 coin into the middle depot",
        "1 coin into the bottom depot",
        "1 coin into the leader's depot",
        "Discard 1 coin: everybody else gains 1 faith point",
    ] == options(table, "coin")


def test_discarding_alone_moves_the_cross() -> None:
    """M-5.7: in a solo game it is the black cross that gains."""
    table = solo(MARKET).play("a: row 1")

    assert ["Discard 1 coin: the black cross moves 1 space"] == options(table, "coin>out")


def test_chance_is_described() -> None:
    """M-2.2, M-2.5, M-13.1: marbles, the first player, the tokens."""
    seats = seated(1, "players=2")
    tokens = solo(MARKET).play("a: column 1; shield>1; servant>2")

    assert [f"{marble.capitalize()} marble" for marble in MARBLES] == options(new_game(), "marble")
    assert "a" == seats.match.names[0]
    assert [
        "Discard 2 green cards",
        "Discard 2 blue cards",
        "Discard 2 yellow cards",
        "Discard 2 purple cards",
        "The black cross moves 2 spaces",
        "The black cross moves 1 space, and all tokens are shuffled",
    ] == options(tokens, "token")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "a takes row 2 of the market",
                "a moves 1 space along the faith track, to space 8",
                "Vatican report 1: a keeps the pope's favour tile, 2 victory points",
                "Vatican report 1: b loses the pope's favour tile",
                "a gains 1 shield and 1 servant",
            ],
        ),
        (
            "cs",
            [
                "a bere z trhu 2. řadu",
                "a postupuje na počítadle víry o 1 políčko na 8. políčko",
                "1. zpráva z Vatikánu: a si nechává žeton papežské přízně, 2 vítězné body",
                "1. zpráva z Vatikánu: b přichází o žeton papežské přízně",
                "a získává 1 štít a 1 sloužícího",
            ],
        ),
    ],
)
def test_a_turn_is_told(language: str, said: list[str]) -> None:
    """M-5.5, M-8.3: the line, the red marble and its report, what is gained."""
    table = masters(f'[Options "players=2"]\n{MARKET}; a: faith 7; turn a').play("a: row 2")

    assert said == words(language, table.match.names).events(table.events)


@pytest.mark.parametrize(
    ("position", "wish", "said"),
    [
        ("a: hand 49", "play 49", ["M-9.3: you need 1 green card; you have 0"]),
        ("a: hand 64", "play 64", ["M-9.3: you need a green card of level II; you have 0"]),
        ("a: box 1 stone", "buy 17", ["M-6.1: no slot of yours takes a card of level II"]),
        (
            "a: box 1 coin",
            "activate base",
            ["M-7.3: that takes 2 resources of your choice; you have 1 left"],
        ),
    ],
)
def test_reasons_are_whole_sentences(position: str, wish: str, said: list[str]) -> None:
    """M-6.1, M-7.3, M-9.3: the first reason with its figures."""
    table = masters(position)
    w = words("en", table.match.names)
    reasons = table.match.objections(0, MASTERS.parse(wish))

    assert said == [w.objection(reason) for reason in reasons][:1]


SELDOM = (
    (f"{MARKET}; a: played 58 60, hand 49, cards 1, cards 4", "play 49; row 3"),
    (f"{MARKET}; a: played 58 60", "row 3; white coin; white shield"),
    ("top 9; a: 3 shields bottom, 1 stone top, box 9 shields", "buy 9; slot 1; shield 1+2"),
    (
        "a: cards 12, 3 shields bottom, 1 coin top, box 9 shields, box 2 coins",
        "activate 12; activate base; with coin+coin; for stone; produce; warehouse first",
    ),
    ("a: box 3 coins, cards 1, played 64", "activate 64; for stone; activate 1; produce"),
    ('[Options "players=1"]; a: faith 23, hand 49', "discard 49"),
)
"""Positions and moves that games played at random hardly meet."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("position", "played"), SELDOM)
def test_what_happens_seldom_is_said(position: str, played: str, language: str) -> None:
    """M-5.4, M-7.1, M-9.2, M-13.5: two leaders for white marbles, a leader's production, a win."""
    table = masters(position)
    w = words(language, table.match.names)
    for move in played.split("; "):
        assert [] == holes(w, table.match, Random(1))
        table.play(f"a: {move}")
    assert [] == holes(w, table.match, Random(1))

    assert [] == [said for said in w.events(table.events) if not whole(said)]


YELLOW = "market yyww bbgg pprw w"
"""A market whose first row gives two coins."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "played", "wish", "id_"),
    [
        ("a: hand 61", "", "play 61", "masters-no-need"),
        ("a: hand 62", "", "play 62", "masters-no-need"),
        ("a: hand 63", "", "play 63", "masters-no-need"),
        ("a: hand 64", "", "play 64", "masters-no-need"),
        ("over", "", "row 1", "no-over"),
        ("a: box 2 coins, cards 1", "activate 1", "activate 1", "masters-no-power-twice"),
        (
            "a: 1 shield top, box 2 shields",
            "buy 1; slot 1",
            "shield 2+0",
            "masters-no-split",
        ),
        ("a: 2 coins middle, box 9 coins", "buy 3; slot 1", "coin 1+0", "masters-no-sum"),
        (f"{YELLOW}; a: 2 coins middle", "row 1", "coin>1", "masters-no-room"),
        (
            f"{YELLOW}; a: 2 stones middle, 3 shields bottom",
            "row 1; coin>1",
            "coin>2",
            "masters-no-moving",
        ),
        (YELLOW, "row 1", "coin>extra", "masters-no-extra"),
        (f"{YELLOW}; a: played 56, 2 coins extra", "row 1", "coin>extra", "masters-no-extra-room"),
        (YELLOW, "row 1", "stone>out", "masters-no-waiting"),
        ("market gyww bbgp yprw w", "row 1", "stone>out", "masters-no-next"),
    ],
)
def test_reasons_against_are_said(
    position: str, played: str, wish: str, id_: str, language: str
) -> None:
    """M-4.6, M-7.2, M-9.3, M-11.2: in every language, with every figure."""
    table = masters(position)
    if played:
        table.play(f"a: {played}")
    reasons = table.match.objections(0, MASTERS.parse(wish))
    said = map(words(language, table.match.names).objection, reasons)

    assert id_ in [reason.message.id for reason in reasons]
    assert all(map(whole, said))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "position",
    [
        "market wwww",
        "cross 3",
        '[Options "players=1"]; tokens red',
        '[Options "players=1"]; tokens +1 +1',
        "a: 1 fish top",
        "a: 1 coin attic",
        "a: 1 coin top, 2 coins middle",
        "a: 1 stone extra",
        "a: cards 1, cards 2, cards 3, cards 4",
        "a: cards 17",
        "a: favours great",
        "a: cards 1, cards 1",
        "a: hand 49 49",
        '[Options "players=1"]; ending',
        '[Options "players=1"]; cross 24',
        "a: faith 99",
        "a: dance",
        "dance",
    ],
)
def test_positions_are_refused_in_words(position: str, language: str) -> None:
    """What is wrong in a position written by hand, and where."""
    with pytest.raises(InvalidPosition) as refusal:
        masters(position)

    assert whole(words(language).refusal(refusal.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_for_no_card_is_refused_in_words(language: str) -> None:
    """A number that is on no card and no leader."""
    with pytest.raises(InvalidMove) as refusal:
        MASTERS.wishes(masters("turn a").state, 0, "card 99")

    assert whole(words(language).refusal(refusal.value))


# What is printed


def test_every_node_is_printed_and_used() -> None:
    """Each type of node has its sentence and its figures, and a leader that uses it."""
    defined = {
        node
        for node in vars(effects).values()
        if isinstance(node, type) and issubclass(node, Effect) and node is not Effect
    }

    assert defined == set(EFFECTS)
    assert defined == set(FIGURES)
    assert defined == {type(leader.always) for leader in LEADERS.values()}


@pytest.mark.parametrize("language", CARD_LANGUAGES)
def test_cards_are_called_by_colour_level_and_number(language: str) -> None:
    """No card has a printed name: `green I no. 5`, a colour's word the same on all its cards."""
    w = words(language)
    said = {number: w.text(f"masters-card-{number}").split() for number in CARDS}
    colours = {(card.colour, said[number][0]) for number, card in CARDS.items()}

    assert {number: [ROMAN[card.level], str(number)] for number, card in CARDS.items()} == {
        number: [name[1], name[-1]] for number, name in said.items()
    }
    assert len(COLOURS) == len(colours) == len({word for _, word in colours})


@pytest.mark.parametrize("language", CARD_LANGUAGES)
def test_leaders_are_called_by_number_and_ability(language: str) -> None:
    """`no. 49 (discount: servant)`: no two abilities are called alike."""
    w = words(language)
    names = {number: w.text(f"masters-leader-{number}") for number in LEADERS}

    assert list(LEADERS) == [int(name.split()[1]) for name in names.values()]
    assert len(LEADERS) == len({name.partition("(")[2] for name in names.values()})


@pytest.mark.parametrize(
    ("thing", "printed"),
    [
        ("card:5", "costs 1 stone, 1 shield, 1 servant | production 1 stone → 1 servant | 2 VP"),
        ("card:25", "costs 5 shields | production 2 coins → 2 stones, 2 faith | 7 VP"),
        ("leader:49", "needs 1 green, 1 yellow | cards −1 servant | 2 VP"),
        ("leader:53", "needs 5 coins | depot 2 stones | 3 VP"),
        ("leader:57", "needs 1 blue, 2 yellow | white marble = 1 servant | 5 VP"),
        ("leader:61", "needs 1 yellow II | production 1 shield → 1 of choice, 1 faith | 4 VP"),
    ],
)
def test_cards_are_listed_as_printed(thing: str, printed: str) -> None:
    """One line, to be held beside the card."""
    assert printed == ENTRIES[thing]["printed"]


def test_a_card_is_listed_with_its_figures() -> None:
    """A card and a leader as data, as `signoria cards --json` gives them."""
    card, leader = ENTRIES["card:25"], ENTRIES["leader:61"]
    work = {"pays": {"shield": 1}, "gives": {"faith": 1}, "any_in": 0, "any_out": 1}

    assert ("development", "green", 2, 7) == tuple(
        card[key] for key in ("kind", "colour", "level", "points")
    )
    assert [{"shield": 5}] == card["cost"]
    assert {
        "pays": {"coin": 2},
        "gives": {"stone": 2, "faith": 2},
        "any_in": 0,
        "any_out": 0,
    } == card["work"]
    assert {"goods": {}, "cards": {}, "level_two": "yellow"} == leader["needs"]
    assert [{"kind": "produces", "work": work}] == leader["always"]


def test_figures_say_where_they_are_from() -> None:
    """Every card names the vote of the transcriptions, and what was looked at where they differ."""
    source = {thing: entry["provenance"] for thing, entry in ENTRIES.items()}
    agreements = [found["agreement"] for found in source.values()]

    assert (53, 10, 1) == tuple(map(agreements.count, ("13/13", "12/13", "11/13")))
    assert {"source": "13 transcriptions", "agreement": "13/13"} == source["card:2"]
    assert "picture of the card" == source["card:19"]["confirmed"]
    assert all("note" in found for found in source.values() if found["agreement"] != "13/13")
