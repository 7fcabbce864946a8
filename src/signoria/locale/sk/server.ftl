### What the tables of the server say, Slovak.

## Seats

server-not-here = Taký stôl tu nie je, alebo k nemu nemáš prístup.
server-not-your-chair = To nie je tvoje miesto.
server-host-only = To smie len ten, kto stôl založil.
server-still-here = Kto je pri stole, hrá sám.
server-chair-taken = Na tomto mieste už sedí niekto iný.
server-no-chair = Žiadne miesto tu nie je voľné.
server-begun = Hra sa už začala.
server-not-begun = Hra sa ešte nezačala.
server-not-over = Hra sa ešte neskončila.
server-old-rules = Táto hra sa začala podľa pravidiel { $found }; tu platia pravidlá { $here }, takže nemôže pokračovať.
server-pace-wrong = Takéto tempo sa hrať nedá: na celú hru 1 minúta až 10 hodín, na ťah 1 hodina až 30 dní, prídavok za ťah najviac 10 minút.

## Moves

server-not-asked = Teraz sa ťa hra na nič nepýta.
server-moved-on = Na stole sa medzitým niečo zmenilo; pozri sa prosím znova.
server-moves-long = To je príliš dlhé: najviac { $most } znakov.
server-sealed-alone = Tajná odpoveď sa dáva samostatne; ďalšia príde na rad, keď odpovedia všetci.

## Taking back

undo-seat = medzitým je tu odpoveď iného hráča ({ $seat }); späť sa dá len so súhlasom všetkých
server-no-wish = Nikto už nechce nič brať späť.

## Back and ahead

server-own-eyes = Kým sa hrá, pozeráš sa späť len vlastnými očami.
server-no-move = Ťah { $n } tu nie je; hra ich má { $most }.
server-plan-long = Tak ďaleko dopredu to nejde: najviac { $most } ťahov.
server-fork-over = Tam už hra skončila; vráť sa kúsok, než ju rozvetvíš.
server-fork-hidden = Niečo z tých ťahov je ti skryté, takže pri inom stole na ne nadviazať nejde. Vyskúšaj to v pláne, alebo hru rozvetvi, keď sa skončí.
server-fork-seats =
    { $n ->
        [one] V tejto hre pokračuje { $n } hráč.
        [few] V tejto hre pokračujú { $n } hráči.
       *[other] V tejto hre pokračuje { $n } hráčov.
    }

## Zápisy, ktoré niekto prinesie

server-record-empty = Nie je v tom čo čítať.
server-record-long = Na zápis je to pridlhé: najviac { $most } kB.
server-record-moves = Na hru je to pridlhé: najviac { $most } ťahov.
server-record-game = Hru „{ $found }“ tu nemáme; sú tu { $known }.
server-record-slow = Čítanie tohto zápisu trvalo pridlho, a tak sme ho odložili.
