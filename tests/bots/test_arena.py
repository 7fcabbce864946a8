"""The arena: the same deals from every chair, results that depend on the seed alone."""

import json

import pytest

from signoria.bots import find_bot
from signoria.bots.arena import arena, make_contest, play_game, wilson
from signoria.kernel.decision import Move
from signoria.kernel.refusal import Refusal

RANDOMS = ("random", "random", "random")


def test_chance_does_not_depend_on_who_sits_where() -> None:
    """Dice, towers, tiles and leaders of a deal are the same whatever is played between."""
    contest = make_contest("lorenzo", RANDOMS, seed=3)
    chances: list[list[Move]] = [[], []]
    for seed, drawn in enumerate(chances):
        play_game(contest, 0, [find_bot("random", f"{seed} {i}") for i in range(3)], drawn)

    assert 100 < len(chances[0])
    assert chances[0] == chances[1]


def test_another_deal_is_another_deal() -> None:
    """Deals and seeds differ from each other."""
    bots = [find_bot("random", i) for i in range(3)]
    dealt: list[list[Move]] = [[], [], []]
    play_game(make_contest("lorenzo", RANDOMS, seed=3), 0, bots, dealt[0])
    play_game(make_contest("lorenzo", RANDOMS, seed=3), 1, bots, dealt[1])
    play_game(make_contest("lorenzo", RANDOMS, seed=4), 0, bots, dealt[2])

    assert 3 == len({tuple(moves) for moves in dealt})


def test_the_result_depends_on_the_seed_and_not_on_the_number_of_jobs() -> None:
    """One process or two: the same deals, the same bots, the same figures."""
    runs = [arena("lorenzo", RANDOMS, 9, seed=5, jobs=jobs) for jobs in (1, 1, 2)]

    assert runs[0]["results"] == runs[1]["results"]
    assert runs[0]["results"] == runs[2]["results"]
    assert runs[0]["results"] != arena("lorenzo", RANDOMS, 9, seed=6)["results"]


def test_the_result_says_what_was_played_and_how_it_went() -> None:
    """Every entry has its share of wins with an interval, its points and its place."""
    result = json.loads(json.dumps(arena("lorenzo", RANDOMS, 7, 1, ["military_cap=0"])))

    assert "lorenzo" == result["game"]
    assert "players=3 advanced military_cap=0" == result["options"]
    assert 9 == result["games"], "rounded up to whole deals of three rotations"
    assert 3 == result["deals"]
    assert ["random"] * 3 == [entry["bot"] for entry in result["results"]]
    assert 1 == pytest.approx(sum(entry["win_share"] for entry in result["results"]), abs=0.001)
    assert 2 == pytest.approx(sum(e["mean_place"] for e in result["results"]) / 3, abs=0.001)
    for entry in result["results"]:
        low, high = entry["win_share_ci95"]
        assert low <= entry["win_share"] <= high
        assert entry["mean_points"] > 0


def test_every_entry_sits_on_every_chair() -> None:
    """Rotation: a deal is played once with each entry on each chair."""
    assert 4 == arena("lorenzo", ["random"] * 4, 1)["games"]
    assert 2 == arena("lorenzo", ["random"] * 2, 1)["games"]


@pytest.mark.parametrize(
    ("bots", "options", "id_"),
    [
        (["random"], [], "arena-bots"),
        (["random"] * 5, [], "arena-bots"),
        (["random", "nobody"], [], "bot-unknown"),
        (["random"] * 2, ["players=3"], "arena-bots"),
        (["random"] * 2, ["sideways"], "options-unknown"),
        (["random"] * 2, ["military_cap=7"], "options-setting"),
    ],
)
def test_what_does_not_go_is_refused(bots: list[str], options: list[str], id_: str) -> None:
    """Bots and options are checked before anything is played."""
    with pytest.raises(Refusal) as refused:
        arena("lorenzo", bots, 4, options=options)

    assert id_ == refused.value.message.id


def test_wilson() -> None:
    """Wilson's interval as in the textbooks: 8 of 10 is 49 % to 94 %; a clean slate has a width."""
    assert (0.490, 0.943) == pytest.approx(wilson(0.8, 10), abs=0.001)
    low, high = wilson(1.0, 20)
    assert 0.8 < low < 0.85
    assert 1.0 == pytest.approx(high)


def test_greedy_beats_random() -> None:
    """A bot that looks one move ahead is another league than chance."""
    result = arena("lorenzo", ["greedy", *RANDOMS], 4, seed=11)

    greedy, *others = result["results"]
    assert 1.0 == greedy["win_share"]
    assert greedy["mean_points"] > 1.5 * max(entry["mean_points"] for entry in others)


@pytest.mark.slow
@pytest.mark.parametrize(("words", "chairs"), [([], 4), (["advanced=false"], 4), ([], 2)])
def test_greedy_beats_random_in_many_games(words: list[str], chairs: int) -> None:
    """More than nine games in ten, in the basic game as well, and for two."""
    result = arena("lorenzo", ["greedy", *["random"] * (chairs - 1)], 60, 1, words, jobs=2)

    assert result["results"][0]["win_share_ci95"][0] > 0.9
