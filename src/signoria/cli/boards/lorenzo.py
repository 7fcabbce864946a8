"""Lorenzo's table in plain text, drawn from the picture alone: line by line, no boxes."""

from collections.abc import Iterable
from typing import Any, Final

from signoria.cli.layout import wrapped
from signoria.locale import Words

Picture = dict[str, Any]
EMPTY: Final = "–"
SHOWN_BEFORE: Final = ("turn",)
"""The question before which the table is shown."""


def draw(picture: Picture, words: Words, *, full: bool = True) -> list[str]:
    """The whole table; unless it is drawn in `full`, a tower is one line."""
    lines = [*_heading(picture, words)]
    for tower in picture["towers"]:
        lines += _tower(tower, words) if full else _short_tower(tower, words)
    lines += _spaces(picture["spaces"], words)
    for seat in picture["order"] or range(len(picture["players"])):
        lines += _player(picture["players"][seat], words)
    return lines


def players(picture: Picture, words: Words, points: Iterable[int] = ()) -> list[str]:
    """What lies before each seat; with `points`, how many it would have if the game ended now."""
    totals = dict(enumerate(points))
    return [
        line
        for player in picture["players"]
        for line in _player(player, words, totals.get(player["seat"]))
    ]


def _heading(picture: Picture, words: Words) -> Iterable[str]:
    dice = ", ".join(
        f"{words.attribute('chance-roll', die)} {value}" for die, value in picture["dice"].items()
    )
    yield words.text("board-round", round=picture["round"], period=picture["period"], dice=dice)
    order = ", ".join(map(words.seat, picture["order"]))
    report = picture["report"]
    yield words.text("board-order", seats=order or EMPTY, faith=report["faith"])
    tiles = "; ".join(_tile(tile, words) for tile in picture["excommunications"])
    yield from wrapped(words.text("board-tiles", tiles=tiles or EMPTY))


def _tile(tile: Picture, words: Words) -> str:
    name = f"{tile['tile']} {words.text('lorenzo-excommunication-' + _key(tile['tile']))}"
    return name + _in_brackets(map(words.seat, tile["seats"]))


def _tower(tower: Picture, words: Words) -> Iterable[str]:
    """The floors from the top, as they stand on the board."""
    yield f"{_kind(tower, words)}:"
    for floor in reversed(tower["floors"]):
        value = words.text("board-value", n=floor["value"])
        yield from wrapped(f"{floor['space']} ({value}): {_floor(floor, words)}", "  ")


def _short_tower(tower: Picture, words: Words) -> Iterable[str]:
    floors = (
        f"{floor['space'].rpartition('.')[2]}: {_floor(floor, words)}" for floor in tower["floors"]
    )
    yield from wrapped(f"{_kind(tower, words)}  {' | '.join(floors)}")


def _kind(tower: Picture, words: Words) -> str:
    kind = words.text(f"kind-{tower['kind']}")
    kind = kind[:1].upper() + kind[1:]
    return words.text("board-tower-taken" if tower["occupied"] else "board-tower", kind=kind)


def _floor(floor: Picture, words: Words) -> str:
    if floor["members"]:
        return _members(floor["members"], words)
    if not floor["card"]:
        return EMPTY
    return _card(floor["card"], words) + "".join(
        f", +{_good(good, amount, words)}" for good, amount in floor["bonus"].items()
    )


def _spaces(spaces: list[Picture], words: Words) -> Iterable[str]:
    """What is free in one line, and who stands where."""
    here = [space for space in spaces if not space["covered"]]
    free = [space["space"] for space in here if not space["members"]]
    yield from wrapped(words.text("board-free", spaces=", ".join(free) or EMPTY))
    for space in here:
        if space["members"]:
            name = words.text(f"space-{_key(space['space'])}")
            who = _members(space["members"], words)
            yield from wrapped(f"{space['space']} ({name}): {who}", "  ")


def _player(player: Picture, words: Words, points: int | None = None) -> Iterable[str]:
    goods = ", ".join(
        words.text("board-amount", good=words.text(f"board-good-{good}"), n=amount)
        for good, amount in player["goods"].items()
    )
    total = "" if points is None else "; " + words.text("board-total", n=points)
    yield from wrapped(f"{words.seat(player['seat'])}: {goods}{total}")
    members = ", ".join(
        f"{_member(member, words)} {value}" for member, value in player["members"].items()
    )
    if members:
        yield from wrapped(words.text("board-members", members=members), "  ")
    for kind, numbers in player["cards"].items():
        if numbers:
            cards = ", ".join(_card(number, words) for number in numbers)
            said = words.text("board-cards", kind=words.text(f"kind-{kind}"), cards=cards)
            yield from wrapped(said, "  ")
    for name in ("packet", "hand", "played"):
        if player[name]:
            leaders = ", ".join(_leader(leader, words) for leader in player[name])
            yield from wrapped(words.text(f"board-{name}", leaders=leaders), "  ")
    if player["bonus"]:
        tile = words.text(f"lorenzo-tile-{player['bonus']}")
        yield from wrapped(words.text("board-bonus", tile=tile), "  ")
    if player["excommunications"]:
        tiles = ", ".join(
            f"{tile} {words.text('lorenzo-excommunication-' + _key(tile))}"
            for tile in player["excommunications"]
        )
        yield from wrapped(words.text("board-banned", tiles=tiles), "  ")


def _leader(leader: Picture | str | None, words: Words) -> str:
    """One in hand (null = hidden), or one in play with what it did this round."""
    if leader is None:
        return words.text("board-hidden")
    if isinstance(leader, str):
        return _leader_name(leader, words)
    notes: list[str] = []
    if leader["copied"]:
        notes.append(words.text("board-copies", leader=_leader_name(leader["copied"], words)))
    if leader["used"]:
        notes.append(words.text("board-used"))
    return _leader_name(leader["leader"], words) + _in_brackets(notes)


def _leader_name(key: str, words: Words) -> str:
    """The name, and the word of the notation that stands for it."""
    return f"{words.text(f'lorenzo-leader-{key}')} [{key}]"


def _card(number: int, words: Words) -> str:
    return f"{number} {words.text(f'lorenzo-card-{number}')}"


def _good(good: str, amount: int, words: Words) -> str:
    return words.text(f"good-{good}", n=amount)


def _member(member: str, words: Words) -> str:
    return words.attribute(f"member-{member}", "name") or member


def _members(members: list[Picture], words: Words) -> str:
    return ", ".join(f"{words.seat(m['seat'])} {_member(m['member'], words)}" for m in members)


def _in_brackets(notes: Iterable[str]) -> str:
    inside = ", ".join(notes)
    return f" ({inside})" if inside else ""


def _key(name: str) -> str:
    return name.replace(".", "-")
