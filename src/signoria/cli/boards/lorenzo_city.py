"""The rest of Lorenzo's board: palace, harvest, production, market, church and tracks."""

from typing import Any, Final

from signoria.cli.boards.lorenzo_signs import AREAS, ROMAN, Pieces, goods, privileges
from signoria.cli.boards.lorenzo_towers import edge, put_member
from signoria.cli.table.canvas import Canvas, Ink
from signoria.cli.table.scene import SHAPES, Scene

MARKET: Final[dict[str, Pieces]] = {
    "market.1": goods({"coins": 5}),
    "market.2": goods({"servants": 5}),
    "market.3": goods({"military": 3, "coins": 2}),
    "market.4": privileges(2),
}
"""L-5."""
SPACES: Final = 9
"""Rows of the spaces."""
BESIDE: Final = 76
"""Columns for church and tracks beside them."""
LARGE: Final = "−3"
"""L-8."""
SLOTS: Final = (3, 7, 12, 18)
"""L-11: military points that open the territories from the third on."""


def city(scene: Scene, width: int, height: int) -> Canvas:
    """The spaces above church and tracks, or beside them where it is wide and low."""
    palette = scene.palette
    below = 4 + len(scene.names)
    if width >= BESIDE and height < SPACES + below:
        whole = Canvas(width, max(SPACES, below, height), palette.ink, palette.panel)
        whole.paste(0, 0, _spaces(scene, width // 2))
        whole.paste(width // 2, 0, _church_and_tracks(scene, width - width // 2))
    else:
        whole = Canvas(width, max(SPACES + below, height), palette.ink, palette.panel)
        whole.paste(0, 0, _spaces(scene, width))
        whole.paste(0, SPACES, _church_and_tracks(scene, width))
    return whole


def _spaces(scene: Scene, width: int) -> Canvas:
    """Palace, harvest, production and market."""
    palette = scene.palette
    canvas = Canvas(width, SPACES, palette.ink, palette.panel)
    spaces = {space["space"]: space for space in scene.picture["spaces"]}
    words = scene.words
    _band(canvas, scene, 0, words.text("table-palace"), [("1ƒ 1§", "ivory")])
    _space(canvas, scene, (0, 1, width, 1), spaces["palace"], [])
    half = width // 2
    for row, area in ((2, "harvest"), (4, "production")):
        large = f"{words.text('table-large')} {LARGE}"
        _band(canvas, scene, row, f"{AREAS[area]} {words.text(f'table-{area}')}", [])
        canvas.put(half + 1, row, large, Ink(palette.ivory, palette.bar))
        _space(canvas, scene, (0, row + 1, half, 1), spaces[area], [])
        _space(canvas, scene, (half, row + 1, width - half, 1), spaces[f"{area}.large"], [])
    _band(canvas, scene, 6, words.text("table-market"), [])
    for at, (name, gift) in enumerate(MARKET.items()):
        across = width - half if at % 2 else half
        _space(canvas, scene, (at % 2 * half, 7 + at // 2, across, 1), spaces[name], gift)
    return canvas


def _church_and_tracks(scene: Scene, width: int) -> Canvas:
    """The tiles, then a row each."""
    palette = scene.palette
    canvas = Canvas(width, 4 + len(scene.names), palette.ink, palette.panel)
    _church(canvas, scene, 0)
    for seat in range(len(scene.names)):
        _tracks(canvas, scene, 4 + seat, seat)
    return canvas


def _band(canvas: Canvas, scene: Scene, y: int, title: str, right: Pieces) -> None:
    """The head of an area."""
    palette = scene.palette
    canvas.wash(0, y, canvas.width, 1, palette.bar)
    canvas.put(1, y, title, Ink(palette.ivory, palette.bar, bold=True))
    text = "".join(piece for piece, _ in right)
    canvas.put(canvas.width - len(text) - 1, y, text, Ink(palette.ivory, palette.bar))


def _space(
    canvas: Canvas,
    scene: Scene,
    box: tuple[int, int, int, int],
    space: dict[str, Any],
    gift: Pieces,
) -> None:
    """A space: its value, what it gives, who stands there in the order of arrival."""
    x, y, width, _ = box
    palette = scene.palette
    thing = f"space:{space['space']}"
    if space["covered"]:
        canvas.put(x + 1, y, "░" * (width - 2), Ink(palette.line))
        return
    edge(canvas, scene, box, thing)
    lit = thing in scene.lit
    ink = Ink(palette.lit_ink, palette.lit, bold=True) if lit else Ink(palette.soft, bold=True)
    at = canvas.put(x + 1, y, "1", ink) + 1
    at = canvas.pieces(at, y, gift, palette.sign, bold=True) + bool(gift)
    for member in space["members"]:
        at = put_member(canvas, scene, at, y, member) + (width > 20)  # noqa: PLR2004 - half a row
        if at > x + width - 3:
            break
    if thing in scene.fresh:
        canvas.put(x + width - 2, y, "✦", Ink(palette.changed, bold=True))
    canvas.touch(x, y, width, 1, thing)


def _church(canvas: Canvas, scene: Scene, y: int) -> None:
    """The three tiles with who is under them, and what the next report asks for."""
    palette = scene.palette
    picture = scene.picture
    needs = picture["report"]["faith"]
    due = picture["round"] > 0 and picture["round"] % 2 == 0
    when = scene.words.text("table-report-now" if due else "table-report-next", needs=f"{needs}†")
    canvas.wash(0, y, canvas.width, 1, palette.church)
    title = f"† {scene.words.text('table-church')}"
    canvas.put(1, y, title, Ink(palette.ivory, palette.church, bold=True))
    canvas.put(canvas.width - len(when) - 1, y, when, Ink(palette.ivory, palette.church))
    for row, tile in enumerate(picture["excommunications"], start=1):
        key = tile["tile"]
        current = row == picture["report"]["period"]
        canvas.put(1, y + row, f"{ROMAN[row]:<3}", Ink(palette.sign("faith"), bold=True))
        name = scene.words.text(f"lorenzo-excommunication-{key.replace('.', '-')}")
        under = 2 * len(tile["seats"]) + 1
        ink = Ink(palette.ink if current else palette.soft, bold=current)
        canvas.put(5, y + row, name, ink, canvas.width - 6 - under)
        for place, seat in enumerate(tile["seats"]):
            x = canvas.width - under + 2 * place
            canvas.put(x, y + row, SHAPES[seat], Ink(palette.seats[seat], bold=True))
            canvas.put(x + 1, y + row, scene.letters[seat], Ink(palette.ink, bold=True))
        canvas.touch(0, y + row, canvas.width, 1, f"excommunication:{key}")


def _tracks(canvas: Canvas, scene: Scene, y: int, seat: int) -> None:
    """Faith by steps, military by the territories it opens, victory points."""
    palette = scene.palette
    amounts = scene.picture["players"][seat]["goods"]
    needs = scene.picture["report"]["faith"]
    x = canvas.put(1, y, SHAPES[seat], Ink(palette.seats[seat], bold=True))
    x = canvas.put(x, y, scene.letters[seat], Ink(palette.ink, bold=True)) + 1
    sign = palette.sign
    x = canvas.put(x, y, "†", Ink(sign("faith"), bold=True))
    for step in range(1, 16):
        reached = step <= amounts["faith"]
        text = ("┼", "┿")[reached] if step == needs else ("─", "━")[reached]
        x = canvas.put(x, y, text, Ink(sign("faith") if reached else palette.line, bold=reached))
    x = canvas.put(x, y, f"{amounts['faith']:>2}", Ink(palette.ink, bold=True)) + 1
    x = canvas.put(x, y, "⚑", Ink(sign("military"), bold=True))
    for slot in SLOTS:
        open_ = amounts["military"] >= slot
        color = sign("military") if open_ else palette.line
        x = canvas.put(x, y, "▰" if open_ else "▱", Ink(color))
    x = canvas.put(x, y, f"{amounts['military']:>2}", Ink(palette.ink, bold=True)) + 1
    x = canvas.put(x, y, "★", Ink(sign("vp"), bold=True))
    canvas.put(x, y, f"{amounts['vp']:>3}", Ink(palette.ink, bold=True))
    canvas.touch(0, y, canvas.width, 1, f"seat:{seat}")
