"""Who sits where: the arguments of `signoria play` made into a game, its players and its words."""

import secrets
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from signoria.bots import Bot, find_bot
from signoria.cli import saves
from signoria.cli.drawing import game_name
from signoria.cli.files import match_from, read_text
from signoria.games import find_game
from signoria.kernel.decision import NATURE, Decision, Move, Seat
from signoria.kernel.game import Game, parse_options
from signoria.kernel.match import Match
from signoria.kernel.record import NATURE_NAME
from signoria.kernel.refusal import InvalidOptions, InvalidRecord, refuse
from signoria.kernel.texts import headers_of
from signoria.locale import Words, words

PERSON: Final = "me"
NEWCOMERS: Final = (PERSON, "greedy", "greedy")
"""Who plays unless it is said otherwise: you against two bots."""
BOT_NAMES: Final = ("Bianca", "Donato", "Elena", "Fiora", "Guido", "Ippolita")


@dataclass(frozen=True, slots=True)
class Seating:
    """A game about to be played, or to go on: what both tables in the terminal begin from."""

    match: Match[Any]
    players: tuple[str, ...]
    """For each seat `me` or the name of a bot."""
    bots: tuple[Bot | None, ...]
    words: Words
    language: str
    save: Path
    """Where `store` writes the game."""
    real: bool = False
    """A person answers for Nature: a game of a real table is written down."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    def is_person(self, seat: Seat) -> bool:
        """Does a person answer for this seat, Nature's included?"""
        return self.real if seat == NATURE else self.players[seat] == PERSON

    def bot_move(self, decision: Decision) -> Move:
        """What the bot of the seat that is asked answers; it sees that seat's view."""
        bot = self.bots[decision.seat]
        assert bot is not None, "a person is asked"
        if decision.forced:
            return decision.moves[0]
        return bot.choose(self.match.view(decision.seat), decision)

    def store(self, path: Path | None = None) -> Path:
        """Write the game to its file, or to another one, and say where.

        What another file held before is kept as `FILE~`.
        """
        path = path or self.save
        if path == self.save and path.parent == saves.folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        if path != self.save:
            saves.keep_older(path)
        players = (*self.players, f"{NATURE_NAME}={PERSON}") if self.real else self.players
        saves.write(path, saves.text_of(self.match, players))
        return path


class Wanted(NamedTuple):
    """What `--seats` says: a name ("" = none given) and a player for each seat, and for Nature."""

    names: tuple[str, ...]
    players: tuple[str, ...]
    real: bool


def take_seats(args: Namespace) -> Seating:
    """A new game as the arguments ask for, or a loaded one."""
    return _loaded(args) if args.load or args.resume else _new(args)


def read_seats(text: str) -> Wanted:
    """`me,greedy,random`, or with names `anna=me,ben=greedy`; `nature=me` stands for dice."""
    names: list[str] = []
    players: list[str] = []
    real = False
    for part in text.split(","):
        name, equals, player = part.strip().rpartition("=")
        if equals and not name:
            raise refuse(InvalidOptions, "cli-seats", text=part.strip()[:40])
        if player != PERSON:
            find_bot(player)  # refuses a bot that is not there
        if name == NATURE_NAME and player == PERSON:
            real = True
        elif name == NATURE_NAME:
            raise refuse(InvalidOptions, "cli-seats-nature")
        else:
            names.append(name)
            players.append(player)
    return Wanted(tuple(names), tuple(players), real)


def _new(args: Namespace) -> Seating:
    game = find_game(args.game)
    count = _alone(args, game) if args.solo else args.players
    if count is not None:  # refused by the game, before so many bots are looked for
        parse_options(f"players={count}", game.switches, game.seats)
    wanted = _newcomers(count) if args.seats is None else read_seats(args.seats)
    if count not in (None, len(wanted.players)):
        n = len(wanted.players)
        raise refuse(InvalidOptions, "cli-seats-players", n=n, players=count)
    names = _name_all(wanted, words(args.lang).text("cli-person"))
    settings = " ".join([f"players={len(names)}", *_settings(args)])
    options = parse_options(settings, game.switches, game.seats)
    real = wanted.real or args.real
    match = Match(game, options, names, None if real else _random(args.seed))
    save = Path(args.save) if args.save else saves.new_file(game.name)
    if args.save:
        saves.check(save)
        saves.keep_older(save)
    return _seating(args, match, wanted.players, save, real=real)


def _loaded(args: Namespace) -> Seating:
    """Go on with a saved game, in its file; or from any record or position, in a new file."""
    if args.players is not None or args.solo or _settings(args):
        raise refuse(InvalidOptions, "cli-loaded-options")
    path = str(args.load or saves.newest(args.game))
    text = read_text(path)
    headers = headers_of(text)
    match = match_from(path, text, args.game)
    said = headers.get("Players", "").replace(" ", ",")
    usual = said or ",".join(_anybody(match))
    wanted = read_seats(usual if args.seats is None else args.seats)
    players = _match_names(match, wanted)
    real = wanted.real or args.real
    if not real:
        match = match.fork(_random(args.seed))
    save = Path(path) if said else saves.new_file(match.game.name)
    if args.save:
        save = Path(args.save)
        if not (save.exists() and save.samefile(path)):
            saves.check(save)
            saves.keep_older(save)
    elif said:
        saves.check(save)
    return _seating(args, match, players, save, real=real)


def _seating(
    args: Namespace, match: Match[Any], players: tuple[str, ...], save: Path, *, real: bool
) -> Seating:
    """Wake the bots, each with a generator of its own."""
    bots = tuple(
        None if player == PERSON else find_bot(player, _seed(args.seed, seat), match.game.name)
        for seat, player in enumerate(players)
    )
    return Seating(match, players, bots, words(args.lang, match.names), args.lang, save, real)


def _alone(args: Namespace, game: Game[Any]) -> int:
    """One seat, where the game can be played so and nobody asks for more."""
    if 1 not in game.seats:
        raise refuse(InvalidOptions, "cli-no-solo", game=game_name(game.name, words(args.lang)))
    if args.players not in (None, 1):
        raise refuse(InvalidOptions, "cli-seats-players", n=1, players=args.players)
    return 1


def _newcomers(players: int | None) -> Wanted:
    """One person, the others greedy."""
    count = len(NEWCOMERS) if players is None else players
    chosen = (PERSON, *[NEWCOMERS[-1]] * (count - 1))
    return Wanted(("",) * len(chosen), chosen, real=False)


def _anybody(match: Match[Any]) -> tuple[str, ...]:
    """Who goes on with somebody else's record: a person in the first seat, bots in the others."""
    return (PERSON, *[NEWCOMERS[-1]] * (len(match.names) - 1))


def _settings(args: Namespace) -> list[str]:
    """The options of the game that were asked for."""
    told = [] if args.advanced is None else [f"advanced={str(args.advanced).lower()}"]
    return [*args.option, *told]


def _name_all(wanted: Wanted, person: str) -> tuple[str, ...]:
    """Names for those who have none: a person is called so, bots are called like people."""
    nameless = [player for name, player in zip(*wanted[:2], strict=True) if not name]
    several = nameless.count(PERSON) > 1
    given = [name for name in BOT_NAMES if name not in wanted.names]
    names: list[str] = []
    for seat, (name, player) in enumerate(zip(*wanted[:2], strict=True), 1):
        if name:
            names.append(name)
        elif player == PERSON:
            names.append(f"{person}{seat}" if several else person)
        else:
            names.append(given.pop(0) if given else f"{player}{seat}")
    return tuple(names)


def _match_names(match: Match[Any], wanted: Wanted) -> tuple[str, ...]:
    """Players by seat, where they were told by seat or by name."""
    if len(wanted.players) != len(match.names):
        n = len(wanted.players)
        raise refuse(InvalidRecord, "record-seats", n=n, players=len(match.names))
    players = list(wanted.players)
    for seat, (name, player) in enumerate(zip(*wanted[:2], strict=True)):
        players[match.seat(name) if name else seat] = player
    return tuple(players)


def _random(seed: str | None) -> Random:
    return Random() if seed is None else Random(_seed(seed))


def _seed(seed: str | None, seat: Seat | None = None) -> int | str:
    """A seed for chance, or for the bot in a seat; numbers mean what they mean to Python."""
    if seed is None:
        return secrets.randbits(64)
    if seat is None:
        return int(seed) if seed.isascii() and seed.isdigit() else seed
    return f"{seed}/{seat}"
