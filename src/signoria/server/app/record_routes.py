"""Routes to records: a game written out, and one that somebody brings."""

from functools import partial
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace

from signoria.kernel.refusal import Refusal, refuse
from signoria.kernel.texts import headers_of
from signoria.server.app.names import name_of, seat_name_of, title_of
from signoria.server.app.routes import (
    REFUSED,
    Asked,
    get,
    house_of,
    person_in,
    person_or_none,
    post,
)
from signoria.server.app.troubles import TooMuch, trouble
from signoria.server.said import objections, said
from signoria.server.tables.reading import MOST_BYTES, Break, Reading
from signoria.server.wire import TableInfo, Trouble
from signoria.server.wire_records import NewRecord, RecordInfo, RecordText

MOST_BODY: Final = 2 * MOST_BYTES + 8192
"""Bytes of a request with a record: JSON writes the end of a line as two."""
_LONGEST_SHOWN: Final = 24


def _too_long(_: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Refused before any of it is read."""
    told = trouble(refuse(TooMuch, "server-record-long", most=MOST_BYTES // 1024))
    return Response(told, media_type=MediaType.JSON, status_code=413)


_post: Final = partial(
    post,
    status_code=HTTP_200_OK,
    request_max_body_size=MOST_BODY,
    exception_handlers={413: _too_long},
)


@get(
    "/api/tables/{table:str}/record",
    responses={
        **REFUSED,
        200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False),
    },
)
async def record(request: Asked, table: FromPath[str]) -> Response[str]:
    """The record as a file: whole once the game is over, before that as this person may know it."""
    person = await person_or_none(request)
    written = await house_of(request).tables.record(person, table)
    name = f"{headers_of(written)['Game']}-{table[:8]}.txt"
    return Response(
        written,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@_post("/api/records/read")
async def read(request: Asked, data: JSONBody[RecordText]) -> RecordInfo:
    """What a text comes to, before it is made a table."""
    person = await person_in(request)
    house = house_of(request)
    house.limits.take("record", person.id)
    return _info(await house.reader.read(data.text))


@_post("/api/records")
async def bring(request: Asked, data: JSONBody[NewRecord]) -> TableInfo:
    """A table of a text."""
    person = await person_in(request)
    house = house_of(request)
    house.limits.take("record", person.id)
    house.limits.take("set-up", person.id)
    reading = await house.reader.read(data.text, data.moves)
    if reading.broken is not None:
        raise _broken(reading.broken)
    seats = [replace(seat, name=seat_name_of(seat.name)) for seat in data.seats]
    wanted = replace(data, text="", seats=seats, title=title_of(data.title))
    called = tuple(_called(name, at) for at, name in enumerate(reading.names, 1))
    return await house.tables.bring(person, reading, called, wanted)


def _called(name: str, at: int) -> str:
    """How a seat of a record is called here: as it is there, unless that deceives."""
    try:
        return name_of(name[:_LONGEST_SHOWN])
    except Refusal:
        return f"{at}"


def _info(reading: Reading) -> RecordInfo:
    broken = reading.broken
    return RecordInfo(
        game=reading.game,
        options=reading.options,
        names=reading.names,
        position=reading.position is not None,
        moves=reading.moves,
        label=reading.label,
        asked=reading.asked,
        over=reading.over,
        totals=reading.totals,
        places=reading.places,
        trouble=None if broken is None else _trouble(broken),
    )


def _trouble(broken: Break) -> Trouble:
    reasons = objections(broken.objections)
    return Trouble(said(broken.message), reasons, broken.line, broken.column)


def _broken(broken: Break) -> Refusal:
    return Refusal(broken.message, broken.line, broken.column)


RECORD_ROUTES: Final = (record, read, bring)
