"""`signoria …`: finds the command and runs it; a refusal becomes one line and status 2."""

import importlib
import io
import os
import sys
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Final

from signoria import __version__
from signoria.cli.parser import Parser, is_lang, language_of
from signoria.kernel.refusal import InvalidOptions, Refusal, refuse

if TYPE_CHECKING:
    from signoria.locale import Words

COMMANDS: Final = (
    *("play", "serve", "best", "replay", "show", "try", "why", "cards", "rules", "arena", "bench"),
)
REFUSED: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""What a shell reports of programs that a signal has ended; nobody reads it after a closed pipe."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status says how it went."""
    words = sys.argv[1:] if argv is None else list(argv)
    _mend_streams()
    try:
        status = _run(words)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except (Refusal, OSError, UnicodeDecodeError) as error:
        _complain(error, words)
        return REFUSED
    return status


def _run(argv: list[str]) -> int:
    """Parse the arguments with as few modules as they need, then do what they say."""
    if argv[:1] == ["--version"]:
        print(f"signoria {__version__}")
        return 0
    asked = _command(argv)
    language = _checked(language_of(argv), asked)
    from signoria.locale import words  # noqa: PLC0415 - slow; --version needs none

    parser = parser_of([asked] if asked else COMMANDS, words(language))
    try:
        args = parser.parse_args(argv)
    except SystemExit as ended:  # --help and --version have said what they have to say
        return int(ended.code or 0)
    args.lang = language
    status: int = _module(args.command).run(args)
    return status


def parser_of(commands: Iterable[str], say: "Words") -> Parser:
    """The parser of the program with these commands, its help in the language of `say`."""
    parser = Parser(say, prog="signoria", description=say.text("help-signoria"))
    version = f"%(prog)s {__version__}"
    parser.add_argument(
        "--version", action="version", version=version, help=say.text("help-version")
    )
    subparsers = parser.add_subparsers(
        dest="command",
        metavar=say.text("help-word-command"),
        required=True,
        title=say.text("help-commands"),
    )
    for name in commands:
        _module(name).add_parser(subparsers, say)
    return parser


def _command(argv: list[str]) -> str:
    """The command among the words; "" when help is asked for, and a refusal when it is unknown."""
    rest = iter(argv)
    for word in rest:
        if is_lang(word):
            next(rest, None)
        elif word in ("-h", "--help", "--version"):
            return ""
        elif word == "--" or not word.startswith("-"):
            if word not in COMMANDS:
                known = ", ".join(COMMANDS)
                raise refuse(InvalidOptions, "cli-command-unknown", name=word[:40], known=known)
            return word
    raise refuse(InvalidOptions, "cli-command-missing", known=", ".join(COMMANDS))


def _module(name: str) -> ModuleType:
    """The module of a command: it has `add_parser(subparsers, say)` and `run(args) -> int`."""
    return importlib.import_module(f"signoria.cli.{name}{'_' if name == 'try' else ''}")


def _checked(language: str, command: str) -> str:
    """The language, refused here and not where it is first used; some are for cards only."""
    from signoria.locale import CARD_LANGUAGES, LANGUAGES  # noqa: PLC0415 - slow; --version needs none

    known = CARD_LANGUAGES if command == "cards" else LANGUAGES
    if language not in known:
        name, names = language[:40], ", ".join(known)
        raise refuse(InvalidOptions, "language-unknown", name=name, known=names)
    return language


def _complain(error: Refusal | OSError | UnicodeDecodeError, argv: list[str]) -> None:
    """Say in one line on stderr what is wrong."""
    from signoria.cli.complaint import complaint  # noqa: PLC0415 - slow, and rarely needed

    print(f"signoria: {complaint(error, language_of(argv))}", file=sys.stderr)


def _mend_streams() -> None:
    """Let no letter that a terminal lacks, and no byte that is none, end a game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Nobody reads: keep Python from trying once more at its end."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
