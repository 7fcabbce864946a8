"""Positions as texts: whatever is written, it is a position that can be played, or a refusal."""

from random import Random

from signoria.kernel.match import Match
from signoria.kernel.record import read_record
from signoria.kernel.refusal import Refusal
from tests.games.dealer import S
from tests.games.laws import Laws


def outcome(laws: Laws[S], text: str) -> Match[S] | None:
    """The match that begins there, or None for a refusal; other errors come through."""
    try:
        return Match.from_position(laws.game, text, Random(1))
    except Refusal:
        return None


def look_at(laws: Laws[S], match: Match[S]) -> None:
    """What is read keeps the laws that hold anywhere, and comes back from its own record."""
    laws.hold_anywhere(match.state)
    laws.it_is_saved_and_loaded(match.state)
    assert match.state == Match.from_record(laws.game, read_record(match.record())).state


def play_on(laws: Laws[S], match: Match[S] | None, seed: int) -> None:
    """Whatever statements came together, the game goes on from there by the laws."""
    rng = Random(seed)
    for _ in range(12):
        if match is None or match.over:
            break
        look_at(laws, match)
        decision = match.decisions[0]
        laws.options_are_good(match.state, decision, rng, sample=3)
        match.choose(decision.seat, rng.choice(decision.moves))
