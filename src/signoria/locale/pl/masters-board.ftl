### Masters of Renaissance na stole: rysunki w tekście i na ekranie, po polsku.

## How a solo game ends

masters-end-seventh = siódma karta rozwoju jest kupiona
masters-end-faith = znacznik wiary stoi na ostatnim polu
masters-end-cross = czarny krzyż stoi na ostatnim polu
masters-end-colour =
    nie ma już żadnej { $colour ->
        [green] zielonej
        [blue] niebieskiej
        [yellow] żółtej
       *[purple] fioletowej
    } karty
masters-board-won = Wygrana: { $reason }
masters-board-lost = Przegrana: { $reason }

## Turn

masters-board-turn = Tura { $n }; pierwszy gracz: { $seat }
masters-board-short-turn = tura { $n }
masters-board-last-round = ostatnia runda
masters-board-signs = Znaki: { $signs }

## Market and cards

masters-board-market = Targ
masters-board-row = rząd { $n }
masters-board-column = kolumna { $n }
masters-board-spare = kulka zapasowa
masters-board-marble-white = biała
masters-board-marble-blue = niebieska
masters-board-marble-grey = szara
masters-board-marble-yellow = żółta
masters-board-marble-purple = fioletowa
masters-board-marble-red = czerwona
# Litera kulki: każda inna.
masters-board-letter-white = B
masters-board-letter-blue = N
masters-board-letter-grey = S
masters-board-letter-yellow = Ż
masters-board-letter-purple = F
masters-board-letter-red = C
masters-board-cards = Karty rozwoju
masters-board-colour-green = Zielone
masters-board-colour-blue = Niebieskie
masters-board-colour-yellow = Żółte
masters-board-colour-purple = Fioletowe
masters-board-number = nr
masters-board-points = punkty
masters-board-left = zostało
masters-board-cost = koszt
masters-board-production = produkcja
masters-board-sold-out = brak

## Faith

masters-board-faith = Tor wiary
masters-board-section = { $section } { $first }–{ $pope } ({ $points }★)
masters-board-section-over = { $section } { $first }–{ $pope } ({ $points }★, po raporcie)
masters-board-favour-pending = czeka
masters-board-favour-kept = zachowany
masters-board-favour-lost = utracony

## Solo

masters-board-cross = czarny krzyż
masters-board-tokens = żetony jeszcze zakryte
masters-board-tokens-seen = odkryte od tasowania
masters-board-cards-left = karty pozostałe w ofercie
masters-board-lost-when = do przegranej zostało
masters-board-won-when = do wygranej zostało

## Before the players

masters-board-goods-coin = monety
masters-board-goods-stone = kamienie
masters-board-goods-shield = tarcze
masters-board-goods-servant = słudzy
masters-board-goods-faith = wiara
masters-board-any = dowolny zasób
masters-board-warehouse = magazyn
masters-board-strongbox = skarbiec
masters-board-box = skarb.
masters-board-slots = karty
masters-board-covers = na { $cards }
masters-board-depot-1 = górna
masters-board-depot-2 = środkowa
masters-board-depot-3 = dolna
masters-board-depot-extra = osobistość
masters-board-out = precz: inni +1†
masters-board-out-solo = precz: krzyż +1
masters-board-of = Plansza: { $name }
masters-board-base = podstawowa
masters-board-needs = wymaga

## Parts of the screen

masters-board-tab-shared = Targ
masters-board-tab-side = Wiara
masters-board-tab-own = Plansza

## Signs

masters-board-sign-points = punkty zwycięstwa
masters-board-sign-power = produkcja: zapłać → otrzymaj
masters-board-sign-below = karty niżej w stosie
masters-board-sign-sum = wszystkiego razem
masters-board-sign-discount = osobistość: karty o 1 taniej
masters-board-sign-depot = osobistość: dodatkowa półka
masters-board-sign-white = osobistość: to daje biała kulka
masters-board-sign-favour = łaska zachowana, utracona
masters-board-sign-two = żeton: znikają 2 karty
masters-board-sign-shuffle = żeton: tasowanie wszystkich
masters-board-sign-cards = kupione karty rozwoju
