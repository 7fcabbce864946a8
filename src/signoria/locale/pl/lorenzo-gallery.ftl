### Lorenzo's cards in the gallery: shelves, filters, the icon language, notes on figures; Polish.

## Shelves and filters

lorenzo-shelf-territory = Włości
lorenzo-shelf-character = Postacie
lorenzo-shelf-building = Budynki
lorenzo-shelf-venture = Przedsięwzięcia
lorenzo-shelf-leader = Osobistości
lorenzo-shelf-excommunication = Żetony ekskomuniki
lorenzo-shelf-bonus = Żetony premii osobistej
lorenzo-stage = Okres
lorenzo-gift-privilege = przywilej rady
lorenzo-gift-card = kolejną kartę
lorenzo-gift-permanent = coś na stałe
lorenzo-confirmed = drukowana instrukcja potwierdza którąś liczbę

## The icon language

lorenzo-sign-at-once = jeden raz, przy wzięciu karty
lorenzo-sign-always = odtąd na stałe
lorenzo-sign-harvest = przy zbiorach o wartości co najmniej takiej jak w ramce
lorenzo-sign-production = przy produkcji o wartości co najmniej takiej jak w ramce
lorenzo-sign-end = na koniec gry
lorenzo-sign-gain = otrzymujesz to, co pokazano
lorenzo-sign-gain-per-card = otrzymujesz za każdą swoją kartę tego rodzaju
lorenzo-sign-gain-per-military = otrzymujesz za każde tyle swoich punktów wojska
lorenzo-sign-privileges = przywileje rady; ≠ znaczy każdy inny
lorenzo-sign-take-card = weź kartę akcją o tej wartości, taniej o czerwone liczby
lorenzo-sign-activate = zbiory lub produkcja o tej wartości bez członka rodziny
lorenzo-sign-exchange = zapłać to, co na lewo od strzałki, weź to, co na prawo; najwyżej jeden wiersz
lorenzo-sign-raises = akcje tego rodzaju mają wyższą wartość, a z czerwonym minusem niższą
lorenzo-sign-cheaper = karty tego rodzaju są tańsze; ukośnik daje wybór
lorenzo-sign-no-floor-bonus = koniec z premiami poziomów 5 i 7
lorenzo-sign-raises-members = członkowie rodziny mają wyższą wartość
lorenzo-sign-sets-members = wszyscy kolorowi członkowie rodziny mają tę wartość
lorenzo-sign-set-one-member = jeden kolorowy członek rodziny ma w tej rundzie tę wartość
lorenzo-sign-enters-taken = twoi członkowie mogą stawać na zajętych polach
lorenzo-sign-no-surcharge = bez 3 monet za zajętą wieżę
lorenzo-sign-free-territories = włości nie wymagają punktów wojska
lorenzo-sign-copies-leader = ma zdolność osobistości, którą zagrał inny gracz
lorenzo-sign-doubles-goods = te zasoby natychmiastowe efekty dają podwójnie
lorenzo-sign-supporting = otrzymujesz, ilekroć wspierasz Kościół
lorenzo-sign-less = cokolwiek to daje, da ci o 1 mniej
lorenzo-sign-servants-per-value = tyle sług za każde +1
lorenzo-sign-no-market = żadnych członków na targowisku
lorenzo-sign-skips-first-turn = pierwsza tura każdej rundy przepada
lorenzo-sign-no-points-for = żadnych punktów za karty tego rodzaju
lorenzo-sign-loses-per-points = minus 1 punkt za każde tyle punktów
lorenzo-sign-loses-per-military = minus 1 punkt za każdy punkt wojska
lorenzo-sign-loses-per-building-cost = minus 1 punkt za każde drewno i kamień w koszcie własnych budynków
lorenzo-sign-loses-per-resource = minus 1 punkt za każdy pozostały zasób

## Notes on figures

lorenzo-note-20 = Przykład w czeskiej instrukcji aktywuje ją akcją o wartości 2, co ogranicza jej wartość aktywacji; jeden odpis różni się w tym miejscu.
lorenzo-note-50 = Drewno albo kamień, nie jedno i drugie: tak czyta to 12 z 23 przejrzanych projektów, 11 podaje oba bez „albo”; żadna instrukcja karty nie objaśnia. Przełącznik stonemason_discount_both to odwraca.
lorenzo-note-71 = 1 punkt zwycięstwa za każde 2 punkty wojska, liczony przy wzięciu karty. Jeden odpis liczy pół punktu za każdy, inny 2 punkty za każde 2.
lorenzo-note-76 = Że oba przywileje są różne, podaje kilka projektów, a żaden nie przeczy; instrukcje mówią to o karcie 64 i o targowisku.
lorenzo-note-a = Stron zaawansowanych nie drukuje żadna instrukcja; odpisy, które je mają, są zgodne (L-13).
lorenzo-note-b = Stron zaawansowanych nie drukuje żadna instrukcja; odpisy, które je mają, są zgodne (L-13).
lorenzo-note-c = Stron zaawansowanych nie drukuje żadna instrukcja; odpisy, które je mają, są zgodne (L-13).
lorenzo-note-d = Stron zaawansowanych nie drukuje żadna instrukcja; odpisy, które je mają, są zgodne (L-13).
