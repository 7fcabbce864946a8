### Time, talk and what calls to the table, in the browser, English.

## Pace

browser-pace = Pace
browser-pace-and-table = Pace and table
browser-pace-none = No clock
browser-pace-none-says = among friends
browser-pace-none-more = Everybody thinks as long as they like.
browser-pace-live = Live
browser-pace-live-says = then a bot plays on
browser-pace-days = By turns
browser-pace-days-says = over days
browser-pace-each = Each
browser-pace-more = and a turn
browser-pace-turn = For a turn
browser-pace-minutes = { $n } min
browser-pace-seconds = +{ $n } s
browser-pace-days-n =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
browser-pace-hours-n =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
browser-pace-live-is =
    { $more ->
        [0] { $n } min each
       *[other] { $n } min each, { $more } s more a turn
    }
browser-pace-days-is =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
browser-pace-hours-is =
    { $n ->
        [one] { $n } hour a turn
       *[other] { $n } hours a turn
    }
browser-time-left = Your time: { $time }

## Clocks at the table

play-clock-of = Time of { $seat }: { $time }
play-clock-runs = The time of { $seat } runs: { $time }
play-clock-only = only { $time }
play-clock-spoken =
    { $n ->
        [one] You have { $n } second left.
       *[other] You have { $n } seconds left.
    }
play-clock-over = Your time is over; a bot plays for you.
play-bot-plays = A bot plays for you.

## Talk

play-talk = Chat
play-talk-new =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
play-talk-none = Nobody has said anything yet.
play-talk-say = Say something
play-talk-send = Send
play-talk-come-in = Say your name to join in
play-talk-watches = watches
play-talk-mute = Mute { $name }
play-talk-unmute = Show { $name } again
play-talk-mute-all = Mute everybody
play-talk-hidden =
    { $n ->
        [one] { $n } line folded away.
       *[other] { $n } lines folded away.
    }

## What calls to the table

browser-calls = Sounds and notifications
browser-notes = Notifications
browser-notes-says = When it is your turn and you look elsewhere.
browser-notes-blocked = The browser does not allow them for this page; its settings can.
browser-sounds = Sounds
browser-volume = Volume
