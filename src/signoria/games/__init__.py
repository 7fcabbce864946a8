"""The titles. Everybody outside reaches them by name, through `find_game`."""

from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from signoria.kernel.game import Game
from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.toolkit.guide import Guide

TITLES: Final = ("lorenzo", "masters")


def find_game(name: str) -> Game[Any]:
    """The title of that name."""
    if name not in TITLES:
        raise refuse(InvalidOptions, "game-unknown", name=name[:40], known=", ".join(TITLES))
    game: Game[Any] = import_module(f"signoria.games.{name}.game").GAME
    return game


def guide_of(name: str) -> Guide:
    """The guided first round of a title."""
    find_game(name)
    guide: Guide = import_module(f"signoria.games.{name}.guide").GUIDE
    return guide


def rules_of(name: str, language: str = "en") -> str:
    """The numbered rules of a title; `rules.md`, in English, is the contract, the others follow."""
    find_game(name)
    file = "rules.md" if language == "en" else f"rules.{language}.md"
    return (files(f"signoria.games.{name}") / file).read_text(encoding="utf-8")
