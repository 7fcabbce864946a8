"""The texts around the drawings: prompt, details, help, reasons, score."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.sheet import winner_line
from signoria.cli.table.canvas import Ink, Piece, style
from signoria.cli.table.palette import Palette
from signoria.cli.table.scene import SHAPES, Scene
from signoria.cli.table.whynot import Answer
from signoria.kernel.decision import NATURE, Move, Seat
from signoria.kernel.game import ScoreSheet, sum_line
from signoria.locale import Words

KEYS: Final = (
    ("F1", "help"),
    ("Esc", "step_back"),
    ("!", "why_not"),
    ("F3", "score"),
    ("F4", "details"),
    ("F5", "others"),
    ("F6", "colours"),
    ("F7", "language"),
    ("^N", "new_game"),
    ("^S", "save_as"),
    ("^Q", "leave"),
)
"""The line of keys; the names are also those of the app's actions."""
MORE_KEYS: Final = (
    "keys-type",
    "keys-enter",
    "keys-undo",
    "keys-tab",
    "keys-roll",
    "keys-auto",
    "keys-pace",
)


def flag(scene: Scene, seat: Seat, text: str) -> Text:
    """Who is asked, with shape and colour, and what."""
    palette = scene.palette
    said = Text(no_wrap=True, overflow="ellipsis", end="")
    if seat != NATURE:
        said.append(f" {SHAPES[seat]} ", style(Ink(palette.seats[seat], palette.card, bold=True)))
        said.append(scene.names[seat], style(Ink(palette.ink, bold=True)))
    else:
        said.append(f" {scene.words.text('nature')}", style(Ink(palette.ink, bold=True)))
    said.append(f"  {text}", style(Ink(palette.ink)))
    return said


def outcome(palette: Palette, paid: Sequence[Piece], gained: Sequence[Piece]) -> Text:
    """`−3≡ −3ƒ → +5★`: what an option takes and brings."""
    text = Text(end="")
    for sign, role, pieces in (("−", "loss", paid), ("+", "gain", gained)):
        for piece, kind in pieces:
            if not piece.strip():
                continue
            text.append(" ")
            text.append(sign, style(Ink(palette.sign(role), bold=True)))
            text.append(piece, style(Ink(palette.sign(kind), bold=True)))
    return text


def keys_line(scene: Scene, width: int) -> Text:
    """The keys, each clickable; what does not fit is in the help."""
    palette = scene.palette
    text = Text(no_wrap=True, end="")
    for key, action in KEYS:
        label = scene.words.text(f"table-key-{action.replace('_', '-')}")
        if text.cell_len + len(key) + len(label) + 3 > width:
            break
        thing = f"do:{action}"
        text.append(f" {key} ", style(Ink(palette.ivory, palette.bar, bold=True), thing))
        text.append(f"{label} ", style(Ink("#cfd8cf", palette.bar), thing))
    return text


def tabs_line(scene: Scene, names: Iterable[str], chosen: str, own: Mapping[str, str]) -> Text:
    """The parts of a small window, some called as the title wants; the open one in brackets."""
    palette = scene.palette
    text = Text(no_wrap=True, end="")
    for name in names:
        label = scene.words.text(own.get(name, f"table-tab-{name}"))
        shown = f"[{label}]" if name == chosen else f" {label} "
        ink = Ink(palette.lit if name == chosen else palette.ivory, palette.bar, name == chosen)
        text.append(f" {shown}", style(ink, f"tab:{name}"))
    return text


def help_text(
    scene: Scene, legend: Iterable[tuple[str, str]], examples: str, width: int
) -> RenderableType:
    """How to play with the keys, and the signs in as many columns as there is room for."""
    words, palette = scene.words, scene.palette
    bold, soft = style(Ink(palette.ink, bold=True)), style(Ink(palette.soft))
    keys = Table.grid(padding=(0, 2, 0, 0))
    for id_ in MORE_KEYS:
        said = words.text(f"table-{id_}", examples=words.text(examples))
        key, _, what = said.partition(": ")
        keys.add_row(Text(key, bold), Text(what))
    for key, action in KEYS:
        what = words.text(f"table-help-{action.replace('_', '-')}")
        keys.add_row(Text(key, bold), Text(what))
    marks = Text(f"\n{words.text('table-help-marks')}\n", soft)
    columns = max(1, width // 32)
    signs = Table.grid(padding=(0, 1, 0, 0))
    cells = [Text(text, bold if at == 0 else "") for pair in legend for at, text in enumerate(pair)]
    for at in range(0, len(cells), 2 * columns):
        signs.add_row(*cells[at : at + 2 * columns])
    return Group(keys, marks, signs)


def reasons_text(
    words: Words, palette: Palette, answers: Sequence[Answer], titles: Callable[[Move], str]
) -> Text:
    """Every wish with its reasons; those that all wishes share come first, once."""
    text = Text()
    refused = [each for each in answers if each.objections]
    shared = [
        objection
        for objection in (refused[0].objections if refused else ())
        if len(refused) > 1 and all(objection in each.objections for each in refused)
    ]
    bold, loss = style(Ink(palette.ink, bold=True)), style(Ink(palette.loss))
    if shared:
        text.append(f"{words.text('table-why-all')}\n", bold)
        for objection in shared:
            text.append(f"  ✗ {words.objection(objection)}\n", loss)
    for each in answers:
        own = [objection for objection in each.objections if objection not in shared]
        if each.objections and not own and shared:
            continue
        text.append(f"{titles(each.wish)}\n", bold)
        if not each.objections:
            possible = style(Ink(palette.gain))
            text.append(f"  ✓ {words.text('table-why-possible')}\n", possible)
        for objection in own:
            text.append(f"  ✗ {words.objection(objection)}\n", loss)
    text.rstrip()
    return text


def score_text(scene: Scene, sheet: ScoreSheet, game: str, *, over: bool, why: str = "") -> Text:
    """Line by line; at the end with the winner, and why if points do not say it."""
    words, palette = scene.words, scene.palette
    bold, soft = style(Ink(palette.ink, bold=True)), style(Ink(palette.soft))
    text = Text()
    if over:
        winner = style(
            Ink(palette.ink, palette.lit if palette.name == "parchment" else None, bold=True)
        )
        text.append(f"★ {winner_line(game, sheet, scene.names, words)}\n", winner)
        text.append(f"{why}\n\n" if why else "\n", bold)
    else:
        text.append(f"{words.text('table-score-now')}\n\n", soft)
    rows = [*sheet.lines, sum_line(sheet)]
    labels = [words.say(line.label) for line in rows]
    first = max(map(len, labels))
    columns = [max(len(name) + 2, 5) for name in scene.names]
    text.append(" " * first)
    for seat, name in enumerate(scene.names):
        pad = " " * (columns[seat] + 2 - len(name) - 2)
        text.append(f"{pad}{SHAPES[seat]} ", style(Ink(palette.seats[seat], bold=True)))
        text.append(name, bold)
    text.append("\n")
    for label, line in zip(labels, rows, strict=True):
        total = line is rows[-1]
        text.append(f"{label:<{first}}", bold if total else "")
        for seat, points in enumerate(line.points):
            shown = str(points).replace("-", "−") if points or total else "·"
            text.append(f"{shown:>{columns[seat] + 2}}", bold if total else "")
        text.append("\n")
    if len(scene.names) == 1:
        return text
    text.append(f"{words.text('table-place'):<{first}}")
    for seat, place in enumerate(sheet.places):
        text.append(f"{place:>{columns[seat] + 1}}.", bold)
    return text


def explained(scene: Scene, game: Any, things: Iterable[str]) -> Text:  # noqa: ANN401 - any title
    """The rules of things, one below the other."""
    text = Text()
    for thing in things:
        said = game.explain(thing)
        if said is not None:
            if text:
                text.append("\n\n")
            text.append(scene.words.say(said), style(Ink(scene.palette.ink)))
    return text
