"""Routes to the tables: what the lobby and a table's page ask for."""

from typing import Annotated, Final

from litestar import Response
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace

from signoria.bots import BOTS
from signoria.games import TITLES, find_game, guide_of
from signoria.kernel.refusal import Refusal, refuse
from signoria.server.app.names import seat_name_of, title_of
from signoria.server.app.routes import (
    Asked,
    client_of,
    get,
    house_of,
    person_in,
    person_or_none,
    post,
    sent,
)
from signoria.server.refusals import NotHere
from signoria.server.wire import (
    Fork,
    GuideHint,
    Lobby,
    NewTable,
    Sit,
    StandIn,
    Start,
    SwitchInfo,
    TableInfo,
    TitleInfo,
)


@get("/api/lobby")
async def lobby(request: Asked) -> Lobby:
    """My tables, open ones, finished ones."""
    return await house_of(request).tables.lobby(await person_or_none(request))


@get("/api/titles", sync_to_thread=False)
def titles() -> list[TitleInfo]:
    """What can be set up."""
    return [_title(name) for name in TITLES]


@post("/api/tables", status_code=HTTP_200_OK)
async def create(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """Set up a table."""
    person = await person_in(request)
    house = house_of(request)
    house.limits.take("set-up", person.id)
    seats = [replace(seat, name=seat_name_of(seat.name)) for seat in data.seats]
    wanted = replace(data, seats=seats, title=title_of(data.title))
    return await house.tables.create(person, wanted)


@get("/api/tables/{table:str}")
async def table(
    request: Asked,
    table: FromPath[str],
    invite: Annotated[
        str, QueryParameter(name="i", description="The secret of a chair's link.")
    ] = "",
) -> TableInfo:
    """The head of a table's page; a stranger cannot tell a private table from none."""
    return await house_of(request).tables.table(await person_or_none(request), table, invite)


@get("/t/{table:str}", include_in_schema=False)
async def page(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """A table's page; whoever may look at a running game gets that of its title."""
    client = client_of(request)
    status, found = client.page("/") or client.nowhere
    try:
        info = await house_of(request).tables.table(await person_or_none(request), table)
    except Refusal:
        # The client asks again, and says what is wrong.
        return sent(request, found, status)
    return sent(request, found if info.state == "waiting" else client.table_page(info.game), status)


@post("/api/tables/{table:str}/sit", status_code=HTTP_200_OK)
async def sit(request: Asked, table: FromPath[str], data: JSONBody[Sit]) -> TableInfo:
    """Take a chair."""
    return await house_of(request).tables.sit(await person_in(request), table, data)


@post("/api/tables/{table:str}/leave", status_code=HTTP_200_OK)
async def leave(request: Asked, table: FromPath[str]) -> TableInfo:
    """Get up."""
    return await house_of(request).tables.leave(await person_in(request), table)


@post("/api/tables/{table:str}/start", status_code=HTTP_200_OK)
async def start(request: Asked, table: FromPath[str], data: JSONBody[Start]) -> TableInfo:
    """Begin without waiting for the empty chairs."""
    return await house_of(request).tables.start(await person_in(request), table, data)


@post("/api/tables/{table:str}/stand-in", status_code=HTTP_200_OK)
async def stand_in(request: Asked, table: FromPath[str], data: JSONBody[StandIn]) -> TableInfo:
    """Let a bot play for somebody, or no longer."""
    return await house_of(request).tables.stand_in(await person_in(request), table, data)


@post("/api/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def rematch(request: Asked, table: FromPath[str]) -> TableInfo:
    """The same again."""
    person = await person_in(request)
    house = house_of(request)
    house.limits.take("set-up", person.id)
    return await house.tables.rematch(person, table)


@post("/api/tables/{table:str}/fork", status_code=HTTP_200_OK)
async def fork(request: Asked, table: FromPath[str], data: JSONBody[Fork]) -> TableInfo:
    """Go on from a moment of it at a table of one's own."""
    person = await person_in(request)
    house = house_of(request)
    house.limits.take("set-up", person.id)
    seats = [replace(seat, name=seat_name_of(seat.name)) for seat in data.seats]
    wanted = replace(data, seats=seats, title=title_of(data.title))
    return await house.tables.fork(person, table, wanted)


@get("/api/guides/{game:str}", sync_to_thread=False)
def guide(game: FromPath[str]) -> list[GuideHint]:
    """What is said in a title's guided first round."""
    return [GuideHint(*hint) for hint in guide_of(_known(game)).hints]


@post("/api/learn/{game:str}", status_code=HTTP_200_OK)
async def learn(request: Asked, game: FromPath[str]) -> TableInfo:
    """Begin a guided first round."""
    person = await person_in(request)
    house = house_of(request)
    house.limits.take("set-up", person.id)
    return await house.tables.learn(person, _known(game))


def _known(game: str) -> str:
    if game not in TITLES:
        raise refuse(NotHere, "app-no-page")
    return game


def _title(name: str) -> TitleInfo:
    game = find_game(name)
    switches = [SwitchInfo(each.name, each.settings, each.rule) for each in game.switches]
    return TitleInfo(game=game.name, seats=tuple(game.seats), switches=switches, bots=list(BOTS))


TABLE_ROUTES: Final = (
    lobby,
    titles,
    create,
    table,
    page,
    sit,
    leave,
    start,
    stand_in,
    rematch,
    fork,
    guide,
    learn,
)
