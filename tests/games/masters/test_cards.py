"""Every card and leader plays as it is printed; tests/scenarios/masters.txt says how."""

import json
import os
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import Effect, Goods
from tests.games.masters.table import Table, masters, score_lines

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "masters.txt"
GOLDEN = Path(__file__).with_name("cards.golden.json")
BLESS = "SIGNORIA_BLESS"
"""Set to 1 to write the golden listing anew, after the declarations changed on purpose."""


class Scenario(NamedTuple):
    """One line of the file."""

    line: int
    number: int
    position: str
    moves: str
    then: tuple[str, ...]


def scenarios() -> list[Scenario]:
    """All lines but comments and blank ones."""
    found = []
    for at, line in enumerate(SCENARIOS.read_text("utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            number, position, moves, then = (column.strip() for column in line.split("|"))
            parts = tuple(part.strip() for part in then.split(";"))
            found.append(Scenario(at, int(number), position, moves, parts))
    return found


def bought(scenario: Scenario) -> int:
    """The card that a line buys; 0 = none."""
    found = re.search(r"\bbuy (\d+)", scenario.moves)
    return int(found[1]) if found else 0


def printed_points(table: Table) -> int:
    """What a has for cards and leaders."""
    lines = score_lines(table)
    return lines["cards"][0] + lines["leaders"][0]


def outcome(table: Table, before: int, heads: list[str]) -> tuple[str, ...]:
    """What the table says to the same words as the line."""
    said = {
        "box": table.box(),
        "depots": table.depots(),
        "faith": str(table.faith()[0]),
        "points": f"+{printed_points(table) - before}",
    }
    return tuple(f"{head}: {said[head]}" for head in heads)


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda one: f"{one.line}-{one.number}")
def test_it_plays_as_printed(scenario: Scenario) -> None:
    """M-6.1..3, M-7.5, M-9.2..4, M-12.1, M-12.4: cost, production, requirement, ability, points."""
    card = bought(scenario)
    table = masters(f"{scenario.position}; turn a" + (f"; top {card}" if card else ""))
    before = printed_points(table)
    heads = [part.partition(":")[0] for part in scenario.then]

    if heads == ["refused"]:
        reasons = {reason.partition(" ")[0] for reason in table.refused(f"a: {scenario.moves}")}
        assert scenario.then == ("refused: " + ", ".join(sorted(reasons)),)
    else:
        table.play(f"a: {scenario.moves}")
        assert scenario.then == outcome(table, before, heads)


def test_every_card_has_its_lines() -> None:
    """M-6.3, M-7.1: each of the 48 is bought, found too dear, and produces."""
    lines = [(one.number, one.moves.split()[0], one.then[0].split()[0]) for one in scenarios()]

    assert set(range(1, 49)) == set(CARDS)
    for number in CARDS:
        assert {
            (number, "buy", "box:"),
            (number, "buy", "refused:"),
            (number, "activate", "box:"),
        } <= set(lines)


def test_every_leader_has_its_lines() -> None:
    """M-9.3, M-9.4: each of the 16 is played, lacks something, and does what it is there for."""
    assert set(range(49, 65)) == set(LEADERS)
    for number in LEADERS:
        lines = [one for one in scenarios() if one.number == number]
        played = [one.then[0].split()[0] for one in lines if one.moves == f"play {number}"]
        assert ["points:", "refused:"] == played
        assert any(f"played {number}" in one.position for one in lines)


# The declarations


def test_every_kind_of_effect_is_declared_somewhere() -> None:
    """M-9.4: discount, extra depot, white marble, production: four leaders of each."""
    kinds = [type(leader.always).__name__ for leader in LEADERS.values()]

    assert {node.__name__ for node in Effect.__subclasses__()} == set(kinds)
    assert {4} == {kinds.count(kind) for kind in kinds}


def listed(value: Any) -> Any:  # noqa: ANN401 - a declaration as JSON is what it is
    """A declaration as JSON: effects by name, goods by kind, what says nothing left out."""
    if isinstance(value, Goods):
        return {Goods.kinds[kind]: amount for kind, amount in value.pairs}
    if isinstance(value, tuple):
        return list(value)
    if hasattr(value, "__dataclass_fields__"):
        found = {field.name: listed(getattr(value, field.name)) for field in fields(value)}
        kept = {name: part for name, part in found.items() if part not in ([], {}, None)}
        return {"is": type(value).__name__, **kept} if isinstance(value, Effect) else kept
    return value


def a_line_each(listing: dict[str, list[Any]]) -> str:
    """JSON with a line for each card and leader, so that a change is a line."""
    parts = [
        f'"{name}": [\n' + ",\n".join(json.dumps(each) for each in group) + "\n]"
        for name, group in listing.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def test_the_declarations_are_the_golden_ones() -> None:
    """M-6.2, M-7.1, M-9.3: no figure of a card or leader changes unseen."""
    now = {
        "cards": [listed(card) for card in CARDS.values()],
        "leaders": [listed(leader) for leader in LEADERS.values()],
    }
    if os.environ.get(BLESS) == "1":
        GOLDEN.write_text(a_line_each(now), encoding="utf-8")

    assert json.loads(GOLDEN.read_text("utf-8")) == now
