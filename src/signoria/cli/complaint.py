"""What went wrong as one line in the language of the person."""

from signoria.cli.files import InFile, what
from signoria.cli.moves import NotPlayed
from signoria.kernel.match import BrokenRecord
from signoria.kernel.message import message
from signoria.kernel.refusal import IllegalMove, Refusal
from signoria.locale import LANGUAGES, Words, words


def complaint(error: Exception, language: str) -> str:
    """The line for stderr, without the name of the program."""
    language = language if language in LANGUAGES else LANGUAGES[0]
    if isinstance(error, UnicodeDecodeError):
        return words(language).text("cli-file-utf8")
    if isinstance(error, OSError):
        error = what(error)
    assert isinstance(error, Refusal)
    if not isinstance(error, InFile):
        return one_line(reason(error, words(language, _names(error))))
    cause = error.cause
    said = reason(cause.at(0), words(language, _names(cause)))
    place = ":".join(str(at) for at in (error.line, error.column) if at)
    return one_line(f"{error.path}:{place}: {said}" if place else f"{error.path}: {said}")


def reason(refusal: Refusal, say: Words) -> str:
    """What is wrong, and after it every objection; nothing twice."""
    if isinstance(refusal, NotPlayed):
        refusal = refusal.cause
    found = refusal.objections if isinstance(refusal, IllegalMove | BrokenRecord) else ()
    return "; ".join(dict.fromkeys([say.refusal(refusal), *map(say.objection, found)]))


def _names(refusal: Refusal) -> tuple[str, ...]:
    return refusal.match.names if isinstance(refusal, BrokenRecord) else ()


def one_line(text: str) -> str:
    """Whatever somebody put into it, it stays one line and no terminal obeys it."""
    return "".join(sign if sign.isprintable() else "�" for sign in " ".join(text.split()))


def refused(id_: str, **args: str | int) -> Refusal:
    """A refusal of the command line's own."""
    return Refusal(message(id_, **args))
