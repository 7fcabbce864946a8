"""The words in which cards are declared."""

from typing import TypeAlias

from signoria.games.lorenzo.effects import (
    ANY_KIND,
    BUILDING,
    CHARACTER,
    HARVEST,
    MP,
    NOTHING,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    Activate,
    Card,
    Effect,
    Exchange,
    Gain,
    GainPerCard,
    GainPerMilitary,
    Goods,
    Kind,
    Leader,
    Needs,
    Price,
    Privileges,
    TakeCard,
    Way,
    Work,
)

Said: TypeAlias = Goods | Effect | tuple[Goods | Effect, ...]


def _effects(said: Said) -> tuple[Effect, ...]:
    """Plain goods are a gain; a comma means "and then"."""
    parts = said if isinstance(said, tuple) else (said,)
    return tuple(Gain(part) if isinstance(part, Goods) else part for part in parts if part)


def territory(key: str, number: int, period: int, *, yields: Work, now: Said = ()) -> Card:
    """A green card: free, harvested."""
    return Card(number, key, TERRITORY, period, (), _effects(now), (), yields, 0)


def character(
    key: str, number: int, period: int, *, cost: Goods, now: Said = (), always: Said = ()
) -> Card:
    """A blue card: paid in coins."""
    return Card(
        number, key, CHARACTER, period, (Price(cost),), _effects(now), _effects(always), None, 0
    )


def building(
    key: str, number: int, period: int, *, cost: Goods, work: Work, now: Said = ()
) -> Card:
    """A yellow card: produces."""
    return Card(number, key, BUILDING, period, (Price(cost),), _effects(now), (), work, 0)


def venture(
    key: str, number: int, period: int, *, cost: Price | tuple[Price, ...], end: int, now: Said
) -> Card:
    """A purple card: points at the end."""
    costs = cost if isinstance(cost, tuple) else (cost,)
    return Card(number, key, VENTURE, period, costs, _effects(now), (), None, end)


def leader(key: str, rule: str, needs: Needs, *, once: Said = (), always: Said = ()) -> Leader:
    """A leader card."""
    return Leader(key, rule, needs, _effects(once), _effects(always))


def at(value: int, *effects: Goods | Effect) -> Work:
    """Activated at this value or more."""
    return Work(value, _effects(effects))


def goods(cost: Goods) -> Price:
    """A price in resources."""
    return Price(cost)


def military(needs: int, pays: int) -> Price:
    """A military price: have that many, lose so many."""
    return Price(pays * MP, needs)


def pay(cost: Goods, gets: Goods | Privileges) -> Exchange:
    """One arrow; arrows of one card are joined by `|`."""
    if isinstance(gets, Privileges):
        return Exchange((Way(cost, NOTHING, gets.count),))
    return Exchange((Way(cost, gets, 0),))


def each(gets: Goods, kind: Kind) -> GainPerCard:
    """For each own card of the kind."""
    return GainPerCard(gets, kind)


def per_military(gets: Goods, every: int) -> GainPerMilitary:
    """For every so many military points."""
    return GainPerMilitary(gets, every)


def privilege(count: int = 1) -> Privileges:
    """So many different council privileges."""
    return Privileges(count)


def take(*kinds: Kind, value: int, less: Goods = NOTHING) -> TakeCard:
    """A bonus tower action; without a kind, any of the four."""
    return TakeCard(kinds or ANY_KIND, value, less)


def harvest(value: int, *, plain: bool = False) -> Activate:
    """A bonus harvest."""
    return Activate(HARVEST, value, plain)


def production(value: int, *, plain: bool = False) -> Activate:
    """A bonus production."""
    return Activate(PRODUCTION, value, plain)


def owns(
    *, territories: int = 0, characters: int = 0, buildings: int = 0, ventures: int = 0
) -> Needs:
    """Needs cards."""
    return Needs(cards=(territories, characters, buildings, ventures))


def has(what: Goods) -> Needs:
    """Needs resources or points."""
    return Needs(goods=what)
