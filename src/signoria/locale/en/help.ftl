### What `--help` prints, English. A blank line parts paragraphs; the lines are broken anew.

## Everywhere

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help and end
help-version = show the version and end
help-lang = en, cs, pl or sk; default: $SIGNORIA_LANG, then the locale
help-json = for machines: JSON
help-file = a record or a position; - for stdin
help-at = after N moves of a record
help-game = the game of a position that does not name it
help-option = an option of the game, as in a record
help-signoria = Board games of the Italian Renaissance.

## Words that stand for what is typed

help-word-command = COMMAND
help-word-file = FILE
help-word-folder = DIR
help-word-game = GAME
help-word-kind = KIND
help-word-lang = LANG
help-word-level = LEVEL
help-word-moves = MOVES
help-word-name = NAME
help-word-option = NAME[=VALUE]
help-word-rule = RULE
help-word-seed = SEED
help-word-who = WHO,…
help-word-wish = WISH

## signoria play

help-play = play, in the browser or in the terminal
help-play-about = Play in the browser; with --terminal or a game's name in the terminal.
help-play-more =
    Without arguments the table opens in the browser; 'signoria serve' has the settings for that. Any
    argument but --lang means the table in the terminal.

    Seats: 'me' is a person at this terminal, anything else the name of a bot ({ $bots }). Names may be
    given: --seats anna=me,ben=me,carla=greedy. With nature=me (or --real) a person also answers for dice
    and cards: so a game of a real table is written down.

    Without --seats it is you against two greedy bots, in the basic game; --solo is you alone, where a game
    has rules for that. The game is kept after every answer; --continue goes on with the one played last.
help-play-seats = who plays, in seating order
help-play-players = you and N - 1 greedy bots
help-play-solo = you alone, by the game's solo rules
help-play-basic = the basic game
help-play-advanced = the advanced game
help-play-seed = the same chance and bots every time
help-play-real = a person answers for chance, too
help-play-load = go on from a saved game, a record or a position
help-play-continue = go on with the last unfinished game
help-play-save = where the game is kept
help-play-saves = list the saved games, play none
help-play-terminal = in the terminal
help-play-plain = in the terminal as lines of text, no screen

## signoria serve

help-serve = serve the table to browsers
help-serve-about = Serve the table to browsers, until Ctrl-C.
help-serve-more =
    Each flag has a variable of the environment beside it: --port is SIGNORIA_PORT, --behind-proxy is
    SIGNORIA_BEHIND_PROXY=yes. SIGNORIA_SECRET is the key that signs cookies; without it one is made and
    kept in the data folder. docs/deploying.md has the rest.
help-serve-host = default: { $host }, this machine alone
help-serve-port = default: { $port }; 0 = any free one
help-serve-database = default: SQLite in the data folder
help-serve-notify = Redis, where several processes serve
help-serve-data = the data folder; default: that of the games
help-serve-bots = processes that think for bots; default: 1
help-serve-behind-proxy = a proxy is in front, and the server believes it
help-serve-unlimited = no limits of pace: for load tests
help-serve-metrics = figures for Prometheus; default: none are shown
help-serve-log-level = { $levels }; default: info

## signoria best

help-best = your best games alone
help-best-about = List the games that you played alone (play --solo): victories by points, then defeats.

## signoria replay

help-replay = verify a record and print its score sheet
help-replay-about =
    Verify a record move by move and print its score sheet line by line. A broken record is refused with the
    place and every reason (exit status 2).
help-replay-file = a record; - for stdin
help-replay-at = the position after N moves
help-replay-moves = every move and what happened
help-replay-save-valid = write what is valid, if only a part of it is

## signoria show

help-show = show the table of a record or of a position
help-show-about =
    Show the table of a record or of a position written by hand, and what is asked. A text with a [Rules]
    header is a record.
help-show-seat = only what this seat may know

## signoria try

help-try = play moves from a position or a record
help-try-about =
    Play moves from a position or a record, and print what happened, what everybody has then and what is
    asked next; or every reason why not (exit status 2). The file is left as it is.
help-try-more =
    Moves are written as in a record: 'a: white>market.1 +0; privilege coins'. Without a name they are those
    of the seat that is asked; several seats stand on lines of their own or with a lone / between them;
    'nature: dice 1 2 3' is chance.
help-try-moves = moves in the notation of records
help-try-no-auto = do not give the only possible answers unasked

## signoria why

help-why = say why something is not allowed
help-why-about = Say every reason why a seat may not do something now, with rule and figures.
help-why-more =
    A wish is a move (white>building.3, +3, or several: 'white>building.3 +2; less wood') or a thing: a
    space, a card by number or name, a member, a leader.
help-why-wish = a move or a thing
help-why-seat = who wishes it; default: who is asked

## signoria cards

help-cards = list all cards, leaders and tiles
help-cards-about =
    List everything printed, readable beside the printed cards: number, kind, period, name, what is printed,
    and the same as a sentence. --lang it is there, too.
help-cards-kind = only these: building, leader, …

## signoria rules

help-rules = read the rules, all of them or by number
help-rules-about = Print the numbered rules of a game, all of them or those named.
help-rules-rule = a number: L-72 or 72

## signoria arena

help-arena = bots against each other
help-arena-about = Let bots play against each other and print who wins how often.
help-arena-more =
    Every deal is played once from each rotation of the chairs, so the number of games is rounded up to a
    multiple of the number of bots. The results depend on the seed alone, not on --jobs.

    Bots: { $bots }
help-arena-bots = one for each seat, separated by commas
help-arena-games = at least so many; default: 100
help-arena-seed = for deals and bots; default: 1
help-arena-jobs = processes at once; default: 1

## signoria bench

help-bench = how fast the rules are here
help-bench-about = Measure how fast the rules are on this machine, this minute.
help-bench-seats = players; default: as many as fit
