"""The score sheet: who has how many points for what, and who has won."""

from typing import Any

from signoria.cli.layout import table
from signoria.kernel.game import ScoreSheet, sum_line
from signoria.locale import Words


def sheet_lines(sheet: ScoreSheet, names: tuple[str, ...], words: Words) -> list[str]:
    """A row for each line of the sheet, a column for each seat."""
    rows = [("", *names)]
    for label, points in (*sheet.lines, sum_line(sheet)):
        rows.append((words.say(label), *map(str, points)))
    if len(names) > 1:
        rows.append((words.text("cli-place"), *(f"{place}." for place in sheet.places)))
    return table(rows)


def winner_line(game: str, sheet: ScoreSheet, names: tuple[str, ...], words: Words) -> str:
    """Who has won; among equal totals, by which rule."""
    if not sheet.winners:
        return words.text("cli-lost", names=", ".join(names))
    most = max(sheet.totals)
    winners = [names[seat] for seat in sheet.winners]
    best = [name for name, total in zip(names, sheet.totals, strict=True) if total == most]
    if len(winners) > 1:
        return words.text("cli-winners", names=", ".join(winners), points=most)
    if len(best) == 1:
        return words.text("cli-winner", name=winners[0], points=most)
    rule = f"cli-tie-{game}"
    why = words.text(rule if words.has(rule) else "cli-tie")
    equal = ", ".join(best)
    return words.text("cli-winner-tie", name=winners[0], names=equal, points=most, rule=why)


def sheet_data(sheet: ScoreSheet, names: tuple[str, ...], words: Words) -> dict[str, Any]:
    """The sheet for machines: points by seat, in the order of the seats."""
    return {
        "lines": [
            {"id": line.label.id, "label": words.say(line.label), "points": list(line.points)}
            for line in sheet.lines
        ],
        "totals": list(sheet.totals),
        "places": list(sheet.places),
        "winners": [names[seat] for seat in sheet.winners],
    }
