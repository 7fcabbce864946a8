"""A position in text: the drawing of its title, or its plain data where a title has none."""

import json
import sys
from importlib import import_module
from typing import Any

from signoria.kernel.decision import NATURE, Decision, Seat
from signoria.kernel.match import Match
from signoria.kernel.message import message
from signoria.kernel.record import NATURE_NAME
from signoria.locale import Words


def drawing(match: Match[Any], state: object, words: Words, *, full: bool = True) -> list[str]:
    """The table as lines; `state` may be that of a view."""
    picture = match.game.picture(state)
    board = _board(match)
    if board is None:
        return json.dumps(picture, indent=1, ensure_ascii=False).splitlines()
    lines: list[str] = board.draw(picture, words, full=full)
    return lines


def players(match: Match[Any], state: object, words: Words) -> list[str]:
    """What lies before each seat, with its points as if the game ended now."""
    board = _board(match)
    if board is None:
        return json.dumps(players_data(match, state), indent=1, ensure_ascii=False).splitlines()
    totals = match.game.score(state).totals
    lines: list[str] = board.players(match.game.picture(state), words, totals)
    return lines


def _board(match: Match[Any]) -> Any:  # noqa: ANN401 - a module
    """The drawing of this title, None = it has none."""
    try:
        return import_module(f"signoria.cli.boards.{match.game.name}")
    except ModuleNotFoundError:
        return None


def question(decision: Decision, words: Words) -> str:
    """Who is asked what."""
    seat = words.say(message("seat", seat=decision.seat))
    return words.text("cli-asked", seat=seat, ask=words.text(f"ask-{decision.ask}"))


def title_of(match: Match[Any], words: Words) -> str:
    """The name that stands on the box."""
    return game_name(match.game.name, words)


def game_name(name: str, words: Words) -> str:
    """A title's name as it stands on the box."""
    id_ = f"cli-game-{name}"
    return words.text(id_) if words.has(id_) else name


def verdict(match: Match[Any], words: Words) -> str:
    """Why a finished game is won or lost, where points do not say it all."""
    said = getattr(_board(match), "verdict", None)
    return "" if said is None else str(said(match.game.picture(match.state), words))


def shown_before(match: Match[Any], decision: Decision) -> bool:
    """Is the whole table shown before this question? The drawing of each title says which."""
    return decision.ask in getattr(_board(match), "SHOWN_BEFORE", ())


def name_of(match: Match[Any], seat: Seat) -> str:
    """The name that stands in records."""
    return NATURE_NAME if seat == NATURE else match.names[seat]


def option_lines(match: Match[Any], state: object, decision: Decision, words: Words) -> list[str]:
    """Every option in notation and in words."""
    longest = max(len(move.text) for move in decision.moves)
    return [
        f"  {move.text:<{longest}}  {words.say(match.game.describe(state, move))}"
        for move in decision.moves
    ]


def decision_data(
    match: Match[Any],
    state: object,
    decision: Decision,
    words: Words,
) -> dict[str, Any]:
    """A decision for machines."""
    return {
        "seat": name_of(match, decision.seat),
        "ask": decision.ask,
        "options": [
            {"move": move.text, "text": words.say(match.game.describe(state, move))}
            for move in decision.moves
        ],
    }


def players_data(match: Match[Any], state: object) -> list[dict[str, Any]]:
    """What lies before each seat, and its points as if the game ended now."""
    totals = match.game.score(state).totals
    found: list[dict[str, Any]] = []
    for seat, player in enumerate(match.game.picture(state)["players"]):
        points = {"total": totals[seat]}
        if "vp" in player["goods"]:
            points["vp"] = player["goods"]["vp"]
        found.append({"name": match.names[seat], **player, "points": points})
    return found


def print_json(data: object) -> None:
    """JSON that every terminal can print and a person can read."""
    utf8 = "utf" in (getattr(sys.stdout, "encoding", None) or "").lower()
    print(json.dumps(data, indent=1, ensure_ascii=not utf8))
