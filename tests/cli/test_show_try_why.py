"""`show`, `try` and `why`: a position or a record looked at, played on, asked about."""

from pathlib import Path

import pytest

from tests.cli.terminal import POSITION, Terminal

# Show


def test_show_draws_the_table_and_the_options(terminal: Terminal, position: str) -> None:
    """What lies on the table, whose turn it is, and every answer in notation and in words."""
    ran = terminal.run("show", position)

    assert (0, "") == (ran.status, ran.err)
    assert "Round 3 of 6, period 2. Dice: White 6, Black 2, Orange 1" == ran.lines[0]
    assert "  building.3 (value 5): 35 Painters' Guild, +1 military point" in ran.lines
    assert "  palace (council palace): carla White, anna Neutral" in ran.lines
    assert "  leaders in hand: Francesco Sforza [sforza]" in ran.lines
    assert "anna: Place a family member or use a leader" in ran.lines
    assert any(line.startswith("  white>market.1 ") for line in ran.lines)


@pytest.mark.parametrize(
    ("language", "dice"),
    [
        ("cs", "Kostky: Bílá 6, Černá 2, Oranžová 1"),
        ("pl", "Kości: Biała 6, Czarna 2, Pomarańczowa 1"),
        ("sk", "Kocky: Biela 6, Čierna 2, Oranžová 1"),
    ],
)
def test_show_calls_dice_dice(terminal: Terminal, position: str, language: str, dice: str) -> None:
    """A die is a she where a family member is a he."""
    assert terminal.run("show", position, "--lang", language).lines[0].endswith(dice)


def test_show_hides_what_a_seat_may_not_know(terminal: Terminal, position: str) -> None:
    """L-147: leaders in hand are their owner's secret; only the asked seat has options."""
    own = terminal.run("show", position, "--seat", "anna").out
    other = terminal.run("show", position, "--seat", "ben").out

    assert "sforza" in own
    assert "sforza" not in other
    assert "leaders in hand: hidden" in other
    assert "white>market.1" in own
    assert "white>market.1" not in other


def test_show_gives_the_table_to_machines(terminal: Terminal, position: str) -> None:
    """`--json` has the picture, goods and points of everybody, and the open decision."""
    shown = terminal.run("show", position, "--json").json

    assert ["anna", "ben", "carla"] == shown["seats"]
    assert 5 == shown["players"][0]["goods"]["coins"]
    assert [29, 34] == shown["players"][0]["cards"]["building"]
    assert {"anna": "turn"} == {each["seat"]: each["ask"] for each in shown["decisions"]}
    assert 35 == shown["state"]["towers"][2]["floors"][2]["card"]
    assert not shown["over"]


def test_show_knows_a_record_from_a_position(terminal: Terminal, record: str) -> None:
    """A text with a [Rules] header and lines of moves is a record: here one played to its end."""
    ran = terminal.run("show", record)

    assert 0 == ran.status
    assert any(line.startswith("Total ") for line in ran.lines)
    assert " wins with " in ran.lines[-1]


def test_a_position_may_name_its_game_and_rules(terminal: Terminal) -> None:
    """Headers that a record has, too, do not make a record of a position."""
    path = terminal.write("p.txt", '[Game "lorenzo"] [Rules "1"]\nround 2; turn c\n')

    assert "Round 2 of 6" in terminal.run("show", path).out


def test_a_dash_is_stdin(terminal: Terminal, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`-` reads the text from a pipe."""
    text = Path(record).read_text(encoding="utf-8")
    shown = terminal.run("show", "-", typed=POSITION)

    assert "Round 3 of 6" in shown.out
    assert terminal.run("show", record) == terminal.run("show", "-", typed=text)


# Try


def test_try_plays_moves_of_several_seats(terminal: Terminal, position: str) -> None:
    """Events in sentences, then everybody's goods and points, then the next question."""
    moves = "use botticelli; white>market.1; end / carla: black>harvest +0"
    ran = terminal.run("try", position, moves)

    assert (0, "") == (ran.status, ran.err)
    assert "the only answer: anna: +0" in ran.lines
    assert "  anna gains 4 coins" in ran.lines  # 5 less 1 under tile I-2
    assert any(line.startswith("anna: coins 9, wood 2, ") for line in ran.lines)
    assert "ben: Place a family member or use a leader" in ran.lines


def test_try_takes_lines_and_names(terminal: Terminal, position: str) -> None:
    """Seats on lines of their own are as good as ` / ` between them."""
    one = terminal.run("try", position, "anna: white>market.1; end / carla: black>market.2")
    two = terminal.run("try", position, "anna: white>market.1; end\ncarla: black>market.2\n")

    assert 0 == one.status
    assert one == two


def test_try_leaves_the_file_alone(terminal: Terminal, position: str) -> None:
    """It is a rehearsal."""
    terminal.run("try", position, "white>market.1")

    assert POSITION == Path(position).read_text(encoding="utf-8")


def test_try_for_machines(terminal: Terminal, position: str) -> None:
    """`--json` has events, players and the next decision, and says which answers were forced."""
    tried = terminal.run("try", position, "white>market.1; end", "--json").json

    assert tried["ok"]
    forced = {each["move"]: each["forced"] for each in tried["moves"]}
    assert {"white>market.1": False, "+0": True, "end": False} == forced
    event = tried["events"][1]
    assert ("event-gain", "anna gains 4 coins") == (event["id"], event["text"])
    assert 9 == tried["players"][0]["goods"]["coins"]
    assert "botticelli" == tried["players"][0]["played"][0]["leader"]
    assert {"total", "vp"} == set(tried["players"][0]["points"])
    assert ("carla", "turn") == (tried["decision"]["seat"], tried["decision"]["ask"])
    assert {"move", "text"} == set(tried["decision"]["options"][0])


def test_try_for_machines_with_every_reason(terminal: Terminal, position: str) -> None:
    """What is refused comes with rules and figures, which move it was, and exit status 2."""
    ran = terminal.run("try", position, "use botticelli; black>building.3", "--json")

    assert 2 == ran.status
    assert not ran.json["ok"]
    assert (2, "black>building.3") == (ran.json["at"], ran.json["move"])
    cost, value = ran.json["objections"]
    assert ("L-75", {"cost": "4 wood", "has": 2}) == (cost["rule"], cost["args"])
    assert "L-52" == value["rule"]
    assert value["text"].startswith("L-52: value 5 is needed")
    assert 1 == len(ran.err.splitlines())


def test_try_without_answers_of_its_own(terminal: Terminal, position: str) -> None:
    """With `--no-auto` even the only answer must be given."""
    refused = terminal.run("try", position, "white>market.1; end", "--no-auto")
    given = terminal.run("try", position, "white>market.1 +0; end", "--no-auto")

    assert "move 2 (end): " in refused.refusal
    assert 0 == given.status


def test_try_lets_a_person_be_chance(terminal: Terminal) -> None:
    """`nature: …` chooses what is dealt; a record is gone on with where it ends."""
    text = '[Game "lorenzo"] [Rules "1"] [Options "players=2"] [Seats "a b"]\n'
    path = terminal.write("fresh.txt", text)

    ran = terminal.run("try", path, "nature: tile 1.4; tile 2.6; tile 3.1; order 2 1")

    assert 0 == ran.status
    assert "  Turn order: b and a" in ran.lines


def test_try_to_the_end_of_a_game(terminal: Terminal) -> None:
    """When the last answer ends the game, the score sheet and the winner are shown."""
    text = '[Options "players=2 round6_ask"]\nround 6; report; a: 5 faith; b: 5 faith, 3 points\n'
    path = terminal.write("end.txt", text)

    ran = terminal.run("try", path, "a: support / b: support")
    data = terminal.run("try", path, "a: support / b: support", "--json").json

    assert 0 == ran.status
    assert any(line.startswith("Total ") for line in ran.lines)
    assert data["over"]
    assert ["b"] == data["score"]["winners"]
    assert "decision" not in data


def test_nothing_is_played_after_the_end(terminal: Terminal, record: str) -> None:
    """L-213: a game that is over takes no more moves, and says so."""
    assert "L-213: the game is over" in terminal.run("try", record, "white>palace").refusal
    assert "  L-213: the game is over" in terminal.run("why", record, "white>palace").lines


# Why


def test_why_names_every_reason(terminal: Terminal, position: str) -> None:
    """A thing is every move that may be meant, each with all its reasons, or allowed."""
    ran = terminal.run("why", position, "building.3")

    assert (0, "") == (ran.status, ran.err)
    assert "black>building.3: not allowed" in ran.lines
    assert "  L-75: the cost is 4 wood; 2 left for it" in ran.lines
    assert "white>market.1: allowed" in terminal.run("why", position, "market.1").lines


@pytest.mark.parametrize(
    "wish", ["card 35", "white", "sforza", "+3", "privilege coins", "lose wood"]
)
def test_why_takes_things_and_moves(terminal: Terminal, position: str, wish: str) -> None:
    """Cards, members, leaders, servants and privileges can be wished for."""
    ran = terminal.run("why", position, wish)

    assert (0, "") == (ran.status, ran.err)
    assert ran.lines


@pytest.mark.parametrize(
    ("game", "number", "said"),
    [
        ("lorenzo", "97", "there is no card 97"),
        ("lorenzo", "card 1000", "there is no card 1000"),
        ("lorenzo", "99999", "there is no card 99999"),
        ("masters", "65", "there is no card or leader 65"),
        ("masters", "1000", "there is no card or leader 1000"),
    ],
)
def test_why_of_a_number_on_no_card(terminal: Terminal, game: str, number: str, said: str) -> None:
    """The number is said as it was typed."""
    ran = terminal.run("why", terminal.write("p.txt", "turn a\n"), number, "--game", game)

    assert (2, f"signoria: {said}\n") == (ran.status, ran.err)


@pytest.mark.parametrize(
    ("language", "wish", "meant"),
    [
        ("en", "Painters", "white>building.3"),
        ("en", "council palace", "white>palace"),
        ("cs", "cech malířů", "white>building.3"),
        ("cs", "palác signorie", "white>palace"),
        ("pl", "sforza", "play sforza"),
        ("sk", "cech maliarov", "white>building.3"),
    ],
)
def test_why_takes_names(
    terminal: Terminal, position: str, language: str, wish: str, meant: str
) -> None:
    """What is called by its name in one's own language is the same as by number or notation."""
    ran = terminal.run("why", position, wish, "--lang", language)

    assert (0, "") == (ran.status, ran.err)
    assert any(line.startswith(f"{meant}: ") for line in ran.lines)


def test_why_looks_behind_the_first_move(terminal: Terminal, position: str) -> None:
    """Of several moves the first that cannot be is explained, the others being played."""
    later = terminal.run("why", position, "white>market.1 +4")
    first = terminal.run("why", position, "white>building.3 +2; less wood")

    assert "+4: not allowed" == later.lines[0]
    assert "  L-56: 4 servants: you have 0" in later.lines
    assert "white>building.3: not allowed" == first.lines[0]


def test_why_of_another_seat(terminal: Terminal, position: str) -> None:
    """`--seat` asks for somebody else: it is not ben's turn."""
    ran = terminal.run("why", position, "white>market.1", "--seat", "ben")

    assert "  L-40: it is not your turn; asked: anna" in ran.lines


def test_why_for_machines(terminal: Terminal, position: str) -> None:
    """`--json` has each meant move with its objections."""
    asked = terminal.run("why", position, "building.3", "--json").json

    assert ("anna", "building.3") == (asked["seat"], asked["wish"])
    rules = {each["move"]: [o["rule"] for o in each["objections"]] for each in asked["moves"]}
    assert ["L-75"] == rules["white>building.3"]
    assert ["L-75", "L-52"] == rules["black>building.3"]


# A record at any move


def test_a_record_is_looked_at_and_played_on_from_any_move(terminal: Terminal, record: str) -> None:
    """`--at N`: the table, other moves than those that followed, and reasons, as they were then."""
    then = terminal.run("replay", record, "--at", "40", "--json").json
    shown = terminal.run("show", record, "--at", "40", "--json").json
    assert (40, then["state"]) == (shown["moves"], shown["state"])

    (asked,) = shown["decisions"]
    for option in (asked["options"][0]["move"], asked["options"][-1]["move"]):
        tried = terminal.run("try", record, option, "--at", "40", "--json").json
        assert (option, asked["seat"]) == (tried["moves"][0]["move"], tried["moves"][0]["seat"])
        (wish,) = terminal.run("why", record, option, "--at", "40", "--json").json["moves"]
        assert wish["ok"]


@pytest.mark.parametrize("args", [("show",), ("try", "white>palace"), ("why", "palace")])
def test_a_move_that_a_record_does_not_have(
    terminal: Terminal, record: str, args: tuple[str, ...]
) -> None:
    """More moves than there are, or fewer than none."""
    command, *rest = args
    for count in ("9999", "-1"):
        refusal = terminal.run(command, record, *rest, "--at", count).refusal
        assert refusal.startswith("there is no position after ")
