### What every game says, Polish.

## Words

list-and = { $first } i { $last }
    .more = { $first }, { $last }
list-or = { $first } lub { $last }
    .more = { $first }, { $last }
list-either = { $first } albo { $last }
    .more = { $first }, { $last }
list-then = { $first }; { $last }
    .more = { $first }; { $last }
list-sentences = { $first } { $last }
    .more = { $first } { $last }
list-nothing = nic
seat = { $seat }
seat-nature = { nature }
seat-unnamed = gracz { $n }
nature = los
objection = { $rule }: { $reason }
refusal-line = wiersz { $line }: { $what }
refusal-column = kolumna { $column }: { $what }
refusal-place = wiersz { $line }, kolumna { $column }: { $what }
score-total = Razem
language-unknown = nie ma języka „{ $name }”; są: { $known }

## Options

game-unknown = nie ma gry „{ $name }”; są: { $known }
options-players =
    { $n ->
        [one] { $n } gracz to za mało
        [few] { $n } graczy: tylu nie może grać
       *[many] { $n } graczy: tylu nie może grać
    }; gra jest dla { $least }–{ $most } graczy
options-unknown = nie ma opcji „{ $name }”; są: players, { $known }
options-setting = opcja { $name } nie może mieć wartości „{ $value }”; do wyboru: { $known }
options-number = opcja { $name } wymaga liczby, a nie „{ $value }”

## Moves

move-empty = brakuje ruchu
move-after-opening = odpowiedzi wszystkich są teraz odkryte; następny ruch podaje się osobno
move-unknown = „{ $text }” nie jest ruchem
move-unknown-close = „{ $text }” nie jest ruchem; najbliżej: { $close }
move-illegal = { $move } jest teraz niemożliwe
not-asked =
    teraz nie decyduje { $name ->
        [nature] { nature }
       *[other] { $name }
    }; decyduje: { $asked ->
        [nature] { nature }
       *[other] { $asked }
    }
undo-nothing = nie ma czego cofnąć
undo-chance = w międzyczasie zdecydował los; tego nie można cofnąć
undo-other = w międzyczasie jest już odpowiedź innego gracza ({ $name }); cofnąć można tylko własny ostatni ruch
undo-opened = ostatni ruch odsłonił tajne odpowiedzi; nie można go cofnąć
redo-nothing = nie ma czego powtórzyć
move-end = Zakończ turę
move-hidden = Tajna odpowiedź
move-text = { $move }

## Why not

no-over = gra się skończyła
no-turn = to nie twoja tura; decyduje: { $asked }
no-question = najpierw inne pytanie: { $ask }
no-option = { $move } nie jest tu odpowiedzią
no-nature = o tym decyduje tylko los

## Records

record-game = to zapis gry { $found }, a nie { $here }
record-header = to nie jest nagłówek: { $text }
record-header-missing = brakuje nagłówka „{ $name }”
record-header-twice = nagłówek „{ $name }” występuje dwa razy
record-hidden = ruch oznaczony „?” jest tajemnicą innego gracza; tej kopii nie da się odtworzyć
record-label = wiersz zaczyna się od { $found }, a w grze jest { $label }
record-line = wiersz z ruchami zaczyna się od „znacznik imię:”, ten nie: { $text }
record-name = „{ $name }” nie może być imieniem gracza: od 1 do 40 znaków bez spacji, dwukropków, średników i nawiasów
record-name-taken = imię „{ $name }” jest zajęte
record-seat-unknown = nie ma gracza „{ $name }”; grają: { $known }
record-seats =
    { $n ->
        [one] { $n } imię
        [few] { $n } imiona
       *[many] { $n } imion
    } dla { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
       *[many] { $players } graczy
    }
record-too-long = za długie: ponad { $most } bajtów
record-version = zapis powstał według zasad { $found } gry { $name }; tu są zasady { $here }

## Positions written by hand

position-too-long = za długie: ponad { $most } bajtów
position-header = pozycja nie ma nagłówka „{ $name }”
position-statement = to nie jest zapis pozycji: { $text }
position-clause = to nie jest zapis o graczu: { $text }
position-twice = w tym zapisie występuje dwa razy: { $text }
position-number = potrzebna jest liczba od { $least } do { $most }, a nie „{ $text }”
position-card-twice = karta { $card } występuje dwa razy
position-leader-twice = ta osobistość występuje dwa razy: { $name }

## What things say

about = { $name }. { $text }

## Bots

bot-unknown = nie ma bota „{ $name }”; są: { $known }
arena-bots =
    { $n ->
        [one] { $n } bot to za mało
        [few] { $n } boty: tyle nie może grać
       *[many] { $n } botów: tyle nie może grać
    }; mecz jest dla { $least }–{ $most } botów
