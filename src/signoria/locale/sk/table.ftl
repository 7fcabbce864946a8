### Stôl v termináli, po slovensky. Stĺpce sú úzke: krátke slová.

# Meno tohto jazyka v ňom samom.
table-language = Slovenčina

## Otázka

table-type = písanie zúži výber …
table-thinks = premýšľa …
table-over = Koniec hry · F3 bodovanie · Ctrl+N nová hra
table-options =
    { $n ->
        [one] { $n } možnosť
        [few] { $n } možnosti
        [many] { $n } možnosti
       *[other] { $n } možností
    }
table-detail-none = Písať, kliknúť na plán, alebo vybrať pomocou ↑ ↓ a Enter.
table-none-fits = Nič také sa teraz nedá. „!“ povie prečo, Esc vymaže.
table-auto-on = Jediné možné odpovede sa hrajú samy
table-auto-off = Hra sa pýta vždy, aj na jedinú možnú odpoveď
table-pace = Prestávka po ťahu bota: { $seconds } s

## Opona

table-curtain = Klávesnicu dostáva { $name }
table-curtain-hint = { "[" }Enter] sadnúť si    { "[" }Esc] krok späť

## Časti obrazovky

table-tab-shared = Plán
table-tab-side = Mesto
table-tab-players = Hráči
table-tab-own = Karty
table-tab-log = Priebeh

## Plán hry Lorenzo

table-tower-territory = Územia
table-tower-character = Postavy
table-tower-building = Budovy
table-tower-venture = Činy
table-palace = Palác Signorie
table-harvest = Zber úrody
table-production = Produkcia
table-large = veľké
table-market = Trhovisko
table-church = Cirkev
table-report-now = priazeň po tomto kole: { $needs }
table-report-next = priazeň budúce kolo: { $needs }
table-order = poradie
table-members = členovia
table-leaders = vodcovia
# Písmeno člena na pláne: každé iné.
table-letter-white = B
table-letter-black = Č
table-letter-orange = O
table-letter-neutral = N
# What may be typed to narrow the options, for the help.
table-examples = „b3“, „palác“, meno karty, „white>building.3 +2“

## Niečie karty

table-cards-of = Karty: { $name }
table-no-cards = zatiaľ žiadne karty
table-in-hand = v ruke
table-in-packet = na výber
table-in-play = v hre
table-used = vyčerpaný
table-copies = ako { $name }
table-hidden =
    { $n ->
        [one] { $n } vodca v ruke
        [few] { $n } vodcovia v ruke
        [many] { $n } vodcu v ruke
       *[other] { $n } vodcov v ruke
    }

## Značky

table-sign-wood = drevo
table-sign-stone = kameň
table-sign-servants = sluhovia
table-sign-coins = mince
table-sign-military = body vojenskej sily
table-sign-faith = body viery
table-sign-vp = víťazné body
table-sign-privilege = privilégium Signorie
table-sign-territory = územia
table-sign-character = postavy
table-sign-building = budovy
table-sign-venture = činy
table-sign-harvest = zber úrody
table-sign-production = produkcia
table-sign-now = hneď po získaní karty
table-sign-always = odteraz stále
table-sign-round = raz za kolo
table-sign-end = na konci hry
table-sign-action = akcia s touto hodnotou
table-sign-military-cost = mať 8, stratiť 4
table-sign-different = rôzne privilégiá
table-sign-activated = produkcia od hodnoty 4
table-sign-each = 2 za každé územie
table-sign-members = vlastní členovia
table-sign-leader = vodca

## Klávesy v päte obrazovky

table-key-help = pomoc
table-key-step-back = späť
table-key-why-not = prečo nie
table-key-score = body
table-key-details = pravidlá
table-key-others = ostatní
table-key-colours = vzhľad
table-key-language = jazyk
table-key-new-game = nová
table-key-save-as = uložiť
table-key-leave = koniec

## Pomoc

table-help-title = Pomoc
table-keys-type = písmená: zúžia výber: { $examples }
table-keys-enter = ↑ ↓ Enter: vybrať a zahrať označenú možnosť
table-keys-undo = Ctrl+Z Ctrl+Y: vziať späť, zahrať znova
table-keys-tab = Tab: ďalšia časť malého okna; vo veľkom karty ďalšieho hráča
table-keys-roll = Ctrl+↑ ↓: posúva priebeh; Shift+↑ ↓ karty; v malom okne to, čo je otvorené
table-keys-auto = F2: jediné odpovede hrať samy, alebo sa pýtať
table-keys-pace = F8: prestávka po ťahoch botov; ľubovoľný kláves ju preskočí
table-help-help = táto stránka; to isté robí „?“
table-help-step-back = zruší napísané a naklikané, potom vezme späť poslednú odpoveď
table-help-why-not = prečo nie? K napísanému alebo naklikanému: všetky dôvody s číslom pravidla; aj Ctrl+W
table-help-score = bodovanie, akoby hra teraz skončila
table-help-details = pravidlá označenej možnosti alebo karty, ktorej meno je napísané
table-help-others = karty ďalšieho hráča; to isté robí kliknutie na riadok
table-help-colours = svetlý alebo tmavý vzhľad
table-help-language = ďalší jazyk
table-help-new-game = nová hra; táto zostane uložená
table-help-save-as = uložiť zápis do súboru; hra sa ukladá po každom ťahu tak či tak
table-help-leave = odísť; ďalej sa hrá príkazom „signoria play --continue“
table-help-marks = ▐ zlatá: dá sa vybrať · █ vybrané · ✦ nové od vlastného posledného ťahu · ▶ je na ťahu · kliknutie na plán zúži výber, alebo povie, prečo nie

## Okná

table-panel-hint = Esc, Enter alebo kliknutie: späť
table-score-title = Bodovanie
table-score-now = Keby hra teraz skončila:
table-place = Poradie
table-over-hint = { "[" }a] znova, rovnaké miesta    { "[" }n] nová hra    { "[" }s] uložiť zápis ako …    { "[" }Esc] späť k plánu
table-details-title = Pravidlá
table-details-what = Najprv treba označiť možnosť alebo napísať meno karty
table-why-title = Prečo nie?
table-why-what = Najprv treba napísať alebo naklikať želanie: kartu, vodcu, pole na pláne
table-why-all = V každom prípade:
table-why-possible = dá sa

## Ukladanie, nová hra

table-save-title = Uložiť zápis ako
table-save-hint = Enter: uložiť    Esc: späť
table-saved = Uložené: { $path }
table-new-title = Nová hra
table-new-hint = ↑ ↓ vybrať    ← → zmeniť    Enter na poslednom riadku: začať    Esc: späť
table-seat = Miesto { $n }
table-seat-empty = –
table-seat-person = človek tu
table-begin = Začať
table-yes = áno
table-no = nie
