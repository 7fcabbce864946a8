"""Masters beside the grid: the faith tracks, and Lorenzo in solo or what the others can do."""

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from signoria.cli.boards.masters_market import band
from signoria.cli.boards.masters_signs import (
    CARDS,
    CROSS,
    LAST_SPACE,
    POINTS,
    ROMAN,
    SEVENTH,
    SIGNS,
    SUITS,
    Pieces,
    ability,
    cards_left,
    seen_tokens,
    token,
    verdict_of,
    way,
    wrapped,
)
from signoria.cli.table.canvas import Canvas, Ink
from signoria.cli.table.scene import SHAPES, Scene

LORENZO: Final = "Lorenzo il Magnifico"
LEFT: Final = 4
"""Columns before a track: shape and letter of who walks on it."""
FAVOURS: Final = {"kept": ("✓", "gain"), "lost": ("✗", "loss"), "pending": ("·", "soft")}
ROOMY: Final = 66
"""From so many columns on, a space has two."""


def side(scene: Scene, width: int, height: int) -> Canvas:
    """The tracks above, the rest below."""
    palette = scene.palette
    picture = scene.picture
    tracks = len(scene.names) + bool(picture["solo"])
    below = list(_lorenzo(scene, width)) if picture["solo"] else list(_others(scene, width))
    rows = 4 + tracks + len(below)
    gap = 1 if rows < height else 0
    canvas = Canvas(width, max(rows, height), palette.ink, palette.panel)
    step = 2 if width >= ROOMY else 1
    _scale(canvas, scene, step)
    for row, seat in enumerate(picture["order"], start=4):
        _track(canvas, scene, row, seat, step)
    if picture["solo"]:
        _cross(canvas, scene, 3 + tracks, step)
    for y, (pieces, thing) in enumerate(below, start=4 + tracks + gap):
        if thing == "head":
            lower = Canvas(width, 1, palette.ink, palette.panel)
            title, right = (text for text, _ in pieces)
            band(lower, scene, 0, title, right)
            canvas.paste(0, y, lower)
        else:
            canvas.pieces(1, y, pieces, palette.sign, width - 2)
            if thing:
                canvas.touch(0, y, width, 1, thing)
    return canvas


# The tracks


def _scale(canvas: Canvas, scene: Scene, step: int) -> None:
    """The sections with their tiles over their spaces, the pope spaces, and the points."""
    palette = scene.palette
    picture = scene.picture
    canvas.wash(0, 0, canvas.width, 1, palette.church)
    title = f"{SIGNS['faith']} {scene.words.text('masters-board-faith')}"
    canvas.put(1, 0, title, Ink(palette.ivory, palette.church, bold=True))
    for number, section in enumerate(picture["sections"], 1):
        x, width = LEFT + section["first"] * step, (section["pope"] - section["first"] + 1) * step
        thing = f"favour:{number}"
        ink = Ink(palette.ivory, palette.church, bold=True)
        if section["resolved"]:
            ink = Ink(palette.soft, palette.recess)
        canvas.put(x, 1, f"{ROMAN[number]:<{width}}"[:width], ink)
        points = f"{section['points']}{POINTS}"
        canvas.put(x + width - len(points), 1, points, ink)
        canvas.touch(x, 1, width, 1, thing)
        pope = str(section["pope"])
        canvas.put(x + width - len(pope), 2, pope, Ink(palette.sign("faith"), bold=True))
    canvas.put(LEFT, 2, "0", Ink(palette.soft))
    before = 0
    for space, points in enumerate(picture["faith_track"]):
        if points != before:
            shown = str(points)
            x = LEFT + (space + 1) * step - len(shown)
            canvas.put(x, 3, shown, Ink(palette.sign("vp")))
        before = points
    canvas.put(LEFT - 2, 3, POINTS, Ink(palette.sign("vp")))


def _spaces(canvas: Canvas, scene: Scene, y: int, step: int, reached: int) -> None:
    """A track up to where somebody has come; the ground tells the sections."""
    palette = scene.palette
    for section in scene.picture["sections"]:
        x, pope = LEFT + section["first"] * step, LEFT + section["pope"] * step
        canvas.wash(x, y, pope - x, 1, palette.recess)
        canvas.wash(pope, y, step, 1, palette.church)
    for space in range(LAST_SPACE + 1):
        walked = space <= reached
        ink = Ink(palette.sign("faith") if walked else palette.line, bold=walked)
        canvas.put(LEFT + space * step, y, ("━" if walked else "─") * step, ink)


def _track(canvas: Canvas, scene: Scene, y: int, seat: int, step: int) -> None:
    """Somebody's marker, the number of its space, and the tiles kept or lost."""
    palette = scene.palette
    player = scene.picture["players"][seat]
    at = player["faith"]
    if seat in scene.asked:
        canvas.put(0, y, "▶", Ink(palette.chosen if palette.name == "parchment" else palette.lit))
    shape = Ink(palette.seats[seat], bold=True)
    canvas.put(1, y, SHAPES[seat], shape)
    canvas.put(2, y, scene.letters[seat], Ink(palette.ink, bold=True))
    _spaces(canvas, scene, y, step, at)
    canvas.put(LEFT + at * step + step - 1, y, SHAPES[seat], shape)
    x = LEFT + (LAST_SPACE + 1) * step + 1
    canvas.put(x, y, f"{at:>2}", Ink(palette.ink, bold=True))
    x += 3
    for state in player["favours"]:
        sign, role = FAVOURS[state]
        x = canvas.put(x, y, sign, Ink(palette.sign(role), bold=True)) + (step - 1)
    canvas.touch(0, y, canvas.width, 1, f"seat:{seat}")


def _cross(canvas: Canvas, scene: Scene, y: int, step: int) -> None:
    """M-13.3: the black cross walks like a marker."""
    palette = scene.palette
    at = scene.picture["solo"]["cross"]
    ink = Ink(palette.loss, bold=True)
    canvas.put(1, y, CROSS, ink)
    canvas.put(2, y, "L", Ink(palette.ink, bold=True))
    _spaces(canvas, scene, y, step, at)
    canvas.put(LEFT + at * step + step - 1, y, CROSS, ink)
    canvas.put(LEFT + (LAST_SPACE + 1) * step + 1, y, f"{at:>2}", Ink(palette.ink, bold=True))


# Below the tracks

Row = tuple[Pieces, str]
"""A line and the thing it is about; `head` = the title of a part."""


def _lorenzo(scene: Scene, width: int) -> Iterator[Row]:
    """What Lorenzo may still draw, what was seen, and how near the game is to its end."""
    text = scene.words.text
    solo = scene.picture["solo"]
    left = solo["tokens"]
    yield [(f"{CROSS} {LORENZO}", ""), (f"{sum(left.values())}/7", "")], "head"
    yield from _labelled(text("masters-board-tokens"), _tokens(left), width)
    seen = _tokens(seen_tokens(left), scene.fresh)
    yield from _labelled(text("masters-board-tokens-seen"), seen, width)
    end = verdict_of(scene.picture)
    if end:
        role = "gain" if solo["result"] == "won" else "loss"
        said = text(f"masters-board-{solo['result']}", reason=end)
        yield from (([(line, role)], "") for line in textwrap.wrap(said, width - 2))
        return
    bad, good = _until_the_end(scene)
    defeat, victory = text("masters-board-lost-when"), text("masters-board-won-when")
    if width >= ROOMY:
        ((first, _),) = _labelled(defeat, bad, width)
        ((second, _),) = _labelled(victory, good, width)
        yield [*first, ("   ", "soft"), *second], ""
    else:
        yield from _labelled(defeat, bad, width)
        yield from _labelled(victory, good, width)


def _labelled(label: str, parts: list[Pieces], width: int) -> Iterator[Row]:
    """Parts behind what they are, where there is room, or below it."""
    lines = wrapped(parts, width - 3) or [[("–", "soft")]]
    if width >= ROOMY:
        yield [(f"{label}  ", "soft"), *lines[0]], ""
    else:
        yield [(label, "soft")], ""
        yield from (([(" ", "soft"), *line], "") for line in lines)


def _tokens(counts: dict[str, int], fresh: frozenset[str] = frozenset()) -> list[Pieces]:
    """Tokens in signs; one that is `fresh` has a mark, even if it was shuffled back in."""
    parts: list[Pieces] = []
    for name, count in counts.items():
        new = f"token:{name}" in fresh
        parts += [[(token(name), "ink")]] * (count - new)
        if new:
            parts.append([(f"✦{token(name)}", "changed")])
    return parts


def _until_the_end(scene: Scene) -> tuple[list[Pieces], list[Pieces]]:
    """M-13.4, 13.5: cards of each colour and spaces until defeat; cards and spaces until victory.

    The nearest one is coloured.
    """
    picture = scene.picture
    player = picture["players"][0]
    bad = {SUITS[column["colour"]]: cards_left(column) for column in picture["grid"]}
    bad[CROSS] = LAST_SPACE - picture["solo"]["cross"]
    good = {
        CARDS: SEVENTH - sum(map(len, player["slots"])),
        SIGNS["faith"]: LAST_SPACE - player["faith"],
    }
    return _counted(bad, "loss"), _counted(good, "gain")


def _counted(counts: dict[str, int], role: str) -> list[Pieces]:
    fewest = min(counts.values())
    return [[(f"{sign}{n}", role if n == fewest else "ink")] for sign, n in counts.items()]


def _others(scene: Scene, width: int) -> Iterator[Row]:
    """What each of the others can produce, and the leaders they have played."""
    for seat in scene.picture["order"]:
        if seat == scene.shown:
            continue
        player = scene.picture["players"][seat]
        parts = [_work(scene, slot[-1]) for slot in player["slots"] if slot]
        parts += [_ability(scene, leader) for leader in player["played"]]
        head: Pieces = [(SHAPES[seat], "soft"), (scene.letters[seat], "ink"), (" ", "soft")]
        lines = wrapped(parts, width - 5) or [[("–", "soft")]]
        for number, line in enumerate(lines):
            yield [*(head if not number else [("   ", "soft")]), *line], f"seat:{seat}"


def _work(scene: Scene, card: int) -> Pieces:
    face = scene.faces[f"card:{card}"]
    return [(SUITS[face["colour"]], "soft"), *way(face["work"])]


def _ability(scene: Scene, leader: int) -> Pieces:
    face: dict[str, Any] = scene.faces[f"leader:{leader}"]
    return [("☻", "option"), *ability(face)]
