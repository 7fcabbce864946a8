### Masters of Renaissance as it lies on the table: drawings in text and on the screen, English.

## How a solo game ends

masters-end-seventh = the seventh development card is bought
masters-end-faith = the faith marker has reached the last space
masters-end-cross = the black cross has reached the last space
masters-end-colour =
    no { $colour ->
        [green] green
        [blue] blue
        [yellow] yellow
       *[purple] purple
    } card is left
masters-board-won = Won: { $reason }
masters-board-lost = Lost: { $reason }

## Turn

masters-board-turn = Turn { $n }; first player: { $seat }
masters-board-short-turn = turn { $n }
masters-board-last-round = last round
masters-board-signs = Signs: { $signs }

## Market and cards

masters-board-market = Market
masters-board-row = row { $n }
masters-board-column = column { $n }
masters-board-spare = spare marble
masters-board-marble-white = white
masters-board-marble-blue = blue
masters-board-marble-grey = grey
masters-board-marble-yellow = yellow
masters-board-marble-purple = purple
masters-board-marble-red = red
# The letter of a marble: each one different.
masters-board-letter-white = W
masters-board-letter-blue = B
masters-board-letter-grey = G
masters-board-letter-yellow = Y
masters-board-letter-purple = P
masters-board-letter-red = R
masters-board-cards = Development cards
masters-board-colour-green = Green
masters-board-colour-blue = Blue
masters-board-colour-yellow = Yellow
masters-board-colour-purple = Purple
masters-board-number = no.
masters-board-points = points
masters-board-left = left
masters-board-cost = cost
masters-board-production = production
masters-board-sold-out = none left

## Faith

masters-board-faith = Faith track
masters-board-section = { $section } { $first }–{ $pope } ({ $points }★)
masters-board-section-over = { $section } { $first }–{ $pope } ({ $points }★, report over)
masters-board-favour-pending = open
masters-board-favour-kept = kept
masters-board-favour-lost = lost

## Solo

masters-board-cross = black cross
masters-board-tokens = tokens still face down
masters-board-tokens-seen = seen since the shuffle
masters-board-cards-left = cards left in the grid
masters-board-lost-when = left until defeat
masters-board-won-when = left until victory

## Before the players

masters-board-goods-coin = coins
masters-board-goods-stone = stones
masters-board-goods-shield = shields
masters-board-goods-servant = servants
masters-board-goods-faith = faith
masters-board-any = resource of choice
masters-board-warehouse = warehouse
masters-board-strongbox = strongbox
masters-board-box = box
masters-board-slots = cards
masters-board-covers = over { $cards }
masters-board-depot-1 = top
masters-board-depot-2 = middle
masters-board-depot-3 = bottom
masters-board-depot-extra = leader
masters-board-out = out: others +1†
masters-board-out-solo = out: cross +1
masters-board-of = Board of { $name }
masters-board-base = base
masters-board-needs = needs

## Parts of the screen

masters-board-tab-shared = Market
masters-board-tab-side = Faith
masters-board-tab-own = Own board

## Signs

masters-board-sign-points = victory points
masters-board-sign-power = production: pay → gain
masters-board-sign-below = cards below in the pile
masters-board-sign-sum = all of it together
masters-board-sign-discount = leader: cards cost 1 less
masters-board-sign-depot = leader: one more depot
masters-board-sign-white = leader: white marbles give it
masters-board-sign-favour = pope's favour kept, lost
masters-board-sign-two = token: 2 cards leave
masters-board-sign-shuffle = token: all are shuffled
masters-board-sign-cards = development cards bought
