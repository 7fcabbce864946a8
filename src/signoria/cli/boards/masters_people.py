"""What lies before the players of Masters: a row for everybody, and one player's board."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from signoria.cli.boards.masters_market import edge
from signoria.cli.boards.masters_signs import (
    BASE,
    COLOURS,
    POINTS,
    RESOURCES,
    ROLES,
    ROMAN,
    SIGNS,
    SUITS,
    Pieces,
    ability,
    needs,
    way,
)
from signoria.cli.table.canvas import Canvas, Ink, length
from signoria.cli.table.frame import begin_row
from signoria.cli.table.scene import SHAPES, Scene

Player = dict[str, Any]
NAME: Final = 11
DEPOTS: Final = 4 + NAME + 1
BOX: Final = DEPOTS + 16
FAITH: Final = BOX + 14
SLOTS: Final = FAITH + 8
LEADERS: Final = SLOTS + 18
FAVOURS: Final = {"kept": ("✓", "gain"), "lost": ("✗", "loss"), "pending": ("·", "soft")}
FREE: Final = "·"
ROOMY: Final = 64
"""From so many columns on, warehouse and slots lie side by side."""
WAREHOUSE: Final = 30


def players(scene: Scene, width: int, height: int) -> Canvas:
    """A head with the signs, then a row each, in turn order; with little room one's own only."""
    palette = scene.palette
    order = scene.picture["order"]
    canvas = Canvas(width, height, palette.ink, palette.panel)
    canvas.wash(0, 0, width, 1, palette.recess)
    _heads(canvas, scene)
    if height <= len(order):
        order = [scene.shown if scene.viewer is None else max(scene.viewer, 0)]
    for row, seat in enumerate(order, start=1):
        _row(canvas, scene, row, seat)
    return canvas


def _heads(canvas: Canvas, scene: Scene) -> None:
    palette = scene.palette
    text = scene.words.text
    soft = Ink(palette.soft, italic=True)
    canvas.put(4, 0, text("table-order"), soft, NAME)
    canvas.put(DEPOTS, 0, text("masters-board-warehouse"), soft, 13)
    for at, good in enumerate(RESOURCES):
        sign = Ink(palette.sign(ROLES[good]), bold=True)
        canvas.put(BOX + 3 * at + 1, 0, SIGNS[good], sign)
    canvas.put(FAITH + 1, 0, SIGNS["faith"], Ink(palette.sign("faith"), bold=True))
    canvas.put(SLOTS, 0, text("masters-board-slots"), soft, 17)
    canvas.put(LEADERS, 0, "☻", Ink(palette.option, bold=True))


def _row(canvas: Canvas, scene: Scene, y: int, seat: int) -> None:
    """One player."""
    palette = scene.palette
    player = scene.picture["players"][seat]
    begin_row(canvas, scene, y, seat, NAME)
    x = DEPOTS
    for depot in (*player["depots"], *player["extra"]):
        x = _places(canvas, scene, (x, y), depot) + 1
    for at, good in enumerate(RESOURCES):
        count = str(player["strongbox"][good])
        color = palette.soft if count == "0" else palette.sign(ROLES[good])
        end = BOX + 3 * at + 2
        canvas.put(end - len(count), y, count, Ink(color, bold=count != "0"))
    faith = Ink(palette.sign("faith"), bold=True)
    canvas.put(FAITH, y, f"{player['faith']:>2}", faith)
    x = FAITH + 3
    for state in player["favours"]:
        sign, role = FAVOURS[state]
        x = canvas.put(x, y, sign, Ink(palette.sign(role), bold=True))
    x = SLOTS
    for slot in player["slots"]:
        canvas.pieces(x, y, _stack(scene, slot), kind_color(scene), 6)
        x += 6
    leaders = f"{len(player['played'])}+{len(player['hand'])}"
    canvas.put(LEADERS, y, leaders, Ink(palette.ink))


def kind_color(scene: Scene) -> Callable[[str], str]:
    """The colours of cards where they stand without a band; on black they are plain."""
    palette = scene.palette
    colors = {f"kind-{colour}": palette.kinds[at] for at, colour in enumerate(COLOURS)}
    if palette.name != "parchment":
        colors = {
            "kind-green": palette.gain,
            "kind-blue": palette.changed,
            "kind-yellow": palette.option,
            "kind-purple": palette.sign("faith"),
        }
    return lambda role: colors.get(role) or palette.sign(role)


def _stack(scene: Scene, slot: list[int]) -> Pieces:
    """A slot in short: a sign for each card, the top one with its level."""
    if not slot:
        return [(FREE, "soft")]
    pieces: Pieces = []
    for card in slot:
        colour = scene.faces[f"card:{card}"]["colour"]
        pieces.append((SUITS[colour], f"kind-{colour}"))
    return pieces


def _places(canvas: Canvas, scene: Scene, place: tuple[int, int], depot: dict[str, Any]) -> int:
    """A depot: what lies there, a dot for each place that is free."""
    x, y = place
    palette = scene.palette
    if depot["good"]:
        ink = Ink(palette.sign(ROLES[depot["good"]]), bold=True)
        x = canvas.put(x, y, SIGNS[depot["good"]] * depot["count"], ink)
    free = depot["places"] - depot["count"]
    return canvas.put(x, y, FREE * free, Ink(palette.soft)) if free else x


# One player's board


def own(scene: Scene, width: int, height: int) -> Canvas:
    """Warehouse and strongbox, slots, base power, leaders: below or beside each other."""
    palette = scene.palette
    player = scene.picture["players"][scene.shown]
    if width >= ROOMY:
        left = _stores(scene, player, WAREHOUSE)
        right = _works(scene, player, width - WAREHOUSE)
        rows = 1 + max(left.height, right.height)
        places = ((0, 1, left), (WAREHOUSE, 1, right))
    else:
        left = _stores(scene, player, width)
        right = _works(scene, player, width)
        rows = 1 + left.height + right.height
        places = ((0, 1, left), (0, 1 + left.height, right))
    canvas = Canvas(width, max(rows, height), palette.ink, palette.card)
    canvas.wash(0, 0, width, 1, palette.recess)
    x = canvas.put(1, 0, SHAPES[scene.shown], Ink(palette.seats[scene.shown], bold=True)) + 1
    title = scene.words.text("masters-board-of", name=scene.names[scene.shown])
    canvas.put(x, 0, title, Ink(palette.ink, bold=True))
    for at, y, part in places:
        canvas.paste(at, y, part)
    return canvas


def _stores(scene: Scene, player: Player, width: int) -> Canvas:
    """The warehouse as a pyramid, and the strongbox beside it."""
    palette = scene.palette
    depots = [*player["depots"], *player["extra"]]
    out = "depot:out" in scene.lit
    canvas = Canvas(width, max(5, 1 + len(depots) + out), palette.ink, palette.card)
    soft = Ink(palette.soft, italic=True)
    box = max(width - 11, 18)
    canvas.put(1, 0, scene.words.text("masters-board-warehouse"), soft, box - 2)
    canvas.put(box, 0, scene.words.text("masters-board-box"), soft)
    for y, depot in enumerate(depots, 1):
        key = str(y) if y <= len(player["depots"]) else "extra"
        thing = f"depot:{key}"
        edge(canvas, scene, (0, y, box - 1, 1), thing)
        x = 1 + 2 * (3 - depot["places"]) if key != "extra" else 1
        for place in range(depot["places"]):
            _place(canvas, scene, (x, y), depot, full=place < depot["count"])
            x += 4
        if key == "extra":
            name = f"☻ {SIGNS[depot['good']]}"
            canvas.put(x, y, name, soft, box - x - 1)
        canvas.touch(0, y, box - 1, 1, thing)
    if out:
        y = 1 + len(depots)
        edge(canvas, scene, (0, y, box, 1), "depot:out")
        who = "masters-board-out-solo" if scene.picture["solo"] else "masters-board-out"
        canvas.put(1, y, f"✗ {scene.words.text(who)}", Ink(palette.loss), box - 2)
        canvas.touch(0, y, box, 1, "depot:out")
    for y, good in enumerate(RESOURCES, 1):
        _stock(canvas, scene, (box, y), player, good)
    return canvas


def _place(
    canvas: Canvas, scene: Scene, place: tuple[int, int], depot: dict[str, Any], *, full: bool
) -> None:
    """One place of a depot: a niche with its resource, or an empty one."""
    x, y = place
    palette = scene.palette
    canvas.wash(x, y, 3, 1, palette.recess)
    if full:
        ink = Ink(palette.sign(ROLES[depot["good"]]), bold=True)
        canvas.put(x + 1, y, SIGNS[depot["good"]], ink)
    else:
        canvas.put(x + 1, y, FREE, Ink(palette.soft))


def _stock(canvas: Canvas, scene: Scene, place: tuple[int, int], player: Player, good: str) -> None:
    """A resource in the strongbox, and in brackets all that there is of it."""
    x, y = place
    palette = scene.palette
    thing = f"good:{good}"
    edge(canvas, scene, (x - 1, y, 1, 1), thing)
    count = player["strongbox"][good]
    color = palette.sign(ROLES[good])
    at = canvas.put(x, y, f"{SIGNS[good]} ", Ink(color, bold=True))
    ink = Ink(color, bold=True) if count else Ink(palette.soft)
    at = canvas.put(at, y, f"{count:>2}", ink)
    canvas.put(at, y, f" Σ{player['goods'][good]}", Ink(palette.soft))
    canvas.touch(x - 1, y, canvas.width - x + 1, 1, thing)


Row = tuple[Pieces, str, Pieces]
"""What stands at the left, what it is about, what stands at the right."""


def _works(scene: Scene, player: Player, width: int) -> Canvas:
    """The slots with what their top cards produce, the base power, the leaders."""
    palette = scene.palette
    rows = [
        *(_slot(scene, number, slot) for number, slot in enumerate(player["slots"], 1)),
        ([("☼ ", "option"), (scene.words.text("masters-title-base"), "ink")], "power:base", BASE),
        *_leaders(scene, player),
    ]
    canvas = Canvas(width, 1 + len(rows), palette.ink, palette.card)
    soft = Ink(palette.soft, italic=True)
    canvas.put(1, 0, scene.words.text("masters-board-slots"), soft)
    canvas.put(width // 2, 0, scene.words.text("masters-board-production"), soft)
    for y, (left, thing, right) in enumerate(rows, 1):
        edge(canvas, scene, (0, y, width, 1), thing)
        start = max(width - length(right) - 1, width * 2 // 5)
        canvas.pieces(1, y, left, kind_color(scene), start - 2)
        canvas.pieces(start, y, right, palette.sign, width - start)
        canvas.touch(0, y, width, 1, thing)
    return canvas


def _slot(scene: Scene, number: int, slot: list[int]) -> Row:
    """The top card; the covered ones as signs behind it."""
    place = f"slot:{number}"
    if not slot:
        return [(f"{number} ", "soft"), (FREE * 3, "soft")], place, []
    *covered, top = slot
    face = scene.faces[f"card:{top}"]
    role = f"kind-{face['colour']}"
    left: Pieces = [
        (f"{number} ", "soft"),
        (f"{SUITS[face['colour']]}{ROMAN[face['level']]}", role),
        (f" {top}", "ink"),
    ]
    for card in reversed(covered):
        below = scene.faces[f"card:{card}"]
        left.append((f" {SUITS[below['colour']]}{ROMAN[below['level']]}", "soft"))
    thing = place if place in scene.lit else f"power:{top}"
    return left, thing, way(face["work"])


def _leaders(scene: Scene, player: Player) -> Iterator[Row]:
    """Leaders in play, in hand, to choose from; of others their number."""
    text = scene.words.text
    for leader in player["played"]:
        power = f"power:{leader}"
        thing = power if power in scene.lit else f"leader:{leader}"
        yield _leader(scene, leader, text("table-in-play"), thing)
    for cards, state in (("hand", "table-in-hand"), ("packet", "table-in-packet")):
        for leader in player[cards]:
            if leader is not None:
                row = _leader(scene, leader, text(state), f"leader:{leader}")
                yield row
                wanted = [*needs(scene.faces[f"leader:{leader}"]), (" ", "soft")]
                yield [("   ", "soft"), (text("masters-board-needs"), "soft")], row[1], wanted
    hidden = player["hand"].count(None) + player["packet"].count(None)
    if hidden:
        yield [("☻ ", "soft"), (text("table-hidden", n=hidden), "soft")], "", []


def _leader(scene: Scene, leader: int, state: str, thing: str) -> Row:
    face = scene.faces[f"leader:{leader}"]
    left: Pieces = [
        ("☻ ", "option"),
        (f"{leader} ", "ink"),
        (f"{face['points']}{POINTS} ", "vp"),
        (state, "soft"),
    ]
    return left, thing, ability(face)
