"""What all share in Masters: the market with its marbles, and the grid of development cards."""

from collections.abc import Mapping
from typing import Any, Final

from signoria.cli.boards.masters_signs import (
    COLOURS,
    GIVES,
    MARBLE_INKS,
    POINTS,
    ROLES,
    ROMAN,
    SIGNS,
    SUITS,
    Pieces,
    cards_left,
    cost,
    sides,
    way,
    whites,
)
from signoria.cli.table.canvas import Canvas, Ink, Piece, length
from signoria.cli.table.scene import Scene

Box = tuple[int, int, int, int]
MARKET: Final = 24
"""Columns of the market."""
HEAD: Final = 1
TALL: Final = 13
"""From so many rows on a marble has two."""
PITCH: Final = 5
"""Columns from marble to marble."""
LEVELS: Final = 3
FULL: Final = 5
"""Rows of a pile when there is room to breathe."""


def shared(scene: Scene, width: int, height: int) -> Canvas:
    """The market at the left, the grid beside it."""
    palette = scene.palette
    whole = Canvas(width, max(HEAD + 3 * LEVELS, height), palette.ink, palette.wall)
    whole.paste(0, 0, _market(scene, whole.height))
    whole.paste(MARKET, 0, _grid(scene, width - MARKET, whole.height))
    return whole


def band(canvas: Canvas, scene: Scene, y: int, title: str, right: str = "") -> None:
    """The head of an area."""
    palette = scene.palette
    canvas.wash(0, y, canvas.width, 1, palette.bar)
    canvas.put(canvas.width - len(right) - 1, y, right, Ink(palette.ivory, palette.bar))
    room = canvas.width - len(right) - 2
    canvas.put(1, y, title, Ink(palette.ivory, palette.bar, bold=True), room)


def edge(canvas: Canvas, scene: Scene, box: Box, *things: str) -> None:
    """The left edge says what can be done: a gold bar = may be chosen, a block = is chosen."""
    x, y, _, rows = box
    palette = scene.palette
    if scene.marked.union(scene.pinned).intersection(things):
        sign, color = "█", palette.chosen
    elif scene.lit.intersection(things):
        sign, color = "▐", palette.option
    else:
        return
    for row in range(y, y + rows):
        canvas.put(x, row, sign, Ink(color))


# The market


def _market(scene: Scene, height: int) -> Canvas:
    """Rows are pushed to the left, columns up; the spare marble waits where both begin."""
    palette = scene.palette
    canvas = Canvas(MARKET, height, palette.ink, palette.panel)
    band(canvas, scene, 0, scene.words.text("masters-board-market"))
    rows = scene.picture["market"]["rows"]
    tall = height >= TALL
    step = 3 if tall else 2
    lines = [f"row.{n}" for n in range(1, len(rows) + 1)]
    columns = [f"column.{n}" for n in range(1, 5)]
    foot = HEAD + step * len(rows)
    for y, line in zip(range(HEAD, foot, step), lines, strict=True):
        _chosen(canvas, scene, (0, y, MARKET, step - 1), line)
        canvas.touch(0, y, MARKET, step - 1, f"market:{line}")
    for at, line in enumerate(columns):
        _chosen(canvas, scene, (1 + PITCH * at, HEAD, PITCH - 1, foot - HEAD), line)
    for y, marbles, line in zip(range(HEAD, foot, step), rows, lines, strict=True):
        for at, marble in enumerate(marbles):
            _marble(canvas, scene, (1 + PITCH * at, y), marble, tall=tall)
        _arrow(canvas, scene, (1 + PITCH * 4, y, 2, step - 1), "◄", line)
    for at, line in enumerate(columns):
        _arrow(canvas, scene, (1 + PITCH * at, foot, 4, 1), " ▲ ", line)
    spare = scene.picture["market"]["spare"]
    if spare:
        place = (1 + PITCH * 4 - 1, foot)
        _marble(canvas, scene, place, spare, tall=tall)
    _key(canvas, scene, height - (3 if tall else 2))
    return canvas


def _chosen(canvas: Canvas, scene: Scene, box: Box, line: str) -> None:
    """The ground of the line that the option under the cursor is about."""
    if f"market:{line}" in scene.marked | scene.pinned:
        canvas.wash(*box, scene.palette.lit)


def _marble(
    canvas: Canvas, scene: Scene, place: tuple[int, int], marble: str, *, tall: bool
) -> None:
    """A letter on its colour, and the sign of what it gives."""
    x, y = place
    ink, ground = MARBLE_INKS[marble]
    letter = scene.words.text(f"masters-board-letter-{marble}")
    sign = SIGNS[GIVES[marble]] if marble in GIVES else " "
    if tall:
        canvas.put(x, y, "▟", Ink(ground))
        canvas.put(x + 1, y, f"{letter}{sign}", Ink(ink, ground, bold=True))
        canvas.put(x + 3, y, "▙", Ink(ground))
        canvas.put(x, y + 1, "▜██▛", Ink(ground))
    else:
        canvas.put(x, y, "▐", Ink(ground))
        canvas.put(x + 1, y, f"{letter}{sign}", Ink(ink, ground, bold=True))
        canvas.put(x + 3, y, "▌", Ink(ground))


def _arrow(canvas: Canvas, scene: Scene, box: Box, sign: str, line: str) -> None:
    """Where a line is pushed from: gilded when it may be taken."""
    x, y, width, rows = box
    palette = scene.palette
    thing = f"market:{line}"
    if thing in scene.marked or thing in scene.pinned:
        ink = Ink(palette.chosen_ink, palette.chosen, bold=True)
    elif thing in scene.lit:
        ink = Ink(palette.lit_ink, palette.lit, bold=True)
    else:
        ink = Ink(palette.line)
    for row in range(y, y + rows):
        canvas.put(x, row, f"{sign if row == y else '':<{width}}", ink)
    at = x + width - 1 - (width > 2)  # noqa: PLR2004 - behind the arrow
    canvas.put(at, y, line.partition(".")[2], ink)
    if thing in scene.fresh:
        canvas.put(at, y + rows - 1, "✦", Ink(palette.changed, bold=True))
    canvas.touch(x, y, width, rows, thing)


def _key(canvas: Canvas, scene: Scene, y: int) -> None:
    """What each colour gives; the white ones as the leaders of who looks say."""
    palette = scene.palette
    seat = scene.shown if scene.viewer is None else scene.viewer
    played = scene.picture["players"][seat]["played"] if seat >= 0 else []
    blank = whites(scene.faces[f"leader:{leader}"] for leader in played)
    marbles = [*GIVES, "white"]
    for at, marble in enumerate(marbles):
        x, row = 1 + at % 3 * 7, y + at // 3
        gives = [GIVES[marble]] if marble in GIVES else blank
        letter = scene.words.text(f"masters-board-letter-{marble}")
        x = canvas.put(x, row, letter, Ink(*MARBLE_INKS[marble], bold=True))
        x = canvas.put(x, row, "→", Ink(palette.soft))
        for good in gives:
            x = canvas.put(x, row, SIGNS[good], Ink(palette.sign(ROLES[good]), bold=True))
        if not gives:
            canvas.put(x, row, "–", Ink(palette.soft))


# The grid


def _grid(scene: Scene, width: int, height: int) -> Canvas:
    """Four columns, level III on top."""
    palette = scene.palette
    rows = max(3, min(FULL, (height - HEAD) // LEVELS))
    canvas = Canvas(width, height, palette.ink, palette.wall)
    for at, column in enumerate(scene.picture["grid"]):
        left = at * width // len(COLOURS)
        across = (at + 1) * width // len(COLOURS) - left
        _head(canvas, scene, (left, 0, across, HEAD), column)
        for level, pile in enumerate(reversed(column["piles"])):
            box = (left, HEAD + level * rows, across, rows)
            _pile(canvas, scene, box, at, pile)
    return canvas


def _head(canvas: Canvas, scene: Scene, box: Box, column: Mapping[str, Any]) -> None:
    """The colour, and how many of its cards are left."""
    x, y, width, _ = box
    palette = scene.palette
    colour = column["colour"]
    canvas.wash(x, y, width, 1, palette.bar)
    left = str(cards_left(column))
    name = f"{SUITS[colour]} {scene.words.text(f'masters-board-colour-{colour}')}"
    ink = Ink(palette.ivory, palette.bar, bold=True)
    # The count is what ends a solo game (13.4): a long name makes room for it.
    canvas.put(x + 1, y, name, ink, width - 3 - len(left))
    canvas.put(x + width - len(left) - 1, y, left, Ink(palette.ivory, palette.bar))


def _pile(canvas: Canvas, scene: Scene, box: Box, kind: int, pile: Mapping[str, Any]) -> None:
    """Its top card: level, number and points, price, production; how many lie below."""
    x, y, width, rows = box
    palette = scene.palette
    roomy = rows >= FULL
    inner, room = x + 1, width - 2
    if not pile["card"]:
        canvas.wash(x + 1, y, width - 1, rows - roomy, palette.recess)
        gone = f"{ROMAN[pile['level']]} {scene.words.text('masters-board-sold-out')}"
        canvas.put(inner, y + 1, gone, Ink(palette.soft, italic=True), room)
        return
    thing = f"card:{pile['card']}"
    face = scene.faces[thing]
    canvas.wash(inner, y, width - 1, rows - roomy, palette.washes[kind])
    canvas.wash(inner, y, width - 1, 1, palette.kinds[kind])
    canvas.wash(x + width - 1, y, 1, rows, palette.wall)
    ivory = Ink(palette.ivory, palette.kinds[kind], bold=True)
    canvas.put(inner, y, f"{ROMAN[pile['level']]:<3}", ivory)
    number = Ink(palette.ivory, palette.kinds[kind])
    canvas.put(inner + 4, y, f"{pile['card']}", number, max(room - 7, 1))
    points = f"{face['points']}{POINTS}"
    canvas.put(inner + room - len(points), y, points, ivory)
    if thing in scene.fresh:
        canvas.put(inner + room // 2 + 1, y, "✦", Ink(palette.lit, palette.kinds[kind], bold=True))
    left = "·" * pile["below"]
    canvas.put(inner + room - len(left), y + 1, left, Ink(palette.soft))
    canvas.pieces(inner, y + 1, cost(face), palette.sign, room, bold=True)
    if roomy:
        pays, gives = sides(face["work"], between=" ")
        canvas.pieces(inner, y + 2, pays, palette.sign, room)
        canvas.pieces(inner, y + 3, [("→", "soft"), *gives], palette.sign, room)
    else:
        canvas.pieces(inner, y + 2, way(face["work"]), palette.sign, room)
    edge(canvas, scene, (x, y, width, rows - roomy), thing)
    canvas.touch(x, y, width, rows - roomy, thing)


def put_right(canvas: Canvas, y: int, pieces: Pieces, scene: Scene, end: int) -> None:
    """Pieces that end at a column."""
    canvas.pieces(max(end - length(pieces), 0), y, pieces, scene.palette.sign)


__all__ = ["Box", "Piece", "band", "edge", "put_right", "shared"]
