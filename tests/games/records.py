"""Golden records of any title: whole games, replayed move by move, and what came of them."""

from random import Random

from signoria.bots import find_bot
from signoria.kernel.game import sum_line
from signoria.kernel.match import Match
from tests.games.dealer import Dealer, S


def made(dealer: Dealer[S], options: str, seed: int, bot: str = "") -> str:
    """The record of a game dealt and moved from its seed, by bots or by weight."""
    match = dealer.deal(dealer.options(options), seed)
    if bot:
        play_with(match, bot, seed)
    else:
        dealer.play_sensibly(match, Random(seed))
    about = f"# A whole game, {options}.\n# Chance and moves are drawn from the seed {seed}.\n"
    return about + match.record()


def play_with(match: Match[S], bot: str, seed: int) -> None:
    """To the end, a bot of this name on every chair."""
    seated = [find_bot(bot, f"{seed} {name}", match.game.name) for name in match.names]
    while not match.over:
        decision = match.decisions[0]
        move = seated[decision.seat].choose(match.view(decision.seat), decision)
        match.choose(decision.seat, move)


def told(dealer: Dealer[S], match: Match[S]) -> str:
    """What came of a game: the hash where each label begins and at the end, and the sheet."""
    lines: list[str] = []
    label = ""
    for count, entry in enumerate(match.entries):
        if entry.label != label:
            label = entry.label
            lines.append(f"{label}: after {count} moves {dealer.digest(match.at(count))}")
    lines.append(f"end: after {len(match.entries)} moves {dealer.digest(match.state)}")
    sheet = dealer.game.score(match.state)
    rows = [*sheet.lines, sum_line(sheet)]
    lines += [f"{row.label}: {' '.join(map(str, row.points))}" for row in rows]
    lines.append(f"places: {' '.join(map(str, sheet.places))}")
    return "\n".join(lines) + "\n"
