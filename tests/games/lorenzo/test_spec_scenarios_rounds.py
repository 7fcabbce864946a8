"""The scenarios S-17 to S-42: order, the Church, the end, tiles, leaders, forced turns."""

from tests.games.lorenzo.table import Table, lorenzo, new_game

TILES = "nature: tile 1.1; tile 2.1; tile 3.1"
TWO = '[Options "players=2 advanced"]'
FOUR = '[Options "players=4 advanced"]'


def test_s17_order_in_the_palace() -> None:
    """S-17 (L-211): C neutral, A, C again, D in the palace make the order C, A, D, B."""
    table = lorenzo("""at palace: c neutral, a white, c white, d white
        d: 1 servant; turn d lap 4""")
    table.play("d: black>market.1 +0")

    assert "c a d b" == table.order


def test_s17_nobody_in_the_palace() -> None:
    """S-17 (L-211): with nobody there the order stays."""
    table = lorenzo("order c b a d; turn d lap 4").play("d: black>market.1 +0")

    assert "c b a d" == table.order


def test_s18_vatican_round_2() -> None:
    """S-18 (L-201, L-202, L-195): A has too little faith, C does not want, Sisto pays D 5."""
    table = lorenzo(f"""{FOUR}
        round 2; report; all: nothing
        a: 2 faith; b: 3 faith; c: 5 faith; d: 7 faith, played sisto""")
    assert "b church" == table.asked
    table.play("b: support\nc: refuse\nd: support")

    assert ("2 faith", ["1.1"]) == (table.goods("a"), table.banned("a"))
    assert ("3 vp", []) == (table.goods("b"), table.banned("b"))
    assert ("5 faith", ["1.1"]) == (table.goods("c"), table.banned("c"))
    assert ("14 vp", []) == (table.goods("d"), table.banned("d"))


def test_s19_round_6() -> None:
    """S-19 (L-205, L-206, L-195): A is excommunicated and scores; B and C support unasked."""
    table = lorenzo(f"""{FOUR}
        round 6; report; all: nothing; a: 4 faith; b: 5 faith; c: 15 faith, played sisto""")

    assert "over" == table.asked
    assert ("4 vp", ["3.1"]) == (table.goods("a"), table.banned("a"))
    assert ("5 vp", []) == (table.goods("b"), table.banned("b"))
    assert ("35 vp", []) == (table.goods("c"), table.banned("c"))


def prizes(*military: int) -> list[int]:
    """The final points of players who have nothing but military points."""
    lines = [f'[Options "players={len(military)}"]', "round 6; over; all: nothing"]
    lines += [f"{name}: {amount} military" for name, amount in zip("abcd", military, strict=False)]
    return list(lorenzo("\n".join(lines)).points.values())


def test_s21_military_majority() -> None:
    """S-21 (L-222): a tie for the first place leaves no second prize, nobody needs any MP."""
    assert [5, 5, 0, 0] == prizes(10, 10, 8, 8)
    assert [5, 2, 2, 0] == prizes(10, 8, 8, 3)
    assert [5, 5] == prizes(0, 0)
    assert [5, 2] == prizes(4, 0)


S22 = """round 6; over; all: nothing; b: 5 military
a: cards 1 2 3 4 49 50 51 74 73, 3 military, 3 wood, 1 stone, 2 servants, 5 coins, 30 vp"""


def test_s22_final_sums() -> None:
    """S-22 (L-220, L-221, L-222, L-223): 30 + 4 + 6 + 9 + 2 + 2 = 53."""
    assert 53 == lorenzo(S22).points["a"]


def test_s22_resources_lost() -> None:
    """S-22 (L-220, L-223): III-7 takes one for each of the 11 resources, and they still score."""
    assert 42 == lorenzo(f"{S22}, banned 3.7").points["a"]


def test_s24_tie() -> None:
    """S-24 (L-213, L-225): 60:60 for B and D; the order D, A, B, C of the last phase D decides."""
    table = lorenzo("""round 6; dice 1 2 1; all: nothing; b: 55 vp; d: 55 vp
        at palace: d white; turn d lap 4""")
    table.play("d: black>harvest +0")

    assert ("over", "d a b c") == (table.asked, table.order)
    assert {"a": 5, "b": 60, "c": 5, "d": 60} == table.points
    places = table.match.game.score(table.state).places
    assert (3, 2, 4, 1) == places


def banned_from_coins(more: str, moves: str) -> str:
    """What A has, who is excommunicated by I-2, after these moves."""
    return lorenzo(f"all: nothing; a: banned 1.2; {more}").play(moves).goods("a")


def test_s25_market() -> None:
    """S-25 (L-120): I-2 makes market.1 give 4 coins and market.3 3 MP and 1 coin."""
    assert "4 coins" == banned_from_coins("round 3", "a: white>market.1 +0")
    assert "1 coin, 3 military" == banned_from_coins("round 3", "a: white>market.3 +0")


def test_s25_palace() -> None:
    """S-25 (L-121, L-122): coin and privilege of the palace are one source."""
    assert "2 coins" == banned_from_coins("round 3", "a: white>palace +0; privilege coins")
    assert "2 servants" == banned_from_coins("round 3", "a: white>palace +0; privilege servants")


def test_s25_floor_and_card() -> None:
    """S-25 (L-121): the floor's coin and the card's 5 coins are two sources: 0 + 4."""
    more = "round 3; dice 6 1 1; floor venture.3 87; a: 8 military"

    goods = banned_from_coins(more, "a: white>venture.3 +0")
    assert "4 coins, 4 military, 1 faith" == goods


def test_s25_production() -> None:
    """S-25 (L-121, L-95): the bonus tile's 2 coins and the Bank's 5 are two sources: 1 + 4."""
    goods = banned_from_coins("round 5; a: cards 41", "a: white>production +0")

    assert "5 coins, 1 military" == goods


S27 = f"{FOUR}; dice 6 6 6; all: nothing; a: played rita, 1 servant"


def test_s27_santa_rita_city() -> None:
    """S-27 (L-124, L-196): 3 coins come twice, the floor's 2 wood do not; with I-2 it is 5."""
    table = lorenzo(f"{S27}; floor territory.4 8").play("a: white>territory.4 +1")
    assert "6 coins, 2 wood" == table.goods("a")

    table = lorenzo(f"{S27}, banned 1.2; floor territory.4 8").play("a: white>territory.4 +1")
    assert "5 coins, 2 wood" == table.goods("a")


def test_s27_santa_rita_king() -> None:
    """S-27 (L-124, L-196, L-122): 5 coins twice and a privilege of 2 make 12, with I-2 11."""
    king = "6 military; round 3; floor venture.1 84"
    moves = "a: white>venture.1 +0; privilege coins"
    assert "12 coins, 1 servant, 3 military" == lorenzo(f"{S27}, {king}").play(moves).goods("a")

    banned = lorenzo(f"{S27}, banned 1.2, {king}")
    assert "11 coins, 1 servant, 3 military" == banned.play(moves).goods("a")


S28 = "round 5; all: nothing; a: banned 2.6, 5 servants"


def test_s28_two_servants_for_one() -> None:
    """S-28 (L-57): +3 takes 6 servants, of which A has 5."""
    refused = lorenzo(S28).refused("a: neutral>territory.2 +5")

    assert ["L-52 no-value needs=3 value=0 servants=6 has=5"] == refused


def test_s28_palace_and_market() -> None:
    """S-28 (L-57): to reach 1 takes 2 servants in the palace and in the market."""
    table = lorenzo(S28)
    refused = table.refused("a: neutral>palace +1")
    assert ["L-55 no-value needs=1 value=0 servants=2 has=1"] == refused
    table.play("a: neutral>palace +2; privilege faith")
    assert "1 coin, 3 servants, 1 faith" == table.goods("a")

    assert "8 servants" == lorenzo(S28).play("a: neutral>market.2 +2").goods("a")


S32 = f"{FOUR}; all: nothing; at palace: a white, a black, a orange; turn a"


def test_s32_forced_placement() -> None:
    """S-32 (L-42): with 1 servant the neutral member must be placed."""
    table = lorenzo(f"{S32}; a: 1 servant")

    assert "L-42 no-forfeit" in table.refused("a: forfeit")
    assert ["L-41 no-question ask=(ask-turn)"] == table.refused("a: end")
    table.play("a: neutral>palace +1; privilege coins")
    assert "3 coins" == table.goods("a")


def test_s32_forfeit() -> None:
    """S-32 (L-42): without servants and leaders the turn is forfeited."""
    table = lorenzo(S32)

    assert ["forfeit"] == table.options("a")
    table.play("a: forfeit")
    assert "b turn" == table.asked
    assert ["neutral"] == table.left("a")


def test_s32_leader_in_hand() -> None:
    """S-32 (L-42, L-43): A may forfeit, or discard a leader for servants and then must place."""
    table = lorenzo(f"{S32}; a: hand sforza")
    assert ["forfeit", "discard sforza"] == table.options("a")

    table.play("a: discard sforza; privilege servants")
    assert "a turn" == table.asked
    assert "L-42 no-forfeit" in table.refused("a: forfeit")
    assert "neutral>palace" in table.options("a")


S34 = f"""{FOUR}; dice 5 4 3; all: nothing; order b a c d
at market.1: b white; at production: b black; a: played ariosto; turn a"""


def test_s34_ariosto_in_the_market() -> None:
    """S-34 (L-191): a second member in market.1 gets its 5 coins, too."""
    table = lorenzo(S34).play("a: white>market.1 +0")

    assert "5 coins" == table.goods("a")
    assert "b white, a white" == table.at("market.1")


def test_s34_ariosto_in_the_small_production() -> None:
    """S-34 (L-192): second in the small space there is no -3: value 4 wakes a card of 4."""
    table = lorenzo(f"{S34}; a: cards 29, 1 wood").play("a: black>production +0; exchange 29.1")

    assert "5 coins, 1 military" == table.goods("a")


def test_s34_ariosto_and_colours() -> None:
    """S-34 (L-191, L-62): the rule of colours in an area holds for Ariosto."""
    table = lorenzo(f"{S34}; at production: a black; a: 1 servant; turn a lap 2")

    refused = table.refused("a: orange>production.large +1")
    assert ["L-62 no-same-colour space=production"] == refused


def test_s34_ariosto_without_card() -> None:
    """S-34 (L-191, L-70): a floor without a card stays illegal."""
    table = lorenzo(f"{S34}; at territory.1: b orange; a: 3 coins")

    assert ["L-70 no-card space=territory.1"] == table.refused("a: white>territory.1 +0")


def test_s34_ariosto_at_a_table_for_two() -> None:
    """S-34 (L-191, L-22): the large space stays closed, the occupied small one is open to him."""
    table = lorenzo(f"""{TWO}; all: nothing; order b a; at harvest: b white
        a: played ariosto; turn a""")

    refused = table.refused("a: orange>harvest.large +0")
    assert ["L-22 no-covered space=harvest.large players=2"] == refused
    table.play("a: white>harvest +0")
    assert "1 wood, 1 stone, 1 servant" == table.goods("a")


S36 = f"{FOUR}; dice 6 1 1; all: nothing; a: 9 wood, hand botticelli"


def test_s36_leader_after_the_placement() -> None:
    """S-36 (L-142, L-143, L-144): wood of the placement plays Botticelli, used at once."""
    table = lorenzo(S36)
    refused = table.refused("a: play botticelli")
    assert ["L-179 no-need cost=(good-wood n=10) has=9"] == refused

    table.play("a: white>territory.3 +0; play botticelli; use botticelli")
    assert "10 wood, 2 military, 1 vp" == table.goods("a")
    assert "b turn" == table.asked


def test_s36_no_leader_inside_a_placement() -> None:
    """S-36 (L-142): inside the placement, after the floor bonus, he cannot be played."""
    table = lorenzo(f"{S36}; round 5; floor territory.3 21").play("a: white>territory.3 +0")

    assert "10 wood, 1 stone" == table.goods("a")
    assert ["L-142 no-question ask=(ask-privilege)"] == table.refused("a: play botticelli")


S37 = f"{TWO}; order b a; all: nothing; a: 35 vp, hand lorenzo"


def test_s37_lorenzo_copies() -> None:
    """S-37 (L-194): B's Cosimo, face down, is copied and used; both may use theirs next round."""
    table = lorenzo(f"{S37}; b: played cosimo, used cosimo; turn a lap 4")
    table.play("a: play lorenzo; copy cosimo; use lorenzo")
    assert "3 servants, 36 vp" == table.goods("a")
    assert ["L-194 no-copy-again leader=cosimo"] == table.refused("a: copy cosimo")[-1:]

    table.play("a: white>market.1 +0").new_round("3 3 3")
    table.play("b: use cosimo; white>market.1 +0\na: use lorenzo")
    assert "5 coins, 3 servants, 1 vp" == table.goods("b")
    assert "5 coins, 6 servants, 37 vp" == table.goods("a")


def test_s37_nothing_to_copy_yet() -> None:
    """S-37 (L-194): with no leader of another in play the choice stays open for a later turn."""
    table = lorenzo(f"{S37}; b: 18 coins, hand savonarola; order a b; turn a")
    table.play("a: play lorenzo")
    assert [] == table.options("a", "copy")
    assert "L-194 no-copy-target leader=savonarola" in table.refused("a: copy savonarola")

    table.play("a: white>market.1 +0\nb: play savonarola; white>palace +0; privilege coins; end")
    table.play("a: copy savonarola; use lorenzo")
    assert "5 coins, 1 faith, 35 vp" == table.goods("a")


def after_the_deal() -> Table:
    """Three players: a has the first four leaders in his packet, b and c the next ones."""
    table = new_game("players=3 advanced").play(TILES)
    table.play("nature: order 1 2 3\nc: bonus a\nb: bonus b\na: bonus c")
    for leader in (
        *("sforza", "ariosto", "brunelleschi", "malatesta"),
        *("savonarola", "michelangelo", "giovanni", "cesare"),
        *("leonardo", "botticelli", "moro", "lucrezia"),
    ):
        table.play(f"nature: deal {leader}")
    return table


def test_s38_draft_to_the_right() -> None:
    """S-38 (L-26, L-28): the first seat passes to the third and receives from the second."""
    table = after_the_deal()
    assert "a keep, b keep, c keep" == table.asked
    table.play("a: keep sforza\nb: keep savonarola\nc: keep leonardo")

    assert ["keep michelangelo", "keep giovanni", "keep cesare"] == table.options("a")
    assert ["keep botticelli", "keep moro", "keep lucrezia"] == table.options("b")
    assert ["keep ariosto", "keep brunelleschi", "keep malatesta"] == table.options("c")


def test_s38_the_fourth_is_automatic() -> None:
    """S-38 (L-26): after three picks each gets the last card of a packet, and round 1 begins."""
    table = after_the_deal()
    table.play("a: keep sforza\nb: keep savonarola\nc: keep leonardo")
    table.play("a: keep cesare\nb: keep lucrezia\nc: keep malatesta")
    table.play("a: keep moro\nb: keep brunelleschi\nc: keep giovanni")

    assert "nature reveal" == table.asked
    table.new_round("1 1 1")
    for name, hand in (
        ("a", ["sforza", "cesare", "moro", "ariosto"]),
        ("b", ["savonarola", "lucrezia", "brunelleschi", "michelangelo"]),
        ("c", ["leonardo", "malatesta", "giovanni", "botticelli"]),
    ):
        assert [f"discard {leader}" for leader in hand] == table.options(name, "discard")
        table.play(f"{name}: white>palace +0; privilege coins; end")


def test_s40_caps() -> None:
    """S-40 (L-250): faith ends at 15, military at 25."""
    table = lorenzo("all: nothing; floor venture.1 80; a: 14 faith, 4 military")
    table.play("a: white>venture.1 +0")
    assert "2 military, 15 faith" == table.goods("a")

    table = lorenzo("all: nothing; a: 24 military").play("a: white>market.3 +0")
    assert "2 coins, 25 military" == table.goods("a")


def test_s40_pay_from_the_cap() -> None:
    """S-40 (L-250, L-77): Fighting Heresies takes 3 of 25 MP."""
    table = lorenzo("all: nothing; floor venture.1 79; a: 25 military")

    assert "22 military, 2 faith" == table.play("a: white>venture.1 +0").goods("a")


S41 = """round 3; dice 6 1 1; all: nothing; at character.3: b white
floor character.1 59; floor character.2 61; a: 5 coins"""


def test_s41_brunelleschi() -> None:
    """S-41 (L-73, L-76): no surcharge for the Patron, nor for the Peasant of his bonus action."""
    table = lorenzo(f"{FOUR}; {S41}, played brunelleschi").play("a: white>character.1 +0")
    assert "2 coins" == table.goods("a")

    table.play("a: take character.2 +0")
    assert "-" == table.goods("a")


def test_s41_brunelleschi_not_in_bonus_actions() -> None:
    """S-41 (L-73): with the switch off the surcharge of the bonus action cannot be paid."""
    table = lorenzo(f"""[Options "players=4 advanced brunelleschi_bonus_actions=false"]
        {S41}, played brunelleschi""")
    table.play("a: white>character.1 +0")

    assert "2 coins" == table.goods("a")
    assert "b turn" == table.asked


def test_s41_without_brunelleschi() -> None:
    """S-41 (L-72): 5 coins pay the surcharge, then the Patron's 3 are missing."""
    refused = lorenzo(f"{FOUR}; {S41}").refused("a: white>character.1 +0")

    assert ["L-75 no-cost cost=(good-coins n=3) has=2"] == refused


def test_s42_turn_count() -> None:
    """S-42 (L-42, L-43, L-44, L-54): two turns are forfeited and not made up."""
    table = lorenzo(f"""{TWO}; round 3; dice 1 1 1; all: nothing; b: 1 servant
        a: banned 1.7, hand cosimo, hand sforza""")
    assert ["forfeit", "discard cosimo", "discard sforza"] == table.options("a")
    table.play("a: forfeit\nb: white>palace +0; privilege faith")

    table.play("a: discard sforza; privilege servants")
    assert "L-42 no-forfeit" in table.refused("a: forfeit")
    table.play("a: black>palace +1; privilege coins; end\nb: black>palace +0; privilege faith")
    table.play("a: white>market.1 +1; end\nb: orange>palace +0; privilege faith")

    assert ["forfeit", "discard cosimo"] == table.options("a")
    table.play("a: forfeit")
    assert ["orange", "neutral"] == table.left("a")
    table.play("b: neutral>palace +1; privilege faith")
    assert ("nature reveal", "b a") == (table.asked, table.order)
    assert "8 coins" == table.goods("a")
