### Co wypisuje `--help`, po polsku. Pusty wiersz oddziela akapity; wiersze łamie się od nowa.

## Everywhere

help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-help = pokazuje tę pomoc i kończy
help-version = pokazuje wersję i kończy
help-lang = en, cs, pl lub sk; inaczej $SIGNORIA_LANG, potem język systemu
help-json = dla maszyn: JSON
help-file = zapis lub pozycja; - to standardowe wejście
help-at = po N ruchach zapisu
help-game = gra, jeśli pozycja sama jej nie podaje
help-option = opcja gry, jak w zapisie
help-signoria = Gry planszowe włoskiego renesansu.

## Words that stand for what is typed

help-word-command = POLECENIE
help-word-file = PLIK
help-word-folder = FOLDER
help-word-game = GRA
help-word-kind = RODZAJ
help-word-lang = JĘZYK
help-word-level = POZIOM
help-word-moves = RUCHY
help-word-name = IMIĘ
help-word-option = NAZWA[=WARTOŚĆ]
help-word-rule = ZASADA
help-word-seed = ZIARNO
help-word-who = KTO,…
help-word-wish = ŻYCZENIE

## signoria play

help-play = graj, w przeglądarce albo w terminalu
help-play-about = Graj w przeglądarce, a z --terminal albo z nazwą gry w terminalu.
help-play-more =
    Bez argumentów stół otwiera się w przeglądarce; ustawienia do tego ma 'signoria serve'. Każdy argument poza
    --lang oznacza stół w terminalu.

    Miejsca: 'me' to człowiek przy tym terminalu, wszystko inne to nazwa bota ({ $bots }). Graczy można nazwać:
    --seats anna=me,ben=me,carla=greedy. Z nature=me (albo --real) człowiek odpowiada też za kości i karty: tak
    zapisuje się grę przy prawdziwym stole.

    Bez --seats grasz w grę podstawową przeciw dwóm botom greedy; z --solo grasz bez przeciwników, jeśli gra ma
    na to zasady. Gra zapisuje się po każdej odpowiedzi; --continue wraca do tej, w którą grano ostatnio.
help-play-seats = kto gra, w kolejności przy stole
help-play-players = ty i N - 1 botów greedy
help-play-solo = tylko ty, według zasad solo
help-play-basic = gra podstawowa
help-play-advanced = gra zaawansowana
help-play-seed = za każdym razem ten sam los i te same boty
help-play-real = także za los odpowiada człowiek
help-play-load = graj dalej od zapisanej gry, zapisu lub pozycji
help-play-continue = graj dalej w ostatnią niedokończoną grę
help-play-save = gdzie gra się zapisuje
help-play-saves = tylko wypisuje zapisane gry
help-play-terminal = w terminalu
help-play-plain = w terminalu wierszami tekstu, bez ekranu

## signoria serve

help-serve = udostępnij stół przeglądarkom
help-serve-about = Udostępnia stół przeglądarkom, aż naciśniesz Ctrl-C.
help-serve-more =
    Każda opcja ma zmienną środowiskową: --port to SIGNORIA_PORT, --behind-proxy to SIGNORIA_BEHIND_PROXY=yes.
    SIGNORIA_SECRET to klucz, którym podpisuje się ciasteczka; gdy go brak, powstaje nowy i zostaje w folderze
    danych. Resztę mówi docs/deploying.md.
help-serve-host = domyślnie: { $host }, tylko ten komputer
help-serve-port = domyślnie: { $port }; 0 = dowolny wolny
help-serve-database = domyślnie: SQLite w folderze danych
help-serve-notify = Redis, gdy stół obsługuje kilka procesów
help-serve-data = folder danych; domyślnie: ten z grami
help-serve-bots = ile procesów myśli za boty; domyślnie: 1
help-serve-behind-proxy = przed serwerem stoi proxy, a serwer mu ufa
help-serve-unlimited = bez ograniczeń tempa: do testów obciążenia
help-serve-metrics = dane dla Prometheusa; domyślnie: żadne
help-serve-log-level = { $levels }; domyślnie: info

## signoria best

help-best = twoje najlepsze gry solo
help-best-about = Wypisuje twoje gry solo (play --solo): wygrane według punktów, potem przegrane.

## signoria replay

help-replay = sprawdź zapis i policz jego punkty
help-replay-about =
    Sprawdza zapis ruch po ruchu i wypisuje punkty wiersz po wierszu. Błędny zapis odrzuca, podając miejsce i
    wszystkie powody (kod wyjścia 2).
help-replay-file = zapis; - to standardowe wejście
help-replay-at = pozycja po N ruchach
help-replay-moves = każdy ruch i co się wtedy stało
help-replay-save-valid = gdzie zapisać poprawną część, jeśli nie wszystko jest poprawne

## signoria show

help-show = pokaż stół według zapisu lub pozycji
help-show-about =
    Pokazuje stół według zapisu lub pozycji napisanej ręcznie oraz to, o co gra pyta. Tekst z nagłówkiem [Rules]
    to zapis.
help-show-seat = tylko to, co może wiedzieć ten gracz

## signoria try

help-try = rozegraj ruchy od pozycji lub zapisu
help-try-about =
    Rozgrywa ruchy od pozycji lub zapisu i wypisuje, co się stało, co kto wtedy ma i o co gra pyta dalej; albo
    wszystkie powody, dlaczego się nie da (kod wyjścia 2). Plik zostaje bez zmian.
help-try-more =
    Ruchy pisze się jak w zapisie: 'a: white>market.1 +0; privilege coins'. Bez imienia należą do tego, kogo gra
    pyta; każdy gracz ma własny wiersz albo graczy rozdziela osobne /; 'nature: dice 1 2 3' to los.
help-try-moves = ruchy, pisane jak w zapisie
help-try-no-auto = jedyne możliwe odpowiedzi nie dopisują się same

## signoria why

help-why = powiedz, dlaczego czegoś nie można
help-why-about = Mówi o wszystkich powodach, dla których gracz teraz czegoś nie może, z zasadą i liczbami.
help-why-more =
    Życzenie to ruch (white>building.3, +3 albo kilka ruchów: 'white>building.3 +2; less wood') lub rzecz: pole,
    karta po numerze lub nazwie, członek rodziny, osobistość.
help-why-wish = ruch lub rzecz
help-why-seat = kto tego chce; domyślnie ten, kogo gra pyta

## signoria cards

help-cards = wypisz wszystkie karty, osobistości i żetony
help-cards-about =
    Wypisuje wszystko, co jest wydrukowane, tak by dało się to czytać obok prawdziwych kart: numer, rodzaj,
    okres, nazwę, treść karty i to samo jako zdanie. Można też --lang it.
help-cards-kind = tylko ten rodzaj: building, leader, …

## signoria rules

help-rules = czytaj zasady, wszystkie albo po numerze
help-rules-about = Wypisuje numerowane zasady gry, wszystkie albo tylko wymienione.
help-rules-rule = numer: L-72 lub 72

## signoria arena

help-arena = boty przeciw sobie
help-arena-about = Każe botom grać przeciw sobie i wypisuje, kto jak często wygrywa.
help-arena-more =
    Każde rozdanie gra się raz z każdego obrotu krzeseł, więc liczba gier zaokrągla się w górę do wielokrotności
    liczby botów. Wyniki zależą tylko od ziarna, nie od --jobs.

    Boty: { $bots }
help-arena-bots = jeden na każde miejsce, po przecinku
help-arena-games = co najmniej tyle gier; domyślnie: 100
help-arena-seed = dla rozdań i botów; domyślnie: 1
help-arena-jobs = ile procesów naraz; domyślnie: 1

## signoria bench

help-bench = jak szybkie są tu zasady
help-bench-about = Mierzy, jak szybkie są zasady na tym komputerze w tej chwili.
help-bench-seats = liczba graczy; domyślnie: ilu się zmieści
