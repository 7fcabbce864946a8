"""Messages, refusals and events: what is said before it has a language."""

import pytest

from signoria.kernel.message import Message, message
from signoria.kernel.refusal import IllegalMove, InvalidMove, Objection, Refusal, refuse
from signoria.kernel.view import Event


def test_a_message_is_readable_without_a_catalogue() -> None:
    """Its id and arguments, messages inside it in brackets."""
    goods = (message("good", n=2), message("good", n=1))

    assert "over" == str(message("over"))
    assert "gain seat=1 goods=[good n=2, good n=1]" == str(message("gain", seat=1, goods=goods))
    assert "no cost=(good n=2) has=0" == str(message("no", cost=goods[0], has=0))


def test_a_message_gives_its_arguments_by_name() -> None:
    """What is not there is a mistake of the program."""
    said = message("surcharge", needs=3, has=2)

    assert 2 == said.get("has")
    assert Message("surcharge", (("needs", 3), ("has", 2))) == said
    with pytest.raises(KeyError):
        said.get("lacks")


def test_an_argument_may_be_called_id() -> None:
    """The id itself is given by place, so it is in nobody's way."""
    assert (("id_", "x"),) == message("a", id_="x").args


def test_a_refusal_says_where() -> None:
    """Line and column count from 1; 0 is nowhere and is not printed."""
    refusal = refuse(InvalidMove, "move-unknown", text="x")

    assert "move-unknown text=x" == str(refusal)
    assert "line 3: move-unknown text=x" == str(refusal.at(3))
    assert "line 3, column 9: move-unknown text=x" == str(refusal.at(3, 9))
    assert (3, 9) == (refusal.line, refusal.column)


def test_a_refused_column_without_a_line_is_printed() -> None:
    """A line typed by a person has columns only."""
    assert "column 9: x" == str(Refusal(message("x")).at(0, 9))


def test_an_illegal_move_keeps_every_reason() -> None:
    """Objections carry the rule's number and the figures."""
    reason = Objection("C-1", message("no-cost", has=2))

    assert ("C-1 no-cost has=2",) == tuple(
        str(one) for one in IllegalMove(message("no"), [reason]).objections
    )


def test_refusals_are_values() -> None:
    """A caller who knows no more than Python can catch them as a ValueError."""
    assert issubclass(Refusal, ValueError)


def test_events_know_their_audience() -> None:
    """Without an audience everybody may know, a spectator (None) too; else those named alone."""
    said = message("x")

    assert Event(said).known_to(0)
    assert Event(said).known_to(None)
    assert Event(said, (1, 2)).known_to(2)
    assert not Event(said, (1, 2)).known_to(0)
    assert not Event(said, (1, 2)).known_to(None)
