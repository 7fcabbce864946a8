"""The kernel knows no game, so no word of a game stands in it."""

import re

import pytest

from tests.house.tree import PACKAGE, name_of, python_files

# Words of the three titles. Those that programs need for themselves are left out: a `character`
# of a text, `building` a value, `dice` as the plainest example of chance.
WORDS = """
    lorenzo medici magnifico masters renaissance virtu florence
    wood stone coin servant shield marble goods privilege florin
    tower floor leader market council harvest production territory venture
    church vatican pope faith military excommunication bishop
    household depot strongbox conspiracy army
"""
# Identifiers are taken apart: leader_cards, LeaderCard and LEADER all hold the word.
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def game_words(text: str) -> set[str]:
    """Return the game words in a text, in the singular."""
    known = set(WORDS.split())
    parts = {part.lower() for part in PART.findall(text)}
    return {word for word in known if word in parts or word + "s" in parts}


def test_the_kernel_names_no_game() -> None:
    """A kernel that says `coin` has begun to know a game."""
    found = {
        name_of(path): words
        for path in python_files(PACKAGE / "kernel")
        if (words := game_words(path.read_text(encoding="utf-8")))
    }

    assert {} == found


@pytest.mark.parametrize("text", ["leader_cards", "LeaderCard", "LEADER", "# two leaders"])
def test_a_game_word_is_found_inside_a_name(text: str) -> None:
    """Snake case, camel case, capitals and the plural hide nothing."""
    assert "leader" in game_words(text)


@pytest.mark.parametrize("text", ["discard", "floored", "towering", "cardinal"])
def test_a_part_of_another_word_is_no_game_word(text: str) -> None:
    """Only whole words count."""
    assert set() == game_words(text)
