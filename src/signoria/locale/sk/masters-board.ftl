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

masters-board-turn = { $n }. ťah; začínajúci hráč: { $seat }
masters-board-short-turn = { $n }. ťah
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
