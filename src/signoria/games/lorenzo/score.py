"""The final score, line by line (section 15)."""

from signoria.games.lorenzo.board import (
    CHARACTER_POINTS,
    MILITARY_PRIZES,
    TERRITORY_POINTS,
)
from signoria.games.lorenzo.cards import CARDS, EXCOMMUNICATIONS
from signoria.games.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    MILITARY,
    POINTS,
    RESOURCES,
    STONES,
    TERRITORY,
    VENTURE,
    WOODS,
    Effect,
    LosesPerBuildingCost,
    LosesPerMilitary,
    LosesPerPoints,
    LosesPerResource,
    NoPointsFor,
)
from signoria.games.lorenzo.state import Player, State
from signoria.kernel.game import Line, ScoreSheet
from signoria.kernel.message import message


def score(s: State) -> ScoreSheet:
    """L-220: as if the game ended now."""
    prizes = military_prizes([p.goods[MILITARY] for p in s.players])
    columns = {
        "score-track": [p.goods[POINTS] for p in s.players],
        "score-territories": [cards_points(p, TERRITORY) for p in s.players],
        "score-characters": [cards_points(p, CHARACTER) for p in s.players],
        "score-ventures": [cards_points(p, VENTURE) for p in s.players],
        "score-military": prizes,
        "score-resources": [resources(p) // 5 for p in s.players],
        "score-excommunication": [sum(penalty(p, e) for e in end_effects(p)) for p in s.players],
    }
    lines = tuple(Line(message(id_), tuple(points)) for id_, points in columns.items())
    sheet = ScoreSheet(lines, ())
    return ScoreSheet(lines, places(s, sheet.totals))


def end_effects(p: Player) -> list[Effect]:
    """What the player's excommunications say at the end."""
    if not p.banned:
        return []
    return [
        effect
        for index, tile in enumerate(EXCOMMUNICATIONS)
        if p.banned >> index & 1
        for effect in tile.end
    ]


def cards_points(p: Player, kind: int) -> int:
    """L-12, L-221; nothing under III-1, III-2 or III-3."""
    if any(isinstance(e, NoPointsFor) and e.kind == kind for e in end_effects(p)):
        return 0
    cards = p.cards[kind]
    if kind == TERRITORY:
        return TERRITORY_POINTS[len(cards)]
    if kind == CHARACTER:
        return CHARACTER_POINTS[len(cards)]
    return sum(CARDS[number].end for number in cards)


def military_prizes(military: list[int]) -> list[int]:
    """L-222: most and second most; who ties for the first leaves no second prize."""
    first, second = MILITARY_PRIZES
    most = max(military)
    if military.count(most) > 1:
        return [first if points == most else 0 for points in military]
    next_most = max(points for points in military if points != most)
    return [
        first if points == most else second if points == next_most else 0 for points in military
    ]


def resources(p: Player) -> int:
    """L-223: all resources together."""
    return sum(p.goods[kind] for kind in RESOURCES)


def penalty(p: Player, effect: Effect) -> int:
    """L-220: what the tiles of period III take."""
    if isinstance(effect, LosesPerPoints):
        return -(p.goods[POINTS] // effect.each)
    if isinstance(effect, LosesPerMilitary):
        return -p.goods[MILITARY]
    if isinstance(effect, LosesPerBuildingCost):
        return -sum(
            price.goods.amounts[WOODS] + price.goods.amounts[STONES]
            for number in p.cards[BUILDING]
            for price in CARDS[number].cost
        )
    if isinstance(effect, LosesPerResource):
        return -resources(p)
    return 0


def places(s: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    """L-225: most points; among equals who is earlier in the turn order."""
    ranking = sorted(range(len(totals)), key=lambda seat: (-totals[seat], s.order.index(seat)))
    return tuple(ranking.index(seat) + 1 for seat in range(len(totals)))
