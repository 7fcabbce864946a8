"""Declarations only: 96 development cards, 20 leaders, the tiles."""

from typing import Final

from signoria.games.lorenzo.cards.buildings import BUILDINGS
from signoria.games.lorenzo.cards.characters import CHARACTERS
from signoria.games.lorenzo.cards.leaders import LEADERS
from signoria.games.lorenzo.cards.territories import TERRITORIES
from signoria.games.lorenzo.cards.tiles import BONUS_TILES, EXCOMMUNICATIONS
from signoria.games.lorenzo.cards.ventures import VENTURES
from signoria.games.lorenzo.effects import Card

__all__ = ["BONUS_TILES", "CARDS", "EXCOMMUNICATIONS", "LEADERS"]

CARDS: Final[dict[int, Card]] = {
    card.number: card for card in (*TERRITORIES, *BUILDINGS, *CHARACTERS, *VENTURES)
}
"""By number, 1 to 96."""
