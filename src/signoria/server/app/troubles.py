"""What is refused, as the browser gets it: a status, a sentence, and every objection."""

from collections.abc import Callable
from http import HTTPStatus
from logging import getLogger
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from signoria.kernel.refusal import Refusal, refuse
from signoria.server.refusals import NotHere, NotNow, NotYours, TooLate
from signoria.server.said import refused
from signoria.server.wire import Trouble

MOST_BODY: Final = 64 * 1024
"""Bytes of the largest request."""

_log = getLogger("signoria.app")


class NotIn(Refusal):
    """Only for somebody who has come in."""


class TooMuch(Refusal):
    """Too many requests, or one too large."""


class Foreign(Refusal):
    """A page of somebody else asks, in the name of a person here."""


_STATUS: Final[dict[type[Refusal], HTTPStatus]] = {
    NotIn: HTTPStatus.UNAUTHORIZED,
    NotYours: HTTPStatus.FORBIDDEN,
    Foreign: HTTPStatus.FORBIDDEN,
    NotHere: HTTPStatus.NOT_FOUND,
    TooLate: HTTPStatus.CONFLICT,
    TooMuch: HTTPStatus.TOO_MANY_REQUESTS,
    NotNow: HTTPStatus.SERVICE_UNAVAILABLE,
}
"""Everything else that is refused is the request's own fault: 400."""

STATUSES: Final = (
    HTTPStatus.BAD_REQUEST,
    *dict.fromkeys(_STATUS.values()),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    HTTPStatus.INTERNAL_SERVER_ERROR,
)
"""All statuses that come with a Trouble."""


def status_of(refusal: Refusal) -> HTTPStatus:
    """The status of HTTP that says the same, roughly."""
    return _STATUS.get(type(refusal), HTTPStatus.BAD_REQUEST)


def trouble(refusal: Refusal) -> Trouble:
    """The body of a refused request."""
    return Trouble(*refused(refusal), line=refusal.line, column=refusal.column)


def _told(request: Request[Any, Any, Any], refusal: Refusal) -> Trouble:
    """The body of a refused request, counted."""
    request.app.state.house.meter.refused(refusal.message.id)
    return trouble(refusal)


def _of_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Trouble]:
    """A refusal of any room."""
    told = _told(request, refusal)
    return Response(told, media_type=MediaType.JSON, status_code=status_of(refusal))


def _of_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """What the framework itself refuses: bodies that do not fit the wire, routes that are none."""
    sentence = _SENTENCES.get(error.status_code, _not_understood)
    headers = error.headers
    status = error.status_code
    told = _told(request, sentence(error))
    return Response(told, media_type=MediaType.JSON, status_code=status, headers=headers)


def _not_understood(error: HTTPException) -> Refusal:
    """Name the field that is wrong, where there is one."""
    extra = error.extra if isinstance(error, ValidationException) else None
    keys = [str(part.get("key", "")) for part in extra if isinstance(part, dict)] if extra else []
    # The body as a whole is called `data`, by us and the framework alone.
    named = ", ".join(key[:40] for key in keys if key not in ("", "data"))
    if named:
        return refuse(Refusal, "app-field-wrong", name=named)
    return refuse(Refusal, "app-body-wrong")


_SENTENCES: Final[dict[int, Callable[[HTTPException], Refusal]]] = {
    404: lambda _: refuse(NotHere, "app-no-page"),
    405: lambda _: refuse(NotHere, "app-no-method"),
    413: lambda _: refuse(TooMuch, "app-too-large", most=MOST_BODY // 1024),
}


def _of_text(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Brackets in brackets without end, or bytes that are no text."""
    return _of_refusal(request, refuse(Refusal, "app-body-wrong"))


def _of_error(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A fault of ours: a line for whoever runs the server, a sentence for whoever plays."""
    _log.error("broken", exc_info=error, extra={"path": request.url.path})
    return Response(_told(request, broken()), media_type=MediaType.JSON, status_code=500)


def broken() -> Refusal:
    """Something is wrong here, and it is not the request."""
    return refuse(Refusal, "app-broken")


HANDLERS: Final[ExceptionHandlersMap] = {
    Refusal: _of_refusal,
    HTTPException: _of_http,
    RecursionError: _of_text,
    UnicodeDecodeError: _of_text,
    Exception: _of_error,
}
