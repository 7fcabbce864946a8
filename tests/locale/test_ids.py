"""Every id that the program uses stands in the catalogues."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from signoria.games import TITLES
from signoria.games.lorenzo.board import MEMBERS, SPACES
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import ACTIONS, KINDS, Goods
from signoria.games.lorenzo.state import SWITCHES
from signoria.games.lorenzo.steps import STEPS
from signoria.games.masters import board as masters_board
from signoria.games.masters import cards as masters_cards
from signoria.games.masters import effects as masters_effects
from signoria.games.masters.state import SWITCHES as MASTERS_SWITCHES
from signoria.games.masters.steps import STEPS as MASTERS_STEPS
from signoria.kernel.game import Switch
from signoria.locale import words
from signoria.locale.words import LISTS
from tests.house.tree import PACKAGE, name_of, python_files
from tests.locale.ftl import entries

SAYING: Final = {"message", "refuse", "note", "tell", "tell_to", "bad", "text", "Message"}
"""Functions that are given an id, in one of their first places."""
FAMILIES: Final = re.compile(
    "(masters-)?"
    "(no|ask|event|position|record|options|score|undo|redo|wish|cli|table|list|refusal|effect)-.*"
)
"""Beginnings of ids that are also handed on: through a table, as an argument."""
ID: Final = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
NOT_IDS: Final = {
    "src/signoria/games/lorenzo/figures.py",
    "src/signoria/cli/boards/lorenzo_signs.py",
    "src/signoria/server/app/pages.py",
}
"""Kinds of nodes in the listing of cards look like ids, and so does what caches are told."""


def ids_in(source: str) -> set[str]:
    """Ids in a module; a part put in at run time is a `*`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            found |= _said(node)
        text = _text(node)
        if text and ID.fullmatch(text.replace("*", "x")) and FAMILIES.fullmatch(text):
            found.add(text)
    return found


def _said(call: ast.Call) -> set[str]:
    """The ids in the first arguments of a call that says something."""
    function = call.func
    name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
    if name not in SAYING:
        return set()
    texts = {_text(argument) for argument in call.args[:3]}
    return {text for text in texts if text and ID.fullmatch(text.replace("*", "x"))}


def _text(node: ast.AST) -> str:
    """A text or a pattern of one: `ask-*`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else "*" for part in node.values)
        return "".join(str(part) for part in parts)
    return ""


def offered(path: Path) -> bool:
    """Not in the folder of a title that cannot be played yet."""
    room, *rest = path.relative_to(PACKAGE).parts
    return room != "games" or len(rest) == 1 or rest[0] in TITLES


SOURCES = [path for path in python_files(PACKAGE) if name_of(path) not in NOT_IDS and offered(path)]


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_every_id_in_the_sources_is_in_the_catalogues(path: Path) -> None:
    """What the program says has words."""
    english = words("en")
    used = ids_in(path.read_text(encoding="utf-8"))

    assert [] == sorted(id_ for id_ in used if "*" not in id_ and not english.has(id_))


def calls_in(source: str) -> list[tuple[str, set[str]]]:
    """Ids said with arguments that stand there, and the names of these."""
    return [
        (id_, {str(keyword.arg) for keyword in call.keywords})
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and all(keyword.arg for keyword in call.keywords)
        for id_ in _said(call)
        if "*" not in id_ and id_ not in LISTS
    ]


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_every_variable_of_a_text_is_given(path: Path) -> None:
    """A text shows only figures that the program gives it."""
    variables = {entry.id: entry.variables for entry in entries("en")}
    lacking = [
        (id_, sorted(variables[id_] - given))
        for id_, given in calls_in(path.read_text(encoding="utf-8"))
        if id_ in variables and not variables[id_] <= given
    ]

    assert [] == lacking


def settings(switches: tuple[Switch, ...]) -> list[str]:
    """What is more than yes or no has a word for each of its settings."""
    return [
        f"setting-{switch.name}-{str(setting).lower()}"
        for switch in switches
        for setting in switch.settings
        if not all(isinstance(one, bool) for one in switch.settings)
    ]


def spaces(family: str, names: tuple[str, ...]) -> list[str]:
    """`space-building-3` and so on, as NAME makes them."""
    return [f"{family}-{name.replace('.', '-')}" for name in names]


@pytest.mark.parametrize(
    "ids",
    [
        [f"ask-{steps.ask}" for steps in STEPS.values() if steps.ask],
        [f"switch-{switch.name}" for switch in SWITCHES],
        settings(SWITCHES),
        [f"good-{kind}" for kind in (*Goods.kinds, "privileges")],
        [f"{family}-{kind}" for family in ("kind", "cards") for kind in KINDS],
        [f"member-{member}" for member in MEMBERS],
        [f"event-{verb}-leader" for verb in ("play", "use", "copy", "discard")],
        [f"event-{verb}" for verb in ("forfeit", "decline", *ACTIONS[4:])],
        [
            f"effect-{verb}-{who}"
            for verb in ("raises", "lowers")
            for who in ("coloured", "neutral")
        ],
        spaces("space", SPACES),
        [f"lorenzo-card-{number}" for number in CARDS],
        [f"lorenzo-leader-{leader.key}" for leader in LEADERS],
        spaces("lorenzo-excommunication", tuple(tile.key for tile in EXCOMMUNICATIONS)),
        [f"lorenzo-tile-{tile.key}" for tile in BONUS_TILES],
        [f"ask-{steps.ask}" for steps in MASTERS_STEPS.values() if steps.ask],
        [f"switch-{switch.name}" for switch in MASTERS_SWITCHES],
        settings(MASTERS_SWITCHES),
        [f"masters-good-{kind}" for kind in masters_effects.Goods.kinds],
        [
            f"masters-{family}-{colour}"
            for family in ("cards", "level-two")
            for colour in masters_effects.COLOURS
        ],
        [f"masters-{line}" for line in ("row", "column")],
        [f"masters-depot-{name}" for name in masters_board.DEPOT_NAMES],
        [f"masters-marble-{marble}" for marble in masters_board.MARBLES],
        [f"masters-token-{token.strip('+')}" for token in masters_board.TOKENS],
        [
            f"masters-{family}-{verb}"
            for family in ("event", "move")
            for verb in ("play", "discard", "deal")
        ],
        [f"masters-card-{number}" for number in masters_cards.CARDS],
        [f"masters-leader-{number}" for number in masters_cards.LEADERS],
    ],
    ids=lambda ids: str(ids[0]),
)
def test_families_of_ids_are_complete(ids: list[str]) -> None:
    """Ids put together at run time: one for every member of the family."""
    english = words("en")

    assert [] == [id_ for id_ in ids if not english.has(id_)]
