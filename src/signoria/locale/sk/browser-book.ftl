### Cards and rules to read in the browser, Slovak.

## Pages to read

book-pages = Karty a pravidlá
book-cards = Karty
book-rules = Pravidlá
book-contents = Obsah
book-nothing-found = Tomu nič nezodpovedá. Skús menej písmen, alebo niektorý filter zruš.
book-rules-found =
    { $n ->
        [one] { $n } pravidlo
        [few] { $n } pravidlá
       *[other] { $n } pravidiel
    }

## Cards

book-cards-find = Meno v ktoromkoľvek jazyku, číslo, slová z textu
book-cards-found =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kariet
    }
book-kind = Druh
book-gives = Dáva
book-all = Ukázať všetko
book-sentences = S textami
book-number = č. { $n }
book-names = Iné mená
book-before = Predchádzajúca
book-next = Ďalšia
book-origin-translation = náš preklad; tlačené meno nebolo poruke
book-origin-own = naše vlastné meno; karta žiadne nemá

## Where figures are from

book-source = Čísla
book-source-print = Z tlačených pravidiel
book-source-all = Zhodujú sa všetky porovnané pramene ({ $agree } z { $of })
book-source-some = Zhoduje sa { $agree } z { $of } porovnaných prameňov
book-proposed = Niektoré číslo je návrh: pramene sa líšia a nič tlačené nebolo poruke.

## The icon language

book-signs = Čo znamenajú značky
book-signs-says = Karty sa kreslia podľa toho, čo robia, takže rovnaká značka znamená vždy to isté.
