"""`signoria cards`: every card, leader and tile of a title, to be held beside the printed ones."""

import argparse
from collections.abc import Iterable
from typing import Any

from signoria.cli.complaint import refused
from signoria.cli.drawing import print_json
from signoria.cli.layout import folded, paragraphs, wrapped
from signoria.games import TITLES, find_game
from signoria.kernel.game import Game
from signoria.kernel.message import Message
from signoria.locale import Words, words

Entry = dict[str, Any]
MARKS = {"translation": "*", "own": "°"}
"""Names that stand on no printed card: our translation, our invention."""
MOST_FOUND = 8


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`signoria cards GAME`."""
    parser = subparsers.add_parser(
        "cards",
        help="list all cards, leaders and tiles",
        description="List everything printed, readable beside the printed cards: number, kind, "
        "period, name, what is printed, and the same as a sentence. --lang it is there, too.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(TITLES))
    parser.add_argument("--kind", metavar="KIND", help="only these: building, leader, …")
    parser.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace) -> int:
    """Print them."""
    game = find_game(args.game)
    say = words(args.lang)
    found = [entry_in(each, say) for each in game.cards()]
    kinds = list(dict.fromkeys(entry["kind"] for entry in found))
    if args.kind is not None:
        if args.kind not in kinds:
            raise refused("cli-kind-unknown", name=args.kind[:40], known=", ".join(kinds))
        kinds = [args.kind]
    found = [entry for entry in found if entry["kind"] in kinds]
    if args.json:
        print_json({"game": game.name, "language": args.lang, "cards": found})
        return 0
    pieces = [entry_lines(entry, say, args.lang) for entry in found]
    print("\n".join(paragraphs([legend(found, say), *pieces])))
    return 0


def entry_in(entry: Entry, say: Words) -> Entry:
    """A card with its name and its sentence in words."""
    said = {key: say.say(v) if isinstance(v, Message) else v for key, v in entry.items()}
    name_id = said.pop("name_id")
    head: Entry = {key: said.pop(key) for key in ("number", "kind", "period", "key") if key in said}
    origin = say.attribute(name_id, "origin")
    return {**head, "name": say.text(name_id), "name_origin": origin, **said}


def legend(entries: Iterable[Entry], say: Words) -> list[str]:
    """What the marks behind the names mean."""
    origins = dict.fromkeys(entry["name_origin"] for entry in entries)
    return [f"{MARKS[o]} {say.text(f'cli-origin-{o}')}" for o in origins if o in MARKS]


def entry_lines(entry: Entry, say: Words, language: str) -> list[str]:
    """`29 Carpenter's Shop (building, I)`, what is printed in short, and the sentence.

    The short line has English words, so the other languages do without it.
    """
    printed = wrapped(entry["printed"], "    ", more="  ") if language == "en" else []
    number = "" if says_its_number(entry) else f"{entry['number']} "
    kind_id = f"cli-kind-{entry['kind']}"
    kind = say.text(kind_id) if say.has(kind_id) else entry["kind"]
    period = f", {'I' * entry['period']}" if "period" in entry else ""
    key = f" [{entry['key']}]" if "number" not in entry else ""
    name = entry["name"] + MARKS.get(entry["name_origin"], "")
    return [
        f"{number}{name} ({kind}{period}){key}",
        *printed,
        *wrapped(entry["sentence"], "    ", more=""),
    ]


def says_its_number(entry: Entry) -> bool:
    """Has the card no number, or is it in the name, as `green II no. 17`?"""
    return str(entry.get("number", "")) in ("", *entry["name"].split())


def explained_name(game: Game[Any], thing: str, say: Words) -> str:
    """What the rules text of a thing calls it; "" = it has none."""
    about = game.explain(thing)
    name = None if about is None else about.get("name")
    return say.say(name) if isinstance(name, Message) else ""


def things_named(game: Game[Any], asked: str, touches: Iterable[str], say: Words) -> list[str]:
    """The cards, and the things in `touches`, that a number, a key or a part of a name means."""
    entries = {entry["thing"]: say.text(entry["name_id"]) for entry in game.cards()}
    names = {thing: name for thing in touches if (name := explained_name(game, thing, say))}
    names |= entries
    wanted = folded(asked).removeprefix("card ")
    keys = {thing: folded(thing.partition(":")[2]) for thing in names}
    exact = [thing for thing in names if wanted == keys[thing]]
    return exact or [thing for thing in names if wanted and wanted in folded(names[thing])]


def card_lines(game: Game[Any], asked: str, touches: Iterable[str], say: Words) -> list[str]:
    """What the things say that somebody names."""
    found = things_named(game, asked, touches, say)
    texts = [text for thing in found if (text := game.explain(thing)) is not None]
    if not texts:
        raise refused("cli-card-unknown", name=asked[:40])
    lines = [line for text in texts[:MOST_FOUND] for line in wrapped(say.say(text))]
    if len(texts) > MOST_FOUND:
        lines.append(say.text("cli-more", n=len(texts) - MOST_FOUND))
    return lines
