"""Who somebody is: coming in with a name, keeping it with a password, coming back."""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from signoria.kernel.refusal import InvalidOptions, refuse
from signoria.server.app.cookies import new_token, token_hash
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
        return await self._write(replace(person, name=name_of(wanted)))

    async def keep(self, visitor: Visitor, wanted: Account) -> tuple[In, list[str]]:
        """An account for the person that came in; the codes are told once."""
        if visitor.person.user_name:
            raise refuse(TooLate, "app-account-there")
        name = user_name_of(wanted.user_name)
        password = password_of(wanted.password, name)
        if await self._store.person_called(name) is not None:
            raise refuse(TooLate, "app-user-name-taken")
        codes = new_codes()
        person = await self._write(
            replace(
                visitor.person,
                user_name=name,
                password=await self._passwords.hash(password),
                recovery=tuple(map(code_hash, codes)),
            )
        )
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
            person = replace(person, password=await self._passwords.hash(password))
            await self._write(person)
        return await self._let_in(person)

    async def recover(self, wanted: Recover) -> tuple[In, list[str]]:
        """A code instead of the password: a new password, new codes, every browser logged out."""
        person = await self._called(wanted.user_name)
        code = code_hash(wanted.code)
        if person is None or not any(secrets.compare_digest(code, one) for one in person.recovery):
            raise refuse(NotYours, "app-recover-wrong")
        password = password_of(wanted.password, person.user_name)
        codes = new_codes()
        person = await self._write(
            replace(
                person,
                password=await self._passwords.hash(password),
                recovery=tuple(map(code_hash, codes)),
            )
        )
        await self._store.end_sessions(person.id)
        return await self._let_in(person), codes

    async def new_password(self, person: Person, wanted: NewPassword) -> In:
        """Another password; every other browser is logged out."""
        if not person.user_name:
            raise refuse(InvalidOptions, "app-no-account")
        if not await self._passwords.fits(person.password, _typed(wanted.before)):
            raise refuse(NotYours, "app-password-wrong")
        password = password_of(wanted.password, person.user_name)
        person = await self._write(replace(person, password=await self._passwords.hash(password)))
        await self._store.end_sessions(person.id)
        return await self._let_in(person)

    async def log_out(self, visitor: Visitor) -> None:
        """The browser belongs to nobody again."""
        await self._store.end_session(visitor.session)

    async def log_out_everywhere(self, person: Person) -> None:
        """No browser belongs to this person."""
        await self._store.end_sessions(person.id)

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

    async def _write(self, person: Person) -> Person:
        try:
            await self._store.change_person(person)
        except Taken:
            raise refuse(TooLate, "app-user-name-taken") from None
        return person


def _typed(password: str) -> str:
    """A password as it was typed, to be compared; what is far too long is no password."""
    try:
        return password_of(password, "")
    except InvalidOptions:
        return ""
