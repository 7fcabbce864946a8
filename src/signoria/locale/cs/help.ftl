### Co vypíše `--help`, česky. Prázdný řádek odděluje odstavce; řádky se lámou znovu.

## Everywhere

help-usage = použití:
help-arguments = argumenty
help-options = volby
help-commands = příkazy
help-help = zobrazí tuto nápovědu a skončí
help-version = zobrazí verzi a skončí
help-lang = en, cs, pl nebo sk; jinak $SIGNORIA_LANG, pak jazyk systému
help-json = pro stroje: JSON
help-file = zápis nebo pozice; - je standardní vstup
help-at = po N tazích zápisu
help-game = hra, pokud ji pozice sama neuvádí
help-option = volba hry, jako v zápisu
help-signoria = Deskové hry italské renesance.

## Words that stand for what is typed

help-word-command = PŘÍKAZ
help-word-file = SOUBOR
help-word-folder = SLOŽKA
help-word-game = HRA
help-word-kind = DRUH
help-word-lang = JAZYK
help-word-level = ÚROVEŇ
help-word-moves = TAHY
help-word-name = JMÉNO
help-word-option = NÁZEV[=HODNOTA]
help-word-rule = PRAVIDLO
help-word-seed = SEMÍNKO
help-word-who = KDO,…
help-word-wish = PŘÁNÍ

## signoria play

help-play = hrát, v prohlížeči nebo v terminálu
help-play-about = Hraj v prohlížeči; s --terminal nebo se jménem hry v terminálu.
help-play-more =
    Bez argumentů se stůl otevře v prohlížeči; nastavuje se příkazem 'signoria serve'. Kterýkoli argument kromě
    --lang znamená stůl v terminálu.

    Místa: 'me' je člověk u tohoto terminálu, cokoli jiného je jméno bota ({ $bots }). Hráče lze pojmenovat:
    --seats anna=me,ben=me,carla=greedy. S nature=me (nebo --real) odpovídá člověk i za kostky a karty: tak se
    dá zapsat hra u skutečného stolu.

    Bez --seats hraješ základní hru proti dvěma botům greedy; s --solo hraješ bez soupeřů, pokud na to hra má
    pravidla. Hra se ukládá po každé odpovědi; --continue pokračuje v té, která se hrála naposledy.
help-play-seats = kdo hraje, v pořadí u stolu
help-play-players = ty a N - 1 botů greedy
help-play-solo = jen ty, podle sólových pravidel hry
help-play-basic = základní hra
help-play-advanced = hra pro pokročilé
help-play-seed = pokaždé stejná náhoda a stejní boti
help-play-real = i za náhodu odpovídá člověk
help-play-load = pokračuj v uložené hře, od zápisu nebo od pozice
help-play-continue = pokračuj v poslední rozehrané hře
help-play-save = kam se hra ukládá
help-play-saves = jen vypíše uložené hry
help-play-terminal = v terminálu
help-play-plain = v terminálu po řádcích textu, bez obrazovky

## signoria serve

help-serve = zpřístupnit stůl prohlížečům
help-serve-about = Zpřístupňuje stůl prohlížečům, dokud nestiskneš Ctrl-C.
help-serve-more =
    Ke každé volbě patří proměnná prostředí: k --port SIGNORIA_PORT, k --behind-proxy
    SIGNORIA_BEHIND_PROXY=yes. SIGNORIA_SECRET je klíč, kterým se podepisují cookies; když chybí, vytvoří se a
    uloží do složky s daty. Ostatní je v docs/deploying.md.
help-serve-host = výchozí: { $host }, jen tento počítač
help-serve-port = výchozí: { $port }; 0 = kterýkoli volný
help-serve-database = výchozí: SQLite ve složce s daty
help-serve-notify = Redis, když stůl obsluhuje víc procesů
help-serve-data = složka s daty; výchozí: ta s hrami
help-serve-bots = kolik procesů přemýšlí za boty; výchozí: 1
help-serve-behind-proxy = před serverem je proxy a server jí věří
help-serve-unlimited = bez omezení tempa: pro zátěžové testy
help-serve-metrics = údaje pro Prometheus; výchozí: žádné
help-serve-log-level = { $levels }; výchozí: info

## signoria best

help-best = tvoje nejlepší sólové hry
help-best-about = Vypíše hry, které hraješ bez soupeřů (play --solo): výhry podle bodů, pak prohry.

## signoria replay

help-replay = ověřit zápis a spočítat jeho body
help-replay-about =
    Ověří zápis tah po tahu a vypíše body řádek po řádku. Chybný zápis odmítne s místem a všemi důvody
    (návratový kód 2).
help-replay-file = zápis; - je standardní vstup
help-replay-at = pozice po N tazích
help-replay-moves = každý tah a co se při něm stalo
help-replay-save-valid = kam uložit platnou část, pokud neplatí celý zápis

## signoria show

help-show = ukázat stůl podle zápisu nebo pozice
help-show-about =
    Ukáže stůl podle zápisu nebo podle ručně napsané pozice a na co se hra ptá. Text s hlavičkou [Rules] je
    zápis.
help-show-seat = jen to, co smí vědět tento hráč

## signoria try

help-try = zahrát tahy od pozice nebo od zápisu
help-try-about =
    Zahraje tahy od pozice nebo od zápisu a vypíše, co se stalo, co pak kdo má a na co se hra ptá dál; nebo
    všechny důvody, proč to nejde (návratový kód 2). Soubor zůstane, jak je.
help-try-more =
    Tahy se píšou jako v zápisu: 'a: white>market.1 +0; privilege coins'. Beze jména jsou toho, koho se hra
    ptá; každý hráč má svůj řádek, nebo je mezi hráči samostatné /; 'nature: dice 1 2 3' je náhoda.
help-try-moves = tahy, psané jako v zápisu
help-try-no-auto = jediné možné odpovědi se nedoplňují samy

## signoria why

help-why = říct, proč něco nejde
help-why-about = Řekne všechny důvody, proč hráč teď něco nesmí, s pravidlem a čísly.
help-why-more =
    Přání je tah (white>building.3, +3 nebo několik tahů: 'white>building.3 +2; less wood') nebo věc: pole,
    karta podle čísla či jména, člen rodiny, vůdce.
help-why-wish = tah nebo věc
help-why-seat = kdo si to přeje; jinak ten, koho se hra ptá

## signoria cards

help-cards = vypsat všechny karty, vůdce a destičky
help-cards-about =
    Vypíše všechno, co je vytištěné, aby se to dalo číst vedle skutečných karet: číslo, druh, etapu, jméno, co
    na kartě je, a totéž jako větu. Jde i --lang it.
help-cards-kind = jen tento druh: building, leader, …

## signoria rules

help-rules = přečíst pravidla, všechna nebo podle čísla
help-rules-about = Vypíše očíslovaná pravidla hry, všechna nebo jen ta vyjmenovaná.
help-rules-rule = číslo: L-72 nebo 72

## signoria arena

help-arena = boti proti sobě
help-arena-about = Nechá boty hrát proti sobě a vypíše, kdo jak často vyhrává.
help-arena-more =
    Každé rozdání se hraje jednou z každého pootočení židlí, takže se počet her zaokrouhlí nahoru na násobek
    počtu botů. Výsledky závisí jen na semínku, ne na --jobs.

    Boti: { $bots }
help-arena-bots = pro každé místo jeden, oddělení čárkami
help-arena-games = aspoň tolik her; výchozí: 100
help-arena-seed = pro rozdání i boty; výchozí: 1
help-arena-jobs = kolik procesů najednou; výchozí: 1

## signoria bench

help-bench = jak rychlá jsou tu pravidla
help-bench-about = Změří, jak rychlá jsou pravidla na tomto počítači právě teď.
help-bench-seats = počet hráčů; výchozí: kolik se jich vejde
