"""The words in which cards are declared."""

from signoria.games.masters.effects import (
    BLUE,
    FAITH,
    GREEN,
    NOTHING,
    PURPLE,
    YELLOW,
    Card,
    Colour,
    Depot,
    Discount,
    Goods,
    Leader,
    Needs,
    Power,
    Produces,
    White,
)

DEPOT_PLACES = 2


def green(number: int, level: int, points: int, *, cost: Goods, work: Power) -> Card:
    """A green card."""
    return Card(number, GREEN, level, points, cost, work)


def blue(number: int, level: int, points: int, *, cost: Goods, work: Power) -> Card:
    """A blue card."""
    return Card(number, BLUE, level, points, cost, work)


def yellow(number: int, level: int, points: int, *, cost: Goods, work: Power) -> Card:
    """A yellow card."""
    return Card(number, YELLOW, level, points, cost, work)


def purple(number: int, level: int, points: int, *, cost: Goods, work: Power) -> Card:
    """A purple card."""
    return Card(number, PURPLE, level, points, cost, work)


def turn(pays: Goods, gives: Goods) -> Power:
    """A production: this into that."""
    return Power(pays, gives)


def owns(*, green: int = 0, blue: int = 0, yellow: int = 0, purple: int = 0) -> Needs:
    """Needs cards of any level."""
    return Needs(cards=(green, blue, yellow, purple))


def level_two(colour: Colour) -> Needs:
    """Needs a card of exactly level II."""
    return Needs(level_two=colour)


def has(goods: Goods) -> Needs:
    """Needs resources."""
    return Needs(goods=goods)


def discount(number: int, needs: Needs, kind: int) -> Leader:
    """A leader that makes cards cheaper: 2 points."""
    return Leader(number, 2, needs, Discount(kind))


def depot(number: int, needs: Needs, kind: int) -> Leader:
    """A leader with a depot: 3 points."""
    return Leader(number, 3, needs, Depot(kind, DEPOT_PLACES))


def white(number: int, needs: Needs, kind: int) -> Leader:
    """A leader that turns white marbles: 5 points."""
    return Leader(number, 5, needs, White(kind))


def produces(number: int, needs: Needs, pays: Goods) -> Leader:
    """A leader that produces: 4 points."""
    return Leader(number, 4, needs, Produces(Power(pays, FAITH, any_out=1)))


BASE = Power(NOTHING, NOTHING, any_in=2, any_out=1)
"""7.1: the power that everybody has."""
