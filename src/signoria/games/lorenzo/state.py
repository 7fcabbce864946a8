"""The State of a game of Lorenzo: all that is true on the table, nothing else."""

from typing import Any, ClassVar, Final, NamedTuple, Self

from signoria.games.lorenzo.board import ALL_MEMBERS, SPACES, open_spaces
from signoria.kernel.agenda import Task
from signoria.kernel.game import Options, Switch
from signoria.kernel.view import Event

NONE: Final = -1
"""No leader copied, no tile chosen."""
UNCAPPED: Final = 10_000
"""A measure of military points that nobody reaches."""

SEATS: Final = range(2, 5)
ADVANCED: Final = Switch("advanced", (False, True), "L-25")
SWITCHES: Final = (
    ADVANCED,
    Switch("draft_direction", ("right", "left"), "L-28"),
    Switch("brunelleschi_bonus_actions", (True, False), "L-73"),
    Switch("privilege_own_source", (False, True), "L-122"),
    Switch("wood_stone_each", (False, True), "L-123"),
    Switch("ariosto_floor_bonus_only", (False, True), "L-191"),
    Switch("round6_ask", (False, True), "L-206"),
    Switch("military_cap", (25, 0), "L-250"),
    Switch("member_alone_at_least_1", (False, True), "L-55"),
    Switch("stonemason_discount_both", (False, True), "L-76"),
    Switch("bonus_tile_is_source", (True, False), "L-121"),
    Switch("leaders_in_skipped_turn", (False, True), "L-127"),
)


class Rules(NamedTuple):
    """The options of a game, ready to be asked; shared by all copies of its State."""

    options: Options
    players: int
    spaces: tuple[int, ...]
    covered: frozenset[int]
    advanced: bool
    draft_direction: str
    brunelleschi_bonus_actions: bool
    privilege_own_source: bool
    wood_stone_each: bool
    ariosto_floor_bonus_only: bool
    round6_ask: bool
    military_cap: int
    member_alone_at_least_1: bool
    stonemason_discount_both: bool
    bonus_tile_is_source: bool
    leaders_in_skipped_turn: bool


def rules_of(options: Options) -> Rules:
    """The settings of every switch; no `military_cap` is as good as a very high one."""
    settings: list[Any] = [options.get(switch) for switch in SWITCHES]
    spaces = open_spaces(options.players)
    covered = frozenset(range(len(SPACES))).difference(spaces)
    rules = Rules(options, options.players, spaces, covered, *settings)
    return rules if rules.military_cap else rules._replace(military_cap=UNCAPPED)


class Player:
    """What lies before one seat."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "banned",
        "cards",
        "copied",
        "goods",
        "hand",
        "members",
        "packet",
        "played",
        "sixes",
        "tile",
        "used",
    )
    __slots__ = FIELDS

    def __init__(  # noqa: PLR0913, PLR0917 - every field, so that a copy is one call
        self,
        goods: list[int],
        cards: tuple[tuple[int, ...], ...],
        hand: tuple[int, ...],
        packet: tuple[int, ...],
        played: tuple[int, ...],
        used: int,
        copied: int,
        members: int,
        sixes: int,
        tile: int,
        banned: int,
    ) -> None:
        """Take every field as it is."""
        self.goods: list[int] = goods
        """By kind, in the order of `Goods.kinds`."""
        self.cards: tuple[tuple[int, ...], ...] = cards
        """Development cards by kind."""
        self.hand: tuple[int, ...] = hand
        """Leaders in hand, secret (L-147)."""
        self.packet: tuple[int, ...] = packet
        """Leaders to choose from in the draft, secret (L-26)."""
        self.played: tuple[int, ...] = played
        """Leaders in play."""
        self.used: int = used
        """Bits of the leaders turned face down this round (L-144)."""
        self.copied: int = copied
        """The leader whose ability Lorenzo de' Medici has (L-194)."""
        self.members: int = members
        """Bits of the members not yet placed."""
        self.sixes: int = sixes
        """Bits of the members that Federico set (L-193)."""
        self.tile: int = tile
        """The personal bonus tile."""
        self.banned: int = banned
        """Bits of the excommunication tiles with a cube of this seat."""

    def copy(self) -> "Player":
        """Independent; tuples are shared."""
        return Player(
            self.goods[:],
            self.cards,
            self.hand,
            self.packet,
            self.played,
            self.used,
            self.copied,
            self.members,
            self.sixes,
            self.tile,
            self.banned,
        )

    def fields(self) -> tuple[object, ...]:
        """Every field, for comparing and saving."""
        return tuple(getattr(self, name) for name in self.FIELDS)

    def __eq__(self, other: object) -> bool:
        """The same in every field."""
        return isinstance(other, Player) and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]  # it changes

    @classmethod
    def fresh(cls) -> Self:
        """Before anything is handed out."""
        return cls([0] * 7, ((), (), (), ()), (), (), (), 0, NONE, ALL_MEMBERS, 0, NONE, 0)


class State:
    """The table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "agenda",
        "dice",
        "discarded",
        "floors",
        "news",
        "order",
        "piles",
        "players",
        "round",
        "rules",
        "spaces",
        "tiles",
    )
    __slots__ = FIELDS

    def __init__(  # noqa: PLR0913, PLR0917 - every field, so that a copy is one call
        self,
        rules: Rules,
        round_: int,
        dice: tuple[int, ...],
        order: tuple[int, ...],
        players: list[Player],
        floors: list[int],
        spaces: list[tuple[int, ...]],
        tiles: tuple[int, ...],
        piles: tuple[tuple[int, ...], ...],
        discarded: tuple[int, ...],
        agenda: list[Task],
    ) -> None:
        """Take every field as it is."""
        self.rules: Rules = rules
        self.round: int = round_
        """1 to 6; 0 during set-up."""
        self.dice: tuple[int, ...] = dice
        """White, black, orange; 0 before the first roll."""
        self.order: tuple[int, ...] = order
        """The turn order of the round."""
        self.players: list[Player] = players
        self.floors: list[int] = floors
        """The card on each floor, 0 = none."""
        self.spaces: list[tuple[int, ...]] = spaces
        """The members on each space in order of arrival, as seat * 4 + member."""
        self.tiles: tuple[int, ...] = tiles
        """The excommunication tile of each period, as its place in EXCOMMUNICATIONS."""
        self.piles: tuple[tuple[int, ...], ...] = piles
        """By kind: the cards of this period not yet revealed, in no order (L-252)."""
        self.discarded: tuple[int, ...] = discarded
        """Leaders out of the game (L-146)."""
        self.agenda: list[Task] = agenda
        self.news: list[Event] | None = None
        """Where events are told while a move is applied; None = nobody listens."""

    def copy(self) -> "State":
        """Independent; what never changes in place is shared."""
        return State(
            self.rules,
            self.round,
            self.dice,
            self.order,
            [player.copy() for player in self.players],
            self.floors[:],
            self.spaces[:],
            self.tiles,
            self.piles,
            self.discarded,
            self.agenda[:],
        )

    def __eq__(self, other: object) -> bool:
        """The same in every field; who listens does not matter."""
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in self.FIELDS if name != "news"
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    @classmethod
    def fresh(cls, options: Options) -> Self:
        """An empty table; the agenda is the caller's to fill."""
        players = [Player.fresh() for _ in range(options.players)]
        order = tuple(range(options.players))
        floors = [0] * 16
        spaces: list[tuple[int, ...]] = [()] * len(SPACES)
        return cls(
            rules_of(options), 0, (0, 0, 0), order, players, floors, spaces, (), ((),) * 4, (), []
        )

    @property
    def period(self) -> int:
        """L-3: two rounds a period."""
        return (self.round + 1) // 2
