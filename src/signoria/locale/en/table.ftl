### The table in the terminal, English. Columns are narrow: short words.

# The name of this language in itself.
table-language = English

## The question

table-type = type to narrow …
table-thinks = is thinking …
table-over = The game is over · F3 score sheet · Ctrl+N new game
table-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
table-detail-none = Type, click on the board, or choose with ↑ ↓ and Enter.
table-none-fits = Nothing fits. “!” says why not, Esc clears.
table-auto-on = Only answers are played by themselves
table-auto-off = Every answer is asked, even the only one
table-pace = Pause after a bot's move: { $seconds } s

## The curtain

table-curtain = Pass the keyboard to { $name }
table-curtain-hint = { "[" }Enter] take a seat    { "[" }Esc] step back

## Parts of the screen

table-tab-shared = Board
table-tab-side = City
table-tab-players = Players
table-tab-own = Cards
table-tab-log = Log

## Lorenzo's board

table-tower-territory = Territories
table-tower-character = Characters
table-tower-building = Buildings
table-tower-venture = Ventures
table-palace = Council Palace
table-harvest = Harvest
table-production = Production
table-large = large
table-market = Market
table-church = Church
table-report-now = report after this round: { $needs }
table-report-next = report next round: { $needs }
table-order = turn order
table-members = members
table-leaders = leaders
# The letter of a member on the board: each one different.
table-letter-white = W
table-letter-black = B
table-letter-orange = O
table-letter-neutral = N
# What may be typed to narrow the options, for the help.
table-examples = “b3”, “palace”, a card's name, “white>building.3 +2”

## Somebody's cards

table-cards-of = Cards of { $name }
table-no-cards = no cards yet
table-in-hand = in hand
table-in-packet = to choose from
table-in-play = in play
table-used = used
table-copies = as { $name }
table-hidden =
    { $n ->
        [one] { $n } leader in hand
       *[other] { $n } leaders in hand
    }

## Signs

table-sign-wood = wood
table-sign-stone = stone
table-sign-servants = servants
table-sign-coins = coins
table-sign-military = military points
table-sign-faith = faith points
table-sign-vp = victory points
table-sign-privilege = council privilege
table-sign-territory = territories
table-sign-character = characters
table-sign-building = buildings
table-sign-venture = ventures
table-sign-harvest = harvest
table-sign-production = production
table-sign-now = at once, on taking the card
table-sign-always = from now on
table-sign-round = once per round
table-sign-end = at the end of the game
table-sign-action = action of that value
table-sign-military-cost = have 8, lose 4
table-sign-different = privileges that differ
table-sign-activated = production from value 4 on
table-sign-each = 2 for each territory
table-sign-members = your members
table-sign-leader = leader

## Keys, in the line at the foot

table-key-help = help
table-key-step-back = back
table-key-why-not = why not
table-key-score = score
table-key-details = rules
table-key-others = others
table-key-colours = theme
table-key-language = language
table-key-new-game = new
table-key-save-as = save
table-key-leave = quit

## Help

table-help-title = Help
table-keys-type = letters: narrow the options: { $examples }
table-keys-enter = ↑ ↓ Enter: choose and play the marked option
table-keys-undo = Ctrl+Z Ctrl+Y: take back, play again
table-keys-tab = Tab: next part of a small window; in a large one the next player's cards
table-keys-roll = Ctrl+↑ ↓: scroll the log; Shift+↑ ↓ the cards; in a small window what is open
table-keys-auto = F2: play only answers by themselves, or ask
table-keys-pace = F8: pause after moves of bots; any key skips it
table-help-help = this page; “?” does the same
table-help-step-back = clear what was typed or clicked, then take back the last answer
table-help-why-not = why not? For what is typed or clicked: every reason, with the number of the rule; also Ctrl+W
table-help-score = score sheet, as if the game ended now
table-help-details = rules of the marked option, or of a card whose name is typed
table-help-others = look at the next player's cards; a click on a row does the same
table-help-colours = light or dark
table-help-language = next language
table-help-new-game = new game; this one is kept
table-help-save-as = write the record to a file; the game is kept after every move anyway
table-help-leave = leave; go on later with “signoria play --continue”
table-help-marks = ▐ gold: may be chosen · █ chosen · ✦ new since your last move · ▶ is asked · a click on the board narrows the options, or says why not

## Panels

table-panel-hint = Esc, Enter or a click: back
table-score-title = Score sheet
table-score-now = If the game ended now:
table-place = Place
table-over-hint = { "[" }a] again, same seats    { "[" }n] new game    { "[" }s] save the record as …    { "[" }Esc] back to the board
table-details-title = Rules
table-details-what = Mark an option or type a card's name first
table-why-title = Why not?
table-why-what = Type or click what you would like to do: a card, a leader, a place on the board
table-why-all = In every case:
table-why-possible = possible

## Saving, a new game

table-save-title = Save the record as
table-save-hint = Enter: save    Esc: back
table-saved = Saved: { $path }
table-new-title = New game
table-new-hint = ↑ ↓ choose    ← → change    Enter on the last line: begin    Esc: back
table-seat = Seat { $n }
table-seat-empty = –
table-seat-person = a person here
table-begin = Begin
table-yes = yes
table-no = no
