"""Warehouse, extra depots and strongbox (M-4)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.masters.effects import Goods
from tests.games.masters.table import Table, masters

GOODS = Goods.kinds[:4]
ROWS = {
    "coin": "ywww bbgg pyrw p",
    "stone": "gwww bbgp yyrw p",
    "shield": "bwww ybgg pyrw p",
    "servant": "pwww bbgg yyrw p",
}
"""Markets whose first row gives one resource."""
LEADER_OF = {"stone": 53, "servant": 54, "shield": 55, "coin": 56}


def taking(good: str, position: str) -> Table:
    """One of a resource is taken and to be stored now."""
    return masters(f"market {ROWS[good]}; {position}; turn a").play("a: row 1")


def places(table: Table) -> list[str]:
    """The depots that are offered."""
    return [move.partition(">")[2] for move in table.options() if not move.endswith("out")]


# Base depots


def test_three_depots_of_one_two_and_three() -> None:
    """M-4.1: each takes what it has room for, of one kind."""
    for depot, size in (("1", 1), ("2", 2), ("3", 3)):
        table = masters("market yyww bbgg pprw w; a: played 60; turn a").play("a: row 1")
        for _ in range(size):
            table.play(f"a: coin>{depot}")
        assert f"coin>{depot}" not in table.options()


def test_one_kind_in_one_depot() -> None:
    """M-4.1: a stone does not join the coins of full depots."""
    table = taking("stone", "a: 1 coin top, 2 shields middle, 2 servants bottom")

    assert ["stone>out"] == table.options()
    stays = "masters-good-coin n=1, masters-good-shield n=2, masters-good-servant n=2"
    assert [f"M-4.3 masters-no-moving goods=[{stays}]"] == table.refused("a: stone>3")


def test_no_kind_in_two_depots() -> None:
    """M-4.1: a third coin does not go to the top while two lie in the middle."""
    table = taking("coin", "a: 2 coins middle")

    assert ["3"] == places(table)
    reason = "M-4.1 masters-no-room goods=(masters-good-coin n=3) places=1"
    assert [reason] == table.refused("a: coin>1")
    assert "- / - / 3 coins" == table.play("a: coin>3").depots()


def test_others_stay_where_they_are() -> None:
    """M-4.3: nothing is moved when there is room."""
    table = taking("coin", "a: 1 stone top, 1 shield bottom").play("a: coin>2")

    assert "1 stone / 1 coin / 1 shield" == table.depots()


@pytest.mark.parametrize(
    ("position", "place", "depots"),
    [
        ("a: 1 servant middle, 1 coin bottom", "3", "1 coin / 1 servant / 1 stone"),
        ("a: 1 servant top, 1 coin bottom", "3", "1 servant / 1 coin / 1 stone"),
        ("a: 1 servant top, 2 coins bottom", "1", "1 stone / 1 servant / 2 coins"),
    ],
)
def test_as_few_as_possible_make_room(position: str, place: str, depots: str) -> None:
    """M-4.3: two ways make room; the one that leaves more where it lies is taken."""
    assert depots == taking("stone", position).play(f"a: stone>{place}").depots()


# Extra depots


def test_an_extra_depot_is_beside_the_others() -> None:
    """M-4.2: two places, for its own kind only, which may lie in a base depot as well."""
    table = taking("stone", "a: 2 stones middle, played 53, 1 stone extra")

    assert ["3", "extra"] == places(table)
    table.play("a: stone>extra")
    assert "- / 2 stones / - / extra 2 stones" == table.depots()


def test_an_extra_depot_is_full_with_two() -> None:
    """M-4.2: the third stone goes to a base depot."""
    table = taking("stone", "a: played 53, 2 stones extra")

    assert ["1", "2", "3"] == places(table)
    reason = "M-4.2 masters-no-extra-room goods=(masters-good-stone n=2)"
    assert [reason] == table.refused("a: stone>extra")


def test_an_extra_depot_takes_no_other_kind() -> None:
    """M-4.2: leader 53 stores stones only."""
    table = taking("coin", "a: played 53, 1 shield top, 2 stones middle, 3 servants bottom")

    assert "coin>extra" not in table.options()
    assert ["M-4.2 masters-no-extra good=(masters-good-coin n=1)"] == table.refused("a: coin>extra")


def test_base_to_extra_makes_room() -> None:
    """M-4.3: the only stone moves to the extra depot and leaves its place to a fourth kind."""
    table = taking("servant", "a: played 53, 1 stone top, 2 coins middle, 3 shields bottom")

    assert ["1"] == places(table)
    table.play("a: servant>1")
    assert "1 servant / 2 coins / 3 shields / extra 1 stone" == table.depots()


def test_one_kind_is_split_between_base_and_extra() -> None:
    """M-4.3: three stones fit as one on top and two in the extra depot."""
    table = taking("stone", "a: played 53, 2 stones middle").play("a: stone>1")

    assert "1 stone / - / - / extra 2 stones" == table.depots()


# Every warehouse: what is offered is what is possible


def possible(have: dict[str, int], extras: set[str], depot: int, good: str) -> bool:
    """Is there a layout with this kind in this depot (M-4.1, M-4.2)? All are tried."""
    for kinds in product((*GOODS, ""), repeat=3):
        used = [kind for kind in kinds if kind]
        if len(used) == len(set(used)) and (depot < 0 or kinds[depot] == good):
            room = {kind: 2 * (kind in extras) for kind in GOODS}
            for size, kind in enumerate(kinds, 1):
                if kind:
                    room[kind] += size
            if all(have[kind] <= room[kind] for kind in GOODS):
                return True
    return False


@st.composite
def warehouses(draw: st.DrawFn) -> tuple[dict[str, int], set[str], str]:
    """What lies in a warehouse, the kinds with an extra depot, and the position that says so."""
    kinds = draw(st.permutations(GOODS))[:3]
    counts = [draw(st.integers(0, size)) for size in (1, 2, 3)]
    extras = draw(st.sets(st.sampled_from(GOODS), max_size=2))
    have = dict.fromkeys(GOODS, 0)
    words = [f"played {' '.join(str(LEADER_OF[kind]) for kind in extras)}"] if extras else []
    for kind, count, place in zip(kinds, counts, ("top", "middle", "bottom"), strict=True):
        have[kind] += count
        words += [f"{count} {kind} {place}"] if count else []
    for kind in sorted(extras):
        count = draw(st.integers(0, 2))
        have[kind] += count
        words += [f"{count} {kind} extra"] if count else []
    return have, extras, f"a: {', '.join(words) or 'faith 0'}"


@given(warehouses(), st.sampled_from(GOODS))
def test_every_legal_layout_is_reachable(
    warehouse: tuple[dict[str, int], set[str], str], good: str
) -> None:
    """M-4.1..3: a depot is offered if and only if some layout has the new resource there.

    A depot that is full of it already is not: the new one would lie in the extra depot.
    """
    have, extras, position = warehouse
    after = {**have, good: have[good] + 1}
    table = taking(good, position)

    offered = [place for place in places(table) if place != "extra"]
    kind = GOODS.index(good)
    full = [(kind, size) == depot for size, depot in enumerate(table.of("a").depots, 1)]
    expected = [str(d + 1) for d in range(3) if possible(after, extras, d, good) and not full[d]]
    assert expected == offered
    assert bool(places(table)) == possible(after, extras, -1, good)


@given(warehouses(), st.sampled_from(GOODS), st.data())
def test_every_layout_offered_is_legal(
    warehouse: tuple[dict[str, int], set[str], str], good: str, data: st.DataObject
) -> None:
    """M-4.1..4: whatever is moved about, nothing is lost and all lies where it may."""
    have, extras, position = warehouse
    table = taking(good, position)
    stores = [move for move in table.options() if not move.endswith("out")]
    if stores:
        table.play(f"a: {data.draw(st.sampled_from(stores))}")
        have[good] += 1
    p = table.of("a")

    kinds = [kind for kind, count in p.depots if count]
    assert len(kinds) == len(set(kinds))
    assert all(count <= size for size, (_, count) in enumerate(p.depots, 1))
    assert all(0 <= count <= 2 * (GOODS[kind] in extras) for kind, count in enumerate(p.extra))
    lies = {GOODS[kind]: count for kind, count in enumerate(p.extra)}
    for kind, count in p.depots:
        if count:
            lies[GOODS[kind]] += count
    assert have == lies


# What cannot be done


def test_stored_resources_are_not_thrown_away() -> None:
    """M-4.4: only what is being taken; the servant on top stays, even if the coin has no place."""
    table = taking("coin", "a: 1 servant top, 2 stones middle, 3 shields bottom")

    assert ["coin>out"] == table.options()
    refused = table.refused("a: servant>out")
    assert ["M-5.6 masters-no-waiting goods=[masters-good-coin n=1]"] == refused


def test_nothing_is_thrown_away_outside_the_market() -> None:
    """M-4.4: at the beginning of a turn neither."""
    table = masters("a: 1 servant top; turn a")

    assert "M-4.4 masters-no-throw" in table.refused("a: servant>out")


def test_the_strongbox_takes_everything() -> None:
    """M-4.5: any number and mix, from production only; the warehouse stays as it is."""
    table = masters("a: cards 2 18 46, box 30 stones, box 20 servants, 1 coin top; turn a")

    table.play("a: activate 46; produce")
    assert ("- / - / -", "33 stones, 21 servants") == (table.depots(), table.box())


def test_market_goods_never_go_to_the_strongbox() -> None:
    """M-4.5: the full warehouse throws out what the strongbox would hold."""
    table = taking("coin", "a: 1 servant top, 2 stones middle, 3 shields bottom, box 4 coins")

    table.play("a: coin>out")
    assert "4 coins" == table.box()


# Paying


@pytest.mark.parametrize(
    ("pay", "depots", "box"),
    [
        ("coin 2+0", "- / - / -", "5 coins"),
        ("coin 1+1", "- / 1 coin / -", "4 coins"),
        ("coin 0+2", "- / 2 coins / -", "3 coins"),
    ],
)
def test_the_split_of_a_payment_is_free(pay: str, depots: str, box: str) -> None:
    """M-4.6: any part of the price from the warehouse, the rest from the strongbox."""
    table = masters("top 3; a: 2 coins middle, box 5 coins; turn a").play("a: buy 3; slot 1")

    assert ["coin 2+0", "coin 1+1", "coin 0+2"] == table.options()
    table.play(f"a: {pay}")
    assert (depots, box) == (table.depots(), table.box())


def test_each_kind_is_split_by_itself() -> None:
    """M-4.6: coins and stones are asked one after the other."""
    table = masters(
        "top 23; a: cards 1, 2 coins middle, 1 stone top, box 5 coins, box 2 stones; turn a"
    ).play("a: buy 23")

    assert ["warehouse first", "coin 2+1", "coin 1+2", "coin 0+3"] == table.options()
    table.play("a: coin 1+2")
    assert ["stone 1+1", "stone 0+2"] == table.options()
    table.play("a: stone 0+2")
    assert ("1 stone / 1 coin / -", "3 coins") == (table.depots(), table.box())


def test_all_from_the_warehouse_first() -> None:
    """M-4.6: one answer for all kinds; the strongbox pays what the warehouse has not."""
    table = masters(
        "top 23; a: cards 1, 2 coins middle, 1 stone top, box 5 coins, box 2 stones; turn a"
    ).play("a: buy 23; warehouse first")

    assert ("- / - / -", "4 coins, 1 stone") == (table.depots(), table.box())
    assert [[1, 23], [], []] == table.slots()


def test_one_kind_needs_no_short_answer() -> None:
    """M-4.6: `coin 2+0` says the same, and two answers that do the same are one too many."""
    table = masters("top 3; a: 2 coins middle, box 5 coins; turn a").play("a: buy 3; slot 1")

    assert ["M-3.2 no-option move=warehouse first"] == table.refused("a: warehouse first")


def test_what_is_forced_is_not_asked() -> None:
    """M-4.6: only the warehouse has coins, only the strongbox stones, and together just enough."""
    table = masters("top 23; a: cards 1, 3 coins bottom, box 2 stones; turn a").play("a: buy 23")
    assert "nature masters-reveal" == table.asked

    table = masters("top 3; a: 1 coin top, box 1 coin; turn a").play("a: buy 3; slot 1")
    assert ("- / - / -", "-") == (table.depots(), table.box())


def test_a_production_is_paid_the_same_way() -> None:
    """M-4.6, M-7.3: of the coin for card 1 one is asked where it comes from."""
    table = masters("a: cards 1, 1 coin top, box 1 coin; turn a").play("a: activate 1; produce")

    assert ["coin 1+0", "coin 0+1"] == table.options()
    assert "1 coin / - / -" == table.play("a: coin 0+1").depots()


def test_extra_depots_pay_as_well() -> None:
    """M-4.2, M-4.6: the warehouse is base and extra depots; base depots are emptied first."""
    table = masters("top 4; a: played 53, 1 stone top, 2 stones extra; turn a")

    table.play("a: buy 4; slot 1")
    assert "- / - / - / extra 1 stone" == table.depots()


def test_a_wrong_split_is_refused() -> None:
    """M-4.6: exactly what is owed of what is asked about, from where it lies."""
    table = masters("top 3; a: 1 coin top, box 5 coins; turn a").play("a: buy 3; slot 1")

    assert ["M-4.6 masters-no-sum cost=(masters-good-coin n=2)"] == table.refused("a: stone 1+1")
    assert ["M-4.6 masters-no-sum cost=(masters-good-coin n=2)"] == table.refused("a: coin 1+0")
    assert ["M-4.6 masters-no-split least=0 most=1"] == table.refused("a: coin 2+0")
