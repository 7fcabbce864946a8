### Zápisy přinesené a odnesené, a hry u skutečného stolu, česky.

## Zápis, který někdo přinese

records-open = Otevřít zápis
records-says = Vlož zápis nebo pozici, vyber soubor, nebo ho pusť kamkoli na tuto stránku.
records-text = Zápis nebo pozice
records-file = Vybrat soubor
records-drop = Pusť zápis sem
records-no-text = „{ $name }“ není text, který by se dal přečíst.
records-reading = Čtu …
records-broken = Tady něco nesedí
records-place = řádek { $line }, sloupec { $column }
records-before =
    { $n ->
        [0] Nic z toho, co je před tím, se nedá hrát.
        [one] { $n } tah před tím je v pořádku.
        [few] { $n } tahy před tím jsou v pořádku.
        [many] { $n } tahu před tím je v pořádku.
       *[other] { $n } tahů před tím je v pořádku.
    }
records-go-there = Ukaž mi to místo
records-over = Hra skončila.
records-stands = { $label }; na tahu: { $who }
records-position = Od pozice,
records-moves =
    { $n ->
        [one] { $n } tah
        [few] { $n } tahy
        [many] { $n } tahu
       *[other] { $n } tahů
    }
records-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
records-go-on = Hrát dál
records-who = Kdo hraje dál a kde?
records-look = Prohlédnout
records-look-part =
    Prohlédnout { $n ->
        [one] { $n } tah před tím
        [few] { $n } tahy před tím
        [many] { $n } tahu před tím
       *[other] { $n } tahů před tím
    }
records-ends = Tady zápis končí

## Zápis s sebou

records-save = Uložit zápis
records-copy = Kopírovat zápis
records-copy-by-hand = Schránka je tu mimo dosah: ulož si zápis jako soubor.

## Hra u skutečného stolu

keep-mark = Skutečný stůl
keep-where = Hraje se
keep-here = tady
keep-there = u skutečného stolu
keep-switch = Hraje se u skutečného stolu
keep-says = Zapisuješ, co řeknou kostky a balíčky, a tahy toho, kdo nemá telefon. Kdo má odkaz, ten se dívá.
keep-me = zapisuješ ty
keep-me-says = tyhle tahy zapisuješ ty
keep-flag = Co říká stůl?
keep-waits = { $name } to zapisuje
keep-secret = Jen pro: { $who }
keep-enter = Zapsat
keep-enter-for = Zapsat za: { $seat }
keep-type = Napiš jméno nebo číslo
keep-back = Vrátit poslední
