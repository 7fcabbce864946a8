### Masters of Renaissance, jak leží na stole: kresby v textu a na obrazovce, česky.

## How a solo game ends

masters-end-seventh = sedmá karta rozvoje je koupená
masters-end-faith = ukazatel víry stojí na posledním políčku
masters-end-cross = černý kříž stojí na posledním políčku
masters-end-colour =
    nezbyla žádná { $colour ->
        [green] zelená
        [blue] modrá
        [yellow] žlutá
       *[purple] fialová
    } karta
masters-board-won = Výhra: { $reason }
masters-board-lost = Prohra: { $reason }

## Turn

masters-board-turn =
    { $n ->
        [0] Příprava
       *[other] { $n }. tah
    }
masters-board-first-seat = začínající hráč: { $seat }
masters-board-short-turn =
    { $n ->
        [0] příprava
       *[other] { $n }. tah
    }
masters-board-last-round = poslední kolo
masters-board-signs = Značky: { $signs }

## Market and cards

masters-board-market = Trh
masters-board-row = { $n }. řada
masters-board-column = { $n }. sloupec
masters-board-spare = zbylá kulička
masters-board-marble-white = bílá
masters-board-marble-blue = modrá
masters-board-marble-grey = šedá
masters-board-marble-yellow = žlutá
masters-board-marble-purple = fialová
masters-board-marble-red = červená
# Písmeno kuličky: každé jiné.
masters-board-letter-white = B
masters-board-letter-blue = M
masters-board-letter-grey = Š
masters-board-letter-yellow = Ž
masters-board-letter-purple = F
masters-board-letter-red = Č
masters-board-cards = Karty rozvoje
masters-board-colour-green = Zelené
masters-board-colour-blue = Modré
masters-board-colour-yellow = Žluté
masters-board-colour-purple = Fialové
masters-board-number = č.
masters-board-points = body
masters-board-left = zbývá
masters-board-cost = cena
masters-board-production = produkce
masters-board-sold-out = žádná

## Faith

masters-board-faith = Počítadlo víry
masters-board-section = { $section } { $first }–{ $pope } ({ $points }★)
masters-board-section-over = { $section } { $first }–{ $pope } ({ $points }★, zpráva už byla)
masters-board-favour-pending = čeká
masters-board-favour-kept = získaná
masters-board-favour-lost = ztracená

## Solo

masters-board-cross = černý kříž
masters-board-tokens = žetony ještě skryté
masters-board-tokens-seen = odhalené od zamíchání
masters-board-cards-left = karty zbývající v nabídce
masters-board-lost-when = do prohry zbývá
masters-board-won-when = do výhry zbývá

## Before the players

masters-board-goods-coin = mince
masters-board-goods-stone = kameny
masters-board-goods-shield = štíty
masters-board-goods-servant = sloužící
masters-board-goods-faith = víra
masters-board-any = libovolný zdroj
masters-board-warehouse = skladiště
masters-board-strongbox = pokladnice
masters-board-box = pokl.
masters-board-slots = karty
masters-board-covers = na { $cards }
masters-board-depot-1 = horní
masters-board-depot-2 = prostřední
masters-board-depot-3 = dolní
masters-board-depot-extra = vůdce
masters-board-out = ven: ostatní +1†
masters-board-out-solo = ven: kříž +1
masters-board-of = Deska: { $name }
masters-board-base = základní
masters-board-needs = podmínka

## Parts of the screen

masters-board-tab-shared = Trh
masters-board-tab-side = Víra
masters-board-tab-own = Deska
# What may be typed to narrow the options, for the help.
masters-board-examples = „2. řad“, „minc“, číslo karty, „row 2; coin>3“

## Signs

masters-board-sign-points = vítězné body
masters-board-sign-power = produkce: zaplatit → získat
masters-board-sign-below = karty níže v balíčku
masters-board-sign-sum = všeho dohromady
masters-board-sign-discount = vůdce: karty o 1 levnější
masters-board-sign-depot = vůdce: další oddělení
masters-board-sign-white = vůdce: to dává bílá kulička
masters-board-sign-favour = přízeň získaná, ztracená
masters-board-sign-two = žeton: 2 karty mizí
masters-board-sign-shuffle = žeton: všechny se zamíchají
masters-board-sign-cards = koupené karty rozvoje

## On the screen: market, as the screen draws it

masters-board-one-line = jedna řada, nebo sloupec
masters-board-spare-short = zbylá
masters-board-before-push = před posunem
masters-board-taken-row = vzata { $n }. řada
masters-board-taken-column = vzat { $n }. sloupec
masters-board-push-row = { $n }. řada, posun doleva: { $what }. Nová zbylá kulička: { $spare }.
masters-board-push-column = { $n }. sloupec, posun nahoru: { $what }. Nová zbylá kulička: { $spare }.
masters-board-whites = tvůj vůdce, za každou bílou

## On the screen: cards

masters-board-pay = cena
masters-board-gain = zisk
masters-board-n-left = zbývá { $n }
masters-board-in-pile = ×{ $n }
masters-board-tab-cards = Karty

## On the screen: faith track

masters-board-faith-short = Víra
masters-board-stands = { $n }. políčko: { $who }
masters-board-done = hotovo
masters-board-if-confirm = když potvrdíš
masters-board-from-step = čeká, od { $n }. políčka
masters-board-report = Zpráva { $n }

## On the screen: own board

masters-board-discard = odhodit
masters-board-others = ostatní
masters-board-out-says = Odhodit zdroj právě vzatý z trhu: všichni ostatní získají 1 bod víry
masters-board-out-solo-says = Odhodit zdroj právě vzatý z trhu: černý kříž se posune o 1 políčko
masters-board-only = jen
masters-board-no-extra = bez oddělení navíc
masters-board-free = volná místa: { $n }
masters-board-where = kam?
masters-board-waits = čeká
masters-board-slot = { $n }. místo
masters-board-slot-empty = prázdné
masters-board-fits-next = sem patří další
masters-board-covered = zakrytá
masters-board-base-power = Základní
masters-board-together = Dohromady
masters-board-together-none = Nic není zapnuto. Tady bude součet ceny a zisku.
masters-board-together-rests = Žádná produkce se neskládá.
masters-board-switch-on = zapnout
masters-board-on = zapnuto

## On the screen: leaders

masters-board-leaders = Vůdci
masters-board-kind-discount = Sleva
masters-board-kind-depot = Nové oddělení
masters-board-kind-white = Bílá kulička
masters-board-kind-produces = Nová produkce
masters-board-on-cards = na kartách
masters-board-holds = pojme
masters-board-in-play = ve hře
masters-board-in-hand = v ruce
masters-board-may = vyložit, odhodit
masters-board-put-away = odhozen
masters-board-leader-gone = bez vůdce
masters-board-leader-to-keep = vůdce, kterého si necháš
masters-board-agree = shoduje se { $n } pramenů
masters-board-keep = Nech si dva ze čtyř vůdců
masters-board-keep-says = Další dva se neviděni vrátí do krabice. Nikdo volbu neuvidí, dokud nezvolí všichni.
masters-board-first = začínající hráč

## On the screen: top bar

masters-board-ends-at = končí při
masters-board-won-at = výhra při
masters-board-lost-at = prohra při
masters-board-or = nebo
masters-board-cards-short = karet

## On the screen: Lorenzo

masters-board-just-now = právě teď
masters-board-removed = odstraněna
masters-board-stack = Balíček { $n } ze { $all }, lícem dolů
masters-board-still-in = Ještě v něm, pořadí nezná nikdo:
masters-board-seen = Odhalené od zamíchání
masters-board-none-seen = zatím žádný
masters-board-loses = Prohra:
masters-board-wins = Výhra:
masters-board-colour-out = dojde barva
masters-board-n-cards = { $n } karet
masters-board-result-won = Hra je vyhraná
masters-board-result-lost = Vyhrál Lorenzo

## On the screen: the last button

masters-board-verb-take = Vzít
masters-board-verb-put = Uložit
masters-board-verb-buy = Koupit
masters-board-verb-produce = Vyrobit
masters-board-verb-play = Vyložit
masters-board-verb-discard = Odhodit
masters-board-verb-keep = Nechat si je
masters-board-verb-end = Ukončit tah
