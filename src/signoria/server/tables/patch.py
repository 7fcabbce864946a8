"""The difference of two pictures: what changed, and where."""

from typing import Any, Final

from signoria.server.wire import Patch, Path

_GONE: Final = object()


def difference(before: Any, after: Any) -> Patch:  # noqa: ANN401 - a picture is plain data
    """The changes that make `after` of `before`.

    Lists of the same length are compared place by place; one that grew or shrank is told as a
    whole, for nobody can say which of its things is which.
    """
    changes: Patch = []
    _compare(before, after, (), changes)
    return changes


def _compare(before: Any, after: Any, at: Path, changes: Patch) -> None:  # noqa: ANN401 - as above
    if isinstance(before, dict) and isinstance(after, dict):
        for key in (*after, *(key for key in before if key not in after)):
            old, new = before.get(key, _GONE), after.get(key)
            # A key that is new is told even when what it holds is null.
            if old is _GONE or old != new:
                _compare(old, new, (*at, key), changes)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                _compare(old, new, (*at, place), changes)
    elif before != after:
        changes.append((at, after))
