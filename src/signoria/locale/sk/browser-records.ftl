### Zápisy prinesené a odnesené, a hry pri skutočnom stole, po slovensky.

## Zápis, ktorý niekto prinesie

records-open = Otvoriť zápis
records-says = Vlož zápis alebo pozíciu, vyber súbor, alebo ho pusti kamkoľvek na túto stránku.
records-text = Zápis alebo pozícia
records-file = Vybrať súbor
records-drop = Pusti zápis sem
records-no-text = „{ $name }“ nie je text, ktorý by sa dal prečítať.
records-reading = Čítam …
records-broken = Tu niečo nesedí
records-place = riadok { $line }, stĺpec { $column }
records-before =
    { $n ->
        [0] Nič z toho, čo je pred tým, sa nedá hrať.
        [one] { $n } ťah pred tým je v poriadku.
        [few] { $n } ťahy pred tým sú v poriadku.
        [many] { $n } ťahu pred tým je v poriadku.
       *[other] { $n } ťahov pred tým je v poriadku.
    }
records-go-there = Ukáž mi to miesto
records-over = Hra sa skončila.
records-stands = { $label }; na ťahu: { $who }
records-position = Od pozície,
records-moves =
    { $n ->
        [one] { $n } ťah
        [few] { $n } ťahy
        [many] { $n } ťahu
       *[other] { $n } ťahov
    }
records-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodov
    }
records-go-on = Hrať ďalej
records-who = Kto hrá ďalej a kde?
records-look = Prezrieť
records-look-part =
    Prezrieť { $n ->
        [one] { $n } ťah pred tým
        [few] { $n } ťahy pred tým
        [many] { $n } ťahu pred tým
       *[other] { $n } ťahov pred tým
    }
records-ends = Tu sa zápis končí

## Zápis so sebou

records-save = Uložiť zápis
records-copy = Kopírovať zápis
records-copy-by-hand = Schránka je tu mimo dosahu: ulož si zápis ako súbor.

## Hra pri skutočnom stole

keep-mark = Skutočný stôl
keep-where = Hrá sa
keep-here = tu
keep-there = pri skutočnom stole
keep-switch = Hrá sa pri skutočnom stole
keep-says = Zapisuješ, čo povedia kocky a balíčky, a ťahy toho, kto nemá telefón. Kto má odkaz, ten sa pozerá.
keep-me = zapisuješ ty
keep-me-says = tieto ťahy zapisuješ ty
keep-flag = Čo hovorí stôl?
keep-waits = { $name } to zapisuje
keep-secret = Len pre: { $who }
keep-enter = Zapísať
keep-enter-for = Zapísať za: { $seat }
keep-type = Napíš meno alebo číslo
keep-back = Vrátiť posledné
