### Lorenzo il Magnifico, English. Names of cards and tiles stand in lorenzo-names.ftl.
### Goods, cards and members stand after “gain”, “pay”, “have”: in other languages in the accusative.

## Goods

good-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
good-wood = { $n } wood
good-stone = { $n } stone
good-servants =
    { $n ->
        [one] { $n } servant
       *[other] { $n } servants
    }
good-military =
    { $n ->
        [one] { $n } military point
       *[other] { $n } military points
    }
good-faith =
    { $n ->
        [one] { $n } faith point
       *[other] { $n } faith points
    }
good-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
good-privileges =
    { $n ->
        [one] { $n } council privilege
       *[other] { $n } different council privileges
    }

## Cards

kind-territory = territories
    .one = territory
kind-character = characters
    .one = character
kind-building = buildings
    .one = building
kind-venture = ventures
    .one = venture
cards-territory =
    { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }
cards-character =
    { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
cards-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
cards-venture =
    { $n ->
        [one] { $n } venture
       *[other] { $n } ventures
    }
cards-one-kind =
    { $n ->
        [one] { $n } card of one type
       *[other] { $n } cards of one type
    }
leader = { NAME("lorenzo-leader", $leader) }

## Members and spaces

member-white = the white member
    .name = White
member-black = the black member
    .name = Black
member-orange = the orange member
    .name = Orange
member-neutral = the neutral member
    .name = Neutral

# Where somebody goes.
space = { NAME("space", $space, form: "to") }
space-territory-1 = territory floor 1
    .name = Territory floor 1
    .to = to territory floor 1
space-territory-2 = territory floor 2
    .name = Territory floor 2
    .to = to territory floor 2
space-territory-3 = territory floor 3
    .name = Territory floor 3
    .to = to territory floor 3
space-territory-4 = territory floor 4
    .name = Territory floor 4
    .to = to territory floor 4
space-character-1 = character floor 1
    .name = Character floor 1
    .to = to character floor 1
space-character-2 = character floor 2
    .name = Character floor 2
    .to = to character floor 2
space-character-3 = character floor 3
    .name = Character floor 3
    .to = to character floor 3
space-character-4 = character floor 4
    .name = Character floor 4
    .to = to character floor 4
space-building-1 = building floor 1
    .name = Building floor 1
    .to = to building floor 1
space-building-2 = building floor 2
    .name = Building floor 2
    .to = to building floor 2
space-building-3 = building floor 3
    .name = Building floor 3
    .to = to building floor 3
space-building-4 = building floor 4
    .name = Building floor 4
    .to = to building floor 4
space-venture-1 = venture floor 1
    .name = Venture floor 1
    .to = to venture floor 1
space-venture-2 = venture floor 2
    .name = Venture floor 2
    .to = to venture floor 2
space-venture-3 = venture floor 3
    .name = Venture floor 3
    .to = to venture floor 3
space-venture-4 = venture floor 4
    .name = Venture floor 4
    .to = to venture floor 4
space-market-1 = market 1
    .name = Market 1
    .to = to market 1
space-market-2 = market 2
    .name = Market 2
    .to = to market 2
space-market-3 = market 3
    .name = Market 3
    .to = to market 3
space-market-4 = market 4
    .name = Market 4
    .to = to market 4
space-palace = council palace
    .name = Council palace
    .to = to the council palace
space-harvest = small harvest space
    .name = Small harvest space
    .to = to the small harvest space
space-harvest-large = large harvest space
    .name = Large harvest space
    .to = to the large harvest space
space-production = small production space
    .name = Small production space
    .to = to the small production space
space-production-large = large production space
    .name = Large production space
    .to = to the large production space

## Options of a game

switch-advanced = Advanced game: leaders and different bonus tiles
switch-draft_direction = Which way the leaders pass in the draft
setting-draft_direction-right = to the right
setting-draft_direction-left = to the left
switch-brunelleschi_bonus_actions = Filippo Brunelleschi saves the 3 coins of an occupied tower in bonus actions, too
switch-privilege_own_source = A privilege is a source of its own for the tiles that give 1 less
switch-wood_stone_each = The tile “Less wood or stone” takes 1 wood and 1 stone where both are given
switch-ariosto_floor_bonus_only = A floor without a card may be entered for its floor bonus alone
switch-round6_ask = The Vatican report of round 6 asks as well
switch-military_cap = Where the military track ends
setting-military_cap-25 = at 25
setting-military_cap-0 = nowhere
switch-member_alone_at_least_1 = A member with its servants must reach 1 before cards help it
switch-stonemason_discount_both = The Stonemason takes off 1 wood and 1 stone, not one of them
switch-bonus_tile_is_source = The tiles that give 1 less apply to the personal bonus tile, too
switch-leaders_in_skipped_turn = Leader actions are allowed in a skipped first turn

## Questions

ask-turn = Place a family member or use a leader
ask-window = Use a leader or end the turn
ask-servants = How many servants for the value?
ask-price = Which cost?
ask-take = Which card as a bonus action?
ask-work = The bonus action: how many servants for the value?
ask-exchange = Exchange?
ask-part = What first?
ask-privilege = Which privilege?
ask-lose = Which one to lose?
ask-six = Which member gets the value?
ask-church = Support the Church?
ask-keep = Which leader to keep?
ask-bonus-tile = Which personal bonus tile?
ask-draw-tile = Draw an excommunication tile
ask-draw-order = Draw the turn order
ask-deal = Deal a leader
ask-reveal = Reveal a card
ask-roll = Roll the dice

## What a real table is asked

chance-draw-tile = Which excommunication tile was drawn?
chance-draw-order = In what order are the turns?
chance-deal = Which leader was dealt?
chance-reveal = Which card lies here: { NAME("space", $space) }?
chance-roll = What do the dice show?
    .white = White
    .black = Black
    .orange = Orange

## What happened

event-tile = Excommunication tile: { NAME("lorenzo-excommunication", $tile) }
event-order = Turn order: { $seats }
event-bonus-tile = { $seat } takes a personal bonus tile: { NAME("lorenzo-tile", $tile) }
event-deal = { $seat } is dealt a leader: { $leader }
event-keep = { $seat } keeps a leader: { $leader }
event-round = Round { $n }
event-reveal = On the board: { NAME("lorenzo-card", $card) }
event-dice = Dice: white { $white }, black { $black }, orange { $orange }
event-skip = { $seat } skips the first turn
event-place = { $seat } sends { $member } { $space }
event-gain = { $seat } gains { $goods }
event-pay = { $seat } pays { $goods }
event-lose = { $seat } loses { $goods }
event-card = { $seat } takes a card: { NAME("lorenzo-card", $card) }
event-no-action = { $seat } has no possible bonus action
event-decline-action = { $seat } leaves the bonus action out
event-harvest = { $seat } harvests with value { $value }
event-production = { $seat } produces with value { $value }
event-play-leader = { $seat } plays a leader: { $leader }
event-use-leader = { $seat } uses a leader: { $leader }
event-copy-leader = { $seat } copies a leader: { $leader }
event-discard-leader = { $seat } discards a leader: { $leader }
event-six = { $seat } gives { $member } value { $value }
event-forfeit = { $seat } cannot place anybody and loses the turn
event-decline = { $seat } leaves the extra turn out
event-report = Vatican report of period { $period }
event-support =
    { $seat } supports the Church: { $faith ->
        [one] { $faith } faith point brings
       *[other] { $faith } faith points bring
    } { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
event-excommunicated = { $seat } is excommunicated: { NAME("lorenzo-excommunication", $tile) }
event-last-faith =
    { $seat } still scores { $faith ->
        [one] { $faith } faith point
       *[other] { $faith } faith points
    }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
event-over = The game is over

## Why not

no-covered =
    { NAME("space", $space) } is covered with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
no-market = an excommunication keeps you away from the market
no-taken = { NAME("space", $space) } is taken by { $seat }
no-same-colour = your coloured member stands here already: { NAME("space", $space) }
no-member = you do not have { $member } any more this round
no-card = { NAME("space", $space) } has no card
no-seventh =
    a seventh card of a type is not allowed; you have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $kind }
no-surcharge =
    { $needs ->
        [one] { $needs } coin
       *[other] { $needs } coins
    } for an occupied tower; you have { $has }
no-territory =
    territory number { $slot } needs { $needs ->
        [one] { $needs } military point
       *[other] { $needs } military points
    }; you have { $has }
no-military =
    the cost needs { $needs ->
        [one] { $needs } military point
       *[other] { $needs } military points
    }; you have { $has }
no-cost = the cost is { $cost }; { $has } left for it
no-value =
    value { $needs } is needed, it is { $value } without servants; that takes { $servants ->
        [one] { $servants } servant
       *[other] { $servants } servants
    }, you can spend { $has }
no-servants =
    { $needs ->
        [one] { $needs } servant
       *[other] { $needs } servants
    }: you have { $has }
no-servants-for-cost =
    with that many servants the card cannot be paid; at most { $most ->
        [one] { $most } servant
       *[other] { $most } servants
    }
no-kind = this bonus action takes something else: { $kinds }
no-privilege-twice = privileges of one effect must differ
no-own-card = you do not have { NAME("lorenzo-card", $card) }
no-active = { NAME("lorenzo-card", $card) } needs an action of value { $needs }; this one has { $value }
no-exchange = the exchange takes { $cost }; { $has } left for it
no-exchange-card = it is the turn of another card: { NAME("lorenzo-card", $card) }
no-faith =
    the Church asks for { $needs ->
        [one] { $needs } faith point
       *[other] { $needs } faith points
    }; you have { $has }
no-forfeit = a turn is lost only when no placement is possible
no-decline = this cannot be left out
no-bonus-tile = somebody has this bonus tile already
no-hand = { NAME("lorenzo-leader", $leader) } is not in your hand
no-played = you do not have { NAME("lorenzo-leader", $leader) } in play
no-packet = { NAME("lorenzo-leader", $leader) } is not in your packet
no-deal = { NAME("lorenzo-leader", $leader) } has been dealt already
no-reveal = { NAME("lorenzo-card", $card) } is not among the cards left for this tower ({ $kind }, period { $period })
no-tile-period = a tile of period { $period } is needed
no-need = you need { $cost }; you have { $has }
no-once = { NAME("lorenzo-leader", $leader) } has no ability to be used once per round
no-used = { NAME("lorenzo-leader", $leader) } has been used this round
no-copier = you have no leader in play who copies another one
no-copy-again = already copied: { NAME("lorenzo-leader", $leader) }
no-copy-target = nobody else has { NAME("lorenzo-leader", $leader) } in play
wish-card = { NAME("lorenzo-card", $card) } is neither in a tower nor a card of yours that exchanges
wish-no-card = there is no card { $card }

## Positions written by hand

position-dice = three dice: white, black, orange
position-order = the order must name every seat once
position-tile = there is no excommunication tile “{ $name }”; there are { $known }
position-tiles = three tiles are needed, one of each period in their order
position-floor = a floor and the number of a card are needed, or “-” for none: { $text }
position-floor-kind = card { $card } does not belong on { $space }
position-floor-taken = a member and a card are together: { $name }
position-space = there is no space “{ $name }”
position-covered = covered with so few players: { $name }
position-crowded = more than one member: { $name }
position-colours = two coloured members of { $who } in one tower or area: { $name }
position-member = a seat and a member are needed (white, black, orange, neutral): { $text }
position-member-twice = this member stands somewhere already: { $text }
position-goods = there is no “{ $text }”; there are { $known }
position-amount = { $n } { $text } are too many; at most { $most }
position-card-period = card { $card } cannot be there in round { $n }
position-seventh = card { $card } would be the seventh of its type
position-basic = leaders are in the advanced game only: { $name }
position-leader = there is no leader “{ $name }”; there are { $known }
position-not-played = this leader is not in play: { $name }
position-bonus = there is no bonus tile “{ $name }”; there are { $known }
position-report = there is no Vatican report in round { $n }

## Final score

score-track = Victory points during the game
score-territories = Territories
score-characters = Characters
score-ventures = Ventures
score-military = Military strength
score-resources = Resources
score-excommunication = Excommunication

## What things say

title-card = { NAME("lorenzo-card", $card) } ({ $card }, { NAME("kind", $kind, form: "one") }, period { $period })
title-leader = { NAME("lorenzo-leader", $leader) }
title-excommunication = { NAME("lorenzo-excommunication", $tile) } (excommunication tile { $tile })
title-bonus = { NAME("lorenzo-tile", $tile) }
title-space = { NAME("space", $space, form: "name") }
title-privilege = Council privilege
title-member = { NAME("member", $member, form: "name") } family member

card-free = Costs nothing.
card-cost = Costs { $cost }.
card-now = Immediately: { $effects }.
card-always = Permanent: { $effects }.
card-harvest = Harvest { $value }+: { $effects }.
card-production = Production { $value }+: { $effects }.
card-end = At the end of the game: { $points }.
price-military = { $pay } (you must have at least { $needs })

leader-needs = To play it you must have { $needs }.
leader-once = Once per round: { $effects }.
leader-always = Permanent: { $effects }.
excommunication-always = If excommunicated: { $effects }.
excommunication-end = If excommunicated, at the end of the game: { $effects }.
bonus-production = Production: gain { $goods }.
bonus-harvest = Harvest: gain { $goods }.

effect-gain = gain { $goods }
effect-gain-per-card =
    gain { $goods } for each of your { $cards ->
        [territory] territories
        [character] characters
        [building] buildings
       *[venture] ventures
    }
effect-gain-per-military =
    gain { $goods } for every { $each ->
        [one] military point
       *[other] { $each } military points
    } you have
effect-take-card =
    you may take { $cards ->
        [territory] a territory
        [character] a character
        [building] a building
        [venture] a venture
       *[any] any card
    } with an action of value { $value }, without a family member
effect-take-card-less =
    you may take { $cards ->
        [territory] a territory
        [character] a character
        [building] a building
        [venture] a venture
       *[any] any card
    } with an action of value { $value }, without a family member, for { $less } less
effect-activate =
    you may carry out a { $area ->
        [harvest] harvest
       *[production] production
    } of value { $value } without a family member
effect-activate-plain =
    you may carry out a { $area ->
        [harvest] harvest
       *[production] production
    } of value { $value } without a family member; only servants raise it
effect-exchange = you may exchange { $ways }
exchange-way = { $pay } for { $goods }
effect-set-one-member = one of your coloured members not yet placed has value { $value } until the end of the round
effect-raises =
    when you { $action ->
        [territory] take a territory
        [character] take a character
        [building] take a building
        [venture] take a venture
        [harvest] harvest
       *[production] produce
    }, the value of the action is { $by } higher
effect-lowers =
    when you { $action ->
        [territory] take a territory
        [character] take a character
        [building] take a building
        [venture] take a venture
        [harvest] harvest
       *[production] produce
    }, the value of the action is { $by } lower
effect-cheaper =
    { $cards ->
        [territory] territories cost
        [character] characters cost
        [building] buildings cost
        [venture] ventures cost
       *[any] every card costs
    } you { $less } less
effect-no-floor-bonus = you gain no floor bonus in the towers
effect-raises-coloured = the value of your coloured members is { $by } higher
effect-lowers-coloured = the value of your coloured members is { $by } lower
effect-raises-neutral = the value of your neutral member is { $by } higher
effect-lowers-neutral = the value of your neutral member is { $by } lower
effect-sets-members = your coloured members have value { $value } whatever the dice show
effect-enters-taken = your members may enter occupied spaces
effect-no-surcharge = you pay nothing extra in occupied towers
effect-free-territories = you need no military points to take territories
effect-copies-leader = you take on the ability of a leader that another player has in play
effect-supporting = gain { $goods } whenever you support the Church
effect-doubles-goods = wood, stone, coins and servants of the immediate effects of your development cards come twice
effect-less = every space, card or tile gives you { $goods } less
effect-no-market = you may not place members in the market
effect-servants-per-value =
    { $servants ->
        [one] { $servants } servant raises
       *[other] { $servants } servants raise
    } a value by 1
effect-skips-first-turn = you skip your first turn of each round and place your last member after all others
effect-no-points-for =
    you score no points for { $cards ->
        [territory] territories
        [character] characters
        [building] buildings
       *[venture] ventures
    }
effect-loses-per-points =
    you lose 1 victory point for every { $each ->
        [one] victory point
       *[other] { $each } victory points
    } you have before the final scoring
effect-loses-per-military = you lose 1 victory point for every military point
effect-loses-per-building-cost = you lose 1 victory point for every wood and stone in the printed costs of your buildings
effect-loses-per-resource = you lose 1 victory point for every wood, stone, servant and coin you have left

about-floor = Value { $value } or more, 1 member. Take the card; an occupied tower costs 3 coins more.
about-floor-bonus = Value { $value } or more, 1 member. First gain { $goods }, then take the card; an occupied tower costs 3 coins more.
about-space = Value 1 or more, 1 member. Gain { $goods }.
about-open-space = Value 1 or more, any number of members. Gain { $goods }. The members here give the turn order of the next round.
about-work =
    1 member. Carry out a { $area ->
        [harvest] harvest
       *[production] production
    }; its value must be 1 or more.
about-work-large =
    Any number of members. Carry out a { $area ->
        [harvest] harvest
       *[production] production
    } with a value lower by { $less }; it must still be 1 or more.
about-privilege = Gain { $goods }.
about-coloured =
    Its value is that of the { $member ->
        [white] white
        [black] black
       *[orange] orange
    } die. Only one coloured member of a player may stand in a tower, likewise in the harvest area and in the production area.
about-neutral = Its value is 0. It may stand beside a coloured member of its player.

## Options of a question

move-place =
    { NAME("member", $member, form: "name") } ({ $value }) { NAME("space", $space, form: "to") }{ $servants ->
        [0] { "" }
        [one] , at least { $servants } servant
       *[other] , at least { $servants } servants
    }
move-place-card =
    { NAME("member", $member, form: "name") } ({ $value }) { NAME("space", $space, form: "to") }: { NAME("lorenzo-card", $card) }{ $servants ->
        [0] { "" }
        [one] , at least { $servants } servant
       *[other] , at least { $servants } servants
    }
move-servants =
    { $n ->
        [0] Spend no servants
        [one] Spend { $n } servant
       *[other] Spend { $n } servants
    }: value { $value }
move-take = Take { NAME("lorenzo-card", $card) } ({ NAME("space", $space) })
move-decline-action = Leave the bonus action out
move-decline-turn = Leave the extra turn out
move-pay = Pay { $goods }
move-pay-nothing = Pay nothing
move-less = { $less } off: pay { $goods }
move-less-nothing = { $less } off: pay nothing
move-first = First: { $effects }
move-privilege = Take { $goods }
move-exchange = Exchange { $way } ({ NAME("lorenzo-card", $card) })
move-skip = Exchange nothing ({ NAME("lorenzo-card", $card) })
move-six = { NAME("member", $member, form: "name") }: value { $value }
move-lose = Lose { $goods }
move-support = Support the Church: { $faith } for { $goods }
move-refuse = Refuse support: excommunication ({ NAME("lorenzo-excommunication", $tile) })
move-forfeit = No placement is possible: lose the turn
move-play = Play { NAME("lorenzo-leader", $leader) }
move-use = Use { NAME("lorenzo-leader", $leader) }: { $effects }
move-copy = Copy { NAME("lorenzo-leader", $leader) }
move-discard = Discard { NAME("lorenzo-leader", $leader) } for { $goods }
move-keep = Keep { NAME("lorenzo-leader", $leader) }
move-bonus = { NAME("lorenzo-tile", $tile) }. { $text }
move-roll = White { $white }, black { $black }, orange { $orange }
move-reveal = { NAME("lorenzo-card", $card) }
move-tile = { NAME("lorenzo-excommunication", $tile) }
move-order = { $seats }
move-deal = { NAME("lorenzo-leader", $leader) }
