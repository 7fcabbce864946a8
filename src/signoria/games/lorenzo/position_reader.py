"""Takes the statements of a position one by one, then makes the rest of the State fit them."""

from typing import Final

from signoria.games.lorenzo import turn
from signoria.games.lorenzo.board import (
    COLOURED,
    FLOORS,
    LAPS,
    MEMBERS,
    MOST_CARDS,
    NEUTRAL,
    ROUNDS,
    SPACES,
    START_COINS,
    START_GOODS,
    TOP_FAITH,
    UNLIMITED,
    area_of,
)
from signoria.games.lorenzo.cards import BONUS_TILES, CARDS, EXCOMMUNICATIONS, LEADERS
from signoria.games.lorenzo.effects import COINS, FAITH, MILITARY, Goods
from signoria.games.lorenzo.notation import MOST_SERVANTS
from signoria.games.lorenzo.state import NONE, Player, State
from signoria.games.lorenzo.steps import STEPS
from signoria.games.lorenzo.tasks import NextTurn, TakeTurn
from signoria.games.lorenzo.values import COPIER
from signoria.kernel import agenda
from signoria.kernel.decision import Seat
from signoria.kernel.game import Options
from signoria.kernel.refusal import Refusal
from signoria.toolkit.position import Words, bad

_GOODS: Final = {
    **{kind: index for index, kind in enumerate(Goods.kinds)},
    **{unit.lower(): index for index, unit in enumerate(Goods.constants)},
    "points": 6,
    "stones": 2,
}
_LEADERS: Final = {leader.key: index for index, leader in enumerate(LEADERS)}
_TILES: Final = {tile.key: index for index, tile in enumerate(EXCOMMUNICATIONS)}
_BONUS: Final = {tile.key: index for index, tile in enumerate(BONUS_TILES)}


class LorenzoReader(Words):
    """Takes the statements one by one, then makes the rest of the State fit them."""

    def __init__(self, options: Options, names: tuple[str, ...]) -> None:
        """After the set-up, round 1, before any card is dealt."""
        super().__init__(names)
        self.s = s = State.fresh(options)
        s.round = 1
        s.dice = (3, 4, 5)
        s.tiles = tuple(_TILES[f"{period}.1"] for period in (1, 2, 3))
        for place, p in enumerate(s.players):
            for kind, amount in START_GOODS.pairs:
                p.goods[kind] = amount
            p.goods[COINS] = START_COINS[place]
            p.tile = 0
        self.floors: dict[int, int] = {}
        self.place = (0, 0)
        self.places: dict[int | str, tuple[int, int]] = {}
        """Where each card or space was named, to say it when it does not fit the rest."""
        self.turn: tuple[Seat, int, bool] | None = None
        self.phase = "turn"

    def take(self, text: str, place: tuple[int, int]) -> None:
        """One statement, and its place in the text."""
        self.place = place
        head, colon, rest = text.partition(":")
        words = text.split()
        table = {
            "round": self.set_round,
            "dice": self.set_dice,
            "order": self.set_order,
            "tiles": self.set_tiles,
            "floor": self.set_floor,
            "turn": self.set_turn,
        }
        if colon and head.startswith("at "):
            self.members(head[3:].strip(), rest)
        elif colon and " " not in head:
            for seat, clause in self.clauses(head, rest):
                self.clause(self.s.players[seat], clause)
        elif words[0] in table:
            table[words[0]](words[1:])
        elif text in ("report", "over"):
            self.places["report"] = place
            self.phase = text
        else:
            raise bad("position-statement", text=text[:60])

    # The table

    def set_round(self, words: list[str]) -> None:
        """`round 3`."""
        self.s.round = self.number(words, 1, ROUNDS)

    def set_dice(self, words: list[str]) -> None:
        """`dice 6 2 1`."""
        if len(words) != len(COLOURED):
            raise bad("position-dice")
        self.s.dice = tuple(self.number([word], 1, 6) for word in words)

    def set_order(self, words: list[str]) -> None:
        """`order ben anna`."""
        order = tuple(self.seat(word) for word in words)
        if sorted(order) != list(range(len(self.names))):
            raise bad("position-order")
        self.s.order = order

    def set_tiles(self, words: list[str]) -> None:
        """`tiles 1.2 2.6 3.4`: one of each period."""
        tiles = [self.known(word, _TILES, "position-tile") for word in words]
        if [EXCOMMUNICATIONS[tile].period for tile in tiles] != [1, 2, 3]:
            raise bad("position-tiles")
        self.s.tiles = tuple(tiles)

    def set_floor(self, words: list[str]) -> None:
        """`floor building.3 43`, `floor building.3 -`."""
        if len(words) != 2 or words[0] not in SPACES[:FLOORS]:  # noqa: PLR2004 - floor and card
            raise bad("position-floor", text=" ".join(words)[:60])
        space = SPACES.index(words[0])
        self.places[words[0]] = self.place
        self.floors[space] = 0 if words[1] == "-" else self.card(words[1])
        number = self.floors[space]
        if number and CARDS[number].kind != space >> 2:
            raise bad("position-floor-kind", card=number, space=words[0])

    def set_turn(self, words: list[str]) -> None:
        """`turn anna`, `turn anna lap 2`, `turn anna extra`."""
        if not words:
            raise bad("position-statement", text="turn")
        seat = self.seat(words[0])
        lap, extra = 0, words[1:] == ["extra"]
        if len(words) == 3 and words[1] == "lap":  # noqa: PLR2004 - name, lap, number
            lap = self.number(words[2:], 1, LAPS)
        elif len(words) > 1 and not extra:
            raise bad("position-statement", text=" ".join(["turn", *words])[:60])
        self.turn = (seat, lap, extra)

    def members(self, name: str, rest: str) -> None:
        """`at palace: carla white, anna neutral`."""
        if name not in SPACES:
            raise bad("position-space", name=name[:40])
        space = SPACES.index(name)
        if space in self.s.rules.covered:
            raise bad("position-covered", name=name)
        self.places[name] = self.place
        for who in rest.split(","):
            words = who.split()
            if len(words) != 2:  # noqa: PLR2004 - who and which member
                raise bad("position-member", text=who.strip()[:40])
            seat, member = self.seat(words[0]), self.member(words[1])
            p = self.s.players[seat]
            if not p.members >> member & 1:
                raise bad("position-member-twice", text=who.strip()[:40])
            p.members &= ~(1 << member)
            self.s.spaces[space] += (seat * 4 + member,)

    # A player

    def clause(self, p: Player, words: list[str]) -> None:
        """One clause about a player."""
        if not words:
            raise bad("position-clause", text="")
        head, rest = words[0], words[1:]
        table = {
            "cards": self.give_cards,
            "played": self.give_played,
            "hand": self.give_hand,
            "used": self.give_used,
            "copied": self.give_copied,
            "tile": self.give_tile,
            "banned": self.give_banned,
            "six": self.give_six,
        }
        if words == ["nothing"]:
            p.goods[:] = [0] * len(p.goods)
        elif head.isascii() and head.isdigit() and len(rest) == 1:
            self.goods(p, int(head[:6]), rest[0])
        elif head in table and rest:
            for word in rest:
                table[head](p, word)
        else:
            raise bad("position-clause", text=" ".join(words)[:60])

    def goods(self, p: Player, amount: int, word: str) -> None:
        """`5 coins`."""
        kind = _GOODS.get(word, _GOODS.get(word.removesuffix("s")))
        if kind is None:
            raise bad("position-goods", text=word[:40], known=", ".join(Goods.kinds))
        most = {FAITH: TOP_FAITH, MILITARY: self.s.rules.military_cap}.get(kind, MOST_SERVANTS)
        if amount > most:
            raise bad("position-amount", n=amount, text=word, most=most)
        self.once(Goods.kinds[kind])
        p.goods[kind] = amount

    def give_cards(self, p: Player, word: str) -> None:
        """`cards 29 34`."""
        number = self.card(word)
        kind = CARDS[number].kind
        if any(number in own for other in self.s.players for own in other.cards):
            raise bad("position-card-twice", card=number)
        if len(p.cards[kind]) == MOST_CARDS:
            raise bad("position-seventh", card=number)
        own = list(p.cards)
        own[kind] += (number,)
        p.cards = tuple(own)

    def give_played(self, p: Player, word: str) -> None:
        """`played botticelli`."""
        p.played += (self.leader(word),)

    def give_hand(self, p: Player, word: str) -> None:
        """`hand sforza`."""
        p.hand += (self.leader(word),)

    def leader(self, word: str) -> int:
        """A leader that lies nowhere else."""
        leader = self.known(word, _LEADERS, "position-leader")
        if not self.s.rules.advanced:
            raise bad("position-basic", name=word)
        if any(leader in p.hand + p.played for p in self.s.players):
            raise bad("position-leader-twice", name=word)
        return leader

    def give_used(self, p: Player, word: str) -> None:
        """`used botticelli`: turned face down this round."""
        p.used |= 1 << self.in_play(p, word)

    def give_copied(self, p: Player, word: str) -> None:
        """`copied cosimo`."""
        self.places["copied"] = self.place
        p.copied = self.known(word, _LEADERS, "position-leader")

    def in_play(self, p: Player, word: str) -> int:
        """A leader that this player has in play."""
        leader = self.known(word, _LEADERS, "position-leader")
        if leader not in p.played:
            raise bad("position-not-played", name=word)
        return leader

    def give_tile(self, p: Player, word: str) -> None:
        """`tile b`."""
        p.tile = self.known(word, _BONUS, "position-bonus")

    def give_banned(self, p: Player, word: str) -> None:
        """`banned 1.2`."""
        p.banned |= 1 << self.known(word, _TILES, "position-tile")

    def give_six(self, p: Player, word: str) -> None:
        """`six white`: set by Federico."""
        member = self.member(word)
        if member == NEUTRAL:
            raise bad("position-member", text=word)
        p.sixes |= 1 << member

    # Words

    def card(self, word: str) -> int:
        """A card by number."""
        number = self.number([word], 1, len(CARDS))
        self.places[number] = self.place
        return number

    def member(self, word: str) -> int:
        """A member by colour."""
        if word not in MEMBERS:
            raise bad("position-member", text=word[:40])
        return MEMBERS.index(word)

    # The rest

    def finish(self) -> State:
        """Deal the floors and the piles, set the agenda, and check what belongs together."""
        self.deal()
        self.check()
        s = self.s
        if self.phase == "over":
            s.floors = [0] * FLOORS
            return s
        if self.phase == "report" and not turn.reports(s.round):
            raise self.misplaced("report", "position-report", n=s.round)
        turn.close_round(s)
        if self.phase == "turn":
            self.begin_turn()
        agenda.settle(s, STEPS)
        return s

    def begin_turn(self) -> None:
        """The turns from the one that is asked for on."""
        s = self.s
        players = len(s.players)
        seat, lap, extra = self.turn or (s.order[0], 0, False)
        if not lap:
            lap = LAPS - s.players[seat].members.bit_count() + 1
        count = min(lap - 1, LAPS - 1) * players + s.order.index(seat)
        if extra:
            count = LAPS * players + s.order.index(seat)
        s.agenda.append(NextTurn(count + 1))
        s.agenda.append(TakeTurn(seat, extra))

    def deal(self) -> None:
        """Cards of the period that lie nowhere else, lowest numbers first."""
        s = self.s
        owned = {number for p in s.players for cards in p.cards for number in cards}
        piles: list[tuple[int, ...]] = []
        for kind in range(4):
            given = {n for space, n in self.floors.items() if space >> 2 == kind}
            pile = [
                number
                for number, card in CARDS.items()
                if card.kind == kind
                and card.period == s.period
                and number not in owned
                and number not in given
            ]
            for space in range(kind * 4, kind * 4 + 4):
                if space in self.floors:
                    s.floors[space] = self.floors[space]
                elif not s.spaces[space] and pile:
                    s.floors[space] = pile.pop(0)
            piles.append(tuple(pile) if s.round % 2 else ())
        s.piles = tuple(piles)

    def check(self) -> None:
        """What cannot be together."""
        s = self.s
        owned = [number for p in s.players for cards in p.cards for number in cards]
        there = [number for number in self.floors.values() if number]
        for number in there:
            if number in owned or there.count(number) > 1:
                raise self.misplaced(number, "position-card-twice", card=number)
            if CARDS[number].period != s.period:
                raise self.wrong_period(number)
        for number in owned:
            if CARDS[number].period > s.period:
                raise self.wrong_period(number)
        self.check_spaces()
        for p in s.players:
            if p.copied != NONE and COPIER not in p.played:
                raise self.misplaced("copied", "position-not-played", name=LEADERS[COPIER].key)

    def check_spaces(self) -> None:
        """A member took the card of its floor; only Ariosto brings two to a small space (L-60)."""
        for space, codes in enumerate(self.s.spaces):
            name = SPACES[space]
            if space < FLOORS and codes and self.s.floors[space]:
                raise self.misplaced(name, "position-floor-taken", name=name)
            if len(codes) > 1 and space not in UNLIMITED and not self.s.rules.advanced:
                raise self.misplaced(name, "position-crowded", name=name)
        self.check_colours()

    def check_colours(self) -> None:
        """L-61, L-62: one coloured member of a player in a tower, and in the spaces of an area."""
        found: set[tuple[int, Seat]] = set()
        for space, codes in enumerate(self.s.spaces):
            area = area_of(space)
            for code in codes:
                if area < 0 or code & 3 == NEUTRAL:
                    continue
                if (area, code >> 2) in found:
                    name, who = SPACES[space], self.names[code >> 2]
                    raise self.misplaced(name, "position-colours", name=name, who=who)
                found.add((area, code >> 2))

    def wrong_period(self, number: int) -> Refusal:
        """A card that cannot be there yet, or any more."""
        return self.misplaced(number, "position-card-period", card=number, n=self.s.round)

    def misplaced(self, what: int | str, id_: str, **args: str | int) -> Refusal:
        """What does not fit the rest, with its place in the text."""
        return bad(id_, **args).at(*self.places[what])
