"""Everything that can still be to do, as plain values. `steps.py` says what each one does."""

from typing import NamedTuple

from signoria.kernel.decision import NATURE, Seat

# Set-up and chance


class DealMarble(NamedTuple):
    """2.2: the marble of the next place of the market."""

    seat: Seat = NATURE


class Reveal(NamedTuple):
    """2.1, 1.5: the top card of a pile."""

    pile: int
    seat: Seat = NATURE


class DealLeader(NamedTuple):
    """2.4: one leader for `to`."""

    to: Seat
    seat: Seat = NATURE


class Dealt(NamedTuple):
    """2.4: everybody has four leaders."""


class KeepLeaders(NamedTuple):
    """2.4: two of the four."""

    seat: Seat


class DrawFirst(NamedTuple):
    """2.5: who has the inkwell."""

    seat: Seat = NATURE


class TakeStart(NamedTuple):
    """2.5: a resource of choice, and where it lies."""

    seat: Seat


# Turns


class NextTurn(NamedTuple):
    """3.1, 11.2: whose turn it is now, if anybody's."""


class TakeTurn(NamedTuple):
    """3.1, 3.2: leader actions, then one main action."""

    seat: Seat


class Afterwards(NamedTuple):
    """After the main action: is there a leader action to offer?"""

    seat: Seat


class LeaderWindow(NamedTuple):
    """3.1: leader actions after the main action."""

    seat: Seat


# Market


class TurnWhites(NamedTuple):
    """5.4: so many white marbles whose resource is to be chosen, beside what is taken."""

    seat: Seat
    whites: int
    taken: tuple[int, ...]
    own: int


class ChooseWhite(NamedTuple):
    """5.4: with two such leaders, which resource this marble gives."""

    seat: Seat
    whites: int
    taken: tuple[int, ...]
    own: int


class PutAway(NamedTuple):
    """5.6: resources still to be stored or discarded, how many were; faith still to come."""

    seat: Seat
    waiting: tuple[int, ...]
    discarded: int
    own: int


class Store(NamedTuple):
    """5.6: where the first of the waiting resources goes."""

    seat: Seat
    waiting: tuple[int, ...]
    discarded: int
    own: int


# Purchase and production


class ChooseSlot(NamedTuple):
    """6.1: where the card goes."""

    seat: Seat
    card: int


class PutCard(NamedTuple):
    """6.3: the card is paid."""

    seat: Seat
    card: int
    slot: int


class Pay(NamedTuple):
    """4.6: resources still to be paid, by kind."""

    seat: Seat
    owed: tuple[int, ...]


class ChoosePay(NamedTuple):
    """4.6: how many of the first kind owed come from the warehouse."""

    seat: Seat
    owed: tuple[int, ...]


class Producing(NamedTuple):
    """7.2: powers chosen, what they cost and give together; another one, or produce."""

    seat: Seat
    powers: tuple[int, ...]
    owed: tuple[int, ...]
    gives: tuple[int, ...]


class ChooseIn(NamedTuple):
    """7.4: the two resources that the base power takes."""

    seat: Seat
    powers: tuple[int, ...]
    owed: tuple[int, ...]
    gives: tuple[int, ...]


class ChooseOut(NamedTuple):
    """7.4: the resource of choice that the last power gives."""

    seat: Seat
    powers: tuple[int, ...]
    owed: tuple[int, ...]
    gives: tuple[int, ...]


class Fill(NamedTuple):
    """7.5: what was produced goes to the strongbox."""

    seat: Seat
    gives: tuple[int, ...]


# Solo


class DrawToken(NamedTuple):
    """13.2: Lorenzo's turn."""

    seat: Seat = NATURE


class Remove(NamedTuple):
    """13.2: so many more cards of a colour are discarded."""

    colour: int
    cards: int
