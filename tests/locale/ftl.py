"""The Fluent files as the tests see them: parsed whole, entry by entry."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tests.house.tree import PACKAGE

FOLDER: Final = PACKAGE / "locale"


class Entry(NamedTuple):
    """One entry of a catalogue."""

    file: str
    id: str
    variables: frozenset[str]
    categories: frozenset[str]
    """Keys of its plural selectors."""
    text: str
    """Its patterns as they stand."""


class Found(Visitor):
    """Variables and plural categories inside an entry."""

    def __init__(self) -> None:
        """Nothing found yet."""
        super().__init__()
        self.variables: set[str] = set()
        self.categories: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        """A `$name`."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        """A selector; its keys are plural categories if `one` is among them."""
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if "one" in keys:
            self.categories |= keys
        self.generic_visit(node)


def files(language: str) -> list[Path]:
    """The catalogues of a language."""
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def resource(path: Path) -> ast.Resource:
    """A file, parsed."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def entries(language: str) -> Iterator[Entry]:
    """Everything a language can say."""
    for path in files(language):
        for node in resource(path).body:
            if isinstance(node, (ast.Message, ast.Term)):
                yield _entry(path, node)


def _entry(path: Path, node: ast.Message | ast.Term) -> Entry:
    found = Found()
    found.visit(node)
    patterns = [
        node.value,
        *(attribute.value for attribute in node.attributes if attribute.id.name != "origin"),
    ]
    plain = FluentSerializer()
    text = "\n".join(
        plain.serialize_entry(ast.Message(ast.Identifier("x"), pattern)).partition("=")[2].strip()
        for pattern in patterns
        if pattern is not None
    )
    return Entry(
        path.name, node.id.name, frozenset(found.variables), frozenset(found.categories), text
    )
