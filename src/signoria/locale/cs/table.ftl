### Stůl v terminálu, česky. Sloupce jsou úzké: krátká slova.

# Jméno tohoto jazyka v něm samém.
table-language = Čeština

## Otázka

table-type = psaní zúží výběr …
table-thinks = přemýšlí …
table-over = Konec hry · F3 bodování · Ctrl+N nová hra
table-options =
    { $n ->
        [one] { $n } možnost
        [few] { $n } možnosti
        [many] { $n } možnosti
       *[other] { $n } možností
    }
table-detail-none = Psát, kliknout na plán, nebo vybrat pomocí ↑ ↓ a Enter.
table-none-fits = Nic takového teď nejde. „!“ řekne proč, Esc vymaže.
table-auto-on = Jediné možné odpovědi se hrají samy
table-auto-off = Hra se ptá vždy, i na jedinou možnou odpověď
table-pace = Přestávka po tahu bota: { $seconds } s

## Opona

table-curtain = Klávesnici dostává { $name }
table-curtain-hint = { "[" }Enter] usednout    { "[" }Esc] krok zpět

## Části obrazovky

table-tab-shared = Plán
table-tab-side = Město
table-tab-players = Hráči
table-tab-own = Karty
table-tab-log = Průběh

## Plán hry Lorenzo

table-tower-territory = Území
table-tower-character = Postavy
table-tower-building = Budovy
table-tower-venture = Činy
table-palace = Palác Signorie
table-harvest = Sklizeň
table-production = Produkce
table-large = velké
table-market = Tržiště
table-church = Církev
table-report-now = přízeň po tomto kole: { $needs }
table-report-next = přízeň příští kolo: { $needs }
table-order = pořadí
table-members = členové
table-leaders = vůdci
# Písmeno člena na plánu: každé jiné.
table-letter-white = B
table-letter-black = Č
table-letter-orange = O
table-letter-neutral = N
# What may be typed to narrow the options, for the help.
table-examples = „b3“, „palác“, jméno karty, „white>building.3 +2“

## Něčí karty

table-cards-of = Karty: { $name }
table-no-cards = zatím žádné karty
table-in-hand = v ruce
table-in-packet = na výběr
table-in-play = ve hře
table-used = vyčerpáno
table-copies = jako { $name }
table-hidden =
    { $n ->
        [one] { $n } vůdce v ruce
        [few] { $n } vůdci v ruce
        [many] { $n } vůdce v ruce
       *[other] { $n } vůdců v ruce
    }

## Značky

table-sign-wood = dřevo
table-sign-stone = kámen
table-sign-servants = sloužící
table-sign-coins = mince
table-sign-military = body vojenské síly
table-sign-faith = body víry
table-sign-vp = vítězné body
table-sign-privilege = privilegium Signorie
table-sign-territory = území
table-sign-character = postavy
table-sign-building = budovy
table-sign-venture = činy
table-sign-harvest = sklizeň
table-sign-production = produkce
table-sign-now = ihned po získání karty
table-sign-always = od této chvíle stále
table-sign-round = jednou za kolo
table-sign-end = na konci hry
table-sign-action = akce o této hodnotě
table-sign-military-cost = mít 8, ztratit 4
table-sign-different = různá privilegia
table-sign-activated = produkce od hodnoty 4
table-sign-each = 2 za každé území
table-sign-members = vlastní členové
table-sign-leader = vůdce

## Klávesy v patě obrazovky

table-key-help = pomoc
table-key-step-back = zpět
table-key-why-not = proč ne
table-key-score = body
table-key-details = pravidla
table-key-others = ostatní
table-key-colours = vzhled
table-key-language = jazyk
table-key-new-game = nová
table-key-save-as = uložit
table-key-leave = konec

## Nápověda

table-help-title = Nápověda
table-keys-type = písmena: zúží výběr: { $examples }
table-keys-enter = ↑ ↓ Enter: vybrat a zahrát označenou možnost
table-keys-undo = Ctrl+Z Ctrl+Y: vzít zpět, zahrát znovu
table-keys-tab = Tab: další část malého okna; ve velkém karty dalšího hráče
table-keys-roll = Ctrl+↑ ↓: posouvá průběh; Shift+↑ ↓ karty; v malém okně to, co je otevřené
table-keys-auto = F2: jediné odpovědi hrát samy, nebo se ptát
table-keys-pace = F8: přestávka po tazích botů; libovolná klávesa ji přeskočí
table-help-help = tato stránka; totéž dělá „?“
table-help-step-back = zruší napsané a naklikané, potom vezme zpět poslední odpověď
table-help-why-not = proč ne? K napsanému nebo naklikanému: všechny důvody s číslem pravidla; také Ctrl+W
table-help-score = bodování, jako by hra teď skončila
table-help-details = pravidla označené možnosti nebo karty, jejíž jméno je napsané
table-help-others = karty dalšího hráče; totéž dělá kliknutí na řádek
table-help-colours = světlý nebo tmavý vzhled
table-help-language = další jazyk
table-help-new-game = nová hra; tato zůstane uložená
table-help-save-as = uložit zápis do souboru; hra se ukládá po každém tahu tak jako tak
table-help-leave = odejít; dál se hraje příkazem „signoria play --continue“
table-help-marks = ▐ zlatá: lze vybrat · █ vybráno · ✦ nové od vlastního posledního tahu · ▶ je na tahu · kliknutí na plán zúží výběr, nebo řekne, proč ne

## Okna

table-panel-hint = Esc, Enter nebo kliknutí: zpět
table-score-title = Bodování
table-score-now = Kdyby hra teď skončila:
table-place = Pořadí
table-over-hint = { "[" }a] znovu, stejná místa    { "[" }n] nová hra    { "[" }s] uložit zápis jako …    { "[" }Esc] zpět k plánu
table-details-title = Pravidla
table-details-what = Nejdřív je třeba označit možnost nebo napsat jméno karty
table-why-title = Proč ne?
table-why-what = Nejdřív je třeba napsat nebo naklikat přání: kartu, vůdce, pole na plánu
table-why-all = V každém případě:
table-why-possible = lze

## Ukládání, nová hra

table-save-title = Uložit zápis jako
table-save-hint = Enter: uložit    Esc: zpět
table-saved = Uloženo: { $path }
table-new-title = Nová hra
table-new-hint = ↑ ↓ vybrat    ← → změnit    Enter na posledním řádku: začít    Esc: zpět
table-seat = Místo { $n }
table-seat-empty = –
table-seat-person = člověk zde
table-begin = Začít
table-yes = ano
table-no = ne
