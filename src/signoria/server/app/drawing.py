"""A finished game as a picture of its own: SVG, made of shapes and lines of text.

It is seen where our style sheet and fonts are not, so the day theme's colours stand here once more,
and everything is said by attributes. Names are texts of whoever chose them: each is escaped.
"""

import re
import unicodedata
from typing import Final
from xml.sax.saxutils import escape

from signoria.server.wire_results import Shared

WIDTH: Final = 1200
HEIGHT: Final = 630
_WALL: Final = "#d9cbaa"
_SLAB: Final = "#efe5cd"
_INK: Final = "#2a1f16"
_SOFT: Final = "#56452f"
_BAND: Final = "#24483c"
_ON_BAND: Final = "#fff8e6"
_GOLD: Final = "#f6cf5a"
_LINE: Final = "#a8946a"
_SEATS: Final = ("#b5382a", "#2f6fa8", "#3f7d3c", "#c9951d")
_DASHES: Final = ("", "14 6", "3 6", "14 5 3 5")
_SERIF: Final = "Alegreya, Palatino, Georgia, 'Noto Serif', serif"
_SANS: Final = "'Alegreya Sans', Optima, 'Noto Sans', sans-serif"
_FIGURES: Final = "font-feature-settings:'lnum','tnum'"
"""Of one height: these faces have old ones unless asked."""
_CREST: Final = (
    '<g transform="translate(28 14) scale(2.4)"><path d="M12 1 23 12 12 23 1 12z" fill="#fff8e6"/>'
    '<path d="M12 4.2 19.8 12 12 19.8 4.2 12z" fill="#8e2f25"/>'
    '<path d="M12 8.2 15.8 12 12 15.8 8.2 12z" fill="#f0cb6a"/></g>'
)
_NOT_XML: Final = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
_ROWS: Final = (212, 92)
"""Where the first seat's row has its middle, and how far the next is below it."""
_BAR: Final = (330, 240)
"""Where bars begin, and how long the longest is."""
_CHART: Final = (700, 200, 440, 300)
"""Left, top, width and height of the lines."""


def drawing(result: Shared, names: list[str], title: str, headline: str, foot: str) -> str:
    """The result: who won, everybody's points as bars, and how they grew as lines."""
    totals = _totals(result)
    most = max(1, *(max(points) for points in totals), *result.sheet.totals)
    order = sorted(range(len(names)), key=lambda seat: result.sheet.places[seat])
    rows = [_row(result, names[seat], seat, at, most) for at, seat in enumerate(order)]
    return "".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
                f'width="{WIDTH}" height="{HEIGHT}" font-family="{_SERIF}" '
                f'style="{_FIGURES}" role="img">'
            ),
            f"<title>{_safe(headline)}</title>",
            _ground(),
            _text(96, 57, "Signoria", 42, _ON_BAND, bold=True),
            _text(WIDTH - 40, 55, title, 30, _ON_BAND, anchor="end", room=720),
            _text(60, 152, headline, 40, _INK, bold=True, room=1080),
            *rows,
            _chart(totals, most),
            _text(60, 596, foot, 24, _SOFT, room=1080),
            "</svg>",
        ]
    )


def _ground() -> str:
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_WALL}"/>'
        f'<rect width="{WIDTH}" height="84" fill="{_BAND}"/>'
        f'<rect y="84" width="{WIDTH}" height="4" fill="{_GOLD}"/>'
        f'<rect x="24" y="106" width="{WIDTH - 48}" height="{HEIGHT - 130}" '
        f'fill="{_SLAB}" stroke="{_LINE}" stroke-width="2"/>{_CREST}'
    )


def _row(result: Shared, name: str, seat: int, at: int, most: int) -> str:
    """A seat: place, shape, name, a bar as long as its points, the points."""
    top, step = _ROWS
    left, longest = _BAR
    y, points, place = top + at * step, result.sheet.totals[seat], result.sheet.places[seat]
    long = max(0, round(longest * points / most))
    back = f'<rect x="44" y="{y - 36}" width="636" height="72" fill="{_GOLD}" opacity=".35"/>'
    return "".join(
        [
            back if place == 1 else "",
            _text(60, y + 10, f"{place}." if len(result.sheet.totals) > 1 else "", 28, _SOFT),
            _shape(seat, 116, y, 15),
            _text(144, y + 10, name, 30, _INK, bold=True, room=left - 158),
            (
                f'<rect x="{left}" y="{y - 22}" width="{long}" height="44" '
                f'fill="{_colour(seat)}" stroke="{_INK}" stroke-width="2"/>'
            ),
            _text(left + long + 14, y + 13, str(points), 38, _INK, bold=True),
        ]
    )


def _totals(result: Shared) -> list[tuple[int, ...]]:
    """Everybody's points at every moment."""
    columns = zip(*(curve.points for curve in result.chronicle.sources), strict=True)
    return [tuple(map(sum, zip(*lines, strict=True))) for lines in columns]


def _chart(totals: list[tuple[int, ...]], most: int) -> str:
    left, top, width, height = _CHART
    step = width / max(1, len(totals) - 1)
    drawn = [
        f'<path d="M{left} {top + height - height * part / 4:.0f}h{width}" stroke="{_LINE}"/>'
        for part in range(5)
    ]
    for seat in reversed(range(len(totals[0]))):
        places = [
            (left + at * step, top + height - height * max(0, points[seat]) / most)
            for at, points in enumerate(totals)
        ]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        line = f'<polyline points="{way}" fill="none" stroke-linejoin="round"'
        dash = f' stroke-dasharray="{_DASHES[seat % 4]}"' if _DASHES[seat % 4] else ""
        drawn.append(f'{line} stroke="{_INK}" stroke-width="7"{dash}/>')
        drawn.append(f'{line} stroke="{_colour(seat)}" stroke-width="4"{dash}/>')
        drawn.append(_shape(seat, *places[-1], 10))
    return "".join(drawn)


def _colour(seat: int) -> str:
    return _SEATS[seat % len(_SEATS)]


def _shape(seat: int, x: float, y: float, r: float) -> str:
    """Disc, lozenge, square, triangle."""
    ways = (
        f"M{-r} 0a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z",
        f"M0 {-r * 1.2}L{r * 1.2} 0 0 {r * 1.2} {-r * 1.2} 0z",
        f"M{-r * 0.9} {-r * 0.9}h{r * 1.8}v{r * 1.8}h{-r * 1.8}z",
        f"M0 {-r}L{r * 1.1} {r * 0.9}H{-r * 1.1}z",
    )
    return (
        f'<path transform="translate({x:.1f} {y:.1f})" d="{ways[seat % len(ways)]}" '
        f'fill="{_colour(seat)}" stroke="{_INK}" stroke-width="2"/>'
    )


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    colour: str,
    *,
    bold: bool = False,
    anchor: str = "start",
    room: int = 0,
) -> str:
    """A line; one that is longer than its room is pressed into it."""
    pressed = room and _length(text, size) > room
    fit = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if pressed else ""
    weight = ' font-weight="700"' if bold else f' font-family="{_SANS}"'
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"'
        f"{weight}{fit}>{_safe(text)}</text>"
    )


def _length(text: str, size: int) -> float:
    """About so many pixels: no font is at hand to measure it."""
    wide = sum(1.0 if unicodedata.east_asian_width(sign) in "WF" else 0.56 for sign in text)
    return wide * size


def _safe(text: str) -> str:
    """As XML may hold it."""
    return escape(_NOT_XML.sub("", text), {'"': "&quot;"})
