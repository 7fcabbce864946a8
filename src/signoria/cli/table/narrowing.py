"""The list of options and how it gets shorter: by what is typed and by what is clicked."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple

from signoria.kernel.decision import Move

_WORD: Final = re.compile(r"\w+")


class Choice(NamedTuple):
    """One option: the move, its sentence, and all the words by which it can be found."""

    move: Move
    words: str
    hay: str

    @property
    def full(self) -> str:
        """Sentence and notation, as they stand in the list."""
        return f"{self.words}  {self.move.text}" if self.words != self.move.text else self.words


def choice(move: Move, words: str, names: Iterable[str] = ()) -> Choice:
    """`names` are further words by which the option is known: of cards on its space."""
    return Choice(move, words, plain(" ".join((move.text, words, *names))))


def plain(text: str) -> str:
    """Small letters without marks, so that `zeme` finds `Země`."""
    decomposed = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def narrow(choices: Iterable[Choice], typed: str, pinned: frozenset[str]) -> list[Choice]:
    """The options that touch everything pinned and fit what is typed, the best first.

    What fits by scattered first letters alone counts only where nothing fits better.
    """
    left = [each for each in choices if pinned <= set(each.move.touches)]
    words = plain(typed).split()
    if not words:
        return left
    ranked = [(_rank(each, words), at, each) for at, each in enumerate(left)]
    least = 2 if any(rank > 1 for rank, _, _ in ranked) else 1
    fitting = sorted((-rank, at) for rank, at, _ in ranked if rank >= least)
    return [left[at] for _, at in fitting]


def _rank(each: Choice, words: list[str]) -> int:
    """How well an option fits: 0 = not at all."""
    typed = " ".join(words)
    if each.move.text == typed:
        return 4
    if each.move.text.startswith(typed):
        return 3
    if all(word in each.hay or word in initials(each.move.text) for word in words):
        return 2
    return int(all(_scattered(word, each.hay) for word in words))


def initials(text: str) -> str:
    """`wb3` for `white>building.3`."""
    return "".join(word[0] for word in _WORD.findall(text))


def _scattered(word: str, hay: str) -> bool:
    """Do its letters begin words of the text, in this order?"""
    firsts = iter(initials(hay))
    return all(letter in firsts for letter in word)


def touched(choices: Iterable[Choice]) -> frozenset[str]:
    """Everything on the table that some option is about."""
    return frozenset(thing for each in choices for thing in each.move.touches)
