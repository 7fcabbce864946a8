"""Golden records: whole games, replayed move by move, and what came of them.

`NAME.txt` is the record, `NAME.sheet.txt` beside it a short hash of the State at the beginning of
each round and at the end, and the score sheet line by line. After a change of the rules, with the
rules version bumped (ADR 7), they are dealt and written anew by

    SIGNORIA_BLESS=1 scripts/test tests/games/lorenzo/test_golden_records.py
"""

from pathlib import Path

import pytest

from signoria.kernel.match import Match
from signoria.kernel.record import read_record
from tests.games.dealer import BLESS, golden
from tests.games.lorenzo.dealer import DEALER, LORENZO
from tests.games.records import made, told

FOLDER = Path(__file__).parents[2] / "records" / "lorenzo"
GAMES = {
    "basic-2": "players=2",
    "basic-3": "players=3",
    "basic-4": "players=4",
    "advanced-2": "players=2 advanced",
    "advanced-3": "players=3 advanced",
    "advanced-4": "players=4 advanced",
    "switches-4": (
        "players=4 advanced draft_direction=left privilege_own_source wood_stone_each "
        "ariosto_floor_bonus_only round6_ask military_cap=0 member_alone_at_least_1 "
        "stonemason_discount_both bonus_tile_is_source=false leaders_in_skipped_turn "
        "brunelleschi_bonus_actions=false"
    ),
    "switches-2": "players=2 advanced round6_ask military_cap=0 bonus_tile_is_source=false",
}


def seed_of(name: str) -> int:
    """A fixed seed for each game."""
    return 20_000 + list(GAMES).index(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_goes_as_it_went(name: str) -> None:
    """Every move is legal, every round begins as it did, and the sheet is the same line by line."""
    path = FOLDER / f"{name}.txt"
    if BLESS:
        golden(path, made(DEALER, GAMES[name], seed_of(name)))
    text = path.read_text(encoding="utf-8")

    match = Match.from_record(LORENZO, read_record(text))

    assert match.over
    assert golden(path.with_suffix(".sheet.txt"), told(DEALER, match)) == told(DEALER, match)
    assert text.endswith(match.record())


def test_every_record_is_played() -> None:
    """No file of the folder is forgotten."""
    names = {path.name.partition(".")[0] for path in FOLDER.glob("*.txt")}

    assert set(GAMES) == names


def test_the_records_meet_the_rules() -> None:
    """L-91, L-101, L-140, L-200: the games are rich enough to notice a change of the rules."""
    verbs = {
        LORENZO.parse(written.text).verb
        for name in GAMES
        for written in read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).moves
    }

    rare = {"exchange", "take", "first", "price", "play", "use", "discard", "church", "lose"}
    assert set() == rare - verbs
