"""Lorenzo in short signs: goods, kinds, members and what a card says, for a screen of letters."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from signoria.cli.table.canvas import Piece

GOODS: Final = ("wood", "stone", "servants", "coins", "military", "faith", "vp")
"""The order in which goods are written everywhere."""
SIGNS: Final = {
    "wood": "≡",
    "stone": "▣",
    "servants": "♙",
    "coins": "ƒ",
    "military": "⚑",
    "faith": "†",
    "vp": "★",
    "privilege": "§",
}
KINDS: Final = ("territory", "character", "building", "venture")
AREAS: Final = {
    "territory": "♣",
    "character": "∩",
    "building": "⌂",
    "venture": "≈",
    "harvest": "☽",
    "production": "☼",
}
NOW: Final = "↯"
ALWAYS: Final = "∞"
END: Final = "Σ"
ROMAN: Final = ("", "I", "II", "III")
MEMBERS: Final = ("white", "black", "orange", "neutral")
MEMBER_INKS: Final = {
    "white": ("#2a1f16", "#fff8e6"),
    "black": ("#fff8e6", "#2f2a26"),
    "orange": ("#2a1f16", "#e88a35"),
    "neutral": ("#2a1f16", "#b9a27a"),
}
"""Text and ground of a member's chip; the letter in it says the same."""

Pieces = list[Piece]


class Face(NamedTuple):
    """What a card shows: its cost, what happens at once, and what stays."""

    cost: Pieces
    now: Pieces
    stay: Pieces


def goods(amounts: Mapping[str, int], *, sign: str = "") -> Pieces:
    """`2≡3ƒ`: number and sign, in the usual order."""
    return [
        (f"{sign}{amounts[kind]}{SIGNS[kind]}", kind) for kind in GOODS if amounts.get(kind)
    ]


def privileges(count: int) -> Pieces:
    """`2§≠`: several must differ."""
    return [(f"{count}§≠" if count > 1 else "1§", "privilege")]


def joined(parts: Iterable[Pieces], between: str = " ") -> Pieces:
    """Parts with something between them."""
    pieces: Pieces = []
    for part in parts:
        if pieces and part:
            pieces.append((between, "soft"))
        pieces += part
    return pieces


def costs(prices: Iterable[Mapping[str, Any]]) -> Pieces:
    """The alternatives of a cost: `1≡1▣2ƒ|4⚑↓2`."""
    return joined((_price(price) for price in prices), "|")


def _price(price: Mapping[str, Any]) -> Pieces:
    if "military_needs" in price:
        return [(f"{price['military_needs']}⚑↓{price['military']}", "military")]
    return goods(price)


def face(card: Mapping[str, Any]) -> Face:
    """A development card."""
    now = joined(effect(each) for each in card.get("now", ()))
    stay = joined(effect(each) for each in card.get("always", ()))
    if stay:
        stay = [(ALWAYS, "soft"), *stay]
    work = card.get("work") or card.get("yields")
    if work:
        area = "harvest" if card["kind"] == "territory" else "production"
        said = joined(effect(each) for each in work["effects"])
        stay = [(f"{AREAS[area]}{work['value']} ", "soft"), *said]
    if card.get("end"):
        stay = [(END, "soft"), *goods({"vp": int(card["end"])})]
    return Face(costs(card.get("cost", ())), [(NOW, "soft"), *now] if now else [], stay)


def effect(node: Mapping[str, Any]) -> Pieces:
    """One effect in signs."""
    return []
