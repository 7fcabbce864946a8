### The command line and the plain table, Polish.

## Files and arguments

cli-usage = { $reason }; pomoc: { $command } --help
cli-usage-missing = brakuje: { $names }
cli-usage-unknown = nie ma argumentu { $words }
cli-usage-several = { $name } to może być { $known }
cli-usage-value = po { $name } brakuje wartości
cli-usage-no-value = { $name } nie ma wartości, więc „{ $text }” też nie
cli-usage-against = { $name } i { $other } nie idą w parze
cli-usage-number = po { $name } musi stać liczba całkowita, nie „{ $text }”
cli-usage-positive = po { $name } musi stać liczba całkowita od 1 wzwyż, nie „{ $text }”
cli-command-unknown = nie ma polecenia „{ $name }”; są { $known }
cli-command-missing = brakuje polecenia: { $known }; albo --help
cli-file-missing = nie ma pliku { $name }
cli-file-directory = { $name } to folder, nie plik
cli-file-no-directory = { $name } nie leży w folderze
cli-file-permission = brak uprawnień: { $name }
cli-file-special = { $name } nie jest zwykłym plikiem
cli-file-error = { $name }: { $reason }
cli-file-large = za duże jak na grę: ponad { $most } bajtów
cli-file-utf8 = to nie jest tekst w UTF-8
cli-other-game = to jest gra { $found }, nie { $game }
cli-no-saved = w folderze { $folder } nie ma niedokończonej gry
cli-seats = kto tu siedzi? „{ $text }”; na przykład anna=me
cli-seats-nature = za los może odpowiadać tylko człowiek: nature=me
cli-seats-players =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsca
    } dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }
cli-loaded-options = wczytana gra ma już swoje opcje i graczy
cli-no-solo = { $game } nie ma zasad dla jednego gracza
cli-best-broken = { $name } to nie lista wyników; wystarczy przenieść plik, a zacznie się nowa
cli-rule-unknown = gra { $game } nie ma zasady { $name }
cli-card-unknown = żadna karta, osobistość, żeton ani pole nie nazywa się „{ $name }”
cli-kind-unknown = nie ma rodzaju „{ $name }”; są { $known }
cli-at =
    nie ma pozycji po { $n ->
        [one] { $n } ruchu
       *[other] { $n } ruchach
    }; zapis ma { $most ->
        [one] { $most } ruch
        [few] { $most } ruchy
        [many] { $most } ruchów
       *[other] { $most } ruchu
    }

## Games and cards

cli-game-lorenzo = Lorenzo il Magnifico
cli-game-masters = Masters of Renaissance
cli-kind-territory = włości
cli-kind-character = postać
cli-kind-building = budynek
cli-kind-venture = przedsięwzięcie
cli-kind-development = karta rozwoju
cli-kind-leader = osobistość
cli-kind-excommunication = żeton ekskomuniki
cli-kind-bonus = żeton premii osobistej
cli-origin-translation = własne tłumaczenie nazwy
cli-origin-own = własna nazwa; żadna nie jest wydrukowana
cli-person = Gracz

## Results

cli-place = Miejsce
cli-winner =
    wygrywa { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
cli-winners =
    wspólne zwycięstwo, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $names }
cli-winner-tie =
    po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[other] { $points } punktów
    }: { $names }; wygrywa { $name } ({ $rule })
cli-tie = według zasady gry o remisie
cli-tie-lorenzo = L-225: wcześniejsze miejsce w kolejności tur
cli-tie-masters = M-12.6: więcej pozostałych zasobów
cli-lost = Gra przegrana: { $names }
cli-replay-over =
    { $game }, zasady { $rules }, { $options }: { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
        [many] { $n } ruchów
       *[other] { $n } ruchu
    }, wszystko poprawne; gra skończona
cli-replay-open =
    { $game }, zasady { $rules }, { $options }: { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
        [many] { $n } ruchów
       *[other] { $n } ruchu
    }, wszystko poprawne; gra trwa. Punkty, jakby skończyła się teraz:

## Lista wyników

cli-best-title = Twoje gry solo od najlepszej:
cli-best-first = Najlepsza do tej pory!
cli-best-none = Nie ma jeszcze żadnej ukończonej gry solo: signoria play masters --solo
cli-best-points = punkty
cli-best-result = wynik
cli-best-turns = tury
cli-best-date = data
cli-best-won = wygrana
cli-best-lost = przegrana

## Moves

cli-asked = { $seat }: { $ask }
cli-only-answer = jedyna możliwość: { $move }
cli-move-refused = ruch { $n } ({ $move }): { $why }
cli-allowed = { $move }: można
cli-not-allowed = { $move }: nie można
cli-line-long = ten wiersz jest za długi na ruchy: ponad { $most } liter
cli-more = … i jeszcze { $n }
cli-number = nie ma możliwości { $n }; ostatnia to { $most }
cli-enter-plays = Zostaje tylko ta: Enter ją zagra.

## The plain table

cli-greeting = { $game } ({ $options }): { $names }
cli-greeting-help = Odpowiedzią jest numer, ruch albo część opisu możliwości; pomoc: ?
cli-pass-keyboard = Klawiaturę dostaje { $name }; potem Enter.
cli-undone = Cofnięte.
cli-saved = Zapisane: { $path }
cli-kept = Gra jest zapisana w { $path }
cli-go-on = Dalsza gra: { $command }
cli-record = Zapis gry: { $path }
cli-unfinished = niedokończona
cli-plain-help =
    Co można wpisać:
      12                    możliwość numer 12
      { $move } ruchy jak w zapisie, oddzielone średnikiem
      { $part } część opisu: pokazuje pasujące możliwości
      Enter                 lista jeszcze raz; gra jedyną, która została
      why ŻYCZENIE          dlaczego nie? ruch, pole, numer karty, osobistość
      cards NAZWA           co mówi karta, osobistość, żeton lub pole; także po numerze
      show                  cały stół
      score                 punkty, jakby gra skończyła się teraz
      log, log N            co się ostatnio działo, ostatnie N zdań
      undo, redo            cofnięcie ostatniej odpowiedzi, zagranie jej znowu
      save, save PLIK       gra zapisuje się sama; PLIK to dodatkowa kopia
      quit                  koniec; gra zostaje zapisana
      ?                     ta pomoc

## The table in text

board-round = Runda { $round } z 6, okres { $period }. Kości: { $dice }
board-order = Kolejność tur: { $seats }. Następny raport do Watykanu wymaga wiary { $faith }
board-tiles = Żetony ekskomuniki: { $tiles }
board-tower = { $kind }
board-tower-taken = { $kind }, zajęte
board-value = wartość { $n }
board-free = Wolne pola: { $spaces }
board-amount = { $good } { $n }
board-good-coins = monety
board-good-wood = drewno
board-good-stone = kamień
board-good-servants = słudzy
board-good-military = wojsko
board-good-faith = wiara
board-good-vp = punkty zwycięstwa
board-total = punkty, gdyby gra skończyła się teraz: { $n }
board-members = członkowie rodziny: { $members }
board-cards = { $kind }: { $cards }
board-packet = osobistości do wyboru: { $leaders }
board-hand = osobistości na ręce: { $leaders }
board-played = osobistości w grze: { $leaders }
board-bonus = żeton premii osobistej: { $tile }
board-banned = ekskomuniki: { $tiles }
board-hidden = ukryty
board-copies = jako { $leader }
board-used = użyty w tej rundzie
