"""Perft: how many sequences of answers there are from ten fixed positions.

An option too many or too few anywhere changes a number. `perft.txt` holds a position and, behind
`perft`, its counts for one answer, two, three and, where that is cheap, four. Write them anew by

    SIGNORIA_BLESS=1 scripts/test tests/games/lorenzo/test_perft.py
"""

import re
from pathlib import Path

import pytest

from signoria.games.lorenzo.state import State
from tests.games.lorenzo.dealer import BLESS, LORENZO

FILE = Path(__file__).with_name("perft.txt")
BLOCK = re.compile(
    r"^# (?P<about>.+)\n(?P<position>(?:.+\n)+?)perft(?P<counts>[ \d]*)\n", re.MULTILINE
)
POSITIONS = [found["about"] for found in BLOCK.finditer(FILE.read_text(encoding="utf-8"))]


def count(s: State, depth: int) -> int:
    """The sequences of so many answers; of seats asked together the first answers first."""
    decisions = LORENZO.decisions(s)
    if not decisions:
        return 1
    decision = decisions[0]
    if depth == 1:
        return len(decision.moves)
    total = 0
    for move in decision.moves:
        after = LORENZO.copy(s)
        LORENZO.apply(after, move, decision.seat, tell=False)
        total += count(after, depth - 1)
    return total


def bless(old: str, new: str) -> None:
    """Put the new counts in the place of the old."""
    text = FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    FILE.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("about", POSITIONS)
def test_sequences_are_as_many_as_they_were(about: str) -> None:
    """L-41 to L-44, L-70: the options, and the options behind them, are counted."""
    text = FILE.read_text(encoding="utf-8")
    block = next(found for found in BLOCK.finditer(text) if found["about"] == about)
    _, _, s = LORENZO.position(block["position"])
    depth = len(block["counts"].split())

    counts = "".join(f" {count(s, one)}" for one in range(1, depth + 1))

    if BLESS:
        bless(block[0], block[0].replace(f"perft{block['counts']}\n", f"perft{counts}\n"))
    else:
        assert block["counts"] == counts


def test_there_are_ten_positions() -> None:
    """All blocks of the file are read, and each is counted three answers deep or four."""
    found = list(BLOCK.finditer(FILE.read_text(encoding="utf-8")))

    assert 10 == len(found) == len(set(POSITIONS))
    assert {3, 4} == {len(block["counts"].split()) for block in found}
