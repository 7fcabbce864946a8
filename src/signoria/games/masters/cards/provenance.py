"""Where the figures come from: transcriptions that were compared field by field.

`agreement` counts the transcriptions whose whole entry for a card is the one declared here; what
the others say differently was held against a picture of the card where there was one.
"""

from typing import Final

VOTERS: Final = 13
_WEAKER: Final = {"12/13": (1, 11, 20, 25, 29, 41, 57, 58, 59, 60), "11/13": (19,)}
AGREEMENT: Final = {number: vote for vote, numbers in _WEAKER.items() for number in numbers}
"""By card; a card that is not here is the same in all."""
SEEN: Final = frozenset((1, 11, 19, 20, 25, 29, 41, 57))
"""Cards of which a picture was looked at, because transcriptions differ."""
NOTES: Final = {
    1: "One transcription has 3 coins on the left of the production.",
    11: "One transcription has a stone instead of the shield on the right of the production.",
    19: "One transcription has a cost of 1 coin, another a shield on the left of the production.",
    20: "One transcription has a cost of 1 stone.",
    25: "One transcription has 2 shields instead of the 2 stones on the right of the production.",
    29: "One transcription has 2 faith points on the right of the production.",
    41: "One transcription has 1 faith point on the right of the production.",
    57: "One transcription gives all four leaders of white marbles 2 victory points.",
    58: "One transcription gives all four leaders of white marbles 2 victory points.",
    59: "One transcription gives all four leaders of white marbles 2 victory points.",
    60: "One transcription gives all four leaders of white marbles 2 victory points.",
}


def source(number: int) -> dict[str, str]:
    """Where the figures of a card or leader come from."""
    vote = AGREEMENT.get(number, f"{VOTERS}/{VOTERS}")
    found = {"source": f"{VOTERS} transcriptions", "agreement": vote}
    if number in SEEN:
        found["confirmed"] = "picture of the card"
    if number in NOTES:
        found["note"] = NOTES[number]
    return found
