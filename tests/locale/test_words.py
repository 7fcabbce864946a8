"""Messages become sentences: lists, names of seats, objections, refusals, and what is missing."""

import warnings

import pytest

from signoria.kernel.decision import NATURE
from signoria.kernel.message import Message, message
from signoria.kernel.refusal import InvalidMove, InvalidOptions, Objection, refuse
from signoria.kernel.view import Event
from signoria.locale import CARD_LANGUAGES, LANGUAGES, MissingText, words

THREE = tuple(message("good-wood", n=n) for n in (1, 2, 5))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "anna gains 1 wood, 2 wood and 5 wood"),
        ("cs", "anna získává 1 dřevo, 2 dřeva a 5 dřev"),
        ("pl", "anna otrzymuje 1 drewno, 2 drewna i 5 drewna"),
        ("sk", "anna získava 1 drevo, 2 drevá a 5 driev"),
    ],
)
def test_lists_and_plurals(language: str, said: str) -> None:
    """Several things are joined as the language joins them, each in its right plural."""
    w = words(language, ("anna", "ben"))

    assert said == w.say(message("event-gain", seat=0, goods=THREE))


@pytest.mark.parametrize(
    ("n", "said"),
    [(1, "1 monetę"), (4, "4 monety"), (5, "5 monet"), (12, "12 monet"), (22, "22 monety")],
)
def test_polish_counts_in_three_ways(n: int, said: str) -> None:
    """1 monetę, 2 to 4 and 22 to 24 monety, everything else monet."""
    assert said == words("pl").text("good-coins", n=n)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", ["pro 1 hráče", "pro 2 hráče", "pro 4 hráče", "pro 5 hráčů"]),
        ("pl", ["dla 1 gracza", "dla 2 graczy", "dla 4 graczy", "dla 5 graczy"]),
        ("sk", ["pre 1 hráča", "pre 2 hráčov", "pre 4 hráčov", "pre 5 hráčov"]),
    ],
)
@pytest.mark.parametrize("id_", ["record-seats", "cli-seats-players"])
def test_players_that_something_is_for(id_: str, language: str, said: list[str]) -> None:
    """Czech has one form for 2 to 4 of them, Slovak and Polish have the one of 5 there."""
    w = words(language)

    assert said == [w.text(id_, n=1, players=n).split(" ", 2)[2] for n in (1, 2, 4, 5)]


@pytest.mark.parametrize(
    ("points", "said"), [(1, "po 1 punkcie"), (42, "po 42 punkty"), (45, "po 45 punktów")]
)
def test_polish_counts_what_each_has(points: int, said: str) -> None:
    """A tie: one point is in a case of its own, the others count as ever."""
    tie = words("pl").text("cli-winner-tie", points=points, names="anna", name="anna", rule="L-225")

    assert tie.startswith(said + ":")


def test_seats_have_names() -> None:
    """A seat is called by its name, a seat without a name by its number, Nature by its word."""
    w = words("en", ("anna",))

    assert "Turn order: player 2 and anna" == w.say(
        message("event-order", seats=(message("seat", seat=1), message("seat", seat=0)))
    )
    assert "chance" == w.say(message("seat", seat=NATURE))


def test_objections_begin_with_their_rule() -> None:
    """L-72: the number of the rule, then the reason with its figures."""
    reason = Objection("L-72", message("no-surcharge", needs=3, has=2))

    assert "L-72: 3 coins for an occupied tower; you have 2" == words("en").objection(reason)
    assert "L-72: 3 mince za obsazenou věž; máš 2" == words("cs").objection(reason)


def test_an_objection_without_a_number_is_just_said() -> None:
    """Taking back is no rule of the book."""
    reason = Objection("undo", message("undo-nothing"))

    assert "there is nothing to take back" == words("en").objection(reason)


def test_names_in_the_middle_of_a_sentence_take_their_form() -> None:
    """Where somebody goes is not what the place is called."""
    placed = message(
        "event-place",
        seat=0,
        member=message("member-white"),
        space=message("space", space="palace"),
    )

    assert "anna sends the white member to the council palace" == words("en", ("anna",)).say(placed)
    assert "anna posílá bílého člena rodiny do Paláce Signorie" == words("cs", ("anna",)).say(
        placed
    )


@pytest.mark.parametrize(
    ("line", "column", "said"),
    [
        (0, 0, "there is no move here"),
        (3, 0, "line 3: there is no move here"),
        (0, 9, "column 9: there is no move here"),
        (3, 9, "line 3, column 9: there is no move here"),
    ],
)
def test_refusals_say_where(line: int, column: int, said: str) -> None:
    """A refusal names the place in the text, as far as there is one."""
    assert said == words("en").refusal(refuse(InvalidMove, "move-empty").at(line, column))


def test_events_are_sentences() -> None:
    """One sentence for each event."""
    events = [Event(message("event-round", n=2)), Event(message("event-over"))]

    assert ["2. kolo", "Hra končí"] == words("cs").events(events)


def test_ids_and_attributes_can_be_asked_for() -> None:
    """Has a language this text, and where is a name from?"""
    w = words("en")

    assert w.has("lorenzo-card-29")
    assert not w.has("lorenzo-card-97")
    assert "printed" == w.attribute("lorenzo-card-29", "origin")
    assert w.attribute("lorenzo-card-29", "colour") is None
    assert w.attribute("lorenzo-card-97", "origin") is None


def test_an_unknown_language_is_refused() -> None:
    """The refusal names the languages that there are."""
    with pytest.raises(InvalidOptions) as refusal:
        words("de")

    assert message("language-unknown", name="de", known="en, cs, pl, sk") == refusal.value.message
    for language in LANGUAGES:
        assert "de" in words(language).refusal(refusal.value)


def test_italian_borrows_english() -> None:
    """Italian has the cards; a sentence it does not have is English from end to end."""
    w = words("it", ("anna",))

    assert "Falegnameria" == w.text("lorenzo-card-29")
    assert "2 legni" == w.text("good-wood", n=2)
    assert "anna takes a card: Carpenter's Shop" == w.say(message("event-card", seat=0, card=29))
    assert w.has("event-card")
    assert "own" == w.attribute("lorenzo-excommunication-1-1", "origin")


@pytest.mark.parametrize("language", CARD_LANGUAGES)
@pytest.mark.parametrize(
    "broken", [message("no-such-id"), message("event-round"), message("leader", leader="nobody")]
)
def test_what_is_missing_is_an_error_here_and_an_id_elsewhere(
    language: str, broken: Message
) -> None:
    """A missing id, variable or name fails a test; people see the id and the game goes on."""
    w = words(language)
    with pytest.raises(MissingText):
        w.say(broken)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert w.say(broken) in {broken.id, "lorenzo-leader-nobody"}
