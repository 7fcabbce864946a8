"""The difference of two pictures: what changed, and where."""

from typing import Any, Final

from signoria.server.wire import Patch, Path

_NEW: Final = object()


def difference(before: Any, after: Any) -> Patch:  # noqa: ANN401 - a picture is plain data
    """The changes that make `after` of `before`.

    Lists of the same length are compared place by place; one that grew or shrank is told as a
    whole, for nobody can say which of its things is which. So is a dict that lost a key.
    """
    changes: Patch = []
    _compare(before, after, (), changes)
    return changes


def _compare(before: Any, after: Any, at: Path, changes: Patch) -> None:  # noqa: ANN401 - as above
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys():
        for key, new in after.items():
            old = before.get(key, _NEW)
            if old is not new and old != new:
                _compare(old, new, (*at, key), changes)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                _compare(old, new, (*at, place), changes)
    elif before != after:
        changes.append((at, after))
