### The command line and the plain table, English.

## Files and arguments

cli-usage = { $reason }; try: { $command } --help
cli-usage-missing = missing: { $names }
cli-usage-unknown = there is no argument { $words }
cli-usage-several = { $name } can be { $known }
cli-usage-value = { $name } needs a value
cli-usage-no-value = { $name } takes no value, so not “{ $text }” either
cli-usage-against = { $name } does not go with { $other }
cli-usage-number = { $name } needs a whole number, not “{ $text }”
cli-usage-positive = { $name } needs a whole number from 1 on, not “{ $text }”
cli-command-unknown = there is no command “{ $name }”; there are { $known }
cli-command-missing = a command is missing: { $known }; or --help
cli-file-missing = there is no file { $name }
cli-file-directory = { $name } is a folder, not a file
cli-file-no-directory = { $name } does not lie in a folder
cli-file-permission = no permission for { $name }
cli-file-special = { $name } is no ordinary file
cli-file-error = { $name }: { $reason }
cli-file-large = too large for a game: more than { $most } bytes
cli-file-utf8 = this is no text in UTF-8
cli-other-game = this is a game of { $found }, not of { $game }
cli-no-saved = there is no unfinished game in { $folder }
cli-seats = who sits here? “{ $text }”; write for example anna=me
cli-seats-nature = only a person can answer for nature: nature=me
cli-seats-players =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-loaded-options = a loaded game has its options and its players already
cli-no-solo = { $game } has no rules for one player alone
cli-best-broken = { $name } is no best list; move it away and a new one begins
cli-rule-unknown = there is no rule { $name } of { $game }
cli-card-unknown = no card, leader, tile or space is called “{ $name }”
cli-kind-unknown = there is no kind “{ $name }”; there are { $known }
cli-at =
    there is no position after { $n } moves; the record has { $most ->
        [one] { $most } move
       *[other] { $most } moves
    }

## Games and cards

cli-game-lorenzo = Lorenzo il Magnifico
cli-game-masters = Masters of Renaissance
cli-kind-territory = territory
cli-kind-character = character
cli-kind-building = building
cli-kind-venture = venture
cli-kind-development = development card
cli-kind-leader = leader
cli-kind-excommunication = excommunication tile
cli-kind-bonus = personal bonus tile
cli-origin-translation = our own translation of the name
cli-origin-own = a name of our own; none is printed
cli-person = Player

## Results

cli-place = Place
cli-winner = { $name } wins with { $points } points
cli-winners = a shared victory with { $points } points: { $names }
cli-winner-tie = { $points } points each: { $names }; { $name } wins ({ $rule })
cli-tie = by the tie rule of the game
cli-tie-lorenzo = L-225: earlier in the turn order
cli-tie-masters = M-12.6: more resources left
cli-lost = The game is lost: { $names }
cli-replay-over =
    { $game }, rules { $rules }, { $options }: { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }, all valid; the game is over
cli-replay-open =
    { $game }, rules { $rules }, { $options }: { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }, all valid; the game goes on. Points as if it ended here:

## Best list

cli-best-title = Your games alone, the best first:
cli-best-first = The best one so far!
cli-best-none = No game has been played alone to its end yet: signoria play masters --solo
cli-best-points = points
cli-best-result = result
cli-best-turns = turns
cli-best-date = date
cli-best-won = won
cli-best-lost = lost

## Moves

cli-asked = { $seat }: { $ask }
cli-only-answer = the only answer: { $move }
cli-move-refused = move { $n } ({ $move }): { $why }
cli-allowed = { $move }: allowed
cli-not-allowed = { $move }: not allowed
cli-line-long = this line is too long for moves: more than { $most } letters
cli-more = … and { $n } more
cli-number = there is no option { $n }; the last one is { $most }
cli-enter-plays = Only this one is left: Enter plays it.

## The plain table

cli-greeting = { $game } ({ $options }): { $names }
cli-greeting-help = Answer with a number, with moves or with a part of an option; ? for help.
cli-pass-keyboard = Pass the keyboard to { $name }, then press Enter.
cli-undone = Taken back.
cli-saved = Saved: { $path }
cli-kept = The game is kept in { $path }
cli-go-on = Go on with it: { $command }
cli-record = The record of the game: { $path }
cli-unfinished = unfinished
cli-plain-help =
    What can be typed:
      12                    option number 12
      { $move } moves as in a record, several separated by ;
      { $part } a part of an option: shows those that fit
      Enter                 the list once more; plays the only option left in it
      why WISH              why not? a move, a place, a card number, a leader
      cards NAME            what a card, leader, tile or space says; also by number
      show                  the whole table
      score                 points as if the game ended now
      log, log N            what has happened lately, the last N sentences
      undo, redo            take the last answer back, play it again
      save, save FILE       the game is kept by itself; FILE makes a copy
      quit                  leave; the game is kept
      ?                     this help

## The table in text

board-round = Round { $round } of 6, period { $period }. Dice: { $dice }
board-order = Turn order: { $seats }. The next Vatican report asks for faith { $faith }
board-tiles = Excommunication tiles: { $tiles }
board-tower = { $kind }
board-tower-taken = { $kind }, occupied
board-value = value { $n }
board-free = Free spaces: { $spaces }
board-amount = { $good } { $n }
board-good-coins = coins
board-good-wood = wood
board-good-stone = stone
board-good-servants = servants
board-good-military = military
board-good-faith = faith
board-good-vp = victory points
board-total = points if the game ended now: { $n }
board-members = family members: { $members }
board-cards = { $kind }: { $cards }
board-packet = leaders to choose from: { $leaders }
board-hand = leaders in hand: { $leaders }
board-played = leaders in play: { $leaders }
board-bonus = personal bonus tile: { $tile }
board-banned = excommunicated: { $tiles }
board-hidden = hidden
board-copies = as { $leader }
board-used = used this round
