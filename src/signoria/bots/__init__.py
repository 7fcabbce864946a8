"""Players that are programs. They see a View and nothing more."""

from typing import Final

from signoria.bots.bot import Bot, Seed
from signoria.bots.greedy import Greedy
from signoria.bots.random_bot import RandomBot
from signoria.games import TITLES, find_game
from signoria.kernel.refusal import InvalidOptions, refuse

__all__ = ["BOTS", "Bot", "Seed", "find_bot"]

BOTS: Final = (RandomBot.name, Greedy.name)
"""By strength."""


def find_bot(name: str, seed: Seed = 0, title: str = TITLES[0]) -> Bot:
    """The bot of that name for a title, with a generator of its own."""
    if name == RandomBot.name:
        return RandomBot(seed)
    if name == Greedy.name:
        return Greedy(seed, find_game(title))
    raise refuse(InvalidOptions, "bot-unknown", name=name[:40], known=", ".join(BOTS))
