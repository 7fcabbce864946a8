"""Golden knowledge: one game, and at each decision what every chair may know.

The file prints an advanced game of three in the manner of OpenSpiel's playthroughs. After each
move it lists the events by audience and, for each seat and a spectator (`-`), how its view differs
from its view before; then who is asked what, with the options as those who are asked know them.
A leak shows as a line that names too many chairs. It is written anew by

    SIGNORIA_BLESS=1 scripts/test tests/games/lorenzo/test_golden_knowledge.py
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from signoria.games.lorenzo.state import SWITCHES, State
from signoria.kernel.decision import NATURE, Decision, Seat
from signoria.kernel.game import parse_options
from signoria.kernel.match import Match
from signoria.kernel.view import Event
from tests.games.lorenzo.dealer import LORENZO, NAMES, golden, sensible

FILE = Path(__file__).with_name("knowledge.golden.txt")
CHAIRS = (0, 1, 2, None)
SEED = 31
WIDTH = 100


def chairs(seats: Iterable[Seat | None]) -> str:
    """`anna, ben`, with `-` for the spectator; `all` for everybody."""
    seats = list(seats)
    if seats == list(CHAIRS):
        return "all"
    return ", ".join("-" if seat is None else NAMES[seat] for seat in seats)


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:  # noqa: ANN401 - JSON
    """Every place of a dumped State with what stands there; a list of numbers is one thing."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, f"{path}.{key}" if path else key)
    elif path in {"players", "agenda"}:
        for at, part in enumerate(value):
            yield from leaves(part, f"{path}.{at}")
    else:
        yield path, str(value)


def seen(s: State) -> dict[Seat | None, dict[str, str]]:
    """Each chair's view, place by place."""
    return {chair: dict(leaves(LORENZO.dump(LORENZO.view(s, chair).state))) for chair in CHAIRS}


def together(told: dict[Seat | None, list[str]]) -> Iterator[str]:
    """What chairs are told, each line once with all chairs that are."""
    lines = list(dict.fromkeys(line for chair in CHAIRS for line in told[chair]))
    for line in lines:
        yield f"  {chairs(chair for chair in CHAIRS if line in told[chair])}: {line}"


def differences(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What has changed in one view."""
    return [
        f"{path} {before.get(path, 'nothing')} -> {after.get(path, 'nothing')}"
        for path in dict.fromkeys([*before, *after])
        if before.get(path) != after.get(path)
    ]


def asked(decision: Decision) -> Iterator[str]:
    """The question, which all may know, and the options, which are for the seat's own eyes."""
    name = "nature" if decision.seat == NATURE else NAMES[decision.seat]
    yield f"  asked: {name} {decision.ask}"
    if decision.seat == NATURE:
        known = "all" if decision.audience is None else chairs(decision.audience)
        yield f"    answer for {known}, {len(decision.moves)} options"
        return
    line = f"    options for {name}:"
    for move in decision.moves:
        if len(line) + len(move.text) > WIDTH - 2:
            yield line
            line = "     "
        line += f" {move.text};"
    yield line.rstrip(";")


def happened(events: list[Event]) -> Iterator[str]:
    """The events of a move, each with who hears it."""
    for event in events:
        yield f"  {chairs(c for c in CHAIRS if event.known_to(c))} hear: {event.message}"


def playthrough() -> str:
    """The game from the first question to the end."""
    rng = Random(SEED)
    options = parse_options("players=3 advanced", SWITCHES, LORENZO.seats)
    match: Match[State] = Match(LORENZO, options, NAMES[:3])
    before = seen(match.state)
    lines = [f"# One game of {options}, and what each chair may know of it.", "", "beginning"]
    lines += together({c: [f"{path} {v}" for path, v in before[c].items()] for c in CHAIRS})
    while not match.over:
        for decision in match.decisions:
            lines += asked(decision)
        decision = rng.choice(match.decisions)
        move = sensible(decision, rng)
        name = "nature" if decision.seat == NATURE else NAMES[decision.seat]
        lines += ["", f"{len(match.entries) + 1}. {LORENZO.label(match.state)} {name}: {move}"]
        lines += happened(match.choose(decision.seat, move))
        after = seen(match.state)
        lines += together({c: differences(before[c], after[c]) for c in CHAIRS})
        before = after
    return "\n".join(lines) + "\n"


def test_everybody_knows_what_they_knew() -> None:
    """L-26, L-147, L-252: a leak, or a thing forgotten, shows as a difference of the file."""
    text = playthrough()

    assert golden(FILE, text) == text


def test_the_game_has_secrets() -> None:
    """L-147: hands are their owners' own, so some lines are for one chair alone."""
    text = golden(FILE, playthrough())

    for name in NAMES[:3]:
        assert f"\n  {name} hear: event-deal" in text
        assert f"\n  {name}: players.{NAMES.index(name)}.packet " in text
    assert "all hear: event-deal" not in text
    assert "all hear: event-keep" not in text
