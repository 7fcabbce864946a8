"""Cards, leaders and tiles as plain data: what is listed, to be held beside the printed ones."""

from typing import Final

from signoria.games.lorenzo import sentences
from signoria.games.lorenzo.board import FAITH_NEEDED
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.cards.provenance import (
    bonus_tile_source,
    card_source,
    rulebook_source,
)
from signoria.games.lorenzo.effects import (
    KINDS,
    TERRITORY,
    BonusTile,
    Card,
    Effect,
    Excommunication,
    Leader,
    Needs,
    Price,
)
from signoria.games.lorenzo.figures import Data, amounts, brief, figures

ROMAN: Final = ("", "I", "II", "III")
_PLURAL: Final = ("territories", "characters", "buildings", "ventures")


def cards() -> list[Data]:
    """Everything printed. `sentence` is a Message, `name_id` the id of the name in catalogues."""
    return [
        *map(_card, CARDS.values()),
        *map(_leader, LEADERS),
        *map(_excommunication, EXCOMMUNICATIONS),
        *map(_bonus_tile, BONUS_TILES),
    ]


def _data(effects: tuple[Effect, ...]) -> list[Data]:
    return [figures(effect)[0] for effect in effects]


def _printed(effects: tuple[Effect, ...]) -> str:
    return " + ".join(figures(effect)[1] for effect in effects)


def _line(*parts: str) -> str:
    """The parts that there are, as they follow each other on a card."""
    return " | ".join(part for part in parts if part)


def _card(card: Card) -> Data:
    """A development card."""
    data: Data = {
        "number": card.number,
        "kind": KINDS[card.kind],
        "period": card.period,
        "key": card.key,
        "name_id": f"lorenzo-card-{card.number}",
        "thing": f"card:{card.number}",
        "cost": [_price(price) for price in card.cost],
        "now": _data(card.now),
        "always": _data(card.always),
    }
    if card.work is not None:
        name = "yields" if card.kind == TERRITORY else "work"
        data[name] = {"value": card.work.value, "effects": _data(card.work.effects)}
    if card.end:
        data["end"] = card.end
    data["printed"] = _printed_card(card)
    data["sentence"] = sentences.card(card)
    data["provenance"] = card_source(card)
    return data


def _price(price: Price) -> Data:
    data = amounts(price.goods)
    return {"military_needs": price.needs, **data} if price.needs else data


def _printed_card(card: Card) -> str:
    """`2 wood, 1 coin → 3 VP | production 4: 1 wood → 3 coins / 2 wood → 5 coins`."""
    cost = " / ".join(_printed_price(price) for price in card.cost)
    gets = f"{cost or 'free'} → {_printed(card.now) or '–'}"
    always = f"always {_printed(card.always)}" if card.always else ""
    work = ""
    if card.work is not None:
        area = "harvest" if card.kind == TERRITORY else "production"
        work = f"{area} {card.work.value}: {_printed(card.work.effects)}"
    return _line(gets, always, work, f"end {card.end} VP" if card.end else "")


def _printed_price(price: Price) -> str:
    paid = brief(price.goods)
    return f"{paid} (of {price.needs})" if price.needs else paid


def _leader(leader: Leader) -> Data:
    """A leader."""
    once = f"once a round {_printed(leader.once)}" if leader.once else ""
    always = f"always {_printed(leader.always)}" if leader.always else ""
    return {
        "kind": "leader",
        "key": leader.key,
        "rule": leader.rule,
        "name_id": f"lorenzo-leader-{leader.key}",
        "thing": f"leader:{leader.key}",
        "needs": _needs(leader.needs),
        "once": _data(leader.once),
        "always": _data(leader.always),
        "printed": _line(f"needs {_printed_needs(leader.needs)}", once, always),
        "sentence": sentences.leader(leader),
        "provenance": rulebook_source(),
    }


def _needs(needs: Needs) -> Data:
    cards = {KINDS[kind]: count for kind, count in enumerate(needs.cards) if count}
    data: Data = {"goods": amounts(needs.goods), "cards": cards}
    if needs.of_one_kind:
        data["of_one_kind"] = needs.of_one_kind
    return data


def _printed_needs(needs: Needs) -> str:
    words = [f"{count} {_PLURAL[kind]}" for kind, count in enumerate(needs.cards) if count]
    if needs.of_one_kind:
        words.append(f"{needs.of_one_kind} cards of a kind")
    if needs.goods:
        words.append(brief(needs.goods))
    return ", ".join(words)


def _excommunication(tile: Excommunication) -> Data:
    """An excommunication tile."""
    always = f"always {_printed(tile.always)}" if tile.always else ""
    end = f"end {_printed(tile.end)}" if tile.end else ""
    return {
        "kind": "excommunication",
        "period": tile.period,
        "key": tile.key,
        "name_id": f"lorenzo-excommunication-{tile.period}-{tile.index}",
        "thing": f"excommunication:{tile.key}",
        "faith": FAITH_NEEDED[tile.period - 1],
        "always": _data(tile.always),
        "end": _data(tile.end),
        "printed": _line(f"{ROMAN[tile.period]}-{tile.index}", always, end),
        "sentence": sentences.excommunication(tile),
        "provenance": rulebook_source(),
    }


def _bonus_tile(tile: BonusTile) -> Data:
    """A personal bonus tile."""
    return {
        "kind": "bonus",
        "key": tile.key,
        "name_id": f"lorenzo-tile-{tile.key}",
        "thing": f"bonus:{tile.key}",
        "production": amounts(tile.production),
        "harvest": amounts(tile.harvest),
        "printed": _line(f"production {brief(tile.production)}", f"harvest {brief(tile.harvest)}"),
        "sentence": sentences.bonus_tile(tile),
        "provenance": bonus_tile_source(tile),
    }
