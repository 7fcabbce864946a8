### The screens around the tables in the browser, Polish.

## Titles and bots

browser-game-lorenzo = Lorenzo il Magnifico
browser-game-masters = Masters of Renaissance
browser-minutes-lorenzo = 60–90 min
browser-minutes-masters = ok. 40 min
browser-bot-random = Paź
browser-bot-greedy = Kupiec
browser-players = { $least }–{ $most } graczy
browser-players-n =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }

## Where in the game a table is

browser-label-setup = przygotowanie
browser-label-r = runda { $n }
browser-label-t = tura { $n }

## The bar

browser-home = Strona główna
browser-language = Język
browser-to-night = Włącz motyw nocny
browser-to-parchment = Włącz motyw pergaminowy

## The lobby

browser-lobby = Stoły
browser-you = O tobie
browser-you-are = Jesteś
browser-your-name = Twoje imię
browser-no-account = Konto nie jest potrzebne: imię i stoły zostają w tej przeglądarce.
browser-kept-as = Zapisano jako „{ $name }”: tak zalogujesz się na każdym urządzeniu.
browser-against = przeciw
browser-bots = Boty przeciw tobie
browser-fewer = Mniej
browser-more = Więcej
browser-alone = w pojedynkę
browser-level = Jak dobrze grają
browser-play-now = Zagraj teraz
browser-play-now-named =
    Zagraj teraz: { $title }, { $n ->
        [one] przeciw { $n } botowi
        [few] przeciw { $n } botom
        [many] przeciw { $n } botom
       *[other] przeciw { $n } bota
    }
browser-my-tables = Moje stoły
browser-open-tables = Otwarte stoły
browser-finished = Zakończone
browser-tab-mine = Stoły
browser-tab-open = Otwarte
browser-tab-finished = Zakończone
browser-new-table = Nowy stół
browser-none-mine = Nie siedzisz jeszcze przy żadnym stole. Zagraj od razu z botami albo przygotuj stół dla znajomych.
browser-none-open = Żaden stół nie czeka teraz na graczy. Przygotuj taki, który widzą wszyscy, a pojawi się tutaj.
browser-none-finished = Zakończone gry zostają tutaj, by można było do nich wrócić.
browser-turns =
    { $n ->
        [one] Twoja tura przy { $n } stole
        [few] Twoja tura przy { $n } stołach
        [many] Twoja tura przy { $n } stołach
       *[other] Twoja tura przy { $n } stołu
    }
browser-your-turn = Twoja tura
browser-waits = czeka na graczy
browser-play = Graj
browser-look = Zobacz
browser-invite = Zaproś
browser-join = Dołącz
browser-watch = Oglądaj
browser-review = Obejrzyj
browser-result = Wynik
browser-free =
    { $n ->
        [one] { $n } wolne
        [few] { $n } wolne
        [many] { $n } wolnych
       *[other] { $n } wolnego
    }

## Coming in

browser-come-in = Wejdź
browser-come-in-ask = Jak mają się do ciebie zwracać inni?
browser-come-in-hint = Wystarczy imię. Możesz je później zmienić, a jeśli chcesz, zapisać z hasłem.
browser-come-in-go = Usiądź
browser-have-account = Mam już konto
browser-cancel = Anuluj

## A new table

browser-title = Tytuł
browser-game = Gra
browser-player-count = Liczba graczy
browser-variant-advanced = Wariant
browser-setting-advanced-false = Podstawowy
browser-setting-advanced-true = Zaawansowany
browser-yes = tak
browser-no = nie
browser-seats = Miejsca
browser-seats-says = kilka „ja”: gra przy jednym ekranie
browser-seat-n = Miejsce { $n }
browser-kind-me = ja
browser-kind-friend = znajomy
browser-kind-open = wolne
browser-kind-bot = bot
browser-kind-says-me = siedzisz tu ty
browser-kind-says-friend = dostaniesz link do wysłania
browser-kind-says-open = dla każdego, kto przyjdzie
browser-kind-says-bot = gra maszyna
browser-name = Imię
browser-name-of = Imię na miejscu { $n }
browser-table-name = Nazwa stołu
browser-who-sees = Widzą go
browser-private = tylko z linkiem
browser-visible = wszyscy
browser-rulings = Interpretacje zasad
browser-rulings-show = Pokaż interpretacje zasad
browser-rulings-says = Tam, gdzie instrukcje zostawiają lukę. Ustawione tak, jak czyta je Signoria; stół pokazuje każdą zmianę.
browser-changed =
    { $n ->
        [one] { $n } zmiana
        [few] { $n } zmiany
        [many] { $n } zmian
       *[other] { $n } zmiany
    }
browser-sum = { $people }
browser-sum-me =
    { $n ->
        [one] ty
        [few] { $n } osoby przy tym ekranie
        [many] { $n } osób przy tym ekranie
       *[other] { $n } osoby przy tym ekranie
    }
browser-sum-friend =
    { $n ->
        [one] { $n } osoba z linkiem
        [few] { $n } osoby z linkiem
        [many] { $n } osób z linkiem
       *[other] { $n } osoby z linkiem
    }
browser-sum-open =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }
browser-sum-bot =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
        [many] { $n } botów
       *[other] { $n } bota
    }
browser-open-table = Otwórz stół
browser-back = Wstecz

## Before the game

browser-begin = Początek
browser-waiting = Czekamy
browser-missing =
    { $n ->
        [one] Brakuje { $n } gracza; gra zacznie się, gdy wszyscy usiądą.
        [few] Brakuje { $n } graczy; gra zacznie się, gdy wszyscy usiądą.
        [many] Brakuje { $n } graczy; gra zacznie się, gdy wszyscy usiądą.
       *[other] Brakuje { $n } gracza; gra zacznie się, gdy wszyscy usiądą.
    }
browser-private-says = Ten stół znajdzie tylko ten, kto ma link.
browser-visible-says = Ten stół jest wśród otwartych; oglądać może każdy.
browser-table-link = Link do tego stołu
browser-link-for = Link na miejsce { $n }
browser-for-friend = dla znajomego
browser-for-anybody = dla każdego
browser-has-link = czeka na osobę z linkiem
browser-free-seat = Wolne miejsce
browser-you-host = ty, gospodarz
browser-you-here = to ty
browser-bot = gra bot
browser-is-here = jest tutaj
browser-has-sat = ma miejsce
browser-sit = Usiądź
browser-sit-as = { $name }, jedno miejsce czeka na ciebie.
browser-sit-says = Jedno miejsce czeka na ciebie; wystarczy imię.
browser-start-bots = Zacznij z botami
browser-start-without =
    { $n ->
        [one] Zacznij w pojedynkę
        [few] Zacznij: { $n } graczy
        [many] Zacznij: { $n } graczy
       *[other] Zacznij: { $n } gracza
    }
browser-leave = Odejdź od stołu
browser-copy-link = Kopiuj link
browser-share = Udostępnij
browser-copied = Skopiowano
browser-copy-by-hand = Skopiuj ten link.

## Account

browser-account = Konto
browser-name-says = Tak inni będą cię odtąd widzieć przy stołach.
browser-save = Zapisz
browser-name-changed = Imię zostało zmienione.
browser-keep = Zachowaj imię
browser-keep-says = Z nazwą użytkownika i hasłem masz swoje gry na każdym urządzeniu. Nikt nie pyta o e-mail.
browser-keep-go = Załóż konto
browser-user-name = Nazwa użytkownika
browser-password = Hasło
browser-password-says = Co najmniej { $n } znaków; dobre jest krótkie zdanie.
browser-old-password = Dotychczasowe hasło
browser-new-password = Nowe hasło
browser-change-password = Zmień
browser-password-changed = Hasło zmienione; pozostałe przeglądarki zostały wylogowane.
browser-account-of = Konto „{ $name }”
browser-codes-left =
    { $n ->
        [one] Został { $n } kod odzyskiwania.
        [few] Zostały { $n } kody odzyskiwania.
        [many] Zostało { $n } kodów odzyskiwania.
       *[other] Zostało { $n } kodu odzyskiwania.
    }
browser-log-in = Zaloguj się
browser-log-in-says = Masz już zapisane imię? Bądź znowu sobą.
browser-log-in-leaves = Jako ktoś, kto ma konto. „{ $name }” z tej przeglądarki i jego stoły zostaną porzucone.
browser-logged-in = Witaj z powrotem.
browser-forgotten = Nie pamiętam hasła
browser-recover = Z kodem odzyskiwania
browser-recover-says = Jeden z zachowanych kodów ustawia nowe hasło. Działa raz; dostaniesz nowe.
browser-recover-go = Ustaw hasło
browser-code = Kod odzyskiwania
browser-codes = Kody odzyskiwania
browser-codes-says = Jeśli zapomnisz hasła, każdy z nich wpuści cię jeden raz. Widzisz je teraz i nigdy więcej.
browser-copy = Kopiuj
browser-print = Drukuj
browser-codes-kept = Mam je zachowane
browser-log-out = Wyloguj się
browser-log-out-everywhere = Wyloguj się wszędzie
browser-log-out-says = Wszędzie: w każdej przeglądarce, w której to ty, także w tej.

## When something is wrong

browser-trouble = To się nie udało. Spróbuj jeszcze raz.
browser-server-trouble = Serwer ma kłopoty. Nic się nie zmieniło; spróbuj za chwilę.
browser-not-reached = Serwer nie odpowiada. Czy sieć działa?
browser-too-often = To było zbyt często. Poczekaj chwilę.
browser-offline = Brak sieci. Nic nie przepadnie; gramy dalej, gdy wróci.
browser-newer = Serwer ma nowszą wersję tej strony.
browser-reload = Wczytaj
browser-no-table = Brak stołu
browser-nothing = Nic tu nie ma
browser-nothing-here = Ten adres donikąd nie prowadzi. Do stołów jest jedno kliknięcie.
