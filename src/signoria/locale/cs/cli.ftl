### The command line and the plain table, Czech.

## Files and arguments

cli-usage = { $reason }; zkus: { $command } --help
cli-usage-missing = chybí { $names }
cli-usage-unknown = argument { $words } tu není
cli-usage-several = { $name } může být { $known }
cli-usage-value = za { $name } chybí hodnota
cli-usage-no-value = { $name } nemá žádnou hodnotu, tedy ani „{ $text }“
cli-usage-against = { $name } a { $other } nejdou dohromady
cli-usage-number = za { $name } patří celé číslo, ne „{ $text }“
cli-usage-positive = za { $name } patří celé číslo od 1 výš, ne „{ $text }“
cli-command-unknown = příkaz „{ $name }“ tu není; na výběr: { $known }
cli-command-missing = chybí příkaz: { $known }; nebo --help
cli-file-missing = soubor { $name } neexistuje
cli-file-directory = { $name } je složka, ne soubor
cli-file-no-directory = { $name } neleží ve složce
cli-file-permission = chybí oprávnění: { $name }
cli-file-special = { $name } není obyčejný soubor
cli-file-error = { $name }: { $reason }
cli-file-large = na hru příliš velké: víc než { $most } bajtů
cli-file-utf8 = tohle není text v UTF-8
cli-other-game = tohle je hra { $found }, ne { $game }
cli-no-saved = ve složce { $folder } není žádná rozehraná hra
cli-seats = kdo tu sedí? „{ $text }“; napiš třeba anna=me
cli-seats-nature = za náhodu může odpovídat jen člověk: nature=me
cli-seats-players =
    { $n ->
        [one] { $n } místo
        [few] { $n } místa
       *[other] { $n } míst
    } pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }
cli-loaded-options = načtená hra už má své volby a hráče
cli-no-solo = { $game } nemá pravidla pro jednoho hráče
cli-best-broken = { $name } není žebříček; stačí soubor přesunout a začne nový
cli-rule-unknown = hra { $game } nemá pravidlo { $name }
cli-card-unknown = žádná karta, vůdce, destička ani pole se nejmenuje „{ $name }“
cli-kind-unknown = druh „{ $name }“ neexistuje; existují { $known }
cli-at =
    po { $n ->
        [one] { $n } tahu
       *[other] { $n } tazích
    } tu žádná pozice není; zápis má { $most ->
        [one] { $most } tah
        [few] { $most } tahy
       *[other] { $most } tahů
    }

## Games and cards

cli-game-lorenzo = Lorenzo il Magnifico
cli-game-masters = Masters of Renaissance
cli-kind-territory = území
cli-kind-character = postava
cli-kind-building = budova
cli-kind-venture = čin
cli-kind-development = karta rozvoje
cli-kind-leader = vůdce
cli-kind-excommunication = destička exkomunikace
cli-kind-bonus = osobní bonusová destička
cli-origin-translation = vlastní překlad jména
cli-origin-own = vlastní jméno; vytištěné žádné není
cli-person = Hráč

## Results

cli-place = Pořadí
cli-winner =
    { $name } vítězí a má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
cli-winners =
    společné vítězství, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: { $names }
cli-winner-tie =
    shodně { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: { $names }; vítězí { $name } ({ $rule })
cli-tie = podle pravidla hry o shodě
cli-tie-lorenzo = L-225: dřívější místo v pořadí tahů
cli-tie-masters = M-12.6: víc zbylých zdrojů
cli-lost = Hra je prohraná: { $names }
cli-replay-over =
    { $game }, pravidla { $rules }, { $options }: { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }, vše platné; hra skončila
cli-replay-open =
    { $game }, pravidla { $rules }, { $options }: { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }, vše platné; hra pokračuje. Body, jako by skončila teď:

## Žebříček

cli-best-title = Tvoje sólové hry od nejlepší:
cli-best-first = Zatím nejlepší!
cli-best-none = Žádná sólová hra ještě není dohraná: signoria play masters --solo
cli-best-points = body
cli-best-result = výsledek
cli-best-turns = tahy
cli-best-date = datum
cli-best-won = výhra
cli-best-lost = prohra

## Moves

cli-asked = { $seat }: { $ask }
cli-only-answer = jediná možnost: { $move }
cli-move-refused = { $n }. tah ({ $move }): { $why }
cli-allowed = { $move }: lze
cli-not-allowed = { $move }: nelze
cli-line-long = na tahy je tento řádek příliš dlouhý: víc než { $most } písmen
cli-more = … a ještě { $n }
cli-number = možnost { $n } neexistuje; poslední je { $most }
cli-enter-plays = Zbývá jediná možnost: Enter ji zahraje.

## The plain table

cli-greeting = { $game } ({ $options }): { $names }
cli-greeting-help = Odpovídej číslem, tahem nebo částí možnosti; nápověda: ?
cli-pass-keyboard = Klávesnici dostává { $name }; pak stiskni Enter.
cli-undone = Vzato zpět.
cli-saved = Uloženo: { $path }
cli-kept = Hra je uložena v { $path }
cli-go-on = Pokračování: { $command }
cli-record = Zápis hry: { $path }
cli-unfinished = rozehraná
cli-plain-help =
    Co lze napsat:
      12                    možnost číslo 12
      { $move } tahy jako v zápisu, oddělené středníkem
      { $part } část možnosti: ukáže ty, které jí odpovídají
      Enter                 znovu seznam; jedinou zbylou možnost zahraje
      why PŘÁNÍ             proč ne? tah, pole, číslo karty, vůdce
      cards JMÉNO           co říká karta, vůdce, destička nebo pole; i podle čísla
      show                  celý stůl
      score                 body, jako by hra teď skončila
      log, log N            co se dělo naposledy, posledních N vět
      undo, redo            vzít poslední odpověď zpět, zahrát ji znovu
      save, save SOUBOR     hra se ukládá sama; SOUBOR je kopie navíc
      quit                  odejít; hra zůstane uložená
      ?                     tato nápověda

## The table in text

board-round = Kolo { $round } z 6, etapa { $period }. Kostky: { $dice }
board-order = Pořadí tahů: { $seats }. K příští papežské přízni je třeba víra { $faith }
board-tiles = Destičky exkomunikace: { $tiles }
board-tower = { $kind }
board-tower-taken = { $kind }, obsazeno
board-value = hodnota { $n }
board-free = Volná pole: { $spaces }
board-amount = { $good } { $n }
board-good-coins = mince
board-good-wood = dřevo
board-good-stone = kámen
board-good-servants = sloužící
board-good-military = vojenská síla
board-good-faith = víra
board-good-vp = vítězné body
board-total = body, kdyby hra teď skončila: { $n }
board-members = členové rodiny: { $members }
board-cards = { $kind }: { $cards }
board-packet = vůdci na výběr: { $leaders }
board-hand = vůdci v ruce: { $leaders }
board-played = vůdci ve hře: { $leaders }
board-bonus = osobní bonusová destička: { $tile }
board-banned = exkomunikace: { $tiles }
board-hidden = skrytý
board-copies = jako { $leader }
board-used = v tomto kole použitý
