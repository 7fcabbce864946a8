"""Where the figures come from: what a printed rulebook spells out, and what was voted.

The development cards were written down from fifteen public transcriptions, field by field, the
majority taken. `agreement` is the vote of a card's weakest field; transcriptions that do not say
anything about that field do not vote.
"""

from typing import Final

from signoria.games.lorenzo.effects import BonusTile, Card

VOTERS: Final = 15
_WEAKER: Final = {
    "14/15": (
        *(2, 6, 8, 10, 12, 13, 14, 16, 18, 19, 20, 23, 25, 29, 30, 33, 35, 38, 39, 40, 43, 45, 46),
        *(50, 52, 69, 70, 72, 83, 84, 86, 87, 90, 92, 94),
    ),
    "13/14": (27, 28, 32, 58),
    "13/15": (41, 44, 47, 59, 67, 80, 85, 88, 89),
    "12/14": (71,),
}
AGREEMENT: Final = {number: vote for vote, numbers in _WEAKER.items() for number in numbers}
"""By card; a card that is not here is the same in all."""
CONFIRMED: Final = frozenset(
    (5, 6, 15, 20, 28, 29, 34, 35, 42, 44, 46, 51, 53, 54, 55, 56, 58, 61, 62, 64, 67, 69, 80, 83)
) | {95}
"""Cards of which a rulebook states at least one figure; all these agree with the vote."""
NOTES: Final = {
    20: "An example in the Czech rulebook activates it with an action of value 2 and so bounds its"
    " activation value, in which one transcription differs.",
    50: "Wood or stone, not both: 12 of 23 projects looked at read it so, 11 list both without an"
    " either-or; no rulebook spells the card out. The switch stonemason_discount_both turns it"
    " round.",
    71: "1 victory point for every 2 military points, counted when the card is taken. One"
    " transcription counts half a point for each, another 2 points for every 2.",
    76: "That the two privileges differ is stated by several projects and denied by none; rulebooks"
    " say it of card 64 and of the market.",
}
RULEBOOK: Final = "printed rulebook"


def card_source(card: Card) -> dict[str, str]:
    """Where a development card's figures come from."""
    vote = AGREEMENT.get(card.number, f"{VOTERS}/{VOTERS}")
    found = {"source": f"{VOTERS} transcriptions", "agreement": vote}
    if card.number in CONFIRMED:
        found["confirmed"] = RULEBOOK
    if card.number in NOTES:
        found["note"] = NOTES[card.number]
    return found


def bonus_tile_source(tile: BonusTile) -> dict[str, str]:
    """L-13: the basic side is printed in the rulebooks' examples, the advanced ones are not."""
    if tile.key == "basic":
        return {"source": RULEBOOK}
    note = "No rulebook prints the advanced sides; the transcriptions that have them agree (L-13)."
    return {"source": "transcriptions", "agreement": "11/11", "note": note}


def rulebook_source() -> dict[str, str]:
    """Leaders and excommunication tiles: the English rulebook describes each."""
    return {"source": RULEBOOK}
