"""The options of a question as numbered lines, and those that fit what somebody has typed."""

from typing import Any, Final, NamedTuple

from signoria.cli.layout import folded, wrapped
from signoria.kernel.decision import Decision, Move
from signoria.kernel.match import Match
from signoria.locale import Words

MANY: Final = 16
"""More options than this are not listed sentence by sentence at once."""
MOST: Final = 60
"""And of more than this, nobody reads all."""


class Option(NamedTuple):
    """One answer with its number in the list, which stays the same while the list narrows."""

    number: int
    move: Move
    sentence: str

    def line(self) -> list[str]:
        """`12  black>palace  Black (3) to the council palace`."""
        same = self.sentence in ("", self.move.text)
        said = self.move.text if same else f"{self.move.text}  {self.sentence}"
        return wrapped(f"{self.number:3}  {said}", more="     ")


def options_of(match: Match[Any], state: object, decision: Decision, words: Words) -> list[Option]:
    """All answers, numbered from 1."""
    return [
        Option(number, move, words.say(match.game.describe(state, move)))
        for number, move in enumerate(decision.moves, 1)
    ]


def fitting(options: list[Option], typed: str) -> list[Option]:
    """Those in whose notation or sentence all that was typed occurs."""
    parts = folded(typed).split()
    return [
        option
        for option in options
        if all(part in folded(f"{option.move.text} {option.sentence}") for part in parts)
    ]


def option_list(options: list[Option], words: Words) -> list[str]:
    """The list as lines: sentences, or in short what many options are about."""
    if len(options) <= MANY:
        return [line for option in options for line in option.line()]
    groups: dict[str, list[Option]] = {}
    rest: list[Option] = []
    for option in options:
        if len(option.move.touches) == 2:  # noqa: PLR2004 - what, and where
            groups.setdefault(option.move.touches[0], []).append(option)
        else:
            rest.append(option)
    lines: list[str] = []
    for thing, members in groups.items():
        short = ", ".join(f"{o.number} {o.move.touches[1].partition(':')[2]}" for o in members)
        lines += wrapped(f"{thing_name(thing, words)}: {short}")
    lines += [line for option in rest[:MOST] for line in option.line()]
    if len(rest) > MOST:
        lines.append(words.text("cli-more", n=len(rest) - MOST))
    return lines


def thing_name(thing: str, words: Words) -> str:
    """A thing that moves touch, in words where there are any."""
    id_ = thing.replace(":", "-").replace(".", "-").replace("+", "-")
    if words.has(id_):
        return words.attribute(id_, "name") or words.text(id_)
    return thing.partition(":")[2]
