### Lorenzo il Magnifico, Czech. Names of cards and tiles stand in lorenzo-names.ftl.
### Goods, cards and members are in the accusative: they stand after „získáváš“, „platíš“, „máš“.

## Goods

good-coins =
    { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
good-wood =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
good-stone =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
good-servants =
    { $n ->
        [one] { $n } sloužícího
        [few] { $n } sloužící
       *[other] { $n } sloužících
    }
good-military =
    { $n ->
        [one] { $n } bod vojenské síly
        [few] { $n } body vojenské síly
       *[other] { $n } bodů vojenské síly
    }
good-faith =
    { $n ->
        [one] { $n } bod víry
        [few] { $n } body víry
       *[other] { $n } bodů víry
    }
good-vp =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
good-privileges =
    { $n ->
        [one] { $n } privilegium Signorie
        [few] { $n } různá privilegia Signorie
       *[other] { $n } různých privilegií Signorie
    }

## Cards

kind-territory = území
    .one = území
kind-character = postavy
    .one = postava
kind-building = budovy
    .one = budova
kind-venture = činy
    .one = čin
cards-territory = { $n } území
cards-character =
    { $n ->
        [one] { $n } postavu
        [few] { $n } postavy
       *[other] { $n } postav
    }
cards-building =
    { $n ->
        [one] { $n } budovu
        [few] { $n } budovy
       *[other] { $n } budov
    }
cards-venture =
    { $n ->
        [one] { $n } čin
        [few] { $n } činy
       *[other] { $n } činů
    }
cards-one-kind =
    { $n ->
        [one] { $n } kartu jednoho typu
        [few] { $n } karty jednoho typu
       *[other] { $n } karet jednoho typu
    }
leader = { NAME("lorenzo-leader", $leader) }

## Members and spaces

member-white = bílého člena rodiny
    .name = Bílý
member-black = černého člena rodiny
    .name = Černý
member-orange = oranžového člena rodiny
    .name = Oranžový
member-neutral = bezbarvého člena rodiny
    .name = Bezbarvý

# Where somebody goes.
space = { NAME("space", $space, form: "to") }
space-territory-1 = 1. podlaží věže území
    .name = 1. podlaží věže území
    .to = na 1. podlaží věže území
space-territory-2 = 2. podlaží věže území
    .name = 2. podlaží věže území
    .to = na 2. podlaží věže území
space-territory-3 = 3. podlaží věže území
    .name = 3. podlaží věže území
    .to = na 3. podlaží věže území
space-territory-4 = 4. podlaží věže území
    .name = 4. podlaží věže území
    .to = na 4. podlaží věže území
space-character-1 = 1. podlaží věže postav
    .name = 1. podlaží věže postav
    .to = na 1. podlaží věže postav
space-character-2 = 2. podlaží věže postav
    .name = 2. podlaží věže postav
    .to = na 2. podlaží věže postav
space-character-3 = 3. podlaží věže postav
    .name = 3. podlaží věže postav
    .to = na 3. podlaží věže postav
space-character-4 = 4. podlaží věže postav
    .name = 4. podlaží věže postav
    .to = na 4. podlaží věže postav
space-building-1 = 1. podlaží věže budov
    .name = 1. podlaží věže budov
    .to = na 1. podlaží věže budov
space-building-2 = 2. podlaží věže budov
    .name = 2. podlaží věže budov
    .to = na 2. podlaží věže budov
space-building-3 = 3. podlaží věže budov
    .name = 3. podlaží věže budov
    .to = na 3. podlaží věže budov
space-building-4 = 4. podlaží věže budov
    .name = 4. podlaží věže budov
    .to = na 4. podlaží věže budov
space-venture-1 = 1. podlaží věže činů
    .name = 1. podlaží věže činů
    .to = na 1. podlaží věže činů
space-venture-2 = 2. podlaží věže činů
    .name = 2. podlaží věže činů
    .to = na 2. podlaží věže činů
space-venture-3 = 3. podlaží věže činů
    .name = 3. podlaží věže činů
    .to = na 3. podlaží věže činů
space-venture-4 = 4. podlaží věže činů
    .name = 4. podlaží věže činů
    .to = na 4. podlaží věže činů
space-market-1 = 1. pole tržiště
    .name = 1. pole tržiště
    .to = na 1. pole tržiště
space-market-2 = 2. pole tržiště
    .name = 2. pole tržiště
    .to = na 2. pole tržiště
space-market-3 = 3. pole tržiště
    .name = 3. pole tržiště
    .to = na 3. pole tržiště
space-market-4 = 4. pole tržiště
    .name = 4. pole tržiště
    .to = na 4. pole tržiště
space-palace = Palác Signorie
    .name = Palác Signorie
    .to = do Paláce Signorie
space-harvest = menší pole sklizně
    .name = Menší pole sklizně
    .to = na menší pole sklizně
space-harvest-large = větší pole sklizně
    .name = Větší pole sklizně
    .to = na větší pole sklizně
space-production = menší pole produkce
    .name = Menší pole produkce
    .to = na menší pole produkce
space-production-large = větší pole produkce
    .name = Větší pole produkce
    .to = na větší pole produkce

## Options of a game

switch-advanced = Hra pro pokročilé: vůdci a různé bonusové destičky
switch-draft_direction = Kterým směrem se při výběru posílají vůdci
setting-draft_direction-right = doprava
setting-draft_direction-left = doleva
switch-brunelleschi_bonus_actions = Filippo Brunelleschi šetří 3 mince za obsazenou věž i v bonusových akcích
switch-privilege_own_source = Privilegium se u destiček, které dávají o 1 méně, počítá samo za sebe
switch-wood_stone_each = Destička „Méně dřeva nebo kamene“ bere 1 dřevo i 1 kámen, když získáváš obojí
switch-ariosto_floor_bonus_only = Na podlaží bez karty lze jít jen pro jeho bonus
switch-round6_ask = Na podporu církve se ptá i 6. kolo
switch-military_cap = Kde končí stupnice vojenské síly
setting-military_cap-25 = na 25
setting-military_cap-0 = nikde
switch-member_alone_at_least_1 = Člen rodiny musí mít se sloužícími hodnotu aspoň 1, než mu pomohou karty
switch-stonemason_discount_both = Kameník zlevňuje o 1 dřevo i 1 kámen, ne jen o jedno z nich
switch-bonus_tile_is_source = Destičky, které dávají o 1 méně, platí i pro osobní bonusovou destičku
switch-leaders_in_skipped_turn = Ve vynechaném prvním tahu se smějí používat vůdci

## Questions

ask-turn = Umísti člena rodiny nebo použij vůdce
ask-window = Použij vůdce nebo ukonči tah
ask-servants = Kolik sloužících na zvýšení hodnoty?
ask-price = Které náklady?
ask-take = Kterou kartu v bonusové akci?
ask-work = Bonusová akce: kolik sloužících na zvýšení hodnoty?
ask-exchange = Vyměnit?
ask-part = Co dřív?
ask-privilege = Které privilegium?
ask-lose = O co přijít?
ask-six = Který člen rodiny dostane tuto hodnotu?
ask-church = Podpořit církev?
ask-keep = Kterého vůdce si nechat?
ask-bonus-tile = Kterou osobní bonusovou destičku?
ask-draw-tile = Vylosuj destičku exkomunikace
ask-draw-order = Vylosuj pořadí na tahu
ask-deal = Rozdej vůdce
ask-reveal = Otoč kartu
ask-roll = Hoď kostkami

## What a real table is asked

chance-draw-tile = Která destička exkomunikace se vylosovala?
chance-draw-order = V jakém pořadí se hraje?
chance-deal = Který vůdce byl rozdán?
chance-reveal = Která karta leží tady: { NAME("space", $space) }?
chance-roll = Co ukazují kostky?
    .white = Bílá
    .black = Černá
    .orange = Oranžová

## What happened

event-tile = Destička exkomunikace: { NAME("lorenzo-excommunication", $tile) }
event-order = Pořadí na tahu: { $seats }
event-bonus-tile = { $seat } si bere osobní bonusovou destičku: { NAME("lorenzo-tile", $tile) }
event-deal = { $seat } dostává vůdce: { $leader }
event-keep = { $seat } si nechává vůdce: { $leader }
event-round = { $n }. kolo
event-reveal = Na plán přichází: { NAME("lorenzo-card", $card) }
event-dice = Kostky: bílá { $white }, černá { $black }, oranžová { $orange }
event-skip = { $seat } vynechává první tah
event-place = { $seat } posílá { $member } { $space }
event-gain = { $seat } získává { $goods }
event-pay = { $seat } platí { $goods }
event-lose = { $seat } přichází o { $goods }
event-card = { $seat } získává kartu: { NAME("lorenzo-card", $card) }
event-no-action = { $seat } nemá jak provést bonusovou akci
event-decline-action = { $seat } vynechává bonusovou akci
event-harvest = { $seat } sklízí s hodnotou { $value }
event-production = { $seat } produkuje s hodnotou { $value }
event-play-leader = { $seat } vykládá vůdce: { $leader }
event-use-leader = { $seat } využívá vůdce: { $leader }
event-copy-leader = { $seat } přebírá schopnost vůdce: { $leader }
event-discard-leader = { $seat } odhazuje vůdce: { $leader }
event-six = { $seat } nastavuje { $member } na hodnotu { $value }
event-forfeit = { $seat } nemůže nikoho umístit, tah propadá
event-decline = { $seat } vynechává tah navíc
event-report = Papežská přízeň, { $period }. etapa
event-support =
    { $seat } podporuje církev: za { $faith ->
        [one] { $faith } bod víry
        [few] { $faith } body víry
       *[other] { $faith } bodů víry
    } získává { $points ->
        [one] { $points } vítězný bod
        [few] { $points } vítězné body
       *[other] { $points } vítězných bodů
    }
event-excommunicated = Exkomunikaci dostává { $seat }: { NAME("lorenzo-excommunication", $tile) }
event-last-faith =
    { $seat } ještě získává za { $faith ->
        [one] { $faith } bod víry
        [few] { $faith } body víry
       *[other] { $faith } bodů víry
    } { $points ->
        [one] { $points } vítězný bod
        [few] { $points } vítězné body
       *[other] { $points } vítězných bodů
    }
event-over = Hra končí

## Why not

no-covered =
    { NAME("space", $space) }: { $players ->
        [2] ve dvou
        [3] ve třech
       *[other] v { $players }
    } hráčích je zakryté
no-market = na tržiště nesmíš kvůli exkomunikaci
no-taken = { NAME("space", $space) }: už tu stojí { $seat }
no-same-colour = tvůj barevný člen rodiny už stojí tady: { NAME("space", $space) }
no-member = { $member } už v tomto kole nemáš k dispozici
no-card = { NAME("space", $space) }: žádná karta tu není
no-seventh =
    sedmou kartu jednoho typu mít nesmíš; máš { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }: { $kind }
no-surcharge =
    { $needs ->
        [one] { $needs } mince
        [few] { $needs } mince
       *[other] { $needs } mincí
    } za obsazenou věž; máš { $has }
no-territory =
    { $slot }. území vyžaduje { $needs ->
        [one] { $needs } bod vojenské síly
        [few] { $needs } body vojenské síly
       *[other] { $needs } bodů vojenské síly
    }; máš { $has }
no-military =
    náklady vyžadují { $needs ->
        [one] { $needs } bod vojenské síly
        [few] { $needs } body vojenské síly
       *[other] { $needs } bodů vojenské síly
    }; máš { $has }
no-cost = karta stojí { $cost }; zbývá na ni { $has }
no-value =
    je třeba hodnota { $needs }, bez sloužících je { $value }; chce to { $servants ->
        [one] { $servants } sloužícího
        [few] { $servants } sloužící
       *[other] { $servants } sloužících
    }, použít můžeš { $has }
no-servants =
    { $needs ->
        [one] { $needs } sloužící
        [few] { $needs } sloužící
       *[other] { $needs } sloužících
    }: máš { $has }
no-servants-for-cost =
    s tolika sloužícími nezbude na kartu; nejvýš { $most ->
        [one] { $most } sloužící
        [few] { $most } sloužící
       *[other] { $most } sloužících
    }
no-kind = tahle bonusová akce bere něco jiného: { $kinds }
no-privilege-twice = privilegia z jednoho efektu musí být různá
no-own-card = { NAME("lorenzo-card", $card) }: tu kartu nemáš
no-active = { NAME("lorenzo-card", $card) }: je třeba akce hodnoty { $needs }, tahle má { $value }
no-exchange = výměna stojí { $cost }; zbývá na ni { $has }
no-exchange-card = teď je na řadě jiná karta: { NAME("lorenzo-card", $card) }
no-faith =
    církev žádá { $needs ->
        [one] { $needs } bod víry
        [few] { $needs } body víry
       *[other] { $needs } bodů víry
    }; máš { $has }
no-forfeit = tah propadá jen tehdy, když nejde umístit nikoho
no-decline = tohle vynechat nejde
no-bonus-tile = tuto bonusovou destičku už někdo má
no-hand = v ruce nemáš vůdce: { NAME("lorenzo-leader", $leader) }
no-played = vyloženého nemáš vůdce: { NAME("lorenzo-leader", $leader) }
no-packet = v nabídce nemáš vůdce: { NAME("lorenzo-leader", $leader) }
no-deal = tento vůdce už byl rozdán: { NAME("lorenzo-leader", $leader) }
no-reveal = mezi kartami, které pro tuto věž zbývají ({ $kind }, { $period }. etapa), není { NAME("lorenzo-card", $card) }
no-tile-period = je potřeba destička { $period }. etapy
no-need = potřebuješ { $cost }; máš { $has }
no-once = { NAME("lorenzo-leader", $leader) }: tenhle vůdce nemá aktivační schopnost
no-used = { NAME("lorenzo-leader", $leader) }: schopnost už je v tomto kole použitá
no-copier = nemáš vyloženého vůdce, který přebírá schopnost jiného
no-copy-again = převzatou schopnost už máš: { NAME("lorenzo-leader", $leader) }
no-copy-target = nikdo jiný nemá vyloženého vůdce: { NAME("lorenzo-leader", $leader) }
wish-card = { NAME("lorenzo-card", $card) }: karta není v žádné věži ani to není tvoje karta s výměnou
wish-no-card = karta { $card } není

## Positions written by hand

position-dice = tři kostky: bílá, černá, oranžová
position-order = pořadí musí obsahovat každého hráče jednou
position-tile = destička exkomunikace „{ $name }“ není; na výběr: { $known }
position-tiles = je třeba tří destiček, z každé etapy jedné, postupně
position-floor = je třeba podlaží a čísla karty, nebo „-“ pro žádnou: { $text }
position-floor-kind = karta { $card } nepatří na { $space }
position-floor-taken = člen rodiny a karta nemohou být spolu: { $name }
position-space = pole „{ $name }“ není
position-covered = v tak málo hráčích je zakryté: { $name }
position-crowded = víc než jeden člen rodiny: { $name }
position-colours = dva barevní členové jednoho hráče ({ $who }) v jedné věži nebo oblasti: { $name }
position-member = je třeba hráče a člena rodiny (white, black, orange, neutral): { $text }
position-member-twice = tento člen rodiny už někde stojí: { $text }
position-goods = „{ $text }“ není; na výběr: { $known }
position-amount = { $n } { $text } je moc; nejvýš { $most }
position-card-period = karta { $card } v { $n }. kole být nemůže
position-seventh = karta { $card } by byla sedmá svého typu
position-basic = vůdci jsou jen ve hře pro pokročilé: { $name }
position-leader = vůdce „{ $name }“ není; na výběr: { $known }
position-not-played = tento vůdce není vyložený: { $name }
position-bonus = bonusová destička „{ $name }“ není; na výběr: { $known }
position-report = v { $n }. kole fáze papežské přízně není

## Final score

score-track = Vítězné body během hry
score-territories = Území
score-characters = Postavy
score-ventures = Činy
score-military = Vojenská síla
score-resources = Zdroje
score-excommunication = Exkomunikace

## What things say

title-card = { NAME("lorenzo-card", $card) } ({ $card }, { NAME("kind", $kind, form: "one") }, { $period }. etapa)
title-leader = { NAME("lorenzo-leader", $leader) }
title-excommunication = { NAME("lorenzo-excommunication", $tile) } (destička exkomunikace { $tile })
title-bonus = { NAME("lorenzo-tile", $tile) }
title-space = { NAME("space", $space, form: "name") }
title-privilege = Privilegium Signorie
title-member = { NAME("member", $member, form: "name") } člen rodiny

card-free = Nestojí nic.
card-cost = Stojí { $cost }.
card-now = Ihned: { $effects }.
card-always = Trvale: { $effects }.
card-harvest = Sklizeň { $value }+: { $effects }.
card-production = Produkce { $value }+: { $effects }.
card-end = Na konci hry: { $points }.
price-military = { $pay } (musíš mít aspoň { $needs })

leader-needs = K vyložení musíš mít { $needs }.
leader-once = Jednou za kolo: { $effects }.
leader-always = Trvale: { $effects }.
excommunication-always = Po exkomunikaci: { $effects }.
excommunication-end = Po exkomunikaci (na konci hry): { $effects }.
bonus-production = Produkce: získáváš { $goods }.
bonus-harvest = Sklizeň: získáváš { $goods }.

effect-gain = získáváš { $goods }
effect-gain-per-card =
    získáváš { $goods } za každou svou kartu { $cards ->
        [territory] území
        [character] postavy
        [building] budovy
       *[venture] činu
    }
effect-gain-per-military =
    získáváš { $goods } za { $each ->
        [one] každý svůj bod vojenské síly
        [few] každé { $each } své body vojenské síly
       *[other] každých { $each } svých bodů vojenské síly
    }
effect-take-card =
    smíš si vzít { $cards ->
        [territory] kartu území
        [character] kartu postavy
        [building] kartu budovy
        [venture] kartu činu
       *[any] kartu libovolného typu
    } akcí s hodnotou { $value } bez umístění člena rodiny
effect-take-card-less =
    smíš si vzít { $cards ->
        [territory] kartu území
        [character] kartu postavy
        [building] kartu budovy
        [venture] kartu činu
       *[any] kartu libovolného typu
    } akcí s hodnotou { $value } bez umístění člena rodiny, o { $less } levněji
effect-activate =
    smíš bez umístění člena rodiny provést akci { $area ->
        [harvest] sklizeň
       *[production] produkce
    } s hodnotou { $value }
effect-activate-plain =
    smíš bez umístění člena rodiny provést akci { $area ->
        [harvest] sklizeň
       *[production] produkce
    } s hodnotou { $value }; zvýšit ji lze jen sloužícími
effect-exchange = smíš vyměnit { $ways }
exchange-way = { $pay } za { $goods }
effect-set-one-member = jeden tvůj dosud neumístěný barevný člen rodiny má do konce kola hodnotu { $value }
effect-raises =
    akce { $action ->
        [territory] získání karty území
        [character] získání karty postavy
        [building] získání karty budovy
        [venture] získání karty činu
        [harvest] sklizeň
       *[production] produkce
    } má hodnotu o { $by } vyšší
effect-lowers =
    akce { $action ->
        [territory] získání karty území
        [character] získání karty postavy
        [building] získání karty budovy
        [venture] získání karty činu
        [harvest] sklizeň
       *[production] produkce
    } má hodnotu o { $by } nižší
effect-cheaper =
    za { $cards ->
        [territory] kartu území
        [character] kartu postavy
        [building] kartu budovy
        [venture] kartu činu
       *[any] každou kartu
    } platíš o { $less } méně
effect-no-floor-bonus = za podlaží věže nezískáváš bonus
effect-raises-coloured = tvoji barevní členové rodiny mají hodnotu o { $by } vyšší
effect-lowers-coloured = tvoji barevní členové rodiny mají hodnotu o { $by } nižší
effect-raises-neutral = tvůj bezbarvý člen rodiny má hodnotu o { $by } vyšší
effect-lowers-neutral = tvůj bezbarvý člen rodiny má hodnotu o { $by } nižší
effect-sets-members = tvoji barevní členové rodiny mají hodnotu { $value } bez ohledu na kostky
effect-enters-taken = své členy rodiny smíš umisťovat i na obsazená pole
effect-no-surcharge = v obsazených věžích nic nepřiplácíš
effect-free-territories = k získání území nepotřebuješ body vojenské síly
effect-copies-leader = přebíráš schopnost vůdce, kterého má vyloženého jiný hráč
effect-supporting = kdykoli podpoříš církev, získáváš { $goods }
effect-doubles-goods = dřevo, kámen, mince a sloužící z okamžitých efektů tvých akčních karet získáváš dvojmo
effect-less = z každého pole, karty či destičky získáváš o { $goods } méně
effect-no-market = na tržiště nesmíš umisťovat členy rodiny
effect-servants-per-value =
    ke zvýšení hodnoty o 1 potřebuješ { $servants ->
        [one] { $servants } sloužícího
        [few] { $servants } sloužící
       *[other] { $servants } sloužících
    }
effect-skips-first-turn = v každém kole vynecháváš svůj první tah a posledního člena rodiny umisťuješ až po všech ostatních
effect-no-points-for =
    nezískáváš žádné body za { $cards ->
        [territory] území
        [character] postavy
        [building] budovy
       *[venture] činy
    }
effect-loses-per-points =
    přicházíš o 1 vítězný bod za { $each ->
        [one] každý vítězný bod
        [few] každé { $each } vítězné body
       *[other] každých { $each } vítězných bodů
    }, které máš před závěrečným vyhodnocením
effect-loses-per-military = přicházíš o 1 vítězný bod za každý svůj bod vojenské síly
effect-loses-per-building-cost = přicházíš o 1 vítězný bod za každé dřevo a každý kámen v nákladech na kartách svých budov
effect-loses-per-resource = přicházíš o 1 vítězný bod za každý zbylý zdroj (dřevo, kámen, sloužícího či minci)

about-floor = Hodnota aspoň { $value }, 1 člen rodiny. Vezmi si kartu; v obsazené věži platíš 3 mince navíc.
about-floor-bonus = Hodnota aspoň { $value }, 1 člen rodiny. Nejdřív získej { $goods }, pak si vezmi kartu; v obsazené věži platíš 3 mince navíc.
about-space = Hodnota aspoň 1, 1 člen rodiny. Získej { $goods }.
about-open-space = Hodnota aspoň 1, libovolný počet členů rodiny. Získej { $goods }. Podle členů rodiny na tomto poli se řídí pořadí v příštím kole.
about-work =
    1 člen rodiny. Proveď { $area ->
        [harvest] sklizeň
       *[production] produkci
    }; hodnota akce musí být aspoň 1.
about-work-large =
    Libovolný počet členů rodiny. Proveď { $area ->
        [harvest] sklizeň
       *[production] produkci
    } s hodnotou o { $less } nižší; i tak musí být aspoň 1.
about-privilege = Získej { $goods }.
about-coloured =
    Má hodnotu { $member ->
        [white] bílé
        [black] černé
       *[orange] oranžové
    } kostky. V jedné věži smí stát jen jeden barevný člen rodiny téhož hráče, stejně tak v oblasti sklizně a v oblasti produkce.
about-neutral = Má hodnotu 0. Smí stát vedle barevného člena rodiny téhož hráče.

## Options of a question

move-place =
    { NAME("member", $member, form: "name") } ({ $value }) { NAME("space", $space, form: "to") }{ $servants ->
        [0] { "" }
        [one] , aspoň { $servants } sloužící
        [few] , aspoň { $servants } sloužící
       *[other] , aspoň { $servants } sloužících
    }
move-place-card =
    { NAME("member", $member, form: "name") } ({ $value }) { NAME("space", $space, form: "to") }: { NAME("lorenzo-card", $card) }{ $servants ->
        [0] { "" }
        [one] , aspoň { $servants } sloužící
        [few] , aspoň { $servants } sloužící
       *[other] , aspoň { $servants } sloužících
    }
move-servants =
    { $n ->
        [0] Nepoužít žádného sloužícího
        [one] Použít { $n } sloužícího
        [few] Použít { $n } sloužící
       *[other] Použít { $n } sloužících
    }: hodnota { $value }
move-take = Vzít kartu { NAME("lorenzo-card", $card) } ({ NAME("space", $space) })
move-decline-action = Vynechat bonusovou akci
move-decline-turn = Vynechat tah navíc
move-pay = Zaplatit { $goods }
move-pay-nothing = Neplatit nic
move-less = O { $less } levněji: zaplatit { $goods }
move-less-nothing = O { $less } levněji: neplatit nic
move-first = Nejdřív: { $effects }
move-privilege = Vzít { $goods }
move-exchange = Vyměnit { $way } ({ NAME("lorenzo-card", $card) })
move-skip = Nevyměnit nic ({ NAME("lorenzo-card", $card) })
move-six = { NAME("member", $member, form: "name") }: hodnota { $value }
move-lose = Přijít o { $goods }
move-support = Podpořit církev: { $faith } za { $goods }
move-refuse = Nepodpořit církev: exkomunikace ({ NAME("lorenzo-excommunication", $tile) })
move-forfeit = Nikoho nelze umístit: tah propadá
move-play = Vyložit: { NAME("lorenzo-leader", $leader) }
move-use = Využít: { NAME("lorenzo-leader", $leader) } – { $effects }
move-copy = Převzít schopnost: { NAME("lorenzo-leader", $leader) }
move-discard = Odhodit za { $goods }: { NAME("lorenzo-leader", $leader) }
move-keep = Nechat si: { NAME("lorenzo-leader", $leader) }
move-bonus = { NAME("lorenzo-tile", $tile) }. { $text }
move-roll = Bílá { $white }, černá { $black }, oranžová { $orange }
move-reveal = { NAME("lorenzo-card", $card) }
move-tile = { NAME("lorenzo-excommunication", $tile) }
move-order = { $seats }
move-deal = { NAME("lorenzo-leader", $leader) }
