"""Texts that people bring, also those that nobody should."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Final

import pytest

from signoria.games import find_game
from signoria.kernel.refusal import Refusal
from signoria.locale import words
from signoria.server.refusals import NotNow
from signoria.server.tables.reading import MOST_BYTES, ReaderBeside, Reading, read
from tests.server.tables.house import at_once

RECORDS: Final = Path(__file__).parents[2] / "records"
GOLDEN: Final = [
    path for path in sorted(RECORDS.glob("*/*.txt")) if not path.name.endswith(".sheet.txt")
]
PATIENCE: Final = 5.0
"""Seconds for any text at all; none takes one, but a machine may be busy."""
HEAD: Final = '[Game "masters"] [Rules "{}"] [Options "players=2"] [Seats "a b"]\n'.format(
    find_game("masters").version
)
WHOLE: Final = (RECORDS / "lorenzo" / "basic-2.txt").read_text()
FULL: Final = MOST_BYTES - 1000
HOSTILE: Final = {
    "semicolons": HEAD + "setup nature: " + ";" * FULL,
    "plus signs": HEAD + "setup nature: " + " +" * (FULL // 2),
    "pieces": HEAD + "setup nature: " + "a;" * (FULL // 2),
    "empty lines": HEAD + "\n" * FULL,
    "lines": HEAD + "s n:a\n" * (FULL // 6),
    "headers": HEAD + "\n".join(f'[h{n} "b"]' for n in range(FULL // 16)),
    "headers in a line": HEAD + " ".join(f'[h{n} "b"]' for n in range(FULL // 16)),
    "nesting": "[" * (FULL // 2) + "]" * (FULL // 2),
    "open quotes": '[a "' * (FULL // 4),
    "one long line": HEAD + "setup nature: marble " + "w" * 200_000,
    "blanks": HEAD + "a" + " " * (FULL // 2) + "b" + " " * (FULL // 3),
    "names": HEAD.replace("a b", " ".join(f"n{n}" for n in range(FULL // 8))),
    "statements": '[Options "players=2"]\n' + "turn a;" * 13_000,
    "clauses": '[Options "players=2"]\nall: ' + "5 coins," * 12_000,
    "digits": "١" * 80_000,
    "half a sign": "\ud800" * 1000,
    "noughts": "\0" * FULL,
    "a game and a book": WHOLE + "# " + "x" * 200_000,
    "a game many times": WHOLE + WHOLE.partition("\n")[2] * 50,
}


@pytest.mark.parametrize("what", HOSTILE)
def test_no_text_takes_long(what: str) -> None:
    """Whatever it is: a reading, or a sentence with its place."""
    began = time.perf_counter()
    found = outcome(HOSTILE[what])

    assert time.perf_counter() - began < PATIENCE
    if isinstance(found, Refusal):
        assert words("en").refusal(found)


def outcome(text: str) -> Reading | Refusal:
    """What a text comes to; nothing but a refusal is ever raised."""
    try:
        return read(text)
    except Refusal as refusal:
        return refusal


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_are_read(path: Path) -> None:
    """Whole, to their end, and turn by turn."""
    reading = read(path.read_text())

    assert reading.over
    assert reading.broken is None
    assert 1 in reading.places or reading.game == "masters"
    assert all(len({seat for seat, _ in turn}) == 1 for turn in reading.turns)


def test_spoilt_records() -> None:
    """Records with something changed anywhere: read as far as they go, or refused in words."""
    rng = Random(5)
    kinds = {"whole": 0, "broken": 0, "refused": 0}
    say = words("en")
    for _ in range(400):
        text = spoilt(rng.choice(GOLDEN).read_text(), rng)
        found = outcome(text)
        if isinstance(found, Refusal):
            kinds["refused"] += 1
            assert say.refusal(found)
        elif found.broken is None:
            kinds["whole"] += 1
        else:
            kinds["broken"] += 1
            assert 1 <= found.broken.line <= len(text.splitlines()), text
            assert say.say(found.broken.message)
            assert read(text, found.moves) == found._replace(broken=None)
    assert all(n > 20 for n in kinds.values()), kinds


def test_only_so_many_moves() -> None:
    """As the game was then."""
    reading = read(WHOLE, 60)

    assert 60 == reading.moves
    assert not reading.over
    assert reading.broken is None
    assert "r2" == reading.label


def test_a_position_finds_its_game() -> None:
    """Whether it says so or not."""
    masters = read('[Options "players=2"]\nmarket wgyy bpwr pwgw b; a: 1 coin top; turn b')
    lorenzo = read("round 3; dice 6 2 1; all: nothing; a: 5 coins; turn a")

    assert ("masters", (1,), 0) == (masters.game, masters.asked, masters.moves)
    assert ("lorenzo", "r3", ("a", "b", "c", "d")) == (lorenzo.game, lorenzo.label, lorenzo.names)
    assert lorenzo.position == "round 3; dice 6 2 1; all: nothing; a: 5 coins; turn a"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is nothing to read in it."),
        (" \n\t", "There is nothing to read in it."),
        ("x" * (MOST_BYTES + 1), "That is too long for a record: 256 kB at most."),
        (WHOLE.replace("lorenzo", "chess", 1), "There is no game “chess” here; there are"),
        (WHOLE.replace('Rules "', 'Rules "9', 1), "written under rules 9"),
        ("hello there", "line 1, column 1: this is no statement: hello there"),
        (WHOLE.replace("players=2", "players=7"), "7 players"),
    ],
)
def test_a_sentence_for_what_is_refused(text: str, said: str) -> None:
    """What is wrong, and where."""
    found = outcome(text)

    assert isinstance(found, Refusal)
    assert said in words("en").refusal(found)


def test_names_of_any_script() -> None:
    """They are texts and nothing else."""
    first, second = WHOLE.splitlines()[2].split('[Seats "')[1].split('"')[0].split()
    text = WHOLE.replace(first, "Анна✦").replace(second, "<script>")
    reading = read(text)

    assert {"Анна✦", "<script>"} == set(reading.names)
    assert reading.over


@at_once
async def test_what_takes_too_long_is_given_up() -> None:
    """And the next text is read as if nothing had been."""
    slow = ReaderBeside(seconds=0.0)
    with pytest.raises(NotNow) as refusal:
        await slow.read(WHOLE)
    assert "server-record-slow" == refusal.value.message.id
    await slow.close()

    reader = ReaderBeside()
    both = await asyncio.gather(reader.read(WHOLE), reader.read(WHOLE, 3))
    assert [True, False] == [each.over for each in both]
    with pytest.raises(Refusal) as wrong:
        await reader.read("hello there")
    assert (1, 1) == (wrong.value.line, wrong.value.column)
    await reader.close()


def spoilt(text: str, rng: Random) -> str:
    """One to three things changed: signs, words, lines."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text))
        to = min(len(text), at + rng.randint(1, 30))
        text = rng.choice(
            (
                text[:at] + text[to:],
                text[:at] + text[at:to] * 2 + text[to:],
                text[:at] + rng.choice('?#;:+"[]\n\t\0é٣ 9') + text[at:],
                text[:at] + text[at:to].swapcase() + text[to:],
                text[:at],
                "\n".join(rng.sample(text.splitlines(), text.count("\n"))),
                text.replace(rng.choice(text.split() or [""]), rng.choice(text.split() or [""]), 1),
            )
        )
        text = text or "?"
    return text
