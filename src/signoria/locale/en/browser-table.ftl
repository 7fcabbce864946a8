### The table in the browser, English: everything around a title's board.

## Whose turn

play-your-turn = Your turn
play-choosing =
    { $n ->
        [one] { $who } is choosing
       *[other] { $who } are choosing
    }
play-thinking = { $who } is thinking
play-chance = Chance decides
play-over = Game over

## What is asked, and what the choice brings

play-prompt = What is asked
play-told = What happens
play-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
play-places =
    { $n ->
        [one] { $n } place can be chosen here
       *[other] { $n } places can be chosen here
    }
play-options-list = All { $n } options as a list
play-options-key = Options as a list (O)
play-options-title = Options
play-options-type = A few letters: a space, a card, “b3” …
play-options-none = Nothing fits. Esc closes the list; “?” and a click on a place say why not.
play-pay = pay
play-gain = gain
play-confirm = Confirm
play-back = Back
play-less = Less
play-plus = More
play-moved-on = Meanwhile something happened at the table. Look again, then choose.

## Why not

play-why-not = Why not?
play-why-key = Ask why something cannot be chosen (?)
play-why-nothing = Nothing can be chosen here, now or later.
play-why-possible = possible
play-proposed = A figure here is not certain: { $agreement } sources agree.

## Undo

play-undo = Undo
play-undo-key = Take back the last answer (Ctrl+Z)
play-undo-ask = Ask the others
play-undo-alone = Go back as far as I may alone
play-taken-back = Some of the last moves were taken back.
play-consent =
    { $n ->
        [one] { $seat } would like to take back { $n } move. All right?
       *[other] { $seat } would like to take back { $n } moves. All right?
    }
play-consent-waits = { $seat } would like to go back; waiting for { $who }.
play-agree = All right
play-disagree = No

## Parts of the table

play-board = Board
play-own = Board of { $seat }
play-others = The others
play-parts = Parts of the table
play-tab-mine = Mine
play-tab-others = Others
play-look-at = Look at everything of { $seat }
play-board-of = { $seat }
play-log = Log
play-score = Score
play-score-key = Score sheet (S)
play-score-now = As if the game ended now.
play-place = Place
play-rules = Rules
play-rules-how = Every rule has a number; a refusal names the one it comes from.
play-rules-find = A word, or a number like L-72
play-rules-open = Open the rules
play-rules-found =
    { $n ->
        [one] { $n } paragraph
       *[other] { $n } paragraphs
    }

## People

play-menu = Table and settings
play-close = Close
play-line-lost = Connection lost, trying again …
play-is-away = { $seat } is away
play-stands-in = A bot plays for { $seat }
play-seat-stand-in = a bot stands in
play-seat-here = is here
play-seat-away = is away
play-seat-free = free
play-seat-let-bot = Let a bot play
play-seat-again = Let them play again
play-bot-for-me = Let a bot play for me
play-play-again = Play again myself
play-get-up = Get up
play-watch-link = link to this table
play-no-board = This table's board is not in this version of the page. Reload it.
play-pass = Pass the device to { $name }
play-pass-here = { $name } is here
play-keys = Keys: Tab and arrows go to places, Enter chooses and confirms, Esc steps back, O lists the options, ? asks why not, + and − turn numbers, Ctrl+Z takes back, H looks back at the game (there ← and → go a move, Page Up and Page Down a turn, Home and End to its ends), P plans, S score, L log, R rules, I shows a thing large.

## Looking back

past = History
past-key = Look back at any move (H)
past-first = To the beginning (Home)
past-back = One move back (←)
past-play = Play it through
past-pause = Pause
past-on = One move on (→)
past-last = To the last move (End)
past-slider = Moment of the game
past-at = { $where }, { $who }, after move { $n } of { $most }
past-of =
    { $n ->
        [one] of { $n } turn
       *[other] of { $n } turns
    }
past-leave = To the table
past-leave-key = Back to the table as it is (Esc)
past-turns = Turns
past-lap = lap { $n }
past-seen-by = Seen by
past-all = all
past-onlooker = onlookers
past-own-only = While the game runs you see what your seat saw then. When it is over, every hand lies open.
past-share = Copy the link

## Another table from here

fork = Fork from here
fork-says = A new table goes on from after move { $n }, with whom you like. This one stays as it is.
fork-go = Open the new table

## Planning

plan = Plan
plan-key = Try out what would come, for yourself (P)
plan-answers = Plan: { $seat }
plan-guess = What is hidden is guessed. Nobody else sees it.
plan-late = The table has moved on since this plan began.
plan-steps =
    { $n ->
        [one] { $n } step ahead
       *[other] { $n } steps ahead
    }
plan-waits = Thinking …
plan-bot = Bot answers
plan-bot-says = Let a bot answer for whoever is asked
plan-again = Again
plan-again-says = Throw the last chance again, or ask the bot again
plan-back = Back
plan-back-says = One step back (Esc)
plan-keep = Keep
plan-keep-says = Choose my first moves at the table; nothing is handed in yet
plan-drop = Drop
plan-drop-says = Leave the plan
plan-kept-part = Not all of the plan can be chosen at the table now.

## The end

play-wins =
    { $n ->
        [one] wins { $title }
       *[other] win { $title } together
    }
play-solo-won = has won
play-solo-lost = has lost
play-sources = Where the points came from
play-rematch = Rematch
play-rematch-join = To the rematch
play-look-table = Look at the table
