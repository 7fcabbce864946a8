"""The benchmark: what it says, not how fast it is."""

import json
from importlib import import_module

import pytest

from signoria.bots.bench import bench, is_compiled, modules_measured
from signoria.games import find_game
from signoria.kernel.game import make_options
from signoria.kernel.refusal import Refusal


def test_the_benchmark_says_what_it_measured() -> None:
    """Figures a machine can compare, and what they are of."""
    result = json.loads(json.dumps(bench("lorenzo", 2, repetitions=2, games=1)))

    assert "lorenzo" == result["game"]
    assert 2 == result["seats"]
    assert isinstance(result["compiled"], bool)
    assert 2 == len(result["decisions_per_s"])
    for name in ("decisions_per_s_median", "games_per_s_median", "copy_us_median"):
        assert result[name] > 0
    assert result["replay_ms_median"] > 0
    assert 200 < result["state_bytes"] < 10_000
    assert 0 < result["forced_share"] < 1
    assert 100 < result["decisions_per_game"] < 1000


def test_seats_that_do_not_go_are_refused() -> None:
    """As for every game."""
    with pytest.raises(Refusal) as refused:
        bench("lorenzo", 9)

    assert "options-players" == refused.value.message.id


@pytest.mark.parametrize("name", ["lorenzo", "masters"])
def test_compiled_is_said_of_the_rules(name: str) -> None:
    """Of the kernel and the title, which a compiled build compiles; these here are plain."""
    game = find_game(name)
    modules = modules_measured(game.new(make_options(2, game.switches, game.seats)))

    names = [module.__name__ for module in modules]
    assert ["signoria.kernel.agenda", f"signoria.games.{name}.state"] == names
    assert [False, False] == [is_compiled(module) for module in modules]
    assert is_compiled(import_module("_ctypes"))
