### Lorenzo on the screen, English: the few words that stand beside the icons.

## Areas

screen-towers = Towers
screen-city = City
screen-dice = Dice
screen-order = Turn order
screen-next-order = Next round’s order
screen-area-harvest = Harvest
screen-area-production = Production
screen-market = Market
screen-church = Church
screen-leaders = Leaders
screen-excommunicated = Excommunicated

## Rounds

screen-setup = Set-up
screen-round = Round { $n } of { $of }
screen-period = period { $roman }
screen-lap = lap { $n } of { $of }
screen-report = Vatican report
screen-report-now = report after this round
screen-report-next = report next round
screen-asks = asks for { $n }

## Cards and spaces

screen-pay = pay
screen-needs = needs
screen-per = per
screen-no = no
screen-no-floor-bonus = no bonus on 5, 7
screen-enters-taken = enters taken spaces
screen-skips-first-turn = 1st turn skipped
screen-took = { $seat } took the card
screen-no-card = no card
screen-value = Value { $n }
screen-stands = Here stands { $seat }
screen-servants =
    At least { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    }
screen-covered = Closed with so few players
screen-works-from = yours work from
screen-mine-here =
    your { $member ->
        [white] white
        [black] black
       *[orange] orange
    } stands here
screen-reconstructed = Reconstructed: { $agreement } transcriptions agree

## Goods

screen-good-wood = wood
screen-good-stone = stone
screen-good-servants = servants
screen-good-coins = coins
screen-good-military = military points
screen-good-faith = faith points
screen-good-vp = victory points

## Members

screen-member-white = white
screen-member-black = black
screen-member-orange = orange
screen-member-neutral = plain
screen-chosen = chosen
screen-placed = placed

## Own board

screen-done = done
screen-in-hand = in hand
screen-secret = { $n } in hand
screen-may-play = may be played
screen-in-play = in play
screen-use-now = use now
screen-used = used
screen-once-a-round = once a round
screen-from-now-on = from now on
screen-just-now = just now

## Panels

screen-begin-with = You begin with
screen-own-bonus = Your bonus tile
screen-reports = Reports of this game
screen-packets = The packets pass on
screen-passes = { $from } passes to { $to }
screen-packet = packet of { $n }
screen-choice = choice { $n } of { $of }
screen-goes-to = The rest goes to { $to }.
screen-comes-from = Your next packet comes from { $from }.
screen-kept = Kept by you
screen-kept-of = { $n } of { $of } · only you see them
screen-goes-here = goes here
screen-next-packet = next packet
screen-last-alone = the last card comes without choice
screen-all-choose = All choose at once
screen-you-choose = you are choosing
screen-chooses = choosing
screen-has-chosen = has chosen
screen-leave-it = leave it
screen-stock = Stock, frozen
screen-pays = Pay
screen-left = Left of it
screen-trades-bring = Trades bring
screen-gain = Gain
screen-after = After
screen-frozen = All payments come from the stock as it is now.
screen-no-tile = no tile
screen-faith-spent = All faith is spent

## Verbs of the last button

screen-verb-take = Take it
screen-verb-take-them = Take them
screen-verb-place = Place
screen-verb-harvest = Harvest it
screen-verb-produce = Produce
screen-verb-keep = Keep it
screen-verb-support = Support
screen-verb-refuse = Do not support
screen-verb-support-church = Support the Church
screen-verb-refuse-church = Do not support it
screen-verb-play = Play
screen-verb-use = Use
screen-verb-copy = Copy
screen-verb-discard = Discard
screen-verb-set = Set
screen-verb-lose = Lose
screen-verb-end = End turn
screen-verb-leave = Leave it out
screen-verb-do = Do it
