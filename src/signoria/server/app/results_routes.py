"""Routes to what became of games: their course, shared results, one's own games."""

from html import escape
from typing import Annotated, Final

from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from signoria.kernel.message import message
from signoria.kernel.refusal import Refusal
from signoria.locale import LANGUAGES, Words, words
from signoria.server.app.drawing import HEIGHT, WIDTH, drawing
from signoria.server.app.pages import REVALIDATE
from signoria.server.app.routes import (
    REFUSED,
    Asked,
    address_of,
    client_of,
    get,
    house_of,
    person_in,
    person_or_none,
    post,
)
from signoria.server.app.troubles import status_of
from signoria.server.wire import TableInfo
from signoria.server.wire_results import Chronicle, Games, Share, Shared

_SVG: Final = "image/svg+xml"
_HTML: Final = "text/html"
_DRAWN: Final = {**REFUSED, 200: ResponseSpec(str, media_type=_SVG, generate_examples=False)}
_PAGE: Final = {200: ResponseSpec(str, media_type=MediaType.HTML, generate_examples=False)}


@get("/api/tables/{table:str}/chronicle")
async def chronicle(
    request: Asked,
    table: FromPath[str],
    invite: Annotated[
        str, QueryParameter(name="i", description="The secret of a link to the table.")
    ] = "",
) -> Chronicle:
    """The course of a game in figures, as this person may know it."""
    house = house_of(request)
    house.limits.take("look-back", address_of(request))
    return await house.tables.chronicle(await person_or_none(request), table, invite)


@post("/api/tables/{table:str}/share", status_code=HTTP_200_OK)
async def share(request: Asked, table: FromPath[str], data: JSONBody[Share]) -> TableInfo:
    """Let whoever has the address see the result, or no longer."""
    person = await person_in(request)
    return await house_of(request).tables.share(person, table, on=data.on)


@get("/api/me/games")
async def games(request: Asked) -> Games:
    """What one has played."""
    house = house_of(request)
    person = await person_in(request)
    house.limits.take("look-back", address_of(request))
    return await house.tables.results.games(person)


@get("/api/shared/{secret:str}")
async def shared(request: Asked, secret: FromPath[str]) -> Shared:
    """The result of a finished game, for whoever has its address."""
    return await _result(request, secret)


@get("/api/shared/{secret:str}/picture.svg", responses=_DRAWN)
async def picture(
    request: Asked,
    secret: FromPath[str],
    lang: Annotated[str, QueryParameter(name="lang", description="In which language.")] = "",
) -> Response[str]:
    """The result, drawn."""
    result = await _result(request, secret)
    say = _words(request, result, lang)
    names = [say.seat(seat) for seat in range(len(result.table.seats))]
    title = result.table.title or _title(say, result)
    svg = drawing(result, names, title, _headline(say, result), _foot(say, result))
    # Others may show the picture on their pages: that is what it is for.
    headers = {
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": REVALIDATE,
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }
    return Response(svg, media_type=_SVG, headers=headers)


@get("/s/{secret:str}", responses=_PAGE, include_in_schema=False)
async def page(request: Asked, secret: FromPath[str]) -> Response[bytes]:
    """The client's page, and in its head what others show of a link to it."""
    client = client_of(request)
    status, found = client.page("/") or client.nowhere
    try:
        result = await _result(request, secret)
    except Refusal as refused:
        status = status_of(refused)
    else:
        found = client.page_with(_head(request, result, secret))
    accepts = request.headers.get("accept-encoding", "")
    _, fields, body = found.answer(accepts, "")
    headers = {name: value for name, value in fields if name in ("content-encoding", "vary")}
    return Response(body, status_code=status, headers=headers, media_type=_HTML)


async def _result(request: Asked, secret: str) -> Shared:
    house = house_of(request)
    house.limits.take("look-back", address_of(request))
    return await house.tables.results.shared(secret)


def _words(request: Asked, result: Shared, wanted: str = "") -> Words:
    """In the language that is asked for, else the first of the browser's that we speak."""
    accepted = request.headers.get("accept-language", "").lower().split(",")
    tags = [wanted, *(part.strip()[:2] for part in accepted)]
    language = next((tag for tag in tags if tag in LANGUAGES), LANGUAGES[0])
    say = words(language)
    return words(language, [_name(say, seat.name, seat.bot) for seat in result.table.seats])


def _name(say: Words, name: str, bot: str) -> str:
    return say.text(f"browser-bot-{bot}") if bot and say.has(f"browser-bot-{bot}") else name


def _title(say: Words, result: Shared) -> str:
    game = result.table.game
    return say.text(f"browser-game-{game}") if say.has(f"browser-game-{game}") else game


def _headline(say: Words, result: Shared) -> str:
    """Who has won."""
    winners = [seat for seat, place in enumerate(result.sheet.places) if place == 1]
    title = _title(say, result)
    if len(result.sheet.places) == 1:
        return say.text("result-alone", won=int(bool(winners)), title=title, seat=0)
    named = tuple(message("result-name", seat=seat) for seat in winners)
    who = message("list-and", parts=named)
    return say.text("result-wins", n=len(winners), who=who, title=title)


def _foot(say: Words, result: Shared) -> str:
    """What was played, in figures."""
    return say.text("result-foot", turns=len(result.chronicle.moments) - 1)


def _head(request: Asked, result: Shared, secret: str) -> str:
    """Title and meta elements, every text in them escaped."""
    say = _words(request, result)
    headline = _headline(say, result)
    order = sorted(range(len(result.sheet.places)), key=lambda seat: result.sheet.places[seat])
    points = ", ".join(f"{say.seat(seat)} {result.sheet.totals[seat]}" for seat in order)
    image = f"{request.base_url}api/shared/{secret}/picture.svg"
    told = {
        "og:type": "article",
        "og:site_name": "Signoria",
        "og:title": headline,
        "og:description": points,
        "og:url": f"{request.base_url}s/{secret}",
        "og:image": image,
        "og:image:type": _SVG,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": headline,
        "twitter:card": "summary_large_image",
    }
    metas = [
        f'<meta property="{name}" content="{escape(text, quote=True)}">'
        for name, text in told.items()
    ]
    return "".join([f"<title>{escape(headline)} · Signoria</title>", *metas])


RESULT_ROUTES: Final = (chronicle, share, games, shared, picture, page)
