### Masters of Renaissance, ako leží na stole: kresby v texte a na obrazovke, po slovensky.

## How a solo game ends

masters-end-seventh = siedma karta rozvoja je kúpená
masters-end-faith = ukazovateľ viery stojí na poslednom políčku
masters-end-cross = čierny kríž stojí na poslednom políčku
masters-end-colour =
    nezostala žiadna { $colour ->
        [green] zelená
        [blue] modrá
        [yellow] žltá
       *[purple] fialová
    } karta
masters-board-won = Výhra: { $reason }
masters-board-lost = Prehra: { $reason }

## Turn

masters-board-turn =
    { $n ->
        [0] Príprava
       *[other] { $n }. ťah
    }
masters-board-first-seat = začínajúci hráč: { $seat }
masters-board-short-turn =
    { $n ->
        [0] príprava
       *[other] { $n }. ťah
    }
masters-board-last-round = posledné kolo
masters-board-signs = Značky: { $signs }

## Market and cards

masters-board-market = Trh
masters-board-row = { $n }. rad
masters-board-column = { $n }. stĺpec
masters-board-spare = zvyšná guľôčka
masters-board-marble-white = biela
masters-board-marble-blue = modrá
masters-board-marble-grey = sivá
masters-board-marble-yellow = žltá
masters-board-marble-purple = fialová
masters-board-marble-red = červená
# Písmeno guľôčky: každé iné.
masters-board-letter-white = B
masters-board-letter-blue = M
masters-board-letter-grey = S
masters-board-letter-yellow = Ž
masters-board-letter-purple = F
masters-board-letter-red = Č
masters-board-cards = Karty rozvoja
masters-board-colour-green = Zelené
masters-board-colour-blue = Modré
masters-board-colour-yellow = Žlté
masters-board-colour-purple = Fialové
masters-board-number = č.
masters-board-points = body
masters-board-left = zostáva
masters-board-cost = cena
masters-board-production = produkcia
masters-board-sold-out = žiadna

## Faith

masters-board-faith = Počítadlo viery
masters-board-section = { $section } { $first }–{ $pope } ({ $points }★)
masters-board-section-over = { $section } { $first }–{ $pope } ({ $points }★, správa už bola)
masters-board-favour-pending = čaká
masters-board-favour-kept = získaná
masters-board-favour-lost = stratená

## Solo

masters-board-cross = čierny kríž
masters-board-tokens = žetóny ešte skryté
masters-board-tokens-seen = odhalené od zamiešania
masters-board-cards-left = karty zostávajúce v ponuke
masters-board-lost-when = do prehry zostáva
masters-board-won-when = do výhry zostáva

## Before the players

masters-board-goods-coin = mince
masters-board-goods-stone = kamene
masters-board-goods-shield = štíty
masters-board-goods-servant = sluhovia
masters-board-goods-faith = viera
masters-board-any = ľubovoľný zdroj
masters-board-warehouse = sklad
masters-board-strongbox = pokladnica
masters-board-box = pokl.
masters-board-slots = karty
masters-board-covers = na { $cards }
masters-board-depot-1 = horné
masters-board-depot-2 = stredné
masters-board-depot-3 = dolné
masters-board-depot-extra = vodca
masters-board-out = von: ostatní +1†
masters-board-out-solo = von: kríž +1
masters-board-of = Doska: { $name }
masters-board-base = základná
masters-board-needs = podmienka

## Parts of the screen

masters-board-tab-shared = Trh
masters-board-tab-side = Viera
masters-board-tab-own = Doska
# What may be typed to narrow the options, for the help.
masters-board-examples = „2. rad“, „minc“, číslo karty, „row 2; coin>3“

## Signs

masters-board-sign-points = víťazné body
masters-board-sign-power = produkcia: zaplatiť → získať
masters-board-sign-below = karty nižšie v balíčku
masters-board-sign-sum = všetkého dokopy
masters-board-sign-discount = vodca: karty o 1 lacnejšie
masters-board-sign-depot = vodca: ďalšie oddelenie
masters-board-sign-white = vodca: to dáva biela guľôčka
masters-board-sign-favour = priazeň získaná, stratená
masters-board-sign-two = žetón: 2 karty zmiznú
masters-board-sign-shuffle = žetón: všetky sa zamiešajú
masters-board-sign-cards = kúpené karty rozvoja

## On the screen: market, as the screen draws it

masters-board-one-line = jeden rad alebo stĺpec
masters-board-spare-short = zvyšná
masters-board-before-push = pred posunom
masters-board-taken-row = vzatý { $n }. rad
masters-board-taken-column = vzatý { $n }. stĺpec
masters-board-push-row = { $n }. rad, posun doľava: { $what }. Nová zvyšná guľôčka: { $spare }.
masters-board-push-column = { $n }. stĺpec, posun nahor: { $what }. Nová zvyšná guľôčka: { $spare }.
masters-board-whites = tvoj vodca, za každú bielu

## On the screen: cards

masters-board-pay = cena
masters-board-gain = zisk
masters-board-n-left = zostáva { $n }
masters-board-in-pile = ×{ $n }
masters-board-tab-cards = Karty

## On the screen: faith track

masters-board-faith-short = Viera
masters-board-stands = { $n }. políčko: { $who }
masters-board-done = hotovo
masters-board-if-confirm = ak potvrdíš
masters-board-from-step = čaká, od { $n }. políčka
masters-board-report = Správa { $n }

## On the screen: own board

masters-board-discard = odhodiť
masters-board-others = ostatní
masters-board-out-says = Odhodiť zdroj práve vzatý z trhu: všetci ostatní získajú 1 bod viery
masters-board-out-solo-says = Odhodiť zdroj práve vzatý z trhu: čierny kríž sa posunie o 1 políčko
masters-board-only = len
masters-board-no-extra = bez oddelenia navyše
masters-board-free = voľné miesta: { $n }
masters-board-where = kam?
masters-board-waits = čaká
masters-board-slot = { $n }. miesto
masters-board-slot-empty = prázdne
masters-board-fits-next = sem patrí ďalšia
masters-board-covered = zakrytá
masters-board-base-power = Základná
masters-board-together = Dohromady
masters-board-together-none = Nič nie je zapnuté. Tu bude súčet ceny a zisku.
masters-board-together-rests = Žiadna produkcia sa neskladá.
masters-board-switch-on = zapnúť
masters-board-on = zapnuté

## On the screen: leaders

masters-board-leaders = Vodcovia
masters-board-kind-discount = Zľava
masters-board-kind-depot = Nové oddelenie
masters-board-kind-white = Biela guľôčka
masters-board-kind-produces = Nová produkcia
masters-board-on-cards = na kartách
masters-board-holds = pojme
masters-board-in-play = v hre
masters-board-in-hand = v ruke
masters-board-may = vyložiť, odhodiť
masters-board-put-away = odhodený
masters-board-leader-gone = bez vodcu
masters-board-leader-to-keep = vodca, ktorého si necháš
masters-board-agree = zhoduje sa { $n } prameňov
masters-board-keep = Nechaj si dvoch zo štyroch vodcov
masters-board-keep-says = Ďalší dvaja sa nevidení vrátia do škatule. Nikto voľbu neuvidí, kým nezvolia všetci.
masters-board-first = začínajúci hráč

## On the screen: top bar

masters-board-ends-at = končí pri
masters-board-won-at = výhra pri
masters-board-lost-at = prehra pri
masters-board-or = alebo
masters-board-cards-short = kariet

## On the screen: Lorenzo

masters-board-just-now = práve teraz
masters-board-removed = odstránená
masters-board-stack = Balíček { $n } zo { $all }, lícom nadol
masters-board-still-in = Ešte v ňom, poradie nepozná nikto:
masters-board-seen = Odhalené od zamiešania
masters-board-none-seen = zatiaľ žiadny
masters-board-loses = Prehra:
masters-board-wins = Výhra:
masters-board-colour-out = dôjde farba
masters-board-n-cards = { $n } kariet
masters-board-result-won = Hra je vyhratá
masters-board-result-lost = Vyhral Lorenzo

## On the screen: the last button

masters-board-verb-take = Vziať
masters-board-verb-put = Uložiť
masters-board-verb-buy = Kúpiť
masters-board-verb-produce = Vyrobiť
masters-board-verb-play = Vyložiť
masters-board-verb-discard = Odhodiť
masters-board-verb-keep = Nechať si ich
masters-board-verb-end = Ukončiť ťah
