"""Golden records: whole games, replayed move by move, and what came of them.

`NAME.txt` is the record, `NAME.sheet.txt` beside it a short hash of the State at the beginning of
each turn and at the end, and the score sheet line by line. After a change of the rules, with the
rules version bumped (ADR 7), they are dealt and written anew by

    SIGNORIA_BLESS=1 scripts/test tests/games/masters/test_golden_records.py
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from signoria.kernel.match import Match
from signoria.kernel.record import read_record
from tests.games.dealer import BLESS, golden
from tests.games.masters.dealer import DEALER, MASTERS
from tests.games.records import made, told

FOLDER = Path(__file__).parents[2] / "records" / "masters"


class Made(NamedTuple):
    """How a record is made: by weight, or by a bot where the game shall be a good one."""

    options: str
    seed: int
    bot: str = ""


GAMES = {
    "players-2": Made("players=2", 30_000, "greedy"),
    "players-3": Made("players=3", 30_001, "greedy"),
    "players-4": Made("players=4", 30_002, "greedy"),
    "careless-4": Made("players=4", 30_003),
    "switches-3": Made(
        "players=3 discard_what_fits=false red_marble_first=false discards_one_by_one "
        "level_two_or_higher",
        30_004,
    ),
    "switches-4": Made(
        "players=4 red_marble_first=last discards_player_by_player full_tie_shared=false", 30_009
    ),
    "stored-2": Made("players=2 discard_stored", 30_008),
    "solo-won": Made("players=1", 30_001, "greedy"),
    "solo-lost": Made("players=1", 30_006),
    "solo-switches": Made("players=1 red_marble_first=false seventh_card_wins", 30_007, "greedy"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_goes_as_it_went(name: str) -> None:
    """Every move is legal, every turn begins as it did, and the sheet is the same line by line."""
    path = FOLDER / f"{name}.txt"
    if BLESS:
        golden(path, made(DEALER, *GAMES[name]))
    text = path.read_text(encoding="utf-8")

    match = Match.from_record(MASTERS, read_record(text))

    assert match.over
    assert golden(path.with_suffix(".sheet.txt"), told(DEALER, match)) == told(DEALER, match)
    assert text.endswith(match.record())


@pytest.mark.parametrize(("name", "result"), [("solo-won", 1), ("solo-lost", -1)])
def test_a_solo_game_is_won_and_one_is_lost(name: str, result: int) -> None:
    """M-13.4, M-13.5: both ends are among the records."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert result == Match.from_record(MASTERS, read_record(text)).state.result


def test_every_record_is_played() -> None:
    """No file of the folder is forgotten."""
    names = {path.name.partition(".")[0] for path in FOLDER.glob("*.txt")}

    assert set(GAMES) == names


def test_the_records_meet_the_rules() -> None:
    """M-4.6, M-5.4, M-6.1, M-7.4, M-9.1, M-13.2: rich enough to notice a change of the rules."""
    verbs = {
        MASTERS.parse(written.text).verb
        for name in GAMES
        for written in read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).moves
    }

    rare = {"slot", "pay", "with", "for", "produce", "play", "discard", "throw", "end", "token"}
    assert set() == rare - verbs
