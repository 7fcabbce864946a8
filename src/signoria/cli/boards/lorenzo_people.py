"""What lies before the players of Lorenzo: a row for everybody, and one player's cards."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from signoria.cli.boards.lorenzo_signs import (
    AREAS,
    GOODS,
    KINDS,
    MEMBERS,
    ROMAN,
    SIGNS,
    Pieces,
    goods,
    leader_face,
)
from signoria.cli.boards.lorenzo_towers import card_face, gap, put_chip, wrapped
from signoria.cli.table.canvas import Canvas, Ink, length
from signoria.cli.table.frame import begin_row
from signoria.cli.table.scene import SHAPES, Scene

Row: TypeAlias = tuple[Pieces, str, Pieces]
"""A line of somebody's cards: what stands at the left, its thing, what stands at the right."""
COLUMN: Final = 38
"""Columns of a card; with more room there may be two beside each other."""
NAME_WIDTH: Final = 12
RESOURCES: Final = GOODS[:4]
POINTS: Final = GOODS[4:]


def players(scene: Scene, width: int, height: int) -> Canvas:
    """A head with the signs, then a row each, in turn order; with little room one's own only."""
    palette = scene.palette
    order = scene.picture["order"]
    canvas = Canvas(width, height, palette.ink, palette.panel)
    canvas.wash(0, 0, width, 1, palette.recess)
    _heads(canvas, scene)
    if height <= len(order):
        order = [scene.shown if scene.viewer is None else scene.viewer]
    for row, seat in enumerate(order, start=1):
        _row(canvas, scene, row, seat)
    return canvas


def _columns() -> dict[str, int]:
    """Where each column ends."""
    at = 4 + NAME_WIDTH + 12
    ends: dict[str, int] = {}
    for name, width in (
        *((good, 3) for good in RESOURCES),
        *((good, 4) for good in POINTS),
        ("", 2),
        *((kind, 2) for kind in KINDS),
    ):
        at += width
        ends[name] = at
    return ends


def _heads(canvas: Canvas, scene: Scene) -> None:
    palette = scene.palette
    soft = Ink(palette.soft, italic=True)
    canvas.put(4, 0, scene.words.text("table-order"), soft, NAME_WIDTH)
    canvas.put(4 + NAME_WIDTH, 0, scene.words.text("table-members"), soft, 13)
    ends = _columns()
    for name, end in ends.items():
        if name in SIGNS:
            canvas.put(end - 1, 0, SIGNS[name], Ink(palette.sign(name), bold=True))
        elif name in AREAS:
            color = palette.kinds[KINDS.index(name)] if palette.name == "parchment" else palette.ink
            canvas.put(end - 1, 0, AREAS[name], Ink(color, bold=True))
    canvas.put(ends["venture"] + 2, 0, scene.words.text("table-leaders"), soft)


def _row(canvas: Canvas, scene: Scene, y: int, seat: int) -> None:
    """One player."""
    palette = scene.palette
    player = scene.picture["players"][seat]
    begin_row(canvas, scene, y, seat, NAME_WIDTH - 1)
    _members(canvas, scene, 4 + NAME_WIDTH, y, player)
    for column, end in _columns().items():
        if column in player["goods"]:
            text = str(player["goods"][column])
            ink = Ink(palette.soft) if text == "0" else Ink(palette.sign(column), bold=True)
            canvas.put(end - len(text), y, text, ink)
        elif column:
            text = str(len(player["cards"][column]) or "·")
            canvas.put(end - len(text), y, text, Ink(palette.ink, bold=text != "·"))
    x = _columns()["venture"] + 2
    if player["bonus"] != "basic" or player["played"] or player["hand"]:
        x = canvas.put(x, y, f"{len(player['played'])}+{len(player['hand'])}", Ink(palette.ink)) + 1
    for key in player["excommunications"]:
        x = canvas.put(x, y, f"✗{ROMAN[int(key[0])]}", Ink(palette.loss, bold=True)) + 1


def _members(canvas: Canvas, scene: Scene, x: int, y: int, player: dict[str, Any]) -> None:
    """The members not yet placed with their values; gilded ones have an option."""
    rolled = any(scene.picture["dice"].values())
    for member in MEMBERS:
        value = player["members"].get(member)
        if value is None:
            canvas.put(x, y, "··", Ink(scene.palette.line))
        else:
            put_chip(canvas, scene, x, y, member, value if rolled else None)
            if player["seat"] == scene.viewer:
                thing = f"member:{member}"
                canvas.touch(x, y, 2, 1, thing)
                if thing in scene.marked or thing in scene.pinned:
                    canvas.put(x + 2, y, "█", Ink(scene.palette.chosen))
                elif thing in scene.lit:
                    canvas.put(x + 2, y, "▌", Ink(scene.palette.option))
        x += 3


# One player's cards


def own(scene: Scene, width: int, height: int) -> Canvas:
    """Cards by kind, then leaders: everything that works, in signs."""
    player = scene.picture["players"][scene.shown]
    palette = scene.palette
    lines = [*_cards(scene, player), *_leaders(scene, player, width)]
    columns = 1 if 2 + len(lines) <= height else max(1, width // COLUMN)
    rows = -(-len(lines) // columns)
    canvas = Canvas(width, max(2 + rows, height), palette.ink, palette.card)
    _own_head(canvas, scene, player)
    for at, line in enumerate(lines):
        sheet = Canvas(width // columns, 1, palette.ink, palette.card)
        _line(sheet, scene, line)
        canvas.paste(at // rows * (width // columns), 2 + at % rows, sheet)
    if not lines:
        canvas.put(1, 2, scene.words.text("table-no-cards"), Ink(palette.soft, italic=True))
    return canvas


def _cards(scene: Scene, player: dict[str, Any]) -> Iterator[Row]:
    """The development cards with what still works."""
    for kind in KINDS:
        for card in player["cards"][kind]:
            name = scene.words.text(f"lorenzo-card-{card}")
            sign = [(f"{AREAS[kind]} ", f"kind-{kind}"), (name, "ink")]
            yield sign, f"card:{card}", card_face(scene, card).stay


def _leaders(scene: Scene, player: dict[str, Any], width: int) -> Iterator[Row]:
    """Leaders in play and those that the viewer may see; of others their number."""
    text = scene.words.text
    for each in player["played"]:
        yield from _leader(scene, each["leader"], _state(scene, each), width)
    for cards, state in (("hand", "table-in-hand"), ("packet", "table-in-packet")):
        for key in player[cards]:
            if key is not None:
                yield from _leader(scene, key, text(state), width)
    hidden = player["hand"].count(None)
    if hidden:
        yield [("☻ ", "soft"), (text("table-hidden", n=hidden), "soft")], "", []


def _own_head(canvas: Canvas, scene: Scene, player: dict[str, Any]) -> None:
    """Whose cards, and the bonus tile that joins each harvest and production."""
    palette = scene.palette
    seat = scene.shown
    canvas.wash(0, 0, canvas.width, 1, palette.recess)
    x = canvas.put(1, 0, SHAPES[seat], Ink(palette.seats[seat], bold=True)) + 1
    title = scene.words.text("table-cards-of", name=scene.names[seat])
    canvas.put(x, 0, title, Ink(palette.ink, bold=True))
    tile = scene.faces.get(f"bonus:{player['bonus']}")
    if tile:
        harvest = [("☽1 ", "soft"), *goods(tile["harvest"])]
        production = [("☼1 ", "soft"), *goods(tile["production"])]
        canvas.pieces(1, 1, [*harvest, ("  ", "soft"), *production], palette.sign)
        canvas.touch(0, 1, canvas.width, 1, f"bonus:{player['bonus']}")


def _line(canvas: Canvas, scene: Scene, line: Row) -> None:
    """A name at the left, signs at the right."""
    y = 0
    left, thing, right = line
    palette = scene.palette
    colors = {f"kind-{kind}": palette.kinds[at] for at, kind in enumerate(KINDS)}
    if palette.name != "parchment":
        colors = dict.fromkeys(colors, palette.option)

    def color(role: str) -> str:
        return colors.get(role) or palette.sign(role)

    width = canvas.width
    start = max(width - length(right) - 1, width * 2 // 5)
    x = 1
    if thing and (thing in scene.marked or thing in scene.pinned):
        canvas.put(0, y, "█", Ink(palette.chosen))
    elif thing and thing in scene.lit:
        canvas.put(0, y, "▐", Ink(palette.option))
    canvas.pieces(x, y, left, color, start - x - 1 if right else width - x)
    canvas.pieces(start, y, right, palette.sign, width - start)
    if thing:
        canvas.touch(0, y, width, 1, thing)


def _leader(scene: Scene, key: str, state: str, width: int) -> Iterator[Row]:
    """A leader: name and state, then what is needed and what it does."""
    shows = leader_face(scene.faces[f"leader:{key}"])
    name = scene.words.text(f"lorenzo-leader-{key}")
    thing = f"leader:{key}"
    yield [("☻ ", "option"), (name, "ink")], thing, [(state, "soft")]
    said = [*shows.cost, *gap(shows.cost), *shows.now, *gap(shows.now), *shows.stay]
    for line in wrapped(said, width - 4):
        yield [("  ", "soft"), *line], thing, []


def _state(scene: Scene, played: dict[str, Any]) -> str:
    """Used up this round, copying somebody, or simply in play."""
    if played["copied"]:
        name = scene.words.text(f"lorenzo-leader-{played['copied']}")
        return scene.words.text("table-copies", name=name)
    return scene.words.text("table-used" if played["used"] else "table-in-play")
