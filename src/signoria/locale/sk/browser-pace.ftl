### Čas, rozhovor a čo volá k stolu, v prehliadači, po slovensky.

## Tempo

browser-pace = Tempo
browser-pace-and-table = Tempo a stôl
browser-pace-none = Bez hodín
browser-pace-none-says = medzi priateľmi
browser-pace-none-more = Každý premýšľa, ako dlho chce.
browser-pace-live = Naživo
browser-pace-live-says = potom hrá bot
browser-pace-days = Po ťahoch
browser-pace-days-says = niekoľko dní
browser-pace-each = Každý
browser-pace-more = a za ťah
browser-pace-turn = Na ťah
browser-pace-minutes = { $n } min
browser-pace-seconds = +{ $n } s
browser-pace-days-n =
    { $n ->
        [one] { $n } deň
        [few] { $n } dni
        [many] { $n } dňa
       *[other] { $n } dní
    }
browser-pace-hours-n =
    { $n ->
        [one] { $n } hodina
        [few] { $n } hodiny
        [many] { $n } hodiny
       *[other] { $n } hodín
    }
browser-pace-live-is =
    { $more ->
        [0] každý { $n } min
       *[other] každý { $n } min a { $more } s navyše za ťah
    }
browser-pace-days-is =
    { $n ->
        [one] { $n } deň na ťah
        [few] { $n } dni na ťah
        [many] { $n } dňa na ťah
       *[other] { $n } dní na ťah
    }
browser-pace-hours-is =
    { $n ->
        [one] { $n } hodina na ťah
        [few] { $n } hodiny na ťah
        [many] { $n } hodiny na ťah
       *[other] { $n } hodín na ťah
    }
browser-time-left = Tvoj čas: { $time }

## Hodiny pri stole

play-clock-of = Čas hráča { $seat }: { $time }
play-clock-runs = Hráčovi { $seat } beží čas: { $time }
play-clock-only = už len { $time }
play-clock-spoken =
    { $n ->
        [one] Zostáva ti { $n } sekunda.
        [few] Zostávajú ti { $n } sekundy.
        [many] Zostáva ti { $n } sekundy.
       *[other] Zostáva ti { $n } sekúnd.
    }
play-clock-over = Čas ti vypršal, hrá za teba bot.
play-bot-plays = Hrá za teba bot.

## Rozhovor

play-talk = Chat
play-talk-new =
    { $n ->
        [one] { $n } nová správa
        [few] { $n } nové správy
        [many] { $n } novej správy
       *[other] { $n } nových správ
    }
play-talk-none = Zatiaľ nikto nič nepovedal.
play-talk-say = Niečo povedz
play-talk-send = Odoslať
play-talk-come-in = Povedz svoje meno a hovor s nami
play-talk-watches = pozerá sa
play-talk-mute = Stlmiť: { $name }
play-talk-unmute = Zase ukázať: { $name }
play-talk-mute-all = Stlmiť všetkých
play-talk-hidden =
    { $n ->
        [one] { $n } skrytá správa.
        [few] { $n } skryté správy.
        [many] { $n } skrytej správy.
       *[other] { $n } skrytých správ.
    }

## Čo volá k stolu

browser-calls = Zvuky a upozornenia
browser-notes = Upozornenia
browser-notes-says = Keď si na ťahu a pozeráš sa inam.
browser-notes-blocked = Prehliadač ich tejto stránke nedovolí; dá sa to zmeniť v jeho nastaveniach.
browser-sounds = Zvuky
browser-volume = Hlasitosť
