"""Every development card plays as it is printed; tests/scenarios/cards.txt says how."""

import json
import os
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from signoria.games.lorenzo import effects
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import Effect, Goods
from signoria.games.lorenzo.score import score
from tests.games.lorenzo.table import Table, lorenzo

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "cards.txt"
GOLDEN = Path(__file__).with_name("cards.golden.json")
BLESS = "SIGNORIA_BLESS"
"""Set to 1 to write the golden listing anew, after the declarations changed on purpose."""


class Scenario(NamedTuple):
    """One line of the file."""

    line: int
    card: int
    position: str
    moves: str
    then: tuple[str, ...]


def scenarios() -> list[Scenario]:
    """All lines but comments and blank ones."""
    found = []
    for number, line in enumerate(SCENARIOS.read_text("utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            card, position, moves, then = (column.strip() for column in line.split("|"))
            parts = tuple(part.strip() for part in then.split(";"))
            found.append(Scenario(number, int(card), position, moves, parts))
    return found


def table_of(scenario: Scenario) -> Table:
    """The position of a line with what it need not say."""
    card = CARDS[scenario.card]
    statements = [
        f"all: nothing; dice 6 6 6; round {2 * card.period - 1}",
        *([scenario.position] if scenario.position else []),
    ]
    if not owned(scenario) and not re.search(rf"floor \S+ {card.number}\b", scenario.position):
        statements.append(f"floor {effects.KINDS[card.kind]}.1 {card.number}")
    return lorenzo("; ".join(statements))


def ventures(table: Table) -> int:
    """What a scores for ventures."""
    lines = {line.label.id: line.points for line in score(table.state).lines}
    return lines["score-ventures"][0]


def outcome(table: Table, heads: list[str]) -> tuple[str, ...]:
    """What the table says to the same words as the line."""
    said = {"a": table.goods("a"), "asked": table.asked, "ventures": str(ventures(table))}
    return tuple(f"{head}: {said[head]}" for head in heads)


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda one: f"{one.line}-card-{one.card}")
def test_the_card_plays_as_printed(scenario: Scenario) -> None:
    """L-75, L-77, L-81, L-90 and L-221: cost, immediate effect, activation, points at the end."""
    table = table_of(scenario)
    heads = [part.partition(":")[0] for part in scenario.then]

    if heads == ["refused"]:
        reasons = {reason.partition(" ")[0] for reason in table.refused(f"a: {scenario.moves}")}
        assert scenario.then == ("refused: " + ", ".join(sorted(reasons)),)
    else:
        table.play(f"a: {scenario.moves}")
        assert scenario.then == outcome(table, heads)
        assert scenario.card in table.cards("a")


def owned(scenario: Scenario) -> bool:
    """Does a have the card from the start?"""
    return bool(re.search(rf"cards[ \d]* {scenario.card}\b", scenario.position))


def test_every_card_has_its_lines() -> None:
    """Each card is taken once, and used once if it does something later."""
    taken = {one.card for one in scenarios() if not owned(one)}
    used = {one.card for one in scenarios() if owned(one)}

    assert set(range(1, 97)) == set(CARDS) == taken
    assert {number for number, card in CARDS.items() if card.work or card.always} == used


def test_every_way_of_every_exchange_is_gone() -> None:
    """L-91: the lines pay each arrow of each exchange at least once."""
    paid = {way for one in scenarios() for way in re.findall(r"exchange (\d+\.\d)", one.moves)}
    printed = {
        f"{number}.{way + 1}"
        for number, card in CARDS.items()
        if card.work is not None
        for effect in card.work.effects
        if isinstance(effect, effects.Exchange)
        for way in range(len(effect.ways))
    }

    assert printed == paid


# The declarations


def said_by_all() -> list[Effect]:
    """The effects that stand in a declaration."""
    found: list[Effect] = []
    for card in CARDS.values():
        found += [*card.now, *card.always, *(card.work.effects if card.work else ())]
    for leader in LEADERS:
        found += [*leader.once, *leader.always]
    for tile in EXCOMMUNICATIONS:
        found += [*tile.always, *tile.end]
    return found


def test_every_kind_of_effect_is_declared_somewhere() -> None:
    """A node that no card, leader or tile says is a rule that nobody can play."""
    assert {node.__name__ for node in Effect.__subclasses__()} == {
        type(effect).__name__ for effect in said_by_all()
    }


def listed(value: Any) -> Any:  # noqa: ANN401 - a declaration as JSON is what it is
    """A declaration as JSON: nodes with their names, goods by kind, what says nothing left out."""
    if isinstance(value, Goods):
        return {Goods.kinds[kind]: amount for kind, amount in value.pairs}
    if isinstance(value, tuple):
        return [listed(part) for part in value]
    if hasattr(value, "__dataclass_fields__"):
        found = {field.name: listed(getattr(value, field.name)) for field in fields(value)}
        kept = {name: part for name, part in found.items() if part not in ([], {}, None)}
        return {"is": type(value).__name__, **kept} if isinstance(value, Effect) else kept
    return value


def a_line_each(listing: dict[str, list[Any]]) -> str:
    """JSON with a line for each card, leader and tile, so that a change is a line."""
    parts = [
        f'"{name}": [\n' + ",\n".join(json.dumps(each) for each in group) + "\n]"
        for name, group in listing.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def test_the_declarations_are_the_golden_ones() -> None:
    """L-13, sections 11 and 12: no figure of a card, leader or tile changes unseen."""
    now = {
        "cards": [listed(card) for card in CARDS.values()],
        "leaders": [listed(leader) for leader in LEADERS],
        "excommunications": [listed(tile) for tile in EXCOMMUNICATIONS],
        "bonus tiles": [listed(tile) for tile in BONUS_TILES],
    }
    if os.environ.get(BLESS) == "1":
        GOLDEN.write_text(a_line_each(now), encoding="utf-8")

    assert json.loads(GOLDEN.read_text("utf-8")) == now
