"""Masters' table in plain text, drawn from the picture alone: line by line, no boxes."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from signoria.cli.boards.masters_signs import (
    ANY,
    GIVES,
    LAST_SPACE,
    POINTS,
    ROMAN,
    SIGNS,
    SUITS,
    Face,
    ability,
    cards_left,
    cost,
    goods,
    needs,
    plain,
    seen_tokens,
    token,
    verdict_of,
    way,
)
from signoria.cli.layout import table, wrapped
from signoria.games import find_game
from signoria.locale import Words

Picture = dict[str, Any]
EMPTY: Final = "–"
FREE: Final = "·"
SHOWN_BEFORE: Final = ("masters-keep", "masters-turn")
"""The questions before which the table is shown."""


@cache
def faces() -> dict[str, Face]:
    """What is printed on cards and leaders, by their thing."""
    return {card["thing"]: card for card in find_game("masters").cards()}


def draw(picture: Picture, words: Words, *, full: bool = True) -> list[str]:
    """The whole table; unless it is drawn in `full`, a colour of cards is one line."""
    lines = [*_heading(picture, words), *_market(picture["market"], words)]
    lines += _grid(picture, words) if full else _short_grid(picture, words)
    lines += _faith(picture, words)
    if picture["solo"]:
        lines += _solo(picture, words)
    for seat in picture["order"]:
        lines += _player(picture["players"][seat], words)
    return lines


def players(picture: Picture, words: Words, points: Iterable[int] = ()) -> list[str]:
    """What lies before each seat; with `points`, how many it would have if the game ended now."""
    totals = dict(enumerate(points))
    return [
        line
        for player in picture["players"]
        for line in _player(player, words, totals.get(player["seat"]))
    ]


# The shared table


def _heading(picture: Picture, words: Words) -> Iterable[str]:
    text = words.text
    heading = [text("masters-board-turn", n=picture["turn"])]
    if picture["first"] is not None:
        heading.append(text("masters-board-first-seat", seat=picture["first"]))
    if picture["ending"]:
        heading.append(text("masters-board-last-round"))
    yield "; ".join(heading)
    signs = [f"{sign} {text(f'masters-board-goods-{good}')}" for good, sign in SIGNS.items()]
    signs += [f"{ANY} {text('masters-board-any')}", f"{POINTS} {text('masters-board-sign-points')}"]
    yield from wrapped(text("masters-board-signs", signs=", ".join(signs)))


def _market(market: Picture, words: Words) -> Iterable[str]:
    """Rows and columns with their names; what each marble gives stands behind it."""
    text = words.text
    yield text("masters-board-market") + ":"
    if not market["rows"][-1]:
        return
    columns = [text("masters-board-column", n=n) for n in range(1, len(market["rows"][0]) + 1)]
    rows = [("", *columns)]
    for number, row in enumerate(market["rows"], 1):
        rows.append((text("masters-board-row", n=number), *(_marble(m, words) for m in row)))
    yield from (f"  {line}" for line in table(rows))
    if market["spare"]:
        yield f"  {text('masters-board-spare')}: {_marble(market['spare'], words)}"


def _marble(marble: str, words: Words) -> str:
    gives = SIGNS[GIVES[marble]] if marble in GIVES else EMPTY
    return f"{words.text(f'masters-board-marble-{marble}')} {gives}"


def _grid(picture: Picture, words: Words) -> Iterable[str]:
    """A row for each pile, as long as it has a card."""
    text = words.text
    heads = ("number", "points", "left", "cost", "production")
    rows = [("", *(text(f"masters-board-{head}") for head in heads))]
    for column in picture["grid"]:
        for pile in column["piles"]:
            name = f"{_colour(column, words)} {ROMAN[pile['level']]}"
            if pile["card"]:
                rows.append((name, *_pile(pile)))
            else:
                rows.append((name, EMPTY, "", "0", "", ""))
    yield text("masters-board-cards") + ":"
    yield from (f"  {line}" for line in table(rows))


def _pile(pile: Picture) -> tuple[str, ...]:
    face = faces()[f"card:{pile['card']}"]
    left = str(1 + pile["below"])
    points = f"{face['points']}{POINTS}"
    return str(pile["card"]), points, left, plain(cost(face)), plain(way(face["work"]))


def _short_grid(picture: Picture, words: Words) -> Iterable[str]:
    for column in picture["grid"]:
        piles = []
        for pile in column["piles"]:
            said = EMPTY
            if pile["card"]:
                number, points, _, pay, work = _pile(pile)
                said = f"{number} {pay.replace(' ', '')}: {work} {points}"
            piles.append(f"{ROMAN[pile['level']]} {said}")
        yield from wrapped(f"{_colour(column, words)}  {' | '.join(piles)}")


def _colour(column: Picture, words: Words) -> str:
    colour = column["colour"]
    return f"{SUITS[colour]} {words.text(f'masters-board-colour-{colour}')}"


def _faith(picture: Picture, words: Words) -> Iterable[str]:
    """The sections, then a track for each player and for the black cross."""
    text = words.text
    sections = []
    for number, section in enumerate(picture["sections"], 1):
        id_ = "masters-board-section-over" if section["resolved"] else "masters-board-section"
        figures = {key: section[key] for key in ("first", "pope", "points")}
        sections.append(text(id_, section=ROMAN[number], **figures))
    yield from wrapped(f"{text('masters-board-faith')}: {'; '.join(sections)}")
    rows = []
    for seat in picture["order"]:
        player = picture["players"][seat]
        favours = ", ".join(
            f"{ROMAN[number]} {text(f'masters-board-favour-{state}')}"
            for number, state in enumerate(player["favours"], 1)
        )
        name = words.seat(seat)
        rows.append((name, str(player["faith"]), _track(picture, player["faith"], "●"), favours))
    if picture["solo"]:
        cross = picture["solo"]["cross"]
        name = text("masters-board-cross")
        rows.append((name, str(cross), _track(picture, cross, "+"), ""))
    yield from (f"  {line}" for line in table(rows))


def _track(picture: Picture, space: int, marker: str) -> str:
    """`.....---P●..----P..-----P`: sections, pope spaces, and where somebody stands."""
    signs = ["."] * (LAST_SPACE + 1)
    for section in picture["sections"]:
        for at in range(section["first"], section["pope"]):
            signs[at] = "-"
        signs[section["pope"]] = "P"
    signs[space] = marker
    return "".join(signs)


def _solo(picture: Picture, words: Words) -> Iterator[str]:
    """M-13: what is known of Lorenzo's tokens, and how near the end is."""
    text = words.text
    left = picture["solo"]["tokens"]
    yield from wrapped(f"{text('masters-board-tokens')}: {_tokens(left)}")
    yield from wrapped(f"{text('masters-board-tokens-seen')}: {_tokens(seen_tokens(left))}")
    cards = ", ".join(
        f"{SUITS[column['colour']]} {cards_left(column)}" for column in picture["grid"]
    )
    yield f"{text('masters-board-cards-left')}: {cards}"
    end = verdict(picture, words)
    if end:
        yield end


def _tokens(counts: dict[str, int]) -> str:
    names = [token(name) for name, count in counts.items() for _ in range(count)]
    return ", ".join(names) or EMPTY


def verdict(picture: Picture, words: Words) -> str:
    """How a solo game has ended and why; "" = points say it all."""
    end = verdict_of(picture)
    if end is None:
        return ""
    result: str = picture["solo"]["result"]
    return words.text(f"masters-board-{result}", reason=end)


# Before the players


def _player(player: Picture, words: Words, points: int | None = None) -> Iterator[str]:
    text = words.text
    amounts = ", ".join(
        text("board-amount", good=text(f"masters-board-goods-{good}"), n=amount)
        for good, amount in player["goods"].items()
    )
    total = "" if points is None else "; " + text("board-total", n=points)
    yield from wrapped(f"{words.seat(player['seat'])}: {amounts}{total}")
    yield from wrapped(f"{text('masters-board-warehouse')}: {_warehouse(player, words)}", "  ")
    box = plain(goods(player["strongbox"])) or EMPTY
    yield f"  {text('masters-board-strongbox')}: {box}"
    slots = "; ".join(_slot(n, slot, words) for n, slot in enumerate(player["slots"], 1))
    yield from wrapped(f"{text('masters-board-slots')}: {slots}", "  ")
    for name in ("packet", "hand", "played"):
        if player[name]:
            leaders = ", ".join(_leader(leader, words) for leader in player[name])
            yield from wrapped(text(f"board-{name}", leaders=leaders), "  ")


def _warehouse(player: Picture, words: Words) -> str:
    """`top ƒ; middle ▣·; bottom ···; extra depot (stone) ▣·`."""
    text = words.text
    depots = [
        f"{text(f'masters-board-depot-{number}')} {places(depot)}"
        for number, depot in enumerate(player["depots"], 1)
    ]
    depots += [f"{text('masters-board-depot-extra')} {places(depot)}" for depot in player["extra"]]
    return "; ".join(depots)


def places(depot: Picture) -> str:
    """A depot as it lies there: `▣▣·`."""
    count: int = depot["count"]
    free: int = depot["places"] - count
    sign = SIGNS[depot["good"]] if count else ""
    return sign * count + FREE * free


def _slot(number: int, cards: list[int], words: Words) -> str:
    """The top card with what it produces, then those that it covers."""
    if not cards:
        return f"{number}: {EMPTY}"
    *covered, top = cards
    work = plain(way(faces()[f"card:{top}"]["work"]))
    said = f"{number}: {_short_card(top)} {work}"
    if covered:
        below = ", ".join(_short_card(card) for card in reversed(covered))
        said += f" ({words.text('masters-board-covers', cards=below)})"
    return said


def _short_card(number: int) -> str:
    """`17 ♣II 5★`."""
    face = faces()[f"card:{number}"]
    return f"{number} {SUITS[face['colour']]}{ROMAN[face['level']]} {face['points']}{POINTS}"


def _leader(number: int | None, words: Words) -> str:
    """`53 +▣▣ (5ƒ) 3★`; null = hidden."""
    if number is None:
        return words.text("board-hidden")
    face = faces()[f"leader:{number}"]
    return f"{number} {plain(ability(face))} ({plain(needs(face))}) {face['points']}{POINTS}"
