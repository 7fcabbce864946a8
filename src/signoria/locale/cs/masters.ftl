### Masters of Renaissance, Czech. What cards and leaders are called stands in masters-names.ftl.
### Goods and cards are in the accusative: they stand after „získáváš“, „platíš“, „máš“.

## Goods

masters-good-coin =
    { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
masters-good-stone =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
masters-good-shield =
    { $n ->
        [one] { $n } štít
        [few] { $n } štíty
       *[other] { $n } štítů
    }
masters-good-servant =
    { $n ->
        [one] { $n } sloužícího
        [few] { $n } sloužící
       *[other] { $n } sloužících
    }
masters-good-faith =
    { $n ->
        [one] { $n } bod víry
        [few] { $n } body víry
       *[other] { $n } bodů víry
    }
masters-good-any =
    { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
masters-good-points =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }

## Cards

masters-cards-green =
    { $n ->
        [one] { $n } zelenou kartu
        [few] { $n } zelené karty
       *[other] { $n } zelených karet
    }
masters-cards-blue =
    { $n ->
        [one] { $n } modrou kartu
        [few] { $n } modré karty
       *[other] { $n } modrých karet
    }
masters-cards-yellow =
    { $n ->
        [one] { $n } žlutou kartu
        [few] { $n } žluté karty
       *[other] { $n } žlutých karet
    }
masters-cards-purple =
    { $n ->
        [one] { $n } fialovou kartu
        [few] { $n } fialové karty
       *[other] { $n } fialových karet
    }
masters-level-two-green = zelenou kartu úrovně II
masters-level-two-blue = modrou kartu úrovně II
masters-level-two-yellow = žlutou kartu úrovně II
masters-level-two-purple = fialovou kartu úrovně II

## Places

masters-row = { $n }. řadu
masters-column = { $n }. sloupec
masters-depot-1 = horní oddělení
    .name = Horní oddělení
    .to = do horního oddělení
masters-depot-2 = prostřední oddělení
    .name = Prostřední oddělení
    .to = do prostředního oddělení
masters-depot-3 = dolní oddělení
    .name = Dolní oddělení
    .to = do dolního oddělení
masters-depot-extra = oddělení u vůdce
    .name = Oddělení u vůdce
    .to = do oddělení u vůdce

## Options of a game

switch-discard_what_fits = Odhazovat se smějí i zdroje, pro které je místo
switch-discard_stored = Kvůli místu se smějí odhazovat i uložené zdroje
switch-red_marble_first = Kdy přichází víra za červenou kuličku: hned, nebo až po uložení zdrojů
setting-red_marble_first-true = hned
setting-red_marble_first-false = spolu s vírou ostatních
setting-red_marble_first-last = až po víře ostatních
switch-discards_one_by_one = Odhozené zdroje posouvají ostatní jeden po druhém
switch-discards_player_by_player = Odhozené zdroje posouvají ostatní podle pořadí na tahu, ne všechny naráz
switch-level_two_or_higher = Podmínku vůdce „karta úrovně II“ splní i karta úrovně III
switch-full_tie_shared = Při shodě bodů i zdrojů se o vítězství dělí; jinak vyhrává, kdo je na tahu dřív
switch-seventh_card_wins = Sólo: sedmá karta vyhrává, i když je poslední své barvy

## Questions

ask-masters-marble = Vylosuj kuličku na trh
ask-masters-reveal = Otoč kartu rozvoje
ask-masters-deal = Rozdej vůdce
ask-masters-keep = Které dva vůdce si nechat?
ask-masters-first = Vylosuj začínajícího hráče
ask-masters-start = Který zdroj do začátku a kam s ním?
ask-masters-turn = Jdi na trh, kup kartu, nebo spusť produkci; vůdce můžeš použít navíc
ask-masters-window = Vylož či odhoď vůdce, nebo ukonči tah
ask-masters-white = Co dá bílá kulička?
ask-masters-store = Kam to uložit?
ask-masters-slot = Na které místo?
ask-masters-pay = Ze skladiště, nebo z pokladnice?
ask-masters-produce = Aktivovat ještě něco, nebo produkovat?
ask-masters-in = Kterými dvěma zdroji zaplatit?
ask-masters-out = Který zdroj získat?
ask-masters-token = Odhal žeton sólové hry

## What a real table is asked

chance-masters-marble =
    { $row ->
        [0] Která kulička zbyla?
       *[other] Trh, řada { $row }, místo { $column }: která kulička?
    }
chance-masters-reveal = Která karta leží na vrchu tohoto balíčku?
chance-masters-deal = Který vůdce byl rozdán?
chance-masters-first = Kdo začíná?
chance-masters-token = Který žeton byl odhalen?

## What happened

masters-event-reveal = V nabídce je nově { NAME("masters-card", $card) }
masters-event-deal = { $seat } dostává vůdce { NAME("masters-leader", $leader) }
masters-event-keep = { $seat } si nechává vůdce { NAME("masters-leader", $first) } a { NAME("masters-leader", $second) }
masters-event-first = { $seat } má kalamář a začíná
masters-event-take = { $seat } bere z trhu { $line }
masters-event-gain = { $seat } získává { $goods }
masters-event-throw = { $seat } odhazuje { $goods }
masters-event-pay = { $seat } platí { $goods }
masters-event-card = { $seat } kupuje { NAME("masters-card", $card, form: "what") }
masters-event-produce = { $seat } produkuje { $goods }
masters-event-play = { $seat } vykládá vůdce { NAME("masters-leader", $leader) }
masters-event-discard = { $seat } odhazuje vůdce { NAME("masters-leader", $leader) }
masters-event-faith =
    { $seat } postupuje na počítadle víry o { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políček
    } na { $space }. políčko
masters-event-cross =
    Černý kříž postupuje o { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políček
    } na { $space }. políčko
masters-event-favour =
    { $section }. zpráva z Vatikánu: { $seat } si nechává žeton papežské přízně, { $points ->
        [one] { $points } vítězný bod
        [few] { $points } vítězné body
       *[other] { $points } vítězných bodů
    }
masters-event-no-favour = { $section }. zpráva z Vatikánu: { $seat } přichází o žeton papežské přízně
masters-event-last-round = Blíží se konec: tohle je poslední kolo
masters-event-token = Žeton sólové hry: { $token }
masters-event-remove = Z nabídky mizí { NAME("masters-card", $card) }
masters-event-won = Hra končí výhrou: { $reason }
masters-event-lost = Hra končí prohrou: { $reason }
masters-event-over = Hra končí

## Why not

masters-no-cost = je třeba mít { $cost }; máš { $has }
masters-no-top = { NAME("masters-card", $card) }: karta neleží na vrchu žádného balíčku
masters-no-slot =
    žádné tvé místo nepřijme kartu úrovně { $level ->
        [1] I
        [2] II
       *[3] III
    }
masters-no-power =
    produkce { $power ->
        [0] na desce
       *[other] č. { $power }
    } není tvoje nebo je zakrytá
masters-no-power-twice =
    produkce { $power ->
        [0] na desce
       *[other] č. { $power }
    } už je aktivovaná
masters-no-any =
    je třeba zaplatit { $needs ->
        [one] { $needs } libovolný zdroj
        [few] { $needs } libovolné zdroje
       *[other] { $needs } libovolných zdrojů
    }; zbývá ti { $has }
masters-no-need = potřebuješ { $cost }; máš { $has }
masters-no-hand = v ruce nemáš vůdce { NAME("masters-leader", $leader) }
masters-no-packet = na výběr nemáš vůdce { NAME("masters-leader", $leader) }
masters-no-white = žádný tvůj vyložený vůdce nedává za bílou kuličku { $good }
masters-no-next = nejdřív je třeba uložit { $good }
masters-no-waiting = uložit zbývá už jen { $goods }
masters-no-room = oddělení by muselo pojmout { $goods }; míst na to: { $places }
masters-no-moving = není kam přesunout { $goods }
masters-no-extra = žádný tvůj vyložený vůdce nemá oddělení na { $good }
masters-no-extra-room = oddělení vůdce už obsahuje { $goods }
masters-no-throw = odhodit lze jen to, co právě bereš z trhu
masters-no-throw-fits = co se vejde, to se musí uložit
masters-no-sum = zaplatit je třeba přesně { $cost }
masters-no-split = skladiště z toho platí nejméně { $least } a nejvýš { $most }
masters-wish-no-card = karta ani vůdce { $card } není

## Positions written by hand

masters-position-market = na trh patří 4 bílé, 2 modré, 2 šedé, 2 žluté, 2 fialové a 1 červená kulička: tři řady po čtyřech písmenech (w b g y p r), pak zbylá kulička
masters-position-solo = tohle patří ke hře pro jednoho hráče
masters-position-not-solo = tohle patří ke hře více hráčů
masters-position-over = tahle hra už skončila; je třeba to říct: over
masters-position-token = žeton sólové hry „{ $name }“ není; na výběr: { $known }
masters-position-tokens = tolik žetonů toho druhu není
masters-position-good = zdroj „{ $name }“ není; na výběr: { $known }
masters-position-place = oddělení „{ $name }“ není; na výběr: { $known }
masters-position-two-depots = dvě oddělení nemohou obsahovat totéž: { $name }
masters-position-no-extra = žádný vyložený vůdce pro to nemá oddělení: { $name }
masters-position-slots = místa pro karty jsou jen { $most }
masters-position-level = karta { $card } tam ležet nemůže: na místě je úroveň I, pak II, pak III
masters-position-tops = karta { $card }: na vrchu má ležet i jiná její barvy a úrovně
masters-position-favour = přízeň „{ $name }“ není; na výběr: { $known }

## Final score

masters-score-cards = Karty rozvoje
masters-score-faith = Počítadlo víry
masters-score-favours = Papežská přízeň
masters-score-leaders = Vůdci
masters-score-resources = Zdroje

## What things say

masters-title-card = Karta rozvoje { NAME("masters-card", $card) }
masters-title-leader = Vůdce { NAME("masters-leader", $leader) }
masters-title-base = Základní produkce
masters-title-row = { $n }. řada trhu
masters-title-column = { $n }. sloupec trhu
masters-title-depot = { NAME("masters-depot", $depot, form: "name") }
masters-title-out = Odhození
masters-title-slot = { $n }. místo pro karty rozvoje
masters-title-coin = Mince
masters-title-stone = Kámen
masters-title-shield = Štít
masters-title-servant = Sloužící
masters-title-token = Žeton sólové hry
masters-title-favour = { $n }. žeton papežské přízně

masters-way = za { $pay } získáváš { $goods }
masters-says-cost = Stojí { $goods }.
masters-says-production = Produkce: { $way }.
masters-says-needs = K vyložení musíš mít { $goods }.
masters-says-always = Trvale: { $effect }.
masters-says-points = Na konci hry: { $goods }.
masters-effect-discount = karty rozvoje, které stojí takový zdroj, tě stojí o { $goods } méně
masters-effect-depot = máš další oddělení na { $goods }
masters-effect-white = každá bílá kulička ti dává { $goods }
masters-effect-produces = máš další schopnost produkce: { $way }

masters-about-power = Produkce: { $way }. Nejdřív se zaplatí vše, co aktivuješ; co získáš, jde do pokladnice.
masters-about-row = Vezmi si, co dávají { $n } kuličky: modrá štít, šedá kámen, žlutá minci, fialová sloužícího, červená bod víry, bílá nic. Zbylá kulička se zasune zprava a zbude ta nejvíc vlevo.
masters-about-column = Vezmi si, co dávají { $n } kuličky: modrá štít, šedá kámen, žlutá minci, fialová sloužícího, červená bod víry, bílá nic. Zbylá kulička se zasune zdola a zbude ta nejvýš.
masters-about-depot =
    { $n ->
        [one] { $n } místo
        [few] { $n } místa
       *[other] { $n } míst
    }, jen pro jeden typ zdroje. Dvě taková oddělení nikdy neobsahují stejný typ.
masters-about-extra = 2 místa pro zdroj uvedený na vůdci, ať je v ostatních odděleních cokoli.
masters-about-out = Zdroj právě vzatý z trhu se neuloží: všichni ostatní získávají 1 bod víry, v sólové hře postupuje černý kříž o 1 políčko.
masters-about-slot = Na prázdné místo patří karta úrovně I, na ni karta úrovně II a na tu karta úrovně III. Produkuje jen vrchní karta; do bodů a podmínek vůdců se počítají všechny.
masters-about-good = Kuličky dávají zdroje: modrá štít, šedá kámen, žlutá minci, fialová sloužícího.
masters-about-token = Po každém tahu se jeden odhalí. { $token }.
masters-about-favour = Jakmile někdo dosáhne { $pope }. políčka počítadla víry, každý aspoň na { $first }. políčku si svůj žeton nechá ({ $goods }); ostatní o něj přijdou.

## Options of a question

masters-whites-nothing =
    { $n ->
        [one] bílá kulička nedává nic
        [few] { $n } bílé kuličky nedávají nic
       *[other] { $n } bílých kuliček nedává nic
    }
masters-whites-choice =
    { $n ->
        [one] bílá kulička dává { $goods }
        [few] každá ze { $n } bílých kuliček dává { $goods }
       *[other] každá z { $n } bílých kuliček dává { $goods }
    }
masters-put = { $goods } { NAME("masters-depot", $depot, form: "to") }
masters-move-take = Vzít { $line }: { $what }
masters-move-white = Bílá kulička dává { $goods }
masters-move-store = { $goods } { NAME("masters-depot", $depot, form: "to") }
masters-move-store-moving = { $goods } { NAME("masters-depot", $depot, form: "to") }; přesunout { $moved }
masters-move-throw = Odhodit { $goods }: všichni ostatní získávají 1 bod víry
masters-move-throw-solo = Odhodit { $goods }: černý kříž postupuje o 1 políčko
masters-move-buy = Koupit { NAME("masters-card", $card, form: "what") } za { $goods }
masters-move-slot = Na { $n }. místo, které je prázdné
masters-move-slot-covers = Na { $n }. místo přes { NAME("masters-card", $card, form: "what") }
masters-move-pay-warehouse = Zaplatit { $goods } ze skladiště
masters-move-pay-strongbox = Zaplatit { $goods } z pokladnice
masters-move-pay-both = Zaplatit { $warehouse } ze skladiště a { $strongbox } z pokladnice
masters-move-activate = Aktivovat { NAME("masters-card", $card, form: "what") }: { $way }
masters-move-activate-leader = Aktivovat vůdce { NAME("masters-leader", $leader) }: { $way }
masters-move-activate-base = Aktivovat základní produkci: { $way }
masters-move-produce = Produkovat: zaplatit { $pay } a získat { $goods }
masters-move-with = Zaplatit { $goods }
masters-move-for = Získat { $goods }
masters-move-keep = Nechat si vůdce { NAME("masters-leader", $first) } a { NAME("masters-leader", $second) }
masters-move-play = Vyložit vůdce { NAME("masters-leader", $leader) }
masters-move-discard = Odhodit vůdce { NAME("masters-leader", $leader) } za 1 bod víry
masters-move-deal = Vůdce { NAME("masters-leader", $leader) }
masters-move-reveal = Karta { NAME("masters-card", $card) }
masters-move-first = { $seat } začíná
masters-marble-white = Bílá kulička
masters-marble-blue = Modrá kulička
masters-marble-grey = Šedá kulička
masters-marble-yellow = Žlutá kulička
masters-marble-purple = Fialová kulička
masters-marble-red = Červená kulička
masters-token-green = Odhodit 2 zelené karty
masters-token-blue = Odhodit 2 modré karty
masters-token-yellow = Odhodit 2 žluté karty
masters-token-purple = Odhodit 2 fialové karty
masters-token-2 = Černý kříž postupuje o 2 políčka
masters-token-1 = Černý kříž postupuje o 1 políčko a všechny žetony se zamíchají
