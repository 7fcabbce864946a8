"""Sentences: what rules say as ids and arguments, in the words of a language.

    w = words("cs", names=("anna", "ben"))
    w.say(message("event-gain", seat=0, goods=(message("good-wood", n=2),)))

One folder a language, Fluent files (`*.ftl`) in it. Every language has every id; Italian is for
cards alone and borrows the rest from English.
"""

from collections.abc import Iterable
from typing import Final

from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.locale.catalogue import MissingText, catalogue
from signoria.locale.words import Words

__all__ = ["CARD_LANGUAGES", "LANGUAGES", "MissingText", "Words", "words"]

LANGUAGES: Final = ("en", "cs", "pl", "sk")
CARD_LANGUAGES: Final = (*LANGUAGES, "it")
"""Languages that have the cards, their names and sentences."""


def words(language: str, names: Iterable[str] = ()) -> Words:
    """What speaks this language; `names` are those of the seats."""
    if language not in CARD_LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise refuse(InvalidOptions, "language-unknown", name=language[:40], known=known)
    fallback = None if language in LANGUAGES else LANGUAGES[0]
    return Words(catalogue(language, fallback), tuple(names))
