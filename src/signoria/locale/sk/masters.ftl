### Masters of Renaissance, Slovak. What cards and leaders are called stands in masters-names.ftl.
### Goods and cards are in the accusative: they stand after „získavaš“, „platíš“, „máš“.

## Goods

masters-good-coin =
    { $n ->
        [one] { $n } mincu
        [few] { $n } mince
       *[other] { $n } mincí
    }
masters-good-stone =
    { $n ->
        [one] { $n } kameň
        [few] { $n } kamene
       *[other] { $n } kameňov
    }
masters-good-shield =
    { $n ->
        [one] { $n } štít
        [few] { $n } štíty
       *[other] { $n } štítov
    }
masters-good-servant =
    { $n ->
        [one] { $n } sluhu
       *[other] { $n } sluhov
    }
masters-good-faith =
    { $n ->
        [one] { $n } bod viery
        [few] { $n } body viery
       *[other] { $n } bodov viery
    }
masters-good-any =
    { $n ->
        [one] { $n } ľubovoľný zdroj
        [few] { $n } ľubovoľné zdroje
       *[other] { $n } ľubovoľných zdrojov
    }
masters-good-points =
    { $n ->
        [one] { $n } víťazný bod
        [few] { $n } víťazné body
       *[other] { $n } víťazných bodov
    }

## Cards

masters-cards-green =
    { $n ->
        [one] { $n } zelenú kartu
        [few] { $n } zelené karty
       *[other] { $n } zelených kariet
    }
masters-cards-blue =
    { $n ->
        [one] { $n } modrú kartu
        [few] { $n } modré karty
       *[other] { $n } modrých kariet
    }
masters-cards-yellow =
    { $n ->
        [one] { $n } žltú kartu
        [few] { $n } žlté karty
       *[other] { $n } žltých kariet
    }
masters-cards-purple =
    { $n ->
        [one] { $n } fialovú kartu
        [few] { $n } fialové karty
       *[other] { $n } fialových kariet
    }
masters-level-two-green = zelenú kartu úrovne II
masters-level-two-blue = modrú kartu úrovne II
masters-level-two-yellow = žltú kartu úrovne II
masters-level-two-purple = fialovú kartu úrovne II

## Places

masters-row = { $n }. rad
masters-column = { $n }. stĺpec
masters-depot-1 = horné oddelenie
    .name = Horné oddelenie
    .to = do horného oddelenia
masters-depot-2 = stredné oddelenie
    .name = Stredné oddelenie
    .to = do stredného oddelenia
masters-depot-3 = dolné oddelenie
    .name = Dolné oddelenie
    .to = do dolného oddelenia
masters-depot-extra = oddelenie pri vodcovi
    .name = Oddelenie pri vodcovi
    .to = do oddelenia pri vodcovi

## Options of a game

switch-discard_what_fits = Odhadzovať sa smú aj zdroje, pre ktoré je miesto
switch-discard_stored = Kvôli miestu sa smú odhadzovať aj uložené zdroje
switch-red_marble_first = Kedy prichádza viera za červenú guľôčku: hneď, alebo až po uložení zdrojov
setting-red_marble_first-true = hneď
setting-red_marble_first-false = spolu s vierou ostatných
setting-red_marble_first-last = až po viere ostatných
switch-discards_one_by_one = Odhodené zdroje posúvajú ostatných jeden po druhom
switch-discards_player_by_player = Odhodené zdroje posúvajú ostatných podľa poradia na ťahu, nie všetkých naraz
switch-level_two_or_higher = Podmienku vodcu „karta úrovne II“ splní aj karta úrovne III
switch-full_tie_shared = Pri rovnosti bodov aj zdrojov sa o víťazstvo delia; inak vyhráva, kto je na ťahu skôr
switch-seventh_card_wins = Sólo: siedma karta vyhráva, aj keď je posledná svojej farby

## Questions

ask-masters-marble = Vyžrebuj guľôčku na trh
ask-masters-reveal = Otoč kartu rozvoja
ask-masters-deal = Rozdaj vodcu
ask-masters-keep = Ktorých dvoch vodcov si nechať?
ask-masters-first = Vyžrebuj začínajúceho hráča
ask-masters-start = Ktorý zdroj na začiatok a kam s ním?
ask-masters-turn = Choď na trh, kúp kartu alebo spusti produkciu; vodcov môžeš použiť navyše
ask-masters-window = Vylož či odhoď vodcu, alebo ukonči ťah
ask-masters-white = Čo dá biela guľôčka?
ask-masters-store = Kam to uložiť?
ask-masters-slot = Na ktoré miesto?
ask-masters-pay = Zo skladu, alebo z pokladnice?
ask-masters-produce = Aktivovať ešte niečo, alebo produkovať?
ask-masters-in = Ktorými dvoma zdrojmi zaplatiť?
ask-masters-out = Ktorý zdroj získať?
ask-masters-token = Odhaľ žetón sólovej hry

## What a real table is asked

chance-masters-marble =
    { $row ->
        [0] Ktorá guľôčka zostala?
       *[other] Trh, rad { $row }, miesto { $column }: ktorá guľôčka?
    }
chance-masters-reveal = Ktorá karta leží na vrchu tohto balíčka?
chance-masters-deal = Ktorý vodca bol rozdaný?
chance-masters-first = Kto začína?
chance-masters-token = Ktorý žetón bol odhalený?

## What happened

masters-event-reveal = V ponuke je nová karta: { NAME("masters-card", $card) }
masters-event-deal = { $seat } dostáva vodcu { NAME("masters-leader", $leader) }
masters-event-keep = { $seat } si necháva vodcov { NAME("masters-leader", $first) } a { NAME("masters-leader", $second) }
masters-event-first = { $seat } má kalamár a začína
masters-event-take = { $seat } berie z trhu { $line }
masters-event-gain = { $seat } získava { $goods }
masters-event-throw = { $seat } odhadzuje { $goods }
masters-event-pay = { $seat } platí { $goods }
masters-event-card = { $seat } kupuje { NAME("masters-card", $card, form: "what") }
masters-event-produce = { $seat } produkuje { $goods }
masters-event-play = { $seat } vykladá vodcu { NAME("masters-leader", $leader) }
masters-event-discard = { $seat } odhadzuje vodcu { NAME("masters-leader", $leader) }
masters-event-faith =
    { $seat } postupuje na počítadle viery o { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políčok
    } na { $space }. políčko
masters-event-cross =
    Čierny kríž postupuje o { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políčok
    } na { $space }. políčko
masters-event-favour =
    { $section }. správa z Vatikánu: { $seat } si necháva žetón pápežskej priazne, { $points ->
        [one] { $points } víťazný bod
        [few] { $points } víťazné body
       *[other] { $points } víťazných bodov
    }
masters-event-no-favour = { $section }. správa z Vatikánu: { $seat } prichádza o žetón pápežskej priazne
masters-event-last-round = Blíži sa koniec: toto je posledné kolo
masters-event-token = Žetón sólovej hry: { $token }
masters-event-remove = Z ponuky mizne { NAME("masters-card", $card) }
masters-event-won = Hra sa končí výhrou: { $reason }
masters-event-lost = Hra sa končí prehrou: { $reason }
masters-event-over = Hra sa končí

## Why not

masters-no-cost = treba mať { $cost }; máš { $has }
masters-no-top = { NAME("masters-card", $card) }: karta neleží na vrchu žiadneho balíčka
masters-no-slot =
    žiadne tvoje miesto neprijme kartu úrovne { $level ->
        [1] I
        [2] II
       *[3] III
    }
masters-no-power =
    produkcia { $power ->
        [0] na doske
       *[other] č. { $power }
    } nie je tvoja alebo je zakrytá
masters-no-power-twice =
    produkcia { $power ->
        [0] na doske
       *[other] č. { $power }
    } je už aktivovaná
masters-no-any =
    treba zaplatiť { $needs ->
        [one] { $needs } ľubovoľný zdroj
        [few] { $needs } ľubovoľné zdroje
       *[other] { $needs } ľubovoľných zdrojov
    }; zostáva ti { $has }
masters-no-need = potrebuješ { $cost }; máš { $has }
masters-no-hand = v ruke nemáš vodcu { NAME("masters-leader", $leader) }
masters-no-packet = na výber nemáš vodcu { NAME("masters-leader", $leader) }
masters-no-white = žiadny tvoj vyložený vodca nedáva za bielu guľôčku { $good }
masters-no-next = najprv treba uložiť { $good }
masters-no-waiting = uložiť zostáva už len { $goods }
masters-no-room = oddelenie by muselo pojať { $goods }; miest na to: { $places }
masters-no-moving = nie je kam presunúť { $goods }
masters-no-extra = žiadny tvoj vyložený vodca nemá oddelenie na { $good }
masters-no-extra-room = oddelenie vodcu už obsahuje { $goods }
masters-no-throw = odhodiť možno len to, čo práve berieš z trhu
masters-no-throw-fits = čo sa zmestí, to sa musí uložiť
masters-no-sum = zaplatiť treba presne { $cost }
masters-no-split = sklad z toho platí najmenej { $least } a najviac { $most }
masters-wish-no-card = karta ani vodca { $card } nie je

## Positions written by hand

masters-position-market = na trh patria 4 biele, 2 modré, 2 sivé, 2 žlté, 2 fialové a 1 červená guľôčka: tri rady po štyroch písmenách (w b g y p r), potom zvyšná guľôčka
masters-position-solo = toto patrí k hre pre jedného hráča
masters-position-not-solo = toto patrí k hre viacerých hráčov
masters-position-over = táto hra sa už skončila; treba to povedať: over
masters-position-token = žetón sólovej hry „{ $name }“ nie je; na výber: { $known }
masters-position-tokens = toľko žetónov toho druhu nie je
masters-position-good = zdroj „{ $name }“ nie je; na výber: { $known }
masters-position-place = oddelenie „{ $name }“ nie je; na výber: { $known }
masters-position-two-depots = dve oddelenia nemôžu obsahovať to isté: { $name }
masters-position-no-extra = žiadny vyložený vodca na to nemá oddelenie: { $name }
masters-position-slots = miesta pre karty sú len { $most }
masters-position-level = karta { $card } tam ležať nemôže: na mieste je úroveň I, potom II, potom III
masters-position-tops = karta { $card }: na vrchu má ležať aj iná jej farby a úrovne
masters-position-favour = priazeň „{ $name }“ nie je; na výber: { $known }

## Final score

masters-score-cards = Karty rozvoja
masters-score-faith = Počítadlo viery
masters-score-favours = Pápežská priazeň
masters-score-leaders = Vodcovia
masters-score-resources = Zdroje

## What things say

masters-title-card = Karta rozvoja { NAME("masters-card", $card) }
masters-title-leader = Vodca { NAME("masters-leader", $leader) }
masters-title-base = Základná produkcia
masters-title-row = { $n }. rad trhu
masters-title-column = { $n }. stĺpec trhu
masters-title-depot = { NAME("masters-depot", $depot, form: "name") }
masters-title-out = Odhodenie
masters-title-slot = { $n }. miesto pre karty rozvoja
masters-title-coin = Minca
masters-title-stone = Kameň
masters-title-shield = Štít
masters-title-servant = Sluha
masters-title-token = Žetón sólovej hry
masters-title-favour = { $n }. žetón pápežskej priazne

masters-way = za { $pay } získavaš { $goods }
masters-says-cost = Stojí { $goods }.
masters-says-production = Produkcia: { $way }.
masters-says-needs = Na vyloženie musíš mať { $goods }.
masters-says-always = Trvalo: { $effect }.
masters-says-points = Na konci hry: { $goods }.
masters-effect-discount = karty rozvoja, ktoré stoja taký zdroj, ťa stoja o { $goods } menej
masters-effect-depot = máš ďalšie oddelenie na { $goods }
masters-effect-white = každá biela guľôčka ti dáva { $goods }
masters-effect-produces = máš ďalšiu schopnosť produkcie: { $way }

masters-about-power = Produkcia: { $way }. Najprv sa zaplatí všetko, čo aktivuješ; čo získaš, ide do pokladnice.
masters-about-row = Vezmi si, čo dávajú { $n } guľôčky: modrá štít, sivá kameň, žltá mincu, fialová sluhu, červená bod viery, biela nič. Zvyšná guľôčka sa zasunie sprava a zvýši tá najviac vľavo.
masters-about-column = Vezmi si, čo dávajú { $n } guľôčky: modrá štít, sivá kameň, žltá mincu, fialová sluhu, červená bod viery, biela nič. Zvyšná guľôčka sa zasunie zdola a zvýši tá najvyššie.
masters-about-depot =
    { $n ->
        [one] { $n } miesto
        [few] { $n } miesta
       *[other] { $n } miest
    }, len pre jeden typ zdroja. Dve také oddelenia nikdy neobsahujú rovnaký typ.
masters-about-extra = 2 miesta pre zdroj uvedený na vodcovi, nech je v ostatných oddeleniach čokoľvek.
masters-about-out = Zdroj práve vzatý z trhu sa neuloží: všetci ostatní získavajú 1 bod viery, v sólovej hre postupuje čierny kríž o 1 políčko.
masters-about-slot = Na prázdne miesto patrí karta úrovne I, na ňu karta úrovne II a na tú karta úrovne III. Produkuje len vrchná karta; do bodov a podmienok vodcov sa počítajú všetky.
masters-about-good = Guľôčky dávajú zdroje: modrá štít, sivá kameň, žltá mincu, fialová sluhu.
masters-about-token = Po každom ťahu sa jeden odhalí. { $token }.
masters-about-favour = Len čo niekto dosiahne { $pope }. políčko počítadla viery, každý aspoň na { $first }. políčku si svoj žetón nechá ({ $goods }); ostatní oň prídu.

## Options of a question

masters-whites-nothing =
    { $n ->
        [one] biela guľôčka nedáva nič
        [few] { $n } biele guľôčky nedávajú nič
       *[other] { $n } bielych guľôčok nedáva nič
    }
masters-whites-choice =
    { $n ->
        [one] biela guľôčka dáva { $goods }
        [few] každá z { $n } bielych guľôčok dáva { $goods }
       *[other] každá z { $n } bielych guľôčok dáva { $goods }
    }
masters-put = { $goods } { NAME("masters-depot", $depot, form: "to") }
masters-move-take = Vziať { $line }: { $what }
masters-move-white = Biela guľôčka dáva { $goods }
masters-move-store = { $goods } { NAME("masters-depot", $depot, form: "to") }
masters-move-store-moving = { $goods } { NAME("masters-depot", $depot, form: "to") }; presunúť { $moved }
masters-move-throw = Odhodiť { $goods }: všetci ostatní získavajú 1 bod viery
masters-move-throw-solo = Odhodiť { $goods }: čierny kríž postupuje o 1 políčko
masters-move-buy = Kúpiť { NAME("masters-card", $card, form: "what") } za { $goods }
masters-move-slot = Na { $n }. miesto, ktoré je prázdne
masters-move-slot-covers = Na { $n }. miesto cez { NAME("masters-card", $card, form: "what") }
masters-move-pay-warehouse = Zaplatiť { $goods } zo skladu
masters-move-pay-strongbox = Zaplatiť { $goods } z pokladnice
masters-move-pay-both = Zaplatiť { $warehouse } zo skladu a { $strongbox } z pokladnice
masters-move-activate = Aktivovať { NAME("masters-card", $card, form: "what") }: { $way }
masters-move-activate-leader = Aktivovať vodcu { NAME("masters-leader", $leader) }: { $way }
masters-move-activate-base = Aktivovať základnú produkciu: { $way }
masters-move-produce = Produkovať: zaplatiť { $pay } a získať { $goods }
masters-move-with = Zaplatiť { $goods }
masters-move-for = Získať { $goods }
masters-move-keep = Nechať si vodcov { NAME("masters-leader", $first) } a { NAME("masters-leader", $second) }
masters-move-play = Vyložiť vodcu { NAME("masters-leader", $leader) }
masters-move-discard = Odhodiť vodcu { NAME("masters-leader", $leader) } za 1 bod viery
masters-move-deal = Vodca { NAME("masters-leader", $leader) }
masters-move-reveal = Karta { NAME("masters-card", $card) }
masters-move-first = { $seat } začína
masters-marble-white = Biela guľôčka
masters-marble-blue = Modrá guľôčka
masters-marble-grey = Sivá guľôčka
masters-marble-yellow = Žltá guľôčka
masters-marble-purple = Fialová guľôčka
masters-marble-red = Červená guľôčka
masters-token-green = Odhodiť 2 zelené karty
masters-token-blue = Odhodiť 2 modré karty
masters-token-yellow = Odhodiť 2 žlté karty
masters-token-purple = Odhodiť 2 fialové karty
masters-token-2 = Čierny kríž postupuje o 2 políčka
masters-token-1 = Čierny kríž postupuje o 1 políčko a všetky žetóny sa zamiešajú
