"""Routes for coming in, keeping oneself, and leaving."""

from typing import Final, TypeVar

from litestar import Response
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from signoria.server.app.cookies import token_hash
from signoria.server.app.names import name_key
from signoria.server.app.people import NOBODY, In, me
from signoria.server.app.routes import (
    Asked,
    address_of,
    get,
    house_of,
    is_secure,
    person_in,
    post,
    visitor_in,
    visitor_of,
)
from signoria.server.wire import Account, ComeIn, Kept, Me, NewPassword, Recover

Body = TypeVar("Body", Me, Kept)


@get("/api/me")
async def who(request: Asked) -> Me:
    """Who this browser belongs to."""
    visitor = await visitor_of(request)
    return NOBODY if visitor is None else me(visitor.person)


@post("/api/come-in", status_code=HTTP_200_OK)
async def come_in(request: Asked, data: JSONBody[ComeIn]) -> Response[Me]:
    """Come in with a name; for somebody who is in already it is another name."""
    house = house_of(request)
    visitor = await visitor_of(request)
    if visitor is not None:
        return Response(me(await house.people.rename(visitor.person, data.name)))
    house.limits.take("come-in", address_of(request))
    came = await house.people.come_in(data.name)
    return _let_in(request, came, me(came.person))


@post("/api/me/name", status_code=HTTP_200_OK)
async def rename(request: Asked, data: JSONBody[ComeIn]) -> Me:
    """Be called something else."""
    person = await person_in(request)
    return me(await house_of(request).people.rename(person, data.name))


@post("/api/account", status_code=HTTP_200_OK)
async def keep(request: Asked, data: JSONBody[Account]) -> Response[Kept]:
    """Keep oneself with a user name and a password."""
    visitor = await visitor_in(request)
    house = house_of(request)
    house.limits.take("log-in", address_of(request))
    came, codes = await house.people.keep(visitor, data)
    house.viewers.moved(visitor.session, token_hash(came.token))
    return _let_in(request, came, Kept(me(came.person), codes))


@post("/api/account/password", status_code=HTTP_200_OK)
async def new_password(request: Asked, data: JSONBody[NewPassword]) -> Response[Me]:
    """Another password; every other browser is logged out."""
    person = await person_in(request)
    house = house_of(request)
    _slowly(request, person.user_name)
    came = await house.people.new_password(person, data)
    house.viewers.out_everywhere(person.id)
    return _let_in(request, came, me(came.person))


@post("/api/log-in", status_code=HTTP_200_OK)
async def log_in(request: Asked, data: JSONBody[Account]) -> Response[Me]:
    """Be somebody who has an account."""
    house = house_of(request)
    _slowly(request, data.user_name)
    before = await visitor_of(request)
    came = await house.people.log_in(data)
    if before is not None:
        await house.people.log_out(before)
        house.viewers.out(before.session)
    return _let_in(request, came, me(came.person))


@post("/api/recover", status_code=HTTP_200_OK)
async def recover(request: Asked, data: JSONBody[Recover]) -> Response[Kept]:
    """A new password for one of the recovery codes; new codes, and every browser logged out."""
    house = house_of(request)
    _slowly(request, data.user_name)
    came, codes = await house.people.recover(data)
    house.viewers.out_everywhere(came.person.id)
    return _let_in(request, came, Kept(me(came.person), codes))


@post("/api/log-out", status_code=HTTP_200_OK)
async def log_out(request: Asked) -> Response[Me]:
    """The browser belongs to nobody again."""
    visitor = await visitor_of(request)
    if visitor is not None:
        house = house_of(request)
        await house.people.log_out(visitor)
        house.viewers.out(visitor.session)
    return _out(request)


@post("/api/log-out-everywhere", status_code=HTTP_200_OK)
async def log_out_everywhere(request: Asked) -> Response[Me]:
    """No browser belongs to this person any longer."""
    person = await person_in(request)
    house = house_of(request)
    await house.people.log_out_everywhere(person)
    house.viewers.out_everywhere(person.id)
    return _out(request)


def _slowly(request: Asked, user_name: str) -> None:
    """Whoever guesses passwords or codes has to wait."""
    limits = house_of(request).limits
    limits.take("log-in", address_of(request))
    limits.take("log-in-name", name_key(user_name))


def _let_in(request: Asked, came: In, body: Body) -> Response[Body]:
    secure = is_secure(request)
    return Response(body, cookies=[house_of(request).cookies.give(came.token, secure=secure)])


def _out(request: Asked) -> Response[Me]:
    secure = is_secure(request)
    return Response(NOBODY, cookies=[house_of(request).cookies.take_away(secure=secure)])


PEOPLE_ROUTES: Final = (
    who,
    come_in,
    rename,
    keep,
    new_password,
    log_in,
    recover,
    log_out,
    log_out_everywhere,
)
