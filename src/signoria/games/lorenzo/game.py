"""The title: its functions gathered behind the kernel's protocol."""

from typing import Final

from signoria.games.lorenzo import notation, picture, position, printer, turn, view, wishes
from signoria.games.lorenzo.counts import counts, owned
from signoria.games.lorenzo.score import score
from signoria.games.lorenzo.state import SEATS, SWITCHES, State
from signoria.games.lorenzo.steps import STEPS
from signoria.games.lorenzo.worth import worth
from signoria.toolkit.title import Title


def label(s: State) -> str:
    """`setup`, or the round."""
    return f"r{s.round}" if s.round else "setup"


GAME: Final = Title[State](
    name="lorenzo",
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
