### Masters' cards in the gallery: shelves, filters, the icon language, notes on figures; English.

## Shelves and filters

masters-shelf-green = Green cards
masters-shelf-blue = Blue cards
masters-shelf-yellow = Yellow cards
masters-shelf-purple = Purple cards
masters-shelf-leader = Leaders
masters-stage = Level
masters-confirmed = a picture of the card decided it

## The icon language

masters-sign-production = production: pay left of the arrow, get what is right of it
masters-sign-choice = ? is any resource, as you choose; not faith
masters-sign-discount = cards that cost this resource cost 1 less
masters-sign-depot = an extra depot for that resource
masters-sign-white = white marbles give this resource
masters-sign-produces = one more production of your own
masters-sign-suits = the four colours: green leaf, blue drop, yellow sun, purple lily
masters-sign-level = the level: as many pilasters
masters-sign-needs = a leader asks for cards of these colours, with pilasters of that level
masters-sign-points = victory points at the end

## Notes on figures

masters-note-1 = One transcription has 3 coins on the left of the production.
masters-note-11 = One transcription has a stone instead of the shield on the right of the production.
masters-note-19 = One transcription has a cost of 1 coin, another a shield on the left of the production.
masters-note-20 = One transcription has a cost of 1 stone.
masters-note-25 = One transcription has 2 shields instead of the 2 stones on the right of the production.
masters-note-29 = One transcription has 2 faith points on the right of the production.
masters-note-41 = One transcription has 1 faith point on the right of the production.
masters-note-57 = One transcription gives all four leaders of white marbles 2 victory points.
masters-note-58 = One transcription gives all four leaders of white marbles 2 victory points.
masters-note-59 = One transcription gives all four leaders of white marbles 2 victory points.
masters-note-60 = One transcription gives all four leaders of white marbles 2 victory points.
