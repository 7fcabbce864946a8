### Lorenzo's cards in the gallery: shelves, filters, the icon language, notes on figures; English.

## Shelves and filters

lorenzo-shelf-territory = Territories
lorenzo-shelf-character = Characters
lorenzo-shelf-building = Buildings
lorenzo-shelf-venture = Ventures
lorenzo-shelf-leader = Leaders
lorenzo-shelf-excommunication = Excommunication tiles
lorenzo-shelf-bonus = Personal bonus tiles
lorenzo-stage = Period
lorenzo-gift-privilege = council privilege
lorenzo-gift-card = another card
lorenzo-gift-permanent = something that stays
lorenzo-confirmed = a printed rulebook confirms a figure

## The icon language

lorenzo-sign-at-once = once, when the card is taken
lorenzo-sign-always = from then on
lorenzo-sign-harvest = in a harvest of at least the value in the box
lorenzo-sign-production = in a production of at least the value in the box
lorenzo-sign-end = at the end of the game
lorenzo-sign-gain = gain what is shown
lorenzo-sign-gain-per-card = gain it for each own card of that kind
lorenzo-sign-gain-per-military = gain it for every so many own military points
lorenzo-sign-privileges = council privileges; ≠ means different ones
lorenzo-sign-take-card = take a card with an action of that value, for less where red figures stand
lorenzo-sign-activate = harvest or produce with that value, without a member
lorenzo-sign-exchange = pay left of the arrow, get what is right of it; one line at most
lorenzo-sign-raises = actions of that kind have a higher value, or with a red minus a lower one
lorenzo-sign-cheaper = cards of that kind cost less; the slash lets you choose
lorenzo-sign-no-floor-bonus = no bonus of the floors 5 and 7 any more
lorenzo-sign-raises-members = family members have a higher value
lorenzo-sign-sets-members = all coloured family members have that value
lorenzo-sign-set-one-member = one coloured family member has that value for this round
lorenzo-sign-enters-taken = own members may go to taken spaces
lorenzo-sign-no-surcharge = no 3 coins for an occupied tower
lorenzo-sign-free-territories = territories need no military points
lorenzo-sign-copies-leader = has the ability of a leader that another player has in play
lorenzo-sign-doubles-goods = these resources come twice from immediate effects
lorenzo-sign-supporting = gain it whenever you support the Church
lorenzo-sign-less = whatever gives this gives you 1 fewer
lorenzo-sign-servants-per-value = so many servants for each +1
lorenzo-sign-no-market = no placement in the market
lorenzo-sign-skips-first-turn = the first turn of each round is skipped
lorenzo-sign-no-points-for = no points for cards of that kind
lorenzo-sign-loses-per-points = minus 1 point for every so many points
lorenzo-sign-loses-per-military = minus 1 point for each military point
lorenzo-sign-loses-per-building-cost = minus 1 point for each wood and stone that own buildings cost
lorenzo-sign-loses-per-resource = minus 1 point for each resource that is left

## Notes on figures

lorenzo-note-20 = An example in the Czech rulebook activates it with an action of value 2 and so bounds its activation value, in which one transcription differs.
lorenzo-note-50 = Wood or stone, not both: 12 of 23 projects looked at read it so, 11 list both without an either-or; no rulebook spells the card out. The switch stonemason_discount_both turns it round.
lorenzo-note-71 = 1 victory point for every 2 military points, counted when the card is taken. One transcription counts half a point for each, another 2 points for every 2.
lorenzo-note-76 = That the two privileges differ is stated by several projects and denied by none; rulebooks say it of card 64 and of the market.
lorenzo-note-a = No rulebook prints the advanced sides; the transcriptions that have them agree (L-13).
lorenzo-note-b = No rulebook prints the advanced sides; the transcriptions that have them agree (L-13).
lorenzo-note-c = No rulebook prints the advanced sides; the transcriptions that have them agree (L-13).
lorenzo-note-d = No rulebook prints the advanced sides; the transcriptions that have them agree (L-13).
