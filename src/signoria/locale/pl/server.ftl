### What the tables of the server say, Polish.

## Seats

server-not-here = Nie ma takiego stołu albo nie jest on dla ciebie dostępny.
server-not-your-chair = To nie twoje miejsce.
server-host-only = Może to zrobić tylko osoba, która założyła stół.
server-still-here = Kto jest przy stole, gra samodzielnie.
server-chair-taken = To miejsce zajmuje już ktoś inny.
server-no-chair = Nie ma tu wolnego miejsca.
server-begun = Gra już się zaczęła.
server-not-begun = Gra jeszcze się nie zaczęła.
server-not-over = Gra jeszcze się nie skończyła.
server-old-rules = Ta gra zaczęła się według zasad { $found }; tu obowiązują zasady { $here }, więc nie można jej kontynuować.
server-pace-wrong = W takim tempie nie da się grać: na całą grę od 1 minuty do 10 godzin, na turę od 1 godziny do 30 dni, dodatek za turę najwyżej 10 minut.

## Moves

server-not-asked = Gra o nic cię teraz nie pyta.
server-moved-on = Na stole coś się już zmieniło; spójrz jeszcze raz.
server-moves-long = To jest za długie: najwyżej { $most } znaków.
server-sealed-alone = Tajną odpowiedź podaje się osobno; reszta przyjdzie, gdy odpowiedzą wszyscy.

## Taking back

undo-seat = w międzyczasie jest już odpowiedź innego gracza ({ $seat }); cofnąć można tylko za zgodą wszystkich
server-no-wish = Nikt już nie chce niczego cofać.

## Back and ahead

server-own-eyes = Dopóki gra trwa, patrzysz wstecz tylko własnymi oczami.
server-no-move = Nie ma ruchu { $n }; gra ma ich { $most }.
server-plan-long = To już dość daleko naprzód: najwyżej { $most } ruchów.
server-fork-over = Tam gra była już skończona; cofnij się trochę, zanim ją rozgałęzisz.
server-fork-hidden = Coś z tych ruchów jest przed tobą ukryte, więc nie można od nich grać dalej przy innym stole. Wypróbuj to w planie albo rozgałęź grę, gdy się skończy.
server-fork-seats =
    { $n ->
        [one] W tej grze gra dalej { $n } gracz.
        [few] W tej grze gra dalej { $n } graczy.
       *[other] W tej grze gra dalej { $n } graczy.
    }

## Zapisy, które ktoś przynosi

server-record-empty = Nie ma tu nic do odczytania.
server-record-long = To za długie jak na zapis: najwyżej { $most } kB.
server-record-moves = To za długie jak na grę: najwyżej { $most } ruchów.
server-record-game = Nie ma tu gry „{ $found }”; są { $known }.
server-record-slow = Odczytywanie tego zapisu trwało za długo, więc został odłożony.
