"""The titles. Everybody outside reaches them by name, through `find_game`."""

from importlib import import_module
from typing import Any, Final

from signoria.kernel.game import Game
from signoria.kernel.refusal import InvalidOptions, refuse

TITLES: Final = ("lorenzo", "masters")


def find_game(name: str) -> Game[Any]:
    """The title of that name."""
    if name not in TITLES:
        raise refuse(InvalidOptions, "game-unknown", name=name[:40], known=", ".join(TITLES))
    game: Game[Any] = import_module(f"signoria.games.{name}.game").GAME
    return game
