### Stół w terminalu, po polsku. Kolumny są wąskie: krótkie słowa.

# Nazwa tego języka w nim samym.
table-language = Polski

## Pytanie

table-type = pisanie zawęża wybór …
table-thinks = zastanawia się …
table-over = Koniec gry · F3 punktacja · Ctrl+N nowa gra
table-options =
    { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
        [many] { $n } możliwości
       *[other] { $n } możliwości
    }
table-detail-none = Pisać, kliknąć planszę albo wybrać klawiszami ↑ ↓ i Enter.
table-none-fits = Tego teraz nie można. „!” powie czemu, Esc czyści.
table-auto-on = Jedyne możliwe odpowiedzi zagrywają się same
table-auto-off = Gra pyta zawsze, nawet o jedyną możliwą odpowiedź
table-pace = Przerwa po ruchu bota: { $seconds } s

## Kurtyna

table-curtain = Klawiaturę dostaje { $name }
table-curtain-hint = { "[" }Enter] usiąść    { "[" }Esc] krok wstecz

## Części ekranu

table-tab-shared = Plansza
table-tab-side = Miasto
table-tab-players = Gracze
table-tab-own = Karty
table-tab-log = Przebieg

## Plansza gry Lorenzo

table-tower-territory = Włości
table-tower-character = Postacie
table-tower-building = Budynki
table-tower-venture = Przedsięwzięcia
table-palace = Rada miejska
table-harvest = Zbiory
table-production = Produkcja
table-large = duże
table-market = Targowisko
table-church = Kościół
table-report-now = raport po tej rundzie: { $needs }
table-report-next = raport w następnej rundzie: { $needs }
table-order = kolejność
table-members = członkowie
table-leaders = osobist.
# Litera członka na planszy: każda inna.
table-letter-white = B
table-letter-black = C
table-letter-orange = P
table-letter-neutral = N
# What may be typed to narrow the options, for the help.
table-examples = „b3”, „rada”, nazwa karty, „white>building.3 +2”

## Czyjeś karty

table-cards-of = Karty: { $name }
table-no-cards = jeszcze bez kart
table-in-hand = na ręce
table-in-packet = do wyboru
table-in-play = w grze
table-used = użyta
table-copies = jako { $name }
table-hidden =
    { $n ->
        [one] { $n } osobistość na ręce
        [few] { $n } osobistości na ręce
        [many] { $n } osobistości na ręce
       *[other] { $n } osobistości na ręce
    }

## Znaki

table-sign-wood = drewno
table-sign-stone = kamień
table-sign-servants = słudzy
table-sign-coins = monety
table-sign-military = punkty wojska
table-sign-faith = punkty wiary
table-sign-vp = punkty zwycięstwa
table-sign-privilege = przywilej rady
table-sign-territory = włości
table-sign-character = postacie
table-sign-building = budynki
table-sign-venture = przedsięwzięcia
table-sign-harvest = zbiory
table-sign-production = produkcja
table-sign-now = od razu po zdobyciu karty
table-sign-always = odtąd stale
table-sign-round = raz na rundę
table-sign-end = na koniec gry
table-sign-action = akcja o tej wartości
table-sign-military-cost = mieć 8, stracić 4
table-sign-different = różne przywileje
table-sign-activated = produkcja od wartości 4
table-sign-each = 2 za każde włości
table-sign-members = własni członkowie
table-sign-leader = osobistość

## Klawisze u dołu ekranu

table-key-help = pomoc
table-key-step-back = wstecz
table-key-why-not = czemu nie
table-key-score = punkty
table-key-details = zasady
table-key-others = inni
table-key-colours = wygląd
table-key-language = język
table-key-new-game = nowa
table-key-save-as = zapis
table-key-leave = koniec

## Pomoc

table-help-title = Pomoc
table-keys-type = litery: zawężają wybór: { $examples }
table-keys-enter = ↑ ↓ Enter: wybrać i zagrać zaznaczoną możliwość
table-keys-undo = Ctrl+Z Ctrl+Y: cofnąć, zagrać ponownie
table-keys-tab = Tab: następna część małego okna; w dużym karty następnego gracza
table-keys-roll = Ctrl+↑ ↓: przewija przebieg; Shift+↑ ↓ karty; w małym oknie to, co otwarte
table-keys-auto = F2: jedyne odpowiedzi zagrywać same albo pytać
table-keys-pace = F8: przerwa po ruchach botów; dowolny klawisz ją pomija
table-help-help = ta strona; to samo robi „?”
table-help-step-back = usuwa napisane i kliknięte, potem cofa ostatnią odpowiedź
table-help-why-not = czemu nie? Do napisanego lub klikniętego: wszystkie powody z numerem zasady; także Ctrl+W
table-help-score = punktacja, jakby gra teraz się skończyła
table-help-details = zasady zaznaczonej możliwości albo karty, której nazwa jest napisana
table-help-others = karty następnego gracza; to samo robi kliknięcie wiersza
table-help-colours = jasny albo ciemny wygląd
table-help-language = następny język
table-help-new-game = nowa gra; ta pozostaje zapisana
table-help-save-as = zapis gry do pliku; gra i tak zapisuje się po każdym ruchu
table-help-leave = wyjść; dalszy ciąg: „signoria play --continue”
table-help-marks = ▐ złoto: można wybrać · █ wybrane · ✦ nowe od własnego ostatniego ruchu · ▶ jest pytany · kliknięcie planszy zawęża wybór albo mówi, czemu nie

## Okna

table-panel-hint = Esc, Enter lub kliknięcie: wstecz
table-score-title = Punktacja
table-score-now = Gdyby gra teraz się skończyła:
table-place = Miejsce
table-over-hint = { "[" }a] jeszcze raz, te same miejsca    { "[" }n] nowa gra    { "[" }s] zapis gry do pliku …    { "[" }Esc] do planszy
table-details-title = Zasady
table-details-what = Najpierw trzeba zaznaczyć możliwość albo napisać nazwę karty
table-why-title = Czemu nie?
table-why-what = Najpierw trzeba napisać albo kliknąć życzenie: kartę, osobistość, pole na planszy
table-why-all = W każdym przypadku:
table-why-possible = można

## Zapis, nowa gra

table-save-title = Zapis gry do pliku
table-save-hint = Enter: zapisać    Esc: wstecz
table-saved = Zapisano: { $path }
table-new-title = Nowa gra
table-new-hint = ↑ ↓ wybrać    ← → zmienić    Enter w ostatnim wierszu: zacząć    Esc: wstecz
table-seat = Miejsce { $n }
table-seat-empty = –
table-seat-person = człowiek tutaj
table-begin = Zacząć
table-yes = tak
table-no = nie
