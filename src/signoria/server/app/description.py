"""The description of the routes (OpenAPI), at `/schema`.

The framework lists routes and what they take; what the wire's types look like is said by msgspec,
which sends and checks them: it knows lists that stand for objects, and fields that are refused.
"""

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from signoria import __version__
from signoria.server import wire, wire_records, wire_results
from signoria.server.app import text_routes

_ROOMS: Final = (wire, wire_records, wire_results, text_routes)


@cache
def _wire() -> dict[str, Any]:
    """Every type of the wire by its name."""
    types = {
        name: each
        for room in _ROOMS
        for name, each in vars(room).items()
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
    }
    _, found = msgspec.json.schema_components(
        types.values(), ref_template="#/components/schemas/{name}"
    )
    return found


def _described(schema: dict[str, Any]) -> dict[str, Any]:
    """With the wire's own word for its types."""
    components = schema["components"]
    own = _wire()
    schemas = {name: own.get(name, other) for name, other in components["schemas"].items()}
    return {**schema, "components": {**components, "schemas": schemas}}


class _Json(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        return super().render(request, _described(openapi_schema))


class _Yaml(YamlRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As YAML, which would name Python's tuples where JSON has lists."""
        plain = msgspec.json.decode(msgspec.json.encode(_described(openapi_schema)))
        return super().render(request, plain)


DESCRIPTION: Final = OpenAPIConfig(
    title="Signoria",
    version=__version__,
    use_handler_docstrings=True,
    # Only the description itself: its usual viewers load scripts from elsewhere.
    render_plugins=[_Json(path=["/", "/openapi.json"]), _Yaml()],
)
