"""Everything that travels between server and browser, declared once.

`scripts/wire` writes the same types for the client (`web/src/wire.ts`); a check compares the two.
Texts travel as Messages, never as sentences; tables as the title's picture, seen by a View, and as
patches to it. There is no game word here: places, questions and figures are the title's own.

`wire_results.py` goes on with what became of games.

The HTTP routes; every refusal has a Trouble as its body:

    GET  /api/me                          Me
    POST /api/come-in  /api/me/name       ComeIn -> Me
    POST /api/account                     Account -> Kept
    POST /api/account/password            NewPassword -> Me
    POST /api/log-in                      Account -> Me
    POST /api/recover                     Recover -> Kept
    POST /api/log-out  /api/log-out-everywhere   -> Me
    GET  /api/lobby                       Lobby
    GET  /api/titles                      list of TitleInfo
    POST /api/tables                      NewTable -> TableInfo
    GET  /api/tables/{id}?i=invite        TableInfo
    POST /api/tables/{id}/sit             Sit -> TableInfo
    POST /api/tables/{id}/leave           -> TableInfo
    POST /api/tables/{id}/start           Start -> TableInfo
    POST /api/tables/{id}/stand-in        StandIn -> TableInfo
    POST /api/tables/{id}/rematch         -> TableInfo
    POST /api/tables/{id}/fork            Fork -> TableInfo
    GET  /api/tables/{id}/chronicle       Chronicle
    POST /api/tables/{id}/share           Share -> TableInfo
    GET  /api/shared/{secret}             Shared
    GET  /api/shared/{secret}/picture.svg the result, drawn; `?lang=`
    GET  /api/me/games                    Games
    GET  /api/tables/{id}/record          the record, as text: whole once the game is over
    POST /api/records/read                RecordText -> RecordInfo
    POST /api/records                     NewRecord -> TableInfo
    WS   /api/tables/{id}/socket?chair=0  ToServer -> ToBrowser
    GET  /api/words/{language}            what the shell says, as Fluent
    GET  /api/words/{language}/{game}     what a title says, as Fluent
    GET  /api/words/{language}/{game}/all both at once -> AllWords
    GET  /api/guides/{game}               list of GuideHint
    POST /api/learn/{game}                a guided first round -> TableInfo
    GET  /api/cards/{game}                everything printed, as `signoria cards GAME --json` has it
    GET  /api/rules/{language}/{game}     the numbered rules, as text

The pages are `/` (lobby), `/new`, `/t/{id}` (a table; `?i=` is a chair's link, or the secret by
which a finished game was shared, `?at=` a move to look back at), `/s/{secret}` (a shared result),
`/me` (one's own games), `/account`, `/cards/{game}`, `/rules/{game}`, `/learn/{game}`.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from signoria.server.wire_nouns import (
    Account,
    AllWords,
    Chat,
    ChatLine,
    Chats,
    Chatted,
    Clocks,
    ComeIn,
    GuideHint,
    Kept,
    Me,
    NewPassword,
    Objection,
    Pace,
    Recall,
    Recover,
    Say,
    SwitchInfo,
    TitleInfo,
    Trouble,
)

__all__ = [
    "Account",
    "AllWords",
    "Chat",
    "ChatLine",
    "Chats",
    "Chatted",
    "Clocks",
    "ComeIn",
    "GuideHint",
    "Kept",
    "Me",
    "NewPassword",
    "Objection",
    "Pace",
    "Recall",
    "Recover",
    "Say",
    "SwitchInfo",
    "TitleInfo",
    "Trouble",
]

# The table


class Option(Struct, frozen=True):
    """One answer: its notation, the places it touches, and its sentence."""

    move: str
    touches: tuple[str, ...]
    say: Say


class Ask(Struct, frozen=True):
    """A question to a seat with all its answers.

    `rest`: the seat is at rest; what came before may be handed in as it is.
    `sealed`: the answer stays secret until all have given theirs.
    """

    seat: int
    ask: str
    options: list[Option]
    rest: bool = False
    sealed: bool = False


class Line(Struct, frozen=True):
    """What one move told: its place among the moves (from 0), who made it, where it happened."""

    n: int
    seat: int
    label: str
    says: list[Say]
    touches: tuple[str, ...]


class Undo(Struct, frozen=True):
    """What may be taken back.

    `alone`: the count of moves one can go back to without asking anybody; None = nothing.
    `last`: the count before one's own last answer, where the button goes (with the others' consent
    when it is less than `alone`); None = one has not answered anything yet.
    `why`: the reason why it is not further, for the button. `asked`: somebody wants to go back to
    `to` moves, and those seats have still to agree.
    """

    alone: int | None = None
    last: int | None = None
    why: Say | None = None
    asked: "Asked | None" = None


class Asked(Struct, frozen=True):
    """A wish to go further back than one may alone."""

    by: int
    to: int
    waiting: tuple[int, ...]


class SeatInfo(Struct, frozen=True):
    """Who sits there: `kind` is person, bot, open (anybody may), or invited (who has the link)."""

    kind: str
    name: str
    bot: str = ""
    here: bool = False
    """The person has the table open."""
    stand_in: str = ""
    """A bot that plays for a person who left."""
    mine: bool = False
    host: bool = False
    invite: str = ""
    """The link's secret; only whoever set the table up learns it."""


class TableInfo(Struct, frozen=True):
    """A table as it is listed, and the head of its page."""

    id: str
    title: str
    game: str
    options: str
    seats: list[SeatInfo]
    state: str
    """waiting, playing, or over."""
    private: bool
    created: float
    moved: float
    """When something last happened."""
    label: str = ""
    """Where in the game it is: the kernel's word for it."""
    asked: tuple[int, ...] = ()
    mine: bool = False
    """It is this person's turn."""
    totals: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    again: str = ""
    """The table of the rematch, once there is one."""
    pace: Pace = Pace()
    clocks: Clocks | None = None
    """None = no clock, or not in play."""
    share: str = ""
    """The secret of the shared result, for those who played; empty = it is not shared."""
    companion: bool = False
    """The game is played on a real table; here it is kept by the host."""
    kept: bool = False
    """This person keeps it: answers for chance, and for everybody who does not do so alone."""
    guided: bool = False
    """It began as the title's guided first round."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair of a table that is set up.

    me = whoever sets it up (several times: a hotseat); friend = whoever has the link; open =
    anybody who sees the table; bot = the bot of that name.
    """

    kind: Literal["me", "friend", "open", "bot"]
    name: str = ""
    """How a person at a hotseat is called; else each person's own name is taken."""
    bot: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. The number of players is that of the seats."""

    game: str
    seats: list[NewSeat]
    switches: dict[str, bool | int | str] = {}
    """Only those that differ from the default."""
    title: str = ""
    """A name for the table; may stay empty."""
    private: bool = True
    pace: Pace = Pace()
    companion: bool = False
    """The game is played on a real table: its host answers for chance."""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/sit: on that open chair, on any, or on the one of the link."""

    seat: int | None = None
    invite: str = ""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/start, by the host: bots take the empty chairs, or they are removed."""

    bot: str = ""


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/stand-in: let a bot play for a person, or no longer."""

    on: bool
    seat: int | None = None
    """None = all of one's own."""
    bot: str = ""


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/fork: a new table that goes on from after `n` moves of this one.

    The seats are as many as there, in the same order. Refused while something of those moves is
    hidden from whoever asks.
    """

    n: int
    seats: list[NewSeat]
    title: str = ""
    private: bool = True


class Lobby(Struct, frozen=True):
    """GET /api/lobby."""

    mine: list[TableInfo]
    """Waiting or in play, "your turn" first."""
    open: list[TableInfo]
    finished: list[TableInfo]


class SheetLine(Struct, frozen=True):
    """A line of the score sheet: what for, and the points of each seat."""

    say: Say
    points: tuple[int, ...]


class Sheet(Struct, frozen=True):
    """As if the game ended now; `places` gives each seat's place."""

    lines: list[SheetLine]
    totals: tuple[int, ...]
    places: tuple[int, ...]


Path: TypeAlias = tuple[str | int, ...]
Patch: TypeAlias = list[tuple[Path, Any]]
"""Changes of a picture: at each path stands the value now."""


# Socket, server to browser. `kind` tells them apart.


class Sight(Struct, tag_field="kind", tag="sight", frozen=True):
    """The whole table as one chair may know it: on arrival, and whenever in doubt.

    Whoever asked to play or to go back and gets this instead of Done was too late: forget what was
    asked and look again.
    """

    at: int
    """The length of the table's log: who acts says which it saw."""
    moves: int
    """How many moves the game has (undo makes this less, never `at`)."""
    table: TableInfo
    chair: int | None
    """Whose eyes; None = a spectator's."""
    picture: dict[str, Any]
    asked: tuple[int, ...]
    """Seats that have to answer now; -1 is chance."""
    ask: Ask | None
    """What this chair is asked."""
    undo: Undo
    lines: list[Line]
    """The end of the log."""
    sheet: Sheet | None = None
    """At the end of the game."""
    chance_for: tuple[int, ...] = ()
    """A game is kept here, and only these seats may know what chance is asked."""


class Step(Struct, tag_field="kind", tag="step", frozen=True):
    """What changed since `was`."""

    was: int
    at: int
    moves: int
    patch: Patch
    lines: list[Line]
    back: bool
    """Moves were taken back: forget the lines from `moves` on."""
    asked: tuple[int, ...]
    ask: Ask | None
    undo: Undo
    over: bool
    sheet: Sheet | None = None
    clocks: Clocks | None = None
    chance_for: tuple[int, ...] = ()


class People(Struct, tag_field="kind", tag="people", frozen=True):
    """Somebody came, went, sat down, or the table began or ended."""

    table: TableInfo
    undo: Undo


class Walked(Struct, tag_field="kind", tag="walked", frozen=True):
    """An answer to Walk: the table as it would be, and what would be asked next."""

    id: int
    at: int
    patch: Patch
    """Against the picture as it is now."""
    ask: Ask | None
    """The next question to the same seat; None = what follows is another's, or chance's."""
    says: list[Say]
    """What would be told."""


class Reasons(Struct, tag_field="kind", tag="reasons", frozen=True):
    """An answer to Why: every reason against each wish that was meant; no objection = possible."""

    id: int
    wishes: list["Wish"]


class Wish(Struct, frozen=True):
    """What somebody may have meant, and all that stands in its way."""

    move: str
    touches: tuple[str, ...]
    objections: list[Objection]


class Scored(Struct, tag_field="kind", tag="scored", frozen=True):
    """An answer to Score."""

    id: int
    sheet: Sheet


class Lines(Struct, tag_field="kind", tag="lines", frozen=True):
    """An answer to Earlier: the lines before that move, as many as come at once; [] = no more."""

    id: int
    lines: list[Line]


class Turn(Struct, frozen=True):
    """A stretch of moves of one seat (-1 is chance) in one part of the game: a tick to slide to."""

    n: int
    """Its first move."""
    seat: int
    label: str
    ask: str
    """The question that it began with; empty = not known to this chair."""


class Looked(Struct, tag_field="kind", tag="looked", frozen=True):
    """An answer to Look: the table as it was, as those eyes could know it then."""

    id: int
    at: int
    """The length of the table's log: the patch fits the picture of that moment only."""
    n: int
    moves: int
    """How many the game has."""
    patch: Patch
    """Against the picture as it is now, seen from one's own chair."""
    label: str
    asked: tuple[int, ...]
    totals: tuple[int, ...]
    turns: list[Turn] = []


class Planned(Struct, tag_field="kind", tag="planned", frozen=True):
    """An answer to Plan: the private copy, everything on it open, for it is a guess."""

    id: int
    at: int
    n: int
    moves: list[tuple[int, str]]
    """All of the plan; what chance, or a bot, has answered is in it."""
    patch: Patch
    """Against the picture as it is now, seen from one's own chair."""
    label: str
    asked: tuple[int, ...]
    ask: Ask | None
    """The next question, whoever's it is; while trying, of the same seat only."""
    lines: list[Line]
    """What the moves of the plan told."""
    totals: tuple[int, ...]


class Done(Struct, tag_field="kind", tag="done", frozen=True):
    """What was asked for is done and saved."""

    id: int
    at: int


class Refused(Struct, tag_field="kind", tag="refused", frozen=True):
    """It is not: why, in one sentence, and every objection of the rules."""

    id: int
    say: Say
    objections: list[Objection] = []


ToBrowser: TypeAlias = (
    Sight
    | Step
    | People
    | Walked
    | Reasons
    | Scored
    | Lines
    | Looked
    | Planned
    | Chatted
    | Chats
    | Done
    | Refused
)


# Socket, browser to server. `id` comes back with the answer.


class Play(Struct, tag_field="kind", tag="play", frozen=True, forbid_unknown_fields=True):
    """Hand in moves, as one: all of them or none. `moves` is notation, `a; b; c`."""

    id: int
    at: int
    moves: str


class Walk(Struct, tag_field="kind", tag="walk", frozen=True, forbid_unknown_fields=True):
    """Try these moves on a copy in which what is hidden is guessed."""

    id: int
    at: int
    moves: str


class Why(Struct, tag_field="kind", tag="why", frozen=True, forbid_unknown_fields=True):
    """Why can I not do that? `thing` is a place or a notation; after `moves` have been tried."""

    id: int
    at: int
    moves: str
    thing: str


class Score(Struct, tag_field="kind", tag="score", frozen=True, forbid_unknown_fields=True):
    """The score sheet as it is now."""

    id: int


class Back(Struct, tag_field="kind", tag="back", frozen=True, forbid_unknown_fields=True):
    """Take back to `to` moves: done at once where one may alone, else the others are asked."""

    id: int
    at: int
    to: int


class Agree(Struct, tag_field="kind", tag="agree", frozen=True, forbid_unknown_fields=True):
    """Answer another's wish to take back."""

    id: int
    at: int
    yes: bool


class Chair(Struct, tag_field="kind", tag="chair", frozen=True, forbid_unknown_fields=True):
    """Look from another of one's seats (several people at one screen); None = as a spectator."""

    id: int
    seat: int | None


class Earlier(Struct, tag_field="kind", tag="earlier", frozen=True, forbid_unknown_fields=True):
    """Lines of the log before move `n`."""

    id: int
    n: int


Eyes: TypeAlias = int | Literal["own", "all"]
"""Who looks back: one's own chair; once the game is over also any other, or whoever sees all."""


class Look(Struct, tag_field="kind", tag="look", frozen=True, forbid_unknown_fields=True):
    """The table as it was after `n` moves; with the turns that begin at move `since` or later."""

    id: int
    n: int
    eyes: Eyes = "own"
    since: int | None = None
    """None = the turns are known already."""


class Between(Struct, tag_field="kind", tag="between", frozen=True, forbid_unknown_fields=True):
    """Lines of the log from move `first` up to, not with, move `last`; answered by Lines."""

    id: int
    first: int
    last: int
    eyes: Eyes = "own"


class Plan(Struct, tag_field="kind", tag="plan", frozen=True, forbid_unknown_fields=True):
    """Go on from after `n` moves on a copy of one's own, in which what is hidden is guessed.

    `moves` are answers of all seats and of chance (-1), from there on. `then`: "stop" = nothing
    more, to try what is being chosen; "go" = chance answers, and whoever has one answer only;
    "bot" = a bot answers first for whoever is asked. Another `roll` is another chance. With `why`
    the answer is Reasons: why that place or move cannot be chosen there.
    """

    id: int
    n: int
    moves: list[tuple[int, str]]
    then: Literal["stop", "go", "bot"] = "go"
    roll: int = 0
    why: str = ""


ToServer: TypeAlias = (
    Play
    | Walk
    | Why
    | Score
    | Back
    | Agree
    | Chair
    | Earlier
    | Look
    | Between
    | Plan
    | Chat
    | Recall
)
