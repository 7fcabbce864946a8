"""Bots against each other: the same deals from every chair, so that luck weighs little."""

from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from signoria.bots import Bot, find_bot
from signoria.games import find_game
from signoria.kernel.decision import NATURE, Decision, Move
from signoria.kernel.game import Game, Options, parse_options
from signoria.kernel.refusal import IllegalMove, InvalidOptions, refuse

Z95: Final = 1.959964
"""How many standard deviations an interval of 95 % goes to each side."""


class Outcome(NamedTuple):
    """One finished game, by entry: the share of the first place, the points, the place."""

    wins: tuple[float, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]


class Contest(NamedTuple):
    """What is played: all that a worker needs to know, small enough to be sent to it."""

    game: str
    options: str
    bots: tuple[str, ...]
    seed: int


def arena(
    game_name: str,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 1,
    options: Iterable[str] = (),
    jobs: int = 1,
) -> dict[str, Any]:
    """Play at least so many games: each deal once from every rotation of the chairs.

    `options` are words as in a record (`advanced`, `military_cap=0`); the advanced game, where a
    title has one, and as many players as bots hold without a word. The results depend on the seed
    and not on the number of jobs.
    """
    contest = make_contest(game_name, bots, seed, options)
    chairs = len(contest.bots)
    deals = -(-games // chairs)
    begun = perf_counter()
    outcomes = [outcome for deal in _played(contest, deals, jobs) for outcome in deal]
    seconds = perf_counter() - begun
    return {
        "game": contest.game,
        "games": len(outcomes),
        "deals": deals,
        "options": contest.options,
        "seed": seed,
        "results": [_result(contest.bots[i], i, outcomes) for i in range(chairs)],
        "seconds_per_game": round(seconds / len(outcomes), 4),
    }


def make_contest(
    game_name: str, bots: Sequence[str], seed: int, options: Iterable[str] = ()
) -> Contest:
    """Check game, bots and options."""
    game = find_game(game_name)
    for name in bots:
        find_bot(name, 0, game_name)
    if len(bots) not in game.seats:
        raise refuse(
            InvalidOptions, "arena-bots", n=len(bots), least=game.seats[0], most=game.seats[-1]
        )
    chosen = usual_options(game, len(bots), options)
    if chosen.players != len(bots):
        raise refuse(
            InvalidOptions, "arena-bots", n=len(bots), least=chosen.players, most=chosen.players
        )
    return Contest(game.name, str(chosen), tuple(bots), seed)


def usual_options(game: Game[Any], players: int, words: Iterable[str] = ()) -> Options:
    """The advanced game, where a title has one, but for what the words say."""
    advanced = ["advanced"] if any(switch.name == "advanced" for switch in game.switches) else []
    text = " ".join([f"players={players}", *advanced, *words])
    return parse_options(text, game.switches, game.seats)


def _played(contest: Contest, deals: int, jobs: int) -> list[list[Outcome]]:
    """The outcomes of all deals, in their order."""
    if jobs < 2 or deals < 2:  # noqa: PLR2004 - there is nothing to share out
        return [play_deal(contest, deal) for deal in range(deals)]
    # A fresh interpreter for each worker: a fork would take along the threads of whoever calls.
    with ProcessPoolExecutor(min(jobs, deals), mp_context=get_context("spawn")) as pool:
        return list(pool.map(partial(play_deal, contest), range(deals)))


def play_deal(contest: Contest, deal: int) -> list[Outcome]:
    """One deal, once for each rotation: entry i sits on chair i + rotation."""
    chairs = len(contest.bots)
    outcomes = []
    for rotation in range(chairs):
        chair_of = [(entry + rotation) % chairs for entry in range(chairs)]
        seated: list[Bot] = [_NOBODY] * chairs
        for entry, chair in enumerate(chair_of):
            name = contest.bots[entry]
            own = f"{contest.seed} {deal} {rotation} bot {entry}"
            seated[chair] = find_bot(name, own, contest.game)
        outcomes.append(_by_entry(play_game(contest, deal, seated), chair_of))
    return outcomes


def play_game(
    contest: Contest, deal: int, seated: Sequence[Bot], chances: list[Move] | None = None
) -> Outcome:
    """One game by chairs; what chance chose is added to `chances`."""
    game = find_game(contest.game)
    s = game.new(parse_options(contest.options, game.switches, game.seats))
    drawn: Counter[str] = Counter()
    while decisions := game.decisions(s):
        decision = decisions[0]
        if decision.seat == NATURE:
            move = _draw(contest.seed, deal, decision, drawn)
            if chances is not None:
                chances.append(move)
        else:
            move = _chosen(game, s, seated[decision.seat], decision)
        game.apply(s, move, decision.seat, tell=False)
    sheet = game.score(s)
    # Where one plays alone nobody may win.
    wins = tuple(1 / len(sheet.winners) if place == 1 else 0.0 for place in sheet.places)
    return Outcome(wins, sheet.totals, sheet.places)


def _draw(seed: int, deal: int, decision: Decision, drawn: Counter[str]) -> Move:
    """Chance of a deal: by the question and how often it was asked, whatever was played between."""
    rng = Random(f"{seed} {deal} {decision.ask} {drawn[decision.ask]}")
    drawn[decision.ask] += 1
    (move,) = rng.choices(decision.moves, decision.weights)
    return move


def _chosen(game: Game[Any], s: Any, bot: Bot, decision: Decision) -> Move:  # noqa: ANN401 - any title's State
    move = bot.choose(game.view(s, decision.seat), decision)
    if move not in decision.moves:
        raise refuse(IllegalMove, "move-illegal", move=move.text)
    return move


def _by_entry(by_chair: Outcome, chair_of: list[int]) -> Outcome:
    return Outcome(
        tuple(by_chair.wins[chair] for chair in chair_of),
        tuple(by_chair.points[chair] for chair in chair_of),
        tuple(by_chair.places[chair] for chair in chair_of),
    )


def _result(bot: str, entry: int, outcomes: list[Outcome]) -> dict[str, Any]:
    """One entry's line of the result."""
    n = len(outcomes)
    share = sum(outcome.wins[entry] for outcome in outcomes) / n
    return {
        "bot": bot,
        "win_share": round(share, 4),
        "win_share_ci95": [round(end, 4) for end in wilson(share, n)],
        "mean_points": round(sum(outcome.points[entry] for outcome in outcomes) / n, 2),
        "mean_place": round(sum(outcome.places[entry] for outcome in outcomes) / n, 3),
    }


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share of n games."""
    spread = Z95 * sqrt(share * (1 - share) / n + Z95**2 / (4 * n * n))
    centre = share + Z95**2 / (2 * n)
    below = 1 + Z95**2 / n
    return max(0.0, (centre - spread) / below), min(1.0, (centre + spread) / below)


_NOBODY: Final = find_bot("random")
