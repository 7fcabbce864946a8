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

masters-board-turn =
    { $n ->
        [0] Przygotowanie
       *[other] Tura { $n }
    }
masters-board-first-seat = pierwszy gracz: { $seat }
masters-board-short-turn =
    { $n ->
        [0] przygotowanie
       *[other] tura { $n }
    }
masters-board-last-round = ostatnia runda
masters-board-signs = Znaki: { $signs }

## Market and cards

masters-board-market = Targ
masters-board-row = rząd { $n }
masters-board-column = kolumna { $n }
masters-board-spare = wolna kulka
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
# What may be typed to narrow the options, for the help.
masters-board-examples = „rząd 2”, „monet”, numer karty, „row 2; coin>3”

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

## On the screen: market, as the screen draws it

masters-board-one-line = jeden rząd lub kolumna
masters-board-spare-short = wolna
masters-board-before-push = przed przesunięciem
masters-board-taken-row = wzięty rząd { $n }
masters-board-taken-column = wzięta kolumna { $n }
masters-board-push-row = Rząd { $n }, przesuwany w lewo: { $what }. Nowa wolna kulka: { $spare }.
masters-board-push-column = Kolumna { $n }, przesuwana w górę: { $what }. Nowa wolna kulka: { $spare }.
masters-board-whites = twoja osobistość, za każdą białą

## On the screen: cards

masters-board-pay = koszt
masters-board-gain = zysk
masters-board-n-left = zostało { $n }
masters-board-in-pile = ×{ $n }
masters-board-tab-cards = Karty

## On the screen: faith track

masters-board-faith-short = Wiara
masters-board-stands = Pole { $n }: { $who }
masters-board-done = odbyty
masters-board-if-confirm = po tym ruchu
masters-board-from-step = czeka, od pola { $n }
masters-board-report = Raport { $n }

## On the screen: own board

masters-board-discard = odrzuć
masters-board-others = inni
masters-board-out-says = Odrzuć zasób właśnie wzięty z targu: wszyscy inni zyskują 1 punkt wiary
masters-board-out-solo-says = Odrzuć zasób właśnie wzięty z targu: czarny krzyż przesuwa się o 1 pole
masters-board-only = tylko
masters-board-no-extra = brak dodatkowej półki
masters-board-free = wolne miejsca: { $n }
masters-board-where = dokąd?
masters-board-waits = czeka
masters-board-slot = Miejsce { $n }
masters-board-slot-empty = puste
masters-board-fits-next = tu pasuje
masters-board-covered = zakryta
masters-board-base-power = Podstawowa
masters-board-together = Razem
masters-board-together-none = Nic nie jest włączone. Tu stanie suma kosztów i zysków.
masters-board-together-rests = Żadna produkcja nie jest składana.
masters-board-switch-on = włącz
masters-board-on = włączone

## On the screen: leaders

masters-board-leaders = Osobistości
masters-board-kind-discount = Zniżka
masters-board-kind-depot = Nowa półka
masters-board-kind-white = Biała kulka
masters-board-kind-produces = Nowa produkcja
masters-board-on-cards = na kartach
masters-board-holds = mieści
masters-board-in-play = w grze
masters-board-in-hand = na ręce
masters-board-may = zagraj lub odrzuć
masters-board-put-away = odrzucona
masters-board-leader-gone = brak osobistości
masters-board-leader-to-keep = osobistość do zatrzymania
masters-board-agree = zgodne źródła { $n }
masters-board-keep = Zatrzymaj dwie z czterech osobistości
masters-board-keep-says = Dwie pozostałe wracają zakryte do pudełka. Nikt nie widzi wyboru, zanim wszyscy nie wybiorą.
masters-board-first = pierwszy gracz

## On the screen: top bar

masters-board-ends-at = koniec przy
masters-board-won-at = wygrana przy
masters-board-lost-at = przegrana przy
masters-board-or = lub
masters-board-cards-short = kart

## On the screen: Lorenzo

masters-board-just-now = przed chwilą
masters-board-removed = usunięta
masters-board-stack = Stos { $n } z { $all }, zakryty
masters-board-still-in = Wciąż w nim, kolejność nieznana:
masters-board-seen = Odkryte od tasowania
masters-board-none-seen = jeszcze żaden
masters-board-loses = Przegrana:
masters-board-wins = Wygrana:
masters-board-colour-out = skończy się kolor
masters-board-n-cards = { $n } kart
masters-board-result-won = Gra jest wygrana
masters-board-result-lost = Wygrał Lorenzo

## On the screen: the last button

masters-board-verb-take = Weź
masters-board-verb-put = Odłóż
masters-board-verb-buy = Kup
masters-board-verb-produce = Produkuj
masters-board-verb-play = Zagraj
masters-board-verb-discard = Odrzuć
masters-board-verb-keep = Zatrzymaj je
masters-board-verb-end = Zakończ turę
