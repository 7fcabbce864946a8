"""Games of a real table: the host answers for chance and for whoever has no phone at hand."""

from random import Random
from typing import Final

from signoria.kernel.decision import NATURE
from signoria.server.wire import (
    Back,
    Chair,
    Done,
    NewSeat,
    NewTable,
    Reasons,
    Refused,
    Sit,
    Start,
    Walk,
    Walked,
    Why,
)
from tests.server.tables.house import Eyes, House, at_once

ANNA: Final = NewSeat("me", name="Anna")
BEN: Final = NewSeat("me", name="Ben")
FRIEND: Final = NewSeat("friend")


def kept(game: str, *seats: NewSeat, private: bool = False, **switches: bool) -> NewTable:
    """A table that keeps a game."""
    return NewTable(game, list(seats), dict(switches), private=private, companion=True)


async def enter(eyes: Eyes, move: str) -> None:
    """Write down one answer, whoever's it is."""
    await eyes.all()
    assert isinstance(await eyes.play(move), Done), move


async def keep(eyes: Eyes, moves: int, rng: Random) -> None:
    """So many answers, for chance and for the seats that the keeper holds."""
    for _ in range(moves):
        await eyes.all()
        if eyes.over:
            return
        if eyes.ask is None:
            await eyes.send(Chair(1, eyes.asked[0]))
        await enter(eyes, rng.choice(eyes.question.options).move)


@at_once
async def test_the_host_answers_for_chance() -> None:
    """Nothing is thrown or dealt by itself; whoever looks on sees it, and is not asked."""
    house = House()
    host = await house.person("Zoe")
    table = await house.tables.create(host, kept("masters", ANNA, BEN))
    assert (table.state, table.companion, table.kept, table.mine) == ("playing", True, True, True)
    eyes, guest = await house.look(host, table.id), await house.look(None, table.id)
    assert (NATURE, "masters-marble", 6) == (
        eyes.question.seat,
        eyes.question.ask,
        len(eyes.question.options),
    )

    await enter(eyes, "marble white")
    await enter(eyes, "marble red; marble blue")

    await guest.all()
    assert guest.ask is None
    record = await house.tables.record(None, table.id)
    assert "setup nature: marble white; marble red; marble blue\n" in record
    assert isinstance(await guest.play("marble white"), Refused)
    assert not (await house.tables.table(None, table.id)).kept


@at_once
async def test_what_the_real_table_did_not_have() -> None:
    """A seventh white marble, a card that lies there already: refused with the reason."""
    house = House()
    host = await house.person("Zoe")
    table = await house.tables.create(host, kept("masters", ANNA, BEN))
    eyes = await house.look(host, table.id)
    await enter(eyes, "marble red")

    told = await eyes.play("marble red")
    assert isinstance(told, Refused)
    assert told.objections
    (reasons,) = await eyes.send(Why(3, eyes.at, "", "marble red"))
    assert isinstance(reasons, Reasons)
    assert reasons.wishes[0].objections
    (walked,) = await eyes.send(Walk(4, eyes.at, "marble blue"))
    assert isinstance(walked, Walked)
    assert walked.ask is None


@at_once
async def test_a_whole_game_is_kept() -> None:
    """By one person, on all chairs; the scores and the record are those of any table."""
    house = House()
    host = await house.person("Zoe")
    table = await house.tables.create(host, kept("masters", ANNA, BEN))
    eyes = await house.look(host, table.id)
    rng = Random(3)
    while not eyes.over:
        await keep(eyes, 50, rng)

    record = await house.tables.record(None, table.id)
    assert '[Seats "Anna Ben"]' in record
    assert "setup nature: marble" in record
    done = await house.tables.table(None, table.id)
    assert ("over", 2) == (done.state, len(done.totals))


@at_once
async def test_undo_of_any_distance() -> None:
    """Also what chance said; and what follows is asked anew, not thrown."""
    house = House()
    host = await house.person("Zoe")
    table = await house.tables.create(host, kept("lorenzo", ANNA, BEN))
    eyes = await house.look(host, table.id)
    rng = Random(5)
    while eyes.sight.moves < 30:
        await keep(eyes, 1, rng)
        await eyes.send(Chair(1, 0))
    assert 0 == eyes.undo.alone
    assert 0 < eyes.undo.last < eyes.sight.moves

    await eyes.send(Back(2, eyes.at, 4))

    await eyes.send(Chair(1, 0))
    assert 4 == eyes.sight.moves
    assert NATURE == eyes.question.seat


@at_once
async def test_secrets_stay_with_their_seat() -> None:
    """Whoever sits there tells what was dealt; the keeper sees it only from that chair."""
    house = House()
    host, ben = await house.person("Zoe"), await house.person("Ben")
    table = await house.tables.create(host, kept("lorenzo", ANNA, FRIEND, advanced=True))
    invite = table.seats[1].invite
    await house.tables.sit(ben, table.id, Sit(invite=invite))
    keeper, phone = await house.look(host, table.id), await house.look(ben, table.id)
    rng = Random(2)
    await keep(keeper, 3, rng)
    await enter(keeper, "order 1 2")

    await enter(phone, "bonus a")
    await enter(keeper, "bonus b")
    # Anna's cards are the keeper's to tell: Ben is not asked.
    await phone.all()
    assert phone.ask is None
    dealt: list[str] = []
    for _ in range(4):
        dealt.append(next(o.move for o in keeper.question.options if o.move not in dealt))
        await enter(keeper, dealt[-1])
        await keeper.all()

    # Ben's cards are his: the keeper is not asked, until he sits down there.
    # What is missing in the list would be Anna's: it has all that Ben may hold for possible.
    await phone.all()
    assert keeper.ask is None
    assert ("deal", 20) == (phone.question.ask, len(phone.question.options))
    assert isinstance(await phone.play(dealt[0]), Refused)
    await enter(phone, phone.question.options[-1].move)
    await keeper.all()
    told = phone.lines[-1].says
    assert not keeper.lines or told != keeper.lines[-1].says
    assert isinstance(await keeper.play(phone.question.options[-2].move), Refused)
    await keeper.send(Chair(1, 1))
    await enter(keeper, keeper.question.options[-2].move)
    assert "?" in await house.tables.record(host, table.id)


@at_once
async def test_a_friend_moves_by_phone_and_the_keeper_for_friends_without() -> None:
    """Both may; whoever is not the keeper sits on no other's chair."""
    house = House()
    host, ben = await house.person("Zoe"), await house.person("Ben")
    table = await house.tables.create(host, kept("lorenzo", ANNA, FRIEND, FRIEND))
    await house.tables.sit(ben, table.id, Sit(invite=table.seats[1].invite))
    begun = await house.tables.start(host, table.id, Start())
    assert ["Anna", "Ben", "Zoe 3"] == [seat.name for seat in begun.seats]
    keeper, phone = await house.look(host, table.id), await house.look(ben, table.id)
    await keep(keeper, 3, Random(1))
    await enter(keeper, "order 2 1 3")
    rng = Random(4)
    while keeper.ask is not None and NATURE == keeper.ask.seat:
        await enter(keeper, rng.choice(keeper.ask.options).move)
        await keeper.all()

    await phone.all()
    assert 1 == phone.question.seat
    (refused,) = await phone.send(Chair(1, 0))
    assert isinstance(refused, Refused)
    await enter(phone, phone.question.options[0].move)
    await keeper.send(Chair(1, 1))
    assert "turn" != keeper.question.ask
    assert 1 == keeper.question.seat


@at_once
async def test_after_a_restart() -> None:
    """Chance still waits for the keeper."""
    house = House()
    host = await house.person("Zoe")
    table = await house.tables.create(host, kept("masters", ANNA, BEN))
    await enter(await house.look(host, table.id), "marble white")

    again = House(store=house.store)
    await again.tables.open()
    await again.until_quiet()
    eyes = await again.look(host, table.id)

    assert (1, NATURE) == (eyes.sight.moves, eyes.question.seat)


@at_once
async def test_bots_sit_at_a_real_table() -> None:
    """They answer by themselves; their cards are told by the keeper."""
    house = House()
    host = await house.person("Zoe")
    table = await house.tables.create(host, kept("masters", ANNA, NewSeat("bot", bot="random")))
    eyes = await house.look(host, table.id)
    rng = Random(8)
    for _ in range(60):
        await house.until_quiet()
        await keep(eyes, 1, rng)
    await house.until_quiet()
    await eyes.all()

    assert {0, 1} <= {line.seat for line in eyes.lines}
