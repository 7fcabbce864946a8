"""Masters in short signs: goods, colours, powers and what a card says, for a screen of letters."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from signoria.cli.table.canvas import Piece, length
from signoria.kernel.message import Message, message

GOODS: Final = ("stone", "shield", "servant", "coin", "faith")
"""The order in which goods are written everywhere."""
RESOURCES: Final = GOODS[:4]
SIGNS: Final = {"stone": "▣", "shield": "▼", "servant": "♙", "coin": "ƒ", "faith": "†"}
ROLES: Final = {
    "stone": "stone",
    "shield": "shields",
    "servant": "servants",
    "coin": "coins",
    "faith": "faith",
}
"""What the palette calls their colours."""
ANY: Final = "?"
POINTS: Final = "★"
CROSS: Final = "✠"
CARDS: Final = "▤"
COLOURS: Final = ("green", "blue", "yellow", "purple")
SUITS: Final = {"green": "♣", "blue": "≈", "yellow": "☼", "purple": "✿"}
"""A colour is never said by colour alone."""
ROMAN: Final = ("", "I", "II", "III")
MARBLE_INKS: Final = {
    "white": ("#2a1f16", "#fff8e6"),
    "blue": ("#fff8e6", "#2f6fa8"),
    "grey": ("#fff8e6", "#6d757b"),
    "yellow": ("#2a1f16", "#e0ae2b"),
    "purple": ("#fff8e6", "#7a3f86"),
    "red": ("#fff8e6", "#b5382a"),
}
"""Text and ground of a marble; the letter on it says the same."""
GIVES: Final = {
    "blue": "shield",
    "grey": "stone",
    "yellow": "coin",
    "purple": "servant",
    "red": "faith",
}
"""M-5.3."""
SEVENTH: Final = 7
LAST_SPACE: Final = 24
"""M-11.1."""

Pieces = list[Piece]
Face = Mapping[str, Any]
"""What is printed on a card or a leader."""


def plain(pieces: Iterable[Piece]) -> str:
    """Only the letters."""
    return "".join(text for text, _ in pieces)


def goods(amounts: Mapping[str, int], *, of_choice: int = 0, between: str = " ") -> Pieces:
    """`2▣ 3ƒ`: number and sign, in the usual order; what is of choice before faith."""
    found = [
        (f"{amounts[good]}{SIGNS[good]}", ROLES[good]) for good in RESOURCES if amounts.get(good)
    ]
    if of_choice:
        found.append((f"{of_choice}{ANY}", "ink"))
    if amounts.get("faith"):
        found.append((f"{amounts['faith']}{SIGNS['faith']}", "faith"))
    pieces: Pieces = []
    for piece in found:
        if pieces and between:
            pieces.append((between, "soft"))
        pieces.append(piece)
    return pieces


def sides(work: Mapping[str, Any], *, between: str = "") -> tuple[Pieces, Pieces]:
    """What a power takes, and what it gives."""
    pays = goods(work["pays"], of_choice=work["any_in"], between=between)
    return pays, goods(work["gives"], of_choice=work["any_out"], between=between)


def way(work: Mapping[str, Any]) -> Pieces:
    """A power: `1▣1♙→2ƒ1†`."""
    pays, gives = sides(work)
    return [*pays, ("→", "soft"), *gives]


BASE: Final = way({"pays": {}, "gives": {}, "any_in": 2, "any_out": 1})
"""M-7.1."""


def cost(card: Face) -> Pieces:
    """What a card costs as it is printed."""
    return [piece for price in card["cost"] for piece in goods(price)]


def needs(leader: Face) -> Pieces:
    """What must be there to play a leader: `1♣ 1☼`, `1☼II`, `5ƒ`."""
    wanted = leader["needs"]
    cards = [(f"{n}{SUITS[colour]}", "ink") for colour, n in wanted["cards"].items()]
    if "level_two" in wanted:
        cards.append((f"1{SUITS[wanted['level_two']]}II", "ink"))
    found: Pieces = []
    for piece in cards:
        if found:
            found.append((" ", "soft"))
        found.append(piece)
    return [*found, *goods(wanted["goods"])]


def ability(leader: Face) -> Pieces:
    """What a leader does: `−1♙`, `+▣▣`, `○→1♙`, `1▼→1?1†`."""
    (node,) = leader["always"]
    if node["kind"] == "produces":
        return way(node["work"])
    ((good, amount),) = node["goods"].items()
    said = {
        "discount": f"−{amount}{SIGNS[good]}",
        "depot": f"+{SIGNS[good] * amount}",
        "white": f"○→{amount}{SIGNS[good]}",
    }[node["kind"]]
    return [(said, ROLES[good])]


def whites(played: Iterable[Face]) -> list[str]:
    """M-5.4: what white marbles give whoever has played these leaders."""
    return [
        good
        for leader in played
        for node in leader["always"]
        if node["kind"] == "white"
        for good in node["goods"]
    ]


def token(name: str) -> str:
    """A solo token: `−2♣`, `+2✠`, `+1✠↻`."""
    if name in SUITS:
        return f"−2{SUITS[name]}"
    return f"{name}{CROSS}{'↻' if name == '+1' else ''}"


def seen_tokens(left: Mapping[str, int]) -> dict[str, int]:
    """M-13.1: the tokens drawn since the stack was made."""
    return {name: (2 if name == "+2" else 1) - count for name, count in left.items()}


def cards_left(column: Mapping[str, Any]) -> int:
    """How many cards of a colour are still in the grid."""
    return sum(pile["below"] + (pile["card"] is not None) for pile in column["piles"])


def wrapped(parts: Iterable[Pieces], width: int, between: str = "  ") -> list[Pieces]:
    """Parts in lines; a line breaks between two of them."""
    lines: list[Pieces] = []
    for part in parts:
        if lines and length(lines[-1]) + len(between) + length(part) <= width:
            lines[-1] += [(between, "soft"), *part]
        else:
            lines.append(list(part))
    return lines


def verdict_of(picture: Mapping[str, Any]) -> Message | None:
    """Why a solo game is won or lost; None = it is no solo game, or goes on."""
    solo = picture["solo"]
    if not solo or not solo["result"]:
        return None
    if solo["result"] == "won":
        faith = picture["players"][0]["faith"] == LAST_SPACE
        return message("masters-end-faith" if faith else "masters-end-seventh")
    if solo["cross"] == LAST_SPACE:
        return message("masters-end-cross")
    empty = next((c["colour"] for c in picture["grid"] if not cards_left(c)), COLOURS[0])
    return message("masters-end-colour", colour=empty)
