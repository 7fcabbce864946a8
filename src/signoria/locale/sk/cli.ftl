### The command line and the plain table, Slovak.

## Files and arguments

cli-usage = { $reason }; skús: { $command } --help
cli-usage-missing = chýba { $names }
cli-usage-unknown = argument { $words } tu nie je
cli-usage-several = { $name } môže byť { $known }
cli-usage-value = za { $name } chýba hodnota
cli-usage-no-value = { $name } nemá žiadnu hodnotu, teda ani „{ $text }“
cli-usage-against = { $name } a { $other } nejdú dokopy
cli-usage-number = za { $name } patrí celé číslo, nie „{ $text }“
cli-usage-positive = za { $name } patrí celé číslo od 1 vyššie, nie „{ $text }“
cli-command-unknown = príkaz „{ $name }“ tu nie je; na výber: { $known }
cli-command-missing = chýba príkaz: { $known }; alebo --help
cli-file-missing = súbor { $name } neexistuje
cli-file-directory = { $name } je priečinok, nie súbor
cli-file-no-directory = { $name } neleží v priečinku
cli-file-permission = chýba oprávnenie: { $name }
cli-file-special = { $name } nie je obyčajný súbor
cli-file-error = { $name }: { $reason }
cli-file-large = na hru príliš veľké: viac než { $most } bajtov
cli-file-utf8 = toto nie je text v UTF-8
cli-other-game = toto je hra { $found }, nie { $game }
cli-no-saved = v priečinku { $folder } nie je žiadna rozohraná hra
cli-seats = kto tu sedí? „{ $text }“; napíš napríklad anna=me
cli-seats-nature = za náhodu môže odpovedať len človek: nature=me
cli-seats-players =
    { $n ->
        [one] { $n } miesto
        [few] { $n } miesta
       *[other] { $n } miest
    } pre { $players ->
        [one] { $players } hráča
       *[other] { $players } hráčov
    }
cli-loaded-options = načítaná hra už má svoje voľby a hráčov
cli-no-solo = { $game } nemá pravidlá pre jedného hráča
cli-best-broken = { $name } nie je rebríček; stačí súbor presunúť a začne sa nový
cli-rule-unknown = hra { $game } nemá pravidlo { $name }
cli-card-unknown = žiadna karta, vodca, doštička ani pole sa nevolá „{ $name }“
cli-kind-unknown = druh „{ $name }“ neexistuje; existujú { $known }
cli-at =
    po { $n ->
        [one] { $n } ťahu
       *[other] { $n } ťahoch
    } tu žiadna pozícia nie je; zápis má { $most ->
        [one] { $most } ťah
        [few] { $most } ťahy
       *[other] { $most } ťahov
    }

## Games and cards

cli-game-lorenzo = Lorenzo il Magnifico
cli-game-masters = Masters of Renaissance
cli-kind-territory = územie
cli-kind-character = postava
cli-kind-building = budova
cli-kind-venture = čin
cli-kind-development = karta rozvoja
cli-kind-leader = vodca
cli-kind-excommunication = doštička exkomunikácie
cli-kind-bonus = osobná bonusová doštička
cli-origin-translation = vlastný preklad mena
cli-origin-own = vlastné meno; vytlačené žiadne nie je
cli-person = Hráč

## Results

cli-place = Poradie
cli-winner =
    { $name } víťazí a má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
cli-winners =
    spoločné víťazstvo, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }: { $names }
cli-winner-tie =
    zhodne { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }: { $names }; víťazí { $name } ({ $rule })
cli-tie = podľa pravidla hry o zhode
cli-tie-lorenzo = L-225: skoršie miesto v poradí ťahov
cli-tie-masters = M-12.6: viac zvyšných zdrojov
cli-lost = Hra je prehraná: { $names }
cli-replay-over =
    { $game }, pravidlá { $rules }, { $options }: { $n ->
        [one] { $n } ťah
        [few] { $n } ťahy
       *[other] { $n } ťahov
    }, všetko platné; hra sa skončila
cli-replay-open =
    { $game }, pravidlá { $rules }, { $options }: { $n ->
        [one] { $n } ťah
        [few] { $n } ťahy
       *[other] { $n } ťahov
    }, všetko platné; hra pokračuje. Body, akoby sa skončila teraz:

## Rebríček

cli-best-title = Tvoje sólové hry od najlepšej:
cli-best-first = Zatiaľ najlepšia!
cli-best-none = Žiadna sólová hra ešte nie je dohraná: signoria play masters --solo
cli-best-points = body
cli-best-result = výsledok
cli-best-turns = ťahy
cli-best-date = dátum
cli-best-won = výhra
cli-best-lost = prehra

## Moves

cli-asked = { $seat }: { $ask }
cli-only-answer = jediná možnosť: { $move }
cli-move-refused = { $n }. ťah ({ $move }): { $why }
cli-allowed = { $move }: dá sa
cli-not-allowed = { $move }: nedá sa
cli-line-long = na ťahy je tento riadok príliš dlhý: viac než { $most } písmen
cli-more = … a ešte { $n }
cli-number = možnosť { $n } neexistuje; posledná je { $most }
cli-enter-plays = Zostáva jediná možnosť: Enter ju zahrá.

## The plain table

cli-greeting = { $game } ({ $options }): { $names }
cli-greeting-help = Odpovedaj číslom, ťahom alebo časťou možnosti; pomoc: ?
cli-pass-keyboard = Klávesnicu dostáva { $name }; potom stlač Enter.
cli-undone = Vzaté späť.
cli-saved = Uložené: { $path }
cli-kept = Hra je uložená v { $path }
cli-go-on = Pokračovanie: { $command }
cli-record = Zápis hry: { $path }
cli-unfinished = rozohraná
cli-plain-help =
    Čo sa dá napísať:
      12                    možnosť číslo 12
      { $move } ťahy ako v zápise, oddelené bodkočiarkou
      { $part } časť možnosti: ukáže tie, ktoré jej zodpovedajú
      Enter                 znova zoznam; jedinú zvyšnú možnosť zahrá
      why ŽELANIE           prečo nie? ťah, pole, číslo karty, vodca
      cards MENO            čo hovorí karta, vodca, doštička alebo pole; aj podľa čísla
      show                  celý stôl
      score                 body, akoby sa hra teraz skončila
      log, log N            čo sa dialo naposledy, posledných N viet
      undo, redo            vziať poslednú odpoveď späť, zahrať ju znova
      save, save SÚBOR      hra sa ukladá sama; SÚBOR je kópia navyše
      quit                  odísť; hra zostane uložená
      ?                     táto pomoc

## The table in text

board-round = Kolo { $round } z 6, etapa { $period }. Kocky: { $dice }
board-order = Poradie ťahov: { $seats }. Najbližšia pápežská priazeň žiada vieru { $faith }
board-tiles = Doštičky exkomunikácie: { $tiles }
board-tower = { $kind }
board-tower-taken = { $kind }, obsadené
board-value = hodnota { $n }
board-free = Voľné polia: { $spaces }
board-amount = { $good } { $n }
board-good-coins = mince
board-good-wood = drevo
board-good-stone = kameň
board-good-servants = sluhovia
board-good-military = vojenská sila
board-good-faith = viera
board-good-vp = víťazné body
board-total = body, keby sa hra teraz skončila: { $n }
board-members = členovia rodiny: { $members }
board-cards = { $kind }: { $cards }
board-packet = vodcovia na výber: { $leaders }
board-hand = vodcovia v ruke: { $leaders }
board-played = vodcovia v hre: { $leaders }
board-bonus = osobná bonusová doštička: { $tile }
board-banned = exkomunikácie: { $tiles }
board-hidden = skrytý
board-copies = ako { $leader }
board-used = v tomto kole použitý
