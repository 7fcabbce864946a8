"""Perft: how many sequences of answers there are from ten fixed positions.

An option too many or too few anywhere changes a number. The counts of `perft.txt` are written anew
by

    SIGNORIA_BLESS=1 scripts/test tests/games/masters/test_perft.py
"""

from pathlib import Path

import pytest

from tests.games.masters.dealer import MASTERS
from tests.games.perft import blocks, golden_counts

FILE = Path(__file__).with_name("perft.txt")
POSITIONS = blocks(FILE)


@pytest.mark.parametrize("about", POSITIONS)
def test_sequences_are_as_many_as_they_were(about: str) -> None:
    """M-3.1, M-4.3, M-4.6, M-7.2: the options, and the options behind them, are counted."""
    written, now = golden_counts(MASTERS, FILE, about)

    assert written == now


def test_there_are_ten_positions() -> None:
    """All blocks of the file are read, and each is counted three answers deep or four."""
    assert 10 == len(POSITIONS) == FILE.read_text(encoding="utf-8").count("\nperft ")
    assert {3, 4} == {len(block.counts.split()) for block in POSITIONS.values()}
