"""Everything that can still be to do, as plain values. `steps.py` says what each one does."""

from typing import NamedTuple

from signoria.kernel.decision import NATURE, Seat

# Set-up


class DrawOrder(NamedTuple):
    """RN-3: the first turn order."""

    seat: Seat = NATURE


class DrawTile(NamedTuple):
    """RN-2: the excommunication tile of a period."""

    period: int
    seat: Seat = NATURE


class ChooseBonusTile(NamedTuple):
    """DP-1."""

    seat: Seat


class DealLeader(NamedTuple):
    """RN-4: one leader into the packet of `to`."""

    to: Seat
    seat: Seat = NATURE


class DealtLeaders(NamedTuple):
    """The draft begins."""


class KeepLeader(NamedTuple):
    """DP-2: one leader of the own packet."""

    seat: Seat


class PassPackets(NamedTuple):
    """The rest of each packet goes on (L-26)."""


# Rounds


class StartRound(NamedTuple):
    """Phase A of a round."""

    round: int


class Reveal(NamedTuple):
    """RN-1: the card on a floor."""

    space: int
    seat: Seat = NATURE


class Roll(NamedTuple):
    """RN-5: the three dice."""

    seat: Seat = NATURE


class NextTurn(NamedTuple):
    """The turns of phase B from number `turn` on (0 = the first of the round)."""

    turn: int


class TakeTurn(NamedTuple):
    """DP-3 and DP-4: leader actions, then a placement; `extra` as in L-127."""

    seat: Seat
    extra: bool


class Afterwards(NamedTuple):
    """After the placement: is there a leader action to offer?"""

    seat: Seat


class LeaderWindow(NamedTuple):
    """DP-3: leader actions after the placement."""

    seat: Seat


class Report(NamedTuple):
    """Phase C: the Vatican report, from the `place`-th seat in turn order on."""

    place: int


class Church(NamedTuple):
    """DP-14."""

    seat: Seat


class EndRound(NamedTuple):
    """Phase D."""


# Actions


class SpendServants(NamedTuple):
    """The servants for a placement, or with `member` -1 for a bonus tower action.

    `value` is the action's value without them; `least` must and `most` can be spent.
    """

    seat: Seat
    space: int
    member: int
    value: int
    least: int
    most: int
    less: tuple[int, ...]


class ChoosePrice(NamedTuple):
    """DP-5: which cost, or which discount."""

    seat: Seat
    space: int
    member: int
    servants: int
    less: tuple[int, ...]


class BonusTake(NamedTuple):
    """DP-8: a bonus tower action."""

    seat: Seat
    kinds: tuple[int, ...]
    value: int
    less: tuple[int, ...]


class BonusWork(NamedTuple):
    """DP-9: a bonus harvest or production of `value`, but for servants, at `least` so many."""

    seat: Seat
    area: int
    value: int
    least: int


class Work(NamedTuple):
    """A harvest or production: cards still to ask about, ways chosen, stock left to pay from."""

    seat: Seat
    area: int
    value: int
    cards: tuple[int, ...]
    chosen: tuple[tuple[int, int], ...]
    budget: tuple[int, ...]


class Trade(NamedTuple):
    """DP-10: the exchange of the first of `cards`."""

    seat: Seat
    area: int
    value: int
    cards: tuple[int, ...]
    chosen: tuple[tuple[int, int], ...]
    budget: tuple[int, ...]


class Resolve(NamedTuple):
    """The parts of a card's immediate effect that are left; `hit` as in `values.after_tiles`."""

    seat: Seat
    card: int
    parts: tuple[int, ...]
    hit: int


class ChoosePart(NamedTuple):
    """DP-6: which part first."""

    seat: Seat
    card: int
    parts: tuple[int, ...]
    hit: int


class Privilege(NamedTuple):
    """DP-7: `left` more privileges but not those in `had`; then the `parts` of `card` left."""

    seat: Seat
    left: int
    had: tuple[int, ...]
    hit: int
    card: int = 0
    parts: tuple[int, ...] = ()


class Lose(NamedTuple):
    """DP-15: one wood or one stone."""

    seat: Seat


class SetMember(NamedTuple):
    """DP-11: the member that counts as a six."""

    seat: Seat
    value: int
