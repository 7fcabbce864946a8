"""A first round of Lorenzo: the second round of a game of two, the report at its end."""

from typing import Final

from signoria.toolkit.guide import Guide, Hint

_MEMBERS: Final = ("member:white", "member:black", "member:orange", "member:neutral")
_FLOORS: Final = (1, 2, 3, 4)
_TERRITORIES: Final = tuple(f"space:territory.{floor}" for floor in _FLOORS)
_BUILDINGS: Final = tuple(f"space:building.{floor}" for floor in _FLOORS)
_MARKET: Final = ("space:market.1", "space:market.2")
_AREAS: Final = ("space:production", "space:harvest")

GUIDE: Final = Guide(
    position="""
        [Options "players=2"] [Seats "you bot"]
        round 2; dice 5 3 2; order you bot
        floor territory.1 4; floor territory.2 3; floor territory.3 6; floor territory.4 5
        floor character.1 54; floor character.2 49; floor character.3 50; floor character.4 51
        floor building.1 29; floor building.2 31; floor building.3 25; floor building.4 27
        floor venture.1 73; floor venture.2 74; floor venture.3 75; floor venture.4 77
        you: nothing, 4 coins, 4 wood, 2 stones, 3 servants, 3 faith, cards 1
        bot: nothing, 5 coins, 1 wood, 1 stone, 2 servants, 1 faith, cards 7
        turn you
    """,
    hints=(
        Hint("lorenzo-guide-members", shows=_MEMBERS),
        Hint("lorenzo-guide-towers", shows=_BUILDINGS),
        Hint("lorenzo-guide-card", shows=("space:building.1", "member:orange"), does=_BUILDINGS),
        Hint("lorenzo-guide-occupied", shows=_BUILDINGS),
        Hint("lorenzo-guide-servants", shows=("space:territory.2",), does=_TERRITORIES),
        Hint("lorenzo-guide-work", shows=("space:production", "member:white"), does=_AREAS),
        Hint("lorenzo-guide-market", shows=_MARKET),
        Hint("lorenzo-guide-palace", shows=("space:palace",), does=("space:palace",)),
        Hint("lorenzo-guide-report", shows=("excommunication:1.1",), does=("",)),
        Hint("lorenzo-guide-round"),
        Hint("lorenzo-guide-end"),
    ),
)
