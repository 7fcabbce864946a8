### The screens around the tables in the browser, Czech.

## Titles and bots

browser-game-lorenzo = Lorenzo il Magnifico
browser-game-masters = Masters of Renaissance
browser-minutes-lorenzo = 60 až 90 min
browser-minutes-masters = asi 40 min
browser-bot-random = Páže
browser-bot-greedy = Kupec
browser-players = { $least } až { $most } hráči
browser-players-n =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
        [many] { $n } hráče
       *[other] { $n } hráčů
    }

## Where in the game a table is

browser-label-setup = příprava
browser-label-r = { $n }. kolo
browser-label-t = { $n }. tah

## The bar

browser-home = Domů
browser-language = Jazyk
browser-to-night = Přepnout na noční vzhled
browser-to-parchment = Přepnout na pergamenový vzhled

## The lobby

browser-lobby = Stoly
browser-you = O tobě
browser-you-are = Jsi
browser-your-name = Tvé jméno
browser-no-account = Účet není potřeba: jméno a stoly zůstanou v tomto prohlížeči.
browser-kept-as = Uloženo jako „{ $name }“: s tím se přihlásíš na každém zařízení.
browser-against = proti
browser-bots = Boti proti tobě
browser-fewer = Méně
browser-more = Více
browser-alone = o samotě
browser-level = Jak dobře hrají
browser-play-now = Hrát hned
browser-play-now-named =
    Hrát hned: { $title }, { $n ->
        [one] proti { $n } botovi
        [few] proti { $n } botům
        [many] proti { $n } bota
       *[other] proti { $n } botům
    }
browser-my-tables = Moje stoly
browser-open-tables = Otevřené stoly
browser-finished = Dohrané
browser-tab-mine = Moje
browser-tab-open = Otevřené
browser-tab-finished = Dohrané
browser-new-table = Nový stůl
browser-none-mine = Zatím nesedíš u žádného stolu. Zahraj si hned proti botům, nebo přichystej stůl pro přátele.
browser-none-open = Právě na nikoho žádný stůl nečeká. Přichystej takový, který uvidí všichni, a bude stát tady.
browser-none-finished = Dohrané hry tu zůstanou, aby se k nim dalo vrátit.
browser-turns =
    { $n ->
        [one] Jsi na tahu u { $n } stolu
        [few] Jsi na tahu u { $n } stolů
        [many] Jsi na tahu u { $n } stolu
       *[other] Jsi na tahu u { $n } stolů
    }
browser-your-turn = Jsi na tahu
browser-waits = čeká na hráče
browser-play = Hrát
browser-look = Podívat se
browser-invite = Pozvat
browser-join = Přisednout
browser-watch = Dívat se
browser-review = Prohlédnout
browser-result = Výsledek
browser-free =
    { $n ->
        [one] { $n } volné
        [few] { $n } volná
        [many] { $n } volného
       *[other] { $n } volných
    }

## Coming in

browser-come-in = Pojď dál
browser-come-in-ask = Jak ti mají ostatní říkat?
browser-come-in-hint = Stačí jméno. Později ho můžeš změnit, a když chceš, uložit si ho s heslem.
browser-come-in-go = Posadit se
browser-have-account = Účet už mám
browser-cancel = Zrušit

## A new table

browser-title = Titul
browser-game = Hra
browser-player-count = Hráčů
browser-variant-advanced = Varianta
browser-setting-advanced-false = Základní
browser-setting-advanced-true = Pokročilá
browser-yes = ano
browser-no = ne
browser-seats = Místa
browser-seats-says = více „já“: hra u jedné obrazovky
browser-seat-n = { $n }. místo
browser-kind-me = já
browser-kind-friend = přítel
browser-kind-open = volné
browser-kind-bot = bot
browser-kind-says-me = sedíš tu ty
browser-kind-says-friend = dostaneš odkaz k poslání
browser-kind-says-open = pro každého, kdo přijde
browser-kind-says-bot = hraje stroj
browser-name = Jméno
browser-name-of = Jméno na { $n }. místě
browser-table-name = Název stolu
browser-who-sees = Vidí ho
browser-private = jen s odkazem
browser-visible = všichni
browser-rulings = Výklady pravidel
browser-rulings-show = Ukázat výklady pravidel
browser-rulings-says = Kde pravidla nechávají mezeru. Nastaveno, jak je čte Signoria; každou změnu stůl ukazuje.
browser-changed =
    { $n ->
        [one] { $n } změna
        [few] { $n } změny
        [many] { $n } změny
       *[other] { $n } změn
    }
browser-sum = { $people }
browser-sum-me =
    { $n ->
        [one] ty
        [few] { $n } lidé u této obrazovky
        [many] { $n } člověka u této obrazovky
       *[other] { $n } lidí u této obrazovky
    }
browser-sum-friend =
    { $n ->
        [one] { $n } přítel s odkazem
        [few] { $n } přátelé s odkazem
        [many] { $n } přítele s odkazem
       *[other] { $n } přátel s odkazem
    }
browser-sum-open =
    { $n ->
        [one] { $n } volné místo
        [few] { $n } volná místa
        [many] { $n } volného místa
       *[other] { $n } volných míst
    }
browser-sum-bot =
    { $n ->
        [one] { $n } bot
        [few] { $n } boti
        [many] { $n } bota
       *[other] { $n } botů
    }
browser-open-table = Otevřít stůl
browser-back = Zpět

## Before the game

browser-begin = Začátek
browser-waiting = Čeká se
browser-missing =
    { $n ->
        [one] Chybí { $n } hráč; hra začne, jakmile budou všichni sedět.
        [few] Chybí { $n } hráči; hra začne, jakmile budou všichni sedět.
        [many] Chybí { $n } hráče; hra začne, jakmile budou všichni sedět.
       *[other] Chybí { $n } hráčů; hra začne, jakmile budou všichni sedět.
    }
browser-private-says = Tento stůl najde jen ten, kdo má odkaz.
browser-visible-says = Tento stůl je mezi otevřenými; dívat se může kdokoli.
browser-table-link = Odkaz na tento stůl
browser-link-for = Odkaz na { $n }. místo
browser-for-friend = pro přítele
browser-for-anybody = pro kohokoli
browser-has-link = čeká na toho, kdo má odkaz
browser-free-seat = Volné místo
browser-you-host = ty, hostitel
browser-you-here = to jsi ty
browser-bot = hraje bot
browser-is-here = je tady
browser-has-sat = má místo
browser-sit = Posadit se
browser-sit-as = { $name }, jedno místo je volné pro tebe.
browser-sit-says = Jedno místo je volné pro tebe; stačí jméno.
browser-start-bots = Začít s boty
browser-start-without =
    { $n ->
        [one] Začít o samotě
        [few] Začít: { $n } hráči
        [many] Začít: { $n } hráče
       *[other] Začít: { $n } hráčů
    }
browser-leave = Odejít od stolu
browser-copy-link = Kopírovat odkaz
browser-share = Poslat
browser-copied = Zkopírováno
browser-copy-by-hand = Zkopíruj si tento odkaz.

## Account

browser-account = Účet
browser-name-says = Tak tě ostatní uvidí u stolů od této chvíle.
browser-save = Uložit
browser-name-changed = Jméno je změněno.
browser-keep = Uložit si jméno
browser-keep-says = S uživatelským jménem a heslem máš své hry na každém zařízení. E-mail nikdo nechce.
browser-keep-go = Založit účet
browser-user-name = Uživatelské jméno
browser-password = Heslo
browser-password-says = Aspoň { $n } znaků; dobrá je krátká věta.
browser-old-password = Dosavadní heslo
browser-new-password = Nové heslo
browser-change-password = Změnit
browser-password-changed = Heslo je změněno; ostatní prohlížeče jsou odhlášeny.
browser-account-of = Účet „{ $name }“
browser-codes-left =
    { $n ->
        [one] Zbývá { $n } obnovovací kód.
        [few] Zbývají { $n } obnovovací kódy.
        [many] Zbývá { $n } obnovovacího kódu.
       *[other] Zbývá { $n } obnovovacích kódů.
    }
browser-log-in = Přihlásit se
browser-log-in-says = Své jméno už máš uložené? Buď to zase ty.
browser-log-in-leaves = Jako někdo, kdo má účet. „{ $name }“ z tohoto prohlížeče a jeho stoly zůstanou za tebou.
browser-logged-in = Vítej zpátky.
browser-forgotten = Heslo si nepamatuji
browser-recover = S obnovovacím kódem
browser-recover-says = Jeden z uschovaných kódů nastaví nové heslo. Platí jednou; dostaneš nové.
browser-recover-go = Nastavit heslo
browser-code = Obnovovací kód
browser-codes = Obnovovací kódy
browser-codes-says = Když zapomeneš heslo, každý z nich tě jednou pustí dál. Vidíš je teď a už nikdy.
browser-copy = Kopírovat
browser-print = Vytisknout
browser-codes-kept = Mám je schované
browser-log-out = Odhlásit se
browser-log-out-everywhere = Odhlásit se všude
browser-log-out-says = Všude: v každém prohlížeči, kde jsi to ty, i v tomto.

## When something is wrong

browser-trouble = To se nepovedlo. Zkus to prosím znovu.
browser-server-trouble = Server má potíže. Nic se nezměnilo; zkus to prosím za chvíli.
browser-not-reached = Server neodpovídá. Funguje síť?
browser-too-often = To bylo moc často. Chvíli prosím počkej.
browser-offline = Síť není. Nic se neztratí; jakmile bude zpátky, jde se dál.
browser-newer = Server má novější verzi této stránky.
browser-reload = Načíst
browser-no-table = Žádný stůl
browser-nothing = Nic tu není
browser-nothing-here = Tato adresa nikam nevede. Ke stolům je to jedno kliknutí.
