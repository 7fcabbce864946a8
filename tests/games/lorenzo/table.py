"""A table of Lorenzo for tests: a position written by hand, moves in notation, goods as words."""

from signoria.games import find_game
from signoria.games.lorenzo.board import MEMBERS, SPACES
from signoria.games.lorenzo.cards import EXCOMMUNICATIONS
from signoria.games.lorenzo.effects import Goods
from signoria.games.lorenzo.state import State
from tests.games import table as tables

LORENZO = find_game("lorenzo")


class Table(tables.Table[State]):
    """A match without chance of its own: a person answers for Nature."""

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


def lorenzo(position: str) -> Table:
    """A table in this position; what it does not say is as in a fresh game of four."""
    return Table(tables.at_position(LORENZO, position))


def new_game(options: str = "players=4") -> Table:
    """A table before the set-up: Nature is asked first."""
    return Table(tables.at_start(LORENZO, options))
