"""`signoria rules`: a title's rules in our words, all of them or one by its number."""

import argparse
import re

from signoria.cli.arguments import Subparsers, add_game
from signoria.cli.complaint import refused
from signoria.games import find_game, rules_of
from signoria.locale import Words


def add_parser(subparsers: Subparsers, say: Words) -> None:
    """`signoria rules GAME [RULE…]`."""
    parser = subparsers.add_parser(
        "rules", say=say, help=say.text("help-rules"), description=say.text("help-rules-about")
    )
    add_game(parser, say)
    rule, told = say.text("help-word-rule"), say.text("help-rules-rule")
    parser.add_argument("rules", metavar=rule, nargs="*", default=[], help=told)


def run(args: argparse.Namespace) -> int:
    """Print them."""
    game = find_game(args.game)
    text = rules_of(game.name, args.lang)
    if not args.rules:
        print(text, end="")
        return 0
    found = numbered(text)
    letters = next(iter(found)).partition("-")[0]
    said: list[str] = []
    for asked in args.rules:
        number = asked.upper() if "-" in asked else f"{letters}-{asked}"
        if number not in found:
            raise refused("cli-rule-unknown", name=asked[:40], game=game.name)
        said.append(found[number])
    print("\n\n".join(said))
    return 0


def numbered(text: str) -> dict[str, str]:
    """Each numbered rule, with the lines that go on with it; bullets and bold marks left out."""
    found: dict[str, list[str]] = {}
    number = ""
    for line in text.splitlines():
        begun = re.match(r"\s*(?:[-*] )?\*\*([A-Z]+-\d+(?:\.\d+)?)[.:]?\*\*", line)
        if begun:
            number = begun[1]
            found[number] = [re.sub(r"^\s*[-*] ", "", line).replace("**", "", 2)]
        elif not line.strip() or line.startswith(("#", "|", "---")):
            number = ""
        elif number:
            found[number].append(line.strip())
    return {number: "\n".join(lines) for number, lines in found.items()}
