"""L-1 to L-31, DP-1, DP-2, RN-1 to RN-5: words and figures, set-up, the beginning of a round."""

import pytest

from signoria.games.lorenzo.picture import picture
from signoria.kernel.decision import NATURE
from signoria.kernel.match import Match
from signoria.toolkit.hands import UNKNOWN
from tests.games.lorenzo.table import LORENZO, Table, lorenzo, new_game

TILES = "nature: tile 1.1; tile 2.1; tile 3.1"


def test_l1_supply_without_end() -> None:
    """L-1: whatever is gained comes from a supply that never runs out."""
    table = lorenzo("all: 900 coins, 900 servants")
    table.play("a: white>market.1 +0\nb: white>market.2 +0")

    assert "905 coins, 2 wood, 2 stone, 900 servants" == table.goods("a")
    assert "900 coins, 2 wood, 2 stone, 905 servants" == table.goods("b")


def test_l2_towers_from_left_to_right() -> None:
    """L-2, L-30: 8 cards of each type are there in a period; the towers stand in this order."""
    table = new_game("players=4").play(TILES).play("nature: order 1 2 3 4")
    first = {"territory": 1, "character": 49, "building": 25, "venture": 73}

    for lowest in first.values():
        for floor in range(4):
            cards = range(lowest + floor, lowest + 8)
            assert [f"card {number}" for number in cards] == table.options("nature")
            table.play(f"nature: card {lowest + floor}")
    assert "nature roll" == table.asked
    for kind, lowest in first.items():
        floors = [table.floor(f"{kind}.{floor}") for floor in (1, 2, 3, 4)]
        assert [lowest, lowest + 1, lowest + 2, lowest + 3] == floors


@pytest.mark.parametrize(("round_", "after"), [(1, "nature reveal"), (2, "a church"), (6, "over")])
def test_l3_phases(round_: int, after: str) -> None:
    """L-3: a report closes rounds 2, 4 and 6 only, and round 6 is the last."""
    table = lorenzo(f"round {round_}; a: 3 faith; turn d lap 4").play("d: white>market.1 +0")

    assert after == table.asked


FLOORS = [
    ("territory", 7, "", ["", "", "1 wood", "2 wood"], ""),
    ("character", 53, "3 coins", ["", "", "1 stone", "2 stone"], ""),
    ("building", 31, "2 wood", ["", "", "1 military", "2 military"], "1 faith"),
    ("venture", 73, "4 coins", ["", "", "1 coin", "2 coins"], "5 military"),
]


@pytest.mark.parametrize(("kind", "card", "cost", "bonuses", "gain"), FLOORS)
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_l4_floors(
    kind: str, card: int, cost: str, bonuses: list[str], gain: str, floor: int
) -> None:
    """L-4, L-50: the neutral member, worth 0, reaches floors 1, 2, 3, 4 by 1, 3, 5, 7 servants."""
    needs = [1, 3, 5, 7][floor - 1]
    table = lorenzo(f"all: nothing; floor {kind}.{floor} {card}; a: 7 servants{_and(cost)}")
    refused = table.refused(f"a: neutral>{kind}.{floor} +{needs - 1}")
    assert [f"L-52 no-value needs={needs} value=0 servants={needs} has={needs - 1}"] == refused

    table.play(f"a: neutral>{kind}.{floor} +{needs}")
    left = 7 - needs
    servants = f"{left} servants" if left else ""
    bonus = bonuses[floor - 1]
    parts = (servants, gain, bonus) if kind == "building" else (bonus, servants, gain)
    expected = _sorted([part for part in parts if part])
    assert expected == table.goods("a")


def _and(more: str) -> str:
    return f", {more}" if more else ""


def _sorted(parts: list[str]) -> str:
    """Goods in the order in which a table says them."""
    order = ("coin", "wood", "stone", "servant", "military", "faith", "vp")
    parts.sort(key=lambda part: order.index(part.split()[1].removesuffix("s")))
    return ", ".join(parts) or "-"


@pytest.mark.parametrize(
    ("space", "moves", "goods"),
    [
        ("market.1", "", "5 coins"),
        ("market.2", "", "5 servants"),
        ("market.3", "", "2 coins, 3 military"),
        ("market.4", "; privilege faith; privilege military", "2 military, 1 faith"),
        ("palace", "; privilege faith", "1 coin, 1 faith"),
        ("harvest", "", "1 wood, 1 stone, 1 servant"),
        ("production", "", "2 coins, 1 military"),
    ],
)
def test_l5_to_l8_spaces(space: str, moves: str, goods: str) -> None:
    """L-5, L-6, L-8, L-55: what the spaces give; each asks for a value of 1."""
    table = lorenzo("all: nothing; a: 1 servant")
    refused = table.refused(f"a: neutral>{space} +0")
    assert ["L-55 no-value needs=1 value=0 servants=1 has=0"] == refused

    assert goods == table.play(f"a: neutral>{space} +1{moves}").goods("a")


@pytest.mark.parametrize(
    ("entry", "goods"),
    [
        ("wood+stone", "1 coin, 1 wood, 1 stone"),
        ("servants", "1 coin, 2 servants"),
        ("coins", "3 coins"),
        ("military", "1 coin, 2 military"),
        ("faith", "1 coin, 1 faith"),
    ],
)
def test_l7_privilege_menu(entry: str, goods: str) -> None:
    """L-7, DP-7: five entries, beside the palace's coin (L-6)."""
    table = lorenzo("all: nothing").play("a: white>palace +0")

    assert 5 == len(table.options("a"))
    assert goods == table.play(f"a: privilege {entry}").goods("a")


def test_l8_large_spaces_take_three() -> None:
    """L-8: on a large space the action value is 3 less: a die of 4 is a harvest of 1."""
    table = lorenzo("dice 4 3 4; all: nothing; a: cards 1 2").play("a: white>harvest.large +0")
    assert "1 coin, 1 wood, 1 stone, 1 servant" == table.goods("a")

    table = lorenzo("dice 4 3 4; all: nothing")
    refused = table.refused("a: black>production.large +0")
    assert ["L-55 no-value needs=1 value=0 servants=1 has=0"] == refused


def test_l9_faith_steps() -> None:
    """L-9: the VP of the sixteen steps, as round 6 scores them for everybody."""
    scored = []
    for first in (0, 4, 8, 12):
        faith = [f"{name}: {first + place} faith" for place, name in enumerate("abcd")]
        table = lorenzo("; ".join(["round 6; report; all: nothing", *faith]))
        scored += [player.goods[6] for player in table.state.players]

    assert [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30] == scored


@pytest.mark.parametrize(("round_", "needs"), [(2, 3), (4, 4), (6, 5)])
def test_l9_faith_needed(round_: int, needs: int) -> None:
    """L-9: the three reports ask for 3, 4 and 5 FP."""
    table = lorenzo(f"""[Options "players=2 round6_ask"]
        round {round_}; report; all: nothing; a: {needs - 1} faith; b: {needs} faith""")

    assert ["support", "refuse"] == table.options("b")
    period = round_ // 2
    assert [f"{period}.1"] == table.banned("a")


def test_l10_ends_of_the_tracks() -> None:
    """L-10: the military track ends at 25, the score goes on beyond 99."""
    table = lorenzo("all: nothing; a: 24 military").play("a: white>market.3 +0")
    assert "2 coins, 25 military" == table.goods("a")

    table = lorenzo("all: nothing; floor building.1 27; a: 2 stone, 2 coins, 98 vp")
    assert "104 vp" == table.play("a: white>building.1 +0").goods("a")


@pytest.mark.parametrize(
    ("owned", "needs"),
    [("", 0), ("1", 0), ("1 2", 3), ("1 2 3", 7), ("1 2 3 4", 12), ("1 2 3 4 5", 18)],
)
def test_l11_slots_of_the_territory_row(owned: str, needs: int) -> None:
    """L-11, L-78: slots 1 to 6 need 0, 0, 3, 7, 12, 18 MP."""
    cards = f", cards {owned}" if owned else ""
    table = lorenzo(f"all: nothing; floor territory.1 7; a: {needs} military{cards}")
    table.play("a: white>territory.1 +0")
    assert 7 == table.cards("a")[-1]

    if needs:
        slot = len(owned.split()) + 1
        table = lorenzo(f"all: nothing; floor territory.1 7; a: {needs - 1} military{cards}")
        refused = table.refused("a: white>territory.1 +0")
        reason = f"L-78 no-territory needs={needs} has={needs - 1} slot={slot}"
        assert [reason] == refused


def final_points(first: int, count: int) -> int:
    """The points that so many cards, from this number on, give at the end."""
    cards = " ".join(str(number) for number in range(first, first + count))
    own = f"; a: cards {cards}" if cards else ""
    return lorenzo(f"round 6; over; all: nothing; b: 1 military{own}").points["a"] - 2


def test_l12_end_values() -> None:
    """L-12, D-1: points for 0 to 6 territories and for 0 to 6 characters (three give 6)."""
    assert [0, 0, 0, 1, 4, 10, 20] == [final_points(1, count) for count in range(7)]
    assert [0, 1, 3, 6, 10, 15, 21] == [final_points(49, count) for count in range(7)]


@pytest.mark.parametrize(
    ("tile", "production", "harvest"),
    [
        ("basic", "2 coins, 1 military", "1 wood, 1 stone, 1 servant"),
        ("a", "1 coin, 2 servants", "1 wood, 1 stone, 1 military"),
        ("b", "1 coin, 2 military", "1 wood, 1 stone, 1 servant"),
        ("c", "2 coins, 1 servant", "1 wood, 1 stone, 1 military"),
        ("d", "1 servant, 2 military", "1 coin, 1 wood, 1 stone"),
    ],
)
def test_l13_personal_bonus_tiles(tile: str, production: str, harvest: str) -> None:
    """L-13, L-96: each tile works from a value of 1 on."""
    position = f"dice 1 1 1; all: nothing; a: tile {tile}"

    assert production == lorenzo(position).play("a: white>production +0").goods("a")
    assert harvest == lorenzo(position).play("a: white>harvest +0").goods("a")


def test_l14_members_and_dice() -> None:
    """L-14, L-50: white, black and orange go by their own die, the neutral member counts 0."""
    table = lorenzo("dice 6 5 3; all: nothing; a: 6 servants")

    for member, value in (("white", 6), ("black", 5), ("orange", 3), ("neutral", 0)):
        refused = table.refused(f"a: {member}>territory.4 +0")
        needs = 7 - value
        reason = f"L-52 no-value needs=7 value={value} servants={needs} has="
        assert refused[0].startswith(reason)


# Set-up


def test_l20_every_order_is_possible() -> None:
    """L-20, RN-1: each card of a type and period is as likely to come next; period I is on top."""
    table = new_game("players=2").play(TILES).play("nature: order 1 2")
    decision = table.match.decision(NATURE)

    assert decision is not None
    assert decision.weights is None
    table.play("nature: card 8; card 3; card 1; card 6; card 52; card 50; card 49; card 51")
    assert [8, 3, 1, 6] == [table.floor(f"territory.{floor}") for floor in (1, 2, 3, 4)]
    assert [f"card {number}" for number in range(25, 33)] == table.options("nature")


def test_l21_one_tile_of_seven_each() -> None:
    """L-21, RN-2: one of seven tiles of each period, equally likely, all known from the start."""
    table = new_game("players=4")

    for period in (1, 2, 3):
        assert [f"tile {period}.{index}" for index in range(1, 8)] == table.options("nature")
        decision = table.match.decision(NATURE)
        assert decision is not None
        assert decision.weights is None
        table.play(f"nature: tile {period}.{period + 3}")
    assert "nature draw-order" == table.asked
    assert (3, 11, 19) == table.state.tiles


def test_whoever_writes_down_a_real_table_is_told_what_cannot_lie_there() -> None:
    """L-21, L-26, L-30: chance answered by a person: wrong period, wrong tower, there already."""
    table = new_game("players=2 advanced")
    assert ["L-21 no-tile-period period=1"] == table.refused("nature: tile 2.1")

    table.play(f"{TILES}; order 1 2\nb: bonus a\na: bonus b\nnature: deal sforza")
    assert ["L-26 no-deal leader=sforza"] == table.refused("nature: deal sforza")

    table = new_game("players=2").play(TILES).play("nature: order 1 2; card 8")
    for card in (8, 9, 25):
        reason = f"L-30 no-reveal card={card} kind=(kind-territory) period=1"
        assert [reason] == table.refused(f"nature: card {card}")


@pytest.mark.parametrize(("players", "orders"), [(2, 2), (3, 6), (4, 24)])
def test_l24_first_turn_order(players: int, orders: int) -> None:
    """L-24, RN-3: every order is equally likely."""
    table = new_game(f"players={players}").play(TILES)
    decision = table.match.decision(NATURE)

    assert decision is not None
    assert decision.weights is None
    assert orders == len(decision.moves)


def test_l25_basic_game_has_the_basic_tile() -> None:
    """L-25: without the advanced game nobody chooses a tile or a leader."""
    table = new_game("players=2").play(TILES).play("nature: order 2 1")
    assert "nature reveal" == table.asked

    table.new_round("1 1 1").play("b: white>production +0")
    assert "7 coins, 2 wood, 2 stone, 3 servants, 1 military" == table.goods("b")


def test_l25_tiles_in_reverse_order() -> None:
    """L-25, DP-1: the last player chooses first, and a tile is chosen once."""
    table = new_game("players=3 advanced").play(TILES).play("nature: order 2 3 1")

    assert "a bonus-tile" == table.asked
    assert ["bonus a", "bonus b", "bonus c", "bonus d"] == table.options("a")
    table.play("a: bonus d")
    assert ["L-25 no-bonus-tile"] == table.refused("c: bonus d")
    assert ["bonus a", "bonus b", "bonus c"] == table.options("c")
    table.play("c: bonus a")
    assert ["bonus b", "bonus c"] == table.options("b")


# The draft


def dealt(options: str) -> Table:
    """Two players who have been dealt the first eight leaders, four and four."""
    table = new_game(options).play(TILES).play("nature: order 1 2\nb: bonus a\na: bonus b")
    for leader in (
        *("sforza", "ariosto", "brunelleschi", "malatesta"),
        *("savonarola", "michelangelo", "giovanni", "cesare"),
    ):
        table.play(f"nature: deal {leader}")
    return table


def test_l26_deal_without_putting_back() -> None:
    """L-26, RN-4: 4 leaders each out of 20, every one that is left equally likely."""
    table = new_game("players=4 advanced").play(TILES).play("nature: order 1 2 3 4")
    table.play("d: bonus a\nc: bonus b\nb: bonus c\na: bonus d")

    for left in range(20, 4, -1):
        decision = table.match.decision(NATURE)
        assert decision is not None
        assert ("deal", None, left) == (decision.ask, decision.weights, len(decision.moves))
        table.play(f"nature: {decision.moves[-1]}")
    assert "a keep, b keep, c keep, d keep" == table.asked


def test_l26_all_at_the_same_time() -> None:
    """L-26, DP-2: a kept leader goes on nowhere before all have chosen, in any order."""
    table = dealt("players=2 advanced").play("b: keep giovanni")
    assert "a keep" == table.asked
    own = [f"keep {leader}" for leader in ("sforza", "ariosto", "brunelleschi", "malatesta")]
    assert own == table.options("a")

    table.play("a: keep sforza")
    assert ["keep savonarola", "keep michelangelo", "keep cesare"] == table.options("a")


def test_l26_only_from_the_own_packet() -> None:
    """L-26, L-140: a leader that lies in another packet cannot be kept."""
    refused = dealt("players=2 advanced").refused("a: keep cesare")

    assert ["L-140 no-packet leader=cesare"] == refused


def test_l26_kept_leaders_are_secret() -> None:
    """L-26, L-147: neither the table nor the record shows b what a was dealt and kept."""
    table = dealt("players=2 advanced").play("a: keep sforza\nb: keep cesare")

    seen = table.match.view(1).state.players[0]
    assert (1, 3) == (len(seen.hand), len(seen.packet))
    assert {UNKNOWN} == {*seen.hand, *seen.packet}
    record = table.match.record(1, whole=False)
    assert "deal sforza" not in record
    assert "keep sforza" not in record
    assert "keep cesare" in record


def test_l27_order_of_the_set_up() -> None:
    """L-27: tiles, turn order and coins, bonus tiles, leaders, then round 1."""
    table = new_game("players=2 advanced")
    asked = [table.asked]
    for text in ("tile 1.1", "tile 2.1", "tile 3.1", "order 2 1"):
        table.play(f"nature: {text}")
        asked.append(table.asked)
    table.play("a: bonus a\nb: bonus b")
    asked.append(table.asked)

    tiles = ["nature draw-tile"] * 3
    assert [*tiles, "nature draw-order", "a bonus-tile", "nature deal"] == asked


def test_l28_to_the_left() -> None:
    """L-28: with draft_direction=left packets go to the next seat."""
    table = new_game("players=3 advanced draft_direction=left").play(TILES)
    table.play("nature: order 1 2 3\nc: bonus a\nb: bonus b\na: bonus c")
    for leader in (
        *("sforza", "ariosto", "brunelleschi", "malatesta"),
        *("savonarola", "michelangelo", "giovanni", "cesare"),
        *("leonardo", "botticelli", "moro", "lucrezia"),
    ):
        table.play(f"nature: deal {leader}")
    told = [player["packet_from"] for player in picture(table.state)["players"]]
    table.play("a: keep sforza\nb: keep savonarola\nc: keep leonardo")

    assert [2, 0, 1] == told, "the picture says it before"
    assert ["keep ariosto", "keep brunelleschi", "keep malatesta"] == table.options("b")
    assert ["keep botticelli", "keep moro", "keep lucrezia"] == table.options("a")


# The beginning of a round


def test_l30_a_tower_without_cards_stays_empty() -> None:
    """L-30: where a position leaves fewer cards than floors, those are turned up that there are."""
    table = lorenzo("a: cards 1 2 3; b: cards 4 25 26; turn d lap 4")
    table.play("d: white>market.1 +0").new_round("1 1 1")

    assert [0] * 4 == [table.floor(f"territory.{floor}") for floor in (1, 2, 3, 4)]
    assert [31, 32, 0, 0] == [table.floor(f"building.{floor}") for floor in (1, 2, 3, 4)]
    assert 0 not in [table.floor(f"venture.{floor}") for floor in (1, 2, 3, 4)]


def test_l30_second_round_shows_the_other_four() -> None:
    """L-30, L-20: the second round of a period shows the four cards left, the third period II."""
    table = lorenzo("turn d lap 4").play("d: white>market.1 +0")
    assert ["card 5", "card 6", "card 7", "card 8"] == table.options("nature")
    table.new_round("1 1 1")
    assert [5, 6, 7, 8] == [table.floor(f"territory.{floor}") for floor in (1, 2, 3, 4)]

    table = lorenzo("round 2; turn d lap 4").play("d: white>market.1 +0")
    assert [f"card {number}" for number in range(9, 17)] == table.options("nature")


def test_l31_one_roll_for_all() -> None:
    """L-31, RN-5: 216 rolls are equally likely; the values hold for everybody all round."""
    table = lorenzo("all: nothing; turn d lap 4").play("d: white>market.1 +0")
    while table.asked == "nature reveal":
        table.play(f"nature: {table.options('nature')[0]}")
    decision = table.match.decision(NATURE)
    assert decision is not None
    assert (None, 216) == (decision.weights, len(set(decision.moves)))
    assert "L-31 no-nature" in table.refused("a: dice 6 6 6")

    table.play("nature: dice 2 6 1")
    for name in "abcd":
        # A black die of 6 is a harvest of 3 on the large space.
        table.play(f"{name}: black>harvest.large +0")
    assert ["1 wood, 1 stone, 1 servant"] * 3 == [table.goods(name) for name in "abc"]
    assert "a turn" == table.asked


def test_a_position_keeps_its_options() -> None:
    """L-22, L-25: a match from a position for two in the advanced game is one of that kind."""
    text = '[Options "players=2 advanced"] [Seats "anna ben"]\nanna: hand sforza; turn anna'
    match = Match.from_position(LORENZO, text)

    assert 2 == len(match.state.players)
    decision = match.decision(0)
    assert decision is not None
    assert "discard sforza" in map(str, decision.moves)


def test_a_position_of_headers_alone() -> None:
    """L-27: what a position does not say is as after the set-up, so round 1 has begun."""
    match = Match.from_position(LORENZO, '[Options "players=2"] [Seats "anna ben"]')

    assert ["turn"] == [decision.ask for decision in match.decisions]
    assert LORENZO.position('[Options "players=2"]')[2] == match.state
