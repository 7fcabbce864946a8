### Zapisy przynoszone i zabierane oraz gry przy prawdziwym stole, po polsku.

## Zapis, który ktoś przynosi

records-open = Otwórz zapis
records-says = Wklej zapis lub pozycję, wybierz plik albo upuść go gdziekolwiek na tej stronie.
records-text = Zapis lub pozycja
records-file = Wybierz plik
records-drop = Upuść zapis tutaj
records-no-text = „{ $name }” nie jest tekstem, który da się odczytać.
records-reading = Czytam …
records-broken = Tu coś się nie zgadza
records-place = wiersz { $line }, kolumna { $column }
records-before =
    { $n ->
        [0] Niczego przed tym nie da się zagrać.
        [one] { $n } ruch przed tym jest w porządku.
        [few] { $n } ruchy przed tym są w porządku.
        [many] { $n } ruchów przed tym jest w porządku.
       *[other] { $n } ruchu przed tym jest w porządku.
    }
records-go-there = Pokaż mi to miejsce
records-over = Gra skończona.
records-stands = { $label }; decyduje: { $who }
records-position = Od pozycji,
records-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
        [many] { $n } ruchów
       *[other] { $n } ruchu
    }
records-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
records-go-on = Graj dalej
records-who = Kto gra dalej i gdzie?
records-look = Obejrzyj
records-look-part =
    Obejrzyj { $n ->
        [one] { $n } ruch przed tym
        [few] { $n } ruchy przed tym
        [many] { $n } ruchów przed tym
       *[other] { $n } ruchu przed tym
    }
records-ends = Tu zapis się kończy

## Zapis na drogę

records-save = Pobierz zapis gry
records-copy = Kopiuj zapis gry
records-copy-by-hand = Schowek jest tu niedostępny: pobierz zapis gry jako plik.

## Gra przy prawdziwym stole

keep-mark = Prawdziwy stół
keep-where = Gra się
keep-here = tutaj
keep-there = przy prawdziwym stole
keep-switch = Gra toczy się przy prawdziwym stole
keep-says = Wpisujesz, co mówią kości i talie, oraz ruchy tych, którzy nie mają telefonu. Kto ma link, może śledzić grę.
keep-me = wpisujesz ty
keep-me-says = te ruchy wpisujesz ty
keep-flag = Co mówi stół?
keep-waits = { $name } to wpisuje
keep-secret = Tylko dla: { $who }
keep-enter = Wpisz
keep-enter-for = Wpisz za: { $seat }
keep-type = Wpisz nazwę lub numer
keep-back = Cofnij ostatnie
