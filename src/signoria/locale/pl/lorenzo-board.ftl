### Lorenzo na ekranie, po polsku: te kilka słów obok obrazków.

## Areas

screen-towers = Wieże
screen-city = Miasto
screen-dice = Kości
screen-order = Kolejność
screen-next-order = Kolejność w następnej rundzie
screen-area-harvest = Zbiory
screen-area-production = Produkcja
screen-market = Targowisko
screen-church = Kościół
screen-leaders = Osobistości
screen-excommunicated = Ekskomunika

## Rounds

screen-setup = Przygotowanie
screen-round = Runda { $n } z { $of }
screen-period = okres { $roman }
screen-lap = okrążenie { $n } z { $of }
screen-report = Raport do Watykanu
screen-report-now = raport po tej rundzie
screen-report-next = raport w następnej rundzie
screen-asks = wymaga { $n }

## Cards and spaces

screen-pay = koszt
screen-needs = trzeba
screen-per = za
screen-no = bez
screen-no-floor-bonus = bez premii na 5, 7
screen-enters-taken = też na zajęte pola
screen-skips-first-turn = 1. tura przepada
screen-took = Kartę ma { $seat }
screen-no-card = bez karty
screen-value = Wartość { $n }
screen-stands = Stoi tu { $seat }
screen-servants =
    Co najmniej { $n ->
        [one] { $n } sługa
        [few] { $n } sługi
       *[many] { $n } sług
    }
screen-covered = Zamknięte przy tylu graczach
screen-works-from = twoje karty od
screen-mine-here =
    stoi tu twój { $member ->
        [white] biały
        [black] czarny
       *[orange] pomarańczowy
    }
screen-reconstructed = Odtworzone: zgodne { $agreement } zapisów

## Goods

screen-good-wood = drewno
screen-good-stone = kamień
screen-good-servants = słudzy
screen-good-coins = monety
screen-good-military = punkty wojska
screen-good-faith = punkty wiary
screen-good-vp = punkty zwycięstwa

## Members

screen-member-white = biały
screen-member-black = czarny
screen-member-orange = pomar.
screen-member-neutral = neutral.
screen-chosen = wybrany
screen-placed = wysłany

## Own board

screen-done = wykonane
screen-in-hand = na ręce
screen-secret = na ręce: { $n }
screen-may-play = można zagrać
screen-in-play = w grze
screen-use-now = użyj teraz
screen-used = użyta
screen-once-a-round = raz na rundę
screen-from-now-on = odtąd stale
screen-just-now = przed chwilą

## Panels

screen-begin-with = Zaczynasz z
screen-own-bonus = Twój żeton premii
screen-reports = Raporty w tej grze
screen-packets = Pakiety idą dalej
screen-passes = { $from } przekazuje dalej: { $to }
screen-packet = kart w pakiecie: { $n }
screen-choice = wybór { $n } z { $of }
screen-goes-to = Pozostałe karty dostaje { $to }.
screen-comes-from = Następny pakiet przekazuje { $from }.
screen-kept = Zatrzymane
screen-kept-of = { $n } z { $of } · tylko ty je widzisz
screen-goes-here = trafi tutaj
screen-next-packet = następny pakiet
screen-last-alone = ostatnia karta przychodzi bez wyboru
screen-all-choose = Wszyscy wybierają naraz
screen-you-choose = wybierasz
screen-chooses = wybiera
screen-has-chosen = już wybrano
screen-leave-it = pomiń
screen-stock = Zapas przed wymianą
screen-pays = Płacisz
screen-left = Z niego zostaje
screen-trades-bring = Wymiany dają
screen-gain = Zyskujesz
screen-after = Potem
screen-frozen = Wszystkie opłaty pochodzą z obecnego zapasu.
screen-no-tile = bez żetonu
screen-faith-spent = Cała wiara przepada

## Verbs of the last button

screen-verb-take = Weź
screen-verb-take-them = Weź je
screen-verb-place = Postaw
screen-verb-harvest = Zbieraj
screen-verb-produce = Produkuj
screen-verb-keep = Zatrzymaj
screen-verb-support = Wesprzyj
screen-verb-refuse = Nie wspieraj
screen-verb-support-church = Wesprzyj Kościół
screen-verb-refuse-church = Nie wspieraj Kościoła
screen-verb-play = Zagraj
screen-verb-use = Użyj
screen-verb-copy = Skopiuj
screen-verb-discard = Odrzuć
screen-verb-set = Ustaw
screen-verb-lose = Oddaj
screen-verb-end = Zakończ turę
screen-verb-leave = Pomiń to
screen-verb-do = Wykonaj
