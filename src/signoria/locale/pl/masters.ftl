### Masters of Renaissance, Polish. What cards and leaders are called stands in masters-names.ftl.
### Goods and cards are in the accusative: they stand after „otrzymujesz”, „płacisz”, „mieć”.

## Goods

masters-good-coin =
    { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
masters-good-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
masters-good-shield =
    { $n ->
        [one] { $n } tarczę
        [few] { $n } tarcze
       *[many] { $n } tarcz
    }
masters-good-servant =
    { $n ->
        [one] { $n } sługę
        [few] { $n } sługi
       *[many] { $n } sług
    }
masters-good-faith =
    { $n ->
        [one] { $n } punkt wiary
        [few] { $n } punkty wiary
       *[many] { $n } punktów wiary
    }
masters-good-any =
    { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }
masters-good-points =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }

## Cards

masters-cards-green =
    { $n ->
        [one] { $n } zieloną kartę
        [few] { $n } zielone karty
       *[many] { $n } zielonych kart
    }
masters-cards-blue =
    { $n ->
        [one] { $n } niebieską kartę
        [few] { $n } niebieskie karty
       *[many] { $n } niebieskich kart
    }
masters-cards-yellow =
    { $n ->
        [one] { $n } żółtą kartę
        [few] { $n } żółte karty
       *[many] { $n } żółtych kart
    }
masters-cards-purple =
    { $n ->
        [one] { $n } fioletową kartę
        [few] { $n } fioletowe karty
       *[many] { $n } fioletowych kart
    }
masters-level-two-green = zieloną kartę poziomu II
masters-level-two-blue = niebieską kartę poziomu II
masters-level-two-yellow = żółtą kartę poziomu II
masters-level-two-purple = fioletową kartę poziomu II

## Places

masters-row = rząd { $n }
masters-column = kolumnę { $n }
masters-depot-1 = górna półka
    .name = Górna półka
    .to = na górną półkę
masters-depot-2 = środkowa półka
    .name = Środkowa półka
    .to = na środkową półkę
masters-depot-3 = dolna półka
    .name = Dolna półka
    .to = na dolną półkę
masters-depot-extra = półka osobistości
    .name = Półka osobistości
    .to = na półkę osobistości

## Options of a game

switch-discard_what_fits = Wolno odrzucać także zasoby, na które jest miejsce
switch-discard_stored = Dla miejsca wolno odrzucać także odłożone zasoby
switch-red_marble_first = Kiedy następuje wiara za czerwoną kulkę: od razu czy po odłożeniu zasobów
setting-red_marble_first-true = od razu
setting-red_marble_first-false = razem z wiarą pozostałych
setting-red_marble_first-last = po wierze pozostałych
switch-discards_one_by_one = Odrzucone zasoby przesuwają pozostałych po jednym
switch-discards_player_by_player = Odrzucone zasoby przesuwają pozostałych w kolejności tur, a nie wszystkich razem
switch-level_two_or_higher = Wymóg osobistości „karta poziomu II” spełnia także karta poziomu III
switch-full_tie_shared = Przy remisie punktów i zasobów wygrywa się wspólnie; inaczej wygrywa ten, kto gra wcześniej
switch-seventh_card_wins = Solo: siódma karta wygrywa, nawet jeśli jest ostatnią w swoim kolorze

## Questions

ask-masters-marble = Wylosuj kulkę na targ
ask-masters-reveal = Odkryj kartę rozwoju
ask-masters-deal = Rozdaj kartę osobistości
ask-masters-keep = Które dwie karty osobistości zatrzymać?
ask-masters-first = Wylosuj pierwszego gracza
ask-masters-start = Który zasób na początek i dokąd?
ask-masters-turn = Idź na targ, kup kartę lub uruchom produkcję; osobistości dodatkowo
ask-masters-window = Zagraj lub odrzuć osobistość albo zakończ turę
ask-masters-white = Co daje biała kulka?
ask-masters-store = Gdzie to odłożyć?
ask-masters-slot = Na które miejsce?
ask-masters-pay = Z magazynu czy ze skarbca?
ask-masters-produce = Aktywować coś jeszcze czy produkować?
ask-masters-in = Którymi dwoma zasobami zapłacić?
ask-masters-out = Który zasób otrzymać?
ask-masters-token = Odkryj żeton gry solo

## What a real table is asked

chance-masters-marble =
    { $row ->
        [0] Która kulka została?
       *[other] Targ, rząd { $row }, miejsce { $column }: która kulka?
    }
chance-masters-reveal = Która karta leży na wierzchu tego stosu?
chance-masters-deal = Którą kartę osobistości rozdano?
chance-masters-first = Kto zaczyna?
chance-masters-token = Który żeton odkryto?

## What happened

masters-event-reveal = W ofercie pojawia się { NAME("masters-card", $card) }
masters-event-deal = { $seat } dostaje kartę osobistości { NAME("masters-leader", $leader) }
masters-event-keep = { $seat } zatrzymuje karty osobistości { NAME("masters-leader", $first) } i { NAME("masters-leader", $second) }
masters-event-first = { $seat } ma kałamarz i zaczyna
masters-event-take = { $seat } bierze z targu { $line }
masters-event-gain = { $seat } otrzymuje { $goods }
masters-event-throw = { $seat } odrzuca { $goods }
masters-event-pay = { $seat } płaci { $goods }
masters-event-card = { $seat } kupuje { NAME("masters-card", $card, form: "what") }
masters-event-produce = { $seat } produkuje { $goods }
masters-event-play = { $seat } zagrywa kartę osobistości { NAME("masters-leader", $leader) }
masters-event-discard = { $seat } odrzuca kartę osobistości { NAME("masters-leader", $leader) }
masters-event-faith =
    { $seat } przesuwa się na torze wiary o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }, na pole { $space }
masters-event-cross =
    Czarny krzyż przesuwa się o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }, na pole { $space }
masters-event-favour =
    Raport do Watykanu { $section }: { $seat } zatrzymuje żeton łaski papieża, { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }
masters-event-no-favour = Raport do Watykanu { $section }: { $seat } traci żeton łaski papieża
masters-event-last-round = Zbliża się koniec: to ostatnia runda
masters-event-token = Żeton gry solo: { $token }
masters-event-remove = Z oferty znika { NAME("masters-card", $card) }
masters-event-won = Gra wygrana: { $reason }
masters-event-lost = Gra przegrana: { $reason }
masters-event-over = Koniec gry

## Why not

masters-no-cost = trzeba mieć { $cost }; masz { $has }
masters-no-top = { NAME("masters-card", $card) }: karta nie leży na wierzchu stosu
masters-no-slot =
    żadne twoje miejsce nie przyjmie karty poziomu { $level ->
        [1] I
        [2] II
       *[3] III
    }
masters-no-power =
    produkcja { $power ->
        [0] na planszy
       *[other] nr { $power }
    } nie należy do ciebie lub jest zakryta
masters-no-power-twice =
    produkcja { $power ->
        [0] na planszy
       *[other] nr { $power }
    } jest już aktywowana
masters-no-any =
    trzeba zapłacić { $needs ->
        [one] { $needs } dowolny zasób
        [few] { $needs } dowolne zasoby
       *[many] { $needs } dowolnych zasobów
    }; zostaje ci { $has }
masters-no-need = musisz mieć { $cost }; masz { $has }
masters-no-hand = nie masz na ręce karty osobistości { NAME("masters-leader", $leader) }
masters-no-packet = nie masz do wyboru karty osobistości { NAME("masters-leader", $leader) }
masters-no-white = by dostać za białą kulkę { $good }, musisz mieć w grze odpowiednią osobistość
masters-no-next = najpierw trzeba odłożyć { $good }
masters-no-waiting = odłożyć trzeba już tylko { $goods }
masters-no-room = półka musiałaby pomieścić { $goods }; miejsc na to: { $places }
masters-no-moving = brak miejsca, by przenieść { $goods }
masters-no-extra = żadna twoja osobistość w grze nie ma półki na { $good }
masters-no-extra-room = półka osobistości zawiera już { $goods }
masters-no-throw = odrzucić można tylko to, co właśnie bierzesz z targu
masters-no-throw-fits = co się mieści, trzeba odłożyć
masters-no-sum = zapłacić trzeba dokładnie { $cost }
masters-no-split = magazyn płaci z tego co najmniej { $least } i co najwyżej { $most }
masters-wish-no-card = nie ma karty ani osobistości { $card }

## Positions written by hand

masters-position-market = targ składa się z 4 białych, 2 niebieskich, 2 szarych, 2 żółtych i 2 fioletowych kulek oraz 1 czerwonej: trzy rzędy po cztery litery (w b g y p r), potem wolna kulka
masters-position-solo = to należy do gry dla jednego gracza
masters-position-not-solo = to należy do gry kilku graczy
masters-position-over = ta gra już się skończyła; trzeba to powiedzieć: over
masters-position-token = nie ma żetonu gry solo „{ $name }”; są: { $known }
masters-position-tokens = nie ma tylu żetonów tego rodzaju
masters-position-good = nie ma zasobu „{ $name }”; są: { $known }
masters-position-place = nie ma półki „{ $name }”; są: { $known }
masters-position-two-depots = na dwóch półkach nie może leżeć to samo: { $name }
masters-position-no-extra = żadna osobistość w grze nie ma na to półki: { $name }
masters-position-slots = są tylko { $most } miejsca na karty
masters-position-level = karta { $card } nie może tam leżeć: na miejscu leży poziom I, potem II, potem III
masters-position-tops = karta { $card }: na wierzchu ma leżeć także inna tego koloru i poziomu
masters-position-favour = nie ma łaski „{ $name }”; są: { $known }

## Final score

masters-score-cards = Karty rozwoju
masters-score-faith = Tor wiary
masters-score-favours = Łaska papieża
masters-score-leaders = Osobistości
masters-score-resources = Zasoby

## What things say

masters-title-card = Karta rozwoju { NAME("masters-card", $card) }
masters-title-leader = Osobistość { NAME("masters-leader", $leader) }
masters-title-base = Produkcja podstawowa
masters-title-row = Rząd { $n } targu
masters-title-column = Kolumna { $n } targu
masters-title-depot = { NAME("masters-depot", $depot, form: "name") }
masters-title-out = Odrzucenie
masters-title-slot = Miejsce { $n } na karty rozwoju
masters-title-coin = Moneta
masters-title-stone = Kamień
masters-title-shield = Tarcza
masters-title-servant = Sługa
masters-title-token = Żeton gry solo
masters-title-favour = Żeton łaski papieża { $n }

masters-way = za { $pay } otrzymujesz { $goods }
masters-says-cost = Kosztuje { $goods }.
masters-says-production = Produkcja: { $way }.
masters-says-needs = Aby zagrać tę kartę, musisz mieć { $goods }.
masters-says-always = Na stałe: { $effect }.
masters-says-points = Na koniec gry: { $goods }.
masters-effect-discount = karty rozwoju, które kosztują taki zasób, kosztują cię mniej o { $goods }
masters-effect-depot = masz dodatkową półkę na { $goods }
masters-effect-white = każda biała kulka daje ci { $goods }
masters-effect-produces = masz dodatkową produkcję: { $way }

masters-about-power = Produkcja: { $way }. Najpierw płaci się za wszystko, co jest aktywowane; to, co otrzymasz, trafia do skarbca.
masters-about-row = Weź to, co dają { $n } kulki: niebieska tarczę, szara kamień, żółta monetę, fioletowa sługę, czerwona punkt wiary, biała nic. Wolną kulkę wsuwa się z prawej, a wolna staje się kulka skrajna z lewej.
masters-about-column = Weź to, co dają { $n } kulki: niebieska tarczę, szara kamień, żółta monetę, fioletowa sługę, czerwona punkt wiary, biała nic. Wolną kulkę wsuwa się od dołu, a wolna staje się kulka na samej górze.
masters-about-depot =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    } na jeden rodzaj zasobów. Na dwóch takich półkach nigdy nie leży ten sam rodzaj.
masters-about-extra = 2 miejsca na zasób pokazany na karcie osobistości, niezależnie od pozostałych półek.
masters-about-out = Zasób właśnie wzięty z targu nie zostaje odłożony: wszyscy pozostali otrzymują 1 punkt wiary, a w grze solo czarny krzyż przesuwa się o 1 pole.
masters-about-slot = Na puste miejsce trafia karta poziomu I, na nią karta poziomu II, a na tę karta poziomu III. Produkuje tylko wierzchnia karta; do punktów i wymagań osobistości liczą się wszystkie.
masters-about-good = Kulki dają zasoby: niebieska tarczę, szara kamień, żółta monetę, fioletowa sługę.
masters-about-token = Po każdej turze odkrywa się jeden. { $token }.
masters-about-favour = Gdy ktoś dotrze na pole { $pope } toru wiary, każdy, kto stoi co najmniej na polu { $first }, zatrzymuje swój żeton ({ $goods }); pozostali go tracą.

## Options of a question

masters-whites-nothing =
    { $n ->
        [one] biała kulka nic nie daje
        [few] { $n } białe kulki nic nie dają
       *[many] { $n } białych kulek nic nie daje
    }
masters-whites-choice =
    { $n ->
        [one] biała kulka daje { $goods }
        [few] każda z { $n } białych kulek daje { $goods }
       *[many] każda z { $n } białych kulek daje { $goods }
    }
masters-put = { $goods } { NAME("masters-depot", $depot, form: "to") }
masters-move-take = Weź { $line }: { $what }
masters-move-white = Biała kulka daje { $goods }
masters-move-store = { $goods } { NAME("masters-depot", $depot, form: "to") }
masters-move-store-moving = { $goods } { NAME("masters-depot", $depot, form: "to") }; przełóż { $moved }
masters-move-throw = Odrzuć { $goods }: wszyscy pozostali otrzymują 1 punkt wiary
masters-move-throw-solo = Odrzuć { $goods }: czarny krzyż przesuwa się o 1 pole
masters-move-buy = Kup { NAME("masters-card", $card, form: "what") } za { $goods }
masters-move-slot = Na miejsce { $n }, które jest puste
masters-move-slot-covers = Na miejsce { $n }, na { NAME("masters-card", $card, form: "what") }
masters-move-pay-warehouse = Zapłać { $goods } z magazynu
masters-move-pay-strongbox = Zapłać { $goods } ze skarbca
masters-move-pay-both = Zapłać { $warehouse } z magazynu i { $strongbox } ze skarbca
masters-move-activate = Aktywuj { NAME("masters-card", $card, form: "what") }: { $way }
masters-move-activate-leader = Aktywuj osobistość { NAME("masters-leader", $leader) }: { $way }
masters-move-activate-base = Aktywuj produkcję podstawową: { $way }
masters-move-produce = Produkuj: zapłać { $pay }, otrzymaj { $goods }
masters-move-with = Zapłać { $goods }
masters-move-for = Otrzymaj { $goods }
masters-move-keep = Zatrzymaj karty osobistości { NAME("masters-leader", $first) } i { NAME("masters-leader", $second) }
masters-move-play = Zagraj kartę osobistości { NAME("masters-leader", $leader) }
masters-move-discard = Odrzuć kartę osobistości { NAME("masters-leader", $leader) } za 1 punkt wiary
masters-move-deal = Osobistość { NAME("masters-leader", $leader) }
masters-move-reveal = Karta { NAME("masters-card", $card) }
masters-move-first = { $seat } zaczyna
masters-marble-white = Biała kulka
masters-marble-blue = Niebieska kulka
masters-marble-grey = Szara kulka
masters-marble-yellow = Żółta kulka
masters-marble-purple = Fioletowa kulka
masters-marble-red = Czerwona kulka
masters-token-green = Odrzuć 2 zielone karty
masters-token-blue = Odrzuć 2 niebieskie karty
masters-token-yellow = Odrzuć 2 żółte karty
masters-token-purple = Odrzuć 2 fioletowe karty
masters-token-2 = Czarny krzyż przesuwa się o 2 pola
masters-token-1 = Czarny krzyż przesuwa się o 1 pole i wszystkie żetony są tasowane
