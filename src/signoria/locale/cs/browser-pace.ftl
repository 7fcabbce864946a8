### Čas, hovor a co volá ke stolu, v prohlížeči, česky.

## Tempo

browser-pace = Tempo
browser-pace-and-table = Tempo a stůl
browser-pace-none = Bez hodin
browser-pace-none-says = mezi přáteli
browser-pace-none-more = Každý přemýšlí, jak dlouho chce.
browser-pace-live = Naživo
browser-pace-live-says = pak hraje bot
browser-pace-days = Po tazích
browser-pace-days-says = několik dní
browser-pace-each = Každý
browser-pace-more = a za tah
browser-pace-turn = Na tah
browser-pace-minutes = { $n } min
browser-pace-seconds = +{ $n } s
browser-pace-days-n =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
        [many] { $n } dne
       *[other] { $n } dní
    }
browser-pace-hours-n =
    { $n ->
        [one] { $n } hodina
        [few] { $n } hodiny
        [many] { $n } hodiny
       *[other] { $n } hodin
    }
browser-pace-live-is =
    { $more ->
        [0] každý { $n } min
       *[other] každý { $n } min a { $more } s navíc za tah
    }
browser-pace-days-is =
    { $n ->
        [one] { $n } den na tah
        [few] { $n } dny na tah
        [many] { $n } dne na tah
       *[other] { $n } dní na tah
    }
browser-pace-hours-is =
    { $n ->
        [one] { $n } hodina na tah
        [few] { $n } hodiny na tah
        [many] { $n } hodiny na tah
       *[other] { $n } hodin na tah
    }
browser-time-left = Tvůj čas: { $time }

## Hodiny u stolu

play-clock-of = Čas hráče { $seat }: { $time }
play-clock-runs = Hráči { $seat } běží čas: { $time }
play-clock-only = už jen { $time }
play-clock-spoken =
    { $n ->
        [one] Zbývá ti { $n } sekunda.
        [few] Zbývají ti { $n } sekundy.
        [many] Zbývá ti { $n } sekundy.
       *[other] Zbývá ti { $n } sekund.
    }
play-clock-over = Čas ti vypršel, hraje za tebe bot.
play-bot-plays = Hraje za tebe bot.

## Hovor

play-talk = Chat
play-talk-new =
    { $n ->
        [one] { $n } nová zpráva
        [few] { $n } nové zprávy
        [many] { $n } nové zprávy
       *[other] { $n } nových zpráv
    }
play-talk-none = Zatím nikdo nic neřekl.
play-talk-say = Něco řekni
play-talk-send = Odeslat
play-talk-come-in = Řekni své jméno a mluv s námi
play-talk-watches = dívá se
play-talk-mute = Ztlumit: { $name }
play-talk-unmute = Zase ukázat: { $name }
play-talk-mute-all = Ztlumit všechny
play-talk-hidden =
    { $n ->
        [one] { $n } skrytá zpráva.
        [few] { $n } skryté zprávy.
        [many] { $n } skryté zprávy.
       *[other] { $n } skrytých zpráv.
    }

## Co volá ke stolu

browser-calls = Zvuky a upozornění
browser-notes = Upozornění
browser-notes-says = Když jsi na tahu a díváš se jinam.
browser-notes-blocked = Prohlížeč je této stránce nedovolí; dá se to změnit v jeho nastavení.
browser-sounds = Zvuky
browser-volume = Hlasitost
