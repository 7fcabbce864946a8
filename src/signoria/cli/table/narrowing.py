"""The list of options and how it gets shorter: by what is typed and by what is clicked."""

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from signoria.kernel.decision import Move


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
    """The options that touch everything pinned and fit what is typed, the best first."""
    left = [each for each in choices if pinned <= set(each.move.touches)]
    words = plain(typed).split()
    if not words:
        return left
    ranked = [(rank, at, each) for at, each in enumerate(left) if (rank := _rank(each, words))]
    return [each for _, _, each in sorted(ranked, key=lambda found: (-found[0], found[1]))]


def _rank(each: Choice, words: list[str]) -> int:
    """How well an option fits: 0 = not at all."""
    if each.move.text == " ".join(words):
        return 4
    if each.move.text.startswith(" ".join(words)):
        return 3
    if all(word in each.hay for word in words):
        return 2
    return int(all(_scattered(word, each.hay) for word in words))


def _scattered(word: str, hay: str) -> bool:
    """Do the letters begin words of the text, in this order? `wb3` is `white>building.3`."""
    at = 0
    for letter in word:
        at = _next_start(letter, hay, at)
        if at < 0:
            return False
    return True


def _next_start(letter: str, hay: str, at: int) -> int:
    """Behind the next word that begins with this letter; -1 = there is none."""
    for place in range(at, len(hay)):
        begins = place == 0 or not hay[place - 1].isalnum()
        if begins and hay[place] == letter:
            return place + 1
    return -1


def touched(choices: Iterable[Choice]) -> frozenset[str]:
    """Everything on the table that some option is about."""
    return frozenset(thing for each in choices for thing in each.move.touches)
