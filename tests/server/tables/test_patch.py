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
    """Exactly: a key that is gone is no key that holds null."""
    patch = difference(before, after)
    made = patched(json.loads(json.dumps(before)), json.loads(json.dumps(patch)))

    assert after == made


@settings(max_examples=40)
@given(PICTURES)
def test_what_is_the_same_needs_no_patch(picture: dict[str, Any]) -> None:
    """Also when it is a copy."""
    assert [] == difference(picture, json.loads(json.dumps(picture)))


def test_a_key_that_is_gone() -> None:
    """The rest of its dict is told as a whole."""
    before = {"seats": [{"members": {"white": 4, "black": 1}, "wood": 1}]}
    after = {"seats": [{"members": {"black": 1}, "wood": 1}]}

    assert [(("seats", 0, "members"), {"black": 1})] == difference(before, after)


def test_only_what_changed_is_told() -> None:
    """Places of a list by their number; a list of another length as a whole."""
    before = {"seats": [{"wood": 1, "cards": [3]}, {"wood": 2, "cards": []}], "round": 1}
    after = {"seats": [{"wood": 1, "cards": [3]}, {"wood": 5, "cards": [7]}], "round": 1}

    assert [(("seats", 1, "wood"), 5), (("seats", 1, "cards"), [7])] == difference(before, after)
