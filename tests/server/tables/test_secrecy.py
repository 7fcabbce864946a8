"""Nothing hidden leaves the server: two tables that a chair cannot tell apart send it one stream.

A game is played with every frame kept. In a second game all that a chair never got to know is
changed, move by move, in the log itself: other things were dealt, other things were kept. Then both
logs are shown to that chair step by step, and every byte is compared.
"""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from signoria.kernel.refusal import Refusal
from signoria.server.store.memory import MemoryStore
from signoria.server.store.rows import LogRow, Person, TableRow
from signoria.server.tables.course import Course
from signoria.server.wire import (
    Ask,
    Back,
    Between,
    Chair,
    Look,
    Plan,
    Score,
    Sight,
    Step,
    Walk,
    Why,
)
from tests.server.tables.house import Eyes, House, Hub, at_once

WORD = re.compile(r"[a-z0-9]+")
THINGS = ("+3", "end", "space:market.1", "card:29", "seat:0")


async def a_game(game: str, seed: int, answers: int, **switches: bool) -> tuple[Any, Any]:
    """Its row as it was when it began, and its log."""
    house, rng = House(seed=seed), Random(seed)
    table = await house.seated(game, "Anna", "Ben", "Carla", "Dan", **switches)
    for _ in range(answers):
        if table.eyes[0].over:
            break
        await table.play(1, rng)
    row = await house.store.table(table.table)
    assert row is not None
    return row, await house.store.log(table.table)


def known_words(row: TableRow, log: list[LogRow], chair: int | None) -> set[str]:
    """Every word that a chair could have heard or seen."""
    course = Course(row)
    heard: set[str] = set()
    for step in log:
        course.read(step)
        seen = course.game.view(course.match.state, chair).state
        heard |= words(course.game.picture(seen))
        decision = course.decision(chair)
        heard |= words([move.text for move in decision.moves] if decision else "")
    for told in course.told:
        if told.audience is None or chair in told.audience:
            heard |= words(told.move.text)
        heard |= words([event.message for event in told.events if event.known_to(chair)])
    return heard


def words(thing: object) -> set[str]:
    """The words of a text, or of anything as text."""
    return set(WORD.findall(str(thing)))


def otherwise(row: TableRow, log: list[LogRow], chair: int | None, rng: Random) -> list[LogRow]:
    """The log with every word that the chair never heard changed for another such word.

    It ends where the rules make something visible of the difference.
    """
    course = Course(row)
    for step in log:
        course.read(step)
    hidden = [told for told in course.told if told.audience and chair not in told.audience]
    secret = {word for told in hidden for word in told.move.text.split()[1:]}
    secret -= known_words(row, log, chair)
    words_ = sorted(secret, key=lambda word: (len(word), word))
    turn = rng.randrange(1, len(words_))
    change = dict(zip(words_, words_[turn:] + words_[:turn], strict=True))
    changed: list[LogRow] = []
    for step in log:
        body = step.body
        if step.kind == "moves":
            body = [[seat, changed_move(text, change)] for seat, text in body]
        changed.append(replace(step, body=body))
    return changed[: lawful(row, changed)]


def changed_move(text: str, change: dict[str, str]) -> str:
    """Numbers stay in order, as the notation has them."""
    verb, *args = text.split()
    new = [change.get(arg, arg) for arg in args]
    return " ".join([verb, *(sorted(new, key=lambda n: (len(n), n)) if new != args else args)])


def lawful(row: TableRow, log: list[LogRow]) -> int:
    """How many steps of the log can be."""
    course = Course(row)
    for at, step in enumerate(log):
        try:
            course.read(step)
        except Refusal:
            return at
    return len(log)


class Replay:
    """A log shown step by step, as another process would append it."""

    def __init__(self, row: TableRow, log: list[LogRow]) -> None:
        """Nothing is shown yet."""
        self.store, self.hub = MemoryStore(), Hub()
        self.house = House(self.store, self.hub.end())
        self.row, self.log = row, log
        self.person: Person | None = None

    async def open(self, chair: int | None) -> Eyes:
        """The first step is there; somebody looks from this chair."""
        await self.store.add_table(replace(self.row, state="playing", totals=(), places=()))
        await self.store.append(self.log[0])
        await self.house.tables.open()
        self.person = None
        if chair is not None:
            person = await self.house.person("Somebody")
            self.person = replace(person, id=self.row.seats[chair].person)
        return await self.house.look(self.person, self.row.id, chair)

    async def chronicle(self) -> bytes:
        """The course of the game in figures."""
        told = await self.house.tables.chronicle(self.person, self.row.id)
        return msgspec.json.encode(told)

    @property
    def state(self) -> object:
        """All that is true on the table."""
        course = self.house.tables._live[self.row.id].course
        assert course is not None
        return course.match.state

    async def show(self, at: int) -> None:
        """One more step."""
        await self.store.append(self.log[at])
        self.hub.listeners[0](self.row.id)
        await self.house.until_quiet()


async def everything(eyes: Eyes, *, tries: bool) -> list[bytes]:
    """All that one may be told now, to the byte; to try moves takes longest."""
    await eyes.all()
    await eyes.send(Score(1))
    await eyes.send(Chair(2, eyes.connection.chair))
    await eyes.send(Look(9, eyes.moves, since=0))
    await eyes.send(Between(9, 0, eyes.moves))
    if tries:
        for n in range(0, eyes.moves, 7):
            await eyes.send(Look(9, n))
    if tries and eyes.connection.chair is not None:
        for thing in THINGS:
            await eyes.send(Why(3, eyes.at, "", thing))
        await eyes.send(Walk(4, eyes.at, ""))
        await eyes.send(Plan(8, eyes.moves, []))
        await eyes.send(Plan(8, eyes.moves // 2, []))
        await eyes.send(Back(5, eyes.at - 1, 0))
        options = eyes.ask.options if isinstance(eyes.ask, Ask) else []
        for option in options[:6]:
            await eyes.send(Walk(6, eyes.at, option.move))
            await eyes.send(Why(7, eyes.at, option.move, option.move))
            await eyes.send(Plan(8, eyes.moves, [(eyes.question.seat, option.move)]))
    told, eyes.raw = eyes.raw, []
    return told


@pytest.mark.parametrize("chair", [0, 3, None])
@pytest.mark.parametrize(
    ("game", "advanced"), [("lorenzo", {"advanced": True}), ("masters", {})], ids=["l", "m"]
)
@pytest.mark.parametrize("seed", [2, 3])
@at_once
async def test_what_is_hidden_changes_no_byte(
    game: str, advanced: dict[str, bool], seed: int, chair: int | None
) -> None:
    """All that two tables tell that differ in hidden things alone, plans and looks back too."""
    row, log = await a_game(game, seed, 30, **advanced)
    other_log = otherwise(row, log, chair, Random(seed))
    assert other_log != log[: len(other_log)], "something hidden is another"
    one, other = Replay(row, log), Replay(row, other_log)
    eyes, other_eyes = await one.open(chair), await other.open(chair)
    kinds: set[type] = set()
    compared, differed = 0, False

    for at in range(1, len(other_log)):
        tries = at % 3 == 1
        first, second = [await everything(each, tries=tries) for each in (eyes, other_eyes)]
        assert first == second, f"before step {at}"
        assert await one.chronicle() == await other.chronicle(), f"before step {at}"
        compared += len(first)
        differed |= one.state != other.state
        await one.show(at)
        await other.show(at)
        frames = [*await eyes.all()]
        kinds |= {type(frame) for frame in frames}
        await other_eyes.all()

    assert {Step} <= kinds
    assert isinstance(eyes.sight, Sight)
    assert compared > 40
    assert differed, "and yet they are not the same"
