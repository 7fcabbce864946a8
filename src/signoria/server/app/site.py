"""All routes, put together."""

from litestar import Litestar
from litestar.datastructures import State
from litestar.types import ASGIApp

from signoria.server.app.client import Client
from signoria.server.app.description import DESCRIPTION
from signoria.server.app.guard import Guard, family_of
from signoria.server.app.house import House
from signoria.server.app.people_routes import PEOPLE_ROUTES
from signoria.server.app.record_routes import RECORD_ROUTES
from signoria.server.app.results_routes import RESULT_ROUTES
from signoria.server.app.socket import table_socket
from signoria.server.app.table_routes import TABLE_ROUTES
from signoria.server.app.text_routes import TEXT_ROUTES
from signoria.server.app.troubles import HANDLERS, MOST_BODY


def site(house: House, client: Client, *, behind_proxy: bool, loopback: bool) -> ASGIApp:
    """The whole server as one ASGI program, for a house whose doors are open."""
    routes = Litestar(
        [
            *PEOPLE_ROUTES,
            *TABLE_ROUTES,
            *RECORD_ROUTES,
            *RESULT_ROUTES,
            *TEXT_ROUTES,
            table_socket,
        ],
        state=State({"house": house, "client": client}),
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        logging_config=None,
        openapi_config=DESCRIPTION,
    )
    families = frozenset(family_of(route.path) for route in routes.routes)
    return Guard(routes, client, house, families, behind_proxy=behind_proxy, loopback=loopback)
