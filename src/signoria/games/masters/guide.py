"""First turns of Masters: the market, a card, a leader, a production that brings a report."""

from typing import Final

from signoria.toolkit.guide import Guide, Hint

_LINES: Final = (
    *("market:row.1", "market:row.2", "market:row.3"),
    *("market:column.1", "market:column.2", "market:column.3", "market:column.4"),
)
_DEPOTS: Final = ("depot:1", "depot:2", "depot:3", "depot:out")
_CARDS: Final = tuple(f"card:{number}" for number in range(1, 49))
_POWERS: Final = ("power:base", *(f"power:{number}" for number in range(1, 49)))
_ENDS: Final = ("",)

GUIDE: Final = Guide(
    position="""
        [Options "players=2"] [Seats "you bot"]
        market bgpr wgyw ypwb w; first you; top 1 2 7 4
        you: 1 coin top, box 3 shields, cards 3, hand 51 61, faith 6
        bot: 1 stone top, hand 49 62, faith 3
        turn you
    """,
    hints=(
        Hint("masters-guide-aim", shows=("card:1",)),
        Hint("masters-guide-market", shows=("market:row.1",), does=_LINES, chosen=True),
        Hint("masters-guide-store", shows=_DEPOTS, does=_DEPOTS),
        Hint("masters-guide-discards"),
        Hint("masters-guide-pass", does=_ENDS),
        Hint("masters-guide-card", shows=("card:1",), does=_CARDS),
        Hint("masters-guide-slots", shows=("power:1", "power:3")),
        Hint("masters-guide-leader", shows=("leader:51",), does=("leader:51",)),
        Hint("masters-guide-pass-again", does=_ENDS),
        Hint("masters-guide-produce", shows=("power:3",), does=_POWERS),
        Hint("masters-guide-report"),
        Hint("masters-guide-end"),
    ),
)
