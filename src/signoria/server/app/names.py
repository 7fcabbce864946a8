"""What may be a name, a password, a line of talk: every script, nothing that deceives."""

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from signoria.kernel.refusal import InvalidOptions, refuse

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
LONGEST_LINE: Final = 300
LONGEST_USER_NAME: Final = 32
SHORTEST_USER_NAME: Final = 2
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

_JOINERS: Final = "\u200c\u200d"
"""Format signs that some scripts, and pictures of people, are written with."""
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that show nothing."""
_MOST_MARKS: Final = 4
"""Accents on one letter; more of them climb over the neighbours."""


def name_of(text: str) -> str:
    """A name as others see it; refused when it is empty, too long or not to be shown."""
    return _shown(text, "app-name-missing", LONGEST_NAME)


def seat_name_of(text: str) -> str:
    """A name at a hotseat; may be empty."""
    return _shown(text, "", LONGEST_NAME)


def title_of(text: str) -> str:
    """A table's name; may be empty."""
    return _shown(text, "", LONGEST_TITLE)


def line_of(text: str) -> str:
    """What somebody says, without what others are not to be shown; refused when nothing is left.

    A name that deceives is refused; from talk, which is often pasted, it is only taken out.
    """
    if len(text) > 10 * LONGEST_LINE:
        raise refuse(InvalidOptions, "app-name-long", most=LONGEST_LINE)
    known = unicodedata.normalize("NFC", " ".join(text.split()))
    line = " ".join("".join(_flat(sign for sign in known if not _hidden(sign))).split())
    if not any(map(_visible, line)):
        raise refuse(InvalidOptions, "app-line-empty")
    if _length(line) > LONGEST_LINE:
        raise refuse(InvalidOptions, "app-name-long", most=LONGEST_LINE)
    return line


def user_name_of(text: str) -> str:
    """A name to log in with: letters and digits of any script, and `. _ -` between them."""
    name = unicodedata.normalize("NFKC", text).strip()
    fits = SHORTEST_USER_NAME <= len(name) <= LONGEST_USER_NAME
    if not fits or not all(sign.isalnum() or sign in "._-" or _is_mark(sign) for sign in name):
        least, most = SHORTEST_USER_NAME, LONGEST_USER_NAME
        raise refuse(InvalidOptions, "app-user-name-wrong", least=least, most=most)
    return name


def name_key(text: str) -> str:
    """By what tries for a user name are counted: all spellings of it are one."""
    return unicodedata.normalize("NFKC", text).strip().casefold()[: 2 * LONGEST_USER_NAME]


def password_of(text: str, user_name: str) -> str:
    """A password as it is hashed: the same however a keyboard composes its letters."""
    password = unicodedata.normalize("NFKC", text)
    if len(password) < SHORTEST_PASSWORD:
        raise refuse(InvalidOptions, "app-password-short", least=SHORTEST_PASSWORD)
    if len(password) > LONGEST_PASSWORD:
        raise refuse(InvalidOptions, "app-password-long", most=LONGEST_PASSWORD)
    if password.casefold() == user_name.casefold():
        raise refuse(InvalidOptions, "app-password-name")
    return password


def _shown(text: str, missing: str, most: int) -> str:
    """A line that others are shown."""
    if len(text) > 10 * most:
        raise refuse(InvalidOptions, "app-name-long", most=most)
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        if missing:
            raise refuse(InvalidOptions, missing)
        return ""
    if any(_hidden(sign) for sign in name) or _heaped(name) or not any(map(_visible, name)):
        raise refuse(InvalidOptions, "app-name-signs")
    if _length(name) > most:
        raise refuse(InvalidOptions, "app-name-long", most=most)
    return name


def _hidden(sign: str) -> bool:
    """Does it command a screen, turn the direction of a line, or stand for nothing?"""
    kind = unicodedata.category(sign)
    return kind in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") or (kind == "Cf" and sign not in _JOINERS)


def _visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANK


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _length(text: str) -> int:
    """Letters as they are shown."""
    return sum(not _is_mark(sign) and sign not in _JOINERS for sign in text)


def _flat(signs: Iterable[str]) -> Iterator[str]:
    """Without the marks that climb."""
    run = 0
    for sign in signs:
        run = run + 1 if _is_mark(sign) else 0
        if run <= _MOST_MARKS:
            yield sign


def _heaped(name: str) -> bool:
    """Do marks climb?"""
    run = 0
    for sign in name:
        run = run + 1 if _is_mark(sign) else 0
        if run > _MOST_MARKS:
            return True
    return False
