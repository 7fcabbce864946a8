"""`signoria replay`: a record verified, its score sheet, the table at any move of it."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


def test_the_sheet_is_printed_line_by_line(terminal: Terminal, record: str) -> None:
    """Every label in words, a column for each seat, the total, and who has won."""
    ran = terminal.run("replay", record)

    assert (0, "") == (ran.status, ran.err)
    assert ran.lines[0].startswith("Lorenzo il Magnifico, rules 1, players=2: ")
    assert ran.lines[0].endswith(" moves, all valid; the game is over")
    assert ["anna", "ben"] == ran.lines[2].split()
    rows = [line.split("  ")[0] for line in ran.lines[3:12]]
    assert [
        "Victory points during the game",
        "Territories",
        "Characters",
        "Ventures",
        "Military strength",
        "Resources",
        "Excommunication",
        "Total",
        "Place",
    ] == rows
    assert " wins with " in ran.lines[-1]


@pytest.mark.parametrize(
    ("language", "total", "wins"),
    [("cs", "Celkem", "vítězí"), ("pl", "Razem", "wygrywa"), ("sk", "Spolu", "víťazí")],
)
def test_the_sheet_has_a_language(
    terminal: Terminal, record: str, language: str, total: str, wins: str
) -> None:
    """`--lang` turns labels and the last line."""
    ran = terminal.run("replay", record, "--lang", language)

    assert any(line.startswith(f"{total} ") for line in ran.lines)
    assert wins in ran.lines[-1]


def test_the_sheet_for_machines(terminal: Terminal, record: str) -> None:
    """`--json`: headers, moves, scores that add up, winners, and the last table."""
    data = terminal.run("replay", record, "--json").json

    assert ("lorenzo", 1, "players=2") == (data["game"], data["rules"], data["options"])
    assert data["over"]
    scores = data["scores"]
    columns = zip(*(line["points"] for line in scores["lines"]), strict=True)
    assert scores["totals"] == [sum(column) for column in columns]
    assert {"id", "label", "points"} == set(scores["lines"][0])
    best = data["seats"][scores["totals"].index(max(scores["totals"]))]
    assert [best] == scores["winners"]
    assert 6 == data["state"]["round"]


def test_a_tie_is_explained(terminal: Terminal) -> None:
    """L-225: among equals who is earlier in the turn order wins, and the line says so."""
    text = '[Options "players=2"]\nround 6; order b a; all: nothing; over\n'
    path = terminal.write("tie.txt", text)

    last = terminal.run("show", path).lines[-1]

    assert last.endswith(" points each: a, b; b wins (L-225: earlier in the turn order)")


def test_the_table_at_any_move(terminal: Terminal, record: str) -> None:
    """`--at N` is the table after N moves with the question that was open."""
    data = terminal.run("replay", record, "--at", "40", "--json").json
    ran = terminal.run("replay", record, "--at", "40")

    assert 40 == data["moves"]
    assert not data["over"]
    assert "Round " in ran.out
    assert "Points as if it ended here:" in ran.lines[0]
    assert 0 == terminal.run("replay", record, "--at", "0").status


@pytest.mark.parametrize("count", ["-1", "100000"])
def test_there_is_no_table_beyond_the_record(terminal: Terminal, record: str, count: str) -> None:
    """Numbers outside the record are refused with the number of its moves."""
    assert f"after {int(count):,} moves; the record has " in (
        terminal.run("replay", record, "--at", count).refusal
    )


def test_every_move_can_be_told(terminal: Terminal, record: str) -> None:
    """`--moves` prints each move of the record with what happened."""
    ran = terminal.run("replay", record, "--moves")
    count = terminal.run("replay", record, "--json").json["moves"]

    numbers = [line[:4].strip() for line in ran.lines if line[:4].strip().isdigit()]
    assert [str(number) for number in range(1, count + 1)] == numbers
    assert any(line.startswith("       Round 6") for line in ran.lines)


def test_a_broken_record_keeps_its_valid_part(terminal: Terminal, record: str) -> None:
    """File, line, column and every reason; `--save-valid` writes what was valid, and it replays."""
    lines = Path(record).read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("r2 anna: "))
    lines[at] = "r2 anna: white>palace; black>palace"
    broken = terminal.write("broken.txt", "\n".join(lines))

    refusal = terminal.run("replay", broken, "--save-valid", "valid.txt").refusal
    assert f"{broken}:{at + 1}:24: black>palace is not possible now; L-41: " in refusal
    ran = terminal.run("replay", "valid.txt")
    assert 0 == ran.status
    assert "all valid; the game goes on" in ran.lines[0]
    assert terminal.read("valid.txt").rstrip().endswith("white>palace")


def test_a_cut_record_keeps_its_valid_part(terminal: Terminal, record: str) -> None:
    """A line that ends in the middle of a word, or was never one, breaks the record only there."""
    lines = Path(record).read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("r3 "))
    broken = terminal.write("broken.txt", "\n".join([*lines[:at], "r3 an"]))

    refusal = terminal.run("replay", broken, "--save-valid", "valid.txt").refusal

    assert f"{broken}:{at + 1}:1: a line of moves begins" in refusal
    assert lines[at - 1] == terminal.read("valid.txt").splitlines()[-1]
    assert 0 == terminal.run("replay", "valid.txt").status


def test_the_first_fault_is_told(terminal: Terminal, record: str) -> None:
    """A wrong move before a line that is none comes first."""
    lines = Path(record).read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("r2 anna: "))
    lines[at] = "r2 anna: nonsense"
    broken = terminal.write("broken.txt", "\n".join([*lines, "no line of moves"]))

    assert f"{broken}:{at + 1}:10: " in terminal.run("replay", broken).refusal


def test_a_broken_record_is_not_valid_at_all(terminal: Terminal) -> None:
    """Where not even the headers can be read, nothing is written."""
    broken = terminal.write("broken.txt", "[Game lorenzo]\n")

    assert terminal.run("replay", broken, "--save-valid", "valid.txt").refusal
    assert not Path("valid.txt").exists()


def test_a_valid_part_is_not_written_into_a_folder(terminal: Terminal, record: str) -> None:
    """What cannot be written is refused like anything else."""
    (terminal.folder / "folder").mkdir()

    assert "folder is a folder" in terminal.run("replay", record, "--save-valid", "folder").refusal
