"""Solo: Lorenzo's tokens, every way to win and to lose (M-13)."""

import pytest

from signoria.kernel.decision import NATURE
from tests.games.masters.table import MASTERS, Table, score_lines, seated, solo

WHITES = "market wwww bbgg yypp r"
FULL = "1 coin top, 2 stones middle, 3 shields bottom"
GREENS = {1: (1, 5, 9, 13), 2: (17, 21, 25, 29), 3: (33, 37, 41, 45)}


def lorenzo(table: Table, token: str) -> Table:
    """A turn without consequences, then Lorenzo's token."""
    return table.play(f"a: row 1\nnature: token {token}")


def result(table: Table) -> tuple[str, int, str]:
    """Is it over, how (1 = won, -1 = lost), and what was told last?"""
    return table.asked, table.state.result, table.told[-1]


WON = ("over", 1, "won")
LOST = ("over", -1, "lost")

# Set-up and tokens


def test_the_set_up() -> None:
    """M-13.1: as for one player; the cross on 0, seven tokens."""
    table = seated(1, "players=1")

    assert ("a masters-turn", 0, [0]) == (table.asked, table.state.cross, table.faith())
    assert 7 == sum(table.state.tokens)


def test_the_seven_tokens() -> None:
    """M-13.1: one for each colour, two of two spaces, one of one space."""
    table = solo(f"{WHITES}; turn a").play("a: row 1")
    decision = table.match.decision(NATURE)

    assert decision is not None
    tokens = ("green", "blue", "yellow", "purple", "2", "1")
    assert tuple(f"token {token}" for token in tokens) == tuple(map(str, decision.moves))
    assert (1, 1, 1, 1, 2, 1) == decision.weights


def test_a_token_after_each_turn() -> None:
    """M-13.2: when the turn is complete, leader actions included."""
    table = solo(f"{WHITES}; a: hand 49; turn a").play("a: row 1")

    assert "a masters-window" == table.asked
    table.play("a: end")
    assert "nature masters-token" == table.asked
    table.play("nature: token 2")
    assert "a masters-turn" == table.asked


def test_no_token_before_the_first_turn() -> None:
    """M-13.2: the player begins."""
    assert "a masters-turn" == solo("turn a").asked


def test_a_token_is_drawn_once() -> None:
    """M-13.2: until the stack is made anew."""
    table = lorenzo(solo(f"{WHITES}; turn a"), "green")
    while table.asked == "nature masters-reveal":
        table.play(f"nature: {table.options('nature')[0]}")

    assert (0, 1, 1, 1, 2, 1) == table.state.tokens


def test_two_cards_of_the_lowest_level() -> None:
    """M-13.2: the top one, then the one below it."""
    table = lorenzo(solo(f"{WHITES}; turn a"), "green")

    assert ["card 5", "card 9", "card 13"] == table.options("nature")
    table.play("nature: card 13\nnature: card 5")
    assert ("a masters-turn", 5, (9,)) == (
        table.asked,
        table.state.tops[0],
        table.state.piles[0],
    )


def test_one_of_each_of_two_levels() -> None:
    """M-13.2: one card of level I is left, so the second is of level II."""
    table = lorenzo(solo(f"{WHITES}; gone 1 5 9; turn a"), "green")

    assert ["card 21", "card 25", "card 29"] == table.options("nature")
    table.play("nature: card 25")
    assert ((0, 25, 33), "a masters-turn") == (table.state.tops[:3], table.asked)


def test_two_of_level_three() -> None:
    """M-13.2: levels I and II are gone; two of III remain."""
    gone = " ".join(str(card) for level in (1, 2) for card in GREENS[level])
    table = lorenzo(solo(f"{WHITES}; gone {gone}; turn a"), "green").play(
        "nature: card 37\nnature: card 41"
    )

    assert ("a masters-turn", 0) == (table.asked, table.state.result)
    assert (41, (45,)) == (table.state.tops[2], table.state.piles[2])


def test_two_spaces() -> None:
    """M-13.2: one movement of the cross, then one report."""
    table = lorenzo(solo(f"{WHITES}; cross 7; a: faith 5; turn a"), "2")

    assert 9 == table.state.cross
    assert (1, 1) == (table.told.count("cross"), table.told.count("favour"))
    assert "kept pending pending" == table.favours()


def test_one_space_and_a_new_stack() -> None:
    """M-13.2: the report comes first; all seven tokens are in the stack again."""
    table = lorenzo(solo(f"{WHITES}; cross 7; tokens +1; turn a"), "1")

    assert (8, 0b1, 7) == (table.state.cross, table.state.reports, sum(table.state.tokens))


def test_an_empty_stack_is_a_new_one() -> None:
    """M-13.2: a position may leave out the +1; after the last token all seven are there."""
    table = lorenzo(solo(f"{WHITES}; tokens +2; turn a"), "2")
    table.play("a: column 1; coin>1; shield>2")

    assert 6 == len(table.options("nature"))


def test_lorenzo_scores_nothing() -> None:
    """M-13.3: reports judge the player alone."""
    table = lorenzo(solo(f"{WHITES}; cross 15; reports 1; a: faith 3; turn a"), "2")

    assert "pending lost pending" == table.favours()
    assert 1 == len(MASTERS.score(table.state).totals)


def test_discards_move_the_cross() -> None:
    """M-13.3, M-5.7: as many spaces as resources."""
    table = solo(f"{WHITES}; cross 6; a: {FULL}; turn a")

    table.play("a: column 4; stone>out; servant>out")
    assert (8, "lost pending pending") == (table.state.cross, table.favours())


# Losing


def test_lost_by_the_last_card_discarded() -> None:
    """M-13.4: a colour has no card in the grid; the second discard finds nothing more."""
    gone = " ".join(str(card) for level in (1, 2, 3) for card in GREENS[level] if card != 45)
    table = lorenzo(solo(f"{WHITES}; gone {gone}; turn a"), "green")

    assert LOST == result(table)
    assert 1 == table.told.count("remove")


def test_lost_by_the_last_card_bought() -> None:
    """M-13.4: one's own purchase may empty the column, too."""
    gone = " ".join(str(c) for level in (1, 2, 3) for c in GREENS[level] if c not in (45, 1, 17))
    table = solo(f"gone {gone}; a: cards 1 17, box 9 coins, box 9 shields; turn a")

    assert LOST == result(table.play("a: buy 45"))


def test_not_lost_while_one_card_is_left() -> None:
    """M-13.4: one of level III is enough."""
    gone = " ".join(
        str(c) for level in (1, 2, 3) for c in GREENS[level] if c not in (41, 1, 45, 17)
    )
    table = solo(f"gone {gone}; top 45; a: cards 1 17, box 9 coins, box 9 shields; turn a")

    table.play("a: buy 45\nnature: card 41")
    assert "nature masters-token" == table.asked


@pytest.mark.parametrize(("cross", "token"), [(22, "2"), (23, "2"), (23, "1")])
def test_lost_by_the_cross(cross: int, token: str) -> None:
    """M-13.4: the cross is on 24 first; its report is resolved."""
    table = lorenzo(solo(f"{WHITES}; reports 1 2; cross {cross}; a: faith 19; turn a"), token)

    assert LOST == result(table)
    assert ("pending pending kept", 24) == (table.favours(), table.state.cross)


def test_not_lost_before_the_end_of_the_track() -> None:
    """M-13.4: 23 is not 24."""
    table = lorenzo(solo(f"{WHITES}; reports 1 2; cross 21; turn a"), "2")

    assert "a masters-turn" == table.asked


def test_lost_by_own_discards() -> None:
    """M-13.6: the cross reaches 24 in the player's turn; no token is drawn, no leader played."""
    table = solo(f"{WHITES}; reports 1 2; cross 23; a: {FULL}, hand 49; turn a")

    assert LOST == result(table.play("a: column 4; stone>out; servant>out"))


# Winning


def test_won_by_faith() -> None:
    """M-13.5: report 3 first, then the win; neither token nor leader follows."""
    table = solo(f"{WHITES}; reports 1 2; a: faith 23, hand 49 50; turn a").play("a: discard 49")

    assert WON == result(table)
    assert "pending pending kept" == table.favours()


def test_won_by_production() -> None:
    """M-13.5: two faith of card 18."""
    table = solo("reports 1 2; a: faith 22, cards 1 18, box 1 coin; turn a")

    assert WON == result(table.play("a: activate 18; produce"))


def test_won_by_the_seventh_card() -> None:
    """M-13.5: at once; the leader in hand stays there."""
    table = solo("top 3; a: box 2 coins, cards 1 17 33, cards 2 18 34, hand 49; turn a")

    assert WON == result(table.play("a: buy 3"))


def test_the_seventh_card_that_empties_a_colour() -> None:
    """M-13.5: a loss."""
    gone = " ".join(str(c) for c in (7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47))
    table = solo(f"gone {gone}; top 3; a: box 2 coins, cards 1 17 33, cards 2 18 34; turn a")

    assert LOST == result(table.play("a: buy 3"))


def test_the_red_marble_wins_before_the_discards() -> None:
    """M-13.6, M-5.5: the marker is on 24 before the resources are even stored."""
    table = solo(
        f"market rypp wwww bbgg y; reports 1 2; cross 23; a: faith 23, {FULL}; turn a"
    ).play("a: row 1")

    assert WON == result(table)
    assert (23, [24]) == (table.state.cross, table.faith())


# The score


def test_the_score_of_a_win() -> None:
    """M-13.7: as in section 12, here 20 for faith, 4 for the tile, 2 for ten resources."""
    table = solo("reports 1 2; a: faith 23, hand 49, box 10 coins; turn a").play("a: discard 49")

    lines = {name: points[0] for name, points in score_lines(table).items()}
    assert {"cards": 0, "faith": 20, "favours": 4, "leaders": 0, "resources": 2} == lines
    assert (1,) == table.places


def test_a_loss_has_no_winner() -> None:
    """M-13.7: nobody is in the first place."""
    table = lorenzo(solo(f"{WHITES}; reports 1 2; cross 23; a: faith 19; turn a"), "1")

    assert () == MASTERS.score(table.state).winners
