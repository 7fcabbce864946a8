"""Receiving and paying goods, and telling of it."""

from signoria.games.lorenzo.board import TOP_FAITH
from signoria.games.lorenzo.cards import CARDS
from signoria.games.lorenzo.effects import (
    FAITH,
    MILITARY,
    RESOURCES,
    SERVANTS,
    Effect,
    Gain,
    GainPerCard,
    GainPerMilitary,
    Goods,
)
from signoria.games.lorenzo.state import Player, State
from signoria.games.lorenzo.tasks import Lose
from signoria.games.lorenzo.values import Pairs, after_tiles, standing
from signoria.kernel.decision import Seat
from signoria.kernel.message import Message, Value, message
from signoria.kernel.view import Event

ALL_HIT = 0b1111111
"""A gain that is no source of the "1 less" tiles (L-126)."""


# Telling


def tell(s: State, id_: str, /, **args: Value) -> None:
    """Everybody may know it."""
    if s.news is not None:
        s.news.append(Event(message(id_, **args)))


def tell_to(s: State, audience: tuple[Seat, ...], id_: str, /, **args: Value) -> None:
    """Only these may know it."""
    if s.news is not None:
        s.news.append(Event(message(id_, **args), audience))


def goods_message(pairs: Pairs) -> tuple[Message, ...]:
    """Goods for a sentence."""
    return tuple(message(f"good-{Goods.kinds[kind]}", n=amount) for kind, amount in pairs)


# Gaining and paying


def receive(s: State, seat: Seat, pairs: Pairs, hit: int) -> tuple[int, bool]:
    """L-66, L-120, L-250: take goods from a source; the bits it is `hit` by, and must one be lost?

    Who must lose one wood or stone (DP-15) is asked by a Lose that the caller pushes last.
    """
    p = s.players[seat]
    lose = False
    if standing(p).less:
        pairs, hit, lose = after_tiles(s, p, pairs, hit)
    goods = p.goods
    before = None if s.news is None else goods[:]
    for kind, amount in pairs:
        goods[kind] += amount
        if kind == FAITH:
            goods[kind] = min(goods[kind], TOP_FAITH)
        elif kind == MILITARY:
            goods[kind] = min(goods[kind], s.rules.military_cap)
    if before is not None:
        tell_gain(s, seat, pairs, before)
    return hit, lose


def tell_gain(s: State, seat: Seat, pairs: Pairs, before: list[int]) -> None:
    """What has come of a gain: what went beyond the end of a track is lost (L-250)."""
    goods = s.players[seat].goods
    come = tuple(
        (kind, goods[kind] - before[kind])
        for kind in dict.fromkeys(kind for kind, _ in pairs)
        if goods[kind] > before[kind]
    )
    if come:
        tell(s, "event-gain", seat=seat, goods=goods_message(come))


def gain(s: State, seat: Seat, pairs: Pairs, hit: int = 0) -> int:
    """Receive, and ask for what is to be lost; nothing may be pushed after it."""
    hit, lose = receive(s, seat, pairs, hit)
    if lose:
        s.agenda.append(Lose(seat))
    return hit


def pay(s: State, seat: Seat, pairs: Pairs) -> None:
    """Give goods to the supply."""
    goods = s.players[seat].goods
    for kind, amount in pairs:
        goods[kind] -= amount
    if s.news is not None and pairs:
        tell(s, "event-pay", seat=seat, goods=goods_message(pairs))


def pay_servants(s: State, seat: Seat, count: int) -> None:
    """L-56: before anything is gained."""
    if count:
        pay(s, seat, ((SERVANTS, count),))


def immediate_goods(s: State, seat: Seat, number: int) -> Pairs:
    """L-82; with Santa Rita the resources printed in it come twice (L-196)."""
    p = s.players[seat]
    card = CARDS[number]
    times = 2 if standing(p).doubles else 1
    pairs: list[tuple[int, int]] = []
    for effect in card.now:
        if isinstance(effect, Gain):
            for kind, amount in effect.goods.pairs:
                pairs.append((kind, amount * times if kind in RESOURCES else amount))
        else:
            pairs += counted(p, effect)
    return tuple(pairs)


def counted(p: Player, effect: Effect) -> Pairs:
    """L-82: gains that count cards or military points; halves are rounded down."""
    if isinstance(effect, GainPerCard):
        times = len(p.cards[effect.kind])
        return (times * effect.goods).pairs
    if isinstance(effect, GainPerMilitary):
        times = p.goods[MILITARY] // effect.each
        return (times * effect.goods).pairs
    return ()
