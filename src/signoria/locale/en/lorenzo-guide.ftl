### Lorenzo's guided first round, English.

lorenzo-guide-members = These are your four family members. The white, black and orange one have the value of their die this round, the neutral one has 0. Each round you place all four, one a turn; the others play in between.
lorenzo-guide-towers = The towers hold the cards. From the ground up, the floors ask for a value of 1, 3, 5 and 7; the two upper ones give a bonus before the card is paid. Rest the pointer on a card, or press it long, to read in words what it does.
lorenzo-guide-card = Take the Carpenter’s Shop on the ground floor: choose the card and the orange member. The line in the middle shows what it costs and brings; the gold button does it. Until then Esc takes back any choice.
lorenzo-guide-occupied = A tower with a member in it is occupied: whoever takes another card there pays 3 coins more, and nobody may have two coloured members in one tower. Why something does not work, any place tells you: press “?” and click it.
lorenzo-guide-servants = Now take a territory. If a member is too weak for a floor, servants help: each one spent adds 1. Plus and minus in the line in the middle set how many. A dashed line around a place says that it takes servants.
lorenzo-guide-work = Let your cards work: a production runs the yellow cards, a harvest the green ones, each from the value on the card. With the white member, 5, the Carpenter’s Shop sells wood for coins. Your bonus tile gives something every time.
lorenzo-guide-market = The market gives goods at once: 5 coins or 5 servants, to the first who comes. It asks for a value of 1. Two stalls are closed in a game of two.
lorenzo-guide-palace = Send your last member to the palace; the neutral one needs a servant for it. It gives 1 coin and a council privilege to choose, and the members there, in order of arrival, lead the next round.
lorenzo-guide-report = After rounds 2, 4 and 6 the Pope asks for faith, this time 3. Whoever has less gets the tile against them for the rest of the game. You have enough: support the Church and score your faith, which is used up, or keep it and take the tile.
lorenzo-guide-round = A new round: the members come home, the dice are thrown again, new cards lie in the towers. Six rounds make a game. At its end territories, characters and ventures score; whoever has most victory points wins.
lorenzo-guide-end = That is the whole course of a game. Play on from here against the bot, or sit down at a table of your own. The rules are under R, and every refusal names its rule.
