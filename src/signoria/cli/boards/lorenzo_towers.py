"""The four towers of Lorenzo, top floor on top."""

from typing import Any, Final

from signoria.cli.boards.lorenzo_signs import AREAS, KINDS, MEMBER_INKS, Face, face, goods
from signoria.cli.table.canvas import Canvas, Ink, Piece, length
from signoria.cli.table.scene import SHAPES, Scene

HEAD: Final = 1
FLOORS: Final = 4
FULL: Final = 4
"""Rows of a floor on which all of a card is seen."""


def towers(scene: Scene, width: int, height: int) -> Canvas:
    """As many rows a floor as there are, two at least."""
    palette = scene.palette
    rows = max(2, min(FULL, (height - HEAD) // FLOORS))
    canvas = Canvas(width, max(HEAD + FLOORS * rows, height), palette.ink, palette.wall)
    for kind, tower in enumerate(scene.picture["towers"]):
        left = kind * width // len(KINDS)
        across = (kind + 1) * width // len(KINDS) - left
        _head(canvas, scene, left, across, kind)
        for floor, place in enumerate(reversed(tower["floors"])):
            box = (left, HEAD + floor * rows, across, rows)
            _floor(canvas, scene, box, kind, place)
    return canvas


def _head(canvas: Canvas, scene: Scene, x: int, width: int, kind: int) -> None:
    """The name of the tower, and what it costs more because somebody is in it."""
    palette = scene.palette
    canvas.wash(x, 0, width, HEAD, palette.bar)
    coins = 0
    if scene.viewer is not None:
        coins = scene.picture["players"][scene.viewer]["surcharge"][kind]
    tag = f" +{coins}ƒ " if coins else ""
    name = f"{AREAS[KINDS[kind]]} {scene.words.text(f'table-tower-{KINDS[kind]}')}"
    ink = Ink(palette.ivory, palette.bar, bold=True)
    canvas.put(x + 1, 0, name, ink, width - 1 - len(tag))
    canvas.put(x + width - len(tag), 0, tag, Ink(palette.lit_ink, palette.lit, bold=True))


def _floor(
    canvas: Canvas, scene: Scene, box: tuple[int, int, int, int], kind: int, place: dict[str, Any]
) -> None:
    """One floor: its card, or who took it."""
    x, y, width, rows = box
    palette = scene.palette
    thing = f"space:{place['space']}"
    card = place["card"]
    canvas.wash(x, y, width, rows, palette.washes[kind] if card else palette.recess)
    canvas.wash(x, y, width, 1, palette.kinds[kind] if card else palette.recess)
    edge(canvas, scene, box, thing)
    inner = x + 1
    room = width - 1
    if card:
        name = scene.words.text(f"lorenzo-card-{card}")
        canvas.put(inner, y, name, Ink(palette.ivory, palette.kinds[kind], bold=True), room)
        _card(canvas, scene, (inner, y + 1, room, rows - 1), place)
    else:
        at = _value(canvas, scene, inner, y, place)
        if thing in scene.fresh:
            canvas.put(x + width - 2, y, "✦", Ink(palette.changed, bold=True))
        who = y + min(1, rows - 1)
        at = inner + 1 if who > y else at + 1
        for member in place["members"]:
            at = put_member(canvas, scene, at, who, member) + 1
            if rows >= FULL:
                name = scene.names[member["seat"]]
                canvas.put(inner + 1, who + 1, name, Ink(palette.soft), room - 2)
    canvas.touch(x, y, width, rows, thing)


def _value(canvas: Canvas, scene: Scene, x: int, y: int, place: dict[str, Any]) -> int:
    """The floor's value, gilded when somebody may go there, and its bonus."""
    palette = scene.palette
    lit = f"space:{place['space']}" in scene.lit
    ink = Ink(palette.lit_ink, palette.lit, bold=True) if lit else Ink(palette.soft, bold=True)
    x = canvas.put(x, y, f"{place['value']}", ink) + 1
    return canvas.pieces(x, y, goods(place["bonus"]), palette.sign)


def _card(
    canvas: Canvas, scene: Scene, box: tuple[int, int, int, int], place: dict[str, Any]
) -> None:
    """What the card costs and does, in as many rows as there are."""
    x, y, width, rows = box
    sign = scene.palette.sign
    shows = card_face(scene, place["card"])
    at = _value(canvas, scene, x, y, place) + 1
    right = x + width
    if rows == 1:
        said = [*shows.cost, *gap(shows.cost), *shows.now, *gap(shows.now), *shows.stay]
        canvas.pieces(at, y, said, sign, right - at)
        return
    start = max(at, right - length(shows.cost))
    canvas.pieces(start, y, shows.cost, sign, right - start, bold=True)
    if rows == 2:  # noqa: PLR2004 - one row for both
        canvas.pieces(x, y + 1, [*shows.now, *gap(shows.now), *shows.stay], sign, width)
        return
    lines = wrapped(shows.now, width) + wrapped(shows.stay, width)
    for row, line in enumerate(lines[: rows - 1], start=1):
        canvas.pieces(x, y + row, line, sign, width)


def card_face(scene: Scene, card: int) -> Face:
    """The signs of a development card."""
    return face(scene.faces[f"card:{card}"])


def gap(pieces: list[Piece]) -> list[Piece]:
    """A blank behind what is there."""
    return [(" ", "soft")] if pieces else []


def wrapped(pieces: list[Piece], width: int) -> list[list[Piece]]:
    """Pieces in lines; a line breaks between two of them."""
    lines: list[list[Piece]] = []
    line: list[Piece] = []
    for piece in pieces:
        if line and length([*line, piece]) > width:
            lines.append(line)
            line = [] if piece[0].strip() == "" else [piece]
        else:
            line.append(piece)
    return [*lines, line] if line else lines


def edge(canvas: Canvas, scene: Scene, box: tuple[int, int, int, int], thing: str) -> None:
    """The left edge says what can be done: a gold bar = may be chosen, a block = is chosen."""
    x, y, _, rows = box
    palette = scene.palette
    canvas.wash(x, y, 1, rows, palette.wall)
    if thing in scene.marked or thing in scene.pinned:
        sign, color = "█", palette.chosen
    elif thing in scene.lit:
        sign, color = "▐", palette.option
    else:
        return
    for row in range(y, y + rows):
        canvas.put(x, row, sign, Ink(color))


def put_member(
    canvas: Canvas, scene: Scene, x: int, y: int, member: dict[str, Any], value: int | None = None
) -> int:
    """Somebody's member: shape and letter of the owner, and the letter of the member's die."""
    palette = scene.palette
    seat = member["seat"]
    x = canvas.put(x, y, SHAPES[seat], Ink(palette.seats[seat], bold=True))
    x = canvas.put(x, y, scene.letters[seat], Ink(palette.ink, bold=True))
    return put_chip(canvas, scene, x, y, member["member"], value)


def put_chip(
    canvas: Canvas, scene: Scene, x: int, y: int, member: str, value: int | None = None
) -> int:
    """The letter of a member on its colour."""
    color, ground = MEMBER_INKS[member]
    letter = scene.words.text(f"table-letter-{member}")
    text = letter if value is None else f"{letter}{value}"
    return canvas.put(x, y, text, Ink(color, ground, bold=True))
