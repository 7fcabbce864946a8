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

masters-board-turn =
    { $n ->
        [0] Set-up
       *[other] Turn { $n }
    }
masters-board-first-seat = first player: { $seat }
masters-board-short-turn =
    { $n ->
        [0] set-up
       *[other] turn { $n }
    }
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
# What may be typed to narrow the options, for the help.
masters-board-examples = “row 2”, “coin”, a card's number, “row 2; coin>3”

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

## On the screen: market, as the screen draws it

masters-board-one-line = one row or one column
masters-board-spare-short = spare
masters-board-before-push = before the push
masters-board-taken-row = row { $n } taken
masters-board-taken-column = column { $n } taken
masters-board-push-row = Row { $n }, pushed to the left: { $what }. New spare marble: { $spare }.
masters-board-push-column = Column { $n }, pushed up: { $what }. New spare marble: { $spare }.
masters-board-whites = your leader, on every white

## On the screen: cards

masters-board-pay = pay
masters-board-gain = gain
masters-board-n-left = { $n } left
masters-board-in-pile = { $n } left
masters-board-tab-cards = Cards

## On the screen: faith track

masters-board-faith-short = Faith
masters-board-stands = Space { $n }: { $who }
masters-board-done = done
masters-board-if-confirm = if you confirm
masters-board-from-step = open, from step { $n }
masters-board-report = Report { $n }

## On the screen: own board

masters-board-discard = discard
masters-board-others = others
masters-board-out-says = Discard a resource that was just taken: everybody else gains 1 faith point
masters-board-out-solo-says = Discard a resource that was just taken: the black cross moves 1 space
masters-board-only = only
masters-board-no-extra = no extra depot
masters-board-free = places free: { $n }
masters-board-where = where to?
masters-board-waits = waits
masters-board-slot = Slot { $n }
masters-board-slot-empty = empty
masters-board-fits-next = fits here next
masters-board-covered = covered
masters-board-base-power = Base power
masters-board-together = Together
masters-board-together-none = Nothing is on yet. The sum of cost and gain stands here.
masters-board-together-rests = No production is being put together.
masters-board-switch-on = switch on
masters-board-on = on

## On the screen: leaders

masters-board-leaders = Leaders
masters-board-kind-discount = Discount
masters-board-kind-depot = Extra depot
masters-board-kind-white = White marble
masters-board-kind-produces = Extra power
masters-board-on-cards = on cards
masters-board-holds = holds
masters-board-in-play = in play
masters-board-in-hand = in hand
masters-board-may = play or discard
masters-board-put-away = discarded
masters-board-leader-gone = no leader
masters-board-leader-to-keep = a leader to be kept
masters-board-agree = { $n } sources agree
masters-board-keep = Keep two of your four leaders
masters-board-keep-says = The other two go back to the box unseen. Nobody sees a choice before all have chosen.
masters-board-first = first player

## On the screen: top bar

masters-board-ends-at = ends at
masters-board-won-at = win at
masters-board-lost-at = lose at
masters-board-or = or
masters-board-cards-short = cards

## On the screen: Lorenzo

masters-board-just-now = just now
masters-board-removed = removed
masters-board-stack = Stack { $n } of { $all }, face down
masters-board-still-in = Still in it, in no known order:
masters-board-seen = Seen since the shuffle
masters-board-none-seen = none yet
masters-board-loses = Lost:
masters-board-wins = Won:
masters-board-colour-out = a colour runs out
masters-board-n-cards = { $n } cards
masters-board-result-won = The game is won
masters-board-result-lost = Lorenzo has won

## On the screen: the last button

masters-board-verb-take = Take it
masters-board-verb-put = Put away
masters-board-verb-buy = Buy
masters-board-verb-produce = Produce
masters-board-verb-play = Play
masters-board-verb-discard = Discard
masters-board-verb-keep = Keep them
masters-board-verb-end = End the turn
