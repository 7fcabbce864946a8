"""Records: reading, writing, and every way in which one can be broken."""

import time
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.decision import NATURE
from signoria.kernel.match import BrokenRecord, Match
from signoria.kernel.record import MOST_BYTES, Written, check_names, read_record, split_moves
from signoria.kernel.refusal import InvalidOptions, InvalidRecord, Refusal
from tests.kernel.coins import COINS, State, options

ANN, BOB, CAT = range(3)
HEADERS = '[Game "coins"] [Rules "7"] [Options "players=2"] [Seats "ann bob"]\n'
GAME = (
    HEADERS
    + """\
r1 nature: heads; drop 1; drop 2
r1 ann: bid 3
r1 bob: bid 0
r1 ann: +1 +1; stop
r2 nature: tails; drop 3; drop 3
"""
)


def played(text: str) -> Match[State]:
    """The match that a record tells."""
    return Match.from_record(COINS, read_record(text))


def random_match(seed: int, names: tuple[str, ...] = ("ann", "bob", "cat")) -> Match[State]:
    """A whole game, moved at random; all bids are given in some order."""
    rng = Random(seed)
    m = Match(COINS, options(len(names)), names, Random(seed))
    while not m.over:
        decision = rng.choice(m.decisions)
        m.choose(decision.seat, rng.choice(decision.moves))
    return m


# Reading and writing


def test_a_record_is_readable() -> None:
    """A line is a person's turn, `;` parts moves, `+` follows a blank."""
    m = Match(COINS, options(), ("ann", "bob"))
    m.play(NATURE, "heads; drop 1; drop 2")
    m.play(ANN, "bid 3")
    m.play(BOB, "bid 0")
    m.play(ANN, "+1 +1; stop")
    m.play(NATURE, "tails; drop 3; drop 3")

    assert GAME == m.record()


def test_a_record_is_replayed() -> None:
    """The same State and the same entries, audiences included; a person may go on."""
    m = played(GAME)

    assert 2 == m.state.round
    assert [(1, 3), (2, 3)] == m.state.purses
    assert GAME == m.record()
    m.play(BOB, "bid 1")


@given(st.integers(0, 2**32), st.sampled_from([("ann", "bob"), ("عائشة", "Ωmega", "o'Neill-3+")]))
def test_every_game_comes_back_from_its_record(seed: int, names: tuple[str, ...]) -> None:
    """replay(record) == state, and writing again changes nothing; Arabic names are names."""
    m = random_match(seed, names)

    again = played(m.record())

    assert m.state == again.state
    assert m.entries == again.entries
    assert m.names == again.names
    assert m.record() == again.record()


def test_a_game_from_a_position_comes_back_from_its_record() -> None:
    """The position stands in a header of its own, in one line."""
    m = Match.from_position(COINS, "round 2\npoints 4 1\n", Random(1))
    m.play(ANN, "bid 1")
    m.play(BOB, "bid 0")

    again = played(m.record())

    assert m.state == again.state


def test_comments_and_blank_lines_are_passed_over() -> None:
    """`#` begins a line of comment; people indent and leave room."""
    text = "# a game\n\n" + GAME.replace("r1 ann", "  # who?\n\t r1   ann ").replace("; ", " ;;  ")

    assert played(GAME).state == played(text).state


def test_every_move_knows_its_place() -> None:
    """Line and column count from 1, label and name are those of the line."""
    record = read_record(HEADERS + "# x\n  r1 ann:  +1 +1;stop\n")

    expected = (
        Written("r1", "ann", "+1", 3, 12),
        Written("r1", "ann", "+1", 3, 15),
        Written("r1", "ann", "stop", 3, 18),
    )
    assert expected == record.moves
    assert ("Game", "coins", 1, 1) == record.header("Game")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a>b +2; c", [(0, "a>b"), (4, "+2"), (8, "c")]),
        ("a b c", [(0, "a b c")]),
        (" ;; a ;b;", [(4, "a"), (7, "b")]),
        ("+1 +2", [(0, "+1"), (3, "+2")]),
        ("a+b; c", [(0, "a+b"), (5, "c")]),
        ("", []),
    ],
)
def test_moves_are_parted(text: str, expected: list[tuple[int, str]]) -> None:
    """By `;`, and before a `+` that follows a blank; inside a word `+` is a letter."""
    assert expected == list(split_moves(text))


@given(st.text(alphabet="ab+; ", max_size=12))
def test_no_letter_of_a_line_is_lost(text: str) -> None:
    """All that is not blank and no `;` stands in one of the moves."""
    found = "".join(piece for _, piece in split_moves(text))

    assert text.replace(" ", "").replace(";", "") == found.replace(" ", "")


def test_long_lines_are_parted_quickly() -> None:
    """A paste of blanks costs no more than a paste of letters."""
    begun = time.perf_counter()

    list(split_moves("x" + " " * 20_000 + "y"))

    assert time.perf_counter() - begun < 1


# What others may not know


def test_a_seats_own_copy_hides_what_it_may_not_know() -> None:
    """`?` stands for what fell into other purses; a spectator sees none."""
    m = played(GAME)

    assert "r1 nature: heads; drop 1; ?" == m.record(ANN, whole=False).splitlines()[1]
    assert "r1 nature: heads; ?; drop 2" == m.record(BOB, whole=False).splitlines()[1]
    assert "r1 nature: heads; ?; ?" == m.record(None, whole=False).splitlines()[1]
    assert GAME == m.record(BOB)


def test_a_sealed_answer_is_hidden_in_other_copies_until_it_opens() -> None:
    """While a bid lies sealed, only its owner's copy shows it."""
    m = Match(COINS, options(), ("ann", "bob"))
    m.play(NATURE, "heads; drop 1; drop 2")
    m.play(ANN, "bid 3")

    assert "bid 3" in m.record(ANN, whole=False)
    assert "bid 3" not in m.record(BOB, whole=False)
    assert "bid 3" not in m.record(None, whole=False)

    m.play(BOB, "bid 0")
    assert "bid 3" in m.record(BOB, whole=False)


def test_the_whole_opens_at_the_end() -> None:
    """When the game is over nothing is hidden."""
    m = random_match(1)

    assert m.record() == m.record(None, whole=False)


def test_a_copy_with_blanks_cannot_be_replayed() -> None:
    """It is refused at the first blank, and what was before it is kept."""
    with pytest.raises(BrokenRecord) as refusal:
        played(played(GAME).record(BOB, whole=False))

    assert "line 2, column 19: record-hidden" == str(refusal.value)
    assert ["heads"] == [entry.move.text for entry in refusal.value.match.entries]


# Broken records


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('[Game "coins"]', "", "record-header-missing name=Game"),
        ('[Rules "7"]', "", "record-header-missing name=Rules"),
        ('[Options "players=2"]', "", "record-header-missing name=Options"),
        ('[Seats "ann bob"]', "", "record-header-missing name=Seats"),
        ('[Rules "7"]', '[Game "mill"]', "line 1, column 16: record-header-twice name=Game"),
        ('[Rules "7"]', "[Rules 7]", "line 1, column 1: record-header text="),
        ('[Rules "7"]', '[Rules "7]', "line 1, column 1: record-header text="),
        ('[Rules "7"]', '[Rules "7"] x', "line 1, column 1: record-header text="),
        ("r1 ann: bid 3", "r1 ann bid 3", "line 3, column 1: record-line text=r1 ann bid 3"),
        ("r1 ann: bid 3", "ann: bid 3", "line 3, column 1: record-line text=ann: bid 3"),
        ("r1 ann: bid 3", "r 1 ann: bid", "line 3, column 1: record-line text=r 1 ann: bid"),
    ],
)
def test_a_form_that_is_no_record_is_refused(old: str, new: str, reason: str) -> None:
    """With line, column and what stands there."""
    with pytest.raises(InvalidRecord) as refusal:
        read_record(GAME.replace(old, new, 1))

    assert str(refusal.value).startswith(reason)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("r1 ann: bid 3", "r1 ann: bid 4", "line 3, column 9: move-unknown text=bid 4"),
        ("r1 ann: bid 3", "r1 ann: heads", "line 3, column 9: move-illegal move=heads"),
        (
            "r1 ann: bid 3",
            "r1 eve: bid 3",
            "line 3, column 9: record-seat-unknown name=eve known=ann, bob",
        ),
        (
            "r1 ann: bid 3",
            "r2 ann: bid 3",
            "line 3, column 9: record-label found=r2 label=r1",
        ),
        ("r1 ann: bid 3", "r1 ann: ?", "line 3, column 9: record-hidden"),
        ("r1 bob: bid 0", "r1 ann: bid 0", "line 4, column 9: not-asked name=ann asked=bob"),
        ("+1 +1; stop", "+1 +3; stop", "line 5, column 12: move-illegal move=+3"),
        ("+1 +1; stop", "+1; +1;  bid 0", "line 5, column 18: move-illegal move=bid 0"),
        ("heads; drop 1", "drop 1", "line 2, column 12: move-illegal move=drop 1"),
    ],
)
def test_a_record_against_the_rules_is_refused_at_its_place(
    old: str, new: str, reason: str
) -> None:
    """With line, column and reason; `match` is the part that was valid before it."""
    text = GAME.replace(old, new, 1)

    with pytest.raises(BrokenRecord) as refusal:
        played(text)

    assert reason == str(refusal.value)
    valid = refusal.value.match.entries
    moves = read_record(text).moves
    bad = moves[len(valid)]
    assert [move.text for move in moves[: len(valid)]] == [entry.move.text for entry in valid]
    assert (refusal.value.line, refusal.value.column) == (bad.line, bad.column)


def test_an_illegal_move_of_a_record_tells_why() -> None:
    """The objections of the game come with the refusal."""
    with pytest.raises(BrokenRecord) as refusal:
        played(GAME.replace("+1 +1", "+1 +3"))

    assert ["C-1 no-option move=+3"] == list(map(str, refusal.value.objections))


@pytest.mark.parametrize("text", ["r1 ann: +1 stop", "r1 ann: +1 1", "r1 ann: + 1"])
def test_no_part_of_a_line_is_passed_over(text: str) -> None:
    """What cannot be a move is refused, not forgotten."""
    with pytest.raises(InvalidRecord):
        played(GAME.replace("r1 ann: +1 +1; stop", text))


def test_a_record_of_other_rules_is_refused() -> None:
    """The rules version changes exactly when behaviour changes."""
    with pytest.raises(InvalidRecord) as refusal:
        played(GAME.replace('Rules "7"', 'Rules "6"'))

    assert "line 1, column 16: record-version name=coins found=6 here=7" == str(refusal.value)


def test_a_record_of_another_game_is_refused() -> None:
    """Whatever its rules version is."""
    with pytest.raises(InvalidRecord):
        played(GAME.replace('Game "coins"', 'Game "cards"'))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ann bob", "ann", "line 1, column 50: record-seats n=1 players=2"),
        ("ann bob", "ann bob cat", "line 1, column 50: record-seats n=3 players=2"),
        ("ann bob", "ann ann", "line 1, column 50: record-name-taken name=ann"),
        ("ann bob", "ann nature", "line 1, column 50: record-name-taken name=nature"),
        ("ann bob", "ann b:b", "line 1, column 50: record-name name=b:b"),
        ("players=2", "players=9", "line 1, column 28: options-players most=3 least=2 n=9"),
        (
            "players=2",
            "fast",
            "line 1, column 28: options-unknown name=fast known=rounds, bent, first",
        ),
    ],
)
def test_headers_are_held_against_the_game(old: str, new: str, reason: str) -> None:
    """Seats and options as everywhere, with the place of the header."""
    with pytest.raises((InvalidRecord, InvalidOptions)) as refusal:
        played(GAME.replace(old, new))

    assert reason == str(refusal.value)


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "a b", "a\tb", "a:b", "a;b", "a[b", "a]b", 'a"b', "#a", "?", "?a", "+1", ":",
        "a\u200bb", "a\u202eb", "a\x00", "a\u2028b", "x" * 41, "nature",
    ],
)  # fmt: skip
def test_names_that_a_record_cannot_hold_are_refused(name: str) -> None:
    """No blanks, no colons, nothing that cannot be seen, none that is too long."""
    with pytest.raises(InvalidRecord):
        check_names(["ann", name])


@pytest.mark.parametrize(
    "name", ["ann", "Łucja", "محمد", "李雷", "d'Este", "x" * 40, "1", "a?", "a#1", "-", "ё", "🂡"]
)
def test_names_of_people_are_names(name: str) -> None:
    """In every script."""
    assert ("ann2", name) == check_names(["ann2", name])


def test_a_name_is_taken_once() -> None:
    """Whoever is second needs another."""
    with pytest.raises(InvalidRecord, match="record-name-taken name=bob"):
        check_names(["bob", "ann", "bob"])


# Pastes


def outcome(reader: Callable[[str], object], text: str) -> str:
    """The id of the refusal, or `record` where it is read; other errors come through."""
    try:
        reader(text)
    except Refusal as refusal:
        return refusal.message.id
    return "record"


@pytest.mark.parametrize("filling", ["a", " ", "\n", "[", ";", "r1 ann: +1\n", "؟"])
def test_ten_megabytes_are_refused_at_once(filling: str) -> None:
    """Nobody's paste keeps the program busy."""
    text = HEADERS + filling * (10_000_000 // len(filling))
    begun = time.perf_counter()

    with pytest.raises(InvalidRecord) as refusal:
        read_record(text)

    assert f"record-too-long most={MOST_BYTES}" == str(refusal.value)
    assert time.perf_counter() - begun < 1


@given(st.text())
def test_any_text_is_a_record_or_a_refusal(text: str) -> None:
    """read_record never raises anything but a Refusal."""
    for candidate in (text, HEADERS + text, f"{HEADERS}r1 ann: {text}"):
        assert outcome(read_record, candidate).startswith("record")


@given(
    st.lists(
        st.sampled_from(
            ["[", "]", '"', "Game", "r1", "ann", ":", ";", "+", "+1", "?", "#", " ", "\n", "stop"]
        ),
        max_size=30,
    ).map("".join)
)
def test_any_pieces_of_records_are_a_record_or_a_refusal(text: str) -> None:
    """Neither reading nor replaying raises anything but a Refusal."""
    for candidate in (text, GAME + text, GAME.replace("stop", text)):
        assert outcome(played, candidate)


@given(st.integers(0, len(GAME)), st.integers(0, 12), st.text(max_size=3))
def test_a_damaged_record_is_a_record_or_a_refusal(at: int, length: int, new: str) -> None:
    """Cut anywhere and mended with anything."""
    assert outcome(played, GAME[:at] + new + GAME[at + length :])
