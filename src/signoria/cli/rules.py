"""`signoria rules`: a title's rules in our words, all of them or one by its number."""

import argparse
import re

from signoria.cli.complaint import refused
from signoria.games import TITLES, find_game, rules_of


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`signoria rules GAME [RULE…]`."""
    parser = subparsers.add_parser(
        "rules",
        help="read the rules, all of them or by number",
        description="Print the numbered rules of a game, all of them or those named.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(TITLES))
    parser.add_argument("rules", metavar="RULE", nargs="*", default=[], help="a number: L-72 or 72")


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
