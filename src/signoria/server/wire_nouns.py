"""The nouns of the wire that stand for themselves: messages, people, titles, paces, talk.

Everybody takes them from `wire`, which says how they travel.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# Messages


class Say(Struct, array_like=True, frozen=True):
    """A sentence before it has a language: `["event-gain", {"seat": 0, "goods": [...]}]`."""

    id: str
    args: dict[str, Any] = {}
    """Numbers, texts, a Say, or a list of Says. A Say is a list that begins with a text."""


class Objection(Struct, frozen=True):
    """One reason why something is not allowed, with the number of its rule."""

    rule: str
    say: Say


# People


class Me(Struct, frozen=True):
    """GET /api/me: who this browser belongs to; an empty `name` = nobody has come in yet."""

    name: str = ""
    user_name: str = ""
    """Empty = no account: the person is lost with this browser's cookie."""
    codes: int = 0
    """Recovery codes that are left."""


class ComeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/come-in: a name is enough. POST /api/me/name: another name."""

    name: str


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account: keep the person that came in. POST /api/log-in: be it again."""

    user_name: str
    password: str


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/recover: a recovery code, used up by it, sets a new password."""

    user_name: str
    code: str
    password: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/password."""

    before: str
    password: str


class Kept(Struct, frozen=True):
    """The answer to Account and Recover; the `codes` are shown once and never again."""

    me: Me
    codes: list[str]


class Trouble(Struct, frozen=True):
    """The body of every refused request."""

    say: Say
    objections: list[Objection] = []
    line: int = 0
    """Where in a text it is, from 1; 0 = nowhere."""
    column: int = 0


# Titles


class SwitchInfo(Struct, frozen=True):
    """One option of a title: the settings it may have, the default first, and its rule's number.

    Its sentence in the catalogues is `switch-{name}`.
    """

    name: str
    settings: tuple[bool | int | str, ...]
    rule: str


class AllWords(Struct, frozen=True):
    """GET /api/words/LANGUAGE/GAME/all: Fluent, each by itself."""

    shell: str
    title: str


class TitleInfo(Struct, frozen=True):
    """GET /api/titles: what can be set up."""

    game: str
    seats: tuple[int, ...]
    """The numbers of players it takes."""
    switches: list[SwitchInfo]
    bots: list[str]


# Time


class GuideHint(Struct, frozen=True):
    """GET /api/guides/{game}: what is said while somebody plays a first round, one by one.

    `shows` are things to look at. `does`: it waits for an answer that touches one of these, an
    empty one for an answer that touches nothing; without any it is only read. `chosen`: that it is
    chosen is enough, the rest of the answer has hints of its own.
    """

    say: str
    """Its id in the catalogues."""
    shows: tuple[str, ...]
    does: tuple[str, ...]
    chosen: bool


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think.

    none = as long as they like. live: `time` seconds for the whole game, and `more` for every turn
    handed in. days: `time` seconds for each turn. Out of time, a bot plays on.
    """

    kind: Literal["none", "live", "days"] = "none"
    time: int = 0
    more: int = 0


class Clocks(Struct, frozen=True):
    """Seconds that each seat has left as this is told; those of the `running` grow less."""

    left: tuple[float, ...]
    running: tuple[int, ...]


# Talk; the last two come from the browser


class ChatLine(Struct, frozen=True):
    """What somebody said: plain text, to be shown as such; nothing in it is a link."""

    n: int
    who: str
    """The same for whatever this person says, at any table; of no other use."""
    seat: int | None
    """From which chair; None = a spectator."""
    name: str
    text: str
    time: float
    mine: bool


class Chatted(Struct, tag_field="kind", tag="chatted", frozen=True):
    """Somebody said something."""

    line: ChatLine


class Chats(Struct, tag_field="kind", tag="chats", frozen=True):
    """An answer to Recall: the lines in their order, as many as come at once; [] = no more."""

    id: int
    lines: list[ChatLine]


class Chat(Struct, tag_field="kind", tag="chat", frozen=True, forbid_unknown_fields=True):
    """Say something to everybody at the table.

    `key` is the browser's own: who is not sure to have been heard says the same with the same key,
    and it is said once. Without one it is said as often as it comes.
    """

    id: int
    text: str
    key: Annotated[str, Meta(max_length=40)] = ""


class Recall(Struct, tag_field="kind", tag="recall", frozen=True, forbid_unknown_fields=True):
    """What was said last, or before line `before`."""

    id: int
    before: int | None = None
