"""Declarations only: 48 development cards and 16 leaders, by their numbers."""

from typing import Final

from signoria.games.masters.cards.declare import BASE
from signoria.games.masters.cards.development import DEVELOPMENT
from signoria.games.masters.cards.leaders import LEADERS as ALL_LEADERS
from signoria.games.masters.effects import Card, Leader

__all__ = ["BASE", "CARDS", "LEADERS"]

CARDS: Final[dict[int, Card]] = {card.number: card for card in DEVELOPMENT}
"""1 to 48."""
LEADERS: Final[dict[int, Leader]] = {leader.number: leader for leader in ALL_LEADERS}
"""49 to 64."""
