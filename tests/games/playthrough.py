"""A game told as each chair knows it, in the manner of OpenSpiel's playthroughs.

After each move: the events by audience and, for each seat and a spectator (`-`), how its view
differs from its view before; then who is asked what, with the options as those who are asked know
them. A leak shows as a line that names too many chairs.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Generic, TypeAlias

from signoria.kernel.decision import NATURE, Decision, Seat
from signoria.kernel.match import Match
from signoria.kernel.view import Event
from tests.games.dealer import NAMES, Dealer, S

WIDTH = 100
Chair: TypeAlias = Seat | None


class Playthrough(Generic[S]):
    """One game, its chance and its moves from one seed."""

    def __init__(self, dealer: Dealer[S], options: str, seed: int) -> None:
        """Before the first question."""
        self.dealer = dealer
        self.rng = Random(seed)
        self.about = dealer.options(options)
        names = NAMES[: self.about.players]
        self.chairs: tuple[Chair, ...] = (*range(len(names)), None)
        self.match: Match[S] = Match(dealer.game, self.about, names)

    def text(self) -> str:
        """The game from the first question to the end."""
        match = self.match
        before = self.seen()
        lines = [
            f"# One game of {self.about}, and what each chair may know of it.",
            "",
            "beginning",
        ]
        lines += self.together(
            {c: [f"{path} {v}" for path, v in before[c].items()] for c in self.chairs}
        )
        while not match.over:
            for decision in match.decisions:
                lines += self.asked(decision)
            decision = self.rng.choice(match.decisions)
            move = self.dealer.sensible(decision, self.rng)
            label = self.dealer.game.label(match.state)
            lines += ["", f"{len(match.entries) + 1}. {label} {name_of(decision.seat)}: {move}"]
            lines += self.happened(match.choose(decision.seat, move))
            after = self.seen()
            lines += self.together({c: differences(before[c], after[c]) for c in self.chairs})
            before = after
        return "\n".join(lines) + "\n"

    def seen(self) -> dict[Chair, dict[str, str]]:
        """Each chair's view, place by place."""
        game = self.dealer.game
        views = {chair: game.view(self.match.state, chair).state for chair in self.chairs}
        return {chair: dict(leaves(game.dump(view))) for chair, view in views.items()}

    def names(self, chairs: Iterable[Chair]) -> str:
        """`anna, ben`, with `-` for the spectator; `all` for everybody."""
        chairs = tuple(chairs)
        if chairs == self.chairs:
            return "all"
        return ", ".join("-" if chair is None else NAMES[chair] for chair in chairs)

    def together(self, told: dict[Chair, list[str]]) -> Iterator[str]:
        """What chairs are told, each line once with all chairs that are."""
        lines = list(dict.fromkeys(line for chair in self.chairs for line in told[chair]))
        for line in lines:
            yield f"  {self.names(chair for chair in self.chairs if line in told[chair])}: {line}"

    def asked(self, decision: Decision) -> Iterator[str]:
        """The question, which all may know, and the options, which are for the seat's own eyes."""
        name = name_of(decision.seat)
        yield f"  asked: {name} {decision.ask}"
        if decision.seat == NATURE:
            known = "all" if decision.audience is None else self.names(decision.audience)
            yield f"    answer for {known}, {len(decision.moves)} options"
            return
        line = f"    options for {name}:"
        for move in decision.moves:
            if len(line) + len(move.text) > WIDTH - 2:
                yield line
                line = "     "
            line += f" {move.text};"
        yield line.rstrip(";")

    def happened(self, events: list[Event]) -> Iterator[str]:
        """The events of a move, each with who hears it."""
        for event in events:
            hear = self.names(chair for chair in self.chairs if event.known_to(chair))
            yield f"  {hear} hear: {event.message}"


def name_of(seat: Seat) -> str:
    """As in a record."""
    return "nature" if seat == NATURE else NAMES[seat]


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


def differences(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What has changed in one view."""
    return [
        f"{path} {before.get(path, 'nothing')} -> {after.get(path, 'nothing')}"
        for path in dict.fromkeys([*before, *after])
        if before.get(path) != after.get(path)
    ]
