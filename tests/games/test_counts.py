"""What charts show of a game beside its points, and what a seat has gathered."""

from random import Random
from typing import Any

import pytest

from signoria.games import TITLES, find_game
from signoria.kernel.game import make_options
from signoria.kernel.match import Match
from signoria.locale import LANGUAGES, words


def a_match(title: str, players: int) -> Match[Any]:
    """Played to its end by chance."""
    game, rng = find_game(title), Random(11)
    options = make_options(players, game.switches, game.seats)
    match = Match(game, options, "abcd"[:players], nature=Random(5))
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, rng.choice(decision.moves))
    return match


@pytest.mark.parametrize("title", TITLES)
def test_every_count_has_a_name_and_every_seat(title: str) -> None:
    """Labels say of what, without a number, in every language."""
    for players in find_game(title).seats:
        match = a_match(title, players)
        counts = match.game.counts(match.state)
        assert len(counts) == len({line.label for line in counts})
        for line in counts:
            assert players == len(line.points)
            for language in LANGUAGES:
                say = words(language)
                assert say.has(line.label.id), line
                assert "{" not in say.say(line.label)


@pytest.mark.parametrize("title", TITLES)
def test_what_is_owned_is_printed(title: str) -> None:
    """Things that cards know, nothing twice; nothing at the beginning."""
    match = a_match(title, 2)
    printed = {card["thing"] for card in match.game.cards()}

    owned = match.game.owned(match.state)

    assert [(), ()] == list(match.game.owned(match.at(0)))
    assert any(owned)
    for things in owned:
        assert set(things) <= printed
        assert len(things) == len(set(things))


@pytest.mark.parametrize("title", TITLES)
def test_nothing_hidden_is_counted(title: str) -> None:
    """From every chair the same counts, and the same things."""
    match, rng = a_match(title, 2), Random(3)
    for count in rng.sample(range(len(match.entries)), 40):
        state = match.at(count)
        for chair in (None, 0, 1):
            seen = match.game.view(state, chair).state
            assert match.game.counts(state) == match.game.counts(seen)
            assert match.game.owned(state) == match.game.owned(seen)
