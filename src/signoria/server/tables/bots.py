"""Bots in processes of their own: they get what their seat may know, and never hold up a table."""

import secrets
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from signoria.bots import find_bot
from signoria.games import find_game
from signoria.kernel.decision import Decision, Seat
from signoria.kernel.game import Game
from signoria.kernel.view import View
from signoria.server.tables.workers import Workers

MOST_STEPS: Final = 40
"""Answers that one turn may be made of."""


class Riddle(NamedTuple):
    """What a bot is asked: a View as JSON, and whose eyes it is."""

    game: str
    view: dict[str, Any]
    seat: Seat
    bot: str


class Bots(Protocol):
    """Somebody who answers for bots."""

    async def think(self, riddle: Riddle) -> tuple[str, ...]:
        """The answer, and those to its own next questions as far as they can be seen."""
        ...

    async def close(self) -> None:
        """Think no more."""
        ...


class BotPool:
    """So many processes, started when the first bot is asked."""

    def __init__(self, processes: int = 1) -> None:
        """Start nothing yet."""
        self._workers = Workers(processes)

    async def think(self, riddle: Riddle) -> tuple[str, ...]:
        """In another process."""
        return await self._workers.run(ponder, riddle, secrets.token_hex(8))

    async def close(self) -> None:
        """Stop the processes, whatever they think about."""
        self._workers.stop()


class BotsHere:
    """Bots in this process: for tests, and where nobody else is kept waiting."""

    async def think(self, riddle: Riddle) -> tuple[str, ...]:
        """At once."""
        return ponder(riddle, secrets.token_hex(8))

    async def close(self) -> None:
        """Nothing to stop."""


def ponder(riddle: Riddle, seed: str) -> tuple[str, ...]:
    """The bot's answers, up to where its seat is at rest or something is not known."""
    game = find_game(riddle.game)
    bot = find_bot(riddle.bot, seed, riddle.game)
    view = View(riddle.seat, game.load(riddle.view))
    # Who else is asked may hold what this seat cannot see: such questions need a guess.
    state = game.guess(view, Random(seed))
    decision = _asked(game, state, riddle.seat)
    alone = len(game.decisions(state)) == 1
    answers: list[str] = []
    while decision is not None and len(answers) < MOST_STEPS:
        move = bot.choose(view, decision)
        answers.append(move.text)
        if not alone:
            break
        game.apply(state, move, riddle.seat, tell=False)
        view = game.view(state, riddle.seat)
        decision = _asked(game, state, riddle.seat)
        if decision is not None and decision.rest:
            break
    return tuple(answers)


def _asked(game: Game[Any], state: Any, seat: Seat) -> Decision | None:  # noqa: ANN401 - any title's State
    """What this seat is asked."""
    return next((one for one in game.decisions(state) if one.seat == seat), None)
