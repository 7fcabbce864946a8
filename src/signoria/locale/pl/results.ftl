### Co stało się z partią, po polsku: jej koniec, udostępniony wynik, własne partie.

## Koniec

result-wins =
    { $n ->
        [one] { $who } wygrywa · { $title }
       *[other] { $who } wygrywają razem · { $title }
    }
result-alone =
    { $won ->
        [0] { $seat } przegrywa grę solo · { $title }
       *[other] { $seat } wygrywa grę solo · { $title }
    }
result-name = { $seat }
result-foot =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[other] { $turns } tur
    }
result-chart = Punkty w czasie
result-show = Co pokazują linie
result-total = Wszystkie punkty
result-time = Czas
result-start = początek
result-end = koniec
result-figures = Zasoby i tory
# The blanks here are hard ones: a figure and its unit stay in one line.
result-hours = { $h } godz. { $m } min
result-minutes = { $n } min
result-seconds = { $n } s

## Udostępniony wynik

result-share = Udostępnij
result-share-says = Kto ma ten adres, zobaczy wynik i koniec gry, i nic więcej o tobie. W każdej chwili możesz go cofnąć.
result-share-go = Utwórz adres
result-share-stop = Nie udostępniaj
result-share-stopped = Adres już nigdzie nie prowadzi.
result-link = Adres wyniku
result-picture = Zapisz obrazek
result-picture-of = Obrazek wyniku
result-picture-failed = Ta przeglądarka nie potrafi zrobić obrazka. Zobaczysz go też pod adresem.
result-send = Wyślij
result-page = Wynik
result-gone = Pod tym adresem nie ma wyniku albo nie jest już udostępniany.
result-look = Obejrzyj stół
result-home = Zagraj i ty

## Moje partie

result-mine = Moje partie
result-only-you = Tę stronę widzisz tylko ty.
result-none = Nie masz jeszcze skończonej partii. Zagraj przeciw botom albo z przyjaciółmi: wtedy będą tu twoje wyniki, miejsca przy stole i ulubione karty.
result-finished =
    { $n ->
        [one] { $n } skończona partia
        [few] { $n } skończone partie
       *[other] { $n } skończonych partii
    }
result-playing = w toku: { $n }
result-won-of = wygrane: { $wins }
result-by-seat = Według gry i miejsca
result-seat = Miejsce
result-games = Partie
result-won = Wygrane
result-place = Średnie miejsce
result-points = Średnia punktów
result-best = Najwięcej
result-against-all = przeciw wszystkim
result-against-people = przeciw ludziom
result-against-bots = przeciw botom
result-against-alone = solo
result-versus = Przeciw komu
result-favourites = Ulubione karty
result-favourites-none = Tu staną karty, które zbierzesz w następnych partiach.
result-favourite =
    { $n ->
        [one] w { $n } partii, wygrane: { $wins }
       *[other] w { $n } partiach, wygrane: { $wins }
    }
result-recent = Ostatnie partie
result-come-in = Najpierw wejdź z imieniem: wtedy będą tu twoje partie.
