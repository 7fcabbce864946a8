"""Buckets that fill again by time."""

import pytest

from signoria.server.app.limits import PACES, Limits
from signoria.server.app.troubles import TooMuch


class Clock:
    """Goes forward when it is told to."""

    def __init__(self) -> None:
        """At nought."""
        self.now = 0.0

    def __call__(self) -> float:
        """What it shows."""
        return self.now


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    """A full bucket, then what has run in since."""
    clock = Clock()
    limits = Limits(clock)
    for _ in range(PACES["log-in"].at_once):
        limits.take("log-in", "1.2.3.4")
    with pytest.raises(TooMuch):
        limits.take("log-in", "1.2.3.4")

    clock.now += 1 / PACES["log-in"].a_second
    limits.take("log-in", "1.2.3.4")
    with pytest.raises(TooMuch):
        limits.take("log-in", "1.2.3.4")


def test_one_asker_does_not_hinder_another() -> None:
    """Nor one kind of asking another."""
    limits = Limits(Clock())
    for _ in range(PACES["log-in"].at_once):
        limits.take("log-in", "1.2.3.4")

    limits.take("log-in", "1.2.3.5")
    limits.take("ask", "1.2.3.4")


def test_a_clock_set_back_gives_and_takes_nothing() -> None:
    """Time that goes backwards fills no bucket, and empties none."""
    clock = Clock()
    clock.now = 100.0
    limits = Limits(clock)
    limits.take("log-in", "1.2.3.4")
    clock.now = 0.0
    limits.take("log-in", "1.2.3.4")


def test_memory_stays_in_bounds() -> None:
    """A flood from very many addresses is not kept for ever."""
    limits = Limits(Clock())
    for number in range(60_000):
        limits.take("ask", str(number))

    assert len(limits) <= 50_000


def test_without_limits_everything_goes() -> None:
    """For load tests."""
    limits = Limits(Clock(), on=False)
    for _ in range(1000):
        limits.take("log-in", "1.2.3.4")

    assert limits.bucket("message") is None
