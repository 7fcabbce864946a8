"""The parser of the command line: help in every language, one line for what is wrong, `--lang`."""

import argparse
import os
import re
import textwrap
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NoReturn

from signoria.kernel.message import Message, message
from signoria.kernel.refusal import Refusal

if TYPE_CHECKING:
    from signoria.locale import Words

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


class Help(argparse.HelpFormatter):
    """Lays help out; the one word that argparse adds here by itself is said in the language."""

    def __init__(self, prog: str, usage: str) -> None:
        """`usage` is what stands before the usage."""
        super().__init__(prog)
        self._before_usage = f"{usage} "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """The usage, after our word unless another one is given."""
        super().add_usage(usage, actions, groups, self._before_usage if prefix is None else prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Paragraphs stay apart, and no --long-option is torn."""
        fill = partial(
            textwrap.fill,
            width=width,
            initial_indent=indent,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )
        return "\n\n".join(map(fill, text.split("\n\n")))


class Parser(argparse.ArgumentParser):
    """An argument parser that helps in a language, and whose errors are refusals."""

    def __init__(self, say: "Words", **settings: Any) -> None:  # noqa: ANN401 - whatever argparse hands down
        """Every command takes a language."""
        super().__init__(
            formatter_class=partial(Help, usage=say.text("help-usage")),
            add_help=False,
            **settings,
        )
        self._positionals.title = say.text("help-arguments")
        self._optionals.title = say.text("help-options")
        self.add_argument("-h", "--help", action="help", help=say.text("help-help"))
        self.add_argument(
            "--lang",
            default=argparse.SUPPRESS,
            metavar=say.text("help-word-lang"),
            help=say.text("help-lang"),
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


def is_lang(word: str) -> bool:
    """Is the word `--lang`, or as much of it as argparse understands?"""
    return word.startswith("--l") and "--lang".startswith(word)


def language_of(argv: list[str]) -> str:
    """The language asked for last, so that even help and refusals of arguments are in it."""
    told = None
    words = iter(argv)
    for word in words:
        name, equals, value = word.partition("=")
        if word == "--":
            break
        if is_lang(name):
            told = value if equals else next(words, told)
    if told is not None:
        return told
    return os.environ.get("SIGNORIA_LANG") or _of_the_locale()


def _of_the_locale() -> str:
    """The language of the locale when we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in ("en", "cs", "pl", "sk") else "en"
    return "en"
