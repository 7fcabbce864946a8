### Masters of Renaissance, English. What cards and leaders are called stands in masters-names.ftl.
### Goods and cards stand after “gain”, “pay”, “have”: in other languages in the accusative.

## Goods

masters-good-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
masters-good-stone =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
masters-good-shield =
    { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
masters-good-servant =
    { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    }
masters-good-faith =
    { $n ->
        [one] { $n } faith point
       *[other] { $n } faith points
    }
masters-good-any =
    { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }
masters-good-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }

## Cards

masters-cards-green =
    { $n ->
        [one] { $n } green card
       *[other] { $n } green cards
    }
masters-cards-blue =
    { $n ->
        [one] { $n } blue card
       *[other] { $n } blue cards
    }
masters-cards-yellow =
    { $n ->
        [one] { $n } yellow card
       *[other] { $n } yellow cards
    }
masters-cards-purple =
    { $n ->
        [one] { $n } purple card
       *[other] { $n } purple cards
    }
masters-level-two-green = a green card of level II
masters-level-two-blue = a blue card of level II
masters-level-two-yellow = a yellow card of level II
masters-level-two-purple = a purple card of level II

## Places

masters-row = row { $n }
masters-column = column { $n }
masters-depot-1 = the top depot
    .name = Top depot
    .to = into the top depot
masters-depot-2 = the middle depot
    .name = Middle depot
    .to = into the middle depot
masters-depot-3 = the bottom depot
    .name = Bottom depot
    .to = into the bottom depot
masters-depot-extra = the leader's depot
    .name = Leader's depot
    .to = into the leader's depot

## Options of a game

switch-discard_what_fits = Resources that would fit may be discarded, too
switch-discard_stored = Stored resources may be discarded to make room
switch-red_marble_first = When the faith of the red marble comes: at once, or once all is stored
setting-red_marble_first-true = at once
setting-red_marble_first-false = with the others’ faith
setting-red_marble_first-last = after the others’ faith
switch-discards_one_by_one = Discarded resources move the others one at a time
switch-discards_player_by_player = Discarded resources move the others in the order of play, not together
switch-level_two_or_higher = Level III also meets a leader's need of a level II card
switch-full_tie_shared = A tie in points and resources is a shared win; else the earlier in the order of play wins
switch-seventh_card_wins = Solo: the seventh card wins even if it is the last of its colour

## Questions

ask-masters-marble = Draw a marble for the market
ask-masters-reveal = Turn up a development card
ask-masters-deal = Deal a leader
ask-masters-keep = Which two leaders to keep?
ask-masters-first = Draw the first player
ask-masters-start = Which resource to begin with, and where to?
ask-masters-turn = Go to the market, buy a card or produce; leaders at will
ask-masters-window = Play or discard a leader, or end the turn
ask-masters-white = What does the white marble give?
ask-masters-store = Where to put it?
ask-masters-slot = Onto which slot?
ask-masters-pay = From the warehouse or from the strongbox?
ask-masters-produce = Activate one more, or produce?
ask-masters-in = Which two resources to pay?
ask-masters-out = Which resource to gain?
ask-masters-token = Turn up a solo token

## What a real table is asked

chance-masters-marble =
    { $row ->
        [0] Which marble is the spare?
       *[other] Market, row { $row }, place { $column }: which marble?
    }
chance-masters-reveal = Which card lies on top of this pile?
chance-masters-deal = Which leader was dealt?
chance-masters-first = Who begins?
chance-masters-token = Which token was turned up?

## What happened

masters-event-reveal = In the grid: { NAME("masters-card", $card) }
masters-event-deal = { $seat } is dealt leader { NAME("masters-leader", $leader) }
masters-event-keep = { $seat } keeps leaders { NAME("masters-leader", $first) } and { NAME("masters-leader", $second) }
masters-event-first = { $seat } has the inkwell and begins
masters-event-take = { $seat } takes { $line } of the market
masters-event-gain = { $seat } gains { $goods }
masters-event-throw = { $seat } discards { $goods }
masters-event-pay = { $seat } pays { $goods }
masters-event-card = { $seat } buys a card: { NAME("masters-card", $card) }
masters-event-produce = { $seat } produces { $goods }
masters-event-play = { $seat } plays leader { NAME("masters-leader", $leader) }
masters-event-discard = { $seat } discards leader { NAME("masters-leader", $leader) }
masters-event-faith =
    { $seat } moves { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } along the faith track, to space { $space }
masters-event-cross =
    The black cross moves { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, to space { $space }
masters-event-favour =
    Vatican report { $section }: { $seat } keeps the pope's favour tile, { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
masters-event-no-favour = Vatican report { $section }: { $seat } loses the pope's favour tile
masters-event-last-round = The end is near: this is the last round
masters-event-token = Solo token: { $token }
masters-event-remove = Out of the grid: { NAME("masters-card", $card) }
masters-event-won = The game is won: { $reason }
masters-event-lost = The game is lost: { $reason }
masters-event-over = The game is over

## Why not

masters-no-cost = that needs { $cost }; you have { $has }
masters-no-top = { NAME("masters-card", $card) } is not on top of a pile
masters-no-slot =
    no slot of yours takes a card of level { $level ->
        [1] I
        [2] II
       *[3] III
    }
masters-no-power =
    production { $power ->
        [0] of your board
       *[other] no. { $power }
    } is not yours or is covered
masters-no-power-twice =
    production { $power ->
        [0] of your board
       *[other] no. { $power }
    } is activated already
masters-no-any =
    that takes { $needs ->
        [one] { $needs } resource of your choice
       *[other] { $needs } resources of your choice
    }; you have { $has } left
masters-no-need = you need { $cost }; you have { $has }
masters-no-hand = leader { NAME("masters-leader", $leader) } is not in your hand
masters-no-packet = leader { NAME("masters-leader", $leader) } was not dealt to you
masters-no-white = no leader of yours in play gives { $good } for a white marble
masters-no-next = first of all { $good } must be put away
masters-no-waiting = all that is still to be put away is { $goods }
masters-no-room = the depot would have to hold { $goods }; places for that: { $places }
masters-no-moving = there is nowhere to move { $goods }
masters-no-extra = no leader of yours in play has a depot for { $good }
masters-no-extra-room = the leader's depot already holds { $goods }
masters-no-throw = only what was just taken from the market can be discarded
masters-no-throw-fits = what fits must be stored
masters-no-sum = exactly { $cost } must be paid
masters-no-split = the warehouse pays at least { $least } and at most { $most } of it
masters-wish-no-card = there is no card or leader { $card }

## Positions written by hand

masters-position-market = the market needs 4 white, 2 blue, 2 grey, 2 yellow and 2 purple marbles and 1 red one: three rows of four letters (w b g y p r), then the spare
masters-position-solo = this belongs to a game of one player
masters-position-not-solo = this belongs to a game of several players
masters-position-over = this game is over already; say so: over
masters-position-token = there is no solo token “{ $name }”; there are { $known }
masters-position-tokens = there are not so many tokens of that kind
masters-position-good = there is no resource “{ $name }”; there are { $known }
masters-position-place = there is no depot “{ $name }”; there are { $known }
masters-position-two-depots = two depots cannot hold the same: { $name }
masters-position-no-extra = no leader in play has a depot for it: { $name }
masters-position-slots = there are only { $most } slots
masters-position-level = card { $card } cannot lie there: a slot holds level I, then II, then III
masters-position-tops = card { $card }: another one of its colour and level is to lie on top as well
masters-position-favour = there is no favour “{ $name }”; there are { $known }

## Final score

masters-score-cards = Development cards
masters-score-faith = Faith track
masters-score-favours = Pope's favour
masters-score-leaders = Leaders
masters-score-resources = Resources

## What things say

masters-title-card = Development card { NAME("masters-card", $card) }
masters-title-leader = Leader { NAME("masters-leader", $leader) }
masters-title-base = Base production
masters-title-row = Row { $n } of the market
masters-title-column = Column { $n } of the market
masters-title-depot = { NAME("masters-depot", $depot, form: "name") }
masters-title-out = Discard
masters-title-slot = Slot { $n } for development cards
masters-title-coin = Coin
masters-title-stone = Stone
masters-title-shield = Shield
masters-title-servant = Servant
masters-title-token = Solo token
masters-title-favour = Pope's favour tile { $n }

masters-way = pay { $pay }, gain { $goods }
masters-says-cost = Costs { $goods }.
masters-says-production = Production: { $way }.
masters-says-needs = To play it you must have { $goods }.
masters-says-always = Permanent: { $effect }.
masters-says-points = At the end of the game: { $goods }.
masters-effect-discount = development cards that cost such a resource cost you { $goods } less
masters-effect-depot = you have one more depot for { $goods }
masters-effect-white = each white marble gives you { $goods }
masters-effect-produces = you have one more production: { $way }

masters-about-power = Production: { $way }. All that is activated is paid first; what it gives goes to the strongbox.
masters-about-row = Take what { $n } marbles give: blue a shield, grey a stone, yellow a coin, purple a servant, red a faith point, white nothing. The spare marble is pushed in from the right, and the leftmost one becomes the spare.
masters-about-column = Take what { $n } marbles give: blue a shield, grey a stone, yellow a coin, purple a servant, red a faith point, white nothing. The spare marble is pushed in from below, and the topmost one becomes the spare.
masters-about-depot =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }, all for one type of resource. Two such depots never hold the same type.
masters-about-extra = 2 places for the resource that the leader shows, whatever the other depots hold.
masters-about-out = A resource just taken from the market is not stored: everybody else gains 1 faith point, in a solo game the black cross moves 1 space.
masters-about-slot = Takes a card of level I when empty, then one of level II, then one of level III. Only the top card produces; all count for points and leaders.
masters-about-good = Marbles give resources: blue a shield, grey a stone, yellow a coin, purple a servant.
masters-about-token = One is turned up after each turn. { $token }.
masters-about-favour = As soon as somebody reaches space { $pope } of the faith track, all who are on space { $first } or beyond keep their tile ({ $goods }); the others lose it.

## Options of a question

masters-whites-nothing =
    { $n ->
        [one] the white marble gives nothing
       *[other] { $n } white marbles give nothing
    }
masters-whites-choice =
    { $n ->
        [one] the white marble gives { $goods }
       *[other] each of { $n } white marbles gives { $goods }
    }
masters-put = { $goods } { NAME("masters-depot", $depot, form: "to") }
masters-move-take = Take { $line }: { $what }
masters-move-white = The white marble gives { $goods }
masters-move-store = { $goods } { NAME("masters-depot", $depot, form: "to") }
masters-move-store-moving = { $goods } { NAME("masters-depot", $depot, form: "to") }; moved about: { $moved }
masters-move-throw = Discard { $goods }: everybody else gains 1 faith point
masters-move-throw-solo = Discard { $goods }: the black cross moves 1 space
masters-move-buy = Buy { NAME("masters-card", $card) }: { $goods }
masters-move-slot = Onto slot { $n }, which is empty
masters-move-slot-covers = Onto slot { $n }, over { NAME("masters-card", $card) }
masters-move-pay-warehouse = Pay { $goods } from the warehouse
masters-move-pay-strongbox = Pay { $goods } from the strongbox
masters-move-pay-both = Pay { $warehouse } from the warehouse and { $strongbox } from the strongbox
masters-move-activate = Activate { NAME("masters-card", $card) }: { $way }
masters-move-activate-leader = Activate leader { NAME("masters-leader", $leader) }: { $way }
masters-move-activate-base = Activate the base production: { $way }
masters-move-produce = Produce: pay { $pay }, gain { $goods }
masters-move-with = Pay { $goods }
masters-move-for = Gain { $goods }
masters-move-keep = Keep leaders { NAME("masters-leader", $first) } and { NAME("masters-leader", $second) }
masters-move-play = Play leader { NAME("masters-leader", $leader) }
masters-move-discard = Discard leader { NAME("masters-leader", $leader) } for 1 faith point
masters-move-deal = Leader { NAME("masters-leader", $leader) }
masters-move-reveal = Card { NAME("masters-card", $card) }
masters-move-first = { $seat } begins
masters-marble-white = White marble
masters-marble-blue = Blue marble
masters-marble-grey = Grey marble
masters-marble-yellow = Yellow marble
masters-marble-purple = Purple marble
masters-marble-red = Red marble
masters-token-green = Discard 2 green cards
masters-token-blue = Discard 2 blue cards
masters-token-yellow = Discard 2 yellow cards
masters-token-purple = Discard 2 purple cards
masters-token-2 = The black cross moves 2 spaces
masters-token-1 = The black cross moves 1 space, and all tokens are shuffled
