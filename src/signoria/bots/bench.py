"""How fast a title is: random games, copies, replays. Compare only figures of one machine."""

import json
import platform
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter
from types import ModuleType
from typing import Any, Final

from signoria.bots.arena import usual_options
from signoria.games import find_game
from signoria.kernel import agenda
from signoria.kernel.decision import NATURE
from signoria.kernel.game import Game, Options
from signoria.kernel.match import Match
from signoria.kernel.record import read_record

REPETITIONS: Final = 7
GAMES: Final = 20
"""Games in a repetition: about half a second, so that a hiccup of the machine does not decide."""
COPIES: Final = 2000


def bench(
    game_name: str, seats: int | None = None, repetitions: int = REPETITIONS, games: int = GAMES
) -> dict[str, Any]:
    """Play random games with as many seats as the title has, or so many, and measure.

    A decision is: list what is open, choose uniformly, apply the move, nobody listening. Chance
    and decisions with one answer are counted like any other; their shares are reported.
    """
    game = find_game(game_name)
    options = usual_options(game, game.seats[-1] if seats is None else seats)
    _play(game, options, Random(0), games, Counter())
    counts: Counter[str] = Counter()
    rates: list[float] = []
    paces: list[float] = []
    for repetition in range(1, repetitions + 1):
        before = counts["decisions"]
        seconds = _timed(_play, game, options, Random(repetition), games, counts)
        rates.append((counts["decisions"] - before) / seconds)
        paces.append(games / seconds)
    played = repetitions * games
    middle, text = _middle_and_record(game, options)
    copies = [_timed(_copy, game, middle) / COPIES * 1e6 for _ in range(repetitions)]
    replays = [_timed(_replay, game, text) * 1e3 for _ in range(repetitions)]
    return {
        "game": game.name,
        "options": str(options),
        "seats": options.players,
        "compiled": all(map(is_compiled, modules_measured(middle))),
        "python": platform.python_version(),
        "decisions_per_s": [round(rate) for rate in rates],
        "decisions_per_s_median": round(median(rates)),
        "games_per_s_median": round(median(paces), 1),
        "copy_us": [round(us, 2) for us in copies],
        "copy_us_median": round(median(copies), 2),
        "replay_ms": [round(ms, 2) for ms in replays],
        "replay_ms_median": round(median(replays), 2),
        "state_bytes": len(json.dumps(game.dump(middle), separators=(",", ":"))),
        "state_bytes_of": "the State in the middle of a game as compact JSON",
        "record_bytes": len(text.encode()),
        "decisions_per_game": round(counts["decisions"] / played, 1),
        "forced_share": round(counts["forced"] / counts["decisions"], 4),
        "chance_share": round(counts["chance"] / counts["decisions"], 4),
    }


def modules_measured(s: Any) -> tuple[ModuleType, ...]:  # noqa: ANN401 - any title's State
    """The kernel and the title, by a module of each; a title's table of functions stays plain."""
    return agenda, import_module(type(s).__module__)


def is_compiled(module: ModuleType) -> bool:
    """Does it run as machine code?"""
    return not str(module.__file__).endswith(".py")


def _timed(work: Callable[..., None], *args: object) -> float:
    begun = perf_counter()
    work(*args)
    return perf_counter() - begun


def _play(game: Game[Any], options: Options, rng: Random, games: int, counts: Counter[str]) -> None:
    """So many games by chance, counting decisions."""
    decisions = game.decisions
    apply = game.apply
    choice = rng.choice
    count = forced = chance = 0
    for _ in range(games):
        s = game.new(options)
        while open_ := decisions(s):
            seat, _ask, moves, *_ = open_[0]
            count += 1
            forced += len(moves) == 1
            chance += seat == NATURE
            apply(s, choice(moves), seat, tell=False)
    counts.update(decisions=count, forced=forced, chance=chance)


def _middle_and_record(game: Game[Any], options: Options) -> tuple[Any, str]:
    """The State after half the moves of a game by chance, and the record of the whole."""
    rng = Random(1)
    names = [f"seat{seat + 1}" for seat in range(options.players)]
    match = Match(game, options, names, rng)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(decision.moves))
    return match.at(len(match.entries) // 2), match.record()


def _copy(game: Game[Any], s: Any) -> None:  # noqa: ANN401 - any title's State
    copy = game.copy
    for _ in range(COPIES):
        copy(s)


def _replay(game: Game[Any], text: str) -> None:
    """From the text to the finished match, every move checked."""
    Match.from_record(game, read_record(text))
