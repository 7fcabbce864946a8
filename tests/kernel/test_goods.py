"""Goods: frozen amounts of each kind of thing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.toolkit.goods import Goods


class Fruit(Goods):
    """Three kinds."""

    kinds = ("apples", "pears", "plums")
    constants = ("APPLE", "PEAR", "PLUM")


APPLE = Fruit((1, 0, 0))
PEAR = Fruit((0, 1, 0))
PLUM = Fruit((0, 0, 1))
NOTHING = Fruit((0, 0, 0))
SOME = st.tuples(*[st.integers(0, 9)] * 3).map(Fruit)


def test_goods_add_and_scale() -> None:
    """`2 * APPLE + PLUM` reads as it is meant."""
    assert Fruit((2, 0, 1)) == 2 * APPLE + PLUM
    assert NOTHING == 0 * APPLE


def test_less_never_falls_below_nothing() -> None:
    """What is taken off beyond what is there is lost."""
    assert APPLE == (2 * APPLE + PEAR).less(APPLE + 3 * PEAR + PLUM)


def test_pairs_name_what_is_there() -> None:
    """`pairs` leaves out the kinds of which there is nothing; empty goods are false."""
    assert ((0, 2), (2, 1)) == (2 * APPLE + PLUM).pairs
    assert () == NOTHING.pairs
    assert not NOTHING
    assert PLUM


def test_goods_print_as_what_makes_them() -> None:
    """`repr` builds the value, `str` is for people."""
    assert "2 * APPLE + PLUM" == repr(2 * APPLE + PLUM)
    assert "2 apples, 1 plums" == str(2 * APPLE + PLUM)
    assert ("NOTHING", "-") == (repr(NOTHING), str(NOTHING))


def test_goods_need_every_kind() -> None:
    """One amount for every kind, no more and no fewer."""
    with pytest.raises(AssertionError):
        Fruit((1, 2))


@given(SOME)
def test_repr_builds_an_equal_value(goods: Fruit) -> None:
    """Every value prints as what makes it, and equal values are one key."""
    names = {"APPLE": APPLE, "PEAR": PEAR, "PLUM": PLUM, "NOTHING": NOTHING}

    made = eval(repr(goods), names)  # noqa: S307 - our own text, and the point of the test

    assert goods == made
    assert 1 == len({goods, made})
    assert goods != goods.amounts


@given(SOME, SOME, st.integers(0, 5))
def test_sums_are_sums_kind_by_kind(one: Fruit, two: Fruit, times: int) -> None:
    """Adding and scaling work on each kind by itself, and taking off undoes adding."""
    assert one == (one + two).less(two)
    assert one + two == two + one
    assert times * (one + two) == times * one + times * two
