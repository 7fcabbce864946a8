### Records that are brought and taken along, and games of a real table, English.

## A record that somebody brings

records-open = Open a record
records-says = Paste a record or a position, choose a file, or drop one anywhere on this page.
records-text = Record or position
records-file = Choose a file
records-drop = Drop the record here
records-no-text = “{ $name }” is no text that can be read.
records-reading = Reading …
records-broken = Something is wrong here
records-place = line { $line }, column { $column }
records-before =
    { $n ->
        [0] Nothing before it can be played.
        [one] { $n } move before it is fine.
       *[other] { $n } moves before it are fine.
    }
records-go-there = Show me the place
records-over = The game is over.
records-stands = { $label }; asked: { $who }
records-position = From a position,
records-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
records-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
records-go-on = Go on playing
records-who = Who goes on, and where?
records-look = Look at it
records-look-part =
    Look at the { $n ->
        [one] { $n } move before it
       *[other] { $n } moves before it
    }
records-ends = The record ends here

## A record to take along

records-save = Save the record
records-copy = Copy the record
records-copy-by-hand = The clipboard is out of reach here: please save the record as a file.

## A game of a real table

keep-mark = Real table
keep-where = Played
keep-here = here
keep-there = on a real table
keep-switch = The game is played on a real table
keep-says = You enter what dice and decks say, and the moves of whoever has no phone. Whoever has the link follows along.
keep-me = you enter
keep-me-says = you enter these moves
keep-flag = What does the table say?
keep-waits = { $name } enters it
keep-secret = Only for { $who }
keep-enter = Enter it
keep-enter-for = Enter for { $seat }
keep-type = Type a name or a number
keep-back = Take back the last
