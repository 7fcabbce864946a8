### Lorenzo il Magnifico, Slovak. Names of cards and tiles stand in lorenzo-names.ftl.
### Goods, cards and members are in the accusative: they stand after „získavaš“, „platíš“, „máš“.

## Goods

good-coins =
    { $n ->
        [one] { $n } mincu
        [few] { $n } mince
       *[other] { $n } mincí
    }
good-wood =
    { $n ->
        [one] { $n } drevo
        [few] { $n } drevá
       *[other] { $n } driev
    }
good-stone =
    { $n ->
        [one] { $n } kameň
        [few] { $n } kamene
       *[other] { $n } kameňov
    }
good-servants =
    { $n ->
        [one] { $n } sluhu
       *[other] { $n } sluhov
    }
good-military =
    { $n ->
        [one] { $n } bod vojenskej sily
        [few] { $n } body vojenskej sily
       *[other] { $n } bodov vojenskej sily
    }
good-faith =
    { $n ->
        [one] { $n } bod viery
        [few] { $n } body viery
       *[other] { $n } bodov viery
    }
good-vp =
    { $n ->
        [one] { $n } víťazný bod
        [few] { $n } víťazné body
       *[other] { $n } víťazných bodov
    }
good-privileges =
    { $n ->
        [one] { $n } privilégium Signorie
        [few] { $n } rôzne privilégiá Signorie
       *[other] { $n } rôznych privilégií Signorie
    }

## Cards

kind-territory = územia
    .one = územie
kind-character = postavy
    .one = postava
kind-building = budovy
    .one = budova
kind-venture = činy
    .one = čin
cards-territory =
    { $n ->
        [one] { $n } územie
        [few] { $n } územia
       *[other] { $n } území
    }
cards-character =
    { $n ->
        [one] { $n } postavu
        [few] { $n } postavy
       *[other] { $n } postáv
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
       *[other] { $n } činov
    }
cards-one-kind =
    { $n ->
        [one] { $n } kartu jedného typu
        [few] { $n } karty jedného typu
       *[other] { $n } kariet jedného typu
    }
leader = { NAME("lorenzo-leader", $leader) }

## Members and spaces

member-white = bieleho člena rodiny
    .name = Biely
member-black = čierneho člena rodiny
    .name = Čierny
member-orange = oranžového člena rodiny
    .name = Oranžový
member-neutral = bezfarebného člena rodiny
    .name = Bezfarebný

# Where somebody goes.
space = { NAME("space", $space, form: "to") }
space-territory-1 = 1. podlažie veže území
    .name = 1. podlažie veže území
    .to = na 1. podlažie veže území
space-territory-2 = 2. podlažie veže území
    .name = 2. podlažie veže území
    .to = na 2. podlažie veže území
space-territory-3 = 3. podlažie veže území
    .name = 3. podlažie veže území
    .to = na 3. podlažie veže území
space-territory-4 = 4. podlažie veže území
    .name = 4. podlažie veže území
    .to = na 4. podlažie veže území
space-character-1 = 1. podlažie veže postáv
    .name = 1. podlažie veže postáv
    .to = na 1. podlažie veže postáv
space-character-2 = 2. podlažie veže postáv
    .name = 2. podlažie veže postáv
    .to = na 2. podlažie veže postáv
space-character-3 = 3. podlažie veže postáv
    .name = 3. podlažie veže postáv
    .to = na 3. podlažie veže postáv
space-character-4 = 4. podlažie veže postáv
    .name = 4. podlažie veže postáv
    .to = na 4. podlažie veže postáv
space-building-1 = 1. podlažie veže budov
    .name = 1. podlažie veže budov
    .to = na 1. podlažie veže budov
space-building-2 = 2. podlažie veže budov
    .name = 2. podlažie veže budov
    .to = na 2. podlažie veže budov
space-building-3 = 3. podlažie veže budov
    .name = 3. podlažie veže budov
    .to = na 3. podlažie veže budov
space-building-4 = 4. podlažie veže budov
    .name = 4. podlažie veže budov
    .to = na 4. podlažie veže budov
space-venture-1 = 1. podlažie veže činov
    .name = 1. podlažie veže činov
    .to = na 1. podlažie veže činov
space-venture-2 = 2. podlažie veže činov
    .name = 2. podlažie veže činov
    .to = na 2. podlažie veže činov
space-venture-3 = 3. podlažie veže činov
    .name = 3. podlažie veže činov
    .to = na 3. podlažie veže činov
space-venture-4 = 4. podlažie veže činov
    .name = 4. podlažie veže činov
    .to = na 4. podlažie veže činov
space-market-1 = 1. pole trhoviska
    .name = 1. pole trhoviska
    .to = na 1. pole trhoviska
space-market-2 = 2. pole trhoviska
    .name = 2. pole trhoviska
    .to = na 2. pole trhoviska
space-market-3 = 3. pole trhoviska
    .name = 3. pole trhoviska
    .to = na 3. pole trhoviska
space-market-4 = 4. pole trhoviska
    .name = 4. pole trhoviska
    .to = na 4. pole trhoviska
space-palace = Palác Signorie
    .name = Palác Signorie
    .to = do Paláca Signorie
space-harvest = menšie pole zberu úrody
    .name = Menšie pole zberu úrody
    .to = na menšie pole zberu úrody
space-harvest-large = väčšie pole zberu úrody
    .name = Väčšie pole zberu úrody
    .to = na väčšie pole zberu úrody
space-production = menšie pole produkcie
    .name = Menšie pole produkcie
    .to = na menšie pole produkcie
space-production-large = väčšie pole produkcie
    .name = Väčšie pole produkcie
    .to = na väčšie pole produkcie

## Options of a game

switch-advanced = Hra pre pokročilých: vodcovia a rôzne bonusové doštičky
switch-draft_direction = Ktorým smerom sa pri výbere posielajú vodcovia
setting-draft_direction-right = doprava
setting-draft_direction-left = doľava
switch-brunelleschi_bonus_actions = Filippo Brunelleschi šetrí 3 mince za obsadenú vežu aj v bonusových akciách
switch-privilege_own_source = Privilégium sa pri doštičkách, ktoré dávajú o 1 menej, počíta samostatne
switch-wood_stone_each = Doštička „Menej dreva alebo kameňa“ berie 1 drevo aj 1 kameň, keď získavaš oboje
switch-ariosto_floor_bonus_only = Na podlažie bez karty možno ísť len po jeho bonus
switch-round6_ask = Na podporu cirkvi sa pýta aj 6. kolo
switch-military_cap = Kde sa končí stupnica vojenskej sily
setting-military_cap-25 = na 25
setting-military_cap-0 = nikde
switch-member_alone_at_least_1 = Člen rodiny musí mať so sluhami hodnotu aspoň 1, kým mu pomôžu karty
switch-stonemason_discount_both = Kamenár zlacňuje o 1 drevo aj 1 kameň, nielen o jedno z nich
switch-bonus_tile_is_source = Doštičky, ktoré dávajú o 1 menej, platia aj pre osobnú bonusovú doštičku
switch-leaders_in_skipped_turn = Vo vynechanom prvom ťahu sa smú používať vodcovia

## Questions

ask-turn = Umiestni člena rodiny alebo použi vodcu
ask-window = Použi vodcu alebo ukonči ťah
ask-servants = Koľko sluhov na zvýšenie hodnoty?
ask-price = Ktoré náklady?
ask-take = Ktorú kartu v bonusovej akcii?
ask-work = Bonusová akcia: koľko sluhov na zvýšenie hodnoty?
ask-exchange = Vymeniť?
ask-part = Čo skôr?
ask-privilege = Ktoré privilégium?
ask-lose = O čo prísť?
ask-six = Ktorý člen rodiny dostane túto hodnotu?
ask-church = Podporiť cirkev?
ask-keep = Ktorého vodcu si nechať?
ask-bonus-tile = Ktorú osobnú bonusovú doštičku?
ask-draw-tile = Vyžrebuj doštičku exkomunikácie
ask-draw-order = Vyžrebuj poradie na ťahu
ask-deal = Rozdaj vodcu
ask-reveal = Otoč kartu
ask-roll = Hoď kockami

## What a real table is asked

chance-draw-tile = Ktorá doštička exkomunikácie sa vyžrebovala?
chance-draw-order = V akom poradí sa hrá?
chance-deal = Ktorý vodca bol rozdaný?
chance-reveal = Ktorá karta leží tu: { NAME("space", $space) }?
chance-roll = Čo ukazujú kocky?
    .white = Biela
    .black = Čierna
    .orange = Oranžová

## What happened

event-tile = Doštička exkomunikácie: { NAME("lorenzo-excommunication", $tile) }
event-order = Poradie na ťahu: { $seats }
event-bonus-tile = { $seat } si berie osobnú bonusovú doštičku: { NAME("lorenzo-tile", $tile) }
event-deal = { $seat } dostáva vodcu: { $leader }
event-keep = { $seat } si necháva vodcu: { $leader }
event-round = { $n }. kolo
event-reveal = Na plán prichádza: { NAME("lorenzo-card", $card) }
event-dice = Kocky: biela { $white }, čierna { $black }, oranžová { $orange }
event-skip = { $seat } vynecháva prvý ťah
event-place = { $seat } posiela { $member } { $space }
event-gain = { $seat } získava { $goods }
event-pay = { $seat } platí { $goods }
event-lose = { $seat } prichádza o { $goods }
event-card = { $seat } získava kartu: { NAME("lorenzo-card", $card) }
event-no-action = { $seat } nemá ako vykonať bonusovú akciu
event-decline-action = { $seat } vynecháva bonusovú akciu
event-harvest = { $seat } zbiera úrodu s hodnotou { $value }
event-production = { $seat } produkuje s hodnotou { $value }
event-play-leader = { $seat } vykladá vodcu: { $leader }
event-use-leader = { $seat } využíva vodcu: { $leader }
event-copy-leader = { $seat } preberá schopnosť vodcu: { $leader }
event-discard-leader = { $seat } odhadzuje vodcu: { $leader }
event-six = { $seat } nastavuje { $member } na hodnotu { $value }
event-forfeit = { $seat } nemôže nikoho umiestniť, ťah prepadá
event-decline = { $seat } vynecháva ťah navyše
event-report = Pápežská priazeň, { $period }. etapa
event-support =
    { $seat } podporuje cirkev: za { $faith ->
        [one] { $faith } bod viery
        [few] { $faith } body viery
       *[other] { $faith } bodov viery
    } získava { $points ->
        [one] { $points } víťazný bod
        [few] { $points } víťazné body
       *[other] { $points } víťazných bodov
    }
event-excommunicated = Exkomunikáciu dostáva { $seat }: { NAME("lorenzo-excommunication", $tile) }
event-last-faith =
    { $seat } ešte získava za { $faith ->
        [one] { $faith } bod viery
        [few] { $faith } body viery
       *[other] { $faith } bodov viery
    } { $points ->
        [one] { $points } víťazný bod
        [few] { $points } víťazné body
       *[other] { $points } víťazných bodov
    }
event-over = Hra sa končí

## Why not

no-covered =
    { NAME("space", $space) }: pri { $players ->
        [2] dvoch
        [3] troch
       *[other] { $players }
    } hráčoch je zakryté
no-market = na trhovisko nesmieš pre exkomunikáciu
no-taken = { NAME("space", $space) }: už tu stojí { $seat }
no-same-colour = tvoj farebný člen rodiny už stojí tu: { NAME("space", $space) }
no-member = { $member } už v tomto kole nemáš k dispozícii
no-card = { NAME("space", $space) }: žiadna karta tu nie je
no-seventh =
    siedmu kartu jedného typu mať nesmieš; máš { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } kariet
    }: { $kind }
no-surcharge =
    { $needs ->
        [one] { $needs } minca
        [few] { $needs } mince
       *[other] { $needs } mincí
    } za obsadenú vežu; máš { $has }
no-territory =
    { $slot }. územie vyžaduje { $needs ->
        [one] { $needs } bod vojenskej sily
        [few] { $needs } body vojenskej sily
       *[other] { $needs } bodov vojenskej sily
    }; máš { $has }
no-military =
    náklady vyžadujú { $needs ->
        [one] { $needs } bod vojenskej sily
        [few] { $needs } body vojenskej sily
       *[other] { $needs } bodov vojenskej sily
    }; máš { $has }
no-cost = karta stojí { $cost }; zostáva na ňu { $has }
no-value =
    treba hodnotu { $needs }, bez sluhov je { $value }; na to potrebuješ { $servants ->
        [one] { $servants } sluhu
       *[other] { $servants } sluhov
    }, použiť môžeš { $has }
no-servants =
    { $needs ->
        [one] { $needs } sluha
        [few] { $needs } sluhovia
       *[other] { $needs } sluhov
    }: máš { $has }
no-servants-for-cost =
    s toľkými sluhami nezostane na kartu; najviac { $most ->
        [one] { $most } sluha
        [few] { $most } sluhovia
       *[other] { $most } sluhov
    }
no-kind = táto bonusová akcia berie niečo iné: { $kinds }
no-privilege-twice = privilégiá z jedného efektu musia byť rôzne
no-own-card = { NAME("lorenzo-card", $card) }: tú kartu nemáš
no-active = { NAME("lorenzo-card", $card) }: treba akciu hodnoty { $needs }, táto má { $value }
no-exchange = výmena stojí { $cost }; zostáva na ňu { $has }
no-exchange-card = teraz je na rade iná karta: { NAME("lorenzo-card", $card) }
no-faith =
    cirkev žiada { $needs ->
        [one] { $needs } bod viery
        [few] { $needs } body viery
       *[other] { $needs } bodov viery
    }; máš { $has }
no-forfeit = ťah prepadá len vtedy, keď nemožno umiestniť nikoho
no-decline = toto vynechať nemožno
no-bonus-tile = túto bonusovú doštičku už niekto má
no-hand = v ruke nemáš vodcu: { NAME("lorenzo-leader", $leader) }
no-played = vyloženého nemáš vodcu: { NAME("lorenzo-leader", $leader) }
no-packet = v ponuke nemáš vodcu: { NAME("lorenzo-leader", $leader) }
no-deal = tento vodca už bol rozdaný: { NAME("lorenzo-leader", $leader) }
no-reveal = medzi kartami, ktoré pre túto vežu zostávajú ({ $kind }, { $period }. etapa), nie je { NAME("lorenzo-card", $card) }
no-tile-period = treba doštičku { $period }. etapy
no-need = potrebuješ { $cost }; máš { $has }
no-once = { NAME("lorenzo-leader", $leader) }: tento vodca nemá aktivačnú schopnosť
no-used = { NAME("lorenzo-leader", $leader) }: schopnosť je už v tomto kole použitá
no-copier = nemáš vyloženého vodcu, ktorý preberá schopnosť iného
no-copy-again = prevzatú schopnosť už máš: { NAME("lorenzo-leader", $leader) }
no-copy-target = nikto iný nemá vyloženého vodcu: { NAME("lorenzo-leader", $leader) }
wish-card = { NAME("lorenzo-card", $card) }: karta nie je v žiadnej veži ani to nie je tvoja karta s výmenou
wish-no-card = karta { $card } nie je

## Positions written by hand

position-dice = tri kocky: biela, čierna, oranžová
position-order = poradie musí obsahovať každého hráča raz
position-tile = doštička exkomunikácie „{ $name }“ nie je; na výber: { $known }
position-tiles = treba tri doštičky, z každej etapy jednu, postupne
position-floor = treba podlažie a číslo karty, alebo „-“ pre žiadnu: { $text }
position-floor-kind = karta { $card } nepatrí na { $space }
position-floor-taken = člen rodiny a karta nemôžu byť spolu: { $name }
position-space = pole „{ $name }“ nie je
position-covered = pri takom počte hráčov je zakryté: { $name }
position-crowded = viac ako jeden člen rodiny: { $name }
position-colours = dvaja farební členovia jedného hráča ({ $who }) v jednej veži alebo oblasti: { $name }
position-member = treba hráča a člena rodiny (white, black, orange, neutral): { $text }
position-member-twice = tento člen rodiny už niekde stojí: { $text }
position-goods = „{ $text }“ nie je; na výber: { $known }
position-amount = { $n } { $text } je priveľa; najviac { $most }
position-card-period = karta { $card } v { $n }. kole byť nemôže
position-seventh = karta { $card } by bola siedma svojho typu
position-basic = vodcovia sú len v hre pre pokročilých: { $name }
position-leader = vodca „{ $name }“ nie je; na výber: { $known }
position-not-played = tento vodca nie je vyložený: { $name }
position-bonus = bonusová doštička „{ $name }“ nie je; na výber: { $known }
position-report = v { $n }. kole fáza pápežskej priazne nie je

## Final score

score-track = Víťazné body počas hry
score-territories = Územia
score-characters = Postavy
score-ventures = Činy
score-military = Vojenská sila
score-resources = Zdroje
score-excommunication = Exkomunikácia

## What things say

title-card = { NAME("lorenzo-card", $card) } ({ $card }, { NAME("kind", $kind, form: "one") }, { $period }. etapa)
title-leader = { NAME("lorenzo-leader", $leader) }
title-excommunication = { NAME("lorenzo-excommunication", $tile) } (doštička exkomunikácie { $tile })
title-bonus = { NAME("lorenzo-tile", $tile) }
title-space = { NAME("space", $space, form: "name") }
title-privilege = Privilégium Signorie
title-member = { NAME("member", $member, form: "name") } člen rodiny

card-free = Nestojí nič.
card-cost = Stojí { $cost }.
card-now = Ihneď: { $effects }.
card-always = Trvalo: { $effects }.
card-harvest = Zber úrody { $value }+: { $effects }.
card-production = Produkcia { $value }+: { $effects }.
card-end = Na konci hry: { $points }.
price-military = { $pay } (musíš mať aspoň { $needs })

leader-needs = Na vyloženie musíš mať { $needs }.
leader-once = Raz za kolo: { $effects }.
leader-always = Trvalo: { $effects }.
excommunication-always = Po exkomunikácii: { $effects }.
excommunication-end = Po exkomunikácii (na konci hry): { $effects }.
bonus-production = Produkcia: získavaš { $goods }.
bonus-harvest = Zber úrody: získavaš { $goods }.

effect-gain = získavaš { $goods }
effect-gain-per-card =
    získavaš { $goods } za každú svoju kartu { $cards ->
        [territory] územia
        [character] postavy
        [building] budovy
       *[venture] činu
    }
effect-gain-per-military =
    získavaš { $goods } za { $each ->
        [one] každý svoj bod vojenskej sily
        [few] každé { $each } svoje body vojenskej sily
       *[other] každých { $each } svojich bodov vojenskej sily
    }
effect-take-card =
    smieš si vziať { $cards ->
        [territory] kartu územia
        [character] kartu postavy
        [building] kartu budovy
        [venture] kartu činu
       *[any] kartu ľubovoľného typu
    } akciou s hodnotou { $value } bez umiestnenia člena rodiny
effect-take-card-less =
    smieš si vziať { $cards ->
        [territory] kartu územia
        [character] kartu postavy
        [building] kartu budovy
        [venture] kartu činu
       *[any] kartu ľubovoľného typu
    } akciou s hodnotou { $value } bez umiestnenia člena rodiny, lacnejšie o { $less }
effect-activate =
    smieš bez umiestnenia člena rodiny vykonať akciu { $area ->
        [harvest] zber úrody
       *[production] produkcia
    } s hodnotou { $value }
effect-activate-plain =
    smieš bez umiestnenia člena rodiny vykonať akciu { $area ->
        [harvest] zber úrody
       *[production] produkcia
    } s hodnotou { $value }; zvýšiť ju možno len sluhami
effect-exchange = smieš vymeniť { $ways }
exchange-way = { $pay } za { $goods }
effect-set-one-member = jeden tvoj ešte neumiestnený farebný člen rodiny má do konca kola hodnotu { $value }
effect-raises =
    akcia { $action ->
        [territory] získania karty územia
        [character] získania karty postavy
        [building] získania karty budovy
        [venture] získania karty činu
        [harvest] zber úrody
       *[production] produkcia
    } má hodnotu o { $by } vyššiu
effect-lowers =
    akcia { $action ->
        [territory] získania karty územia
        [character] získania karty postavy
        [building] získania karty budovy
        [venture] získania karty činu
        [harvest] zber úrody
       *[production] produkcia
    } má hodnotu o { $by } nižšiu
effect-cheaper =
    za { $cards ->
        [territory] kartu územia
        [character] kartu postavy
        [building] kartu budovy
        [venture] kartu činu
       *[any] každú kartu
    } platíš o { $less } menej
effect-no-floor-bonus = za podlažie veže nezískavaš bonus
effect-raises-coloured = tvoji farební členovia rodiny majú hodnotu o { $by } vyššiu
effect-lowers-coloured = tvoji farební členovia rodiny majú hodnotu o { $by } nižšiu
effect-raises-neutral = tvoj bezfarebný člen rodiny má hodnotu o { $by } vyššiu
effect-lowers-neutral = tvoj bezfarebný člen rodiny má hodnotu o { $by } nižšiu
effect-sets-members = tvoji farební členovia rodiny majú hodnotu { $value } bez ohľadu na kocky
effect-enters-taken = svojich členov rodiny smieš umiestňovať aj na obsadené polia
effect-no-surcharge = v obsadených vežiach nič neplatíš navyše
effect-free-territories = na získanie území nepotrebuješ body vojenskej sily
effect-copies-leader = preberáš schopnosť vodcu, ktorého má vyloženého iný hráč
effect-supporting = kedykoľvek podporíš cirkev, získavaš { $goods }
effect-doubles-goods = drevo, kameň, mince a sluhov z okamžitých efektov tvojich akčných kariet získavaš dvojmo
effect-less = z každého poľa, karty či doštičky získavaš o { $goods } menej
effect-no-market = na trhovisko nesmieš umiestňovať členov rodiny
effect-servants-per-value =
    na zvýšenie hodnoty o 1 potrebuješ { $servants ->
        [one] { $servants } sluhu
       *[other] { $servants } sluhov
    }
effect-skips-first-turn = v každom kole vynechávaš svoj prvý ťah a posledného člena rodiny umiestňuješ až po všetkých ostatných
effect-no-points-for =
    nezískavaš žiadne body za { $cards ->
        [territory] územia
        [character] postavy
        [building] budovy
       *[venture] činy
    }
effect-loses-per-points =
    prichádzaš o 1 víťazný bod za { $each ->
        [one] každý víťazný bod
        [few] každé { $each } víťazné body
       *[other] každých { $each } víťazných bodov
    }, ktoré máš pred záverečným vyhodnotením
effect-loses-per-military = prichádzaš o 1 víťazný bod za každý svoj bod vojenskej sily
effect-loses-per-building-cost = prichádzaš o 1 víťazný bod za každé drevo a každý kameň v nákladoch na kartách svojich budov
effect-loses-per-resource = prichádzaš o 1 víťazný bod za každý zvyšný zdroj (drevo, kameň, sluhu či mincu)

about-floor = Hodnota aspoň { $value }, 1 člen rodiny. Vezmi si kartu; v obsadenej veži platíš 3 mince navyše.
about-floor-bonus = Hodnota aspoň { $value }, 1 člen rodiny. Najprv získaj { $goods }, potom si vezmi kartu; v obsadenej veži platíš 3 mince navyše.
about-space = Hodnota aspoň 1, 1 člen rodiny. Získaj { $goods }.
about-open-space = Hodnota aspoň 1, ľubovoľný počet členov rodiny. Získaj { $goods }. Podľa členov rodiny na tomto poli sa riadi poradie v ďalšom kole.
about-work =
    1 člen rodiny. Vykonaj { $area ->
        [harvest] zber úrody
       *[production] produkciu
    }; hodnota akcie musí byť aspoň 1.
about-work-large =
    Ľubovoľný počet členov rodiny. Vykonaj { $area ->
        [harvest] zber úrody
       *[production] produkciu
    } s hodnotou o { $less } nižšou; aj tak musí byť aspoň 1.
about-privilege = Získaj { $goods }.
about-coloured =
    Má hodnotu { $member ->
        [white] bielej
        [black] čiernej
       *[orange] oranžovej
    } kocky. V jednej veži smie stáť len jeden farebný člen rodiny toho istého hráča, rovnako v oblasti zberu úrody a v oblasti produkcie.
about-neutral = Má hodnotu 0. Smie stáť vedľa farebného člena rodiny toho istého hráča.

## Options of a question

move-place =
    { NAME("member", $member, form: "name") } ({ $value }) { NAME("space", $space, form: "to") }{ $servants ->
        [0] { "" }
        [one] , aspoň { $servants } sluha
        [few] , aspoň { $servants } sluhovia
       *[other] , aspoň { $servants } sluhov
    }
move-place-card =
    { NAME("member", $member, form: "name") } ({ $value }) { NAME("space", $space, form: "to") }: { NAME("lorenzo-card", $card) }{ $servants ->
        [0] { "" }
        [one] , aspoň { $servants } sluha
        [few] , aspoň { $servants } sluhovia
       *[other] , aspoň { $servants } sluhov
    }
move-servants =
    { $n ->
        [0] Nepoužiť žiadneho sluhu
        [one] Použiť { $n } sluhu
       *[other] Použiť { $n } sluhov
    }: hodnota { $value }
move-take = Vziať kartu { NAME("lorenzo-card", $card) } ({ NAME("space", $space) })
move-decline-action = Vynechať bonusovú akciu
move-decline-turn = Vynechať ťah navyše
move-pay = Zaplatiť { $goods }
move-pay-nothing = Neplatiť nič
move-less = O { $less } lacnejšie: zaplatiť { $goods }
move-less-nothing = O { $less } lacnejšie: neplatiť nič
move-first = Najprv: { $effects }
move-privilege = Vziať { $goods }
move-exchange = Vymeniť { $way } ({ NAME("lorenzo-card", $card) })
move-skip = Nevymeniť nič ({ NAME("lorenzo-card", $card) })
move-six = { NAME("member", $member, form: "name") }: hodnota { $value }
move-lose = Prísť o { $goods }
move-support = Podporiť cirkev: { $faith } za { $goods }
move-refuse = Nepodporiť cirkev: exkomunikácia ({ NAME("lorenzo-excommunication", $tile) })
move-forfeit = Nikoho nemožno umiestniť: ťah prepadá
move-play = Vyložiť: { NAME("lorenzo-leader", $leader) }
move-use = Využiť: { NAME("lorenzo-leader", $leader) } – { $effects }
move-copy = Prevziať schopnosť: { NAME("lorenzo-leader", $leader) }
move-discard = Odhodiť za { $goods }: { NAME("lorenzo-leader", $leader) }
move-keep = Nechať si: { NAME("lorenzo-leader", $leader) }
move-bonus = { NAME("lorenzo-tile", $tile) }. { $text }
move-roll = Biela { $white }, čierna { $black }, oranžová { $orange }
move-reveal = { NAME("lorenzo-card", $card) }
move-tile = { NAME("lorenzo-excommunication", $tile) }
move-order = { $seats }
move-deal = { NAME("lorenzo-leader", $leader) }
