### Masters' cards in the gallery: shelves, filters, the icon language, notes on figures; Polish.

## Shelves and filters

masters-shelf-green = Zielone karty
masters-shelf-blue = Niebieskie karty
masters-shelf-yellow = Żółte karty
masters-shelf-purple = Fioletowe karty
masters-shelf-leader = Osobistości
masters-stage = Poziom
masters-confirmed = rozstrzygnął obrazek karty

## The icon language

masters-sign-production = produkcja: zapłać to, co na lewo od strzałki, weź to, co na prawo
masters-sign-choice = ? to dowolny wybrany zasób; nie wiara
masters-sign-discount = karty kosztujące ten zasób są o 1 tańsze
masters-sign-depot = dodatkowa półka na ten zasób
masters-sign-white = białe kulki dają ten zasób
masters-sign-produces = dodatkowa własna produkcja
masters-sign-suits = cztery kolory: zielony liść, niebieska kropla, żółte słońce, fioletowa lilia
masters-sign-level = poziom: tyle pilastrów
masters-sign-needs = osobistość wymaga kart tych kolorów, z pilastrami tego poziomu
masters-sign-points = punkty zwycięstwa na koniec

## Notes on figures

masters-note-1 = Jeden odpis ma po lewej stronie produkcji 3 monety.
masters-note-11 = Jeden odpis ma po prawej stronie produkcji kamień zamiast tarczy.
masters-note-19 = Jeden odpis ma koszt 1 monety, inny tarczę po lewej stronie produkcji.
masters-note-20 = Jeden odpis ma koszt 1 kamienia.
masters-note-25 = Jeden odpis ma po prawej stronie produkcji 2 tarcze zamiast 2 kamieni.
masters-note-29 = Jeden odpis ma po prawej stronie produkcji 2 punkty wiary.
masters-note-41 = Jeden odpis ma po prawej stronie produkcji 1 punkt wiary.
masters-note-57 = Jeden odpis daje wszystkim czterem osobistościom białych kulek 2 punkty zwycięstwa.
masters-note-58 = Jeden odpis daje wszystkim czterem osobistościom białych kulek 2 punkty zwycięstwa.
masters-note-59 = Jeden odpis daje wszystkim czterem osobistościom białych kulek 2 punkty zwycięstwa.
masters-note-60 = Jeden odpis daje wszystkim czterem osobistościom białych kulek 2 punkty zwycięstwa.
