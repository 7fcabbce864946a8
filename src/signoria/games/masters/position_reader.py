"""Takes the statements of a position one by one, then makes the rest of the State fit them."""

from typing import Final

from signoria.games.masters.board import (
    ALL_MARBLES,
    DEPOTS,
    KEPT,
    LAST_SPACE,
    LOST,
    MARBLE_COUNTS,
    PENDING,
    PILES,
    SECTIONS,
    SEVENTH,
    SLOTS,
    TOKEN_COUNTS,
    TOKENS,
    pile_of,
)
from signoria.games.masters.cards import CARDS, LEADERS
from signoria.games.masters.effects import COLOURS, RESOURCES, Goods
from signoria.games.masters.notation import MOST_PAID
from signoria.games.masters.resolve import colour_empty
from signoria.games.masters.state import Player, State
from signoria.games.masters.steps import STEPS
from signoria.games.masters.tasks import NextTurn
from signoria.games.masters.values import extra_room, slots_for
from signoria.kernel import agenda
from signoria.kernel.decision import Seat
from signoria.kernel.game import Options
from signoria.toolkit.position import Words, bad

_MARBLES: Final = {"w": 0, "b": 1, "g": 2, "y": 3, "p": 4, "r": 5}
"""White, blue, grey, yellow, purple, red."""
_FRESH_MARKET: Final = (0, 2, 3, 3, 1, 4, 0, 5, 4, 0, 2, 0, 1)
_PLACES: Final = {"top": 0, "middle": 1, "bottom": 2, "extra": 3}
_FAVOURS: Final = {"pending": PENDING, "kept": KEPT, "lost": LOST}
_GOODS: Final = {
    word: kind for kind in RESOURCES for word in (Goods.kinds[kind], Goods.kinds[kind] + "s")
}
_TOKENS: Final = {token: index for index, token in enumerate(TOKENS)}


class MastersReader(Words):
    """The first turn, then what the statements change of it."""

    def __init__(self, options: Options, names: tuple[str, ...]) -> None:
        """After the set-up, nobody has anything."""
        super().__init__(names)
        self.s = s = State.fresh(options)
        s.market = _FRESH_MARKET
        s.tokens = TOKEN_COUNTS if s.solo else ()
        self.tops: dict[int, int] = {}
        self.place = (0, 0)
        self.top_place = (0, 0)
        self.gone: list[int] = []
        self.over = False
        self.asked: Seat | None = None

    def take(self, text: str, place: tuple[int, int]) -> None:
        """One statement."""
        self.place = place
        head, colon, rest = text.partition(":")
        words = text.split()
        table = {
            "market": self.set_market,
            "first": self.set_first,
            "top": self.set_tops,
            "gone": self.set_gone,
            "reports": self.set_reports,
            "cross": self.set_cross,
            "tokens": self.set_tokens,
            "turn": self.set_turn,
        }
        if colon and " " not in head:
            for seat, clause in self.clauses(head, rest):
                self.clause(self.s.players[seat], clause)
        elif words[0] in table and len(words) > 1:
            table[words[0]](words[1:])
        elif text == "ending":
            if self.s.solo:
                raise bad("masters-position-not-solo")
            self.s.ending = True
        elif text == "over":
            self.over = True
        else:
            raise bad("position-statement", text=text[:60])

    # The table

    def set_market(self, words: list[str]) -> None:
        """`market wgyy bpwr pwgw b`: three rows, then the spare marble."""
        marbles = tuple(_MARBLES.get(letter, -1) for letter in "".join(words))
        counts = tuple(marbles.count(marble) for marble in range(len(MARBLE_COUNTS)))
        if len(marbles) != ALL_MARBLES or counts != MARBLE_COUNTS:
            raise bad("masters-position-market")
        self.s.market = marbles

    def set_first(self, words: list[str]) -> None:
        """`first ben`."""
        self.s.first = self.seat(" ".join(words))

    def set_tops(self, words: list[str]) -> None:
        """`top 17 30`: these cards lie on top of their piles."""
        self.top_place = self.place
        named: set[int] = set()
        for word in words:
            number = self.number([word], 1, len(CARDS))
            pile = pile_of(CARDS[number].colour, CARDS[number].level)
            if pile in named:
                raise bad("masters-position-tops", card=number)
            named.add(pile)
            self.tops[pile] = number

    def set_gone(self, words: list[str]) -> None:
        """`gone 1 5`: cards out of the game."""
        self.gone += [self.number([word], 1, len(CARDS)) for word in words]

    def set_reports(self, words: list[str]) -> None:
        """`reports 1 2`: sections that are resolved."""
        for word in words:
            self.s.reports |= 1 << (self.number([word], 1, len(SECTIONS)) - 1)

    def set_cross(self, words: list[str]) -> None:
        """`cross 21`: solo only."""
        if not self.s.solo:
            raise bad("masters-position-solo")
        self.s.cross = self.number(words, 0, LAST_SPACE)

    def set_tokens(self, words: list[str]) -> None:
        """`tokens green +2 +1`: those still face down; solo only."""
        if not self.s.solo:
            raise bad("masters-position-solo")
        left = [0] * len(TOKENS)
        for word in words:
            left[self.known(word, _TOKENS, "masters-position-token")] += 1
        if any(have > most for have, most in zip(left, TOKEN_COUNTS, strict=True)):
            raise bad("masters-position-tokens")
        self.s.tokens = tuple(left)

    def set_turn(self, words: list[str]) -> None:
        """`turn anna`."""
        self.asked = self.seat(" ".join(words))

    # A player

    def clause(self, p: Player, words: list[str]) -> None:
        """One clause about a player."""
        table = {
            "cards": self.give_cards,
            "hand": self.give_hand,
            "played": self.give_played,
            "favours": self.give_favours,
            "box": self.give_box,
        }
        if len(words) == 2 and words[0] == "faith":  # noqa: PLR2004 - a word and a number
            self.once("faith")
            p.faith = self.number(words[1:], 0, LAST_SPACE)
        elif len(words) > 1 and words[0] in table:
            table[words[0]](p, words[1:])
        elif len(words) == 3:  # noqa: PLR2004 - how many, of what, where
            self.give_stored(p, words)
        else:
            raise bad("position-clause", text=" ".join(words)[:60])

    def good(self, word: str) -> int:
        """A resource."""
        return self.known(word, _GOODS, "masters-position-good")

    def give_stored(self, p: Player, words: list[str]) -> None:
        """`2 shields middle`, `1 stone extra`."""
        kind = self.good(words[1])
        place = self.known(words[2], _PLACES, "masters-position-place")
        self.once(words[2] if place < len(DEPOTS) else f"{Goods.kinds[kind]} {words[2]}")
        if place < len(DEPOTS):
            count = self.number(words[:1], 1, DEPOTS[place])
            if any(n and k == kind for i, (k, n) in enumerate(p.depots) if i != place):
                raise bad("masters-position-two-depots", name=words[1])
            depots = list(p.depots)
            depots[place] = (kind, count)
            p.depots = tuple(depots)
        else:
            room = extra_room(p)[kind]
            if room < 1:
                raise bad("masters-position-no-extra", name=words[1])
            extra = list(p.extra)
            extra[kind] = self.number(words[:1], 1, room)
            p.extra = tuple(extra)

    def give_box(self, p: Player, words: list[str]) -> None:
        """`box 4 coins`."""
        if len(words) != 2:  # noqa: PLR2004 - how many, of what
            raise bad("position-clause", text="box")
        box = list(p.strongbox)
        kind = self.good(words[1])
        self.once(f"box {Goods.kinds[kind]}")
        box[kind] = self.number(words[:1], 0, MOST_PAID - 1)
        p.strongbox = tuple(box)

    def give_cards(self, p: Player, words: list[str]) -> None:
        """`cards 1 18`: one slot, the lowest first."""
        free = slots_for(p, 1)
        if not free:
            raise bad("masters-position-slots", most=SLOTS)
        stack: tuple[int, ...] = ()
        for word in words:
            number = self.number([word], 1, len(CARDS))
            if any(number in other.cards for other in self.s.players) or number in stack:
                raise bad("position-card-twice", card=number)
            if CARDS[number].level != len(stack) + 1:
                raise bad("masters-position-level", card=number)
            stack += (number,)
        slots = list(p.slots)
        slots[free[0]] = stack
        p.slots = tuple(slots)

    def leader(self, word: str) -> int:
        """A leader that lies nowhere else."""
        number = self.number([word], min(LEADERS), max(LEADERS))
        if any(number in p.hand + p.played for p in self.s.players):
            raise bad("position-leader-twice", name=word)
        return number

    def give_hand(self, p: Player, words: list[str]) -> None:
        """`hand 50 53`."""
        for word in words:
            p.hand += (self.leader(word),)

    def give_played(self, p: Player, words: list[str]) -> None:
        """`played 50 53`."""
        for word in words:
            p.played += (self.leader(word),)

    def give_favours(self, p: Player, words: list[str]) -> None:
        """`favours kept lost`: the rest are pending."""
        if len(words) > len(SECTIONS):
            raise bad("position-clause", text="favours")
        self.once("favours")
        states = [self.known(word, _FAVOURS, "masters-position-favour") for word in words]
        p.favours = tuple(states + [PENDING] * (len(SECTIONS) - len(states)))

    # The rest

    def finish(self) -> State:
        """Lay out the grid, set the agenda."""
        s = self.s
        self.lay_out()
        self.see_the_end()
        if self.over:
            return s
        if s.result:
            raise bad("masters-position-over")
        if self.asked is None:
            self.asked = s.first
        # The first turn of a round, or a later one: only the seat matters.
        s.turn = (self.asked - s.first) % s.rules.players
        s.agenda.append(NextTurn())
        ending, s.ending = s.ending, False
        agenda.settle(s, STEPS)
        s.ending = ending
        return s

    def see_the_end(self) -> None:
        """11.1, 13.4, 13.5: what brings the last round, or ends a solo game, has done so."""
        s = self.s
        won = any(len(p.cards) >= SEVENTH or p.faith == LAST_SPACE for p in s.players)
        if s.solo:
            empty = any(colour_empty(s, colour) for colour in range(len(COLOURS)))
            lost = s.cross == LAST_SPACE or empty
            s.result = 1 if won else -1 if lost else 0
        elif won:
            s.ending = True

    def lay_out(self) -> None:
        """Cards that nobody has; those named on top, otherwise the lowest number."""
        owned = {number for p in self.s.players for number in p.cards} | set(self.gone)
        tops: list[int] = []
        piles: list[tuple[int, ...]] = []
        for pile in range(PILES):
            left = [
                number
                for number, card in CARDS.items()
                if pile_of(card.colour, card.level) == pile and number not in owned
            ]
            top = self.tops.get(pile, left[0] if left else 0)
            if top and top not in left:
                raise bad("position-card-twice", card=top).at(*self.top_place)
            tops.append(top)
            piles.append(tuple(number for number in left if number != top))
        self.s.tops = tuple(tops)
        self.s.piles = tuple(piles)
