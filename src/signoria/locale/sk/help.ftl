### Čo vypíše `--help`, po slovensky. Prázdny riadok oddeľuje odseky; riadky sa lámu znova.

## Everywhere

help-usage = použitie:
help-arguments = argumenty
help-options = voľby
help-commands = príkazy
help-help = zobrazí túto pomoc a skončí
help-version = zobrazí verziu a skončí
help-lang = en, cs, pl alebo sk; inak $SIGNORIA_LANG, potom jazyk systému
help-json = pre stroje: JSON
help-file = zápis alebo pozícia; - je štandardný vstup
help-at = po N ťahoch zápisu
help-game = hra, ak ju pozícia sama neuvádza
help-option = voľba hry, ako v zápise
help-signoria = Stolové hry talianskej renesancie.

## Words that stand for what is typed

help-word-command = PRÍKAZ
help-word-file = SÚBOR
help-word-folder = PRIEČINOK
help-word-game = HRA
help-word-kind = DRUH
help-word-lang = JAZYK
help-word-level = ÚROVEŇ
help-word-moves = ŤAHY
help-word-name = MENO
help-word-option = NÁZOV[=HODNOTA]
help-word-rule = PRAVIDLO
help-word-seed = SEMIENKO
help-word-who = KTO,…
help-word-wish = ŽELANIE

## signoria play

help-play = hrať, v prehliadači alebo v termináli
help-play-about = Hraj v prehliadači; s --terminal alebo s menom hry v termináli.
help-play-more =
    Bez argumentov sa stôl otvorí v prehliadači; nastavuje sa príkazom 'signoria serve'. Ktorýkoľvek argument
    okrem --lang znamená stôl v termináli.

    Miesta: 'me' je človek pri tomto termináli, čokoľvek iné je meno bota ({ $bots }). Hráčov možno pomenovať:
    --seats anna=me,ben=me,carla=greedy. S nature=me (alebo --real) odpovedá človek aj za kocky a karty: tak sa
    dá zapísať hra pri skutočnom stole.

    Bez --seats hráš základnú hru proti dvom botom greedy; s --solo hráš bez súperov, ak na to hra má pravidlá.
    Hra sa ukladá po každej odpovedi; --continue pokračuje v tej, ktorá sa hrala naposledy.
help-play-seats = kto hrá, v poradí pri stole
help-play-players = ty a N - 1 botov greedy
help-play-solo = len ty, podľa sólových pravidiel hry
help-play-basic = základná hra
help-play-advanced = hra pre pokročilých
help-play-seed = zakaždým rovnaká náhoda a rovnakí boti
help-play-real = aj za náhodu odpovedá človek
help-play-load = pokračuj v uloženej hre, od zápisu alebo od pozície
help-play-continue = pokračuj v poslednej rozohranej hre
help-play-save = kam sa hra ukladá
help-play-saves = len vypíše uložené hry
help-play-terminal = v termináli
help-play-plain = v termináli po riadkoch textu, bez obrazovky

## signoria serve

help-serve = sprístupniť stôl prehliadačom
help-serve-about = Sprístupňuje stôl prehliadačom, kým nestlačíš Ctrl-C.
help-serve-more =
    Ku každej voľbe patrí premenná prostredia: k --port SIGNORIA_PORT, k --behind-proxy
    SIGNORIA_BEHIND_PROXY=yes. SIGNORIA_SECRET je kľúč, ktorým sa podpisujú cookies; ak chýba, vytvorí sa a
    uloží do priečinka s dátami. Ostatné je v docs/deploying.md.
help-serve-host = predvolené: { $host }, len tento počítač
help-serve-port = predvolené: { $port }; 0 = ktorýkoľvek voľný
help-serve-database = predvolené: SQLite v priečinku s dátami
help-serve-notify = Redis, keď stôl obsluhuje viac procesov
help-serve-data = priečinok s dátami; predvolené: ten s hrami
help-serve-bots = koľko procesov premýšľa za botov; predvolené: 1
help-serve-behind-proxy = pred serverom je proxy a server jej verí
help-serve-unlimited = bez obmedzení tempa: pre záťažové testy
help-serve-metrics = údaje pre Prometheus; predvolené: žiadne
help-serve-log-level = { $levels }; predvolené: info

## signoria best

help-best = tvoje najlepšie sólové hry
help-best-about = Vypíše hry, ktoré hráš bez súperov (play --solo): výhry podľa bodov, potom prehry.

## signoria replay

help-replay = overiť zápis a spočítať jeho body
help-replay-about =
    Overí zápis ťah po ťahu a vypíše body riadok po riadku. Chybný zápis odmietne s miestom a všetkými dôvodmi
    (návratový kód 2).
help-replay-file = zápis; - je štandardný vstup
help-replay-at = pozícia po N ťahoch
help-replay-moves = každý ťah a čo sa pri ňom stalo
help-replay-save-valid = kam uložiť platnú časť, ak neplatí celý zápis

## signoria show

help-show = ukázať stôl podľa zápisu alebo pozície
help-show-about =
    Ukáže stôl podľa zápisu alebo podľa ručne napísanej pozície a na čo sa hra pýta. Text s hlavičkou [Rules] je
    zápis.
help-show-seat = len to, čo smie vedieť tento hráč

## signoria try

help-try = zahrať ťahy od pozície alebo od zápisu
help-try-about =
    Zahrá ťahy od pozície alebo od zápisu a vypíše, čo sa stalo, čo potom kto má a na čo sa hra pýta ďalej;
    alebo všetky dôvody, prečo to nejde (návratový kód 2). Súbor zostane, ako je.
help-try-more =
    Ťahy sa píšu ako v zápise: 'a: white>market.1 +0; privilege coins'. Bez mena sú toho, koho sa hra pýta;
    každý hráč má svoj riadok, alebo je medzi hráčmi samostatné /; 'nature: dice 1 2 3' je náhoda.
help-try-moves = ťahy, písané ako v zápise
help-try-no-auto = jediné možné odpovede sa nedopĺňajú samy

## signoria why

help-why = povedať, prečo niečo nejde
help-why-about = Povie všetky dôvody, prečo hráč teraz niečo nesmie, s pravidlom a číslami.
help-why-more =
    Želanie je ťah (white>building.3, +3 alebo niekoľko ťahov: 'white>building.3 +2; less wood') alebo vec: pole,
    karta podľa čísla či mena, člen rodiny, vodca.
help-why-wish = ťah alebo vec
help-why-seat = kto si to želá; inak ten, koho sa hra pýta

## signoria cards

help-cards = vypísať všetky karty, vodcov a doštičky
help-cards-about =
    Vypíše všetko, čo je vytlačené, aby sa to dalo čítať vedľa skutočných kariet: číslo, druh, etapu, meno, čo
    na karte je, a to isté ako vetu. Ide aj --lang it.
help-cards-kind = len tento druh: building, leader, …

## signoria rules

help-rules = prečítať pravidlá, všetky alebo podľa čísla
help-rules-about = Vypíše očíslované pravidlá hry, všetky alebo len tie vymenované.
help-rules-rule = číslo: L-72 alebo 72

## signoria arena

help-arena = boti proti sebe
help-arena-about = Nechá botov hrať proti sebe a vypíše, kto ako často vyhráva.
help-arena-more =
    Každé rozdanie sa hrá raz z každého pootočenia stoličiek, takže sa počet hier zaokrúhli nahor na násobok
    počtu botov. Výsledky závisia len od semienka, nie od --jobs.

    Boti: { $bots }
help-arena-bots = pre každé miesto jeden, oddelení čiarkami
help-arena-games = aspoň toľko hier; predvolené: 100
help-arena-seed = pre rozdania aj botov; predvolené: 1
help-arena-jobs = koľko procesov naraz; predvolené: 1

## signoria bench

help-bench = aké rýchle sú tu pravidlá
help-bench-about = Zmeria, aké rýchle sú pravidlá na tomto počítači práve teraz.
help-bench-seats = počet hráčov; predvolené: koľko sa ich zmestí
