"""Setting up, sitting down, getting up, beginning: each makes a new row of an old one."""

import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from signoria.bots import BOTS
from signoria.games import find_game, guide_of
from signoria.kernel.game import make_options, parse_options
from signoria.kernel.match import one_line
from signoria.kernel.record import NATURE_NAME
from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.server.refusals import NotYours, TooLate
from signoria.server.store.rows import Person, Seat, TableRow
from signoria.server.tables.listing import invites
from signoria.server.wire import NewSeat, NewTable, Pace, Sit

SIGNS: Final = frozenset(':;[]"')
"""What records are punctuated with; no name in them has any."""
LONGEST_TOKEN: Final = 24
BEST: Final = BOTS[-1]
"""Who plays where nobody said which bot."""


def new_id() -> str:
    """Nobody guesses it: 96 bits."""
    return secrets.token_urlsafe(12)


# Setting up


def set_up(person: Person, wanted: NewTable, now: float) -> TableRow:
    """A table of a game that there is, with options that it has."""
    game = find_game(wanted.game)
    known = [switch.name for switch in game.switches]
    for name in wanted.switches:
        if name not in known:
            raise refuse(InvalidOptions, "options-unknown", name=name[:40], known=", ".join(known))
    options = make_options(len(wanted.seats), game.switches, game.seats, **wanted.switches)
    return TableRow(
        id=new_id(),
        title=wanted.title,
        game=game.name,
        rules=game.version,
        options=str(options),
        host=person.id,
        seats=tuple(chair(person, seat, private=wanted.private) for seat in wanted.seats),
        private=wanted.private,
        created=now,
        moved=now,
        # At a real table nobody's clock can be kept from here.
        pace=Pace() if wanted.companion else wanted.pace,
        companion=wanted.companion,
    )


def guided(person: Person, name: str, now: float) -> TableRow:
    """A private table of a title's guided first round, bots on the other chairs."""
    game, position = find_game(name), guide_of(name).position
    options, names, _ = game.position(position)
    me = Seat(kind="person", person=person.id, name=person.name)
    return TableRow(
        id=new_id(),
        title="",
        game=game.name,
        rules=game.version,
        options=str(options),
        host=person.id,
        seats=(me, *(bot_seat(BEST) for _ in names[1:])),
        private=True,
        created=now,
        moved=now,
        names=names,
        position=one_line(position),
    )


def chair(person: Person, wanted: NewSeat, *, private: bool, called: str = "") -> Seat:
    """A chair as it was wanted; `called` is whose it was in a record."""
    if wanted.kind == "me":
        return Seat(kind="person", person=person.id, name=wanted.name or person.name)
    if wanted.kind == "bot":
        return bot_seat(wanted.bot)
    return replace(_empty(private=private or wanted.kind == "friend"), name=called)


def _empty(*, private: bool) -> Seat:
    """A chair for whoever has its link, or for anybody: who is to see it at a private table?"""
    return Seat(kind="invited", invite=new_id()) if private else Seat(kind="open")


def bot_seat(name: str) -> Seat:
    """A chair for a bot that there is."""
    return Seat(kind="bot", bot=known_bot(name))


def known_bot(name: str) -> str:
    """The best one, if it was not said which."""
    if name and name not in BOTS:
        raise refuse(InvalidOptions, "bot-unknown", name=name[:40], known=", ".join(BOTS))
    return name or BEST


# Sitting down and getting up


def full(row: TableRow) -> bool:
    """Is every chair taken?"""
    return all(seat.kind in ("person", "bot") for seat in row.seats)


def seated(row: TableRow, person: Person, wanted: Sit) -> TableRow:
    """With this person on a chair; whoever sits there already stays."""
    if any(seat.kind == "person" and seat.person == person.id for seat in row.seats):
        return row
    if row.state != "waiting":
        raise refuse(TooLate, "server-begun")
    at = _free(row, person, wanted)
    taken = replace(row.seats[at], kind="person", person=person.id, name=person.name)
    return _with(row, at, taken)


def _free(row: TableRow, person: Person, wanted: Sit) -> int:
    """The chair that is kept for this person, that of the link, the one asked for, or any."""
    guest = bool(wanted.invite) and invites(row, wanted.invite)
    free = [at for at, seat in enumerate(row.seats) if _may_take(seat, person, guest=guest)]
    linked = [at for at, seat in enumerate(row.seats) if guest and _is_linked(seat, wanted.invite)]
    kept = [at for at in free if row.seats[at].person == person.id]
    asked = [at for at in free if at == wanted.seat]
    if wanted.seat is not None and not (kept or linked or asked):
        raise refuse(TooLate, "server-chair-taken")
    for choice in (kept, asked, linked, free):
        if choice:
            return choice[0]
    raise refuse(TooLate, "server-no-chair")


def _is_linked(seat: Seat, invite: str) -> bool:
    """The link's own chair, also one that is kept for a person: they may have lost their cookie."""
    return seat.kind == "invited" and seat.invite == invite


def _may_take(seat: Seat, person: Person, *, guest: bool) -> bool:
    """An open chair, one's own, or with a link any that is not kept for somebody else."""
    if seat.kind == "invited":
        return seat.person == person.id or (guest and not seat.person)
    return seat.kind == "open"


def risen(row: TableRow, person: Person) -> TableRow:
    """Before the beginning: the chairs are free again. Without anybody the table is no more."""
    seats = tuple(
        _empty(private=row.private or bool(seat.invite)) if seat.person == person.id else seat
        for seat in row.seats
    )
    if row.host != person.id:
        return replace(row, seats=seats)
    heir = next((seat.person for seat in seats if seat.kind == "person"), "")
    if heir:
        return replace(row, seats=seats, host=heir)
    return replace(row, seats=seats, state="over")


def replaced(row: TableRow, seats: Iterable[int], bot: str) -> TableRow:
    """A bot plays on these chairs for their people; "" = they play again themselves."""
    chosen = set(seats)
    return replace(
        row,
        seats=tuple(
            replace(seat, stand_in=bot) if at in chosen and seat.kind == "person" else seat
            for at, seat in enumerate(row.seats)
        ),
    )


def _with(row: TableRow, at: int, seat: Seat) -> TableRow:
    return replace(row, seats=(*row.seats[:at], seat, *row.seats[at + 1 :]))


# Beginning


def begun(row: TableRow, now: float) -> TableRow:
    """Everybody sits: from here on the log counts."""
    names = row.names or record_names(row.seats)
    return replace(row, state="playing", names=names, moved=now, asked=row.asked or _asked(row))


def _asked(row: TableRow) -> tuple[int, ...]:
    """Who is asked first, if chance does not answer by itself: lists show it at once."""
    if not row.companion:
        return ()
    game = find_game(row.game)
    options = parse_options(row.options, game.switches, game.seats)
    return tuple(decision.seat for decision in game.decisions(game.new(options)))


def without_waiting(row: TableRow, person: Person, bot: str) -> TableRow:
    """The empty chairs get a bot, or are taken away."""
    if row.host != person.id:
        raise refuse(NotYours, "server-host-only")
    if row.state != "waiting":
        raise refuse(TooLate, "server-begun")
    taken = [seat for seat in row.seats if seat.kind in ("person", "bot")]
    if bot:
        seats = [seat if seat in taken else bot_seat(bot) for seat in row.seats]
        return replace(row, seats=tuple(seats))
    if row.companion:
        # Whoever did not come plays at the real table, and the host writes it down.
        return replace(
            row, seats=tuple(_kept_by(person, seat, n) for n, seat in enumerate(row.seats, 1))
        )
    game = find_game(row.game)
    options = parse_options(row.options, game.switches, game.seats)
    fewer = make_options(len(taken), game.switches, game.seats, **dict(options.changed))
    return replace(row, seats=tuple(taken), options=str(fewer))


def _kept_by(person: Person, seat: Seat, n: int) -> Seat:
    if seat.kind in ("person", "bot"):
        return seat
    return Seat(kind="person", person=person.id, name=seat.name or f"{person.name} {n}")


def record_names(seats: Iterable[Seat]) -> tuple[str, ...]:
    """Names as records can write them, each once: what people are called, as far as it goes."""
    names: list[str] = []
    for at, seat in enumerate(seats, 1):
        name = _token(seat.name or seat.bot) or f"seat{at}"
        tries = [name, *(f"{name}-{n}" for n in range(2, len(names) + 3))]
        names.append(next(one for one in tries if one not in (*names, NATURE_NAME)))
    return tuple(names)


def _token(name: str) -> str:
    """`Anna María` as `Anna-María`; signs that show nothing or punctuate are left out."""
    known = unicodedata.normalize("NFC", name[: 4 * LONGEST_TOKEN])
    kept = "".join(
        sign for sign in "-".join(known.split()) if sign.isprintable() and sign not in SIGNS
    )
    return kept.lstrip("#?+-")[:LONGEST_TOKEN]


# Once more


def again(row: TableRow, person: Person, now: float) -> TableRow:
    """The same table; the others' chairs are kept for them until they sit down."""
    return TableRow(
        id=new_id(),
        title=row.title,
        game=row.game,
        rules=find_game(row.game).version,
        options=row.options,
        host=person.id,
        seats=tuple(_kept(seat, person) for seat in row.seats),
        private=row.private,
        created=now,
        moved=now,
        position=row.position,
        pace=row.pace,
        # A position's sentences name its seats.
        names=() if row.position is None else row.names,
        companion=row.companion,
    )


def _kept(seat: Seat, person: Person) -> Seat:
    if seat.kind == "bot":
        return seat
    if seat.person == person.id:
        return Seat(kind="person", person=person.id, name=seat.name)
    return Seat(kind="invited", person=seat.person, name=seat.name, invite=new_id())
