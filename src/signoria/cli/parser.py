"""The parser of the command line: one line for what is wrong, and `--lang` everywhere."""

import argparse
import os
import re
from typing import Any, Final, NoReturn

from signoria.kernel.message import Message, message
from signoria.kernel.refusal import Refusal

SAID: Final = (
    ("cli-usage-missing", r"the following arguments are required: (?P<names>.+)"),
    ("cli-usage-unknown", r"unrecognized arguments: (?P<words>.+)"),
    ("cli-usage-several", r"ambiguous option: (?P<name>\S+) could match (?P<known>.+)"),
    ("cli-usage-value", r"argument (?P<name>.+): expected .*argument.*"),
    ("cli-usage-value", r"argument (?P<name>.+): invalid path value: ''"),
    ("cli-usage-no-value", r"argument (?P<name>.+): ignored explicit argument '(?P<text>.*)'"),
    ("cli-usage-against", r"argument (?P<name>.+): not allowed with argument (?P<other>.+)"),
    ("cli-usage-number", r"argument (?P<name>.+): invalid int value: '(?P<text>.*)'"),
    ("cli-usage-positive", r"argument (?P<name>.+): invalid positive value: '(?P<text>.*)'"),
)
"""What argparse says, in English alone, and the same in every language."""


def positive(text: str) -> int:
    """The type of an argument that is a whole number from 1 on."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def path(text: str) -> str:
    """The type of an argument that names a file: nothing is no name."""
    if not text:
        raise ValueError(text)
    return text


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are refusals. Its subparsers are of the same class."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401 - whatever argparse hands down
        """Every command takes a language; a command may say more about it itself."""
        super().__init__(
            conflict_handler="resolve",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            **settings,
        )
        self.add_argument(
            "--lang",
            default=argparse.SUPPRESS,
            metavar="LANG",
            help="en, cs, pl or sk; default: $SIGNORIA_LANG, then the locale",
        )

    def error(self, message_: str) -> NoReturn:
        """Refuse, for one line on stderr."""
        raise Refusal(message("cli-usage", reason=_translated(message_), command=self.prog))


def _translated(said: str) -> Message | str:
    """What argparse said as a message; as it is where we do not know it."""
    for id_, pattern in SAID:
        found = re.fullmatch(pattern, said, re.DOTALL)
        if found:
            return message(id_, **found.groupdict())
    return said


def language_of(argv: list[str]) -> str:
    """The language asked for, so that even a wrong argument is refused in it."""
    for at, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--lang" and equals:
            return value
        if name == "--lang" and at + 1 < len(argv):
            return argv[at + 1]
    return os.environ.get("SIGNORIA_LANG") or _of_the_locale()


def _of_the_locale() -> str:
    """The language of the locale when we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in ("en", "cs", "pl", "sk") else "en"
    return "en"
