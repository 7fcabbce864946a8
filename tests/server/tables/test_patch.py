"""What changed in a picture, and nothing else."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.server.tables.patch import difference
from tests.server.tables.house import patched

LEAVES = st.none() | st.integers(-3, 3) | st.text("ab", max_size=2)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner),
)
PICTURES = st.dictionaries(st.sampled_from("abcd"), TREES)


@settings(max_examples=40)
@given(PICTURES, PICTURES)
def test_the_patch_of_two_pictures_makes_one_of_the_other(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    """A key that is gone is told as null."""
    patch = difference(before, after)
    made = patched(json.loads(json.dumps(before)), json.loads(json.dumps(patch)))

    assert without_null(after) == without_null(made)


@settings(max_examples=40)
@given(PICTURES)
def test_what_is_the_same_needs_no_patch(picture: dict[str, Any]) -> None:
    """Also when it is a copy."""
    assert [] == difference(picture, json.loads(json.dumps(picture)))


def test_only_what_changed_is_told() -> None:
    """Places of a list by their number; a list of another length as a whole."""
    before = {"seats": [{"wood": 1, "cards": [3]}, {"wood": 2, "cards": []}], "round": 1}
    after = {"seats": [{"wood": 1, "cards": [3]}, {"wood": 5, "cards": [7]}], "round": 1}

    assert [(("seats", 1, "wood"), 5), (("seats", 1, "cards"), [7])] == difference(before, after)


def without_null(tree: Any) -> Any:  # noqa: ANN401 - any JSON
    """A missing key and null are one to a browser."""
    if isinstance(tree, dict):
        return {key: without_null(value) for key, value in tree.items() if value is not None}
    return [without_null(value) for value in tree] if isinstance(tree, list) else tree
