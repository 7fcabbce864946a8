### Masters' guided first turns, English.

masters-guide-aim = You buy development cards with resources, and resources come from the market and from production. Cards, faith, leaders and what is left over score. Whoever buys a seventh card or ends the faith track starts the last round.
masters-guide-market = In a turn you do one thing. Begin with the market: choose a row or a column and you get what its marbles give, the first row a stone, a shield, a servant and, for the red one, a step of faith.
masters-guide-store = Put away what you took: the line in the middle proposes where, and can be changed. The depots hold 1, 2 and 3, each a single kind, and no two of them the same; what lies there makes room by itself. What finds no place, or what you do not want, goes out.
masters-guide-discards = For each resource that goes out every other player moves a step on the faith track, so waste helps the others. And the spare marble has gone in at the end of the line: the market is another one now.
masters-guide-pass = Before or after that one thing you may play leaders or discard them. There is nothing to play yet: end your turn.
masters-guide-card = Buy a card: you have three shields in the strongbox, and the green one costs two. A card of level I goes to an empty slot, one of level II on a I, one of level III on a II.
masters-guide-slots = Each card in your slots is a production of its own. Only the top card of a slot produces; the covered ones still score and count for leaders.
masters-guide-leader = With a green and a blue card you meet what your first leader asks for. Play it: nothing is paid, and from now on cards that cost stones cost you one less.
masters-guide-pass-again = End your turn. A leader that you will never play can be thrown away for a step of faith.
masters-guide-produce = Now produce. Switch on the blue card, which makes a step of faith of a shield, and whatever else you like; the base power makes one of any two. All is paid first, then all is received, in the strongbox.
masters-guide-report = Whoever reaches space 8, 16 or 24 of the faith track brings a Vatican report: everybody who stands in that section, or beyond, keeps the tile and its points; the others lose it.
masters-guide-end = That is all there is to a turn. Play on from here against the bot, or sit down at a table of your own. The rules are under R, and every refusal names its rule.
