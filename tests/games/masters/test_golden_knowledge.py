"""Golden knowledge: a game of three, and at each decision what every chair may know.

The file is read as `tests/games/playthrough.py` says. It is written anew by

    SIGNORIA_BLESS=1 scripts/test tests/games/masters/test_golden_knowledge.py
"""

from pathlib import Path

from tests.games.dealer import NAMES, golden
from tests.games.masters.dealer import DEALER
from tests.games.playthrough import Playthrough

FILE = Path(__file__).with_name("knowledge.golden.txt")


def playthrough() -> str:
    """The game from the first question to the end."""
    return Playthrough(DEALER, "players=3", seed=31).text()


def test_everybody_knows_what_they_knew() -> None:
    """M-1.5, M-2.4: a leak, or a thing forgotten, shows as a difference of the file."""
    text = playthrough()

    assert golden(FILE, text) == text


def test_the_game_has_secrets() -> None:
    """M-1.5: hands are their owners' own, so some lines are for one chair alone."""
    text = golden(FILE, playthrough())

    for name in NAMES[:3]:
        assert f"\n  {name} hear: masters-event-deal" in text
        assert f"\n  {name} hear: masters-event-keep" in text
        assert f"\n  {name}: players.{NAMES.index(name)}.packet " in text
    assert "all hear: masters-event-deal" not in text
    assert "all hear: masters-event-keep" not in text
