"""States as JSON: every field by its name, tasks by their kinds, moves by their texts.

It asks of a State only what all titles agree on: its `FIELDS`, among them `rules` (shared, not
saved), `news` (who listens), `agenda`, and `players` with fields of their own. A compiled class
has no `__slots__` to ask.
"""

from collections.abc import Callable
from typing import Any, Final

from signoria.kernel.agenda import Table, dump_task, load_task, tupled
from signoria.kernel.decision import Move

OWN_WAY: Final = ("rules", "news", "agenda", "players")
"""Fields that are not saved as they are."""


def dump_state(s: Any) -> dict[str, Any]:  # noqa: ANN401 - the State of any title
    """Everything that is true on the table, as JSON."""
    data: dict[str, Any] = {"options": str(s.rules.options)}
    for name in s.FIELDS:
        if name not in OWN_WAY:
            data[name] = getattr(s, name)
    data["players"] = [{name: getattr(p, name) for name in p.FIELDS} for p in s.players]
    data["agenda"] = [dump_task(task) for task in s.agenda]
    return data


def load_state(
    fresh: Any,  # noqa: ANN401 - the State of any title
    data: dict[str, Any],
    steps: Table[Any],
    parse: Callable[[str], Move],
) -> None:
    """Fill a fresh State with what `dump_state` wrote, also after a way through JSON text."""
    _fill(fresh, data, OWN_WAY)
    for player, fields in zip(fresh.players, data["players"], strict=True):
        _fill(player, fields, ())
    fresh.agenda = [load_task(task, steps, parse) for task in data["agenda"]]


def _fill(thing: Any, data: dict[str, Any], but: tuple[str, ...]) -> None:  # noqa: ANN401 - as above
    """JSON knows lists only: a field is again what it is in the fresh thing."""
    for name in thing.FIELDS:
        if name not in but:
            value = tupled(data[name])
            setattr(thing, name, list(value) if isinstance(getattr(thing, name), list) else value)
