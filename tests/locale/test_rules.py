"""The numbered rules in every language: the same numbers, each pointing at the same others."""

import re

import pytest

from signoria.games import TITLES, rules_of
from signoria.locale import LANGUAGES

RULE = re.compile(r"^- \*\*([A-Z]+-\d[\d.]*)\*\*\s+(.*)$", re.MULTILINE)
POINTER = re.compile(r"\b[LM]-\d+(?:\.\d+)?")
SOURCE = re.compile(r"\s\*[^*\n]+\*$")
DIFFERENCES = "D-"
"""Where the rulebooks differ is told in English alone, beside the contract."""
OTHERS = [language for language in LANGUAGES if language != "en"]


def rules(title: str, language: str) -> dict[str, str]:
    """Each rule by its number, without its sources, in the order of the text."""
    found = RULE.findall(rules_of(title, language))
    assert len(found) == len({number for number, _ in found})
    return {n: SOURCE.sub("", text) for n, text in found if not n.startswith(DIFFERENCES)}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", TITLES)
def test_every_language_has_the_same_numbers(title: str, language: str) -> None:
    """In the same order; none is missing and none is new."""
    assert list(rules(title, "en")) == list(rules(title, language))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", TITLES)
def test_rules_point_at_the_same_rules(title: str, language: str) -> None:
    """A translation that lost or swapped a number would send its reader astray."""
    english, other = rules(title, "en"), rules(title, language)
    astray = [
        number
        for number, text in english.items()
        if set(POINTER.findall(text)) != set(POINTER.findall(other[number]))
    ]

    assert [] == astray


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", TITLES)
def test_tables_have_the_same_rows(title: str, language: str) -> None:
    """Tiles, switches and questions: as many, under the same keys."""
    keys = re.compile(r"^\| (`[a-z0-9_]+`|I+-\d) \|", re.MULTILINE)

    assert keys.findall(rules_of(title, "en")) == keys.findall(rules_of(title, language))
    assert rules_of(title, language).count("\n## ") >= rules_of(title, "en").count("\n## ") - 4
