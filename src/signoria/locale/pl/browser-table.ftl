### The table in the browser, Polish: everything around a title's board.

## Whose turn

play-your-turn = Twoja kolej
play-choosing =
    { $n ->
        [one] Wybiera { $who }
       *[other] Wybierają { $who }
    }
play-thinking = Zastanawia się { $who }
play-chance = Decyduje los
play-over = Koniec gry

## What is asked, and what the choice brings

play-prompt = O co chodzi
play-told = Co się dzieje
play-options =
    { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
       *[other] { $n } możliwości
    }
play-places =
    { $n ->
        [one] { $n } miejsce do wyboru
        [few] { $n } miejsca do wyboru
       *[other] { $n } miejsc do wyboru
    }
play-options-list = Wszystkie możliwości jako lista: { $n }
play-options-key = Lista możliwości (O)
play-options-title = Możliwości
play-options-type = Kilka liter: pole, karta, „b3” …
play-options-none = Nic nie pasuje. Esc zamyka listę; „?” i kliknięcie miejsca mówią, dlaczego nie.
play-pay = płacisz
play-gain = zyskujesz
play-confirm = Zatwierdź
play-back = Wstecz
play-less = Mniej
play-plus = Więcej
play-moved-on = Przy stole coś się w międzyczasie stało. Spójrz i wybierz jeszcze raz.

## Why not

play-why-not = Dlaczego nie?
play-why-key = Zapytaj, dlaczego czegoś nie można (?)
play-why-nothing = Tu niczego się nie wybiera, ani teraz, ani później.
play-why-possible = można
play-proposed = Jakaś liczba nie jest tu pewna: zgadza się { $agreement } źródeł.

## Undo

play-undo = Cofnij
play-undo-key = Cofnij ostatnią odpowiedź (Ctrl+Z)
play-undo-ask = Zapytaj pozostałych
play-undo-alone = Cofnij tyle, ile mogę bez pytania
play-taken-back = Ostatnie ruchy zostały cofnięte.
play-consent =
    { $n ->
        [one] { $seat } chce cofnąć { $n } ruch. Zgoda?
        [few] { $seat } chce cofnąć { $n } ruchy. Zgoda?
       *[other] { $seat } chce cofnąć { $n } ruchów. Zgoda?
    }
play-consent-waits = { $seat } chce cofnąć; czeka na zgodę: { $who }.
play-agree = Zgoda
play-disagree = Nie

## Parts of the table

play-board = Plansza
play-own = Plansza: { $seat }
play-others = Pozostali
play-parts = Części stołu
play-tab-mine = Moje
play-tab-others = Inni
play-look-at = Obejrzyj wszystko: { $seat }
play-board-of = { $seat }
play-log = Przebieg
play-score = Punkty
play-score-key = Punktacja (S)
play-score-now = Tak, jakby gra skończyła się teraz.
play-place = Miejsce
play-rules = Zasady
play-rules-how = Każda zasada ma numer; odmowa mówi, z której wynika.
play-rules-find = Słowo albo numer, na przykład L-72
play-rules-open = Otwórz zasady
play-rules-found =
    { $n ->
        [one] { $n } akapit
        [few] { $n } akapity
       *[other] { $n } akapitów
    }

## People

play-menu = Stół i ustawienia
play-close = Zamknij
play-line-lost = Połączenie przerwane, próbuję ponownie …
play-is-away = { $seat } – chwilowa nieobecność
play-stands-in = Za gracza { $seat } gra bot
play-seat-stand-in = zastępuje bot
play-seat-here = przy stole
play-seat-away = nieobecność
play-seat-free = wolne
play-seat-let-bot = Niech gra bot
play-seat-again = Oddaj grę graczowi
play-bot-for-me = Niech bot zagra za mnie
play-play-again = Wracam do gry
play-get-up = Wstań od stołu
play-watch-link = link do tego stołu
play-no-board = W tej wersji strony brakuje planszy tej gry. Wczytaj stronę ponownie.
play-pass = Podaj urządzenie: { $name }
play-pass-here = { $name } – już tu
play-keys = Klawisze: Tab i strzałki prowadzą po miejscach, Enter wybiera i zatwierdza, Esc cofa o krok, O pokazuje listę, ? pyta, dlaczego nie, + i − zmieniają liczby, Ctrl+Z cofa odpowiedź, H pokazuje historię (w niej ← i → o ruch, Page Up i Page Down o turę, Home i End na końce), P planuje, S punkty, L przebieg, R zasady, I pokazuje rzecz w dużym rozmiarze.

## Looking back

past = Historia
past-key = Obejrzeć dowolny ruch (H)
past-first = Na początek (Home)
past-back = O ruch wstecz (←)
past-play = Odtwórz
past-pause = Zatrzymaj
past-on = O ruch dalej (→)
past-last = Do ostatniego ruchu (End)
past-slider = Chwila gry
past-at = { $where }, { $who }, po ruchu { $n } z { $most }
past-of =
    { $n ->
        [one] z { $n } tury
       *[other] z { $n } tur
    }
past-leave = Do stołu
past-leave-key = Z powrotem do stołu, jaki jest (Esc)
past-turns = Tury
past-lap = okrążenie { $n }
past-seen-by = Oczami
past-all = wszystkich
past-onlooker = widzów
past-own-only = Dopóki gra trwa, widzisz to, co było wtedy widać z twojego miejsca. Po zakończeniu wszystkie karty leżą odkryte.
past-share = Kopiuj link

## Another table from here

fork = Rozgałęź stąd
fork-says = Nowy stół gra dalej po ruchu { $n }, z kim chcesz. Ten zostaje, jaki jest.
fork-go = Otwórz nowy stół

## Planning

plan = Planuj
plan-key = Wypróbować, co by było, tylko dla siebie (P)
plan-answers = W planie: { $seat }
plan-guess = To, co ukryte, jest zgadywane. Nikt inny tego nie widzi.
plan-late = Od początku planu stół poszedł dalej.
plan-steps =
    { $n ->
        [one] { $n } krok naprzód
        [few] { $n } kroki naprzód
       *[other] { $n } kroków naprzód
    }
plan-waits = Chwila namysłu …
plan-bot = Odpowiada bot
plan-bot-says = Bot odpowie za tego, czyja kolej
plan-again = Jeszcze raz
plan-again-says = Rzucić ostatni los jeszcze raz albo jeszcze raz zapytać bota
plan-back = Wstecz
plan-back-says = O krok wstecz (Esc)
plan-keep = Zachowaj
plan-keep-says = Wybrać moje pierwsze ruchy przy stole; nic nie jest jeszcze oddane
plan-drop = Porzuć
plan-drop-says = Wyjść z planu
plan-kept-part = Nie wszystko z planu można teraz wybrać przy stole.

## The end

play-wins =
    { $n ->
        [one] wygrywa · { $title }
       *[other] wygrywają razem · { $title }
    }
play-solo-won = wygrywa
play-solo-lost = przegrywa
play-sources = Skąd są punkty
play-rematch = Rewanż
play-rematch-join = Do rewanżu
play-look-table = Obejrzyj stół
