"""The final score, line by line (section 12)."""

from signoria.games.masters.board import FAITH_POINTS, FAVOUR_POINTS, KEPT
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.state import Player, State
from signoria.games.masters.values import resources
from signoria.kernel.decision import Seat
from signoria.kernel.game import Line, ScoreSheet
from signoria.kernel.message import message


def score(s: State) -> ScoreSheet:
    """12.1 to 12.5: as if the game ended now."""
    columns = {
        "masters-score-cards": [sum(CARDS[n].points for n in p.cards) for p in s.players],
        "masters-score-faith": [FAITH_POINTS[p.faith] for p in s.players],
        "masters-score-favours": [favours(p) for p in s.players],
        "masters-score-leaders": [sum(LEADERS[n].points for n in p.played) for p in s.players],
        "masters-score-resources": [resources(p) // 5 for p in s.players],
    }
    lines = tuple(Line(message(id_), tuple(points)) for id_, points in columns.items())
    return ScoreSheet(lines, places(s, ScoreSheet(lines, ()).totals))


def favours(p: Player) -> int:
    """12.3: the tiles kept."""
    return sum(
        points for points, state in zip(FAVOUR_POINTS, p.favours, strict=True) if state == KEPT
    )


def places(s: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    """12.6: points, then resources left, then shared; solo: the first place is a win (13.7)."""
    if s.solo:
        return (2 if s.result < 0 else 1,)
    ranks = [
        (total, resources(p), -order_of_play(s, seat))
        for seat, (total, p) in enumerate(zip(totals, s.players, strict=True))
    ]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def order_of_play(s: State, seat: Seat) -> int:
    """12.6: by a switch the earlier of two that are equal is the better; else nobody is."""
    return 0 if s.rules.full_tie_shared else (seat - s.first) % s.rules.players
