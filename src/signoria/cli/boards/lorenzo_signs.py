"""Lorenzo in short signs: goods, kinds, members and what a card says, for a screen of letters."""

from collections.abc import Callable, Iterable, Mapping, Sequence
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
ROUND: Final = "↻"
ALWAYS: Final = "∞"
END: Final = "Σ"
ROMAN: Final = ("", "I", "II", "III")
MEMBERS: Final = ("white", "black", "orange", "neutral")
MEMBER_INKS: Final = {
    "white": ("#2a1f16", "#fff8e6"),
    "black": ("#fff8e6", "#4a4038"),
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


def goods(amounts: Mapping[str, int], *, sign: str = "", between: str = " ") -> Pieces:
    """`2≡ 3ƒ`: number and sign, in the usual order."""
    pairs = [[(f"{sign}{amounts[kind]}{SIGNS[kind]}", kind)] for kind in GOODS if amounts.get(kind)]
    return joined(pairs, between)


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


def leader_face(leader: Mapping[str, Any]) -> Face:
    """A leader: what is needed, what may be used each round, what always holds."""
    needs = goods(leader["needs"]["goods"])
    for kind, count in leader["needs"]["cards"].items():
        needs.append((f"{count}{AREAS[kind]}", "ink"))
    if "of_one_kind" in leader["needs"]:
        needs.append((f"{leader['needs']['of_one_kind']}×?", "ink"))
    once = joined(effect(each) for each in leader["once"])
    always = joined(effect(each) for each in leader["always"])
    now: Pieces = [(ROUND, "soft"), *once] if once else []
    return Face([*needs, (":", "soft")], now, [(ALWAYS, "soft"), *always] if always else [])


def effect(node: Mapping[str, Any]) -> Pieces:
    """One effect in signs."""
    return _EFFECTS[node["kind"]](node)


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def _gain_per_card(node: Mapping[str, Any]) -> Pieces:
    return [*goods(node["goods"]), (f"/{AREAS[node['cards']]}", "ink")]


def _gain_per_military(node: Mapping[str, Any]) -> Pieces:
    return [*goods(node["goods"]), (f"/{node['each']}⚑", "military")]


def _take_card(node: Mapping[str, Any]) -> Pieces:
    return [(f"{_kinds(node['cards'])}[{node['value']}]", "ink"), *goods(node["less"], sign="−")]


def _activate(node: Mapping[str, Any]) -> Pieces:
    return [(f"{AREAS[node['area']]}[{node['value']}]", "ink")]


def _exchange(node: Mapping[str, Any]) -> Pieces:
    return joined((_way(way) for way in node["ways"]), "|")


def _way(way: Mapping[str, Any]) -> Pieces:
    gets = privileges(way["privileges"]) if way["privileges"] else []
    pay = goods(way["pay"], between="")
    return [*pay, ("→", "soft"), *goods(way["goods"], between=""), *gets]


def _cheaper(node: Mapping[str, Any]) -> Pieces:
    less = goods(node["less"], sign="−")
    if node["one_of"]:
        less = [(text.replace(" ", "/"), role) for text, role in less]
    return [(_kinds(node["cards"]), "ink"), *less]


def _kinds(kinds: Sequence[str]) -> str:
    """The kinds of cards."""
    return "".join(AREAS[kind] for kind in kinds)


def _raises(node: Mapping[str, Any]) -> Pieces:
    return [(f"{AREAS[node['action']]}{_signed(node['by'])}", "ink")]


def _members(node: Mapping[str, Any]) -> Pieces:
    """`♟+2`: the coloured members, or `♟0+3`: the neutral one."""
    whom = "♟0" if node.get("members") == "neutral" else "♟"
    value = _signed(node["by"]) if "by" in node else f"={node['value']}"
    return [(f"{whom}{value}", "ink")]


def _plain(sign: str, role: str = "ink") -> Callable[[Mapping[str, Any]], Pieces]:
    return lambda _node: [(sign, role)]


_EFFECTS: Final[dict[str, Callable[[Mapping[str, Any]], Pieces]]] = {
    "gain": lambda node: goods(node["goods"]),
    "gain-per-card": _gain_per_card,
    "gain-per-military": _gain_per_military,
    "privileges": lambda node: privileges(node["count"]),
    "take-card": _take_card,
    "activate": _activate,
    "exchange": _exchange,
    "set-one-member": lambda node: [(f"1♟={node['value']}", "ink")],
    "raises": _raises,
    "cheaper": _cheaper,
    "no-floor-bonus": _plain("5,7: ✗≡▣⚑ƒ", "loss"),
    "raises-members": _members,
    "sets-members": _members,
    "enters-taken": _plain("♟→♟"),
    "no-surcharge": _plain("✗+3ƒ"),
    "free-territories": _plain("♣ ✗⚑"),
    "copies-leader": _plain("=☻?"),
    "supporting": lambda node: [("†: ", "faith"), *goods(node["goods"])],
    "doubles-goods": _plain("↯×2"),
}
"""Each effect of a card or leader by its kind."""
