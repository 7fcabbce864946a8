"""What became of games, as it travels between server and browser; `wire.py` has the rest."""

from msgspec import Struct

from signoria.server.wire import Say, Sheet, TableInfo


class Moment(Struct, frozen=True):
    """The end of somebody's turn: after `n` moves, where in the game it was (`label`)."""

    n: int
    label: str
    seat: int


class Curve(Struct, frozen=True):
    """Something that was counted: at every moment the number of each seat."""

    say: Say
    points: list[tuple[int, ...]]


class Chronicle(Struct, frozen=True):
    """GET /api/tables/{id}/chronicle: the course of a game in figures, as this person may know it.

    `sources` are the lines of the score sheet, as if the game had ended then; `counts` are the
    title's goods and tracks; `used` is each seat's time in seconds while it was to answer.
    """

    moments: list[Moment]
    sources: list[Curve]
    counts: list[Curve]
    used: tuple[float, ...]


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/share: let whoever has the address see the result, or no longer."""

    on: bool


class Shared(Struct, frozen=True):
    """GET /api/shared/{secret}: a finished game for whoever has the address."""

    table: TableInfo
    sheet: Sheet
    chronicle: Chronicle


class Tally(Struct, frozen=True):
    """One's own finished games of one kind, summed up.

    `versus` is people, bots (nobody else), or alone; `places` and `points` are sums.
    """

    game: str
    players: int
    seat: int
    versus: str
    games: int
    wins: int
    places: int
    points: int
    best: int


class Favourite(Struct, frozen=True):
    """A thing that one has gathered in `n` games, `wins` of them won."""

    game: str
    thing: str
    n: int
    wins: int


class Games(Struct, frozen=True):
    """GET /api/me/games: what a person has played; private to them."""

    playing: int
    finished: int
    tallies: list[Tally]
    favourites: list[Favourite]
    recent: list[TableInfo]
