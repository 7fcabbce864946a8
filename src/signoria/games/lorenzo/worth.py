"""What a table is worth to a seat beyond its score sheet, in victory points.

The figures are stated, not computed: what good players count with, corrected by some thousand games
of the bots against each other. They serve bots alone; no rule asks for them. The sheet counts what
would score now; here stands what the rest of the game can still make of it, so that both together
are a fair guess of the final points. When the game is over nothing is left to add.
"""

from typing import Final

from signoria.games.lorenzo.board import (
    CHARACTER_POINTS,
    FAITH_NEEDED,
    FAITH_STEPS,
    LAPS,
    LARGE_HARVEST,
    LARGE_PRODUCTION,
    MEMBERS,
    MOST_CARDS,
    PALACE,
    ROUNDS,
    SMALL_HARVEST,
    SMALL_PRODUCTION,
    TERRITORY_NEEDS,
    TERRITORY_POINTS,
)
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    FAITH,
    HARVEST,
    KINDS,
    MILITARY,
    PRODUCTION,
    RESOURCES,
    SERVANTS,
    TERRITORY,
    Cheaper,
    Effect,
    Exchange,
    Gain,
    GainPerCard,
    Goods,
    Leader,
    NoFloorBonus,
    NoPointsFor,
    Privileges,
    Raises,
)
from signoria.games.lorenzo.score import cards_points, military_prizes, penalty, resources
from signoria.games.lorenzo.state import NONE, Player, State
from signoria.games.lorenzo.tasks import Reveal, Roll
from signoria.games.lorenzo.values import (
    WORK_VALUE,
    acts_as,
    member_value,
    raises_of,
    standing,
)
from signoria.kernel.decision import Seat

# Goods

MOST_COUNTED: Final = 60
"""No more of a resource is looked at; nobody has so much."""
UNIT: Final = (0.65, 0.85, 0.85, 0.65, 0.45, 1.1, 1.0)
"""One of each good, by kind, while there is time to use it. A card of 4 wood or stone brings some 5
points, but takes a member too; 5 coins or 5 servants are what a market space gives for a member;
military points open territories; a faith point is a point and a part of a report."""
SHEET_SHARE: Final = 0.2
"""The sheet counts a fifth of a point for each resource already (L-223)."""
PLENTY: Final = (8, 5, 5, 5)
"""Of a resource beyond so many the next is worth less: it waits a round or two to be spent."""
BEYOND: Final = 0.4
"""That part of its worth is left; beyond twice as many a quarter of this."""
FADE: Final = (0.0, 0.55, 0.7, 0.8, 0.88, 0.95)
"""The part of a good's worth that is left with so many turns to come: in the last turns one kind
can be spent at most, and after the last none."""
PRIVILEGE: Final = 1.9
"""A privilege: its best entry, and the freedom to choose."""

# Members

PLACEMENT: Final = 4.0
"""What a placement brings on average. It makes a turn given up, and a member not yet used, cost
something; whoever places anyhow pays it in any case."""
PIP: Final = 0.35
"""A point of a member's value: half a servant, as it is often not needed."""
STUCK: Final = 2.5
"""A member that no servant can lift to 1 loses its turn (L-44), unless servants come in time."""

# Activations

ACTIVATIONS: Final = 0.45
"""How many harvests, and how many productions, a player does in a round."""
THIS_ROUND: Final = 0.35
"""The same for what is left of the round in which neither is done yet."""
REACH: Final = (1.0, 1.0, 0.97, 0.9, 0.8, 0.65, 0.5, 0.35, 0.2, 0.1)
"""How often an activation reaches a card, by the value it needs after the own bonuses."""
EXCHANGED: Final = 0.6
"""The part of the gain of an exchange: it waits for its payment, and for its turn."""

# Cards

GROWTH: Final = 0.04
"""How many more cards of each kind a turn brings: for the points that rows of cards promise."""
RAISE: Final = 0.25
"""A point of value for the actions of one kind, each round: a servant, every third round."""
CHEAPER: Final = 0.5
"""A good less for cards of one kind, each round."""
NO_FLOOR: Final = -0.5
"""No floor bonus, each round: one card in two stands high."""

# Military and faith

NEEDED: Final = 0.5
"""A military point as far as the next territories ask for it."""
SPARE: Final = 0.2
"""A military point beyond: for ventures, and for the prize."""
PRIZE_UNSURE: Final = 0.85
"""The part of the military prize on the sheet that is not believed while most is still to come."""
REPORT_PACE: Final = 4.0
"""A missing faith point counts as so many turns: the chance to be ready for a report is
turns / (turns + pace * missing)."""
HEAD_START: Final = 1.2
"""A faith point that is kept for the next period."""

HARM: Final = (0.8, 1.4, 1.2, 1.4, 1.2, 1.2, 1.8, 1.4, 1.4, 1.4, 1.2, 1.2, 1.4, 1.4)
"""What an excommunication of period I and II costs each round, in the order of the tiles. Those of
period III stand on the sheet."""

# Leaders

LEADER: Final = {
    "sforza": 3.0,  # a small harvest
    "ariosto": 0.8,  # seldom the space one wants is the occupied one
    "brunelleschi": 1.8,  # 3 coins, more often than not
    "malatesta": 1.5,  # 3 servants for one member
    "savonarola": 1.3,
    "michelangelo": 2.1,
    "giovanni": 2.5,
    "cesare": 1.5,  # counted by the military points that are not needed any more
    "leonardo": 3.0,  # a small production
    "botticelli": 2.0,
    "moro": 2.5,  # three fives against dice of 3.5 on average
    "lucrezia": 3.0,  # six pips
    "federico": 1.5,
    "lorenzo": 2.0,  # until a leader is copied
    "sisto": 2.5,  # 5 points every other round
    "rita": 2.0,  # most cards bring some resource
    "cosimo": 3.2,
    "colleoni": 4.0,
    "gonzaga": 1.9,
    "pico": 3.0,
}
"""A leader in play, each round: the goods it gives, or the servants and coins it saves."""
UNUSED: Final = 0.6
"""The part of a leader's round that is still there if it is face up: less than one, as it is
better used than kept."""
HOPE: Final = 0.9
"""The part of a playable leader's worth that one in hand has."""
EFFORT: Final = 0.45
"""How much of a leader's needs a turn can bring: a card, or the goods of GATHERED."""
GATHERED: Final = (5, 3, 3, 5, 3, 2, 5)
"""So many of a good take one turn."""

# Turn order

EARLIER: Final = 0.3
"""Each place earlier in the next round's turn order."""


def worth(s: State, seat: Seat) -> float:
    """What the score sheet does not show yet."""
    if not s.agenda:
        return 0.0
    p = s.players[seat]
    rounds = ROUNDS - s.round
    turns = LAPS * rounds + (p.members.bit_count() if s.round else 0)
    return (
        _stock(p, turns)
        + _members(s, p, turns)
        + _military(s, p, seat, turns)
        + _faith(s, p, turns)
        + _cards(s, p, seat, rounds, turns)
        + _leaders(p, rounds, turns)
        + _order(s, seat)
    )


def _made_tables() -> tuple[tuple[tuple[float, ...], ...], ...]:
    """By turns left, kind of resource and amount: what a stock is worth beside the sheet."""
    tables = []
    for turns in range(LAPS * ROUNDS + 1):
        fade = FADE[min(turns, len(FADE) - 1)] if turns < len(FADE) else 1.0
        rows = []
        for kind in RESOURCES:
            unit = fade * (UNIT[kind] - SHEET_SHARE)
            plenty = PLENTY[kind]
            row = [0.0]
            for amount in range(1, MOST_COUNTED + 1):
                part = 1.0 if amount <= plenty else BEYOND
                row.append(row[-1] + unit * (part if amount <= 2 * plenty else BEYOND / 4))
            rows.append(tuple(row))
        tables.append(tuple(rows))
    return tuple(tables)


_STOCK: Final = _made_tables()


def _stock(p: Player, turns: int) -> float:
    """Resources: what they can buy, and the started five of the sheet while it can be filled."""
    rows = _STOCK[turns]
    total = 0.0
    for kind in RESOURCES:
        amount = p.goods[kind]
        total += rows[kind][min(MOST_COUNTED, amount)]
    return total + SHEET_SHARE * (resources(p) % 5) if turns else total


def _members(s: State, p: Player, turns: int) -> float:
    """The turns to come, and how good the members of this round are."""
    total = PLACEMENT * turns
    if s.round == 0 or isinstance(s.agenda[-1], (Reveal, Roll)):
        return total  # the dice lie as they fell last round
    lift = p.goods[SERVANTS] // standing(p).slow
    for member in range(len(MEMBERS)):
        if p.members >> member & 1:
            value = member_value(s, p, member)
            total += PIP * value
            if value + lift < 1:
                total -= STUCK
    return total


def _military(s: State, p: Player, seat: Seat, turns: int) -> float:
    """L-11, L-222: points for territories and prices; the prize is not won yet."""
    points = p.goods[MILITARY]
    count = len(p.cards[TERRITORY])
    goal = max(TERRITORY_NEEDS[min(count + 1, MOST_CARDS - 1)], TERRITORY_NEEDS[3])
    if standing(p).free_territories or count == MOST_CARDS:
        goal = 0
    fade = FADE[turns] if turns < len(FADE) else 1.0
    prize = military_prizes([other.goods[MILITARY] for other in s.players])[seat]
    unsure = PRIZE_UNSURE * min(1.0, turns / (LAPS * 4))
    return fade * (NEEDED * min(points, goal) + SPARE * max(points - goal, 0)) - unsure * prize


# Faith and excommunication


def _faith(s: State, p: Player, turns: int) -> float:
    """L-200 to L-206: what the next report will bring or spare, and what excommunication costs."""
    period = max(s.period, 1)
    faith = p.goods[FAITH]
    needed = FAITH_NEEDED[period - 1]
    tile = s.tiles[period - 1] if len(s.tiles) >= period else NONE
    total = 0.0
    if p.banned:
        for index, harm in enumerate(HARM):
            if p.banned >> index & 1:
                total -= harm * turns / LAPS
        if tile != NONE and p.banned >> tile & 1:  # this report is over
            return total + (HEAD_START * faith if turns else 0.0)
    later = LAPS * (ROUNDS - 2 * period)
    if faith >= needed:
        return total + FAITH_STEPS[faith]
    left = turns - later
    chance = left / (left + REPORT_PACE * (needed - faith)) if left > 0 else 0.0
    kept = HEAD_START * faith if later else FAITH_STEPS[faith]
    threat = _harm(p, tile, later // LAPS) if tile != NONE else 0.0
    return total + chance * FAITH_STEPS[needed] + (1 - chance) * (kept - threat)


def _harm(p: Player, tile: int, rounds: int) -> float:
    """What being excommunicated costs at a report with so many rounds after it."""
    if tile < len(HARM):
        return HARM[tile] * rounds
    total = 0.0
    for effect in EXCOMMUNICATIONS[tile].end:
        if isinstance(effect, NoPointsFor):
            total += cards_points(p, effect.kind)
        else:
            total -= penalty(p, effect)
    return total


# Cards


def _goods_worth(goods: Goods) -> float:
    return sum(UNIT[kind] * amount for kind, amount in goods.pairs)


def _yield_worth(effects: tuple[Effect, ...]) -> float:
    """One activation, but for what counts cards."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, Gain):
            total += _goods_worth(effect.goods)
        elif isinstance(effect, Privileges):
            total += PRIVILEGE * effect.count
        elif isinstance(effect, Exchange):
            gains = [
                _goods_worth(way.goods) + PRIVILEGE * way.privileges - _goods_worth(way.pay)
                for way in effect.ways
            ]
            total += EXCHANGED * max(gains)
    return total


def _always_worth(effects: tuple[Effect, ...]) -> float:
    """What holds for good, each round."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, Raises):
            total += RAISE * effect.by
        elif isinstance(effect, Cheaper):
            total += CHEAPER
        elif isinstance(effect, NoFloorBonus):
            total += NO_FLOOR
    return total


_YIELD: Final = {
    number: _yield_worth(card.work.effects)
    for number, card in CARDS.items()
    if card.work is not None
}
_COUNTS: Final = {
    number: (effect.kind, _goods_worth(effect.goods))
    for number, card in CARDS.items()
    if card.work is not None
    for effect in card.work.effects
    if isinstance(effect, GainPerCard)
}
_ALWAYS: Final = {number: _always_worth(card.always) for number, card in CARDS.items()}
_TILE_HARVEST: Final = tuple(_goods_worth(tile.harvest) for tile in BONUS_TILES)
_TILE_PRODUCTION: Final = tuple(_goods_worth(tile.production) for tile in BONUS_TILES)


def _cards(s: State, p: Player, seat: Seat, rounds: int, turns: int) -> float:
    """Harvests and productions to come, bonuses for good, and rows that grow."""
    raises = raises_of(p)
    here = p.members and s.round
    total = 0.0
    for area, kind, spaces, tile in _AREAS:
        times = ACTIVATIONS * rounds
        if here and not _stands(s, seat, spaces):
            times += THIS_ROUND
        if not times:
            continue
        by = raises[area]
        once = tile[p.tile] if p.tile != NONE else 0.0
        for number in p.cards[kind]:
            brings = _YIELD[number]
            if number in _COUNTS:
                counted, each = _COUNTS[number]
                brings += each * len(p.cards[counted])
            once += brings * REACH[max(WORK_VALUE[number] - by, 0)]
        total += times * once
    left = turns / LAPS
    for number in p.cards[CHARACTER]:
        total += _ALWAYS[number] * left
    return (
        total
        + _growth(TERRITORY_POINTS, len(p.cards[TERRITORY]), turns)
        + _growth(CHARACTER_POINTS, len(p.cards[CHARACTER]), turns)
    )


_AREAS: Final = (
    (HARVEST, TERRITORY, (SMALL_HARVEST, LARGE_HARVEST), _TILE_HARVEST),
    (PRODUCTION, BUILDING, (SMALL_PRODUCTION, LARGE_PRODUCTION), _TILE_PRODUCTION),
)


def _stands(s: State, seat: Seat, spaces: tuple[int, int]) -> bool:
    """Has the seat a member in this area, so that the round's activation is done?"""
    return any(code >> 2 == seat for space in spaces for code in s.spaces[space])


def _growth(points: tuple[int, ...], count: int, turns: int) -> float:
    """Points of a row that is likely to grow, beyond those it scores now (L-12)."""
    more = min(count + GROWTH * turns, float(MOST_CARDS))
    low = int(more)
    high = min(low + 1, MOST_CARDS)
    return points[low] + (more - low) * (points[high] - points[low]) - points[count]


# Leaders and turn order


_LEADER: Final = tuple(LEADER[leader.key] for leader in LEADERS)
_ONCE: Final = tuple(bool(leader.once) for leader in LEADERS)


def _leaders(p: Player, rounds: int, turns: int) -> float:
    """Leaders in play work every round; those in hand may be played, or make a privilege."""
    total = 0.0
    for leader in p.played:
        ability = acts_as(p, leader)
        if _ONCE[ability]:
            total += _LEADER[ability] * (rounds + (0 if p.used >> leader & 1 else UNUSED))
        else:
            total += _LEADER[ability] * turns / LAPS
    if p.hand and turns:
        for leader in p.hand:
            if leader >= 0:
                total += _in_hand(p, leader, rounds, turns)
    return total


def _in_hand(p: Player, leader: int, rounds: int, turns: int) -> float:
    missing = _missing(p, LEADERS[leader])
    chance = 1 - missing / (EFFORT * turns)
    played = HOPE * chance * _LEADER[leader] * turns / LAPS
    return max(played, 0.9 * PRIVILEGE * FADE[min(turns, len(FADE) - 1)])


def _missing(p: Player, leader: Leader) -> float:
    """How many turns the leader's needs may still take."""
    needs = leader.needs
    total = 0.0
    for kind, amount in needs.goods.pairs:
        if amount > p.goods[kind]:
            total += (amount - p.goods[kind]) / GATHERED[kind]
    for kind in range(len(KINDS)):
        total += max(needs.cards[kind] - len(p.cards[kind]), 0)
    if needs.of_one_kind:
        total += needs.of_one_kind - max(len(cards) for cards in p.cards)
    return total


def _order(s: State, seat: Seat) -> float:
    """L-211: who comes to the palace earlier plays earlier in the next round."""
    if s.round == ROUNDS or not s.spaces[PALACE]:
        return 0.0
    place = 0
    seen = 0
    for code in s.spaces[PALACE]:
        other = code >> 2
        if other == seat:
            return EARLIER * (s.rules.players - 1 - place)
        if not seen >> other & 1:
            seen |= 1 << other
            place += 1
    behind = sum(1 for other in s.order[: s.order.index(seat)] if not seen >> other & 1)
    return EARLIER * (s.rules.players - 1 - place - behind)
