"""The title: its functions gathered behind the kernel's protocol."""

from typing import Final

from signoria.games.masters import notation, picture, position, printer, turn, view, wishes
from signoria.games.masters.counts import counts, owned
from signoria.games.masters.score import score
from signoria.games.masters.state import SEATS, SWITCHES, State
from signoria.games.masters.steps import STEPS
from signoria.games.masters.worth import worth
from signoria.toolkit.title import Title


def label(s: State) -> str:
    """`setup`, or the number of the turn."""
    return f"t{s.turn}" if s.turn else "setup"


GAME: Final = Title[State](
    name="masters",
    version=1,
    seats=SEATS,
    switches=SWITCHES,
    steps=STEPS,
    fresh=State.fresh,
    begin=turn.new,
    label=label,
    parse=notation.parse,
    objections=wishes.objections,
    wishes=wishes.wishes,
    view=view.view,
    guess=view.guess,
    score=score,
    counts=counts,
    owned=owned,
    worth=worth,
    picture=picture.picture,
    describe=printer.describe,
    explain=printer.explain,
    cards=printer.cards,
    position=position.read,
)
