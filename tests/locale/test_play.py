"""Whatever happens in a game can be said: options, events, objections, score, in every language."""

from random import Random
from typing import Any

import pytest

from signoria.games import TITLES, find_game
from signoria.games.lorenzo.notation import all_moves
from signoria.games.lorenzo.state import SWITCHES
from signoria.games.masters import notation as masters_notation
from signoria.kernel.decision import NATURE
from signoria.kernel.game import make_options
from signoria.kernel.match import Match
from signoria.locale import LANGUAGES, Words, words
from tests.games.dealer import NAMES, Dealer
from tests.games.lorenzo import dealer as lorenzo_dealer
from tests.games.lorenzo.dealer import LORENZO
from tests.games.lorenzo.table import lorenzo
from tests.games.masters import dealer as masters_dealer
from tests.locale.test_cards import whole

WISHES_A_TURN = 12
DEALERS: dict[str, Dealer[Any]] = {
    "lorenzo": lorenzo_dealer.DEALER,
    "masters": masters_dealer.DEALER,
}
MOVES = {"lorenzo": tuple(all_moves()), "masters": tuple(masters_notation.all_moves())}
GAMES = (
    ("lorenzo", "players=2 advanced"),
    ("lorenzo", "players=4"),
    ("masters", "players=4"),
    ("masters", "players=2 discard_what_fits=false"),
    ("masters", "players=1"),
)
IN_PLAY = {"lorenzo": "turn a", "masters": "a: 1 coin top, cards 1, hand 50; turn a"}


def holes(w: Words, match: Match[Any], rng: Random) -> list[str]:
    """What cannot be said whole where the match stands: questions, options, reasons against."""
    said = []
    for decision in match.decisions:
        said.append(w.text(f"ask-{decision.ask}"))
        shown = decision.moves if len(decision.moves) < 60 else rng.sample(decision.moves, 60)
        said += [w.say(match.game.describe(match.state, move)) for move in shown]
    for seat in range(len(match.names)):
        for wish in rng.sample(MOVES[match.game.name], WISHES_A_TURN):
            said += [w.objection(reason) for reason in match.objections(seat, wish)]
    return [one for one in said if not whole(one)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "options"), GAMES)
def test_a_whole_game_is_said(title: str, options: str, language: str) -> None:
    """From the first draw to the score, nothing is left without words."""
    dealer = DEALERS[title]
    chosen = dealer.options(options)
    rng = Random(chosen.players)
    match = Match(dealer.game, chosen, NAMES[: chosen.players], None)
    w = words(language, match.names)
    while not match.over:
        assert [] == holes(w, match, rng)
        decision = rng.choice(match.decisions)
        move = dealer.sensible(decision, rng)
        events = w.events(match.choose(decision.seat, move))
        assert [] == [one for one in events if not whole(one)]
    for line in dealer.game.score(match.state).lines:
        assert whole(w.say(line.label))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_move_is_described_anywhere(title: str, language: str) -> None:
    """An answer to another question than the open one is at least named."""
    game = find_game(title)
    players = f"players={max(game.seats[0], 2)}"
    states = [
        Match.from_position(game, IN_PLAY[title], None).state,
        Match.from_position(game, "over", None).state,
        Match(game, DEALERS[title].options(players), NAMES[:2], None).state,
    ]
    w = words(language, NAMES)
    verbs = {move.verb: move for move in MOVES[title]}

    for state in states:
        for move in verbs.values():
            assert w.say(game.describe(state, move))


@pytest.mark.parametrize(
    ("position", "seat", "move", "said"),
    [
        (
            "dice 5 2 1; floor building.3 29; all: nothing; a: 2 wood, 1 coins; turn a",
            0,
            "white>building.3",
            "White (5) to building floor 3: Carpenter's Shop",
        ),
        (
            "dice 5 2 1; floor building.3 29; all: nothing; a: 2 wood, 1 coins, 4 servants; turn a",
            0,
            "black>building.3",
            "Black (2) to building floor 3: Carpenter's Shop, at least 3 servants",
        ),
        (
            "dice 5 2 1; turn a",
            0,
            "orange>harvest.large",
            "Orange (1) to the large harvest space, at least 3 servants",
        ),
        ("dice 5 2 1; turn a", 0, "white>palace", "White (5) to the council palace"),
    ],
)
def test_placements_are_described(position: str, seat: int, move: str, said: str) -> None:
    """L-51, L-55: the member with its value, the space, the card there, the servants it takes."""
    table = lorenzo(position)
    described = LORENZO.describe(table.state, LORENZO.parse(move))

    assert said == words("en", table.match.names).say(described)


@pytest.mark.parametrize(
    ("position", "played", "options"),
    [
        (
            "dice 5 2 1; all: nothing; a: 2 servants; turn a",
            "white>palace",
            ["Spend no servants: value 5", "Spend 1 servant: value 6", "Spend 2 servants: value 7"],
        ),
        (
            "dice 5 2 1; all: nothing; a: 4 servants, banned 2.6; turn a",
            "white>palace",
            [
                "Spend no servants: value 5",
                "Spend 1 servant: value 5",
                "Spend 2 servants: value 6",
                "Spend 3 servants: value 6",
                "Spend 4 servants: value 7",
            ],
        ),
        (
            "dice 5 2 1; all: nothing; a: 2 wood, cards 29; turn a",
            "white>production +0",
            [
                "Exchange 1 wood for 3 coins (Carpenter's Shop)",
                "Exchange 2 wood for 5 coins (Carpenter's Shop)",
                "Exchange nothing (Carpenter's Shop)",
            ],
        ),
        (
            "floor venture.1 80; all: nothing; a: 4 military, 1 wood, 1 stone, 2 coins; turn a",
            "white>venture.1 +0",
            ["Pay 1 wood, 1 stone and 2 coins", "Pay 2 military points"],
        ),
        (
            "dice 5 2 1; all: nothing; a: 3 wood, 3 stone, cards 50; floor building.1 25; turn a",
            "white>building.1 +0",
            ["1 wood off: pay 3 stone", "1 stone off: pay 1 wood and 2 stone"],
        ),
    ],
)
def test_answers_inside_an_action_are_described(
    position: str, played: str, options: list[str]
) -> None:
    """L-56, L-57, L-76, L-77, L-91: what an answer pays and gives, as it is now."""
    table = lorenzo(position).play(f"a: {played}")
    (decision,) = table.match.decisions

    assert options == [
        words("en").say(LORENZO.describe(table.state, move)) for move in decision.moves
    ]


def test_nature_is_asked_by_its_word() -> None:
    """Who is asked is said also when it is chance."""
    table = lorenzo("turn a")
    w = words("en", table.match.names)
    match = Match(LORENZO, make_options(2, SWITCHES, LORENZO.seats), ("anna", "ben"))
    reasons = match.objections(0, LORENZO.parse("white>palace"))

    assert NATURE == match.decisions[0].seat
    assert "L-40: it is not your turn; asked: chance" == w.objection(reasons[0])
