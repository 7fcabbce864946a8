"""What is alike on every title's table: how the bar begins, the order of turns, a seat's row."""

from typing import Final

from rich.cells import cell_len

from signoria.cli.table.canvas import Canvas, Ink
from signoria.cli.table.scene import SHAPES, Scene
from signoria.kernel.decision import Seat

NAME_AT: Final = 4
"""The column in which names begin."""


def begin_bar(scene: Scene, width: int, title: str) -> tuple[Canvas, int]:
    """The line at the top with the title, and where it goes on."""
    palette = scene.palette
    canvas = Canvas(width, 1, palette.ivory, palette.bar)
    x = canvas.put(1, 0, "◈", Ink(palette.lit, bold=True)) + 1
    if width >= 100:  # noqa: PLR2004 - columns for both names
        x = canvas.put(x, 0, "SIGNORIA", Ink(palette.ivory, bold=True)) + 2
    return canvas, canvas.put(x, 0, title, Ink(palette.ivory, italic=True)) + 2


def put_order(canvas: Canvas, scene: Scene, x: int) -> None:
    """Who comes after whom; who is asked is underlined. Letters where names have no room."""
    palette = scene.palette
    order = scene.picture["order"]
    names = [scene.names[seat] for seat in order]
    if x + sum(map(cell_len, names)) + 2 * len(names) > canvas.width:
        names = [scene.letters[seat] for seat in order]
    for at, (seat, name) in enumerate(zip(order, names, strict=True)):
        if at:
            x = canvas.put(x, 0, "›", Ink(palette.ivory))
        asked = seat in scene.asked
        ink = Ink(palette.ivory, bold=asked, underline=asked)
        x = canvas.put(x, 0, f"{SHAPES[seat]}{name}", ink)


def begin_row(canvas: Canvas, scene: Scene, y: int, seat: Seat, room: int) -> None:
    """A seat's shape and name; who is asked has an arrow, one's own row is lit."""
    palette = scene.palette
    if seat == scene.viewer:
        canvas.wash(0, y, canvas.width, 1, palette.card)
    canvas.touch(0, y, canvas.width, 1, f"seat:{seat}")
    if seat in scene.asked:
        canvas.put(0, y, "▶", Ink(palette.chosen if palette.name == "parchment" else palette.lit))
    canvas.put(2, y, SHAPES[seat], Ink(palette.seats[seat], bold=True))
    name = Ink(palette.ink, bold=True, underline=seat == scene.shown)
    canvas.put(NAME_AT, y, scene.names[seat], name, room)
