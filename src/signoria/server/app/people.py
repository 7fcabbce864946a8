"""Who somebody is: coming in with a name, keeping it with a password, coming back."""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.server.app.cookies import AGE, new_token, token_hash
from signoria.server.app.names import name_of, password_of, user_name_of
from signoria.server.app.passwords import Passwords, code_hash, new_codes
from signoria.server.refusals import NotYours, TooLate
from signoria.server.store.rows import Person, Session
from signoria.server.store.store import Store, Taken
from signoria.server.wire import Account, Me, NewPassword, Recover


class Visitor(NamedTuple):
    """A person at a browser; the browser's session is known by the token's hash."""

    person: Person
    session: str


class In(NamedTuple):
    """Somebody who has just come in, with the token that their browser is to keep."""

    person: Person
    token: str


NOBODY: Final = Me()


def me(person: Person) -> Me:
    """What a browser is told of its person."""
    return Me(name=person.name, user_name=person.user_name, codes=len(person.recovery))


class People:
    """Everybody, in the store."""

    def __init__(self, store: Store, clock: Callable[[], float], passwords: Passwords) -> None:
        """Nobody is kept here; the store has them all."""
        self._store = store
        self._clock = clock
        self._passwords = passwords

    async def visitor(self, token: str) -> Visitor | None:
        """Whose browser that is; None = nobody's, or no longer."""
        if not token:
            return None
        session = await self._store.session(token_hash(token))
        person = None if session is None else await self._store.person(session.person)
        return None if session is None or person is None else Visitor(person, session.token)

    async def lasts(self, session: str) -> bool:
        """Does this session still belong to somebody?"""
        return await self._store.session(session) is not None

    async def come_in(self, wanted: str) -> In:
        """Somebody new, with a name and nothing else."""
        name, now = name_of(wanted), self._clock()
        person = Person(id=secrets.token_hex(8), name=name, created=now)
        await self._store.add_person(person)
        return await self._let_in(person)

    async def rename(self, person: Person, wanted: str) -> Person:
        """Another name, for tables from now on."""
        name = name_of(wanted)
        return await self._change(person, lambda person: replace(person, name=name))

    async def keep(self, visitor: Visitor, wanted: Account) -> tuple[In, list[str]]:
        """An account for the person that came in; the codes are told once."""
        _without_account(visitor.person)
        name = user_name_of(wanted.user_name)
        password = password_of(wanted.password, name)
        if await self._store.person_called(name) is not None:
            raise refuse(TooLate, "app-user-name-taken")
        codes = new_codes()
        hashes = tuple(map(code_hash, codes))
        kept = await self._passwords.hash(password)

        def make(person: Person) -> Person:
            _without_account(person)
            return replace(person, user_name=name, password=kept, recovery=hashes)

        person = await self._change(visitor.person, make)
        # What was known of the browser before is worth no account: a fresh token.
        await self._store.end_session(visitor.session)
        return await self._let_in(person), codes

    async def log_in(self, wanted: Account) -> In:
        """The person of that name and password; which of the two is wrong is not told."""
        person = await self._called(wanted.user_name)
        kept = person.password if person else ""
        password = _typed(wanted.password)
        if not await self._passwords.fits(kept, password) or person is None:
            raise refuse(NotYours, "app-log-in-wrong")
        if self._passwords.old(kept):
            fresh = await self._passwords.hash(password)
            person = await self._change(
                person, lambda person: _with_password(person, kept, fresh, "app-log-in-wrong")
            )
        return await self._let_in(person)

    async def recover(self, wanted: Recover) -> tuple[In, list[str]]:
        """A code instead of the password: a new password, new codes, every browser logged out."""
        person = await self._called(wanted.user_name)
        code = code_hash(wanted.code)
        if person is None:
            raise refuse(NotYours, "app-recover-wrong")
        _knows(person, code)
        password = password_of(wanted.password, person.user_name)
        codes = new_codes()
        hashes = tuple(map(code_hash, codes))
        kept = await self._passwords.hash(password)

        def make(person: Person) -> Person:
            _knows(person, code)
            return replace(person, password=kept, recovery=hashes)

        person = await self._change(person, make)
        await self._store.end_sessions(person.id)
        return await self._let_in(person), codes

    async def new_password(self, person: Person, wanted: NewPassword) -> In:
        """Another password; every other browser is logged out."""
        if not person.user_name:
            raise refuse(InvalidOptions, "app-no-account")
        if not await self._passwords.fits(person.password, _typed(wanted.before)):
            raise refuse(NotYours, "app-password-wrong")
        before = person.password
        after = await self._passwords.hash(password_of(wanted.password, person.user_name))
        person = await self._change(
            person, lambda person: _with_password(person, before, after, "app-password-wrong")
        )
        await self._store.end_sessions(person.id)
        return await self._let_in(person)

    async def log_out(self, visitor: Visitor) -> None:
        """The browser belongs to nobody again."""
        await self._store.end_session(visitor.session)

    async def log_out_everywhere(self, person: Person) -> None:
        """No browser belongs to this person."""
        await self._store.end_sessions(person.id)

    async def end_old_sessions(self) -> None:
        """No browser has these cookies any longer."""
        await self._store.end_sessions_before(self._clock() - AGE)

    async def _called(self, typed: str) -> Person | None:
        """The person of a user name as it was typed; what cannot be one is nobody's."""
        try:
            return await self._store.person_called(user_name_of(typed))
        except InvalidOptions:
            return None

    async def _let_in(self, person: Person) -> In:
        token = new_token()
        session = Session(token=token_hash(token), person=person.id, created=self._clock())
        await self._store.add_session(session)
        return In(person, token)

    async def _change(self, before: Person, make: Callable[[Person], Person]) -> Person:
        """Change what has to be changed, whatever others change meanwhile.

        `make` refuses where what it was asked for no longer holds.
        """
        while True:
            after = make(before)
            try:
                await self._store.change_person(before, after)
            except Taken:
                now = await self._store.person(before.id)
                if now is None or now == before:
                    raise refuse(TooLate, "app-user-name-taken") from None
                before = now
            else:
                return after


def _without_account(person: Person) -> None:
    """One account for each."""
    if person.user_name:
        raise refuse(TooLate, "app-account-there")


def _knows(person: Person, code: str) -> None:
    """Is it one of the codes that are left?"""
    if not any(secrets.compare_digest(code, one) for one in person.recovery):
        raise refuse(NotYours, "app-recover-wrong")


def _with_password(person: Person, before: str, after: str, otherwise: str) -> Person:
    """Another password, if the one that was compared is still theirs."""
    if person.password != before:
        raise refuse(NotYours, otherwise)
    return replace(person, password=after)


def _typed(password: str) -> str:
    """A password as it was typed, to be compared; what is far too long is no password."""
    try:
        return password_of(password, "")
    except InvalidOptions:
        return ""
