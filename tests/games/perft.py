"""Perft: how many sequences of answers there are from fixed positions of any title.

A file holds, block by block, a line about a position, the position and, behind `perft`, its counts
for one answer, two, three and, where that is cheap, four.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

from signoria.kernel.game import Game
from tests.games.dealer import BLESS, S

_BLOCK: Final = re.compile(
    r"^# (?P<about>.+)\n(?P<position>(?:.+\n)+?)perft(?P<counts>[ \d]*)\n", re.MULTILINE
)


class Block(NamedTuple):
    """One position and its counts, as the file writes them."""

    about: str
    position: str
    counts: str
    text: str


def blocks(file: Path) -> dict[str, Block]:
    """All positions of a file by what is said about them."""
    found = _BLOCK.finditer(file.read_text(encoding="utf-8"))
    return {
        one["about"]: Block(one["about"], one["position"], one["counts"], one[0]) for one in found
    }


def count(game: Game[S], s: S, depth: int) -> int:
    """The sequences of so many answers; of seats asked together the first answers first."""
    decisions = game.decisions(s)
    if not decisions:
        return 1
    decision = decisions[0]
    if depth == 1:
        return len(decision.moves)
    total = 0
    for move in decision.moves:
        after = game.copy(s)
        game.apply(after, move, decision.seat, tell=False)
        total += count(game, after, depth - 1)
    return total


def counts(game: Game[S], block: Block) -> str:
    """The counts of now, as the file writes them."""
    _, _, s = game.position(block.position)
    depths = range(1, len(block.counts.split()) + 1)
    return "".join(f" {count(game, s, depth)}" for depth in depths)


def golden_counts(game: Game[S], file: Path, about: str) -> tuple[str, str]:
    """The counts of the file and those of now; with SIGNORIA_BLESS=1 the file takes the latter."""
    block = blocks(file)[about]
    now = counts(game, block)
    if BLESS:
        text = file.read_text(encoding="utf-8")
        assert text.count(block.text) == 1
        blessed = block.text.replace(f"perft{block.counts}\n", f"perft{now}\n")
        file.write_text(text.replace(block.text, blessed), encoding="utf-8")
    return blocks(file)[about].counts, now
