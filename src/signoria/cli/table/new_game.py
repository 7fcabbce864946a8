"""What a new game shall be: seats and options as lines that can be turned."""

from argparse import Namespace
from typing import Any

from signoria.bots import BOTS
from signoria.cli.seating import PERSON, Seating, take_seats
from signoria.kernel.game import Game, Setting, Switch
from signoria.locale import Words

EMPTY = ""
"""Nobody sits there."""


class NewGame:
    """The choices so far; a line for each seat and each switch, and one to begin."""

    def __init__(self, game: Game[Any], seating: Seating) -> None:
        """As the game before."""
        self.game = game
        most = game.seats[-1]
        self.seats = [*seating.players, *[EMPTY] * (most - len(seating.players))]
        options = seating.match.options
        self.settings: dict[str, Setting] = {s.name: options.get(s) for s in game.switches}

    def lines(self, words: Words) -> list[str]:
        """Every line as it stands now."""
        lines = [
            f"{words.text('table-seat', n=seat)}: {self._player(words, player)}"
            for seat, player in enumerate(self.seats, start=1)
        ]
        lines += [
            f"{words.text(f'switch-{s.name}')} ({s.rule}): {self._setting(words, s)}"
            for s in self.game.switches
        ]
        return [*lines, f"▶ {words.text('table-begin')}"]

    def turn(self, at: int, by: int) -> None:
        """Turn one line to its next value."""
        if at < len(self.seats):
            self._turn_seat(at, by)
            return
        switch = self.game.switches[at - len(self.seats)]
        place = switch.settings.index(self.settings[switch.name]) + by
        self.settings[switch.name] = switch.settings[place % len(switch.settings)]

    def _turn_seat(self, at: int, by: int) -> None:
        """Only the last seats can be empty, and not too many."""
        who = [PERSON, *BOTS]
        taken = sum(player != EMPTY for player in self.seats)
        last = at >= taken - 1
        if last and (at >= self.game.seats[0] or self.seats[at] == EMPTY):
            who.append(EMPTY)
        place = who.index(self.seats[at]) if self.seats[at] in who else 0
        self.seats[at] = who[(place + by) % len(who)]
        for seat in range(at):
            self.seats[seat] = self.seats[seat] or BOTS[-1]

    def seating(self, language: str) -> Seating:
        """The game that was chosen."""
        option = [f"{name}={str(value).lower()}" for name, value in self.settings.items()]
        return take_seats(arguments(self.game.name, self.seats, option, language))

    @staticmethod
    def _player(words: Words, player: str) -> str:
        if player == EMPTY:
            return words.text("table-seat-empty")
        return words.text("table-seat-person") if player == PERSON else player

    def _setting(self, words: Words, switch: Switch) -> str:
        value = str(self.settings[switch.name]).lower()
        id_ = f"setting-{switch.name}-{value}"
        if words.has(id_):
            return words.text(id_)
        return words.text("table-yes" if value == "true" else "table-no")


def again(seating: Seating, language: str) -> Seating:
    """Another game with the same people, bots and options."""
    match = seating.match
    seats = [f"{name}={who}" for name, who in zip(match.names, seating.players, strict=True)]
    if seating.real:
        seats.append(f"nature={PERSON}")
    option = [word for word in str(match.options).split() if not word.startswith("players=")]
    return take_seats(arguments(match.game.name, seats, option, language))


def arguments(game: str, seats: list[str], option: list[str], language: str) -> Namespace:
    """As if they stood on the command line."""
    return Namespace(
        game=game,
        seats=",".join(seat for seat in seats if seat),
        players=None,
        solo=False,
        advanced=None,
        option=option,
        lang=language,
        seed=None,
        real=False,
        load=None,
        resume=False,
        save=None,
    )
