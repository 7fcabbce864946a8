"""Harvest and production (section 8): payments first, from a frozen stock, then all gains."""

from signoria.games.lorenzo import notation
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS
from signoria.games.lorenzo.effects import BUILDING, HARVEST, TERRITORY, Gain, Privileges
from signoria.games.lorenzo.gains import ALL_HIT, counted, pay, receive, tell
from signoria.games.lorenzo.options import ways
from signoria.games.lorenzo.state import Player, State
from signoria.games.lorenzo.tasks import Lose, Privilege, Trade, Work
from signoria.games.lorenzo.values import WORK_VALUE, Pairs
from signoria.kernel.decision import Move, Seat


def begin_work(s: State, seat: Seat, area: int, value: int) -> None:
    """L-90, L-92: which cards are activated, and the stock that can pay, frozen now."""
    p = s.players[seat]
    own = p.cards[TERRITORY if area == HARVEST else BUILDING]
    active = tuple(number for number in own if WORK_VALUE[number] <= value)
    if s.news is not None:
        name = "harvest" if area == HARVEST else "production"
        tell(s, f"event-{name}", seat=seat, value=value)
    s.agenda.append(Work(seat, area, value, active, (), tuple(p.goods)))


def work(s: State, t: Work) -> None:
    """L-91: ask about each exchange that can be paid, then resolve everything at once."""
    cards = t.cards
    while cards:
        if ways(t.budget, cards[0]):
            s.agenda.append(Trade(*t._replace(cards=cards)))
            return
        cards = cards[1:]
    finish_work(s, t)


def traded(s: State, t: Trade, move: Move) -> None:
    """DP-10: take the payment off the frozen stock."""
    number, way = move.args
    budget, chosen = t.budget, t.chosen
    if way >= 0:
        left = list(budget)
        for kind, amount in notation.EXCHANGES[number].ways[way].pay.pairs:
            left[kind] -= amount
        budget = tuple(left)
        chosen += ((number, way),)
    s.agenda.append(Work(t.seat, t.area, t.value, t.cards[1:], chosen, budget))


def finish_work(s: State, t: Work) -> None:
    """L-92 to L-95: all payments, then all gains source by source, then the privileges."""
    seat = t.seat
    p = s.players[seat]
    for number, way in t.chosen:
        pay(s, seat, notation.EXCHANGES[number].ways[way].pay.pairs)
    tile = BONUS_TILES[p.tile]
    goods = tile.harvest if t.area == HARVEST else tile.production
    losses = 0
    _, lose = receive(s, seat, goods.pairs, 0 if s.rules.bonus_tile_is_source else ALL_HIT)
    losses += lose
    waiting: list[Privilege] = []
    for number in p.cards[TERRITORY if t.area == HARVEST else BUILDING]:
        if WORK_VALUE[number] > t.value:
            continue
        pairs, count = card_yields(p, number, t.chosen)
        hit, lose = receive(s, seat, pairs, 0)
        losses += lose
        if count:
            waiting.append(Privilege(seat, count, (), hit))
    s.agenda += reversed(waiting)
    s.agenda += [Lose(seat)] * losses


def card_yields(p: Player, number: int, chosen: tuple[tuple[int, int], ...]) -> tuple[Pairs, int]:
    """What a card gives in an activation: goods and privileges, counted as things are (L-93)."""
    pairs: list[tuple[int, int]] = []
    count = 0
    card = CARDS[number]
    assert card.work is not None
    for effect in card.work.effects:
        if isinstance(effect, Gain):
            pairs += effect.goods.pairs
        elif isinstance(effect, Privileges):
            count += effect.count
        else:
            pairs += counted(p, effect)
    for other, way in chosen:
        if other == number:
            taken = notation.EXCHANGES[number].ways[way]
            pairs += taken.goods.pairs
            count += taken.privileges
    return tuple(pairs), count
