### Czas, rozmowa i to, co woła do stołu, w przeglądarce, po polsku.

## Tempo

browser-pace = Tempo
browser-pace-and-table = Tempo i stół
browser-pace-none = Bez zegara
browser-pace-none-says = wśród znajomych
browser-pace-none-more = Każdy myśli tak długo, jak chce.
browser-pace-live = Na żywo
browser-pace-live-says = potem gra bot
browser-pace-days = Turami
browser-pace-days-says = przez kilka dni
browser-pace-each = Każdy
browser-pace-more = i za turę
browser-pace-turn = Na turę
browser-pace-minutes = { $n } min
browser-pace-seconds = +{ $n } s
browser-pace-days-n =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
        [many] { $n } dni
       *[other] { $n } dnia
    }
browser-pace-hours-n =
    { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
        [many] { $n } godzin
       *[other] { $n } godziny
    }
browser-pace-live-is =
    { $more ->
        [0] każdy { $n } min
       *[other] każdy { $n } min i { $more } s więcej za turę
    }
browser-pace-days-is =
    { $n ->
        [one] { $n } dzień na turę
        [few] { $n } dni na turę
        [many] { $n } dni na turę
       *[other] { $n } dnia na turę
    }
browser-pace-hours-is =
    { $n ->
        [one] { $n } godzina na turę
        [few] { $n } godziny na turę
        [many] { $n } godzin na turę
       *[other] { $n } godziny na turę
    }
browser-time-left = Twój czas: { $time }

## Zegary przy stole

play-clock-of = Czas gracza { $seat }: { $time }
play-clock-runs = Biegnie czas gracza { $seat }: { $time }
play-clock-only = tylko { $time }
play-clock-spoken =
    { $n ->
        [one] Została ci { $n } sekunda.
        [few] Zostały ci { $n } sekundy.
        [many] Zostało ci { $n } sekund.
       *[other] Zostało ci { $n } sekundy.
    }
play-clock-over = Twój czas minął, gra za ciebie bot.
play-bot-plays = Gra za ciebie bot.

## Rozmowa

play-talk = Czat
play-talk-new =
    { $n ->
        [one] { $n } nowa wiadomość
        [few] { $n } nowe wiadomości
        [many] { $n } nowych wiadomości
       *[other] { $n } nowej wiadomości
    }
play-talk-none = Nikt jeszcze nic nie powiedział.
play-talk-say = Powiedz coś
play-talk-send = Wyślij
play-talk-come-in = Podaj swoje imię, żeby rozmawiać
play-talk-watches = ogląda
play-talk-mute = Wycisz: { $name }
play-talk-unmute = Pokaż znowu: { $name }
play-talk-mute-all = Wycisz wszystkich
play-talk-hidden =
    { $n ->
        [one] { $n } ukryta wiadomość.
        [few] { $n } ukryte wiadomości.
        [many] { $n } ukrytych wiadomości.
       *[other] { $n } ukrytej wiadomości.
    }

## Co woła do stołu

browser-calls = Dźwięki i powiadomienia
browser-notes = Powiadomienia
browser-notes-says = Gdy jest twoja kolej, a patrzysz gdzie indziej.
browser-notes-blocked = Przeglądarka nie pozwala na nie tej stronie; można to zmienić w jej ustawieniach.
browser-sounds = Dźwięki
browser-volume = Głośność
