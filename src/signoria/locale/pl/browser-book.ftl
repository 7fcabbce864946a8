### Cards and rules to read in the browser, Polish.

## Pages to read

book-pages = Karty i zasady
book-cards = Karty
book-rules = Zasady
book-contents = Spis treści
book-nothing-found = Nic nie pasuje. Wpisz mniej liter albo wyłącz któryś filtr.
book-rules-found =
    { $n ->
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }

## Cards

book-cards-find = Nazwa w dowolnym języku, numer, słowa z tekstu
book-cards-found =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
book-kind = Rodzaj
book-gives = Daje
book-all = Pokaż wszystko
book-sentences = Z tekstami
book-number = nr { $n }
book-names = Inne nazwy
book-before = Poprzednia
book-next = Następna
book-origin-translation = nasze tłumaczenie; drukowanej nazwy nie mieliśmy
book-origin-own = nasza własna nazwa; karta żadnej nie ma

## Where figures are from

book-source = Liczby
book-source-print = Z drukowanej instrukcji
book-source-all = Zgadzają się wszystkie porównane źródła ({ $agree } z { $of })
book-source-some = Zgadza się { $agree } z { $of } porównanych źródeł
book-proposed = Któraś liczba jest propozycją: źródła się różnią, a niczego drukowanego nie mieliśmy.

## The icon language

book-signs = Co znaczą symbole
book-signs-says = Karty rysuje się z tego, co robią, więc ten sam symbol znaczy zawsze to samo.
