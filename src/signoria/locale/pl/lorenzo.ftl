### Lorenzo il Magnifico, Polish. Names of cards and tiles stand in lorenzo-names.ftl.
### Goods, cards and members are in the accusative: they stand after „otrzymujesz”, „płacisz”, „mieć”.

## Goods

good-coins =
    { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
good-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
good-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
good-servants =
    { $n ->
        [one] { $n } sługę
        [few] { $n } sługi
       *[many] { $n } sług
    }
good-military =
    { $n ->
        [one] { $n } punkt wojska
        [few] { $n } punkty wojska
       *[many] { $n } punktów wojska
    }
good-faith =
    { $n ->
        [one] { $n } punkt wiary
        [few] { $n } punkty wiary
       *[many] { $n } punktów wiary
    }
good-vp =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
good-privileges =
    { $n ->
        [one] { $n } przywilej rady
        [few] { $n } różne przywileje rady
       *[many] { $n } różnych przywilejów rady
    }

## Cards

kind-territory = włości
    .one = włości
kind-character = postacie
    .one = postać
kind-building = budynki
    .one = budynek
kind-venture = przedsięwzięcia
    .one = przedsięwzięcie
cards-territory =
    { $n ->
        [one] { $n } kartę włości
        [few] { $n } karty włości
       *[many] { $n } kart włości
    }
cards-character =
    { $n ->
        [one] { $n } postać
        [few] { $n } postacie
       *[many] { $n } postaci
    }
cards-building =
    { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
cards-venture =
    { $n ->
        [one] { $n } przedsięwzięcie
        [few] { $n } przedsięwzięcia
       *[many] { $n } przedsięwzięć
    }
cards-one-kind =
    { $n ->
        [one] { $n } kartę jednego rodzaju
        [few] { $n } karty jednego rodzaju
       *[many] { $n } kart jednego rodzaju
    }
leader = { NAME("lorenzo-leader", $leader) }

## Members and spaces

member-white = białego członka rodziny
    .name = Biały
member-black = czarnego członka rodziny
    .name = Czarny
member-orange = pomarańczowego członka rodziny
    .name = Pomarańczowy
member-neutral = neutralnego członka rodziny
    .name = Neutralny

# Where somebody goes.
space = { NAME("space", $space, form: "to") }
space-territory-1 = 1. poziom wieży włości
    .name = 1. poziom wieży włości
    .to = na 1. poziom wieży włości
space-territory-2 = 2. poziom wieży włości
    .name = 2. poziom wieży włości
    .to = na 2. poziom wieży włości
space-territory-3 = 3. poziom wieży włości
    .name = 3. poziom wieży włości
    .to = na 3. poziom wieży włości
space-territory-4 = 4. poziom wieży włości
    .name = 4. poziom wieży włości
    .to = na 4. poziom wieży włości
space-character-1 = 1. poziom wieży postaci
    .name = 1. poziom wieży postaci
    .to = na 1. poziom wieży postaci
space-character-2 = 2. poziom wieży postaci
    .name = 2. poziom wieży postaci
    .to = na 2. poziom wieży postaci
space-character-3 = 3. poziom wieży postaci
    .name = 3. poziom wieży postaci
    .to = na 3. poziom wieży postaci
space-character-4 = 4. poziom wieży postaci
    .name = 4. poziom wieży postaci
    .to = na 4. poziom wieży postaci
space-building-1 = 1. poziom wieży budynków
    .name = 1. poziom wieży budynków
    .to = na 1. poziom wieży budynków
space-building-2 = 2. poziom wieży budynków
    .name = 2. poziom wieży budynków
    .to = na 2. poziom wieży budynków
space-building-3 = 3. poziom wieży budynków
    .name = 3. poziom wieży budynków
    .to = na 3. poziom wieży budynków
space-building-4 = 4. poziom wieży budynków
    .name = 4. poziom wieży budynków
    .to = na 4. poziom wieży budynków
space-venture-1 = 1. poziom wieży przedsięwzięć
    .name = 1. poziom wieży przedsięwzięć
    .to = na 1. poziom wieży przedsięwzięć
space-venture-2 = 2. poziom wieży przedsięwzięć
    .name = 2. poziom wieży przedsięwzięć
    .to = na 2. poziom wieży przedsięwzięć
space-venture-3 = 3. poziom wieży przedsięwzięć
    .name = 3. poziom wieży przedsięwzięć
    .to = na 3. poziom wieży przedsięwzięć
space-venture-4 = 4. poziom wieży przedsięwzięć
    .name = 4. poziom wieży przedsięwzięć
    .to = na 4. poziom wieży przedsięwzięć
space-market-1 = 1. pole targowiska
    .name = 1. pole targowiska
    .to = na 1. pole targowiska
space-market-2 = 2. pole targowiska
    .name = 2. pole targowiska
    .to = na 2. pole targowiska
space-market-3 = 3. pole targowiska
    .name = 3. pole targowiska
    .to = na 3. pole targowiska
space-market-4 = 4. pole targowiska
    .name = 4. pole targowiska
    .to = na 4. pole targowiska
space-palace = rada miejska
    .name = Rada miejska
    .to = do rady miejskiej
space-harvest = małe pole zbiorów
    .name = Małe pole zbiorów
    .to = na małe pole zbiorów
space-harvest-large = duże pole zbiorów
    .name = Duże pole zbiorów
    .to = na duże pole zbiorów
space-production = małe pole produkcji
    .name = Małe pole produkcji
    .to = na małe pole produkcji
space-production-large = duże pole produkcji
    .name = Duże pole produkcji
    .to = na duże pole produkcji

## Options of a game

switch-advanced = Gra zaawansowana: osobistości i różne żetony premii osobistej
switch-draft_direction = W którą stronę podaje się karty osobistości
setting-draft_direction-right = w prawo
setting-draft_direction-left = w lewo
switch-brunelleschi_bonus_actions = Filippo Brunelleschi oszczędza 3 monety za zajętą wieżę także w akcjach dodatkowych
switch-privilege_own_source = Przy żetonach, które dają o 1 mniej, przywilej liczy się osobno
switch-wood_stone_each = Żeton „Mniej drewna lub kamienia” zabiera 1 drewno i 1 kamień, gdy otrzymuje się jedno i drugie
switch-ariosto_floor_bonus_only = Na poziom bez karty można wejść dla samej premii
switch-round6_ask = Raport do Watykanu pyta także w 6. rundzie
switch-military_cap = Gdzie kończy się tor punktów wojska
setting-military_cap-25 = na 25
setting-military_cap-0 = nigdzie
switch-member_alone_at_least_1 = Członek rodziny ze sługami musi mieć wartość co najmniej 1, zanim pomogą mu karty
switch-stonemason_discount_both = Kamieniarz obniża koszt o 1 drewno i 1 kamień, a nie tylko o jedno z nich
switch-bonus_tile_is_source = Żetony, które dają o 1 mniej, dotyczą także żetonu premii osobistej
switch-leaders_in_skipped_turn = W straconej pierwszej turze wolno korzystać z osobistości

## Questions

ask-turn = Ustaw członka rodziny lub użyj osobistości
ask-window = Użyj osobistości lub zakończ turę
ask-servants = Ile sług na zwiększenie wartości?
ask-price = Który koszt?
ask-take = Którą kartę w akcji dodatkowej?
ask-work = Akcja dodatkowa: ile sług na zwiększenie wartości?
ask-exchange = Wymienić?
ask-part = Co najpierw?
ask-privilege = Który przywilej?
ask-lose = Co stracić?
ask-six = Który członek rodziny otrzyma tę wartość?
ask-church = Wesprzeć Kościół?
ask-keep = Którą kartę osobistości zatrzymać?
ask-bonus-tile = Który żeton premii osobistej?
ask-draw-tile = Wylosuj żeton ekskomuniki
ask-draw-order = Wylosuj kolejność graczy
ask-deal = Rozdaj kartę osobistości
ask-reveal = Odkryj kartę
ask-roll = Rzuć kośćmi

## What a real table is asked

chance-draw-tile = Który żeton ekskomuniki wylosowano?
chance-draw-order = W jakiej kolejności się gra?
chance-deal = Którą kartę osobistości rozdano?
chance-reveal = Która karta leży tutaj: { NAME("space", $space) }?
chance-roll = Co pokazują kości?
    .white = Biała
    .black = Czarna
    .orange = Pomarańczowa

## What happened

event-tile = Żeton ekskomuniki: { NAME("lorenzo-excommunication", $tile) }
event-order = Kolejność graczy: { $seats }
event-bonus-tile = { $seat } bierze żeton premii osobistej: { NAME("lorenzo-tile", $tile) }
event-deal = { $seat } dostaje kartę osobistości: { $leader }
event-keep = { $seat } zatrzymuje kartę osobistości: { $leader }
event-round = Runda { $n }
event-reveal = Na planszę trafia: { NAME("lorenzo-card", $card) }
event-dice = Kości: biała { $white }, czarna { $black }, pomarańczowa { $orange }
event-skip = { $seat } traci pierwszą turę
event-place = { $seat } wysyła { $member } { $space }
event-gain = { $seat } otrzymuje { $goods }
event-pay = { $seat } płaci { $goods }
event-lose = { $seat } traci { $goods }
event-card = { $seat } bierze kartę: { NAME("lorenzo-card", $card) }
event-no-action = { $seat } nie może wykonać akcji dodatkowej
event-decline-action = { $seat } rezygnuje z akcji dodatkowej
event-harvest = { $seat } wykonuje zbiory o wartości { $value }
event-production = { $seat } wykonuje produkcję o wartości { $value }
event-play-leader = { $seat } zagrywa kartę osobistości: { $leader }
event-use-leader = { $seat } używa karty osobistości: { $leader }
event-copy-leader = { $seat } przejmuje zdolność: { $leader }
event-discard-leader = { $seat } odrzuca kartę osobistości: { $leader }
event-six = { $seat } wyznacza { $member }: wartość { $value }
event-forfeit = { $seat } nie może nikogo ustawić i traci turę
event-decline = { $seat } rezygnuje z dodatkowej tury
event-report = Raport do Watykanu, okres { $period }
event-support =
    { $seat } wspiera Kościół: za { $faith ->
        [one] { $faith } punkt wiary
        [few] { $faith } punkty wiary
       *[many] { $faith } punktów wiary
    } otrzymuje { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }
event-excommunicated = Ekskomunikę otrzymuje { $seat }: { NAME("lorenzo-excommunication", $tile) }
event-last-faith =
    { $seat } otrzymuje jeszcze za { $faith ->
        [one] { $faith } punkt wiary
        [few] { $faith } punkty wiary
       *[many] { $faith } punktów wiary
    } { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }
event-over = Koniec gry

## Why not

no-covered =
    { NAME("space", $space) }: pole zakryte przy { $players ->
        [one] { $players } graczu
        [few] { $players } graczach
       *[many] { $players } graczach
    }
no-market = ekskomunika nie pozwala ci wejść na targowisko
no-taken = { NAME("space", $space) }: pole zajmuje { $seat }
no-same-colour = stoi tu już członek rodziny w twoim kolorze: { NAME("space", $space) }
no-member = nie masz już w tej rundzie do ustawienia { $member }
no-card = { NAME("space", $space) }: nie ma tu karty
no-seventh =
    siódmej karty tego samego rodzaju nie można mieć; masz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }: { $kind }
no-surcharge =
    { $needs ->
        [one] { $needs } moneta
        [few] { $needs } monety
       *[many] { $needs } monet
    } za zajętą wieżę; masz { $has }
no-territory =
    { $slot }. karta włości wymaga { $needs ->
        [one] { $needs } punktu wojska
        [few] { $needs } punktów wojska
       *[many] { $needs } punktów wojska
    }; masz { $has }
no-military =
    koszt wymaga { $needs ->
        [one] { $needs } punktu wojska
        [few] { $needs } punktów wojska
       *[many] { $needs } punktów wojska
    }; masz { $has }
no-cost = karta kosztuje { $cost }; zostaje na to { $has }
no-value =
    potrzebna wartość { $needs }, bez sług wynosi { $value }; trzeba wydać { $servants ->
        [one] { $servants } sługę
        [few] { $servants } sługi
       *[many] { $servants } sług
    }, możesz { $has }
no-servants =
    { $needs ->
        [one] { $needs } sługa
        [few] { $needs } sługi
       *[many] { $needs } sług
    }: masz { $has }
no-servants-for-cost =
    przy tylu sługach nie wystarczy na kartę; najwyżej { $most ->
        [one] { $most } sługa
        [few] { $most } sługi
       *[many] { $most } sług
    }
no-kind = ta akcja dodatkowa dotyczy innych kart: { $kinds }
no-privilege-twice = przywileje z jednego efektu muszą być różne
no-own-card = { NAME("lorenzo-card", $card) }: nie masz tej karty
no-active = { NAME("lorenzo-card", $card) }: potrzebna akcja o wartości { $needs }, ta ma { $value }
no-exchange = wymiana kosztuje { $cost }; zostaje na nią { $has }
no-exchange-card = teraz kolej na inną kartę: { NAME("lorenzo-card", $card) }
no-faith =
    Kościół wymaga { $needs ->
        [one] { $needs } punktu wiary
        [few] { $needs } punktów wiary
       *[many] { $needs } punktów wiary
    }; masz { $has }
no-forfeit = turę traci się tylko wtedy, gdy nikogo nie można ustawić
no-decline = z tego nie można zrezygnować
no-bonus-tile = ten żeton premii osobistej już ktoś ma
no-hand = nie masz na ręce: { NAME("lorenzo-leader", $leader) }
no-played = nie masz w grze: { NAME("lorenzo-leader", $leader) }
no-packet = nie masz do wyboru: { NAME("lorenzo-leader", $leader) }
no-deal = ta osobistość została już rozdana: { NAME("lorenzo-leader", $leader) }
no-reveal = wśród kart, które zostały dla tej wieży ({ $kind }, okres { $period }), nie ma: { NAME("lorenzo-card", $card) }
no-tile-period = potrzebny jest żeton okresu { $period }
no-need = musisz mieć { $cost }; masz { $has }
no-once = { NAME("lorenzo-leader", $leader) }: ta osobistość nie ma zdolności „raz na rundę”
no-used = { NAME("lorenzo-leader", $leader) }: zdolność została już użyta w tej rundzie
no-copier = nie masz w grze osobistości, która przejmuje zdolność innej
no-copy-again = zdolność jest już przejęta: { NAME("lorenzo-leader", $leader) }
no-copy-target = nikt inny nie ma w grze: { NAME("lorenzo-leader", $leader) }
wish-card = { NAME("lorenzo-card", $card) }: karty nie ma w wieży i nie jest twoją kartą z wymianą
wish-no-card = nie ma karty { $card }

## Positions written by hand

position-dice = trzy kości: biała, czarna, pomarańczowa
position-order = kolejność musi wymieniać każdego gracza raz
position-tile = nie ma żetonu ekskomuniki „{ $name }”; są: { $known }
position-tiles = potrzebne są trzy żetony, po jednym z każdego okresu, w kolejności
position-floor = potrzebny jest poziom i numer karty albo „-”, gdy karty nie ma: { $text }
position-floor-kind = karta { $card } nie należy do { $space }
position-floor-taken = członek rodziny i karta nie mogą być razem: { $name }
position-space = nie ma pola „{ $name }”
position-covered = pole zakryte przy tylu graczach: { $name }
position-crowded = więcej niż jeden członek rodziny: { $name }
position-colours = dwóch kolorowych członków rodziny jednego gracza ({ $who }) w jednej wieży lub strefie: { $name }
position-member = potrzebny jest gracz i członek rodziny (white, black, orange, neutral): { $text }
position-member-twice = ten członek rodziny już gdzieś stoi: { $text }
position-goods = nie ma „{ $text }”; są: { $known }
position-amount = { $n } { $text } to za dużo; najwyżej { $most }
position-card-period = karty { $card } nie może być w rundzie { $n }
position-seventh = karta { $card } byłaby siódmą swojego rodzaju
position-basic = osobistości są tylko w grze zaawansowanej: { $name }
position-leader = nie ma osobistości „{ $name }”; są: { $known }
position-not-played = tej osobistości nie ma w grze: { $name }
position-bonus = nie ma żetonu premii osobistej „{ $name }”; są: { $known }
position-report = w rundzie { $n } nie ma Raportu do Watykanu

## Final score

score-track = Punkty zwycięstwa w trakcie gry
score-territories = Włości
score-characters = Postacie
score-ventures = Przedsięwzięcia
score-military = Siła militarna
score-resources = Zasoby
score-excommunication = Ekskomunika

## What things say

title-card = { NAME("lorenzo-card", $card) } ({ $card }, { NAME("kind", $kind, form: "one") }, okres { $period })
title-leader = { NAME("lorenzo-leader", $leader) }
title-excommunication = { NAME("lorenzo-excommunication", $tile) } (żeton ekskomuniki { $tile })
title-bonus = { NAME("lorenzo-tile", $tile) }
title-space = { NAME("space", $space, form: "name") }
title-privilege = Przywilej rady
title-member = { NAME("member", $member, form: "name") } członek rodziny

card-free = Nic nie kosztuje.
card-cost = Kosztuje { $cost }.
card-now = Natychmiast: { $effects }.
card-always = Na stałe: { $effects }.
card-harvest = Zbiory { $value }+: { $effects }.
card-production = Produkcja { $value }+: { $effects }.
card-end = Na koniec gry: { $points }.
price-military = { $pay } (musisz mieć co najmniej { $needs })

leader-needs = Aby zagrać tę kartę, musisz mieć { $needs }.
leader-once = Raz na rundę: { $effects }.
leader-always = Na stałe: { $effects }.
excommunication-always = Po ekskomunice: { $effects }.
excommunication-end = Po ekskomunice (na koniec gry): { $effects }.
bonus-production = Produkcja: otrzymujesz { $goods }.
bonus-harvest = Zbiory: otrzymujesz { $goods }.

effect-gain = otrzymujesz { $goods }
effect-gain-per-card =
    otrzymujesz { $goods } za każdą swoją kartę { $cards ->
        [territory] włości
        [character] postaci
        [building] budynku
       *[venture] przedsięwzięcia
    }
effect-gain-per-military =
    otrzymujesz { $goods } za { $each ->
        [one] każdy swój punkt wojska
        [few] każde { $each } swoje punkty wojska
       *[many] każde { $each } swoich punktów wojska
    }
effect-take-card =
    możesz wziąć kartę { $cards ->
        [territory] włości
        [character] postaci
        [building] budynku
        [venture] przedsięwzięcia
       *[any] dowolnego rodzaju
    } akcją o wartości { $value }, bez ustawiania członka rodziny
effect-take-card-less =
    możesz wziąć kartę { $cards ->
        [territory] włości
        [character] postaci
        [building] budynku
        [venture] przedsięwzięcia
       *[any] dowolnego rodzaju
    } akcją o wartości { $value }, bez ustawiania członka rodziny, taniej o { $less }
effect-activate =
    możesz bez ustawiania członka rodziny wykonać akcję { $area ->
        [harvest] Zbiory
       *[production] Produkcja
    } o wartości { $value }
effect-activate-plain =
    możesz bez ustawiania członka rodziny wykonać akcję { $area ->
        [harvest] Zbiory
       *[production] Produkcja
    } o wartości { $value }; zwiększają ją tylko słudzy
effect-exchange = możesz wymienić { $ways }
exchange-way = { $pay } na { $goods }
effect-set-one-member = jeden nieustawiony jeszcze członek rodziny w twoim kolorze ma do końca rundy wartość { $value }
effect-raises =
    akcja { $action ->
        [territory] wzięcia karty włości
        [character] wzięcia karty postaci
        [building] wzięcia karty budynku
        [venture] wzięcia karty przedsięwzięcia
        [harvest] Zbiory
       *[production] Produkcja
    } ma wartość większą o { $by }
effect-lowers =
    akcja { $action ->
        [territory] wzięcia karty włości
        [character] wzięcia karty postaci
        [building] wzięcia karty budynku
        [venture] wzięcia karty przedsięwzięcia
        [harvest] Zbiory
       *[production] Produkcja
    } ma wartość mniejszą o { $by }
effect-cheaper =
    { $cards ->
        [territory] karta włości
        [character] karta postaci
        [building] karta budynku
        [venture] karta przedsięwzięcia
       *[any] każda karta
    } kosztuje cię o { $less } mniej
effect-no-floor-bonus = nie otrzymujesz premii z poziomów wież
effect-raises-coloured = członkowie rodziny w twoim kolorze mają wartość większą o { $by }
effect-lowers-coloured = członkowie rodziny w twoim kolorze mają wartość mniejszą o { $by }
effect-raises-neutral = twój neutralny członek rodziny ma wartość większą o { $by }
effect-lowers-neutral = twój neutralny członek rodziny ma wartość mniejszą o { $by }
effect-sets-members = członkowie rodziny w twoim kolorze mają wartość { $value } niezależnie od kości
effect-enters-taken = możesz ustawiać członków rodziny na zajętych polach
effect-no-surcharge = w zajętych wieżach nic nie dopłacasz
effect-free-territories = do wzięcia kart włości nie potrzebujesz punktów wojska
effect-copies-leader = przejmujesz zdolność osobistości, którą ma w grze inny gracz
effect-supporting = ilekroć wspierasz Kościół, otrzymujesz { $goods }
effect-doubles-goods = drewno, kamienie, monety i sługi z natychmiastowych efektów twoich kart rozwoju otrzymujesz podwójnie
effect-less = z każdego pola, karty lub żetonu otrzymujesz o { $goods } mniej
effect-no-market = nie możesz ustawiać członków rodziny na targowisku
effect-servants-per-value =
    aby zwiększyć wartość o 1, musisz wydać { $servants ->
        [one] { $servants } sługę
        [few] { $servants } sługi
       *[many] { $servants } sług
    }
effect-skips-first-turn = w każdej rundzie tracisz swoją pierwszą turę, a ostatniego członka rodziny ustawiasz po wszystkich innych
effect-no-points-for =
    nie otrzymujesz punktów za { $cards ->
        [territory] włości
        [character] postacie
        [building] budynki
       *[venture] przedsięwzięcia
    }
effect-loses-per-points =
    tracisz 1 punkt zwycięstwa za { $each ->
        [one] każdy punkt zwycięstwa
        [few] każde { $each } punkty zwycięstwa
       *[many] każde { $each } punktów zwycięstwa
    } zdobytych przed ostatecznym podliczeniem
effect-loses-per-military = tracisz 1 punkt zwycięstwa za każdy swój punkt wojska
effect-loses-per-building-cost = tracisz 1 punkt zwycięstwa za każde drewno i każdy kamień w koszcie twoich kart budynków
effect-loses-per-resource = tracisz 1 punkt zwycięstwa za każdy pozostały zasób (drewno, kamień, sługę lub monetę)

about-floor = Wartość co najmniej { $value }, 1 członek rodziny. Weź kartę; w zajętej wieży płacisz dodatkowo 3 monety.
about-floor-bonus = Wartość co najmniej { $value }, 1 członek rodziny. Najpierw otrzymujesz { $goods }, potem weź kartę; w zajętej wieży płacisz dodatkowo 3 monety.
about-space = Wartość co najmniej 1, 1 członek rodziny. Otrzymujesz { $goods }.
about-open-space = Wartość co najmniej 1, dowolna liczba członków rodziny. Otrzymujesz { $goods }. Członkowie rodziny na tym polu wyznaczają kolejność w następnej rundzie.
about-work =
    1 członek rodziny. Wykonaj { $area ->
        [harvest] Zbiory
       *[production] Produkcję
    }; wartość akcji musi wynosić co najmniej 1.
about-work-large =
    Dowolna liczba członków rodziny. Wykonaj { $area ->
        [harvest] Zbiory
       *[production] Produkcję
    } o wartości mniejszej o { $less }; nadal musi ona wynosić co najmniej 1.
about-privilege = Otrzymujesz { $goods }.
about-coloured =
    Ma wartość { $member ->
        [white] białej
        [black] czarnej
       *[orange] pomarańczowej
    } kości. W jednej wieży może stać tylko jeden członek rodziny w kolorze danego gracza, tak samo na obszarze Zbiorów i na obszarze Produkcji.
about-neutral = Ma wartość 0. Może stać obok członka rodziny w kolorze tego samego gracza.

## Options of a question

move-place =
    { NAME("member", $member, form: "name") } ({ $value }) { NAME("space", $space, form: "to") }{ $servants ->
        [0] { "" }
        [one] , co najmniej { $servants } sługa
        [few] , co najmniej { $servants } sługi
       *[many] , co najmniej { $servants } sług
    }
move-place-card =
    { NAME("member", $member, form: "name") } ({ $value }) { NAME("space", $space, form: "to") }: { NAME("lorenzo-card", $card) }{ $servants ->
        [0] { "" }
        [one] , co najmniej { $servants } sługa
        [few] , co najmniej { $servants } sługi
       *[many] , co najmniej { $servants } sług
    }
move-servants =
    { $n ->
        [0] Nie wydawaj sług
        [one] Wydaj { $n } sługę
        [few] Wydaj { $n } sługi
       *[many] Wydaj { $n } sług
    }: wartość { $value }
move-take = Weź kartę { NAME("lorenzo-card", $card) } ({ NAME("space", $space) })
move-decline-action = Zrezygnuj z akcji dodatkowej
move-decline-turn = Zrezygnuj z dodatkowej tury
move-pay = Zapłać { $goods }
move-pay-nothing = Nic nie płać
move-less = Taniej o { $less }: zapłać { $goods }
move-less-nothing = Taniej o { $less }: nic nie płać
move-first = Najpierw: { $effects }
move-privilege = Weź { $goods }
move-exchange = Wymień { $way } ({ NAME("lorenzo-card", $card) })
move-skip = Nic nie wymieniaj ({ NAME("lorenzo-card", $card) })
move-six = { NAME("member", $member, form: "name") }: wartość { $value }
move-lose = Strać { $goods }
move-support = Wesprzyj Kościół: { $faith } za { $goods }
move-refuse = Nie wspieraj Kościoła: ekskomunika ({ NAME("lorenzo-excommunication", $tile) })
move-forfeit = Nikogo nie można ustawić: tura przepada
move-play = Zagraj: { NAME("lorenzo-leader", $leader) }
move-use = Użyj: { NAME("lorenzo-leader", $leader) } – { $effects }
move-copy = Przejmij zdolność: { NAME("lorenzo-leader", $leader) }
move-discard = Odrzuć za { $goods }: { NAME("lorenzo-leader", $leader) }
move-keep = Zatrzymaj: { NAME("lorenzo-leader", $leader) }
move-bonus = { NAME("lorenzo-tile", $tile) }. { $text }
move-roll = Biała { $white }, czarna { $black }, pomarańczowa { $orange }
move-reveal = { NAME("lorenzo-card", $card) }
move-tile = { NAME("lorenzo-excommunication", $tile) }
move-order = { $seats }
move-deal = { NAME("lorenzo-leader", $leader) }
