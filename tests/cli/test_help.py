"""`--help` of every command in every language, and how the language is told."""

import argparse
from collections.abc import Iterator

import pytest

from signoria.bots import BOTS
from signoria.cli.main import COMMANDS, parser_of
from signoria.games import TITLES
from signoria.locale import LANGUAGES, words
from signoria.server.app.settings import LOG_LEVELS
from tests.cli.terminal import Terminal

OTHERS = [language for language in LANGUAGES if language != "en"]
SAME = {"N", "URL", "HOST", "PORT", "[HOST:]PORT", "A,B,…", ", ".join(TITLES)}
"""What stands in the help of several languages on purpose: names and signs."""
OF_ARGPARSE = ("usage", "positional", "arguments", "options", "optional", "show this", "exit")
"""Words that argparse has of its own."""


def parsers(language: str) -> list[argparse.ArgumentParser]:
    """The parser of the program and those of its commands."""
    whole = parser_of(COMMANDS, words(language))
    (chosen,) = [each for each in whole._actions if isinstance(each, argparse._SubParsersAction)]
    assert [*COMMANDS] == [*chosen.choices]
    return [whole, *chosen.choices.values()]


def texts(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """Everything that a parser says, each with its place; what must be said and is not is ""."""
    yield f"{parser.prog} description", parser.description or ""
    if parser.epilog is not None:
        yield f"{parser.prog} epilog", parser.epilog
    for group in parser._action_groups:
        yield f"{parser.prog} title", group.title or ""
    for action in parser._actions:
        place = f"{parser.prog} {action.dest}"
        if action.nargs != 0:
            yield f"{place} metavar", str(action.metavar or "")
        if isinstance(action, argparse._SubParsersAction):
            for one in action._choices_actions:
                yield f"{place} {one.dest}", one.help or ""
        else:
            yield f"{place} help", action.help or ""


def said(language: str) -> list[tuple[str, str]]:
    """What all parsers say."""
    return [each for parser in parsers(language) for each in texts(parser)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unsaid(language: str) -> None:
    """Every command, argument and heading has words; a missing id would be a warning, an error."""
    assert [] == [place for place, text in said(language) if not text.strip()]


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_comes_from_the_catalogues(language: str) -> None:
    """What is the same in another language as in English was written past the catalogues."""
    pairs = zip(said("en"), said(language), strict=True)

    assert [] == [english for english, other in pairs if english == other and other[1] not in SAME]


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_printed_in_the_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    """It fits 80 columns, tears no word apart, and argparse adds nothing of its own."""
    monkeypatch.setenv("COLUMNS", "80")

    ran = terminal.run(*filter(None, [command]), "--help", "--lang", language)

    assert (0, "") == (ran.status, ran.err)
    assert [] == [line for line in ran.lines if len(line) > 80 or line.endswith("-")]
    assert ran.lines[0].startswith(f"{words(language).text('help-usage')} signoria {command}")
    if language != "en":
        assert [] == [word for word in OF_ARGPARSE if word in ran.out.lower()]


def test_the_help_says_what_can_be_chosen() -> None:
    """Bots, games and levels are those that there are."""
    english = dict(said("en"))

    assert ", ".join(BOTS) in english["signoria arena epilog"]
    assert ", ".join(LOG_LEVELS) in english["signoria serve log_level help"]
    assert ", ".join(TITLES) == english["signoria play game help"]


@pytest.mark.parametrize(
    ("args", "variables"),
    [
        (("--lang", "cs", "--help"), {}),
        (("--lang=cs", "-h"), {}),
        (("--la", "cs", "--help"), {}),
        (("--help", "--lang", "cs"), {}),
        (("--help",), {"LANG": "cs_CZ.UTF-8"}),
        (("--help",), {"SIGNORIA_LANG": "cs"}),
        (("--lang", "pl", "--help", "--lang", "cs"), {"SIGNORIA_LANG": "sk"}),
    ],
)
def test_the_language_of_the_help_is_told_as_always(
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    args: tuple[str, ...],
    variables: dict[str, str],
) -> None:
    """The last `--lang`, at any place, then $SIGNORIA_LANG, then the locale."""
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert "použití: signoria" in terminal.run(*args).out


@pytest.mark.parametrize(
    "args",
    [
        ("--lang", "xx", "--help"),
        ("play", "--lang", "xx", "--help"),
        ("--lang", "cs", "play", "--lang", "xx"),
        ("--lang", "cs", "rules", "lorenzo", "--lang=xx"),
        ("rules", "lorenzo", "--lang", "cs", "--lang", "xx"),
        ("rules", "lorenzo", "--lan", "xx"),
        ("rules", "lorenzo", "--lang", "xx", "--spin"),
    ],
)
def test_an_unknown_language_is_refused_wherever_it_stands(
    terminal: Terminal, args: tuple[str, ...]
) -> None:
    """The last one counts, and no earlier one hides it."""
    refusal = terminal.run(*args).refusal

    assert "there is no language “xx”; there are en, cs, pl, sk" == refusal


def test_the_last_language_counts(terminal: Terminal) -> None:
    """For what is said and for what is refused; after `--` nothing is an option any more."""
    czech = terminal.run("rules", "chess", "--lang", "cs")

    assert czech == terminal.run("--lang", "xx", "rules", "chess", "--lang", "cs")
    assert czech == terminal.run("--lang", "pl", "rules", "chess", "--la=cs")
    assert czech == terminal.run("rules", "--lang", "cs", "chess", "--", "--lang=xx")


def test_italian_is_for_cards_alone(terminal: Terminal) -> None:
    """Cards can be asked for in Italian, so their help can be; it is English."""
    english = terminal.run("cards", "--help")

    assert english == terminal.run("cards", "--help", "--lang", "it")
    assert "it" in terminal.run("show", "--help", "--lang", "it").refusal


def test_what_is_missing_is_called_as_in_the_help(terminal: Terminal) -> None:
    """A refusal names an argument by the word that the help has for it."""
    assert "chybí HRA; " in terminal.run("rules", "--lang", "cs").refusal
    assert "za SÚBOR " in terminal.run("show", "", "--lang", "sk").refusal
