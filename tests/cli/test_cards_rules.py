"""`cards` and `rules`: what can be held beside the printed game."""

import pytest

from tests.cli.terminal import Terminal


def test_every_card_is_listed(terminal: Terminal) -> None:
    """96 cards, 20 leaders, the tiles: number, kind, period, name, printed line and sentence."""
    listed = terminal.run("cards", "lorenzo", "--json").json["cards"]
    kinds = [card["kind"] for card in listed]

    for kind in ("territory", "character", "building", "venture"):
        assert 24 == kinds.count(kind)
    assert (20, 21, 5) == tuple(map(kinds.count, ("leader", "excommunication", "bonus")))
    cards = [card for card in listed if "number" in card]
    assert list(range(1, 97)) == sorted(card["number"] for card in cards)
    needed = {"number", "kind", "period", "name", "cost", "now", "always", "printed", "sentence"}
    assert all(needed <= set(card) for card in cards)


def test_a_card_says_what_it_costs_and_does(terminal: Terminal) -> None:
    """The carpenter's shop for machines and for people, by its number."""
    listed = terminal.run("cards", "lorenzo", "--json").json["cards"]
    (shop,) = (card for card in listed if card.get("number") == 29)

    assert ("building", 1, "Carpenter's Shop") == (shop["kind"], shop["period"], shop["name"])
    assert [{"wood": 2, "coins": 1}] == shop["cost"]
    assert 4 == shop["work"]["value"]
    assert shop["sentence"].startswith("Costs 2 wood and 1 coin. Immediately: gain 3 victory")
    assert "29 Carpenter's Shop (building, I)" in terminal.run("cards", "lorenzo").lines


@pytest.mark.parametrize("language", ["en", "cs", "pl", "sk", "it"])
def test_cards_have_five_languages(terminal: Terminal, language: str) -> None:
    """Names are there in all of them, each with where it is from."""
    listed = terminal.run("cards", "lorenzo", "--lang", language, "--json").json["cards"]

    assert {"printed", "translation", "own"} >= {card["name_origin"] for card in listed}
    assert all(card["name"] and card["sentence"] for card in listed)


def test_names_of_our_own_are_marked(terminal: Terminal) -> None:
    """Printed Czech names stand as they are; our own translations have a star and a legend."""
    ran = terminal.run("cards", "lorenzo", "--lang", "cs", "--kind", "building")

    assert "* " in ran.lines[0]
    assert "25 Mincovna* (budova, I)" in ran.lines
    assert "26 Berní úřad (budova, I)" in ran.lines


@pytest.mark.parametrize("language", ["cs", "pl", "sk", "it"])
def test_a_list_speaks_one_language(terminal: Terminal, language: str) -> None:
    """The short line under the name is English, so only English readers see it."""
    lines = terminal.run("cards", "lorenzo", "--lang", language).lines

    assert "    2 wood, 1 coin → 3 VP | production 4: " in "\n".join(
        terminal.run("cards", "lorenzo").lines
    )
    assert not [line for line in lines if "wood" in line or "coin" in line or "harvest" in line]


def test_one_kind_alone(terminal: Terminal) -> None:
    """`--kind` lists nothing else."""
    listed = terminal.run("cards", "lorenzo", "--kind", "leader", "--json").json["cards"]

    assert {"leader"} == {card["kind"] for card in listed}


def test_cards_without_names_are_listed_too(terminal: Terminal) -> None:
    """Masters' cards are called by colour, level and number, which is then not said twice."""
    listed = terminal.run("cards", "masters", "--json").json["cards"]
    lines = terminal.run("cards", "masters", "--lang", "cs").lines

    assert [*range(1, 65)] == [card["number"] for card in listed]
    assert 48 == [card["kind"] for card in listed].count("development")
    assert ("green II no. 17", 5) == (listed[16]["name"], listed[16]["points"])
    assert "zelená II č. 17 (karta rozvoje)" in lines
    assert "č. 49 (sleva: sloužící) (vůdce)" in lines


def test_a_rule_by_its_number(terminal: Terminal) -> None:
    """L-72 is found as `L-72`, `l-72` and `72`."""
    ran = terminal.run("rules", "lorenzo", "L-72")

    assert (0, "") == (ran.status, ran.err)
    assert ran.out.startswith("L-72 ")
    assert "3 coins" in ran.out
    assert ran == terminal.run("rules", "lorenzo", "l-72")
    assert ran == terminal.run("rules", "lorenzo", "72")


def test_a_rule_in_another_language(terminal: Terminal) -> None:
    """The numbers are the same, the words are not."""
    ran = terminal.run("rules", "masters", "6.3", "--lang", "pl")

    assert ran.out.startswith("M-6.3 ")
    assert "skarbcu" in ran.out


def test_all_rules(terminal: Terminal) -> None:
    """Without a number the whole text is printed; with several those, in the order asked for."""
    assert terminal.run("rules", "lorenzo").out.startswith("# Lorenzo il Magnifico")
    both = terminal.run("rules", "lorenzo", "L-85", "L-72").out.split("\n\n")

    assert ["L-85", "L-72"] == [text.partition(" ")[0] for text in both]
