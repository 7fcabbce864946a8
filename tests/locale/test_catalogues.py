"""The Fluent files of all languages have the same ids and variables, each its own plurals."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from signoria.locale import LANGUAGES
from signoria.locale.catalogue import entries as split_entries
from tests.locale.ftl import FOLDER, Entry, entries, files, resource

OTHERS = [language for language in LANGUAGES if language != "en"]
FOLDERS = [path.name for path in sorted(FOLDER.iterdir()) if list(path.glob("*.ftl"))]
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "sk": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "it": {"one", "other"},
}
# What is the same in two languages on purpose: punctuation, names, loanwords.
SAME = re.compile(
    r"lorenzo-(card|leader)-.*|(cli|table|browser)-game-.*|list-.*|seat|seat-nature|objection|about|title-(leader|bonus|space)"
    r"|browser-(kind-bot|variant-advanced|pace-minutes)|play-talk"
    r"|leader|space|move-(text|order|deal|tile|reveal|bonus)|cards-territory"
    r"|masters-(title-depot|put|move-store)|result-(hours|minutes|seconds)"
)

# One person is spoken to, and not from a distance.
FORMAL = {
    "cs": r"vy|vás|vám|vámi|váš|vaš\w+|jste|(ne)?(máte|můžete|smíte|chcete)|\w+(jte|ěte)( se| si)?",
    "sk": r"vy|vás|vám|vami|váš|vaš\w+|ste|(ne)?(máte|môžete|smiete|chcete)|\w+(jte|íšte|ite sa)",
    "pl": r"pan|pani|państw\w+|proszę|macie|możecie|chcecie|\w+jcie",
}


def by_id(language: str) -> dict[str, Entry]:
    """The entries of a language by id."""
    return {entry.id: entry for entry in entries(language)}


@pytest.mark.parametrize("language", FOLDERS)
def test_every_file_is_fluent(language: str) -> None:
    """Nothing in a file is junk to the parser, and what is read entry by entry is all of it."""
    for path in files(language):
        body = resource(path).body
        junk = [node.content for node in body if isinstance(node, ast.Junk)]
        whole = {node.id.name for node in body if isinstance(node, (ast.Message, ast.Term))}

        assert [] == junk, path
        assert whole == {id_.lstrip("-") for id_ in split_entries(path.read_text("utf-8"))}, path


@pytest.mark.parametrize("language", FOLDERS)
def test_every_id_stands_once(language: str) -> None:
    """Two entries of one id would hide each other, also in two files."""
    counted = Counter(entry.id for entry in entries(language))

    assert [] == [id_ for id_, count in counted.items() if count > 1]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_ids(language: str) -> None:
    """What can be said in English can be said in every language, in the file of the same name."""
    english = {(entry.file, entry.id) for entry in entries("en")}
    other = {(entry.file, entry.id) for entry in entries(language)}

    assert [] == sorted(english - other)
    assert [] == sorted(other - english)


@pytest.mark.parametrize("language", [*OTHERS, "it"])
def test_every_language_uses_the_same_variables(language: str) -> None:
    """A figure that one language shows, the others show, too."""
    english = by_id("en")
    differing = {
        id_: (sorted(english[id_].variables), sorted(entry.variables))
        for id_, entry in by_id(language).items()
        if id_ in english and english[id_].variables != entry.variables
    }

    assert {} == differing


@pytest.mark.parametrize("language", FOLDERS)
def test_selectors_use_the_plurals_of_their_language(language: str) -> None:
    """Czech, Slovak and Polish have one, few, many and other, English and Italian two of them."""
    foreign = {
        entry.id: sorted(entry.categories)
        for entry in entries(language)
        if not entry.categories <= PLURALS[language]
    }

    assert {} == foreign


def test_italian_is_for_cards() -> None:
    """Italian has no id of its own and all that cards say; the rest falls back to English."""
    italian, english = by_id("it"), by_id("en")

    assert [] == sorted(set(italian) - set(english))
    on_cards = re.compile(
        "lorenzo-(card|leader|excommunication|tile)-.*|effect-.*|masters-(card|leader|good|cards|effect|says)-.*"
    )
    assert [] == [id_ for id_ in english if on_cards.fullmatch(id_) and id_ not in italian]


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_over(language: str) -> None:
    """A text that is the English one letter by letter was forgotten in translation."""
    english = by_id("en")
    left = [
        id_
        for id_, entry in by_id(language).items()
        if entry.text == english[id_].text
        and not SAME.fullmatch(id_)
        and re.search(r"[a-z]{3}", re.sub(r"\{[^{}]*\}", "", entry.text))
    ]

    assert [] == left


@pytest.mark.parametrize("language", OTHERS)
def test_nobody_is_spoken_to_formally(language: str) -> None:
    """Whoever reads this is one person, and among friends."""
    formal = re.compile(rf"\b({FORMAL[language]})\b", re.IGNORECASE)
    found = {
        id_: told.group()
        for id_, entry in by_id(language).items()
        if (told := formal.search(entry.text))
    }

    assert {} == found
