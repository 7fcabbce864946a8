### What every game says, English.

## Words

# Two parts of a list; .more joins all but the last.
list-and = { $first } and { $last }
    .more = { $first }, { $last }
list-or = { $first } or { $last }
    .more = { $first }, { $last }
list-either = { $first }, or { $last }
    .more = { $first }, { $last }
list-then = { $first }; { $last }
    .more = { $first }; { $last }
list-sentences = { $first } { $last }
    .more = { $first } { $last }
list-nothing = nothing
seat = { $seat }
seat-nature = { nature }
seat-unnamed = player { $n }
# Who answers for dice and deals.
nature = chance
objection = { $rule }: { $reason }
refusal-line = line { $line }: { $what }
refusal-column = column { $column }: { $what }
refusal-place = line { $line }, column { $column }: { $what }
score-total = Total
language-unknown = there is no language “{ $name }”; there are { $known }

## Options

game-unknown = there is no game “{ $name }”; there are { $known }
options-players =
    { $n ->
        [one] { $n } player cannot play
       *[other] { $n } players cannot play
    }: the game is for { $least } to { $most }
options-unknown = there is no option “{ $name }”; there are players, { $known }
options-setting = { $name } cannot be “{ $value }”; it can be { $known }
options-number = { $name } needs a number, not “{ $value }”

## Moves

move-empty = there is no move here
move-after-opening = the answers of all lie open now; play what follows by itself
move-unknown = “{ $text }” is no move
move-unknown-close = “{ $text }” is no move; close to it: { $close }
move-illegal = { $move } is not possible now
not-asked =
    { $name ->
        [nature] { nature }
       *[other] { $name }
    } is not asked anything now; asked: { $asked ->
        [nature] { nature }
       *[other] { $asked }
    }
undo-nothing = there is nothing to take back
undo-chance = chance has answered since; that cannot be taken back
undo-other = { $name } has answered since; only your own last move can be taken back
undo-opened = the last move has opened the secret answers; it cannot be taken back
redo-nothing = there is nothing to play again
move-end = End the turn
move-hidden = A secret answer
# An answer to another question than the open one, in notation.
move-text = { $move }

## Why not

no-over = the game is over
no-turn = it is not your turn; asked: { $asked }
no-question = another question comes first: { $ask }
no-option = { $move } is no answer here
no-nature = only chance answers this

## Records

record-game = this is a record of { $found }, not of { $here }
record-header = this is no header: { $text }
record-header-missing = the header “{ $name }” is missing
record-header-twice = the header “{ $name }” is there twice
record-hidden = a move marked “?” is a secret of another seat; this copy cannot be played
record-label = the line begins with { $found }, but the game is at { $label }
record-line = a line of moves begins “label name:”, this one does not: { $text }
record-name = “{ $name }” cannot be the name of a seat: 1 to 40 signs without blanks, colons, semicolons and brackets
record-name-taken = the name “{ $name }” is taken
record-seat-unknown = no seat is called “{ $name }”; there are { $known }
record-seats =
    { $n ->
        [one] { $n } name
       *[other] { $n } names
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
record-too-long = too long: more than { $most } bytes
record-version = written under rules { $found } of { $name }; here are rules { $here }

## Positions written by hand

position-too-long = too long: more than { $most } bytes
position-header = a position has no header “{ $name }”
position-statement = this is no statement: { $text }
position-clause = this is no clause: { $text }
position-twice = said twice in this statement: { $text }
position-number = a number from { $least } to { $most } is needed, not “{ $text }”
position-card-twice = card { $card } is there twice
position-leader-twice = this leader is there twice: { $name }

## What things say

# A thing and its text: Carpenter's Shop (29). Costs …
about = { $name }. { $text }

## Bots

bot-unknown = there is no bot “{ $name }”; there are { $known }
arena-bots =
    { $n ->
        [one] { $n } bot cannot play
       *[other] { $n } bots cannot play
    }: a match takes { $least } to { $most }
