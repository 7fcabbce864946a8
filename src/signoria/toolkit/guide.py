"""A guided first round: a real position, and what is said while somebody plays on from it.

A guide changes nothing about the rules. Whoever shows it watches what is asked and answered, and
passes on to the next hint; a hint whose answer is not possible just now is left out.
"""

from typing import NamedTuple


class Hint(NamedTuple):
    """One sentence, and the things it speaks of."""

    say: str
    """Its id in the catalogues."""
    shows: tuple[str, ...] = ()
    """Things to look at, as moves touch them."""
    does: tuple[str, ...] = ()
    """The hint waits for an answer that touches one of these; () = it is only read.

    An empty name means an answer that touches nothing.
    """
    chosen: bool = False
    """To choose it is enough: what is still to be answered with it has hints of its own."""


class Guide(NamedTuple):
    """The first seat of the position is the learner's; bots have the others."""

    position: str
    hints: tuple[Hint, ...]
