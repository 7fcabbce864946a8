"""A table of Lorenzo for tests: a position written by hand, moves in notation, goods as words."""

import pytest

from signoria.games import find_game
from signoria.games.lorenzo.board import MEMBERS, SPACES
from signoria.games.lorenzo.cards import EXCOMMUNICATIONS
from signoria.games.lorenzo.effects import Goods
from signoria.games.lorenzo.state import State
from signoria.kernel.decision import NATURE, Seat
from signoria.kernel.game import parse_options
from signoria.kernel.match import Match
from signoria.kernel.record import NATURE_NAME
from signoria.kernel.refusal import IllegalMove

LORENZO = find_game("lorenzo")


class Table:
    """A match without chance of its own: a person answers for Nature."""

    def __init__(self, match: Match[State]) -> None:
        """Sit down at it."""
        self.match = match

    @property
    def state(self) -> State:
        """All that is true on the table."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked and what: `a turn`, `a keep, b keep`, or `over`."""
        asked = [f"{self._name(one.seat)} {one.ask}" for one in self.match.decisions]
        return ", ".join(asked) or "over"

    def play(self, text: str) -> "Table":
        """Play `a: white>market.1 +0`, one line or several; nature's are `nature: dice 1 2 3`."""
        for name, moves in self._lines(text):
            self.match.play(self.match.seat(name), moves)
        return self

    def refused(self, text: str) -> list[str]:
        """The reasons (`L-72 no-surcharge needs=3 has=2`) why each line is refused.

        Of `white>venture.4 +0; pay military` the first move may be legal: either all are played or
        none, and that none was is looked at here.
        """
        reasons: list[str] = []
        for name, moves in self._lines(text):
            before = self.state.copy()
            with pytest.raises(IllegalMove) as refusal:
                self.match.play(self.match.seat(name), moves)
            assert before == self.state
            reasons += map(str, refusal.value.objections)
        return reasons

    def options(self, name: str = "a", start: str = "") -> list[str]:
        """The answers of what this seat is asked, those that begin with `start`."""
        decision = self.match.decision(self.match.seat(name))
        assert decision is not None, f"{name} is not asked, but {self.asked}"
        return [move.text for move in decision.moves if move.text.startswith(start)]

    def new_round(self, dice: str) -> "Table":
        """Nature turns up the first card that is left for each floor, then rolls the dice."""
        while self.asked == "nature reveal":
            self.play(f"nature: {self.options('nature')[0]}")
        return self.play(f"nature: dice {dice}")

    # What lies on the table

    def goods(self, name: str) -> str:
        """`2 coins, 1 wood, 1 servant, 3 military`, or `-` for nothing."""
        amounts = zip(self.state.players[self.match.seat(name)].goods, Goods.kinds, strict=True)
        words = [
            f"{amount} {kind.removesuffix('s') if amount == 1 else kind}"
            for amount, kind in amounts
            if amount
        ]
        return ", ".join(words) or "-"

    def cards(self, name: str) -> list[int]:
        """The numbers of all development cards of a player, kind by kind."""
        return [card for row in self.state.players[self.match.seat(name)].cards for card in row]

    def floor(self, space: str) -> int:
        """The card on a floor; 0 = none."""
        return self.state.floors[SPACES.index(space)]

    def at(self, space: str) -> str:
        """Who stands on a space: `b white, a neutral`, or `-`."""
        codes = self.state.spaces[SPACES.index(space)]
        members = [f"{self.match.names[code >> 2]} {MEMBERS[code & 3]}" for code in codes]
        return ", ".join(members) or "-"

    def banned(self, name: str) -> list[str]:
        """The excommunication tiles with a cube of this player: `["1.2", "3.4"]`."""
        bits = self.state.players[self.match.seat(name)].banned
        return [tile.key for index, tile in enumerate(EXCOMMUNICATIONS) if bits >> index & 1]

    def left(self, name: str) -> list[str]:
        """The members that a player has not placed yet."""
        bits = self.state.players[self.match.seat(name)].members
        return [member for index, member in enumerate(MEMBERS) if bits >> index & 1]

    @property
    def order(self) -> str:
        """The turn order: `c a d b`."""
        return " ".join(self.match.names[seat] for seat in self.state.order)

    @property
    def points(self) -> dict[str, int]:
        """The score of everybody, as if the game ended now."""
        return dict(zip(self.match.names, LORENZO.score(self.state).totals, strict=True))

    # Words

    def _lines(self, text: str) -> list[tuple[str, str]]:
        """Name and moves of each line."""
        lines = [line.strip().partition(":") for line in text.splitlines() if line.strip()]
        return [(name, moves) for name, _, moves in lines]

    def _name(self, seat: Seat) -> str:
        return NATURE_NAME if seat == NATURE else self.match.names[seat]


def lorenzo(position: str) -> Table:
    """A table in this position; what it does not say is as in a fresh game of four."""
    return Table(Match.from_position(LORENZO, position))


def new_game(options: str = "players=4") -> Table:
    """A table before the set-up: Nature is asked first."""
    chosen = parse_options(options, LORENZO.switches, LORENZO.seats)
    return Table(Match(LORENZO, chosen, "abcd"[: chosen.players]))
