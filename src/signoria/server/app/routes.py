"""What every route needs to know: the house, and who asks."""

from functools import partial
from typing import Any, Final, TypeAlias

import litestar
from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_200_OK

from signoria.kernel.refusal import refuse
from signoria.server.app.client import Client
from signoria.server.app.house import House
from signoria.server.app.pages import Page
from signoria.server.app.people import Visitor
from signoria.server.app.troubles import STATUSES, NotIn
from signoria.server.store.rows import Person
from signoria.server.wire import Trouble

Asked: TypeAlias = Request[Any, Any, State]

REFUSED: Final = {
    int(status): ResponseSpec(Trouble, description="Refused.", generate_examples=False)
    for status in STATUSES
}
"""What any route may answer instead of what was asked for."""

get: Final = partial(litestar.get, responses=REFUSED)
post: Final = partial(litestar.post, responses=REFUSED)


def house_of(request: Asked) -> House:
    """The house that the request came to."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def sent(request: Asked, page: Page, status: int = 200) -> Response[bytes]:
    """A page as this browser takes it, or not at all if it has it already."""
    accepts = request.headers.get("accept-encoding", "")
    known = request.headers.get("if-none-match", "")
    found, headers, body = page.answer(accepts, known if status == HTTP_200_OK else "")
    fields = dict(headers)
    # The library says by itself that text is UTF-8.
    kind = fields.pop("content-type", "text/plain").partition(";")[0]
    status = found if status == HTTP_200_OK else status
    return Response(body, status_code=status, headers=fields, media_type=kind)


def client_of(request: Asked) -> Client:
    """The client as it was built."""
    client = request.app.state.client
    assert isinstance(client, Client)
    return client


def address_of(request: Asked) -> str:
    """Where it comes from."""
    return request.client.host if request.client else ""


def is_secure(request: Asked) -> bool:
    """Did it come by https?"""
    return str(request.scope["scheme"]) == "https"


async def visitor_of(request: Asked) -> Visitor | None:
    """Whose browser asks; None = nobody's."""
    house = house_of(request)
    token = house.cookies.token(request.headers.get("cookie", ""))
    return await house.people.visitor(token)


async def person_or_none(request: Asked) -> Person | None:
    """Who asks; None = somebody without a name."""
    visitor = await visitor_of(request)
    return None if visitor is None else visitor.person


async def visitor_in(request: Asked) -> Visitor:
    """Whose browser asks; refused for nobody's."""
    visitor = await visitor_of(request)
    if visitor is None:
        raise refuse(NotIn, "app-come-in")
    return visitor


async def person_in(request: Asked) -> Person:
    """Who asks; refused for somebody without a name."""
    return (await visitor_in(request)).person
