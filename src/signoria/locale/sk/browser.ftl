### The screens around the tables in the browser, Slovak.

## Titles and bots

browser-game-lorenzo = Lorenzo il Magnifico
browser-game-masters = Masters of Renaissance
browser-minutes-lorenzo = 60 až 90 min
browser-minutes-masters = asi 40 min
browser-bot-random = Páža
browser-bot-greedy = Obchodník
browser-players = { $least } až { $most } hráči
browser-players-n =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
        [many] { $n } hráča
       *[other] { $n } hráčov
    }

## Where in the game a table is

browser-label-setup = príprava
browser-label-r = { $n }. kolo
browser-label-t = { $n }. ťah

## The bar

browser-home = Domov
browser-language = Jazyk
browser-to-night = Prepnúť na nočný vzhľad
browser-to-parchment = Prepnúť na pergamenový vzhľad

## The lobby

browser-lobby = Stoly
browser-you = O tebe
browser-you-are = Si
browser-your-name = Tvoje meno
browser-no-account = Účet netreba: meno a stoly ostanú v tomto prehliadači.
browser-kept-as = Uložené ako „{ $name }“: s tým sa prihlásiš na každom zariadení.
browser-against = proti
browser-bots = Boty proti tebe
browser-fewer = Menej
browser-more = Viac
browser-alone = osamote
browser-level = Ako dobre hrajú
browser-play-now = Hrať hneď
browser-play-now-named =
    Hrať hneď: { $title }, { $n ->
        [one] proti { $n } botovi
        [few] proti { $n } botom
        [many] proti { $n } bota
       *[other] proti { $n } botom
    }
browser-my-tables = Moje stoly
browser-open-tables = Otvorené stoly
browser-finished = Dohrané hry
browser-tab-mine = Stoly
browser-tab-open = Otvorené
browser-tab-finished = Dohrané
browser-new-table = Nový stôl
browser-none-mine = Zatiaľ nesedíš pri žiadnom stole. Zahraj si hneď proti botom alebo priprav stôl pre priateľov.
browser-none-open = Práve na nikoho žiadny stôl nečaká. Priprav taký, ktorý uvidia všetci, a bude stáť tu.
browser-none-finished = Dohrané hry tu ostanú, aby sa k nim dalo vrátiť.
browser-turns =
    { $n ->
        [one] Si na ťahu pri { $n } stole
        [few] Si na ťahu pri { $n } stoloch
        [many] Si na ťahu pri { $n } stola
       *[other] Si na ťahu pri { $n } stoloch
    }
browser-your-turn = Si na ťahu
browser-waits = čaká na hráčov
browser-play = Hrať
browser-look = Pozrieť sa
browser-invite = Pozvať
browser-join = Prisadnúť
browser-watch = Dívať sa
browser-review = Prezrieť
browser-result = Výsledok
browser-free =
    { $n ->
        [one] { $n } voľné
        [few] { $n } voľné
        [many] { $n } voľného
       *[other] { $n } voľných
    }

## Coming in

browser-come-in = Poď ďalej
browser-come-in-ask = Ako ťa majú ostatní volať?
browser-come-in-hint = Stačí meno. Neskôr ho môžeš zmeniť, a ak chceš, uložiť si ho s heslom.
browser-come-in-go = Sadnúť si
browser-have-account = Už mám účet
browser-cancel = Zrušiť

## A new table

browser-title = Titul
browser-game = Hra
browser-player-count = Hráčov
browser-variant-advanced = Variant
browser-setting-advanced-false = Základný
browser-setting-advanced-true = Pokročilý
browser-yes = áno
browser-no = nie
browser-seats = Miesta
browser-seats-says = viac „ja“: hra pri jednej obrazovke
browser-seat-n = { $n }. miesto
browser-kind-me = ja
browser-kind-friend = priateľ
browser-kind-open = voľné
browser-kind-bot = bot
browser-kind-says-me = tu sedíš ty
browser-kind-says-friend = dostaneš odkaz na poslanie
browser-kind-says-open = pre každého, kto príde
browser-kind-says-bot = hrá stroj
browser-name = Meno
browser-name-of = Meno na { $n }. mieste
browser-table-name = Názov stola
browser-who-sees = Vidí ho
browser-private = len s odkazom
browser-visible = všetci
browser-rulings = Výklady pravidiel
browser-rulings-show = Ukázať výklady pravidiel
browser-rulings-says = Kde pravidlá nechávajú medzeru. Nastavené, ako ich číta Signoria; každú zmenu stôl ukazuje.
browser-changed =
    { $n ->
        [one] { $n } zmena
        [few] { $n } zmeny
        [many] { $n } zmeny
       *[other] { $n } zmien
    }
browser-sum = { $people }
browser-sum-me =
    { $n ->
        [one] ty
        [few] { $n } ľudia pri tejto obrazovke
        [many] { $n } človeka pri tejto obrazovke
       *[other] { $n } ľudí pri tejto obrazovke
    }
browser-sum-friend =
    { $n ->
        [one] { $n } priateľ s odkazom
        [few] { $n } priatelia s odkazom
        [many] { $n } priateľa s odkazom
       *[other] { $n } priateľov s odkazom
    }
browser-sum-open =
    { $n ->
        [one] { $n } voľné miesto
        [few] { $n } voľné miesta
        [many] { $n } voľného miesta
       *[other] { $n } voľných miest
    }
browser-sum-bot =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
        [many] { $n } bota
       *[other] { $n } botov
    }
browser-open-table = Otvoriť stôl
browser-back = Späť

## Before the game

browser-begin = Začiatok
browser-waiting = Čaká sa
browser-missing =
    { $n ->
        [one] Chýba { $n } hráč; hra začne, keď budú všetci sedieť.
        [few] Chýbajú { $n } hráči; hra začne, keď budú všetci sedieť.
        [many] Chýba { $n } hráča; hra začne, keď budú všetci sedieť.
       *[other] Chýba { $n } hráčov; hra začne, keď budú všetci sedieť.
    }
browser-private-says = Tento stôl nájde len ten, kto má odkaz.
browser-visible-says = Tento stôl je medzi otvorenými; dívať sa môže ktokoľvek.
browser-table-link = Odkaz na tento stôl
browser-link-for = Odkaz na { $n }. miesto
browser-for-friend = pre priateľa
browser-for-anybody = pre kohokoľvek
browser-has-link = čaká na toho, kto má odkaz
browser-free-seat = Voľné miesto
browser-you-host = ty, hostiteľ
browser-you-here = to si ty
browser-bot = hrá bot
browser-is-here = je tu
browser-has-sat = má miesto
browser-sit = Sadnúť si
browser-sit-as = { $name }, jedno miesto je voľné pre teba.
browser-sit-says = Jedno miesto je voľné pre teba; stačí meno.
browser-start-bots = Začať s botmi
browser-start-without =
    { $n ->
        [one] Začať osamote
        [few] Začať: { $n } hráči
        [many] Začať: { $n } hráča
       *[other] Začať: { $n } hráčov
    }
browser-leave = Odísť od stola
browser-copy-link = Kopírovať odkaz
browser-share = Poslať
browser-copied = Skopírované
browser-copy-by-hand = Skopíruj si tento odkaz.

## Account

browser-account = Účet
browser-name-says = Tak ťa ostatní uvidia pri stoloch od tejto chvíle.
browser-save = Uložiť
browser-name-changed = Meno je zmenené.
browser-keep = Uložiť si meno
browser-keep-says = S používateľským menom a heslom máš svoje hry na každom zariadení. E-mail nikto nechce.
browser-keep-go = Založiť účet
browser-user-name = Používateľské meno
browser-password = Heslo
browser-password-says = Aspoň { $n } znakov; dobrá je krátka veta.
browser-old-password = Doterajšie heslo
browser-new-password = Nové heslo
browser-change-password = Zmeniť
browser-password-changed = Heslo je zmenené; ostatné prehliadače sú odhlásené.
browser-account-of = Účet „{ $name }“
browser-codes-left =
    { $n ->
        [one] Zostáva { $n } obnovovací kód.
        [few] Zostávajú { $n } obnovovacie kódy.
        [many] Zostáva { $n } obnovovacieho kódu.
       *[other] Zostáva { $n } obnovovacích kódov.
    }
browser-log-in = Prihlásiť sa
browser-log-in-says = Svoje meno už máš uložené? Buď to zasa ty.
browser-log-in-leaves = Ako niekto, kto má účet. „{ $name }“ z tohto prehliadača a jeho stoly ostanú za tebou.
browser-logged-in = Vitaj späť.
browser-forgotten = Heslo si nepamätám
browser-recover = S obnovovacím kódom
browser-recover-says = Jeden z uschovaných kódov nastaví nové heslo. Platí raz; dostaneš nové.
browser-recover-go = Nastaviť heslo
browser-code = Obnovovací kód
browser-codes = Obnovovacie kódy
browser-codes-says = Keď zabudneš heslo, každý z nich ťa raz pustí ďalej. Vidíš ich teraz a už nikdy.
browser-copy = Kopírovať
browser-print = Vytlačiť
browser-codes-kept = Mám ich odložené
browser-log-out = Odhlásiť sa
browser-log-out-everywhere = Odhlásiť sa všade
browser-log-out-says = Všade: v každom prehliadači, kde si to ty, aj v tomto.

## When something is wrong

browser-trouble = To sa nepodarilo. Skús to, prosím, znova.
browser-server-trouble = Server má ťažkosti. Nič sa nezmenilo; skús to, prosím, o chvíľu.
browser-not-reached = Server neodpovedá. Funguje sieť?
browser-too-often = To bolo pričasto. Chvíľu, prosím, počkaj.
browser-offline = Sieť nie je. Nič sa nestratí; keď bude späť, ide sa ďalej.
browser-newer = Server má novšiu verziu tejto stránky.
browser-reload = Načítať
browser-no-table = Žiadny stôl
browser-nothing = Nič tu nie je
browser-nothing-here = Táto adresa nikam nevedie. K stolom je to jedno kliknutie.
