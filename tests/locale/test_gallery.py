"""What the browser's gallery says of cards: signs for every node, notes in every language."""

import re
from pathlib import Path
from typing import Any

import pytest

from signoria.games import TITLES, find_game, rules_of
from signoria.locale import LANGUAGES, words

WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"


def nodes(value: Any) -> set[str]:  # noqa: ANN401 - any part of a card
    """The kinds of all effect nodes in a card's data."""
    if isinstance(value, dict):
        own = {value["kind"]} if "kind" in value else set()
        return own.union(*map(nodes, value.values()))
    return set().union(*map(nodes, value)) if isinstance(value, list | tuple) else set()


@pytest.mark.parametrize("title", TITLES)
def test_every_node_has_a_sign(title: str) -> None:
    """What a card can say stands in the icon language, with its meaning in the catalogues."""
    fields = ("now", "always", "once", "end", "work", "yields")
    kinds = set().union(
        *(nodes([card.get(f) for f in fields]) for card in find_game(title).cards())
    )

    assert kinds
    assert [] == [kind for kind in sorted(kinds) if not words("en").has(f"{title}-sign-{kind}")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_note_is_translated(title: str, language: str) -> None:
    """Where figures are doubtful, why is said in every language; in English as declared."""
    for card in find_game(title).cards():
        note = card["provenance"].get("note")
        if note is not None:
            said = words(language).text(f"{title}-note-{card.get('number', card.get('key'))}")
            assert (said == note) == (language == "en"), card["thing"]


@pytest.mark.parametrize("title", TITLES)
def test_cards_cite_rules_that_there_are(title: str) -> None:
    """The numbers in the client's table of rules are those of rules.md."""
    cited = set(re.findall(r"'([A-Z]-\d+(?:\.\d+)?)'", (WEB / title / "gallery.ts").read_text()))
    known = set(re.findall(r"^- \*\*([A-Z]-[\d.]+)\*\*", rules_of(title), re.MULTILINE))

    assert cited
    assert cited <= known
