### Cards and rules to read in the browser, Czech.

## Pages to read

book-pages = Karty a pravidla
book-cards = Karty
book-rules = Pravidla
book-contents = Obsah
book-nothing-found = Tomu nic neodpovídá. Zkus méně písmen, nebo některý filtr zruš.
book-rules-found =
    { $n ->
        [one] { $n } pravidlo
        [few] { $n } pravidla
       *[other] { $n } pravidel
    }

## Cards

book-cards-find = Jméno v kterémkoli jazyce, číslo, slova z textu
book-cards-found =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
book-kind = Druh
book-gives = Dává
book-all = Ukázat vše
book-sentences = S texty
book-number = č. { $n }
book-names = Jiná jména
book-before = Předchozí
book-next = Další
book-origin-translation = náš překlad; tištěné jméno nebylo po ruce
book-origin-own = naše vlastní jméno; karta žádné nemá

## Where figures are from

book-source = Čísla
book-source-print = Z tištěných pravidel
book-source-all = Shodují se všechny porovnané prameny ({ $agree } z { $of })
book-source-some = Shoduje se { $agree } z { $of } porovnaných pramenů
book-proposed = Některé číslo je návrh: prameny se liší a nic tištěného nebylo po ruce.

## The icon language

book-signs = Co znamenají značky
book-signs-says = Karty se kreslí podle toho, co dělají, takže stejná značka znamená vždy totéž.
